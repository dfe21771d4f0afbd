### Play without a network: the page that downloads the games, and the table on this device.

lead = Scarica i giochi una volta sola e gioca su questo dispositivo ovunque tu sia: in treno, in vacanza, in tenda.

promise-games = Tutti i giochi, con regole e lezioni
promise-who = Contro i bot, o con altri su questo dispositivo
promise-stays = Le tue partite restano su questo dispositivo

get-button = Scarica ({ $size })
get-working = Download in corso… { $percent }
get-label = Avanzamento del download
get-failed = Il download si è interrotto. Quello che è già arrivato resta qui.
get-again = Continua
get-full = Su questo dispositivo non c’è abbastanza spazio libero.
get-none = Adesso non si può scaricare niente. Forse manca la connessione, o questo server non offre i giochi.
get-cannot = Questo browser non può conservare i giochi. Prova con un browser aggiornato, senza finestra privata, a un indirizzo che inizia con https.
get-levels = In questo download i bot arrivano al livello 5.

ready-title = Pronto su questo dispositivo
ready-text = Non ti serve più la connessione.
ready-play = Gioca

update-title = C’è una versione più recente
update-text = Le nuove partite la useranno. Quelle in corso continuano con la versione con cui sono iniziate.
update-button = Aggiorna ({ $size })

old-title = Partite di versioni precedenti
old-open =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }

install-title = Come un’app
install-text = Con una sua icona su questo dispositivo.
install-button = Installa Tavolino
install-apple = Tocca Condividi, poi «Aggiungi alla schermata Home». Altrimenti Safari potrebbe cancellare i giochi e le tue partite se non giochi per una settimana.

delete-button = Elimina da questo dispositivo
delete-sure = Eliminare i giochi e tutte le partite da questo dispositivo? Non si può tornare indietro.
delete-yes = Sì, elimina tutto
delete-no = No, tieni tutto
delete-failed = Sono in uso in un’altra scheda. Chiudila e riprova.

opening = Si prepara il tavolo…

elsewhere-title = Aperto in un’altra scheda
elsewhere-text = Tavolino gioca in una scheda alla volta, così nessuna mossa va persa.
elsewhere-button = Gioca qui

crashed-title = Il tavolo si è fermato
crashed-text = Qualcosa è andato storto. La tua partita è salvata e puoi riprendere da dove eri.
crashed-button = Riapri

missing-title = Non su questo dispositivo
missing-text = Questi giochi non sono su questo dispositivo, o non ci sono più.
missing-button = Vai al download

device-title = Su questo dispositivo
device-text = Qui non ti serve la connessione, e le tue partite restano su questo dispositivo.
device-open = Apri una partita da un file
device-bad = Questo file non contiene partite che possano continuare qui.
device-update = C’è una versione più recente dei giochi.
device-more = Aggiornamenti e spazio
device-online = Gioca online con altri

save = Salva la partita in un file
