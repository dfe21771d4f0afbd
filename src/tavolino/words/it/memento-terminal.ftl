### What only the terminal says of Memento: what stands beside the board, and how actions are written.

note-heights = La cifra dice quante pietre ha un pezzo.

notation-open = @ e un punto: lì entra il tuo primo singolo
notation-bring = @ e due punti: lì entrano due singoli
notation-move = da un punto all’altro: muove il tuo pezzo
notation-turn = un triangolo, > in senso orario o < antiorario: lo gira
notation-split = un doppio si divide: un singolo su ogni punto dopo la /
notation-splitOff = un triplo si divide: il doppio sul punto dopo /2, il singolo sull’altro
notation-splitUp = un triplo si divide in tre singoli
