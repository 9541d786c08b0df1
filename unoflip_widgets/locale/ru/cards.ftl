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

noun-nom = { $symbol-id ->
    [1] единица
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
    [6] шестёрка
    [7] семёрка
    [8] восьмёрка
    [9] девятка
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
    [1] единицу
    [2] двойку
    [3] тройку
    [4] четвёрку
    [5] пятёрку
    [6] шестёрку
    [7] семёрку
    [8] восьмёрку
    [9] девятку
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
    [1] единицы
    [2] двойки
    [3] тройки
    [4] четвёрки
    [5] пятёрки
    [6] шестёрки
    [7] семёрки
    [8] восьмёрки
    [9] девятки
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
    [1] единицей
    [2] двойкой
    [3] тройкой
    [4] четвёркой
    [5] пятёркой
    [6] шестёркой
    [7] семёркой
    [8] восьмёркой
    [9] девяткой
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
