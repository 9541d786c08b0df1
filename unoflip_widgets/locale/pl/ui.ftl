# Napisy widżetów: przyciski, listy, stany. To, co dzieje się w grze, jest w events.ftl.

ui-table = Stół UNO Flip
ui-seats = Pozostali gracze
ui-seat = { $player }: { cards-nom }
ui-seat-turn = ma ruch
ui-seat-dealer = rozdający
ui-uno-said = „UNO” powiedziane
ui-uno-owed = „UNO” niepowiedziane
ui-uno-badge = UNO
ui-uno-badge-owed = UNO?
ui-hand = Karty w ręku, { $player }: { cards-nom }
ui-hand-left = Pokaż karty bardziej na lewo
ui-hand-right = Pokaż karty bardziej na prawo
ui-card-playable = { $name }, można zagrać
ui-card-bluff = { $name }, można zagrać jako blef
ui-card-not-playable = { $name }, nie można zagrać
ui-card-give = { $name }, można oddać
ui-draw-pile = Stos losowania: { cards-nom }
ui-discard-pile = Stos rozgrywki: { cards-nom }
ui-draw-short = losowanie
ui-discard-short = rozgrywka
ui-color-in-force = Obowiązujący kolor:
ui-on-top = Na wierzchu:
ui-direction-short = zgodnie z zegarem
ui-direction-short-back = przeciwnie do zegara
ui-your-turn = Twoja kolejka
ui-turn-label = Ruch ma:
ui-language = Język
ui-read = Opowiedz, jak wygląda stół

ui-do-opening = Odkrywana jest pierwsza karta.
ui-do-turn = Twoja kolejka: zagraj uniesioną kartę albo weź jedną.
ui-do-drawn = Zagraj wziętą kartę albo ją zatrzymaj.
ui-do-respond = Ty odpowiadasz.
ui-do-choose-color = Wybierz kolor.
ui-do-give = Wybierz kartę, którą oddasz.
ui-do-await-ready = Powiedz, gdy wszystko będzie gotowe.
ui-waits-turn = Teraz gra { $player }.
ui-waits-respond = Odpowiada { $player }.
ui-waits-choose-color = Kolor wybiera { $player }.

ui-actions = Co możesz teraz zrobić
ui-draw = Weź kartę
ui-keep = Zatrzymaj
ui-accept = Przyjmij
ui-accept-skip = Strać kolejkę
ui-challenge = Rzuć wyzwanie
ui-ready = Gotowe
ui-say-uno = Krzyknij „UNO”
ui-uno-arm = Krzyknij „UNO” z kartą
ui-uno-armed = „UNO” padnie z kartą
ui-catch = Przyłap: { $target }
ui-cancel = Jeszcze nie
ui-close = Zamknij
ui-why = dlaczego?
ui-forecast = Co oznacza wyzwanie
ui-choose-color = Jaki kolor?
ui-choose-color-for = Jaki kolor wybierasz ({ $card })?
ui-choose-target = Z kim zamieniasz się kartami?
ui-choose-swap = Z kim wymieniasz jedną kartę?
ui-no-swap = Bez wymiany
ui-choose-give = Którą kartę oddajesz? Wybierz ją w swojej ręce.
ui-revealed = Karty w ręku, { $player }. Widzisz je tylko ty i tylko do następnego ruchu.
ui-look = Co widzisz, { $player }: { cards-nom }
ui-back-ask = Wybierz kartę, aby zobaczyć, co może być po jej drugiej stronie.
ui-back-answer = { $count ->
    [1] Po drugiej stronie { $card-gen } może być tylko:
   *[other] Po drugiej stronie { $card-gen } może być jedna z { $count }:
 }
ui-back-unknown = Nie da się powiedzieć, co jest po jej drugiej stronie.
ui-back-answer-label = Możliwe drugie strony
ui-waiting = Czekamy na odpowiedź jądra …

ui-player-bar = Odtwarzacz
ui-timeline = Oś czasu
ui-back = Krok wstecz
ui-play = Odtwarzaj
ui-pause = Pauza
ui-step = Krok naprzód
ui-to-live = Wróć do teraz
ui-next-step = Następny krok ({ $count })
ui-what-next = Co będzie dalej?
ui-show-me = Pokaż
ui-history = Co się działo
ui-mode = Sposób pokazywania
ui-mode-flow = Płynnie
ui-mode-step = Krok po kroku
ui-mode-ask = Co będzie dalej?
ui-pace = Szybkość
ui-pace-none = od razu

ui-round-over = Koniec rundy
ui-you-win = Wygrywasz rundę!
ui-wins = Rundę wygrywa { $player }
ui-round-void = Nikt nie może zagrać: runda się nie liczy
ui-series-over = Koniec rozgrywki. Zwycięstwo: { $players }
ui-see-table = Zobacz stół
ui-player = Gracz
ui-cards-left = Karty na koniec
ui-points = Punkty
ui-total = Razem
ui-booked = { $player } zapisuje: { points }
ui-next-round = Następna runda
ui-play-again = Zagraj jeszcze raz

ui-hand-on = Przekaż urządzenie: { $player }
ui-uncover = To ja, { $player }: pokaż moje karty

ui-lost = Jądro nie odpowiada. Widzisz ostatni stół; aby grać dalej, uruchom komórkę ponownie.
ui-problem-empty = Nie ma tu jeszcze stołu. Uruchom komórkę ponownie.
ui-problem-empty-replay = Nie ma czego pokazać: zapis rundy jest pusty.
ui-problem-broken = Coś tu poszło nie tak ({ $name }). Odśwież stronę albo uruchom komórkę ponownie.
ui-problem-newer = Ten stół powstał w nowszej wersji unoflip-widgets. Zaktualizuj pakiet i odśwież stronę.

ui-notice-stale = Na stole w międzyczasie coś się zmieniło; nic nie zrobiono. Spójrz jeszcze raz i wybierz.
ui-notice-malformed = Ta wiadomość nie ma tu sensu; nic nie zrobiono.
ui-notice-onlooker = Tutaj tylko się przyglądasz; nic nie zrobiono.
ui-notice-not-offered = Tego teraz zrobić nie można; nic nie zrobiono.
ui-notice-goes-on = Runda jeszcze trwa.
ui-notice-bot-failed = Bot ({ $player }) zawiódł, więc gra stoi. Wywołaj advance() w komórce, aby zobaczyć błąd.

# Czego nie mówi explorer.ftl: przyciski ruchów i na co czeka pozycja.
