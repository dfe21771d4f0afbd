### What rules pages and lessons say, whatever game they are about.

seats-0 = Rouge
seats-1 = Bleu
seats-2 = Vert
seats-3 = Jaune

list = Ce que tu peux faire
takeBack = Annuler le choix
idle = Tu n’as rien à choisir pour l’instant.
board = Petit plateau : { $title }
show = Montre-moi
again = Encore une fois
tryIt = Essaie ici : tu joues pour tout le monde.
startAgain = Recommencer
refused = Impossible maintenant :
contents = Sur cette page
lesson = Essayer la leçon
rules = Lire les règles
rule = Règle
play = Jouer
step = Étape { $number } sur { $count }
back = Retour
next = Suite
skip = Passer cette étape
hint = Donne-moi un indice
hinted = Regarde ce qui brille.
finish = Terminé
youAreRed = Tu es Rouge, avec le cercle.
done = Maintenant, tu sais jouer !
doneText = C’est tout ce qu’il faut pour une première partie. Le reste vient en jouant.
playNow = Jouer contre { $name }, qui apprend aussi
repeat = Refaire la leçon
