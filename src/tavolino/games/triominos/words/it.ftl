### The words of My First Triominos.

title = My First Triominos
tagline = Triangoli che combaciano agli angoli
suits = per chi ama i numeri
aim = Posa carte con gli angoli che combaciano e guadagna gettoni. Alla fine vince chi ne ha di più.
about = Posa le carte triangolari in modo che numeri e colori combacino a ogni angolo. Ogni carta vale un gettone, ponti ed esagoni valgono di più.

option-joker = Con il jolly
option-joker-help = Una carta che va bene dappertutto.
option-open_racks = Carte scoperte
option-open_racks-help = Tutti vedono tutte le carte. Ideale per la prima partita e per i più piccoli.
option-open_racks-here = Giocate sullo stesso dispositivo: a carte scoperte nessuno deve voltarsi dall’altra parte, e potete aiutarvi.
option-joker_side = Accanto al jolly
option-joker_side-corner = Angoli liberi
option-joker_side-corner-help = In un angolo toccato solo dal jolly va bene qualsiasi numero.
option-joker_side-side = Lati liberi
option-joker_side-side-help = Lungo un lato del jolly va bene qualsiasi carta, se non sta anche fianco a fianco con un’altra carta.
option-ties = Gettoni pari
option-ties-shared = Vittoria divisa
option-ties-cards = Meno carte
option-ties-cards-help = Vince chi ha meno carte rimaste.

joker = il jolly
card = la carta { $numbers }
rack = Le tue carte
others = Le carte degli altri
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
beside = tocca { $cards }
asks = vuole { $numbers }
blocked = nessuna carta va bene
jokerPlace = la casella del jolly: prendilo e lascia lì la tua carta
taken = dove si trova { $card }
empty = una casella lontana da ogni carta
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

swap = scambia { $card } con il jolly

## What to do now.

task-start = Scegli una carta, o comprane una.
task-card = Scegli una carta.
task-buy = Nessuna carta va bene: comprane una.
task-pass = Non puoi né posare né comprare: passa.
task-where = Dove va?
task-whereSides = Dove va? Vicino al jolly devono combaciare solo le carte fianco a fianco.
task-which = Quale carta va lì?
task-swap = Quale carta lasci al posto del jolly?
task-way = In che verso?
task-lay = Va bene così? Tocca ancora.
task-pay = Compri una carta per un gettone? Tocca ancora.
task-sure = Vuoi davvero passare? Tocca ancora.

## How it ends, and why something is not allowed.

ending-limit = La partita è durata abbastanza e finisce qui.
ending-pot = Il mazzo è vuoto e ognuno ha fatto un ultimo turno.
ending-passes = Hanno passato tutti, uno dopo l’altro.

reason-over = La partita è finita.
reason-not-your-card = Questa carta non è sul tuo leggio.
reason-cell-taken = Lì c’è già una carta.
reason-no-side = Una carta deve toccarne un’altra con tutto un lato.
reason-corners-disagree = I numeri negli angoli non combaciano.
reason-no-joker = Il jolly non è sul tavolo.
reason-joker-place = Questa carta non va bene al posto del jolly.
reason-pot-empty = Il mazzo è vuoto.
reason-no-chip = Non hai gettoni per comprare una carta.
reason-must-act = Puoi ancora posare o comprare una carta, quindi non puoi passare.

## What an action did, without who did it; the terminal says the same.

did-placed =
    { $part ->
        [joker] posa il jolly
       *[other] posa { $part }
    }
did-chips_card =
    { $count ->
        [one] +{ $count } gettone
       *[other] +{ $count } gettoni
    }
did-chips_bridge = +{ $count } per il ponte
did-chips_hexagon = +{ $count } per l’esagono
did-chips_rack = +{ $count } per l’ultima carta
did-chips_buy = { "" }
did-bought = compra una carta per un gettone
did-swapped = scambia { $part } con il jolly
did-passed = passa
did-won =
    { $whom ->
        [you] vinci tu
        [self] vince
       *[other] vince { $name }
    }

shown-card =
    { $value ->
        [joker] pesca il jolly
       *[other] pesca { $value }
    }

## What only the terminal says of My First Triominos: what stands beside the table, and how actions are written.

note-pot = { $cards }.
note-sides = Vicino al jolly devono combaciare solo le carte fianco a fianco.
note-ties = A parità di gettoni vince chi ha meno carte.
note-turns =
    { $count ->
        [one] Ancora { $count } turno soltanto.
       *[other] Ancora { $count } turni soltanto.
    }

notation-lay = una casella, poi i numeri in senso orario: per ^ da in basso a sinistra, per v da in alto a sinistra
notation-buy = compra una carta dal mazzo per un gettone
notation-swap = la tua carta va al posto del jolly, e tu ricevi il jolly
notation-pass = passare, solo quando non puoi né posare né comprare
