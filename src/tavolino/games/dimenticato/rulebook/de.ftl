### The rules of Dimenticato.

aim-title = Das Ziel
aim-home = Deine vier Figuren verlassen ihre Startfelder, laufen einmal um die Bahn und kommen wieder nach Hause. Die Startfelder sind also auch das Ziel. Wer zuerst alle vier wieder zu Hause hat, gewinnt.
aim-dice = Eine Figur verdeckt die Zahl, auf der sie steht. Wer weiterwill, muss diese Zahl wissen. Merk sie dir also, bevor du sie vergisst!

box-title = Was in der Schachtel ist
box-cards = Es gibt 12 kleine Karten mit je vier Würfelfeldern. Die 4 großen Karten haben ebenfalls vier Würfelfelder und dazu die vier Startfelder einer Farbe.
box-figures = Dazu kommen 16 Figuren, vier in jeder Farbe. Ihr könnt zu zweit, zu dritt oder zu viert spielen.
box-fields = Jedes Würfelfeld zeigt eine Würfelzahl von 1 bis 6 und hat eine der vier Farben. Auf jeder Karte kommt jede Farbe einmal vor.

board-title = Die Bahn legen
board-colours = Alle suchen sich eine Farbe aus und nehmen die große Karte und die vier Figuren dieser Farbe.
board-cards = Mischt die kleinen Karten und legt immer drei davon zwischen zwei große, wie der Zufall will. Zu dritt bleiben drei kleine Karten übrig, zu zweit sechs.
board-track = Zusammen ergeben die Karten einen geschlossenen Rahmen. Auf ihm verläuft die Doppelbahn: zwei Spuren nebeneinander. Die Startfelder liegen außerhalb des Rahmens, neben der äußeren Spur.
board-table =
    Personen | Große Karten | Kleine Karten | Würfelfelder
    2 | 2 | 6 | 32
    3 | 3 | 9 | 48
    4 | 4 | 12 | 64
board-drawing = Wir kennen den Text der gedruckten Regeln, aber nicht ihre Zeichnungen. Der Rahmen für drei und die Zahlen auf unseren Karten sind deshalb von uns.
board-begin = Stell deine vier Figuren auf deine vier Startfelder. Das jüngste Kind fängt an, oder ihr bestimmt jemand anderen oder lost.

caption-frametwo = Zu zweit: ein Rahmen aus 8 Karten, unten Rot, oben Blau.
caption-framethree = Zu dritt: ein Rahmen aus 12 Karten, breiter als hoch.
caption-framefour = Zu viert: ein Quadrat aus 16 Karten, auf jeder Seite eine große.

leaving-title = Losgehen
leaving-order = Es geht im Uhrzeigersinn reihum. Wer dran ist, zieht mit einer Figur.
leaving-must = Mit deinen ersten vier Zügen gehen alle deine Figuren los. Eine Figur geht 2, 3, 4 oder 5 Felder weit, wie du willst, und muss auch von deiner großen Karte herunter.
leaving-cover = Stell die Figur so hin, dass sie die Würfelzahl unter sich verdeckt. Schau vorher genau hin und merk dir die Zahl!
leaving-reach = Noch sagst du keine Zahl an. Auf den Startfeldern geht eine Figur auf die Bahn zu oder seitwärts.
leaving-stuck = Kann keine deiner wartenden Figuren losgehen, ziehst du mit deinen anderen. Hast du keine, setzt du aus. Eine Figur, die nur mit Schlagen loskommt, muss schlagen. Gedruckt ist nur, dass alle losgehen müssen; so bleibt niemand für immer stecken.

caption-leaving = Rot geht los: drei Felder weit, von der großen Karte herunter.
caption-choices = Figur 1 darf auf jedes Feld mit Haken, aber nicht auf ihrer Karte bleiben.

