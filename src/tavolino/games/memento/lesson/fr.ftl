### The rules of Memento, and its lesson.

rules-board-title = Le plateau
rules-board-text =
    Quatre triangles forment ensemble un grand triangle. Chacun a trois coins, trois points sur ses côtés et un centre. Les pièces suivent les lignes et, là où les triangles se touchent, passent d’un point à celui d’à côté.

    Le bord n’arrête personne. D’une pointe du grand triangle, on passe directement à une autre pointe, ou à l’un des trois coins qui se rejoignent en face. Ces points de rencontre sont reliés entre eux de la même façon. Ici, Rouge passe par-dessus le bord.

rules-coming-title = Entrer en jeu
rules-coming-text =
    La personne qui commence pose un simple sur n’importe quel point : une pierre avec un jeton dessus. Ensuite, à ton tour, tu peux faire entrer deux simples à la fois, sur deux points libres du bord des trois triangles extérieurs.

    Les centres et tout le triangle intérieur sont fermés aux nouveaux. Les pierres sont à tout le monde : 11 à deux ou à trois, 15 à quatre. Chaque couleur a neuf jetons.

rules-turning-title = Tourner un triangle
rules-turning-text =
    Ou bien tu tournes l’un des quatre triangles d’un tiers de tour, dans un sens ou dans l’autre. Tout ce qui est sur son bord voyage avec lui, peu importe à qui. Le centre ne bouge pas.

    Tu ne peux pas tourner si le tour précédent était une rotation, si ton propre dernier tour en était une, ou si rien ne changerait.

rules-stacks-title = Empiler et prendre
rules-stacks-text =
    Va sur une pièce, à toi ou à quelqu’un d’autre, et tu la prends : toutes les pierres forment une pile sous ton jeton, et l’autre jeton retourne dans la main d’où il vient. Deux pierres font un double, trois un triple.

    Si la pile arrive à quatre pierres ou plus, trois retournent à la réserve. Un double qui prend un double devient donc un simple. Si tu perds ta dernière pièce, tu n’es plus en jeu.

rules-far-title = Jusqu’où vont les pièces
rules-far-text =
    Un simple va sur un point voisin. Un double aussi, ou bien il file le long d’une ligne droite jusqu’à ce qu’une pièce lui barre la route ; il peut alors la prendre.

    Un triple va sur un point voisin. Depuis un centre, il peut aussi sauter sur n’importe quel autre centre ou sur une pointe du grand triangle. Ici, Rouge en a un sur le centre du haut.

rules-splitting-title = Diviser
rules-splitting-text =
    Un double peut se diviser en deux simples, un triple en un double et un simple, ou en trois simples. Chaque part va sur un point libre différent, que la pièce entière aurait pu atteindre.

    Chaque part a besoin d’un jeton. L’ancien sert encore, les autres viennent de ta main.

rules-winning-title = Gagner
rules-winning-text =
    Tu gagnes aussitôt si tu occupes les quatre centres, ou si tu remplis le cœur d’un triangle : son centre et les trois points de ses côtés. La hauteur de tes pièces ne compte pas.

    Tu gagnes aussi quand personne d’autre n’est encore en jeu. Si une partie dure très longtemps, les couleurs encore en jeu partagent la victoire.

rules-options-title = Trois variantes
rules-options-text =
    Avant la partie, on choisit ce qui se passe quand un double en chemin arrive au bord. Originale : il file tout droit ; les six longues lignes continuent à leur autre bout, comme des anneaux. Complexe : son trajet s’arrête là.

    Simple : en chemin, il peut quitter le plateau une fois, revenir par un point relié à celui par où il est sorti et continuer de là. C’est ce que tu vois ici.

    La règle nomme trois variantes et n’en dit qu’une chose : dans la simple, on n’est pas obligé de passer le bord tout droit. Pour la complexe, l’idée est de nous. Si tu joues avec les règles de memento ludis, choisis l’originale.

lesson-aim-title = Le but : un cœur plein
lesson-aim-text = Rouge occupe le centre et les trois côtés d’un triangle. Ce cœur est plein, et Rouge gagne.

