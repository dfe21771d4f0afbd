### The words of My First Triominos.

title = My First Triominos
tagline = Des triangles aux coins assortis
about = Pose des cartes triangulaires dont les nombres et les couleurs s’accordent à chaque coin. Chaque carte rapporte un jeton, les ponts et les hexagones davantage.

option-joker = Avec le joker
option-joker-help = Une carte qui va partout.
option-open_racks = Cartes visibles
option-open_racks-help = Tout le monde voit toutes les cartes. Parfait pour une première partie et pour les tout-petits.

joker = le joker
card = carte { $numbers }
rack = Tes cartes
seat = Place { $number }
chips =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
inPot =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
place = emplacement { $number }
beside = à côté de : { $cards }
asks = il faut { $numbers }
jokerPlace = l’emplacement du joker : prends-le et laisse ta carte
whichWay = Dans quel sens ?
turned = tournée ainsi : { $numbers }
buy = Acheter
buyForChip = acheter une carte pour un jeton
pass = Passer

steps-up = { $rows } vers le haut
steps-down = { $rows } vers le bas
steps-left = { $cells } vers la gauche
steps-right = { $cells } vers la droite
steps-fromFirst = depuis la première carte, { $way }
steps-onFirst = sur la première carte

swap = échanger la { $card } contre le joker
laid = pose : { $card }
bought = achète une carte
boughtCard = achète : { $card }
swapped = échange la { $card } contre le joker
passed = passe

endings-limit = La partie a assez duré et s’arrête ici.
endings-pot = La pioche est vide et tout le monde a joué un dernier tour.
endings-passes = Tout le monde a passé, tour à tour.

reasons-over = La partie est finie.
reasons-not-your-card = Tu n’as pas cette carte.
reasons-cell-taken = Il y a déjà une carte à cet endroit.
reasons-no-side = Une carte doit toucher une autre carte par tout un côté.
reasons-corners-disagree = Les nombres dans les coins ne vont pas ensemble ici.
reasons-no-joker = Le joker n’est pas sur la table.
reasons-joker-place = Cette carte ne va pas à l’emplacement du joker.
reasons-pot-empty = La pioche est vide.
reasons-no-chip = Tu n’as pas de jeton pour acheter une carte.
reasons-must-act = Tu peux encore poser ou acheter une carte, donc tu ne peux pas passer.

## What an action did, as the terminal tells it.

effect-chips-card = { $change } pour la carte
effect-chips-bridge = { $change } pour un pont
effect-chips-hexagon = { $change } pour un hexagone
effect-chips-rack = { $change } pour la dernière carte
effect-chips-buy = { $change } pour une carte de la pioche

shown-card = carte { $value }
