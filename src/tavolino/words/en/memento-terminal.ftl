### What only the terminal says of Memento: what stands beside the board, and how actions are written.

note-heights = The number says how many stones a figure has.

notation-open = @ and a point: your first Single comes in there
notation-bring = @ and two points: two Singles come in there
notation-move = from point to point: moves your figure
notation-turn = a triangle, > clockwise or < anticlockwise: turns it
notation-split = a Double splits: a Single to each point after the /
notation-splitOff = a Triple splits: the Double to the point after /2, the Single to the other
notation-splitUp = a Triple splits into three Singles
