### The rules of Memento.

aim-title = The aim
aim-heart = You win as soon as your figures fill the heart of one triangle: its centre and its three side points.
aim-centres = You also win as soon as you stand on all four centres. How high your figures are never matters.
aim-last = And you win when only you still have figures.
caption-heart = Red steps onto the centre of the top triangle: its heart is full.
caption-centres = Red steps onto the inner centre and now holds all four.
caption-last = Red takes Blue’s only figure and is the last one left.

box-title = What is in the box
box-people = Memento is for two, three or four players.
box-stones = The stones belong to everyone: 11 for two or three players, 15 for four. They form the supply.
box-markers = Each player has nine markers of one colour.
box-figure = A figure is a stack of one, two or three stones with a marker on top: a Single, a Double or a Triple. The box spells the last one “Tripple”.

board-title = The board
board-triangles = Four triangles form one big triangle. Each has seven points: three corners, three side points and a centre. The box calls the side points median points.
board-meeting = The three outermost corners are the tips of the big triangle. Facing each tip, three corners lie side by side: a meeting place. The box calls it a constellation.
board-figures = Figures stand on the points, at most one on each.
board-lines = Lines run along the sides of each triangle, and from each corner through the centre to the side point opposite. The text leaves that to a drawing; these lines fit the names of the points.
board-joints = Where triangles touch, side points that face each other are neighbours, and so are the three corners of a meeting place. The rules do not say so, but otherwise the triangles would hardly be joined.
caption-points = Red stands on a centre, Blue on corners, Green on side points.
caption-meeting = Three figures on the three corners of one meeting place.
caption-joint = Red steps across from the top triangle into the inner one.

start-title = How to begin
start-empty = The board is empty at first. Turns go round the table clockwise.
start-first = Draw lots or agree on who begins. The languages of the rules differ here, so both are possible.
start-opening = Whoever begins puts one Single on any point. That is the whole first turn.
start-anywhere = This first Single may stand even on a centre or on the inner triangle.
caption-opening = Red opens on the centre of the inner triangle.

turn-title = Your turn
turn-one = From then on you do exactly one thing in a turn: bring in two Singles, turn a triangle, move a figure or split one. You cannot pass.
turn-change = Your turn must change something. Only turning a triangle can fail to, and then it is not allowed. The languages word this differently, but it comes to the same.
caption-nothing = Turning the top or the inner triangle would change nothing here.

coming-title = Bringing in Singles
coming-two = You may bring in two new Singles at a time, on two different free points on the rims of the three outer triangles.
coming-where = New Singles never come in on a centre, on the inner triangle or by taking.
coming-needs = To bring in Singles you need two stones from the supply and two of your own markers.
caption-coming = Blue brings in two Singles at once.
caption-entrances = Rim points are open to Singles; centres, the inner triangle and taken points are not.

turning-title = Turning a triangle
turning-any = You may turn any triangle, with everything on it, whoever that belongs to. You may do so even before you have a figure.
turning-third = A triangle turns by a third, either way, and its centre stays where it is. The rules do not say how far, but only a third brings points back onto points.
turning-before = You may not turn a triangle if the player before you has just turned one.
turning-own = Nor may you turn one if you did so on your own last turn. The French text says something else that makes no sense; the others agree.
caption-turning = Red turns the top triangle clockwise. Now Blue may not turn one.
caption-back = Red turns the top triangle the other way.
caption-twice = Red’s own last turn was a turn of a triangle: not again now.

moving-title = Moving a figure
moving-one = You may move one of your own figures. If another stands where it arrives, it takes that one. You never have to take.
moving-single = A Single goes one step, to a neighbouring point.
moving-double = A Double goes one step, or it runs along a straight line, either way, as far as you like.
moving-stop = Where a line bends, a Double has to stop. The first figure in its way stops it, too, your own or another’s; it may take that one.
moving-triple = A Triple goes one step. From a centre it may also leap to any other centre or to any tip.
moving-leap = A Triple leaps over everything and may take where it lands. It leaps from centres only, never from a tip. The rulebook names the leap from a centre only, so there is none back.
caption-single = From a side point Red’s Single has four steps; the tip is too far.
caption-double = Everywhere Red’s Double can go; the left centre is out of reach.
caption-stop = Red’s Double runs along the bottom and takes the first figure in its way.
caption-triple = Everywhere Red’s Triple can go from the top centre.
caption-leap = Red’s Triple leaps from the top centre to the right one.