lesson-aim-centres-title = Ou bien : tous les centres
lesson-aim-centres-text = On gagne aussi comme ça : Rouge a une pièce au centre de chaque triangle.

lesson-opening-title = Ta première pièce
lesson-opening-text = Une pièce est une pile de pierres avec ton jeton dessus. La partie commence par un simple, une seule pierre. Pose-le sur n’importe quel point.
lesson-opening-right = Le voilà. Au début, tout est permis, même un centre.
lesson-opening-wrong = Choisis un point pour ton premier simple.

lesson-coming-title = Des renforts
lesson-coming-text = Ensuite, les simples entrent par deux, sur les triangles extérieurs mais jamais sur un centre. Choisis deux points libres.
lesson-coming-right = Maintenant, tu en as trois.
lesson-coming-wrong = C’est possible aussi, mais faisons entrer deux simples : choisis deux points libres.

lesson-turning-title = Ça tourne
lesson-turning-text = Au lieu d’avancer, tu peux tourner un triangle, avec tout ce qui est sur son bord. Tourne le triangle du haut, dans le sens que tu veux.
lesson-turning-right = Ta pièce voyage avec lui. Bleu ne peut pas tourner maintenant, car un triangle vient de tourner.
lesson-turning-wrong = Pas celui-là : prends le triangle du haut, où se trouve ta pièce.

lesson-edge-title = Par-dessus le bord
lesson-edge-text = Les trois pointes du grand triangle sont voisines. Va avec ton simple de la pointe du haut à celle d’en bas à droite et prends la pièce bleue.
lesson-edge-right = Prise ! Les deux pierres sont à toi : un double.
lesson-edge-wrong = Presque. Va avec ton simple de la pointe du haut sur la pièce bleue en bas à droite.

lesson-double-title = Un double file
lesson-double-text = Un double file en ligne droite aussi loin que la voie est libre. Prends une pièce bleue de loin.
lesson-double-right = D’un bout à l’autre en un seul coup. Trois pierres : un triple !
lesson-double-wrong = Ton double peut atteindre une pièce bleue. Regarde le long des deux côtés du grand triangle.

lesson-triple-title = Un triple saute
lesson-triple-text = Un triple avance pas à pas, mais depuis un centre il saute. Saute sur un autre centre.
lesson-triple-right = Quel saut ! Rien ne peut l’arrêter en route.
lesson-triple-wrong = Il peut le faire, mais essaie le saut : choisis ton triple, puis un autre centre.

lesson-splitting-title = D’une pièce à plusieurs
lesson-splitting-text = Une pièce haute peut se diviser. Choisis ton triple et divise-le en un double et un simple, ou en trois simples.
lesson-splitting-right = Plus de pièces, à plus d’endroits. Chacune a son jeton.
lesson-splitting-wrong = Choisis ton triple, puis une façon de le diviser, puis un point libre pour chaque part.

lesson-heart-title = Remplis le cœur
lesson-heart-text = Le cœur d’un triangle, c’est son centre et les trois points de ses côtés. Dans le triangle du haut, il ne manque que le centre. Termine-le !
lesson-heart-right = Le cœur est plein : tu as gagné !
lesson-heart-wrong = Un pas suffit : va avec le simple de la pointe du haut au centre du triangle du haut.

lesson-centres-title = Les quatre centres
lesson-centres-text = Tes pièces occupent déjà trois centres. Il ne manque que le triangle intérieur. Va sur son centre !
lesson-centres-right = Les quatre centres sont à toi : tu as gagné !
lesson-centres-wrong = Un pas suffit : va avec le simple du triangle intérieur sur son centre.

lesson-last-title = Rester en jeu
lesson-last-text = Il ne reste qu’une pièce à Bleu. Prends-la : de la pointe du haut, par-dessus le bord, jusqu’à la pointe en bas à droite.
lesson-last-right = Bleu n’a plus de pièce et n’est plus en jeu. La dernière couleur en jeu gagne.
lesson-last-wrong = La seule pièce bleue est sur la pointe en bas à droite. Ton simple de la pointe du haut peut la prendre.
