### The rules of Memento, and its lesson.

rules-board-title = Le plateau
rules-board-text =
    Quatre triangles forment ensemble un grand triangle. Chacun a trois coins, trois points sur ses côtés et un centre. Les figurines suivent les lignes et passent entre les points voisins là où les triangles se touchent.

    Le bord n’arrête personne. D’une pointe du grand triangle, on passe directement à une autre pointe, ou à l’un des trois coins qui se rejoignent en face. Ces points de rencontre sont reliés entre eux de la même façon. Ici, Rouge passe par-dessus le bord.

rules-coming-title = Entrer en jeu
rules-coming-text =
    Qui commence pose un simple sur n’importe quel point : une pierre avec un marqueur dessus. Ensuite, à ton tour, tu peux faire entrer deux simples à la fois, sur deux points libres du bord des trois triangles extérieurs.

    Les centres et tout le triangle du milieu sont fermés aux nouveaux. Les pierres sont à tout le monde : 11 à deux ou à trois, 15 à quatre. Chaque couleur a neuf marqueurs.

rules-turning-title = Tourner un triangle
rules-turning-text =
    Ou bien tu tournes l’un des quatre triangles d’un tiers de tour, dans un sens ou dans l’autre. Tout ce qui est sur son bord voyage avec lui, peu importe à qui. Le centre ne bouge pas.

    Tu ne peux pas tourner si le tour précédent était une rotation, si ton propre dernier tour en était une, ou si rien ne changerait.

rules-stacks-title = Empiler et prendre
rules-stacks-text =
    Va sur une figurine, à toi ou à quelqu’un d’autre, et tu la prends : toutes les pierres forment une pile sous ton marqueur, et l’autre marqueur retourne dans la main d’où il vient. Deux pierres font un double, trois un triple.

    Si la pile devait compter quatre pierres ou plus, trois retournent à la réserve. Un double qui prend un double devient donc un simple. Qui perd sa dernière figurine est hors jeu.

rules-far-title = Jusqu’où vont les figurines
rules-far-text =
    Un simple va sur un point voisin. Un double aussi, ou bien il file le long d’une ligne droite jusqu’à ce qu’une figurine lui barre la route ; celle-ci, il peut la prendre.

    Un triple va sur un point voisin. Depuis un centre, il peut aussi sauter sur n’importe quel autre centre ou sur une pointe du grand triangle. Ici, Rouge en a un sur le centre du haut.

rules-splitting-title = Diviser
rules-splitting-text =
    Un double peut se diviser en deux simples, un triple en un double et un simple, ou en trois simples. Chaque part va sur un point libre différent, que la figurine entière aurait pu atteindre.

    Chaque part a besoin d’un marqueur. L’ancien sert encore, les autres viennent de ta main.

rules-winning-title = Gagner
rules-winning-text =
    Tu gagnes aussitôt si tu occupes les quatre centres, ou si tu remplis le cœur d’un triangle : son centre et les trois points de ses côtés. La hauteur de tes figurines ne compte pas.

    Tu gagnes aussi quand tous les autres sont hors jeu. Si une partie dure très longtemps, les couleurs encore en jeu partagent la victoire.

rules-options-title = Trois variantes
rules-options-text =
    Avant la partie, on choisit jusqu’où file un double. Facile : il s’arrête au bout de sa ligne. Originale : les six longues lignes continuent à leur autre bout, comme des anneaux.

    Complexe : en chemin, il peut quitter le plateau une fois, revenir par un point relié à celui par où il est sorti et continuer de là. C’est ce que tu vois ici.

lesson-opening-title = Ta première figurine
lesson-opening-text = Une figurine est une pile de pierres avec ton marqueur dessus. La partie commence par un simple, une seule pierre. Pose-le sur n’importe quel point.
lesson-opening-right = Le voilà. Au début, tout est permis, même un centre.
lesson-opening-wrong = Choisis un point pour ton premier simple.

lesson-coming-title = Des renforts
lesson-coming-text = Ensuite, les simples entrent par deux, sur les triangles extérieurs mais jamais sur un centre. Choisis deux points libres.
lesson-coming-right = Maintenant, tu en as trois.
lesson-coming-wrong = C’est possible aussi, mais faisons entrer deux simples : choisis deux points libres.

lesson-turning-title = Ça tourne
lesson-turning-text = Au lieu d’avancer, tu peux tourner un triangle, avec tout ce qui est sur son bord. Tourne le triangle du haut, dans le sens que tu veux.
lesson-turning-right = Ta figurine voyage avec lui. Bleu ne peut pas tourner maintenant, car un triangle vient de tourner.
lesson-turning-wrong = Pas celui-là : prends le triangle du haut, où se trouve ta figurine.

lesson-edge-title = Par-dessus le bord
lesson-edge-text = Les trois pointes du grand triangle sont voisines. Va avec ton simple de la pointe du haut à celle d’en bas à droite et prends la figurine bleue.
lesson-edge-right = Prise ! Les deux pierres sont à toi : un double.
lesson-edge-wrong = Presque. Va avec ton simple de la pointe du haut sur la figurine bleue en bas à droite.

lesson-double-title = Un double file
lesson-double-text = Un double file en ligne droite aussi loin que la voie est libre. Prends une figurine bleue de loin.
lesson-double-right = D’un bout à l’autre en un seul coup. Trois pierres : un triple !
lesson-double-wrong = Ton double peut atteindre une figurine bleue. Regarde le long des deux côtés du grand triangle.

lesson-tripple-title = Un triple saute
lesson-tripple-text = Un triple avance pas à pas, mais depuis un centre il saute. Saute sur un autre centre.
lesson-tripple-right = Quel saut ! Rien ne peut l’arrêter en route.
lesson-tripple-wrong = Il peut le faire, mais essaie le saut : choisis ton triple, puis un autre centre.

lesson-splitting-title = Un devient plusieurs
lesson-splitting-text = Une figurine haute peut se diviser. Choisis ton triple et divise-le en un double et un simple, ou en trois simples.
lesson-splitting-right = Plus de figurines, à plus d’endroits. Chacune a son marqueur.
lesson-splitting-wrong = Choisis ton triple, puis une façon de le diviser, puis un point libre pour chaque part.

lesson-heart-title = Remplis le cœur
lesson-heart-text = Le cœur d’un triangle, c’est son centre et les trois points de ses côtés. Dans le triangle du haut, il ne manque que le centre. Termine-le !
lesson-heart-right = Le cœur est plein, tu as gagné !
lesson-heart-wrong = Un pas suffit : va avec le simple de la pointe du haut au centre du triangle du haut.
