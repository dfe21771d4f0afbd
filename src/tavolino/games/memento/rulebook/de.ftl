### The rules of Memento.

aim-title = Das Ziel
aim-heart = Du gewinnst, sobald deine Figuren das Herz eines Dreiecks füllen: seinen Mittelpunkt und die drei Punkte auf seinen Seiten.
aim-centres = Du gewinnst auch, sobald du auf allen vier Mittelpunkten stehst. Wie hoch deine Figuren sind, ist immer egal.
aim-last = Und du gewinnst, wenn nur noch du Figuren hast.
caption-heart = Rot zieht auf den Mittelpunkt des oberen Dreiecks: Sein Herz ist voll.
caption-centres = Rot zieht auf den inneren Mittelpunkt und hat nun alle vier.
caption-last = Rot schlägt die einzige Figur von Blau und bleibt allein übrig.

box-title = Was in der Schachtel ist
box-people = Memento könnt ihr zu zweit, zu dritt oder zu viert spielen.
box-stones = Die Spielsteine gehören allen: 11 zu zweit oder zu dritt, 15 zu viert. Sie sind der Vorrat.
box-markers = Alle haben je neun Farbmarker in einer Farbe.
box-figure = Eine Figur ist ein Stapel aus einem, zwei oder drei Steinen mit einem Marker obendrauf: ein Einer, ein Doppler oder ein Drilling.

board-title = Das Brett
board-triangles = Vier Dreiecke bilden zusammen ein großes Dreieck. Jedes hat sieben Punkte: drei Ecken, drei Punkte auf den Seiten und einen Mittelpunkt. Die Punkte auf den Seiten heißen in der Schachtel Lotpunkte.
board-meeting = Die drei äußersten Ecken sind die Spitzen des großen Dreiecks. Jeder Spitze gegenüber liegen drei Ecken nebeneinander: ein Treffpunkt. In der Schachtel heißt er Dreierkonstellation.
board-figures = Figuren stehen auf den Punkten, auf jedem höchstens eine.
board-lines = Linien führen die Seiten jedes Dreiecks entlang und von jeder Ecke durch den Mittelpunkt zum Punkt auf der Seite gegenüber. Der Text überlässt das einer Zeichnung; diese Linien passen zu den Namen der Punkte.
board-joints = Wo Dreiecke aneinanderstoßen, sind die Punkte auf den Seiten, die sich gegenüberliegen, Nachbarn, ebenso die drei Ecken eines Treffpunkts. Das steht nicht in der Anleitung, aber sonst wären die Dreiecke kaum verbunden.
caption-points = Rot steht auf einem Mittelpunkt, Blau auf Ecken, Grün auf den Seiten.
caption-meeting = Drei Figuren auf den drei Ecken eines Treffpunkts.
caption-joint = Rot wechselt vom oberen Dreieck ins innere.

start-title = So beginnt ihr
start-empty = Am Anfang ist das Brett leer. Es geht im Uhrzeigersinn reihum.
start-first = Lost aus oder bestimmt, wer beginnt. Hier sind sich die Sprachen der Anleitung nicht einig, also geht beides.
start-opening = Wer beginnt, setzt einen Einer auf einen beliebigen Punkt. Das ist der ganze erste Zug.
start-anywhere = Dieser erste Einer darf sogar auf einem Mittelpunkt oder im inneren Dreieck stehen.
caption-opening = Rot beginnt auf dem Mittelpunkt des inneren Dreiecks.

turn-title = Dein Zug
turn-one = Von da an tust du in deinem Zug genau eines: zwei Einer einsetzen, ein Dreieck drehen, eine Figur ziehen oder eine aufteilen. Passen kannst du nicht.
turn-change = Dein Zug muss etwas ändern. Nur eine Drehung kann alles lassen, wie es war, und dann ist sie nicht erlaubt. Die Sprachen sagen es verschieden, meinen aber dasselbe.
caption-nothing = Das obere oder das innere Dreieck zu drehen würde hier nichts ändern.

coming-title = Einer einsetzen
coming-two = Du darfst zwei neue Einer auf einmal einsetzen, auf zwei verschiedene freie Punkte am Rand der drei äußeren Dreiecke.
coming-where = Neue Einer kommen nie auf einen Mittelpunkt, ins innere Dreieck oder durch Schlagen ins Spiel.
coming-needs = Zum Einsetzen brauchst du zwei Spielsteine aus dem Vorrat und zwei deiner Farbmarker.
caption-coming = Blau setzt zwei Einer auf einmal ein.
caption-entrances = Der Rand ist offen; Mittelpunkte, das innere Dreieck und besetzte Punkte sind es nicht.

