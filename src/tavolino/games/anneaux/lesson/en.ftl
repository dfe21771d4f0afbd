### The rules of Anneaux, and its lesson.

rules-board-title = The board
rules-board-text =
    Three rings lie one inside the other: A, B and C from the inside out. Each has eight cells, and three cells in a row from the middle outwards form a spoke.

    Everyone has ten pawns, all in hand at first. You want to line up three of your pawns, along a ring or on a spoke. Each line costs all the others a pawn.

rules-turn-title = Your turn
rules-turn-text =
    You do one of three things. Place a pawn from your hand on any free cell. Or move one of your pawns to a free neighbouring cell, along its ring or to the next ring in or out. Or turn a ring by one cell, with everything on it.

    The ring that was turned last is pinned: it stays put until another ring has been turned, whoever does that.

rules-row-title = A row on a ring
rules-row-text =
    Three of your pawns next to each other on a ring make a row, if your pawn that was just placed or moved is one of them. You take a pawn of each other player from the board, whichever you like.

    Pawns in hand are safe, and taken pawns never come back.

rules-spoke-title = A spoke
rules-spoke-text =
    A spoke full of your pawns is a line, too. You can fill it by placing or moving a pawn, or by turning a ring: then every spoke counts that is full of your pawns afterwards.

    One action can make several lines, and each costs every other player a pawn. A line that your turning makes for somebody else does not count.

rules-spent-title = Tired pawns
rules-spent-text =
    When a row counts, the two pawns at its ends get tired. A tired pawn counts for no line until its owner moves it; riding on a ring does not wake it. Spokes make nobody tired.

    Here Red adds a fourth pawn to the row. It takes nothing, because its neighbour is tired.

rules-end-title = Flying, and the end
rules-end-text =
    If your hand is empty and you have four pawns or fewer, you fly: your pawn goes to any free cell. In return you may turn no ring.

    Whoever has only two pawns left, hand and board together, is out. The last one in play wins. If a match goes on for very long, all who are still in share the win.

lesson-aim-title = This is your goal
lesson-aim-text = Three in a line let Red take a pawn from Blue. Now Blue has only two left and is out. Whoever stays in longest wins.

lesson-place-title = A pawn to begin with
lesson-place-text = Ten pawns are waiting in your hand. Put one on any free cell.
lesson-place-right = Good. That is the simplest turn there is.
lesson-place-wrong = That is possible, too, but let us place a pawn first: tap a free cell.

lesson-turn-title = Turn a ring
lesson-turn-text = Every ring turns by one cell, either way, with everyone on it. Turn any ring, with your finger or with the arrows.
lesson-turn-right = Round it goes. This ring rests now until another one turns.
lesson-turn-wrong = Try a turn: drag a ring, or press one of its arrows.

lesson-row-title = Three in a row
lesson-row-text = You have two pawns side by side on the inner ring. Put a third one next to them.
lesson-row-right = A row! Now you may take a pawn.
lesson-row-wrong = Look at the inner ring: the third pawn belongs right beside your two.

lesson-take-title = Your reward
lesson-take-text = For your row you take a blue pawn from the board. Choose one.
lesson-take-right = Gone for good. Blue has one fewer now.
lesson-take-wrong = Tap one of the blue pawns.

lesson-spoke-title = Fill it by turning
lesson-spoke-text = Two of your pawns stand on the spoke at the top, the third one is just a cell away on the outer ring. Turn the outer ring so that the spoke fills up.
lesson-spoke-right = Three from the middle outwards: a line made by turning!
lesson-spoke-wrong = Turn the outer ring, C, clockwise: it brings your pawn to the top.

lesson-rest-title = A ring rests
lesson-rest-text = The outer ring was turned last, so it is pinned. Turn one of the other two.
lesson-rest-right = And now the outer ring is free again.
lesson-rest-wrong = Turn the inner or the middle ring this time.

lesson-refresh-title = Wake up!
lesson-refresh-text = The ends of a row get tired and count for nothing until you move them. One of yours has just stepped out and is awake again. Step back to make a new row.
lesson-refresh-right = Out and in again: a new row with a fresh pawn in the middle.
lesson-refresh-wrong = Move the pawn on B3 back to A3.

lesson-double-title = Two at once
lesson-double-text = One pawn can finish a row and a spoke together. Find the cell where both meet.
lesson-double-right = A row and a spoke: that takes two blue pawns!
lesson-double-wrong = Look for the gap on the inner ring, just below your two pawns on a spoke.

lesson-fly-title = Flying
lesson-fly-text = Your hand is empty and you have four pawns left, so you fly to any free cell. Fly so that three stand in a row on the middle ring.
lesson-fly-right = Beautifully landed! Now you may take a pawn.
lesson-fly-wrong = On the middle ring two of your pawns stand side by side. Fly next to them, but not with one of those two.

lesson-win-title = The last pawn
lesson-win-text = Blue has only three pawns. Take one, and Blue is out.
lesson-win-right = Two are too few: you have won!
lesson-win-wrong = Tap one of the blue pawns.
