### What only the terminal says of Anneaux: what stands beside the board, and how actions are written.

note-tired = Le pedine vuote sono stanche.

notation-place = @ e una casella: ci mette una pedina dalla tua mano
notation-move = da una casella all’altra: muove la tua pedina
notation-turn = un anello, > in senso orario o < antiorario: lo gira
notation-take = x e una casella: prende la pedina che c’è lì
notation-pass = passare, solo quando non si può fare altro
