### The words of Memento.

title = Memento
tagline = Pile su triangoli che girano
suits = per chi guarda lontano
aim = Vinci se occupi il centro e i tre punti sui lati di un triangolo, oppure tutti e quattro i centri.
about = Muovi, impila e dividi le tue pedine mentre il tabellone gira sotto i loro piedi. Vince chi occupa prima degli altri i quattro centri, o riempie il cuore di un triangolo.

option-version = Versione
option-version-help = Fin dove può correre un doppio.
option-version-original = Originale
option-version-original-help = Le linee lunghe continuano dall’altro capo, come anelli.
option-version-simple = Semplice
option-version-simple-help = Il suo cammino può uscire una volta dal tabellone e rientrare altrove.
option-version-complex = Complessa
option-version-complex-help = Il suo cammino finisce al bordo.

heights-1 = singolo
heights-2 = doppio
heights-3 = triplo

shapes-0 = cerchio
shapes-1 = quadrato
shapes-2 = triangolo
shapes-3 = rombo

triangles-N = Triangolo in alto
triangles-E = Triangolo a destra
triangles-W = Triangolo a sinistra
triangles-M = Triangolo interno

parts-N = in alto
parts-E = a destra
parts-W = a sinistra
parts-M = all’interno

corners-top = angolo in alto
corners-bottom = angolo in basso
corners-left = angolo sinistro
corners-right = angolo destro

sides-top = lato in alto
sides-bottom = lato in basso
sides-left = lato sinistro
sides-right = lato destro

centre = centro
point = { $part } · { $where }
clockwise = in senso orario
anticlockwise = in senso antiorario
and = e
freePoint = { $point }, libero
figure = { $point }, { $height }, { $shape }
turn = { $triangle } { $way }
bring = Fai entrare: { $points }
move = { $from } → { $to }
split = Dividi ({ $from }): { $parts }
part = { $height } → { $to }
splitInto = Dividi: { $heights }
supply = Riserva
yourMarkers = I tuoi pezzi colorati
turnTitle = Ruota un triangolo
splitTitle = Oppure dividi:
stones =
    { $count ->
        [one] { $count } pedina di base
       *[other] { $count } pedine di base
    }
markers =
    { $count ->
        [one] { $count } pezzo colorato
       *[other] { $count } pezzi colorati
    }
figures =
    { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }
out = fuori

ending-limit = La partita è durata abbastanza: chi è ancora in gioco condivide la vittoria.
ending-four-centres = Una pedina su ogni centro.
ending-whole-triangle = Il cuore di un triangolo è pieno.
ending-last-seat = Tutti gli altri sono fuori.

reason-over = La partita è finita.
reason-open-first = La partita si apre con un singolo su un punto qualsiasi.
reason-opened = La partita è già cominciata: ora i singoli entrano a due a due.
reason-no-stones = Nella riserva ci sono meno di due pedine di base.
reason-no-markers = Non hai abbastanza pezzi colorati in mano.
reason-no-entrance = I singoli entrano sul contorno dei tre triangoli esterni, mai su un centro.
reason-point-taken = Questo punto è occupato.
reason-just-turned = Un triangolo è appena stato ruotato.
reason-turned-yourself = Hai già ruotato un triangolo nel tuo ultimo turno.
reason-turn-changes-nothing = Ruotare questo triangolo non cambierebbe nulla.
reason-not-your-figure = Su questo punto non c’è una tua pedina.
reason-out-of-reach = Questa pedina non arriva così lontano.
reason-cannot-split = Questa pedina non si può dividere così.

## What to do now, for the one who chooses.

task-open = Metti il tuo primo singolo su un punto qualsiasi.
task-any = Fai entrare due singoli, muovi o ruota.
task-bring = Scegli due punti per i tuoi singoli.
task-move = Scegli una pedina da muovere.
task-turn = Puoi solo ruotare un triangolo.
task-bring_move = Fai entrare due singoli o muovi una pedina.
task-bring_turn = Fai entrare due singoli o ruota un triangolo.
task-move_turn = Muovi una pedina o ruota un triangolo.
task-second = Ora il secondo singolo.
task-goal =
    Dove va il { $count ->
        [1] singolo
        [2] doppio
       *[other] triplo
    }?
