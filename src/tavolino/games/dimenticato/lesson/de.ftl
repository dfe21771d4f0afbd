### The rules of Dimenticato, and its lesson.

rules-leaving-title = Losgehen
rules-leaving-text =
    Alle haben je vier Figuren auf Startfeldern außerhalb der Bahn. Die Bahn ist zwei Spuren breit, jedes Feld zeigt eine Zahl, und alle laufen im Uhrzeigersinn. Sucht euch Farben aus. Das jüngste Kind fängt an, oder wen ihr bestimmt.

    Zuerst gehen alle deine Figuren los, in jedem Zug eine. Jede geht 2 bis 5 Felder weit, wie du willst, und muss dabei von deiner großen Karte (der neben deinem Start) herunter. Schau gut hin: Die Figur verdeckt die Zahl, auf der sie steht.

rules-announcing-title = Was ist darunter?
rules-announcing-text =
    Sind alle deine Figuren unterwegs, wählst du in deinem Zug eine davon und sagst, welche Zahl unter ihr ist. Stimmt es, geht sie genau so viele Schritte. Wenn nicht, bleibt sie stehen, und es geht reihum weiter.

    Hier erinnert sich Rot an eine 3 und läuft. Blau hat es vergessen.

rules-ways-title = Welche Wege es gibt
rules-ways-text =
    Ein Weg führt vorwärts oder hinüber auf die andere Spur, nie rückwärts, nicht schräg, und er hat höchstens zwei Knicke. Figuren auf dem Weg werden übersprungen. Die Startfelder der anderen sind für dich gesperrt.

    Auf den Eckkarten geht es geradeaus weiter oder nach rechts um die Ecke. Hier geht eine Figur einen Schritt geradeaus, biegt rechts ab und geht noch zwei. Kann eine Figur mit der richtigen Zahl nirgendwohin, ist dein Zug auch vorbei.

rules-back-title = Zurücksetzen
rules-back-text =
    Du darfst eine fremde Figur schlagen: Du landest auf ihr und setzt sie zurück, auf ein freies Feld, von dem sie mit genau drei Schritten und höchstens einem Knick wieder auf ihr Feld käme. Gibt es mehrere, suchst du eines aus. Niemand muss schlagen. Führt deine Zahl nur auf Felder, auf denen du schlagen würdest, darfst du stehen bleiben.

    Hier landet Blau auf einer roten Figur und setzt sie drei Felder zurück.

rules-safe-title = Sichere Felder
rules-safe-text =
    Auf einem Feld ihrer eigenen Farbe ist eine Figur sicher. Sicher ist sie auch, wenn sie dafür auf ihre eigene große Karte oder dahinter zurückmüsste oder wenn kein Feld für sie frei ist. Zwei eigene Figuren stehen nie auf demselben Feld.

    Blau hat hier 5 gesagt. Von den roten Figuren, die Blau erreicht, steht eine auf Rot, und eine andere müsste auf ihre eigene große Karte oder dahinter zurück.

rules-home-title = Heimkommen
rules-home-text =
    Nach einer Runde geht eine Figur heim auf eines deiner Startfelder, über die äußere Spur deiner großen Karte und mit der genauen Zahl. Führt die Zahl nicht dorthin, läuft die Figur vorbei, oder du wählst eine andere.

    Zu Hause darfst du mit einem Zug eine Figur auf ein anderes freies Startfeld rücken, um Platz zu machen. Hinaus geht sie nicht mehr.

rules-end-title = Das Ende
rules-end-text =
    Wer zuerst alle vier Figuren wieder zu Hause hat, gewinnt. Dauert eine Partie sehr lange, teilen sich alle den Sieg.

    Je mehr mitspielen, desto größer ist der Rahmen: 8 Karten zu zweit, 12 zu dritt, 16 zu viert. Zwischen zwei großen Karten liegen drei kleine, wie der Zufall will.

lesson-aim-title = Das Ziel
lesson-aim-text = Alle vier wieder zu Hause: Wer das zuerst schafft, gewinnt. Weiter kommt, wer noch weiß, worauf die eigenen Figuren stehen.

lesson-leaving-title = Los geht’s
lesson-leaving-text = Deine vier Figuren stehen außerhalb der Bahn. Wähle eine und lass sie losgehen, auf ein Feld der Bahn. Merk dir die Zahl dort!
lesson-leaving-right = Jetzt verdeckt sie ihre Zahl, und niemand sieht die Zahl mehr.
lesson-leaving-wrong = Wähle eine Figur, dann eines der umrahmten Felder.

lesson-announcing-title = Weißt du es noch?
lesson-announcing-text = Schau auf deine Figur 3: Sie geht auf ein Feld mit einer Zahl. Jetzt sind alle unterwegs, also wähle Figur 3 und sag, was unter ihr ist.
lesson-announcing-right = Richtig, eine 2! Du hast ein gutes Gedächtnis.
lesson-announcing-wrong = Das war es nicht. Drück auf „Noch einmal“ und schau, welche Zahl Figur 3 verdeckt.

lesson-going-title = Und weiter
lesson-going-text = Du hast 2 gesagt, und es stimmt. Also geht die Figur genau zwei Schritte. Wähle, wohin.
lesson-going-right = Gut gelaufen. Und dort, wo sie stand, ist die Zahl wieder zu sehen.
lesson-going-wrong = Wähle eines der umrahmten Felder.

lesson-corner-title = Um die Ecke
lesson-corner-text = Figur 1 steht auf einer Ecke und geht drei Schritte. Führ sie geradeaus und dann um die Ecke, auf der äußeren Spur.
lesson-corner-right = Ein Schritt geradeaus, zwei um die Ecke: nur ein Knick. Zwei wären erlaubt.
lesson-corner-wrong = Auch ein guter Weg. Aber such das Ziel hinter der Ecke, auf der äußeren Spur.

lesson-colour-title = Die eigene Farbe
lesson-colour-text = Auf einem Feld deiner eigenen Farbe kann dich niemand zurücksetzen. Geh vier Schritte, auf ein rotes Feld.
lesson-colour-right = Hier bist du sicher!
lesson-colour-wrong = Schau auf die Farben der umrahmten Felder: Eines ist rot und trägt einen Schild.

lesson-back-title = Zurück mit dir!
lesson-back-text = Zwei Schritte weiter steht eine blaue Figur, und zwar nicht auf Blau. Lande auf ihr und wähle, wohin sie zurückgesetzt wird.
lesson-back-right = Tut uns leid, Blau! Diese drei Schritte gehst du noch einmal.
lesson-back-wrong = Du kannst eine blaue Figur erreichen. Wähle ihr Feld und dann das Feld, auf das sie zurückgesetzt wird.

lesson-home-title = Heimkommen
lesson-home-text = Figur 1 ist einmal herum und geht sechs Schritte. Bring sie heim auf eines deiner Startfelder.
lesson-home-right = Wieder zu Hause! Jetzt fehlen noch drei.
lesson-home-wrong = Wähle eines deiner Startfelder außerhalb der Bahn.

lesson-win-title = Die letzte Figur
lesson-win-text = Drei Figuren sind zu Hause, und für die letzte hast du 5 gesagt. Bring auch sie heim.
lesson-win-right = Alle vier sind zu Hause: Du hast gewonnen!
lesson-win-wrong = Ein Startfeld ist noch frei. Dorthin gehört sie.
