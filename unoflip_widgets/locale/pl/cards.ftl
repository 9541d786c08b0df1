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

noun-nom = { $symbol-id ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
    [6] szóstka
    [7] siódemka
    [8] ósemka
    [9] dziewiątka
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
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
    [6] szóstkę
    [7] siódemkę
    [8] ósemkę
    [9] dziewiątkę
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
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
    [6] szóstki
    [7] siódemki
    [8] ósemki
    [9] dziewiątki
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
    [1] jedynką
    [2] dwójką
    [3] trójką
    [4] czwórką
    [5] piątką
    [6] szóstką
    [7] siódemką
    [8] ósemką
    [9] dziewiątką
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
