### What only the terminal says of My First Triominos: what stands beside the table, and how actions are written.

note-pot = { $cards }.
note-turns =
    { $count ->
        [one] Plus que { $count } tour.
       *[other] Plus que { $count } tours.
    }

notation-lay = un emplacement, puis les nombres dans le sens horaire : ^ dès le bas à gauche, v dès le haut à gauche
notation-buy = achète une carte de la pioche pour un jeton
notation-swap = ta carte prend la place du joker, et tu reçois le joker
notation-pass = passer, seulement si tu ne peux ni poser ni acheter
