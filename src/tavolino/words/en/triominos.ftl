### The words of My First Triominos.

title = My First Triominos
tagline = Triangles whose corners match
about = Lay triangle cards so that numbers and colours agree at every corner. Each card earns a chip, and bridges and hexagons earn more.

option-joker = With the joker
option-joker-help = One card that fits everywhere.
option-open_racks = Open cards
option-open_racks-help = Everyone sees all cards. Good for a first game and for very young children.

joker = the joker
card = card { $numbers }
rack = Your cards
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
jokerPlace = the joker's place: take it and leave your card there
whichWay = Which way round?
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
laid = laid { $card }
bought = bought a card
boughtCard = bought { $card }
swapped = swapped { $card } for the joker
passed = passed

endings-limit = The game went on long enough and ends here.
endings-pot = The pot is empty and everybody has had a last turn.
endings-passes = Everybody passed, one after the other.

reasons-over = The match is over.
reasons-not-your-card = That card is not on your rack.
reasons-cell-taken = A card lies there already.
reasons-no-side = A card has to lie side by side with another one.
reasons-corners-disagree = The numbers in the corners do not match there.
reasons-no-joker = The joker does not lie on the table.
reasons-joker-place = That card does not fit the joker's place.
reasons-pot-empty = The pot is empty.
reasons-no-chip = You have no chip to buy a card with.
reasons-must-act = You can still lay or buy a card, so you cannot pass.

## What an action did, as the terminal tells it.

effect-chips-card = { $change } for the card
effect-chips-bridge = { $change } for a bridge
effect-chips-hexagon = { $change } for a hexagon
effect-chips-rack = { $change } for the last card
effect-chips-buy = { $change } for a card from the pot

shown-card = card { $value }
