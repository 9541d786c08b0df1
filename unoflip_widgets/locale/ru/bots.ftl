# Как зовут ботов и почему бот так поступил. Бот говорит о себе.

bot-name-hasty = Торопыга
bot-name-steady = Крепыш
bot-name-sly = Хитрец
bot-about-hasty = ходит наугад
bot-about-steady = кладёт то, что подходит
bot-about-sly = думает наперёд

bot-reason-hasty = Я об этом не думаю.
bot-reason-only = Больше ничего сделать нельзя.
bot-reason-fits = Эта карта подходит: { $card }.
bot-reason-last-card = Это моя последняя карта.
bot-reason-wild-needed = Лучшего хода нет, пригодилась { $card }.
bot-reason-nothing-fits = У меня ничего не подходит.
bot-reason-draw = Лучше взять карту, чем расстаться с хорошей.
bot-reason-keep-wild = Взятую карту лучше сохранить на потом.
bot-reason-color-most = Больше всего у меня карт { $color-gen } цвета.
bot-reason-lose-points = Отдаю карту, которая стоит больше всего очков.
bot-reason-hit = { $target } держит { $count ->
    [one] всего { $count } карту
    [few] всего { $count } карты
   *[many] всего { $count } карт
 }, пусть возьмёт ещё.
bot-reason-skip = Пусть { $target } сейчас пропустит ход.
bot-reason-again = После этого снова мой ход.
bot-reason-block = Скорее всего, { $target } не ответит на это.
bot-reason-flip = Судя по рубашкам, после переворота карты у других станут хуже.
bot-reason-bluff = Это блеф: нужный цвет у меня есть, но кто об этом знает?
bot-reason-swap = Мне пригодится то, что держит { $target }.
bot-reason-challenge = Думаю, { $target } держит карту прежнего цвета.
bot-reason-accept = Оспаривание, скорее всего, не удалось бы.
bot-reason-uno = У меня осталась одна карта.
bot-reason-catch = Игрок { $target } не объявляет «Уно».
