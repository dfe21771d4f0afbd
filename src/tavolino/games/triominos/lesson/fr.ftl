### The lesson of My First Triominos.

lesson-aim-title = Voilà ton but
lesson-aim-text = La cagnotte est vide, et Rouge a le plus de fiches : Rouge gagne. Cartes, hexagones et ponts rapportent des fiches.

lesson-first-title = Ta première carte
lesson-first-text = Une carte est sur la table. Les nombres des coins qui se touchent doivent être les mêmes.
lesson-first-task = Pose une de tes cartes à nombres à côté.
lesson-first-right = Ça colle ! Une fiche pour toi. Bleu achète une carte.
lesson-first-wrong = Choisis une carte à nombres et un emplacement qui brille.

lesson-below-title = Qu’est-ce qui va dessous ?
lesson-below-text = Sous la première carte, un emplacement touche son 1 et son 3. Garde le joker pour plus tard.
lesson-below-task = Laquelle de tes cartes convient ?
lesson-below-right = 1 contre 1, et 3 contre 3.
lesson-below-wrong = Il te faut une carte avec un 1 et un 3, et elle va sous la première carte.

lesson-buy-title = Acheter
lesson-buy-text = Si tes cartes ne te plaisent pas, tu peux en acheter une autre. Elle coûte une fiche.
lesson-buy-task = Achète une carte.
lesson-buy-right = Tu as une nouvelle carte sur ton porte-cartes. Elle a coûté une fiche, et ton tour est fini.
lesson-buy-wrong = Cette fois, appuie sur le bouton pour acheter.

lesson-hexagon-title = Six font un hexagone
lesson-hexagon-text = Cinq cartes entourent un point. Une sixième en fait un hexagone.
lesson-hexagon-task = Comble le trou avec la bonne carte.
lesson-hexagon-right = Un hexagone ! Deux fiches : une pour la carte, une pour l’hexagone.
lesson-hexagon-wrong = Dans le trou en haut à gauche, il faut une carte avec 1, 2 et 1.

lesson-bridge-title = Construis un pont
lesson-bridge-text = Un pont est posé côte à côte avec une carte et en touche une autre par sa pointe.
lesson-bridge-task = Pose ta 3-3-5 pour faire un pont.
lesson-bridge-right = Un pont ! Une fiche pour la carte et une pour le pont.
lesson-bridge-wrong = Il y a deux emplacements. Prends celui où la pointe de la carte touche des cartes de l’autre côté du trou.

lesson-joker-title = Le joker
lesson-joker-text = Le joker va partout et se pose comme toute autre carte.
lesson-joker-task = Pose le joker où tu veux.
lesson-joker-right = Il va avec tous les nombres. Une fiche pour toi.
lesson-joker-wrong = Cette fois, choisis le joker.

lesson-swap-title = Reprends-le
lesson-swap-text = Le joker est sur la table. Une de tes cartes convient exactement à sa place : 2, 3 et 3.
lesson-swap-task = Échange ta carte contre le joker.
lesson-swap-right = Le joker est de nouveau à toi. Tu pourras le poser dès ton prochain tour.
lesson-swap-wrong = Choisis la carte 2-3-3, puis le joker sur la table.

lesson-last-title = La dernière carte
lesson-last-text = Il ne te reste qu’une carte sur ton porte-cartes. La dernière rapporte une fiche supplémentaire.
lesson-last-task = Pose ta dernière carte.
lesson-last-right = Deux fiches : une pour la carte, une parce que c’était ta dernière. Au tour suivant, tu achètes une carte.
lesson-last-wrong = N’achète pas cette fois. Ta carte convient à côté du joker.

lesson-win-title = Ton dernier tour
lesson-win-text = La cagnotte est vide : tout le monde joue un dernier tour. Tu as deux fiches, Bleu n’en a aucune.
lesson-win-task = Pose une carte et gagne.
lesson-win-right = Trois fiches contre une : tu as gagné !
lesson-win-wrong = Pose une de tes cartes.
