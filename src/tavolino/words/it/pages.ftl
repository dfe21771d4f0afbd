### The pages around the table: start, settings, invitations.

language-name = Italiano

shell-skip = Vai al contenuto
shell-home = Tavolino, pagina iniziale
shell-language = Lingua
shell-settings = Impostazioni
shell-toDark = Colori scuri
shell-toLight = Colori chiari
shell-close = Chiudi
shell-privacy = La tua privacy
shell-loading = Un momento…

settings-title = Impostazioni
settings-here = Restano su questo dispositivo.
settings-theme = Colori
settings-pace = Ritmo delle mosse
settings-sounds = Suoni
settings-soundsHelp = Legno e carta, piano piano.
settings-volume = Volume
settings-largeType = Caratteri grandi
settings-largeTypeHelp = Parole più grandi su tutte le pagine. Le novità sono le prime a fare posto.
settings-vibration = Vibrazione
settings-vibrationHelp = Per un attimo, quando tocca a te.
settings-notices = Avvisami quando tocca a me
settings-noticesHelp = Finché il tavolo è aperto ma non in vista.
settings-confirm = Chiedi prima di giocare
settings-confirmHelp = Una mossa vale solo dopo un secondo tocco. Utile ai bambini e ai pollici grandi.
settings-list = Mostra l’elenco delle azioni
settings-listHelp = Tutto quello che puoi fare, a parole, accanto al tabellone.
settings-name = Il mio nome
settings-nameHelp = Con questo nome ti siedi al tavolo.
settings-forget = Dimenticami
settings-forgetHelp = Le tue partite in corso vengono abbandonate, il tuo nome sparisce da quelle finite e questo dispositivo dimentica impostazioni e risultati.
settings-forgetSure = Vuoi che dimentichiamo tutto di te? Non si può tornare indietro.
settings-forgetYes = Sì, dimenticami
settings-forgetNo = No, tieni tutto
settings-forgotten = Fatto. Di te non resta traccia.

themes-auto = Come il dispositivo
themes-light = Chiari
themes-dark = Scuri

paces-calm = Calmo
paces-brisk = Svelto
paces-at-once = Subito

facts-players = { $from }–{ $to } giocatori
facts-minutes = { $from }–{ $to } minuti
facts-age = da { $years } anni in su
facts-from = da { $years } anni

start-choose = A che cosa giochiamo?
start-rules = Regole
start-learn = Impara
start-learnLong = Imparalo in cinque minuti
start-play = Gioca
start-playOf = Gioca a { $game }
start-back = Tutti i giochi
start-here = Gioca senza rete
start-hereReady = Gioca senza rete: pronto
start-away = Senza rete: i bot giocano qui.
start-games = Giochi
start-code = Codice
start-codeAsk = Ti hanno detto un codice?
start-codeEnter = Inserisci il codice
start-more = Altro
start-rulesOf = Regole di { $game }
start-noRules = Qui non ci sono ancora regole di { $game } da leggere, ma ci sono per questi giochi:
start-learnOf = Impara { $game }
start-learnWhich = Quale gioco vuoi imparare?

setup-places = Preparazione
setup-begin = Comincia
setup-beginAndInvite = Comincia e invita
setup-beginning = Prepariamo il gioco…
setup-seats = In quanti si gioca?
setup-who = Chi gioca?
setup-seat = Posto { $number }
setup-myName = Il mio nome
setup-guestName = Nome
setup-guestDefaultName = Giocatore { $number }
setup-level = Quanto è forte?
setup-swap = { $name }, { $colour }: scambia il colore con il posto seguente
setup-kind = Chi siede qui?
setup-levelOf = livello { $level }
setup-start = Chi comincia?
setup-lot = A sorte
setup-youngest = Più giovane
setup-choice = Scelta
setup-youngestAsk = Chi è più giovane? Tocca il suo posto.
setup-choiceAsk = Chi deve cominciare? Tocca il suo posto.
setup-mark = Comincia: { $name }
setup-clock = Orologio
setup-clockHelp = Chi finisce il tempo abbandona la partita.
setup-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
setup-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
setup-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
setup-time = Tempo
setup-perMove = { $time } a mossa
setup-perMatch = { $time } a partita
setup-daysHelp = Finché la pagina è chiusa, nessuno viene a sapere che tocca a lui.
setup-rules = Regole
setup-asInBook = come nel libretto
setup-differs = cambiate: { $count }
setup-differ = Diverso dal libretto:
setup-yes = sì
setup-no = no
setup-same = Tutto come nel libretto.
setup-reset = Come nel libretto
setup-allRules = Leggi tutte le regole
setup-done = Fatto
setup-back = Torna ai posti
setup-round = { $names }, a turno.
setup-guest = un ospite
setup-byLot = Si tira a sorte chi comincia.
setup-begins =
    { $whom ->
        [you] Cominci tu.
        [guest] Comincia l’ospite.
       *[other] Comincia { $name }.
    }
