### The words of Anneaux.

title = Anneaux
tagline = Drei Ringe, drei in einer Linie
about = Setze deine Steine und dreh die Ringe, bis drei in einer Linie stehen. Jede Linie kostet die anderen einen Stein.
clockwise = Ring { $ring } im Uhrzeigersinn
back = Ring { $ring } gegen den Uhrzeigersinn
place = Ein Stein auf { $cell }
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

told-place = setzt einen Stein auf { $cell }
told-move = zieht von { $from } nach { $to }
told-take = nimmt den Stein auf { $cell }
told-clockwise = dreht Ring { $ring } im Uhrzeigersinn
told-back = dreht Ring { $ring } gegen den Uhrzeigersinn
told-pass = passt

counts = { $hand } in der Hand, { $track } auf den Ringen
hands = Steine in der Hand
inHand = { $shape }: { $hand } in der Hand
out = raus
turns = Einen Ring drehen
pinned = Ring { $ring } steht fest: Er wurde zuletzt gedreht.
unpinned = Jeder Ring darf gedreht werden.
flying = Du fliegst: auf jedes freie Feld, aber ohne einen Ring zu drehen.
where = Wohin?
owed =
    { $count ->
        [one] Nimm einen Stein von
       *[other] Nimm { $count } Steine von
    }
owes =
    { $count ->
        [one] Zu nehmen: ein Stein von
       *[other] Zu nehmen: { $count } Steine von
    }

endings-limit = Der letzte Zug ist gespielt: Alle, die noch dabei sind, teilen sich den Sieg.
endings-last-seat = Nur noch eine Farbe hat drei Steine oder mehr.

reasons-over = Die Partie ist zu Ende.
reasons-take-first = Nimm zuerst die Steine, die deine Linien eingebracht haben.
reasons-nothing-to-take = Jetzt gibt es keinen Stein zu nehmen.
reasons-not-theirs = Nimm einen Stein der Farbe, die jetzt einen abgeben muss.
reasons-hand-empty = Du hast keinen Stein mehr in der Hand.
reasons-cell-taken = Dieses Feld ist besetzt.
reasons-not-your-pawn = Auf diesem Feld steht kein Stein von dir.
reasons-too-far = Ein Stein zieht auf das nächste Feld seines Rings oder auf den Ring daneben.
reasons-ring-turned-last = Dieser Ring wurde zuletzt gedreht; erst ist ein anderer dran.
reasons-flying = Mit höchstens vier Steinen und leerer Hand fliegst du und darfst keinen Ring drehen.
reasons-must-act = Passen darfst du nur, wenn sonst nichts geht.

## What an action did, as the terminal tells it.

effect-taken = nimmt einen Stein von { $seat }
effect-line = eine Linie: { $at }
