### What only the terminal says of My First Triominos: what stands beside the table, and how actions are written.

note-pot = { $cards }.
note-turns =
    { $count ->
        [one] Nur noch { $count } Zug.
       *[other] Nur noch { $count } Züge.
    }

notation-lay = ein Platz, dann die Zahlen im Uhrzeigersinn: bei ^ ab links unten, bei v ab links oben
notation-buy = kauft eine Karte vom Stapel für einen Chip
notation-swap = deine Karte kommt an den Platz des Jokers, und du bekommst den Joker
notation-pass = nur wenn du weder legen noch kaufen kannst
