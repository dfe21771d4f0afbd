### What only the terminal says of Anneaux: what stands beside the board, and how actions are written.

note-tired = Les pions creux sont fatigués.

notation-place = @ et une case : y pose un pion de ta main
notation-move = d’une case à l’autre : déplace ton pion
notation-turn = un anneau, > sens horaire ou < antihoraire : le fait tourner
notation-take = x et une case : prend le pion qui s’y trouve
notation-pass = passer, seulement si rien d’autre n’est possible
