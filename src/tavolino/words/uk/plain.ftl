### The plain board, for games that have no board of their own.

clockwise = Повернути { $part } за годинниковою стрілкою
back = Повернути { $part } проти годинникової стрілки
free = вільно
piece = фішка

shapes-circle = коло
shapes-square = квадрат
shapes-triangle = трикутник
shapes-diamond = ромб

## What a decision did, told of whoever decided.

did-placed = ставить фішку на { $to }
did-moved = ходить з { $from } на { $to }
did-taken =
    { $whom ->
        [you] знімає твою фішку з { $at }
        [self] знімає фішку з { $at }
       *[other] знімає фішку з { $at } ({ $name })
    }
did-turned =
    { $count ->
        [1] повертає { $at } за годинниковою стрілкою
       *[other] повертає { $at } проти годинникової стрілки
    }
did-line = складає лінію { $at }
did-passed = пропускає хід
did-out =
    { $whom ->
        [you] ти вибуваєш
        [self] вибуває
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

ask-move = Твій хід
ask-any = Вибери місце або кнопку.
ask-free = Вибери вільне місце.
ask-own = Вибери одну зі своїх фішок.
ask-other = Вибери чужу фішку.
ask-place = Вибери місце.
ask-turn = Поверни частину дошки.
ask-button = Вибери одну з кнопок.
ask-where = Куди?
ask-which = Що саме?

counted = { $name }: { $count }
actions = Що можна зробити
limit = Це був останній хід: усі, хто ще в грі, ділять перемогу.
over = Партія вже закінчилася.
