### The words of Dimenticato.

title = Dimenticato
tagline = Merk dir, worauf du stehst
about = Vier Figuren laufen einmal um eine Bahn aus Würfeln und wieder nach Hause. Wer weiterwill, muss sagen, welche Zahl unter der Figur liegt.
pass = Passen
figure = Figur { $figure }
figureOn = Figur { $figure }: { $field }
field = Reihe { $row }, Spalte { $column }
startField = Startfeld { $number }
shows = { $field }, zeigt { $number }
say = { $number } sagen
setBackTo = Zurücksetzen auf { $field }
announce = Eine Zahl für Figur { $figure } ansagen
announceNumber = { $number } für Figur { $figure } ansagen
go = Figur { $figure } ziehen
goTo = Figur { $figure } auf { $goal }
goToBack = Figur { $figure } auf { $goal }; die andere zurück auf { $back }
home = { $home } von { $all } zu Hause

ask-figure = Wähle eine Figur.
ask-under = Was ist unter Figur { $figure }?
ask-where = Wohin geht Figur { $figure }?
ask-right = Richtig, { $number }! Wohin geht Figur { $figure }?
ask-back = Wohin setzt du die andere Figur zurück?
ask-pass = Gerade kann keine Figur ziehen.

told-passed = passt
told-announced = sagt eine Zahl für Figur { $figure } an
told-announcedNumber = sagt { $number } für Figur { $figure } an
told-rightly = { $announced }: richtig
told-inVain = { $announced } und bleibt stehen
told-moved = zieht Figur { $figure }
told-movedTo = zieht Figur { $figure } auf { $goal }
told-movedToBack = zieht Figur { $figure } auf { $goal } und setzt die andere auf { $back } zurück

endings-limit = Die Partie hat lange genug gedauert: Alle teilen sich den Sieg.
endings-home = Alle Figuren einer Farbe sind wieder zu Hause.

reasons-over = Die Partie ist zu Ende.
reasons-must-go = Du hast die richtige Zahl gesagt: Zieh jetzt mit dieser Figur.
reasons-must-leave = Zuerst müssen deine Figuren ihre Startfelder verlassen.
reasons-must-act = Passen darfst du nur, wenn sonst nichts geht.
reasons-not-on-track = Eine Zahl wird für eine Figur auf der Bahn angesagt.
reasons-announce-first = Sag zuerst die Zahl an, auf der die Figur steht.
reasons-cannot-leave = Keine deiner Figuren kann jetzt ihr Startfeld verlassen.
reasons-not-a-field = So ein Feld gibt es auf diesem Brett nicht.
reasons-own-card = Eine Figur, die losgeht, muss über deine eigene große Karte hinaus.
reasons-no-way = Kein Weg der richtigen Länge führt dorthin.
reasons-home-only = Eine Figur zu Hause darf nur auf ein anderes deiner Startfelder.
reasons-own-figure = Dort steht eine Figur von dir.
reasons-safe = Die Figur dort ist auf ihrer eigenen Farbe sicher.
reasons-no-way-back = Die Figur dort kann auf kein Feld zurückgesetzt werden.
reasons-say-where = Sag, auf welches Feld die Figur dort zurückgesetzt wird.
reasons-not-back-there = Auf dieses Feld kann die Figur dort nicht zurückgesetzt werden.
reasons-nobody-there = Dort steht keine Figur, die du zurücksetzen könntest.

## What an action did, as the terminal tells it.

effect-back = setzt Figur { $figure } von { $seat } zurück
effect-home = Figur { $figure } ist zu Hause

shown-moves-true = die Figur zieht
shown-moves-false = die Figur bleibt stehen
