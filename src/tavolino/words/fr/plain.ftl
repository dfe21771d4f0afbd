### The plain board, for games that have no board of their own.

clockwise = Tourner { $part } dans le sens horaire
back = Tourner { $part } dans le sens antihoraire
free = libre
piece = pion

shapes-circle = cercle
shapes-square = carré
shapes-triangle = triangle
shapes-diamond = losange

told-placed = pose un pion en { $place }
told-moved = va de { $from } à { $to }
told-taken = prend le pion en { $place }
told-clockwise = tourne { $part } dans le sens horaire
told-back = tourne { $part } dans le sens antihoraire

counted = { $name } : { $count }
actions = Ce que tu peux faire
limit = Le dernier coup est joué : les couleurs encore en jeu partagent la victoire.
over = La partie est finie.
