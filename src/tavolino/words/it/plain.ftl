### The plain board, for games that have no board of their own.

clockwise = Gira { $part } in senso orario
back = Gira { $part } in senso antiorario
free = libera
piece = pedina

shapes-circle = cerchio
shapes-square = quadrato
shapes-triangle = triangolo
shapes-diamond = rombo

told-placed = mette una pedina in { $place }
told-moved = muove da { $from } a { $to }
told-taken = prende la pedina in { $place }
told-clockwise = gira { $part } in senso orario
told-back = gira { $part } in senso antiorario

counted = { $name }: { $count }
actions = Che cosa puoi fare
limit = L’ultima mossa è fatta: chi è ancora in gioco condivide la vittoria.
over = La partita è finita.
