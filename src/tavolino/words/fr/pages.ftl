### The pages around the table: start, settings, invitations.

language-name = Français

shell-skip = Aller au contenu
shell-home = Tavolino, page d’accueil
shell-language = Langue
shell-settings = Réglages
shell-toDark = Couleurs sombres
shell-toLight = Couleurs claires
shell-close = Fermer
shell-privacy = Vie privée
shell-loading = Un instant…

settings-title = Réglages
settings-here = Ils restent sur cet appareil.
settings-theme = Couleurs
settings-pace = Rythme des coups
settings-sounds = Sons
settings-soundsHelp = Du bois et du papier, tout doucement.
settings-volume = Volume
settings-largeType = Grands caractères
settings-largeTypeHelp = Des mots plus grands sur toutes les pages. Les nouvelles leur laissent la place en premier.
settings-vibration = Vibreur
settings-vibrationHelp = Brièvement, quand c’est à toi de jouer.
settings-notices = Me prévenir quand c’est mon tour
settings-noticesHelp = Tant que la table est ouverte sans être à l’écran.
settings-confirm = Demander avant de jouer
settings-confirmHelp = Un coup ne compte qu’après un second appui. Pratique pour les enfants et les gros pouces.
settings-list = Montrer la liste des actions possibles
settings-listHelp = Tout ce que tu peux faire, en mots, à côté du plateau.
settings-name = Mon nom
settings-nameHelp = C’est sous ce nom que tu prends place à la table.
settings-forget = M’oublier
settings-forgetHelp = Tes parties en cours sont abandonnées, ton nom disparaît des parties finies, et cet appareil oublie tes réglages et tes résultats.
settings-forgetSure = Oublier tout ce qui te concerne ? On ne peut pas revenir en arrière.
settings-forgetYes = Oui, m’oublier
settings-forgetNo = Annuler
settings-forgotten = C’est fait. Il ne reste aucune trace de toi.

themes-auto = Comme l’appareil
themes-light = Claires
themes-dark = Sombres

paces-calm = Calme
paces-brisk = Vif
paces-at-once = Immédiat

facts-players = { $from }–{ $to } joueurs
facts-minutes = { $from }–{ $to } minutes
facts-age = dès { $years } ans
facts-from = dès { $years } ans

start-choose = À quoi joue-t-on ?
start-rules = Règles
start-learn = Apprendre
start-learnLong = Apprendre en cinq minutes
start-play = Jouer
start-playOf = Jouer à { $game }
start-back = Tous les jeux
start-here = Jouer sans réseau
start-hereReady = Jouer sans réseau : prêt
start-away = Sans réseau : les robots jouent ici.
start-games = Jeux
start-code = Code
start-codeAsk = On t’a donné un code ?
start-codeEnter = Saisir le code
start-more = Plus
start-rulesOf = { $game } : les règles
start-noRules = Il n’y a pas encore de règles à lire ici pour { $game }, mais en voici pour d’autres jeux :
start-learnOf = Apprendre { $game }
start-learnWhich = Quel jeu veux-tu apprendre ?

setup-places = Préparation
setup-begin = Commencer
setup-beginAndInvite = Commencer et inviter
setup-beginning = On installe le jeu…
setup-seats = À combien joue-t-on ?
setup-who = Qui joue ?
setup-seat = Place { $number }
setup-myName = Mon nom
setup-guestName = Nom
setup-guestDefaultName = Joueur { $number }
setup-level = Quel niveau ?
setup-swap = { $name }, { $colour } : échanger la couleur avec la place suivante
setup-kind = Qui joue ici ?
setup-levelOf = niveau { $level }
setup-start = Qui commence ?
setup-lot = Au sort
setup-youngest = Plus jeune
setup-choice = Choix
setup-youngestAsk = Quelle est la personne la plus jeune ? Touche sa place.
setup-choiceAsk = Qui doit commencer ? Touche sa place.
setup-mark = Commence : { $name }
setup-clock = Chrono
setup-clockHelp = Si tu n’as plus de temps, c’est comme si tu abandonnais.
setup-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
setup-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
setup-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
setup-time = Temps
setup-perMove = { $time } par coup
setup-perMatch = { $time } par partie
setup-daysHelp = Tant que la page est fermée, personne ne sait que c’est son tour.
setup-rules = Règles
setup-asInBook = comme dans le livret
setup-differs = modifiées : { $count }
setup-differ = Différent du livret :
setup-yes = oui
setup-no = non
setup-same = Tout comme dans le livret.
setup-reset = Comme dans le livret
setup-allRules = Lire toutes les règles
setup-done = C’est bon
setup-back = Retour aux places
setup-round = { $names }, à tour de rôle.
setup-guest = une personne invitée
setup-byLot = Le sort décide qui commence.
setup-begins =
    { $whom ->
        [you] Tu commences.
        [guest] La personne invitée commence.
       *[other] { $name } commence.
    }
