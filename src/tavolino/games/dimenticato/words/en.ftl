### The words of Dimenticato.

title = Dimenticato
tagline = Remember what you stand on
suits = for those who remember
aim = Bring your four figures once round and home again. To move one, you must know the number under it.
about = Four figures run once round a track of dice and home again. To move on, you must say which number is under your feet.

option-shown = Numbers for a moment
option-shown-help = A number that is checked, or lies under a beaten figure, is shown to all for a moment, as at a table.

pass = Pass
stay = Stay
figure = Figure { $figure }
figureOn = Figure { $figure }: { $field }
field = row { $row }, column { $column }
startField = start field { $number }
shows = { $field }, shows { $number }
say = Say { $number }
setBackTo = Set back to { $field }
announce = Say a number for figure { $figure }
announceNumber = Say { $number } for figure { $figure }
go = Move figure { $figure }
goTo = Figure { $figure } to { $goal }
goToBack = Figure { $figure } to { $goal }; the one there back to { $back }
home = { $home } of { $all }
itWas = it was { $number }

## What to do now.

task-leave = Which figure sets out?
task-figure = Choose a figure whose number you still know.
task-under = What is under your figure { $figure }?
task-where = Where does your figure { $figure } go?
task-right = Right, { $number }! Where does figure { $figure } go?
task-take = Right! Beat a figure with figure { $figure }, or stay.
task-back = Where do you set the other figure back to?
task-pass = None of your figures can move: you have to pass.

## How it ends, and why something is not allowed.

ending-limit = The match has lasted long enough: everyone shares the win.
ending-home = All figures of one player are home again.

reason-over = The match is over.
reason-must-go = You said the right number: now move that figure.
reason-may-not-stay = You may only stay if every move would beat a figure.
reason-must-leave = First your figures have to leave their start fields.
reason-must-act = You may only pass when nothing else is possible.
reason-not-on-track = You can only say a number for a figure on the track.
reason-announce-first = First say which number is under the figure.
reason-cannot-leave = None of your figures can leave its start field now.
reason-not-a-field = This board has no such field.
reason-own-card = A figure that sets out must leave your own large card.
reason-no-way = No path of the right length leads there.
reason-home-only = A figure that is home may only go to another start field of yours.
reason-own-figure = A figure of yours stands there.
reason-safe = The figure there is safe on its own colour.
reason-no-way-back = The figure there cannot be set back to any field.
reason-say-where = Choose the field to which the figure there is set back.
reason-not-back-there = The figure there cannot be set back to that field.
reason-nobody-there = Nobody stands there to be set back.

## What an action did, without who did it; the terminal says the same.

did-passed = passes
did-stayed = knows the number and stays
did-announced_right =
    { $count ->
        [0] knows the number under figure { $figure }
       *[other] says { $count } for figure { $figure }: right
    }
did-announced_wrong = says { $count } for figure { $figure }: wrong
did-announced_stuck = says { $count } for figure { $figure }: right, but it has nowhere to go
did-announced_vain = says a number for figure { $figure }: no luck
did-moved = moves figure { $figure }
did-moved_walk =
    { $count ->
        [0] moves figure { $figure } on
        [one] moves figure { $figure } on by one field
       *[other] moves figure { $figure } on by { $count } fields
    }
did-moved_leave = sets out with figure { $figure }
did-moved_shift = shifts figure { $figure } at home
did-back =
    { $whom ->
        [you] beats your figure { $figure } and sets it back
       *[other] beats { $name }’s figure { $figure } and sets it back
    }
did-home = brings it home
did-won_home = wins
did-won_limit =
    { $whom ->
        [other] { "" }
       *[self] shares the win with everyone
    }

shown-moves-true = its figure moves
shown-moves-false = its figure stays
shown-shown = everyone sees { $value }

## What only the terminal says of Dimenticato: what stands beside the board, and how actions are written.

fact-waiting = { $count } to set out
fact-home = home: { $home } of { $all }
note-fields = Fields: a number and a colour, { $shapes }; # is a start field.

notation-go = a figure, > and a field as row,column: it goes there
notation-announce = a figure, = and the number under it: says that number
notation-back = the same, and the figure there is set back to the field after !
notation-stay = declines to beat a figure, when every move would
notation-pass = only when nothing else is possible
