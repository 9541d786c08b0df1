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
lesson-unit-faces = стороны
lesson-before = { points } до этого раунда

lesson-problem = Этот урок нельзя показать: { $reason }
lesson-off-goal = Так ходить можно, но здесь нужно другое.
lesson-uno-first = «Уно» объявлено. Теперь сделайте сам ход.
lesson-no-bluff = Это не блеф: { $cards }.
lesson-look-again = Посмотрите на стол ещё раз.
lesson-missing = Не хватает ещё: { $count }.
lesson-none-of-them = Верно: ни одной.
lesson-order-from = Начиная с места { $count } порядок другой.
lesson-round-played = Вы сыграли целый раунд!
lesson-coach = Тренер советует:
lesson-advice-play = Положите { $card-acc }{ $color-id ->
    [none] { "" }
   *[other] , назвав цвет: { $color }
 }{ $uno ->
    [yes] , и объявите «Уно»
   *[no] { "" }
 }.
lesson-advice-draw = Возьмите карту.
lesson-advice-keep = Оставьте взятую карту себе.
lesson-advice-accept = Примите штраф.
lesson-advice-color = Назовите цвет: { $color }.
lesson-advice-uno = Объявите «Уно».
lesson-advice-catch = Поймайте игрока { $target }: «Уно» не объявлено.
lesson-advice-ready = Скажите «готово».
lesson-reason-fits = Эта карта подходит. Когда есть выбор, держитесь цвета, которого у вас больше всего, и сначала избавляйтесь от дорогих карт.
lesson-reason-wild-needed = Больше ничего не подходит, поэтому пригодится { $card }.
lesson-reason-nothing-fits = Ни одну карту с руки по правилам положить нельзя.
lesson-reason-keep-wild = Взятую карту лучше сохранить на потом.
lesson-reason-accept = Оспаривать стоит, только если вы подозреваете блеф.
lesson-reason-color-most = Больше всего у вас карт { $color-gen } цвета.
lesson-reason-uno = У вас осталась одна карта.
lesson-reason-only = Больше ничего сделать нельзя.
lesson-wait = Сейчас не ваш ход. Посмотрите, что делают другие.
lesson-count-is = Верно: { $count }.
lesson-count-more = Правильное число больше.
lesson-count-less = Правильное число меньше.
lesson-count-side = Считается { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }.
lesson-count-total = То, что даёт этот раунд, прибавляется к прежним очкам.
lesson-totals = После этого раунда: { $players }.
lesson-one-round = Считается только этот раунд: кто выиграл его, выиграл игру.
lesson-back-is = На обратной стороне { $card-gen }: { $top }.

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
lesson-ask-next = Кто действует следующим?
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
lesson-ask-back = Что на обратной стороне { $card-gen }?
lesson-ask-shown = Кто увидит проверяемую руку?
lesson-ask-count-hand = Сколько очков сейчас { $you ->
    [player] в вашей руке
   *[other] в руке игрока { $player }
 }?
lesson-ask-count-round = Сколько очков получает победитель раунда?
lesson-ask-count-total = Сколько очков { $you ->
    [player] у вас
   *[other] у игрока { $player }
 } в серии после этого раунда?
lesson-ask-count-cards = Сколько карт { $after ->
    [yes] потом
   *[no] сейчас
 } { $you ->
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
 } сейчас принять штраф?
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

lesson-cost-accept = Вы принимаете. Берёте:
lesson-cost-won = Вы оспариваете и правы. Берёте:
lesson-cost-lost = Вы оспариваете и ошибаетесь. Берёте:
lesson-cost-color = пока не выйдет названный цвет{ $count ->
    [0] { "" }
   *[other] , и ещё { $count }
 }

lesson-part-play = Кладут карту.
lesson-part-flip-discard = Переворачивается сброс.
lesson-part-flip-draw = Переворачивается стопка добора.
lesson-part-flip-hands = Все переворачивают карты на руках.
lesson-part-exposed = Карта, оказавшаяся сверху, только показывает цвет и знак.
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

    Cy кладёт «Переверните». Посмотрите на свои карты заново.
lesson-flip-fits-h1 = Светлые стороны теперь не помогут. Сравнивайте тёмный цвет, число и знак.
lesson-flip-stay = { rule-F-FLIP-9 }

    После переворота положили две тёмные карты.
lesson-flip-back = { rule-F-MATCH-3 } Это верно и для «Переверните»: переверните всё обратно картой другого цвета.

# Оспаривание