setup-youngestBegins =
    { $whom ->
        [you] La personne la plus jeune, c’est toi : tu commences.
        [guest] La personne la plus jeune commence : c’est celle que tu invites.
       *[other] La personne la plus jeune commence : { $name }.
    }

first-title = Première partie
first-text = À deux sur cet appareil : facile, au calme et en grands caractères.

colours-0 = Rouge
colours-1 = Bleu
colours-2 = Vert
colours-3 = Jaune

kinds-here = Quelqu’un sur cet appareil
kinds-link = Quelqu’un, par un lien
kinds-bot = Un robot

clocks-none = Sans chrono
clocks-move = Pour chaque coup
clocks-game = Pour toute la partie
clocks-days = En jours, pour chaque coup

matches-title = Mes parties
matches-on = En cours
matches-waiting = Pas encore au complet
matches-over =
    { $count ->
        [one] { $count } partie finie
       *[other] { $count } parties finies
    }
matches-others =
    { $count ->
        [one] +{ $count } autre partie
       *[other] +{ $count } autres parties
    }
matches-play = Continuer
matches-open = Ouvrir
matches-look = Revoir
matches-watching = tu regardes
matches-score = Tu as gagné { $won } fois sur { $played }.
matches-bots = Avec qui tu peux jouer

join-title = Une invitation pour toi
join-from = { $name } t’invite à jouer à { $game }
join-to = On t’invite à jouer à { $game }
join-where = Où t’assieds-tu ?
join-taken = { $colour } : { $name } joue ici
join-name = Ton nom
join-nameHelp = Les autres le voient.
join-colour = Ta couleur
join-sit = Prendre place
join-sitting = Un instant…
join-again = Réessayer
join-home = Retour à l’accueil

code-title = Saisir un code
code-label = Code
code-how = Trois syllabes, par exemple LU MO KE. La personne qui t’invite te les dit.
code-wait = Attends { $seconds } s, puis réessaie.

watch-title = Regarder
watch-working = La partie s’ouvre…

transfer-title = Sur cet appareil
transfer-working = Ta place arrive ici…

missing-title = Il n’y a rien ici
missing-text = Aucune page n’a cette adresse. Il manque peut-être une lettre dans le lien.

refusals-offline = Le serveur ne répond pas. Y a-t-il du réseau ?
refusals-expired = Cette invitation était valable 30 jours, et ils sont passés. Demandes-en une nouvelle.
refusals-bad_link = Ce lien est incomplet ou ne mène nulle part. Demandes-en un nouveau.
refusals-used = Ce lien a déjà servi ou a plus d’une heure. Fais-en un nouveau sur l’autre appareil.
refusals-full = Toutes les places sont déjà prises.
refusals-taken = Quelqu’un vient de prendre cette place. Choisis-en une autre.
refusals-over = Cette partie est déjà finie.
refusals-no_match = Cette partie n’existe pas, ou tu n’y as pas accès.
refusals-removed = La personne qui a ouvert cette table a donné ta place à quelqu’un d’autre. Tu peux commencer ta propre partie quand tu veux.
refusals-moved = Tu joues maintenant sur un autre appareil.
refusals-no_code = Aucune table n’a ce code. Il est peut-être trop ancien : demande-en un nouveau.
refusals-too_fast = Tu vas un peu trop vite. Attends un instant et réessaie.
refusals-crowded = Beaucoup de monde regarde déjà cette partie. Réessaie plus tard.
refusals-blocked = La personne qui gère ce serveur t’a bloqué l’accès.
refusals-unavailable = Le serveur est débordé. Réessaie dans un instant.
refusals-rules_changed = Cette partie suivait d’autres règles et on ne peut plus la montrer.
refusals-newer_version = Cette partie continue dans une version plus récente de Tavolino. Réessaie dans un moment.
refusals-name_empty = Un nom a au moins un caractère.
refusals-name_long = Un nom a au plus 24 caractères.
refusals-name_character = Un nom peut contenir des lettres latines, cyrilliques ou grecques, des chiffres, des espaces, des émojis et - ' . _
refusals-name_scripts = Écris le nom dans un seul alphabet, s’il te plaît.
refusals-name_reserved = Ce nom est réservé à Tavolino et aux robots. Choisis-en un autre, s’il te plaît.
refusals-name_taken = Quelqu’un à cette table porte déjà ce nom. Choisis-en un autre, s’il te plaît.
refusals-other = Cela n’a pas marché. Réessaie, s’il te plaît.
