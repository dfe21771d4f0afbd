### The pages around the table: start, settings, invitations.

language-name = Deutsch

shell-skip = Zum Inhalt
shell-home = Tavolino, zur Startseite
shell-language = Sprache
shell-settings = Einstellungen
shell-toDark = Dunkle Farben
shell-toLight = Helle Farben
shell-close = Schließen
shell-privacy = Datenschutz
shell-loading = Einen Moment …

settings-title = Einstellungen
settings-here = Sie bleiben auf diesem Gerät.
settings-theme = Farben
settings-pace = Tempo der Züge
settings-sounds = Töne
settings-soundsHelp = Holz und Papier, ganz leise.
settings-volume = Lautstärke
settings-largeType = Große Schrift
settings-largeTypeHelp = Größere Schrift auf allen Seiten. Dafür machen Neuigkeiten zuerst Platz.
settings-vibration = Vibrieren
settings-vibrationHelp = Kurz, wenn du dran bist.
settings-notices = Sagen, wenn ich dran bin
settings-noticesHelp = Solange der Tisch offen, aber nicht zu sehen ist.
settings-confirm = Vor dem Ziehen fragen
settings-confirmHelp = Ein Zug gilt erst nach dem zweiten Tippen. Gut für Kinder und für große Daumen.
settings-list = Liste der Möglichkeiten zeigen
settings-listHelp = Alles, was du tun kannst, in Worten neben dem Brett.
settings-name = Mein Name
settings-nameHelp = Unter diesem Namen nimmst du am Tisch Platz.
settings-forget = Vergiss mich
settings-forgetHelp = Deine laufenden Partien werden aufgegeben, dein Name verschwindet aus den beendeten, und dieses Gerät vergisst deine Einstellungen und Ergebnisse.
settings-forgetSure = Alles über dich vergessen? Das lässt sich nicht rückgängig machen.
settings-forgetYes = Ja, vergiss mich
settings-forgetNo = Nein, behalten
settings-forgotten = Erledigt. Von dir ist nichts mehr da.

themes-auto = Wie das Gerät
themes-light = Hell
themes-dark = Dunkel

paces-calm = Ruhig
paces-brisk = Zügig
paces-at-once = Sofort

facts-players = { $from }–{ $to } Personen
facts-minutes = { $from }–{ $to } Minuten
facts-age = ab { $years } Jahren
facts-from = ab { $years }

start-choose = Was wollen wir spielen?
start-rules = Regeln
start-learn = Lernen
start-learnLong = In fünf Minuten lernen
start-play = Spielen
start-playOf = { $game } spielen
start-back = Alle Spiele
start-here = Ohne Netz spielen
start-hereReady = Ohne Netz spielen: bereit
start-away = Ohne Netz: Bots spielen hier.
start-games = Spiele
start-code = Code
start-codeAsk = Hat dir jemand einen Code gesagt?
start-codeEnter = Code eingeben
start-more = Mehr
start-rulesOf = Regeln von { $game }
start-noRules = Zu { $game } gibt es hier noch keine Regeln zum Lesen, aber zu diesen Spielen:
start-learnOf = { $game } lernen
start-learnWhich = Welches Spiel möchtest du lernen?

setup-places = Aufbau
setup-begin = Los geht’s
setup-beginAndInvite = Einladen und los
setup-beginning = Das Spiel wird aufgebaut …
setup-seats = Wie viele spielen?
setup-who = Wer spielt mit?
setup-seat = Platz { $number }
setup-myName = Mein Name
setup-guestName = Name
setup-guestDefaultName = Gast { $number }
setup-level = Wie stark?
setup-swap = { $name }, { $colour }: Farbe mit dem nächsten Platz tauschen
setup-kind = Wer sitzt hier?
setup-levelOf = Stufe { $level }
setup-start = Wer beginnt?
setup-lot = Los
setup-youngest = Jüngste
setup-choice = Wahl
setup-youngestAsk = Wer ist am jüngsten? Tipp den Platz an.
setup-choiceAsk = Wer soll beginnen? Tipp den Platz an.
setup-mark = Es beginnt: { $name }
setup-clock = Uhr
setup-clockHelp = Ist deine Zeit um, gilt das als Aufgeben.
setup-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
setup-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
setup-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
setup-time = Zeit
setup-perMove = { $time } je Zug
setup-perMatch = { $time } je Partie
setup-daysHelp = Solange die Seite zu ist, erfährt niemand, wer dran ist.
setup-rules = Regeln
setup-asInBook = wie im Buch
setup-differs = { $count } anders
setup-differ = Anders als im Buch:
setup-yes = ja
setup-no = nein
setup-same = Alles wie im Buch.
setup-reset = Wie im Buch
setup-allRules = Alle Regeln lesen
setup-done = Fertig
setup-back = Zurück zu den Plätzen
setup-round = { $names }, reihum.
setup-guest = ein Gast
setup-byLot = Das Los bestimmt, wer beginnt.
setup-begins =
    { $whom ->
        [you] Du beginnst.
        [guest] Der Gast beginnt.
       *[other] { $name } beginnt.
    }
