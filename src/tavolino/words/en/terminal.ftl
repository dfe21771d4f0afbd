### What the terminal says, in English only. What a game's own actions did is told in its file.

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
        [one] { $count } action; `list` shows it, Tab completes, `help`
       *[other] { $count } actions; `list` shows them, Tab completes, `help`
    }
news = { $seat }: { $told }
watching = Ctrl-C ends the game
stops = The game stops here.
won =
    { $count ->
        [one] { $winners } wins ({ $ending }).
       *[other] { $winners } win together ({ $ending }).
    }
and = { $first } and { $second }

help =
    Type an action (Tab completes it) or its number in the list. Besides:
      list       all actions you have, numbered      list @   only those that begin with @
      undo       take the last decision back, and what bots did since
      save FILE  write the game as a record
      quit       stop playing
help-hint = { "  hint       the best actions, and who is ahead" }

list-ends = The list ends with { $count }.
undo-nothing = There is nothing to take back.
undo-shown = That showed something no one can forget, so it stays.
hints-off = This game is played without hints; `tavolino play` has --hints.
save-where = Say where: save FILE
save-ask = save FILE, or Enter >{ " " }
saved = Saved to { $file }.

hint-looking = Looking for good actions
hint-then = { "  then perhaps  " }
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
