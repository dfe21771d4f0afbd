### The plain board, for games that have no board of their own.

clockwise = { $part } rechtsherum drehen
back = { $part } linksherum drehen
free = frei
piece = Stein

shapes-circle = Kreis
shapes-square = Quadrat
shapes-triangle = Dreieck
shapes-diamond = Raute

## What a decision did, told of whoever decided.

did-placed = setzt einen Stein auf { $to }
did-moved = zieht von { $from } nach { $to }
did-taken =
    { $whom ->
        [you] nimmt deinen Stein auf { $at }
        [self] nimmt den Stein auf { $at }
       *[other] nimmt den Stein auf { $at } ({ $name })
    }
did-turned =
    { $count ->
        [1] dreht { $at } rechtsherum
       *[other] dreht { $at } linksherum
    }
did-line = bildet die Linie { $at }
did-passed = passt
did-out =
    { $whom ->
        [you] du bist raus
        [self] ist raus
       *[other] { $name } ist raus
    }
did-won =
    { $whom ->
        [you] du gewinnst
        [self] gewinnt
       *[other] { $name } gewinnt
    }
did-won_limit =
    { $whom ->
        [you] du teilst den Sieg
        [self] teilt den Sieg
       *[other] { $name } teilt den Sieg
    }

ask-move = Dein Zug
ask-any = Wähl ein Feld oder einen Knopf.
ask-free = Wähl ein freies Feld.
ask-own = Wähl einen deiner Steine.
ask-other = Wähl einen Stein der anderen.
ask-place = Wähl ein Feld.
ask-turn = Dreh einen Teil des Bretts.
ask-button = Wähl einen der Knöpfe.
ask-where = Wohin?
ask-which = Was davon?

counted = { $name }: { $count }
actions = Was du tun kannst
limit = Der letzte Zug ist gespielt: Alle, die noch dabei sind, teilen sich den Sieg.
over = Die Partie ist zu Ende.
