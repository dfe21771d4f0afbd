### The words of Anneaux.

title = Anneaux
tagline = Drei Ringe, drei in einer Linie
suits = für alle, die gern tüfteln
aim = Bring drei Steine in eine Linie und nimm allen anderen je einen. Wer zuletzt übrig bleibt, gewinnt.
about = Setz deine Steine und dreh die Ringe, bis drei in einer Linie stehen. Jede Linie kostet die anderen einen Stein.

option-spent = Wer müde wird
option-spent-help = Ein müder Stein zählt für keine Linie, bis er gezogen wird.
option-spent-rows = Enden von Reihen
option-spent-lines = Auch von Speichen
option-spent-lines-help = So kann kein Stein immer wieder aus einer Speiche heraus und zurück ziehen und jedes Mal eine Linie machen.
option-flying = Vier Steine, leere Hand
option-flying-must = Du fliegst
option-flying-may = Fliegen oder drehen
option-flying-may-help = Statt zu fliegen, darfst du auch einen Ring drehen.
option-truce = Schonzeit am Anfang
option-truce-0 = Keine
option-truce-3 = Drei Züge für alle
option-truce-3-help = Linien zählen erst, wenn alle drei Züge hatten. Das gleicht den Vorteil des ersten Zugs aus, vor allem zu zweit.

clockwise = Ring { $ring } rechtsherum drehen
back = Ring { $ring } linksherum drehen
place = Einen Stein auf { $cell } setzen
move = Von { $from } nach { $to }
take = Den Stein auf { $cell } nehmen
pass = Passen
free = { $cell }, frei
pawn = { $cell }, Stein mit { $shape }
spentPawn = { $cell }, müder Stein mit { $shape }
takeable = { $cell } nehmen, Stein mit { $shape }

shapes-circle = Kreis
shapes-square = Quadrat
shapes-triangle = Dreieck
shapes-diamond = Raute

## What a decision did, told of whoever decided.

did-placed = setzt einen Stein auf { $to }
did-moved = zieht von { $from } nach { $to }
did-moved_fly = fliegt von { $from } nach { $to }
did-turned =
    { $count ->
        [1] dreht Ring { $at } rechtsherum
       *[other] dreht Ring { $at } linksherum
    }
did-line_row = bildet die Reihe { $from }–{ $to }
did-line_spoke = füllt die Speiche { $from }–{ $to }
did-taken =
    { $whom ->
        [you] nimmt deinen Stein auf { $at }
       *[other] nimmt den Stein auf { $at } ({ $name })
    }
did-passed = muss passen
did-out =
    { $whom ->
        [you] du bist raus
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

## What to do now.

ask-setMoveTurn = Setz einen Stein, zieh einen oder { $turn }.
ask-setTurn = Setz einen Stein oder { $turn }.
ask-moveTurn = Zieh einen Stein oder { $turn }.
ask-turn = Du kannst nur einen Ring drehen.
ask-fly = Du fliegst: Zieh einen Stein auf irgendein freies Feld.
ask-flyTurn = Du fliegst: Zieh einen Stein auf irgendein freies Feld oder { $turn }.
ask-pass = Du kannst nur passen.
ask-where = Wohin?
ask-whereTo = Wohin? Auf irgendein freies Feld.
ask-take =
    { $count ->
        [1] { $line }: Nimm einen Stein von { $name }.
       *[other] { $line }: Nimm { $count } Steine von { $name }.
    }
ask-takeOnly =
    { $count ->
        [1] Nimm einen Stein von { $name }.
       *[other] Nimm { $count } Steine von { $name }.
    }
turning-any = dreh einen Ring
turning-two = dreh Ring { $one } oder { $two }
made-row = Reihe { $from }–{ $to }
made-spoke = Speiche { $from }–{ $to }
made-lines = { $count } Linien

counts =
    { $tired ->
        [0] { $hand } in der Hand, { $track } auf den Ringen
       *[other] { $hand } in der Hand, { $track } auf den Ringen, { $tired } davon müde
    }
short-hand = Hand { $hand }
short-track = Ringe { $track }
tired = Dieser Stein ist müde: Für Linien zählt er erst wieder, wenn er gezogen wurde.
hand = In der Hand: { $hand }
out = raus
turns = Einen Ring drehen
pinned = Ring { $ring } steht fest: Er wurde zuletzt gedreht.
truce =
    { $count ->
        [one] Noch einen Zug lang Schonzeit: Linien zählen noch nicht.
       *[other] Noch { $count } Züge lang Schonzeit: Linien zählen noch nicht.
    }

ending-limit = Der letzte Zug ist gespielt: Alle, die noch dabei sind, teilen sich den Sieg.
ending-last-seat = Nur noch eine Farbe hat drei Steine oder mehr.

reason-over = Die Partie ist zu Ende.
reason-take-first = Nimm zuerst die Steine, die deine Linien eingebracht haben.
reason-nothing-to-take = Nur für eine Linie darfst du einen Stein nehmen.
reason-not-theirs = Nimm einen Stein der Farbe, die jetzt einen abgeben muss.
reason-hand-empty = Du hast keinen Stein mehr in der Hand.
reason-cell-taken = Dieses Feld ist besetzt.
reason-not-your-pawn = Auf diesem Feld steht kein Stein von dir.
reason-too-far = Ein Stein zieht auf das nächste Feld seines Rings oder auf den Ring daneben.
reason-ring-turned-last = Dieser Ring wurde zuletzt gedreht; erst ist ein anderer dran.
reason-flying = Mit höchstens vier Steinen und leerer Hand fliegst du und darfst keinen Ring drehen.
reason-must-act = Passen darfst du nur, wenn sonst nichts geht.

## What only the terminal says of Anneaux: what stands beside the board, and how actions are written.

note-tired = Hohle Steine sind müde.

notation-place = @ und ein Feld: setzt dort einen Stein aus deiner Hand
notation-move = von Feld zu Feld: zieht deinen Stein
notation-turn = ein Ring, > rechtsherum oder < linksherum: dreht ihn
notation-take = x und ein Feld: nimmt den Stein dort
notation-pass = nur wenn sonst nichts möglich ist
