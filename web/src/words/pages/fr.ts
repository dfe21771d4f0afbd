/** The words of the pages around the table, in French. */

import { plural, type Translated } from "../language";
import type en from "./en";

const words: Translated<typeof en> = {
  shell: {
    skip: "Aller au contenu",
    home: "Tavolino, vers l’accueil",
    language: "Langue",
    settings: "Réglages",
    toDark: "Couleurs sombres",
    toLight: "Couleurs claires",
    close: "Fermer",
    loading: "Un instant…",
  },
  settings: {
    title: "Réglages",
    here: "Ils restent sur cet appareil.",
    theme: "Couleurs",
    themes: { auto: "Comme l’appareil", light: "Claires", dark: "Sombres" },
    sounds: "Sons",
    soundsHelp: "Du bois et du papier, tout doucement.",
    confirm: "Demander avant de jouer",
    confirmHelp:
      "Un coup ne compte qu’après un second appui. Pratique pour les enfants et les gros pouces.",
    list: "Montrer la liste des actions possibles",
    listHelp: "Tout ce que tu peux faire, en mots, à côté du plateau.",
    name: "Mon nom",
    nameHelp: "C’est sous ce nom que tu prends place à la table.",
    forget: "M’oublier",
    forgetHelp:
      "Tes parties en cours sont abandonnées, ton nom disparaît des parties finies, et cet appareil oublie tes réglages.",
    forgetSure: "Tout oublier de toi ? On ne peut pas revenir en arrière.",
    forgetYes: "Oui, m’oublier",
    forgetNo: "Non, garder",
    forgotten: "C’est fait. Il ne reste rien de toi.",
  },
  games: {
    memento: {
      title: "Memento",
      tagline: "Des piles sur des triangles tournants",
      about:
        "Déplace, empile et divise tes figurines pendant que le plateau tourne sous leurs pieds. Il faut occuper les quatre centres avant les autres, ou remplir le cœur d’un triangle.",
    },
    anneaux: {
      title: "Anneaux",
      tagline: "Trois anneaux, des lignes de trois",
      about:
        "Pose tes pions et fais tourner les anneaux jusqu’à en aligner trois. Chaque ligne coûte un pion aux autres.",
    },
    triominos: {
      title: "My First Triominos",
      tagline: "Des triangles aux coins assortis",
      about:
        "Pose des cartes triangulaires dont les nombres et les couleurs s’accordent à chaque coin. Chaque carte rapporte un jeton, les ponts et les hexagones davantage.",
    },
    dimenticato: {
      title: "Dimenticato",
      tagline: "Retiens le nombre sous tes pieds",
      about:
        "Quatre figurines font le tour d’une piste de dés et rentrent à la maison. Pour avancer, il faut dire quel nombre se cache sous leurs pieds.",
    },
  },
  facts: {
    players: (from, to) => `${from}–${to} joueurs`,
    minutes: (from, to) => `${from}–${to} minutes`,
    age: (years) => `dès ${years} ans`,
  },
  start: {
    hello: "Quatre jeux, de deux à quatre. Sans compte, sans attendre : on s’assied et on joue.",
    choose: "À quoi joue-t-on ?",
    rules: "Règles",
    learn: "Apprendre",
    learnLong: "Apprendre en cinq minutes",
    play: "Jouer",
    back: "Tous les jeux",
    rulesOf: (game) => `${game} : les règles`,
    learnOf: (game) => `Apprendre ${game}`,
  },
  setup: {
    begin: "Commencer",
    beginAndInvite: "Commencer et inviter",
    beginning: "On met la table…",
    seats: "À combien joue-t-on ?",
    who: "Qui joue ?",
    seat: (number) => `Place ${number}`,
    kinds: {
      here: "Quelqu’un sur cet appareil",
      link: "Quelqu’un, par un lien",
      bot: "Un robot",
    },
    myName: "Mon nom",
    guestName: "Nom",
    guestDefaultName: (number) => `Joueur ${number}`,
    level: "De quelle force ?",
    levels: {
      1: "Apprend encore",
      2: "Débutant",
      3: "Tranquille",
      4: "Attentif",
      5: "Exercé",
      6: "Fort",
      7: "Très fort",
      8: "Aussi fort que possible",
    },
    invite: (count) =>
      plural("fr", count, {
        one: "Une place attend quelqu’un. Tu auras le lien à la table.",
        other: "# places attendent quelqu’un. Tu auras le lien à la table.",
      }),
    order:
      "D’abord les personnes sur cet appareil, puis celles qui viennent par un lien, puis les robots.",
    more: "Plus de choix",
    clock: "Pendule",
    clocks: {
      none: "Sans pendule",
      move: "Pour chaque coup",
      game: "Pour toute la partie",
      days: "En jours, pour chaque coup",
    },
    clockHelp: "Temps écoulé vaut abandon.",
    seconds: (count) => plural("fr", count, { one: "# seconde", other: "# secondes" }),
    minutes: (count) => plural("fr", count, { one: "# minute", other: "# minutes" }),
    days: (count) => plural("fr", count, { one: "# jour", other: "# jours" }),
    time: "Temps",
  },
  options: {
    version: {
      title: "Variante",
      help: "Jusqu’où peut aller une pile de deux pierres.",
      values: {
        simple: "Facile",
        original: "Originale",
        complex: "Complexe",
      },
      about: {
        simple: "Un trajet s’arrête au bout de sa ligne. Parfait pour une première partie.",
        original: "Les longues lignes continuent à leur autre bout, comme des anneaux.",
        complex: "Un trajet peut quitter le plateau une fois et revenir ailleurs.",
      },
    },
    joker: { title: "Avec le joker", help: "Une carte qui va partout." },
    open_racks: {
      title: "Cartes visibles",
      help: "Tout le monde voit toutes les cartes. Parfait pour une première partie et pour les tout-petits.",
    },
  },
  matches: {
    title: "Mes parties",
    on: "En cours",
    waiting: "Pas encore au complet",
    over: (count) => plural("fr", count, { one: "# partie finie", other: "# parties finies" }),
    play: "Continuer",
    open: "Ouvrir",
    look: "Revoir",
    watching: "tu regardes",
  },
  join: {
    title: "Une invitation pour toi",
    hello: "Une place t’attend à la petite table.",
    name: "Ton nom",
    nameHelp: "Les autres le voient.",
    sit: "Prendre place",
    sitting: "Un instant…",
    watch: { title: "Regarder", working: "La partie s’ouvre…" },
    carry: { title: "Sur cet appareil", working: "Ta place arrive ici…" },
    again: "Réessayer",
    home: "À l’accueil",
  },
  refusals: {
    offline: "Le serveur ne répond pas. Y a-t-il du réseau ?",
    expired:
      "Cette invitation était valable 30 jours, et ils sont passés. Demandes-en une nouvelle.",
    bad_link: "Ce lien est incomplet ou ne mène nulle part. Demandes-en un nouveau.",
    used: "Ce lien a déjà servi ou a plus d’une heure. Fais-en un nouveau sur l’autre appareil.",
    full: "Toutes les places sont déjà prises.",
    over: "Cette partie est déjà finie.",
    no_match: "Cette partie n’existe pas, ou elle ne t’est pas ouverte.",
    too_fast: "C’était un peu rapide. Attends un instant et réessaie.",
    unavailable: "Le serveur est occupé. Réessaie dans un instant.",
    rules_changed: "Cette partie suivait d’autres règles et ne peut plus être montrée.",
    name_empty: "Un nom a au moins un caractère.",
    name_long: "Un nom a au plus 24 caractères.",
    name_character:
      "Un nom peut contenir des lettres latines, cyrilliques ou grecques, des chiffres, des espaces, des émojis et - ' . _",
    name_scripts: "Écris le nom dans un seul alphabet, s’il te plaît.",
    other: "Cela n’a pas marché. Réessaie, s’il te plaît.",
  },
};

export default words;
