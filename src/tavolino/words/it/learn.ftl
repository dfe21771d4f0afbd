### What rules pages and lessons say, whatever game they are about.

seats-0 = Rosso
seats-1 = Blu
seats-2 = Verde
seats-3 = Giallo

list = Che cosa puoi fare
takeBack = Annulla la scelta
idle = Ora non c’è niente da scegliere.
board = Piccolo tabellone: { $title }
show = Fammi vedere
again = Ancora una volta
tryIt = Prova qui: giochi per tutti.
startAgain = Ricomincia
refused = Adesso non si può:
contents = In questa pagina
lesson = Prova la lezione
rules = Leggi le regole
rule = Regola
play = Gioca
step = Passo { $number } di { $count }
back = Indietro
next = Avanti
skip = Salta
hint = Dammi un suggerimento
hinted = Guarda che cosa si illumina.
finish = Fine
youAreRed = Tu sei il rosso, con il cerchio.
done = Adesso sai giocare!
doneText = È tutto quello che serve per una prima partita. Il resto viene giocando.
playNow = Gioca con { $name }, che sta imparando anche lei
repeat = Rifai la lezione
