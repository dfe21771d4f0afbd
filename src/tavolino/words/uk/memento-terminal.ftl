### What only the terminal says of Memento: what stands beside the board, and how actions are written.

note-heights = Цифра показує, скільки каменів у фігурі.

notation-open = @ і точка: туди стає твій перший одинак
notation-bring = @ і дві точки: туди стають двоє одинаків
notation-move = з точки на точку: хід твоєю фігурою
notation-turn = трикутник, > за годинниковою стрілкою чи < проти неї: повертає його
notation-split = двійка ділиться: по одинаку на кожну точку після /
notation-splitOff = трійка ділиться: двійка на точку після /2, одинак на іншу
notation-splitUp = трійка ділиться на трьох одинаків
