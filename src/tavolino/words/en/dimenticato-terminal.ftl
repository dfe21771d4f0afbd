### What only the terminal says of Dimenticato: what stands beside the board, and how actions are written.

fact-waiting = { $count } to set out
fact-home = home: { $home } of { $all }
note-fields = Fields: a number and a colour, { $shapes }; # is a start field.

notation-go = a figure, > and a field as row,column: it goes there
notation-announce = a figure, = and the number under it: says that number
notation-back = the same, and the figure there is set back to the field after !
notation-pass = only when nothing else is possible
