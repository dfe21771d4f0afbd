### The words of Dimenticato.

title = Dimenticato
tagline = Retiens le nombre sous tes pieds
about = Quatre figurines font le tour d’une piste de dés et rentrent à la maison. Pour avancer, il faut dire quel nombre se cache sous leurs pieds.
pass = Passer
figure = Figurine { $figure }
figureOn = Figurine { $figure } : { $field }
field = ligne { $row }, colonne { $column }
startField = case de départ { $number }
shows = { $field }, montre { $number }
say = Dire { $number }
setBackTo = Faire reculer : { $field }
announce = Annoncer un nombre pour la figurine { $figure }
announceNumber = Annoncer { $number } pour la figurine { $figure }
go = Déplacer la figurine { $figure }
goTo = Figurine { $figure } vers { $goal }
goToBack = Figurine { $figure } vers { $goal } ; l’autre recule vers { $back }
home = { $home } sur { $all } à la maison

ask-figure = Choisis une figurine.
ask-under = Qu’y a-t-il sous la figurine { $figure } ?
ask-where = Où va la figurine { $figure } ?
ask-right = Juste, { $number } ! Où va la figurine { $figure } ?
ask-back = Où recule l’autre figurine ?
ask-pass = Aucune figurine ne peut avancer maintenant.

told-passed = passe
told-announced = annonce un nombre pour la figurine { $figure }
told-announcedNumber = annonce { $number } pour la figurine { $figure }
told-rightly = { $announced } : juste
told-inVain = { $announced } et reste sur place
told-moved = déplace la figurine { $figure }
told-movedTo = déplace la figurine { $figure } vers { $goal }
told-movedToBack = déplace la figurine { $figure } vers { $goal } et fait reculer l’autre vers { $back }

endings-limit = La partie a assez duré : tout le monde partage la victoire.
endings-home = Toutes les figurines d’une couleur sont rentrées à la maison.

reasons-over = La partie est finie.
reasons-must-go = Tu as dit le bon nombre : fais avancer cette figurine.
reasons-must-leave = D’abord, tes figurines doivent quitter leurs cases de départ.
reasons-must-act = Tu ne peux passer que si rien d’autre n’est possible.
reasons-not-on-track = On annonce un nombre pour une figurine qui est sur la piste.
reasons-announce-first = Annonce d’abord le nombre qui est sous la figurine.
reasons-cannot-leave = Aucune de tes figurines ne peut quitter sa case de départ maintenant.
reasons-not-a-field = Cette case n’existe pas sur ce plateau.
reasons-own-card = Une figurine qui part doit dépasser ta propre grande carte.
reasons-no-way = Aucun chemin de la bonne longueur n’y mène.
reasons-home-only = Une figurine rentrée à la maison ne peut aller que sur une autre de tes cases de départ.
reasons-own-figure = Une de tes figurines s’y trouve.
reasons-safe = La figurine qui s’y trouve est à l’abri sur sa propre couleur.
reasons-no-way-back = La figurine qui s’y trouve ne peut reculer sur aucune case.
reasons-say-where = Dis sur quelle case recule la figurine qui s’y trouve.
reasons-not-back-there = La figurine qui s’y trouve ne peut pas reculer sur cette case.
reasons-nobody-there = Il n’y a là aucune figurine à faire reculer.

## What an action did, as the terminal tells it.

effect-back = fait reculer la figurine { $figure } de { $seat }
effect-home = la figurine { $figure } est à la maison

shown-moves-true = la figurine avance
shown-moves-false = la figurine reste sur place
