### The lesson of Dimenticato.

lesson-aim-title = Мета
lesson-aim-text = Хто першим поверне додому всі чотири, перемагає. Щоб іти далі, треба пам’ятати, на чому стоять твої фігурки.

lesson-leaving-title = У дорогу
lesson-leaving-text = Твої чотири фігурки стоять поза доріжкою. Кожна виходить на поле доріжки. Запам’ятай число на ньому!
lesson-leaving-task = Вибери фігурку й виведи її.
lesson-leaving-right = Тепер вона стоїть на своєму числі, і його ніхто не бачить.
lesson-leaving-wrong = Вибери фігурку, а тоді одне з полів у рамці.

lesson-announcing-title = Пам’ятаєш?
lesson-announcing-text = Дивись на свою фігурку 3: вона стає на поле й закриває його число. Тепер усі в дорозі.
lesson-announcing-task = Вибери фігурку 3: яке число під нею?
lesson-announcing-right = Правильно, 2! У тебе добра пам’ять.
lesson-announcing-wrong = Ні, не те. Натисни «Ще раз» і подивися, яке число закриває фігурка 3.

lesson-going-title = І далі
lesson-going-text = Твоє число 2, і воно правильне. Тож фігурка йде рівно два кроки.
lesson-going-task = Вибери, куди вона йде.
lesson-going-right = Гарно пройшла. А там, де вона стояла, знову видно число.
lesson-going-wrong = Вибери одне з полів у рамці.

lesson-corner-title = За ріг
lesson-corner-text = Фігурка 1 стоїть на розі й іде три кроки: прямо, а тоді за ріг.
lesson-corner-task = Проведи її туди зовнішньою смугою.
lesson-corner-right = Один крок прямо, два за рогом: лише один поворот. Можна було б і два.
lesson-corner-wrong = Теж добрий шлях. Але знайди ціль за рогом, на зовнішній смузі.

lesson-colour-title = Свій колір
lesson-colour-text = На полі твого кольору ніхто не може тебе побити.
lesson-colour-task = Пройди чотири кроки на червоне поле.
lesson-colour-right = Тут безпечно!
lesson-colour-wrong = Подивися на кольори полів у рамці: одне з них червоне, зі щитом.

lesson-back-title = Назад!
lesson-back-text = За два кроки стоїть синя фігурка, і не на синьому полі. Її можна побити.
lesson-back-task = Стань на неї й вибери, куди її відправити.
lesson-back-right = Вибачте, сині! Ці три кроки доведеться пройти ще раз.
lesson-back-wrong = Ти можеш дістатися до синьої фігурки. Вибери її поле, а тоді поле, куди її відправити.

lesson-home-title = Додому
lesson-home-text = Фігурка 1 обійшла все коло і йде шість кроків.
lesson-home-task = Приведи її додому на стартове поле.
lesson-home-right = Знову вдома! Лишилося ще три.
lesson-home-wrong = Вибери одне зі своїх стартових полів поза доріжкою.

lesson-win-title = Остання
lesson-win-text = Три фігурки вдома. Під останньою було 5, і твоя відповідь правильна.
lesson-win-task = Приведи додому і її.
lesson-win-right = Усі чотири вдома: перемога твоя!
lesson-win-wrong = Одне стартове поле ще вільне. Веди її туди.