lesson-challenge-title = Блеф и оспаривание
lesson-challenge-about = Вы узнаете, когда дикая карта со штрафом по правилам, когда это блеф и стоит ли её оспаривать.
lesson-challenge-lawful = { rule-F-WILD-3 } { rule-F-WILD-4 }
lesson-challenge-lawful-h1 = Есть ли у вас хоть одна синяя карта? Семёрка другого цвета не синяя.
lesson-challenge-bluff = { rule-F-WILD-6 } Теперь у вас есть синяя карта.
lesson-challenge-called = { rule-F-WILD-5 } Сверху лежит дикая карта, для неё назван зелёный. Под ней синяя карта.
lesson-challenge-called-h1 = Важен только зелёный. Есть ли у вас что-нибудь зелёное?
lesson-challenge-try = Блеф может удаться: ваших карт никто не видит. Положите дикую карту «Возьмите две», хотя у вас есть синяя.
lesson-challenge-decide = { rule-F-LITE-4 }

    Bo кладёт её против вас. { rule-F-CHAL-3 }

    { rule-F-CHAL-5 } { rule-F-CHAL-6 }
lesson-challenge-decide-h1 = Принять значит взять обычный штраф. Если вы правы, вы не берёте ничего. Если ошиблись, берёте штраф и ещё сверху.
lesson-challenge-after = До дикой карты действовал синий. Вы оспариваете, и у Bo правда была синяя карта. { rule-F-CHAL-9 }
lesson-challenge-wrong = Другой стол: и здесь до дикой карты действовал синий. Вы оспариваете, но у Bo не было ничего синего.
lesson-challenge-shown = { rule-F-CHAL-4 } Смотреть можно до следующего действия, потом карты снова скрыты. Остальные только слышат, чем всё кончилось.
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

    Вы кладёте последнюю карту, «Переверните». Чужие карты вы видите здесь с обратной стороны, как за настоящим столом. Следите, какая сторона считается.
lesson-scoring-flip-h1 = После переворота остальные смотрят на тёмные стороны: как раз на те, что сейчас видны вам.
lesson-scoring-total = { rule-F-SERIES-1 } До этого раунда у вас было 390 очков, у Bo 120, у Cy 465.
lesson-scoring-winner = Тот же раунд, та же серия. Есть ли уже победитель?
lesson-scoring-lowest = { rule-F-SERIES-2 } До этого раунда у вас было 160 очков, у Bo 420, у Cy 130.
lesson-scoring-lowest-winner = Тот же раунд. { rule-F-SERIES-3 } Здесь договорились о наименьшей сумме.
lesson-scoring-lowest-winner-h1 = Кто набрал 500, тот заканчивает серию. Но у кого меньше всех?
lesson-scoring-single = { rule-F-SERIES-4 } Здесь договорились об одном раунде, без серии.
lesson-scoring-single-ask = Раунд окончен. Кто выиграл игру?
lesson-scoring-single-h1 = У кого на руках пусто?
lesson-scoring-dealer = { rule-F-DEAL-9 } { rule-F-DEAL-1 } В этом раунде сдаёт Cy, а вы сидите слева от Cy.

# Карты

lesson-cards-title = Карты
lesson-cards-about = Вы узнаете, что на картах, как их держат и кто что видит.
lesson-cards-two = { rule-F-DECK-1 } Это не две колоды, а одна, с той или с другой стороны.
lesson-cards-two-ask = Сколько в колоде сторон, если сложить светлые и тёмные?
lesson-cards-two-h1 = У каждой карты их две.
lesson-cards-light = { rule-F-DECK-2 }
lesson-cards-light-ask = На скольких светлых сторонах нарисовано «Переверните»?
lesson-cards-dark = { rule-F-DECK-3 }
lesson-cards-dark-ask = Сколько тёмных сторон бирюзовые?
lesson-cards-dark-h1 = По две каждой: девять чисел, «Возьмите пять», «Смените направление», «Все пропускают ход», «Переверните». У диких карт цвета нет.
lesson-cards-zero = { rule-F-DECK-4 } Числа идут от 1 до 9.
lesson-cards-zero-ask = На скольких светлых сторонах стоит число?
lesson-cards-zero-h1 = Девять чисел, каждое в четырёх цветах и в каждом по два раза.
lesson-cards-together = { rule-F-DECK-5 } Даже тасование этого не меняет.

    Сброс разложен, у каждой карты видны обе стороны. Потом его тасуют, и синяя четвёрка попадает к Bo.
