### What is said at the table, whatever game is played.

# The bots by their level: the same eight people in every language.
bots-1 = Mimi
bots-2 = Otto
bots-3 = Pia
bots-4 = Nino
bots-5 = Beppe
bots-6 = Oksana
bots-7 = Margot
bots-8 = Viktor
bot-heard = { $name }, robot de niveau { $level }
bot-choice = { $name } · niveau { $level }

# How a bot plays, and for whom that is right.
character-1 = Apprend le jeu avec toi : parfaite pour une première fois et pour les enfants.
character-2 = Ne voit que le coup suivant et s’amuse à chaque fois : pour commencer en douceur.
character-3 = Joue tranquillement et pardonne les erreurs : de bonne compagnie après une longue journée.
character-4 = Remarque tout ce que tu oublies : pour qui connaît bien les règles.
character-5 = Aime tendre un petit piège : pour qui cherche un défi.
character-6 = Prévoit ses coups et garde son calme : pour qui gagne souvent.
character-7 = Voit loin et ne fait pas de cadeau : pour qui a de l’expérience.
character-8 = Personne ici ne joue mieux : pour qui veut se mesurer au plus fort.

level = robot de niveau { $level }
seat = Place { $number }
player = Joueur { $number }
you = Toi
free = Place libre
vacant = libre
gone = a abandonné ; un robot continue
standIn = robot { $level }
gaveUp = a abandonné
out = plus en jeu
due = joue maintenant
lastMove = Revoir le dernier coup ({ $name })
shape-circle = cercle
shape-square = carré
shape-triangle = triangle
shape-diamond = losange
here = est là
away = n’est pas là pour l’instant
watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }

turn-yours = À toi de jouer
turn-of = À { $name } de jouer
turn-named = { $name } : { $task }
turn-thinking = { $name } réfléchit
turn-waiting = On attend les autres
turn-watching = Tu regardes
turn-confirm = Jouer ce coup ?

act-confirm = Jouer
act-back = Retour
act-skip = Ne pas attendre
act-skipped =
    { $last ->
        [1] { $all } coups, seul le dernier est montré
       *[other] { $all } coups, seuls les { $last } derniers sont montrés
    }
act-rule = Règle
act-hint = Un indice
act-look = Regarde : { $what }
act-list = Tout ce que tu peux faire
act-board = Plateau : { $game }. Flèches pour choisir, Entrée pour jouer, Échap pour revenir.
act-turn = < et > pour tourner.

connection-connecting = Connexion…
connection-lost = La connexion est coupée. Elle revient dans un instant ; rien n’est perdu.

menu-title = Plus
menu-undo = Reprendre le coup
menu-draw = Proposer de partager la victoire
menu-resign = Abandonner
menu-resignSure = Vraiment abandonner ?
menu-yesResign = Oui, j’abandonne
menu-keepPlaying = Continuer à jouer
menu-rematch = Rejouer
menu-toRematch = Vers la partie suivante
menu-transfer = Changer d’appareil
menu-transferHow = Ouvre ce lien sur l’autre appareil, ou scanne-le. Il ne sert qu’une fois et reste valable une heure.
menu-share = Liens pour les autres
menu-watchLink = Lien pour regarder
menu-pointHow = Qui regarde peut vous aider : ce qu’on touche là-bas s’allume ici.
menu-record = Télécharger la partie
menu-moment = Lien vers ce moment
menu-copied = Copié
menu-copy = Copier
menu-close = Fermer
menu-rules = Les règles
menu-coach = Expliquer mes premiers tours
menu-turn = Tourner le plateau vers qui doit jouer
menu-home = Tous les jeux

dock-invite = Inviter
dock-bots = Robots
dock-act = Jouer
dock-history = Coups
dock-say = Parler
dock-phrases = Dire quelque chose
dock-sounds = Sons ?
dock-soundsHeard = Jouer avec des sons

