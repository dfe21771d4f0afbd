### The rules of Memento, and its lesson.

rules-board-title = Il tabellone
rules-board-text =
    Quattro triangoli formano insieme un grande triangolo. Ognuno ha tre angoli, tre punti sui lati e un centro. I pezzi camminano lungo le linee e, dove i triangoli si toccano, tra i punti che stanno fianco a fianco.

    Il bordo non ferma nessuno. Da una punta del grande triangolo passi direttamente a un’altra punta, oppure a uno dei tre angoli che si incontrano sul lato opposto. Anche questi punti d’incontro sono collegati tra loro. Qui il rosso passa oltre il bordo.

rules-coming-title = Entrare in gioco
rules-coming-text =
    Chi comincia mette un singolo su un punto qualsiasi: una pietra con sopra un segnalino. Poi ognuno, nel suo turno, può far entrare due singoli insieme, su due punti liberi del contorno dei tre triangoli esterni.

    I centri e tutto il triangolo interno sono chiusi ai nuovi arrivati. Le pietre sono di tutti: 11 in due o in tre, 15 in quattro. Ognuno ha nove segnalini.

rules-turning-title = Girare un triangolo
rules-turning-text =
    Oppure giri uno dei quattro triangoli di un terzo di giro, in un senso o nell’altro. Tutto ciò che sta sul suo contorno viaggia con lui, di chiunque sia. Il centro resta dov’è.

    Non puoi girare se nel turno precedente è stato girato un triangolo, se ne hai girato uno nel tuo ultimo turno, o se non cambierebbe nulla.

rules-stacks-title = Impilare e prendere
rules-stacks-text =
    Vai su un pezzo, tuo o di altri, e lo prendi: tutte le pietre diventano una pila sotto il tuo segnalino, e l’altro segnalino torna al suo proprietario. Due pietre fanno un doppio, tre un triplo.

    Se la pila arriva a quattro pietre o più, tre tornano nella riserva. Un doppio che prende un doppio diventa quindi un singolo. Chi perde l’ultimo pezzo è fuori.

rules-far-title = Fin dove vanno i pezzi
rules-far-text =
    Un singolo va su un punto vicino. Un doppio anche, oppure corre lungo una linea retta finché un pezzo non gli sbarra la strada; quel pezzo lo può prendere.

    Un triplo va su un punto vicino. Da un centro può anche saltare su qualsiasi altro centro o su una punta del grande triangolo. Qui il rosso ne ha uno sul centro in alto.

rules-splitting-title = Dividere
rules-splitting-text =
    Un doppio può dividersi in due singoli, un triplo in un doppio e un singolo, oppure in tre singoli. Ogni parte va su un punto libero diverso, che il pezzo intero avrebbe potuto raggiungere.

    Ogni parte ha bisogno di un segnalino. Quello vecchio serve ancora, gli altri vengono dalla tua mano.

rules-winning-title = Vincere
rules-winning-text =
    Vinci subito se sei su tutti e quattro i centri, oppure se riempi il cuore di un triangolo: il suo centro e i tre punti sui lati. L’altezza dei pezzi non conta.

    Vinci anche quando tutti gli altri sono fuori. Se una partita dura molto a lungo, chi è ancora in gioco condivide la vittoria.

rules-options-title = Tre versioni
rules-options-text =
    Prima della partita scegliete che cosa succede quando un doppio, lungo la strada, arriva al bordo. Originale: tira dritto; le sei linee lunghe continuano dall’altro capo, come anelli. Complessa: la sua strada finisce lì.

    Semplice: lungo la strada può uscire una volta dal tabellone, rientrare in un punto collegato e continuare a correre da lì. È quello che vedi qui.

    Il regolamento nomina tre versioni e ne dice una cosa sola: in quella semplice non serve passare il bordo in linea retta. La complessa l’abbiamo pensata noi. Se giochi con le regole di memento ludis, scegli l’originale.

lesson-aim-title = Lo scopo: un cuore pieno
lesson-aim-text = Il rosso sta al centro e su tutti e tre i lati di un triangolo. Quel cuore è pieno, e il rosso vince.

