### The words of My First Triominos.

title = My First Triominos
tagline = Dreiecke, deren Ecken passen
about = Leg Dreieckskarten so an, dass Zahlen und Farben an jeder Ecke übereinstimmen. Jede Karte bringt einen Chip, Brücken und Sechsecke bringen mehr.

option-joker = Mit Joker
option-joker-help = Eine Karte, die überall passt.
option-open_racks = Offene Karten
option-open_racks-help = Alle sehen alle Karten. Gut für die erste Partie und für ganz junge Kinder.

joker = Joker
card = Karte { $numbers }
rack = Deine Karten
seat = Platz { $number }
chips =
    { $count ->
        [one] { $count } Chip
       *[other] { $count } Chips
    }
cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
inPot =
    { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
place = Stelle { $number }
beside = neben { $cards }
asks = braucht { $numbers }
jokerPlace = die Stelle des Jokers: nimm ihn und lass deine Karte da
whichWay = Wie herum?
turned = so gedreht: { $numbers }
buy = Kaufen
buyForChip = eine Karte für einen Chip kaufen
pass = Passen

steps-up = { $rows } nach oben
steps-down = { $rows } nach unten
steps-left = { $cells } nach links
steps-right = { $cells } nach rechts
steps-fromFirst = von der ersten Karte aus { $way }
steps-onFirst = auf die erste Karte

swap = { $card } gegen den Joker tauschen
laid = { $card } gelegt
bought = eine Karte gekauft
boughtCard = { $card } gekauft
swapped = { $card } gegen den Joker getauscht
passed = gepasst

endings-limit = Die Partie hat lange genug gedauert und endet hier.
endings-pot = Der Stapel ist leer, und alle hatten noch einen letzten Zug.
endings-passes = Alle haben nacheinander gepasst.

reasons-over = Die Partie ist zu Ende.
reasons-not-your-card = Diese Karte hast du nicht.
reasons-cell-taken = Dort liegt schon eine Karte.
reasons-no-side = Eine Karte muss mit einer ganzen Seite an einer anderen liegen.
reasons-corners-disagree = Die Zahlen in den Ecken passen dort nicht.
reasons-no-joker = Der Joker liegt nicht auf dem Tisch.
reasons-joker-place = Diese Karte passt nicht an die Stelle des Jokers.
reasons-pot-empty = Der Stapel ist leer.
reasons-no-chip = Du hast keinen Chip, um eine Karte zu kaufen.
reasons-must-act = Du kannst noch eine Karte legen oder kaufen, also kannst du nicht passen.

## What an action did, as the terminal tells it.

effect-chips-card = { $change } für die Karte
effect-chips-bridge = { $change } für eine Brücke
effect-chips-hexagon = { $change } für ein Sechseck
effect-chips-rack = { $change } für die letzte Karte
effect-chips-buy = { $change } für eine Karte vom Stapel

shown-card = Karte { $value }
