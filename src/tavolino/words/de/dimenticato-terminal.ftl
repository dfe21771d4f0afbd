### What only the terminal says of Dimenticato: what stands beside the board, and how actions are written.

fact-waiting = noch { $count } am Start
fact-home = daheim: { $home } von { $all }
note-fields = Felder: eine Zahl und eine Farbe, { $shapes }; # ist ein Startfeld.

notation-go = eine Figur, > und ein Feld als Reihe,Spalte: Sie geht dorthin
notation-announce = eine Figur, = und die Zahl unter ihr: sagt diese Zahl an
notation-back = ebenso, und die Figur dort wird auf das Feld nach ! zurückgesetzt
notation-pass = nur wenn sonst nichts möglich ist
