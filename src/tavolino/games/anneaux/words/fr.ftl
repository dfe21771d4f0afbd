### The words of Anneaux.

title = Anneaux
tagline = Trois anneaux, des lignes de trois
suits = pour qui aime réfléchir
aim = Aligne trois pions et prends-en un à chacun des autres. La dernière couleur en jeu gagne.
about = Pose tes pions et fais tourner les anneaux jusqu’à en aligner trois. Chaque ligne coûte un pion à tous les autres.

option-spent = Qui se fatigue
option-spent-help = Un pion fatigué ne compte pour aucune ligne tant qu’il n’a pas été déplacé.
option-spent-rows = Bouts des rangées
option-spent-lines = Bouts des rayons aussi
option-spent-lines-help = Ainsi, un pion ne peut pas sortir d’un rayon et y revenir pour refaire une ligne à chaque fois.
option-flying = Quatre pions, main vide
option-flying-must = Tu voles
option-flying-may = Tu voles ou tu tournes
option-flying-may-help = Au lieu de voler, tu peux tourner un anneau.
option-truce = Trêve au début
option-truce-0 = Aucune
option-truce-3 = Trois tours chacun
option-truce-3-help = Les lignes ne comptent que lorsque tout le monde a joué trois tours. Cela compense l’avantage de commencer, surtout à deux.

clockwise = Tourner l’anneau { $ring } dans le sens horaire
back = Tourner l’anneau { $ring } dans le sens antihoraire
place = Poser un pion en { $cell }
move = De { $from } à { $to }
take = Prendre le pion en { $cell }
pass = Passer
free = { $cell }, libre
pawn = { $cell }, pion avec un { $shape }
spentPawn = { $cell }, pion fatigué avec un { $shape }
takeable = Prendre { $cell }, pion avec un { $shape }

shapes-circle = cercle
shapes-square = carré
shapes-triangle = triangle
shapes-diamond = losange

## What a decision did, told of whoever decided.

did-placed = pose un pion en { $to }
did-moved = déplace un pion de { $from } à { $to }
did-moved_fly = vole de { $from } à { $to }
did-turned =
    { $count ->
        [1] tourne l’anneau { $at } dans le sens horaire
       *[other] tourne l’anneau { $at } dans le sens antihoraire
    }
did-line_row = forme la rangée { $from }–{ $to }
did-line_spoke = forme le rayon { $from }–{ $to }
did-taken =
    { $whom ->
        [you] prend ton pion en { $at }
       *[other] prend le pion en { $at } ({ $name })
    }
did-passed = doit passer son tour
did-out =
    { $whom ->
        [you] tu es hors jeu
       *[other] { $name } est hors jeu
    }
did-won =
    { $whom ->
        [you] tu gagnes
       *[other] { $name } gagne
    }
did-won_limit =
    { $whom ->
        [you] tu partages la victoire
        [self] partage la victoire
       *[other] { $name } partage la victoire
    }

## What to do now.

ask-setMoveTurn = Pose un pion, déplaces-en un ou { $turn }.
ask-setTurn = Pose un pion ou { $turn }.
ask-moveTurn = Déplace un pion ou { $turn }.
ask-turn = Tu ne peux que tourner un anneau.
ask-fly = Tu voles : déplace un pion vers n’importe quel alvéole libre.
ask-flyTurn = Tu voles : déplace un pion vers n’importe quel alvéole libre, ou { $turn }.
ask-pass = Tu ne peux que passer.
ask-where = Où va-t-il ?
ask-whereTo = Où va-t-il ? Choisis un alvéole libre.
ask-take =
    { $count ->
        [1] { $line } : prends un pion à { $name }.
       *[other] { $line } : prends { $count } pions à { $name }.
    }
ask-takeOnly =
    { $count ->
        [1] Prends un pion à { $name }.
       *[other] Prends { $count } pions à { $name }.
    }
turning-any = tourne un anneau
turning-two = tourne l’anneau { $one } ou { $two }
made-row = Rangée { $from }–{ $to }
made-spoke = Rayon { $from }–{ $to }
made-lines = { $count } lignes

counts =
    { $tired ->
        [0] { $hand } en main, { $track } sur les anneaux
        [one] { $hand } en main, { $track } sur les anneaux, dont { $tired } fatigué
       *[other] { $hand } en main, { $track } sur les anneaux, dont { $tired } fatigués
    }
short-hand = main { $hand }
short-track = anneaux { $track }
tired = Ce pion est fatigué : il ne compte de nouveau pour une ligne qu’une fois déplacé.
hand = En main : { $hand }
out = hors jeu
turns = Tourner un anneau
pinned = L’anneau { $ring } est bloqué : il a tourné en dernier.
truce =
    { $count ->
        [1] Encore un tour de trêve : les lignes ne comptent pas encore.
       *[other] Encore { $count } tours de trêve : les lignes ne comptent pas encore.
    }

ending-limit = C’était le dernier coup : les couleurs encore en jeu se partagent la victoire.
ending-last-seat = Une seule couleur a encore trois pions ou plus.

reason-over = La partie est finie.
reason-take-first = Prends d’abord les pions que tes lignes t’ont rapportés.
reason-nothing-to-take = Il faut une ligne pour prendre un pion.
reason-not-theirs = Prends un pion de la couleur qui doit en donner un maintenant.
reason-hand-empty = Tu n’as plus de pion en main.
reason-cell-taken = Cet alvéole est occupé.
reason-not-your-pawn = Tu n’as pas de pion dans cet alvéole.
reason-too-far = Un pion va dans l’alvéole voisin de son anneau, ou sur l’anneau d’à côté.
reason-ring-turned-last = Cet anneau a tourné en dernier ; il faut d’abord en tourner un autre.
reason-flying = Avec quatre pions ou moins et la main vide, tu voles et tu ne peux pas tourner d’anneau.
reason-must-act = Tu ne peux passer que si rien d’autre n’est possible.

## What only the terminal says of Anneaux: what stands beside the board, and how actions are written.

note-tired = Les pions creux sont fatigués.

notation-place = @ et un alvéole : y pose un pion de ta main
notation-move = d’un alvéole à l’autre : déplace ton pion
notation-turn = un anneau, > sens horaire ou < antihoraire : le fait tourner
notation-take = x et un alvéole : prend le pion qui s’y trouve
notation-pass = passer, seulement si rien d’autre n’est possible
