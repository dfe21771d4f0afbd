### The lesson of Anneaux.

lesson-aim-title = This is your goal
lesson-aim-text = Three in a line let Red take a pawn. Now Blue has only two and is out. Whoever stays in longest wins.

lesson-place-title = A pawn to begin with
lesson-place-text = Ten pawns are waiting in your hand.
lesson-place-task = Put one on any free cell.
lesson-place-right = Good. That is the simplest turn there is.
lesson-place-wrong = That is possible, too, but let us place a pawn first: tap a free cell.

lesson-turn-title = Turn a ring
lesson-turn-text = Every ring turns by one cell, either way, with everyone on it. Use your finger or the arrows.
lesson-turn-task = Turn any ring.
lesson-turn-right = Round it goes. This ring rests now until another one turns.
lesson-turn-wrong = Try a turn: drag a ring, or press one of its arrows.

lesson-row-title = Three in a row
lesson-row-text = You have two pawns side by side on the inner ring.
lesson-row-task = Put a third one next to them.
lesson-row-right = A row! Now you may take a pawn.
lesson-row-wrong = Look at the inner ring: the third pawn belongs right beside your two.

lesson-take-title = Your reward
lesson-take-text = For your row you take a blue pawn from the board.
lesson-take-task = Choose a blue pawn.
lesson-take-right = Gone for good. Blue has one fewer now.
lesson-take-wrong = Tap one of the blue pawns.

lesson-spoke-title = Fill it by turning
lesson-spoke-text = Two of your pawns stand on the spoke at the top, the third one is a cell away on the outer ring.
lesson-spoke-task = Turn the outer ring and fill the spoke.
lesson-spoke-right = Three from the middle outwards: a line made by turning!
lesson-spoke-wrong = Turn the outer ring, C, clockwise: it brings your pawn to the top.

lesson-rest-title = A ring rests
lesson-rest-text = The outer ring was turned last, so it is pinned.
lesson-rest-task = Turn one of the other two rings.
lesson-rest-right = And now the outer ring is free again.
lesson-rest-wrong = Turn the inner or the middle ring this time.

lesson-refresh-title = Wake up!
lesson-refresh-text = The ends of a row get tired and do not count until you move them. Your pawn on B3 is awake again.
lesson-refresh-task = Step back in and make a new row.
lesson-refresh-right = Out and in again: a new row with a fresh pawn in the middle.
lesson-refresh-wrong = Move the pawn on B3 back to A3.

lesson-double-title = Two at once
lesson-double-text = One pawn can finish a row and a spoke together.
lesson-double-task = Find the cell where both meet.
lesson-double-right = A row and a spoke: that takes two blue pawns!
lesson-double-wrong = Look for the gap on the inner ring, just below your two pawns on a spoke.

lesson-fly-title = Flying
lesson-fly-text = Your hand is empty and you have four pawns left, so you fly to any free cell.
lesson-fly-task = Make a row of three on the middle ring.
lesson-fly-right = Beautifully landed! Now you may take a pawn.
lesson-fly-wrong = On the middle ring two of your pawns stand side by side. Fly next to them, but not with one of those two.

lesson-win-title = The last pawn
lesson-win-text = Blue has only three pawns. With two, Blue is out.
lesson-win-task = Take a blue pawn.
lesson-win-right = Two are too few: you have won!
lesson-win-wrong = Tap one of the blue pawns.
