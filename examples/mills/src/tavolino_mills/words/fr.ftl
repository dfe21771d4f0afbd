title = Jeu du moulin
tagline = Trois en ligne ferment un moulin
suits = à deux, vite appris
aim = Trois de tes pions sur une ligne prennent un pion adverse. Qui n’en a plus que deux ou ne peut plus bouger perd.
ending-limit = C’était le dernier coup : vous partagez la victoire.
ending-too-few = Un camp n’a plus que deux pions.
ending-no-move = Un camp ne peut plus bouger.
reason-over = La partie est finie.
reason-take-first = Tu as fermé un moulin : prends d’abord un pion adverse.
reason-nothing-to-take = Seul un moulin permet de prendre un pion.
reason-not-theirs = Prends un pion adverse.
reason-in-a-mill = Ce pion est dans un moulin, d’autres ne le sont pas.
reason-place-first = Tu pourras déplacer un pion quand tous seront posés.
reason-hand-empty = Tous tes pions sont posés.
reason-point-taken = Ce point est occupé.
reason-not-your-man = Aucun de tes pions n’est sur ce point.
reason-too-far = Un pion suit une ligne jusqu’au point voisin.
option-flying = Avec trois pions
option-flying-true = voler vers n’importe quel point libre
option-flying-false = continuer pas à pas
count-hand =
    { $count ->
        [one] { $count } pion en main
       *[other] { $count } pions en main
    }
count-lost =
    { $count ->
        [one] { $count } pion perdu
       *[other] { $count } pions perdus
    }
did-placed = pose un pion en { $to }
did-moved = déplace un pion de { $from } à { $to }
did-line = ferme un moulin
did-taken = prend le pion en { $at }
action-place = Un pion en { $a }
action-move = De { $a } à { $b }
action-take = Prendre le pion en { $a }
task-place = Pose un pion sur un point libre.
task-move = Déplace un de tes pions.
task-take = Un moulin ! Prends un pion adverse.
