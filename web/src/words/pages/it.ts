/** The words of the pages around the table, in Italian. */

import { plural, type Translated } from "../language";
import type en from "./en";

const words: Translated<typeof en> = {
  shell: {
    skip: "Vai al contenuto",
    home: "Tavolino, all’inizio",
    language: "Lingua",
    settings: "Impostazioni",
    toDark: "Colori scuri",
    toLight: "Colori chiari",
    close: "Chiudi",
    loading: "Un momento…",
  },
  settings: {
    title: "Impostazioni",
    here: "Restano su questo dispositivo.",
    theme: "Colori",
    themes: { auto: "Come il dispositivo", light: "Chiari", dark: "Scuri" },
    sounds: "Suoni",
    soundsHelp: "Legno e carta, piano piano.",
    confirm: "Chiedi prima di giocare",
    confirmHelp: "Una mossa vale solo dopo un secondo tocco. Utile ai bambini e ai pollici grandi.",
    list: "Mostra l’elenco delle azioni",
    listHelp: "Tutto quello che puoi fare, a parole, accanto al tabellone.",
    name: "Il mio nome",
    nameHelp: "Con questo nome ti siedi al tavolo.",
    forget: "Dimenticami",
    forgetHelp:
      "Le tue partite in corso vengono abbandonate, il tuo nome sparisce da quelle finite e questo dispositivo dimentica ciò che hai impostato.",
    forgetSure: "Vuoi far dimenticare tutto di te? Non si può tornare indietro.",
    forgetYes: "Sì, dimenticami",
    forgetNo: "No, tieni tutto",
    forgotten: "Fatto. Di te non resta nulla.",
  },
  games: {
    memento: {
      title: "Memento",
      tagline: "Pile su triangoli che girano",
      about:
        "Muovi, impila e dividi le tue figure mentre il tabellone gira sotto i loro piedi. Vince chi occupa prima degli altri i quattro centri, o riempie il cuore di un triangolo.",
    },
    anneaux: {
      title: "Anneaux",
      tagline: "Tre anelli, file di tre",
      about:
        "Metti le tue pedine e gira gli anelli finché non ne hai tre in fila. Ogni fila costa una pedina a tutti gli altri.",
    },
    triominos: {
      title: "My First Triominos",
      tagline: "Triangoli che combaciano agli angoli",
      about:
        "Posa le carte triangolari in modo che numeri e colori combacino a ogni angolo. Ogni carta vale un gettone, ponti ed esagoni valgono di più.",
    },
    dimenticato: {
      title: "Dimenticato",
      tagline: "Ricorda su quale numero stai",
      about:
        "Quattro pedine fanno il giro di un percorso di dadi e tornano a casa. Per andare avanti devi dire quale numero hai sotto i piedi.",
    },
  },
  facts: {
    players: (from, to) => `${from}–${to} giocatori`,
    minutes: (from, to) => `${from}–${to} minuti`,
    age: (years) => `dai ${years} anni`,
  },
  start: {
    hello: "Quattro giochi per due, tre o quattro. Senza account, senza attese: siediti e gioca.",
    choose: "A che cosa giochiamo?",
    rules: "Regole",
    learn: "Impara",
    learnLong: "Imparalo in cinque minuti",
    play: "Gioca",
    back: "Tutti i giochi",
    rulesOf: (game) => `Regole di ${game}`,
    learnOf: (game) => `Impara ${game}`,
  },
  setup: {
    begin: "Comincia",
    beginAndInvite: "Comincia e invita",
    beginning: "Prepariamo il tavolo…",
    seats: "In quanti si gioca?",
    who: "Chi gioca?",
    seat: (number) => `Posto ${number}`,
    kinds: {
      here: "Su questo dispositivo",
      link: "Un amico, con un link",
      bot: "Un bot",
    },
    myName: "Il mio nome",
    guestName: "Nome",
    guestDefaultName: (number) => `Giocatore ${number}`,
    level: "Quanto è forte?",
    levels: {
      1: "Sta imparando",
      2: "Principiante",
      3: "Tranquillo",
      4: "Attento",
      5: "Esperto",
      6: "Forte",
      7: "Molto forte",
      8: "Il meglio che sappiamo fare",
    },
    invite: (count) =>
      plural("it", count, {
        one: "Un posto aspetta un amico. Il link lo trovi al tavolo.",
        other: "# posti aspettano degli amici. Il link lo trovi al tavolo.",
      }),
    order: "Prima chi gioca su questo dispositivo, poi gli amici, poi i bot.",
    more: "Altre scelte",
    clock: "Orologio",
    clocks: {
      none: "Senza orologio",
      move: "Per ogni mossa",
      game: "Per tutta la partita",
      days: "Giorni per ogni mossa",
    },
    clockHelp: "Chi finisce il tempo abbandona la partita.",
    seconds: (count) => plural("it", count, { one: "# secondo", other: "# secondi" }),
    minutes: (count) => plural("it", count, { one: "# minuto", other: "# minuti" }),
    days: (count) => plural("it", count, { one: "# giorno", other: "# giorni" }),
    time: "Tempo",
  },
  options: {
    version: {
      title: "Versione",
      help: "Fin dove può andare una pila di due pietre.",
      values: {
        simple: "Semplice",
        original: "Originale",
        complex: "Complessa",
      },
      about: {
        simple: "Il cammino finisce dove finisce la sua linea. Ideale per la prima partita.",
        original: "Le linee lunghe continuano dall’altro capo, come anelli.",
        complex: "Il cammino può uscire una volta dal tabellone e rientrare altrove.",
      },
    },
    joker: { title: "Con il jolly", help: "Una carta che va bene dappertutto." },
    open_racks: {
      title: "Carte scoperte",
      help: "Tutti vedono tutte le carte. Ideale per la prima partita e per i più piccoli.",
    },
  },
  matches: {
    title: "Le mie partite",
    on: "In corso",
    waiting: "In attesa di giocatori",
    over: (count) => plural("it", count, { one: "# partita finita", other: "# partite finite" }),
    play: "Continua",
    open: "Apri",
    look: "Rivedi",
    watching: "stai guardando",
  },
  join: {
    title: "Un invito per te",
    hello: "Un posto al tavolino ti aspetta.",
    name: "Il tuo nome",
    nameHelp: "Gli altri lo vedono.",
    sit: "Siediti",
    sitting: "Un momento…",
    watch: { title: "Guarda", working: "Apriamo la partita…" },
    carry: { title: "Su questo dispositivo", working: "Portiamo qui il tuo posto…" },
    again: "Riprova",
    home: "All’inizio",
  },
  refusals: {
    offline: "Il server non risponde. C’è la connessione?",
    expired: "Questo invito valeva 30 giorni, e sono passati. Chiedine uno nuovo.",
    bad_link: "Questo link è incompleto o non porta da nessuna parte. Chiedine uno nuovo.",
    used: "Questo link è già stato usato o ha più di un’ora. Fanne uno nuovo sull’altro dispositivo.",
    full: "Tutti i posti sono già occupati.",
    over: "Questa partita è già finita.",
    no_match: "Questa partita non esiste, o non è aperta a te.",
    too_fast: "Un po’ troppo in fretta. Aspetta un attimo e riprova.",
    unavailable: "Il server è occupato. Riprova tra un attimo.",
    rules_changed: "Questa partita seguiva altre regole e non si può più mostrare.",
    name_empty: "Un nome ha almeno un carattere.",
    name_long: "Un nome ha al massimo 24 caratteri.",
    name_character:
      "Un nome può contenere lettere latine, cirilliche o greche, cifre, spazi, emoji e - ' . _",
    name_scripts: "Scrivi il nome in un solo alfabeto, per favore.",
    other: "Non ha funzionato. Riprova, per favore.",
  },
};

export default words;
