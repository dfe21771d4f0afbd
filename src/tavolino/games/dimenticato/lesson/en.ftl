### The rules of Dimenticato, and its lesson.

rules-leaving-title = Setting out
rules-leaving-text =
    Each player has four figures on start fields outside the track. The track is two lanes wide, every field shows a number, and everyone runs clockwise. Everyone picks a colour. The youngest begins, unless you agree otherwise.

    First all your figures set out, one per turn. Each goes 2 to 5 steps, as you like, and must leave your large card (the one next to your start). Look closely: the figure covers the number it stands on.

rules-announcing-title = What is under it?
rules-announcing-text =
    When all your figures are out, you choose one of them on your turn and say which number is under it. If you are right, it goes exactly that many steps. If not, it stays where it is, and the next player goes on.

    Here Red remembers a 3 and walks. Blue has forgotten.

rules-ways-title = Which paths there are
rules-ways-text =
    A path leads forward or across to the other lane, never backwards or diagonally, and has two bends at most. Figures on the path are jumped over. Other players’ start fields are closed to you.

    On the corner cards you go on straight, or turn right into the next side. Here a figure goes one step straight on, then turns right and goes two more. If a figure can go nowhere with the right number, your turn is over, too.

rules-back-title = Setting back
rules-back-text =
    You may beat another player’s figure: you land on it and set it back, to a free field from which it could walk to its place again in exactly three steps with one bend at most. If there are several, you choose. Nobody has to beat anyone. If your number leads only to fields where you would, you may stay where you are.

    Here Blue lands on a red figure and sets it back three fields.

rules-safe-title = Safe places
rules-safe-text =
    On a field of its own colour a figure is safe. It cannot be beaten either if it would have to go back onto its own large card or beyond, or if no field is free for it. Two figures of one player never share a field.

    Blue has said 5 here. Of the red figures it can reach, one stands on red, and another would have to go back onto its own large card or beyond.

rules-home-title = Coming home
rules-home-text =
    After one round, a figure goes home to one of your start fields, over the outer lane of your large card and with the exact number. If the number does not lead there, the figure runs past, or you choose another one.

    At home you may use a turn to shift a figure to another free start field, to make room. It does not go out again.

rules-end-title = The end
rules-end-text =
    Whoever first has all four figures home again wins. If a match goes on for very long, all share the win.

    The frame grows with the players: 8 cards for two, 12 for three, 16 for four. Three small cards lie between two large ones, at random.

lesson-aim-title = The aim
lesson-aim-text = All four home again: whoever manages that first wins. To move on, you have to remember what your figures stand on.

lesson-leaving-title = Off you go
lesson-leaving-text = Your four figures stand outside the track. Choose one and let it set out, to a field on the track. Remember the number there!
lesson-leaving-right = It stands on its number now, and nobody sees it any more.
lesson-leaving-wrong = Choose a figure, then one of the framed fields.

lesson-announcing-title = Do you remember?
lesson-announcing-text = Watch your figure 3: it steps onto a field with a number. All are out now, so choose figure 3 and say what is under it.
lesson-announcing-right = Right, a 2! You have a good memory.
lesson-announcing-wrong = That was not it. Press “Once more” and watch which number figure 3 covers.

lesson-going-title = And on
lesson-going-text = You have said 2, and it was right. So the figure goes exactly two steps. Choose where.
lesson-going-right = Well done! And where it stood, the number can be seen again.
lesson-going-wrong = Choose one of the framed fields.

lesson-corner-title = Round the corner
lesson-corner-text = Figure 1 stands on a corner and goes three steps. Take it straight on, then round the corner, on the outer lane.
lesson-corner-right = One step straight on, two round the corner: just one bend. Two would be allowed.
lesson-corner-wrong = That is a good path, too. But find the goal round the corner, on the outer lane.

lesson-colour-title = Your own colour
lesson-colour-text = On a field of your own colour nobody can set you back. Go four steps, to a red field.
lesson-colour-right = Safe and sound!
lesson-colour-wrong = Look at the colours of the framed fields: one of them is red and has a shield.

lesson-back-title = Back you go!
lesson-back-text = Two steps away stands a blue figure, and not on a blue field. Land on it, and choose where it is set back to.
lesson-back-right = Sorry, Blue! It has to walk three steps again.
lesson-back-wrong = There is a blue figure within reach. Choose its field, then the field it goes back to.

lesson-home-title = Coming home
lesson-home-text = Figure 1 has been all the way round and goes six steps. Take it home to one of your start fields.
lesson-home-right = Home again! Three more to come.
lesson-home-wrong = Choose one of your start fields outside the track.

lesson-win-title = The last one
lesson-win-text = Three figures are at home, and for your last one you have said 5. Take it home, too.
lesson-win-right = All four are home: you have won!
lesson-win-wrong = One start field is still free. That is where it goes.
