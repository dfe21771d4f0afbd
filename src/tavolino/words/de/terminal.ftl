### What only the terminal says. What a game's own actions did is told in its file.

player = Spieler { $number }
player-you = { $player }, du
# A seat by its shape and its number from 1.
seat = { $shape } Spieler { $number }
percent = { $number } %
# A decision, with what it did and what it showed.
told = { $action } ({ $details })
shown = { $key } { $value }
# Where a game of another package does not say it itself.
did-out =
    { $whom ->
        [self] scheidet aus
       *[other] { $name } scheidet aus
    }

bot-level = { $seat } ({ $name }, Stufe { $level })
bot-named = { $seat } ({ $name })
bot-is = { $bot } ist ein Bot.
bot-thinking = { $bot } überlegt
waiting = { $what }; Strg-C: das genügt

prompt = { $seat } >{ " " }
you = Du bist { $seat }.
handover = Jetzt ist { $seat } am Bildschirm. Drück Enter{ " " }
choices =
    { $count ->
        [one] ({ $count } Zug; `list`, `help`)
       *[other] ({ $count } Züge; `list`, `help`)
    }
first-steps = `help` zeigt, wie man Züge schreibt, `rules` erklärt das Spiel.
news = { $seat }: { $told }
news-more =
    { $count ->
        [one] … und davor noch { $count } Zug: `news`
       *[other] … und davor noch { $count } Züge: `news`
    }
watching = Strg-C beendet das Spiel
stopped = Das Spiel endet hier.
kept = Das Spiel ist aufgehoben: `{ $command }` setzt es fort.
and = { $first } und { $second }

help-now = Was du jetzt tun kannst, und wie man es schreibt:
help-later = Zu anderer Zeit:
help-how = Schreib das, oder seine Nummer in der Liste. Kleinbuchstaben genügen, Tab ergänzt. Außerdem:
help-list = was du jetzt tun kannst, mit Nummern; `list @` nur, was mit @ anfängt
help-board = das ganze Brett
help-news = was seit deinem letzten Zug geschehen ist
help-rules = die Regeln dieses Spiels
help-why = warum sich etwas nicht wählen lässt: nenne, worauf du zeigen würdest
help-hint = gute Züge, und wer vorn liegt
help-undo = deinen letzten Zug zurücknehmen, samt dem, was Bots seither taten
help-save = das Spiel in eine Datei schreiben
help-quit = aufhören; das Spiel bleibt aufgehoben
more = Enter für mehr, q für zurück, oder dein Zug >{ " " }

list-ends = Die Liste endet mit { $count }.
list-none = Nichts von dem, was du tun kannst, fängt mit { $beginning } an.
no-action = „{ $typed }“ kann man in diesem Spiel nicht tun. `help` zeigt, wie man Züge schreibt.
told-in = Regeln: „{ $title }“.
why-what = Sag, was du wählen möchtest: why DING
why-open = Das kannst du wählen.
why-unknown = „{ $typed }“ gibt es hier nicht zu wählen.
case = Hier zählt Groß- und Kleinschreibung: { $actions }. Schreib genau das, was du meinst.
hints-off = Dieses Spiel wird ohne Tipps gespielt; `tavolino play` hat --hints.
rules-none = Dieses Spiel hat keine Regeln zum Lesen mitgebracht.
rules-english = Diese Regeln gibt es bisher nur auf Englisch.
rules-ours = unsere Lesart
save-where = Sag, wohin: save DATEI
over-ask = { $again }, help, save DATEI, oder Enter >{ " " }
saved = Gespeichert in { $file }.
not-kept = Das Spiel lässt sich nicht in { $file } aufheben: { $why }.

again-next = noch eine Partie; wer als Nächstes sitzt, beginnt
again-same = es beginnt noch einmal, wer begonnen hat
again-lot = das Los entscheidet, wer beginnt
again-loser = es beginnt, wer verloren hat

hint-looking = Suche nach guten Zügen
hint-then = { "  dann vielleicht  " }
hint-among = Es ist eine davon: { $actions }
analysis-enough = Strg-C: das genügt
analysis-where =
    { $count ->
        [one] { $seat } am Zug, nach { $count } Zug
       *[other] { $seat } am Zug, nach { $count } Zügen
    }
analysis-searched =
    { $count ->
        [one] { $count } Durchgang
       *[other] { $count } Durchgänge
    }
analysis-action = Zug
analysis-share = Anteil %
analysis-visits = Besuche
analysis-follows = was folgen könnte
