### What only the terminal says of Anneaux: what stands beside the board, and how actions are written.

note-tired = Hohle Steine sind müde.

notation-place = @ und ein Feld: setzt dort einen Stein aus deiner Hand
notation-move = von Feld zu Feld: zieht deinen Stein
notation-turn = ein Ring, > rechtsherum oder < linksherum: dreht ihn
notation-take = x und ein Feld: nimmt den Stein dort
notation-pass = nur wenn sonst nichts möglich ist
