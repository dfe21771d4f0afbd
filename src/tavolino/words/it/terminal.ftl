### What only the terminal says. What a game's own actions did is told in its file.

player = Giocatore { $number }
player-you = { $player }, tu
# A seat by its shape and its number from 1.
seat = { $shape } giocatore { $number }
percent = { $number } %
# A decision, with what it did and what it showed.
told = { $action } ({ $details })
shown = { $key } { $value }
# Where a game of another package does not say it itself.
did-out =
    { $whom ->
        [self] è fuori
       *[other] { $name } è fuori
    }

bot-level = { $seat } ({ $name }, livello { $level })
bot-named = { $seat } ({ $name })
bot-is = { $bot } è un bot.
bot-thinking = { $bot } sta pensando
waiting = { $what }; Ctrl-C: può bastare

prompt = { $seat } >{ " " }
you = Tu sei { $seat }.
handover = Ora tocca a { $seat } davanti allo schermo. Premi Invio{ " " }
choices =
    { $count ->
        [one] ({ $count } mossa; `list`, `help`)
       *[other] ({ $count } mosse; `list`, `help`)
    }
first-steps = `help` mostra come si scrivono le mosse, `rules` spiega il gioco.
news = { $seat }: { $told }
news-more =
    { $count ->
        [one] … e prima ancora { $count } mossa: `news`
       *[other] … e prima ancora { $count } mosse: `news`
    }
watching = Ctrl-C termina la partita
stopped = La partita finisce qui.
kept = La partita è conservata: `{ $command }` la riprende.
and = { $first } e { $second }

help-now = Che cosa puoi fare adesso, e come si scrive:
help-later = In altri momenti:
help-how = Scrivilo, oppure scrivi il suo numero nell’elenco. Bastano le minuscole, Tab completa. Inoltre:
help-list = che cosa puoi fare adesso, con i numeri; `list @` solo ciò che inizia con @
help-board = tutto il tabellone
help-news = che cosa è successo dal tuo ultimo turno
help-rules = le regole di questo gioco
help-why = perché qualcosa non si può scegliere: di’ che cosa indicheresti
help-hint = buone mosse, e chi è in vantaggio
help-undo = annulla la tua ultima mossa e ciò che i bot hanno fatto dopo
help-save = scrivi la partita in un file
help-quit = smetti; la partita resta conservata
more = Invio per continuare, q per tornare, o la tua mossa >{ " " }

list-ends = L’elenco finisce con { $count }.
list-none = Nessuna tua mossa inizia con { $beginning }.
no-action = «{ $typed }» non è una mossa di questo gioco. `help` mostra come si scrivono.
told-in = Regole: «{ $title }».
why-what = Di’ che cosa vorresti scegliere: why COSA
why-open = Questo lo puoi scegliere.
why-unknown = Non c’è niente da scegliere che si chiami «{ $typed }».
case = Qui contano le maiuscole: { $actions }. Scrivi esattamente quella che intendi.
hints-off = Questa partita si gioca senza suggerimenti; `tavolino play` ha --hints.
rules-none = Questo gioco non ha portato regole da leggere.
rules-english = Queste regole per ora ci sono solo in inglese.
rules-ours = la nostra lettura
save-where = Di’ dove: save FILE
over-ask = { $again }, help, save FILE, oppure Invio >{ " " }
saved = Salvata in { $file }.
not-kept = La partita non si può conservare in { $file }: { $why }.

again-next = un’altra partita; comincia il giocatore seguente
again-same = comincia di nuovo lo stesso giocatore
again-lot = decide la sorte chi comincia
again-loser = comincia chi ha perso

hint-looking = Cerco buone mosse
hint-then = { "  poi forse  " }
hint-among = È una di queste: { $actions }
analysis-enough = Ctrl-C: può bastare
analysis-where =
    { $count ->
        [one] Tocca a { $seat } dopo { $count } mossa
       *[other] Tocca a { $seat } dopo { $count } mosse
    }
analysis-searched =
    { $count ->
        [one] { $count } iterazione
       *[other] { $count } iterazioni
    }
analysis-action = mossa
analysis-share = quota %
analysis-visits = visite
analysis-follows = che cosa può seguire
