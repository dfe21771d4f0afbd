### The words of Anneaux.

title = Anneaux
tagline = Trois anneaux, des lignes de trois
about = Pose tes pions et fais tourner les anneaux jusqu’à en aligner trois. Chaque ligne coûte un pion aux autres.
clockwise = Anneau { $ring } dans le sens horaire
back = Anneau { $ring } dans le sens antihoraire
place = Un pion en { $cell }
move = De { $from } à { $to }
take = Prendre le pion en { $cell }
pass = Passer
free = { $cell }, libre
pawn = { $cell }, pion avec un { $shape }
spentPawn = { $cell }, pion fatigué avec un { $shape }
takeable = Prendre { $cell }, pion avec un { $shape }

shapes-circle = cercle
shapes-square = carré
shapes-triangle = triangle
shapes-diamond = losange

told-place = pose un pion en { $cell }
told-move = va de { $from } à { $to }
told-take = prend le pion en { $cell }
told-clockwise = tourne l’anneau { $ring } dans le sens horaire
told-back = tourne l’anneau { $ring } dans le sens antihoraire
told-pass = passe

counts = { $hand } en main, { $track } sur les anneaux
hands = Pions en main
inHand = { $shape } : { $hand } en main
out = hors jeu
turns = Tourner un anneau
pinned = L’anneau { $ring } est bloqué : il a tourné en dernier.
unpinned = Tous les anneaux peuvent tourner.
flying = Tu voles vers n’importe quelle case libre, sans tourner d’anneau.
where = Où aller ?
owed =
    { $count ->
        [1] Prends un pion à
       *[other] Prends { $count } pions à
    }
owes =
    { $count ->
        [1] À prendre : un pion de
       *[other] À prendre : { $count } pions de
    }

endings-limit = Le dernier coup est joué : les couleurs encore en jeu partagent la victoire.
endings-last-seat = Une seule couleur a encore trois pions ou plus.

reasons-over = La partie est finie.
reasons-take-first = Prends d’abord les pions que tes lignes t’ont rapportés.
reasons-nothing-to-take = Il n’y a pas de pion à prendre maintenant.
reasons-not-theirs = Prends un pion de la couleur qui doit en donner un maintenant.
reasons-hand-empty = Tu n’as plus de pion en main.
reasons-cell-taken = Cette case est occupée.
reasons-not-your-pawn = Aucun de tes pions n’est sur cette case.
reasons-too-far = Un pion va sur la case voisine de son anneau, ou sur l’anneau d’à côté.
reasons-ring-turned-last = Cet anneau a tourné en dernier ; un autre doit d’abord tourner.
reasons-flying = Avec quatre pions ou moins et la main vide, tu voles et ne peux pas tourner d’anneau.
reasons-must-act = Tu ne peux passer que si rien d’autre n’est possible.

## What an action did, as the terminal tells it.

effect-taken = prend un pion à { $seat }
effect-line = une ligne : { $at }
