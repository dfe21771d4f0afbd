### The words of Memento.

title = Memento
tagline = Des piles sur des triangles tournants
suits = pour qui voit loin
aim = Tu gagnes en occupant le centre et les trois points des côtés d’un triangle, ou bien les quatre centres.
about = Déplace, empile et divise tes pièces pendant que le plateau tourne sous leurs pieds. Pour gagner, occupe les quatre centres avant les autres, ou remplis le cœur d’un triangle.

option-version = Version
option-version-help = Jusqu’où peut filer un double.
option-version-original = Originale
option-version-original-help = Les longues lignes continuent à leur autre bout, comme des anneaux.
option-version-simple = Simple
option-version-simple-help = Son trajet peut quitter le plateau une fois et revenir ailleurs.
option-version-complex = Complexe
option-version-complex-help = Son trajet s’arrête au bord.

heights-1 = simple
heights-2 = double
heights-3 = triplet

shapes-0 = cercle
shapes-1 = carré
shapes-2 = triangle
shapes-3 = losange

triangles-N = Triangle du haut
triangles-E = Triangle de droite
triangles-W = Triangle de gauche
triangles-M = Triangle intérieur

parts-N = en haut
parts-E = à droite
parts-W = à gauche
parts-M = à l’intérieur

corners-top = sommet du haut
corners-bottom = sommet du bas
corners-left = sommet gauche
corners-right = sommet droit

sides-top = côté du haut
sides-bottom = côté du bas
sides-left = côté gauche
sides-right = côté droit

centre = centre
point = { $part } · { $where }
clockwise = dans le sens horaire
anticlockwise = dans le sens antihoraire
and = et
freePoint = { $point }, libre
figure = { $point }, { $height }, { $shape }
turn = { $triangle } { $way }
bring = Faire entrer : { $points }
move = { $from } → { $to }
split = Diviser ({ $from }) : { $parts }
part = { $height } → { $to }
splitInto = Diviser : { $heights }
supply = Réserve
yourMarkers = Tes marqueurs
turnTitle = Faire pivoter un triangle
splitTitle = Ou le diviser :
stones =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
markers =
    { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }
figures =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
out = plus en jeu

ending-limit = La partie a assez duré : ceux qui restent en jeu se partagent la victoire.
ending-four-centres = Une pièce sur chaque centre.
ending-whole-triangle = Le cœur d’un triangle est plein.
ending-last-seat = Personne d’autre n’est encore en jeu.

reason-over = La partie est finie.
reason-open-first = La partie commence par un simple sur n’importe quel point.
reason-opened = La partie a commencé : maintenant, les simples entrent par deux.
reason-no-stones = Il y a moins de deux pierres dans la réserve.
reason-no-markers = Tu n’as plus assez de marqueurs en main.
reason-no-entrance = Les simples entrent au bord des trois triangles extérieurs, jamais sur un centre.
reason-point-taken = Ce point est occupé.
reason-just-turned = Un triangle vient de pivoter.
reason-turned-yourself = Tu as déjà fait pivoter un triangle à ton dernier tour.
reason-turn-changes-nothing = Faire pivoter ce triangle ne changerait rien.
reason-not-your-figure = Aucune de tes pièces n’est sur ce point.
reason-out-of-reach = Cette pièce ne peut pas aller si loin.
reason-cannot-split = Cette pièce ne peut pas se diviser ainsi.

## What to do now, for the one who chooses.

task-open = Pose ton premier simple sur le point de ton choix.
task-any = Fais entrer deux simples, joue ou tourne.
task-bring = Choisis deux points pour tes simples.
task-move = Choisis une pièce à jouer.
task-turn = Tu ne peux que faire pivoter un triangle.
task-bring_move = Fais entrer deux simples ou joue une pièce.
task-bring_turn = Fais entrer deux simples ou tourne un triangle.
task-move_turn = Joue une pièce ou tourne un triangle.
task-second = Maintenant le deuxième simple.
task-goal =
    Où va le { $count ->
        [1] simple
        [2] double
       *[other] triplet
    } ?
