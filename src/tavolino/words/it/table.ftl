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
bot-heard = { $name }, bot di livello { $level }
bot-choice = { $name } · livello { $level }

# How a bot plays, and for whom that is right.
character-1 = Impara il gioco insieme a te: perfetta per la prima volta e per i bambini.
character-2 = Vede solo la prossima mossa e se le gode tutte: per cominciare con calma.
character-3 = Gioca senza fretta e perdona gli sbagli: buona compagnia dopo una lunga giornata.
character-4 = Si accorge di quello che ti sfugge: per chi conosce già bene le regole.
character-5 = Ama tendere qualche piccola trappola: per chi cerca una sfida.
character-6 = Prepara le sue mosse e non perde la calma: per chi vince spesso.
character-7 = Vede lontano e non regala niente: per chi ha esperienza.
character-8 = Qui nessuno gioca meglio: per chi vuole mettersi davvero alla prova.

level = bot di livello { $level }
seat = Posto { $number }
player = Giocatore { $number }
you = Tu
free = Posto libero
vacant = libero
gone = ha abbandonato; continua un bot
standIn = Bot { $level }
gaveUp = ha abbandonato
out = fuori
due = di turno
lastMove = Rivedi l’ultima mossa ({ $name })
shape-circle = cerchio
shape-square = quadrato
shape-triangle = triangolo
shape-diamond = rombo
here = è qui
away = ora non è qui
watching =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }

turn-yours = Tocca a te
turn-of = Tocca a { $name }
turn-named = { $name }: { $task }
turn-thinking = { $name } sta pensando
turn-waiting = Aspettiamo gli altri
turn-watching = Stai guardando
turn-confirm = Giochi così?

act-confirm = Gioca
act-back = Indietro
act-skip = Non aspettare
act-skipped =
    { $last ->
        [1] { $all } mosse, mostrata solo l’ultima
       *[other] { $all } mosse, mostrate le ultime { $last }
    }
act-rule = Regola
act-hint = Suggerimento
act-look = Guarda: { $what }
act-list = Tutto quello che puoi fare
act-board = Tabellone: { $game }. Con le frecce scegli, con Invio giochi, con Esc torni indietro.
act-turn = Con < e > giri.

connection-connecting = Connessione…
connection-lost = La connessione è caduta. Torna tra un attimo; niente è andato perso.

menu-title = Altro
menu-undo = Annulla la mossa
menu-draw = Proponi di condividere la vittoria
menu-resign = Abbandona
menu-resignSure = Vuoi davvero abbandonare?
menu-yesResign = Sì, abbandono
menu-keepPlaying = Continua a giocare
menu-rematch = Gioca ancora
menu-toRematch = Alla prossima partita
menu-transfer = Passa a un altro dispositivo
menu-transferHow = Apri questo link sull’altro dispositivo o inquadralo. Vale una volta sola, entro un’ora.
menu-share = Link per gli altri
menu-watchLink = Link per guardare
menu-pointHow = Chi guarda può aiutarvi: quello che tocca si illumina qui.
menu-record = Scarica le mosse
menu-moment = Link a questo momento
menu-copied = Copiato
menu-copy = Copia
menu-close = Chiudi
menu-rules = Le regole
menu-coach = Spiega i miei primi turni
menu-turn = Gira il tabellone verso chi deve giocare
menu-home = Tutti i giochi

dock-invite = Invita
dock-bots = Bot
dock-act = Gioca
dock-history = Mosse
dock-say = Parla
dock-phrases = Di’ qualcosa
dock-sounds = Suoni?
dock-soundsHeard = Gioca con i suoni

ask-undo = { $name } vorrebbe annullare l’ultima mossa.
ask-draw = { $name } propone di condividere la vittoria.
ask-yes = Sì, volentieri
ask-no = Meglio di no
ask-waitUndo = Hai chiesto di annullare la mossa. Aspettiamo una risposta.
ask-waitDraw = Hai proposto di condividere la vittoria. Aspettiamo una risposta.

happened-joined = { $name } si siede al tavolo.
happened-taken_back = { $name } annulla una mossa.
happened-undo_asked = { $name } vorrebbe annullare una mossa.
happened-undo_allowed = { $name } è d’accordo.
happened-undo_declined = { $name } preferisce che la mossa resti.
happened-draw_offered = { $name } propone di condividere la vittoria.
happened-draw_accepted = { $name } accetta di condividere la vittoria.
happened-draw_declined = { $name } preferisce continuare a giocare.
happened-resigned = { $name } abbandona.
happened-timed_out = { $name } non ha più tempo.
happened-left = Un posto è di nuovo libero.
happened-handed_over = { $name } continua.
happened-rematched = { $name } vorrebbe giocare ancora.

waiting-say = Di’ questo codice, o manda il link.
waiting-open = Apri { $site } e scrivi il codice:
waiting-code = Codice: { $code }
waiting-valid = Vale ancora { $time }
waiting-newCode = Nuovo codice
waiting-share = Manda il link
waiting-scan = Il link come codice QR
waiting-rules = Regole
waiting-lesson = Lezione
waiting-bots = Giocano anche dei bot?
waiting-addBot = Dai un posto a un bot
waiting-fill =
    { $count ->
        [one] Dai il posto libero al bot
       *[other] Dai tutti i { $count } posti liberi ai bot
    }
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

