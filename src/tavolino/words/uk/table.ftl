### What is said at the table, whatever game is played.

# The bots by their level: the same eight people in every language.
bots-1 = Мімі
bots-2 = Отто
bots-3 = Пія
bots-4 = Ніно
bots-5 = Беппе
bots-6 = Оксана
bots-7 = Марго
bots-8 = Віктор
bot-heard = { $name }, бот, рівень { $level }
bot-choice = { $name } · рівень { $level }

# How a bot plays, and for whom that is right.
character-1 = Вчиться грати разом із тобою: якраз для першої партії й для дітей.
character-2 = Бачить лише наступний хід і радіє кожному: для спокійного початку.
character-3 = Грає неквапом і пробачає помилки: гарне товариство після довгого дня.
character-4 = Помічає все, що ти пропускаєш: для тих, хто вже добре знає правила.
character-5 = Любить ставити маленькі пастки: для тих, хто хоче позмагатися.
character-6 = Думає наперед і не хвилюється: для тих, хто часто виграє.
character-7 = Бачить далеко й нічого не дарує: для досвідчених.
character-8 = Краще тут не грає ніхто: для тих, хто хоче себе випробувати.

level = бот, рівень { $level }
seat = Місце { $number }
player = Гравець { $number }
you = Ти
free = Вільне місце
vacant = вільне
gone = більше не грає; продовжує бот
standIn = бот { $level }
gaveUp = більше не грає
out = поза грою
due = зараз ходить
lastMove = Показати останній хід: { $name }
shape-circle = коло
shape-square = квадрат
shape-triangle = трикутник
shape-diamond = ромб
here = тут
away = зараз не тут
watching =
    { $count ->
        [one] Дивиться { $count } людина
        [few] Дивляться { $count } людини
        [many] Дивляться { $count } людей
       *[other] Дивляться { $count } людини
    }

turn-yours = Твій хід
turn-of = Ходить { $name }
turn-named = { $name }: { $task }
turn-thinking = { $name } думає
turn-waiting = Чекаємо на інших
turn-watching = Ти дивишся
turn-confirm = Зіграти так?

act-confirm = Зіграти
act-back = Назад
act-skip = Не чекати
act-skipped =
    { $all ->
        [one] { $all } хід
        [few] { $all } ходи
        [many] { $all } ходів
       *[other] { $all } ходу
    }, показано { $last ->
        [1] лише останній
       *[other] останні { $last }
    }
act-rule = Правило
act-hint = Підказка
act-look = Поглянь: { $what }
act-list = Усе, що можна зробити
act-board = Дошка: { $game }. Стрілки — вибрати, Enter — зіграти, Escape — назад.
act-turn = < і > — повернути.

connection-connecting = З’єднуємось…
connection-lost = Зв’язок зник. За мить він повернеться; нічого не втрачено.

menu-title = Більше
menu-undo = Взяти хід назад
menu-draw = Запропонувати поділити перемогу
menu-resign = Здатися
menu-resignSure = Справді здатися?
menu-yesResign = Так, здаюся
menu-keepPlaying = Грати далі
menu-rematch = Зіграти ще раз
menu-toRematch = До наступної партії
menu-transfer = Перейти на інший пристрій
menu-transferHow = Відкрий це посилання на іншому пристрої або відскануй його. Воно діє один раз і лише годину.
menu-share = Посилання для інших
menu-watchLink = Посилання для глядачів
menu-pointHow = Хто дивиться, може вам допомогти: чого там торкнуться, те засвітиться тут.
menu-record = Зберегти запис партії
menu-moment = Посилання на цю мить
menu-copied = Скопійовано
menu-copy = Копіювати
menu-close = Закрити
menu-rules = Правила
menu-coach = Пояснювати мої перші ходи
menu-turn = Повертати дошку до того, хто ходить
menu-home = Усі ігри

dock-invite = Запросити
dock-bots = Боти
dock-act = Хід
dock-history = Перебіг
dock-say = Сказати
dock-phrases = Сказати щось
dock-sounds = Звуки?
dock-soundsHeard = Грати зі звуками

