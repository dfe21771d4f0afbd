title = Mulino
tagline = Tre in fila chiudono un mulino
suits = per due, s’impara subito
aim = Tre tue pedine su una linea prendono una pedina avversaria. Perde chi ne ha solo due o non può più muovere.
ending-limit = Era l’ultima mossa: condividete la vittoria.
ending-too-few = A uno dei due restano solo due pedine.
ending-no-move = Uno dei due non può più muovere.
reason-over = La partita è finita.
reason-take-first = Hai chiuso un mulino: prendi prima una pedina avversaria.
reason-nothing-to-take = Solo un mulino permette di prendere una pedina.
reason-not-theirs = Prendi una pedina avversaria.
reason-in-a-mill = Quella pedina è in un mulino, altre no.
reason-place-first = Potrai muovere quando avrai messo tutte le pedine.
reason-hand-empty = Hai già messo tutte le tue pedine.
reason-point-taken = Questo punto è occupato.
reason-not-your-man = Su questo punto non c’è una tua pedina.
reason-too-far = Una pedina va lungo una linea fino al punto vicino.
option-flying = Con tre pedine
option-flying-true = si vola su qualsiasi punto libero
option-flying-false = si continua passo dopo passo
count-hand =
    { $count ->
        [one] { $count } pedina in mano
       *[other] { $count } pedine in mano
    }
count-lost =
    { $count ->
        [one] { $count } pedina persa
       *[other] { $count } pedine perse
    }
did-placed = mette una pedina in { $to }
did-moved = muove una pedina da { $from } a { $to }
did-line = chiude un mulino
did-taken = prende la pedina in { $at }
action-place = Una pedina in { $a }
action-move = Da { $a } a { $b }
action-take = Prendi la pedina in { $a }
task-place = Metti una pedina su un punto libero.
task-move = Muovi una delle tue pedine.
task-take = Un mulino! Prendi una pedina avversaria.
