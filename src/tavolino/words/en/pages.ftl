### The pages around the table: start, settings, invitations.

language-name = English

shell-skip = Skip to content
shell-home = Tavolino, all games
shell-language = Language
shell-settings = Settings
shell-toDark = Dark colours
shell-toLight = Light colours
shell-close = Close
shell-privacy = Privacy
shell-loading = One moment…

settings-title = Settings
settings-here = They stay on this device.
settings-theme = Colours
settings-pace = Pace of the moves
settings-sounds = Sounds
settings-soundsHelp = Wood and paper, softly.
settings-volume = Volume
settings-largeType = Large type
settings-largeTypeHelp = Larger words on every page. The news makes room for them first.
settings-vibration = Vibrate
settings-vibrationHelp = Briefly, when it is your turn.
settings-notices = Tell me when it is my turn
settings-noticesHelp = While the table is open, but not in sight.
settings-confirm = Ask before playing
settings-confirmHelp = A move counts only after a second tap. Good for children and big thumbs.
settings-list = Show the list of actions
settings-listHelp = Everything you can do, in words, beside the board.
settings-name = My name
settings-nameHelp = This is the name you sit down with.
settings-forget = Forget me
settings-forgetHelp = You give up your running matches, your name is removed from the finished ones, and this device forgets your settings and results.
settings-forgetSure = Forget everything about you? That cannot be undone.
settings-forgetYes = Yes, forget me
settings-forgetNo = No, keep it
settings-forgotten = Done. Nothing about you is left.

themes-auto = Like the device
themes-light = Light
themes-dark = Dark

paces-calm = Calm
paces-brisk = Brisk
paces-at-once = At once

facts-players = { $from }–{ $to } players
facts-minutes = { $from }–{ $to } minutes
facts-age = ages { $years } and up
facts-from = ages { $years }+

start-choose = What shall we play?
start-rules = Rules
start-learn = Learn
start-learnLong = Learn it in five minutes
start-play = Play
start-playOf = Play { $game }
start-back = All games
start-here = Play without a network
start-hereReady = Play without a network: ready
start-away = No network: bots play here.
start-games = Games
start-code = Code
start-codeAsk = Did someone tell you a code?
start-codeEnter = Enter the code
start-more = More
start-rulesOf = Rules of { $game }
start-noRules = There are no rules of { $game } to read here yet, but there are for these games:
start-learnOf = Learn { $game }
start-learnWhich = Which game do you want to learn?

setup-places = Set-up
setup-begin = Begin
setup-beginAndInvite = Begin and invite
setup-beginning = Setting up the game…
setup-seats = How many players?
setup-who = Who is playing?
setup-seat = Seat { $number }
setup-myName = My name
setup-guestName = Name
setup-guestDefaultName = Player { $number }
setup-level = How strong?
setup-swap = { $name }, { $colour }: swap the colour with the next seat
setup-kind = Who sits here?
setup-levelOf = level { $level }
setup-start = Who begins?
setup-lot = Lot
setup-youngest = Youngest
setup-choice = Choose
setup-youngestAsk = Who is the youngest? Tap their seat.
setup-choiceAsk = Who should begin? Tap their seat.
setup-mark = Begins: { $name }
setup-clock = Clock
setup-clockHelp = Running out of time counts as giving up.
setup-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
setup-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
setup-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
setup-time = Time
setup-perMove = { $time } a move
setup-perMatch = { $time } a match
setup-daysHelp = While the page is closed, nobody is told that it is their turn.
setup-rules = Rules
setup-asInBook = as in the book
setup-differs = { $count } changed
setup-differ = Not as in the book:
setup-yes = yes
setup-no = no
setup-same = Everything as in the book.
setup-reset = As in the book
setup-allRules = Read all rules
setup-done = Done
setup-back = Back to the seats
setup-round = { $names }, in turn.
setup-guest = a guest
setup-byLot = A lot decides who begins.
setup-begins =
    { $whom ->
        [you] You begin.
        [guest] The guest begins.
       *[other] { $name } begins.
    }
setup-youngestBegins =
    { $whom ->
        [you] You are the youngest and begin.
        [guest] The guest is the youngest and begins.
       *[other] { $name } is the youngest and begins.
    }

first-title = First game
first-text = Two of you at this device: easy, calm and in large type.

colours-0 = Red
colours-1 = Blue
colours-2 = Green
colours-3 = Yellow

kinds-here = Someone at this device
kinds-link = A friend, by link
kinds-bot = A bot

clocks-none = No clock
clocks-move = For each move
clocks-game = For the whole match
clocks-days = Days for each move

matches-title = My matches
matches-on = Under way
matches-waiting = Waiting for players
matches-over =
    { $count ->
        [one] { $count } finished match
       *[other] { $count } finished matches
    }
matches-others =
    { $count ->
        [one] +{ $count } more match
       *[other] +{ $count } more matches
    }
matches-play = Play on
matches-open = Open
matches-look = Look again
matches-watching = you are watching
matches-score = You have won { $won } of { $played }.
matches-bots = Who you can play with

join-title = You are invited
join-from = { $name } invites you to { $game }
join-to = You are invited to { $game }
join-where = Where will you sit?
join-taken = { $colour }: { $name } sits here
join-name = Your name
join-nameHelp = The others see it.
join-colour = Your colour
join-sit = Sit down
join-sitting = One moment…
join-again = Try again
join-home = To all games

code-title = Enter a code
code-label = Code
code-how = Three syllables, such as LU MO KE. Whoever invites you says them.
code-wait = Wait { $seconds } s, then try again.

watch-title = Watching
watch-working = Opening the match…

transfer-title = On this device
transfer-working = Bringing your seat here…

missing-title = There is nothing here
missing-text = No page has this address. Perhaps a letter went missing from the link.

refusals-offline = The server cannot be reached. Are you connected?
refusals-expired = This invitation was valid for 30 days, and they have passed. Ask for a new one.
refusals-bad_link = This link is incomplete or leads nowhere. Ask for a new one.
refusals-used = This link has already been used or is more than an hour old. Make a new one on the other device.
refusals-full = All seats are already taken.
refusals-taken = Someone else has just taken that seat. Choose another one.
refusals-over = This match is already over.
refusals-no_match = There is no such match, or it is not open to you.
refusals-removed = Whoever opened this table has given your seat to someone else. You are welcome to start a match of your own.
refusals-moved = You play on another device now.
refusals-no_code = No table has this code. Perhaps it is too old: ask for a new one.
refusals-too_fast = That was a bit fast. Wait a moment and try again.
refusals-crowded = Many people are watching this match already. Try again later.
refusals-blocked = The host of this server has blocked you.
refusals-unavailable = The server is busy. Try again in a moment.
refusals-rules_changed = This match was played by different rules and can no longer be shown.
refusals-newer_version = This match goes on in a newer version of Tavolino. Try again in a while.
refusals-name_empty = A name needs at least one character.
refusals-name_long = A name can have at most 24 characters.
refusals-name_character = A name can have Latin, Cyrillic or Greek letters, digits, spaces, emoji and - ' . _
refusals-name_scripts = Please write the name in one alphabet.
refusals-name_reserved = That name is reserved for Tavolino and its bots. Please choose another.
refusals-name_taken = Someone at this table has that name already. Please choose another.
refusals-other = That did not work. Please try again.
