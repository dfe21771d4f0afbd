### The words of Anneaux.

title = Anneaux
tagline = Three rings, lines of three
suits = for those who like to think
aim = Line up three pawns and take one from each of the others. The last one in play wins.
about = Place your pawns and turn the rings until three stand in a line. Every line costs the others a pawn.

option-spent = Who gets tired
option-spent-help = A tired pawn counts for no line until it is moved.
option-spent-rows = Ends of rows
option-spent-lines = Ends of spokes, too
option-spent-lines-help = So no pawn can step out of a spoke and back in for line after line.
option-flying = Four pawns, empty hand
option-flying-must = You fly
option-flying-may = You fly or turn
option-flying-may-help = You may turn a ring instead of flying.
option-truce = Truce at the start
option-truce-0 = None
option-truce-3 = Three turns each
option-truce-3-help = No line counts before everyone has had three turns. That makes up for going first, above all with two players.

clockwise = Turn ring { $ring } clockwise
back = Turn ring { $ring } anticlockwise
place = Place a pawn on { $cell }
move = { $from } to { $to }
take = Take the pawn on { $cell }
pass = Pass
free = { $cell }, free
pawn = { $cell }, pawn with a { $shape }
spentPawn = { $cell }, tired pawn with a { $shape }
takeable = Take { $cell }, pawn with a { $shape }

shapes-circle = circle
shapes-square = square
shapes-triangle = triangle
shapes-diamond = diamond

## What a decision did, told of whoever decided.

did-placed = places a pawn on { $to }
did-moved = moves from { $from } to { $to }
did-moved_fly = flies from { $from } to { $to }
did-turned =
    { $count ->
        [1] turns ring { $at } clockwise
       *[other] turns ring { $at } anticlockwise
    }
did-line_row = makes the row { $from }–{ $to }
did-line_spoke = fills the spoke { $from }–{ $to }
did-taken =
    { $whom ->
        [you] takes your pawn on { $at }
       *[other] takes the pawn on { $at } ({ $name })
    }
did-passed = has to pass
did-out =
    { $whom ->
        [you] you are out
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

## What to do now.

ask-setMoveTurn = Place a pawn, move one, or { $turn }.
ask-setTurn = Place a pawn, or { $turn }.
ask-moveTurn = Move a pawn, or { $turn }.
ask-turn = You can only turn a ring.
ask-fly = You fly: move a pawn to any free cell.
ask-flyTurn = You fly: move a pawn to any free cell, or { $turn }.
ask-pass = You can only pass.
ask-where = Where to?
ask-whereTo = Where to? Any free cell will do.
ask-take =
    { $count ->
        [1] { $line }: take one of { $name }’s pawns.
       *[other] { $line }: take { $count } of { $name }’s pawns.
    }
ask-takeOnly =
    { $count ->
        [1] Take one of { $name }’s pawns.
       *[other] Take { $count } of { $name }’s pawns.
    }
turning-any = turn a ring
turning-two = turn ring { $one } or { $two }
made-row = Row { $from }–{ $to }
made-spoke = Spoke { $from }–{ $to }
made-lines = { $count } lines

counts =
    { $tired ->
        [0] { $hand } in hand, { $track } on the rings
       *[other] { $hand } in hand, { $track } on the rings, { $tired } of them tired
    }
short-hand = hand { $hand }
short-track = rings { $track }
tired = This pawn is tired: it counts for lines again once it has moved.
hand = In hand: { $hand }
out = out
turns = Turn a ring
pinned = Ring { $ring } is pinned: it was turned last.
truce =
    { $count ->
        [one] Truce for one more turn: lines do not count yet.
       *[other] Truce for { $count } more turns: lines do not count yet.
    }

ending-limit = The last move has been made: all who are still in play share the win.
ending-last-seat = Only one player still has three pawns or more.

reason-over = The match is over.
reason-take-first = First take the pawns your lines have earned.
reason-nothing-to-take = Only a line lets you take a pawn.
reason-not-theirs = Take a pawn of the player who has to give one now.
reason-hand-empty = You have no pawn left in your hand.
reason-cell-taken = That cell is taken.
reason-not-your-pawn = There is no pawn of yours on that cell.
reason-too-far = A pawn moves to the next cell on its ring, or to the next ring in or out.
reason-ring-turned-last = This ring was turned last; another must be turned first.
reason-flying = With four pawns or fewer and an empty hand you fly and may not turn a ring.
reason-must-act = You may only pass when nothing else is possible.

## What only the terminal says of Anneaux: what stands beside the board, and how actions are written.

note-tired = Hollow pawns are tired.

notation-place = @ and a cell: sets a pawn from your hand there
notation-move = from cell to cell: moves your pawn
notation-turn = a ring, > clockwise or < anticlockwise: turns it
notation-take = x and a cell: takes the pawn there
notation-pass = only when nothing else is possible