setup-youngestBegins =
    { $whom ->
        [you] Du bist am jüngsten und beginnst.
        [guest] Der Gast ist am jüngsten und beginnt.
       *[other] { $name } ist am jüngsten und beginnt.
    }

first-title = Erstes Spiel
first-text = Zu zweit an diesem Gerät: ganz leicht, in Ruhe und mit großer Schrift.

colours-0 = Rot
colours-1 = Blau
colours-2 = Grün
colours-3 = Gelb

kinds-here = Jemand an diesem Gerät
kinds-link = Jemand per Link
kinds-bot = Ein Bot

clocks-none = Ohne Uhr
clocks-move = Für jeden Zug
clocks-game = Für die ganze Partie
clocks-days = Tage für jeden Zug

matches-title = Meine Partien
matches-on = Im Gange
matches-waiting = Noch nicht vollzählig
matches-over =
    { $count ->
        [one] { $count } beendete Partie
       *[other] { $count } beendete Partien
    }
matches-others =
    { $count ->
        [one] +{ $count } weitere Partie
       *[other] +{ $count } weitere Partien
    }
matches-play = Weiterspielen
matches-open = Öffnen
matches-look = Noch einmal ansehen
matches-watching = du schaust zu
matches-score = Du hast { $won } von { $played } gewonnen.
matches-bots = Mit wem du spielen kannst

join-title = Du bist eingeladen
join-from = { $name } lädt dich zu { $game } ein
join-to = Du bist zu { $game } eingeladen
join-where = Wo sitzt du?
join-taken = { $colour }: hier sitzt { $name }
join-name = Dein Name
join-nameHelp = Die anderen sehen ihn.
join-colour = Deine Farbe
join-sit = Platz nehmen
join-sitting = Einen Moment …
join-again = Noch einmal versuchen
join-home = Zur Startseite

code-title = Code eingeben
code-label = Code
code-how = Drei Silben, zum Beispiel LU MO KE. Wer dich einlädt, sagt sie dir.
code-wait = Warte { $seconds } s, dann versuch es noch einmal.

watch-title = Zuschauen
watch-working = Die Partie wird geöffnet …

transfer-title = Auf dieses Gerät
transfer-working = Dein Platz kommt hierher …

missing-title = Hier ist nichts
missing-text = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt im Link ein Buchstabe.

refusals-offline = Der Server ist nicht erreichbar. Bist du verbunden?
refusals-expired = Diese Einladung galt 30 Tage, und die sind vorbei. Bitte um eine neue.
refusals-bad_link = Dieser Link ist unvollständig oder führt nirgendwohin. Bitte um einen neuen.
refusals-used = Dieser Link wurde schon benutzt oder ist älter als eine Stunde. Mach auf dem anderen Gerät einen neuen.
refusals-full = Alle Plätze sind schon besetzt.
refusals-taken = Diesen Platz hat gerade jemand anderes genommen. Such dir einen anderen aus.
refusals-over = Diese Partie ist schon zu Ende.
refusals-no_match = Diese Partie gibt es nicht, oder sie ist nicht für dich offen.
refusals-removed = Wer diesen Tisch eröffnet hat, hat deinen Platz weitergegeben. Du kannst jederzeit selbst eine Partie beginnen.
refusals-moved = Du spielst jetzt am anderen Gerät.
refusals-no_code = Kein Tisch hat diesen Code. Vielleicht ist er zu alt: Lass dir einen neuen sagen.
refusals-too_fast = Das war etwas schnell. Warte kurz und versuch es noch einmal.
refusals-crowded = Dieser Partie schauen schon sehr viele zu. Versuch es später noch einmal.
refusals-blocked = Der Betreiber dieses Servers hat dich gesperrt.
refusals-unavailable = Der Server hat zu tun. Versuch es gleich noch einmal.
refusals-rules_changed = Diese Partie wurde nach anderen Regeln gespielt und lässt sich nicht mehr zeigen.
refusals-newer_version = Diese Partie läuft in einer neueren Version von Tavolino weiter. Versuch es in einer Weile noch einmal.
refusals-name_empty = Ein Name braucht mindestens ein Zeichen.
refusals-name_long = Ein Name darf höchstens 24 Zeichen haben.
refusals-name_character = Ein Name kann lateinische, kyrillische oder griechische Buchstaben, Ziffern, Leerzeichen, Emojis und - ' . _ enthalten.
refusals-name_scripts = Bitte schreib den Namen in einem einzigen Alphabet.
refusals-name_reserved = Dieser Name gehört Tavolino oder einem Bot. Bitte wähle einen anderen.
refusals-name_taken = An diesem Tisch heißt schon jemand so. Bitte wähle einen anderen Namen.
refusals-other = Das hat nicht geklappt. Bitte versuch es noch einmal.
