### The words of My First Triominos.

title = My First Triominos
tagline = Dreiecke, deren Ecken passen
suits = für kleine Zahlenfreunde
aim = Leg Karten an, deren Ecken passen, und verdiene Bonusmarken. Wer am Ende die meisten hat, gewinnt.
about = Leg Dreieckskarten so an, dass Zahlen und Farben an jeder Ecke übereinstimmen. Jede Karte bringt eine Bonusmarke, Brücken und Sechsecke bringen mehr.

option-joker = Mit Joker
option-joker-help = Eine Karte, die überall passt.
option-open_racks = Offene Karten
option-open_racks-help = Alle sehen alle Karten. Gut für die erste Partie und für ganz kleine Kinder.
option-open_racks-here = Ihr spielt an einem Gerät: Mit offenen Karten muss niemand wegschauen, und ihr könnt euch helfen.
option-joker_side = Neben dem Joker
option-joker_side-corner = Freie Ecken
option-joker_side-corner-help = In eine Ecke, die nur der Joker berührt, passt jede Zahl.
option-joker_side-side = Freie Seiten
option-joker_side-side-help = An eine Seite des Jokers passt jede Karte, wenn sie nicht auch Seite an Seite mit einer anderen Karte liegt.
option-ties = Gleich viele Bonusmarken
option-ties-shared = Sieg teilen
option-ties-cards = Weniger Karten
option-ties-cards-help = Es gewinnt, wer weniger Karten übrig hat.

joker = Joker
card = Karte { $numbers }
rack = Deine Karten
others = Die Karten der anderen
seat = Platz { $number }
chips =
    { $count ->
        [one] { $count } Bonusmarke
       *[other] { $count } Bonusmarken
    }
cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
inPot =
    { $count ->
        [one] { $count } Karte im Pot
       *[other] { $count } Karten im Pot
    }
place = Stelle { $number }
beside = neben { $cards }
asks = braucht { $numbers }
blocked = keine Karte passt
jokerPlace = die Stelle des Jokers: nimm ihn und lass deine Karte da
taken = wo { $card } liegt
empty = eine Stelle abseits aller Karten
turned = so gedreht: { $numbers }
buy = Kaufen
buyForChip = eine Karte für eine Bonusmarke kaufen
pass = Passen

steps-up = { $rows } nach oben
steps-down = { $rows } nach unten
steps-left = { $cells } nach links
steps-right = { $cells } nach rechts
steps-fromFirst = von der ersten Karte aus { $way }
steps-onFirst = auf die erste Karte

swap = { $card } gegen den Joker tauschen

## What to do now.

task-start = Wähle eine Karte oder kauf eine.
task-card = Wähle eine Karte.
task-buy = Keine Karte passt: Kauf eine.
task-pass = Du kannst weder anlegen noch kaufen. Du musst passen.
task-where = Wohin damit?
task-whereSides = Wohin damit? Neben dem Joker müssen nur Karten Seite an Seite zusammenpassen.
task-which = Welche Karte kommt dahin?
task-swap = Welche Karte lässt du für den Joker da?
task-way = Wie herum?
task-lay = Passt es so? Tippe noch einmal.
task-pay = Eine Karte für eine Bonusmarke kaufen? Tippe noch einmal.
task-sure = Wirklich passen? Tippe noch einmal.

## How it ends, and why something is not allowed.

ending-limit = Die Partie hat lange genug gedauert und endet hier.
ending-pot = Der Pot ist leer, und alle hatten noch einen letzten Zug.
ending-passes = Alle haben nacheinander gepasst.

reason-over = Die Partie ist zu Ende.
reason-not-your-card = Diese Karte steht nicht auf deinem Kartenständer.
reason-cell-taken = Dort liegt schon eine Karte.
reason-no-side = Eine Karte muss mit einer ganzen Seite an einer anderen liegen.
reason-corners-disagree = Die Zahlen in den Ecken passen nicht zusammen.
reason-no-joker = Der Joker liegt nicht auf dem Tisch.
reason-joker-place = Diese Karte passt nicht an die Stelle des Jokers.
reason-pot-empty = Der Pot ist leer.
reason-no-chip = Du hast keine Bonusmarke, um eine Karte zu kaufen.
reason-must-act = Du kannst noch eine Karte anlegen oder kaufen, also kannst du nicht passen.

## What an action did, without who did it; the terminal says the same.

did-placed =
    { $part ->
        [joker] legt den Joker an
       *[other] legt { $part } an
    }
did-chips_card =
    { $count ->
        [one] +{ $count } Bonusmarke
       *[other] +{ $count } Bonusmarken
    }
did-chips_bridge = +{ $count } für die Brücke
did-chips_hexagon = +{ $count } für das Sechseck
did-chips_rack = +{ $count } für die letzte Karte
did-chips_buy = { "" }
did-bought = kauft eine Karte für eine Bonusmarke
did-swapped = tauscht { $part } gegen den Joker
did-passed = passt
did-won =
    { $whom ->
        [you] du gewinnst
        [self] gewinnt
       *[other] { $name } gewinnt
    }

shown-card =
    { $value ->
        [joker] zieht den Joker
       *[other] zieht { $value }
    }

## What only the terminal says of My First Triominos: what stands beside the table, and how actions are written.

note-pot = { $cards }.
note-sides = Neben dem Joker müssen nur Karten Seite an Seite zusammenpassen.
note-ties = Bei gleich vielen Bonusmarken gewinnt, wer weniger Karten hat.
note-turns =
    { $count ->
        [one] Nur noch { $count } Zug.
       *[other] Nur noch { $count } Züge.
    }

notation-lay = ein Platz, dann die Zahlen im Uhrzeigersinn: bei ^ ab links unten, bei v ab links oben
notation-buy = kauft eine Karte aus dem Pot für eine Bonusmarke
notation-swap = deine Karte kommt an den Platz des Jokers, und du bekommst den Joker
notation-pass = nur wenn du weder anlegen noch kaufen kannst
