### The rules of Dimenticato.

aim-title = Le but
aim-home = Tes quatre figurines quittent leurs cases de départ, font une fois le tour de la piste et rentrent à la maison. Les cases de départ sont aussi l’arrivée. Pour gagner, ramène les quatre à la maison avant les autres.
aim-dice = Une figurine cache le nombre sur lequel elle se tient. Pour avancer, il faut connaître ce nombre. Retiens-le avant de l’oublier !

box-title = Dans la boîte
box-cards = Il y a 12 petites cartes, chacune avec quatre cases qui montrent un dé. Les 4 grandes cartes en ont autant, et en plus les quatre cases de départ d’une couleur.
box-figures = Il y a 16 figurines, quatre par couleur. On joue à deux, à trois ou à quatre.
box-fields = Chaque case de la piste montre un nombre de 1 à 6 et porte une des quatre couleurs. Sur chaque carte, chaque couleur apparaît une fois.

board-title = Poser la piste
board-colours = Chacun choisit une couleur et prend la grande carte et les quatre figurines de cette couleur.
board-cards = Mélangez les petites cartes et posez-en trois, au hasard, entre une grande carte et la suivante. À trois, trois petites cartes restent de côté ; à deux, six.
board-track = Ensemble, les cartes forment un cadre fermé. La piste y est double : deux couloirs côte à côte. Les cases de départ sont hors du cadre, le long du couloir extérieur.
board-table =
    Joueurs | Grandes cartes | Petites cartes | Cases de la piste
    2 | 2 | 6 | 32
    3 | 3 | 9 | 48
    4 | 4 | 12 | 64
board-drawing = Nous connaissons le texte des règles imprimées, mais pas leurs dessins. Le cadre à trois et les nombres de nos cartes sont donc de nous.
board-begin = Place tes quatre figurines sur tes quatre cases de départ. La personne la plus jeune commence, sauf si vous en décidez autrement ou tirez au sort.

caption-frametwo = À deux : un cadre de 8 cartes, Rouge en bas, Bleu en haut.
caption-framethree = À trois : un cadre de 12 cartes, plus long que haut.
caption-framefour = À quatre : un carré de 16 cartes, une grande sur chaque côté.

leaving-title = Le départ
leaving-order = On joue chacun son tour, dans le sens horaire. À ton tour, tu déplaces une figurine.
leaving-must = Pendant tes quatre premiers tours, toutes tes figurines partent. Chacune avance de 2, 3, 4 ou 5 cases, à ton choix, et doit aussi quitter ta grande carte.
leaving-cover = Pose la figurine de façon à cacher le nombre. Regarde-le bien avant et retiens-le !
leaving-reach = Tu n’annonces encore aucun nombre. Sur les cases de départ, une figurine va vers la piste ou de côté.
leaving-stuck = Si aucune figurine qui attend ne peut partir, tu joues avec les autres. Si tu n’en as pas, tu passes. Une figurine qui ne peut partir qu’en prenant doit prendre. La boîte dit seulement que toutes doivent partir ; ainsi, personne ne reste bloqué pour toujours.

caption-leaving = Rouge part : trois cases, hors de la grande carte.
caption-choices = La figurine 1 peut aller sur chaque case cochée et doit quitter sa carte.

announcing-title = Annoncer le nombre
announcing-say = Quand tes quatre figurines sont parties, choisis-en une sur la piste à chaque tour. Avant de la bouger, annonce quel nombre est dessous.
announcing-right = Si c’est juste, la figurine avance exactement d’autant de cases. Si c’est faux, elle reste sur place et c’est à la personne suivante.
announcing-secret = À l’écran, personne ne voit le nombre vérifié : le programme le compare en secret. À table, quelqu’un doit regarder. Si vous préférez cela, choisissez « Un instant à découvert ». Alors tout le monde voit un instant un nombre vérifié, ou caché sous une figurine prise.
announcing-nowhere = Si ton nombre est juste, mais que la figurine ne peut aller nulle part, ton tour est fini aussi. Personne n’apprend que c’était juste : cela trahirait le nombre.
announcing-pass = Selon la boîte, on passe si aucune figurine ne peut bouger. Ici, tu annonces quand même un nombre. Sinon, le jeu devrait te révéler qu’aucun ne convient. Tu passes seulement si tu n’as ni figurine sur la piste ni figurine à déplacer à la maison.
announcing-list = La liste des coups joués tait tout ce qui trahirait un nombre caché. À table, il n’y a pas de liste du tout.

caption-right = Rouge annonce 3, et c’est juste : la figurine avance de trois cases.
caption-wrong = Bleu a oublié son nombre : la figurine reste, à Rouge de jouer.
caption-shown = Avec « Un instant à découvert », Bleu se trompe et tous voient le 5.