lesson-cards-together-h1 = Найдите синюю четвёрку в разложенном сбросе. Там видна и другая её сторона.
lesson-cards-players = { rule-F-DECK-6 }
lesson-cards-deal = { rule-F-DEAL-4 } { rule-F-DEAL-1 }

    Вы играете за Ann. Карты только что сданы.
lesson-cards-deal-ask = Сколько карт на руках у вас троих вместе?
lesson-cards-hold = { rule-F-DEAL-5 } { rule-F-INFO-1 } { rule-F-DEAL-6 }
lesson-cards-pile = { rule-F-INFO-3 }

    Но теперь раунд идёт уже давно, и в игре тёмная сторона.
lesson-cards-number = { rule-F-INFO-2 } Другой стол: посмотрите на Bo.

# Сдающий и первая карта

lesson-opening-title = Сдающий и первая карта
lesson-opening-about = Вы сможете начать раунд, какая бы карта ни открылась первой.
lesson-opening-dealer = { rule-F-DEAL-2 } Здесь каждый вытянул по карте.
lesson-opening-tie = { rule-F-DEAL-3 } Карту вытянули четверо.
lesson-opening-tie-h1 = Дикая карта и карта действия считаются за 0.
lesson-opening-number = { rule-F-DEAL-7 } { rule-F-DEAL-8 }

    Сдаёт Bo. За этим столом ход идёт от вас к Bo и дальше к Cy.
lesson-opening-drawone = { rule-F-INIT-1 } { rule-F-INIT-2 }

    Теперь сдаёт Cy, и открывается «Возьмите одну».
lesson-opening-drawone-h1 = Вы сидите слева от сдающего. Вы берёте карту, и ваш ход пропал.
lesson-opening-reverse = { rule-F-INIT-3 } Сдаёт Cy.
lesson-opening-skip = { rule-F-INIT-4 } Сдаёт Cy.
lesson-opening-wild = { rule-F-INIT-5 } Это вы. Назовите цвет, который вам пригодится.
lesson-opening-restricted = { rule-F-INIT-6 } Сдаёт Cy.
lesson-opening-flip = { rule-F-INIT-7 }

    Посмотрите на стопку добора: пока карту не открыли, там видна её другая сторона.

# Ход

lesson-turn-title = Ход
lesson-turn-about = Вы узнаете, какие карты подходят и что делать, если ни одна не подходит.
lesson-turn-color = { rule-F-TURN-1 } { rule-F-MATCH-1 }

    Действует синий. Положите синюю карту.
lesson-turn-number = { rule-F-MATCH-2 } Синих карт у вас теперь нет.
lesson-turn-number-h1 = Сверху лежит восьмёрка. Поищите другую восьмёрку.
lesson-turn-symbol = { rule-F-MATCH-3 } Сверху лежит «Пропустите ход».
lesson-turn-many = Цвет, число, дикая карта: теперь всё сразу. { rule-F-WILD-1 }
lesson-turn-many-h1 = Карта за картой: она синяя? Это семёрка? Это дикая карта?
lesson-turn-wild = { rule-F-WILD-2 } Положите дикую карту и назовите цвет, который у вас ещё есть.
lesson-turn-called = { rule-F-MATCH-4 } Назван зелёный.
lesson-turn-draw = Ни одна ваша карта не подходит. { rule-F-DRAW-1 } { rule-F-TURN-3 }
lesson-turn-drawn = Вы взяли карту, и она подходит. { rule-F-DRAW-5 } { rule-F-DRAW-2 } { rule-F-DRAW-4 }
lesson-turn-drawn-h1 = До добора у вас были синяя двойка, красная единица и жёлтая пятёрка. Какая карта новая?
lesson-turn-once = Одну карту вы уже взяли. { rule-F-DRAW-6 }
lesson-turn-want = Ваша синяя карта подходит. Обязательно ли её класть? { rule-F-DRAW-3 }
lesson-turn-others = { rule-F-TURN-2 } Сейчас ваш ход, а Cy торопится.
lesson-turn-slip = { rule-F-ERR-1 } Так что можно смело пробовать.

# Светлые карты действий

