### The pages around the table: start, settings, invitations.

language-name = Українська

shell-skip = До вмісту
shell-home = Tavolino, головна сторінка
shell-language = Мова
shell-settings = Налаштування
shell-toDark = Темні кольори
shell-toLight = Світлі кольори
shell-close = Закрити
shell-privacy = Приватність
shell-loading = Хвилинку…

settings-title = Налаштування
settings-here = Вони лишаються на цьому пристрої.
settings-theme = Кольори
settings-pace = Темп ходів
settings-sounds = Звуки
settings-soundsHelp = Дерево й папір, тихенько.
settings-volume = Гучність
settings-largeType = Великий шрифт
settings-largeTypeHelp = Більший шрифт на всіх сторінках. Першими поступаються місцем новини.
settings-vibration = Вібрація
settings-vibrationHelp = Коротко, коли настає твій хід.
settings-notices = Казати, коли мій хід
settings-noticesHelp = Поки стіл відкритий, але його не видно.
settings-confirm = Питати перед ходом
settings-confirmHelp = Хід зараховується лише після другого дотику. Зручно дітям і великим пальцям.
settings-list = Показувати список дій
settings-listHelp = Усе, що можна зробити, словами, поруч із дошкою.
settings-name = Моє ім’я
settings-nameHelp = З ним ти сідаєш за стіл.
settings-forget = Забути мене
settings-forgetHelp = Розпочаті партії ти здаєш, із закінчених зникає твоє ім’я, а цей пристрій забуває твої налаштування й результати.
settings-forgetSure = Забути про тебе все? Скасувати це не можна.
settings-forgetYes = Так, забути
settings-forgetNo = Ні, лишити
settings-forgotten = Готово. Про тебе нічого не лишилося.

themes-auto = Як на пристрої
themes-light = Світлі
themes-dark = Темні

paces-calm = Спокійний
paces-brisk = Жвавий
paces-at-once = Одразу

facts-players = { $from }–{ $to } гравці
facts-minutes = { $from }–{ $to } хвилин
facts-age = від { $years } років
facts-from = від { $years }

start-choose = У що зіграємо?
start-rules = Правила
start-learn = Навчитися
start-learnLong = Навчитися за п’ять хвилин
start-play = Грати
start-playOf = Грати в { $game }
start-back = Усі ігри
start-here = Грати без мережі
start-hereReady = Грати без мережі: готово
start-away = Без мережі: боти грають тут.
start-games = Ігри
start-code = Код
start-codeAsk = Тобі сказали код?
start-codeEnter = Ввести код
start-more = Ще
start-rulesOf = Правила гри { $game }
start-noRules = Правил гри { $game } тут поки що немає, але є правила цих ігор:
start-learnOf = Навчитися грати в { $game }
start-learnWhich = Яку гру хочеш вивчити?

setup-places = Підготовка
setup-begin = Почати
setup-beginAndInvite = Почати й запросити
setup-beginning = Розкладаємо гру…
setup-seats = Скільки гравців?
setup-who = Хто грає?
setup-seat = Місце { $number }
setup-myName = Моє ім’я
setup-guestName = Ім’я
setup-guestDefaultName = Гравець { $number }
setup-level = Наскільки сильний?
setup-swap = { $name }, { $colour }: обмінятися кольором із наступним місцем
setup-kind = Хто тут сидить?
setup-levelOf = рівень { $level }
setup-start = Хто починає?
setup-lot = Жереб
setup-youngest = Наймолодший
setup-choice = На вибір
setup-youngestAsk = Хто наймолодший? Торкнися місця.
setup-choiceAsk = Хто починає? Торкнися місця.
setup-mark = Починає: { $name }
setup-clock = Годинник
setup-clockHelp = У кого вийшов час, той здається.
setup-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
        [many] { $count } секунд
       *[other] { $count } секунди
    }
setup-minutes =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
        [many] { $count } хвилин
       *[other] { $count } хвилини
    }
setup-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }
setup-time = Час
setup-perMove = { $time } на хід
setup-perMatch = { $time } на партію
setup-daysHelp = Поки сторінка закрита, ніхто не дізнається, що настав його хід.
setup-rules = Правила
setup-asInBook = як у книжці
setup-differs = { $count } інакше
setup-differ = Не так, як у книжці:
setup-yes = так
setup-no = ні
setup-same = Усе як у книжці.
setup-reset = Як у книжці
setup-allRules = Читати всі правила
setup-done = Готово
setup-back = Назад до місць
setup-round = { $names }, по колу.
setup-guest = гість
setup-byLot = Жереб визначить, хто починає.
setup-begins =
    { $whom ->
        [you] Починаєш ти.
        [guest] Починає гість.
       *[other] Починає { $name }.
    }
