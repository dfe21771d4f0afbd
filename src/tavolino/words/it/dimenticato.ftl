### The words of Dimenticato.

title = Dimenticato
tagline = Ricorda su quale numero stai
about = Quattro pedine fanno il giro di un percorso di dadi e tornano a casa. Per andare avanti devi dire quale numero hai sotto i piedi.
pass = Passa
figure = Pedina { $figure }
figureOn = Pedina { $figure }: { $field }
field = riga { $row }, colonna { $column }
startField = casella di partenza { $number }
shows = { $field }, mostra { $number }
say = Di’ { $number }
setBackTo = Rimanda indietro: { $field }
announce = Di’ un numero per la pedina { $figure }
announceNumber = Di’ { $number } per la pedina { $figure }
go = Muovi la pedina { $figure }
goTo = Pedina { $figure } → { $goal }
goToBack = Pedina { $figure } → { $goal }; quella che è lì torna indietro: { $back }
home = { $home } su { $all }

## What to do now.

task-leave = Quale pedina parte?
task-figure = Scegli una pedina di cui ricordi ancora il numero.
task-under = Che numero c’è sotto la tua pedina { $figure }?
task-where = Dove va la tua pedina { $figure }?
task-right = Giusto, { $number }! Dove va la pedina { $figure }?
task-back = Su quale casella rimandi l’altra pedina?
task-pass = Nessuna delle tue pedine può muoversi: devi passare.

## How it ends, and why something is not allowed.

endings-limit = La partita è durata abbastanza: tutti condividono la vittoria.
endings-home = Tutte le pedine di un giocatore sono tornate a casa.

reasons-over = La partita è finita.
reasons-must-go = Hai detto il numero giusto: ora muovi quella pedina.
reasons-must-leave = Prima le tue pedine devono lasciare le caselle di partenza.
reasons-must-act = Puoi passare solo quando non puoi fare altro.
reasons-not-on-track = Si dice un numero solo per una pedina che è sul percorso.
reasons-announce-first = Prima di’ quale numero c’è sotto la pedina.
reasons-cannot-leave = Nessuna delle tue pedine può lasciare ora la casella di partenza.
reasons-not-a-field = Questa casella non c’è su questo tabellone.
reasons-own-card = Una pedina che parte deve superare la tua carta grande.
reasons-no-way = Nessuna strada della lunghezza giusta porta lì.
reasons-home-only = Una pedina a casa può andare solo su un’altra tua casella di partenza.
reasons-own-figure = Lì c’è già una tua pedina.
reasons-safe = La pedina che è lì è al sicuro sul proprio colore.
reasons-no-way-back = La pedina che è lì non può essere rimandata su nessuna casella.
reasons-say-where = Scegli su quale casella rimandare la pedina che è lì.
reasons-not-back-there = La pedina che è lì non può essere rimandata su quella casella.
reasons-nobody-there = Lì non c’è nessuno da rimandare indietro.

## What an action did, without who did it; the terminal says the same.

did-passed = passa
did-announced_right =
    { $count ->
        [0] sa che numero c’è sotto la pedina { $figure }
       *[other] dice { $count } per la pedina { $figure }: giusto
    }
did-announced_wrong = dice { $count } per la pedina { $figure }: sbagliato
did-announced_stuck = dice { $count } per la pedina { $figure }: giusto, ma non può andare da nessuna parte
did-announced_vain = dice un numero per la pedina { $figure }: niente da fare
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
        [you] rimanda indietro la tua pedina { $figure }
       *[other] rimanda indietro la pedina { $figure } di { $name }
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
