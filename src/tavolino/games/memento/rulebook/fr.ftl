### The rules of Memento.

aim-title = Le but
aim-heart = Tu gagnes dès que tes pièces remplissent le cœur d’un triangle : son centre et les trois points de ses côtés.
aim-centres = Tu gagnes aussi dès que tu occupes les quatre centres. La hauteur de tes pièces ne compte jamais.
aim-last = Et tu gagnes quand il n’y a plus que toi qui as des pièces.
caption-heart = Rouge va au centre du triangle du haut : son cœur est plein.
caption-centres = Rouge va sur le centre intérieur et occupe maintenant les quatre.
caption-last = Rouge capture la seule pièce de Bleu et reste seul en jeu.

box-title = Ce qu’il y a dans la boîte
box-people = Memento se joue à deux, à trois ou à quatre.
box-stones = Les pierres sont à tout le monde : 11 à deux ou à trois, 15 à quatre. Elles forment la réserve.
box-markers = Chacun a neuf marqueurs de sa couleur.
box-figure = Une pièce est une pile d’une, deux ou trois pierres avec un marqueur dessus : un simple, un double ou un triplet.

board-title = Le plateau
board-triangles = Quatre triangles forment un grand triangle. Chacun a sept points : trois sommets, trois points sur ses côtés et un centre. La boîte appelle les points des côtés points perpendiculaires.
board-meeting = Les trois sommets les plus éloignés sont les pointes du grand triangle. En face de chaque pointe, trois sommets se touchent : un point de rencontre. La boîte l’appelle constellation.
board-figures = Les pièces se tiennent sur les points, une au plus par point.
board-lines = Des lignes suivent les côtés de chaque triangle et vont de chaque sommet, par le centre, au point du côté d’en face. Le texte laisse cela à un dessin ; ces lignes conviennent aux noms des points.
board-joints = Là où des triangles se touchent, les points de côté qui se font face sont voisins, comme les trois sommets d’un point de rencontre. La règle ne le dit pas, mais sinon les triangles seraient à peine reliés.
caption-points = Rouge est sur un centre, Bleu sur des sommets, Vert sur des côtés.
caption-meeting = Trois pièces sur les trois sommets d’un point de rencontre.
caption-joint = Rouge passe du triangle du haut au triangle intérieur.

start-title = Pour commencer
start-empty = Au début, le plateau est vide. On joue chacun son tour, dans le sens horaire.
start-first = Tirez au sort ou choisissez qui commence. Les langues de la règle ne sont pas d’accord ici ; les deux sont donc possibles.
start-opening = La personne qui commence pose un simple sur n’importe quel point. C’est tout pour ce premier tour.
start-anywhere = Ce premier simple peut même aller sur un centre ou dans le triangle intérieur.
caption-opening = Rouge commence au centre du triangle intérieur.

turn-title = Ton tour
turn-one = Ensuite, à ton tour, tu fais exactement une chose : faire entrer deux simples, faire pivoter un triangle, déplacer une pièce ou la diviser. On ne peut pas passer.
turn-change = Ton tour doit changer quelque chose. Seule une rotation peut tout laisser comme avant, et alors elle est interdite. Les langues le disent différemment, mais cela revient au même.
caption-nothing = Faire pivoter le triangle du haut ou l’intérieur ne changerait rien ici.

coming-title = Faire entrer des simples
coming-two = Tu peux faire entrer deux nouveaux simples à la fois, sur deux points libres différents du bord des trois triangles extérieurs.
coming-where = Les nouveaux simples n’entrent jamais sur un centre, ni dans le triangle intérieur, ni en capturant.
coming-needs = Pour faire entrer des simples, il faut deux pierres dans la réserve et deux de tes marqueurs.
caption-coming = Bleu fait entrer deux simples à la fois.
caption-entrances = Le bord est ouvert ; centres, triangle intérieur et points occupés sont fermés.

turning-title = Faire pivoter un triangle
turning-any = Tu peux faire pivoter n’importe quel triangle, avec tout ce qui s’y trouve, à qui que cela appartienne. Tu le peux même avant d’avoir une pièce.
turning-third = Un triangle tourne d’un tiers de tour, dans un sens ou dans l’autre, et son centre ne bouge pas. La règle ne dit pas de combien, mais seul un tiers ramène les points sur des points.
turning-before = Tu ne peux pas faire pivoter de triangle si la personne avant toi vient de le faire.
turning-own = Tu ne peux pas non plus faire pivoter de triangle si tu l’as fait à ton propre dernier tour. Le texte français dit autre chose, qui n’a pas de sens ; les autres textes sont d’accord.
caption-turning = Rouge fait pivoter le triangle du haut. Maintenant, Bleu ne le peut pas.
caption-back = Rouge fait pivoter le triangle du haut dans l’autre sens.
caption-twice = Rouge a fait pivoter à son dernier tour : cette fois, c’est interdit.

moving-title = Déplacer une pièce
moving-one = Tu peux déplacer une de tes pièces. S’il y en a une autre là où elle arrive, elle la capture. On n’est jamais obligé de capturer.
moving-single = Un simple fait un pas, sur un point voisin.
moving-double = Un double fait un pas, ou bien il file le long d’une ligne droite, dans un sens ou dans l’autre, aussi loin que tu veux.
moving-stop = Là où une ligne fait un angle, un double doit s’arrêter. La première pièce sur son chemin l’arrête aussi, à toi ou non ; il peut la capturer.
moving-triple = Un triplet fait un pas. Depuis un centre, il peut aussi sauter sur tout autre centre ou sur toute pointe.
moving-leap = Un triplet saute par-dessus tout et peut capturer là où il arrive. Il ne saute que depuis un centre, jamais depuis une pointe. La règle ne cite que le saut depuis un centre ; il n’y en a donc pas en retour.
caption-single = Les quatre pas d’un simple depuis un côté ; la pointe est trop loin.
caption-double = Partout où va le double de Rouge ; le centre gauche est hors d’atteinte.
caption-stop = Le double de Rouge file en bas et capture la première pièce.
caption-triple = Partout où peut aller le triplet de Rouge depuis le centre du haut.
caption-leap = Le triplet de Rouge saute du centre du haut à celui de droite.

