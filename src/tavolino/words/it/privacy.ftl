### Quello che dice la pagina sulla privacy. Deve essere vero per il server.

lead = Qui non ci sono account. Questo è tutto ciò che viene conservato, e come farlo dimenticare.
cookie-title = Un solo cookie
cookie-text = Quando ti siedi o guardi una partita per la prima volta, il tuo browser riceve un cookie con un segreto casuale. Apre i tuoi posti e dura 400 giorni. Il server conserva solo un’impronta (hash) del segreto, che non apre nulla. Non ci sono altri cookie.
matches-title = Nomi e partite
matches-text = Il server conserva il tuo nome così come lo hai scritto, e ogni partita: chi sedeva dove, ogni mossa e quando è stata giocata. Chi gioca o guarda vede i nomi. Una partita non finita viene cancellata se da molto tempo non vi succede più nulla; quelle finite restano. Quello che dici al tavolo con le frasi pronte viene solo trasmesso, non conservato.
device-title = Sul tuo dispositivo
device-text = Il tuo browser ricorda le impostazioni, il tuo nome, come hai preparato l’ultima volta un gioco, a che punto sei di una lezione e com’è finita contro i bot. Niente di tutto questo lascia il dispositivo prima che tu ti sieda, e allora solo il tuo nome e quello che hai scelto per il gioco.
address-title = Il tuo indirizzo
address-text = L’indirizzo internet del tuo dispositivo non è né nella banca dati né nel registro di questo server. Resta per un po’ in memoria, solo perché nessuno chieda troppo in una volta. L’unica eccezione: un indirizzo bloccato da chi gestisce il server viene conservato.
others-title = Gli altri
others-text = Niente va a terzi: nessuna pubblicità, nessun servizio di statistiche, nessun file preso da altri siti. Chi gestisce questo server può avere registri propri, per esempio quelli di un proxy, e copie di sicurezza. Se vuoi saperlo, chiedilo a chi lo gestisce.
forget-title = Farsi dimenticare
forget-text = Basta il pulsante qui sotto, che trovi anche nelle impostazioni. Dopo, niente apre più i tuoi posti. Restano le partite stesse, senza il tuo nome, e l’impronta del tuo segreto: così il tuo nome non torna, neanche se si deve ripristinare una copia di sicurezza. Vale per i posti di questo browser: fallo quindi su ogni dispositivo su cui hai preso posto.