turning-title = Ein Dreieck drehen
turning-any = Du darfst jedes Dreieck drehen, mit allem, was darauf steht, egal wem es gehört. Das geht sogar, bevor du eine Figur hast.
turning-third = Ein Dreieck dreht sich um ein Drittel, rechts- oder linksherum; sein Mittelpunkt bleibt, wo er ist. Wie weit, sagt die Anleitung nicht, aber nur ein Drittel bringt Punkte wieder auf Punkte.
turning-before = Du darfst nicht drehen, wenn im Zug vor dir schon ein Dreieck gedreht wurde.
turning-own = Du darfst auch nicht drehen, wenn du es in deinem eigenen letzten Zug getan hast. Der französische Text sagt etwas anderes, das keinen Sinn ergibt; die übrigen sind sich einig.
caption-turning = Rot dreht das obere Dreieck rechtsherum. Nun darf Blau keines drehen.
caption-back = Rot dreht das obere Dreieck linksherum.
caption-twice = Rot hat im eigenen letzten Zug gedreht: jetzt nicht noch einmal.

moving-title = Eine Figur ziehen
moving-one = Du darfst eine deiner Figuren ziehen. Steht dort, wo sie ankommt, eine andere, dann schlägt sie diese. Schlagen musst du nie.
moving-single = Ein Einer geht einen Schritt, auf einen Nachbarpunkt.
moving-double = Ein Doppler geht einen Schritt, oder er läuft eine gerade Linie entlang, vor oder zurück, so weit du willst.
moving-stop = Wo eine Linie abknickt, muss ein Doppler anhalten. Auch die erste Figur im Weg hält ihn auf, ob eigen oder fremd; er darf sie schlagen.
moving-triple = Ein Drilling geht einen Schritt. Von einem Mittelpunkt kann er auch auf jeden anderen Mittelpunkt oder jede Spitze springen.
moving-leap = Ein Drilling springt über alles hinweg und darf schlagen, wo er landet. Er springt nur von Mittelpunkten, nie von einer Spitze. Gedruckt ist nur der Sprung von einem Mittelpunkt aus, also gibt es keinen zurück.
caption-single = Der Einer von Rot hat vier Schritte; die Spitze ist zu weit.
caption-double = Hierhin kommt der Doppler von Rot; den linken Mittelpunkt erreicht er nicht.
caption-stop = Der Doppler von Rot läuft unten entlang und schlägt die erste Figur.
caption-triple = Alle Punkte, die der Drilling von Rot vom oberen Mittelpunkt erreicht.
caption-leap = Der Drilling von Rot springt vom oberen Mittelpunkt auf den rechten.

edge-title = Über den Rand
edge-doors = Am Rand ist nicht Schluss. An den Ecken jedes Dreiecks kann eine Figur das Brett verlassen und anderswo hereinkommen, als ein Schritt.
edge-tips = Von einer Spitze geht es auf eine andere Spitze oder auf jede Ecke des Treffpunkts gegenüber.
edge-meetings = Von einer Ecke an einem Treffpunkt geht es auf jede Ecke der beiden anderen Treffpunkte oder auf die Spitze gegenüber.
edge-straight = In „Original“ läuft ein Doppler über den Rand geradeaus weiter; unter „Version“ könnt ihr es anders wählen. So sind sechs Linien Ringe: die Seiten des großen Dreiecks und die Linien von Spitze zu Treffpunkt. Welche es sind, zeigt nur eine Zeichnung; wir nehmen die, deren Enden ein Schritt über den Rand verbindet.
edge-behind = Um so einen Ring führen zwei Wege. Ist der eine versperrt, darf ein Doppler den anderen nehmen, aber nicht auf seinen eigenen Punkt. Die Anleitung schweigt dazu; für uns zählt jeder Weg für sich.
caption-leaving = Der Einer von Rot geht oben hinaus und kommt rechts unten herein.
caption-tips = Alle Schritte von der oberen Spitze über den Rand.
caption-stepping = Der Einer von Rot wechselt vom linken Treffpunkt zum unteren.
caption-meetings = Alle Schritte vom linken Treffpunkt über den Rand.
caption-running = Der Doppler von Rot läuft unten hinaus, oben herein und geradeaus weiter.
caption-behind = Blau versperrt den geraden Weg, also läuft der Doppler andersherum.

