### The rules of My First Triominos.

aim-title = Lo scopo
aim-heart = Posa carte che combaciano e guadagna più gettoni che puoi. Alla fine vince chi ne ha di più.

box-title = Che cosa c’è nella scatola
box-players = Si gioca da due a quattro, dai quattro anni in su. Nella scatola ci sono carte, quattro leggii, gettoni e le regole.
box-cards = Ci sono 36 carte triangolari; una è il jolly. Le altre hanno in ogni angolo un numero da 1 a 5, e ogni numero ha il suo colore. Ogni scelta di tre numeri esiste una volta sola, per esempio 1-1-2 o 3-4-5. Così sono 35; le regole stampate non le elencano.
box-dots = A ogni numero c’è anche qualcosa da contare: triangolini nella scatola francese, stelle in quella tedesca. Visto che sono diversi, noi disegniamo puntini, tanti quanti dice il numero. Così puoi giocare prima ancora di conoscere i numeri.
box-bank = I gettoni stanno nella banca: 50 nella scatola francese, 60 in quella tedesca. La nostra banca non resta mai vuota, perché nessuno dei due testi dice che cosa succederebbe.
caption-cards = Ogni numero ha il suo colore e i suoi puntini; il jolly non ne ha.

setup-title = Preparazione
setup-racks = Ognuno riceve un leggio. Le tue carte ci stanno sopra in modo che le veda solo tu.
setup-pot = Mettete tutte le carte coperte sul tavolo e mescolatele: è il mazzo. Se ne prende una qualsiasi. Se le carte sono impilate si prende la prima, che è lo stesso.
setup-deal = Ognuno prende dal mazzo sei carte per il suo leggio e dalla banca quattro gettoni.
setup-first = Scoprite una carta del mazzo: è la prima carta sul tavolo. Se è il jolly, rimettetelo nel mazzo e prendetene un’altra.
setup-begin = Scegliete chi comincia, per esempio il più piccolo o il più grande; altrimenti decide la sorte. Poi si gioca a turno.
caption-first = La prima carta è sul tavolo; i suoi tre lati sono liberi.

turn-title = Il tuo turno
turn-choice = Nel tuo turno fai una cosa sola: posi una carta, ne compri una per un gettone o scambi il jolly. Se non puoi né posare né comprare, passi.

laying-title = Posare una carta
laying-where = Puoi posare una carta contro qualsiasi lato libero di qualsiasi carta sul tavolo. Girala come vuoi finché va bene.
laying-corners = Una carta sta con un lato intero contro un’altra. Dove i suoi angoli toccano altre carte, numeri e colori devono essere uguali. Le figure della scatola ci mancano; seguiamo un’edizione successiva per bambini, in cui decidono gli angoli.
laying-forbidden = È quindi vietato che un angolo tocchi un numero diverso. Non basta nemmeno toccare solo con un angolo. Fai attenzione anche alla punta della tua carta: oltre un buco può toccarne un’altra.
laying-chip = Una carta che posi ti fa guadagnare un gettone dalla banca. Poi tocca a chi segue.
laying-last = L’ultima carta del tuo leggio vale un gettone in più: due in tutto. Più tardi puoi riuscirci ancora.
laying-empty = Dopo la tua ultima carta, al turno dopo ne compri una nuova. Le regole francesi dicono che puoi, quelle tedesche che devi. Con il leggio vuoto non si può fare altro, quindi valgono entrambe. Se non puoi comprare, passi.
caption-matching = Tre carte del rosso vanno bene: una per ogni lato della prima carta.
caption-laid = Il rosso posa 1-3-4: 1 con 1, 3 con 3. Vale un gettone.
caption-mismatch = Vietato: 3 tocca 3, ma 4 toccherebbe 2.
caption-tip = Vietato: 2 tocca 2, ma solo con un angolo.
caption-gap = Vietato: il lato va bene, ma il 3 della punta toccherebbe un 2.
caption-last = Il rosso posa l’ultima carta del leggio e riceve due gettoni.

buying-title = Comprare e passare
buying-price = Se non puoi o non vuoi posare, compra: paga un gettone alla banca e prendi una carta dal mazzo. La carta va sul tuo leggio, e il tuo turno è finito. Puoi posarla al più presto nel tuo prossimo turno.
buying-pass = Se nessuna carta va bene e non puoi comprare, perché non hai gettoni o il mazzo è vuoto, passi. Non paghi niente e aspetti il tuo prossimo turno, o la fine.
buying-duty = Se non hai gettoni ma hai una carta che va bene, devi posarla: le regole stampate conoscono solo posare o pagare. Nessuno però deve scambiare il jolly. Puoi passare anche se uno scambio è possibile.
caption-buying = Il rosso paga un gettone e prende una carta dal mazzo.

