# Вопросы: что сообщается (tell-), о чём спрашивается (ask-), что можно ответить (option-), что говорится потом (say-).

topic-deck = Карты
topic-deal = Раздача
topic-opening = Первая карта
topic-info = Кто что видит
topic-turn = Ход
topic-match = Какая карта подходит
topic-wild = Дикие карты
topic-light = Светлые карты действия
topic-dark = Тёмные карты действия
topic-flip = «Переверните»
topic-challenge = Оспаривание
topic-uno = Объявление «Уно»
topic-end = Последняя карта
topic-piles = Когда стопки кончаются
topic-score = Очки
topic-series = Серия
topic-two = Игра вдвоём
topic-classic = Классическое «Уно»
topic-house = Домашние правила

tell-suppose = Допустим:
tell-draws = { $player } берёт карту.
tell-wants-to-draw = { $player } хочет взять карту.
tell-chooses = { $player } выбирает: { $target }.
tell-draws-for-deal = { $player } тянет { $card-acc }.
tell-tie = Ничья, и те, у кого больше всех, тянут ещё раз:
tell-drawn = Взятая карта: { $card }.
tell-draws-it = { $player } берёт её. Её рабочая сторона: { $card }.
tell-on-draw-pile = Сверху на стопке добора видно: { $card }.
tell-two-faces = У следующей карты стопки добора две стороны: { $card } и { $top }.
tell-draw-pile = Следующие карты стопки добора по порядку: { $cards }.
tell-discard-pile = Сброс снизу вверх: { $cards }.
tell-opening-card = В самом низу сброса лежит первая карта: { $card }. Пока она лежала на стопке добора, была видна её другая сторона: { $top }.
tell-flip-below = В самом низу сброса лежит карта «Переверните», которую положили раньше. Сейчас на ней видно: { $card }; её другая сторона: { $top }.
tell-its-back = Пока она лежала на стопке добора, была видна её другая сторона: { $card }.
tell-exposed = После переворота сверху оказалась карта: { $card }.
tell-held = Другие карты, которые держит в эту минуту { $player }: { $cards }.
tell-hands-hold = На руках у всех вместе: { cards-nom }.
tell-discard-holds = В сбросе: { cards-nom }.
tell-just-dealt = Только что роздан новый раунд.
tell-opening-top = Сверху всё ещё лежит первая карта.
tell-side = В игре { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }.
tell-pairs = { $card }: на обороте { $cards }.
tell-seats = За столом по часовой стрелке: { $players }.
tell-winner = Уговор: победитель раунда получает очки за карты всех остальных; выигрывает тот, кто первым наберёт { $points }.
tell-lowest = Уговор: каждый записывает очки за свои оставшиеся карты; когда кто-нибудь наберёт { $points }, выигрывает наименьшая сумма.
tell-loser = Уговор: каждый записывает очки за свои оставшиеся карты; кто набрал { $points }, проиграл, остальные выиграли.
tell-single = Уговор: один раунд, без серии.
tell-total = Счёт игрока { $player } до этого раунда: { points }.
tell-round-won = Раунд выигрывает { $player }.
tell-hand-counts = { $player } остаётся с картами на { points }.

tell-option-two-player-reverse = Уговор: при игре вдвоём «Смените направление» только меняет направление.
tell-option-restricted-wilds = Уговор: без блефа. Дикую карту со штрафом нельзя положить, если есть карта текущего цвета.
tell-option-failed-challenge-extra = Уговор: за неудачное оспаривание берут ещё { $value ->
    [one] { $value } карту
    [few] { $value } карты
   *[other] { $value } карт
 }.
tell-option-challenge-take-back = Домашнее правило: после удачного оспаривания дикая карта возвращается в руку того, кто её положил.
tell-option-initial-flip = Уговор: если первой открыта «Переверните», { $value ->
    [redraw] она возвращается, и открывают другую карту
   *[ignore] ничего не переворачивают
 }.
