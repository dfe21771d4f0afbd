### The lesson of Dimenticato.

lesson-aim-title = The aim
lesson-aim-text = The first to bring all four home wins. To move on, you have to remember what your figures stand on.

lesson-leaving-title = Off you go
lesson-leaving-text = Your four figures stand outside the track. Each sets out to a dice field. Remember the number there!
lesson-leaving-task = Choose a figure and let it set out.
lesson-leaving-right = It stands on its number now, and nobody sees it any more.
lesson-leaving-wrong = Choose a figure, then one of the framed fields.

lesson-announcing-title = Do you remember?
lesson-announcing-text = Watch your figure 3: it steps onto a field and covers its number. Then all four are on the track.
lesson-announcing-task = Choose figure 3: what is under it?
lesson-announcing-right = Right, a 2! You have a good memory.
lesson-announcing-wrong = That was not it. Press “Again” and watch which number figure 3 covers.

lesson-going-title = And on
lesson-going-text = You have said 2, and it was right. So the figure goes exactly two steps.
lesson-going-task = Choose where it goes.
lesson-going-right = Well done! And where it stood, the number can be seen again.
lesson-going-wrong = Choose one of the framed fields.

lesson-corner-title = Round the corner
lesson-corner-text = Figure 1 stands on a corner and goes three steps: straight on, then round the corner.
lesson-corner-task = Take it there on the outer lane.
lesson-corner-right = One step straight on, two round the corner: just one bend. Two would be allowed.
lesson-corner-wrong = That is a good path, too. But find the goal round the corner, on the outer lane.

lesson-colour-title = Your own colour
lesson-colour-text = On a field of your own colour nobody can beat you.
lesson-colour-task = Go four steps, to a red field.
lesson-colour-right = Safe and sound!
lesson-colour-wrong = Look at the colours of the framed fields: one of them is red and has a shield.

lesson-back-title = Back you go!
lesson-back-text = Two steps away stands a blue figure, and not on a blue field. You can beat it.
lesson-back-task = Land on it and choose where it goes back to.
lesson-back-right = Sorry, Blue! It has to walk three steps again.
lesson-back-wrong = There is a blue figure within reach. Choose its field, then the field it goes back to.

lesson-home-title = Coming home
lesson-home-text = Figure 1 has been all the way round and goes six steps.
lesson-home-task = Take it home to one of your start fields.
lesson-home-right = Home again! Three more to come.
lesson-home-wrong = Choose one of your start fields outside the track.

lesson-win-title = The last one
lesson-win-text = Three figures are at home, and for your last one you have said 5.
lesson-win-task = Take it home, too.
lesson-win-right = All four are home: you have won!
lesson-win-wrong = One start field is still free. That is where it goes.
