### The lesson of Dimenticato.

lesson-aim-title = Das Ziel
lesson-aim-text = Wer zuerst alle vier wieder zu Hause hat, gewinnt. Weiter kommt, wer noch weiß, worauf die eigenen Figuren stehen.

lesson-leaving-title = Los geht’s
lesson-leaving-text = Deine vier Figuren stehen außerhalb der Bahn. Jede startet auf ein Würfelfeld. Merk dir die Zahl dort!
lesson-leaving-task = Wähle eine Figur und lass sie losgehen.
lesson-leaving-right = Jetzt verdeckt sie ihre Zahl, und niemand sieht die Zahl mehr.
lesson-leaving-wrong = Wähle eine Figur, dann eines der umrahmten Felder.

lesson-announcing-title = Weißt du es noch?
lesson-announcing-text = Schau auf deine Figur 3: Sie geht auf ein Feld und verdeckt seine Zahl. Dann sind alle unterwegs.
lesson-announcing-task = Wähle Figur 3: Welche Zahl liegt unter ihr?
lesson-announcing-right = Richtig, eine 2! Du hast ein gutes Gedächtnis.
lesson-announcing-wrong = Das war es nicht. Drück auf „Noch mal“ und schau, welche Zahl Figur 3 verdeckt.

lesson-going-title = Und weiter
lesson-going-text = Du hast 2 angesagt, und es stimmt. Also geht die Figur genau zwei Schritte.
lesson-going-task = Wähle, wohin sie geht.
lesson-going-right = Gut gelaufen. Und dort, wo sie stand, ist die Zahl wieder zu sehen.
lesson-going-wrong = Wähle eines der umrahmten Felder.

lesson-corner-title = Um die Ecke
lesson-corner-text = Figur 1 steht auf einer Ecke und geht drei Schritte: geradeaus und dann um die Ecke.
lesson-corner-task = Führ sie auf der äußeren Spur dorthin.
lesson-corner-right = Ein Schritt geradeaus, zwei um die Ecke: nur eine Abbiegung. Zwei wären erlaubt.
lesson-corner-wrong = Auch ein guter Weg. Aber such das Ziel hinter der Ecke, auf der äußeren Spur.

lesson-colour-title = Die eigene Farbe
lesson-colour-text = Auf einem Feld deiner eigenen Farbe kann dich niemand schlagen.
lesson-colour-task = Geh vier Schritte, auf ein rotes Feld.
lesson-colour-right = Hier bist du sicher!
lesson-colour-wrong = Schau auf die Farben der umrahmten Felder: Eines ist rot und trägt einen Schild.

lesson-back-title = Zurück mit dir!
lesson-back-text = Zwei Schritte weiter steht eine blaue Figur, und zwar nicht auf Blau. Du kannst sie schlagen.
lesson-back-task = Lande auf ihr und wähle, wohin sie zurück muss.
lesson-back-right = Tut uns leid, Blau! Diese drei Schritte gehst du noch einmal.
lesson-back-wrong = Du kannst eine blaue Figur erreichen. Wähle ihr Feld und dann das Feld, auf das sie zurückgesetzt wird.

lesson-home-title = Heimkommen
lesson-home-text = Figur 1 ist einmal herum und geht sechs Schritte. Deine Startfelder sind jetzt ihre Zielfelder.
lesson-home-task = Bring sie heim auf eines deiner Startfelder.
lesson-home-right = Wieder zu Hause! Jetzt fehlen noch drei.
lesson-home-wrong = Wähle eines deiner Startfelder außerhalb der Bahn.

lesson-win-title = Die letzte Figur
lesson-win-text = Drei Figuren sind zu Hause, und für die letzte hast du 5 angesagt.
lesson-win-task = Bring auch sie heim.
lesson-win-right = Alle vier sind zu Hause: Du hast gewonnen!
lesson-win-wrong = Ein Startfeld ist noch frei. Dorthin gehört sie.
