### The words of Dimenticato.

title = Dimenticato
tagline = Ricorda su quale numero stai
suits = per chi ha buona memoria
aim = Fai fare un giro alle tue quattro pedine e riportale a casa. Per muoverne una devi sapere il numero che copre.
about = Quattro pedine fanno il giro di un percorso di dadi e tornano a casa. Per andare avanti devi annunciare quale numero hai sotto i piedi.

option-shown = Numeri per un attimo
option-shown-help = Un numero controllato, o sotto una pedina presa, si mostra a tutti per un attimo, come al tavolo.

pass = Passa
stay = Restare
figure = Pedina { $figure }
figureOn = Pedina { $figure }: { $field }
field = riga { $row }, colonna { $column }
startField = casella di partenza { $number }
shows = { $field }, mostra { $number }
say = Annuncia { $number }
setBackTo = Rimanda indietro: { $field }
announce = Annuncia un numero per la pedina { $figure }
announceNumber = Annuncia { $number } per la pedina { $figure }
go = Muovi la pedina { $figure }
goTo = Pedina { $figure } → { $goal }
goToBack = Pedina { $figure } → { $goal }; quella che è lì torna indietro: { $back }
home = { $home } su { $all }
itWas = era { $number }

## What to do now.

task-leave = Quale pedina parte?
task-figure = Scegli una pedina di cui ricordi ancora il numero.
task-under = Che numero c’è sotto la tua pedina { $figure }?
task-where = Dove va la tua pedina { $figure }?
task-right = Giusto, { $number }! Dove va la pedina { $figure }?
task-take = Giusto! Prendi con la pedina { $figure }, oppure resta.
task-back = Su quale casella rimandi l’altra pedina?
task-pass = Nessuna delle tue pedine può muoversi: devi passare.

## How it ends, and why something is not allowed.

ending-limit = La partita è durata abbastanza: tutti condividono la vittoria.
ending-home = Tutte le pedine di un giocatore sono tornate a casa.

reason-over = La partita è finita.
reason-must-go = Hai annunciato il numero giusto: ora muovi quella pedina.
reason-may-not-stay = Puoi restare solo se ogni mossa prenderebbe una pedina.
reason-must-leave = Prima le tue pedine devono lasciare le caselle di partenza.
reason-must-act = Puoi passare solo quando non puoi fare altro.
reason-not-on-track = Si annuncia un numero solo per una pedina che è sul percorso.
reason-announce-first = Prima annuncia quale numero c’è sotto la pedina.
reason-cannot-leave = Nessuna delle tue pedine può lasciare ora la casella di partenza.
reason-not-a-field = Questa casella non c’è su questo tabellone.
reason-own-card = Una pedina che parte deve lasciare la tua carta grande.
reason-no-way = Nessuna strada della lunghezza giusta porta lì.
reason-home-only = Una pedina a casa può andare solo su un’altra tua casella di partenza.
reason-own-figure = Lì c’è già una tua pedina.
reason-safe = La pedina che è lì è al sicuro sul proprio colore.
reason-no-way-back = La pedina che è lì non può essere rimandata su nessuna casella.
reason-say-where = Scegli su quale casella rimandare la pedina che è lì.
reason-not-back-there = La pedina che è lì non può essere rimandata su quella casella.
reason-nobody-there = Lì non c’è nessuno da rimandare indietro.

## What an action did, without who did it; the terminal says the same.

did-passed = passa
did-stayed = sa il numero e resta
did-announced_right =
    { $count ->
        [0] sa che numero c’è sotto la pedina { $figure }
       *[other] annuncia { $count } per la pedina { $figure }: giusto
    }
did-announced_wrong = annuncia { $count } per la pedina { $figure }: sbagliato
did-announced_stuck = annuncia { $count } per la pedina { $figure }: giusto, ma non può andare da nessuna parte
did-announced_vain = annuncia un numero per la pedina { $figure }: niente da fare
did-moved = muove la pedina { $figure }
did-moved_walk =
    { $count ->
        [0] fa avanzare la pedina { $figure }
        [one] fa avanzare la pedina { $figure } di una casella
       *[other] fa avanzare la pedina { $figure } di { $count } caselle
    }
did-moved_leave = fa partire la pedina { $figure }
did-moved_shift = sposta la pedina { $figure } dentro casa
did-back =
    { $whom ->
        [you] prende la tua pedina { $figure } e la rimanda indietro
       *[other] prende la pedina { $figure } di { $name } e la rimanda indietro
    }
did-home = la porta a casa
did-won_home = vince
did-won_limit =
    { $whom ->
        [other] { "" }
       *[self] condivide la vittoria con tutti
    }

shown-moves-true = la pedina si muove
shown-moves-false = la pedina resta ferma
shown-shown = tutti vedono { $value }

## What only the terminal says of Dimenticato: what stands beside the board, and how actions are written.

fact-waiting = { $count } da far partire
fact-home = a casa: { $home } su { $all }
note-fields = Caselle: un numero e un colore, { $shapes }; # è una casella di partenza.

notation-go = una pedina, > e una casella come riga,colonna: ci va
notation-announce = una pedina, = e il numero che ha sotto: annuncia quel numero
notation-back = lo stesso, e la pedina che c’è lì torna sulla casella dopo !
notation-stay = restare, quando ogni mossa prenderebbe una pedina
notation-pass = passare, solo quando non si può fare altro