edge-title = Par-dessus le bord
edge-doors = Le bord n’arrête personne. Aux sommets de chaque triangle, une pièce peut quitter le plateau et entrer ailleurs, d’un seul pas.
edge-tips = D’une pointe, on passe à une autre pointe, ou à n’importe quel sommet du point de rencontre d’en face.
edge-meetings = D’un sommet situé à un point de rencontre, on passe à n’importe quel sommet des deux autres, ou à la pointe d’en face.
edge-straight = Dans « Originale », un double qui file passe le bord tout droit ; avec « Version », on peut choisir autrement. Six lignes sont ainsi des anneaux : les côtés du grand triangle, et les lignes d’une pointe à son point de rencontre. Seul un dessin montre lesquelles ; nous prenons celles dont un pas par-dessus le bord relie les bouts.
edge-behind = Un tel anneau a deux sens. Un double bloqué dans l’un peut passer par l’autre, mais pas revenir sur son propre point. La règle n’en dit rien ; pour nous, chaque sens est un chemin à part.
caption-leaving = Le simple de Rouge sort en haut et entre en bas à droite.
caption-tips = Tous les pas de la pointe du haut par-dessus le bord.
caption-stepping = Le simple de Rouge passe du point de rencontre gauche à celui du bas.
caption-meetings = Tous les pas du point de rencontre gauche par-dessus le bord.
caption-running = Le double de Rouge sort en bas, entre en haut et continue tout droit.
caption-behind = Bleu barre le chemin direct : le double de Rouge fait le tour.

taking-title = Capturer et empiler
taking-figure = Toute pièce capture en allant sur une autre. Tu peux aussi capturer les tiennes, pour empiler plus haut.
taking-stack = Les pierres des deux pièces forment une pile sous le marqueur de la pièce qui capture. L’autre marqueur est rendu et peut resservir.
taking-back = Si la pile dépasse trois pierres, trois retournent à la réserve. Un double qui capture un double devient donc un simple.
taking-table =
    Pierres réunies | Nouvelle pièce
    2 | double
    3 | triplet
    4 | simple
    5 | double
    6 | triplet
caption-own = Rouge met un simple sur un de ses simples : un double.
caption-taking = Un simple de Rouge en capture un de Bleu : un double.
caption-tripling = Le double de Rouge capture un simple : trois pierres, un triplet.
caption-four = Double contre double : trois des quatre pierres partent, il reste un simple.

splitting-title = Diviser une pièce
splitting-parts = Tu peux diviser un double en deux simples, et un triplet en trois simples ou en un double et un simple.
splitting-where = Chaque part va sur un point libre à elle, où la pièce entière aurait pu aller. Le point où elle se trouvait reste vide.
splitting-markers = Chaque part a besoin d’un marqueur. L’ancien sert encore, les autres viennent de ta main.
caption-halves = Rouge divise un double en deux simples.
caption-thirds = Rouge divise un triplet en trois simples.
caption-uneven = Rouge divise un triplet : le double saute au centre intérieur.

end-title = La fin
end-moment = Ce qui compte, c’est la fin de ton propre tour. Un cœur rempli pour toi par quelqu’un d’autre doit l’être encore après ton tour. La règle ne le précise pas ; ainsi, personne ne gagne pendant le tour d’un autre.
end-out = Qui a perdu toutes ses pièces n’est plus en jeu.
end-newcomer = Qui n’est pas encore entré n’est pas éliminé : on ne perd pas ce qu’on n’a jamais eu.
end-limit = Après 500 tours, ceux qui restent en jeu se partagent la victoire. La règle ne connaît pas cette fin, mais il en faut une à un programme.

versions-title = Trois versions
versions-three = L’édition Memento Tuos nomme trois versions ; choisissez-en une avec « Version » avant la partie. Elles diffèrent par ce qu’est le bord pour un double qui file ; un pas par-dessus est toujours possible. « Originale », décrite plus haut, est l’habituelle.
versions-simple = Dans « Simple », on passe le bord sans devoir aller tout droit. En chemin, un double peut sortir une fois, entrer là où mène un pas par-dessus le bord et continuer.
versions-complex = Dans « Complexe », un double qui file s’arrête au bord. Seul le nom est imprimé ; le bord le plus strict est notre idée. Avec « Version », on peut choisir autrement.
versions-ludis = L’édition memento ludis n’a pas de versions. Elle veut des chemins droits sans exception ; pour nous, c’est « Originale », à choisir avec « Version ».
caption-simple = Le double de Rouge sort en haut, entre en bas et tourne vers l’intérieur.
caption-complex = Dans Complexe, le double de Rouge ne file pas au-delà de la pointe.

makers-title = De qui est ce jeu
makers-rules = D’après les règles de Monsieur Bernard. Nous connaissons deux éditions : Memento Tuos, en allemand, anglais, français, italien et ukrainien, et memento ludis, en allemand et anglais.
makers-ours = Plateaux et textes sont de nous.
