### The words of Dimenticato.

title = Dimenticato
tagline = Remember what you stand on
about = Four figures run once round a track of dice and home again. To move on, you must say which number is under your feet.
pass = Pass
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

## What to do now.

task-leave = Which figure sets out?
task-figure = Choose a figure whose number you still know.
task-under = What is under your figure { $figure }?
task-where = Where does your figure { $figure } go?
task-right = Right, { $number }! Where does figure { $figure } go?
task-back = Where do you set the other figure back to?
task-pass = None of your figures can move: you have to pass.

## How it ends, and why something is not allowed.

endings-limit = The match has lasted long enough: everyone shares the win.
endings-home = All figures of one player are home again.

reasons-over = The match is over.
reasons-must-go = You said the right number: now move that figure.
reasons-must-leave = First your figures have to leave their start fields.
reasons-must-act = You may only pass when nothing else is possible.
reasons-not-on-track = You can only say a number for a figure on the track.
reasons-announce-first = First say which number is under the figure.
reasons-cannot-leave = None of your figures can leave its start field now.
reasons-not-a-field = This board has no such field.
reasons-own-card = A figure that sets out must go beyond your own large card.
reasons-no-way = No path of the right length leads there.
reasons-home-only = A figure that is home may only go to another start field of yours.
reasons-own-figure = A figure of yours stands there.
reasons-safe = The figure there is safe on its own colour.
reasons-no-way-back = The figure there cannot be set back to any field.
reasons-say-where = Choose the field to which the figure there is set back.
reasons-not-back-there = The figure there cannot be set back to that field.
reasons-nobody-there = Nobody stands there to be set back.

## What an action did, without who did it; the terminal says the same.

did-passed = passes
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
        [you] sets back your figure { $figure }
       *[other] sets back { $name }’s figure { $figure }
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
