### The lesson of Memento.

lesson-aim-title = Le but : un cœur plein
lesson-aim-text = Rouge occupe le centre et les trois côtés d’un triangle. Ce cœur est plein, et Rouge gagne.

lesson-aim-centres-title = Ou bien : tous les centres
lesson-aim-centres-text = On gagne aussi comme ça : Rouge a une pièce au centre de chaque triangle.

lesson-opening-title = Ta première pièce
lesson-opening-text = Une pièce est une pile de pierres avec ton marqueur dessus. La première est un simple : une seule pierre.
lesson-opening-task = Pose ton simple sur n’importe quel point.
lesson-opening-right = Le voilà. Au début, tout est permis, même un centre.
lesson-opening-wrong = Choisis un point pour ton premier simple.

lesson-coming-title = Des renforts
lesson-coming-text = Ensuite, les simples entrent par deux, sur les triangles extérieurs mais jamais sur un centre.
lesson-coming-task = Choisis deux points libres.
lesson-coming-right = Maintenant, tu en as trois.
lesson-coming-wrong = C’est possible aussi, mais faisons entrer deux simples : choisis deux points libres.

lesson-turning-title = Ça tourne
lesson-turning-text = Au lieu d’avancer, tu peux faire pivoter un triangle, avec tout ce qui est sur son bord.
lesson-turning-task = Tourne le triangle du haut, dans un sens ou l’autre.
lesson-turning-right = Ta pièce voyage avec lui. Bleu ne peut pas tourner maintenant, car un triangle vient de pivoter.
lesson-turning-wrong = Pas celui-là : choisis le triangle du haut, où se trouve ta pièce.

lesson-edge-title = Par-dessus le bord
lesson-edge-text = Les trois pointes du grand triangle sont voisines. En bas à droite se trouve une pièce bleue.
lesson-edge-task = Capture-la avec ton simple, depuis le haut.
lesson-edge-right = Capturée ! Les deux pierres sont à toi : un double.
lesson-edge-wrong = Presque. Va avec ton simple de la pointe du haut sur la pièce bleue en bas à droite.

lesson-double-title = Un double file
lesson-double-text = Un double file en ligne droite aussi loin que la voie est libre.
lesson-double-task = Capture une pièce bleue de loin.
lesson-double-right = D’un bout à l’autre en un seul coup. Trois pierres : un triplet !
lesson-double-wrong = Ton double peut atteindre une pièce bleue. Regarde le long des deux côtés du grand triangle.

lesson-triple-title = Un triplet saute
lesson-triple-text = Un triplet avance pas à pas, mais depuis un centre il saute.
lesson-triple-task = Saute sur un autre centre.
lesson-triple-right = Quel saut ! Rien ne peut l’arrêter en route.
lesson-triple-wrong = Il peut le faire, mais essaie le saut : choisis ton triplet, puis un autre centre.

lesson-splitting-title = D’une pièce à plusieurs
lesson-splitting-text = Une pièce haute peut se diviser : un triplet en un double et un simple, ou en trois simples.
lesson-splitting-task = Choisis ton triplet et divise-le.
lesson-splitting-right = Plus de pièces, à plus d’endroits. Chacune a son marqueur.
lesson-splitting-wrong = Choisis ton triplet, puis une façon de le diviser, puis un point libre pour chaque part.

lesson-heart-title = Remplis le cœur
lesson-heart-text = Le cœur d’un triangle, c’est son centre et les trois points de ses côtés. En haut, il ne manque que le centre.
lesson-heart-task = Remplis le cœur du triangle du haut.
lesson-heart-right = Le cœur est plein : tu as gagné !
lesson-heart-wrong = Un pas suffit : va avec le simple de la pointe du haut au centre du triangle du haut.

lesson-centres-title = Les quatre centres
lesson-centres-text = Tes pièces occupent déjà trois centres. Il ne manque que celui du triangle intérieur.
lesson-centres-task = Va sur ce centre.
lesson-centres-right = Les quatre centres sont à toi : tu as gagné !
lesson-centres-wrong = Un pas suffit : va avec le simple du triangle intérieur sur son centre.

lesson-last-title = Rester en jeu
lesson-last-text = Il ne reste qu’une pièce à Bleu, sur la pointe en bas à droite. Sans pièce, Bleu n’est plus en jeu.
lesson-last-task = Capture-la depuis le haut, par-dessus le bord.
lesson-last-right = Bleu n’a plus de pièce et n’est plus en jeu. La dernière couleur en jeu gagne.
lesson-last-wrong = La seule pièce bleue est sur la pointe en bas à droite. Ton simple de la pointe du haut peut la capturer.
