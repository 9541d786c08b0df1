direction-of = { $direction ->
    [clockwise] { direction-clockwise }
   *[counterclockwise] { direction-counterclockwise }
 }
penalty = { $symbol ->
    [wild_draw_color] брать карты до названного цвета
    [skip] пропустить ход
   *[other] взять { cards-acc }
 }

event-draw-for-deal = Кто сдаёт? { $you ->
    [player] Вы тянете
   *[other] { $player } тянет
 } { $card-acc }.
event-dealer = { $you ->
    [player] Сдаёте вы
   *[other] Сдаёт { $player }
 }.
event-deal = Каждый получает { cards-acc }.
event-open = { $you ->
    [player] Вы открываете
   *[other] { $player } открывает
 } первую карту: { $card }.
event-return-card = Начать с такой карты нельзя: { $card }. Карта возвращается, колода тасуется.
event-play = { $you ->
    [player] Вы кладёте
   *[other] { $player } кладёт
 } { $card-acc }{ $jump ->
    [yes] { " " }вне очереди
   *[no] { "" }
 }{ $color-id ->
    [none] { "" }
   *[other] , называя { $color } цвет
 }.
event-misplay = { $you ->
    [player] Вы кладёте
   *[other] { $player } кладёт
 } { $card-acc }, но так ходить нельзя: карта возвращается в руку.
event-draw = { $you ->
    [player] Вы берёте
   *[other] { $player } берёт
 } { cards-acc }{ $part ->
    [color] , до названного цвета
    [extra] { " " }вдобавок
   *[no] { "" }
 }{ $cause ->
    [draw_one] { " " }({ symbol-draw-one })
    [draw_two] { " " }({ symbol-draw-two })
    [draw_five] { " " }({ symbol-draw-five })
    [wild_draw_two] { " " }({ symbol-wild-draw-two })
    [wild_draw_color] { " " }({ symbol-wild-draw-color })
    [wild_draw_four] { " " }({ symbol-wild-draw-four })
    [challenge_lost] { " " }(оспаривание не удалось)
    [challenge_won] { " " }(оспаривание удалось)
    [uno] { " " }(«Уно» не объявлено)
    [misplay] { " " }(неверная карта)
    [false_uno] { " " }(«Уно» объявлено зря)
    [false_catch] { " " }(ловить было не за что)
    [opening] { " " }(таково действие первой карты)
   *[turn] { "" }
 }{ $missing ->
    [0] .
   *[other] : больше брать нечего.
 }
event-reshuffle = Стопка добора кончилась. Карты сброса под верхней ({ cards-nom }) тасуются: это новая стопка.
event-color = { $you ->
    [player] Вы называете
   *[other] { $player } называет
 } цвет: { $color }.
event-direction = Теперь ход идёт { direction-of }.
event-skip = { $players } { $you ->
    [player] пропускаете
   *[no] { $count ->
        [one] пропускает
       *[other] пропускают
     }
 } ход.
event-flip-discard = Сброс переворачивается целиком. Теперь сверху { $card }.
event-flip-draw = Стопка добора переворачивается ({ cards-nom }). Первой теперь возьмут бывшую нижнюю карту.
event-flip-hands = Все переворачивают карты на руках. Теперь в игре { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }.
event-exposed = Сверху оказалась { $card }{ $symbol ->
    [number] : считаются её цвет и число
   *[other] . Действие не выполняется, { $color-id ->
        [none] цвета у карты ещё нет
       *[other] карта лишь показывает цвет и знак
     }
 }.
event-choose-color = { $you ->
    [player] Назовите цвет.
   *[other] Цвет называет { $player }.
 }
event-respond = { $you ->
    [player] Вам отвечать
   *[other] Отвечает { $player }
 } ({ $symbol-name } от { $you ->
    [target] вас
   *[other] игрока { $target }
 }): { penalty }{ $challengeable ->
    [yes] { " " }или оспорить
   *[no] { "" }
 }{ $answerable ->
    [yes] { " " }или положить карту в ответ
   *[no] { "" }
 }.