tell-option-final-flip = Уговор: «Переверните» последней картой ничего не переворачивает.
tell-option-uno-penalty = Уговор: за забытое «Уно» берут { $value ->
    [one] { $value } карту
    [few] { $value } карты
   *[other] { $value } карт
 }.
tell-option-false-uno-penalty = Домашнее правило: за «Уно» не вовремя берут { $value ->
    [one] { $value } карту
    [few] { $value } карты
   *[other] { $value } карт
 }.
tell-option-false-catch-penalty = Домашнее правило: за ложное обвинение берут { $value ->
    [one] { $value } карту
    [few] { $value } карты
   *[other] { $value } карт
 }.
tell-option-misplay-penalty = Домашнее правило: за неверный ход берут { $value ->
    [one] { $value } карту
    [few] { $value } карты
   *[other] { $value } карт
 }.
tell-option-stack = Домашнее правило: на штрафную карту можно ответить такой же. { $value ->
    [sum] Штрафы складываются.
   *[pass] Штрафы не складываются: штраф переходит дальше.
 }
tell-option-stack-wild4 = Домашнее правило: карты «+4» тоже складываются.
tell-option-answer-wild4 = Домашнее правило: на «+4» можно ответить картой «Возьмите две» названного цвета.
tell-option-escape-skip = Домашнее правило: на «Пропустите ход» можно ответить точно такой же картой.
tell-option-jump-in = Домашнее правило: у кого точно такая же карта, как верхняя, тот может положить её вне очереди.
tell-option-seven-swap = Домашнее правило: кто кладёт семёрку, меняется с кем-нибудь всеми картами.
tell-option-zero-rotate = Домашнее правило: при нуле все руки переходят на одно место дальше.
tell-option-five-swap = Домашнее правило: кто кладёт пятёрку, может обменяться с кем-нибудь одной картой.
tell-option-politeness = Домашнее правило: кто взял карты из-за «+4», говорит «готово», и лишь потом игра идёт дальше.

ask-next = Чья очередь после этого?
ask-drawn = Сколько карт из-за этого берёт { $player }?
ask-who-draws = Кто берёт карты? Никто, один или несколько.
ask-who-loses-turn = Кто пропускает ход? Никто, один или несколько.
ask-direction = В каком направлении тогда идёт ход?
ask-side = Какая сторона тогда в игре?
ask-top = Что тогда видно сверху на сбросе?
ask-color = Каким тогда станет текущий цвет?
ask-who-names = Кто называет цвет?
ask-size = Сколько карт тогда держит { $player }?
ask-holds = Сколько карт держит { $player }?
ask-draw-size = Сколько карт тогда в стопке добора?
ask-draw-size-now = Сколько карт в стопке добора?
ask-discard-size = Сколько карт тогда в сбросе?
ask-over = Раунд тогда закончен?
ask-winner = Кто выигрывает раунд?

