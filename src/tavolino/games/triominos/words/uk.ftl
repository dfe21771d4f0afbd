### The words of My First Triominos.

title = My First Triominos
tagline = Трикутники, що збігаються в кутах
suits = для малих любителів чисел
aim = Викладай картки, кути яких збігаються, і заробляй жетони. Наприкінці перемагає той, у кого їх найбільше.
about = Викладай трикутні картки так, щоб числа й кольори збігалися в кожному куті. Кожна картка дає жетон, а мости й шестикутники — ще більше.

option-joker = З джокером
option-joker-help = Одна картка, що підходить усюди.
option-open_racks = Відкриті картки
option-open_racks-help = Усі бачать усі картки. Добре для першої партії й для зовсім малих дітей.
option-open_racks-here = Ви граєте на одному пристрої: з відкритими картками нікому не треба відвертатися, і можна допомагати одне одному.
option-joker_side = Поруч із джокером
option-joker_side-corner = Вільні кути
option-joker_side-corner-help = У кут, якого торкається лише джокер, підходить будь-яке число.
option-joker_side-side = Вільні сторони
option-joker_side-side-help = До сторони джокера підходить будь-яка картка, якщо вона не прилягає ще й до іншої картки.
option-ties = Порівну жетонів
option-ties-shared = Ділити перемогу
option-ties-cards = Менше карток
option-ties-cards-help = Перемагає той, у кого лишилося менше карток.

joker = джокер
card = картка { $numbers }
rack = Твої картки
others = Картки інших
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
blocked = жодна картка не підходить
jokerPlace = клітинка джокера: забери його й залиш свою картку
taken = там, де лежить { $card }
empty = клітинка осторонь карток
turned = повернута так: { $numbers }
buy = Купити
buyForChip = купити картку за один жетон
pass = Пропустити

steps-up = { $rows } вгору
steps-down = { $rows } вниз
steps-left = { $cells } ліворуч
steps-right = { $cells } праворуч
steps-fromFirst = від першої картки { $way }
steps-onFirst = на першу картку

swap = обміняти { $card } на джокера

## What to do now.

task-start = Вибери картку або купи ще одну.
task-card = Вибери картку.
task-buy = Жодна картка не підходить: купи ще одну.
task-pass = Ти не можеш ні викласти, ні купити картку: пропусти хід.
task-where = Куди її покласти?
task-whereSides = Куди її покласти? Поруч із джокером мають збігатися лише картки, що прилягають сторонами.
task-which = Яка картка ляже сюди?
task-swap = Яку картку лишиш замість джокера?
task-way = Як її повернути?
task-lay = Так підходить? Торкнись ще раз.
task-pay = Купити картку за жетон? Торкнись ще раз.
task-sure = Справді пропустити хід? Торкнись ще раз.

## How it ends, and why something is not allowed.

ending-limit = Партія тривала досить довго й закінчується тут.
ending-pot = Колода порожня, і кожен зробив останній хід.
ending-passes = Усі по черзі пропустили хід.

reason-over = Партія вже закінчилася.
reason-not-your-card = Цієї картки немає на твоїй підставці.
reason-cell-taken = Там уже лежить картка.
reason-no-side = Картка має торкатися іншої цілою стороною.
reason-corners-disagree = Числа в кутах не збігаються.
reason-no-joker = Джокера немає на столі.
reason-joker-place = Ця картка не підходить на місце джокера.
reason-pot-empty = Колода порожня.
reason-no-chip = У тебе немає жетона, щоб купити картку.
reason-must-act = Ти ще можеш викласти або купити картку, тож пропустити хід не можна.

## What an action did, without who did it; the terminal says the same.

did-placed =
    { $part ->
        [joker] викладає джокера
       *[other] викладає { $part }
    }
did-chips_card =
    { $count ->
        [one] +{ $count } жетон
        [few] +{ $count } жетони
        [many] +{ $count } жетонів
       *[other] +{ $count } жетона
    }
did-chips_bridge = +{ $count } за міст
did-chips_hexagon = +{ $count } за шестикутник
did-chips_rack = +{ $count } за останню картку
did-chips_buy = { "" }
did-bought = купує картку за жетон
did-swapped = міняє { $part } на джокера
did-passed = пропускає хід
did-won =
    { $whom ->
        [you] ти перемагаєш
        [self] перемагає
       *[other] { $name } перемагає
    }

shown-card =
    { $value ->
        [joker] бере джокера
       *[other] бере { $value }
    }

## What only the terminal says of My First Triominos: what stands beside the table, and how actions are written.

note-pot = { $cards }.
note-sides = Поруч із джокером мають збігатися лише картки, що прилягають сторонами.
note-ties = Якщо жетонів порівну, перемагає той, у кого менше карток.
note-turns =
    { $count ->
        [one] Лишився { $count } хід.
        [few] Лишилося { $count } ходи.
        [many] Лишилося { $count } ходів.
       *[other] Лишилося { $count } ходу.
    }

notation-lay = місце, а тоді числа за годинниковою стрілкою: для ^ від лівого нижнього, для v від лівого верхнього
notation-buy = купує картку за один жетон
notation-swap = твоя картка лягає на місце джокера, а джокер стає твоїм
notation-pass = пропуск, лише коли не можна ні покласти, ні купити картку