ask-undo = { $name } aimerait reprendre son dernier coup.
ask-draw = { $name } propose de partager la victoire.
ask-yes = Oui, volontiers
ask-no = Pas cette fois
ask-waitUndo = Tu as demandé à reprendre ton coup. On attend une réponse.
ask-waitDraw = Tu as proposé de partager la victoire. On attend une réponse.

happened-joined = { $name } prend place.
happened-taken_back = { $name } reprend un coup.
happened-undo_asked = { $name } aimerait reprendre un coup.
happened-undo_allowed = { $name } est d’accord.
happened-undo_declined = { $name } préfère que le coup reste joué.
happened-draw_offered = { $name } propose de partager la victoire.
happened-draw_accepted = { $name } veut bien partager la victoire.
happened-draw_declined = { $name } préfère continuer.
happened-resigned = { $name } abandonne.
happened-timed_out = { $name } n’a plus de temps.
happened-left = Une place est de nouveau libre.
happened-handed_over = { $name } continue.
happened-rematched = { $name } aimerait rejouer.

waiting-say = Dis ce code, ou envoie le lien.
waiting-open = Ouvrir { $site }, puis saisir le code :
waiting-code = Code : { $code }
waiting-valid = Valable encore { $time }
waiting-newCode = Nouveau code
waiting-share = Envoyer le lien
waiting-scan = Le lien en code QR
waiting-rules = Règles
waiting-lesson = Leçon
waiting-bots = Des robots jouent aussi ?
waiting-addBot = Donner une place à un robot
waiting-fill =
    { $count ->
        [one] Donner la place libre au robot
       *[other] Donner les { $count } places libres à des robots
    }
waiting-level = Niveau
waiting-free =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }

host-menu = Place : { $name }
host-free = Libérer cette place
host-bot = Laisser un robot continuer
host-freeSure = { $name } quittera cette place, et quelqu’un d’autre pourra la prendre avec le lien.
host-botSure = { $name } ne jouera plus dans cette partie.
host-yesFree = Oui, la libérer
host-yesBot = Oui, un robot continue
host-no = Ne rien changer

lost-moved = Tu joues maintenant sur l’autre appareil.
lost-removed = La personne qui a ouvert cette table a donné ta place à quelqu’un d’autre.
lost-back = Reprendre ici
lost-watch = Regarder
lost-canWatch = Tu peux regarder.

handover-give = Passe l’appareil à { $name }.
handover-ready = Je suis { $name }

over-won = { $name } gagne !
over-youWon = Tu as gagné !
over-shared = Victoire partagée : { $names }.
over-agreed = Tout le monde a voulu partager la victoire.
over-resigned = Les autres ont abandonné.
over-youResigned = Tu as abandonné.
over-time = Le temps est écoulé.
over-noOne = Personne ne gagne.
over-rules_changed = Les règles ont changé entre-temps : cette partie ne continue pas.
over-closed = La personne qui gère le serveur a mis fin à cette partie.
over-result = Résultat
over-review = Revoir
over-share = Partager
over-notNow = Pas maintenant
over-evaluation = Le fil de la partie
over-evaluate = Voir le fil de la partie
over-evaluating = On revoit la partie…
over-chance = { $name } : { $percent } pour cent

moves-title = Coups
moves-all = Tous les coups
moves-none = Aucun coup pour l’instant.
moves-hidden = Tant que la partie dure, ce qui est caché reste caché : c’est tout le jeu.

replay-title = Revoir la partie
replay-first = Au premier coup
replay-back = Un pas en arrière
replay-play = Lancer
replay-pause = Pause
replay-forward = Un pas en avant
replay-last = Au dernier coup
replay-since = Depuis mon dernier tour
replay-at = Coup { $ply } sur { $total }
replay-present = Maintenant
round = Depuis ton dernier tour

notice-tab = ● À toi de jouer · { $game }
notice-title = Cette partie peut durer des jours
notice-ask = On te prévient quand c’est ton tour, tant que cette page est ouverte. Si elle est fermée, personne ne te prévient.
notice-closed = Quand cette page est fermée, personne ne te prévient que c’est ton tour. Repasse de temps en temps.
notice-yes = Oui, préviens-moi
notice-seat = Seul ce navigateur connaît ta place. Avec un lien, tu peux aussi continuer ailleurs.
notice-close = D’accord

