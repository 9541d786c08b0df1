# Надписи исследователя позиций и то, что в позиции может быть не так.

explorer-title = Исследовать позицию
explorer-editor = Позиция
explorer-line = Чтобы поделиться, одной строкой
explorer-copy = Копировать
explorer-copied = Скопировано
explorer-paste = Взять из строки
explorer-draft = Так пока не бывает. Стол показывает последнюю возможную позицию.
explorer-discard-draft = Отказаться от этих изменений
explorer-deal = Новая раздача
explorer-deal-flip = Новая раздача: UNO Flip
explorer-deal-classic = Новая раздача: классическое «Уно»
explorer-players = Игроки
explorer-palette = Все карты
explorer-left = осталось: { $count }
explorer-add-to = Добавить сюда: { $text }
explorer-remove = Убрать
explorer-legal = Что можно сделать сейчас
explorer-refused = Карты, которые положить нельзя
explorer-nothing-legal = Ничего: раунд окончен.
explorer-within = по правилам
explorer-bluff = блеф
explorer-type-action = Напишите действие
explorer-do = Сделать
explorer-back = Вернуть ход
explorer-fork = А что, если …? (вторая ветка)
explorer-close = Закрыть эту ветку
explorer-select = Взять эту ветку
explorer-root = Править эту позицию
explorer-branch = Ветка { $text }
explorer-steps = Что сделано
explorer-no-steps = Пока ничего.
explorer-play = Играть дальше
explorer-play-as = Играть дальше за игрока { $player }
explorer-step = Как шаг урока
explorer-options = Правила
explorer-effect = Что здесь меняется
explorer-effect-none = В этой позиции ничего не меняется.
explorer-effect-legal = Становится можно
explorer-effect-illegal = Больше нельзя
explorer-effect-changed = Приводит к другому
explorer-effect-undone = Так больше нельзя, поэтому это отменено
explorer-effect-before = до сих пор
explorer-effect-after = теперь

explorer-field-players = Игроки по часовой стрелке
explorer-field-hand = Рука: { $player }
explorer-field-discard = Сброс, нижняя карта первой
explorer-field-draw = Стопка добора, следующая карта первой
explorer-field-side = Сторона в игре
explorer-field-direction = Направление
explorer-field-color = Текущий цвет
explorer-field-color-auto = как сверху
explorer-field-turn = Действует
explorer-field-dealer = Сдающий
explorer-field-phase = Ждём
explorer-field-pending = Штраф, который ждёт ответа
explorer-field-drawn = Только что взятая карта
explorer-field-after = Ходит потом
explorer-field-offer = Предложенная карта
explorer-field-revealed = Показанная рука
explorer-field-uno-owed = Нет объявленного «Уно»
explorer-field-uno-said = «Уно» сказано, карта ещё не положена
explorer-field-uno-called = «Уно» сказано
explorer-field-opening-top = Сверху первая карта
explorer-field-idle = Пустых взятий подряд
explorer-field-winner = Победитель

explorer-option-deck = Колода
explorer-option-pairing = Какие стороны на одной карте
explorer-option-hand-size = Карт каждому при раздаче
explorer-option-initial-flip = «Переверните» первой картой
explorer-option-two-player-reverse = «Смените направление» вдвоём
explorer-option-restricted-wilds = Незаконные дикие карты со штрафом
explorer-option-failed-challenge-extra = Лишних карт за неудачное оспаривание
explorer-option-challenge-take-back = Уличённый забирает дикую карту
explorer-option-final-flip = «Переверните» последней картой
explorer-option-uno-penalty = Карт за забытое «Уно»
explorer-option-false-uno-penalty = Карт за «Уно» не вовремя
explorer-option-false-catch-penalty = Карт за ложное обвинение
explorer-option-misplay-penalty = Карт за неверный ход
explorer-option-scoring = Счёт
explorer-option-target = Сколько очков набрать
explorer-option-stack = Ответ на штрафную карту
explorer-option-stack-wild4 = «+4» складываются
explorer-option-answer-wild4 = «Возьмите две» в ответ на «+4»
explorer-option-escape-skip = «Пропустите ход» в ответ на такую же
explorer-option-jump-in = Одинаковые карты вне очереди
explorer-option-seven-swap = Семёрка: обмен руками
explorer-option-zero-rotate = Ноль: все руки по кругу
explorer-option-five-swap = Пятёрка: обмен одной картой
explorer-option-politeness = Ждать слова «готово»

explorer-value-flip = UNO Flip
explorer-value-classic = классическая
explorer-value-published = как в списке
explorer-value-random = случайно
explorer-value-apply = всё переворачивается
explorer-value-redraw = возвращается
explorer-value-ignore = ничего не переворачивается
explorer-value-execute = всё переворачивается
explorer-value-skip = снова тот же игрок
explorer-value-noop = только направление
explorer-value-bluff = можно, как блеф
explorer-value-strict = нельзя
explorer-value-winner = очки победителю
explorer-value-lowest = побеждает меньшая сумма
explorer-value-loser = кто набрал, проиграл
explorer-value-none = нет
explorer-value-sum = да, складывается
explorer-value-pass = да, переходит дальше
explorer-value-single = один раунд
explorer-value-yes = да
explorer-value-no = нет
explorer-switch-conflict = С остальными правилами это не сочетается.
explorer-switch-deck = Для других карт начните с новой раздачи.