task-goal_or_split =
    Où va le { $count ->
        [1] simple
        [2] double
       *[other] triplet
    } ? Ou divise-le.
task-how =
    Comment diviser le { $count ->
        [1] simple
        [2] double
       *[other] triplet
    } ?
task-part =
    { $count ->
        [1] Où va le premier simple ?
        [2] Et où va le deuxième ?
       *[other] Et où va le troisième ?
    }
task-rest = Et où va le simple ?

## What an action did: the present, without who did it. Places are triangles, never points.

did-placed =
    pose un simple dans le triangle { $part ->
        [N] du haut
        [W] de gauche
        [E] de droite
       *[M] intérieur
    }
did-placed_second =
    un autre dans le triangle { $part ->
        [N] du haut
        [W] de gauche
        [E] de droite
       *[M] intérieur
    }
did-turned =
    fait pivoter le triangle { $part ->
        [N] du haut
        [W] de gauche
        [E] de droite
       *[M] intérieur
    } dans le sens { $count ->
        [1] horaire
       *[other] antihoraire
    }
did-moved_step =
    amène un { $count ->
        [1] simple
        [2] double
       *[other] triplet
    } dans le triangle { $part ->
        [N] du haut
        [W] de gauche
        [E] de droite
       *[M] intérieur
    }
did-moved_line =
    file avec un double dans le triangle { $part ->
        [N] du haut
        [W] de gauche
        [E] de droite
       *[M] intérieur
    }
did-moved_leap =
    saute avec un triplet dans le triangle { $part ->
        [N] du haut
        [W] de gauche
        [E] de droite
       *[M] intérieur
    }
did-moved_within =
    déplace un { $count ->
        [1] simple
        [2] double
       *[other] triplet
    } dans le triangle { $part ->
        [N] du haut
        [W] de gauche
        [E] de droite
       *[M] intérieur
    }
did-moved_split =
    un { $count ->
        [1] simple
        [2] double
       *[other] triplet
    } { $part ->
        [N] en haut
        [W] à gauche
        [E] à droite
       *[M] à l’intérieur
    }
did-split =
    divise un { $count ->
        [2] double
       *[other] triplet
    }
did-taken =
    { $whom ->
        [you] capture ton { $count ->
            [1] simple
            [2] double
           *[other] triplet
        }
       *[other] capture un { $count ->
            [1] simple
            [2] double
           *[other] triplet
        } à { $name }
    } dans le triangle { $part ->
        [N] du haut
        [W] de gauche
        [E] de droite
       *[M] intérieur
    }
did-joined =
    monte sur un de ses { $count ->
        [1] simples
        [2] doubles
       *[other] triplets
    } dans le triangle { $part ->
        [N] du haut
        [W] de gauche
        [E] de droite
       *[M] intérieur
    }
did-returned =
    { $count ->
        [one] rend { $count } pierre
       *[other] rend { $count } pierres
    }
did-stacked =
    { $count ->
        [1] ce qui fait un simple
        [2] ce qui fait un double
       *[other] ce qui fait un triplet
    }
did-out =
    { $whom ->
        [you] tu n’es plus en jeu
       *[other] { $name } n’est plus en jeu
    }
did-won_four-centres = occupe tous les centres et gagne
did-won_whole-triangle = remplit le cœur d’un triangle et gagne
did-won_last-seat = et la partie est gagnée
did-won_limit =
    { $whom ->
        [you] tu partages la victoire
        [self] partage la victoire
       *[other] { $name } partage la victoire
    }

## What only the terminal says of Memento: what stands beside the board, and how actions are written.

note-heights = Le chiffre dit combien de pierres a une pièce.

notation-open = @ et un point : ton premier simple entre là
notation-bring = @ et deux points : deux simples entrent là
notation-move = d’un point à l’autre : déplace ta pièce
notation-turn = un triangle, > sens horaire ou < antihoraire : le fait pivoter
notation-split = un double se divise : un simple sur chaque point après le /
notation-splitOff = un triplet se divise : le double va au point après /2, le simple à l’autre
notation-splitUp = un triplet se divise en trois simples
