### The lesson of Anneaux.

lesson-aim-title = Das Ziel
lesson-aim-text = Für drei in einer Linie nimmt Rot einen Stein. Jetzt hat Blau nur noch zwei und ist raus. Wer am längsten bleibt, gewinnt.

lesson-place-title = Ein Stein zum Anfang
lesson-place-text = Zehn Steine warten in deiner Hand.
lesson-place-task = Setz einen auf irgendein freies Feld.
lesson-place-right = Gut. Einfacher kann ein Zug nicht sein.
lesson-place-wrong = Das geht auch, aber setz zuerst einen Stein: Tippe auf ein freies Feld.

lesson-turn-title = Dreh einen Ring
lesson-turn-text = Jeder Ring dreht sich um ein Feld, rechts- oder linksherum, mit allen darauf. Nimm den Finger oder die Pfeile.
lesson-turn-task = Dreh irgendeinen Ring.
lesson-turn-right = Schon dreht er sich. Dieser Ring ruht jetzt, bis sich ein anderer dreht.
lesson-turn-wrong = Probier eine Drehung: Schieb einen Ring herum oder drück auf einen seiner Pfeile.

lesson-row-title = Drei in einer Reihe
lesson-row-text = Auf dem inneren Ring stehen zwei deiner Steine nebeneinander.
lesson-row-task = Setz einen dritten daneben.
lesson-row-right = Eine Reihe! Dafür nimmst du einen Stein.
lesson-row-wrong = Schau auf den inneren Ring: Der dritte Stein gehört direkt neben deine zwei.

lesson-take-title = Deine Belohnung
lesson-take-text = Für deine Reihe nimmst du einen blauen Stein vom Brett.
lesson-take-task = Such dir einen blauen Stein aus.
lesson-take-right = Weg ist er, für immer. Blau hat jetzt einen weniger.
lesson-take-wrong = Tippe auf einen der blauen Steine.

lesson-spoke-title = Füllen durch Drehen
lesson-spoke-text = Zwei deiner Steine stehen auf der Speiche ganz oben, der dritte ist auf dem äußeren Ring ein Feld entfernt.
lesson-spoke-task = Dreh den äußeren Ring und füll die Speiche.
lesson-spoke-right = Drei von innen nach außen: eine Linie, nur durch Drehen!
lesson-spoke-wrong = Dreh den äußeren Ring, C, rechtsherum: Er bringt deinen Stein nach oben.

lesson-rest-title = Ein Ring ruht
lesson-rest-text = Der äußere Ring wurde zuletzt gedreht, also steht er fest.
lesson-rest-task = Dreh einen der beiden anderen.
lesson-rest-right = Und jetzt ist der äußere Ring wieder frei.
lesson-rest-wrong = Dreh diesmal den inneren oder den mittleren Ring.

lesson-refresh-title = Aufwachen!
lesson-refresh-text = Die Enden einer Reihe werden müde und zählen nicht, bis du sie ziehst. Dein Stein auf B3 ist wieder wach.
lesson-refresh-task = Zieh ihn zurück und mach eine neue Reihe.
lesson-refresh-right = Hinaus und wieder herein: eine neue Reihe mit einem frischen Stein in der Mitte.
lesson-refresh-wrong = Zieh den Stein von B3 zurück auf A3.

lesson-double-title = Zwei auf einmal
lesson-double-text = Ein einziger Stein kann eine Reihe und eine Speiche zugleich füllen.
lesson-double-task = Such das Feld, auf dem sich beide treffen.
lesson-double-right = Eine Reihe und eine Speiche: Das kostet Blau zwei Steine!
lesson-double-wrong = Such die Lücke auf dem inneren Ring, direkt unter deinen zwei Steinen auf einer Speiche.

lesson-fly-title = Fliegen
lesson-fly-text = Deine Hand ist leer und du hast noch vier Steine, also darfst du auf jedes freie Feld fliegen.
lesson-fly-task = Mach eine Reihe auf dem mittleren Ring.
lesson-fly-right = Schön gelandet! Jetzt darfst du einen Stein nehmen.
lesson-fly-wrong = Auf dem mittleren Ring stehen zwei deiner Steine nebeneinander. Flieg daneben, aber nicht mit einem von diesen beiden.

lesson-win-title = Der letzte Stein
lesson-win-text = Blau hat nur noch drei Steine. Mit zweien ist Blau raus.
lesson-win-task = Nimm einen blauen Stein.
lesson-win-right = Zwei sind zu wenig: Du hast gewonnen!
lesson-win-wrong = Tippe auf einen der blauen Steine.
