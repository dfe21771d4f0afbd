### The words of Memento.

title = Memento
tagline = Stapel auf drehbaren Dreiecken
suits = für alle, die vorausplanen
aim = Du gewinnst mit dem Mittelpunkt und den drei Punkten auf den Seiten eines Dreiecks oder mit allen vier Mittelpunkten.
about = Zieh und staple deine Figuren und teile sie auf, während sich das Brett unter ihnen dreht. Du gewinnst, wenn du auf allen vier Mittelpunkten stehst oder das Herz eines Dreiecks füllst.

option-version = Version
option-version-help = Wie weit ein Doppler laufen darf.
option-version-original = Original
option-version-original-help = Lange Linien gehen am anderen Ende weiter, wie Ringe.
option-version-simple = Simple
option-version-simple-help = Sein Weg darf das Brett einmal verlassen und anderswo zurückkommen.
option-version-complex = Complex
option-version-complex-help = Sein Weg endet am Rand.

heights-1 = Einer
heights-2 = Doppler
heights-3 = Drilling

shapes-0 = Kreis
shapes-1 = Quadrat
shapes-2 = Dreieck
shapes-3 = Raute

triangles-N = Oberes Dreieck
triangles-E = Rechtes Dreieck
triangles-W = Linkes Dreieck
triangles-M = Inneres Dreieck

parts-N = oben
parts-E = rechts
parts-W = links
parts-M = innen

corners-top = obere Ecke
corners-bottom = untere Ecke
corners-left = linke Ecke
corners-right = rechte Ecke

sides-top = obere Seite
sides-bottom = untere Seite
sides-left = linke Seite
sides-right = rechte Seite

centre = Mitte
point = { $part } · { $where }
clockwise = rechtsherum
anticlockwise = linksherum
and = und
freePoint = { $point }, frei
figure = { $point }, { $height }, { $shape }
turn = { $triangle } { $way }
bring = Einsetzen: { $points }
move = { $from } → { $to }
split = { $from } aufteilen: { $parts }
part = { $height } → { $to }
splitInto = Aufteilen: { $heights }
supply = Vorrat
yourMarkers = Deine Marker
turnTitle = Ein Dreieck drehen
splitTitle = Oder aufteilen:
stones =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
markers =
    { $count ->
        [one] { $count } Marker
       *[other] { $count } Marker
    }
figures =
    { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    }
out = raus

ending-limit = Die Partie hat lange genug gedauert: Alle, die noch dabei sind, teilen sich den Sieg.
ending-four-centres = Auf jedem Mittelpunkt steht eine Figur.
ending-whole-triangle = Das Herz eines Dreiecks ist voll.
ending-last-seat = Alle anderen sind raus.

reason-over = Die Partie ist zu Ende.
reason-open-first = Die Partie beginnt mit einem Einer auf einem beliebigen Punkt.
reason-opened = Die Partie läuft schon: Jetzt kommen immer zwei Einer auf einmal.
reason-no-stones = Im Vorrat sind weniger als zwei Spielsteine.
reason-no-markers = Du hast nicht genug Farbmarker in der Hand.
reason-no-entrance = Neue Einer kommen nur an den Rand der drei äußeren Dreiecke.
reason-point-taken = Dieser Punkt ist besetzt.
reason-just-turned = Gerade wurde schon ein Dreieck gedreht.
reason-turned-yourself = Du hast schon in deinem letzten Zug ein Dreieck gedreht.
reason-turn-changes-nothing = Dieses Dreieck zu drehen ändert nichts.
reason-not-your-figure = Auf diesem Punkt steht keine Figur von dir.
reason-out-of-reach = So weit kommt diese Figur nicht.
reason-cannot-split = So lässt sich diese Figur nicht aufteilen.

## What to do now, for the one who chooses.

task-open = Setz deinen ersten Einer auf einen beliebigen Punkt.
task-any = Setz zwei Einer ein, zieh oder dreh.
task-bring = Wähle zwei Punkte für deine Einer.
task-move = Wähle eine Figur, mit der du ziehst.
task-turn = Du kannst nur ein Dreieck drehen.
task-bring_move = Setz zwei Einer ein oder zieh eine Figur.
task-bring_turn = Setz zwei Einer ein oder dreh ein Dreieck.
task-move_turn = Zieh eine Figur oder dreh ein Dreieck.
task-second = Jetzt der zweite Einer.
task-goal =
    Wohin geht der { $count ->
        [1] Einer
        [2] Doppler
       *[other] Drilling
    }?
