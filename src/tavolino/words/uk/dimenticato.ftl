### The words of Dimenticato.

title = Dimenticato
tagline = Пам’ятай, на чому стоїш
about = Чотири фігурки оббігають доріжку з кубиків і повертаються додому. Щоб піти далі, треба назвати число під ногами.
pass = Пропустити хід
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
home = { $home } з { $all } вдома

ask-figure = Вибери фігурку.
ask-under = Що під фігуркою { $figure }?
ask-where = Куди йде фігурка { $figure }?
ask-right = Правильно, { $number }! Куди йде фігурка { $figure }?
ask-back = Куди відправити іншу фігурку?
ask-pass = Зараз нічим ходити.

told-passed = хід пропущено
told-announced = названо число для фігурки { $figure }
told-announcedNumber = названо { $number } для фігурки { $figure }
told-rightly = { $announced }: правильно
told-inVain = { $announced }: фігурка лишається на місці
told-moved = хід фігуркою { $figure }
told-movedTo = хід фігуркою { $figure } → { $goal }
told-movedToBack = хід фігуркою { $figure } → { $goal }; ту, що там, відправлено назад: { $back }

endings-limit = Партія тривала досить довго: перемогу ділять усі.
endings-home = Усі фігурки одного гравця знову вдома.

reasons-over = Партію закінчено.
reasons-must-go = Число правильне: тепер ходи цією фігуркою.
reasons-must-leave = Спершу твої фігурки мають покинути стартові поля.
reasons-must-act = Пропустити хід можна, лише коли нічого іншого не лишилося.
reasons-not-on-track = Число називають для фігурки, що стоїть на доріжці.
reasons-announce-first = Спершу назви число, на якому стоїть фігурка.
reasons-cannot-leave = Жодна з твоїх фігурок не може зараз покинути стартове поле.
reasons-not-a-field = Такого поля на цій дошці немає.
reasons-own-card = Фігурка, що вирушає, має вийти за межі твоєї великої картки.
reasons-no-way = Туди не веде жоден шлях потрібної довжини.
reasons-home-only = Фігурка, що вже вдома, може перейти лише на інше твоє стартове поле.
reasons-own-figure = Там стоїть твоя фігурка.
reasons-safe = Фігурка, що там стоїть, у безпеці на своєму кольорі.
reasons-no-way-back = Фігурку, що там стоїть, не можна відправити назад на жодне поле.
reasons-say-where = Скажи, на яке поле відправити назад фігурку, що там стоїть.
reasons-not-back-there = На це поле фігурку, що там стоїть, відправити не можна.
reasons-nobody-there = Там немає кого відправляти назад.

## What an action did, as the terminal tells it.

effect-back = назад відправлено фігурку { $figure }: { $seat }
effect-home = фігурка { $figure } вдома

shown-moves-true = фігурка ходить
shown-moves-false = фігурка лишається на місці
