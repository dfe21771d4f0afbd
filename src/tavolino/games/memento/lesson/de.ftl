### The lesson of Memento.

lesson-aim-title = Das Ziel: ein volles Herz
lesson-aim-text = Rot steht auf dem Mittelpunkt und auf allen drei Seiten eines Dreiecks. Dieses Herz ist voll, und Rot gewinnt.

lesson-aim-centres-title = Oder: alle vier Mittelpunkte
lesson-aim-centres-text = Auch das gewinnt: Rot hat eine Figur auf dem Mittelpunkt jedes Dreiecks.

lesson-opening-title = Deine erste Figur
lesson-opening-text = Eine Figur ist ein Stapel Spielsteine mit deinem Farbmarker obendrauf. Die erste ist ein Einer: ein einziger Stein.
lesson-opening-task = Setz deinen Einer auf einen beliebigen Punkt.
lesson-opening-right = Da steht er. Am Anfang darf er überallhin, sogar auf einen Mittelpunkt.
lesson-opening-wrong = Such dir einen Punkt für deinen ersten Einer aus.

lesson-coming-title = Verstärkung
lesson-coming-text = Später kommen immer zwei Einer auf einmal, an den Rand der äußeren Dreiecke, nie auf einen Mittelpunkt.
lesson-coming-task = Wähle zwei freie Punkte.
lesson-coming-right = Jetzt hast du drei.
lesson-coming-wrong = Das geht auch, aber jetzt wollen wir zwei Einer einsetzen: Wähle zwei freie Punkte.

lesson-turning-title = Dreh mal
lesson-turning-text = Statt zu ziehen, kannst du ein Dreieck drehen, mit allen, die an seinem Rand stehen.
lesson-turning-task = Dreh das obere Dreieck, egal wie herum.
lesson-turning-right = Deine Figur fährt mit. Blau darf jetzt nicht drehen, weil gerade gedreht wurde.
lesson-turning-wrong = Nicht ganz: Nimm das obere Dreieck, auf dem deine Figur steht.

lesson-edge-title = Über den Rand
lesson-edge-text = Die drei Spitzen des großen Dreiecks sind Nachbarn. Rechts unten steht eine blaue Figur.
lesson-edge-task = Schlag sie mit deinem Einer von oben.
lesson-edge-right = Geschlagen! Beide Steine gehören jetzt dir: ein Doppler.
lesson-edge-wrong = Fast. Zieh deinen Einer von der oberen Spitze auf die blaue Figur rechts unten.

lesson-double-title = Ein Doppler läuft
lesson-double-text = Ein Doppler läuft gerade Linien entlang, so weit der Weg frei ist.
lesson-double-task = Schlag eine blaue Figur aus der Ferne.
lesson-double-right = In einem Zug von hier nach dort. Drei Steine: ein Drilling!
lesson-double-wrong = Dein Doppler kann eine blaue Figur erreichen. Schau an den beiden Seiten des großen Dreiecks entlang.

lesson-triple-title = Ein Drilling springt
lesson-triple-text = Ein Drilling macht einzelne Schritte, aber von einem Mittelpunkt springt er.
lesson-triple-task = Spring auf einen anderen Mittelpunkt.
lesson-triple-right = Was für ein Sprung! Nichts dazwischen hält ihn auf.
lesson-triple-wrong = Das kann er auch, aber probier den Sprung: Wähle deinen Drilling, dann einen anderen Mittelpunkt.

lesson-splitting-title = Aus eins mach viele
lesson-splitting-text = Eine hohe Figur kannst du aufteilen: einen Drilling in einen Doppler und einen Einer oder in drei Einer.
lesson-splitting-task = Wähle deinen Drilling und teile ihn auf.
lesson-splitting-right = Mehr Figuren an mehr Orten. Jede hat ihren eigenen Marker.
lesson-splitting-wrong = Wähle deinen Drilling, dann eine Art, ihn aufzuteilen, dann für jeden Teil einen freien Punkt.

lesson-heart-title = Füll das Herz
lesson-heart-text = Das Herz eines Dreiecks: sein Mittelpunkt und die drei Punkte auf den Seiten. Oben fehlt nur noch der Mittelpunkt.
lesson-heart-task = Mach das Herz des oberen Dreiecks voll.
lesson-heart-right = Das Herz ist voll, du gewinnst!
lesson-heart-wrong = Ein Schritt gewinnt: Zieh den Einer von der oberen Spitze auf den Mittelpunkt des oberen Dreiecks.

lesson-centres-title = Alle vier Mittelpunkte
lesson-centres-text = Deine Figuren stehen schon auf drei Mittelpunkten. Es fehlt nur noch der im inneren Dreieck.
lesson-centres-task = Zieh auf ihn.
lesson-centres-right = Alle vier Mittelpunkte gehören dir, du gewinnst!
lesson-centres-wrong = Ein Schritt gewinnt: Zieh den Einer im inneren Dreieck auf den Mittelpunkt.

lesson-last-title = Wer übrig bleibt
lesson-last-text = Blau hat nur noch eine Figur, auf der Spitze rechts unten. Ohne Figur ist Blau raus.
lesson-last-task = Schlag sie von oben, über den Rand.
lesson-last-right = Blau hat keine Figur mehr und ist raus. Wer zuletzt übrig bleibt, gewinnt.
lesson-last-wrong = Die einzige blaue Figur steht auf der Spitze rechts unten. Dein Einer auf der oberen Spitze kann sie schlagen.
