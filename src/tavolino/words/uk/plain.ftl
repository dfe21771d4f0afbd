### The plain board, for games that have no board of their own.

clockwise = Повернути { $part } за годинниковою стрілкою
back = Повернути { $part } проти годинникової стрілки
free = вільно
piece = фішка

shapes-circle = коло
shapes-square = квадрат
shapes-triangle = трикутник
shapes-diamond = ромб

told-placed = поставлено фішку на { $place }
told-moved = пересунуто фішку з { $from } на { $to }
told-taken = знято фішку з { $place }
told-clockwise = повернуто { $part } за годинниковою стрілкою
told-back = повернуто { $part } проти годинникової стрілки

counted = { $name }: { $count }
actions = Що можна зробити
limit = Останній хід зроблено: усі, хто ще в грі, ділять перемогу.
over = Партію закінчено.
