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
lesson-no-swap = Положить эту карту можно, но вы не выбрали, с кем меняться.
lesson-drew = Ничего не подошло, и вы берёте карту.
lesson-not-held = По правилам можно, но карт такого цвета ({ $color }) у вас нет.
lesson-not-known = Вы приняли штраф, поэтому не узнаете, был ли это блеф: карты показывают только при оспаривании.
lesson-off-goal = Так ходить можно, но здесь нужно другое.
lesson-uno-first = «Уно» объявлено. Теперь положите карту.
lesson-no-bluff = Это не блеф: { $cards }.
lesson-look-again = Посмотрите на стол ещё раз.
lesson-missing = Не хватает ещё: { $count }.
lesson-missing-color = По цвету: { $count }.
lesson-missing-number = По числу: { $count }.
lesson-missing-symbol = По знаку: { $count }.
lesson-missing-wild = Диких: { $count }.
lesson-missing-restricted = Диких со штрафом: { $count }.
lesson-none-of-them = Верно: ни одной.
lesson-order-from = Начиная с места { $count } порядок другой.
lesson-round-played = Вы сыграли целый раунд!
lesson-coach = Тренер советует:
lesson-advice-play = Положите { $card-acc }{ $color-id ->
    [none] { "" }
   *[other] { $uno ->
        [yes] , назовите { $color } цвет
       *[no] { " " }и назовите { $color } цвет
     }
 }{ $uno ->
    [yes] { " " }и объявите «Уно»
   *[no] { "" }
 }.
lesson-advice-draw = Возьмите карту.
lesson-advice-keep = Оставьте взятую карту себе.
lesson-advice-accept = Примите штраф.
lesson-advice-color = Назовите { $color } цвет.
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
lesson-count-before = До этого: { cards-nom }.
lesson-count-each-hand = В каждой руке: { cards-nom }.
lesson-count-one-side = На одной стороне: { $count }.
lesson-count-different = Разных среди них: { $count }.
lesson-count-each-color = В каждом цвете: { $count }.
lesson-count-drawn = Считается так: { $players }.
lesson-count-other-side = Столько очков даёт { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }.
lesson-wrong-acted = { $you ->
    [player] Только что ходили вы
   *[other] Только что был ход игрока { $player }
 }.
lesson-wrong-own = На того, кто кладёт карту, она не действует.
lesson-wrong-dealt = Сдающий только открывает первую карту.
lesson-wrong-later = Ход тогда идёт { direction-of }. { $you ->
    [player] Вы ходите
   *[other] { $player } ходит
 } позже.
lesson-wrong-skipped = { $you ->
    [player] Вы пропускаете
   *[other] { $player } пропускает
 } ход.
lesson-wrong-colorless = Ещё нет: у дикой карты сверху нет цвета.
lesson-wrong-no-more = Столько карт уже не осталось.
lesson-wrong-not-yet = Карта номер { $count } в стопке: { $card }. Это не названный цвет.
lesson-wrong-accepted = Столько стоило бы принять штраф.
lesson-wrong-bottom = Внизу тогда лежит { $card }.
lesson-wrong-below = Глубже в стопке тогда лежит { $card }.
lesson-wrong-elsewhere = В той стопке тогда нет такой карты: { $card }.
lesson-wrong-shuffled = Эту карту уже замешали в стопку добора: { $card }.
lesson-wrong-side = Это { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 } карты, а вверх тогда смотрит другая.
lesson-wrong-color-side = Это цвет стороны, которая уже не в игре.
lesson-wrong-own-eyes = Эту сторону своих карт видите вы сами: она в игре.
lesson-wrong-face-down = Эта сторона в игре, поэтому на стопке она смотрит вниз.
lesson-wrong-has-dealt = { $you ->
    [player] Этот раунд сдаёте вы
   *[other] Этот раунд сдаёт { $player }
 }.
lesson-wrong-not-left = Слева от сдающего { $you ->
    [player] сидите не вы
   *[other] сидит не { $player }
 }.
lesson-wrong-accused = { $you ->
    [player] Это ваша собственная рука
   *[other] Это рука игрока { $player }
 }.
lesson-wrong-onlooker = { $you ->
    [player] Оспариваете не вы
   *[other] Оспаривает не { $player }
 }.

lesson-ask-move = Сделайте ход на столе.
lesson-ask-move-lawful = Сделайте ход по правилам.
lesson-ask-move-bluff = Блефуйте!
lesson-ask-move-uno = Сделайте ход и ничего не забудьте.
lesson-ask-play = Доиграйте раунд до конца. Подсказку можно взять в любой момент.
lesson-ask-choose-playable = Выберите все карты, которые сейчас можно положить, считая и блеф.
lesson-ask-choose-lawful = Выберите все карты, которые сейчас можно положить, не нарушая правил.
lesson-ask-choose-bluff = Выберите все карты, которые сейчас были бы блефом.
lesson-ask-choose-leaders = У кого самая старшая карта? Если таких игроков несколько, выберите всех.
lesson-ask-choose-skipped = Кто пропускает ход?
lesson-ask-choose-winners = Кто выигрывает серию?
lesson-ask-choose-losers = Кто проигрывает серию?
lesson-ask-order = Расставьте по порядку, что происходит.
lesson-ask-challenge = Во что обойдётся каждый выбор? Потом решайте.
lesson-ask-top = Какая сторона карты окажется тогда сверху на сбросе?
lesson-ask-next = Чья очередь после этого?
lesson-ask-drawn = Сколько всего карт { $you ->
    [player] вы возьмёте
   *[other] возьмёт { $player }
 }?
lesson-ask-drawer = Кто должен брать карты?
lesson-ask-color = Каким тогда станет текущий цвет?
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
lesson-ask-count-hand = Сколько очков дают карты, которые сейчас { $you ->
    [player] держите вы
   *[other] держит { $player }
 }?
lesson-ask-count-round = Сколько очков получает победитель раунда?
lesson-ask-count-total = Сколько очков в серии, считая этот раунд, { $you ->
    [player] набираете вы
   *[other] набирает { $player }
 }?
