### The words of Anneaux.

title = Anneaux
tagline = Три кільця, лінії по три
suits = для любителів подумати
aim = Вишикуй три фішки в лінію та знімай по фішці в кожного іншого гравця. Перемагає той, хто лишається останнім.
about = Став фішки й повертай кільця, доки три не стануть у лінію. Кожна лінія коштує іншим по фішці.

option-spent = Хто втомлюється
option-spent-help = Втомлена фішка не зараховується в жодну лінію, доки її не пересунуть.
option-spent-rows = Кінці рядів
option-spent-lines = Кінці спиць теж
option-spent-lines-help = Так фішка не зможе раз у раз виходити зі спиці й повертатися, щоб щоразу скласти лінію.
option-flying = Чотири фішки, порожня рука
option-flying-must = Літаєш
option-flying-may = Літаєш або повертаєш
option-flying-may-help = Замість польоту можна повернути кільце.
option-truce = Перемир’я на початку
option-truce-0 = Немає
option-truce-3 = По три ходи
option-truce-3-help = Лінії зараховуються лише тоді, коли всі зробили по три ходи. Це зменшує перевагу першого ходу, особливо для двох.

clockwise = Повернути кільце { $ring } за годинниковою стрілкою
back = Повернути кільце { $ring } проти годинникової стрілки
place = Поставити фішку на { $cell }
move = З { $from } на { $to }
take = Зняти фішку з { $cell }
pass = Пропустити хід
free = { $cell }, вільно
pawn = { $cell }, фішка, { $shape }
spentPawn = { $cell }, втомлена фішка, { $shape }
takeable = Зняти { $cell }, фішка, { $shape }

shapes-circle = коло
shapes-square = квадрат
shapes-triangle = трикутник
shapes-diamond = ромб

## What a decision did, told of whoever decided.

did-placed = ставить фішку на { $to }
did-moved = ходить з { $from } на { $to }
did-moved_fly = летить з { $from } на { $to }
did-turned =
    { $count ->
        [1] повертає кільце { $at } за годинниковою стрілкою
       *[other] повертає кільце { $at } проти годинникової стрілки
    }
did-line_row = складає ряд { $from }–{ $to }
did-line_spoke = заповнює спицю { $from }–{ $to }
did-taken =
    { $whom ->
        [you] знімає твою фішку з { $at }
       *[other] знімає фішку з { $at } ({ $name })
    }
did-passed = мусить пропустити хід
did-out =
    { $whom ->
        [you] ти вибуваєш
       *[other] { $name } вибуває
    }
did-won =
    { $whom ->
        [you] ти перемагаєш
        [self] перемагає
       *[other] { $name } перемагає
    }
did-won_limit =
    { $whom ->
        [you] ти ділиш перемогу
        [self] ділить перемогу
       *[other] { $name } ділить перемогу
    }

## What to do now.

ask-setMoveTurn = Постав фішку, пересунь свою або { $turn }.
ask-setTurn = Постав фішку або { $turn }.
ask-moveTurn = Пересунь фішку або { $turn }.
ask-turn = Можна лише повернути кільце.
ask-fly = Ти літаєш: пересунь фішку на будь-яку вільну клітинку.
ask-flyTurn = Ти літаєш: пересунь фішку на будь-яку вільну клітинку або { $turn }.
ask-pass = Можна лише пропустити хід.
ask-where = Куди?
ask-whereTo = Куди? На будь-яку вільну клітинку.
ask-take =
    { $count ->
        [one] { $line }: зніми { $count } фішку гравця { $name }.
        [few] { $line }: зніми { $count } фішки гравця { $name }.
        [many] { $line }: зніми { $count } фішок гравця { $name }.
       *[other] { $line }: зніми { $count } фішки гравця { $name }.
    }
ask-takeOnly =
    { $count ->
        [one] Зніми { $count } фішку гравця { $name }.
        [few] Зніми { $count } фішки гравця { $name }.
        [many] Зніми { $count } фішок гравця { $name }.
       *[other] Зніми { $count } фішки гравця { $name }.
    }
turning-any = поверни кільце
turning-two = поверни кільце { $one } чи { $two }
made-row = Ряд { $from }–{ $to }
made-spoke = Спиця { $from }–{ $to }
made-lines =
    { $count ->
        [one] { $count } лінія
        [few] { $count } лінії
        [many] { $count } ліній
       *[other] { $count } лінії
    }

counts =
    { $tired ->
        [0] { $hand } у руці, { $track } на кільцях
        [one] { $hand } у руці, { $track } на кільцях, { $tired } втомлена
        [few] { $hand } у руці, { $track } на кільцях, { $tired } втомлені
        [many] { $hand } у руці, { $track } на кільцях, { $tired } втомлених
       *[other] { $hand } у руці, { $track } на кільцях, { $tired } втомленої
    }
short-hand = у руці { $hand }
short-track = на кільцях { $track }
tired = Ця фішка втомлена: вона зараховуватиметься в лінію, щойно нею походиш.
hand = У руці: { $hand }
out = поза грою
turns = Повернути кільце
pinned = Кільце { $ring } закріплене: його повернули останнім.
truce =
    { $count ->
        [one] Перемир’я ще { $count } хід: лінії поки не зараховуються.
        [few] Перемир’я ще { $count } ходи: лінії поки не зараховуються.
        [many] Перемир’я ще { $count } ходів: лінії поки не зараховуються.
       *[other] Перемир’я ще { $count } ходу: лінії поки не зараховуються.
    }

ending-limit = Це був останній хід: усі, хто ще в грі, ділять перемогу.
ending-last-seat = Лише в одного гравця лишилося три фішки чи більше.

reason-over = Партія вже закінчилася.
reason-take-first = Спершу зніми фішки, які принесли твої лінії.
reason-nothing-to-take = Щоб зняти фішку, потрібна лінія.
reason-not-theirs = Зніми фішку того, хто має її зараз віддати.
reason-hand-empty = У тебе в руці більше немає фішок.
reason-cell-taken = Ця клітинка зайнята.
reason-not-your-pawn = На цій клітинці немає твоєї фішки.
reason-too-far = Фішка ходить на сусідню клітинку свого кільця або на сусіднє кільце.
reason-ring-turned-last = Це кільце повернули останнім; спершу треба повернути інше.
reason-flying = Коли рука порожня й лишилося щонайбільше чотири фішки, ти літаєш і не можеш повертати кільця.
reason-must-act = Пропустити хід можна, лише коли нічого іншого не лишилося.

## What only the terminal says of Anneaux: what stands beside the board, and how actions are written.

note-tired = Порожні фішки втомлені.

notation-place = @ і клітинка: ставить туди фішку з руки
notation-move = з клітинки на клітинку: хід твоєю фішкою
notation-turn = кільце, > за годинниковою стрілкою чи < проти неї: повертає його
notation-take = x і клітинка: знімає фішку звідти
notation-pass = пропуск, лише коли нічого іншого зробити не можна
