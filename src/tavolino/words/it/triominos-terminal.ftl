### What only the terminal says of My First Triominos: what stands beside the table, and how actions are written.

note-pot = { $cards }.
note-turns =
    { $count ->
        [one] Ancora { $count } turno soltanto.
       *[other] Ancora { $count } turni soltanto.
    }

notation-lay = una casella, poi i numeri in senso orario: per ^ da in basso a sinistra, per v da in alto a sinistra
notation-buy = compra una carta dal mazzo per un gettone
notation-swap = la tua carta va al posto del jolly, e tu ricevi il jolly
notation-pass = passare, solo quando non puoi né posare né comprare
