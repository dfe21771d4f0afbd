### What only the terminal says of Anneaux: what stands beside the board, and how actions are written.

note-tired = Hollow pawns are tired.

notation-place = @ and a cell: sets a pawn from your hand there
notation-move = from cell to cell: moves your pawn
notation-turn = a ring, > clockwise or < anticlockwise: turns it
notation-take = x and a cell: takes the pawn there
notation-pass = only when nothing else is possible
