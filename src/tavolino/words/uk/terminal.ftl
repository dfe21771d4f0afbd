### What only the terminal says. What a game's own actions did is told in its file.

player = Гравець { $number }
player-you = { $player }, ти
# A seat by its shape and its number from 1.
seat = { $shape } гравець { $number }
percent = { $number } %
# A decision, with what it did and what it showed.
told = { $action } ({ $details })
shown = { $key } { $value }
# Where a game of another package does not say it itself.
did-out =
    { $whom ->
        [self] вибуває
       *[other] { $name } вибуває
    }

bot-level = { $seat } ({ $name }, рівень { $level })
bot-named = { $seat } ({ $name })
bot-is = { $bot } — бот.
bot-thinking = { $bot } думає
waiting = { $what }; Ctrl-C: досить

prompt = { $seat } >{ " " }
you = Ти — { $seat }.
handover = Тепер біля екрана { $seat }. Натисни Enter{ " " }
choices =
    { $count ->
        [one] ({ $count } хід; `list`, `help`)
        [few] ({ $count } ходи; `list`, `help`)
        [many] ({ $count } ходів; `list`, `help`)
       *[other] ({ $count } ходу; `list`, `help`)
    }
first-steps = `help` показує, як записувати ходи, `rules` пояснює гру.
news = { $seat }: { $told }
news-more =
    { $count ->
        [one] … і ще { $count } хід перед тим: `news`
        [few] … і ще { $count } ходи перед тим: `news`
        [many] … і ще { $count } ходів перед тим: `news`
       *[other] … і ще { $count } ходу перед тим: `news`
    }
watching = Ctrl-C закінчує гру
stopped = Гру зупинено.
kept = Гру збережено: `{ $command }` продовжить її.
and = { $first } і { $second }

help-now = Що можна зробити зараз і як це записати:
help-later = Іншим разом:
help-how = Напиши це або номер зі списку. Малих літер досить, Tab доповнює. А ще:
help-list = що можна зробити зараз, з номерами; `list @` — лише те, що починається з @
help-board = уся дошка
help-news = що сталося після твого останнього ходу
help-rules = правила цієї гри
help-why = чому щось не можна вибрати: назви, на що ти показуєш
help-hint = добрі ходи і хто попереду
help-undo = взяти назад останній хід разом із тим, що відтоді зробили боти
help-save = записати гру у файл
help-quit = зупинитися; гру буде збережено
more = Enter — далі, q — назад, або твій хід >{ " " }

list-ends = Список закінчується числом { $count }.
list-none = Жоден твій хід не починається з { $beginning }.
no-action = «{ $typed }» — у цій грі такого ходу немає. `help` показує, як записувати ходи.
told-in = Правила: «{ $title }».
why-what = Скажи, що хочеш вибрати: why РІЧ
why-open = Це можна вибрати.
why-unknown = Тут немає нічого з назвою «{ $typed }», що можна вибрати.
case = Тут важать великі літери: { $actions }. Напиши саме те, що маєш на увазі.
hints-off = Ця гра йде без підказок; у `tavolino play` є --hints.
rules-none = Ця гра не має правил, які можна прочитати тут.
rules-english = Ці правила поки що є лише англійською.
rules-ours = наше прочитання
save-where = Скажи куди: save ФАЙЛ
over-ask = { $again }, help, save ФАЙЛ або Enter >{ " " }
saved = Записано у { $file }.
not-kept = Гру не вдається зберегти у { $file }: { $why }.

again-next = ще одна партія; починає наступний гравець
again-same = знову починає той самий гравець
again-lot = хто починає, вирішує жереб
again-loser = починає той, хто програв

hint-looking = Шукаю добрі ходи
hint-then = { "  потім, можливо,  " }
hint-among = Це один із цих ходів: { $actions }
analysis-enough = Ctrl-C: досить
analysis-where =
    { $count ->
        [one] Ходить { $seat }, зроблено { $count } хід
        [few] Ходить { $seat }, зроблено { $count } ходи
        [many] Ходить { $seat }, зроблено { $count } ходів
       *[other] Ходить { $seat }, зроблено { $count } ходу
    }
analysis-searched =
    { $count ->
        [one] { $count } ітерація
        [few] { $count } ітерації
        [many] { $count } ітерацій
       *[other] { $count } ітерації
    }
analysis-action = хід
analysis-share = частка %
analysis-visits = відвідини
analysis-follows = що може бути далі
