### The rules of Memento, and its lesson.

rules-board-title = The board
rules-board-text =
    Four triangles form one big triangle. Each has three corners, three points on its sides and a centre. Figures walk along the lines, and between points that lie side by side where triangles meet.

    The edge is not the end. From a tip of the big triangle you can step straight to another tip, or to one of the three corners that meet on the far side. Such meeting places are joined with each other in the same way. Here Red walks over the edge.

rules-coming-title = Coming in
rules-coming-text =
    The first player opens with one Single on any point: one stone with a marker on top. After that, anyone may bring in two Singles as a turn, on two free points on the rims of the three outer triangles.

    Centres and the whole inner triangle are closed to newcomers. The stones belong to everyone: 11 for two or three players, 15 for four. Each player has nine markers.

rules-turning-title = Turning a triangle
rules-turning-text =
    Or you turn one of the four triangles by a third, either way. Everything on its rim rides along, whoever it belongs to. The centre stays where it is.

    You may not turn a triangle if one was turned just before you, if you turned one on your own last turn, or if nothing would change.

rules-stacks-title = Stacking and taking
rules-stacks-text =
    Move onto a figure, your own or another’s, and you take it: all stones become one stack under your marker, and the other marker goes back to its owner. Two stones make a Double, three a Triple (the rulebook spells it Tripple).

    If that makes four stones or more, three go back to the supply. So a Double that takes a Double ends up as a Single. Whoever loses the last figure is out.

rules-far-title = How far figures go
rules-far-text =
    A Single goes to a neighbouring point. A Double does that too, or it runs along a straight line until something stands in its way; that figure it may take.

    A Triple goes to a neighbouring point. From a centre it may also leap to any other centre or to a tip of the big triangle. Here Red has one on the top centre.

rules-splitting-title = Splitting
rules-splitting-text =
    A Double can split into two Singles, a Triple into a Double and a Single or into three Singles. Each part goes to a free point of its own that the whole figure could have reached.

    Each part needs a marker. The old one is used again, the others come from your hand.

rules-winning-title = Winning
rules-winning-text =
    You win at once when you stand on all four centres, or when you fill the heart of one triangle: its centre and its three side points. How high your figures are does not matter.

    You also win when everyone else is out. If a match goes on for very long, all who are still in share the win.

rules-options-title = Three versions
rules-options-text =
    Before the match you choose what happens when a Double on its way comes to the edge. Original: it runs straight on; the six long lines go on at their other end, like rings. Complex: its way ends there.

    Simple: on its way it may leave the board once, come back at any point joined to the one it left from and run on from there. That is what you see here.

    The rulebook names three versions and says only one thing about them: in the simple one, the way over the edge need not be straight. What Complex means is our idea. If you play by the rules called memento ludis, choose Original.

lesson-aim-title = The aim: a full heart
lesson-aim-text = Red stands on the centre and all three sides of one triangle. That heart is full, and Red wins.

lesson-aim-centres-title = Or: all four centres
lesson-aim-centres-text = That wins, too: Red has a figure on the centre of every triangle.

lesson-opening-title = Your first figure
lesson-opening-text = A figure is a stack of stones with your marker on top. The match opens with a Single, just one stone. Put it on any point.
lesson-opening-right = There it stands. Your first Single may go anywhere, even on a centre.
lesson-opening-wrong = Pick a point for your first Single.

lesson-coming-title = Reinforcements
lesson-coming-text = Later, two Singles come in at once, on the outer triangles but never on a centre. Pick two free points.
lesson-coming-right = Now you have three.
lesson-coming-wrong = That works too, but let us bring in two Singles now: pick two free points.

lesson-turning-title = Make it turn
lesson-turning-text = Instead of moving you can turn a triangle, with everyone on its rim. Turn the top triangle, either way.
lesson-turning-right = Your figure rides along. Blue may not turn now, because a triangle has just been turned.
lesson-turning-wrong = Not that one: take the top triangle, where your figure stands.

lesson-edge-title = Over the edge
lesson-edge-text = The three tips of the big triangle are neighbours. Go with your Single from the top to the tip at the bottom right and take the blue figure.
lesson-edge-right = Taken! Both stones are yours now: a Double.
lesson-edge-wrong = Nearly. Move your Single from the top tip to the blue figure at the bottom right.

lesson-double-title = A Double runs
lesson-double-text = A Double runs along straight lines as far as the way is free. Take a blue figure from afar.
lesson-double-right = From here to there in one go. Three stones: a Triple!
lesson-double-wrong = Your Double can reach a blue figure. Look along the two sides of the big triangle.

lesson-triple-title = A Triple leaps
lesson-triple-text = A Triple takes single steps, but from a centre it leaps. Leap to another centre.
lesson-triple-right = What a leap! Nothing in between can stop it.
lesson-triple-wrong = It can do that, but try the leap: pick your Triple, then another centre.

lesson-splitting-title = One becomes many
lesson-splitting-text = A tall figure can split. Pick your Triple and split it into a Double and a Single, or into three Singles.
lesson-splitting-right = More figures, more places. Each has a marker of its own.
lesson-splitting-wrong = Pick your Triple, then one of the ways to split it, then a free point for each part.

lesson-heart-title = Fill the heart
lesson-heart-text = A triangle’s heart is its centre with the three side points. In the top triangle only the centre is missing. Finish it!
lesson-heart-right = The heart is full, you win!
lesson-heart-wrong = One step wins: move the Single from the top tip into the centre of the top triangle.

lesson-centres-title = All four centres
lesson-centres-text = Your figures stand on three centres. Only the inner triangle is missing. Step into its centre!
lesson-centres-right = All four centres are yours, you win!
lesson-centres-wrong = One step wins: move the Single in the inner triangle into its centre.

lesson-last-title = The last one left
lesson-last-text = Blue has only one figure. Take it: from the top tip over the edge to the tip at the bottom right.
lesson-last-right = Blue has nothing left and is out. The last one in play wins.
lesson-last-wrong = Blue’s only figure stands on the tip at the bottom right. Your Single on the top tip can take it.
