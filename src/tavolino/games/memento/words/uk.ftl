### The words of Memento.

title = Memento
tagline = Вежі на рухомих трикутниках
about = Ходи, складай і діли свої фігури, поки дошка обертається в них під ногами. Стань раніше за інших на всі чотири центри або заповни серце одного трикутника.

option-version = Версія
option-version-help = Як далеко може піти вежа з двох каменів.
option-version-original = Оригінальна
option-version-original-help = Довгі лінії продовжуються з іншого кінця, наче кільця.
option-version-simple = Спрощена
option-version-simple-help = Її шлях може один раз вийти за край дошки й повернутися в іншому місці.
option-version-complex = Складна
option-version-complex-help = Її шлях закінчується на краю дошки.

heights-1 = одинак
heights-2 = двійка
heights-3 = трійка

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
split = Поділити ({ $from }): { $parts }
part = { $height } → { $to }
splitInto = Поділити: { $heights }
supply = Запас
yourMarkers = Твої жетони
turnTitle = Повернути трикутник
splitTitle = Або поділити:
stones =
    { $count ->
        [one] { $count } камінь
        [few] { $count } камені
        [many] { $count } каменів
       *[other] { $count } каменя
    }
markers =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
        [many] { $count } жетонів
       *[other] { $count } жетона
    }
figures =
    { $count ->
        [one] { $count } фігура
        [few] { $count } фігури
        [many] { $count } фігур
       *[other] { $count } фігури
    }
out = поза грою

ending-limit = Партія тривала досить довго: усі, хто ще в грі, ділять перемогу.
ending-four-centres = На кожному центрі стоїть фігура.
ending-whole-triangle = Серце трикутника заповнене.
ending-last-seat = Усі інші поза грою.

reason-over = Партія вже закінчилася.
reason-open-first = Партія починається з одного одинака на будь-якій точці.
reason-opened = Партія вже йде: тепер одинаки виходять по двоє.
reason-no-stones = У запасі менше двох каменів.
reason-no-markers = У тебе замало жетонів.
reason-no-entrance = Одинаки виходять на край трьох зовнішніх трикутників, але не на центр.
reason-point-taken = Ця точка зайнята.
reason-just-turned = Трикутник щойно повертали.
reason-turned-yourself = Твій минулий хід уже був поворотом трикутника.
reason-turn-changes-nothing = Поворот цього трикутника нічого не змінить.
reason-not-your-figure = На цій точці немає твоєї фігури.
reason-out-of-reach = Так далеко ця фігура не дістане.
reason-cannot-split = Цю фігуру так не поділити.

## What to do now, for the one who chooses.

task-open = Постав першого одинака на будь-яку точку.
task-any = Постав двох одинаків, ходи або повертай.
task-bring = Вибери дві точки для своїх одинаків.
task-move = Вибери фігуру, якою підеш.
task-turn = Можна тільки повернути трикутник.
task-bring_move = Постав двох одинаків або ходи фігурою.
task-bring_turn = Постав двох одинаків або поверни трикутник.
task-move_turn = Ходи фігурою або поверни трикутник.
task-second = Тепер другий одинак.
task-goal =
    Куди піде { $count ->
        [1] одинак
        [2] двійка
       *[other] трійка
    }?
task-goal_or_split =
    { $count ->
        [1] Куди піде одинак? Або поділи його.
        [2] Куди піде двійка? Або поділи її.
       *[other] Куди піде трійка? Або поділи її.
    }
task-how =
    { $count ->
        [1] Як поділити одинака?
        [2] Як поділити двійку?
       *[other] Як поділити трійку?
    }
task-part =
    { $count ->
        [1] Куди піде перший одинак?
        [2] А куди піде другий?
       *[other] А куди піде третій?
    }
task-rest = А куди піде одинак?

## What an action did: the present, without who did it. Places are triangles, never points.

did-placed =
    ставить одинака { $part ->
        [N] у верхній
        [W] у лівий
        [E] у правий
       *[M] у внутрішній
    } трикутник
did-placed_second =
    ще одного — { $part ->
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
        [1] одинака
        [2] двійку
       *[other] трійку
    } { $part ->
        [N] у верхній
        [W] у лівий
        [E] у правий
       *[M] у внутрішній
    } трикутник
did-moved_line =
    біжить двійкою { $part ->
        [N] у верхній
        [W] у лівий
        [E] у правий
       *[M] у внутрішній
    } трикутник
did-moved_leap =
    стрибає трійкою { $part ->
        [N] у верхній
        [W] у лівий
        [E] у правий
       *[M] у внутрішній
    } трикутник
did-moved_within =
    пересуває { $count ->
        [1] одинака
        [2] двійку
       *[other] трійку
    } { $part ->
        [N] у верхньому
        [W] у лівому
        [E] у правому
       *[M] у внутрішньому
    } трикутнику
did-moved_split =
    { $count ->
        [1] одинак
        [2] двійка
       *[other] трійка
    } { $part ->
        [N] угорі
        [W] ліворуч
        [E] праворуч
       *[M] усередині
    }
did-split =
    ділить { $count ->
        [2] двійку
       *[other] трійку
    }
did-taken =
    { $whom ->
        [you] { $count ->
            [1] б’є твого одинака
            [2] б’є твою двійку
           *[other] б’є твою трійку
        }
       *[other] б’є { $count ->
            [1] одинака
            [2] двійку
           *[other] трійку
        } ({ $name })
    } { $part ->
        [N] у верхньому
        [W] у лівому
        [E] у правому
       *[M] у внутрішньому
    } трикутнику
did-joined =
    { $count ->
        [1] стає на свого одинака
        [2] стає на свою двійку
       *[other] стає на свою трійку
    } { $part ->
        [N] у верхньому
        [W] у лівому
        [E] у правому
       *[M] у внутрішньому
    } трикутнику
did-returned =
    { $count ->
        [one] { $count } камінь повертається в запас
        [few] { $count } камені повертаються в запас
        [many] { $count } каменів повертається в запас
       *[other] { $count } каменя повертається в запас
    }
did-stacked =
    { $count ->
        [1] тепер це одинак
        [2] тепер це двійка
       *[other] тепер це трійка
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

note-heights = Цифра показує, скільки каменів у фігурі.

notation-open = @ і точка: туди стає твій перший одинак
notation-bring = @ і дві точки: туди стають двоє одинаків
notation-move = з точки на точку: хід твоєю фігурою
notation-turn = трикутник, > за годинниковою стрілкою чи < проти неї: повертає його
notation-split = двійка ділиться: по одинаку на кожну точку після /
notation-splitOff = трійка ділиться: двійка на точку після /2, одинак на іншу
notation-splitUp = трійка ділиться на трьох одинаків
