### The rules of Memento, and its lesson.

rules-board-title = Das Brett
rules-board-text =
    Vier Dreiecke bilden zusammen ein großes Dreieck. Jedes hat drei Ecken, drei Punkte auf seinen Seiten und eine Mitte. Figuren ziehen die Linien entlang und zwischen Punkten, die dort nebeneinanderliegen, wo Dreiecke sich treffen.

    Am Rand ist nicht Schluss. Von einer Spitze des großen Dreiecks geht es direkt zu einer anderen Spitze oder zu einer der drei Ecken, die sich auf der gegenüberliegenden Seite treffen. Auch solche Treffpunkte sind untereinander verbunden. Hier geht Rot über den Rand.

rules-coming-title = Ins Spiel kommen
rules-coming-text =
    Wer beginnt, setzt einen Einer auf einen beliebigen Punkt: einen Stein mit einem Marker darauf. Danach kannst du in deinem Zug zwei Einer auf einmal einsetzen, auf zwei freie Punkte am Rand der drei äußeren Dreiecke.

    In der Mitte eines Dreiecks und im ganzen inneren Dreieck kommt niemand ins Spiel. Die Steine gehören allen: 11 zu zweit oder zu dritt, 15 zu viert. Alle haben je neun Marker.

rules-turning-title = Ein Dreieck drehen
rules-turning-text =
    Oder du drehst eines der vier Dreiecke um ein Drittel, rechts- oder linksherum. Alles an seinem Rand fährt mit, egal wem es gehört. Die Mitte bleibt, wo sie ist.

    Nicht drehen darfst du, wenn im Zug davor gedreht wurde, wenn du in deinem eigenen letzten Zug gedreht hast oder wenn sich nichts ändern würde.

rules-stacks-title = Stapeln und schlagen
rules-stacks-text =
    Ziehst du auf eine Figur, ob eigen oder fremd, dann schlägst du sie: Alle Steine werden zu einem Stapel unter deinem Marker, und der andere Marker geht zurück in die Hand, aus der er kam. Zwei Steine sind ein Zweier, drei ein Dreier.

    Werden es vier Steine oder mehr, gehen drei zurück in den Vorrat. Ein Zweier, der einen Zweier schlägt, ist also danach ein Einer. Wer die letzte Figur verliert, ist raus.

rules-far-title = Wie weit Figuren ziehen
rules-far-text =
    Ein Einer zieht auf einen Nachbarpunkt. Ein Zweier kann das auch, oder er läuft eine gerade Linie entlang, bis ihm etwas im Weg steht; diese Figur darf er schlagen.

    Ein Dreier zieht auf einen Nachbarpunkt. Aus der Mitte eines Dreiecks kann er außerdem in die Mitte jedes anderen oder auf eine Spitze des großen Dreiecks springen. Hier hat Rot einen in der Mitte des oberen Dreiecks.

rules-splitting-title = Teilen
rules-splitting-text =
    Ein Zweier kann sich in zwei Einer teilen, ein Dreier in einen Zweier und einen Einer oder in drei Einer. Jeder Teil kommt auf einen eigenen freien Punkt, den die ganze Figur hätte erreichen können.

    Jeder Teil braucht einen Marker. Der alte wird wieder verwendet, die anderen kommen aus deiner Hand.

rules-winning-title = Gewinnen
rules-winning-text =
    Du gewinnst sofort, wenn du in der Mitte jedes Dreiecks stehst oder das Herz eines Dreiecks füllst: seine Mitte und die drei Punkte auf seinen Seiten. Wie hoch deine Figuren sind, ist egal.

    Du gewinnst auch, wenn alle anderen raus sind. Dauert eine Partie sehr lange, teilen sich alle, die noch dabei sind, den Sieg.

rules-options-title = Drei Varianten
rules-options-text =
    Vor der Partie wählt ihr, was geschieht, wenn ein Zweier unterwegs an den Rand kommt. Original: Er läuft geradeaus weiter; die sechs langen Linien gehen an ihrem anderen Ende weiter, wie Ringe. Complex: Sein Weg endet dort.

    Simple: Unterwegs darf er das Brett einmal verlassen, an einem Punkt wieder hereinkommen, der mit dem Ausgang verbunden ist, und von dort weiterlaufen. Das siehst du hier.

    Die Anleitung nennt drei Varianten und verrät nur eines: In „Simple“ muss es über den Rand nicht geradeaus gehen. Was „Complex“ bedeutet, haben wir uns ausgedacht. Wer nach den Regeln von memento ludis spielt, wählt „Original“.

lesson-aim-title = Das Ziel: ein volles Herz
lesson-aim-text = Rot steht in der Mitte und auf allen drei Seiten eines Dreiecks. Dieses Herz ist voll, und Rot gewinnt.