announcing-title = Die Zahl ansagen
announcing-say = Sind deine vier Figuren losgegangen, wählst du in jedem Zug eine auf der Bahn. Bevor sie zieht, sagst du an, welche Zahl unter ihr liegt.
announcing-right = Stimmt die Zahl, geht die Figur genau so viele Felder weit. Stimmt sie nicht, bleibt die Figur stehen, und die nächste Person ist dran.
announcing-secret = Am Bildschirm sieht niemand die Zahl, die geprüft wird: Das Programm vergleicht sie heimlich. Am Tisch muss jemand nachsehen. Mögt ihr es so, wählt „Zahlen für einen Augenblick“. Dann sehen alle kurz eine Zahl, die geprüft wird oder unter einer geschlagenen Figur liegt.
announcing-nowhere = Stimmt deine Zahl, aber die Figur kann damit nirgendwohin, ist dein Zug auch vorbei. Niemand erfährt, dass sie gestimmt hat, denn damit wäre die Zahl verraten.
announcing-pass = Laut Schachtel setzt aus, wer mit keiner Figur ziehen kann. Bei uns sagst du trotzdem eine Zahl an. Sonst müsste dir das Spiel verraten, dass keine deiner Zahlen weiterhilft. Du setzt nur aus, wenn keine Figur auf der Bahn ist und keine weiterrücken kann.
announcing-list = Die Liste der Züge lässt alles weg, was eine verdeckte Zahl verraten würde. Am Tisch gibt es gar keine Liste.

caption-right = Rot sagt 3 an, und das stimmt: Die Figur geht drei Felder.
caption-wrong = Blau hat die Zahl vergessen: Die Figur bleibt stehen, Rot ist dran.
caption-shown = Mit „Zahlen für einen Augenblick“: Blau irrt sich, und alle sehen kurz die 5.

ways-title = Welche Wege es gibt
ways-forward = Alle Figuren laufen im Uhrzeigersinn auf der Doppelbahn. Ein Schritt führt vorwärts oder seitwärts auf die andere Spur, nie zurück.
ways-bends = In einem Zug darf eine Figur höchstens zweimal im rechten Winkel abbiegen, nach links oder nach rechts. Schräg geht niemand.
ways-first = Der erste Schritt darf vorwärts oder seitwärts gehen und ist noch keine Abbiegung. Ein Weg führt nie zweimal über dasselbe Feld. Gedruckt ist nur, wie oft man abbiegen darf; so zählen wir es.
ways-corner = Auf den vier Eckkarten geht es nur geradeaus oder nach rechts um die Ecke. Gedruckt ist von den Feldern an den Ecken die Rede; ohne die Zeichnung nehmen wir diese Karten.
ways-turning = Dort geht jeder Schritt in die Richtung, in der die Bahn auf die Karte führt oder von ihr herunter. Das Abbiegen nach rechts zählt mit.
ways-jump = Figuren auf dem Weg werden übersprungen, eigene wie fremde.
ways-one = Auf einem Feld steht immer nur eine Figur. Du landest nie auf einer eigenen: Eigene Figuren werden nicht geschlagen.
ways-closed = Die Startfelder der anderen sind für dich gesperrt.

caption-twobends = Eine 3 mit zwei Abbiegungen: seitwärts, vorwärts und wieder seitwärts.
caption-onebend = Eine 3 mit einer Abbiegung: seitwärts, dann zwei Felder vorwärts.
caption-lanes = Rot sagt 1 an und wechselt auf die äußere Spur.
caption-steps = Ein Schritt geht vorwärts oder seitwärts, nicht zurück und nicht schräg.
caption-toomany = Die 5 von Rot führt zum Haken; zum Kreuz müsste sie viermal abbiegen.
caption-corner = Ein Feld geradeaus, zwei nach rechts um die Ecke: eine Abbiegung.
caption-cornertwo = Um die Ecke und dann seitwärts auf die innere Spur: zwei Abbiegungen.
caption-cornerno = Am Ende der Ecke geht die Figur nur noch geradeaus weiter.
caption-jump = Rot sagt 2 an und springt über eine eigene Figur.
caption-own = Die 4 führt auch zu einer eigenen Figur: Dort darf Rot nicht hin.
caption-closed = Rot läuft an den Startfeldern von Blau vorbei und darf nicht hinein.

