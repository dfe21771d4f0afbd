### The rules of My First Triominos.

aim-title = Le but
aim-heart = Pose des cartes qui s’accordent et gagne autant de fiches que tu peux. Pour gagner, il faut en avoir le plus à la fin.

box-title = Le contenu de la boîte
box-players = On joue de deux à quatre, dès quatre ans. La boîte contient des cartes, quatre porte-cartes, des fiches et la règle du jeu.
box-cards = Il y a 36 cartes triangulaires, dont le joker. Les autres ont un nombre de 1 à 5 dans chaque coin, et chaque nombre a sa couleur. Chaque choix de trois nombres existe une fois, par exemple 1-1-2 ou 3-4-5. Cela fait 35 cartes ; la règle imprimée ne les énumère pas.
box-dots = À chaque nombre, il y a aussi quelque chose à compter : de petits triangles dans la boîte française, des étoiles dans l’allemande. Comme elles diffèrent, nous dessinons des points, autant que le dit le nombre. On peut donc jouer avant même de connaître les nombres.
box-bank = Les fiches sont à la banque : 50 dans la boîte française, 60 dans l’allemande. Notre banque n’est jamais vide, car aucun des deux textes ne dit ce qu’on ferait alors.
caption-cards = Chaque nombre a sa couleur et ses points ; le joker n’en a pas.

setup-title = La mise en place
setup-racks = Tout le monde reçoit un porte-cartes. Tes cartes y sont placées de façon que personne d’autre ne les voie.
setup-pot = Posez toutes les cartes faces cachées et mélangez-les : c’est la cagnotte. On y prend n’importe quelle carte. Si elle est en pile, on prend la carte du dessus ; cela revient au même.
setup-deal = Tout le monde prend six cartes dans la cagnotte pour son porte-cartes, et quatre fiches à la banque.
setup-first = Retournez une carte de la cagnotte : c’est la première carte sur la table. Si c’est le joker, remettez-le et prenez-en une autre.
setup-begin = Choisissez qui commence, par exemple la personne la plus jeune ou la plus âgée ; sinon, le sort décide. Ensuite, on joue à tour de rôle.
caption-first = La première carte est sur la table ; ses trois côtés sont libres.

turn-title = Ton tour
turn-choice = À ton tour, tu fais une seule chose : poser une carte, en acheter une pour une fiche ou échanger le joker. Si tu ne peux ni poser ni acheter, tu passes.

laying-title = Poser une carte
laying-where = Tu peux poser une carte contre n’importe quel côté libre de n’importe quelle carte sur la table. Tourne-la comme tu veux jusqu’à ce qu’elle convienne.
laying-corners = Une carte se pose contre une autre par un côté entier. Là où ses coins touchent des cartes, nombres et couleurs doivent être les mêmes. Les images de la boîte nous manquent ; nous suivons une édition plus récente pour enfants, où les coins décident.
laying-forbidden = Un coin qui touche un autre nombre est donc interdit. Toucher par un coin seulement ne suffit pas non plus. Attention aussi à la pointe de ta carte : elle touche peut-être une autre carte, au-delà d’un trou.
laying-chip = Une carte posée te rapporte une fiche de la banque. Ensuite, on continue à tour de rôle.
laying-last = La dernière carte de ton porte-cartes rapporte une fiche supplémentaire : deux en tout. Tu peux y arriver encore une fois plus tard.
laying-empty = Après ta dernière carte, tu en achètes une autre au tour suivant. La règle française dit que tu peux, l’allemande que tu dois. Avec un porte-cartes vide, rien d’autre n’est possible : les deux ont donc raison. Si tu ne peux pas acheter, tu passes.
caption-matching = Trois cartes de Rouge conviennent : une à chaque côté de la première carte.
caption-laid = Rouge pose 1-3-4 : 1 contre 1, 3 contre 3. Une fiche !
caption-mismatch = Interdit : 3 touche 3, mais 4 toucherait 2.
caption-tip = Interdit : 2 touche 2, mais seulement par un coin.
caption-gap = Interdit : le côté convient, mais le 3 de la pointe toucherait un 2.
caption-last = Rouge pose la dernière carte de son porte-cartes et reçoit deux fiches.

buying-title = Acheter et passer
buying-price = Si tu ne peux pas ou ne veux pas poser, achète : paie une fiche à la banque et prends une carte de la cagnotte. Elle va sur ton porte-cartes, et ton tour est fini. Tu pourras la poser au plus tôt à ton prochain tour.
buying-pass = Si aucune carte ne convient et que tu ne peux pas acheter, sans fiche ou avec une cagnotte vide, tu passes. Tu ne paies rien et tu attends ton prochain tour, ou la fin.
buying-duty = Sans fiche, tu dois poser une carte si l’une d’elles convient : la règle imprimée ne connaît que poser ou payer. Mais personne n’est obligé d’échanger le joker. Tu peux passer même si un échange est possible.
caption-buying = Rouge paie une fiche et prend une carte de la cagnotte.