lost-moved = Ora giochi sull’altro dispositivo.
lost-removed = Chi ha aperto questo tavolo ha dato il tuo posto a qualcun altro.
lost-back = Torna a giocare qui
lost-watch = Guarda
lost-canWatch = Puoi guardare.

handover-give = Passa il dispositivo a { $name }.
handover-ready = Sono { $name }

over-won = Vince { $name }!
over-youWon = Hai vinto!
over-shared = Vittoria condivisa: { $names }.
over-agreed = Tutti d’accordo: la vittoria è condivisa.
over-resigned = Gli altri hanno abbandonato.
over-youResigned = Hai abbandonato.
over-time = Il tempo è scaduto.
over-noOne = Non vince nessuno.
over-rules_changed = Nel frattempo le regole sono cambiate: questa partita non continua.
over-closed = Chi gestisce il server ha chiuso questa partita.
over-result = Risultato
over-review = Rivedi
over-share = Condividi
over-notNow = Non ora
over-evaluation = Com’è andata
over-evaluate = Mostra com’è andata
over-evaluating = Stiamo rivedendo la partita…
over-chance = { $name }: { $percent } per cento

moves-title = Mosse
moves-all = Tutte le mosse
moves-none = Ancora nessuna mossa.
moves-hidden = Finché si gioca, quello che è coperto resta coperto: il gioco è questo.

replay-title = Rivedi
replay-first = Alla prima mossa
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Un passo avanti
replay-last = All’ultima mossa
replay-since = Dal mio ultimo turno
replay-at = Mossa { $ply } di { $total }
replay-present = Adesso
round = Dal tuo ultimo turno

notice-tab = ● Tocca a te · { $game }
notice-title = Questa partita può durare giorni
notice-ask = Ti avvisiamo quando tocca a te, finché questa pagina è aperta. Se è chiusa, nessuno ti avvisa.
notice-closed = Quando questa pagina è chiusa, nessuno ti avvisa che tocca a te. Passa a vedere ogni tanto.
notice-yes = Sì, avvisami
notice-seat = Solo questo browser conosce il tuo posto. Con un link puoi continuare anche altrove.
notice-close = Va bene

hint-follow = Segui i segni: { $what }
hint-among = È { $names }.

# A line of play: what happens if you play otherwise, what follows, and what you gain next.
line-otherwise = Altrimenti: { $name } { $what }
line-then = Poi: { $name } { $what }
line-next = Il tuo prossimo turno: { $what }

# The coach of a first match.
coach-turn =
    Il tuo { $turn ->
        [1] primo
        [2] secondo
       *[other] terzo
    } turno: { $what }
coach-marked = Ciò che puoi scegliere è segnato. Tocca qualcos’altro e saprai perché non si può.
coach-history = Ti è sfuggito qualcosa? In «Mosse» puoi rivedere tutto.
coach-close = Grazie, me la cavo

share-title = Mostra com’è andata
share-what = Che cosa condividi
share-film = Tutta la partita, animata
share-image = Un’immagine della fine
share-drawing = La partita si sta disegnando…
share-send = Condividi
share-shared = È partita.
share-saved = La trovi tra i tuoi download.
share-note = Nasce sul tuo dispositivo e va solo dove la mandi tu.

signs-smile = un sorriso
signs-laugh = una risata
signs-surprised = stupore
signs-sad = una faccia triste
signs-heart = un cuore
signs-clap = un applauso
signs-party = coriandoli
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
clock-hours = ancora { $count } h
clock-minutes = ancora { $count } min
clock-seconds =
    { $count ->
        [one] Ancora { $count } secondo.
       *[other] Ancora { $count } secondi.
    }

refused-asked_already = È già stato chiesto.
refused-begun = La partita è cominciata. Al suo posto può continuare un bot.
refused-bots_only = Almeno una persona deve giocare.
refused-bots_play_on = I bot giocano fino in fondo.
refused-enough = In questa partita è già stato chiesto abbastanza volte.
refused-full = Tutti i posti sono occupati.
refused-gone = Hai abbandonato questa partita; un bot gioca per te.
refused-hints_off = I suggerimenti ci sono solo se nessuno gioca su un altro dispositivo.
refused-illegal = Le regole non lo permettono.
refused-no_loser = Nessuno ha perso da solo. Scegliete in un altro modo chi comincia.
refused-no_one_there = Lì non c’è più nessuno.
refused-not_over = La partita non è ancora finita.
refused-not_your_seat = Questo non è il tuo posto.
refused-not_your_turn = Non tocca a te.
refused-nothing_to_answer = Non c’è più niente a cui rispondere.
refused-nothing_to_undo = Non c’è niente da annullare.
refused-offered_already = È già stato proposto.
refused-over = La partita è finita.
refused-points_off = Qui non si può indicare nulla da fuori.
refused-rematched = La prossima partita c’è già.
refused-shown = Da allora si è visto qualcosa che nessuno può dimenticare: la mossa resta.
refused-stale = Nel frattempo è successo altro. Guarda di nuovo.
refused-time = Il tempo è scaduto.
refused-too_fast = Vai un po’ troppo in fretta. Aspetta un attimo.
refused-unavailable = Il server ha troppo da fare. Riprova tra un attimo.
refused-waiting = Non ci sono ancora tutti.
refused-offline = Per ora il server non risponde.
refused-no_match = Questa partita non esiste, o non hai un posto al tavolo. Chiedi un link.
refused-other = Qualcosa è andato storto. Riprova.
