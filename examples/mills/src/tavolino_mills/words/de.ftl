title = Mühle
tagline = Drei in einer Reihe schließen eine Mühle
suits = für zwei, schnell gelernt
aim = Drei deiner Steine auf einer Linie nehmen einen Stein. Wer nur noch zwei hat oder nicht ziehen kann, verliert.
ending-limit = Der letzte Zug ist gespielt: Ihr teilt euch den Sieg.
ending-too-few = Eine Seite hat nur noch zwei Steine.
ending-no-move = Eine Seite kann nicht mehr ziehen.
reason-over = Die Partie ist zu Ende.
reason-take-first = Du hast eine Mühle geschlossen: Nimm zuerst einen Stein der anderen Seite.
reason-nothing-to-take = Nur mit einer Mühle darfst du einen Stein nehmen.
reason-not-theirs = Nimm einen Stein der anderen Seite.
reason-in-a-mill = Dieser Stein steht in einer Mühle, andere nicht.
reason-place-first = Gezogen wird erst, wenn alle deine Steine gesetzt sind.
reason-hand-empty = Alle deine Steine sind gesetzt.
reason-point-taken = Dieser Punkt ist besetzt.
reason-not-your-man = Auf diesem Punkt steht kein Stein von dir.
reason-too-far = Ein Stein zieht auf einer Linie zum nächsten Punkt.
option-flying = Mit drei Steinen
option-flying-true = auf jeden freien Punkt springen
option-flying-false = weiter Schritt für Schritt ziehen
count-hand =
    { $count ->
        [one] { $count } Stein in der Hand
       *[other] { $count } Steine in der Hand
    }
count-lost =
    { $count ->
        [one] { $count } Stein verloren
       *[other] { $count } Steine verloren
    }
did-placed = setzt einen Stein auf { $to }
did-moved = zieht von { $from } nach { $to }
did-line = schließt eine Mühle
did-taken = nimmt den Stein auf { $at }
action-place = Ein Stein auf { $a }
action-move = Von { $a } nach { $b }
action-take = Den Stein auf { $a } nehmen
task-place = Setz einen Stein auf einen freien Punkt.
task-move = Zieh einen deiner Steine.
task-take = Eine Mühle! Nimm einen Stein der anderen Seite.
