### The words of Memento.

title = Memento
tagline = Stacks on turning triangles
about = Walk, stack and split your figures while the board turns under their feet. Stand on all four centres first, or fill the heart of one triangle.

option-version = Version
option-version-help = How far a stack of two may walk.
option-version-simple = Simple
option-version-simple-help = A walk ends where its line ends. Good for a first game.
option-version-original = Original
option-version-original-help = Long lines go on at their other end, like rings.
option-version-complex = Complex
option-version-complex-help = A walk may leave the board once and come back elsewhere.

heights-1 = Single
heights-2 = Double
heights-3 = Tripple

shapes-0 = circle
shapes-1 = square
shapes-2 = triangle
shapes-3 = diamond

triangles-N = Top triangle
triangles-E = Right triangle
triangles-W = Left triangle
triangles-M = Middle triangle

parts-N = top
parts-E = right
parts-W = left
parts-M = middle

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
bring = In: { $points }
move = { $from } → { $to }
split = Split { $from }: { $parts }
part = { $height } → { $to }
splitInto = Split: { $heights }
tellBring = comes in: { $points }
tellTurn = turns a triangle: { $triangle } { $way }
tellMove = goes { $from } → { $to }
tellSplit = splits { $from }: { $parts }
supply = Supply
inHand = In hand
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

endings-limit = The game has lasted long enough: all who are still in share the win.
endings-four-centres = A figure on every centre.
endings-whole-triangle = The heart of a triangle is full.
endings-last-seat = Everyone else is out.

reasons-over = The match is over.
reasons-open-first = The game opens with one Single on any point.
reasons-opened = The game is open: now two Singles come in together.
reasons-no-stones = There are fewer than two stones in the supply.
reasons-no-markers = You have too few markers left in your hand.
reasons-no-entrance = Singles come in on the three outer triangles, not on a centre.
reasons-point-taken = That point is taken.
reasons-just-turned = A triangle was turned just before.
reasons-turned-yourself = You turned a triangle on your last turn.
reasons-turn-changes-nothing = Turning this triangle would change nothing.
reasons-not-your-figure = There is no figure of yours on that point.
reasons-out-of-reach = This figure cannot go that far.
reasons-cannot-split = This figure is not the right height for that split.

## What an action did, as the terminal tells it.

effect-taken =
    { $count ->
        [2] takes a Double of { $seat }
        [3] takes a Tripple of { $seat }
       *[other] takes one of { $seat }
    }
effect-joined =
    { $count ->
        [1] joins a Single of its own
        [2] joins a Double of its own
       *[other] joins a Tripple of its own
    }
effect-returned =
    { $count ->
        [one] { $count } stone goes back
       *[other] { $count } stones go back
    }
effect-stacked =
    { $count ->
        [1] now a Single
        [2] now a Double
       *[other] now a Tripple
    }
