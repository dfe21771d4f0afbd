### The words of Memento.

title = Memento
tagline = Pile su triangoli che girano
about = Muovi, impila e dividi le tue figure mentre il tabellone gira sotto i loro piedi. Vince chi occupa prima degli altri i quattro centri, o riempie il cuore di un triangolo.

option-version = Versione
option-version-help = Fin dove può andare una pila di due pietre.
option-version-simple = Semplice
option-version-simple-help = Il cammino finisce dove finisce la sua linea. Ideale per la prima partita.
option-version-original = Originale
option-version-original-help = Le linee lunghe continuano dall’altro capo, come anelli.
option-version-complex = Complessa
option-version-complex-help = Il cammino può uscire una volta dal tabellone e rientrare altrove.

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
triangles-M = Triangolo di mezzo

parts-N = in alto
parts-E = a destra
parts-W = a sinistra
parts-M = in mezzo

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
tellBring = fa entrare: { $points }
tellTurn = gira un triangolo: { $triangle } { $way }
tellMove = va: { $from } → { $to }
tellSplit = divide ({ $from }): { $parts }
supply = Riserva
inHand = In mano
turnTitle = Gira un triangolo
splitTitle = Oppure dividi:
stones =
    { $count ->
        [one] { $count } pietra
       *[other] { $count } pietre
    }
markers =
    { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    }

endings-limit = La partita è durata abbastanza: chi è ancora in gioco condivide la vittoria.
endings-four-centres = Una figura su ogni centro.
endings-whole-triangle = Il cuore di un triangolo è pieno.
endings-last-seat = Tutti gli altri sono fuori.

reasons-over = La partita è finita.
reasons-open-first = La partita si apre con un singolo su un punto qualsiasi.
reasons-opened = La partita è aperta: ora entrano due singoli insieme.
reasons-no-stones = Nella riserva ci sono meno di due pietre.
reasons-no-markers = Non hai abbastanza segnalini in mano.
reasons-no-entrance = I singoli entrano sui tre triangoli esterni, non su un centro.
reasons-point-taken = Questo punto è occupato.
reasons-just-turned = Un triangolo è appena stato girato.
reasons-turned-yourself = Hai girato un triangolo nel tuo ultimo turno.
reasons-turn-changes-nothing = Girare questo triangolo non cambierebbe nulla.
reasons-not-your-figure = Su questo punto non c’è una tua figura.
reasons-out-of-reach = Questa figura non può andare così lontano.
reasons-cannot-split = Questa figura non ha l’altezza giusta per questa divisione.

## What an action did, as the terminal tells it.

effect-taken =
    { $count ->
        [2] prende un doppio di { $seat }
        [3] prende un triplo di { $seat }
       *[other] prende un singolo di { $seat }
    }
effect-joined =
    { $count ->
        [1] si unisce a un suo singolo
        [2] si unisce a un suo doppio
       *[other] si unisce a un suo triplo
    }
effect-returned =
    { $count ->
        [one] { $count } pietra torna nella riserva
       *[other] { $count } pietre tornano nella riserva
    }
effect-stacked =
    { $count ->
        [1] ora è un singolo
        [2] ora è un doppio
       *[other] ora è un triplo
    }
