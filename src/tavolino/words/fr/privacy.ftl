### Ce que dit la page sur la vie privée. Cela doit être vrai du serveur.

lead = Ici, il n’y a pas de compte. Voici tout ce qui est conservé, et comment le faire oublier.
cookie-title = Un seul cookie
cookie-text = Quand tu prends place ou regardes une partie pour la première fois, ton navigateur reçoit un cookie qui contient un secret tiré au hasard. Il ouvre tes places et dure 400 jours. Le serveur ne garde qu’une empreinte de ce secret, qui n’ouvre rien. Il n’y a pas d’autre cookie.
matches-title = Noms et parties
matches-text = Le serveur garde ton nom tel que tu l’as écrit, et chaque partie : qui était assis où, chaque coup et l’heure à laquelle il a été joué. Les personnes qui jouent ou regardent voient les noms. Une partie inachevée est effacée quand il ne s’y passe plus rien depuis longtemps ; les parties terminées sont conservées. Ce que tu dis à table avec les phrases toutes faites est transmis, mais pas conservé.
device-title = Sur ton appareil
device-text = Ton navigateur retient tes réglages, ton nom, la façon dont tu as préparé ton dernier jeu, où tu en es dans une leçon et l’issue de tes parties contre des robots. Rien de cela ne quitte ton appareil avant que tu prennes place, et alors seulement ton nom et ce que tu as choisi pour le jeu.
address-title = Ton adresse
address-text = L’adresse internet de ton appareil n’est ni dans la base de données ni dans le journal de ce serveur. Elle reste un moment en mémoire vive, seulement pour que personne ne demande trop de choses à la fois. Seule exception : une adresse bloquée par la personne qui gère le serveur est conservée.
others-title = Les autres
others-text = Rien ne va à des tiers : pas de publicité, pas de service de statistiques, pas de fichier venu d’ailleurs. La personne qui gère ce serveur peut avoir ses propres journaux, par exemple ceux d’un proxy, et des sauvegardes. Demande-lui si tu veux le savoir.
forget-title = Pour qu’on t’oublie
forget-text = Le bouton ci-dessous s’en charge ; il est aussi dans les réglages. Ensuite, plus rien n’ouvre tes places. Les parties elles-mêmes restent, sans ton nom, ainsi que l’empreinte de ton secret : grâce à elle, ton nom ne revient pas, même s’il faut restaurer une sauvegarde. Cela vaut pour les places de ce navigateur : fais-le donc sur chaque appareil où tu as pris place.