extras-title = Hexagones et ponts
extras-hexagon = Six cartes autour d’un point forment un hexagone. La sixième rapporte une fiche supplémentaire, deux en tout, et un pont aussi. Le joker compte comme toute autre carte.
extras-two = Si une carte termine deux hexagones d’un coup, elle rapporte deux fiches supplémentaires : trois en tout. Chaque hexagone qu’elle termine compte.
extras-bridge = Un pont est posé côte à côte avec une seule carte, et sa pointe en touche une autre au-delà d’un trou. L’image de la boîte nous manque ; d’autres éditions du jeu le disent ainsi.
extras-table =
    Fiches en tout | une carte | ta dernière carte
    carte | 1 | 2
    avec un hexagone | 2 | 3
    avec deux hexagones | 3 | 4
    avec un pont | 2 | 3
caption-hexagon = Rouge comble le trou : une fiche pour la carte, une pour l’hexagone.
caption-two = La carte de Rouge termine deux hexagones d’un coup : trois fiches.
caption-bridge = La carte de Rouge longe une carte et en touche une autre par la pointe.

joker-title = Le joker
joker-place = Le joker remplace toutes les cartes et se pose contre n’importe quel côté libre. Il rapporte des fiches comme toute autre carte.
joker-stands = Sur la table, il prend les nombres et les couleurs des cartes qui l’entourent. Lui-même n’en a pas.
joker-corner = Un coin qui ne touche que le joker est libre : il accepte tous les nombres. À ses autres coins, ce sont les cartes déjà posées qui décident.
joker-side = Dans le texte imprimé, c’est un côté du joker qui est libre ; sous une image française, c’est un coin. Nous jouons avec des coins libres : ainsi, deux nombres différents ne se rencontrent jamais en un point. Sous « À côté du joker », vous pouvez choisir « Côtés libres ». Aux coins du joker, seules les cartes côte à côte doivent alors s’accorder.
joker-swap = Seul le joker peut revenir de la table : pose une carte qui convient exactement à sa place, et prends-le sur ton porte-cartes. Cela prend tout ton tour, sans coûter ni rapporter de fiche.
caption-joker = Rouge pose le joker, quels que soient les nombres.
caption-corner = La carte de Bleu touche un coin libre du joker : tout nombre convient.
caption-meeting = À côté du joker, 3 peut toucher 3, mais 4 ne peut pas toucher 2.
caption-side = « Côtés libres » : le 4-4-4 de Bleu convient, même si 4 touche 3.
caption-swap = Le 2-3-3 de Rouge va à la place du joker : Rouge le reprend.

end-title = La fin
end-round = La personne qui prend la dernière carte de la cagnotte joue en tout dernier. Avant elle, tous les autres jouent encore un tour.
end-winner = Pour gagner, il faut avoir le plus de fiches. Les cartes qui restent ne comptent pas.
end-ties = À égalité, on partage la victoire. La boîte n’en dit rien, et partager ne demande aucune règle nouvelle. Sous « Égalité de fiches », vous pouvez choisir « Moins de cartes » : il faut alors avoir le moins de cartes.
end-passes = La partie finit aussi quand tout le monde passe son tour à la suite. La boîte ne le dit pas, mais plus rien ne changerait.
caption-end = La cagnotte est vide et tous ont joué leur dernier tour : Rouge gagne.

tips-title = Les conseils de la boîte
tips-wait = Il vaut parfois mieux ne pas poser : la cagnotte cache peut-être le joker, ou la carte d’un hexagone ou d’un pont.
tips-joker = Garde un joker repris pour un tour suivant. Il peut te rapporter plus de fiches, par exemple avec un hexagone ou un pont.

parents-title = Pour les parents et la première partie
parents-learn = Ce jeu est instructif : en jouant, un enfant apprend les couleurs, les nombres et à compter.
parents-first = La première fois, et avec les tout-petits, jouez sans porte-cartes et sans joker. Toutes les cartes sont visibles, et un meneur de jeu qui connaît les règles aide. Pour cela, choisissez « Cartes visibles » et désactivez « Avec le joker ». Ajoutez les deux quand tout le monde connaît le jeu.
caption-open = Toutes les cartes sont visibles, sans joker : essaie ce qui convient, et où.

choices-title = Ce que vous pouvez choisir
choices-table =
    Choix | d’habitude | autrement
    Avec le joker | oui | non
    Cartes visibles | non | oui
    À côté du joker | Coins libres | Côtés libres
    Égalité de fiches | Victoire partagée | Moins de cartes

makers-title = D’où viennent les règles
makers-game = D’après les règles de « My First Triominos », imprimées en français et en allemand. Elles ne nomment aucun auteur, et le titre est celui de l’éditeur. Plateaux et textes sont de nous.
