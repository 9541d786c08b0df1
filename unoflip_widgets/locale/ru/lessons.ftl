# Слова уроков. Сначала общие для всех, потом по урокам и шагам.
# Правило, которому учит шаг, берётся из rules.ftl, чтобы оно было записано в одном месте.

lesson-nobody = никто
lesson-yes = да
lesson-no = нет
lesson-light = светлая сторона
lesson-dark = тёмная сторона
lesson-clockwise = по часовой стрелке
lesson-counterclockwise = против часовой стрелки
lesson-no-color = пока никакой
lesson-you = { $player } (вы)
lesson-card = { $card }
lesson-color = { $color }
lesson-accept = принять
lesson-challenge = оспорить
lesson-unit-points = очки
lesson-unit-cards = карты

lesson-problem = Этот урок нельзя показать: { $reason }
lesson-off-goal = Так ходить можно, но здесь нужно другое.
lesson-look-again = Не совсем. Посмотрите ещё раз.
lesson-missing = Не хватает ещё: { $count }.
lesson-none-of-them = Верно: ни одной.
lesson-order-from = Начиная с места { $count } порядок другой.
lesson-round-played = Вы сыграли целый раунд!
lesson-coach = Тренер советует:
lesson-wait = Сейчас не ваш ход. Посмотрите, что делают другие.
lesson-count-is = Верно: { $count }.
lesson-count-more = Больше.
lesson-count-less = Меньше.
lesson-count-side = Считается { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }.

lesson-ask-move = Сделайте ход на столе.
lesson-ask-move-lawful = Сделайте ход по правилам.
lesson-ask-move-bluff = Блефуйте!
lesson-ask-move-uno = Сделайте ход и ничего не забудьте.
lesson-ask-play = Доиграйте раунд до конца. Подсказку можно взять в любой момент.
lesson-ask-choose-playable = Выберите все карты, которые сейчас можно положить, считая и блеф.
lesson-ask-choose-lawful = Выберите все карты, которые сейчас можно положить, не нарушая правил.
lesson-ask-choose-bluff = Выберите все карты, которые сейчас были бы блефом.
lesson-ask-choose-leaders = У кого самая старшая карта? Если их несколько, выберите всех.
lesson-ask-choose-skipped = Кто пропускает ход?
lesson-ask-choose-winners = Кто выигрывает серию?
lesson-ask-choose-losers = Кто проигрывает серию?
lesson-ask-order = Расставьте по порядку, что происходит.
lesson-ask-challenge = Во что обойдётся каждый выбор? Потом решайте.
lesson-ask-top = Какая сторона карты окажется тогда сверху на сбросе?
lesson-ask-next = Чья теперь очередь действовать?
lesson-ask-drawn = Сколько всего карт { $you ->
    [player] возьмёте вы
   *[other] возьмёт { $player }
 }?
lesson-ask-drawer = Кто должен брать карты?
lesson-ask-color = Какой цвет тогда действует?
lesson-ask-side = Какая сторона тогда в игре?
lesson-ask-direction = В каком направлении тогда идёт игра?
lesson-ask-over = Раунд тогда окончен?
lesson-ask-seen = Какую сторону ваших карт видит { $player }?
lesson-ask-pile = Какой стороной вверх лежит стопка добора?
lesson-ask-dealer = Кто сдаёт в следующем раунде?
lesson-ask-players = Можно ли играть, если игроков { $count }?
lesson-ask-draw = Какую сторону увидит тот, кто возьмёт следующую карту?
lesson-ask-shown = Кому показывают проверяемую руку?
lesson-ask-count-hand = Сколько очков сейчас { $you ->
    [player] в вашей руке
   *[other] в руке игрока { $player }
 }?
lesson-ask-count-round = Сколько очков получает победитель раунда?
lesson-ask-count-total = Сколько очков в серии после этого раунда { $you ->
    [player] у вас
   *[other] у игрока { $player }
 }?

lesson-may-play = Можно ли { $you ->
    [player] вам
   *[other] игроку { $player }
 } сейчас положить { $card-acc }?
lesson-may-jump = Можно ли { $you ->
    [player] вам
   *[other] игроку { $player }
 } положить { $card-acc } вне очереди?
lesson-may-draw = Можно ли { $you ->
    [player] вам
   *[other] игроку { $player }
 } сейчас взять карту?
