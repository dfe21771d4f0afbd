### Play without a network: the page that downloads the games, and the table on this device.

lead = Télécharge les jeux une fois, puis joue sur cet appareil où que tu sois : dans le train, en vacances, sous la tente.

promise-games = Tous les jeux, avec leurs règles et leurs leçons
promise-who = Contre des robots, ou à plusieurs sur cet appareil
promise-stays = Tes parties restent sur cet appareil

get-button = Télécharger ({ $size })
get-working = Téléchargement… { $percent }
get-label = Téléchargement
get-failed = Le téléchargement a été interrompu. Ce qui est déjà arrivé est gardé.
get-again = Continuer
get-full = Il n’y a pas assez de place libre sur cet appareil.
get-none = Rien ne peut être téléchargé pour l’instant. Il n’y a peut-être pas de connexion, ou ce serveur ne propose pas les jeux.
get-cannot = Ce navigateur ne peut pas conserver les jeux. Essaie avec un navigateur à jour, sans fenêtre privée, à une adresse qui commence par https.
get-levels = Dans ce téléchargement, les robots vont jusqu’au niveau 5.

ready-title = Prêt sur cet appareil
ready-text = Tu n’as plus besoin de connexion.
ready-play = Jouer

update-title = Il y a une version plus récente
update-text = Les nouvelles parties s’en serviront. Celles en cours continuent avec la version de leur début.
update-button = Mettre à jour ({ $size })

old-title = Parties des versions précédentes
old-open =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }

install-title = Comme une application
install-text = Avec sa propre icône sur cet appareil.
install-button = Installer Tavolino
install-apple = Touche le bouton Partager, puis « Sur l’écran d’accueil ». Sinon, Safari peut effacer les jeux et tes parties si tu ne joues pas pendant une semaine.

delete-button = Effacer de cet appareil
delete-sure = Effacer les jeux et toutes les parties de cet appareil ? On ne peut pas revenir en arrière.
delete-yes = Oui, tout effacer
delete-no = Non, tout garder
delete-failed = Ils sont utilisés dans un autre onglet. Ferme-le et réessaie.

opening = On prépare la table…

elsewhere-title = Ouvert dans un autre onglet
elsewhere-text = Tavolino ne joue que dans un onglet à la fois, pour qu’aucun coup ne se perde.
elsewhere-button = Jouer ici

crashed-title = La table s’est arrêtée
crashed-text = Quelque chose n’a pas marché. Ta partie est enregistrée : tu peux reprendre où tu en étais.
crashed-button = Rouvrir

missing-title = Pas sur cet appareil
missing-text = Ces jeux ne sont pas sur cet appareil, ou n’y sont plus.
missing-button = Aller au téléchargement

device-title = Sur cet appareil
device-text = Ici, tu n’as pas besoin de connexion, et tes parties restent sur cet appareil.
device-open = Ouvrir une partie depuis un fichier
device-bad = Ce fichier ne contient aucune partie qui puisse continuer ici.
device-update = Il y a une version plus récente des jeux.
device-more = Mises à jour et stockage
device-online = Jouer en ligne avec d’autres

save = Enregistrer la partie dans un fichier
