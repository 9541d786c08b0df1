# Надписи панели урока и таблицы очков. То, что говорит урок, записано в lessons.ftl.

ui-lesson-step = Шаг { $step } из { $count }
ui-lesson-steps = Шаги урока
ui-lesson-next = Дальше
ui-lesson-back = Назад
ui-lesson-again = Ещё раз
ui-lesson-hint = Подсказка
ui-lesson-hint-left = Подсказка (осталось: { $count })
ui-lesson-show = Показать ответ
ui-lesson-check = Проверить
ui-lesson-right = Верно!
ui-lesson-wrong = Пока нет.
ui-lesson-shown = Вот ответ.
ui-lesson-end = Это был последний шаг.
ui-lesson-quiz-offer = Дальше, если хотите, викторина; вопросов: { $count }.
ui-lesson-quiz-begin = К викторине
ui-lesson-mark-seen = открыт
ui-lesson-mark-tried = пока неверно
ui-lesson-mark-shown = ответ показан
ui-lesson-mark-right = верно
ui-lesson-rules = Правила этого шага
ui-lesson-hints = Подсказки
ui-lesson-at-table = Отвечайте за столом.
ui-lesson-choose-in-hand = Выбирайте карты в руке или в списке.
ui-lesson-number = Ваш ответ
ui-lesson-place = Место { $count }
ui-lesson-up = Выше
ui-lesson-down = Ниже
ui-lesson-decide = Ваше решение
ui-lesson-spread-discard = снизу вверх
ui-lesson-spread-draw = сначала следующая карта
ui-lesson-other-face = другая сторона: { $card }
ui-lesson-counted = Как это считается
ui-lesson-try = Положите и посмотрите.
ui-task-right = это верно
ui-task-wrong = неверно
ui-task-missed = тоже относится сюда

ui-sheet = Таблица очков
ui-sheet-round = Раунд { $count }
ui-sheet-side = Сторона
ui-sheet-winner = Победитель
ui-sheet-counted = Подсчёт оставшихся карт
ui-sheet-unknown = карты неизвестны
ui-sheet-booked = Записано
ui-sheet-total = Всего
ui-sheet-chart = Суммы по раундам
ui-sheet-scoring-winner = Победитель раунда получает очки остальных.
ui-sheet-scoring-lowest = Каждый записывает свои карты; побеждает наименьшая сумма.
ui-sheet-scoring-loser = Каждый записывает свои карты; кто набрал предел, проигрывает.
ui-sheet-target = Игра до { $points ->
    [one] { $points } очка
   *[other] { $points } очков
 }.
ui-sheet-single = Один раунд.
ui-sheet-void = не засчитан
ui-sheet-empty = Пока не сосчитан ни один раунд.
ui-sheet-over = Серия окончена. Победитель: { $players }.
ui-sheet-csv = Сохранить как CSV
