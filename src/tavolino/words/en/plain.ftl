### The plain board, for games that have no board of their own.

clockwise = Turn { $part } clockwise
back = Turn { $part } anticlockwise
free = free
piece = piece

shapes-circle = circle
shapes-square = square
shapes-triangle = triangle
shapes-diamond = diamond

## What a decision did, told of whoever decided.

did-placed = places a piece on { $to }
did-moved = moves from { $from } to { $to }
did-taken =
    { $whom ->
        [you] takes your piece on { $at }
        [self] takes the piece on { $at }
       *[other] takes the piece on { $at } ({ $name })
    }
did-turned =
    { $count ->
        [1] turns { $at } clockwise
       *[other] turns { $at } anticlockwise
    }
did-line = makes the line { $at }
did-passed = passes
did-out =
    { $whom ->
        [you] you are out
        [self] is out
       *[other] { $name } is out
    }
did-won =
    { $whom ->
        [you] you win
        [self] wins
       *[other] { $name } wins
    }
did-won_limit =
    { $whom ->
        [you] you share the win
        [self] shares the win
       *[other] { $name } shares the win
    }

ask-move = Your move
ask-any = Choose a place or a button.
ask-free = Choose a free place.
ask-own = Choose one of your pieces.
ask-other = Choose one of the others’ pieces.
ask-place = Choose a place.
ask-turn = Turn a part of the board.
ask-button = Choose one of the buttons.
ask-where = Where to?
ask-which = Which of these?

counted = { $name }: { $count }
actions = What you can do
limit = The last move has been made: all who are still in play share the win.
over = The match is over.
