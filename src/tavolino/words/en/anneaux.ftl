### The words of Anneaux.

title = Anneaux
tagline = Three rings, lines of three
about = Place your pawns and turn the rings until three stand in a line. Every line costs the others a pawn.
clockwise = Ring { $ring } clockwise
back = Ring { $ring } anticlockwise
place = A pawn on { $cell }
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

told-place = placed a pawn on { $cell }
told-move = moved from { $from } to { $to }
told-take = took the pawn on { $cell }
told-clockwise = turned ring { $ring } clockwise
told-back = turned ring { $ring } anticlockwise
told-pass = passed

counts = { $hand } in hand, { $track } on the rings
hands = Pawns in hand
inHand = { $shape }: { $hand } in hand
out = out
turns = Turn a ring
pinned = Ring { $ring } is pinned: it was turned last.
unpinned = Every ring may be turned.
flying = You fly: move to any free cell, but turn no ring.
where = Where to?
owed =
    { $count ->
        [one] Take one pawn of
       *[other] Take { $count } pawns of
    }
owes =
    { $count ->
        [one] To be taken: one pawn of
       *[other] To be taken: { $count } pawns of
    }

endings-limit = The last move has been made: all who are still in play share the win.
endings-last-seat = Only one player still has three pawns or more.

reasons-over = The match is over.
reasons-take-first = First take the pawns your lines have earned.
reasons-nothing-to-take = There is no pawn to take now.
reasons-not-theirs = Take a pawn of the player whose turn it is to give one.
reasons-hand-empty = You have no pawn left in your hand.
reasons-cell-taken = That cell is taken.
reasons-not-your-pawn = There is no pawn of yours on that cell.
reasons-too-far = A pawn moves to the next cell on its ring, or to the next ring in or out.
reasons-ring-turned-last = This ring was turned last; another must be turned first.
reasons-flying = With four pawns or fewer and an empty hand you fly and may not turn a ring.
reasons-must-act = You may only pass when nothing else is possible.

## What an action did, as the terminal tells it.

effect-taken = takes one of { $seat }
effect-line = a line: { $at }
