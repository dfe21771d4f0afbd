### The words of Anneaux.

title = Anneaux
tagline = Tre anelli, file di tre
about = Metti le tue pedine e gira gli anelli finché non ne hai tre in fila. Ogni fila costa una pedina a tutti gli altri.
clockwise = Anello { $ring } in senso orario
back = Anello { $ring } in senso antiorario
place = Una pedina in { $cell }
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

told-place = mette una pedina in { $cell }
told-move = muove da { $from } a { $to }
told-take = prende la pedina in { $cell }
told-clockwise = gira l’anello { $ring } in senso orario
told-back = gira l’anello { $ring } in senso antiorario
told-pass = passa

counts = { $hand } in mano, { $track } sugli anelli
hands = Pedine in mano
inHand = { $shape }: { $hand } in mano
out = fuori
turns = Gira un anello
pinned = L’anello { $ring } è bloccato: è stato girato per ultimo.
unpinned = Tutti gli anelli si possono girare.
flying = Voli: puoi andare su qualsiasi casella libera, ma non girare anelli.
where = Dove va?
owed =
    { $count ->
        [one] Prendi una pedina di
       *[other] Prendi { $count } pedine di
    }
owes =
    { $count ->
        [one] Da prendere: una pedina di
       *[other] Da prendere: { $count } pedine di
    }

endings-limit = L’ultima mossa è fatta: chi è ancora in gioco condivide la vittoria.
endings-last-seat = Una sola persona ha ancora tre pedine o più.

reasons-over = La partita è finita.
reasons-take-first = Prendi prima le pedine che le tue file hanno guadagnato.
reasons-nothing-to-take = Ora non ci sono pedine da prendere.
reasons-not-theirs = Prendi una pedina di chi deve darne una adesso.
reasons-hand-empty = Non hai più pedine in mano.
reasons-cell-taken = Questa casella è occupata.
reasons-not-your-pawn = Su questa casella non c’è una tua pedina.
reasons-too-far = Una pedina va sulla casella vicina del suo anello o sull’anello accanto.
reasons-ring-turned-last = Questo anello è stato girato per ultimo; prima bisogna girarne un altro.
reasons-flying = Con quattro pedine o meno e la mano vuota voli e non puoi girare anelli.
reasons-must-act = Puoi passare solo quando non è possibile nient’altro.

## What an action did, as the terminal tells it.

effect-taken = prende una pedina di { $seat }
effect-line = una fila: { $at }
