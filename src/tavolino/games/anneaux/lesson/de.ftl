### The rules of Anneaux, and its lesson.

rules-board-title = Das Brett
rules-board-text =
    Drei Ringe liegen ineinander: A, B und C von innen nach außen. Jeder hat acht Felder, und drei Felder von der Mitte nach außen bilden eine Speiche.

    Alle haben je zehn Steine, am Anfang alle in der Hand. Du willst drei deiner Steine in eine Linie bringen, auf einem Ring oder auf einer Speiche. Jede Linie kostet alle anderen einen Stein.

rules-turn-title = Dein Zug
rules-turn-text =
    Du tust eines von drei Dingen. Setz einen Stein aus der Hand auf ein freies Feld. Oder zieh einen deiner Steine auf ein freies Nachbarfeld, auf seinem Ring oder auf den Ring daneben. Oder dreh einen Ring um ein Feld, mit allem, was darauf steht.

    Der Ring, der zuletzt gedreht wurde, steht fest: Er bleibt, wie er ist, bis jemand einen anderen dreht.

rules-row-title = Eine Reihe auf dem Ring
rules-row-text =
    Drei deiner Steine nebeneinander auf einem Ring sind eine Reihe, wenn der gerade gesetzte oder gezogene Stein dazugehört. Du nimmst allen anderen je einen Stein vom Brett, welchen du willst.

    Steine in der Hand sind sicher, und genommene Steine kommen nie zurück.

rules-spoke-title = Eine Speiche
rules-spoke-text =
    Auch eine Speiche voll eigener Steine ist eine Linie. Du kannst sie durch Setzen oder Ziehen füllen oder indem du einen Ring drehst: Dann zählt jede Speiche, die danach voll eigener Steine ist.

    Ein Zug kann mehrere Linien ergeben, und jede kostet alle anderen je einen Stein. Eine Linie, die durch deine Drehung für jemand anderen entsteht, zählt nicht.

rules-spent-title = Müde Steine
rules-spent-text =
    Zählt eine Reihe, werden die beiden Steine an ihren Enden müde. Ein müder Stein zählt für keine Linie, bis er selbst gezogen wird; auf einem Ring mitzufahren weckt ihn nicht. Speichen machen niemanden müde.

    Hier setzt Rot einen vierten Stein an die Reihe. Er bringt nichts ein, denn sein Nachbar ist müde.

rules-end-title = Fliegen und das Ende
rules-end-text =
    Ist deine Hand leer und hast du höchstens vier Steine, dann fliegst du: Dein Stein darf auf jedes freie Feld. Dafür darfst du keinen Ring drehen.

    Wer nur noch zwei Steine hat, Hand und Brett zusammen, ist raus. Wer zuletzt übrig bleibt, gewinnt. Dauert eine Partie sehr lange, teilen sich alle, die noch dabei sind, den Sieg.

lesson-aim-title = Da willst du hin
lesson-aim-text = Drei in einer Linie: Dafür nimmt Rot einen Stein von Blau. Jetzt hat Blau nur noch zwei und ist raus. Wer am längsten dabeibleibt, gewinnt.

lesson-place-title = Ein Stein zum Anfang
lesson-place-text = Zehn Steine warten in deiner Hand. Setz einen auf irgendein freies Feld.
lesson-place-right = Gut. Einfacher kann ein Zug nicht sein.
lesson-place-wrong = Das geht auch, aber setz zuerst einen Stein: Tippe auf ein freies Feld.

lesson-turn-title = Dreh einen Ring
lesson-turn-text = Jeder Ring lässt sich um ein Feld drehen, rechts- oder linksherum, mit allen, die darauf stehen. Dreh irgendeinen Ring, mit dem Finger oder mit den Pfeilen.
lesson-turn-right = Schon dreht er sich. Dieser Ring ruht jetzt, bis sich ein anderer dreht.
lesson-turn-wrong = Probier eine Drehung: Schieb einen Ring herum oder drück auf einen seiner Pfeile.

lesson-row-title = Drei in einer Reihe
lesson-row-text = Auf dem inneren Ring stehen zwei deiner Steine nebeneinander. Setz einen dritten daneben.
lesson-row-right = Eine Reihe! Dafür nimmst du einen Stein.
lesson-row-wrong = Schau auf den inneren Ring: Der dritte Stein gehört direkt neben deine zwei.

lesson-take-title = Deine Belohnung
lesson-take-text = Für deine Reihe nimmst du einen blauen Stein vom Brett. Such dir einen aus.
lesson-take-right = Weg ist er, für immer. Blau hat jetzt einen weniger.
lesson-take-wrong = Tippe auf einen der blauen Steine.

lesson-spoke-title = Füllen durch Drehen
lesson-spoke-text = Zwei deiner Steine stehen auf der Speiche ganz oben, der dritte ist auf dem äußeren Ring nur ein Feld entfernt. Dreh den äußeren Ring so, dass die Speiche voll wird.
lesson-spoke-right = Drei von innen nach außen: eine Linie, nur durch Drehen!
lesson-spoke-wrong = Dreh den äußeren Ring, C, rechtsherum: Er bringt deinen Stein nach oben.

lesson-rest-title = Ein Ring ruht
lesson-rest-text = Der äußere Ring wurde zuletzt gedreht, also steht er fest. Dreh einen der beiden anderen.
lesson-rest-right = Und jetzt ist der äußere Ring wieder frei.
lesson-rest-wrong = Dreh diesmal den inneren oder den mittleren Ring.

lesson-refresh-title = Aufwachen!
lesson-refresh-text = Die Enden einer Reihe werden müde und zählen nicht mehr, bis du sie ziehst. Einer deiner Steine ist gerade hinausgezogen und wieder wach. Zieh ihn zurück und mach eine neue Reihe.
lesson-refresh-right = Hinaus und wieder herein: eine neue Reihe mit einem frischen Stein in der Mitte.
lesson-refresh-wrong = Zieh den Stein von B3 zurück auf A3.

lesson-double-title = Zwei auf einmal
lesson-double-text = Ein einziger Stein kann eine Reihe und eine Speiche zugleich füllen. Such das Feld, auf dem sich beide treffen.
lesson-double-right = Eine Reihe und eine Speiche: Das kostet Blau zwei Steine!
lesson-double-wrong = Such die Lücke auf dem inneren Ring, direkt unter deinen zwei Steinen auf einer Speiche.

lesson-fly-title = Fliegen
lesson-fly-text = Deine Hand ist leer und du hast noch vier Steine, also darfst du auf jedes freie Feld fliegen. Flieg so, dass auf dem mittleren Ring drei nebeneinanderstehen.
lesson-fly-right = Schön gelandet! Jetzt darfst du einen Stein nehmen.
lesson-fly-wrong = Auf dem mittleren Ring stehen zwei deiner Steine nebeneinander. Flieg daneben, aber nicht mit einem von diesen beiden.

lesson-win-title = Der letzte Stein
lesson-win-text = Blau hat nur noch drei Steine. Nimm einen, und Blau ist raus.
lesson-win-right = Zwei sind zu wenig: Du hast gewonnen!
lesson-win-wrong = Tippe auf einen der blauen Steine.
