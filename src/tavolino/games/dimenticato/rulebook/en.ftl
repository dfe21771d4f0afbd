### The rules of Dimenticato.

aim-title = The aim
aim-home = Your four figures set out from your start fields, run once round the track and come home. The start fields are also the goal. Whoever first has all four home again wins.
aim-dice = A figure covers the number it stands on. To move on, you have to know that number. So remember it before it is forgotten!

box-title = What is in the box
box-cards = There are 12 small cards with four dice fields each. The 4 large cards have four dice fields, too, and the four start fields of one colour.
box-figures = There are 16 figures, four of each colour. Two, three or four of you can play.
box-fields = Every dice field shows a number from 1 to 6 and has one of the four colours. Each card has every colour once.

board-title = Laying the track
board-colours = Everyone chooses a colour and takes the large card and the four figures of that colour.
board-cards = Mix the small cards and lay three of them, at random, between each large card and the next. With three players three small cards are left out, with two players six.
board-track = Together the cards form a closed frame. On it runs a double track: two lanes side by side. The start fields lie outside the frame, next to the outer lane.
board-table =
    Players | Large cards | Small cards | Dice fields
    2 | 2 | 6 | 32
    3 | 3 | 9 | 48
    4 | 4 | 12 | 64
board-drawing = We know the text of the printed rules, but not their drawings. So the frame for three players and the numbers on our cards are our own.
board-begin = Put your four figures on your four start fields. The youngest begins, unless you agree on somebody else or draw lots.

caption-frametwo = Two players: a frame of 8 cards, Red at the bottom, Blue at the top.
caption-framethree = Three players: a frame of 12 cards, longer than it is high.
caption-framefour = Four players: a square frame of 16 cards, one large card on each side.

leaving-title = Setting out
leaving-order = Turns go round clockwise. On your turn you move one figure.
leaving-must = With your first four turns all your figures set out. A figure goes 2, 3, 4 or 5 fields, as you like, and must leave your large card, too.
leaving-cover = Put the figure down so that it hides the number under it. Look closely and remember it!
leaving-reach = You say no number yet. On the start fields a figure steps towards the track or sideways.
leaving-stuck = If none of your waiting figures can set out, you play with your other figures. If you have none, you pass. A figure that can only set out by beating must beat. The box says only that figures must set out; this way nobody is stuck for good.

caption-leaving = Red sets out: three fields, off the large card and onto a number.
caption-choices = Figure 1 may go to any field with a tick, but must leave its card.

announcing-title = Saying the number
announcing-say = When your four figures have set out, choose one on the track each turn. Before it moves, say which number lies under it.
announcing-right = If you are right, the figure goes exactly as many fields. If you are wrong, it stays where it is, and the next player goes on.
announcing-secret = On the screen nobody sees a number that is checked: the program compares it in secret. At a table somebody has to look. If you like it that way, choose “Numbers for a moment”. Then everyone briefly sees a number that is checked, or that lies under a beaten figure.
announcing-nowhere = If your number is right, but the figure can go nowhere with it, your turn is over, too. Nobody is told that it was right, for that would give the number away.
announcing-pass = In the box, whoever can move no figure sits out. Here you say a number all the same: to let you pass, the game would have to tell you that none fits. You pass only if you have no figure to say a number for or to shift.
announcing-list = The list of past moves leaves out whatever would give a covered number away. At a table there is no list at all.

caption-right = Red says 3, and that is right: the figure goes three fields.
caption-wrong = Blue has forgotten its number: the figure stays, and Red plays on.
caption-shown = With “Numbers for a moment”: Blue is wrong, and everyone briefly sees the 5.

ways-title = Which paths there are
ways-forward = All figures run clockwise on the double track. A step leads forward or sideways onto the other lane, never back.
ways-bends = On one turn a path has at most two right-angled bends, to the left or to the right. Nobody goes diagonally.
ways-first = The first step may go forward or sideways and is no bend yet. A path never leads over the same field twice. The rulebook says only how many bends there may be; this is how we count them.
ways-corner = On the four corner cards a figure goes only straight on or to the right, round the corner. The box names the fields at the corners; as we lack its drawing, we take these cards.
ways-turning = There it steps only in the direction in which the track leads onto the card or off it. The right turn counts as a bend.
ways-jump = Figures on the path are jumped over, your own and all others.
ways-one = Only one figure stands on a field. You never land on one of your own: own figures are not beaten.
ways-closed = Other players’ start fields are closed to you.

caption-twobends = A 3 with two bends: sideways, forward and sideways again.
caption-onebend = A 3 with one bend: sideways, then two fields forward.
caption-lanes = Red says 1 and changes to the outer lane.
caption-steps = One step leads forward or sideways, not back and not diagonally.
caption-toomany = Red’s 5 leads to the tick; the path to the cross has four bends.
caption-corner = One field straight on, two to the right round the corner: one bend.
caption-cornertwo = Round the corner, then sideways onto the inner lane: two bends.
caption-cornerno = At the end of the corner the figure only goes straight on.
caption-jump = Red says 2 and jumps over a figure of its own.
caption-own = Red’s 4 also leads to a figure of its own: that field is closed.
caption-closed = Red passes Blue’s start fields and cannot go in.

beating-title = Beating and setting back
beating-back = If you land on another player’s figure, you beat it and set it back three fields, with one right-angled bend at most. It goes to a free field from which three steps would bring it back again.
beating-choose = If several fields are possible, you choose one. The field your own figure has just left is free by then. The rulebook does not say who decides; with us it is whoever beats.
beating-may = Nobody has to beat. If your right number leads only to fields where you would, you may stay where you are. If it leads anywhere else, your figure moves.

caption-back = Blue beats a red figure and sets it back three fields.
caption-choose = Red may set the blue figure back to either field with a tick.
caption-stay = Red could beat the blue figure, but prefers to stay.

safe-title = Safe figures
safe-colour = On a dice field of its own colour a figure is safe. Nobody may land on it.
safe-card = A figure cannot be beaten either if it would have to go back onto its own large card or beyond.
safe-round = A figure that has come round onto its own large card again can be beaten, as we play it. It is set back off the card. The rulebook only says that nobody is set back onto that card.
safe-full = If no field is free three fields back, the figure cannot be beaten either.

caption-colour = Blue may not land on this red figure: it stands on red.
caption-card = This red figure would have to go back onto its own large card.
caption-full = Another figure stands on the only field to which this one could go back.

home-title = Coming home
home-exact = After its round a figure goes home over the outer lane of your large card. It needs the exact number that ends on a free start field of yours.
home-lane = In the goal a figure may step outward or sideways. If its number does not fit, take another figure, or let this one run past.
home-shift = If a figure of yours stands on the goal field you need, it must make room first. Shift it by one field or, round the corner, by two. That counts as a turn.
home-anytime = You may shift a figure at home on any turn. To prove that it is needed, you would have to show a covered number.
home-again = A figure that runs past its home goes round once more. The box does not forbid it, and otherwise a figure could be stuck for good. One that is home does not go out again.

caption-home = Red says 6, and the sixth step ends on a goal field.
caption-exact = Red’s 6 fits two goal fields; it does not fit the others.
caption-shift = Red uses a turn to shift the figure at home.
caption-again = Red’s figure runs past its home and begins another round.

end-title = The end
end-win = Whoever first has all four figures back on the start fields wins, and the game is over.
end-long = A program needs an end: after 1000 choices in all, everyone shares the win. The box has no such limit.

caption-end = Red brings the last figure home and wins.

makers-title = Who made it
makers-box = From the German rules of Dr. F. Hein Spiele, Augsburg. Boards and texts are our own.
