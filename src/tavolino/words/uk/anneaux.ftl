### The words of Anneaux.

title = Anneaux
tagline = Три кільця, лінії по три
about = Став фішки й повертай кільця, доки три не стануть у лінію. Кожна лінія коштує іншим по фішці.
clockwise = Кільце { $ring } за годинниковою стрілкою
back = Кільце { $ring } проти годинникової стрілки
place = Фішка на { $cell }
move = З { $from } на { $to }
take = Зняти фішку з { $cell }
pass = Пропустити хід
free = { $cell }, вільно
pawn = { $cell }, фішка, { $shape }
spentPawn = { $cell }, втомлена фішка, { $shape }
takeable = Зняти { $cell }, фішка, { $shape }

shapes-circle = коло
shapes-square = квадрат
shapes-triangle = трикутник
shapes-diamond = ромб

told-place = поставлено фішку на { $cell }
told-move = пересунуто фішку з { $from } на { $to }
told-take = знято фішку з { $cell }
told-clockwise = повернуто кільце { $ring } за годинниковою стрілкою
told-back = повернуто кільце { $ring } проти годинникової стрілки
told-pass = хід пропущено

counts = { $hand } в руці, { $track } на кільцях
hands = Фішки в руці
inHand = { $shape }: { $hand } в руці
out = поза грою
turns = Повернути кільце
pinned = Кільце { $ring } закріплене: його повернули останнім.
unpinned = Можна повернути будь-яке кільце.
flying = Ти літаєш: на будь-яку вільну клітинку, але кільця не повертаєш.
where = Куди?
owed =
    { $count ->
        [one] Зніми { $count } фішку гравця
        [few] Зніми { $count } фішки гравця
        [many] Зніми { $count } фішок гравця
       *[other] Зніми { $count } фішки гравця
    }
owes =
    { $count ->
        [one] Треба зняти { $count } фішку гравця
        [few] Треба зняти { $count } фішки гравця
        [many] Треба зняти { $count } фішок гравця
       *[other] Треба зняти { $count } фішки гравця
    }

endings-limit = Останній хід зроблено: усі, хто ще в грі, ділять перемогу.
endings-last-seat = Лише в одного гравця лишилося три фішки чи більше.

reasons-over = Партію закінчено.
reasons-take-first = Спершу зніми фішки, які принесли твої лінії.
reasons-nothing-to-take = Зараз немає фішок, які можна зняти.
reasons-not-theirs = Зніми фішку того, хто має її зараз віддати.
reasons-hand-empty = У твоїй руці більше немає фішок.
reasons-cell-taken = Ця клітинка зайнята.
reasons-not-your-pawn = На цій клітинці немає твоєї фішки.
reasons-too-far = Фішка ходить на сусідню клітинку свого кільця або на сусіднє кільце.
reasons-ring-turned-last = Це кільце повернули останнім; спершу треба повернути інше.
reasons-flying = Коли рука порожня й лишилося щонайбільше чотири фішки, ти літаєш і не повертаєш кільця.
reasons-must-act = Пропустити хід можна, лише коли нічого іншого не лишилося.

## What an action did, as the terminal tells it.

effect-taken = знято фішку: { $seat }
effect-line = лінія: { $at }
