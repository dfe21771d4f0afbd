### The rules of Anneaux.

aim-title = Le but
aim-lines = Aligne trois pions de ta couleur, le long d’un anneau ou sur un rayon. Chaque ligne te permet de prendre un pion à tous les autres. La dernière couleur en jeu gagne.

box-title = Dans la boîte
box-players = On joue à deux, à trois ou à quatre.
box-pieces = Il y a une piste et 40 pions de quatre couleurs, dix de chacune.

board-title = La piste
board-rings = Sur un socle, trois anneaux sont posés l’un dans l’autre, et chacun tourne. Chaque anneau a huit alvéoles pour les pions. De l’intérieur vers l’extérieur, nous les appelons A, B et C.
board-spokes = Avant de commencer, tournez les anneaux pour que les alvéoles s’alignent du centre vers l’extérieur. Trois de ces alvéoles, un par anneau, forment un rayon. Il y a donc huit rayons.
caption-board = Trois anneaux de huit alvéoles ; du centre vers l’extérieur, trois alvéoles forment un rayon.

start-title = Préparation
start-pawns = Tout le monde choisit une couleur et prend ses dix pions en main. La piste est encore vide.
start-first = Décidez qui commence. Ici, vous pouvez aussi tirer au sort.

turn-title = Ton tour
turn-choice = À ton tour, tu fais une seule chose parmi trois. Pose un pion dans un alvéole libre, tourne un anneau d’un alvéole ou déplace un pion dans un alvéole voisin libre. Ainsi, tu formes des lignes et tu gênes celles des autres.
turn-round = On joue dans le sens des aiguilles d’une montre.

placing-title = Poser un pion
placing-cell = Prends un pion de ta main et pose-le dans un alvéole libre, sur l’anneau que tu veux.
caption-placing = Rouge pose un pion dans un alvéole libre de l’anneau du milieu.

turning-title = Tourner un anneau
turning-step = Tourne un anneau d’un alvéole, dans un sens ou dans l’autre, pour que les alvéoles forment de nouveau des rayons. Tous les pions de cet anneau voyagent avec lui, les tiens et ceux des autres.
turning-rest = L’anneau qui a tourné en dernier est bloqué, peu importe qui l’a tourné. On ne peut le tourner de nouveau qu’après en avoir tourné un autre.
caption-turning = Rouge tourne l’anneau du milieu, et les trois pions dessus voyagent avec lui.
caption-pinned = Bleu a tourné l’anneau du milieu : seuls les deux autres peuvent tourner.

moving-title = Déplacer un pion
moving-step = Déplace un de tes pions dans un alvéole libre juste à côté. C’est l’alvéole suivant sur son anneau, ou celui du même rayon sur l’anneau d’à côté.
moving-diagonal = Un pion ne va jamais en diagonale. Sinon, presque tous les alvéoles seraient voisins, et les anneaux et les rayons n’auraient plus guère de sens.
caption-moving = Un pion rouge avance d’un alvéole vers l’extérieur, le long de son rayon.
caption-neighbours = Un pion a des voisins sur son anneau et sur son rayon, pas en diagonale.

lines-title = Les lignes
lines-row = Trois de tes pions côte à côte sur un anneau sont une ligne : une rangée. Le pion que tu viens de poser ou de déplacer doit en faire partie.
lines-spoke = Trois de tes pions dans les trois alvéoles d’un rayon sont aussi une ligne. Tu le remplis en posant ou en déplaçant un pion, ou en tournant un anneau.
lines-turning = Quand tu tournes un anneau, un de tes pions peut arriver sur un rayon et le compléter. Cela ne forme jamais de rangée, car tous les pions d’un anneau voyagent ensemble.
lines-others = Si ta rotation termine une ligne pour quelqu’un d’autre, personne ne prend rien pour cela.
lines-several = Chaque ligne que fait ton coup compte. Un pion fait au plus une rangée et un rayon ; dans une rangée plus longue, il en est le milieu. Après une rotation, chaque rayon plein de tes pions compte, même s’il l’était déjà avant. La règle n’en dit rien ; c’est le plus simple.
caption-row = Le troisième pion rouge termine une rangée sur l’anneau intérieur.
caption-spoke = Le troisième pion rouge complète un rayon.
caption-turned = Rouge tourne l’anneau extérieur, et un pion arrive sur le rayon : une ligne.
caption-gift = En tournant, Bleu complète un rayon pour Rouge, qui ne prend rien.
caption-both = Le pion rouge termine à la fois une rangée et un rayon : deux lignes.

taking-title = Prendre des pions
taking-each = Pour chaque ligne, tu prends sur la piste un pion de chaque autre couleur, celui que tu veux. Deux lignes prennent deux pions à chacun.
taking-gone = Les pions pris quittent le jeu et ne reviennent jamais. Les pions en main sont à l’abri.
taking-order = Prends couleur par couleur, en commençant à ta gauche. Une couleur mise hors jeu entre-temps donne quand même le reste, sauf si la partie est finie. La règle n’en dit rien, mais ses pions peuvent de toute façon être pris.
caption-taking = Pour une rangée, Rouge prend un pion à Bleu et un pion à Vert.
caption-choosing = Bleu a donné un pion ; maintenant, Rouge en choisit un de Vert.