taking-title = Schlagen und stapeln
taking-figure = Jede Figur schlägt, indem sie auf eine andere zieht. Auch eigene darfst du schlagen, um höher zu stapeln.
taking-stack = Die Steine beider Figuren werden ein Stapel unter dem Marker der Figur, die schlägt. Der andere Marker wird zurückgegeben und darf wieder verwendet werden.
taking-back = Ist der Stapel höher als drei, gehen drei Steine zurück in den Vorrat. Ein Doppler, der einen Doppler schlägt, wird also ein Einer.
taking-table =
    Steine zusammen | Neue Figur
    2 | Doppler
    3 | Drilling
    4 | Einer
    5 | Doppler
    6 | Drilling
caption-own = Rot zieht einen Einer auf einen eigenen Einer: ein Doppler.
caption-taking = Ein Einer von Rot schlägt einen von Blau: zwei Steine, ein Doppler.
caption-tripling = Der Doppler von Rot schlägt einen Einer: drei Steine, ein Drilling.
caption-four = Doppler schlägt Doppler: Drei der vier Steine gehen zurück, ein Einer bleibt.

splitting-title = Eine Figur aufteilen
splitting-parts = Du darfst einen Doppler in zwei Einer aufteilen und einen Drilling in drei Einer oder in einen Doppler und einen Einer.
splitting-where = Jeder Teil kommt auf einen eigenen freien Punkt, auf den die ganze Figur hätte ziehen können. Der Punkt, auf dem sie stand, bleibt leer.
splitting-markers = Jeder Teil braucht einen Marker. Der alte wird wieder verwendet, die anderen kommen aus deiner Hand.
caption-halves = Rot teilt einen Doppler in zwei Einer auf.
caption-thirds = Rot teilt einen Drilling in drei Einer auf.
caption-uneven = Rot teilt auf: Der Doppler springt auf den inneren Mittelpunkt.

end-title = Das Ende
end-moment = Es zählt das Ende deines eigenen Zuges. Ein Herz, das jemand anders für dich füllt, muss nach deinem Zug noch voll sein. Die Anleitung lässt das offen; so gewinnt niemand im Zug von jemand anderem.
end-out = Wer alle Figuren verloren hat, ist raus.
end-newcomer = Wer noch gar nicht im Spiel war, ist nicht raus: Was nie da war, kann man nicht verlieren.
end-limit = Nach 500 Zügen teilen sich alle, die noch dabei sind, den Sieg. In der Anleitung steht das nicht, aber ein Programm braucht ein Ende.

versions-title = Drei Versionen
versions-three = Die Ausgabe Memento Tuos nennt drei Versionen; vor der Partie wählt ihr eine unter „Version“. Sie unterscheiden sich darin, was der Rand für einen laufenden Doppler ist; ein Schritt hinüber geht immer. Üblich ist „Original“, wie oben beschrieben.
versions-simple = In „Simple“ muss der Weg über den Rand nicht gerade sein. Ein Doppler darf unterwegs einmal hinaus, dort herein, wohin ein Schritt über den Rand führt, und weiterlaufen.
versions-complex = In „Complex“ endet der Lauf eines Dopplers am Rand. Gedruckt ist nur der Name; der strengste Rand ist unsere Idee. Unter „Version“ könnt ihr es anders wählen.
versions-ludis = Die Ausgabe memento ludis kennt keine Versionen. Sie verlangt gerade Wege ohne Ausnahme; für uns ist sie „Original“, zu wählen unter „Version“.
caption-simple = Der Doppler von Rot läuft oben hinaus, unten herein und dann nach innen.
caption-complex = In Complex läuft der Doppler von Rot nicht über die Spitze hinaus.

makers-title = Von wem es ist
makers-rules = Nach den Regeln von Monsieur Bernard. Wir kennen zwei Ausgaben: Memento Tuos auf Deutsch, Englisch, Französisch, Italienisch und Ukrainisch und memento ludis auf Deutsch und Englisch.
makers-ours = Bretter und Texte sind von uns.
