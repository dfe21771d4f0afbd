### The rules of Anneaux.

aim-title = The aim
aim-lines = Line up three pawns of your colour, along a ring or on a spoke. Every line lets you take a pawn from each of the others. You win when you are the last one in play.

box-title = In the box
box-players = Two, three or four people play.
box-pieces = You have one board, and 40 pawns in four colours, ten of each.

board-title = The board
board-rings = On a base lie three rings, one inside the other, and each of them turns. Every ring has eight cells for pawns. From the inside out we call the rings A, B and C.
board-spokes = Before you begin, turn the rings so that their cells line up from the middle outwards. Three such cells, one on each ring, form a spoke. So there are eight spokes.
caption-board = Three rings with eight cells each; three cells from the middle outwards form a spoke.

start-title = Getting ready
start-pawns = Everyone chooses a colour and takes its ten pawns in hand. The board is still empty.
start-first = Agree on who begins. Here you may also leave it to the lot.

turn-title = Your turn
turn-choice = On your turn you do exactly one of three things. Place a pawn on a free cell, turn a ring by one cell, or move a pawn to a free cell beside it. So you make lines and spoil those of the others.
turn-round = Play goes round the table clockwise.

placing-title = Placing a pawn
placing-cell = Take a pawn from your hand and put it on any free cell, on whichever ring you like.
caption-placing = Red places a pawn on a free cell of the middle ring.

turning-title = Turning a ring
turning-step = Turn one ring either way by one cell, so that its cells form spokes again. All pawns on it ride along, your own and those of the others.
turning-rest = The ring that was turned last is pinned, whoever turned it. It may not be turned again until somebody has turned another ring.
caption-turning = Red turns the middle ring, and all three pawns on it ride along.
caption-pinned = Blue has turned the middle ring: now only the other two may be turned.

moving-title = Moving a pawn
moving-step = Move one of your own pawns to a free cell right beside it. That is the next cell on its ring, or the cell of the same spoke on the next ring in or out.
moving-diagonal = A pawn never steps diagonally. Otherwise nearly every cell would be a neighbour, and rings and spokes would mean little.
caption-moving = Red’s pawn moves one cell outwards along its spoke.
caption-neighbours = A pawn has neighbours along its ring and along its spoke, but no diagonal ones.

lines-title = Lines
lines-row = Three of your pawns side by side on one ring are a line: a row. The pawn that you have just placed or moved must be among them.
lines-spoke = Three of your pawns on the three cells of a spoke are a line, too. You fill it by placing or moving a pawn, or by turning a ring.
lines-turning = When you turn a ring, one of your pawns can ride into a spoke and complete it. A row cannot come about like this, because all pawns on a ring ride together.
lines-others = If your turn of a ring completes a line for somebody else, nobody takes anything for it.
lines-several = Every line that your turn makes counts. A pawn makes at most one row and one spoke; in a longer row it counts as the middle. After you turn a ring, each spoke full of your pawns counts, even if it was full before. The book leaves this open; this is the simplest rule that fits it.
caption-row = Red’s third pawn completes a row on the inner ring.
caption-spoke = Red’s third pawn completes a spoke.
caption-turned = Red turns the outer ring, and a pawn rides into the spoke: a line.
caption-gift = Blue’s turn of the outer ring completes a spoke for Red, who takes nothing.
caption-both = Red’s pawn completes a row and a spoke at once: two lines.

taking-title = Taking pawns
taking-each = For every line you take one pawn of each other player from the board, whichever you like. Two lines take two pawns of each.
taking-gone = Pawns that are taken leave the game and never come back. Pawns in hand are safe.
taking-order = Take from one player after the other, beginning on your left. Whoever goes out meanwhile still gives the rest, unless the match is over. The book does not say, but the pawns of those who are out may be taken anyway.
caption-taking = For a row, Red takes a pawn of Blue and a pawn of Green.
caption-choosing = Blue has given a pawn; now Red chooses one of Green’s.

tired-title = Tired pawns
tired-ends = When you have made a row, the two pawns at its ends get tired. A tired pawn cannot serve in a new row or spoke until it has been moved.
tired-awake = Move a tired pawn, and it is awake at once. It even counts for a line that this very move makes.
tired-riding = Riding on a ring does not wake a tired pawn. The book moves pawns and turns rings: two words, so for us two different things.
tired-six = If you make a row longer, the fourth and the fifth pawn earn nothing. The sixth makes a second row, with the two before it. The book’s pictures are missing; this is how we read their captions, because of the tired ends.
tired-spokes = A spoke makes nobody tired, because the book speaks only of a line on a ring. But so a pawn can step out and back in for line after line. If you do not like that, choose “Ends of spokes, too” under “Who gets tired”.
caption-spent = Red’s fourth pawn takes nothing, because the one beside it is tired.
caption-fresh = Red’s tired pawn steps out and back in: awake again, it completes a row.
caption-riding = The row has ridden on, but its ends are still tired: Red takes nothing.
caption-five = One row and two more pawns: Red’s fifth pawn takes nothing.
caption-six = Two rows on one ring: Red’s sixth pawn completes the second.
caption-again = Red’s pawn steps out of the spoke and back in, and the line counts again.

flying-title = Flying
flying-four = When you have only four pawns left, or fewer, you fly. On each turn you move one of your pawns to any free cell, near or far.
flying-hand = You fly only when your hand is empty. Otherwise everyone would be flying from the start.
flying-rings = Whoever flies may not turn a ring, because the book says that they move a pawn on each turn. Other games of this family leave the choice. So you can set “Four pawns, empty hand” to “You fly or turn”.
flying-pass = Whoever can do nothing passes; this rule is ours, for the book has none. It happens only when you fly and the board is full. Everyone else can always turn a ring, even an empty one.
caption-flight = Red has four pawns left: one flies across the board and completes a row.
caption-grounded = Red flies to any free cell, but may not turn a ring.

end-title = Out, and the end
end-two = If you have only two pawns left, in hand and on the board together, you are out at once.
end-stay = The pawns of a player who is out stay on the board. They stand in the way, ride along, and can still be taken for later lines.
end-last = When all the others are out, the last player in play has won.
end-limit = If a match goes on for very long, it ends after 1,000 moves, takings included. All who are still in play share the win. The book has no such end, but a program needs one.
caption-out = Green takes a pawn of Blue, who is out; Blue’s last two pawns stay.
caption-later = Blue is out, but for a line Red still takes a blue pawn.
caption-end = Red takes a pawn: Blue has only two left, and Red has won.

tips-title = Good to know
tips-first = Whoever places the first pawn has an advantage. So get in the way of a first line from the very first round.
tips-truce = The book warns of this advantage but offers no remedy, and between two strong players the first nearly always wins. So there is “Truce at the start”: if you like, no line counts before everyone has had three turns.
tips-defence = Sometimes the best defence is to turn a ring and complete somebody else’s line yourself, since it then earns them nothing.
caption-truce = During the truce, Red’s row takes nothing.

makers-title = Where it comes from
makers-unknown = From the rules of a game in French whose title and maker we do not know. We call it Anneaux, which means rings.
makers-own = Board and texts are our own.