event-accept = { $you ->
    [player] Вы принимаете
   *[other] { $player } принимает
 } штраф.
event-challenge = { $you ->
    [player] Вы оспариваете ход игрока { $target }
    [target] { $player } оспаривает ваш ход
   *[no] { $player } оспаривает ход игрока { $target }
 }.
event-reveal = { $count ->
    [0] { $you ->
        [target] Вы показываете
       *[other] { $target } показывает
     } пустую руку
   *[other] { $you ->
        [player] { $target } показывает карты только вам: { $cards }
        [target] Ваши карты видит только { $player }
       *[no] { $target } показывает карты, их видит только { $player }
     }
 }.
event-verdict = { $guilty ->
    [yes] Оспаривание удалось: { $you ->
        [target] вы держите
       *[other] { $target } держит
     } карту
   *[no] Оспаривание не удалось: { $you ->
        [target] вы не держите
       *[other] { $target } не держит
     } карт
 } прежнего цвета.
event-take-back = { $you ->
    [player] Вы забираете
   *[other] { $player } забирает
 } { $card-acc } обратно.
event-keep = { $you ->
    [player] Вы оставляете
   *[other] { $player } оставляет
 } взятую карту себе.
event-fits = { $you ->
    [player] Вы можете
   *[other] { $player } может
 } положить взятую карту или оставить её.
event-uno = { $you ->
    [player] Вы объявляете
   *[other] { $player } объявляет
 } «Уно».
event-uno-window = { $you ->
    [player] Вы остаётесь
   *[other] { $player } остаётся
 } с одной картой, а «Уно» не объявлено.
event-uno-closed = Ловить { $you ->
    [player] вас
   *[other] игрока { $player }
 } уже поздно.
event-uno-lapsed = «Уно» больше не в счёт: { $you ->
    [player] вы не кладёте
   *[other] { $player } не кладёт
 } карту.
event-catch = { $you ->
    [player] Вы ловите игрока { $target }
    [target] { $player } ловит вас
   *[no] { $player } ловит игрока { $target }
 }: «Уно» не объявлено.
event-false-catch = { $you ->
    [player] Вы зря обвиняете игрока { $target }
    [target] { $player } зря обвиняет вас
   *[no] { $player } зря обвиняет игрока { $target }
 }.
event-false-uno = { $you ->
    [player] Вы объявляете
   *[other] { $player } объявляет
 } «Уно» не вовремя.
event-swap-hands = { $you ->
    [player] Вы и { $target } меняетесь
    [target] Вы и { $player } меняетесь
   *[no] { $player } и { $target } меняются
 } картами.
event-rotate-hands = Все карты на руках переходят к соседу { direction-of }.
event-offer = { $you ->
    [player] Вы предлагаете игроку { $target }
    [target] { $player } предлагает вам
   *[no] { $player } предлагает игроку { $target }
 } обмен: карта за карту, не глядя.
event-swap-cards = { $you ->
    [player] Вы и { $target } меняетесь
    [target] Вы и { $player } меняетесь
   *[no] { $player } и { $target } меняются
 } одной картой.
event-await-ready = { $you ->
    [player] Игра ждёт, пока вы не скажете, что готовы.
   *[other] Игра ждёт: { $player } разбирает карты.
 }
event-ready = { $you ->
    [player] Вы готовы.
   *[other] { $player }: «Готово».
 }
event-turn = { $you ->
    [player] Ваш ход.
   *[other] Ходит { $player }.
 }
event-round-over = { $you ->
    [player] Вы выигрываете
   *[other] { $player } выигрывает
 } раунд.{ $points ->
    [0] { "" }
   *[other] { " " }У остальных на руках { points }.
 }
event-void = Никто не может ни ходить, ни брать карты. Раунд не засчитан, очков никто не получает.
