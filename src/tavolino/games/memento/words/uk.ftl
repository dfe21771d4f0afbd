### The words of Memento.

title = Memento
tagline = Вежі на рухомих трикутниках
suits = для тих, хто планує
aim = Ти перемагаєш, якщо займеш центр і три точки на сторонах одного трикутника або всі чотири центри.
about = Ходи, складай і розділяй свої фігурки, поки дошка обертається в них під ногами. Стань раніше за інших на всі чотири центри або заповни серце одного трикутника.

option-version = Версія
option-version-help = Як далеко може бігти подвійна фігурка.
option-version-original = Оригінальна
option-version-original-help = Довгі лінії продовжуються з іншого кінця, наче кільця.
option-version-simple = Спрощена
option-version-simple-help = Її шлях може один раз вийти за край дошки й повернутися в іншому місці.
option-version-complex = Складна
option-version-complex-help = Її шлях закінчується на краю дошки.

heights-1 = одинарна
heights-2 = подвійна
heights-3 = потрійна

shapes-0 = коло
shapes-1 = квадрат
shapes-2 = трикутник
shapes-3 = ромб

triangles-N = Верхній трикутник
triangles-E = Правий трикутник
triangles-W = Лівий трикутник
triangles-M = Внутрішній трикутник

parts-N = вгорі
parts-E = праворуч
parts-W = ліворуч
parts-M = усередині

corners-top = верхній кут
corners-bottom = нижній кут
corners-left = лівий кут
corners-right = правий кут

sides-top = верхня сторона
sides-bottom = нижня сторона
sides-left = ліва сторона
sides-right = права сторона

centre = центр
point = { $part } · { $where }
clockwise = за годинниковою стрілкою
anticlockwise = проти годинникової стрілки
and = і
freePoint = { $point }, вільно
figure = { $point }, { $height }, { $shape }
turn = { $triangle } { $way }
bring = Поставити: { $points }
move = { $from } → { $to }
split = Розділити ({ $from }): { $parts }
part = { $height } → { $to }
splitInto = Розділити: { $heights }
supply = Запас
yourMarkers = Твої маркери
turnTitle = Повернути трикутник
splitTitle = Або розділити:
stones =
    { $count ->
        [one] { $count } камінець
        [few] { $count } камінці
        [many] { $count } камінців
       *[other] { $count } камінця
    }
markers =
    { $count ->
        [one] { $count } маркер
        [few] { $count } маркери
        [many] { $count } маркерів
       *[other] { $count } маркера
    }
figures =
    { $count ->
        [one] { $count } фігурка
        [few] { $count } фігурки
        [many] { $count } фігурок
       *[other] { $count } фігурки
    }
out = поза грою

ending-limit = Партія тривала досить довго: усі, хто ще в грі, ділять перемогу.
ending-four-centres = На кожному центрі стоїть фігурка.
ending-whole-triangle = Серце трикутника заповнене.
ending-last-seat = Усі інші поза грою.

reason-over = Партія вже закінчилася.
reason-open-first = Партія починається з однієї одинарної фігурки на будь-якій точці.
reason-opened = Партія вже йде: тепер одинарні фігурки вводять по дві.
reason-no-stones = У запасі менше двох камінців.
reason-no-markers = У тебе замало маркерів.
reason-no-entrance = Одинарні фігурки ставлять на край трьох зовнішніх трикутників, але не на центр.
reason-point-taken = Ця точка зайнята.
reason-just-turned = Трикутник щойно повертали.
reason-turned-yourself = Твій минулий хід уже був поворотом трикутника.
reason-turn-changes-nothing = Поворот цього трикутника нічого не змінить.
reason-not-your-figure = На цій точці немає твоєї фігурки.
reason-out-of-reach = Так далеко ця фігурка не дістане.
reason-cannot-split = Цю фігурку так не розділити.

## What to do now, for the one who chooses.

task-open = Постав першу одинарну фігурку на будь-яку точку.
task-any = Постав дві одинарні, ходи або повертай.
task-bring = Вибери дві точки для своїх одинарних фігурок.
task-move = Вибери фігурку, якою підеш.
task-turn = Можна тільки повернути трикутник.
task-bring_move = Постав дві одинарні або ходи фігуркою.
task-bring_turn = Постав дві одинарні або поверни трикутник.
task-move_turn = Ходи фігуркою або поверни трикутник.
task-second = Тепер друга одинарна.
task-goal =
    Куди піде { $count ->
        [1] одинарна
        [2] подвійна
       *[other] потрійна
    }?
