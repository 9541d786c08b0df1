# Надписи виджетов: кнопки, списки, состояния. То, что происходит в игре, — в events.ftl.

ui-table = Стол «УНО Флип»
ui-seats = Другие игроки
ui-seat = { $player }: { cards-nom }
ui-seat-turn = сейчас действует
ui-seat-dealer = сдающий
ui-uno-said = сказано «Уно»
ui-uno-owed = «Уно» не сказано
ui-uno-badge = УНО
ui-uno-badge-owed = УНО?
ui-hand = Карты на руках, { $player }: { cards-nom }
ui-hand-left = Показать карты левее
ui-hand-right = Показать карты правее
ui-card-playable = { $name }, можно сыграть
ui-card-bluff = { $name }, можно сыграть как блеф
ui-card-not-playable = { $name }, сыграть нельзя
ui-card-give = { $name }, можно отдать
ui-draw-pile = Стопка добора: { cards-nom }
ui-discard-pile = Сброс: { cards-nom }
ui-draw-short = добор
ui-discard-short = сброс
ui-color-in-force = Текущий цвет:
ui-on-top = Сверху:
ui-direction-short = по часовой
ui-direction-short-back = против часовой
ui-your-turn = Ваш ход
ui-turn-label = Сейчас действует:
ui-language = Язык
ui-read = Рассказать, что на столе

ui-do-opening = Открывается первая карта.
ui-do-turn = Ваш ход: сыграйте приподнятую карту или возьмите из стопки.
ui-do-drawn = Сыграйте взятую карту или оставьте её.
ui-do-respond = Отвечаете вы.
ui-do-choose-color = Назовите цвет.
ui-do-give = Выберите карту, которую отдадите.
ui-do-await-ready = Скажите, когда будете готовы.
ui-waits-turn = Ходит { $player }.
ui-waits-respond = Отвечает { $player }.
ui-waits-choose-color = Цвет называет { $player }.

ui-actions = Что можно сделать сейчас
ui-draw = Взять карту
ui-keep = Оставить
ui-accept = Принять
ui-accept-skip = Пропустить ход
ui-challenge = Оспорить
ui-ready = Всё готово
ui-say-uno = Сказать «Уно»
ui-uno-arm = Сказать «Уно» с картой
ui-uno-armed = «Уно» прозвучит с картой
ui-catch = Поймать: { $target }
ui-cancel = Ещё нет
ui-close = Закрыть
ui-why = почему?
ui-forecast = Что даст оспаривание
ui-choose-color = Какой цвет?
ui-choose-color-for = Какой цвет вы называете ({ $card })?
ui-choose-target = С кем поменяться картами?
ui-choose-swap = С кем поменяться одной картой?
ui-no-swap = Без обмена
ui-choose-give = Какую карту отдать? Выберите её на руках.
ui-revealed = Карты на руках, { $player }. Их видите только вы и только до следующего действия.
ui-look = Что вам видно, { $player }: { cards-nom }
ui-back-ask = Выберите карту, чтобы увидеть, что может быть на её другой стороне.
ui-back-answer = { $count ->
    [1] На обороте { $card-gen } может быть только:
   *[other] На обороте { $card-gen } может быть одно из { $count }:
 }
ui-back-unknown = Что на её другой стороне, узнать нельзя.
ui-back-answer-label = Возможные другие стороны
ui-waiting = Ждём ответа ядра …

ui-player-bar = Проигрыватель
ui-timeline = Шкала времени
ui-back = На шаг назад
ui-play = Пуск
ui-pause = Пауза
ui-step = На шаг вперёд
ui-to-live = К текущему моменту
ui-next-step = Следующий шаг ({ $count })
ui-what-next = Что будет дальше?
ui-show-me = Показать
ui-history = Что было
ui-mode = Как показывать
ui-mode-flow = Подряд
ui-mode-step = По шагам
ui-mode-ask = Что будет дальше?
ui-pace = Скорость
ui-pace-none = сразу

ui-round-over = Раунд окончен
ui-you-win = Вы выиграли раунд!
ui-wins = Раунд выигрывает { $player }
ui-round-void = Никто не может ходить: раунд не засчитан
ui-series-over = Серия окончена. Победа: { $players }
ui-see-table = Посмотреть на стол
ui-player = Игрок
ui-cards-left = Остались карты
ui-points = Очки
ui-total = Всего
ui-booked = { $player } записывает: { points }
ui-next-round = Следующий раунд
ui-play-again = Сыграть ещё раз

ui-hand-on = Передайте устройство: { $player }
ui-uncover = Это я, { $player }: показать мои карты

ui-lost = Ядро не отвечает. Вы видите последний стол; чтобы играть дальше, выполните ячейку ещё раз.
ui-problem-empty = Здесь пока нет стола. Выполните ячейку ещё раз.
ui-problem-empty-replay = Показывать нечего: запись раунда пуста.
ui-problem-broken = Здесь что-то пошло не так ({ $name }). Обновите страницу или выполните ячейку ещё раз.
ui-problem-newer = Этот стол создан более новой версией unoflip-widgets. Обновите пакет и перезагрузите страницу.

ui-notice-stale = На столе тем временем уже другое положение; ничего не изменилось. Посмотрите ещё раз и выберите.
ui-notice-malformed = Это сообщение здесь не имеет смысла; ничего не изменилось.
ui-notice-onlooker = Здесь вы только смотрите; ничего не изменилось.
ui-notice-not-offered = Сейчас так сделать нельзя; ничего не изменилось.
ui-notice-goes-on = Раунд ещё не закончен.
ui-notice-bot-failed = Бот ({ $player }) дал сбой, и игра стоит. Вызовите advance() в ячейке, чтобы увидеть ошибку.

# Чего нет в explorer.ftl: кнопки действий и чего ждёт позиция.
