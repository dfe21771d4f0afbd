### The words of Dimenticato.

title = Dimenticato
tagline = Ricorda su quale numero stai
about = Quattro pedine fanno il giro di un percorso di dadi e tornano a casa. Per andare avanti devi dire quale numero hai sotto i piedi.
pass = Passa
figure = Pedina { $figure }
figureOn = Pedina { $figure }: { $field }
field = riga { $row }, colonna { $column }
startField = casella di partenza { $number }
shows = { $field }, mostra { $number }
say = Di’ { $number }
setBackTo = Rimanda indietro: { $field }
announce = Annuncia un numero per la pedina { $figure }
announceNumber = Annuncia { $number } per la pedina { $figure }
go = Muovi la pedina { $figure }
goTo = Pedina { $figure } → { $goal }
goToBack = Pedina { $figure } → { $goal }; quella che è lì torna indietro: { $back }
home = { $home } su { $all } a casa

ask-figure = Scegli una pedina.
ask-under = Che cosa c’è sotto la pedina { $figure }?
ask-where = Dove va la pedina { $figure }?
ask-right = Giusto, { $number }! Dove va la pedina { $figure }?
ask-back = Dove rimandi l’altra pedina?
ask-pass = Ora nessuna pedina può muoversi.

told-passed = passa
told-announced = annuncia un numero per la pedina { $figure }
told-announcedNumber = annuncia { $number } per la pedina { $figure }
told-rightly = { $announced }: giusto
told-inVain = { $announced }: la pedina resta ferma
told-moved = muove la pedina { $figure }
told-movedTo = muove la pedina { $figure } → { $goal }
told-movedToBack = muove la pedina { $figure } → { $goal }; rimanda indietro quella che era lì: { $back }

endings-limit = La partita è durata abbastanza: tutti condividono la vittoria.
endings-home = Qualcuno ha di nuovo a casa tutte le sue pedine.

reasons-over = La partita è finita.
reasons-must-go = Hai detto il numero giusto: ora muovi quella pedina.
reasons-must-leave = Prima le tue pedine devono lasciare le caselle di partenza.
reasons-must-act = Puoi passare solo quando non è possibile nient’altro.
reasons-not-on-track = Si annuncia un numero per una pedina che è sul percorso.
reasons-announce-first = Prima annuncia il numero su cui sta la pedina.
reasons-cannot-leave = Nessuna delle tue pedine può lasciare ora la casella di partenza.
reasons-not-a-field = Questa casella non c’è su questo tabellone.
reasons-own-card = Una pedina che parte deve superare la tua carta grande.
reasons-no-way = Nessuna strada della lunghezza giusta porta lì.
reasons-home-only = Una pedina a casa può andare solo su un’altra tua casella di partenza.
reasons-own-figure = Lì c’è già una tua pedina.
reasons-safe = La pedina che è lì è al sicuro sul proprio colore.
reasons-no-way-back = La pedina che è lì non può essere rimandata su nessuna casella.
reasons-say-where = Di’ su quale casella rimandare la pedina che è lì.
reasons-not-back-there = La pedina che è lì non può essere rimandata su quella casella.
reasons-nobody-there = Lì non c’è nessuno da rimandare indietro.

## What an action did, as the terminal tells it.

effect-back = rimanda indietro la pedina { $figure } di { $seat }
effect-home = la pedina { $figure } è a casa

shown-moves-true = la pedina si muove
shown-moves-false = la pedina resta ferma
