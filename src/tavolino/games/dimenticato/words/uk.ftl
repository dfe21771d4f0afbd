### The words of Dimenticato.

title = Dimenticato
tagline = Пам’ятай, на чому стоїш
suits = для тих, хто пам’ятає
aim = Проведи чотири фігурки один раз по колу й додому. Щоб піти далі, треба знати число під фігуркою.
about = Чотири фігурки оббігають доріжку з кубиків і повертаються додому. Щоб піти далі, треба назвати число під ногами.

option-shown = Числа на мить
option-shown-help = Число, яке перевіряють або яке було під побитою фігуркою, на мить бачать усі, як за столом.

pass = Пропустити хід
stay = Залишитися
figure = Фігурка { $figure }
figureOn = Фігурка { $figure }: { $field }
field = рядок { $row }, стовпець { $column }
startField = стартове поле { $number }
shows = { $field }, показує { $number }
say = Назвати { $number }
setBackTo = Відправити назад: { $field }
announce = Назвати число для фігурки { $figure }
announceNumber = Назвати { $number } для фігурки { $figure }
go = Хід фігуркою { $figure }
goTo = Фігурка { $figure } → { $goal }
goToBack = Фігурка { $figure } → { $goal }; та, що там, назад: { $back }
home = { $home } з { $all }
itWas = там було { $number }

## What to do now.

task-leave = Яка фігурка вирушає?
task-figure = Вибери фігурку, число під якою ти пам’ятаєш.
task-under = Яке число під твоєю фігуркою { $figure }?
task-where = Куди йде твоя фігурка { $figure }?
task-right = Так, { $number }! Куди йде фігурка { $figure }?
task-take = Правильно! Побий фігуркою { $figure } або залишся.
task-back = Куди відправиш назад іншу фігурку?
task-pass = Жодна з твоїх фігурок не може йти: пропусти хід.

## How it ends, and why something is not allowed.

ending-limit = Партія тривала досить довго: перемогу ділять усі.
ending-home = Усі фігурки одного гравця знову вдома.

reason-over = Партія вже закінчилася.
reason-must-go = Число правильне: тепер іди цією фігуркою.
reason-may-not-stay = Залишитися можна, лише коли кожен хід бив би фігурку.
reason-must-leave = Спершу твої фігурки мають покинути стартові поля.
reason-must-act = Пропустити хід можна, лише коли нічого іншого не лишилося.
reason-not-on-track = Число називають для фігурки, що стоїть на доріжці.
reason-announce-first = Спершу назви число під фігуркою.
reason-cannot-leave = Жодна з твоїх фігурок не може зараз покинути стартове поле.
reason-not-a-field = Такого поля на цій дошці немає.
reason-own-card = Фігурка, що вирушає, має зійти з твоєї великої картки.
reason-no-way = Туди не веде жоден шлях потрібної довжини.
reason-home-only = Фігурка, що вже вдома, може перейти лише на інше твоє стартове поле.
reason-own-figure = Там стоїть твоя фігурка.
reason-safe = Фігурка, що там стоїть, у безпеці на своєму кольорі.
reason-no-way-back = Фігурку, що там стоїть, не можна відправити назад на жодне поле.
reason-say-where = Вибери, на яке поле відправити назад фігурку, що там стоїть.
reason-not-back-there = На це поле фігурку, що там стоїть, відправити не можна.
reason-nobody-there = Там немає кого відправляти назад.

## What an action did, without who did it; the terminal says the same.

did-passed = пропускає хід
did-stayed = знає число й залишається
did-announced_right =
    { $count ->
        [0] знає число під фігуркою { $figure }
       *[other] називає { $count } для фігурки { $figure }: правильно
    }
did-announced_wrong = називає { $count } для фігурки { $figure }: неправильно
did-announced_stuck = називає { $count } для фігурки { $figure }: правильно, але їй нікуди йти
did-announced_vain = називає число для фігурки { $figure }: не вийшло
did-moved = ходить фігуркою { $figure }
did-moved_walk =
    { $count ->
        [0] веде далі фігурку { $figure }
        [one] веде фігурку { $figure } на { $count } поле далі
        [few] веде фігурку { $figure } на { $count } поля далі
        [many] веде фігурку { $figure } на { $count } полів далі
       *[other] веде фігурку { $figure } на { $count } поля далі
    }
did-moved_leave = випускає фігурку { $figure }
did-moved_shift = пересуває вдома фігурку { $figure }
did-back =
    { $whom ->
        [you] б’є твою фігурку { $figure } і відправляє її назад
       *[other] б’є фігурку { $figure } ({ $name }) і відправляє її назад
    }
did-home = приводить її додому
did-won_home = перемагає
did-won_limit =
    { $whom ->
        [other] { "" }
       *[self] ділить перемогу з усіма
    }

shown-moves-true = фігурка ходить
shown-moves-false = фігурка лишається на місці
shown-shown = усі бачать { $value }

## What only the terminal says of Dimenticato: what stands beside the board, and how actions are written.

fact-waiting = ще на старті: { $count }
fact-home = удома: { $home } з { $all }
note-fields = Поля: число й колір, { $shapes }; # — стартове поле.

notation-go = фігурка, > і поле як рядок,стовпець: вона йде туди
notation-announce = фігурка, = і число під нею: називає це число
notation-back = так само, а фігурка, що там стоїть, відходить на поле після !
notation-stay = залишитися на місці, коли кожен хід бив би фігурку
notation-pass = пропуск, лише коли нічого іншого зробити не можна
