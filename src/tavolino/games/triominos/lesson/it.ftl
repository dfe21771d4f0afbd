### The lesson of My First Triominos.

lesson-aim-title = Ecco dove vuoi arrivare
lesson-aim-text = Il mazzo è vuoto e il rosso ha più gettoni di tutti: vince il rosso. Carte, esagoni e ponti valgono gettoni.

lesson-first-title = La tua prima carta
lesson-first-text = Una carta è sul tavolo. I numeri negli angoli che si toccano devono essere uguali.
lesson-first-task = Posa accanto una delle tue carte con i numeri.
lesson-first-right = Combacia! Un gettone per te. Il blu compra una carta.
lesson-first-wrong = Scegli una carta con i numeri e una casella illuminata.

lesson-below-title = Che cosa va sotto?
lesson-below-text = Sotto la prima carta c’è una casella che tocca il suo 1 e il suo 3. Il jolly tienilo per dopo.
lesson-below-task = Quale delle tue carte ci va?
lesson-below-right = 1 con 1, e 3 con 3.
lesson-below-wrong = Ti serve una carta con un 1 e un 3, e va sotto la prima carta.

lesson-buy-title = Comprare
lesson-buy-text = Se le tue carte non ti piacciono, puoi comprarne un’altra. Costa un gettone.
lesson-buy-task = Compra una carta.
lesson-buy-right = Hai una nuova carta sul leggio. È costata un gettone, e il tuo turno è finito.
lesson-buy-wrong = Stavolta premi il pulsante per comprare.

lesson-hexagon-title = Sei fanno un esagono
lesson-hexagon-text = Cinque carte stanno intorno a un punto. Con la sesta si fa un esagono.
lesson-hexagon-task = Chiudi il buco con la carta giusta.
lesson-hexagon-right = Un esagono! Due gettoni: uno per la carta, uno per l’esagono.
lesson-hexagon-wrong = Nel buco in alto a sinistra va una carta con 1, 2 e 1.

lesson-bridge-title = Costruisci un ponte
lesson-bridge-text = Un ponte sta fianco a fianco con una carta e ne tocca un’altra con la punta.
lesson-bridge-task = Posa la tua 3-3-5 come ponte.
lesson-bridge-right = Un ponte! Un gettone per la carta e uno per il ponte.
lesson-bridge-wrong = Ci sono due caselle possibili. Prendi quella dove la punta della carta tocca le carte dall’altra parte del buco.

lesson-joker-title = Il jolly
lesson-joker-text = Il jolly va bene dappertutto e si posa come ogni altra carta.
lesson-joker-task = Posa il jolly dove vuoi.
lesson-joker-right = Va bene con qualsiasi numero. Un gettone per te.
lesson-joker-wrong = Stavolta scegli il jolly.

lesson-swap-title = Riprendilo
lesson-swap-text = Il jolly è sul tavolo. Una delle tue carte va proprio al suo posto: 2, 3 e 3.
lesson-swap-task = Scambia la tua carta con il jolly.
lesson-swap-right = Il jolly è di nuovo tuo. Puoi posarlo dal tuo prossimo turno.
lesson-swap-wrong = Scegli la carta 2-3-3 e poi il jolly sul tavolo.

lesson-last-title = L’ultima carta
lesson-last-text = Sul tuo leggio resta una sola carta. L’ultima vale un gettone in più.
lesson-last-task = Posa la tua ultima carta.
lesson-last-right = Due gettoni: uno per la carta, uno perché era l’ultima. Al turno dopo compri una carta.
lesson-last-wrong = Stavolta non comprare. La tua carta va accanto al jolly.

lesson-win-title = Il tuo ultimo turno
lesson-win-text = Il mazzo è vuoto: ognuno ha ancora un ultimo turno. Tu hai due gettoni, il blu nessuno.
lesson-win-task = Posa una carta e vinci.
lesson-win-right = Tre gettoni a uno: hai vinto!
lesson-win-wrong = Posa una delle tue carte.
