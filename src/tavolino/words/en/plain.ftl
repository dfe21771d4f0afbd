### The plain board, for games that have no board of their own.

clockwise = Turn { $part } clockwise
back = Turn { $part } anticlockwise
free = free
piece = piece

shapes-circle = circle
shapes-square = square
shapes-triangle = triangle
shapes-diamond = diamond

told-placed = placed a piece on { $place }
told-moved = moved from { $from } to { $to }
told-taken = took the piece on { $place }
told-clockwise = turned { $part } clockwise
told-back = turned { $part } anticlockwise

counted = { $name }: { $count }
actions = What you can do
limit = The last move has been made: all who are still in play share the win.
over = The match is over.
