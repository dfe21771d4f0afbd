### What is said at the table, whatever game is played.

# The bots by their level: the same eight people in every language.
bots-1 = Mimi
bots-2 = Otto
bots-3 = Pia
bots-4 = Nino
bots-5 = Beppe
bots-6 = Oksana
bots-7 = Margot
bots-8 = Viktor
bot-heard = { $name }, Bot, Stufe { $level }
bot-choice = { $name } · Stufe { $level }

# How a bot plays, and for whom that is right.
character-1 = Lernt das Spiel mit dir zusammen: genau richtig für die erste Partie und für Kinder.
character-2 = Sieht nur den nächsten Zug und freut sich über jeden: für einen ruhigen Anfang.
character-3 = Spielt gemütlich und verzeiht Fehler: gute Gesellschaft nach einem langen Tag.
character-4 = Merkt, was du liegen lässt: für alle, die die Regeln schon sicher können.
character-5 = Stellt gern eine kleine Falle: für alle, die gefordert werden wollen.
character-6 = Plant voraus und bleibt ruhig: für alle, die oft gewinnen.
character-7 = Sieht weit und verschenkt nichts: für Geübte.
character-8 = Niemand hier spielt besser: für alle, die es wissen wollen.

level = Bot, Stufe { $level }
seat = Platz { $number }
player = Gast { $number }
you = Du
free = Freier Platz
vacant = frei
gone = hat aufgegeben; ein Bot spielt weiter
standIn = Bot { $level }
gaveUp = hat aufgegeben
out = raus
due = dran
lastMove = Letzten Zug von { $name } zeigen
shape-circle = Kreis
shape-square = Quadrat
shape-triangle = Dreieck
shape-diamond = Raute
here = ist da
away = ist gerade nicht da
watching =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }

turn-yours = Du bist dran
turn-of = { $name } ist dran
turn-named = { $name }: { $task }
turn-thinking = { $name } überlegt
turn-waiting = Wir warten noch auf die anderen
turn-watching = Du schaust zu
turn-confirm = So spielen?

act-confirm = Spielen
act-back = Zurück
act-skip = Nicht warten
act-skipped =
    { $last ->
        [1] { $all } Züge, nur der letzte gezeigt
       *[other] { $all } Züge, die letzten { $last } gezeigt
    }
act-rule = Regel
act-hint = Tipp
act-look = Schau mal: { $what }
act-list = Alles, was du tun kannst
act-board = Spielbrett: { $game }. Pfeiltasten wählen aus, Enter spielt, Esc geht zurück.
act-turn = < und > drehen.

connection-connecting = Verbindung wird aufgebaut …
connection-lost = Die Verbindung ist weg. Gleich ist sie wieder da; verloren geht nichts.

menu-title = Mehr
menu-undo = Zurücknehmen
menu-draw = Geteilten Sieg anbieten
menu-resign = Aufgeben
menu-resignSure = Wirklich aufgeben?
menu-yesResign = Ja, ich gebe auf
menu-keepPlaying = Weiterspielen
menu-rematch = Noch einmal
menu-toRematch = Zur nächsten Partie
menu-transfer = Gerät wechseln
menu-transferHow = Öffne diesen Link auf dem anderen Gerät oder scanne ihn. Er gilt ein einziges Mal und nur eine Stunde lang.
menu-share = Links für andere
menu-watchLink = Link zum Zuschauen
menu-pointHow = Wer zuschaut, kann euch helfen: Was dort angetippt wird, leuchtet hier auf.
menu-record = Partie herunterladen
menu-moment = Link zu diesem Moment
menu-copied = Kopiert
menu-copy = Kopieren
menu-close = Schließen
menu-rules = Die Regeln
menu-coach = Meine ersten Züge erklären
menu-turn = Brett drehen: Wer dran ist, sitzt unten
menu-home = Alle Spiele

dock-invite = Einladen
dock-bots = Bots
dock-act = Zug
dock-history = Verlauf
dock-say = Sagen
dock-phrases = Etwas sagen
dock-sounds = Töne?
dock-soundsHeard = Mit Tönen spielen

ask-undo = { $name } möchte den letzten Zug zurücknehmen.
ask-draw = { $name } bietet an, den Sieg zu teilen.
ask-yes = Ja, gern
ask-no = Lieber nicht
ask-waitUndo = Du möchtest deinen Zug zurücknehmen. Die anderen müssen noch zustimmen.
ask-waitDraw = Du hast angeboten, den Sieg zu teilen. Die anderen müssen noch antworten.

