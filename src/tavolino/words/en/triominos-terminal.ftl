### What only the terminal says of My First Triominos: what stands beside the table, and how actions are written.

note-pot = { $cards }.
note-turns =
    { $count ->
        [one] Only { $count } turn is left.
       *[other] Only { $count } turns are left.
    }

notation-lay = a place, then its numbers clockwise: for ^ from the lower left, for v from the upper left
notation-buy = buys a card from the pot for one chip
notation-swap = your card goes to the joker’s place, and you get the joker
notation-pass = only when you can neither lay nor buy a card
