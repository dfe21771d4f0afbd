### The lesson of Dimenticato.

lesson-aim-title = Le but
lesson-aim-text = La première couleur qui ramène ses quatre figurines gagne. Pour avancer, il faut se rappeler le nombre sous chacune.

lesson-leaving-title = En route
lesson-leaving-text = Tes quatre figurines sont hors de la piste. Chacune part vers une case de la piste. Retiens le nombre !
lesson-leaving-task = Choisis une figurine et fais-la partir.
lesson-leaving-right = Elle est maintenant sur son nombre, et plus personne ne le voit.
lesson-leaving-wrong = Choisis une figurine, puis une des cases encadrées.

lesson-announcing-title = Tu t’en souviens ?
lesson-announcing-text = Regarde ta figurine 3 : elle va sur une case et cache son nombre. Toutes sont alors en route.
lesson-announcing-task = Choisis la figurine 3 : quel nombre cache-t-elle ?
lesson-announcing-right = Oui, un 2 ! Tu as bonne mémoire.
lesson-announcing-wrong = Ce n’était pas ça. Appuie sur « Encore » et regarde quel nombre cache la figurine 3.

lesson-going-title = Et on avance
lesson-going-text = Tu as annoncé 2, et c’est juste. La figurine avance donc d’exactement deux pas.
lesson-going-task = Choisis où elle va.
lesson-going-right = Bien couru. Et là où elle était, on revoit le nombre.
lesson-going-wrong = Choisis une des cases encadrées.

lesson-corner-title = Prendre le virage
lesson-corner-text = La figurine 1 est dans un angle et fait trois pas : tout droit, puis dans le virage.
lesson-corner-task = Mène-la par le couloir extérieur.
lesson-corner-right = Un pas tout droit, deux après le virage : un seul virage. Deux seraient permis.
lesson-corner-wrong = C’est un bon chemin aussi. Mais cherche la case après le virage, dans le couloir extérieur.

lesson-colour-title = Ta couleur
lesson-colour-text = Sur une case de ta couleur, personne ne peut te prendre.
lesson-colour-task = Fais quatre pas, jusqu’à une case rouge.
lesson-colour-right = Bien à l’abri !
lesson-colour-wrong = Regarde les couleurs des cases encadrées : l’une est rouge et porte un bouclier.

lesson-back-title = Recule !
lesson-back-text = À deux pas se tient une figurine bleue, et pas sur une case bleue. Tu peux la prendre.
lesson-back-task = Va sur sa case et choisis où elle recule.
lesson-back-right = Pardon, Bleu ! Ta figurine doit refaire trois pas.
lesson-back-wrong = Une figurine bleue est à ta portée. Choisis sa case, puis la case où elle recule.

lesson-home-title = Rentrer à la maison
lesson-home-text = La figurine 1 a fait tout le tour. Maintenant, elle fait six pas.
lesson-home-task = Ramène-la sur une de tes cases de départ.
lesson-home-right = De retour à la maison ! Plus que trois.
lesson-home-wrong = Choisis une de tes cases de départ, hors de la piste.

lesson-win-title = La dernière
lesson-win-text = Trois figurines sont à la maison, et pour la dernière tu as annoncé 5.
lesson-win-task = Ramène-la aussi.
lesson-win-right = Toutes les quatre sont à la maison : tu as gagné !
lesson-win-wrong = Une case de départ est encore libre. C’est là qu’elle va.
