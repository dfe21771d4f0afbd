title = Nine Men’s Morris
tagline = Three in a line close a mill
suits = for two, quickly learnt
aim = Three of your men on a line take a man. You win when the other player has two left or cannot move.
ending-limit = The last move is played: you share the win.
ending-too-few = Only two men are left on one side.
ending-no-move = One side cannot move any more.
reason-over = The match is over.
reason-take-first = You closed a mill: first take one of the other player’s men.
reason-nothing-to-take = Only a mill lets you take a man.
reason-not-theirs = Take one of the other player’s men.
reason-in-a-mill = That man is in a mill, and others are not.
reason-place-first = Men move once all of yours are placed.
reason-hand-empty = All your men are placed.
reason-point-taken = That point is taken.
reason-not-your-man = There is no man of yours on that point.
reason-too-far = A man moves along a line to the next point.
option-flying = With three men
option-flying-true = fly to any free point
option-flying-false = keep moving step by step
count-hand =
    { $count ->
        [one] { $count } man in hand
       *[other] { $count } men in hand
    }
count-lost =
    { $count ->
        [one] { $count } man lost
       *[other] { $count } men lost
    }
did-placed = places a man on { $to }
did-moved = moves a man from { $from } to { $to }
did-line = closes a mill
did-taken = takes the man on { $at }
action-place = A man on { $a }
action-move = From { $a } to { $b }
action-take = Take the man on { $a }
task-place = Place a man on a free point.
task-move = Move one of your men.
task-take = A mill! Take one of the other player’s men.