explorer-problem-card = «{ $text }» — не карта. Пишите, например, B7/O3 (в классическом UNO: B7).
explorer-problem-empty = Здесь должно что-то стоять.
explorer-problem-choice = «{ $text }» здесь невозможно.
explorer-problem-player = Игрока с именем «{ $text }» здесь нет.
explorer-problem-player-count = Играют от 2 до 10 человек, а здесь { $count }.
explorer-problem-name = «{ $text }» не может быть именем.
explorer-problem-name-twice = Имя «{ $text }» стоит дважды.
explorer-problem-quote = Кавычки не хватает, или она не на месте.
explorer-problem-too-many-cards = Карт { $count }, а в колоде только { $most }.
explorer-problem-no-such-card = Карты { $text } в колоде нет.
explorer-problem-copies = { $text }: здесь { $count }, а в колоде { $most }.
explorer-problem-face-copies = { $text } ({ $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }): здесь { $count }, а в колоде { $most }.
explorer-problem-no-discard = В сбросе должна лежать карта.
explorer-problem-no-dark-side = У классических карт нет тёмной стороны.
explorer-problem-color-of-side = Цвета «{ $color }» на этой стороне нет ({ $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }).
explorer-problem-color-missing = Сверху дикая карта; скажите, какой цвет действует.
explorer-problem-color-of-top = Цвет верхней карты { $force }, поэтому { $color } действовать не может.
explorer-problem-part-missing = Для этого не хватает части: { $text ->
    [pending] { explorer-field-pending }
    [drawn] { explorer-field-drawn }
    [offer] { explorer-field-offer }
   *[after] { explorer-field-after }
 }.
explorer-problem-written = Пишите так: { $text }
explorer-problem-part = «{ $text }» — не часть позиции. Пишите, например: hand Ann: B2/O8
explorer-problem-part-twice = Часть «{ $text }» указана дважды.
explorer-problem-no-opening = В стопке добора нет карты, которой можно начать.
explorer-problem-not-in-hand = { $text }: в этой руке такой карты нет.
explorer-problem-uno-one-card = { $player } держит не одну карту, так что «Уно» ни при чём.
explorer-problem-empty-hand = Карт на руках нет ({ $player }), раунд был бы окончен.
explorer-problem-not-opened = Пока первая карта не открыта, здесь ничего не лежит.
explorer-problem-no-call = У верхней карты есть цвет, поэтому его никто не называет.
explorer-problem-other-phase = Это бывает только так: «{ explorer-field-phase }: { $text ->
    [drawn] { ui-explorer-phase-drawn }
    [respond] { ui-explorer-phase-respond }
   *[give] { ui-explorer-phase-give }
 }».
explorer-problem-drawn-fits = { $text } не подходит, и ход был бы уже окончен.
explorer-problem-asks-nobody = На эту карту никто не отвечает: { $symbol-name }.
explorer-problem-cost = Такого штрафа не бывает: { $symbol-name }, { cards-nom }.{ $symbol ->
    [skip] { " " }Пишите 0.
    [wild_draw_color] { " " }Пишите 0.
   *[other] { "" }
 }
explorer-problem-two-players = Здесь нужны два разных игрока.
explorer-problem-must-answer = Отвечает { $player }, а в поле «{ explorer-field-turn }» стоит { $target }.
explorer-problem-not-last = { $player } ещё держит карты, так что эта была не последней.
explorer-problem-nobody-caught = До первого хода и после раунда никого не ловят.
explorer-problem-winner-holds = { $player } ещё держит карты и, значит, не выигрывает.
explorer-problem-winner-early = Раунд не окончен, победителя ещё нет.
explorer-problem-too-long = Слишком длинно: в позиции не больше { $most } знаков.
explorer-problem-line = Это не действие. Пишите, например: Ann play B7/O3
explorer-problem-other = Так не бывает: { $text }

explorer-notice-option = Такое значение здесь невозможно; всё осталось как было.
explorer-notice-refused = Так не бывает, всё осталось как было: { $text }
explorer-notice-no-step = Возвращать нечего.
explorer-notice-branches = Веток может быть самое большее { $count }.
explorer-notice-only-branch = Единственная ветка остаётся.

ui-explorer-play = Сыграть
ui-explorer-jump = Сыграть вне очереди
ui-explorer-give = Отдать
ui-explorer-open = Открыть первую карту
ui-explorer-swap = обмен с игроком { $player }
ui-explorer-more = Добавить часть …
ui-explorer-elsewhere = Этот блокнот не показывает стол здесь. Выведите explorer.table в отдельной ячейке.
ui-explorer-phase-opening = первая карта
ui-explorer-phase-turn = ход или взятие карты
ui-explorer-phase-drawn = сыграть или оставить взятую карту
ui-explorer-phase-respond = ответ на штраф
ui-explorer-phase-choose-color = цвет
ui-explorer-phase-give = карта в обмен
ui-explorer-phase-await-ready = «готов»
ui-explorer-phase-round-over = ничего: раунд окончен