lesson-may-keep = Можно ли { $you ->
    [player] вам
   *[other] игроку { $player }
 } оставить взятую карту?
lesson-may-accept = Можно ли { $you ->
    [player] вам
   *[other] игроку { $player }
 } сейчас принять наказание?
lesson-may-challenge = Можно ли { $you ->
    [player] вам
   *[other] игроку { $player }
 } сейчас оспорить карту?
lesson-may-uno = Можно ли { $you ->
    [player] вам
   *[other] игроку { $player }
 } сейчас объявить «Уно»?
lesson-may-catch = Можно ли { $you ->
    [player] вам
   *[other] игроку { $player }
 } поймать игрока { $target } на забытом «Уно»?
lesson-lawful-play = { $you ->
    [player] Вы кладёте
   *[other] { $player } кладёт
 } { $card-acc }. Это по правилам?

lesson-cost-accept = Вы принимаете и берёте:
lesson-cost-won = Вы оспариваете и правы, и берёте:
lesson-cost-lost = Вы оспариваете и ошиблись, и берёте:
lesson-cost-color = пока не выйдет названный цвет{ $count ->
    [0] { "" }
   *[other] , и ещё { $count }
 }

lesson-part-play = Кладут карту.
lesson-part-flip-discard = Переворачивается сброс.
lesson-part-flip-draw = Переворачивается стопка добора.
lesson-part-flip-hands = Все переворачивают карты на руках.
lesson-part-exposed = Карта, оказавшаяся сверху, только показывает цвет и символ.
lesson-part-choose-color = Того, кто положил «Переверните», спрашивают о цвете.
lesson-part-color = Называют цвет.
lesson-part-turn = Ход переходит дальше.
lesson-part-challenge = Карту оспаривают.
lesson-part-reveal = Оспоривший смотрит карты на руках.
lesson-part-verdict = Объявляют, была ли дикая карта положена по правилам.
lesson-part-draw = Берут карты.
lesson-part-skip = Кто-то пропускает ход.
lesson-part-round-over = Раунд окончен.

# Переворот

lesson-flip-title = Переворот
lesson-flip-about = Вы узнаете, что переворачивается, в каком порядке и что это значит для вашей руки.
lesson-flip-play = У каждой карты есть светлая и тёмная сторона. { rule-F-FLIP-2 } { rule-F-FLIP-1 }

    Действует синий цвет, и у вас есть «Переверните». Положите её и посмотрите, что будет.
lesson-flip-bottom = { rule-F-FLIP-3 }

    Здесь сброс разложен: обе стороны каждой карты, нижняя карта первая.
lesson-flip-bottom-h1 = Представьте, что всю стопку подняли и перевернули, как книгу. Какая карта теперь сверху и какой стороной?
lesson-flip-single = Теперь там лежит всего одна карта, и Bo кладёт на неё «Переверните». Правило то же.
lesson-flip-draw = { rule-F-FLIP-4 }

    Теперь разложена стопка добора, следующая карта первая.
lesson-flip-draw-h1 = Карта, что была последней, теперь первая, и все смотрят на тёмные стороны.
lesson-flip-order = { rule-F-FLIP-5 } Кто перевернёт карты слишком рано, покажет их другим.
lesson-flip-harmless = { rule-F-FLIP-6 }

    Посмотрите на нижнюю карту: наверху окажется «Возьмите пять».
lesson-flip-next = { rule-F-FLIP-8 }
lesson-flip-wild = { rule-F-FLIP-7 }

    Здесь внизу лежит дикая карта.
lesson-flip-wild-h1 = У дикой карты наверху нет цвета. Кто-то должен его назвать, и только потом игра идёт дальше.
lesson-flip-name = Дикая карта наверху, а «Переверните» положили вы. Выбирайте с умом: какого тёмного цвета у вас больше?
lesson-flip-fits = { rule-F-MATCH-5 }

    Cy только что кладёт «Переверните». Посмотрите на свои карты заново.
lesson-flip-fits-h1 = Светлые стороны теперь не помогут. Сравнивайте тёмный цвет, число и символ.
lesson-flip-stay = { rule-F-FLIP-9 }

    После переворота положили две тёмные карты.
lesson-flip-back = { rule-F-MATCH-3 } Это верно и для «Переверните»: переверните всё обратно картой другого цвета.

# Оспаривание

