### The plain board, for games that have no board of their own.

clockwise = { $part } im Uhrzeigersinn drehen
back = { $part } gegen den Uhrzeigersinn drehen
free = frei
piece = Stein

shapes-circle = Kreis
shapes-square = Quadrat
shapes-triangle = Dreieck
shapes-diamond = Raute

told-placed = setzt einen Stein auf { $place }
told-moved = zieht von { $from } nach { $to }
told-taken = nimmt den Stein auf { $place }
told-clockwise = dreht { $part } im Uhrzeigersinn
told-back = dreht { $part } gegen den Uhrzeigersinn

counted = { $name }: { $count }
actions = Was du tun kannst
limit = Der letzte Zug ist gespielt: Alle, die noch dabei sind, teilen sich den Sieg.
over = Die Partie ist zu Ende.
