### The rules of Nine Men’s Morris.

aim-title = Das Ziel
aim-mills = Drei deiner Steine auf einer Linie sind eine Mühle. Immer wenn du eine Mühle schließt, nimmst du der anderen Seite einen Stein. Du gewinnst, wenn die andere Seite nur noch zwei Steine hat oder nicht mehr ziehen kann.

pieces-title = Was ihr braucht
pieces-players = Ihr spielt zu zweit.
pieces-men = Es gibt ein Brett und 18 Steine in zwei Farben, neun von jeder.

board-title = Das Brett
board-points = Auf dem Brett liegen drei Quadrate ineinander. Jedes Quadrat hat acht Punkte für Steine: seine vier Ecken und die Mitten seiner vier Seiten. Es gibt also 24 Punkte.
board-lines = Jede Linie hat genau drei Punkte. Jede Seite eines Quadrats ist eine Linie. Vier weitere Linien verbinden die Mitten der Seiten, vom äußeren Quadrat bis zum inneren. Es gibt also 16 Linien.
board-gaps = Keine Linie verbindet die Ecken zweier Quadrate, und keine führt quer durch die Mitte des Bretts.
board-neighbours = Zwei Punkte sind benachbart, wenn sie auf einer Linie aufeinanderfolgen.
board-names = Ein Punkt heißt nach dem Buchstaben seiner Spalte und der Zahl seiner Zeile. Die Spalten sind von links a bis g, die Zeilen von unten 1 bis 7.

start-title = Vorbereitung
start-hand = Ihr nehmt beide die neun Steine einer Farbe in die Hand. Das Brett ist noch leer.
start-first = Bestimmt, wer beginnt. Hier könnt ihr auch das Los entscheiden lassen.

turn-title = Dein Zug
turn-order = Ihr seid abwechselnd an der Reihe. Solange du Steine in der Hand hast, setzt du jedes Mal einen davon. Danach ziehst du jedes Mal mit einem Stein.
turn-mill = Schließt du eine Mühle, nimmst du auch noch einen Stein. Dann ist die andere Seite dran.

placing-title = Einen Stein setzen
placing-point = Nimm einen Stein aus deiner Hand und setz ihn auf irgendeinen freien Punkt. Auf einem Punkt steht immer nur ein Stein.
placing-first = Solange du noch Steine in der Hand hast, darfst du nicht ziehen.
caption-placing = Rot setzt einen Stein auf einen freien Punkt.

mills-title = Eine Mühle schließen
mills-close = Eine Mühle sind drei Steine deiner Farbe auf den drei Punkten einer Linie. Du schließt sie mit dem Stein, den du gerade gesetzt oder gezogen hast.
mills-line = Alle drei Steine müssen auf derselben Linie stehen. Drei Steine um eine Ecke sind keine Mühle, und drei Steine quer durch die Mitte des Bretts auch nicht.
mills-old = Eine Mühle zählt nur, wenn du sie schließt. Solange ihre Steine stehen bleiben, bringt sie dir nichts mehr.
mills-two = Ein Stein kann in zwei Mühlen stehen. Schließt er beide auf einmal, nimmst du trotzdem nur einen Stein.
caption-mill = Der dritte rote Stein schließt eine Mühle; jetzt darf Rot einen Stein nehmen.
caption-corner = Drei Steine um eine Ecke sind keine Mühle.

taking-title = Einen Stein nehmen
taking-one = Schließt du eine Mühle, nimmst du einen Stein der anderen Seite vom Brett. Du suchst dir aus, welchen, aber einen musst du nehmen.
taking-safe = Ein Stein in einer Mühle ist sicher. Du darfst ihn nicht nehmen, solange die andere Seite einen Stein auf dem Brett hat, der in keiner Mühle steht.
taking-every = Stehen alle Steine, die die andere Seite auf dem Brett hat, in Mühlen, darfst du irgendeinen davon nehmen.
taking-gone = Ein genommener Stein ist aus dem Spiel und kommt nie zurück. Steine in der Hand sind sicher.
caption-safe = Drei blaue Steine sind in einer Mühle sicher: Rot muss den vierten nehmen.
caption-every = Alle blauen Steine stehen in einer Mühle: Rot darf jeden davon nehmen.

moving-title = Einen Stein ziehen
moving-step = Ist deine Hand leer, ziehst du einen deiner Steine auf einer Linie zum nächsten Punkt. Dieser Punkt muss frei sein.
moving-jump = Ein Stein zieht nur einen Schritt weit und nie über einen anderen Stein hinweg.
moving-again = Du darfst deine eigene Mühle öffnen, indem du einen Stein herausziehst. Kommt er in einem späteren Zug zurück, schließt er die Mühle wieder. Dann nimmst du noch einen Stein.
caption-moving = Der rote Stein auf d2 darf nach d3 oder f2 ziehen, aber nicht weiter.
caption-again = Ein roter Stein zieht aus der Mühle und zurück, und sie zählt wieder.

flying-title = Springen
flying-three = Ist deine Hand leer und hast du nur noch drei Steine, darfst du springen. In jedem Zug versetzt du einen deiner Steine auf irgendeinen freien Punkt, nah oder fern.
flying-option = Manche spielen ohne Springen. Ist euch das lieber, wählt bei „Mit drei Steinen“ die Einstellung „weiter Schritt für Schritt ziehen“.
caption-flight = Rot hat noch drei Steine: Einer springt übers Brett und schließt eine Mühle.

end-title = Das Ende
end-two = Hast du nur noch zwei Steine, in der Hand und auf dem Brett zusammen, hast du sofort verloren.
end-blocked = Du hast auch verloren, wenn du am Zug bist, deine Hand leer ist und keiner deiner Steine ziehen kann. Wer springen darf, kann immer ziehen, denn irgendein Punkt ist frei.
end-limit = Dauert eine Partie sehr lange, endet sie nach 300 Zügen, Nehmen mitgezählt, und ihr teilt euch den Sieg. Schließt der letzte Zug eine Mühle, wird dafür kein Stein mehr genommen. Diese Regel ist von uns, denn ein Programm braucht so ein Ende.
caption-two = Rot nimmt einen Stein: Blau hat nur noch zwei, und Rot hat gewonnen.
caption-blocked = Rot zieht nach f4: Kein blauer Stein kann ziehen, und Rot hat gewonnen.

makers-title = Woher es kommt
makers-old = Das Spiel ist sehr alt, und niemand weiß, wer es erfunden hat.
makers-ways = Es wird verschieden gespielt. Manche nehmen auch Steine aus Mühlen, und manche nehmen zwei Steine für zwei Mühlen auf einmal. Wir spielen es so, wie es üblich ist.
