### The lesson of Memento.

lesson-aim-title = Lo scopo: un cuore pieno
lesson-aim-text = Il rosso sta al centro e su tutti e tre i lati di un triangolo. Quel cuore è pieno, e il rosso vince.

lesson-aim-centres-title = Oppure: tutti i centri
lesson-aim-centres-text = Si vince anche così: il rosso ha una pedina al centro di ogni triangolo.

lesson-opening-title = La tua prima pedina
lesson-opening-text = Una pedina è una pila di pedine di base con sopra il tuo pezzo colorato. La prima è un singolo: una sola pedina di base.
lesson-opening-task = Metti il tuo singolo su un punto qualsiasi.
lesson-opening-right = Eccolo. Al primo turno va bene ogni punto, perfino un centro.
lesson-opening-wrong = Scegli un punto per il tuo primo singolo.

lesson-coming-title = Rinforzi
lesson-coming-text = Poi i singoli entrano a due a due, sui triangoli esterni ma mai su un centro.
lesson-coming-task = Scegli due punti liberi.
lesson-coming-right = Adesso hai tre pedine.
lesson-coming-wrong = Si può fare, ma ora facciamo entrare due singoli: scegli due punti liberi.

lesson-turning-title = Fallo girare
lesson-turning-text = Invece di muovere puoi ruotare un triangolo, con tutto quello che sta sul suo contorno.
lesson-turning-task = Ruota il triangolo in alto, nel senso che vuoi.
lesson-turning-right = La tua pedina viaggia con lui. Il blu ora non può ruotare, perché un triangolo è appena stato ruotato.
lesson-turning-wrong = Non quello: scegli il triangolo in alto, dove sta la tua pedina.

lesson-edge-title = Oltre il bordo
lesson-edge-text = Le tre punte del grande triangolo sono vicine tra loro. In basso a destra c’è una pedina blu.
lesson-edge-task = Mangiala con il singolo della punta in alto.
lesson-edge-right = Mangiata! Le due pedine di base ora sono tue: un doppio.
lesson-edge-wrong = Quasi. Vai con il singolo dalla punta in alto alla pedina blu in basso a destra.

lesson-double-title = Un doppio corre
lesson-double-text = Un doppio corre in linea retta finché la strada è libera.
lesson-double-task = Mangia da lontano una pedina blu.
lesson-double-right = Da qui a lì in un colpo solo. Tre pedine di base: un triplo!
lesson-double-wrong = Il tuo doppio può raggiungere una pedina blu. Guarda lungo i due lati del grande triangolo.

lesson-triple-title = Un triplo salta
lesson-triple-text = Un triplo fa un passo alla volta, ma da un centro salta.
lesson-triple-task = Salta su un altro centro.
lesson-triple-right = Che salto! Niente lo ferma per strada.
lesson-triple-wrong = Può farlo, ma prova il salto: scegli il tuo triplo, poi un altro centro.

lesson-splitting-title = Da una, tante
lesson-splitting-text = Una pedina alta può dividersi: un triplo in un doppio e un singolo, oppure in tre singoli.
lesson-splitting-task = Scegli il tuo triplo e dividilo.
lesson-splitting-right = Più pedine, più punti occupati. Ognuna ha il suo pezzo colorato.
lesson-splitting-wrong = Scegli il tuo triplo, poi un modo di dividerlo, poi un punto libero per ogni parte.

lesson-heart-title = Riempi il cuore
lesson-heart-text = Il cuore di un triangolo è il suo centro con i tre punti sui lati. In alto manca solo il centro.
lesson-heart-task = Riempi il cuore del triangolo in alto.
lesson-heart-right = Il cuore è pieno: hai vinto!
lesson-heart-wrong = Basta un passo: vai con il singolo dalla punta in alto al centro del triangolo in alto.

lesson-centres-title = I quattro centri
lesson-centres-text = Le tue pedine occupano già tre centri. Manca solo quello del triangolo interno.
lesson-centres-task = Vai su quel centro.
lesson-centres-right = I quattro centri sono tuoi: hai vinto!
lesson-centres-wrong = Basta un passo: vai con il singolo del triangolo interno al suo centro.

lesson-last-title = Chi resta vince
lesson-last-text = Al blu è rimasta una sola pedina, sulla punta in basso a destra. Senza pedine il blu è fuori.
lesson-last-task = Mangiala dalla punta in alto, oltre il bordo.
lesson-last-right = Il blu non ha più pedine ed è fuori. Vince chi resta in gioco.
lesson-last-wrong = L’unica pedina blu sta sulla punta in basso a destra. Il tuo singolo sulla punta in alto può mangiarla.
