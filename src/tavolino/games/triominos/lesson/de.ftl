### The lesson of My First Triominos.

lesson-aim-title = Da willst du hin
lesson-aim-text = Der Stapel ist leer, und Rot hat die meisten Chips: Rot gewinnt. Jede Karte, die du legst, bringt einen Chip; Sechsecke, Brücken und deine letzte Karte bringen einen mehr.

lesson-first-title = Deine erste Karte
lesson-first-text = Eine Karte liegt auf dem Tisch. Wähle eine deiner Zahlenkarten und leg sie so daran, dass die Zahlen in den Ecken, die sich berühren, gleich sind.
lesson-first-right = Sie passt! Das ist ein Chip für dich. Blau kauft eine Karte.
lesson-first-wrong = Wähle eine Karte mit Zahlen und eine Stelle, die leuchtet.

lesson-below-title = Was passt darunter?
lesson-below-text = Unter der ersten Karte ist eine Stelle, die ihre 1 und ihre 3 berührt. Welche deiner Karten passt dorthin? Den Joker heb dir noch auf.
lesson-below-right = 1 trifft auf 1 und 3 auf 3.
lesson-below-wrong = Du brauchst eine Karte mit einer 1 und einer 3, und sie kommt unter die erste Karte.

lesson-buy-title = Kaufen
lesson-buy-text = Gefallen dir deine Karten nicht, dann kauf noch eine: Das kostet einen Chip. Kauf eine Karte.
lesson-buy-right = Du hast eine neue Karte. Sie hat einen Chip gekostet, und dein Zug ist vorbei.
lesson-buy-wrong = Drück diesmal auf den Knopf zum Kaufen.

lesson-hexagon-title = Sechs sind ein Sechseck
lesson-hexagon-text = Fünf Karten liegen rund um einen Punkt. Schließ die Lücke mit der richtigen Karte.
lesson-hexagon-right = Ein Sechseck! Zwei Chips: einer für die Karte, einer für das Sechseck.
lesson-hexagon-wrong = Die Lücke links oben braucht eine Karte mit 1, 2 und 1.

lesson-bridge-title = Bau eine Brücke
lesson-bridge-text = Eine Brücke berührt andere Karten mit einer Seite und dazu mit der Ecke gegenüber. Such eine Stelle, an der deine 3-3-5 eine Brücke ist.
lesson-bridge-right = Eine Brücke! Ein Chip für die Karte und einer für die Brücke.
lesson-bridge-wrong = Es gibt zwei Stellen. Nimm die, an der die Spitze der Karte Karten auf der anderen Seite des Lochs berührt.

lesson-joker-title = Der Joker
lesson-joker-text = Der Joker passt überall und wird gelegt wie jede andere Karte. Leg ihn, wohin du willst.
lesson-joker-right = Er passt, egal zu welchen Zahlen. Ein Chip für dich.
lesson-joker-wrong = Wähle diesmal den Joker.

lesson-swap-title = Hol ihn zurück
lesson-swap-text = Der Joker liegt auf dem Tisch, und eine deiner Karten passt genau an seine Stelle: Gebraucht werden 2, 3 und 3. Tausch sie gegen den Joker.
lesson-swap-right = Der Joker gehört wieder dir. Ab deinem nächsten Zug kannst du ihn legen.
lesson-swap-wrong = Wähle die Karte 2-3-3 und dann den Joker auf dem Tisch.

lesson-last-title = Die letzte Karte
lesson-last-text = Du hast nur noch eine Karte. Leg sie: Deine letzte Karte bringt einen Chip extra.
lesson-last-right = Zwei Chips: einer für die Karte, einer, weil es deine letzte war. Von nun an kaufst du.
lesson-last-wrong = Kauf diesmal nicht. Deine Karte passt neben den Joker.

lesson-win-title = Dein letzter Zug
lesson-win-text = Der Stapel ist leer, also haben alle noch einen letzten Zug. Du hast zwei Chips, Blau hat keinen. Leg eine Karte und gewinne.
lesson-win-right = Drei Chips gegen einen: Du gewinnst!
lesson-win-wrong = Leg eine deiner Karten.