lesson-challenge-title = Блеф и оспаривание
lesson-challenge-about = Вы узнаете, когда дикая карта с добором по правилам, когда это блеф и стоит ли её оспаривать.
lesson-challenge-lawful = { rule-F-WILD-3 } { rule-F-WILD-4 }
lesson-challenge-lawful-h1 = Есть ли у вас хоть одна синяя карта? Семёрка другого цвета не синяя.
lesson-challenge-bluff = { rule-F-WILD-6 } Теперь у вас есть синяя карта.
lesson-challenge-called = { rule-F-WILD-5 } Сверху лежит дикая карта, для неё назван зелёный. Под ней синяя карта.
lesson-challenge-called-h1 = Важен только зелёный. Есть ли у вас что-нибудь зелёное?
lesson-challenge-try = Блеф может удаться: ваших карт никто не видит. Положите дикую карту «Возьмите две», хотя у вас есть синяя.
lesson-challenge-decide = { rule-F-LITE-4 }

    Bo кладёт её против вас. { rule-F-CHAL-3 }

    { rule-F-CHAL-5 } { rule-F-CHAL-6 }
lesson-challenge-decide-h1 = Принять значит взять обычное наказание. Если вы правы, вы не берёте ничего. Если ошиблись, берёте наказание и ещё сверху.
lesson-challenge-after = Вы оспариваете, и у Bo правда была синяя карта. { rule-F-CHAL-9 }
lesson-challenge-wrong = Другой стол: вы оспариваете, но у Bo не было ничего синего.
lesson-challenge-shown = { rule-F-CHAL-4 } Остальные только слышат, чем всё кончилось.
lesson-challenge-who = Теперь вы Cy. Карту положили против Ann. { rule-F-CHAL-2 }
lesson-challenge-plain = Вы снова Ann. Bo кладёт простую дикую карту, хотя на руках была синяя. { rule-F-CHAL-1 }
lesson-challenge-dark = { rule-F-DARK-4 }

    { rule-F-CHAL-7 } { rule-F-CHAL-8 }
lesson-challenge-color = Вы оспариваете и правы: действовал оранжевый, и у Bo была оранжевая карта. Стопка добора разложена, следующая карта первая.
lesson-challenge-color-h1 = Назван бирюзовый. Считайте карты до первой бирюзовой, вместе с ней. Дикая карта не бирюзовая.

# Очки

lesson-scoring-title = Очки и серия
lesson-scoring-about = Вы сможете сосчитать руку, раунд и серию, обоими способами.
lesson-scoring-light = { rule-F-SCORE-3 }
lesson-scoring-light-h1 = Складывайте карту за картой: «Пропустите ход», «Возьмите одну», две числовые.
lesson-scoring-dark = В игре тёмная сторона, и рука может стоить дорого.
lesson-scoring-round = Вы положили последнюю карту. { rule-F-SCORE-1 } { rule-F-SCORE-2 }
lesson-scoring-round-h1 = Сосчитайте карты Bo, потом карты Cy. Всё по тёмной стороне.
lesson-scoring-last = { rule-F-END-2 } { rule-F-END-3 }

    Здесь все карты открыты. Вы кладёте последнюю карту, «Возьмите одну».
lesson-scoring-flip = { rule-F-END-5 }

    Вы кладёте последнюю карту, «Переверните». Следите, какая сторона считается.
lesson-scoring-flip-h1 = После переворота остальные смотрят на тёмные стороны. У Cy тёмная тройка.
lesson-scoring-total = { rule-F-SERIES-1 } До этого раунда у вас было 390 очков, у Bo 120, у Cy 465.
lesson-scoring-winner = Тот же раунд. Есть ли победитель?
lesson-scoring-lowest = { rule-F-SERIES-2 } До этого раунда у вас было 160 очков, у Bo 420, у Cy 130.
lesson-scoring-lowest-winner = Тот же раунд. { rule-F-SERIES-3 } Здесь договорились о наименьшей сумме.
lesson-scoring-lowest-winner-h1 = Кто набрал 500, тот заканчивает серию. Но у кого меньше всех?
lesson-scoring-single = { rule-F-SERIES-4 } Это как раз такой раунд.
lesson-scoring-dealer = { rule-F-DEAL-9 } { rule-F-DEAL-1 } В этом раунде сдавал Cy, а вы сидите слева от Cy.