lesson-aim-centres-title = Oder: jede Mitte
lesson-aim-centres-text = Auch das gewinnt: Rot hat eine Figur in der Mitte jedes Dreiecks.

lesson-opening-title = Deine erste Figur
lesson-opening-text = Eine Figur ist ein Stapel Steine mit deinem Marker obendrauf. Die Partie beginnt mit einem Einer, also einem einzigen Stein. Setz ihn auf einen beliebigen Punkt.
lesson-opening-right = Da steht er. Am Anfang darf er überallhin, sogar in die Mitte eines Dreiecks.
lesson-opening-wrong = Such dir einen Punkt für deinen ersten Einer aus.

lesson-coming-title = Verstärkung
lesson-coming-text = Später kommen immer zwei Einer auf einmal, an den Rand der äußeren Dreiecke, nie in die Mitte. Wähle zwei freie Punkte.
lesson-coming-right = Jetzt hast du drei.
lesson-coming-wrong = Das geht auch, aber jetzt wollen wir zwei Einer einsetzen: Wähle zwei freie Punkte.

lesson-turning-title = Dreh mal
lesson-turning-text = Statt zu ziehen, kannst du ein Dreieck drehen, mit allen, die an seinem Rand stehen. Dreh das obere Dreieck, egal wie herum.
lesson-turning-right = Deine Figur fährt mit. Blau darf jetzt nicht drehen, weil gerade gedreht wurde.
lesson-turning-wrong = Nicht ganz: Nimm das obere Dreieck, auf dem deine Figur steht.

lesson-edge-title = Über den Rand
lesson-edge-text = Die drei Spitzen des großen Dreiecks sind Nachbarn. Zieh mit deinem Einer von oben auf die Spitze rechts unten und schlag die blaue Figur.
lesson-edge-right = Geschlagen! Beide Steine gehören jetzt dir: ein Zweier.
lesson-edge-wrong = Fast. Zieh deinen Einer von der oberen Spitze auf die blaue Figur rechts unten.

lesson-double-title = Ein Zweier läuft
lesson-double-text = Ein Zweier läuft gerade Linien entlang, so weit der Weg frei ist. Schlag eine blaue Figur aus der Ferne.
lesson-double-right = In einem Zug von hier nach dort. Drei Steine: ein Dreier!
lesson-double-wrong = Dein Zweier kann eine blaue Figur erreichen. Schau an den beiden Seiten des großen Dreiecks entlang.

lesson-triple-title = Ein Dreier springt
lesson-triple-text = Ein Dreier macht einzelne Schritte, aber aus der Mitte eines Dreiecks springt er. Spring in die Mitte eines anderen.
lesson-triple-right = Was für ein Sprung! Nichts dazwischen hält ihn auf.
lesson-triple-wrong = Das kann er auch, aber probier den Sprung: Wähle deinen Dreier, dann die Mitte eines anderen Dreiecks.

lesson-splitting-title = Aus eins mach viele
lesson-splitting-text = Eine hohe Figur kann sich teilen. Wähle deinen Dreier und teile ihn in einen Zweier und einen Einer oder in drei Einer.
lesson-splitting-right = Mehr Figuren an mehr Orten. Jede hat ihren eigenen Marker.
lesson-splitting-wrong = Wähle deinen Dreier, dann eine Art zu teilen, dann für jeden Teil einen freien Punkt.

lesson-heart-title = Füll das Herz
lesson-heart-text = Das Herz eines Dreiecks ist seine Mitte mit den drei Punkten auf den Seiten. Im oberen Dreieck fehlt nur noch die Mitte. Mach es voll!
lesson-heart-right = Das Herz ist voll, du gewinnst!
lesson-heart-wrong = Ein Schritt gewinnt: Zieh den Einer von der oberen Spitze in die Mitte des oberen Dreiecks.

lesson-centres-title = In jeder Mitte eine
lesson-centres-text = Deine Figuren stehen schon in der Mitte der drei äußeren Dreiecke. Es fehlt nur noch das innere. Zieh in seine Mitte!
lesson-centres-right = Du stehst in der Mitte jedes Dreiecks und gewinnst!
lesson-centres-wrong = Ein Schritt gewinnt: Zieh den Einer im inneren Dreieck in die Mitte.

lesson-last-title = Wer übrig bleibt
lesson-last-text = Blau hat nur noch eine Figur. Schlag sie: von der oberen Spitze über den Rand auf die Spitze rechts unten.
lesson-last-right = Blau hat keine Figur mehr und ist raus. Wer zuletzt übrig bleibt, gewinnt.
lesson-last-wrong = Die einzige blaue Figur steht auf der Spitze rechts unten. Dein Einer auf der oberen Spitze kann sie schlagen.
