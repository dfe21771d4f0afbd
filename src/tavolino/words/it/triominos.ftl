### The words of My First Triominos.

title = My First Triominos
tagline = Triangoli che combaciano agli angoli
about = Posa le carte triangolari in modo che numeri e colori combacino a ogni angolo. Ogni carta vale un gettone, ponti ed esagoni valgono di più.

option-joker = Con il jolly
option-joker-help = Una carta che va bene dappertutto.
option-open_racks = Carte scoperte
option-open_racks-help = Tutti vedono tutte le carte. Ideale per la prima partita e per i più piccoli.

joker = il jolly
card = carta { $numbers }
rack = Le tue carte
seat = Posto { $number }
chips =
    { $count ->
        [one] { $count } gettone
       *[other] { $count } gettoni
    }
cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
inPot =
    { $count ->
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
place = casella { $number }
beside = accanto a: { $cards }
asks = richiede { $numbers }
jokerPlace = la casella del jolly: prendilo e lascia lì la tua carta
whichWay = In che verso?
turned = girata così: { $numbers }
buy = Compra
buyForChip = compra una carta per un gettone
pass = Passa

steps-up = { $rows } in su
steps-down = { $rows } in giù
steps-left = { $cells } a sinistra
steps-right = { $cells } a destra
steps-fromFirst = dalla prima carta { $way }
steps-onFirst = sulla prima carta

swap = scambia con il jolly: { $card }
laid = posa: { $card }
bought = compra una carta
boughtCard = compra: { $card }
swapped = scambia con il jolly: { $card }
passed = passa

endings-limit = La partita è durata abbastanza e finisce qui.
endings-pot = Il mazzo è vuoto e ognuno ha fatto un ultimo turno.
endings-passes = Hanno passato tutti, uno dopo l’altro.

reasons-over = La partita è finita.
reasons-not-your-card = Non hai questa carta.
reasons-cell-taken = Lì c’è già una carta.
reasons-no-side = Una carta deve toccarne un’altra con tutto un lato.
reasons-corners-disagree = I numeri negli angoli non combaciano.
reasons-no-joker = Il jolly non è sul tavolo.
reasons-joker-place = Questa carta non va bene al posto del jolly.
reasons-pot-empty = Il mazzo è vuoto.
reasons-no-chip = Non hai gettoni per comprare una carta.
reasons-must-act = Puoi ancora posare o comprare una carta, quindi non puoi passare.

## What an action did, as the terminal tells it.

effect-chips-card = { $change } per la carta
effect-chips-bridge = { $change } per un ponte
effect-chips-hexagon = { $change } per un esagono
effect-chips-rack = { $change } per l’ultima carta
effect-chips-buy = { $change } per una carta dal mazzo

shown-card = carta { $value }