task-goal_or_split =
    Dove va il { $count ->
        [1] singolo
        [2] doppio
       *[other] triplo
    }? Oppure dividilo.
task-how =
    Come vuoi dividere il { $count ->
        [1] singolo
        [2] doppio
       *[other] triplo
    }?
task-part =
    { $count ->
        [1] Dove va il primo singolo?
        [2] E dove va il secondo?
       *[other] E dove va il terzo?
    }
task-rest = E dove va il singolo?

## What an action did: the present, without who did it. Places are triangles, never points.

did-placed =
    mette un singolo nel triangolo { $part ->
        [N] in alto
        [W] a sinistra
        [E] a destra
       *[M] interno
    }
did-placed_second =
    un altro nel triangolo { $part ->
        [N] in alto
        [W] a sinistra
        [E] a destra
       *[M] interno
    }
did-turned =
    ruota il triangolo { $part ->
        [N] in alto
        [W] a sinistra
        [E] a destra
       *[M] interno
    } in senso { $count ->
        [1] orario
       *[other] antiorario
    }
did-moved_step =
    porta un { $count ->
        [1] singolo
        [2] doppio
       *[other] triplo
    } nel triangolo { $part ->
        [N] in alto
        [W] a sinistra
        [E] a destra
       *[M] interno
    }
did-moved_line =
    corre con un doppio nel triangolo { $part ->
        [N] in alto
        [W] a sinistra
        [E] a destra
       *[M] interno
    }
did-moved_leap =
    salta con un triplo nel triangolo { $part ->
        [N] in alto
        [W] a sinistra
        [E] a destra
       *[M] interno
    }
did-moved_within =
    sposta un { $count ->
        [1] singolo
        [2] doppio
       *[other] triplo
    } nel triangolo { $part ->
        [N] in alto
        [W] a sinistra
        [E] a destra
       *[M] interno
    }
did-moved_split =
    un { $count ->
        [1] singolo
        [2] doppio
       *[other] triplo
    } { $part ->
        [N] in alto
        [W] a sinistra
        [E] a destra
       *[M] all’interno
    }
did-split =
    divide un { $count ->
        [2] doppio
       *[other] triplo
    }
did-taken =
    { $whom ->
        [you] mangia il tuo { $count ->
            [1] singolo
            [2] doppio
           *[other] triplo
        }
       *[other] mangia un { $count ->
            [1] singolo
            [2] doppio
           *[other] triplo
        } a { $name }
    } nel triangolo { $part ->
        [N] in alto
        [W] a sinistra
        [E] a destra
       *[M] interno
    }
did-joined =
    sale su un suo { $count ->
        [1] singolo
        [2] doppio
       *[other] triplo
    } nel triangolo { $part ->
        [N] in alto
        [W] a sinistra
        [E] a destra
       *[M] interno
    }
did-returned =
    { $count ->
        [one] rende { $count } pedina di base
       *[other] rende { $count } pedine di base
    }
did-stacked =
    { $count ->
        [1] ora ha un singolo
        [2] ora ha un doppio
       *[other] ora ha un triplo
    }
did-out =
    { $whom ->
        [you] sei fuori
       *[other] { $name } è fuori
    }
did-won_four-centres = occupa tutti i centri e vince
did-won_whole-triangle = riempie il cuore di un triangolo e vince
did-won_last-seat = e la partita è vinta
did-won_limit =
    { $whom ->
        [you] condividi la vittoria
        [self] condivide la vittoria
       *[other] { $name } condivide la vittoria
    }

## What only the terminal says of Memento: what stands beside the board, and how actions are written.

note-heights = La cifra dice quante pedine di base ha una pedina.

notation-open = @ e un punto: lì entra il tuo primo singolo
notation-bring = @ e due punti: lì entrano due singoli
notation-move = da un punto all’altro: muove la tua pedina
notation-turn = un triangolo, > in senso orario o < antiorario: lo ruota
notation-split = un doppio si divide: un singolo su ogni punto dopo la /
notation-splitOff = un triplo si divide: il doppio sul punto dopo /2, il singolo sull’altro
notation-splitUp = un triplo si divide in tre singoli
