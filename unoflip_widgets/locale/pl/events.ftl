direction-of = { $direction ->
    [clockwise] { direction-clockwise }
   *[counterclockwise] { direction-counterclockwise }
 }
penalty = { $symbol ->
    [wild_draw_color] brać karty aż do wybranego koloru
    [skip] stracić kolejkę
   *[other] wziąć { cards-acc }
 }

event-draw-for-deal = Kto rozdaje? { $you ->
    [player] Ciągniesz
   *[other] { $player } ciągnie
 } { $card-acc }.
event-dealer = { $you ->
    [player] Rozdajesz
   *[other] Rozdaje { $player }
 }.
event-deal = Każdy dostaje { cards-acc }.
event-open = { $you ->
    [player] Odkrywasz
   *[other] { $player } odkrywa
 } pierwszą kartę. To { $card }.
event-return-card = Nie można zacząć od { $card-gen }. Karta wraca, stos się tasuje.
event-play = { $you ->
    [player] Kładziesz
   *[other] { $player } kładzie
 } { $card-acc }{ $jump ->
    [yes] { " " }poza kolejką
   *[no] { "" }
 }{ $color-id ->
    [none] { "" }
   *[other] , wybierając kolor: { $color }
 }.
event-misplay = { $you ->
    [player] Kładziesz
   *[other] { $player } kładzie
 } { $card-acc }, ale tak nie wolno: karta wraca do ręki.
event-draw = { $you ->
    [player] Bierzesz
   *[other] { $player } bierze
 } { cards-acc }{ $part ->
    [color] , aż do wybranego koloru
    [extra] { " " }dodatkowo
   *[no] { "" }
 }{ $cause ->
    [draw_one] { " " }({ symbol-draw-one })
    [draw_two] { " " }({ symbol-draw-two })
    [draw_five] { " " }({ symbol-draw-five })
    [wild_draw_two] { " " }({ symbol-wild-draw-two })
    [wild_draw_color] { " " }({ symbol-wild-draw-color })
    [wild_draw_four] { " " }({ symbol-wild-draw-four })
    [challenge_lost] { " " }(wyzwanie się nie udało)
    [challenge_won] { " " }(wyzwanie się udało)
    [uno] { " " }(zabrakło okrzyku „UNO”)
    [misplay] { " " }(zła karta)
    [false_uno] { " " }(niesłuszny okrzyk „UNO”)
    [false_catch] { " " }(niesłuszne oskarżenie)
    [opening] { " " }(tak działa pierwsza karta)
   *[turn] { "" }
 }{ $missing ->
    [0] .
   *[other] : więcej już nie ma.
 }
event-reshuffle = Stos losowania się skończył. Karty pod wierzchem stosu rozgrywki ({ cards-nom }) się tasuje i tworzą nowy stos losowania.
event-color = { $you ->
    [player] Wybierasz
   *[other] { $player } wybiera
 } kolor: { $color }.
event-direction = Gra toczy się teraz { direction-of }.
event-skip = { $you ->
    [player] { $count ->
        [one] Tracisz
       *[other] { $players } tracicie
     }
   *[no] { $players } { $count ->
        [one] traci
       *[other] tracą
     }
 } kolejkę.
event-flip-discard = Stos rozgrywki obraca się w całości. Na wierzchu jest teraz { $card }.
event-flip-draw = Stos losowania się obraca ({ cards-nom }). Karta, która leżała na spodzie, zostanie wzięta jako pierwsza.
event-flip-hands = Wszyscy odwracają karty w ręku. W grze jest teraz { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }.
event-exposed = Na wierzchu jest { $card }{ $symbol ->
    [number] : liczą się jej kolor i numer
   *[other] . Karta nie działa, { $color-id ->
        [none] nie ma też jeszcze koloru
       *[other] pokazuje tylko kolor i symbol
     }
 }.
event-choose-color = { $you ->
    [player] Wybierz kolor.
   *[other] Kolor wybiera { $player }.
 }
event-respond = { $you ->
    [player] Odpowiadasz
   *[other] { $player } odpowiada
 } na { $symbol-name } od { $you ->
    [target] ciebie
   *[other] gracza { $target }
 }: { penalty }{ $challengeable ->
    [yes] { " " }albo rzucić wyzwanie
   *[no] { "" }
 }{ $answerable ->
    [yes] { " " }albo położyć kartę w odpowiedzi
   *[no] { "" }
 }.
