hue = { $color-id ->
    [red] красн
    [yellow] жёлт
    [green] зелён
    [blue] син
    [pink] розов
    [teal] бирюзов
    [orange] оранжев
   *[purple] фиолетов
 }
color-nom = { $color-id ->
    [none] без цвета
    [blue] { hue }ий
   *[other] { hue }ый
 }
color-acc = { color-nom }
color-gen = { $color-id ->
    [none] без цвета
    [blue] { hue }его
   *[other] { hue }ого
 }
color-ins = { $color-id ->
    [none] без цвета
    [blue] { hue }им
   *[other] { hue }ым
 }

symbol-number = число
symbol-draw-one = «Возьмите одну»
symbol-draw-two = «Возьмите две»
symbol-draw-five = «Возьмите пять»
symbol-reverse = «Смените направление»
symbol-skip = «Пропустите ход»
symbol-skip-everyone = «Все пропускают ход»
symbol-flip = «Переверните»
symbol-wild = дикая карта
symbol-wild-draw-two = дикая карта «Возьмите две»
symbol-wild-draw-color = дикая карта «Берите, пока не вытянете нужный цвет»
symbol-wild-draw-four = смена цвета «+4»

symbol-of = { $symbol-id ->
    [draw-one] { symbol-draw-one }
    [draw-two] { symbol-draw-two }
    [draw-five] { symbol-draw-five }
    [reverse] { symbol-reverse }
    [skip] { symbol-skip }
    [skip-everyone] { symbol-skip-everyone }
   *[flip] { symbol-flip }
 }
wild-of = { $symbol-id ->
    [wild-draw-two] { " " }«Возьмите две»
    [wild-draw-color] { " " }«Берите, пока не вытянете нужный цвет»
   *[wild] { "" }
 }

# A digit is one, few or many; a symbol is no number and takes the last variant.
digit = { $symbol-id ->
    [2] двойк
    [3] тройк
    [4] четвёрк
    [5] пятёрк
    [6] шестёрк
    [7] семёрк
    [8] восьмёрк
   *[9] девятк
 }
noun-nom = { $symbol-id ->
    [one] единица
    [few] { digit }а
    [many] { digit }а
   *[other] карта { symbol-of }
 }
adj-nom = { $color-id ->
    [blue] { hue }яя
   *[other] { hue }ая
 }
wild-nom = { $symbol-id ->
    [back] скрытая карта
    [wild-draw-four] смена цвета «+4»
   *[other] дикая карта{ wild-of }
 }
face-nom = { $color-id ->
    [none] { wild-nom }
   *[other] { $symbol-id ->
        [0] { color-nom } ноль
       *[other] { adj-nom } { noun-nom }
     }
 }

noun-acc = { $symbol-id ->
    [one] единицу
    [few] { digit }у
    [many] { digit }у
   *[other] карту { symbol-of }
 }
adj-acc = { $color-id ->
    [blue] { hue }юю
   *[other] { hue }ую
 }
wild-acc = { $symbol-id ->
    [back] скрытую карту
    [wild-draw-four] смену цвета «+4»
   *[other] дикую карту{ wild-of }
 }
face-acc = { $color-id ->
    [none] { wild-acc }
   *[other] { $symbol-id ->
        [0] { color-acc } ноль
       *[other] { adj-acc } { noun-acc }
     }
 }

noun-gen = { $symbol-id ->
    [one] единицы
    [few] { digit }и
    [many] { digit }и
   *[other] карты { symbol-of }
 }
adj-gen = { $color-id ->
    [blue] { hue }ей
   *[other] { hue }ой
 }
wild-gen = { $symbol-id ->
    [back] скрытой карты
    [wild-draw-four] смены цвета «+4»
   *[other] дикой карты{ wild-of }
 }
face-gen = { $color-id ->
    [none] { wild-gen }
   *[other] { $symbol-id ->
        [0] { color-gen } нуля
       *[other] { adj-gen } { noun-gen }
     }
 }

noun-ins = { $symbol-id ->
    [one] единицей
    [few] { digit }ой
    [many] { digit }ой
   *[other] картой { symbol-of }
 }
adj-ins = { $color-id ->
    [blue] { hue }ей
   *[other] { hue }ой
 }
wild-ins = { $symbol-id ->
    [back] скрытой картой
    [wild-draw-four] сменой цвета «+4»
   *[other] дикой картой{ wild-of }
 }
face-ins = { $color-id ->
    [none] { wild-ins }
   *[other] { $symbol-id ->
        [0] { color-ins } нулём
       *[other] { adj-ins } { noun-ins }
     }
 }

cards-nom = { $count ->
    [0] ноль карт
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
cards-acc = { $count ->
    [0] ноль карт
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
 }
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }

side-light = светлая сторона
side-dark = тёмная сторона
direction-clockwise = по часовой стрелке
direction-counterclockwise = против часовой стрелки

and = и
you = Вы