setup-youngestBegins =
    { $whom ->
        [you] Починає наймолодший гравець: ти.
        [guest] Починає наймолодший гравець: гість.
       *[other] Починає наймолодший гравець: { $name }.
    }

first-title = Перша гра
first-text = Удвох за цим пристроєм: легко, спокійно й із великим шрифтом.

colours-0 = Червоний
colours-1 = Синій
colours-2 = Зелений
colours-3 = Жовтий

kinds-here = Хтось за цим пристроєм
kinds-link = Друг за посиланням
kinds-bot = Бот

clocks-none = Без годинника
clocks-move = На кожен хід
clocks-game = На всю партію
clocks-days = Дні на кожен хід

matches-title = Мої партії
matches-on = Тривають
matches-waiting = Чекають на гравців
matches-over =
    { $count ->
        [one] { $count } закінчена партія
        [few] { $count } закінчені партії
        [many] { $count } закінчених партій
       *[other] { $count } закінченої партії
    }
matches-others =
    { $count ->
        [one] +{ $count } партія
        [few] +{ $count } партії
        [many] +{ $count } партій
       *[other] +{ $count } партії
    }
matches-play = Грати далі
matches-open = Відкрити
matches-look = Переглянути
matches-watching = ти дивишся
matches-score = Твої перемоги: { $won } з { $played }.
matches-bots = З ким можна зіграти

join-title = Запрошення для тебе
join-from = { $name } запрошує тебе зіграти в { $game }
join-to = Тебе запрошують зіграти в { $game }
join-where = Де ти сядеш?
join-taken = { $colour }: тут сидить { $name }
join-name = Твоє ім’я
join-nameHelp = Його бачать інші.
join-colour = Твій колір
join-sit = Сісти за стіл
join-sitting = Хвилинку…
join-again = Спробувати ще раз
join-home = На головну

code-title = Ввести код
code-label = Код
code-how = Три склади, наприклад LU MO KE. Їх скаже той, хто тебе запрошує.
code-wait = Зачекай { $seconds } с і спробуй ще раз.

watch-title = Дивитися
watch-working = Відкриваємо партію…

transfer-title = На цей пристрій
transfer-working = Переносимо твоє місце сюди…

missing-title = Тут нічого немає
missing-text = За цією адресою немає сторінки. Можливо, у посиланні бракує літери.

refusals-offline = Сервер недоступний. Чи є в тебе зв’язок?
refusals-expired = Це запрошення діяло 30 днів, і вони минули. Попроси нове.
refusals-bad_link = Це посилання неповне або нікуди не веде. Попроси нове.
refusals-used = Цим посиланням уже хтось скористався, або йому більше години. Створи нове на іншому пристрої.
refusals-full = Усі місця вже зайняті.
refusals-taken = Це місце щойно зайняв хтось інший. Вибери інше.
refusals-over = Ця партія вже закінчилася.
refusals-no_match = Такої партії немає, або вона для тебе закрита.
refusals-removed = Твоє місце за цим столом віддали комусь іншому. Ти будь-коли можеш почати власну партію.
refusals-moved = Тепер ти граєш на іншому пристрої.
refusals-no_code = Жоден стіл не має такого коду. Можливо, він застарів: попроси новий.
refusals-too_fast = Трохи зашвидко. Зачекай хвилинку й спробуй ще раз.
refusals-crowded = За цією партією вже стежить багато людей. Спробуй пізніше.
refusals-blocked = Власник цього сервера заблокував тобі доступ.
refusals-unavailable = Сервер зайнятий. Спробуй за мить ще раз.
refusals-rules_changed = Ця партія йшла за іншими правилами, і показати її вже не можна.
refusals-newer_version = Ця партія триває в новішій версії Tavolino. Спробуй трохи згодом.
refusals-name_empty = В імені має бути хоча б один знак.
refusals-name_long = В імені може бути щонайбільше 24 знаки.
refusals-name_character = В імені можуть бути латинські, кириличні або грецькі літери, цифри, пробіли, емодзі та - ' . _
refusals-name_scripts = Напиши ім’я однією абеткою, будь ласка.
refusals-name_reserved = Це ім’я належить Tavolino або боту. Вибери, будь ласка, інше.
refusals-name_taken = За цим столом уже є хтось із таким ім’ям. Вибери, будь ласка, інше.
refusals-other = Не вийшло. Спробуй, будь ласка, ще раз.
