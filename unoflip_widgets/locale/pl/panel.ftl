# Napisy panelu lekcji i arkusza punktów. To, co mówi lekcja, jest w lessons.ftl.

ui-lesson-step = Krok { $step } z { $count }
ui-lesson-steps = Kroki lekcji
ui-lesson-next = Dalej
ui-lesson-back = Wstecz
ui-lesson-again = Jeszcze raz
ui-lesson-hint = Podpowiedź
ui-lesson-hint-left = Podpowiedź (zostało: { $count })
ui-lesson-show = Pokaż odpowiedź
ui-lesson-check = Sprawdź
ui-lesson-right = Dobrze!
ui-lesson-wrong = Jeszcze nie.
ui-lesson-shown = Oto odpowiedź.
ui-lesson-end = To był ostatni krok.
ui-lesson-quiz-offer = Dalej, jeśli chcesz, krótki quiz; liczba pytań: { $count }.
ui-lesson-quiz-begin = Do quizu
ui-lesson-mark-seen = otwarty
ui-lesson-mark-tried = jeszcze niedobrze
ui-lesson-mark-shown = pokazano odpowiedź
ui-lesson-mark-right = dobrze
ui-lesson-rules = Zasady tego kroku
ui-lesson-hints = Podpowiedzi
ui-lesson-at-table = Odpowiedz na stole.
ui-lesson-choose-in-hand = Wybieraj karty w ręku albo na liście.
ui-lesson-number = Twoja odpowiedź
ui-lesson-place = Miejsce { $count }
ui-lesson-up = Wyżej
ui-lesson-down = Niżej
ui-lesson-decide = Twoja decyzja
ui-lesson-spread-discard = od dołu do góry
ui-lesson-spread-draw = najpierw następna karta
ui-lesson-other-face = druga strona: { $card }
ui-lesson-counted = Jak się to liczy
ui-lesson-try = Zagraj i zobacz.
ui-task-right = to jest dobrze
ui-task-wrong = źle
ui-task-missed = też tu należy

ui-sheet = Arkusz punktów
ui-sheet-round = Runda { $count }
ui-sheet-side = Strona
ui-sheet-winner = Zwycięzca
ui-sheet-counted = Policzone karty, które zostały
ui-sheet-unknown = karty nieznane
ui-sheet-booked = Zapisano
ui-sheet-total = Razem
ui-sheet-chart = Sumy po kolejnych rundach
ui-sheet-scoring-winner = Zwycięzca rundy dostaje punkty pozostałych.
ui-sheet-scoring-lowest = Każdy zapisuje własne karty; wygrywa najniższa suma.
ui-sheet-scoring-loser = Każdy zapisuje własne karty; kto dojdzie do granicy, przegrywa.
ui-sheet-target = Gra do { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
 }.
ui-sheet-single = Jedna runda.
ui-sheet-void = nieważna
ui-sheet-empty = Nie policzono jeszcze żadnej rundy.
ui-sheet-over = Rozgrywka skończona. Zwycięzca: { $players }.
ui-sheet-csv = Zapisz jako CSV