happened-joined = { $name } setzt sich dazu.
happened-taken_back = { $name } nimmt einen Zug zurück.
happened-undo_asked = { $name } möchte einen Zug zurücknehmen.
happened-undo_allowed = { $name } hat nichts dagegen.
happened-undo_declined = { $name } möchte das lieber nicht.
happened-draw_offered = { $name } bietet an, den Sieg zu teilen.
happened-draw_accepted = { $name } teilt den Sieg gern.
happened-draw_declined = { $name } möchte lieber weiterspielen.
happened-resigned = { $name } gibt auf.
happened-timed_out = Die Zeit von { $name } ist um.
happened-left = Ein Platz ist wieder frei.
happened-handed_over = { $name } spielt weiter.
happened-rematched = { $name } möchte noch einmal spielen.

waiting-say = Sag diesen Code, oder schick den Link.
waiting-open = { $site } öffnen, dann den Code eingeben:
waiting-code = Code: { $code }
waiting-valid = Gilt noch { $time }
waiting-newCode = Neuer Code
waiting-share = Link senden
waiting-scan = Der Link als QR-Code
waiting-rules = Regeln
waiting-lesson = Lektion
waiting-bots = Sollen Bots mitspielen?
waiting-addBot = Einen Platz einem Bot geben
waiting-fill =
    { $count ->
        [one] Den freien Platz dem Bot geben
       *[other] Alle { $count } freien Plätze Bots geben
    }
waiting-level = Stufe
waiting-free =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }

host-menu = Platz von { $name }
host-free = Diesen Platz frei machen
host-bot = Einen Bot weiterspielen lassen
host-freeSure = { $name } sitzt dann nicht mehr hier, und jemand anderes kann sich über den Link hinsetzen.
host-botSure = { $name } ist dann nicht mehr dabei.
host-yesFree = Ja, frei machen
host-yesBot = Ja, ein Bot spielt weiter
host-no = Nein, so lassen

lost-moved = Du spielst jetzt am anderen Gerät.
lost-removed = Wer diesen Tisch eröffnet hat, hat deinen Platz vergeben.
lost-back = Hier weiterspielen
lost-watch = Zuschauen
lost-canWatch = Du kannst zuschauen.

handover-give = Gib das Gerät weiter an { $name }.
handover-ready = Ich bin { $name }

over-won = { $name } gewinnt!
over-youWon = Du hast gewonnen!
over-shared = { $names } teilen sich den Sieg.
over-agreed = Alle waren sich einig, den Sieg zu teilen.
over-resigned = Die anderen haben aufgegeben.
over-youResigned = Du hast aufgegeben.
over-time = Die Zeit ist abgelaufen.
over-noOne = Niemand gewinnt.
over-rules_changed = Die Regeln haben sich geändert, darum kann diese Partie nicht weitergehen.
over-closed = Der Betreiber des Servers hat diese Partie beendet.
over-result = Ergebnis
over-review = Rückblick
over-share = Teilen
over-notNow = Jetzt nicht
over-evaluation = So lief die Partie
over-evaluate = Zeigen, wie es lief
over-evaluating = Die Partie wird durchgesehen …
over-chance = { $name }: { $percent } Prozent

moves-title = Züge
moves-all = Alle Züge
moves-none = Noch keine Züge.
moves-hidden = Solange die Partie läuft, bleibt zugedeckt, was zugedeckt ist: Genau darum geht es ja.

replay-title = Rückblick
replay-first = Zum ersten Zug
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt weiter
replay-last = Zum letzten Zug
replay-since = Seit meinem letzten Zug
replay-at = Zug { $ply } von { $total }
replay-present = Jetzt
round = Seit deinem letzten Zug

notice-tab = ● Du bist dran · { $game }
notice-title = Diese Partie kann Tage dauern
notice-ask = Solange diese Seite offen ist, sagen wir dir, wenn du dran bist. Ist sie zu, meldet sich niemand.
notice-closed = Solange diese Seite zu ist, meldet sich niemand bei dir. Schau also ab und zu vorbei.
notice-yes = Ja, sagt Bescheid
notice-seat = Nur dieser Browser kennt deinen Platz. Mit einem Link spielst du auch anderswo weiter.
notice-close = Alles klar

