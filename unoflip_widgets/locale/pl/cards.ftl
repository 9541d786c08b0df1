hue = { $color-id ->
    [red] czerwon
    [yellow] żółt
    [green] zielon
    [blue] niebiesk
    [pink] różow
    [teal] turkusow
    [orange] pomarańczow
   *[purple] fioletow
 }
color-nom = { $color-id ->
    [none] bez koloru
    [blue] { hue }i
   *[other] { hue }y
 }
color-acc = { color-nom }
color-gen = { $color-id ->
    [none] bez koloru
    [blue] { hue }iego
   *[other] { hue }ego
 }
color-ins = { $color-id ->
    [none] bez koloru
    [blue] { hue }im
   *[other] { hue }ym
 }

symbol-number = liczba
symbol-draw-one = „Weź jedną”
symbol-draw-two = „Weź dwie”
symbol-draw-five = „Weź pięć”
symbol-reverse = „Zmiana kierunku”
symbol-skip = „Postój”
symbol-skip-everyone = „Postój dla wszystkich”
symbol-flip = „Odwróć”
symbol-wild = „Wybierz kolor”
symbol-wild-draw-two = „Wybierz kolor + weź dwie”
symbol-wild-draw-color = „Wybierz kolor + weź w tym kolorze”
symbol-wild-draw-four = „Wybierz kolor + weź cztery”

symbol-of = { $symbol-id ->
    [draw-one] { symbol-draw-one }
    [draw-two] { symbol-draw-two }
    [draw-five] { symbol-draw-five }
    [reverse] { symbol-reverse }
    [skip] { symbol-skip }
    [skip-everyone] { symbol-skip-everyone }
    [flip] { symbol-flip }
    [wild-draw-two] { symbol-wild-draw-two }
    [wild-draw-color] { symbol-wild-draw-color }
    [wild-draw-four] { symbol-wild-draw-four }
   *[wild] { symbol-wild }
 }

# A digit is one, few or many; a symbol is no number and takes the last variant.
digit = { $symbol-id ->
    [1] jedynk
    [2] dwójk
    [3] trójk
    [4] czwórk
    [5] piątk
    [6] szóstk
    [7] siódemk
    [8] ósemk
   *[9] dziewiątk
 }
noun-nom = { $symbol-id ->
    [one] { digit }a
    [few] { digit }a
    [many] { digit }a
   *[other] karta { symbol-of }
 }
adj-nom = { hue }a
adj-neuter = { $color-id ->
    [blue] { hue }ie
   *[other] { hue }e
 }
face-nom = { $color-id ->
    [none] { $symbol-id ->
        [back] zakryta karta
       *[other] { noun-nom }
     }
   *[other] { $symbol-id ->
        [0] { adj-neuter } zero
       *[other] { adj-nom } { noun-nom }
     }
 }

noun-acc = { $symbol-id ->
    [one] { digit }ę
    [few] { digit }ę
    [many] { digit }ę
   *[other] kartę { symbol-of }
 }
adj-acc = { hue }ą
face-acc = { $color-id ->
    [none] { $symbol-id ->
        [back] zakrytą kartę
       *[other] { noun-acc }
     }
   *[other] { $symbol-id ->
        [0] { adj-neuter } zero
       *[other] { adj-acc } { noun-acc }
     }
 }

noun-gen = { $symbol-id ->
    [one] { digit }i
    [few] { digit }i
    [many] { digit }i
   *[other] karty { symbol-of }
 }
adj-gen = { $color-id ->
    [blue] { hue }iej
   *[other] { hue }ej
 }
face-gen = { $color-id ->
    [none] { $symbol-id ->
        [back] zakrytej karty
       *[other] { noun-gen }
     }
   *[other] { $symbol-id ->
        [0] { color-gen } zera
       *[other] { adj-gen } { noun-gen }
     }
 }

noun-ins = { $symbol-id ->
    [one] { digit }ą
    [few] { digit }ą
    [many] { digit }ą
   *[other] kartą { symbol-of }
 }
adj-ins = { hue }ą
face-ins = { $color-id ->
    [none] { $symbol-id ->
        [back] zakrytą kartą
       *[other] { noun-ins }
     }
   *[other] { $symbol-id ->
        [0] { color-ins } zerem
       *[other] { adj-ins } { noun-ins }
     }
 }

cards-nom = { $count ->
    [0] zero kart
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
 }
cards-acc = { $count ->
    [0] zero kart
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
 }
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }

side-light = jasna strona
side-dark = ciemna strona
direction-clockwise = zgodnie z ruchem wskazówek zegara
direction-counterclockwise = przeciwnie do ruchu wskazówek zegara

and = i
you = Ty
