### The lesson of My First Triominos.

lesson-aim-title = Das Ziel
lesson-aim-text = Der Pot ist leer, und Rot hat die meisten Bonusmarken: Rot gewinnt. Karten, Sechsecke und Brücken bringen Bonusmarken.

lesson-first-title = Deine erste Karte
lesson-first-text = Eine Karte liegt auf dem Tisch. In den Ecken, die sich berühren, müssen gleiche Zahlen stehen.
lesson-first-task = Leg eine deiner Zahlenkarten an.
lesson-first-right = Sie passt! Das ist eine Bonusmarke für dich. Blau kauft eine Karte.
lesson-first-wrong = Wähle eine Karte mit Zahlen und eine Stelle, die leuchtet.

lesson-below-title = Was passt darunter?
lesson-below-text = Unter der ersten Karte ist eine Stelle, die ihre 1 und ihre 3 berührt. Den Joker heb dir noch auf.
lesson-below-task = Welche deiner Karten passt dorthin?
lesson-below-right = 1 trifft auf 1 und 3 auf 3.
lesson-below-wrong = Du brauchst eine Karte mit einer 1 und einer 3, und sie kommt unter die erste Karte.

lesson-buy-title = Kaufen
lesson-buy-text = Gefallen dir deine Karten nicht, kannst du noch eine kaufen. Das kostet eine Bonusmarke.
lesson-buy-task = Kauf eine Karte.
lesson-buy-right = Auf deinem Kartenständer steht eine neue Karte. Sie hat eine Bonusmarke gekostet, und dein Zug ist vorbei.
lesson-buy-wrong = Drück diesmal auf den Knopf zum Kaufen.

lesson-hexagon-title = Sechs sind ein Sechseck
lesson-hexagon-text = Fünf Karten liegen rund um einen Punkt. Eine sechste macht daraus ein Sechseck.
lesson-hexagon-task = Schließ die Lücke mit der richtigen Karte.
lesson-hexagon-right = Ein Sechseck! Zwei Bonusmarken: eine für die Karte, eine für das Sechseck.
lesson-hexagon-wrong = Die Lücke links oben braucht eine Karte mit 1, 2 und 1.

lesson-bridge-title = Bau eine Brücke
lesson-bridge-text = Eine Brücke liegt mit einer Seite an einer Karte und berührt mit ihrer Spitze eine andere.
lesson-bridge-task = Leg deine 3-3-5 als Brücke an.
lesson-bridge-right = Eine Brücke! Eine Bonusmarke für die Karte und eine für die Brücke.
lesson-bridge-wrong = Es gibt zwei Stellen. Nimm die, an der die Spitze der Karte Karten auf der anderen Seite des Lochs berührt.

lesson-joker-title = Der Joker
lesson-joker-text = Der Joker passt überall und wird angelegt wie jede andere Karte.
lesson-joker-task = Leg den Joker an, wo du willst.
lesson-joker-right = Er passt, egal zu welchen Zahlen. Eine Bonusmarke für dich.
lesson-joker-wrong = Wähle diesmal den Joker.

lesson-swap-title = Hol ihn zurück
lesson-swap-text = Der Joker liegt auf dem Tisch. Eine deiner Karten passt genau an seine Stelle: 2, 3 und 3.
lesson-swap-task = Tausch deine Karte gegen den Joker.
lesson-swap-right = Der Joker gehört wieder dir. Ab deinem nächsten Zug kannst du ihn anlegen.
lesson-swap-wrong = Wähle die Karte 2-3-3 und dann den Joker auf dem Tisch.

lesson-last-title = Die letzte Karte
lesson-last-text = Auf deinem Kartenständer steht nur noch eine Karte. Die letzte bringt eine Extramarke.
lesson-last-task = Leg deine letzte Karte an.
lesson-last-right = Zwei Bonusmarken: eine für die Karte, eine, weil es deine letzte war. Im nächsten Zug kaufst du eine neue Karte.
lesson-last-wrong = Kauf diesmal nicht. Deine Karte passt neben den Joker.

lesson-win-title = Dein letzter Zug
lesson-win-text = Der Pot ist leer: Alle haben noch einen letzten Zug. Du hast zwei Bonusmarken, Blau hat keine.
lesson-win-task = Leg eine Karte an und gewinne.
lesson-win-right = Drei Bonusmarken gegen eine: Du gewinnst!
lesson-win-wrong = Leg eine deiner Karten an.
