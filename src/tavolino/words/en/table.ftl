### What is said at the table, whatever game is played.

# The bots by their level: the same eight people in every language.
bots-1 = Mimi
bots-2 = Otto
bots-3 = Pia
bots-4 = Nino
bots-5 = Beppe
bots-6 = Oksana
bots-7 = Margot
bots-8 = Viktor
bot-heard = { $name }, bot, level { $level }
bot-choice = { $name } · level { $level }

# How a bot plays, and for whom that is right.
character-1 = Learns the game along with you: just right for a first match and for children.
character-2 = Sees only the next move and enjoys every one: for a gentle start.
character-3 = Takes it easy and forgives a slip: good company after a long day.
character-4 = Notices what you leave lying about: for those who know the rules well.
character-5 = Likes to set a little trap: for those who want a challenge.
character-6 = Plans ahead and keeps calm: for those who often win.
character-7 = Sees far and gives nothing away: for experienced players.
character-8 = No one here plays better: for those who want to be put to the test.

level = bot, level { $level }
seat = Seat { $number }
player = Player { $number }
you = You
free = Free seat
vacant = free
gone = gave up; a bot plays on
standIn = bot { $level }
gaveUp = gave up
out = out
due = to move
lastMove = Show { $name }’s last move
shape-circle = circle
shape-square = square
shape-triangle = triangle
shape-diamond = diamond
here = is here
away = is not here just now
watching =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }

turn-yours = Your turn
turn-of = { $name }’s turn
turn-named = { $name }: { $task }
turn-thinking = { $name } is thinking
turn-waiting = Waiting for the others
turn-watching = You are watching
turn-confirm = Play this?

act-confirm = Play
act-back = Back
act-skip = Don’t wait
act-skipped =
    { $last ->
        [1] { $all } moves, only the last one shown
       *[other] { $all } moves, the last { $last } shown
    }
act-rule = Rule
act-hint = Hint
act-look = Look: { $what }
act-list = Everything you can do
act-board = Board: { $game }. Arrow keys choose, Enter plays, Escape goes back.
act-turn = < and > turn.

connection-connecting = Connecting…
connection-lost = The connection has dropped. It will be back soon; nothing is lost.

menu-title = More
menu-undo = Take back
menu-draw = Offer to share the win
menu-resign = Give up
menu-resignSure = Really give up?
menu-yesResign = Yes, I give up
menu-keepPlaying = Keep playing
menu-rematch = Play again
menu-toRematch = To the next match
menu-transfer = Switch to another device
menu-transferHow = Open this link on the other device, or scan it. It works once, within an hour.
menu-share = Links for others
menu-watchLink = Link to watch
menu-pointHow = Whoever watches can help you: what they tap lights up here.
menu-record = Save the match
menu-moment = Link to this moment
menu-copied = Copied
menu-copy = Copy
menu-close = Close
menu-rules = The rules
menu-coach = Explain my first turns
menu-turn = Turn the board to whoever is to move
menu-home = All games

dock-invite = Invite
dock-bots = Bots
dock-act = Move
dock-history = History
dock-say = Say
dock-phrases = Say something
dock-sounds = Sounds?
dock-soundsHeard = Play with sounds

ask-undo = { $name } would like to take the last move back.
ask-draw = { $name } offers to share the win.
ask-yes = Yes, of course
ask-no = Rather not
ask-waitUndo = You have asked to take your move back. Waiting for the others.
ask-waitDraw = You have offered to share the win. Waiting for the others.

happened-joined = { $name } sits down.
happened-taken_back = { $name } takes a move back.
happened-undo_asked = { $name } would like to take a move back.
happened-undo_allowed = { $name } does not mind.
happened-undo_declined = { $name } would rather not.
happened-draw_offered = { $name } offers to share the win.
happened-draw_accepted = { $name } agrees to share the win.
happened-draw_declined = { $name } would rather play on.
happened-resigned = { $name } gives up.
happened-timed_out = { $name } has run out of time.
happened-left = A seat is free again.
happened-handed_over = { $name } plays on.
happened-rematched = { $name } would like to play again.

waiting-say = Say this code, or send the link.
waiting-open = Open { $site } and enter the code:
waiting-code = Code: { $code }
waiting-valid = Valid for { $time }
waiting-newCode = New code
waiting-share = Send the link
waiting-scan = The link as a QR code
waiting-rules = Rules
waiting-lesson = Lesson
waiting-bots = Shall bots join in?
waiting-addBot = Give one seat to a bot
waiting-fill =
    { $count ->
        [one] Give the free seat to the bot
       *[other] Give all { $count } free seats to bots
    }
waiting-level = Level
waiting-free =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }

host-menu = { $name }’s seat
host-free = Free this seat
host-bot = Let a bot play on
host-freeSure = { $name } loses this seat, and someone else can take it with the link.
host-botSure = { $name } will be out of this match.
host-yesFree = Yes, free it
host-yesBot = Yes, let a bot play
host-no = No, leave it

