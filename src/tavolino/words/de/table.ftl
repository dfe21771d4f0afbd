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
you = Du
free = Freier Platz
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
turn-thinking = { $name } überlegt
turn-waiting = Wir warten noch auf die anderen
turn-watching = Du schaust zu
turn-confirm = So spielen?

act-confirm = Spielen
act-back = Zurück
act-rule = Regel
act-hint = Tipp
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
menu-record = Partie herunterladen
menu-moment = Link zu diesem Moment
menu-copied = Kopiert
menu-copy = Kopieren
menu-close = Schließen
menu-rules = Die Regeln
menu-home = Alle Spiele

dock-act = Zug
dock-history = Verlauf
dock-say = Sagen
dock-phrases = Etwas sagen

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

waiting-title = Wer spielt noch mit?
waiting-invite = Schick diesen Link an alle, die mitspielen sollen:
waiting-scan = Oder lass sie ihn scannen:
waiting-addBot = Den Platz einem Bot geben
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

notice-tab = ● Du bist dran · { $game }
notice-title = Diese Partie kann Tage dauern
notice-ask = Wir sagen dir gern, wenn du dran bist, solange dieser Tisch offen bleibt.
notice-yes = Ja, sagt Bescheid
notice-seat = Nur dieser Browser kennt deinen Platz. Mit einem Link kannst du auch anderswo weiterspielen, falls er ihn vergisst.
notice-close = Alles klar

hint-follow = Folge der Markierung: { $what }

share-title = Partie teilen
share-what = Was du teilst
share-film = Die Partie als Film
share-image = Das Ende als Bild
share-drawing = Die Partie wird gezeichnet …
share-send = Teilen
share-shared = Es ist unterwegs.
share-saved = Es liegt jetzt in deinen Downloads.
share-note = Es entsteht auf deinem Gerät und geht nur dorthin, wohin du es schickst.

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
