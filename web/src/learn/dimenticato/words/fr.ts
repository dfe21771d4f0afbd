/** The rules and the lesson of Dimenticato, in French. */

import type { Translated } from "../../../words/language";
import type en from "./en";

const texts: Translated<typeof en> = {
  rules: {
    leaving: {
      title: "Le départ",
      text: [
        "Chaque couleur a quatre figurines sur des cases de départ, hors de la piste. La piste a deux couloirs, chaque case montre un nombre, et on court dans le sens horaire.",
        "D’abord, toutes tes figurines partent, une par tour. Ce premier chemin a 2, 3, 4 ou 5 pas, comme tu veux, et finit au-delà de ta propre grande carte, celle à côté de ton départ. Regarde bien : la figurine cache le nombre sur lequel elle se tient.",
      ],
    },
    announcing: {
      title: "Qu’y a-t-il dessous ?",
      text: [
        "Quand toutes tes figurines sont en route, tu en choisis une à ton tour et tu annonces quel nombre est dessous. Si c’est juste, elle avance d’exactement autant de pas. Sinon, elle reste sur place et le tour passe.",
        "Ici, Rouge se souvient d’un 3 et avance. Bleu a oublié.",
      ],
    },
    ways: {
      title: "Quels chemins existent",
      text: [
        "Un chemin va vers l’avant ou traverse vers l’autre couloir, jamais en arrière ni en diagonale, et il a deux virages au plus. On saute les figurines en chemin.",
        "Sur les cartes d’angle, on continue tout droit ou on tourne à droite vers le côté suivant. Ici, une figurine va une case à droite et deux vers le bas. Si, avec le bon nombre, elle ne peut aller nulle part, ton tour est fini aussi.",
      ],
    },
    back: {
      title: "Faire reculer",
      text: [
        "Tu peux arriver sur une figurine d’une autre couleur et la faire reculer : sur une case libre d’où elle reviendrait à sa case en exactement trois pas, avec un virage au plus. S’il y en a plusieurs, tu choisis.",
        "Ici, Bleu arrive sur une figurine rouge et la fait reculer de trois cases.",
      ],
    },
    safe: {
      title: "À l’abri",
      text: [
        "Sur une case de sa couleur, une figurine est à l’abri. On ne peut pas non plus la faire reculer au-delà de sa propre maison, ni là où aucune case n’est libre. Deux figurines d’une même couleur ne partagent jamais une case.",
        "Ici, Bleu a annoncé 5. Parmi les figurines rouges qu’il peut atteindre, l’une est sur du rouge, et une autre devrait reculer au-delà de sa maison.",
      ],
    },
    home: {
      title: "Rentrer à la maison",
      text: [
        "Après un tour de piste, une figurine rentre sur une de tes cases de départ, par le couloir extérieur de ta grande carte et avec le nombre exact. Si le nombre n’y mène pas, elle passe devant, ou tu en choisis une autre.",
        "À la maison, tu peux utiliser un tour pour déplacer une figurine sur une autre case de départ libre et faire de la place. Elle ne ressort plus.",
      ],
    },
    end: {
      title: "La fin",
      text: [
        "Qui ramène d’abord ses quatre figurines à la maison gagne. Si une partie dure très longtemps, tout le monde partage la victoire.",
        "Le cadre grandit avec le groupe : 8 cartes à deux, 12 à trois, 16 à quatre.",
      ],
    },
  },
  lesson: {
    leaving: {
      title: "En route",
      text: "Tes quatre figurines sont en haut, hors de la piste. Choisis-en une et fais-la partir vers une case de la piste. Retiens le nombre !",
      right: "Elle est maintenant sur son nombre, et plus personne ne le voit.",
      wrong: "Choisis une figurine, puis une des cases qui brillent.",
    },
    announcing: {
      title: "Tu t’en souviens ?",
      text: "Regarde ta figurine 3 : elle va sur une case avec un nombre. Toutes sont en route, alors choisis la figurine 3 et dis ce qu’il y a dessous.",
      right: "Juste, un 2 ! Tu as bonne mémoire.",
      wrong:
        "Ce n’était pas ça. Appuie sur « Encore une fois » et regarde quel nombre cache la figurine 3.",
    },
    going: {
      title: "Et on avance",
      text: "Tu as dit 2, et c’est juste. La figurine avance donc d’exactement deux pas. Choisis où.",
      right: "Bien couru. Et là où elle était, on revoit le nombre.",
      wrong: "Choisis une des cases qui brillent.",
    },
    corner: {
      title: "Prendre le virage",
      text: "La figurine 1 est dans un angle et fait trois pas. Mène-la à droite, puis vers le bas, dans le couloir extérieur.",
      right: "Un pas à droite, deux vers le bas, un seul virage. Deux seraient permis.",
      wrong: "C’est un bon chemin aussi. Mais cherche la case tout au bord, à droite.",
    },
    colour: {
      title: "Ta couleur",
      text: "Sur une case de ta couleur, personne ne peut te faire reculer. Fais quatre pas, jusqu’à une case rouge.",
      right: "Bien à l’abri !",
      wrong: "Regarde les couleurs des cases qui brillent : l’une est rouge.",
    },
    back: {
      title: "Recule !",
      text: "À deux pas se tient une figurine bleue, et pas sur une case bleue. Va sur sa case et choisis où elle recule.",
      right: "Pardon, Bleu ! Trois pas à refaire.",
      wrong: "Une figurine bleue est à ta portée. Choisis sa case, puis la case où elle recule.",
    },
    home: {
      title: "Rentrer à la maison",
      text: "La figurine 1 a fait tout le tour et fait six pas. Ramène-la sur une de tes cases de départ.",
      right: "De retour à la maison ! Plus que trois.",
      wrong: "Choisis une de tes cases de départ en haut, hors de la piste.",
    },
    win: {
      title: "La dernière",
      text: "Trois figurines sont à la maison, et pour la dernière tu as dit 5. Ramène-la aussi.",
      right: "Toutes les quatre sont à la maison : tu as gagné !",
      wrong: "Une case de départ est encore libre. C’est là qu’elle va.",
    },
  },
};

export default texts;
