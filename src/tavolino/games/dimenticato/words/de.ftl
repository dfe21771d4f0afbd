### The words of Dimenticato.

title = Dimenticato
tagline = Merk dir, worauf du stehst
suits = für ein gutes Gedächtnis
aim = Bring deine vier Figuren einmal herum und wieder nach Hause. Zum Ziehen musst du die Zahl unter der Figur wissen.
about = Vier Figuren laufen einmal um eine Bahn aus Würfeln und wieder nach Hause. Wer weiterwill, muss ansagen, welche Würfelzahl unter der Figur liegt.

option-shown = Zahlen für einen Augenblick
option-shown-help = Eine Zahl, die geprüft wird oder unter einer geschlagenen Figur liegt, sehen alle kurz, wie am Tisch.

pass = Aussetzen
stay = Stehen bleiben
figure = Figur { $figure }
figureOn = Figur { $figure }: { $field }
field = Reihe { $row }, Spalte { $column }
startField = Startfeld { $number }
shows = { $field }, zeigt { $number }
say = { $number } ansagen
setBackTo = Zurücksetzen auf { $field }
announce = Eine Zahl für Figur { $figure } ansagen
announceNumber = { $number } für Figur { $figure } ansagen
go = Figur { $figure } ziehen
goTo = Figur { $figure } auf { $goal }
goToBack = Figur { $figure } auf { $goal }; die andere zurück auf { $back }
home = { $home } von { $all }
itWas = es war die { $number }

## What to do now.

task-leave = Welche Figur geht los?
task-figure = Wähle eine Figur, deren Zahl du noch weißt.
task-under = Was liegt unter deiner Figur { $figure }?
task-where = Wohin geht deine Figur { $figure }?
task-right = Richtig, { $number }! Wohin geht Figur { $figure }?
task-take = Richtig! Schlag mit Figur { $figure } oder bleib stehen.
task-back = Wohin setzt du die andere Figur zurück?
task-pass = Keine deiner Figuren kann ziehen: Du musst aussetzen.

## How it ends, and why something is not allowed.

ending-limit = Die Partie hat lange genug gedauert: Alle teilen sich den Sieg.
ending-home = Alle Figuren einer Farbe sind wieder zu Hause.

reason-over = Die Partie ist zu Ende.
reason-must-go = Du hast die richtige Zahl angesagt: Zieh jetzt mit dieser Figur.
reason-may-not-stay = Stehen bleiben darfst du nur, wenn jeder Zug eine Figur schlagen würde.
reason-must-leave = Zuerst müssen deine Figuren ihre Startfelder verlassen.
reason-must-act = Aussetzen darfst du nur, wenn sonst nichts geht.
reason-not-on-track = Du kannst nur für eine Figur auf der Bahn eine Zahl ansagen.
reason-announce-first = Sag zuerst an, welche Zahl unter der Figur liegt.
reason-cannot-leave = Keine deiner Figuren kann jetzt ihr Startfeld verlassen.
reason-not-a-field = So ein Feld gibt es auf diesem Brett nicht.
reason-own-card = Eine Figur, die losgeht, muss von deiner eigenen großen Karte herunter.
reason-no-way = Kein Weg der richtigen Länge führt dorthin.
reason-home-only = Eine Figur zu Hause darf nur auf ein anderes deiner Startfelder weiterrücken.
reason-own-figure = Dort steht eine Figur von dir.
reason-safe = Die Figur dort ist auf ihrer eigenen Farbe sicher.
reason-no-way-back = Die Figur dort kann auf kein Feld zurückgesetzt werden.
reason-say-where = Wähle, auf welches Feld die Figur dort zurückgesetzt wird.
reason-not-back-there = Auf dieses Feld kann die Figur dort nicht zurückgesetzt werden.
reason-nobody-there = Dort steht keine Figur, die du zurücksetzen könntest.

## What an action did, without who did it; the terminal says the same.

did-passed = setzt aus
did-stayed = weiß die Zahl und bleibt stehen
did-announced_right =
    { $count ->
        [0] weiß die Zahl unter Figur { $figure }
       *[other] sagt { $count } für Figur { $figure } an: richtig
    }
did-announced_wrong = sagt { $count } für Figur { $figure } an: falsch
did-announced_stuck = sagt { $count } für Figur { $figure } an: richtig, aber sie kann nirgendwohin
did-announced_vain = sagt eine Zahl für Figur { $figure } an: das war nichts
did-moved = zieht Figur { $figure }
did-moved_walk =
    { $count ->
        [0] zieht Figur { $figure } weiter
        [one] zieht Figur { $figure } um ein Feld weiter
       *[other] zieht Figur { $figure } um { $count } Felder weiter
    }
did-moved_leave = schickt Figur { $figure } los
did-moved_shift = rückt Figur { $figure } zu Hause weiter
did-back =
    { $whom ->
        [you] schlägt deine Figur { $figure } und setzt sie zurück
       *[other] schlägt Figur { $figure } von { $name } und setzt sie zurück
    }
did-home = bringt sie nach Hause
did-won_home = gewinnt
did-won_limit =
    { $whom ->
        [other] { "" }
       *[self] teilt sich den Sieg mit allen
    }

shown-moves-true = die Figur zieht
shown-moves-false = die Figur bleibt stehen
shown-shown = alle sehen { $value }

## What only the terminal says of Dimenticato: what stands beside the board, and how actions are written.

fact-waiting = noch { $count } am Start
fact-home = daheim: { $home } von { $all }
note-fields = Würfelfelder: eine Zahl und eine Farbe, { $shapes }; # ist ein Startfeld.

notation-go = eine Figur, > und ein Feld als Reihe,Spalte: Sie geht dorthin
notation-announce = eine Figur, = und die Zahl unter ihr: sagt diese Zahl an
notation-back = ebenso, und die Figur dort wird auf das Feld nach ! zurückgesetzt
notation-stay = bleibt stehen, wenn jeder Zug eine Figur schlagen würde
notation-pass = nur wenn sonst nichts möglich ist