ask-undo = { $name } хоче взяти останній хід назад.
ask-draw = { $name } пропонує поділити перемогу.
ask-yes = Так, залюбки
ask-no = Краще ні
ask-waitUndo = Ти просиш узяти хід назад. Чекаємо на інших.
ask-waitDraw = Ти пропонуєш поділити перемогу. Чекаємо на інших.

happened-joined = За стіл сідає { $name }.
happened-taken_back = { $name } бере хід назад.
happened-undo_asked = { $name } хоче взяти хід назад.
happened-undo_allowed = { $name } не проти.
happened-undo_declined = { $name } хоче, щоб хід лишився.
happened-draw_offered = { $name } пропонує поділити перемогу.
happened-draw_accepted = { $name } погоджується поділити перемогу.
happened-draw_declined = { $name } хоче грати далі.
happened-resigned = { $name } здається.
happened-timed_out = Час вийшов: { $name }.
happened-left = Одне місце знову вільне.
happened-handed_over = Далі грає { $name }.
happened-rematched = { $name } хоче зіграти ще раз.

waiting-say = Скажи цей код або надішли посилання.
waiting-open = Відкрити { $site } і ввести код:
waiting-code = Код: { $code }
waiting-valid = Діє ще { $time }
waiting-newCode = Новий код
waiting-share = Надіслати
waiting-scan = Посилання як QR-код
waiting-rules = Правила
waiting-lesson = Урок
waiting-bots = Хай пограють боти?
waiting-addBot = Віддати місце ботові
waiting-fill =
    { $count ->
        [one] Віддати вільне місце ботові
        [few] Віддати { $count } вільні місця ботам
        [many] Віддати { $count } вільних місць ботам
       *[other] Віддати { $count } вільних місць ботам
    }
waiting-level = Рівень
waiting-free =
    { $count ->
        [one] Ще вільне { $count } місце.
        [few] Ще вільні { $count } місця.
        [many] Ще вільно { $count } місць.
       *[other] Ще вільно { $count } місця.
    }

host-menu = Місце: { $name }
host-free = Звільнити це місце
host-bot = Нехай далі грає бот
host-freeSure = { $name } більше тут не сидітиме, а за посиланням зможе сісти хтось інший.
host-botSure = { $name } більше не братиме участі в цій партії.
host-yesFree = Так, звільнити
host-yesBot = Так, далі грає бот
host-no = Ні, лишити так

lost-moved = Тепер ти граєш на іншому пристрої.
lost-removed = Твоє місце віддано комусь іншому.
lost-back = Грати далі тут
lost-watch = Дивитися
lost-canWatch = Можеш дивитися.

handover-give = Передай пристрій. Далі грає { $name }.
handover-ready = Я — { $name }

over-won = Перемагає { $name }!
over-youWon = Перемога твоя!
over-shared = Спільна перемога: { $names }.
over-agreed = Усі погодилися поділити перемогу.
over-resigned = Інші здалися.
over-youResigned = Ти здаєшся.
over-time = Час вийшов.
over-noOne = Ніхто не переміг.
over-rules_changed = Відтоді правила змінилися, тож цю партію не можна продовжити.
over-closed = Власник сервера завершив цю партію.
over-result = Результат
over-review = Переглянути
over-share = Поділитися
over-notNow = Не зараз
over-evaluation = Як минула партія
over-evaluate = Показати, як минула партія
over-evaluating = Переглядаємо партію…
over-chance =
    { $name }: { $percent ->
        [one] { $percent } відсоток
        [few] { $percent } відсотки
        [many] { $percent } відсотків
       *[other] { $percent } відсотка
    }

moves-title = Ходи
moves-all = Усі ходи
moves-none = Ходів ще немає.
moves-hidden = Поки партія триває, закрите лишається закритим: у цьому й суть гри.

replay-title = Перегляд
replay-first = До першого ходу
replay-back = На крок назад
replay-play = Відтворити
replay-pause = Зупинити
replay-forward = На крок уперед
replay-last = До останнього ходу
replay-since = Від мого останнього ходу
replay-at = Хід { $ply } з { $total }
replay-present = Зараз
round = Від твого останнього ходу

