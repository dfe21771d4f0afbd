### What only the terminal says of Anneaux: what stands beside the board, and how actions are written.

note-tired = Порожні фішки втомлені.

notation-place = @ і клітинка: ставить туди фішку з руки
notation-move = з клітинки на клітинку: хід твоєю фішкою
notation-turn = кільце, > за годинниковою стрілкою чи < проти неї: повертає його
notation-take = x і клітинка: знімає фішку звідти
notation-pass = пропуск, лише коли нічого іншого зробити не можна
