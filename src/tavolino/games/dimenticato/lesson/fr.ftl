### The rules of Dimenticato, and its lesson.

rules-leaving-title = Le départ
rules-leaving-text =
    Chaque couleur a quatre figurines sur des cases de départ, hors de la piste. La piste a deux couloirs, chaque case montre un nombre, et on court dans le sens horaire. Choisissez vos couleurs. La personne la plus jeune commence, sauf si vous en décidez autrement.

    D’abord, toutes tes figurines partent, une par tour. Chacune avance de 2 à 5 cases, à ton choix, et doit quitter ta grande carte (celle à côté de ton départ). Regarde bien : la figurine cache le nombre sur lequel elle se tient.

rules-announcing-title = Qu’y a-t-il dessous ?
rules-announcing-text =
    Quand toutes tes figurines sont en route, tu en choisis une à ton tour et tu annonces quel nombre est dessous. Si c’est le bon, elle avance exactement d’autant de pas. Sinon, elle reste sur place et le tour passe.

    Ici, Rouge se souvient d’un 3 et avance. Bleu a oublié.

rules-ways-title = Par où passer
rules-ways-text =
    Un chemin va vers l’avant ou traverse vers l’autre couloir, jamais en arrière ni en diagonale, et il a deux virages au plus. On saute les figurines en chemin. Les cases de départ des autres te sont fermées.

    Sur les cartes d’angle, on continue tout droit ou on tourne à droite vers le côté suivant. Ici, une figurine fait un pas tout droit, tourne à droite et en fait encore deux. Si, avec le bon nombre, elle ne peut aller nulle part, ton tour est fini aussi.

rules-back-title = Faire reculer
rules-back-text =
    Tu peux prendre une figurine d’une autre couleur : tu arrives sur elle et tu la fais reculer, sur une case libre d’où elle reviendrait à sa case en exactement trois pas, avec un virage au plus. S’il y en a plusieurs, tu choisis. Personne n’est obligé de prendre. Si ton nombre ne mène qu’à des prises, tu peux rester sur place.

    Ici, Bleu arrive sur une figurine rouge et la fait reculer de trois cases.

rules-safe-title = À l’abri
rules-safe-text =
    Sur une case de sa couleur, une figurine est à l’abri. On ne peut pas non plus la prendre si elle devait reculer jusque sur sa propre grande carte ou plus loin, ou si aucune case n’est libre pour elle. Deux figurines d’une même couleur ne partagent jamais une case.

    Ici, Bleu a annoncé 5. Parmi les figurines rouges qu’il peut atteindre, l’une est sur une case rouge, et une autre devrait reculer jusque sur sa propre grande carte ou plus loin.

rules-home-title = Rentrer à la maison
rules-home-text =
    Après un tour de piste, une figurine rentre sur une de tes cases de départ, par le couloir extérieur de ta grande carte et avec le nombre exact. Si le nombre n’y mène pas, elle passe devant, ou tu en choisis une autre.

    À la maison, tu peux utiliser un tour pour déplacer une figurine sur une autre case de départ libre et faire de la place. Elle ne ressort plus.

rules-end-title = La fin
rules-end-text =
    Pour gagner, ramène tes quatre figurines à la maison avant les autres. Si une partie dure très longtemps, tout le monde partage la victoire.

    Le cadre grandit avec le nombre de joueurs : 8 cartes à deux, 12 à trois, 16 à quatre. Entre deux grandes cartes, il y a trois petites, au hasard.

lesson-aim-title = Le but
lesson-aim-text = Les quatre figurines sont rentrées : la première couleur qui y arrive gagne. Pour avancer, il faut se rappeler quel nombre elles ont sous les pieds.

lesson-leaving-title = En route
lesson-leaving-text = Tes quatre figurines sont hors de la piste. Choisis-en une et fais-la partir vers une case de la piste. Retiens le nombre !
lesson-leaving-right = Elle est maintenant sur son nombre, et plus personne ne le voit.
lesson-leaving-wrong = Choisis une figurine, puis une des cases encadrées.

lesson-announcing-title = Tu t’en souviens ?
lesson-announcing-text = Regarde ta figurine 3 : elle va sur une case avec un nombre. Toutes sont en route, alors choisis la figurine 3 et dis ce qu’il y a dessous.
lesson-announcing-right = Oui, un 2 ! Tu as bonne mémoire.
lesson-announcing-wrong = Ce n’était pas ça. Appuie sur « Encore une fois » et regarde quel nombre cache la figurine 3.

lesson-going-title = Et on avance
lesson-going-text = Tu as dit 2, et c’est juste. La figurine avance donc d’exactement deux pas. Choisis où.
lesson-going-right = Bien couru. Et là où elle était, on revoit le nombre.
lesson-going-wrong = Choisis une des cases encadrées.

lesson-corner-title = Prendre le virage
lesson-corner-text = La figurine 1 est dans un angle et fait trois pas. Mène-la tout droit, puis dans le virage, par le couloir extérieur.
lesson-corner-right = Un pas tout droit, deux après le virage : un seul virage. Deux seraient permis.
lesson-corner-wrong = C’est un bon chemin aussi. Mais cherche la case après le virage, dans le couloir extérieur.

lesson-colour-title = Ta couleur
lesson-colour-text = Sur une case de ta couleur, personne ne peut te faire reculer. Fais quatre pas, jusqu’à une case rouge.
lesson-colour-right = Bien à l’abri !
lesson-colour-wrong = Regarde les couleurs des cases encadrées : l’une est rouge et porte un bouclier.

lesson-back-title = Recule !
lesson-back-text = À deux pas se tient une figurine bleue, et pas sur une case bleue. Va sur sa case et choisis où elle recule.
lesson-back-right = Pardon, Bleu ! Ta figurine doit refaire trois pas.
lesson-back-wrong = Une figurine bleue est à ta portée. Choisis sa case, puis la case où elle recule.

lesson-home-title = Rentrer à la maison
lesson-home-text = La figurine 1 a fait tout le tour. Maintenant, elle fait six pas. Ramène-la sur une de tes cases de départ.
lesson-home-right = De retour à la maison ! Plus que trois.
lesson-home-wrong = Choisis une de tes cases de départ, hors de la piste.

lesson-win-title = La dernière
lesson-win-text = Trois figurines sont à la maison, et pour la dernière tu as dit 5. Ramène-la aussi.
lesson-win-right = Toutes les quatre sont à la maison : tu as gagné !
lesson-win-wrong = Une case de départ est encore libre. C’est là qu’elle va.
