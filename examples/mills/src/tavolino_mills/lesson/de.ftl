### The lesson of Nine Men’s Morris.

lesson-aim-title = Das Ziel
lesson-aim-text = Drei Steine auf einer Linie sind eine Mühle, und dafür nimmt Rot einen Stein. Blau hat nur noch zwei: Rot hat gewonnen.

lesson-place-title = Ein Stein zum Anfang
lesson-place-text = Neun Steine warten in deiner Hand.
lesson-place-task = Setz einen auf irgendeinen freien Punkt.
lesson-place-right = Gut. So setzt du alle deine Steine, in jedem Zug einen.
lesson-place-wrong = Tippe auf irgendeinen freien Punkt auf dem Brett.

lesson-close-title = Deine erste Mühle
lesson-close-text = Auf der obersten Linie stehen zwei deiner Steine. Ein dritter dort schließt eine Mühle.
lesson-close-task = Schließ die Mühle.
lesson-close-right = Eine Mühle! Dafür nimmst du einen blauen Stein.
lesson-close-wrong = Nicht ganz. Schau auf die oberste Linie: Dort ist noch ein Punkt frei.

lesson-take-title = Nimm einen Stein
lesson-take-text = Du hast eine Mühle geschlossen. Drei blaue Steine sind in ihrer eigenen Mühle sicher, einer nicht.
lesson-take-task = Nimm den, der nicht sicher ist.
lesson-take-right = Weg ist er, für immer. Blau hat jetzt einen Stein weniger.
lesson-take-wrong = Tippe auf den blauen Stein, der in keiner Mühle steht.

lesson-move-title = Jetzt wird gezogen
lesson-move-text = Alle Steine sind gesetzt, also ziehst du einen auf einer Linie zum nächsten Punkt.
lesson-move-task = Such den Zug, der eine Mühle schließt.
lesson-move-right = Wieder eine Mühle, diesmal durch einen Zug.
lesson-move-wrong = Nicht ganz. Oben auf dem mittleren Quadrat stehen zwei deiner Steine. Zieh einen dritten dazwischen.

lesson-again-title = Auf und wieder zu
lesson-again-text = Dein Stein ist aus der Mühle gezogen. Kommt er zurück, zählt die Mühle wieder.
lesson-again-task = Zieh deinen Stein zurück.
lesson-again-right = Auf und zu: Das bringt dir jedes Mal einen Stein.
lesson-again-wrong = Nicht ganz. Zieh den Stein von d5 zurück nach d6.

lesson-fly-title = Springen
lesson-fly-text = Du hast nur noch drei Steine, also darfst du auf jeden freien Punkt springen.
lesson-fly-task = Schließ eine Mühle, bevor Blau es tut.
lesson-fly-right = Schöner Sprung! Blau verliert einen Stein und hat nur noch zwei: Du gewinnst.
lesson-fly-wrong = Nicht ganz. Zwei deiner Steine stehen auf einer Linie. Spring mit dem dritten dazu.

lesson-block-title = Kein Ausweg
lesson-block-text = Du gewinnst auch, wenn Blau nicht ziehen kann. Blau kann nur noch nach f4.
lesson-block-task = Besetze diesen Punkt.
lesson-block-right = Blau kann nicht mehr ziehen: Du hast gewonnen!
lesson-block-wrong = Nicht ganz. Der Stein auf e4 steht direkt neben f4.
