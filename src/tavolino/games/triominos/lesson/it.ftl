### The rules of My First Triominos, and its lesson.

rules-laying-title = Posare una carta
rules-laying-text =
    Ogni carta è un triangolo con un numero da 1 a 5 in ogni angolo. Ogni numero ha il suo colore e altrettanti puntini: si può giocare anche senza saper leggere.

    Ognuno riceve sei carte e quattro gettoni, e una carta è già sul tavolo. Posi una carta con un lato intero contro un’altra. Dove i suoi angoli toccano altre carte, i numeri devono essere uguali. Così guadagni un gettone.

rules-turn-title = Il tuo turno
rules-turn-text =
    Posi una carta, oppure ne compri una: paghi un gettone e prendi la prima carta del mazzo. Puoi comprare anche se potresti posare. In ogni caso il tuo turno finisce.

    Passi solo se non puoi né posare né comprare. Se posi la tua ultima carta, ricevi un gettone in più; poi vai avanti comprando.

rules-hexagon-title = Un esagono
rules-hexagon-text =
    Sei carte intorno a un punto fanno un esagono. Chi posa la sesta riceve un gettone in più.

    Qui il rosso chiude il buco: un gettone per la carta e uno per l’esagono.

rules-bridge-title = Un ponte
rules-bridge-text =
    Una carta che tocca le altre con un solo lato, e anche con l’angolo opposto, è un ponte. Vale un gettone in più.

    Qui la carta del rosso si appoggia con un lato a quella vicina e tocca l’altra riva con l’angolo.

rules-joker-title = Il jolly
rules-joker-text =
    Il jolly va bene dappertutto. Dove un angolo è toccato solo dal jolly, dopo può venire qualsiasi numero.

    Se è sul tavolo e hai una carta che va bene al suo posto, puoi scambiarli: la tua carta resta lì e il jolly viene da te. Vale come tutto il tuo turno: non costa gettoni e non ne fa guadagnare.

rules-end-title = La fine
rules-end-text =
    Quando qualcuno compra l’ultima carta del mazzo, tutti gli altri hanno ancora un turno, e chi l’ha comprata gioca per ultimo. La partita finisce anche quando tutti hanno passato, uno dopo l’altro.

    Vince chi ha più gettoni; a pari merito si condivide la vittoria. Le carte rimaste non contano.

rules-options-title = Per i più piccoli
rules-options-text =
    Per una prima partita si può giocare a carte scoperte, così tutti possono aiutare tutti. E il jolly può restare nella scatola.

    Qui puoi provare liberamente che cosa va bene e dove.

lesson-aim-title = Ecco dove vuoi arrivare
lesson-aim-text = Il mazzo è vuoto e il rosso ha più gettoni di tutti: vince il rosso. Ogni carta che posi vale un gettone; esagoni, ponti e la tua ultima carta ne valgono uno in più.

lesson-first-title = La tua prima carta
lesson-first-text = Una carta è sul tavolo. Scegli una delle tue carte con i numeri e posala accanto, in modo che i numeri negli angoli che si toccano siano uguali.
lesson-first-right = Combacia! Un gettone per te. Il blu compra una carta.
lesson-first-wrong = Scegli una carta con i numeri e una casella illuminata.

lesson-below-title = Che cosa va sotto?
lesson-below-text = Sotto la prima carta c’è una casella che tocca il suo 1 e il suo 3. Quale delle tue carte ci va? Il jolly tienilo per dopo.
lesson-below-right = 1 con 1, e 3 con 3.
lesson-below-wrong = Ti serve una carta con un 1 e un 3, e va sotto la prima carta.

lesson-buy-title = Comprare
lesson-buy-text = Se le tue carte non ti piacciono, comprane un’altra: costa un gettone. Compra una carta.
lesson-buy-right = Hai una nuova carta. È costata un gettone, e il tuo turno è finito.
lesson-buy-wrong = Stavolta premi il pulsante per comprare.

lesson-hexagon-title = Sei fanno un esagono
lesson-hexagon-text = Cinque carte stanno intorno a un punto. Chiudi il buco con la carta giusta.
lesson-hexagon-right = Un esagono! Due gettoni: uno per la carta, uno per l’esagono.
lesson-hexagon-wrong = Nel buco in alto a sinistra va una carta con 1, 2 e 1.

lesson-bridge-title = Costruisci un ponte
lesson-bridge-text = Un ponte tocca altre carte con un lato, e anche con l’angolo opposto. Trova una casella dove la tua 3-3-5 diventa un ponte.
lesson-bridge-right = Un ponte! Un gettone per la carta e uno per il ponte.
lesson-bridge-wrong = Ci sono due caselle possibili. Prendi quella dove la punta della carta tocca le carte dall’altra parte del buco.

lesson-joker-title = Il jolly
lesson-joker-text = Il jolly va bene dappertutto e si posa come ogni altra carta. Posalo dove vuoi.
lesson-joker-right = Va bene con qualsiasi numero. Un gettone per te.
lesson-joker-wrong = Stavolta scegli il jolly.

lesson-swap-title = Riprendilo
lesson-swap-text = Il jolly è sul tavolo, e una delle tue carte va proprio al suo posto: servono 2, 3 e 3. Scambiala con il jolly.
lesson-swap-right = Il jolly è di nuovo tuo. Puoi posarlo dal tuo prossimo turno.
lesson-swap-wrong = Scegli la carta 2-3-3 e poi il jolly sul tavolo.

lesson-last-title = L’ultima carta
lesson-last-text = Ti resta una sola carta. Posala: la tua ultima carta vale un gettone in più.
lesson-last-right = Due gettoni: uno per la carta, uno perché era l’ultima. Da adesso in poi compri.
lesson-last-wrong = Stavolta non comprare. La tua carta va accanto al jolly.

lesson-win-title = Il tuo ultimo turno
lesson-win-text = Il mazzo è vuoto: ognuno ha ancora un ultimo turno. Tu hai due gettoni, il blu nessuno. Posa una carta e vinci.
lesson-win-right = Tre gettoni a uno: hai vinto!
lesson-win-wrong = Posa una delle tue carte.