extras-title = Esagoni e ponti
extras-hexagon = Sei carte intorno a un punto fanno un esagono. La sesta vale un gettone in più, due in tutto, e così anche un ponte. Il jolly conta come ogni altra carta.
extras-two = Se una carta completa due esagoni in una volta, vale due gettoni in più: tre in tutto. Ogni esagono che completa conta.
extras-bridge = Un ponte sta fianco a fianco con una sola carta e con la punta ne tocca un’altra oltre un buco. La figura della scatola ci manca; altre edizioni del gioco dicono così.
extras-table =
    Gettoni in tutto | una carta qualsiasi | l’ultima del tuo leggio
    carta | 1 | 2
    con un esagono | 2 | 3
    con due esagoni | 3 | 4
    con un ponte | 2 | 3
caption-hexagon = Il rosso chiude il buco: un gettone per la carta, uno per l’esagono.
caption-two = La carta del rosso completa due esagoni in una volta: tre gettoni.
caption-bridge = La carta del rosso sta accanto a una carta; la punta ne tocca un’altra.

joker-title = Il jolly
joker-place = Il jolly vale come qualsiasi carta e va bene a ogni lato libero. Fa guadagnare gettoni come ogni altra carta.
joker-stands = Sul tavolo vale i numeri e i colori delle carte che ha intorno. Di suoi non ne ha.
joker-corner = Un angolo che tocca solo il jolly è libero: va bene qualsiasi numero. Agli altri suoi angoli decidono le carte che ci sono già.
joker-side = Nel testo stampato è libero un lato del jolly; sotto una figura francese lo è un angolo. Noi giochiamo con gli angoli liberi: così in un punto non si incontrano mai due numeri diversi. In «Accanto al jolly» potete scegliere invece «Lati liberi». Agli angoli del jolly devono allora combaciare solo le carte che stanno fianco a fianco.
joker-swap = Solo il jolly può tornare dal tavolo: posa una carta che va bene proprio al suo posto, e prendilo sul tuo leggio. Con questo il tuo turno finisce; non costa gettoni e non ne fa guadagnare.
caption-joker = Il rosso posa il jolly, qualunque siano i numeri.
caption-corner = La carta del blu tocca un angolo libero del jolly: va bene qualsiasi numero.
caption-meeting = Accanto al jolly 3 può toccare 3, ma 4 non può toccare 2.
caption-side = «Lati liberi»: il 4-4-4 del blu può stare lì anche se 4 tocca 3.
caption-swap = Il 2-3-3 del rosso va al posto del jolly: il rosso lo riprende.

end-title = La fine
end-round = Chi prende l’ultima carta del mazzo gioca per ultimo. Prima, tutti gli altri hanno ancora un turno.
end-winner = Vince chi ha più gettoni. Le carte rimaste non contano.
end-ties = A pari merito si condivide la vittoria. La scatola non ne parla, e condividere non richiede una regola nuova. In «Gettoni pari» potete scegliere invece «Meno carte»: tra chi è pari vince chi ha meno carte rimaste.
end-passes = La partita finisce anche quando tutti hanno passato, uno dopo l’altro. La scatola non lo dice, ma non cambierebbe più niente.
caption-end = Il mazzo è vuoto e tutti hanno fatto l’ultimo turno: vince il rosso.

tips-title = Consigli dalla scatola
tips-wait = A volte conviene non posare: nel mazzo può esserci il jolly, o la carta per un esagono o un ponte.
tips-joker = Tieni il jolly che hai ripreso per un giro successivo. Può farti guadagnare più gettoni, per esempio con un esagono o un ponte.

parents-title = Per i genitori e la prima partita
parents-learn = È un gioco istruttivo: giocando, un bambino impara i colori, i numeri e a contare.
parents-first = La prima volta, e con i più piccoli, giocate senza leggii e senza jolly. Tutte le carte sono scoperte, e chi guida il gioco e lo conosce aiuta gli altri. Per questo scegliete «Carte scoperte» e disattivate «Con il jolly». Aggiungete entrambi quando tutti conoscono il gioco.
caption-open = Tutte le carte sono scoperte, senza jolly: prova che cosa va bene e dove.

choices-title = Che cosa potete scegliere
choices-table =
    Scelta | di solito | altrimenti
    Con il jolly | sì | no
    Carte scoperte | no | sì
    Accanto al jolly | Angoli liberi | Lati liberi
    Gettoni pari | Vittoria divisa | Meno carte

makers-title = Da dove vengono le regole
makers-game = Dalle regole di «My First Triominos», stampate in francese e in tedesco. Non nominano nessun autore, e il titolo è del suo editore. Tabelloni e testi sono nostri.
