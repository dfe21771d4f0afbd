### The rules of Nine Men’s Morris.

aim-title = The aim
aim-mills = Three of your men on one line are a mill. Every time you close a mill, you take one of the other player’s men. You win when the other player has only two men left or cannot move.

pieces-title = What you need
pieces-players = Two people play.
pieces-men = You have one board, and 18 men in two colours, nine of each.

board-title = The board
board-points = On the board there are three squares, one inside the other. Each square has eight points for men: its four corners and the middles of its four sides. So there are 24 points.
board-lines = Every line has exactly three points. Each side of a square is a line. Four more lines join the middles of the sides, from the outer square to the inner one. So there are 16 lines.
board-gaps = No line joins the corners of two squares, and no line leads across the middle of the board.
board-neighbours = Two points are neighbours if one follows the other on a line.
board-names = A point is named by the letter of its column and the number of its row. The columns are a to g from the left, the rows 1 to 7 from the bottom.

start-title = Getting ready
start-hand = Each of you takes the nine men of one colour in hand. The board is still empty.
start-first = Agree on who begins. Here you may also leave it to the lot.

turn-title = Your turn
turn-order = You take turns. As long as you have men in hand, you place one of them on your turn. After that, you move one man on each turn.
turn-mill = If you close a mill, you also take a man. Then it is the other player’s turn.

placing-title = Placing a man
placing-point = Take a man from your hand and put it on any free point. A point holds only one man.
placing-first = You may not move a man before your hand is empty.
caption-placing = Red places a man on a free point.

mills-title = Closing a mill
mills-close = A mill is three men of your colour on the three points of a line. You close it with the man that you have just placed or moved.
mills-line = All three men have to be on the same line. Three men round a corner are no mill, and neither are three men across the middle of the board.
mills-old = A mill counts only when you close it. While its men stay where they are, it earns you nothing more.
mills-two = A man can be in two mills. If it closes both at once, you still take only one man.
caption-mill = Red’s third man closes a mill; now Red may take a man.
caption-corner = Three men round a corner are no mill.

taking-title = Taking a man
taking-one = When you close a mill, you take one of the other player’s men from the board. You choose which one, but you have to take one.
taking-safe = A man in a mill is safe. You may not take it while the other player has a man on the board that is in no mill.
taking-every = If all men that the other player has on the board are in mills, you may take any of them.
taking-gone = A man that is taken leaves the game and never comes back. Men in hand are safe.
caption-safe = Three of Blue’s men are safe in a mill: Red has to take the fourth.
caption-every = All of Blue’s men are in a mill: Red may take any of them.

moving-title = Moving a man
moving-step = When your hand is empty, you move one of your men along a line to the next point. That point has to be free.
moving-jump = A man moves only one step and never jumps over another man.
moving-again = You may open your own mill by moving a man out of it. If that man comes back on a later turn, it closes the mill again. Then you take another man.
caption-moving = Red’s man on d2 may move to d3 or f2, but no further.
caption-again = Red’s man steps out of the mill and back in, and the mill counts again.

flying-title = Flying
flying-three = When your hand is empty and you have only three men left, you fly. On each turn you move one of your men to any free point, near or far.
flying-option = Some people play without flying. If you like that better, choose “keep moving step by step” under “With three men”.
caption-flight = Red has three men left: one flies across the board and closes a mill.

end-title = The end
end-two = If you have only two men left, in hand and on the board together, you have lost at once.
end-blocked = If it is your turn, your hand is empty and none of your men can move, you have lost, too. This never happens while you fly, because some point is always free.
end-limit = If a match goes on for very long, it ends after 300 moves, takings included, and you share the win. Even if the last move closes a mill, no man is taken for it. This rule is ours, because a program needs such an end.
caption-two = Red takes a man: Blue has only two left, and Red has won.
caption-blocked = Red moves to f4: none of Blue’s men can move, and Red has won.

makers-title = Where it comes from
makers-old = The game is very old, and nobody knows who made it.
makers-ways = People play it in different ways. Some also take men from mills, and some take two men for two mills at once. We play it as most people do.
