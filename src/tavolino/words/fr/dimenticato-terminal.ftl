### What only the terminal says of Dimenticato: what stands beside the board, and how actions are written.

fact-waiting = { $count } au départ
fact-home = rentrées : { $home } sur { $all }
note-fields = Cases : un nombre et une couleur, { $shapes } ; # est une case de départ.

notation-go = une figurine, > et une case en ligne,colonne : elle y va
notation-announce = une figurine, = et le nombre sous elle : annonce ce nombre
notation-back = de même, et la figurine qui s’y trouve recule sur la case après !
notation-pass = passer, seulement si rien d’autre n’est possible