notice-tab = ● Твій хід · { $game }
notice-title = Це партія на кілька днів
notice-ask = Поки ця сторінка відкрита, ми скажемо, коли твій хід. Якщо її закрити, ніхто не нагадає.
notice-closed = Поки ця сторінка закрита, ніхто не скаже, що зараз твій хід. Зазирай сюди час від часу.
notice-yes = Так, скажіть
notice-seat = Твоє місце знає лише цей браузер. За посиланням можна грати далі й деінде.
notice-close = Гаразд

hint-follow = Іди за позначками: { $what }
hint-among = Це { $names }.

# A line of play: what happens if you play otherwise, what follows, and what you gain next.
line-otherwise = Інакше: { $name } { $what }
line-then = Потім: { $name } { $what }
line-next = Твій наступний хід: { $what }

# The coach of a first match.
coach-turn =
    Твій { $turn ->
        [1] перший
        [2] другий
       *[other] третій
    } хід: { $what }
coach-marked = Те, що можна вибрати, позначено. Торкнись чогось іншого — і дізнаєшся, чому не можна.
coach-history = Щось пропущено? У перебігу можна переглянути кожен хід ще раз.
coach-close = Дякую, далі я без допомоги

share-title = Поділитися партією
share-what = Чим ділишся
share-film = Партія як фільм
share-image = Фінальний кадр
share-drawing = Малюємо партію…
share-send = Поділитися
share-shared = Уже в дорозі.
share-saved = Збережено у твоїх завантаженнях.
share-note = Усе робиться на твоєму пристрої й потрапить лише туди, куди ти надішлеш.

signs-smile = усмішка
signs-laugh = сміх
signs-surprised = подив
signs-sad = сумне обличчя
signs-heart = серце
signs-clap = оплески
signs-party = конфеті
phrases-hello = Привіт!
phrases-good_luck = Хай щастить!
phrases-well_played = Гарно зіграно!
phrases-thanks = Дякую!
phrases-sorry = Вибач!
phrases-oops = Ой!
phrases-think = Дай подумати…
phrases-hurry = Твій хід!
phrases-wow = Ого!
phrases-close = Ледь-ледь!
phrases-again = Зіграємо ще?
phrases-back_soon = Зараз повернуся.
phrases-goodbye = До зустрічі!

clock-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }
clock-hours = ще { $count } год
clock-minutes = ще { $count } хв
clock-seconds =
    { $count ->
        [one] Ще { $count } секунда.
        [few] Ще { $count } секунди.
        [many] Ще { $count } секунд.
       *[other] Ще { $count } секунди.
    }

refused-asked_already = Про це вже просили.
refused-begun = Партія вже триває. Натомість далі може грати бот.
refused-bots_only = Має грати принаймні одна людина.
refused-bots_play_on = Боти грають до кінця.
refused-enough = У цій партії про це вже досить просили.
refused-full = Усі місця зайняті.
refused-gone = Ти більше не граєш у цій партії; за тебе грає бот.
refused-hints_off = Підказки є лише тоді, коли ніхто не грає на іншому пристрої.
refused-illegal = Правила цього не дозволяють.
refused-no_loser = Немає когось одного, хто програв. Виберіть інакше, хто починає.
refused-no_one_there = Там уже ніхто не сидить.
refused-not_over = Партія ще триває.
refused-not_your_seat = Це не твоє місце.
refused-not_your_turn = Зараз не твій хід.
refused-nothing_to_answer = Відповідати вже немає на що.
refused-nothing_to_undo = Немає ходу, який можна взяти назад.
refused-offered_already = Це вже пропонували.
refused-over = Партія закінчилася.
refused-points_off = Тут не можна підказувати збоку.
refused-rematched = Наступна партія вже є.
refused-shown = Відтоді відкрилося те, чого ніхто не забуде, тож хід лишається.
refused-stale = Тим часом щось змінилося. Поглянь ще раз.
refused-time = Час вийшов.
refused-too_fast = Трохи зашвидко. Зачекай хвилинку.
refused-unavailable = Сервер зайнятий. Спробуй за мить ще раз.
refused-waiting = Ще не всі за столом.
refused-offline = Сервер зараз недоступний.
refused-no_match = Такої партії тут немає, або в тебе немає в ній місця. Попроси посилання.
refused-other = Щось пішло не так. Спробуй ще раз.