lost-moved = You are playing on the other device now.
lost-removed = Whoever opened this table has given your seat to someone else.
lost-back = Play on here
lost-watch = Watch
lost-canWatch = You can watch.

handover-give = Pass the device to { $name }.
handover-ready = I am { $name }

over-won = { $name } wins!
over-youWon = You win!
over-shared = { $names } share the win.
over-agreed = Everyone agreed to share the win.
over-resigned = The others have given up.
over-youResigned = You gave up.
over-time = The time ran out.
over-noOne = No one wins.
over-rules_changed = The rules have changed since then, so this match cannot go on.
over-closed = The host of this server has closed this match.
over-result = Result
over-review = Review
over-share = Share
over-notNow = Not now
over-evaluation = How it went
over-evaluate = Show how it went
over-evaluating = Going through the match…
over-chance = { $name }: { $percent } percent

moves-title = Moves
moves-all = All moves
moves-none = No moves yet.
moves-hidden = While the match is on, what has been covered stays covered: that is the fun of it.

replay-title = Replay
replay-first = To the first move
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the latest move
replay-since = Since my last turn
replay-at = Move { $ply } of { $total }
replay-present = Now
round = Since your last turn

notice-tab = ● Your turn · { $game }
notice-title = This match may take days
notice-ask = While this page is open, we can tell you when it is your turn. Once it is closed, nobody tells you.
notice-closed = While this page is closed, nobody tells you when it is your turn. Look in now and then.
notice-yes = Yes, tell me
notice-seat = Only this browser knows your seat. With a link you can play on elsewhere.
notice-close = All right

hint-follow = Follow the marks: { $what }
hint-among = It is { $names }.

# A line of play: what happens if you play otherwise, what follows, and what you gain next.
line-otherwise = Otherwise: { $name } { $what }
line-then = Then: { $name } { $what }
line-next = Your next turn: { $what }

# The coach of a first match.
coach-turn =
    Your { $turn ->
        [1] first
        [2] second
       *[other] third
    } turn: { $what }
coach-marked = What you may choose is marked. Tap anything else to learn why not.
coach-history = Did you miss something? History shows every move again.
coach-close = Thank you, I can manage

share-title = Share this match
share-what = What to share
share-film = The match as a film
share-image = The end as a picture
share-drawing = The match is being drawn…
share-send = Share
share-shared = It is on its way.
share-saved = Saved to your downloads.
share-note = It is made on your device and goes only where you send it.

signs-smile = a smile
signs-laugh = a laugh
signs-surprised = surprise
signs-sad = a sad face
signs-heart = a heart
signs-clap = applause
signs-party = a party popper
phrases-hello = Hello!
phrases-good_luck = Good luck!
phrases-well_played = Well played!
phrases-thanks = Thank you!
phrases-sorry = Sorry!
phrases-oops = Oops!
phrases-think = Let me think…
phrases-hurry = It’s your turn!
phrases-wow = Wow!
phrases-close = That was close!
phrases-again = Shall we play again?
phrases-back_soon = Back in a moment.
phrases-goodbye = Goodbye!

clock-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
clock-hours = { $count } h left
clock-minutes = { $count } min left
clock-seconds =
    { $count ->
        [one] { $count } second left.
       *[other] { $count } seconds left.
    }

refused-asked_already = That has been asked already.
refused-begun = The match has begun. A bot can play on instead.
refused-bots_only = At least one person has to play.
refused-bots_play_on = Bots play to the end.
refused-enough = That has been asked often enough in this match.
refused-full = All seats are taken.
refused-gone = You have given up in this match; a bot plays on for you.
refused-hints_off = Hints are only given when nobody plays on another device.
refused-illegal = The rules do not allow that.
refused-no_loser = No one has lost alone. Choose another way to decide who begins.
refused-no_one_there = No one sits there any more.
refused-not_over = The match is not over yet.
refused-not_your_seat = That is not your seat.
refused-not_your_turn = It is not your turn.
refused-nothing_to_answer = There is nothing to answer any more.
refused-nothing_to_undo = There is nothing to take back.
refused-offered_already = That has been offered already.
refused-over = The match is over.
refused-points_off = Nobody may point from outside here.
refused-rematched = The next match has already been set up.
refused-shown = Something has been shown since that no one can forget, so the move stays.
refused-stale = Something else happened first. Have another look.
refused-time = The time has run out.
refused-too_fast = That was a bit fast. Wait a moment.
refused-unavailable = The server is busy. Try again in a moment.
refused-waiting = Not everyone is here yet.
refused-offline = The server cannot be reached just now.
refused-no_match = There is no such match here, or you have no seat in it. Ask for a link.
refused-other = Something went wrong. Try again.