lesson-light-title = Светлые карты действий
lesson-light-about = Вы узнаете, кто берёт карты, кто пропускает ход и чей ход следующий.
lesson-light-draw = { rule-F-LITE-1 } Ход идёт от вас к Bo и дальше к Cy.
lesson-light-lose = Та же карта ещё раз. Bo берёт карту. А потом?
lesson-light-lose-h1 = Кто берёт за неё карту, тот в этот раз не ходит.
lesson-light-skip = { rule-F-LITE-3 }
lesson-light-reverse = { rule-F-LITE-2 }
lesson-light-target = Bo ждёт своего хода. Сделайте ход, который меняет направление игры.
lesson-light-answer = { rule-F-PEN-1 }

    У вас тоже есть «Возьмите одну», а Bo кладёт такую карту против вас.
lesson-light-later = Прошло время. Все брали карты, «Возьмите одну» от Bo всё ещё сверху, и ходите вы. { rule-F-MATCH-3 }
lesson-light-two-reverse = Теперь играете только вы и Bo. { rule-F-TWO-1 }
lesson-light-two-skip = { rule-F-TWO-2 }
lesson-light-two-draw = { rule-F-TWO-3 } Об оспаривании есть отдельный урок. Пусть Bo возьмёт карту.
lesson-light-two-draw-h1 = Одна из ваших синих карт заставляет следующего игрока брать.

# Тёмные карты действий

lesson-dark-title = Тёмные карты действий
lesson-dark-about = Вы узнаете суровые карты тёмной стороны и что будет, если стопка добора кончится.
lesson-dark-five = { rule-F-DARK-1 }
lesson-dark-everyone = { rule-F-DARK-3 }
lesson-dark-again = Сделайте ход, после которого ходить снова вам.
lesson-dark-reverse = { rule-F-DARK-2 }
lesson-dark-color = { rule-F-DARK-4 }

    Bo называет бирюзовый, и вы принимаете. Стопка добора здесь разложена, следующая карта первая.
lesson-dark-color-h1 = Считайте до первой бирюзовой карты, вместе с ней.
lesson-dark-found = { rule-F-DARK-5 } Тот же штраф ещё раз: последней вы берёте бирюзовую.
lesson-dark-onway = { rule-F-DARK-6 } Снова назван бирюзовый. Посмотрите на стопку.
lesson-dark-short = { rule-F-PILE-1 } { rule-F-PILE-3 }

    В стопке добора осталось две карты, а вы кладёте «Возьмите пять».
lesson-dark-short-h1 = Под верхней картой сброса хватит карт для новой стопки добора.
lesson-dark-top = { rule-F-PILE-2 } Стол тот же.
lesson-dark-empty = { rule-F-PILE-4 } В стопке две карты, а под той, что вы кладёте, ещё только одна.

# «Уно» и последняя карта

lesson-uno-title = «Уно» и последняя карта
lesson-uno-about = Вы научитесь вовремя объявлять «Уно», ловить других и заканчивать раунд.
lesson-uno-say = { rule-F-UNO-1 } У вас две карты.
lesson-uno-say-h1 = Объявите «Уно» сначала или вместе с картой.
lesson-uno-catch = { rule-F-UNO-2 } { rule-F-UNO-3 } Слышно ли было что-нибудь от Bo?
lesson-uno-penalty = { rule-F-UNO-3 } Стол тот же: у Bo одна карта.
lesson-uno-late = Теперь вы Cy. Bo никто не поймал, и Ann уже берёт карту. { rule-F-UNO-2 }
lesson-uno-late-h1 = Взятая карта и есть начало следующего хода.
lesson-uno-correct = Вы снова Ann и молча положили предпоследнюю карту. { rule-F-UNO-4 }
lesson-uno-correct-ask = Ходит Bo, и пока никто не заметил. Спасайтесь!
lesson-uno-dark = { rule-F-UNO-5 } Bo опять не вспоминает об этом.
lesson-uno-false = { rule-F-UNO-6 } У вас три карты, а вы всё равно объявляете «Уно».
lesson-uno-false-ask = Будет ли такое «Уно» засчитано?
lesson-uno-win = { rule-F-END-1 }
lesson-uno-last = { rule-F-END-2 } { rule-F-END-3 }
lesson-uno-vain = { rule-F-END-4 } Последней картой Bo была дикая карта «Возьмите две», и положена она против вас.
lesson-uno-vain-h1 = У Bo больше нет карт, значит, и того цвета нет. Неудачное оспаривание стоит ещё двух карт.

# Целый раунд