lesson-ask-count-cards = Сколько карт { $after ->
    [yes] потом
   *[no] сейчас
 } { $you ->
    [player] у вас
   *[other] держит { $player }
 }?

lesson-may-play = { $you ->
    [player] Можете ли вы
   *[other] Может ли { $player }
 } сейчас положить { $card-acc }?
lesson-may-jump = { $you ->
    [player] Можете ли вы
   *[other] Может ли { $player }
 } положить { $card-acc } вне очереди?
lesson-may-draw = { $you ->
    [player] Можете ли вы
   *[other] Может ли { $player }
 } сейчас взять карту?
lesson-may-keep = { $you ->
    [player] Можете ли вы
   *[other] Может ли { $player }
 } оставить взятую карту?
lesson-may-accept = { $you ->
    [player] Можете ли вы
   *[other] Может ли { $player }
 } сейчас принять штраф?
lesson-may-challenge = { $you ->
    [player] Можете ли вы
   *[other] Может ли { $player }
 } сейчас оспорить карту?
lesson-may-uno = { $you ->
    [player] Можете ли вы
   *[other] Может ли { $player }
 } сейчас объявить «Уно»?
lesson-may-catch = { $you ->
    [player] Можете ли вы
   *[other] Может ли { $player }
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

    Текущий цвет — синий, и у вас есть «Переверните». Положите её и посмотрите, что будет.
lesson-flip-play-h1 = Какая ваша карта текущего цвета?
lesson-flip-bottom = { rule-F-FLIP-3 }

    Здесь сброс разложен: обе стороны каждой карты, нижняя карта первая.
lesson-flip-bottom-h1 = Посмотрите на нижнюю карту сброса: в ряду она первая.
lesson-flip-bottom-h2 = Представьте, что всю стопку подняли и перевернули, как книгу. Какая карта теперь сверху и какой стороной?
lesson-flip-single = Теперь там лежит всего одна карта, и Lou кладёт на неё «Переверните». Правило то же.
lesson-flip-single-h1 = Вместе с «Переверните» там две карты. Какая из них внизу?
lesson-flip-single-h2 = Наверху окажется её другая сторона. Какого она цвета?
lesson-flip-draw = { rule-F-FLIP-4 }

    Теперь разложена стопка добора, следующая карта первая.
lesson-flip-draw-h1 = Посмотрите на последнюю карту разложенной стопки.
lesson-flip-draw-h2 = Она станет первой. Взявший увидит ту сторону, которая тогда в игре.
lesson-flip-order = { rule-F-FLIP-5 } Кто перевернёт карты слишком рано, покажет другим сторону, которая ещё в игре.
lesson-flip-order-h1 = Что должно лечь на стол, прежде чем что-то перевернётся?
lesson-flip-order-h2 = Потом стопка, на которой лежит карта, потом другая. Руки ждут.
lesson-flip-harmless = { rule-F-FLIP-6 }

    Посмотрите на нижнюю карту: наверху окажется «Возьмите пять».
lesson-flip-harmless-h1 = «Возьмите пять» никто не клал: её открыл переворот.
lesson-flip-harmless-h2 = Что такая карта даёт и чего не делает?
lesson-flip-next = { rule-F-FLIP-8 }
lesson-flip-next-h1 = Сменилось ли направление? Пропускает ли кто-нибудь ход?
lesson-flip-wild = { rule-F-FLIP-7 }

    Здесь внизу лежит дикая карта.
lesson-flip-wild-h1 = У дикой карты наверху нет цвета. Кто-то должен его назвать, и только потом игра идёт дальше.
lesson-flip-wild-h2 = Чья карта её открыла?
lesson-flip-name = Дикая карта наверху, а «Переверните» положили вы. Выбирайте с умом: какого тёмного цвета у вас больше?
lesson-flip-name-h1 = Посмотрите на тёмные стороны своих карт и сосчитайте цвета.
lesson-flip-name-h2 = Светлые цвета теперь назвать нельзя.
lesson-flip-fits = { rule-F-MATCH-5 }

    Cy кладёт «Переверните». Посмотрите на свои карты заново.
lesson-flip-fits-h1 = Что лежит теперь сверху на сбросе?
lesson-flip-fits-h2 = Светлые стороны теперь не помогут. Сравнивайте тёмный цвет, число и знак.
lesson-flip-stay = { rule-F-FLIP-9 }

    После переворота положили две тёмные карты.
lesson-flip-stay-h1 = Клал ли кто-нибудь с тех пор ещё одну «Переверните»?
lesson-flip-stay-h2 = Когда берут карту, ничего не переворачивается.
lesson-flip-back = { rule-F-MATCH-3 } Это верно и для «Переверните»: переверните всё обратно картой другого цвета.
lesson-flip-back-h1 = Посмотрите на знак сверху на сбросе.
lesson-flip-back-h2 = На какой вашей карте такой же?

# Оспаривание

lesson-challenge-title = Блеф и оспаривание
lesson-challenge-about = Вы узнаете, когда дикая карта со штрафом по правилам, когда это блеф и стоит ли её оспаривать.
lesson-challenge-lawful = { rule-F-WILD-3 } { rule-F-WILD-4 }
lesson-challenge-lawful-h1 = Какой цвет сверху? Есть ли он у вас на руках?
lesson-challenge-lawful-h2 = Семёрка другого цвета не синяя, и дикая карта тоже.
lesson-challenge-bluff = { rule-F-WILD-6 } Теперь у вас есть синяя карта.
lesson-challenge-bluff-h1 = Блефом бывает только дикая карта со штрафом. Какая она у вас?
lesson-challenge-bluff-h2 = Карта, которая просто подходит, не блеф, и та, что не подходит, тоже.
lesson-challenge-called = { rule-F-WILD-5 } Сверху лежит дикая карта, для неё назван зелёный. Под ней синяя карта.
lesson-challenge-called-h1 = Какой цвет текущий: нижней карты или названный?
lesson-challenge-called-h2 = Важен только зелёный. Есть ли у вас что-нибудь зелёное?
lesson-challenge-try = { rule-F-LITE-4 }

    Блеф может удаться: сторону ваших карт, которая в игре, не видит никто другой. Положите дикую карту «Возьмите две», хотя у вас есть синяя.
lesson-challenge-try-h1 = У какой вашей карты нет своего цвета?
lesson-challenge-try-h2 = С ней можно назвать любой цвет.
lesson-challenge-after = Теперь такую карту кладёт Lou против вас, а до неё действовал синий. { rule-F-CHAL-3 }

    Вы оспариваете, и у Lou правда была синяя карта. { rule-F-CHAL-9 }
lesson-challenge-after-h1 = Блеф раскрыт. Кто теперь берёт карты?
lesson-challenge-after-h2 = Кому брать не надо, тот и ход не пропускает.
lesson-challenge-wrong = { rule-F-CHAL-6 }

    Другой стол: и здесь до дикой карты действовал синий. Вы оспариваете, но у Lou не было ничего синего.
lesson-challenge-wrong-h1 = Сколько карт стоило бы вам принять штраф?
lesson-challenge-wrong-h2 = К ним неудачное оспаривание прибавляет две.
lesson-challenge-decide = Теперь решайте сами. Действовал жёлтый, и Lou кладёт против вас дикую карту «Возьмите две».

    { rule-F-CHAL-5 } Чего стоит ошибка, вы только что видели.
lesson-challenge-decide-h1 = Начните с «принять»: чего требует сама карта?
lesson-challenge-decide-h2 = Если вы правы, вы не берёте ничего. Если ошиблись, берёте штраф и ещё сверху.
lesson-challenge-shown = { rule-F-CHAL-4 } Смотреть можно до следующего действия. Остальные узнают только исход.
lesson-challenge-shown-h1 = Кто хочет знать, что было на руках у Lou?
lesson-challenge-who = Теперь вы Cy. Карту положили против Ann. { rule-F-CHAL-2 }
lesson-challenge-who-h1 = Кого заставляет брать эта карта?
lesson-challenge-who-h2 = Это вы?
lesson-challenge-plain = Вы снова Ann. Lou кладёт простую дикую карту, хотя на руках была синяя. { rule-F-CHAL-1 }
lesson-challenge-plain-h1 = Посмотрите на верхнюю карту: заставляет ли она кого-то брать?
lesson-challenge-dark = На тёмной стороне Lou кладёт против вас дикую «Берите, пока не вытянете нужный цвет» и называет бирюзовый. До неё действовал оранжевый.

    { rule-F-CHAL-7 } { rule-F-CHAL-8 }
lesson-challenge-dark-h1 = Всё как на светлой стороне, только число карт заранее неизвестно.
lesson-challenge-color = Вы оспариваете, и у Lou правда была оранжевая карта. Стопка добора разложена, следующая карта первая.
lesson-challenge-color-h1 = Идите по разложенной стопке с первой карты. Важны только тёмные стороны.
lesson-challenge-color-h2 = Назван бирюзовый. Считайте до первой бирюзовой карты, вместе с ней. Дикая карта не бирюзовая.

# Очки

lesson-scoring-title = Очки и серия
lesson-scoring-about = Вы сможете сосчитать руку, раунд и серию, обоими способами.
lesson-scoring-light = { rule-F-SCORE-3 }
lesson-scoring-light-h1 = На двух ваших картах числа, на двух знаки. Цену знаков найдите выше.
lesson-scoring-light-h2 = Складывайте карту за картой: «Пропустите ход», «Возьмите одну», две числовые.
lesson-scoring-dark = В игре тёмная сторона, и рука может стоить дорого.
lesson-scoring-dark-h1 = У вас две дикие карты и одна цветная. Все три стоят по-разному.
lesson-scoring-round = Вы положили последнюю карту. { rule-F-SCORE-1 } { rule-F-SCORE-2 }
lesson-scoring-round-h1 = Ваша рука пуста. У кого остались карты?
lesson-scoring-round-h2 = Сосчитайте карты Lou, потом карты Cy. Всё по тёмной стороне.
lesson-scoring-last = { rule-F-END-2 } { rule-F-END-3 }

    Здесь все карты открыты. Вы кладёте последнюю карту, «Возьмите одну».
lesson-scoring-last-h1 = Кто берёт и какая карта первая в разложенной стопке?
lesson-scoring-last-h2 = Прибавьте эту карту к рукам остальных.
lesson-scoring-flip = { rule-F-END-5 }

    Вы кладёте последнюю карту, «Переверните». Чужие карты вы видите здесь с обратной стороны, как за настоящим столом. Следите, какая сторона считается.
lesson-scoring-flip-h1 = Какая сторона в игре после вашей последней карты?
lesson-scoring-flip-h2 = После переворота остальные смотрят на тёмные стороны: как раз на те, что сейчас видны вам.
lesson-scoring-total = { rule-F-SERIES-1 } До этого раунда у вас было 390 очков, у Lou 120, у Cy 465.
lesson-scoring-total-h1 = Сначала сосчитайте карты остальных. Эти руки вы уже знаете.
lesson-scoring-total-h2 = Прибавьте это к своим 390.
lesson-scoring-winner = Тот же раунд, та же серия. Есть ли уже победитель?
lesson-scoring-winner-h1 = Очки получает только победитель раунда. Сколько теперь у каждого?
lesson-scoring-lowest = { rule-F-SERIES-2 } До этого раунда у вас было 160 очков, у Lou 420, у Cy 130.
lesson-scoring-lowest-h1 = Каждый записывает свою руку. Посмотрите, какие карты остались у Lou.
lesson-scoring-lowest-h2 = Прибавьте их к 420 очкам Lou.
lesson-scoring-lowest-winner = Тот же раунд. { rule-F-SERIES-3 } Здесь договорились о наименьшей сумме.
lesson-scoring-lowest-winner-h1 = Сосчитайте все три суммы: прежние очки и своя рука.
lesson-scoring-lowest-winner-h2 = Кто набрал 500, тот заканчивает серию. Но у кого меньше всех?
lesson-scoring-single = { rule-F-SERIES-4 } Здесь договорились об одном раунде, без серии.
lesson-scoring-single-h1 = У кого на руках пусто?
lesson-scoring-single-ask = Раунд окончен. Кто выиграл игру?
lesson-scoring-dealer = { rule-F-DEAL-9 } { rule-F-DEAL-1 } В этом раунде сдаёт Cy.
lesson-scoring-dealer-h1 = Найдите за столом Cy. Кто сидит слева, по ходу игры?

# Карты

lesson-cards-title = Карты
lesson-cards-about = Вы узнаете, что на картах, как их держат и кто что видит.
lesson-cards-two = { rule-F-DECK-1 } Это не две колоды, а одна, на которую смотрят с той или с другой стороны.
lesson-cards-two-h1 = Возьмите мысленно одну карту: сколько у неё сторон?
lesson-cards-two-h2 = А сколько всего карт?
lesson-cards-two-ask = Сколько в колоде сторон, если сложить светлые и тёмные?
lesson-cards-light = { rule-F-DECK-2 }
lesson-cards-light-h1 = Найдите в списке «Переверните»: она есть в каждом цвете.
lesson-cards-light-h2 = Сколько их в одном цвете и сколько цветов?
lesson-cards-light-ask = На скольких светлых сторонах нарисовано «Переверните»?
lesson-cards-dark = { rule-F-DECK-3 }
lesson-cards-dark-h1 = Сначала сосчитайте разные бирюзовые карты: числа, потом карты действия.
lesson-cards-dark-h2 = Каждая встречается дважды. У диких карт цвета нет, бирюзовыми они не бывают.
lesson-cards-dark-ask = Сколько в колоде бирюзовых сторон?
lesson-cards-zero = { rule-F-DECK-4 } Числа идут от 1 до 9.
lesson-cards-zero-h1 = Начните с одного цвета: какие в нём числа и сколько каждого?
lesson-cards-zero-h2 = Потом возьмите все четыре цвета. На картах действия и на диких чисел нет.
lesson-cards-zero-ask = На скольких светлых сторонах стоит число?
lesson-cards-together = { rule-F-DECK-5 } Даже тасование этого не меняет.

    Сброс — стопка сыгранных карт — разложен, у каждой карты видны обе стороны. Потом его тасуют, и синяя четвёрка попадает к Lou.
lesson-cards-together-h1 = Синяя четвёрка лежит в разложенном сбросе. Найдите её.
lesson-cards-together-h2 = При каждой светлой стороне показана тёмная сторона той же карты.
lesson-cards-players = { rule-F-DECK-6 }
lesson-cards-players-h1 = Сколько человек может играть самое большее?
lesson-cards-deal = { rule-F-DEAL-4 } { rule-F-DEAL-1 }

    Вы играете за Ann. Карты только что сданы.
lesson-cards-deal-h1 = Посмотрите на одну руку за столом и сосчитайте в ней карты.
lesson-cards-deal-h2 = Вас трое, и всем роздали поровну.
lesson-cards-deal-ask = Сколько карт на руках у вас троих вместе?
lesson-cards-hold = { rule-F-DEAL-5 } { rule-F-INFO-1 } { rule-F-DEAL-6 }
lesson-cards-hold-h1 = Посмотрите на карты Lou: какую их сторону видите вы?
lesson-cards-hold-h2 = Lou смотрит на ваши карты точно так же.
lesson-cards-pile = { rule-F-INFO-3 }

    Но теперь раунд идёт уже давно, и в игре тёмная сторона.
lesson-cards-pile-h1 = Посмотрите на свои карты: какая сторона в игре?
lesson-cards-pile-h2 = Этой стороной вы увидите взятую карту. А какой она лежит вверх на стопке?
lesson-cards-number = { rule-F-INFO-2 } Другой стол: посмотрите на Lou.
lesson-cards-number-h1 = Карты Lou повёрнуты не к вам, но сосчитать их можно.

# Сдающий и первая карта

lesson-opening-title = Сдающий и первая карта
lesson-opening-about = Вы сможете начать раунд, какая бы карта ни открылась первой.
lesson-opening-dealer = { rule-F-DEAL-2 } Здесь каждый вытянул по карте.
lesson-opening-dealer-h1 = Посмотрите на светлые стороны трёх вытянутых карт.
lesson-opening-dealer-h2 = На каких из них число и какое больше всех?
lesson-opening-tie = { rule-F-DEAL-3 } Карту вытянули четверо.
lesson-opening-tie-h1 = На одной из четырёх карт нет числа. За какое число она считается?
lesson-opening-tie-h2 = Найдите наибольшее число. Оно там одно?
lesson-opening-number = { rule-F-DEAL-7 } { rule-F-DEAL-8 }

    Сдаёт Lou. За этим столом ход идёт от вас к Lou и дальше к Cy.
lesson-opening-number-h1 = Сначала найдите за столом сдающего.
lesson-opening-number-h2 = Оттуда шагните на одно место дальше по ходу игры.
lesson-opening-drawone = { rule-F-INIT-1 } { rule-F-INIT-2 }

    Теперь сдаёт Cy, и открывается «Возьмите одну».
lesson-opening-drawone-h1 = Кто сидит слева от Cy? На него и действует карта.
lesson-opening-drawone-h2 = Этот игрок берёт карту и не ходит. Кто за ним?
lesson-opening-reverse = { rule-F-INIT-3 } Сдаёт Cy.
lesson-opening-reverse-h1 = На этот раз начинает не сосед слева от сдающего.
lesson-opening-reverse-h2 = Кто начинает, сказано выше. Кто это за этим столом?
lesson-opening-skip = { rule-F-INIT-4 } Сдаёт Cy.
lesson-opening-skip-h1 = Найдите Cy и шагните на одно место по ходу игры.
lesson-opening-skip-h2 = Ход пропускает только один игрок.
lesson-opening-wild = { rule-F-INIT-5 } Это вы. Назовите цвет, который вам пригодится.
lesson-opening-wild-h1 = Посмотрите на свои карты: какие у вас цвета?
lesson-opening-wild-h2 = Назовите один из них кнопкой цвета. Карту пока не кладут.
lesson-opening-restricted = { rule-F-INIT-6 } Сдаёт Cy.
lesson-opening-restricted-h1 = Останется ли эта карта на сбросе?
lesson-opening-restricted-h2 = Карта, которая возвращается, не действует.
lesson-opening-flip = { rule-F-INIT-7 }

    Посмотрите на стопку добора: пока карту не открыли, там видна её другая сторона.
lesson-opening-flip-h1 = Посмотрите на стопку добора: что видно на верхней карте?
lesson-opening-flip-h2 = Эта карта переворачивается дважды: когда её открывают и когда она действует.

# Ход

lesson-turn-title = Ход
lesson-turn-about = Вы узнаете, какие карты подходят и что делать, если ни одна не подходит.
lesson-turn-color = { rule-F-TURN-1 } { rule-F-MATCH-1 }

    Текущий цвет — синий. Положите синюю карту.
lesson-turn-color-h1 = В сбросе важна только верхняя карта. Какого она цвета?
lesson-turn-color-h2 = Переберите свои три карты: какая из них этого цвета?
lesson-turn-number = { rule-F-MATCH-2 } Синих карт у вас теперь нет.
lesson-turn-number-h1 = Посмотрите на число сверху на сбросе.
lesson-turn-number-h2 = Поищите в руке то же число. Цвет не важен.
lesson-turn-symbol = { rule-F-MATCH-3 } Сверху лежит «Пропустите ход».
lesson-turn-symbol-h1 = Посмотрите на знак сверху на сбросе.
lesson-turn-symbol-h2 = На одной из ваших карт тот же знак другого цвета.
lesson-turn-many = Цвет, число, дикая карта: теперь всё сразу. { rule-F-WILD-1 }
lesson-turn-many-h1 = Посмотрите на верхнюю карту: подойдёт и её цвет, и её число.
lesson-turn-many-h2 = Карта за картой: она синяя? Это семёрка? Это дикая карта?
lesson-turn-wild = { rule-F-WILD-2 } Положите дикую карту и назовите цвет, который у вас ещё есть.
lesson-turn-wild-h1 = Дикая карта у вас та, что без цвета. Какие цвета останутся в руке?
lesson-turn-wild-h2 = Положите её и назовите цвет, которого у вас есть хотя бы одна карта.
lesson-turn-called = { rule-F-MATCH-4 } Назван зелёный.
lesson-turn-called-h1 = У дикой карты сверху своего цвета нет. Какой назван?
lesson-turn-called-h2 = Карта под ней больше не важна. Дикие подходят и теперь.
lesson-turn-draw = Ни одна ваша карта не подходит. { rule-F-DRAW-1 } { rule-F-TURN-3 }
lesson-turn-draw-h1 = Сравните ещё раз три свои карты с верхней: ни цвета, ни числа.
lesson-turn-draw-h2 = Новую карту берут из стопки добора.
lesson-turn-drawn = Вы взяли карту, и она подходит. { rule-F-DRAW-5 } { rule-F-DRAW-2 } { rule-F-DRAW-4 }
lesson-turn-drawn-h1 = Найдите карту, которой раньше не было.
lesson-turn-drawn-h2 = До добора у вас были синяя двойка, красная единица и жёлтая пятёрка.
lesson-turn-once = Одну карту вы уже взяли. { rule-F-DRAW-6 }
lesson-turn-once-h1 = Посмотрите на свои карты: новая уже там.
lesson-turn-once-h2 = Сколько карт берут за один ход самое большее?
lesson-turn-want = Ваша синяя карта подходит. Обязательно ли её класть? { rule-F-DRAW-3 }
lesson-turn-want-h1 = Есть ли правило, что подходящую карту надо класть?
lesson-turn-others = { rule-F-TURN-2 } Сейчас ваш ход, а Cy торопится.
lesson-turn-others-h1 = Посмотрите на стол: чей сейчас ход?
lesson-turn-others-h2 = Подошла бы красная восьмёрка или нет, не важно.
lesson-turn-slip = { rule-F-ERR-1 } Так что можно смело пробовать.
lesson-turn-slip-h1 = Сравните зелёную четвёрку с верхней картой: сначала цвет, потом число.

# Светлые карты действия

lesson-light-title = Светлые карты действия
lesson-light-about = Вы узнаете, кто берёт карты, кто пропускает ход и чей ход следующий.
lesson-light-draw = { rule-F-LITE-1 } Ход идёт от вас к Lou и дальше к Cy.
lesson-light-draw-h1 = Найдите на столе себя и направление игры.
lesson-light-draw-h2 = Карта действует на следующее место в этом направлении.
lesson-light-lose = Та же карта ещё раз. Lou берёт карту. А потом?
lesson-light-lose-h1 = Кто берёт карту? Будет ли этот игрок ходить?
lesson-light-lose-h2 = Шагните ещё на одно место за того, кто берёт.
lesson-light-skip = { rule-F-LITE-3 }
lesson-light-skip-h1 = Начните со своего места и идите по ходу игры.
lesson-light-skip-h2 = Речь только о первом игроке на этом пути.
lesson-light-reverse = { rule-F-LITE-2 }
lesson-light-reverse-h1 = До сих пор ход шёл от вас к Lou. Куда он пойдёт после этой карты?
lesson-light-reverse-h2 = Кто сидит с другой стороны от вас?
lesson-light-target = Lou ждёт своего хода. Сделайте ход, который меняет направление игры.
lesson-light-target-h1 = Три ваши карты синие, и все подходят. Но действуют они по-разному.
lesson-light-target-h2 = На какой из них стрелки смотрят в разные стороны?
lesson-light-answer = { rule-F-PEN-1 }

    У вас тоже есть «Возьмите одну», а Lou кладёт такую карту против вас.
lesson-light-answer-h1 = Ваша «Возьмите одну» сейчас не поможет. Чего требует карта от Lou?
lesson-light-answer-h2 = Сколько брать, сказано в названии карты.
lesson-light-later = Прошло время. Все брали карты, «Возьмите одну» от Lou всё ещё сверху, и ходите вы. { rule-F-MATCH-3 }
lesson-light-later-h1 = Ждёт ли ещё кого-нибудь карта от Lou или уже подействовала?
lesson-light-later-h2 = Сравните знаки: свой и тот, что сверху.
lesson-light-two-reverse = Теперь играете только вы и Lou. { rule-F-TWO-1 }
lesson-light-two-reverse-h1 = За столом только двое. Куда повернёт ход?
lesson-light-two-skip = { rule-F-TWO-2 }
lesson-light-two-skip-h1 = Кто здесь пропускает ход? Кто остаётся?
lesson-light-two-draw = { rule-F-TWO-3 } Об оспаривании есть отдельный урок. Пусть Lou возьмёт карту.
lesson-light-two-draw-h1 = После каждой из трёх ваших синих карт снова ходите вы.
lesson-light-two-draw-h2 = Какая из них заставляет следующего игрока брать?

# Тёмные карты действия

lesson-dark-title = Тёмные карты действия
lesson-dark-about = Вы узнаете суровые карты тёмной стороны и что будет, если стопка добора кончится.
lesson-dark-five = { rule-F-DARK-1 }
lesson-dark-five-h1 = Сначала сосчитайте, сколько карт у Lou сейчас.
lesson-dark-five-h2 = Потом прибавьте столько, сколько велит карта.
lesson-dark-everyone = { rule-F-DARK-3 }
lesson-dark-everyone-h1 = Обойдите стол взглядом: кто эти «все», а кто нет?
lesson-dark-everyone-h2 = Кто-то всё же ходит следующим.
lesson-dark-again = Сделайте ход, после которого ходить снова вам.
lesson-dark-again-h1 = Текущий цвет — фиолетовый. Какая ваша фиолетовая карта действует на всех остальных?
lesson-dark-again-h2 = Карт с таким знаком у вас две, но подходит одна.
lesson-dark-reverse = { rule-F-DARK-2 }
lesson-dark-reverse-h1 = Посмотрите на стол: куда идёт ход сейчас?
lesson-dark-color = { rule-F-DARK-4 }

    Lou называет бирюзовый, и вы принимаете штраф: берёте карты. (Об оспаривании есть отдельный урок.) Стопка добора здесь разложена, следующая карта первая.
lesson-dark-color-h1 = Идите по разложенной стопке с первой карты. Важны только тёмные стороны.
lesson-dark-color-h2 = Считайте до первой бирюзовой карты, вместе с ней.
lesson-dark-found = { rule-F-DARK-5 } Тот же штраф ещё раз: последней вы берёте бирюзовую.
lesson-dark-found-h1 = Вы принимаете штраф и берёте. Чего ещё он вам стоит?
lesson-dark-found-h2 = Куда пойдёт ход, минуя вас?
lesson-dark-onway = { rule-F-DARK-6 } Снова назван бирюзовый. Посмотрите на стопку.
lesson-dark-onway-h1 = Посмотрите на первую карту стопки. Есть ли у неё цвет?
lesson-dark-onway-h2 = Считайте дальше, пока не выйдет бирюзовая.
lesson-dark-short = { rule-F-PILE-1 } { rule-F-PILE-3 }

    В стопке добора осталось две карты, а вы кладёте «Возьмите пять».
lesson-dark-short-h1 = Сосчитайте, что лежит под верхней картой сброса.
lesson-dark-short-h2 = Хватит ли этого на карты, которых нет в стопке добора?
lesson-dark-top = { rule-F-PILE-2 } Стол тот же.
lesson-dark-top-h1 = Какая карта лежит сверху, пока Lou берёт карты?
lesson-dark-top-h2 = Все остальные тасуют, а её нет.
lesson-dark-empty = { rule-F-PILE-4 } В стопке две карты, а под той, что вы кладёте, ещё только одна.
lesson-dark-empty-h1 = Сосчитайте обе стопки: сколько карт вообще можно взять?
lesson-dark-empty-h2 = Карта, которую вы кладёте, остаётся сверху, её не берут.

# «Уно» и последняя карта

lesson-uno-title = «Уно» и последняя карта
lesson-uno-about = Вы научитесь вовремя объявлять «Уно», ловить других и заканчивать раунд.
lesson-uno-say = { rule-F-UNO-1 } У вас две карты.
lesson-uno-say-h1 = Одна из двух ваших карт подходит. Сколько останется после неё?
lesson-uno-say-h2 = Объявите «Уно» сначала или вместе с картой.
lesson-uno-catch = { rule-F-UNO-2 } Слышно ли было что-нибудь от Lou?
lesson-uno-catch-h1 = Посмотрите на Lou: сколько карт осталось и объявлено ли «Уно»?
lesson-uno-catch-h2 = Успейте до того, как положите или возьмёте карту: с неё начнётся следующий ход.
lesson-uno-penalty = { rule-F-UNO-3 } Стол тот же: у Lou одна карта.
lesson-uno-penalty-h1 = Сколько карт у Lou до штрафа?
lesson-uno-penalty-h2 = Теперь прибавьте штраф.
lesson-uno-late = Теперь вы Cy. Lou никто не поймал, и Ann уже берёт карту. { rule-F-UNO-2 }
lesson-uno-late-h1 = Посмотрите, что делает Ann.
lesson-uno-late-h2 = Взятая карта и есть начало следующего хода.
lesson-uno-correct = Вы снова Ann и молча положили предпоследнюю карту. { rule-F-UNO-4 }
lesson-uno-correct-h1 = Что надо было сказать, когда вы клали карту?
lesson-uno-correct-h2 = Ещё не поздно: вас пока не поймали.
lesson-uno-correct-ask = Ходит Lou, и пока никто не заметил. Спасайтесь!
lesson-uno-dark = { rule-F-UNO-5 } Lou опять не вспоминает об этом.
lesson-uno-dark-h1 = Сколько карт осталось у Lou и что не сказано?
lesson-uno-dark-h2 = Сделайте то же, что на светлой стороне, и до своего хода.
lesson-uno-false = { rule-F-UNO-6 } У вас три карты, а вы всё равно объявляете «Уно».
lesson-uno-false-h1 = Сколько у вас карт? А когда объявляют «Уно»?
lesson-uno-false-ask = Будет ли такое «Уно» засчитано?
lesson-uno-win = { rule-F-END-1 }
lesson-uno-win-h1 = Сравните свою единственную карту с верхней.
lesson-uno-last = { rule-F-END-2 } { rule-F-END-3 }
lesson-uno-last-h1 = Ваша рука тогда пуста. Действует ли всё же последняя карта?
lesson-uno-last-h2 = Сколько карт она заставляет взять следующего игрока?
lesson-uno-vain = { rule-F-END-4 } Последней картой Lou была дикая карта «Возьмите две», и положена она против вас.
lesson-uno-vain-h1 = Посмотрите на руку Lou: что там можно найти?
lesson-uno-vain-h2 = Значит, оспаривание не удастся. Это стоит штрафа и ещё двух карт.

# Целый раунд

lesson-round-title = Ваш первый целый раунд
lesson-round-about = Вы сыграете целые раунды с тренером рядом.
lesson-round-look = Сдан настоящий раунд. Вы играете за Ann, и начинается всё со взгляда на свои карты.
lesson-round-look-h1 = Начните с верхней карты: её цвет и число.
lesson-round-look-h2 = Потом переберите руку. Дикая карта тоже подходит.
lesson-round-first = Теперь сделайте первый ход. Годится любой ход по правилам.
lesson-round-first-h1 = Годится любая из найденных карт. С дикой картой назовите и цвет.
lesson-round-small = Короткий раунд: по три карты, только вы и Lou. Кнопка подсказки — ваш тренер: она говорит, что сделал бы опытный игрок и почему.
lesson-round-flip = По четыре карты, игроков трое. Следите за переворотами: рука после них уже другая.
lesson-round-whole = А теперь по-настоящему: по семь карт. Удачи!

# Классическое «Уно»

lesson-classic-title = Чем отличается классическое «Уно»
lesson-classic-about = Вы сможете играть и старыми картами и сказать, чем отличается игра.
lesson-classic-overview = То же, что во «Флипе»: ходы, цвета, числа и знаки, добор одной карты, «Уно» и оспаривание.

    Иначе: у карт одна сторона, поэтому нет ни «Переверните», ни тёмной стороны, а чужих карт не видно совсем. Есть нули. Вместо «Возьмите одну» здесь «Возьмите две», вместо дикой «Возьмите две» — смена цвета «+4».

    Текущий цвет — синий. Играйте, как научились.
lesson-classic-overview-h1 = Всё как во «Флипе»: цвет, число или дикая карта.
lesson-classic-overview-h2 = Сравните каждую свою карту с синей семёркой.
lesson-classic-deck = Во «Флипе»: 112 карт с двумя сторонами, нуля нет, и у чужих карт видна одна сторона.

    А вот как в классике. { rule-C-DECK-1 } { rule-C-INFO-1 }
lesson-classic-deck-h1 = Найдите в списке 0: сколько их в одном цвете?
lesson-classic-deck-h2 = А сколько цветов?
lesson-classic-deck-ask = Сколько нулей в классической колоде?
lesson-classic-deal = Во «Флипе»: сдаёт тот, у кого наибольшее светлое число, каждому по семь карт, и начинают на светлой стороне.

    В классике: сдаёт тот, у кого наибольшее число, каждому по семь карт, а сторона только одна. { rule-C-DEAL-2 }

    Сдаёт Lou.
lesson-classic-deal-h1 = Как во «Флипе»: найдите сдающего и шагните на одно место дальше.
lesson-classic-opening = Во «Флипе»: первая «Возьмите одну» стоит одной карты, а первая «Переверните» переворачивает всё.

    А вот как в классике. { rule-C-INIT-1 }

    Сдаёт Cy.
lesson-classic-opening-h1 = На кого действует карта? Посмотрите слева от Cy.
lesson-classic-opening-h2 = Этот игрок пропускает ход. Кто за ним?
lesson-classic-penalty = Во «Флипе»: «Возьмите одну» стоит следующему одной карты, «Возьмите пять» — пяти, и никто не передаёт их дальше.

    А вот как в классике. { rule-C-ACT-3 } { rule-C-PEN-1 }

    У вас самих есть «Возьмите две».
lesson-classic-penalty-h1 = Поможет ли вам сейчас своя «Возьмите две»?
lesson-classic-penalty-h2 = Вы берёте карты и пропускаете ход. Кто за вами?
lesson-classic-four = Во «Флипе»: дикую «Возьмите две» можно класть, только если нет текущего цвета, и стоит она двух карт.

    А вот как в классике. { rule-C-ACT-5 }
lesson-classic-four-h1 = Есть ли у вас что-нибудь синее?
lesson-classic-four-h2 = Карта, которая подходит числом, «+4» не мешает.
lesson-classic-challenge = Во «Флипе»: две карты за раскрытый блеф, четыре за неудачное оспаривание. В классике проверка та же.

    { rule-C-CHAL-2 } { rule-C-CHAL-3 }

    Lou кладёт «+4» против вас.
lesson-classic-challenge-h1 = Начните с «принять»: сколько брать, сказано в названии карты.
lesson-classic-challenge-h2 = Если вы правы, вы не берёте ничего. Ошибка прибавляет две карты, как во «Флипе».
lesson-classic-uno = Во «Флипе»: «Уно» с предпоследней картой и две карты для пойманных без него.

    В классике: точно так же. У вас две карты.
lesson-classic-uno-h1 = Одна из двух ваших карт подходит. Сколько останется после неё?
lesson-classic-last = Во «Флипе»: если последняя карта велит кому-то брать, он ещё берёт, и эти карты считаются.

    В классике: точно так же. Здесь в стопке добора осталась одна карта.
lesson-classic-last-h1 = В стопке добора одна карта. А что под верхней картой сброса?
lesson-classic-two = Во «Флипе»: при игре вдвоём «Смените направление», «Пропустите ход» и «Все пропускают ход» дают ещё один ход.

    В классике карты «Все пропускают ход» нет. { rule-C-TWO-1 }
lesson-classic-two-h1 = За столом только двое. Куда повернёт ход?
lesson-classic-score = Во «Флипе»: «Возьмите одну» стоит 10, простая дикая — 40, другие дикие — 50 и 60.

    А вот как в классике. { rule-C-SCORE-1 } Играют и там, и там до 500.

    До этого раунда у вас было 405 очков, у Lou 210, у Cy 330. Все карты открыты, и вы кладёте последнюю, «Возьмите две».
lesson-classic-score-h1 = Lou ещё берёт карты: посмотрите на первые карты разложенной стопки.
lesson-classic-score-h2 = Сосчитайте обе руки и прибавьте свои 405. Не забудьте дикую карту у Cy.
lesson-classic-slip = Во «Флипе»: неподходящая карта возвращается в руку, и это всё.

    А вот как в классике. { rule-C-ERR-1 } Здесь так условились.

    Вы кладёте красную единицу, а она не подходит.
lesson-classic-slip-h1 = Карта возвращается к вам. Сколько их тогда, без штрафа?
lesson-classic-slip-h2 = Теперь прибавьте штраф.

# Домашние правила

lesson-house-title = Домашние правила
lesson-house-about = Вы узнаете известные домашние правила и увидите, как каждое меняет игру.
lesson-house-stack = { rule-H-STACK-1 } { rule-H-STACK-4 }

    Lou кладёт «Возьмите одну» против вас. Вы отвечаете своей, а у Cy такой нет.
lesson-house-stack-h1 = Сосчитайте карты «Возьмите одну»: от Lou и вашу.
lesson-house-stack-h2 = По одной карте за каждую «Возьмите одну» на сбросе.
lesson-house-pass = Стол тот же, домашнее правило другое. { rule-H-ESC2-1 } { rule-H-ESC2-2 }
lesson-house-pass-h1 = Карты те же, что раньше. Складывается ли что-нибудь по этому правилу?
lesson-house-pass-h2 = Считается только последняя «Возьмите одну».
lesson-house-four = Классические карты. { rule-H-STACK-2 }

    Lou кладёт такую карту против вас, и вы отвечаете своей.
lesson-house-four-h1 = Сколько карт «+4» тогда лежит?
lesson-house-four-h2 = По четыре карты за каждую.
lesson-house-answer = Снова классические карты. { rule-H-ANS4-1 } { rule-H-ANS4-2 } Назван красный.
lesson-house-answer-h1 = Какая карта считается после вашего ответа: «+4» или «Возьмите две»?
lesson-house-answer-h2 = Сосчитайте карты Cy и прибавьте столько, сколько она велит.
lesson-house-skip = И это классические карты. { rule-H-ESCS-1 } Lou кладёт такую карту против вас. Спасайтесь!
lesson-house-skip-h1 = Посмотрите на карту сверху: какого она цвета?
lesson-house-skip-h2 = Есть ли у вас точно такая же?
lesson-house-jump = Снова карты «Флип». { rule-H-JUMP-1 } { rule-H-JUMP-3 }

    Сейчас ход Cy. Но взгляните на верхнюю карту и на свои карты.
lesson-house-jump-h1 = Сравните верхнюю карту с каждой своей: цвет и число.
lesson-house-jump-h2 = По этому правилу своего хода ждать не нужно.
lesson-house-double = { rule-H-DOUBLE-1 } { rule-H-DOUBLE-2 }

    { rule-H-REV-1 } Вы положили одну карту «Смените направление», и у вас есть вторая такая же.
lesson-house-double-h1 = Сосчитайте смены направления вместе со второй.
lesson-house-double-h2 = До первой ход шёл по часовой стрелке.
lesson-house-seven = { rule-H-70-2 } { rule-H-70-4 } У вас четыре карты, у Lou две.
lesson-house-seven-h1 = Какая ваша карта — семёрка и подходит ли она?
lesson-house-seven-h2 = Положите её и выберите, с кем поменяться. Чья рука вам нужнее?
lesson-house-zero = Классические карты: во «Флипе» нуля нет. { rule-H-70-1 } Ход идёт от вас к Lou и дальше к Cy.
lesson-house-zero-h1 = Ваши карты уходят к Lou. А чьи приходят к вам?
lesson-house-zero-h2 = Сосчитайте карты в той руке.
lesson-house-five = Снова карты «Флип». { rule-H-FIVE-1 } Положите пятёрку и поменяйтесь.
lesson-house-five-h1 = Положите пятёрку. Потом вас спросят, с кем меняться.
lesson-house-five-h2 = Выберите игрока и карту, которую отдаёте.
lesson-house-back = { rule-H-BACK-1 } { rule-H-READY-1 }

    Lou блефует, и вы оспариваете.
lesson-house-back-h1 = Lou забирает дикую карту. Что лежало под ней?
lesson-house-back-h2 = До неё действовал синий.
lesson-house-points = { rule-H-PTS-1 } Другие считают иначе. { rule-H-PTS-2 }

    Здесь договорились о первом способе. До этого раунда у вас было 120 очков, у Lou 160, у Cy 90. Раунд кончился на светлой стороне.
lesson-house-points-h1 = Сосчитайте каждую руку по светлой стороне и прибавьте прежние очки.
lesson-house-points-h2 = У кого 200 или больше?
