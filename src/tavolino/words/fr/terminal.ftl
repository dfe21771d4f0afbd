### What only the terminal says. What a game's own actions did is told in its file.

player = Joueur { $number }
player-you = { $player }, toi
# A seat by its shape and its number from 1.
seat = { $shape } joueur { $number }
percent = { $number } %
# A decision, with what it did and what it showed.
told = { $action } ({ $details })
shown = { $key } { $value }
# Where a game of another package does not say it itself.
did-out =
    { $whom ->
        [self] est hors jeu
       *[other] { $name } est hors jeu
    }

bot-level = { $seat } ({ $name }, niveau { $level })
bot-named = { $seat } ({ $name })
bot-is = { $bot } est un robot.
bot-thinking = { $bot } réfléchit
waiting = { $what } ; Ctrl-C : ça suffit

prompt = { $seat } >{ " " }
you = Tu es { $seat }.
handover = C’est au tour de { $seat } devant l’écran. Appuie sur Entrée{ " " }
choices =
    { $count ->
        [one] ({ $count } coup ; `list`, `help`)
       *[other] ({ $count } coups ; `list`, `help`)
    }
first-steps = `help` montre comment écrire un coup, `rules` explique le jeu.
news = { $seat } : { $told }
news-more =
    { $count ->
        [one] … et encore { $count } coup avant : `news`
       *[other] … et encore { $count } coups avant : `news`
    }
watching = Ctrl-C arrête la partie
stopped = La partie s’arrête ici.
kept = La partie est conservée : `{ $command }` la reprend.
and = { $first } et { $second }

help-now = Ce que tu peux faire maintenant, et comment l’écrire :
help-later = À d’autres moments :
help-how = Écris-le, ou son numéro dans la liste. Les minuscules suffisent, Tab complète. Et aussi :
help-list = tes coups possibles, numérotés ; `list @` : ceux qui commencent par @
help-board = le plateau entier
help-news = ce qui s’est passé depuis ton dernier tour
help-rules = les règles de ce jeu
help-why = pourquoi on ne peut pas choisir quelque chose : nomme ce que tu montrerais
help-hint = de bons coups, et qui mène
help-undo = reprendre ton dernier coup, et ce que les robots ont fait depuis
help-save = écrire la partie dans un fichier
help-quit = arrêter ; la partie est conservée
more = Entrée pour la suite, q pour revenir, ou ton coup >{ " " }

list-ends = La liste s’arrête à { $count }.
list-none = Aucun de tes coups ne commence par { $beginning }.
no-action = « { $typed } » n’est pas un coup de ce jeu. `help` montre comment écrire un coup.
told-in = Règles : « { $title } ».
why-what = Dis ce que tu voudrais choisir : why CHOSE
why-open = Cela, tu peux le choisir.
why-unknown = Il n’y a rien à choisir qui s’appelle « { $typed } ».
case = Ici, les majuscules comptent : { $actions }. Écris exactement ce que tu veux dire.
hints-off = Cette partie se joue sans conseils ; `tavolino play` a l’option --hints.
rules-none = Ce jeu n’a pas apporté de règles à lire.
rules-english = Ces règles n’existent encore qu’en anglais.
rules-ours = notre lecture
save-where = Dis où : save FICHIER
over-ask = { $again }, help, save FICHIER, ou Entrée >{ " " }
saved = Enregistrée dans { $file }.
not-kept = La partie ne peut pas être conservée dans { $file } : { $why }.

again-next = une autre partie ; le joueur suivant commence
again-same = le même joueur commence de nouveau
again-lot = le sort décide qui commence
again-loser = celui qui a perdu commence

hint-looking = Recherche de bons coups
hint-then = { "  puis peut-être  " }
hint-among = C’est l’un de ceux-ci : { $actions }
analysis-enough = Ctrl-C : ça suffit
analysis-where =
    { $count ->
        [one] { $seat } joue, après { $count } coup
       *[other] { $seat } joue, après { $count } coups
    }
analysis-searched =
    { $count ->
        [one] { $count } itération
       *[other] { $count } itérations
    }
analysis-action = coup
analysis-share = part %
analysis-visits = visites
analysis-follows = la suite possible
