### What only the terminal says of Memento: what stands beside the board, and how actions are written.

note-heights = Le chiffre dit combien de pierres a une pièce.

notation-open = @ et un point : ton premier simple entre là
notation-bring = @ et deux points : deux simples entrent là
notation-move = d’un point à l’autre : déplace ta pièce
notation-turn = un triangle, > sens horaire ou < antihoraire : le fait tourner
notation-split = un double se sépare : un simple sur chaque point après le /
notation-splitOff = un triple se sépare : le double va au point après /2, le simple à l’autre
notation-splitUp = un triple se sépare en trois simples
