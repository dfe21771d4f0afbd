### The words of My First Triominos.

title = My First Triominos
tagline = Triangles whose corners match
suits = for young number fans
aim = Lay cards whose corners match, and earn chips. Whoever has the most at the end wins.
about = Lay triangle cards so that numbers and colours agree at every corner. Each card earns a chip, and bridges and hexagons earn more.

option-joker = With the joker
option-joker-help = One card that fits everywhere.
option-open_racks = Open cards
option-open_racks-help = Everyone sees all cards. Good for a first match and for very young children.
option-open_racks-here = You share this device: with open cards nobody has to look away, and you can help each other.
option-joker_side = Beside the joker
option-joker_side-corner = Free corners
option-joker_side-corner-help = Any number fits a corner that only the joker touches.
option-joker_side-side = Free sides
option-joker_side-side-help = Any card fits along a side of the joker, unless it also lies side by side with another card.
option-ties = Equal chips
option-ties-shared = Share the win
option-ties-cards = Fewer cards win
option-ties-cards-help = Whoever has fewer cards left wins.

joker = the joker
card = card { $numbers }
rack = Your cards
others = The cards of the others
seat = Seat { $number }
chips =
    { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
inPot =
    { $count ->
        [one] { $count } card in the pot
       *[other] { $count } cards in the pot
    }
place = place { $number }
beside = next to { $cards }
asks = needs { $numbers }
blocked = no card fits
jokerPlace = the joker’s place: take it and leave your card there
taken = where { $card } lies
empty = a place away from all cards
turned = turned like this: { $numbers }
buy = Buy
buyForChip = buy a card for one chip
pass = Pass

steps-up = { $rows } up
steps-down = { $rows } down
steps-left = { $cells } to the left
steps-right = { $cells } to the right
steps-fromFirst = from the first card { $way }
steps-onFirst = on the first card

swap = swap { $card } for the joker

## What to do now.

task-start = Choose a card, or buy one.
task-card = Choose a card.
task-buy = No card fits: buy one.
task-pass = You can neither lay nor buy a card: pass.
task-where = Where does it go?
task-whereSides = Where does it go? Beside the joker only cards side by side have to match.
task-which = Which card goes there?
task-swap = Which card do you leave for the joker?
task-way = Which way round?
task-lay = Does it fit like this? Tap again.
task-pay = Buy a card for a chip? Tap again.
task-sure = Really pass? Tap again.

## How it ends, and why something is not allowed.

ending-limit = The match has lasted long enough and ends here.
ending-pot = The pot is empty and everybody has had a last turn.
ending-passes = Everybody passed, one after the other.

reason-over = The match is over.
reason-not-your-card = That card is not on your rack.
reason-cell-taken = A card lies there already.
reason-no-side = A card has to lie side by side with another one.
reason-corners-disagree = The numbers in the corners do not match.
reason-no-joker = The joker does not lie on the table.
reason-joker-place = That card does not fit the joker’s place.
reason-pot-empty = The pot is empty.
reason-no-chip = You have no chip to buy a card with.
reason-must-act = You can still lay or buy a card, so you cannot pass.

## What an action did, without who did it; the terminal says the same.

did-placed =
    { $part ->
        [joker] lays the joker
       *[other] lays { $part }
    }
did-chips_card =
    { $count ->
        [one] +{ $count } chip
       *[other] +{ $count } chips
    }
did-chips_bridge = +{ $count } for the bridge
did-chips_hexagon = +{ $count } for the hexagon
did-chips_rack = +{ $count } for the last card
did-chips_buy = { "" }
did-bought = buys a card for a chip
did-swapped = swaps { $part } for the joker
did-passed = passes
did-won =
    { $whom ->
        [you] you win
        [self] wins
       *[other] { $name } wins
    }

shown-card =
    { $value ->
        [joker] draws the joker
       *[other] draws { $value }
    }

## What only the terminal says of My First Triominos: what stands beside the table, and how actions are written.

note-pot = { $cards }.
note-sides = Beside the joker only cards side by side have to match.
note-ties = With equal chips, fewer cards win.
note-turns =
    { $count ->
        [one] Only { $count } turn is left.
       *[other] Only { $count } turns are left.
    }

notation-lay = a place, then its numbers clockwise: for ^ from the lower left, for v from the upper left
notation-buy = buys a card from the pot for one chip
notation-swap = your card goes to the joker’s place, and you get the joker
notation-pass = only when you can neither lay nor buy a card
