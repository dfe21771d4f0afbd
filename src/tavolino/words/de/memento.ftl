### The words of Memento.

title = Memento
tagline = Stapel auf drehbaren Dreiecken
about = Zieh, staple und teile deine Figuren, während sich das Brett unter ihnen dreht. Wer zuerst auf allen vier Mitten steht oder das Herz eines Dreiecks füllt, gewinnt.

option-version = Fassung
option-version-help = Wie weit ein Stapel aus zwei Steinen laufen darf.
option-version-simple = Einfach
option-version-simple-help = Ein Weg endet am Ende seiner Linie. Gut für die erste Partie.
option-version-original = Wie im Original
option-version-original-help = Lange Linien gehen am anderen Ende weiter, wie Ringe.
option-version-complex = Verzwickt
option-version-complex-help = Ein Weg darf das Brett einmal verlassen und anderswo zurückkommen.

heights-1 = Einer
heights-2 = Zweier
heights-3 = Dreier

shapes-0 = Kreis
shapes-1 = Quadrat
shapes-2 = Dreieck
shapes-3 = Raute

triangles-N = Oberes Dreieck
triangles-E = Rechtes Dreieck
triangles-W = Linkes Dreieck
triangles-M = Mittleres Dreieck

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
clockwise = im Uhrzeigersinn
anticlockwise = gegen den Uhrzeigersinn
and = und
freePoint = { $point }, frei
figure = { $point }, { $height }, { $shape }
turn = { $triangle } { $way }
bring = Einsetzen: { $points }
move = { $from } → { $to }
split = { $from } teilen: { $parts }
part = { $height } → { $to }
splitInto = Teilen: { $heights }
tellBring = setzt ein: { $points }
tellTurn = dreht: { $triangle } { $way }
tellMove = zieht { $from } → { $to }
tellSplit = teilt { $from }: { $parts }
supply = Vorrat
inHand = In der Hand
turnTitle = Ein Dreieck drehen
splitTitle = Oder teilen:
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

endings-limit = Die Partie hat lange genug gedauert: Alle, die noch dabei sind, teilen sich den Sieg.
endings-four-centres = Eine Figur auf jeder Mitte.
endings-whole-triangle = Das Herz eines Dreiecks ist voll.
endings-last-seat = Alle anderen sind ausgeschieden.

reasons-over = Die Partie ist zu Ende.
reasons-open-first = Die Partie beginnt mit einem Einer auf einem beliebigen Punkt.
reasons-opened = Die Partie ist eröffnet: Jetzt kommen immer zwei Einer zusammen ins Spiel.
reasons-no-stones = Im Vorrat sind weniger als zwei Steine.
reasons-no-markers = Du hast nicht genug Marker in der Hand.
reasons-no-entrance = Einer kommen auf den drei äußeren Dreiecken ins Spiel, nicht auf einer Mitte.
reasons-point-taken = Dieser Punkt ist besetzt.
reasons-just-turned = Gerade eben wurde ein Dreieck gedreht.
reasons-turned-yourself = Du hast in deinem letzten Zug ein Dreieck gedreht.
reasons-turn-changes-nothing = Dieses Dreieck zu drehen würde nichts ändern.
reasons-not-your-figure = Auf diesem Punkt steht keine Figur von dir.
reasons-out-of-reach = So weit kommt diese Figur nicht.
reasons-cannot-split = Für diese Teilung hat die Figur nicht die richtige Höhe.

## What an action did, as the terminal tells it.

effect-taken =
    { $count ->
        [2] schlägt einen Zweier von { $seat }
        [3] schlägt einen Dreier von { $seat }
       *[other] schlägt einen Einer von { $seat }
    }
effect-joined =
    { $count ->
        [1] zieht auf einen eigenen Einer
        [2] zieht auf einen eigenen Zweier
       *[other] zieht auf einen eigenen Dreier
    }
effect-returned =
    { $count ->
        [one] { $count } Stein geht zurück
       *[other] { $count } Steine gehen zurück
    }
effect-stacked =
    { $count ->
        [1] jetzt ein Einer
        [2] jetzt ein Zweier
       *[other] jetzt ein Dreier
    }