ways-title = Par où passer
ways-forward = Toutes les figurines courent dans le sens horaire sur la double piste. Un pas va vers l’avant ou de côté, vers l’autre couloir, jamais en arrière.
ways-bends = En un tour, un chemin a au plus deux virages à angle droit, à gauche ou à droite. On ne va jamais en diagonale.
ways-first = Le premier pas peut aller vers l’avant ou de côté et n’est pas encore un virage. Un chemin ne passe jamais deux fois sur une case. La règle dit seulement combien de virages sont permis ; voilà comment nous les comptons.
ways-corner = Sur les quatre cartes d’angle, on va seulement tout droit ou à droite, vers le côté suivant. La boîte parle des cases d’angle ; sans son dessin, nous prenons ces cartes.
ways-turning = Là, on avance seulement dans le sens où la piste entre sur la carte ou en sort. Tourner à droite compte comme un virage.
ways-jump = On saute les figurines en chemin, les tiennes comme celles des autres.
ways-one = Il n’y a qu’une figurine par case. Tu n’arrives jamais sur une des tiennes : on ne prend pas ses propres figurines.
ways-closed = Les cases de départ des autres te sont fermées.

caption-twobends = Un 3 avec deux virages : de côté, tout droit, encore de côté.
caption-onebend = Un 3 avec un virage : de côté, puis deux cases tout droit.
caption-lanes = Rouge annonce 1 et passe dans le couloir extérieur.
caption-steps = Un pas va vers l’avant ou de côté, ni en arrière ni en diagonale.
caption-toomany = Le 5 mène à la coche ; vers la croix, il faudrait quatre virages.
caption-corner = Une case tout droit, deux à droite après l’angle : un virage.
caption-cornertwo = Après l’angle, de côté vers le couloir intérieur : deux virages.
caption-cornerno = Au bout de l’angle, la figurine ne va plus que tout droit.
caption-jump = Rouge annonce 2 et saute une de ses figurines.
caption-own = Le 4 mène aussi à une figurine rouge : cette case est fermée.
caption-closed = Rouge passe devant les cases de départ de Bleu sans pouvoir entrer.

beating-title = Prendre et faire reculer
beating-back = Si tu arrives sur une figurine d’une autre couleur, tu la prends et la fais reculer de trois cases, avec un virage au plus. Elle va sur une case libre d’où trois pas la ramèneraient.
beating-choose = Si plusieurs cases sont possibles, tu en choisis une. La case que ta figurine vient de quitter est déjà libre. La règle ne dit pas qui décide ; chez nous, c’est la personne qui prend.
beating-may = Personne n’est obligé de prendre. Si ton nombre juste ne mène qu’à des prises, tu peux rester sur place. S’il mène aussi ailleurs, ta figurine avance.

caption-back = Bleu prend une figurine rouge et la fait reculer de trois cases.
caption-choose = Rouge peut faire reculer la figurine bleue sur chacune des cases cochées.
caption-stay = Rouge pourrait prendre la figurine bleue, mais préfère rester.

safe-title = À l’abri
safe-colour = Sur une case de sa couleur, une figurine est à l’abri. Personne ne peut arriver sur elle.
safe-card = On ne peut pas non plus prendre une figurine qui devrait reculer jusque sur sa propre grande carte ou plus loin.
safe-round = Une figurine qui a fait le tour et se retrouve sur sa propre grande carte peut être prise : nous jouons ainsi. Elle recule hors de la carte. La règle dit seulement qu’on ne recule pas jusque sur cette carte.
safe-full = Si aucune case n’est libre trois cases en arrière, on ne peut pas non plus la prendre.

caption-colour = Bleu ne peut pas arriver sur cette figurine rouge : elle est sur du rouge.
caption-card = Cette figurine rouge devrait reculer jusque sur sa propre grande carte.
caption-full = Sur la seule case où elle pourrait reculer se tient une autre figurine.

home-title = Rentrer à la maison
home-exact = Après son tour de piste, une figurine rentre par le couloir extérieur de ta grande carte. Il lui faut le nombre exact pour finir sur une de tes cases de départ libres.
home-lane = Dans la maison, elle peut aller vers l’extérieur ou de côté. Si son nombre ne convient pas, prends-en une autre ou laisse-la passer devant.
home-shift = Si une de tes figurines occupe la case qu’il te faut, elle doit d’abord faire de la place. Déplace-la d’une case ou, en tournant l’angle, de deux. Cela compte comme un tour.
home-anytime = À la maison, tu peux déplacer une figurine à n’importe quel tour. Pour prouver que c’est nécessaire, il faudrait montrer un nombre caché.
home-again = Une figurine qui passe devant sa maison refait un tour. La boîte ne l’interdit pas, et sinon une figurine pourrait rester bloquée. Une figurine rentrée ne ressort plus.

caption-home = Rouge annonce 6, et le sixième pas finit sur une case de départ.
caption-exact = Avec le 6, Rouge atteint exactement deux de ses quatre cases de départ.
caption-shift = Rouge utilise un tour pour déplacer la figurine à la maison.
caption-again = La figurine rouge passe devant sa maison et commence un nouveau tour.

end-title = La fin
end-win = La première couleur qui a ses quatre figurines de retour sur les cases de départ gagne, et la partie est finie.
end-long = Un programme a besoin d’une fin : après 1000 choix en tout, tout le monde partage la victoire. La boîte n’a pas cette limite.

caption-end = Rouge ramène sa dernière figurine à la maison et gagne.

makers-title = Qui l’a fait
makers-box = D’après les règles allemandes de Dr. F. Hein Spiele, Augsburg. Plateaux et textes sont de nous.