setup-youngestBegins =
    { $whom ->
        [you] Comincia la persona più giovane: tu.
        [guest] Comincia la persona più giovane: l’ospite.
       *[other] Comincia la persona più giovane: { $name }.
    }

first-title = Prima partita
first-text = In due su questo dispositivo: facile, con calma e a caratteri grandi.

colours-0 = Rosso
colours-1 = Blu
colours-2 = Verde
colours-3 = Giallo

kinds-here = Qualcuno su questo dispositivo
kinds-link = Un amico, con un link
kinds-bot = Un bot

clocks-none = Senza orologio
clocks-move = Per ogni mossa
clocks-game = Per tutta la partita
clocks-days = Giorni per ogni mossa

matches-title = Le mie partite
matches-on = In corso
matches-waiting = Manca ancora qualcuno
matches-over =
    { $count ->
        [one] { $count } partita finita
       *[other] { $count } partite finite
    }
matches-others =
    { $count ->
        [one] +{ $count } altra partita
       *[other] +{ $count } altre partite
    }
matches-play = Continua
matches-open = Apri
matches-look = Rivedi
matches-watching = stai guardando
matches-score = Le tue vittorie: { $won } su { $played }.
matches-bots = Con chi puoi giocare

join-title = Un invito per te
join-from = { $name } ti invita a giocare a { $game }
join-to = Un invito a giocare a { $game }
join-where = Dove ti siedi?
join-taken = { $colour }: qui c’è { $name }
join-name = Il tuo nome
join-nameHelp = Gli altri lo vedono.
join-colour = Il tuo colore
join-sit = Siediti
join-sitting = Un momento…
join-again = Riprova
join-home = Alla pagina iniziale

code-title = Scrivi un codice
code-label = Codice
code-how = Tre sillabe, per esempio LU MO KE. Te le dice chi ti invita.
code-wait = Aspetta { $seconds } s, poi riprova.

watch-title = Guarda
watch-working = Apriamo la partita…

transfer-title = Su questo dispositivo
transfer-working = Portiamo qui il tuo posto…

missing-title = Qui non c’è niente
missing-text = Nessuna pagina ha questo indirizzo. Forse nel link manca una lettera.

refusals-offline = Il server non risponde. C’è la connessione?
refusals-expired = Questo invito valeva 30 giorni, e sono passati. Chiedine uno nuovo.
refusals-bad_link = Questo link è incompleto o non porta da nessuna parte. Chiedine uno nuovo.
refusals-used = Questo link è già stato usato o ha più di un’ora. Fanne uno nuovo sull’altro dispositivo.
refusals-full = Tutti i posti sono già occupati.
refusals-taken = Qualcuno ha appena preso questo posto. Scegline un altro.
refusals-over = Questa partita è già finita.
refusals-no_match = Questa partita non esiste, o non puoi aprirla.
refusals-removed = Chi ha aperto questo tavolo ha dato il tuo posto a qualcun altro. Puoi cominciare una partita tua quando vuoi.
refusals-moved = Ora giochi su un altro dispositivo.
refusals-no_code = Nessun tavolo ha questo codice. Forse è troppo vecchio: chiedine uno nuovo.
refusals-too_fast = Vai un po’ troppo in fretta. Aspetta un attimo e riprova.
refusals-crowded = Questa partita ha già molti spettatori. Riprova più tardi.
refusals-blocked = Chi gestisce questo server ti ha bloccato l’accesso.
refusals-unavailable = Il server ha troppo da fare. Riprova tra un attimo.
refusals-rules_changed = Questa partita seguiva altre regole e non si può più mostrare.
refusals-newer_version = Questa partita continua in una versione più recente di Tavolino. Riprova tra un po’.
refusals-name_empty = Un nome ha almeno un carattere.
refusals-name_long = Un nome ha al massimo 24 caratteri.
refusals-name_character = Un nome può contenere lettere latine, cirilliche o greche, cifre, spazi, emoji e - ' . _
refusals-name_scripts = Scrivi il nome in un solo alfabeto, per favore.
refusals-name_reserved = Questo nome è riservato a Tavolino e ai bot. Scegline un altro, per favore.
refusals-name_taken = A questo tavolo qualcuno si chiama già così. Scegli un altro nome, per favore.
refusals-other = Non ha funzionato. Riprova, per favore.
