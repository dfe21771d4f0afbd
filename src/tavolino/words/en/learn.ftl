### What rules pages and lessons say, whatever game they are about.

seats-0 = Red
seats-1 = Blue
seats-2 = Green
seats-3 = Yellow

list = What you can do
takeBack = Undo the choice
idle = Nothing to choose just now.
board = Little board: { $title }
show = Show me
again = Once more
tryIt = Try it here: you play for everyone.
startAgain = Start again
refused = Not allowed now:
contents = On this page
lesson = Try the lesson
rules = Read the rules
rule = Rule
play = Play
step = Step { $number } of { $count }
back = Back
next = Next
skip = Skip
hint = Give me a hint
hinted = Look at what glows.
finish = Done
youAreRed = You are red, with the circle.
done = Now you can play!
doneText = That is all you need for a first match. The rest comes as you play.
playNow = Play now with { $name }, who is learning too
repeat = The lesson once more