ask-may-do = Что { $player } может сделать сейчас? Выберите всё, что разрешено.
ask-may-lay = Может ли { $player } положить сейчас { $card-acc }?
ask-may-lay-at-once = Может ли { $player } сразу положить найденную карту ({ $card })?
ask-may-lay-last = { $player } держит только { $card-acc }. Можно ли эту карту сейчас положить?
ask-may-lay-second = { $player } держит ещё одну такую карту: { $card }. Можно ли положить её сразу следом?
ask-may-draw = Может ли { $player } взять сейчас карту?
ask-may-draw-again = { $player } берёт карту, и она подходит. Можно ли вместо неё взять ещё одну?
ask-may-pass-on = Может ли { $player } положить сейчас { $card-acc }, чтобы карты брал кто-то другой?
ask-may-escape = Сейчас ход пропустит { $player }. Можно ли вместо этого положить { $card-acc }?
ask-may-jump = Может ли { $player } положить { $card-acc } вне очереди?
ask-may-challenge = Может ли { $player } сейчас оспорить?
ask-may-say-uno = Может ли { $player } сейчас объявить «Уно»?
ask-what-then = Что { $player } может сделать тогда?
ask-how-many-draws = Ни одна карта не подходит. Сколько карт берёт { $player }?
ask-owner-sees = { $player } берёт её. На какую сторону смотрит { $player }?
ask-wrong-card = { $player } кладёт { $card-acc }, но карта не подходит. Что дальше?
ask-playable = Какие из этих карт { $player } может положить сейчас?
ask-playable-bluff = Какие из этих карт { $player } может положить сейчас? Блеф тоже считается.
ask-playable-then = Какие из этих карт сможет тогда положить { $player }?
ask-playable-then-bluff = Какие из этих карт сможет тогда положить { $player }? Блеф тоже считается.
ask-reason = Почему { $player } может (или не может) положить сейчас { $card-acc }?
ask-colors = { $player } кладёт { $card-acc }. Какие цвета можно при этом назвать?
ask-colors-now = Какие цвета { $player } может назвать сейчас?
ask-lawful = { $player } хочет положить сейчас { $card-acc }. Было бы это по правилам?
ask-lawful-or-bluff = { $player } хочет положить { $card-acc }. Что верно?
ask-forbidding = { $player } хочет положить сейчас { $card-acc }. Из-за каких карт это было бы против правил? Ни одной, одной или нескольких.

ask-order = Что за чем происходит?
ask-where-is = Где тогда эта карта?
ask-where-is-flip = Где тогда только что положенная «Переверните»?
ask-who-sees-face = { $player } держит карту, на обороте которой остальные видят сейчас: { $card }. Кто видит эту сторону после переворота?
ask-looks-at = На какую сторону своих карт смотрит тогда { $player }?
ask-after-flip-face = Позже кто-то кладёт «Переверните». На какую сторону этой карты смотрит тогда { $player }?

ask-who-may-challenge = Кто может оспорить эту карту?
ask-tested-color = { $player } показывает руку из-за оспаривания. Какой цвет в ней ищут?
ask-succeeds = Удалось ли оспаривание?
ask-who-sees-hand = { $player } показывает руку. Кто её видит?
ask-must-say-uno = Должен ли при этом игрок { $player } объявить «Уно»?
ask-owes-uno = Должен ли теперь игрок { $player } объявить «Уно»?
ask-who-may-catch = Кто может теперь поймать игрока { $player } на забытом «Уно»? Никто, один или несколько.
ask-accuses = { $player } обвиняет игрока { $target } в забытом «Уно». Что дальше?
ask-who-may-jump = Кто может положить сейчас карту вне очереди? Никто, один или несколько.

ask-counted-side = По какой стороне считаются карты на руках?
ask-worth = Сколько очков стоит в конце раунда { $card }?
ask-worth-on = У карты две стороны: { $card } и { $top }. В конце раунда в игре { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }. Сколько очков стоит карта?
ask-hand-points = Сколько очков дают карты, которые сейчас держит { $player }?
ask-points-then = Сколько очков дают карты, которые тогда держит { $player }?
ask-score = Сколько очков получает за победу в раунде { $player }?
ask-total = Каков общий счёт игрока { $player } после этого раунда?
ask-series-over = Закончена ли серия?
ask-series-winners = Серия закончена. Кто её выиграл?

