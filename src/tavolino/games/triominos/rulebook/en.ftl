### The rules of My First Triominos.

aim-title = The aim
aim-heart = Lay cards that match, and earn as many chips as you can. Whoever has the most at the end wins.

box-title = What is in the box
box-players = Two to four people play, from four years on. The box holds cards, four racks, chips and the rules.
box-cards = There are 36 triangular cards; one of them is the joker. The others have a number from 1 to 5 in each corner, and every number has its own colour. Each choice of three numbers exists once, such as 1-1-2 or 3-4-5. That makes 35; the printed rules do not list them.
box-dots = Every number also has something to count: little triangles in the French box, stars in the German one. As they differ, we draw dots, as many as the number says. So you can play even before you know your numbers.
box-bank = The bank has the chips: 50 in the French box, 60 in the German one. Our bank never runs dry, because neither text says what would happen then.
caption-cards = Every number has its own colour and its dots; the joker has none.

setup-title = Setting up
setup-racks = Everyone gets a rack. Your cards stand on it so that only you can see them.
setup-pot = Lay all cards face down and mix them: this is the pot. You may take any card from it. In a shuffled pile you take the top one, which is just as good.
setup-deal = Everyone takes six cards from the pot onto the rack, and four chips from the bank.
setup-first = Turn up a card of the pot as the first card on the table. If it is the joker, put it back and take another.
setup-begin = Choose who begins, for example the youngest or the oldest; otherwise the draw decides. Then you play one after the other.
caption-first = The first card lies on the table; all its three sides are free.

turn-title = Your turn
turn-choice = On your turn you do one thing: lay a card, buy one for a chip, or swap the joker. If you can neither lay nor buy, you pass.

laying-title = Laying a card
laying-where = You may lay a card at any free side of any card on the table. Turn it as you like until it fits.
laying-corners = A card lies with a whole side against another one. Wherever its corners touch cards, numbers and colours must be the same. The box’s pictures of this are missing; we follow a later edition for children, where the corners decide.
laying-forbidden = So a corner that touches a different number is forbidden. It is not enough either if only a corner touches. Mind the tip of your card, too: it may touch another card across a gap.
laying-chip = A card that you lay earns a chip from the bank. Then it is the next player’s turn.
laying-last = The last card of your rack earns one chip more: two in all. You can earn this again later.
laying-empty = After your last card you buy a new one on your next turn. The French rules say that you may, the German ones that you must. With an empty rack nothing else is possible, so both are right. If you cannot buy, you pass.
caption-matching = Three of Red’s cards fit: one at each side of the first card.
caption-laid = Red lays 1-3-4: 1 meets 1, 3 meets 3. That earns a chip.
caption-mismatch = Forbidden: 3 meets 3, but 4 would meet 2.
caption-tip = Forbidden: 2 meets 2, but only a corner touches.
caption-gap = Forbidden: the side fits, but the 3 at the tip would touch a 2.
caption-last = Red lays the last card of the rack and gets two chips.

buying-title = Buying and passing
buying-price = If you cannot or do not want to lay a card, buy one: pay the bank a chip and take a card from the pot. It comes onto your rack, and your turn is over. You can lay it on your next turn at the earliest.
buying-pass = If no card fits and you cannot buy one, because you have no chip or the pot is empty, you pass. You pay nothing and wait for your next turn, or for the end.
buying-duty = If you have no chip but a card that fits, you have to lay it: the printed rules only offer laying or paying. Nobody has to swap the joker, though. You may pass even if a swap is possible.
caption-buying = Red pays a chip and takes a card from the pot.

extras-title = Hexagons and bridges
extras-hexagon = Six cards round one point make a hexagon. The sixth earns one chip more, two in all, and so does a bridge. The joker counts like any other card.
extras-two = If one card completes two hexagons at once, it earns two chips more: three in all. Every hexagon that it completes counts.
extras-bridge = A bridge lies side by side with exactly one card, and its tip touches another across a gap. The box’s picture of it is missing; other editions of the game say it so.
extras-table =
    Chips in all | any card | the last of your rack
    card | 1 | 2
    with a hexagon | 2 | 3
    with two hexagons | 3 | 4
    with a bridge | 2 | 3
caption-hexagon = Red closes the gap: one chip for the card, one for the hexagon.
caption-two = Red’s card completes two hexagons at once: three chips.
caption-bridge = Red’s card lies at one card, and its tip touches another: a bridge.

joker-title = The joker
joker-place = The joker stands for every card and fits at any free side. It earns chips like any other card.
joker-stands = On the table it stands for the numbers and colours of the cards around it. It has none of its own.
joker-corner = A corner that touches nothing but the joker is free: any number may come there. At its other corners the cards that lie there decide.
joker-side = In the printed text a side of the joker is free; under one French picture it is a corner. We play with free corners, because then two different numbers never meet at one point. Under “Beside the joker” you can choose “Free sides” instead. At the joker’s corners, only cards that lie side by side then have to match.
joker-swap = Only the joker can come back from the table: lay a card that fits exactly in its place, and take the joker onto your rack. That is your whole turn; it neither costs nor earns a chip.
caption-joker = Red lays the joker, whatever the numbers are.
caption-corner = Blue’s card touches a free corner of the joker: any number fits there.
caption-meeting = 3 may meet 3 beside the joker, but 4 may not meet 2.
caption-side = “Free sides”: Blue’s 4-4-4 may lie at the joker although 4 meets 3.
caption-swap = Red’s 2-3-3 fits in the joker’s place: Red takes the joker back.

end-title = The end
end-round = Whoever takes the last card of the pot has the very last turn. Before that, everyone else has one more.
end-winner = Whoever has the most chips wins. Cards that are left over do not count.
end-ties = If several have the most chips, they share the win. The box says nothing about it, and sharing needs no new rule. Under “Equal chips” you can choose “Fewer cards win” instead: of these players, the one with the fewest cards left wins.
end-passes = The match also ends when all have passed one after the other. The box does not say so, but nothing would change any more.
caption-end = The pot is empty, and all have had their last turn: Red wins.

tips-title = Tips from the makers
tips-wait = Sometimes it pays not to lay: the pot may hold the joker, or the card for a hexagon or a bridge.
tips-joker = Save a joker that you have swapped for a later round. It may earn you more chips, say for a hexagon or a bridge.

parents-title = For parents and a first match
parents-learn = This game is instructive: while playing, a child learns colours, numbers and counting.
parents-first = The first time, and with very young children, play without racks and without the joker. All cards lie open, and a leader who knows the game helps. For this, choose “Open cards” and switch off “With the joker”. Add both when everyone knows the game.
caption-open = All cards lie open and there is no joker: try out what fits where.

choices-title = What you can choose
choices-table =
    Choice | as a rule | the other way
    With the joker | yes | no
    Open cards | no | yes
    Beside the joker | Free corners | Free sides
    Equal chips | Share the win | Fewer cards win

makers-title = Where the rules come from
makers-game = From the rules of “My First Triominos”, printed in French and in German. They name no maker, and the title is its publisher’s. Boards and texts are our own.
