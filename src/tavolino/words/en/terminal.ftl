### What only the terminal says. What a game's own actions did is told in its file.

player = Player { $number }
player-you = { $player }, you
# A seat by its shape and its number from 1.
seat = { $shape } player { $number }
percent = { $number } %
# A decision, with what it did and what it showed.
told = { $action } ({ $details })
shown = { $key } { $value }
# Where a game of another package does not say it itself.
did-out =
    { $whom ->
        [self] is out
       *[other] { $name } is out
    }

bot-level = { $seat } ({ $name }, level { $level })
bot-named = { $seat } ({ $name })
bot-is = { $bot } is a bot.
bot-thinking = { $bot } is thinking
waiting = { $what }; press Ctrl-C to stop

prompt = { $seat } >{ " " }
you = You are { $seat }.
handover = Now { $seat } takes the screen. Press Enter{ " " }
choices =
    { $count ->
        [one] ({ $count } action; `list`, `help`)
       *[other] ({ $count } actions; `list`, `help`)
    }
first-steps = `help` shows how to write what you do, `rules` explains the game.
news = { $seat }: { $told }
news-more =
    { $count ->
        [one] … and { $count } more before that: `news`
       *[other] … and { $count } more before that: `news`
    }
watching = Ctrl-C ends the game
stopped = The game stops here.
kept = The game is kept: `{ $command }` goes on with it.
and = { $first } and { $second }

help-now = What you can do now, and how to write it:
help-later = At other times:
help-how = Type it, or its number in the list. Small letters will do, Tab completes. Besides:
help-list = what you can do now, numbered; `list @` only what begins with @
help-board = the whole board
help-news = what has happened since your last turn
help-rules = the rules of this game
help-why = why something cannot be chosen: name what you would point at
help-hint = good actions, and who is ahead
help-undo = take your last decision back, and what bots did since
help-save = write the game to a file
help-quit = stop; the game is kept
more = Enter for more, q to go back, or type what you do >{ " " }

list-ends = The list ends with { $count }.
list-none = Nothing you can do begins with { $beginning }.
no-action = “{ $typed }” is nothing one can do in this game. `help` shows how actions are written.
told-in = Rules: “{ $title }”.
why-what = Say what you would like to choose: why THING
why-open = You can choose that.
why-unknown = There is nothing called “{ $typed }” that one could choose.
case = Here capital letters matter: { $actions }. Type exactly the one you mean.
hints-off = This game is played without hints; `tavolino play` has --hints.
rules-none = This game has brought no rules to read.
rules-english = These rules have not been translated yet, so they are in English.
rules-ours = our reading
save-where = Say where: save FILE
over-ask = { $again }, help, save FILE, or Enter >{ " " }
saved = Saved to { $file }.
not-kept = The game cannot be kept in { $file }: { $why }.

again-next = another match; the next player begins
again-same = the same player begins again
again-lot = a lot decides who begins
again-loser = whoever lost begins

hint-looking = Looking for good actions
hint-then = { "  then perhaps  " }
hint-among = It is one of these: { $actions }
analysis-enough = Press Ctrl-C to stop
analysis-where =
    { $count ->
        [one] { $seat } to move after { $count } action
       *[other] { $seat } to move after { $count } actions
    }
analysis-searched =
    { $count ->
        [one] { $count } iteration
       *[other] { $count } iterations
    }
analysis-action = action
analysis-share = share %
analysis-visits = visits
analysis-follows = what may follow
