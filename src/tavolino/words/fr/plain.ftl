### The plain board, for games that have no board of their own.

clockwise = Tourner { $part } dans le sens horaire
back = Tourner { $part } dans le sens antihoraire
free = libre
piece = pion

shapes-circle = cercle
shapes-square = carré
shapes-triangle = triangle
shapes-diamond = losange

## What a decision did, told of whoever decided.

did-placed = pose un pion en { $to }
did-moved = déplace un pion de { $from } à { $to }
did-taken =
    { $whom ->
        [you] prend ton pion en { $at }
        [self] prend le pion en { $at }
       *[other] prend le pion en { $at } ({ $name })
    }
did-turned =
    { $count ->
        [1] tourne { $at } dans le sens horaire
       *[other] tourne { $at } dans le sens antihoraire
    }
did-line = forme la ligne { $at }
did-passed = passe son tour
did-out =
    { $whom ->
        [you] tu n’es plus en jeu
        [self] n’est plus en jeu
       *[other] { $name } n’est plus en jeu
    }
did-won =
    { $whom ->
        [you] tu gagnes
       *[other] { $name } gagne
    }
did-won_limit =
    { $whom ->
        [you] tu partages la victoire
        [self] partage la victoire
       *[other] { $name } partage la victoire
    }

ask-move = À toi de jouer
ask-any = Choisis une case ou un bouton.
ask-free = Choisis une case libre.
ask-own = Choisis un de tes pions.
ask-other = Choisis un pion adverse.
ask-place = Choisis une case.
ask-turn = Tourne une partie du plateau.
ask-button = Choisis un des boutons.
ask-where = Où va-t-il ?
ask-which = Que veux-tu faire ?

counted = { $name } : { $count }
actions = Ce que tu peux faire
limit = C’était le dernier coup : les couleurs encore en jeu partagent la victoire.
over = La partie est finie.