lesson-aim-centres-title = Oppure: tutti i centri
lesson-aim-centres-text = Si vince anche così: il rosso ha un pezzo al centro di ogni triangolo.

lesson-opening-title = Il tuo primo pezzo
lesson-opening-text = Un pezzo è una pila di pietre con sopra il tuo segnalino. La partita si apre con un singolo, cioè una sola pietra. Mettilo su un punto qualsiasi.
lesson-opening-right = Eccolo. Al primo turno va bene ogni punto, perfino un centro.
lesson-opening-wrong = Scegli un punto per il tuo primo singolo.

lesson-coming-title = Rinforzi
lesson-coming-text = Poi i singoli entrano a due a due, sui triangoli esterni ma mai su un centro. Scegli due punti liberi.
lesson-coming-right = Adesso hai tre pezzi.
lesson-coming-wrong = Si può fare, ma ora facciamo entrare due singoli: scegli due punti liberi.

lesson-turning-title = Fallo girare
lesson-turning-text = Invece di muovere puoi girare un triangolo, con tutto quello che sta sul suo contorno. Gira il triangolo in alto, nel senso che vuoi.
lesson-turning-right = Il tuo pezzo viaggia con lui. Il blu ora non può girare, perché un triangolo è appena stato girato.
lesson-turning-wrong = Non quello: prendi il triangolo in alto, dove sta il tuo pezzo.

lesson-edge-title = Oltre il bordo
lesson-edge-text = Le tre punte del grande triangolo sono vicine tra loro. Vai con il tuo singolo dalla punta in alto a quella in basso a destra e prendi il pezzo blu.
lesson-edge-right = Preso! Le due pietre ora sono tue: un doppio.
lesson-edge-wrong = Quasi. Vai con il singolo dalla punta in alto al pezzo blu in basso a destra.

lesson-double-title = Un doppio corre
lesson-double-text = Un doppio corre in linea retta finché la strada è libera. Prendi da lontano un pezzo blu.
lesson-double-right = Da qui a lì in un colpo solo. Tre pietre: un triplo!
lesson-double-wrong = Il tuo doppio può raggiungere un pezzo blu. Guarda lungo i due lati del grande triangolo.

lesson-triple-title = Un triplo salta
lesson-triple-text = Un triplo fa un passo alla volta, ma da un centro salta. Salta su un altro centro.
lesson-triple-right = Che salto! Niente lo ferma per strada.
lesson-triple-wrong = Può farlo, ma prova il salto: scegli il tuo triplo, poi un altro centro.

lesson-splitting-title = Da uno, tanti
lesson-splitting-text = Un pezzo alto può dividersi. Scegli il tuo triplo e dividilo in un doppio e un singolo, oppure in tre singoli.
lesson-splitting-right = Più pezzi, più punti occupati. Ognuno ha il suo segnalino.
lesson-splitting-wrong = Scegli il tuo triplo, poi un modo di dividerlo, poi un punto libero per ogni parte.

lesson-heart-title = Riempi il cuore
lesson-heart-text = Il cuore di un triangolo è il suo centro con i tre punti sui lati. Nel triangolo in alto manca solo il centro. Completalo!
lesson-heart-right = Il cuore è pieno: hai vinto!
lesson-heart-wrong = Basta un passo: vai con il singolo dalla punta in alto al centro del triangolo in alto.

lesson-centres-title = I quattro centri
lesson-centres-text = I tuoi pezzi occupano già tre centri. Manca solo il triangolo interno. Vai al suo centro!
lesson-centres-right = I quattro centri sono tuoi: hai vinto!
lesson-centres-wrong = Basta un passo: vai con il singolo del triangolo interno al suo centro.

lesson-last-title = Chi resta vince
lesson-last-text = Al blu è rimasto un solo pezzo. Prendilo: dalla punta in alto, oltre il bordo, fino alla punta in basso a destra.
lesson-last-right = Il blu non ha più pezzi ed è fuori. Vince chi resta in gioco.
lesson-last-wrong = L’unico pezzo blu sta sulla punta in basso a destra. Il tuo singolo sulla punta in alto può prenderlo.
