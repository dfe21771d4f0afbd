# A man in the forms that sentences need.
-man =
    { $case ->
       *[nominative] фішка
        [genitive] фішки
        [accusative] фішку
    }

title = Млин
tagline = Три в ряд — і млин закрито
suits = для двох, легко навчитися
aim = Три твої фішки на одній лінії знімають фішку суперника. Програє той, у кого лишилося дві або хто не може ходити.
ending-limit = Це був останній хід: ви ділите перемогу.
ending-too-few = В однієї сторони лишилося тільки дві фішки.
ending-no-move = Одна сторона більше не може ходити.
reason-over = Партія вже закінчилася.
reason-take-first = Млин закрито: спершу зніми { -man(case: "accusative") } суперника.
reason-nothing-to-take = Зняти { -man(case: "accusative") } можна, лише закривши млин.
reason-not-theirs = Зніми { -man(case: "accusative") } суперника.
reason-in-a-mill = Ця { -man } стоїть у млині, а інші — ні.
reason-place-first = Ходити можна, коли всі твої фішки вже на дошці.
reason-hand-empty = Усі твої фішки вже на дошці.
reason-point-taken = Ця точка зайнята.
reason-not-your-man = На цій точці немає твоєї { -man(case: "genitive") }.
reason-too-far = Фішка йде лінією на сусідню точку.
option-flying = З трьома фішками
option-flying-true = літати на будь-яку вільну точку
option-flying-false = далі ходити крок за кроком
count-hand =
    { $count ->
        [one] { $count } { -man } в руці
        [few] { $count } фішки в руці
        [many] { $count } фішок у руці
       *[other] { $count } { -man(case: "genitive") } в руці
    }
count-lost =
    { $count ->
        [one] { $count } { -man(case: "accusative") } втрачено
        [few] { $count } фішки втрачено
        [many] { $count } фішок втрачено
       *[other] { $count } { -man(case: "genitive") } втрачено
    }
did-placed = ставить { -man(case: "accusative") } на { $to }
did-moved = ходить з { $from } на { $to }
did-line = закриває млин
did-taken = знімає { -man(case: "accusative") } з { $at }
action-place = Фішка на { $a }
action-move = З { $a } на { $b }
action-take = Зняти { -man(case: "accusative") } з { $a }
task-place = Постав { -man(case: "accusative") } на вільну точку.
task-move = Походи однією зі своїх фішок.
task-take = Млин! Зніми { -man(case: "accusative") } суперника.
