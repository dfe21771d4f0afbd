### The lesson of Memento.

lesson-aim-title = The aim: a full heart
lesson-aim-text = Red stands on the centre and all three sides of one triangle. That heart is full, and Red wins.

lesson-aim-centres-title = Or: all four centres
lesson-aim-centres-text = That wins, too: Red has a figure on the centre of every triangle.

lesson-opening-title = Your first figure
lesson-opening-text = A figure is a stack of stones with your marker on top. The first one is a Single, just one stone.
lesson-opening-task = Put your Single on any point.
lesson-opening-right = There it stands. Your first Single may go anywhere, even on a centre.
lesson-opening-wrong = Pick a point for your first Single.

lesson-coming-title = Reinforcements
lesson-coming-text = Later, two Singles come in at once, on the outer triangles but never on a centre.
lesson-coming-task = Pick two free points.
lesson-coming-right = Now you have three.
lesson-coming-wrong = That works too, but let us bring in two Singles now: pick two free points.

lesson-turning-title = Make it turn
lesson-turning-text = Instead of moving you can turn a triangle, with everyone on its rim.
lesson-turning-task = Turn the top triangle, either way.
lesson-turning-right = Your figure rides along. Blue may not turn now, because a triangle has just been turned.
lesson-turning-wrong = Not that one: take the top triangle, where your figure stands.

lesson-edge-title = Over the edge
lesson-edge-text = The three tips of the big triangle are neighbours. At the bottom right stands a blue figure.
lesson-edge-task = Take it with your Single from the top.
lesson-edge-right = Taken! Both stones are yours now: a Double.
lesson-edge-wrong = Nearly. Move your Single from the top tip to the blue figure at the bottom right.

lesson-double-title = A Double runs
lesson-double-text = A Double runs along straight lines as far as the way is free.
lesson-double-task = Take a blue figure from afar.
lesson-double-right = From here to there in one go. Three stones: a Triple!
lesson-double-wrong = Your Double can reach a blue figure. Look along the two sides of the big triangle.

lesson-triple-title = A Triple leaps
lesson-triple-text = A Triple takes single steps, but from a centre it leaps.
lesson-triple-task = Leap to another centre.
lesson-triple-right = What a leap! Nothing in between can stop it.
lesson-triple-wrong = It can do that, but try the leap: pick your Triple, then another centre.

lesson-splitting-title = One becomes many
lesson-splitting-text = A tall figure can split: a Triple into a Double and a Single, or into three Singles.
lesson-splitting-task = Pick your Triple and split it.
lesson-splitting-right = More figures, more places. Each has a marker of its own.
lesson-splitting-wrong = Pick your Triple, then one of the ways to split it, then a free point for each part.

lesson-heart-title = Fill the heart
lesson-heart-text = A triangle’s heart is its centre with the three side points. At the top only the centre is missing.
lesson-heart-task = Fill the heart of the top triangle.
lesson-heart-right = The heart is full, you win!
lesson-heart-wrong = One step wins: move the Single from the top tip into the centre of the top triangle.

lesson-centres-title = All four centres
lesson-centres-text = Your figures stand on three centres. Only that of the inner triangle is missing.
lesson-centres-task = Step onto it.
lesson-centres-right = All four centres are yours, you win!
lesson-centres-wrong = One step wins: move the Single in the inner triangle into its centre.

lesson-last-title = The last one left
lesson-last-text = Blue has only one figure, on the tip at the bottom right. Without figures Blue is out.
lesson-last-task = Take it from the top, over the edge.
lesson-last-right = Blue has nothing left and is out. The last one in play wins.
lesson-last-wrong = Blue’s only figure stands on the tip at the bottom right. Your Single on the top tip can take it.
