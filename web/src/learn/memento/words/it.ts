/** The rules and the lesson of Memento, in Italian. */

import type { Translated } from "../../../words/language";
import type en from "./en";

const texts: Translated<typeof en> = {
  rules: {
    board: {
      title: "Il tabellone",
      text: [
        "Quattro triangoli formano insieme un grande triangolo. Ognuno ha tre angoli, tre punti sui lati e un centro. Le figure camminano lungo le linee e, dove i triangoli si toccano, tra i punti che stanno fianco a fianco.",
        "Il bordo non ferma nessuno. Da una punta del grande triangolo passi direttamente a un’altra punta, oppure a uno dei tre angoli che si incontrano sul lato opposto. Anche questi punti d’incontro sono collegati tra loro. Qui il rosso passa oltre il bordo.",
      ],
    },
    coming: {
      title: "Entrare in gioco",
      text: [
        "Chi comincia mette un singolo su un punto qualsiasi: una pietra con sopra un segnalino. Poi ognuno, nel suo turno, può far entrare due singoli insieme, su due punti liberi del contorno dei tre triangoli esterni.",
        "I centri e tutto il triangolo di mezzo sono chiusi ai nuovi arrivati. Le pietre sono di tutti: 11 in due o in tre, 15 in quattro. Ognuno ha nove segnalini.",
      ],
    },
    turning: {
      title: "Girare un triangolo",
      text: [
        "Oppure giri uno dei quattro triangoli di un terzo di giro, in un senso o nell’altro. Tutto ciò che sta sul suo contorno viaggia con lui, di chiunque sia. Il centro resta dov’è.",
        "Non puoi girare se nel turno precedente è stato girato un triangolo, se ne hai girato uno nel tuo ultimo turno, o se non cambierebbe nulla.",
      ],
    },
    stacks: {
      title: "Impilare e prendere",
      text: [
        "Vai su una figura, tua o di altri, e la prendi: tutte le pietre diventano una pila sotto il tuo segnalino, e l’altro segnalino torna al suo proprietario. Due pietre fanno un doppio, tre un triplo.",
        "Se la pila arriva a quattro pietre o più, tre tornano nella riserva. Un doppio che prende un doppio diventa quindi un singolo. Chi perde l’ultima figura è fuori.",
      ],
    },
    far: {
      title: "Quanto lontano vanno",
      text: [
        "Un singolo va su un punto vicino. Un doppio anche, oppure corre lungo una linea retta finché qualcosa non gli sbarra la strada; quella figura può prenderla.",
        "Un triplo va su un punto vicino. Da un centro può anche saltare su qualsiasi altro centro o su una punta del grande triangolo. Qui il rosso ne ha uno sul centro in alto.",
      ],
    },
    splitting: {
      title: "Dividere",
      text: [
        "Un doppio può dividersi in due singoli, un triplo in un doppio e un singolo, oppure in tre singoli. Ogni parte va su un punto libero diverso, che la figura intera avrebbe potuto raggiungere.",
        "Ogni parte ha bisogno di un segnalino. Quello vecchio serve ancora, gli altri vengono dalla tua mano.",
      ],
    },
    winning: {
      title: "Vincere",
      text: [
        "Vinci subito se sei su tutti e quattro i centri, oppure se riempi il cuore di un triangolo: il suo centro e i tre punti sui lati. L’altezza delle figure non conta.",
        "Vinci anche quando tutti gli altri sono fuori. Se una partita dura molto a lungo, chi è ancora in gioco condivide la vittoria.",
      ],
    },
    options: {
      title: "Tre versioni",
      text: [
        "Prima della partita scegli quanto lontano corre un doppio. Semplice: si ferma dove finisce la sua linea. Originale: le sei linee lunghe continuano dall’altro capo, come anelli.",
        "Complessa: lungo la strada può uscire una volta dal tabellone, rientrare in un punto collegato e continuare a correre da lì. È quello che vedi qui.",
      ],
    },
  },
  lesson: {
    opening: {
      title: "La tua prima figura",
      text: "Una figura è una pila di pietre con sopra il tuo segnalino. La partita si apre con un singolo, cioè una sola pietra. Mettilo su un punto qualsiasi.",
      right: "Eccolo. All’inizio va bene dappertutto, perfino un centro.",
      wrong: "Scegli un punto per il tuo primo singolo.",
    },
    coming: {
      title: "Rinforzi",
      text: "Poi i singoli entrano a due a due, sui triangoli esterni ma mai su un centro. Scegli due punti liberi.",
      right: "Adesso hai tre figure.",
      wrong: "Si può fare, ma ora facciamo entrare due singoli: scegli due punti liberi.",
    },
    turning: {
      title: "Fallo girare",
      text: "Invece di muovere puoi girare un triangolo, con tutti quelli sul suo contorno. Gira il triangolo in alto, nel senso che vuoi.",
      right:
        "La tua figura viaggia con lui. Il blu ora non può girare, perché un triangolo è appena stato girato.",
      wrong: "Non quello: prendi il triangolo in alto, dove sta la tua figura.",
    },
    edge: {
      title: "Oltre il bordo",
      text: "Le tre punte del grande triangolo sono vicine tra loro. Vai con il tuo singolo dalla punta in alto a quella in basso a destra e prendi la figura blu.",
      right: "Presa! Le due pietre ora sono tue: un doppio.",
      wrong: "Quasi. Vai con il singolo dalla punta in alto alla figura blu in basso a destra.",
    },
    double: {
      title: "Un doppio corre",
      text: "Un doppio corre in linea retta finché la strada è libera. Prendi da lontano una figura blu.",
      right: "Da qui a lì in un colpo solo. Tre pietre: un triplo!",
      wrong:
        "Il tuo doppio può raggiungere una figura blu. Guarda lungo i due lati del grande triangolo.",
    },
    tripple: {
      title: "Un triplo salta",
      text: "Un triplo fa un passo alla volta, ma da un centro salta. Salta su un altro centro.",
      right: "Che salto! Niente lo ferma per strada.",
      wrong: "Può farlo, ma prova il salto: scegli il tuo triplo, poi un altro centro.",
    },
    splitting: {
      title: "Da una, tante",
      text: "Una figura alta può dividersi. Scegli il tuo triplo e dividilo in un doppio e un singolo, oppure in tre singoli.",
      right: "Più figure, più punti occupati. Ognuna ha il suo segnalino.",
      wrong: "Scegli il tuo triplo, poi un modo di dividerlo, poi un punto libero per ogni parte.",
    },
    heart: {
      title: "Riempi il cuore",
      text: "Il cuore di un triangolo è il suo centro con i tre punti sui lati. Nel triangolo in alto manca solo il centro. Completalo!",
      right: "Il cuore è pieno, hai vinto!",
      wrong:
        "Basta un passo: vai con il singolo dalla punta in alto al centro del triangolo in alto.",
    },
  },
};

export default texts;
