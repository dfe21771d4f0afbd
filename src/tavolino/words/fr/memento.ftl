### The words of Memento.

title = Memento
tagline = Des piles sur des triangles tournants
about = Déplace, empile et divise tes figurines pendant que le plateau tourne sous leurs pieds. Il faut occuper les quatre centres avant les autres, ou remplir le cœur d’un triangle.

option-version = Variante
option-version-help = Jusqu’où peut aller une pile de deux pierres.
option-version-simple = Facile
option-version-simple-help = Un trajet s’arrête au bout de sa ligne. Parfait pour une première partie.
option-version-original = Originale
option-version-original-help = Les longues lignes continuent à leur autre bout, comme des anneaux.
option-version-complex = Complexe
option-version-complex-help = Un trajet peut quitter le plateau une fois et revenir ailleurs.

heights-1 = simple
heights-2 = double
heights-3 = triple

shapes-0 = cercle
shapes-1 = carré
shapes-2 = triangle
shapes-3 = losange

triangles-N = Triangle du haut
triangles-E = Triangle de droite
triangles-W = Triangle de gauche
triangles-M = Triangle du milieu

parts-N = en haut
parts-E = à droite
parts-W = à gauche
parts-M = au milieu

corners-top = coin du haut
corners-bottom = coin du bas
corners-left = coin gauche
corners-right = coin droit

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
bring = Entrer : { $points }
move = { $from } → { $to }
split = Diviser { $from } : { $parts }
part = { $height } → { $to }
splitInto = Diviser : { $heights }
tellBring = entre : { $points }
tellTurn = tourne : { $triangle } { $way }
tellMove = va : { $from } → { $to }
tellSplit = divise { $from } : { $parts }
supply = Réserve
inHand = En main
turnTitle = Tourner un triangle
splitTitle = Ou diviser :
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

endings-limit = La partie a assez duré : les couleurs encore en jeu partagent la victoire.
endings-four-centres = Une figurine sur chaque centre.
endings-whole-triangle = Le cœur d’un triangle est plein.
endings-last-seat = Tous les autres sont hors jeu.

reasons-over = La partie est finie.
reasons-open-first = La partie commence par un simple sur n’importe quel point.
reasons-opened = La partie est ouverte : maintenant, deux simples entrent ensemble.
reasons-no-stones = Il y a moins de deux pierres dans la réserve.
reasons-no-markers = Tu n’as plus assez de marqueurs en main.
reasons-no-entrance = Les simples entrent sur les trois triangles extérieurs, pas sur un centre.
reasons-point-taken = Ce point est occupé.
reasons-just-turned = Un triangle vient d’être tourné.
reasons-turned-yourself = Tu as tourné un triangle à ton dernier tour.
reasons-turn-changes-nothing = Tourner ce triangle ne changerait rien.
reasons-not-your-figure = Aucune de tes figurines n’est sur ce point.
reasons-out-of-reach = Cette figurine ne peut pas aller si loin.
reasons-cannot-split = Cette figurine n’a pas la bonne hauteur pour se diviser ainsi.

## What an action did, as the terminal tells it.

effect-taken =
    { $count ->
        [2] prend un double à { $seat }
        [3] prend un triple à { $seat }
       *[other] prend un simple à { $seat }
    }
effect-joined =
    { $count ->
        [1] rejoint un de ses simples
        [2] rejoint un de ses doubles
       *[other] rejoint un de ses triples
    }
effect-returned =
    { $count ->
        [one] { $count } pierre retourne à la réserve
       *[other] { $count } pierres retournent à la réserve
    }
effect-stacked =
    { $count ->
        [1] maintenant un simple
        [2] maintenant un double
       *[other] maintenant un triple
    }
