### The lesson of Anneaux.

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
