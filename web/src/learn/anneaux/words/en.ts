/** The rules and the lesson of Anneaux, in English. */

export default {
  rules: {
    board: {
      title: "The board",
      text: [
        "Three rings lie one inside the other: A, B and C from the inside out. Each has eight cells, and three cells in a row from the middle outwards form a spoke.",
        "Everyone has ten pawns, all in hand at first. You want to line up three of your pawns, along a ring or on a spoke. Each line costs all the others a pawn.",
      ],
    },
    turn: {
      title: "Your turn",
      text: [
        "You do one of three things. Place a pawn from your hand on any free cell. Or move one of your pawns to a free neighbouring cell, along its ring or to the next ring in or out. Or turn a ring by one cell, with everything on it.",
        "The ring that was turned last is pinned: it stays put until another ring has been turned, whoever does that.",
      ],
    },
    row: {
      title: "A row on a ring",
      text: [
        "Three of your pawns next to each other on a ring make a row, if your pawn that was just placed or moved is one of them. You take a pawn of each other player from the board, whichever you like.",
        "Pawns in hand are safe, and taken pawns never come back.",
      ],
    },
    spoke: {
      title: "A spoke",
      text: [
        "A spoke full of your pawns is a line, too. You can fill it by placing or moving a pawn, or by turning a ring: then every spoke counts that is full of your pawns afterwards.",
        "One action can make several lines, and each costs every other player a pawn. A line that your turn makes for somebody else counts for nothing.",
      ],
    },
    spent: {
      title: "Tired pawns",
      text: [
        "When a row counts, the two pawns at its ends get tired. A tired pawn counts for no line until its owner moves it; riding on a ring does not wake it. Spokes make nobody tired.",
        "Here Red adds a fourth pawn to the row. It takes nothing, because its neighbour is tired.",
      ],
    },
    end: {
      title: "Flying, and the end",
      text: [
        "If your hand is empty and you have four pawns or fewer, you fly: your pawn goes to any free cell. In return you may turn no ring.",
        "Whoever has only two pawns left, hand and board together, is out. The last one in play wins. If a game goes on for very long, all who are still in share the win.",
      ],
    },
  },
  lesson: {
    place: {
      title: "A pawn to begin with",
      text: "Ten pawns are waiting in your hand. Put one on any free cell.",
      right: "Good. That is the simplest turn there is.",
      wrong: "That is possible, too, but let us place a pawn first: tap a free cell.",
    },
    turn: {
      title: "Turn a ring",
      text: "Every ring turns by one cell, either way, with everyone on it. Turn any ring, with your finger or with the arrows.",
      right: "Round it goes. This ring rests now until another one turns.",
      wrong: "Try a turn: drag a ring, or press one of its arrows.",
    },
    row: {
      title: "Three in a row",
      text: "You have two pawns side by side on the inner ring. Put a third one next to them.",
      right: "A row! It earns you a pawn.",
      wrong: "Look at the inner ring: the third pawn belongs right beside your two.",
    },
    take: {
      title: "Your reward",
      text: "For your row you take a blue pawn from the board. Choose one.",
      right: "Gone for good. Blue has one less now.",
      wrong: "Tap one of the blue pawns.",
    },
    spoke: {
      title: "Turn it full",
      text: "Two of your pawns stand on the spoke at the top, the third one is just a cell away on the outer ring. Turn the outer ring so that the spoke fills up.",
      right: "Three from the middle outwards: a line made by turning!",
      wrong: "Turn the outer ring, C, clockwise: it brings your pawn to the top.",
    },
    rest: {
      title: "A ring rests",
      text: "The outer ring was turned last, so it is pinned. Turn one of the other two.",
      right: "And now the outer ring is free again.",
      wrong: "Turn the inner or the middle ring this time.",
    },
    refresh: {
      title: "Wake up!",
      text: "The ends of a row get tired and count for nothing until you move them. One of yours has just stepped out and is awake again. Step back to make a new row.",
      right: "Out and in again: a new row with a fresh pawn in the middle.",
      wrong: "Move the pawn on B3 back to A3.",
    },
    double: {
      title: "Two at once",
      text: "One pawn can finish a row and a spoke together. Find the cell where both meet.",
      right: "A row and a spoke: that takes two blue pawns!",
      wrong: "Look for the gap on the inner ring, just below your two pawns on a spoke.",
    },
    fly: {
      title: "Flying",
      text: "Your hand is empty and you have four pawns left, so you fly to any free cell. Fly so that three stand in a row on the middle ring.",
      right: "Beautifully landed! Now you may take a pawn.",
      wrong:
        "On the middle ring two of your pawns stand side by side. Fly next to them, but not with one of those two.",
    },
    win: {
      title: "The last pawn",
      text: "Blue has only three pawns. Take one, and Blue is out.",
      right: "Two are too few: you have won!",
      wrong: "Tap one of the blue pawns.",
    },
  },
};
