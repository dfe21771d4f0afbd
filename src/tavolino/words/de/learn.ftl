### What rules pages and lessons say, whatever game they are about.

seats-0 = Rot
seats-1 = Blau
seats-2 = Grün
seats-3 = Gelb

list = Was du tun kannst
takeBack = Auswahl zurücknehmen
idle = Gerade gibt es nichts zu wählen.
board = Kleines Brett: { $title }
show = Zeig es mir
again = Noch einmal
tryIt = Probier es hier aus: Du spielst für alle.
startAgain = Von vorn
refused = Jetzt nicht erlaubt:
contents = Auf dieser Seite
lesson = Zur Lektion
rules = Die Regeln lesen
rule = Regel
play = Spielen
step = Schritt { $number } von { $count }
back = Zurück
next = Weiter
skip = Überspringen
hint = Gib mir einen Tipp
hinted = Achte auf das, was leuchtet.
finish = Fertig
youAreRed = Du bist Rot, mit dem Kreis.
done = Jetzt kannst du spielen!
doneText = Das war alles, was du für die erste Partie brauchst. Der Rest kommt beim Spielen.
playNow = Jetzt gegen { $name } spielen, die auch noch lernt
repeat = Die Lektion noch einmal
