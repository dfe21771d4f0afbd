### The rules of My First Triominos.

aim-title = Das Ziel
aim-heart = Leg passende Karten an und verdiene dir so viele Bonusmarken, wie du kannst. Wer am Ende die meisten hat, gewinnt.

box-title = Was in der Schachtel ist
box-players = Es spielen zwei bis vier Personen ab vier Jahren. In der Schachtel sind Karten, vier Kartenständer, Bonusmarken und die Spielregel.
box-cards = Es gibt 36 dreieckige Karten; eine davon ist der Joker. Die anderen haben in jeder Ecke eine Zahl von 1 bis 5, und jede Zahl hat ihre eigene Farbe. Jede Auswahl von drei Zahlen kommt einmal vor, zum Beispiel 1-1-2 oder 3-4-5. Das ergibt 35; die gedruckten Regeln zählen sie nicht auf.
box-dots = Zu jeder Zahl gibt es etwas zum Zählen: kleine Dreiecke in der französischen Schachtel, Sterne in der deutschen. Weil sie sich unterscheiden, zeichnen wir Punkte, so viele, wie die Zahl sagt. So kannst du mitspielen, noch bevor du die Zahlen kennst.
box-bank = In der Bank liegen die Bonusmarken: 50 in der französischen Schachtel, 60 in der deutschen. Unsere Bank wird nie leer, denn keine der beiden Regeln sagt, was dann wäre.
caption-cards = Jede Zahl hat ihre eigene Farbe und ihre Punkte; der Joker hat keine.

setup-title = Vorbereitung
setup-racks = Alle bekommen einen Kartenständer. Darauf stehen deine Karten so, dass nur du sie siehst.
setup-pot = Legt alle Karten verdeckt hin und mischt sie: Das ist der Pot. Daraus nimmst du irgendeine Karte. Liegt der Pot gemischt aufeinander, nimmst du die oberste; das ist genauso gut.
setup-deal = Alle nehmen sich sechs Karten aus dem Pot auf den Kartenständer und vier Bonusmarken aus der Bank.
setup-first = Deckt eine Karte aus dem Pot als erste Karte auf dem Tisch auf. Ist es der Joker, legt ihn zurück und nehmt eine andere.
setup-begin = Sucht aus, wer anfängt, zum Beispiel das jüngste Kind oder wer am ältesten ist; sonst entscheidet das Los. Dann spielt ihr reihum.
caption-first = Die erste Karte liegt auf dem Tisch; alle drei Seiten sind frei.

turn-title = Dein Zug
turn-choice = In deinem Zug tust du eines: eine Karte anlegen, eine für eine Bonusmarke kaufen oder den Joker tauschen. Kannst du weder anlegen noch kaufen, musst du passen.

laying-title = Eine Karte anlegen
laying-where = Du darfst an jede freie Seite jeder Karte anlegen, die auf dem Tisch liegt. Dreh deine Karte, wie du willst, bis sie passt.
laying-corners = Eine Karte liegt mit einer ganzen Seite an einer anderen. Wo ihre Ecken Karten berühren, müssen Zahlen und Farben gleich sein. Die Bilder der Schachtel dazu fehlen uns; wir folgen einer späteren Ausgabe für Kinder, in der die Ecken entscheiden.
laying-forbidden = Verboten ist also eine Ecke, die eine andere Zahl berührt. Es genügt auch nicht, wenn nur eine Ecke anstößt. Achte auch auf die Spitze deiner Karte: Über eine Lücke hinweg berührt sie vielleicht eine andere.
laying-chip = Für eine Karte, die du anlegst, bekommst du eine Bonusmarke aus der Bank. Dann geht es reihum weiter.
laying-last = Die letzte Karte von deinem Kartenständer bringt eine Extramarke: zusammen zwei. Das kann dir später noch einmal gelingen.
laying-empty = Nach deiner letzten Karte kaufst du im nächsten Zug eine neue. Die französische Regel sagt, du darfst, die deutsche, du musst. Mit leerem Kartenständer geht nichts anderes, also stimmt beides. Kannst du nicht kaufen, passt du.
caption-matching = Drei Karten von Rot passen: an jede Seite der ersten Karte eine.
caption-laid = Rot legt 1-3-4 an: 1 an 1, 3 an 3. Dafür gibt es eine Bonusmarke.
caption-mismatch = Verboten: 3 trifft auf 3, aber 4 würde auf 2 treffen.
caption-tip = Verboten: 2 trifft auf 2, aber nur eine Ecke berührt die Karte.
caption-gap = Verboten: Die Seite passt, aber die 3 an der Spitze trifft auf 2.
caption-last = Rot legt die letzte Karte vom Kartenständer an und bekommt zwei Bonusmarken.

buying-title = Kaufen und passen
buying-price = Kannst oder willst du nicht anlegen, kauf eine Karte: Zahle der Bank eine Bonusmarke und nimm eine Karte aus dem Pot. Sie kommt auf deinen Kartenständer, und dein Zug ist vorbei. Anlegen kannst du sie frühestens im nächsten Zug.
buying-pass = Kannst du keine Karte anlegen und auch keine kaufen, weil du keine Bonusmarke hast oder der Pot leer ist, musst du passen. Du zahlst nichts und wartest auf deinen nächsten Zug oder auf das Ende.
buying-duty = Hast du keine Bonusmarke, aber eine passende Karte, musst du sie anlegen: Die gedruckten Regeln erlauben nur, anzulegen oder zu zahlen. Den Joker tauschen muss aber niemand. Du darfst passen, auch wenn ein Tausch möglich wäre.
caption-buying = Rot zahlt eine Bonusmarke und nimmt eine Karte aus dem Pot.