task-goal_or_split =
    { $count ->
        [1] Куди піде одинарна? Або розділи її.
        [2] Куди піде подвійна? Або розділи її.
       *[other] Куди піде потрійна? Або розділи її.
    }
task-how =
    { $count ->
        [1] Як розділити одинарну?
        [2] Як розділити подвійну?
       *[other] Як розділити потрійну?
    }
task-part =
    { $count ->
        [1] Куди піде перша одинарна?
        [2] А куди піде друга?
       *[other] А куди піде третя?
    }
task-rest = А куди піде одинарна?

## What an action did: the present, without who did it. Places are triangles, never points.

did-placed =
    ставить одинарну фігурку { $part ->
        [N] у верхній
        [W] у лівий
        [E] у правий
       *[M] у внутрішній
    } трикутник
did-placed_second =
    ще одну — { $part ->
        [N] у верхній
        [W] у лівий
        [E] у правий
       *[M] у внутрішній
    }
did-turned =
    повертає { $part ->
        [N] верхній
        [W] лівий
        [E] правий
       *[M] внутрішній
    } трикутник { $count ->
        [1] за годинниковою стрілкою
       *[other] проти годинникової стрілки
    }
did-moved_step =
    веде { $count ->
        [1] одинарну
        [2] подвійну
       *[other] потрійну
    } фігурку { $part ->
        [N] у верхній
        [W] у лівий
        [E] у правий
       *[M] у внутрішній
    } трикутник
did-moved_line =
    біжить подвійною фігуркою { $part ->
        [N] у верхній
        [W] у лівий
        [E] у правий
       *[M] у внутрішній
    } трикутник
did-moved_leap =
    стрибає потрійною фігуркою { $part ->
        [N] у верхній
        [W] у лівий
        [E] у правий
       *[M] у внутрішній
    } трикутник
did-moved_within =
    пересуває { $count ->
        [1] одинарну
        [2] подвійну
       *[other] потрійну
    } фігурку { $part ->
        [N] у верхньому
        [W] у лівому
        [E] у правому
       *[M] у внутрішньому
    } трикутнику
did-moved_split =
    { $count ->
        [1] одинарна
        [2] подвійна
       *[other] потрійна
    } { $part ->
        [N] угорі
        [W] ліворуч
        [E] праворуч
       *[M] усередині
    }
did-split =
    розділяє { $count ->
        [2] подвійну
       *[other] потрійну
    } фігурку
did-taken =
    { $whom ->
        [you] { $count ->
            [1] б’є твою одинарну фігурку
            [2] б’є твою подвійну фігурку
           *[other] б’є твою потрійну фігурку
        }
       *[other] б’є { $count ->
            [1] одинарну
            [2] подвійну
           *[other] потрійну
        } фігурку ({ $name })
    } { $part ->
        [N] у верхньому
        [W] у лівому
        [E] у правому
       *[M] у внутрішньому
    } трикутнику
did-joined =
    { $count ->
        [1] стає на свою одинарну фігурку
        [2] стає на свою подвійну фігурку
       *[other] стає на свою потрійну фігурку
    } { $part ->
        [N] у верхньому
        [W] у лівому
        [E] у правому
       *[M] у внутрішньому
    } трикутнику
did-returned =
    { $count ->
        [one] { $count } камінець повертається в запас
        [few] { $count } камінці повертаються в запас
        [many] { $count } камінців повертається в запас
       *[other] { $count } камінця повертається в запас
    }
did-stacked =
    { $count ->
        [1] тепер це одинарна фігурка
        [2] тепер це подвійна фігурка
       *[other] тепер це потрійна фігурка
    }
did-out =
    { $whom ->
        [you] ти вибуваєш
       *[other] { $name } вибуває
    }
did-won_four-centres = займає всі центри й перемагає
did-won_whole-triangle = заповнює серце трикутника й перемагає
did-won_last-seat = перемагає, бо інших у грі не лишилося
did-won_limit =
    { $whom ->
        [you] ти ділиш перемогу
        [self] ділить перемогу
       *[other] { $name } ділить перемогу
    }

## What only the terminal says of Memento: what stands beside the board, and how actions are written.

note-heights = Цифра показує, скільки камінців у фігурці.

notation-open = @ і точка: туди стає твоя перша одинарна фігурка
notation-bring = @ і дві точки: туди стають дві одинарні фігурки
notation-move = з точки на точку: хід твоєю фігуркою
notation-turn = трикутник, > за годинниковою стрілкою чи < проти неї: повертає його
notation-split = подвійна розділяється: по одинарній на кожну точку після /
notation-splitOff = потрійна розділяється: подвійна на точку після /2, одинарна на іншу
notation-splitUp = потрійна розділяється на три одинарні