hint-follow = Suis les repères : { $what }
hint-among = C’est { $names }.

# A line of play: what happens if you play otherwise, what follows, and what you gain next.
line-otherwise = Sinon : { $name } { $what }
line-then = Ensuite : { $name } { $what }
line-next = Ton prochain tour : { $what }

# The coach of a first match.
coach-turn =
    Ton { $turn ->
        [1] premier
        [2] deuxième
       *[other] troisième
    } tour : { $what }
coach-marked = Ce que tu peux choisir est marqué. Touche autre chose, et tu sauras pourquoi c’est impossible.
coach-history = Tu as manqué quelque chose ? « Coups » te remontre chaque coup.
coach-close = Merci, je me débrouille

share-title = Montre ta partie
share-what = Ce que tu partages
share-film = Toute la partie, animée
share-image = Une image de la fin
share-drawing = La partie se dessine…
share-send = Partager
share-shared = C’est parti.
share-saved = C’est dans tes téléchargements.
share-note = Tout se fait sur ton appareil et ne va que là où tu l’envoies.

signs-smile = un sourire
signs-laugh = un rire
signs-surprised = un air étonné
signs-sad = un visage triste
signs-heart = un cœur
signs-clap = des applaudissements
signs-party = des confettis
phrases-hello = Bonjour !
phrases-good_luck = Bonne chance !
phrases-well_played = Bien joué !
phrases-thanks = Merci !
phrases-sorry = Pardon !
phrases-oops = Oups !
phrases-think = Je réfléchis…
phrases-hurry = C’est à toi !
phrases-wow = Ouah !
phrases-close = C’était moins une !
phrases-again = On rejoue ?
phrases-back_soon = Je reviens tout de suite.
phrases-goodbye = Au revoir !

clock-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
clock-hours = encore { $count } h
clock-minutes = encore { $count } min
clock-seconds =
    { $count ->
        [one] Encore { $count } seconde.
       *[other] Encore { $count } secondes.
    }

refused-asked_already = C’est déjà demandé.
refused-begun = La partie a commencé. Un robot peut continuer à sa place.
refused-bots_only = Au moins une personne doit jouer.
refused-bots_play_on = Les robots jouent jusqu’au bout.
refused-enough = On l’a demandé assez souvent dans cette partie.
refused-full = Toutes les places sont prises.
refused-gone = Tu as abandonné cette partie ; un robot continue pour toi.
refused-hints_off = Il n’y a d’indices que si personne ne joue sur un autre appareil.
refused-illegal = Les règles ne le permettent pas.
refused-no_loser = Personne n’a perdu seul. Choisissez autrement qui commence.
refused-no_one_there = Plus personne n’est assis là.
refused-not_over = La partie n’est pas encore finie.
refused-not_your_seat = Ce n’est pas ta place.
refused-not_your_turn = Ce n’est pas à toi de jouer.
refused-nothing_to_answer = Il n’y a plus rien à répondre.
refused-nothing_to_undo = Il n’y a rien à reprendre.
refused-offered_already = C’est déjà proposé.
refused-over = La partie est finie.
refused-points_off = Ici, on ne peut rien montrer de l’extérieur.
refused-rematched = Il y a déjà une partie suivante.
refused-shown = Depuis, on a vu quelque chose que personne ne peut oublier : le coup reste.
refused-stale = Il s’est passé autre chose entre-temps. Regarde encore une fois.
refused-time = Le temps est écoulé.
refused-too_fast = Tu vas un peu trop vite. Attends un instant.
refused-unavailable = Le serveur est débordé. Réessaie dans un instant.
refused-waiting = Tout le monde n’est pas encore là.
refused-offline = Le serveur ne répond pas pour l’instant.
refused-no_match = Cette partie n’existe pas ici, ou tu n’y as pas de place. Demande un lien.
refused-other = Quelque chose n’a pas marché. Réessaie.