extras-title = Sechsecke und Brücken
extras-hexagon = Sechs Karten rund um einen Punkt sind ein Sechseck. Die sechste bringt eine Extramarke, zusammen zwei, und eine Brücke bringt ebenso viel. Der Joker zählt wie jede andere Karte.
extras-two = Vollendet eine Karte zwei Sechsecke auf einmal, bringt sie zwei Extramarken: zusammen drei. Jedes Sechseck, das sie vollendet, zählt.
extras-bridge = Eine Brücke liegt Seite an Seite mit genau einer Karte und berührt mit ihrer Spitze über eine Lücke hinweg eine andere. Das Bild der Schachtel dazu fehlt uns; so steht es in anderen Ausgaben des Spiels.
extras-table =
    Bonusmarken zusammen | irgendeine Karte | die letzte vom Kartenständer
    Karte | 1 | 2
    mit einem Sechseck | 2 | 3
    mit zwei Sechsecken | 3 | 4
    mit einer Brücke | 2 | 3
caption-hexagon = Rot schließt die Lücke: eine Bonusmarke für die Karte, eine für das Sechseck.
caption-two = Die Karte von Rot vollendet zwei Sechsecke auf einmal: drei Bonusmarken.
caption-bridge = Die Karte von Rot liegt an einer Karte, ihre Spitze berührt eine andere: eine Brücke.

joker-title = Der Joker
joker-place = Der Joker steht für jede Karte und passt an jede freie Seite. Er bringt Bonusmarken wie jede andere Karte.
joker-stands = Auf dem Tisch steht er für die Zahlen und Farben der Karten um ihn herum. Eigene hat er nicht.
joker-corner = Eine Ecke, die nur der Joker berührt, ist frei: Dort passt jede Zahl. An seinen anderen Ecken entscheiden die Karten, die dort liegen.
joker-side = Im gedruckten Text ist eine Seite des Jokers frei, unter einem französischen Bild eine Ecke. Wir spielen mit freien Ecken, denn so treffen an einem Punkt nie zwei verschiedene Zahlen zusammen. Unter „Neben dem Joker“ könnt ihr stattdessen „Freie Seiten“ wählen. An den Ecken des Jokers müssen dann nur Karten zusammenpassen, die Seite an Seite liegen.
joker-swap = Nur der Joker kann vom Tisch zurückkommen: Leg eine Karte hin, die genau an seine Stelle passt, und nimm ihn auf deinen Kartenständer. Das ist dein ganzer Zug; er kostet keine Bonusmarke und bringt keine.
caption-joker = Rot legt den Joker an, egal, welche Zahlen dort sind.
caption-corner = Die Karte von Blau berührt eine freie Ecke des Jokers: Dort passt jede Zahl.
caption-meeting = Neben dem Joker darf 3 auf 3 treffen, aber nicht 4 auf 2.
caption-side = „Freie Seiten“: 4-4-4 von Blau darf an den Joker, obwohl 4 auf 3 trifft.
caption-swap = 2-3-3 von Rot passt an die Stelle des Jokers: Rot nimmt ihn zurück.

end-title = Das Ende
end-round = Wer die letzte Karte aus dem Pot nimmt, hat den allerletzten Zug. Davor sind alle anderen noch einmal dran.
end-winner = Wer die meisten Bonusmarken hat, gewinnt. Übrige Karten zählen nicht.
end-ties = Haben mehrere die meisten, teilen sie sich den Sieg. Die Schachtel sagt dazu nichts, und Teilen braucht keine neue Regel. Unter „Gleich viele Bonusmarken“ könnt ihr stattdessen „Weniger Karten“ wählen: Von ihnen gewinnt, wer die wenigsten Karten übrig hat.
end-passes = Die Partie endet auch, wenn alle nacheinander gepasst haben. In der Schachtel steht das nicht, aber es würde sich nichts mehr ändern.
caption-end = Der Pot ist leer, und alle hatten ihren letzten Zug: Rot gewinnt.

tips-title = Tipps aus der Schachtel
tips-wait = Manchmal lohnt es sich, nicht anzulegen: Im Pot kann der Joker stecken oder die Karte für ein Sechseck oder eine Brücke.
tips-joker = Heb dir einen eingetauschten Joker für eine spätere Runde auf. Er kann dir mehr Bonusmarken bringen, etwa für ein Sechseck oder eine Brücke.

parents-title = Für Eltern und die erste Partie
parents-learn = Das Spiel ist lehrreich: Beim Spielen lernt ein Kind Farben, Zahlen und Zählen.
parents-first = Spielt beim ersten Mal und mit ganz kleinen Kindern ohne Kartenständer und ohne Joker. Alle Karten liegen offen, und ein Spielleiter, der das Spiel kennt, hilft. Wählt dafür „Offene Karten“ und schaltet „Mit Joker“ aus. Nehmt beides dazu, wenn alle das Spiel kennen.
caption-open = Alle Karten liegen offen, ohne Joker: Probier aus, was wohin passt.

choices-title = Was ihr wählen könnt
choices-table =
    Wahl | gewöhnlich | andersherum
    Mit Joker | ja | nein
    Offene Karten | nein | ja
    Neben dem Joker | Freie Ecken | Freie Seiten
    Gleich viele Bonusmarken | Sieg teilen | Weniger Karten

makers-title = Woher die Regeln kommen
makers-game = Nach den Regeln von „My First Triominos“, gedruckt auf Französisch und auf Deutsch. Sie nennen keinen Autor, und der Titel gehört dem Verlag. Bretter und Texte sind von uns.
