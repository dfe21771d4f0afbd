### The words of Dimenticato.

title = Dimenticato
tagline = Retiens le nombre sous tes pieds
suits = pour qui a bonne mémoire
aim = Fais faire un tour à tes quatre figurines et ramène-les à la maison. Pour avancer, il faut connaître le nombre caché.
about = Quatre figurines font le tour d’une piste de dés et rentrent à la maison. Pour avancer, il faut annoncer quel nombre se cache sous leurs pieds.

option-shown = Un instant à découvert
option-shown-help = Un nombre vérifié, ou caché sous une figurine prise, est montré à tous un instant, comme à table.

pass = Passer
stay = Rester
figure = Figurine { $figure }
figureOn = Figurine { $figure } : { $field }
field = ligne { $row }, colonne { $column }
startField = case de départ { $number }
shows = { $field }, montre { $number }
say = Annoncer { $number }
setBackTo = Faire reculer : { $field }
announce = Annoncer un nombre pour la figurine { $figure }
announceNumber = Annoncer { $number } pour la figurine { $figure }
go = Déplacer la figurine { $figure }
goTo = Figurine { $figure } → { $goal }
goToBack = Figurine { $figure } → { $goal } ; l’autre recule : { $back }
home = { $home } sur { $all }
itWas = c’était { $number }

## What to do now.

task-leave = Quelle figurine part ?
task-figure = Choisis une figurine dont tu te rappelles le nombre.
task-under = Quel nombre y a-t-il sous ta figurine { $figure } ?
task-where = Où va ta figurine { $figure } ?
task-right = Oui, { $number } ! Où va la figurine { $figure } ?
task-take = C’est juste ! Prends avec la figurine { $figure }, ou reste.
task-back = Sur quelle case fais-tu reculer l’autre figurine ?
task-pass = Aucune de tes figurines ne peut bouger : tu dois passer.

## How it ends, and why something is not allowed.

ending-limit = La partie a assez duré : tout le monde partage la victoire.
ending-home = Toutes les figurines d’une couleur sont rentrées à la maison.

reason-over = La partie est finie.
reason-must-go = Tu as annoncé le bon nombre : fais avancer cette figurine.
reason-may-not-stay = Tu ne peux rester que si chaque déplacement prend une figurine.
reason-must-leave = D’abord, tes figurines doivent quitter leurs cases de départ.
reason-must-act = Tu ne peux passer que si rien d’autre n’est possible.
reason-not-on-track = On n’annonce un nombre que pour une figurine sur la piste.
reason-announce-first = Annonce d’abord quel nombre est sous la figurine.
reason-cannot-leave = Aucune de tes figurines ne peut quitter sa case de départ maintenant.
reason-not-a-field = Cette case n’existe pas sur ce plateau.
reason-own-card = Une figurine qui part doit quitter ta propre grande carte.
reason-no-way = Aucun chemin de la bonne longueur n’y mène.
reason-home-only = Une figurine rentrée à la maison ne peut aller que sur une autre de tes cases de départ.
reason-own-figure = Une de tes figurines s’y trouve.
reason-safe = La figurine qui s’y trouve est à l’abri sur sa propre couleur.
reason-no-way-back = La figurine qui s’y trouve ne peut reculer sur aucune case.
reason-say-where = Choisis sur quelle case recule la figurine qui s’y trouve.
reason-not-back-there = La figurine qui s’y trouve ne peut pas reculer sur cette case.
reason-nobody-there = Il n’y a là aucune figurine à faire reculer.

## What an action did, without who did it; the terminal says the same.

did-passed = passe son tour
did-stayed = connaît le nombre et reste
did-announced_right =
    { $count ->
        [0] connaît le nombre sous la figurine { $figure }
       *[other] annonce { $count } pour la figurine { $figure } : c’est juste
    }
did-announced_wrong = annonce { $count } pour la figurine { $figure } : c’est faux
did-announced_stuck = annonce { $count } pour la figurine { $figure } : c’est juste, mais elle ne peut aller nulle part
did-announced_vain = annonce un nombre pour la figurine { $figure } : raté
did-moved = déplace la figurine { $figure }
did-moved_walk =
    { $count ->
        [0] fait avancer la figurine { $figure }
        [one] fait avancer la figurine { $figure } d’une case
       *[other] fait avancer la figurine { $figure } de { $count } cases
    }
did-moved_leave = fait partir la figurine { $figure }
did-moved_shift = déplace la figurine { $figure } à la maison
did-back =
    { $whom ->
        [you] prend ta figurine { $figure } et la fait reculer
       *[other] prend la figurine { $figure } ({ $name }) et la fait reculer
    }
did-home = la ramène à la maison
did-won_home = gagne
did-won_limit =
    { $whom ->
        [other] { "" }
       *[self] partage la victoire avec tout le monde
    }

shown-moves-true = la figurine avance
shown-moves-false = la figurine reste sur place
shown-shown = tout le monde voit { $value }

## What only the terminal says of Dimenticato: what stands beside the board, and how actions are written.

fact-waiting = { $count } au départ
fact-home = rentrées : { $home } sur { $all }
note-fields = Cases : un nombre et une couleur, { $shapes } ; # est une case de départ.

notation-go = une figurine, > et une case en ligne,colonne : elle y va
notation-announce = une figurine, = et le nombre sous elle : annonce ce nombre
notation-back = de même, et la figurine qui s’y trouve recule sur la case après !
notation-stay = rester, si chaque déplacement prend une figurine
notation-pass = passer, seulement si rien d’autre n’est possible
