### The lesson of My First Triominos.

lesson-aim-title = This is your goal
lesson-aim-text = The pot is empty and Red has the most chips: Red wins. Cards, hexagons and bridges earn chips.

lesson-first-title = Your first card
lesson-first-text = One card lies on the table. Numbers in corners that touch must be the same.
lesson-first-task = Lay one of your numbered cards beside it.
lesson-first-right = It fits! That is one chip for you. Blue buys a card.
lesson-first-wrong = Choose a card with numbers and a place that glows.

lesson-below-title = What fits below?
lesson-below-text = Below the first card is a place that touches its 1 and its 3. Keep the joker for later.
lesson-below-task = Which of your cards fits there?
lesson-below-right = 1 meets 1, and 3 meets 3.
lesson-below-wrong = You need a card with a 1 and a 3, and it goes below the first card.

lesson-buy-title = Buying
lesson-buy-text = If you do not like your cards, you can buy another. It costs one chip.
lesson-buy-task = Buy a card.
lesson-buy-right = A new card is on your rack. You paid one chip, and your turn is over.
lesson-buy-wrong = This time press the button to buy.

lesson-hexagon-title = Six make a hexagon
lesson-hexagon-text = Five cards lie round one point. A sixth one makes a hexagon.
lesson-hexagon-task = Close the gap with the right card.
lesson-hexagon-right = A hexagon! Two chips: one for the card, one for the hexagon.
lesson-hexagon-wrong = The gap at the top left needs a card with 1, 2 and 1.

lesson-bridge-title = Build a bridge
lesson-bridge-text = A bridge lies side by side with one card and touches another with its tip.
lesson-bridge-task = Lay your 3-3-5 as a bridge.
lesson-bridge-right = A bridge! One chip for the card and one for the bridge.
lesson-bridge-wrong = There are two places. Take the one where the tip of the card touches cards on the other side of the hole.

lesson-joker-title = The joker
lesson-joker-text = The joker fits everywhere and is laid like any other card.
lesson-joker-task = Lay the joker where you like.
lesson-joker-right = It fits, whatever the numbers are. A chip for you.
lesson-joker-wrong = Choose the joker this time.

lesson-swap-title = Get it back
lesson-swap-text = The joker lies on the table. One of your cards fits exactly in its place: 2, 3 and 3.
lesson-swap-task = Swap your card for the joker.
lesson-swap-right = The joker is yours again. You can lay it from your next turn on.
lesson-swap-wrong = Choose the card 2-3-3 and then the joker on the table.

lesson-last-title = The last card
lesson-last-text = You have just one card left. The last card of your rack earns one chip more.
lesson-last-task = Lay your last card.
lesson-last-right = Two chips: one for the card, one for the last of your rack. On your next turn you buy a new card.
lesson-last-wrong = Do not buy this time. Your card fits beside the joker.

lesson-win-title = Your last turn
lesson-win-text = The pot is empty: everyone has one last turn. You have two chips, Blue has none.
lesson-win-task = Lay a card and win.
lesson-win-right = Three chips to one: you win!
lesson-win-wrong = Lay one of your cards.