lesson-round-title = Ваш первый целый раунд
lesson-round-about = Вы сыграете целые раунды с тренером рядом.
lesson-round-look = Сдан настоящий раунд. Вы играете за Ann, и начинается всё со взгляда на свои карты.
lesson-round-first = Теперь сделайте первый ход. Годится любой ход по правилам.
lesson-round-small = Короткий раунд: по три карты, только вы и Bo. Кнопка подсказки — ваш тренер: она говорит, что сделал бы опытный игрок и почему.
lesson-round-flip = По четыре карты, игроков трое. Следите за переворотами: рука после них уже другая.
lesson-round-whole = А теперь по-настоящему: по семь карт. Удачи!

# Классическое «Уно»

lesson-classic-title = Чем отличается классическое «Уно»
lesson-classic-about = Вы сможете играть и старыми картами, у которых одна сторона.
lesson-classic-deck = { rule-C-DECK-1 } { rule-C-INFO-1 }
lesson-classic-deck-ask = Сколько нулей в классической колоде?
lesson-classic-deal = Как и с картами «Флип», сдаёт тот, у кого наибольшее число, каждому по семь. { rule-C-DEAL-2 } Сдаёт Bo.
lesson-classic-opening = { rule-C-INIT-1 } Сдаёт Cy, а вы сидите слева от Cy.
lesson-classic-turn = { rule-C-TURN-1 } { rule-C-ACT-4 }
lesson-classic-penalty = { rule-C-ACT-3 } { rule-C-PEN-1 } У вас самих есть «Возьмите две».
lesson-classic-four = { rule-C-ACT-5 }
lesson-classic-challenge = { rule-C-CHAL-1 } Bo кладёт «+4» против вас.

    { rule-C-CHAL-2 } { rule-C-CHAL-3 }
lesson-classic-uno = { rule-C-UNO-1 }
lesson-classic-last = { rule-C-END-2 } { rule-C-PILE-1 } Здесь в стопке добора осталась одна карта.
lesson-classic-two = { rule-C-TWO-1 }
lesson-classic-score = { rule-C-SCORE-1 } { rule-C-SERIES-1 }

    До этого раунда у вас было 405 очков, у Bo 210, у Cy 330. Все карты открыты, и вы кладёте последнюю, «Возьмите две».
lesson-classic-slip = { rule-C-ERR-1 } Здесь так договорились. Вы кладёте красную единицу, а она не подходит.

# Домашние правила

lesson-house-title = Домашние правила
lesson-house-about = Вы узнаете известные домашние правила и увидите, как каждое меняет игру.
lesson-house-stack = { rule-H-STACK-1 } { rule-H-STACK-3 } { rule-H-STACK-4 }

    Bo кладёт «Возьмите одну» против вас. Вы отвечаете своей, а у Cy такой нет.
lesson-house-stack-h1 = По одной карте за каждую «Возьмите одну» на сбросе.
lesson-house-pass = Стол тот же, домашнее правило другое. { rule-H-ESC2-1 } { rule-H-ESC2-2 }
lesson-house-four = Классические карты. { rule-H-STACK-2 } { rule-H-STACK-5 } { rule-H-STACK-6 }
lesson-house-answer = Снова классические карты. { rule-H-ANS4-1 } { rule-H-ANS4-2 } Назван красный.
lesson-house-skip = И это классические карты. { rule-H-ESCS-1 } Bo кладёт такую карту против вас. Спасайтесь!
lesson-house-jump = Снова карты «Флип». { rule-H-JUMP-1 } { rule-H-JUMP-3 }

    Сейчас ход Cy. Но взгляните на верхнюю карту и на свои карты.
lesson-house-double = { rule-H-DOUBLE-1 } { rule-H-DOUBLE-2 }

    { rule-H-REV-1 } Вы положили одну карту «Смените направление», и у вас есть вторая такая же.
lesson-house-seven = { rule-H-70-2 } У вас четыре карты, у Bo две.
lesson-house-zero = Классические карты: во «Флипе» нуля нет. { rule-H-70-1 } Ход идёт от вас к Bo и дальше к Cy.
lesson-house-zero-h1 = Ваши карты уходят к Bo. А чьи приходят к вам?
lesson-house-five = Снова карты «Флип». { rule-H-FIVE-1 } Положите пятёрку и поменяйтесь.
lesson-house-back = { rule-H-BACK-1 } { rule-H-READY-1 }

    Bo блефует, и вы оспариваете.
lesson-house-points = { rule-H-PTS-1 } Другие считают иначе. { rule-H-PTS-2 }

    Здесь договорились о первом способе. До этого раунда у вас было 120 очков, у Bo 160, у Cy 90. Раунд кончился на светлой стороне.
