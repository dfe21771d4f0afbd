### The lesson of Anneaux.

lesson-aim-title = Voilà ton but
lesson-aim-text = Avec trois pions alignés, Rouge prend un pion. Bleu n’en a plus que deux : hors jeu. La dernière couleur en jeu gagne.

lesson-place-title = Un pion pour commencer
lesson-place-text = Dix pions attendent dans ta main.
lesson-place-task = Pose-en un dans un alvéole libre.
lesson-place-right = Très bien. Il n’y a pas de coup plus simple.
lesson-place-wrong = C’est possible aussi, mais pose d’abord un pion : touche un alvéole libre.

lesson-turn-title = Tourne un anneau
lesson-turn-text = Chaque anneau tourne d’un alvéole, dans un sens ou dans l’autre, avec tous ses pions. Au doigt ou avec les flèches.
lesson-turn-task = Tourne un anneau.
lesson-turn-right = Et voilà. Cet anneau se repose jusqu’à ce qu’un autre tourne.
lesson-turn-wrong = Essaie de tourner : fais glisser un anneau, ou appuie sur une de ses flèches.

lesson-row-title = Trois de suite
lesson-row-text = Tu as deux pions côte à côte sur l’anneau intérieur.
lesson-row-task = Pose un troisième pion à côté.
lesson-row-right = Une rangée ! Elle te permet de prendre un pion.
lesson-row-wrong = Regarde l’anneau intérieur : le troisième pion va juste à côté de tes deux pions.

lesson-take-title = Ta récompense
lesson-take-text = Pour ta rangée, tu prends un pion bleu sur la piste.
lesson-take-task = Choisis un pion bleu.
lesson-take-right = Ce pion ne reviendra pas. Bleu en a un de moins.
lesson-take-wrong = Touche un des pions bleus.

lesson-spoke-title = Remplir en tournant
lesson-spoke-text = Deux de tes pions sont sur le rayon du haut, le troisième est à un alvéole de là, sur l’anneau extérieur.
lesson-spoke-task = Tourne l’anneau extérieur et remplis le rayon.
lesson-spoke-right = Trois du milieu vers l’extérieur : une ligne, rien qu’en tournant !
lesson-spoke-wrong = Tourne l’anneau extérieur, C, dans le sens horaire : il amène ton pion en haut.

lesson-rest-title = Un anneau se repose
lesson-rest-text = L’anneau extérieur a tourné en dernier, il est donc bloqué.
lesson-rest-task = Tourne un des deux autres.
lesson-rest-right = Et maintenant, l’anneau extérieur est de nouveau libre.
lesson-rest-wrong = Cette fois, tourne l’anneau intérieur ou celui du milieu.

lesson-refresh-title = Réveille-toi !
lesson-refresh-text = Les bouts d’une rangée se fatiguent et ne comptent plus avant de bouger. Ton pion en B3 est réveillé.
lesson-refresh-task = Ramène-le et fais une nouvelle rangée.
lesson-refresh-right = Il est sorti, puis revenu : une nouvelle rangée avec un pion tout frais au milieu.
lesson-refresh-wrong = Ramène le pion de B3 en A3.

lesson-double-title = Deux d’un coup
lesson-double-text = Un seul pion peut terminer une rangée et un rayon en même temps.
lesson-double-task = Trouve l’alvéole où ils se croisent.
lesson-double-right = Une rangée et un rayon : tu prends deux pions bleus !
lesson-double-wrong = Cherche le trou sur l’anneau intérieur, juste sous tes deux pions sur un rayon.

lesson-fly-title = Voler
lesson-fly-text = Ta main est vide et il te reste quatre pions : tu peux voler vers n’importe quel alvéole libre.
lesson-fly-task = Fais une rangée sur l’anneau du milieu.
lesson-fly-right = Bel atterrissage ! Maintenant, tu peux prendre un pion.
lesson-fly-wrong = Sur l’anneau du milieu, deux de tes pions sont côte à côte. Vole à côté d’eux, mais pas avec l’un de ces deux-là.

lesson-win-title = Le dernier pion
lesson-win-text = Bleu n’a plus que trois pions. Avec deux, Bleu est hors jeu.
lesson-win-task = Prends un pion bleu.
lesson-win-right = Deux, c’est trop peu : tu as gagné !
lesson-win-wrong = Touche un des pions bleus.