edge-title = Over the edge
edge-doors = The edge is not the end. At the corners of every triangle a figure can leave the board and enter it elsewhere, as one step.
edge-tips = From a tip you step to another tip, or to any corner of the meeting place it faces.
edge-meetings = From a corner at a meeting place you step to any corner of the other two meeting places, or to the tip it faces.
edge-straight = In “Original” a running Double goes straight on over the edge; under “Version” you can choose otherwise. So six lines are rings: the sides of the big triangle, and the lines from tip to meeting place. Only a drawing shows which; we took those whose ends are one step over the edge apart.
edge-behind = Such a ring has two ways round. A Double that is blocked one way may come the other way, but not to its own point. The rules are silent here; to us each way is a way of its own.
caption-leaving = Red’s Single leaves at the top tip and enters at the bottom right.
caption-tips = All the steps from the top tip over the edge.
caption-stepping = Red’s Single steps from the left meeting place to the bottom one.
caption-meetings = All the steps from the left meeting place over the edge.
caption-running = Red’s Double leaves at the bottom, enters at the top and runs straight on.
caption-behind = Blue blocks the straight way, so Red’s Double goes round the other way.

taking-title = Taking and stacking
taking-figure = Every figure takes by moving onto another. You may take your own, too, to build higher.
taking-stack = The stones of both figures become one stack under the marker of the one who takes. The other marker goes back to its owner, who may use it again.
taking-back = If the stack is higher than three, three stones go back to the supply. So a Double that takes a Double becomes a Single.
taking-table =
    Stones together | New figure
    2 | Double
    3 | Triple
    4 | Single
    5 | Double
    6 | Triple
caption-own = Red stacks a Single onto a Single of Red’s own: a Double.
caption-taking = Red’s Single takes a Single of Blue’s: two stones make a Double.
caption-tripling = Red’s Double takes a Single of Blue’s: three stones make a Triple.
caption-four = Double takes Double: three of the four stones go back, a Single remains.

splitting-title = Splitting a figure
splitting-parts = You may split a Double into two Singles, and a Triple into three Singles or into a Double and a Single.
splitting-where = Each part goes to a free point of its own that the whole figure could have moved to. The point where it stood is left empty.
splitting-markers = Each part needs a marker. The old one is used again, the others come from your hand.
caption-halves = Red splits a Double into two Singles.
caption-thirds = Red splits a Triple into three Singles.
caption-uneven = Red splits a Triple: the Double leaps to the inner centre, the Single steps.

end-title = The end
end-moment = What counts is the end of your own turn. A heart that somebody else fills for you must still be full after your turn. The rulebook leaves this open; this way nobody wins on another player’s turn.
end-out = Whoever has lost all figures is out.
end-newcomer = Whoever has not come in yet is not out: what was never there cannot be lost.
end-limit = After 500 turns all who are still in share the win. The rules have no such end, but a program needs one.

versions-title = Three versions
versions-three = The edition Memento Tuos names three versions; choose one under “Version” before the match. They differ in what the edge is for a running Double; one step over it is always possible. “Original” is the usual one, described above.
versions-simple = In “Simple” the way over the edge need not be straight. Once on its way, a Double may leave, enter wherever a step over the edge leads and run on.
versions-complex = In “Complex” a Double’s run ends at the edge. Only the name is printed; the strictest edge is our idea. Under “Version” you can choose otherwise.
versions-ludis = The edition memento ludis has no versions. It asks for straight ways without exception, so it is “Original” to us, chosen under “Version”.
caption-simple = Red’s Double leaves at the top, enters at the bottom and bends inward.
caption-complex = In Complex, Red’s Double cannot run beyond the top tip.

makers-title = Who made it
makers-rules = From the rules of Monsieur Bernard. We know two editions: Memento Tuos in German, English, French, Italian and Ukrainian, and memento ludis in German and English.
makers-ours = Boards and texts are our own.
