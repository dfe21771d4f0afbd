### What only the terminal says of Dimenticato: what stands beside the board, and how actions are written.

fact-waiting = { $count } da far partire
fact-home = a casa: { $home } su { $all }
note-fields = Caselle: un numero e un colore, { $shapes }; # è una casella di partenza.

notation-go = una pedina, > e una casella come riga,colonna: ci va
notation-announce = una pedina, = e il numero che ha sotto: dice quel numero
notation-back = lo stesso, e la pedina che c’è lì torna sulla casella dopo !
notation-pass = passare, solo quando non si può fare altro
