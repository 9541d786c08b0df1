# Colors, symbols and faces. $color-id is a color or "none"; $symbol-id is a
# number for number cards, else the symbol with dashes ("draw-one", "back").

color-nom = { $color-id ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [pink] pink
    [teal] teal
    [orange] orange
    [purple] purple
   *[none] no color
 }
color-acc = { color-nom }
color-gen = { color-nom }
color-ins = { color-nom }

symbol-number = number
symbol-draw-one = Draw One
symbol-draw-two = Draw Two
symbol-draw-five = Draw Five
symbol-reverse = Reverse
symbol-skip = Skip
symbol-skip-everyone = Skip Everyone
symbol-flip = Flip
symbol-wild = Wild
symbol-wild-draw-two = Wild Draw Two
symbol-wild-draw-color = Wild Draw Color
symbol-wild-draw-four = Wild Draw Four

symbol-of = { $symbol-id ->
    [draw-one] { symbol-draw-one }
    [draw-two] { symbol-draw-two }
    [draw-five] { symbol-draw-five }
    [reverse] { symbol-reverse }
    [skip] { symbol-skip }
    [skip-everyone] { symbol-skip-everyone }
    [flip] { symbol-flip }
    [wild] { symbol-wild }
    [wild-draw-two] { symbol-wild-draw-two }
    [wild-draw-color] { symbol-wild-draw-color }
    [wild-draw-four] { symbol-wild-draw-four }
    [back] hidden card
   *[other] { $symbol-id }
 }
face-nom = { $color-id ->
    [none] { symbol-of }
   *[other] { color-nom } { symbol-of }
 }
face-acc = { face-nom }
face-gen = { face-nom }
face-ins = { face-nom }

cards-nom = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
 }
cards-acc = { cards-nom }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

side-light = light side
side-dark = dark side
direction-clockwise = clockwise
direction-counterclockwise = counterclockwise

# The last two names of a list, and the reader, who comes first in it.
and = and
you = You