ask-copies = Сколько в колоде таких карт: { $card }?
ask-symbol-copies = Сколько в колоде карт { $symbol-name }, во всех цветах вместе? Считается { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }.
ask-no-such-card = Какой из этих карт в UNO Flip нет?
ask-unseen = { $player } видит свои карты и верх сброса. Сколько ещё в колоде таких карт: { $card }?
ask-more-players = Игроков пока: { $count }. Сколько ещё может присоединиться самое большее?
ask-who-deals = Кто сдаёт?
ask-who-draws-again = Кто тянет ещё раз?
ask-dealt = Игроков: { $count }. Сколько карт раздаётся всего?
ask-left = Игроков: { $count }. Карты розданы, открыта первая карта, это число. Сколько карт в стопке добора?
ask-next-dealer = В этом раунде сдаёт { $player }. Кто сдаёт в следующем?
ask-new-side = Раунд заканчивается. В игре { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }. С какой стороны начинается следующий раунд, если первой не открыта «Переверните»?
ask-sees-side = { $player } смотрит на карты игрока { $target }. Какая их сторона видна?
ask-sees-own-side = Какую сторону своих карт видит { $player }?
ask-pile-shows = Какая сторона верхней карты видна на стопке добора?
ask-opening-stays = Остаётся ли эта карта первой картой?
ask-opening-then = Что происходит с такой первой картой?
ask-who-sees-drawn = Теперь эту карту держит { $player }. Кто видит сейчас эту её сторону: { $card }?
ask-who-sees-now = { $player } держит карту с двумя сторонами: { $card } и { $top }. Кому видна { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 } этой карты?
ask-may-be = На карте в чужой руке видно: { $card }. Что по этому списку может быть на другой её стороне?

option-yes = да
option-no = нет
option-nobody = никто
option-color = { $color }
option-face = { $card }
option-none-yet = никакой, пока его не назовут
option-lay = положить одну подходящую карту
option-draw = взять одну карту
option-pass = пропустить ход, не беря карты
option-two-cards = положить две карты
option-lay-drawn = положить взятую карту
option-lay-other = положить другую карту с руки
option-keep = оставить взятую карту себе
option-draw-again = взять ещё одну карту
option-lay-or-keep = положить её или оставить себе
option-must-lay = положить её: подходящую карту класть обязательно
option-turn-over = ничего: ход окончен
option-draw-none = ни одной
option-draw-1 = одну карту
option-draw-2 = две карты
option-draw-until-fits = пока карта не подойдёт
option-back-free = Карта возвращается в руку, без всякого штрафа.
option-back-2 = Карта возвращается в руку, берутся две карты, и ход окончен.
option-stays = Карта остаётся лежать.
option-back-turn-over = Карта возвращается в руку, карт не берут, но ход окончен.
option-fits-color = можно: это текущий цвет
option-fits-number = можно: то же число
option-fits-symbol = можно: тот же знак
option-fits-wild = можно: это дикая карта
option-fits-nothing = нельзя: карта не подходит
option-lay-lawful = Положить можно, и это по правилам.
option-lay-bluff = Положить можно, но это будет блеф.
option-lay-not = Положить нельзя.
option-part-laid = Кладут «Переверните».
option-part-discard = Переворачивается сброс.
option-part-draw = Переворачивается стопка добора.
option-part-hands = Переворачиваются карты на руках.
option-part-next-turn = Ходит следующий игрок.
option-pile-top = сверху на стопке добора
option-pile-bottom = внизу стопки добора
option-pile-discard = в сбросе
option-discard-top = сверху на сбросе
option-discard-bottom = внизу сброса
option-nothing = совсем ничего
option-accuser-2 = Две карты берёт тот, кто обвинил.
option-accused-2 = Две карты берёт тот, кого обвинили.
option-tie = пока никто: ничья
option-opening-stays = Она остаётся, и её действие выполняется.
option-left-draws = Она остаётся, и игрок слева от сдающего берёт карты.
option-back-another = Она возвращается в стопку, и открывают другую карту.

say-worth = Столько стоит { $card }: { points }.
say-hand-counts = { $player } держит карты на { points }.
say-total = Счёт игрока { $player } после раунда: { points }.
say-copies = Во всей колоде { $count ->
    [one] { $count } такая карта
    [few] { $count } такие карты
   *[many] { $count } таких карт
 }: { $card }.
say-all-cards = В колоде { cards-nom }; на руках и в обеих стопках вместе их всегда столько же.
say-direction-stays = { $symbol-name } направление не меняет.
say-holds = { $player } держит { cards-acc }.
say-left = После этого { $player } держит { cards-acc }.

unit-points = очки
unit-cards = карты
unit-players = игроки
