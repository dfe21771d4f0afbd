### The plain board, for games that have no board of their own.

clockwise = Gira { $part } in senso orario
back = Gira { $part } in senso antiorario
free = libera
piece = pedina

shapes-circle = cerchio
shapes-square = quadrato
shapes-triangle = triangolo
shapes-diamond = rombo

## What a decision did, told of whoever decided.

did-placed = mette una pedina in { $to }
did-moved = muove una pedina da { $from } a { $to }
did-taken =
    { $whom ->
        [you] prende la tua pedina in { $at }
        [self] prende la pedina in { $at }
       *[other] prende la pedina in { $at } ({ $name })
    }
did-turned =
    { $count ->
        [1] gira { $at } in senso orario
       *[other] gira { $at } in senso antiorario
    }
did-line = forma la fila { $at }
did-passed = passa
did-out =
    { $whom ->
        [you] sei fuori
        [self] è fuori
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

ask-move = Tocca a te
ask-any = Scegli una casella o un pulsante.
ask-free = Scegli una casella libera.
ask-own = Scegli una delle tue pedine.
ask-other = Scegli una pedina degli altri.
ask-place = Scegli una casella.
ask-turn = Gira una parte del tabellone.
ask-button = Scegli uno dei pulsanti.
ask-where = Dove va?
ask-which = Che cosa fai?

counted = { $name }: { $count }
actions = Che cosa puoi fare
limit = Era l’ultima mossa: chi è ancora in gioco condivide la vittoria.
over = La partita è finita.
