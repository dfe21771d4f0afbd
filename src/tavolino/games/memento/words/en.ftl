### The words of Memento.

title = Memento
tagline = Stacks on turning triangles
suits = for those who plan ahead
aim = You win with the centre and the three side points of one triangle, or with all four centres.
about = Walk, stack and split your figures while the board turns under their feet. Stand on all four centres first, or fill the heart of one triangle.

option-version = Version
option-version-help = How far a running Double may go.
option-version-original = Original
option-version-original-help = Long lines go on at their other end, like rings.
option-version-simple = Simple
option-version-simple-help = Its walk may leave the board once and come back elsewhere.
option-version-complex = Complex
option-version-complex-help = Its walk ends at the edge.

heights-1 = Single
heights-2 = Double
heights-3 = Triple

shapes-0 = circle
shapes-1 = square
shapes-2 = triangle
shapes-3 = diamond

triangles-N = Top triangle
triangles-E = Right triangle
triangles-W = Left triangle
triangles-M = Inner triangle

parts-N = top
parts-E = right
parts-W = left
parts-M = inner

corners-top = top corner
corners-bottom = bottom corner
corners-left = left corner
corners-right = right corner

sides-top = top side
sides-bottom = bottom side
sides-left = left side
sides-right = right side

centre = centre
point = { $part } · { $where }
clockwise = clockwise
anticlockwise = anticlockwise
and = and
freePoint = { $point }, free
figure = { $point }, { $height }, { $shape }
turn = { $triangle } { $way }
bring = Bring in: { $points }
move = { $from } → { $to }
split = Split { $from }: { $parts }
part = { $height } → { $to }
splitInto = Split: { $heights }
supply = Supply
yourMarkers = Your markers
turnTitle = Turn a triangle
splitTitle = Or split it:
stones =
    { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
markers =
    { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }
figures =
    { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
out = out

ending-limit = The match has lasted long enough: all who are still in share the win.
ending-four-centres = There is a figure on every centre.
ending-whole-triangle = The heart of a triangle is full.
ending-last-seat = Everyone else is out.

reason-over = The match is over.
reason-open-first = The match opens with one Single on any point.
reason-opened = The match has begun: now two Singles come in together.
reason-no-stones = There are fewer than two stones in the supply.
reason-no-markers = You have too few markers left in your hand.
reason-no-entrance = Singles come in on the rims of the three outer triangles, never on a centre.
reason-point-taken = That point is taken.
reason-just-turned = A triangle has just been turned.
reason-turned-yourself = You already turned a triangle on your last turn.
reason-turn-changes-nothing = Turning this triangle would change nothing.
reason-not-your-figure = There is no figure of yours on that point.
reason-out-of-reach = This figure cannot go that far.
reason-cannot-split = This figure cannot split like that.

## What to do now, for the one who chooses.

task-open = Put your first Single on any point.
task-any = Bring in two Singles, move or turn.
task-bring = Choose two points for your Singles.
task-move = Choose a figure to move.
task-turn = You can only turn a triangle.
task-bring_move = Bring in two Singles or move a figure.
task-bring_turn = Bring in two Singles or turn a triangle.
task-move_turn = Move a figure or turn a triangle.
task-second = Now the second Single.
task-goal =
    Where does the { $count ->
        [1] Single
        [2] Double
       *[other] Triple
    } go?
task-goal_or_split =
    Where does the { $count ->
        [1] Single
        [2] Double
       *[other] Triple
    } go? Or split it.
task-how =
    How should the { $count ->
        [1] Single
        [2] Double
       *[other] Triple
    } split?
task-part =
    { $count ->
        [1] Where does the first Single go?
        [2] And where does the second go?
       *[other] And where does the third go?
    }
task-rest = And where does the Single go?

## What an action did: the present, without who did it. Places are triangles, never points.

did-placed =
    brings a Single into the { $part ->
        [N] top
        [W] left
        [E] right
       *[M] inner
    } triangle
did-placed_second =
    another into the { $part ->
        [N] top
        [W] left
        [E] right
       *[M] inner
    } one
did-turned =
    turns the { $part ->
        [N] top
        [W] left
        [E] right
       *[M] inner
    } triangle { $count ->
        [1] clockwise
       *[other] anticlockwise
    }
did-moved_step =
    moves a { $count ->
        [1] Single
        [2] Double
       *[other] Triple
    } into the { $part ->
        [N] top
        [W] left
        [E] right
       *[M] inner
    } triangle
did-moved_line =
    runs with a Double into the { $part ->
        [N] top
        [W] left
        [E] right
       *[M] inner
    } triangle
did-moved_leap =
    leaps with a Triple into the { $part ->
        [N] top
        [W] left
        [E] right
       *[M] inner
    } triangle
did-moved_within =
    moves a { $count ->
        [1] Single
        [2] Double
       *[other] Triple
    } within the { $part ->
        [N] top
        [W] left
        [E] right
       *[M] inner
    } triangle
did-moved_split =
    a { $count ->
        [1] Single
        [2] Double
       *[other] Triple
    } { $part ->
        [N] at the top
        [W] on the left
        [E] on the right
       *[M] inside
    }
did-split =
    splits a { $count ->
        [2] Double
       *[other] Triple
    }
did-taken =
    { $whom ->
        [you] takes your { $count ->
            [1] Single
            [2] Double
           *[other] Triple
        }
       *[other] takes a { $count ->
            [1] Single
            [2] Double
           *[other] Triple
        } from { $name }
    } in the { $part ->
        [N] top
        [W] left
        [E] right
       *[M] inner
    } triangle
did-joined =
    stacks onto their own { $count ->
        [1] Single
        [2] Double
       *[other] Triple
    } in the { $part ->
        [N] top
        [W] left
        [E] right
       *[M] inner
    } triangle
did-returned =
    { $count ->
        [one] { $count } stone goes back
       *[other] { $count } stones go back
    }
did-stacked =
    { $count ->
        [1] now a Single
        [2] now a Double
       *[other] now a Triple
    }
did-out =
    { $whom ->
        [you] you are out
       *[other] { $name } is out
    }
did-won_four-centres = stands on every centre and wins
did-won_whole-triangle = fills the heart of a triangle and wins
did-won_last-seat = wins, as everyone else is out
did-won_limit =
    { $whom ->
        [you] you share the win
        [self] shares the win
       *[other] { $name } shares the win
    }

## What only the terminal says of Memento: what stands beside the board, and how actions are written.

note-heights = The number says how many stones a figure has.

notation-open = @ and a point: your first Single comes in there
notation-bring = @ and two points: two Singles come in there
notation-move = from point to point: moves your figure
notation-turn = a triangle, > clockwise or < anticlockwise: turns it
notation-split = a Double splits: a Single to each point after the /
notation-splitOff = a Triple splits: the Double to the point after /2, the Single to the other
notation-splitUp = a Triple splits into three Singles