beating-title = Schlagen und zurücksetzen
beating-back = Landest du auf einer fremden Figur, schlägst du sie und setzt sie drei Felder zurück, mit höchstens einer Abbiegung. Sie kommt auf ein freies Feld, von dem sie in drei Schritten wieder da wäre.
beating-choose = Sind mehrere Felder möglich, suchst du eines aus. Das Feld, von dem deine eigene Figur kam, ist dann schon frei. Wer entscheidet, sagt die Anleitung nicht; bei uns ist es, wer schlägt.
beating-may = Niemand muss schlagen. Führt deine richtige Zahl nur auf Felder, auf denen du schlagen würdest, darfst du stehen bleiben. Führt sie auch woandershin, zieht deine Figur.

caption-back = Blau schlägt eine rote Figur und setzt sie drei Felder zurück.
caption-choose = Rot darf die blaue Figur auf jedes der Felder mit Haken zurücksetzen.
caption-stay = Rot könnte die blaue Figur schlagen, bleibt aber lieber stehen.

safe-title = Sichere Figuren
safe-colour = Auf einem Würfelfeld ihrer eigenen Farbe ist eine Figur sicher. Niemand darf auf ihr landen.
safe-card = Eine Figur kann auch nicht geschlagen werden, wenn sie auf ihre eigene große Karte oder dahinter zurückmüsste.
safe-round = Eine Figur, die nach ihrer Runde wieder auf ihrer eigenen großen Karte steht, kann bei uns geschlagen werden. Sie wird von der Karte herunter zurückgesetzt. Gedruckt ist nur, dass niemand auf diese Karte zurückmuss.
safe-full = Ist drei Felder zurück nichts frei, kann die Figur ebenfalls nicht geschlagen werden.

caption-colour = Blau darf nicht auf dieser roten Figur landen: Sie steht auf Rot.
caption-card = Diese rote Figur müsste zurück auf ihre eigene große Karte.
caption-full = Auf dem einzigen Feld, auf das diese Figur zurückkönnte, steht eine andere.

home-title = Heimkommen
home-exact = Nach ihrer Runde geht eine Figur über die äußere Spur deiner großen Karte nach Hause. Sie braucht die genaue Zahl, die auf einem freien Zielfeld endet, also auf einem deiner Startfelder.
home-lane = Im Ziel darf eine Figur nach außen oder seitwärts gehen. Kommt sie mit ihrer Zahl nicht hinein, nimm eine andere oder lass sie vorbeilaufen.
home-shift = Steht auf dem Zielfeld, das du brauchst, eine eigene Figur, muss sie zuerst Platz machen. Sie rückt um ein Feld weiter oder, um die Ecke, um zwei. Das zählt als Zug.
home-anytime = Zu Hause darfst du in jedem Zug eine Figur weiterrücken. Um zu beweisen, dass es nötig ist, müsstest du ja eine verdeckte Zahl zeigen.
home-again = Eine Figur, die an ihrem Zuhause vorbeiläuft, geht noch eine Runde. Verboten ist das nicht, und sonst könnte eine Figur für immer feststecken. Wer zu Hause ist, geht nicht mehr hinaus.

caption-home = Rot sagt 6 an, und der sechste Schritt endet auf einem Zielfeld.
caption-exact = Mit der 6 erreicht Rot genau zwei der vier Zielfelder.
caption-shift = Rot nutzt einen Zug, um zu Hause weiterzurücken.
caption-again = Die rote Figur läuft an ihrem Zuhause vorbei und beginnt eine neue Runde.

end-title = Das Ende
end-win = Wer zuerst alle vier Figuren wieder auf den Startfeldern hat, gewinnt, und das Spiel ist aus.
end-long = Ein Programm braucht ein Ende: Nach insgesamt 1000 Entscheidungen teilen sich alle den Sieg. In der Schachtel steht davon nichts.

caption-end = Rot bringt die letzte Figur nach Hause und gewinnt.

makers-title = Wer es gemacht hat
makers-box = Nach den Regeln von Dr. F. Hein Spiele, Augsburg. Bretter und Texte sind von uns.
