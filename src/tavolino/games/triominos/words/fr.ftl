### The words of My First Triominos.

title = My First Triominos
tagline = Des triangles aux coins assortis
suits = pour qui aime les nombres
aim = Pose des cartes dont les coins s’accordent et gagne des fiches. Il faut en avoir le plus à la fin.
about = Pose des cartes triangulaires dont les nombres et les couleurs s’accordent à chaque coin. Chaque carte rapporte une fiche, les ponts et les hexagones davantage.

option-joker = Avec le joker
option-joker-help = Une carte qui va partout.
option-open_racks = Cartes visibles
option-open_racks-help = Tout le monde voit toutes les cartes. Parfait pour une première partie et pour les tout-petits.
option-open_racks-here = Vous jouez sur le même appareil : à cartes visibles, personne n’a besoin de détourner les yeux, et vous pouvez vous aider.
option-joker_side = À côté du joker
option-joker_side-corner = Coins libres
option-joker_side-corner-help = Tous les nombres vont dans un coin que seul le joker touche.
option-joker_side-side = Côtés libres
option-joker_side-side-help = Le long d’un côté du joker, toutes les cartes vont, sauf si elles sont aussi côte à côte avec une autre carte.
option-ties = Égalité de fiches
option-ties-shared = Victoire partagée
option-ties-cards = Moins de cartes
option-ties-cards-help = La victoire revient à qui a le moins de cartes.

joker = le joker
card = la carte { $numbers }
rack = Tes cartes
others = Les cartes des autres
seat = Place { $number }
chips =
    { $count ->
        [one] { $count } fiche
       *[other] { $count } fiches
    }
cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
inPot =
    { $count ->
        [one] { $count } carte dans la cagnotte
       *[other] { $count } cartes dans la cagnotte
    }
place = emplacement { $number }
beside = touche { $cards }
asks = il faut { $numbers }
blocked = aucune carte ne convient
jokerPlace = l’emplacement du joker : prends-le et laisse ta carte
taken = là où se trouve { $card }
empty = un emplacement loin de toute carte
turned = tournée ainsi : { $numbers }
buy = Acheter
buyForChip = acheter une carte pour une fiche
pass = Passer

steps-up = { $rows } vers le haut
steps-down = { $rows } vers le bas
steps-left = { $cells } vers la gauche
steps-right = { $cells } vers la droite
steps-fromFirst = depuis la première carte, { $way }
steps-onFirst = sur la première carte

swap = échanger { $card } contre le joker

## What to do now.

task-start = Choisis une carte, ou achètes-en une.
task-card = Choisis une carte.
task-buy = Aucune carte ne convient : achètes-en une.
task-pass = Tu ne peux ni poser ni acheter : passe ton tour.
task-where = Où va-t-elle ?
task-whereSides = Où va-t-elle ? Près du joker, seules les cartes côte à côte doivent aller ensemble.
task-which = Quelle carte va là ?
task-swap = Quelle carte laisses-tu à la place du joker ?
task-way = Dans quel sens ?
task-lay = Ça va comme ça ? Touche encore une fois.
task-pay = Acheter une carte pour une fiche ? Touche encore une fois.
task-sure = Vraiment passer ? Touche encore une fois.

## How it ends, and why something is not allowed.

ending-limit = La partie a assez duré et s’arrête ici.
ending-pot = La cagnotte est vide et tout le monde a joué un dernier tour.
ending-passes = Tout le monde a passé son tour.

reason-over = La partie est finie.
reason-not-your-card = Cette carte n’est pas sur ton porte-cartes.
reason-cell-taken = Il y a déjà une carte à cet endroit.
reason-no-side = Une carte doit toucher une autre carte par tout un côté.
reason-corners-disagree = Les nombres des coins ne vont pas ensemble.
reason-no-joker = Le joker n’est pas sur la table.
reason-joker-place = Cette carte ne convient pas à la place du joker.
reason-pot-empty = La cagnotte est vide.
reason-no-chip = Tu n’as pas de fiche pour acheter une carte.
reason-must-act = Tu peux encore poser ou acheter une carte, donc tu ne peux pas passer.

## What an action did, without who did it; the terminal says the same.

did-placed =
    { $part ->
        [joker] pose le joker
       *[other] pose { $part }
    }
did-chips_card =
    { $count ->
        [one] +{ $count } fiche
       *[other] +{ $count } fiches
    }
did-chips_bridge = +{ $count } pour le pont
did-chips_hexagon = +{ $count } pour l’hexagone
did-chips_rack = +{ $count } pour la dernière carte
did-chips_buy = { "" }
did-bought = achète une carte pour une fiche
did-swapped = échange { $part } contre le joker
did-passed = passe son tour
did-won =
    { $whom ->
        [you] tu gagnes
        [self] gagne
       *[other] { $name } gagne
    }

shown-card =
    { $value ->
        [joker] tire le joker
       *[other] tire { $value }
    }

## What only the terminal says of My First Triominos: what stands beside the table, and how actions are written.

note-pot = { $cards }.
note-sides = Près du joker, seules les cartes côte à côte doivent aller ensemble.
note-ties = À égalité de fiches, qui a le moins de cartes gagne.
note-turns =
    { $count ->
        [one] Plus que { $count } tour.
       *[other] Plus que { $count } tours.
    }

notation-lay = un emplacement, puis les nombres dans le sens horaire : ^ dès le bas à gauche, v dès le haut à gauche
notation-buy = achète une carte de la cagnotte pour une fiche
notation-swap = ta carte prend la place du joker, et tu reçois le joker
notation-pass = passer, seulement si tu ne peux ni poser ni acheter
