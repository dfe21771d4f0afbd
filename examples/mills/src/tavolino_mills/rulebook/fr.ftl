### The rules of Nine Men’s Morris.

aim-title = Le but
aim-mills = Trois de tes pions sur une même ligne forment un moulin. Chaque fois que tu fermes un moulin, tu prends un pion adverse. Tu gagnes quand l’autre camp n’a plus que deux pions ou ne peut plus bouger.

pieces-title = Ce qu’il vous faut
pieces-players = On joue à deux.
pieces-men = Il y a un plateau et 18 pions de deux couleurs, neuf de chacune.

board-title = Le plateau
board-points = Sur le plateau, il y a trois carrés, l’un dans l’autre. Chaque carré a huit points pour les pions : ses quatre coins et le milieu de ses quatre côtés. Il y a donc 24 points.
board-lines = Chaque ligne a exactement trois points. Chaque côté d’un carré est une ligne. Quatre autres lignes relient les milieux des côtés, du carré extérieur au carré intérieur. Il y a donc 16 lignes.
board-gaps = Aucune ligne ne relie les coins de deux carrés, et aucune ne traverse le centre du plateau.
board-neighbours = Deux points sont voisins s’ils se suivent sur une ligne.
board-names = Le nom d’un point est la lettre de sa colonne et le numéro de sa rangée. Les colonnes vont de a à g depuis la gauche, les rangées de 1 à 7 depuis le bas.

start-title = Préparation
start-hand = Chaque camp prend en main les neuf pions d’une couleur. Le plateau est encore vide.
start-first = Décidez qui commence. Ici, vous pouvez aussi tirer au sort.

turn-title = Ton tour
turn-order = Vous jouez à tour de rôle. Tant que tu as des pions en main, tu en poses un à chaque tour. Ensuite, tu déplaces un pion à chaque tour.
turn-mill = Si tu fermes un moulin, tu prends en plus un pion. Puis c’est à l’autre camp de jouer.

placing-title = Poser un pion
placing-point = Prends un pion de ta main et pose-le sur n’importe quel point libre. Un point ne porte qu’un seul pion.
placing-first = Tu ne peux pas déplacer de pion tant que ta main n’est pas vide.
caption-placing = Rouge pose un pion sur un point libre.

mills-title = Fermer un moulin
mills-close = Un moulin, ce sont trois pions de ta couleur sur les trois points d’une ligne. Tu le fermes avec le pion que tu viens de poser ou de déplacer.
mills-line = Les trois pions doivent être sur la même ligne. Trois pions autour d’un coin ne forment pas un moulin, ni trois pions de part et d’autre du centre.
mills-old = Un moulin ne compte qu’au moment où tu le fermes. Tant que ses pions restent en place, il ne te rapporte plus rien.
mills-two = Un pion peut faire partie de deux moulins. S’il ferme les deux d’un coup, tu ne prends quand même qu’un pion.
caption-mill = Le troisième pion rouge ferme un moulin ; Rouge peut prendre un pion.
caption-corner = Trois pions autour d’un coin ne forment pas un moulin.

taking-title = Prendre un pion
taking-one = Quand tu fermes un moulin, tu prends un pion adverse sur le plateau. Tu choisis lequel, mais tu dois en prendre un.
taking-safe = Un pion dans un moulin est à l’abri. Tu ne peux pas le prendre tant que l’autre camp a sur le plateau un pion hors de tout moulin.
taking-every = Si tous les pions adverses sur le plateau sont dans des moulins, tu peux prendre n’importe lequel.
taking-gone = Un pion pris quitte le jeu et ne revient jamais. Les pions en main sont à l’abri.
caption-safe = Trois pions bleus sont à l’abri dans un moulin : Rouge doit prendre le quatrième.
caption-every = Tous les pions bleus sont dans un moulin : Rouge prend celui qu’il veut.

moving-title = Déplacer un pion
moving-step = Quand ta main est vide, tu déplaces un de tes pions le long d’une ligne jusqu’au point voisin. Ce point doit être libre.
moving-jump = Un pion n’avance que d’un pas et ne saute jamais par-dessus un autre.
moving-again = Tu peux ouvrir ton propre moulin en sortant un pion. Si ce pion revient à un tour suivant, il ferme le moulin de nouveau. Tu prends alors un autre pion.
caption-moving = Le pion rouge en d2 peut aller en d3 ou en f2, pas plus loin.
caption-again = Un pion rouge sort du moulin et revient : le moulin compte de nouveau.

flying-title = Voler
flying-three = Quand ta main est vide et qu’il ne te reste que trois pions, tu voles. À chaque tour, tu déplaces un de tes pions vers n’importe quel point libre, proche ou lointain.
flying-option = Certains jouent sans voler. Si vous préférez, choisissez « continuer pas à pas » sous « Avec trois pions ».
caption-flight = Rouge n’a plus que trois pions : l’un d’eux vole et ferme un moulin.

end-title = La fin
end-two = S’il ne te reste que deux pions, en main et sur le plateau, tu perds aussitôt.
end-blocked = Si c’est ton tour, que ta main est vide et qu’aucun de tes pions ne peut bouger, tu perds aussi. Cela n’arrive jamais quand tu voles, car il y a toujours un point libre.
end-limit = Si une partie dure très longtemps, elle finit après 300 coups, prises comprises, et vous partagez la victoire. Même si le dernier coup ferme un moulin, aucun pion n’est pris. Cette règle est de nous, car un programme a besoin d’une telle fin.
caption-two = Rouge prend un pion : Bleu n’en a plus que deux, et Rouge a gagné.
caption-blocked = Rouge va en f4 : aucun pion bleu ne peut bouger, et Rouge a gagné.

makers-title = D’où vient ce jeu
makers-old = Le jeu est très ancien, et personne ne sait qui l’a inventé.
makers-ways = On y joue de plusieurs façons. Certains prennent aussi des pions dans les moulins, d’autres prennent deux pions pour deux moulins d’un coup. Nous jouons de la façon la plus courante.
