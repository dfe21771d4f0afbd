### The lesson of Nine Men’s Morris.

lesson-aim-title = This is your goal
lesson-aim-text = Three men on a line are a mill, and for a mill Red takes a man. Blue has only two left: Red has won.

lesson-place-title = A man to begin with
lesson-place-text = Nine men are waiting in your hand.
lesson-place-task = Put one on any free point.
lesson-place-right = Good. This is how you place all your men, one on each turn.
lesson-place-wrong = Tap any free point on the board.

lesson-close-title = Your first mill
lesson-close-text = Two of your men are on the line at the top. A third one there closes a mill.
lesson-close-task = Close the mill.
lesson-close-right = A mill! Now you may take one of Blue’s men.
lesson-close-wrong = Not quite. Look at the line at the top: one point is still free there.

lesson-take-title = Take a man
lesson-take-text = You have closed a mill. Three of Blue’s men are safe in a mill of their own, one is not.
lesson-take-task = Take the man that is not safe.
lesson-take-right = Gone for good. Blue has one man fewer now.
lesson-take-wrong = Tap the blue man that is in no mill.

lesson-move-title = Now your men move
lesson-move-text = All men are placed, so you move one along a line to the next point.
lesson-move-task = Find the move that closes a mill.
lesson-move-right = Another mill, this time by a move.
lesson-move-wrong = Not quite. Two of your men are on the upper side of the middle square. Move a third one between them.

lesson-again-title = Out and back in
lesson-again-text = Your man has stepped out of the mill. When it steps back, the mill counts again.
lesson-again-task = Move your man back.
lesson-again-right = Open and closed: that takes a man every time.
lesson-again-wrong = Not quite. Move the man on d5 back to d6.

lesson-fly-title = Flying
lesson-fly-text = You have only three men left, so you fly to any free point.
lesson-fly-task = Close a mill before Blue does.
lesson-fly-right = Well flown! Blue loses a man and has only two left: you win.
lesson-fly-wrong = Not quite. Two of your men are on one line. Fly to it with the third man.

lesson-block-title = No way out
lesson-block-text = You also win if Blue cannot move. Blue’s men can only go to f4.
lesson-block-task = Block that point.
lesson-block-right = Blue cannot move any more: you have won!
lesson-block-wrong = Not quite. The man on e4 is right beside f4.
