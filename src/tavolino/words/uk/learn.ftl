### What rules pages and lessons say, whatever game they are about.

seats-0 = Червоні
seats-1 = Сині
seats-2 = Зелені
seats-3 = Жовті

list = Що можна зробити
takeBack = Скасувати вибір
idle = Зараз немає що вибирати.
board = Маленька дошка: { $title }
show = Покажи
again = Ще раз
tryIt = Спробуй тут: ти граєш за всіх.
startAgain = Спочатку
refused = Зараз не можна:
contents = На цій сторінці
lesson = Пройти урок
rules = Прочитати правила
rule = Правило
play = Грати
step = Крок { $number } з { $count }
back = Назад
next = Далі
skip = Пропустити
hint = Підкажи
hinted = Подивися на те, що світиться.
finish = Готово
youAreRed = Ти граєш червоними, твій знак — коло.
done = Тепер ти вмієш грати!
doneText = Це все, що треба для першої партії. Решта прийде під час гри.
playNow = Зіграти: { $name } теж ще вчиться
repeat = Пройти урок ще раз