task-goal_or_split =
    Wohin geht der { $count ->
        [1] Einer
        [2] Doppler
       *[other] Drilling
    }? Oder teile ihn auf.
task-how =
    Wie soll sich der { $count ->
        [1] Einer
        [2] Doppler
       *[other] Drilling
    } aufteilen?
task-part =
    { $count ->
        [1] Wohin geht der erste Einer?
        [2] Und wohin geht der zweite?
       *[other] Und wohin geht der dritte?
    }
task-rest = Und wohin geht der Einer?

## What an action did: the present, without who did it. Places are triangles, never points.

did-placed =
    setzt einen Einer ins { $part ->
        [N] obere
        [W] linke
        [E] rechte
       *[M] innere
    } Dreieck
did-placed_second =
    noch einen ins { $part ->
        [N] obere
        [W] linke
        [E] rechte
       *[M] innere
    }
did-turned =
    dreht das { $part ->
        [N] obere
        [W] linke
        [E] rechte
       *[M] innere
    } Dreieck { $count ->
        [1] rechtsherum
       *[other] linksherum
    }
did-moved_step =
    zieht einen { $count ->
        [1] Einer
        [2] Doppler
       *[other] Drilling
    } ins { $part ->
        [N] obere
        [W] linke
        [E] rechte
       *[M] innere
    } Dreieck
did-moved_line =
    läuft mit einem Doppler ins { $part ->
        [N] obere
        [W] linke
        [E] rechte
       *[M] innere
    } Dreieck
did-moved_leap =
    springt mit einem Drilling ins { $part ->
        [N] obere
        [W] linke
        [E] rechte
       *[M] innere
    } Dreieck
did-moved_within =
    zieht einen { $count ->
        [1] Einer
        [2] Doppler
       *[other] Drilling
    } im { $part ->
        [N] oberen
        [W] linken
        [E] rechten
       *[M] inneren
    } Dreieck
did-moved_split =
    ein { $count ->
        [1] Einer
        [2] Doppler
       *[other] Drilling
    } { $part ->
        [N] oben
        [W] links
        [E] rechts
       *[M] innen
    }
did-split =
    teilt einen { $count ->
        [2] Doppler
       *[other] Drilling
    } auf
did-taken =
    { $whom ->
        [you] schlägt deinen { $count ->
            [1] Einer
            [2] Doppler
           *[other] Drilling
        }
       *[other] schlägt einen { $count ->
            [1] Einer
            [2] Doppler
           *[other] Drilling
        } von { $name }
    } im { $part ->
        [N] oberen
        [W] linken
        [E] rechten
       *[M] inneren
    } Dreieck
did-joined =
    zieht im { $part ->
        [N] oberen
        [W] linken
        [E] rechten
       *[M] inneren
    } Dreieck auf einen eigenen { $count ->
        [1] Einer
        [2] Doppler
       *[other] Drilling
    }
did-returned =
    { $count ->
        [one] { $count } Stein geht zurück
       *[other] { $count } Steine gehen zurück
    }
did-stacked =
    { $count ->
        [1] jetzt ein Einer
        [2] jetzt ein Doppler
       *[other] jetzt ein Drilling
    }
did-out =
    { $whom ->
        [you] du bist raus
       *[other] { $name } ist raus
    }
did-won_four-centres = steht auf allen vier Mittelpunkten und gewinnt
did-won_whole-triangle = füllt das Herz eines Dreiecks und gewinnt
did-won_last-seat = gewinnt, denn alle anderen sind raus
did-won_limit =
    { $whom ->
        [you] du teilst den Sieg
        [self] teilt den Sieg
       *[other] { $name } teilt den Sieg
    }

## What only the terminal says of Memento: what stands beside the board, and how actions are written.

note-heights = Die Zahl sagt, wie viele Steine eine Figur hat.

notation-open = @ und ein Punkt: Dort kommt dein erster Einer ins Spiel
notation-bring = @ und zwei Punkte: Dort kommen zwei Einer ins Spiel
notation-move = von Punkt zu Punkt: zieht deine Figur
notation-turn = ein Dreieck, > im Uhrzeigersinn oder < dagegen: dreht es
notation-split = ein Doppler teilt sich auf: je ein Einer auf die Punkte nach dem /
notation-splitOff = ein Drilling teilt sich auf: der Doppler auf den Punkt nach /2, der Einer auf den anderen
notation-splitUp = ein Drilling teilt sich in drei Einer auf