tired-title = Les pions fatigués
tired-ends = Quand tu as fait une rangée, les deux pions à ses bouts se fatiguent. Un pion fatigué ne peut servir à aucune nouvelle rangée ni à aucun rayon avant d’être déplacé.
tired-awake = Déplace un pion fatigué, et le voilà réveillé. Il compte même pour une ligne que ce déplacement vient de former.
tired-riding = Voyager sur un anneau ne réveille pas un pion fatigué. La règle déplace des pions et tourne des anneaux : deux mots, donc pour nous deux choses différentes.
tired-six = Si tu allonges une rangée, le quatrième et le cinquième pion ne rapportent rien. Le sixième forme une deuxième rangée avec les deux précédents. Les images de la règle nous manquent ; nous lisons ainsi leurs légendes, à cause des bouts fatigués.
tired-spokes = Un rayon ne fatigue personne, car la règle ne parle que d’une ligne sur un anneau. Mais alors, un pion peut sortir et revenir, ligne après ligne. Si cela vous gêne, choisissez « Bouts des rayons aussi » pour « Qui se fatigue ».
caption-spent = Le quatrième pion rouge ne prend rien, car celui d’à côté est fatigué.
caption-fresh = Un pion rouge fatigué sort et revient : réveillé, il termine une rangée.
caption-riding = La rangée a voyagé, mais ses bouts restent fatigués : Rouge ne prend rien.
caption-five = Une rangée et deux pions de plus : le cinquième pion rouge ne prend rien.
caption-six = Deux rangées sur un anneau : le sixième pion rouge termine la deuxième.
caption-again = Un pion rouge sort du rayon et y revient : la ligne compte encore.

flying-title = Voler
flying-four = Quand il ne te reste que quatre pions ou moins, tu voles. À chaque tour, tu déplaces un de tes pions dans n’importe quel alvéole libre, proche ou lointain.
flying-hand = Tu ne voles que si ta main est vide. Sinon, tout le monde volerait dès le début.
flying-rings = En volant, tu ne peux pas tourner d’anneau, car la règle dit alors de déplacer un pion à chaque tour. D’autres jeux de cette famille laissent le choix. Vous pouvez donc régler « Quatre pions, main vide » sur « Tu voles ou tu tournes ».
flying-pass = Si tu ne peux rien faire, tu passes ; c’est notre règle, car il n’y en a pas d’imprimée. Cela n’arrive que si tu voles et que la piste est pleine. Sinon, on peut toujours tourner un anneau, même vide.
caption-flight = Rouge n’a plus que quatre pions : l’un traverse la piste et termine une rangée.
caption-grounded = Rouge vole vers n’importe quel alvéole libre, mais ne peut pas tourner d’anneau.

end-title = Hors jeu, et la fin
end-two = S’il ne te reste que deux pions, en main et sur la piste, tu es aussitôt hors jeu.
end-stay = Les pions d’une couleur hors jeu restent sur la piste. Ils gênent, voyagent avec les anneaux et peuvent encore être pris pour d’autres lignes.
end-last = Quand toutes les autres sont hors jeu, la dernière couleur en jeu a gagné.
end-limit = Si une partie dure très longtemps, elle s’arrête après 1000 coups, prises comprises. Ceux qui restent en jeu se partagent la victoire. La règle ne prévoit pas cette fin, mais un programme en a besoin.
caption-out = Vert prend un pion à Bleu, qui est hors jeu ; ses deux pions restent.
caption-later = Bleu est hors jeu, mais Rouge lui prend encore un pion pour une ligne.
caption-end = Rouge prend un pion : Bleu n’en a plus que deux, et Rouge a gagné.

tips-title = Bon à savoir
tips-first = La personne qui pose le premier pion a l’avantage. Gênez donc la première ligne dès le premier tour de table.
tips-truce = La règle met en garde contre cet avantage, sans donner de remède. À deux, si l’on joue bien, la personne qui commence gagne presque toujours. Il y a donc la « Trêve au début » : au choix, aucune ligne ne compte avant que chacun ait joué trois tours.
tips-defence = La meilleure parade est parfois de terminer toi-même, en tournant un anneau, la ligne de quelqu’un d’autre. Elle ne lui rapporte alors rien.
caption-truce = Pendant la trêve, la rangée de Rouge ne prend rien.

makers-title = D’où vient le jeu
makers-unknown = D’après les règles d’un jeu en français dont nous ne connaissons ni le titre ni l’auteur. Nous l’appelons Anneaux.
makers-own = La piste et les textes sont de nous.
