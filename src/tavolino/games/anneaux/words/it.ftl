### The words of Anneaux.

title = Anneaux
tagline = Tre anelli, linee di tre
suits = per chi ama riflettere
aim = Metti in linea tre pedine e prendine una a ciascuno degli altri. Vince chi resta in gioco per ultimo.
about = Metti le tue pedine e gira gli anelli finché non ne hai tre in linea. Ogni linea costa una pedina a tutti gli altri.

option-spent = Chi si stanca
option-spent-help = Una pedina stanca non conta per nessuna linea finché non viene mossa.
option-spent-rows = Estremità delle file
option-spent-lines = Anche dei raggi
option-spent-lines-help = Così una pedina non può uscire da un raggio e rientrarci per fare ogni volta una linea.
option-flying = Quattro pedine, mano vuota
option-flying-must = Voli
option-flying-may = Voli o giri
option-flying-may-help = Invece di volare puoi girare un anello.
option-truce = Tregua all’inizio
option-truce-0 = Nessuna
option-truce-3 = Tre turni a testa
option-truce-3-help = Le linee contano solo quando tutti hanno avuto tre turni. Questo compensa il vantaggio di chi comincia, soprattutto in due.

clockwise = Gira l’anello { $ring } in senso orario
back = Gira l’anello { $ring } in senso antiorario
place = Metti una pedina in { $cell }
move = Da { $from } a { $to }
take = Prendi la pedina in { $cell }
pass = Passa
free = { $cell }, libera
pawn = { $cell }, pedina con { $shape }
spentPawn = { $cell }, pedina stanca con { $shape }
takeable = Prendi { $cell }, pedina con { $shape }

shapes-circle = cerchio
shapes-square = quadrato
shapes-triangle = triangolo
shapes-diamond = rombo

## What a decision did, told of whoever decided.

did-placed = mette una pedina in { $to }
did-moved = muove una pedina da { $from } a { $to }
did-moved_fly = vola da { $from } a { $to }
did-turned =
    { $count ->
        [1] gira l’anello { $at } in senso orario
       *[other] gira l’anello { $at } in senso antiorario
    }
did-line_row = forma la fila { $from }–{ $to }
did-line_spoke = forma il raggio { $from }–{ $to }
did-taken =
    { $whom ->
        [you] prende la tua pedina in { $at }
       *[other] prende la pedina in { $at } ({ $name })
    }
did-passed = deve passare
did-out =
    { $whom ->
        [you] sei fuori
       *[other] { $name } è fuori
    }
did-won =
    { $whom ->
        [you] vinci tu
       *[other] vince { $name }
    }
did-won_limit =
    { $whom ->
        [you] condividi la vittoria
        [self] condivide la vittoria
       *[other] { $name } condivide la vittoria
    }

## What to do now.

ask-setMoveTurn = Metti una pedina, muovine una o { $turn }.
ask-setTurn = Metti una pedina o { $turn }.
ask-moveTurn = Muovi una pedina o { $turn }.
ask-turn = Puoi solo girare un anello.
ask-fly = Voli: sposta una pedina su qualsiasi casella libera.
ask-flyTurn = Voli: sposta una pedina su qualsiasi casella libera, o { $turn }.
ask-pass = Puoi solo passare.
ask-where = Dove la metti?
ask-whereTo = Dove la metti? Scegli una casella libera.
ask-take =
    { $count ->
        [1] { $line }: prendi una pedina a { $name }.
       *[other] { $line }: prendi { $count } pedine a { $name }.
    }
ask-takeOnly =
    { $count ->
        [1] Prendi una pedina a { $name }.
       *[other] Prendi { $count } pedine a { $name }.
    }
turning-any = gira un anello
turning-two = gira l’anello { $one } o { $two }
made-row = Fila { $from }–{ $to }
made-spoke = Raggio { $from }–{ $to }
made-lines = { $count } linee

counts =
    { $tired ->
        [0] { $hand } in mano, { $track } sugli anelli
        [one] { $hand } in mano, { $track } sugli anelli, { $tired } stanca
       *[other] { $hand } in mano, { $track } sugli anelli, { $tired } stanche
    }
short-hand = mano { $hand }
short-track = anelli { $track }
tired = Questa pedina è stanca: conta di nuovo per le linee appena la muovi.
hand = In mano: { $hand }
out = fuori
turns = Gira un anello
pinned = L’anello { $ring } è bloccato: è stato girato per ultimo.
truce =
    { $count ->
        [one] Ancora un turno di tregua: le linee non contano ancora.
       *[other] Ancora { $count } turni di tregua: le linee non contano ancora.
    }

ending-limit = Era l’ultima mossa: chi è ancora in gioco condivide la vittoria.
ending-last-seat = Solo chi vince ha ancora tre pedine o più.

reason-over = La partita è finita.
reason-take-first = Prendi prima le pedine che ti spettano per le tue linee.
reason-nothing-to-take = Per prendere una pedina ti serve una linea.
reason-not-theirs = Prendi una pedina di chi deve darne una adesso.
reason-hand-empty = Non hai più pedine in mano.
reason-cell-taken = Questa casella è occupata.
reason-not-your-pawn = Su questa casella non hai pedine.
reason-too-far = Una pedina va sulla casella vicina del suo anello o sull’anello accanto.
reason-ring-turned-last = Questo anello è stato girato per ultimo; prima bisogna girarne un altro.
reason-flying = Con quattro pedine o meno e la mano vuota voli e non puoi girare anelli.
reason-must-act = Puoi passare solo quando non puoi fare altro.

## What only the terminal says of Anneaux: what stands beside the board, and how actions are written.

note-tired = Le pedine vuote sono stanche.

notation-place = @ e una casella: ci mette una pedina dalla tua mano
notation-move = da una casella all’altra: muove la tua pedina
notation-turn = un anello, > in senso orario o < antiorario: lo gira
notation-take = x e una casella: prende la pedina che c’è lì
notation-pass = passare, solo quando non si può fare altro
