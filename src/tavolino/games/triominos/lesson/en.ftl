### The rules of My First Triominos, and its lesson.

rules-laying-title = Laying a card
rules-laying-text =
    Every card is a triangle with a number from 1 to 5 in each corner. Each number has its own colour and as many dots as it says, so you can play even if you cannot read yet.

    Everyone gets six cards and four chips, and one card begins the table. You lay a card with a whole side against another card. Wherever its corners touch other cards, the numbers must be the same. It earns you a chip.

rules-turn-title = Your turn
rules-turn-text =
    You lay a card, or you buy one: pay a chip and take the top card of the pot. You may buy even if you could lay something. Either way your turn is over.

    You pass only if you can neither lay nor buy. If you lay the last card of your rack, you get one chip more; afterwards you go on by buying.

rules-hexagon-title = A hexagon
rules-hexagon-text =
    Six cards round one point make a hexagon. Whoever lays the sixth gets one chip more.

    Here Red closes the gap: one chip for the card and one for the hexagon.

rules-bridge-title = A bridge
rules-bridge-text =
    A card that touches others with exactly one side, and with the corner opposite as well, is a bridge. It earns one chip more.

    Here Red’s card leans on the one beside it with a side, and touches the other bank with its corner.

rules-joker-title = The joker
rules-joker-text =
    The joker fits everywhere. Where only the joker touches a corner, any number may come next.

    If it lies on the table and you have a card that fits in its place, you may swap them: your card stays there, and the joker comes to your rack. This is your whole turn and neither costs nor earns a chip.

rules-end-title = The end
rules-end-text =
    When someone buys the last card of the pot, everyone else has one more turn, and the buyer takes the very last one. The match also ends when all have passed one after the other.

    Whoever has the most chips wins; if there are several, they share the win. Cards left over do not count.

rules-options-title = For the youngest
rules-options-text =
    For a first match you can play with open cards, so that everyone can help everyone. And you can leave the joker in the box.

    Here all cards are open: try out what fits where.

lesson-aim-title = This is your goal
lesson-aim-text = The pot is empty, and Red has the most chips: Red wins. Every card you lay earns a chip; hexagons, bridges and the last card of your rack earn one more.

lesson-first-title = Your first card
lesson-first-text = One card lies on the table. Choose one of your numbered cards and lay it beside it so that the numbers in the touching corners are the same.
lesson-first-right = It fits! That is one chip for you. Blue buys a card.
lesson-first-wrong = Choose a card with numbers and a place that glows.

lesson-below-title = What fits below?
lesson-below-text = Below the first card there is a place that touches its 1 and its 3. Which of your cards fits there? Keep the joker for later.
lesson-below-right = 1 meets 1, and 3 meets 3.
lesson-below-wrong = You need a card with a 1 and a 3, and it goes below the first card.

lesson-buy-title = Buying
lesson-buy-text = If you do not like your cards, buy another: it costs one chip. Buy a card.
lesson-buy-right = A new card is on your rack. You paid one chip, and your turn is over.
lesson-buy-wrong = This time press the button to buy.

lesson-hexagon-title = Six make a hexagon
lesson-hexagon-text = Five cards lie round one point. Close the gap with the right card.
lesson-hexagon-right = A hexagon! Two chips: one for the card, one for the hexagon.
lesson-hexagon-wrong = The gap at the top left needs a card with 1, 2 and 1.

lesson-bridge-title = Build a bridge
lesson-bridge-text = A bridge touches other cards with one side, and with its corner opposite, too. Find a place for your 3-3-5 where it is a bridge.
lesson-bridge-right = A bridge! One chip for the card and one for the bridge.
lesson-bridge-wrong = There are two places. Take the one where the point of the card touches cards on the other side of the hole.

lesson-joker-title = The joker
lesson-joker-text = The joker fits everywhere and is laid like any other card. Lay it where you like.
lesson-joker-right = It fits, whatever the numbers are. A chip for you.
lesson-joker-wrong = Choose the joker this time.

lesson-swap-title = Get it back
lesson-swap-text = The joker lies on the table, and one of your cards fits exactly in its place: it needs 2, 3 and 3. Swap it for the joker.
lesson-swap-right = The joker is yours again. You can lay it from your next turn on.
lesson-swap-wrong = Choose the card 2-3-3 and then the joker on the table.

lesson-last-title = The last card
lesson-last-text = You have just one card left. Lay it: the last card of your rack earns one chip more.
lesson-last-right = Two chips: one for the card, one for the last of your rack. From now on you buy.
lesson-last-wrong = Do not buy this time. Your card fits beside the joker.

lesson-win-title = Your last turn
lesson-win-text = The pot is empty, so everyone has one last turn. You have two chips, Blue has none. Lay a card and win.
lesson-win-right = Three chips to one: you win!
lesson-win-wrong = Lay one of your cards.
