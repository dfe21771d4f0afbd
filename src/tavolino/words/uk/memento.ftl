### The words of Memento.

title = Memento
tagline = Вежі на рухомих трикутниках
about = Ходи, складай і діли свої фігури, поки дошка обертається в них під ногами. Стань раніше за інших на всі чотири центри або заповни серце одного трикутника.

option-version = Версія
option-version-help = Як далеко може піти вежа з двох каменів.
option-version-simple = Проста
option-version-simple-help = Шлях закінчується там, де й лінія. Добре для першої партії.
option-version-original = Оригінальна
option-version-original-help = Довгі лінії продовжуються з іншого кінця, наче кільця.
option-version-complex = Складна
option-version-complex-help = Шлях може один раз вийти за край дошки й повернутися в іншому місці.

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
triangles-M = Середній трикутник

parts-N = вгорі
parts-E = праворуч
parts-W = ліворуч
parts-M = посередині

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
tellBring = поставлено: { $points }
tellTurn = повернуто трикутник: { $triangle } { $way }
tellMove = хід: { $from } → { $to }
tellSplit = поділено ({ $from }): { $parts }
supply = Запас
inHand = У руці
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
        [one] { $count } маркер
        [few] { $count } маркери
        [many] { $count } маркерів
       *[other] { $count } маркера
    }

endings-limit = Партія тривала досить довго: усі, хто ще в грі, ділять перемогу.
endings-four-centres = Фігури стоять на всіх центрах.
endings-whole-triangle = Серце трикутника заповнене.
endings-last-seat = Усі інші вибули.

reasons-over = Партію закінчено.
reasons-open-first = Партія починається з одного одинака на будь-якій точці.
reasons-opened = Партію вже почато: тепер виходять одразу двоє одинаків.
reasons-no-stones = У запасі менше двох каменів.
reasons-no-markers = У твоїй руці замало маркерів.
reasons-no-entrance = Одинаки виходять на три зовнішні трикутники, але не на центр.
reasons-point-taken = Ця точка зайнята.
reasons-just-turned = Трикутник щойно повертали.
reasons-turned-yourself = Твій минулий хід теж був поворотом трикутника.
reasons-turn-changes-nothing = Поворот цього трикутника нічого не змінить.
reasons-not-your-figure = На цій точці немає твоєї фігури.
reasons-out-of-reach = Так далеко ця фігура не дістане.
reasons-cannot-split = Висота цієї фігури не підходить для такого поділу.

## What an action did, as the terminal tells it.

effect-taken =
    { $count ->
        [2] побито двійку: { $seat }
        [3] побито трійку: { $seat }
       *[other] побито одинака: { $seat }
    }
effect-joined =
    { $count ->
        [1] з’єднано зі своїм одинаком
        [2] з’єднано зі своєю двійкою
       *[other] з’єднано зі своєю трійкою
    }
effect-returned =
    { $count ->
        [one] { $count } камінь повертається в запас
        [few] { $count } камені повертаються в запас
        [many] { $count } каменів повертається в запас
       *[other] { $count } каменя повертається в запас
    }
effect-stacked =
    { $count ->
        [1] тепер це одинак
        [2] тепер це двійка
       *[other] тепер це трійка
    }
