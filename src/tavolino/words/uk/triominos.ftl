### The words of My First Triominos.

title = My First Triominos
tagline = Трикутники, що збігаються в кутах
about = Викладай трикутні картки так, щоб числа й кольори збігалися в кожному куті. Кожна картка дає жетон, а мости й шестикутники — ще більше.

option-joker = З джокером
option-joker-help = Одна картка, що підходить усюди.
option-open_racks = Відкриті картки
option-open_racks-help = Усі бачать усі картки. Добре для першої партії й для зовсім малих дітей.

joker = джокер
card = картка { $numbers }
rack = Твої картки
seat = Місце { $number }
chips =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
        [many] { $count } жетонів
       *[other] { $count } жетона
    }
cards =
    { $count ->
        [one] { $count } картка
        [few] { $count } картки
        [many] { $count } карток
       *[other] { $count } картки
    }
inPot =
    { $count ->
        [one] у колоді { $count } картка
        [few] у колоді { $count } картки
        [many] у колоді { $count } карток
       *[other] у колоді { $count } картки
    }
place = клітинка { $number }
beside = поруч: { $cards }
asks = потрібно { $numbers }
jokerPlace = клітинка джокера: забери його й залиш свою картку
whichWay = Як повернути?
turned = повернута так: { $numbers }
buy = Купити
buyForChip = купити картку за один жетон
pass = Пропустити хід

steps-up = { $rows } вгору
steps-down = { $rows } вниз
steps-left = { $cells } ліворуч
steps-right = { $cells } праворуч
steps-fromFirst = від першої картки { $way }
steps-onFirst = на першу картку

swap = обміняти на джокера: { $card }
laid = викладено: { $card }
bought = куплено картку
boughtCard = куплено: { $card }
swapped = обміняно на джокера: { $card }
passed = хід пропущено

endings-limit = Партія тривала досить довго й закінчується тут.
endings-pot = Колода порожня, і кожен зробив останній хід.
endings-passes = Усі по черзі пропустили хід.

reasons-over = Партію закінчено.
reasons-not-your-card = У тебе немає цієї картки.
reasons-cell-taken = Там уже лежить картка.
reasons-no-side = Картка має торкатися іншої цілою стороною.
reasons-corners-disagree = Числа в кутах там не збігаються.
reasons-no-joker = Джокера немає на столі.
reasons-joker-place = Ця картка не підходить на місце джокера.
reasons-pot-empty = Колода порожня.
reasons-no-chip = У тебе немає жетона, щоб купити картку.
reasons-must-act = Ти ще можеш викласти або купити картку, тож пропустити хід не можна.

## What an action did, as the terminal tells it.

effect-chips-card = { $change } за картку
effect-chips-bridge = { $change } за міст
effect-chips-hexagon = { $change } за шестикутник
effect-chips-rack = { $change } за останню картку
effect-chips-buy = { $change } за картку з колоди

shown-card = картка { $value }
