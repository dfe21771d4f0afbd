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
announce = Announce a number for figure { $figure }
announceNumber = Announce { $number } for figure { $figure }
go = Move figure { $figure }
goTo = Figure { $figure } to { $goal }
goToBack = Figure { $figure } to { $goal }; the one there back to { $back }
home = { $home } of { $all } home

ask-figure = Pick a figure.
ask-under = What is under figure { $figure }?
ask-where = Where does figure { $figure } go?
ask-right = Right, { $number }! Where does figure { $figure } go?
ask-back = Where do you set the other figure back to?
ask-pass = Nothing can move just now.

told-passed = passed
told-announced = announced a number for figure { $figure }
told-announcedNumber = announced { $number } for figure { $figure }
told-rightly = { $announced }: right
told-inVain = { $announced } and stays put
told-moved = moved figure { $figure }
told-movedTo = moved figure { $figure } to { $goal }
told-movedToBack = moved figure { $figure } to { $goal } and set the one there back to { $back }

endings-limit = The match has lasted long enough: everyone shares the win.
endings-home = All figures of one player are home again.

reasons-over = The match is over.
reasons-must-go = You said the right number: now go with that figure.
reasons-must-leave = First your figures have to leave their start fields.
reasons-must-act = You may only pass when nothing else is possible.
reasons-not-on-track = A number is announced for a figure on the track.
reasons-announce-first = First announce the number the figure stands on.
reasons-cannot-leave = None of your figures can leave its start field now.
reasons-not-a-field = This board has no such field.
reasons-own-card = A figure that leaves goes further than your own large card.
reasons-no-way = No way of the right length leads there.
reasons-home-only = A figure that is home may only go to another start field of yours.
reasons-own-figure = A figure of yours stands there.
reasons-safe = The figure there is safe on its own colour.
reasons-no-way-back = The figure there cannot be set back to any field.
reasons-say-where = Say to which field the figure there is set back.
reasons-not-back-there = The figure there cannot be set back to that field.
reasons-nobody-there = Nobody stands there to be set back.

## What an action did, as the terminal tells it.

effect-back = sets figure { $figure } of { $seat } back
effect-home = figure { $figure } is home

shown-moves-true = its figure moves
shown-moves-false = its figure stays