hint-follow = Folge der Markierung: { $what }
hint-among = Es ist { $names }.

# A line of play: what happens if you play otherwise, what follows, and what you gain next.
line-otherwise = Sonst: { $name } { $what }
line-then = Dann: { $name } { $what }
line-next = Dein nächster Zug: { $what }

# The coach of a first match.
coach-turn =
    Dein { $turn ->
        [1] erster
        [2] zweiter
       *[other] dritter
    } Zug: { $what }
coach-marked = Was du wählen darfst, ist markiert. Tipp auf etwas anderes, und du erfährst, warum es nicht geht.
coach-history = Hast du etwas verpasst? Der Verlauf zeigt jeden Zug noch einmal.
coach-close = Danke, ich komme zurecht

share-title = Partie teilen
share-what = Was du teilst
share-film = Die Partie als Film
share-image = Das Ende als Bild
share-drawing = Die Partie wird gezeichnet …
share-send = Teilen
share-shared = Es ist unterwegs.
share-saved = Es liegt jetzt in deinen Downloads.
share-note = Es entsteht auf deinem Gerät und geht nur dorthin, wohin du es schickst.

signs-smile = ein Lächeln
signs-laugh = ein Lachen
signs-surprised = Staunen
signs-sad = ein trauriges Gesicht
signs-heart = ein Herz
signs-clap = Applaus
signs-party = Konfetti
phrases-hello = Hallo!
phrases-good_luck = Viel Glück!
phrases-well_played = Gut gespielt!
phrases-thanks = Danke!
phrases-sorry = Tut mir leid!
phrases-oops = Hoppla!
phrases-think = Lass mich überlegen …
phrases-hurry = Du bist dran!
phrases-wow = Wow!
phrases-close = Das war knapp!
phrases-again = Spielen wir noch einmal?
phrases-back_soon = Bin gleich wieder da.
phrases-goodbye = Tschüss!

clock-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
clock-hours = noch { $count } h
clock-minutes = noch { $count } min
clock-seconds =
    { $count ->
        [one] Noch { $count } Sekunde.
       *[other] Noch { $count } Sekunden.
    }

refused-asked_already = Das wurde schon gefragt.
refused-begun = Die Partie läuft schon. Stattdessen kann ein Bot weiterspielen.
refused-bots_only = Mindestens ein Mensch muss mitspielen.
refused-bots_play_on = Bots spielen bis zum Ende.
refused-enough = Danach wurde in dieser Partie schon oft genug gefragt.
refused-full = Alle Plätze sind besetzt.
refused-gone = Du hast in dieser Partie aufgegeben; ein Bot spielt für dich weiter.
refused-hints_off = Tipps gibt es nur, wenn niemand an einem anderen Gerät mitspielt.
refused-illegal = Das erlauben die Regeln nicht.
refused-no_loser = Niemand hat allein verloren. Wählt anders, wer beginnt.
refused-no_one_there = Dort sitzt niemand mehr.
refused-not_over = Die Partie ist noch nicht zu Ende.
refused-not_your_seat = Das ist nicht dein Platz.
refused-not_your_turn = Du bist nicht dran.
refused-nothing_to_answer = Hier gibt es nichts mehr zu beantworten.
refused-nothing_to_undo = Es gibt nichts zurückzunehmen.
refused-offered_already = Das wurde schon angeboten.
refused-over = Die Partie ist zu Ende.
refused-points_off = Hier darf niemand von außen etwas zeigen.
refused-rematched = Es gibt schon eine nächste Partie.
refused-shown = Seitdem wurde etwas aufgedeckt, das niemand vergessen kann. Deshalb bleibt der Zug.
refused-stale = Etwas anderes war schneller. Schau noch einmal hin.
refused-time = Die Zeit ist abgelaufen.
refused-too_fast = Das war etwas schnell. Warte einen Moment.
refused-unavailable = Der Server hat zu tun. Versuch es gleich noch einmal.
refused-waiting = Es sind noch nicht alle da.
refused-offline = Der Server ist gerade nicht zu erreichen.
refused-no_match = Diese Partie gibt es hier nicht, oder du hast darin keinen Platz. Bitte um einen Link.
refused-other = Etwas ist schiefgegangen. Versuch es noch einmal.
