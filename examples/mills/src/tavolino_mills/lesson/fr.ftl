### The lesson of Nine Men’s Morris.

lesson-aim-title = Voilà ton but
lesson-aim-text = Trois pions sur une ligne forment un moulin, et Rouge prend un pion. Bleu n’en a plus que deux : Rouge a gagné.

lesson-place-title = Un pion pour commencer
lesson-place-text = Neuf pions attendent dans ta main.
lesson-place-task = Pose-en un sur n’importe quel point libre.
lesson-place-right = Très bien. Tu poses ainsi tous tes pions, un à chaque tour.
lesson-place-wrong = Touche un point libre du plateau.

lesson-close-title = Ton premier moulin
lesson-close-text = Deux de tes pions sont sur la ligne du haut. Un troisième pion ferme le moulin.
lesson-close-task = Ferme le moulin.
lesson-close-right = Un moulin ! Maintenant, tu peux prendre un pion bleu.
lesson-close-wrong = Pas tout à fait. Regarde la ligne du haut : il y reste un point libre.

lesson-take-title = Prends un pion
lesson-take-text = Tu viens de fermer un moulin. Trois pions bleus sont à l’abri dans le leur, un ne l’est pas.
lesson-take-task = Prends celui qui n’est pas à l’abri.
lesson-take-right = Ce pion ne reviendra pas. Bleu en a un de moins.
lesson-take-wrong = Touche le pion bleu qui n’est dans aucun moulin.

lesson-move-title = Tes pions se déplacent
lesson-move-text = Tous les pions sont posés : tu en déplaces un le long d’une ligne jusqu’au point voisin.
lesson-move-task = Trouve le coup qui ferme un moulin.
lesson-move-right = Encore un moulin, cette fois en déplaçant un pion.
lesson-move-wrong = Pas tout à fait. En haut du carré du milieu, tu as deux pions. Amènes-en un troisième entre eux.

lesson-again-title = Sortir et revenir
lesson-again-text = Ton pion est sorti du moulin. S’il revient, le moulin compte de nouveau.
lesson-again-task = Ramène ton pion.
lesson-again-right = Ouvert, fermé : à chaque fois, tu prends un pion.
lesson-again-wrong = Pas tout à fait. Ramène le pion de d5 en d6.

lesson-fly-title = Voler
lesson-fly-text = Il ne te reste que trois pions : tu peux voler vers n’importe quel point libre.
lesson-fly-task = Ferme un moulin avant Bleu.
lesson-fly-right = Bel envol ! Bleu perd un pion et n’en a plus que deux : tu gagnes.
lesson-fly-wrong = Pas tout à fait. Deux de tes pions sont sur une même ligne. Rejoins-les avec le troisième.

lesson-block-title = Sans issue
lesson-block-text = Tu gagnes aussi quand Bleu ne peut plus bouger. Bleu ne peut aller qu’en f4.
lesson-block-task = Occupe ce point.
lesson-block-right = Bleu ne peut plus bouger : tu as gagné !
lesson-block-wrong = Pas tout à fait. Le pion en e4 est juste à côté de f4.
