### What is said at the table, whatever game is played.

bot = Bot (livello { $level })
seat = Posto { $number }
free = Posto libero
gone = ha abbandonato; continua un bot
here = è qui
away = ora non è qui
watching =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }

turn-yours = Tocca a te
turn-of = Tocca a { $name }
turn-thinking = { $name } sta pensando…
turn-over = La partita è finita
turn-waiting = Aspettiamo gli altri
turn-watching = Stai guardando
turn-confirm = Giochi così?

act-confirm = Gioca
act-back = Indietro
act-hint = Suggerimento
act-list = Tutto quello che puoi fare
act-board = Tabellone: { $game }. Con le frecce scegli, con Invio giochi, con Esc torni indietro.
act-turn = Con < e > giri.

connection-connecting = Connessione…
connection-lost = La connessione è caduta. Torna tra un attimo; niente è andato perso.

menu-title = Altro
menu-undo = Ritira la mossa
menu-draw = Proponi vittoria condivisa
menu-resign = Abbandona
menu-resignSure = Vuoi davvero abbandonare?
menu-yesResign = Sì, abbandono
menu-keepPlaying = Continua a giocare
menu-rematch = Gioca ancora
menu-toRematch = Alla prossima partita
menu-carry = Passa a un altro dispositivo
menu-carryHow = Apri questo link sull’altro dispositivo o inquadralo. Vale una volta sola, entro un’ora.
menu-share = Link per gli altri
menu-watchLink = Link per guardare
menu-record = Salva la partita
menu-moment = Link a questo momento
menu-copied = Copiato
menu-copy = Copia
menu-close = Chiudi
menu-rules = Le regole
menu-home = Tutti i giochi

ask-undo = { $name } vorrebbe ritirare l’ultima mossa.
ask-draw = { $name } propone di condividere la vittoria.
ask-yes = Sì, volentieri
ask-no = Meglio di no
ask-waitUndo = Hai chiesto di ritirare la mossa. Aspettiamo gli altri.
ask-waitDraw = Hai proposto di condividere la vittoria. Aspettiamo gli altri.

happened-joined = { $name } è al tavolo.
happened-taken_back = { $name } ritira una mossa.
happened-undo_asked = { $name } vorrebbe ritirare una mossa.
happened-undo_allowed = { $name } è d’accordo.
happened-undo_declined = { $name } preferisce che la mossa resti.
happened-draw_offered = { $name } propone di condividere la vittoria.
happened-draw_accepted = { $name } accetta di condividere la vittoria.
happened-draw_declined = { $name } preferisce continuare a giocare.
happened-resigned = { $name } abbandona.
happened-timed_out = { $name } ha finito il tempo.
happened-left = Un posto è di nuovo libero.
happened-handed_over = { $name } continua.
happened-rematched = { $name } vorrebbe giocare ancora.

waiting-title = Il tavolo è pronto
waiting-invite = Manda questo link a chi deve giocare:
waiting-scan = Oppure faglielo inquadrare:
waiting-addBot = Dai il posto a un bot
waiting-level = Livello
waiting-free =
    { $count ->
        [one] C’è ancora un posto libero.
       *[other] Ci sono ancora { $count } posti liberi.
    }

host-menu = Posto di { $name }
host-free = Libera questo posto
host-bot = Fai continuare un bot
host-freeSure = { $name } non siederà più qui e qualcun altro potrà prendere il posto con il link.
host-botSure = { $name } non giocherà più in questa partita.
host-yesFree = Sì, liberalo
host-yesBot = Sì, continua un bot
host-no = No, lascia così

handover-title = Adesso tocca a { $name }
handover-there = Ci sei, { $name }?
handover-text = Passa il dispositivo. Gli altri guardano un attimo altrove.
handover-ready = Sono { $name }

over-won = Vince { $name }!
over-youWon = Hai vinto!
over-shared = Vittoria condivisa: { $names }.
over-agreed = Tutti d’accordo: la vittoria è condivisa.
over-resigned = Gli altri hanno abbandonato.
over-time = Il tempo è scaduto.
over-noOne = Non vince nessuno.
over-rules_changed = Nel frattempo le regole sono cambiate: questa partita non continua.
over-closed = Chi gestisce il server ha chiuso questa partita.
over-evaluation = Com’è andata
over-evaluate = Mostra com’è andata
over-evaluating = Stiamo rivedendo la partita…
over-chance = { $name }: { $percent } per cento

moves-title = Mosse
moves-none = Ancora nessuna mossa.
moves-hidden = Finché si gioca, quello che è coperto resta coperto: il gioco è questo.

replay-title = Rivedi
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Un passo avanti
replay-last = Al presente
replay-since = Dal mio ultimo turno
replay-at = Mossa { $ply } di { $total }
replay-past = Stai guardando il passato.
replay-present = Torna al presente

phrases-title = Di’ qualcosa
phrases-hello = Ciao!
phrases-good_luck = Buona fortuna!
phrases-well_played = Ben giocato!
phrases-thanks = Grazie!
phrases-sorry = Scusa!
phrases-oops = Ops!
phrases-think = Fammi pensare…
phrases-hurry = Tocca a te!
phrases-wow = Caspita!
phrases-close = C’è mancato poco!
phrases-again = Giochiamo ancora?
phrases-back_soon = Torno subito.
phrases-goodbye = Alla prossima!

clock-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }

refused-asked_already = È già stato chiesto.
refused-begun = La partita è cominciata. Al suo posto può continuare un bot.
refused-bots_only = Almeno una persona deve giocare.
refused-bots_play_on = I bot giocano fino in fondo.
refused-enough = In questa partita è già stato chiesto abbastanza volte.
refused-full = Tutti i posti sono occupati.
refused-gone = Hai abbandonato questa partita; un bot gioca per te.
refused-hints_off = I suggerimenti ci sono solo nelle partite contro i bot.
refused-illegal = Le regole non lo permettono.
refused-no_one_there = Lì non c’è più nessuno.
refused-not_over = La partita non è ancora finita.
refused-not_your_seat = Questo non è il tuo posto.
refused-not_your_turn = Non tocca a te.
refused-nothing_to_answer = Non c’è più niente a cui rispondere.
refused-nothing_to_undo = Non c’è niente da ritirare.
refused-offered_already = È già stato proposto.
refused-over = La partita è finita.
refused-rematched = La prossima partita c’è già.
refused-shown = Da allora si è visto qualcosa che nessuno può dimenticare: la mossa resta.
refused-stale = Nel frattempo è successo altro. Guarda di nuovo.
refused-time = Il tempo è scaduto.
refused-too_fast = Un po’ troppo in fretta. Aspetta un attimo.
refused-unavailable = Il server è occupato. Riprova tra un attimo.
refused-waiting = Non ci sono ancora tutti.
refused-offline = Il server ora non è raggiungibile.
refused-no_match = Questa partita qui non c’è, o non hai un posto al tavolo. Chiedi un link.
refused-other = Qualcosa è andato storto. Riprova.