event-accept = { $you ->
    [player] Przyjmujesz
   *[other] { $player } przyjmuje
 } karę.
event-challenge = { $you ->
    [player] Rzucasz wyzwanie graczowi { $target }
    [target] { $player } rzuca ci wyzwanie
   *[no] { $player } rzuca wyzwanie graczowi { $target }
 }.
event-reveal = { $count ->
    [0] { $you ->
        [target] Nie masz
       *[other] Gracz { $target } nie ma
     } już kart do pokazania
   *[other] { $you ->
        [player] Tylko ty widzisz, co ma w ręku { $target }: { $cards }
        [target] Pokazujesz karty tylko graczowi { $player }
       *[no] { $target } pokazuje karty tylko graczowi { $player }
     }
 }.
event-verdict = { $guilty ->
    [yes] Wyzwanie się udaje
   *[no] Wyzwanie się nie udaje
 }: { $you ->
    [target] w twojej ręce
   *[other] w ręku gracza { $target }
 } { $guilty ->
    [yes] była karta
   *[no] nie było karty
 } poprzedniego koloru.
event-take-back = { $you ->
    [player] Zabierasz
   *[other] { $player } zabiera
 } z powrotem { $card-acc }.
event-keep = { $you ->
    [player] Zatrzymujesz
   *[other] { $player } zatrzymuje
 } wziętą kartę.
event-fits = { $you ->
    [player] Możesz
   *[other] { $player } może
 } położyć wziętą kartę albo ją zatrzymać.
event-uno = { $you ->
    [player] Krzyczysz
   *[other] { $player } krzyczy
 } „UNO”.
event-uno-window = { $you ->
    [player] Masz
   *[other] { $player } ma
 } jedną kartę, a okrzyku „UNO” nie było.
event-uno-closed = { $you ->
    [player] Nie można już cię przyłapać
   *[other] Gracza { $player } nie można już przyłapać
 }.
event-uno-lapsed = { $you ->
    [player] Twoje „UNO”
   *[other] „UNO” od gracza { $player }
 } już się nie liczy: karta nie została położona.
event-catch = { $you ->
    [player] Przyłapujesz gracza { $target }
    [target] { $player } przyłapuje cię
   *[no] { $player } przyłapuje gracza { $target }
 }: zabrakło okrzyku „UNO”.
event-false-catch = { $you ->
    [player] Niesłusznie oskarżasz gracza { $target }
    [target] { $player } niesłusznie cię oskarża
   *[no] { $player } niesłusznie oskarża gracza { $target }
 }.
event-false-uno = { $you ->
    [player] Krzyczysz
   *[other] { $player } krzyczy
 } „UNO” nie w porę.
event-swap-hands = { $you ->
    [player] Wymieniasz się wszystkimi kartami z graczem { $target }
    [target] { $player } wymienia się z tobą wszystkimi kartami
   *[no] { $player } i { $target } wymieniają się wszystkimi kartami
 }.
event-rotate-hands = Wszystkie karty z rąk przechodzą do sąsiada { direction-of }.
event-offer = { $you ->
    [player] Proponujesz graczowi { $target }
    [target] { $player } proponuje ci
   *[no] { $player } proponuje graczowi { $target }
 } wymianę: karta za kartę, w ciemno.
event-swap-cards = { $you ->
    [player] Ty i { $target } wymieniacie się
    [target] Ty i { $player } wymieniacie się
   *[no] { $player } i { $target } wymieniają się
 } jedną kartą.
event-await-ready = { $you ->
    [player] Gra czeka, aż powiesz, że można grać dalej.
   *[other] Gra czeka: { $player } układa karty.
 }
event-ready = { $you ->
    [player] Można grać dalej.
   *[other] { $player }: „Gotowe”.
 }
event-turn = { $you ->
    [player] Twoja kolej.
   *[other] Teraz gra { $player }.
 }
event-round-over = { $you ->
    [player] Wygrywasz
   *[other] { $player } wygrywa
 } rundę.{ $points ->
    [0] { "" }
   *[other] { " " }U innych w ręku: { points }.
 }
event-void = Nikt nie może już ani grać, ani brać kart. Runda się nie liczy i nikt nie dostaje punktów.
