# Napisy badania pozycji i to, co może być w pozycji nie tak.

explorer-title = Zbadaj pozycję
explorer-editor = Pozycja
explorer-line = Do podzielenia się, w jednej linii
explorer-copy = Kopiuj
explorer-copied = Skopiowano
explorer-paste = Przejmij z linii
explorer-draft = Tak jeszcze być nie może. Stół pokazuje ostatnią możliwą pozycję.
explorer-discard-draft = Porzuć te zmiany
explorer-deal = Nowe rozdanie
explorer-deal-flip = Nowe rozdanie: UNO Flip
explorer-deal-classic = Nowe rozdanie: klasyczne UNO
explorer-players = Gracze
explorer-palette = Wszystkie karty
explorer-left = zostało: { $count }
explorer-add-to = Dodaj tutaj: { $text }
explorer-remove = Zabierz
explorer-legal = Co można teraz zrobić
explorer-refused = Karty, których położyć nie wolno
explorer-nothing-legal = Nic: runda jest skończona.
explorer-within = zgodnie z zasadami
explorer-bluff = blef
explorer-type-action = Napisz ruch
explorer-do = Zrób to
explorer-back = Cofnij
explorer-fork = A co, gdyby …? (druga gałąź)
explorer-close = Zamknij tę gałąź
explorer-select = Użyj tej gałęzi
explorer-root = Zmieniaj tę pozycję
explorer-branch = Gałąź { $text }
explorer-steps = Co zrobiono
explorer-no-steps = Jeszcze nic.
explorer-play = Graj dalej
explorer-play-as = Graj dalej jako { $player }
explorer-step = Jako krok lekcji
explorer-options = Zasady
explorer-effect = Co się tu zmienia
explorer-effect-none = W tej pozycji nic się nie zmienia.
explorer-effect-legal = Staje się dozwolone
explorer-effect-illegal = Już niedozwolone
explorer-effect-changed = Prowadzi do czegoś innego
explorer-effect-undone = Tak już nie wolno, więc to cofnięto
explorer-effect-before = dotąd
explorer-effect-after = teraz

explorer-field-players = Gracze, zgodnie z ruchem wskazówek zegara
explorer-field-hand = Ręka: { $player }
explorer-field-discard = Stos rozgrywki, najpierw dolna karta
explorer-field-draw = Stos losowania, najpierw następna karta
explorer-field-side = Strona w grze
explorer-field-direction = Kierunek
explorer-field-color = Obowiązujący kolor
explorer-field-color-auto = jak na wierzchu
explorer-field-turn = Ruch ma
explorer-field-dealer = Rozdający
explorer-field-phase = Czeka się na
explorer-field-pending = Kara, która czeka
explorer-field-drawn = Właśnie wzięta karta
explorer-field-after = Ruch ma potem
explorer-field-offer = Oferowana karta
explorer-field-revealed = Pokazana ręka
explorer-field-uno-owed = Bez okrzyku „UNO”
explorer-field-uno-said = „UNO” powiedziane, karta jeszcze nie
explorer-field-uno-called = „UNO” powiedziane
explorer-field-opening-top = Na wierzchu leży pierwsza karta
explorer-field-idle = Pustych prób wzięcia z rzędu
explorer-field-winner = Zwycięzca

explorer-option-deck = Talia
explorer-option-pairing = Które strony są na jednej karcie
explorer-option-hand-size = Kart dla każdego przy rozdaniu
explorer-option-initial-flip = „Odwróć” jako pierwsza karta
explorer-option-two-player-reverse = „Zmiana kierunku” we dwoje
explorer-option-restricted-wilds = Niedozwolona karta „Wybierz kolor + weź…”
explorer-option-failed-challenge-extra = Dodatkowe karty za nieudane wyzwanie
explorer-option-challenge-take-back = Przyłapany bierze kartę z powrotem
explorer-option-final-flip = „Odwróć” jako ostatnia karta
explorer-option-uno-penalty = Karty za zapomniane „UNO”
explorer-option-false-uno-penalty = Karty za „UNO” w złej chwili
explorer-option-false-catch-penalty = Karty za niesłuszne oskarżenie
explorer-option-misplay-penalty = Karty za złą kartę
explorer-option-scoring = Punktacja
explorer-option-target = Ile punktów zdobyć
explorer-option-stack = Odpowiedź na kartę „Weź…”
explorer-option-stack-wild4 = „Wybierz kolor + weź cztery” się sumują
explorer-option-answer-wild4 = „Weź dwie” w odpowiedzi na „Wybierz kolor + weź cztery”
explorer-option-escape-skip = „Postój” w odpowiedzi na „Postój”
explorer-option-jump-in = Takie same karty poza kolejką
explorer-option-seven-swap = Siódemka: zamiana rąk
explorer-option-zero-rotate = Zero: wszystkie ręce w koło
explorer-option-five-swap = Piątka: zamiana jednej karty
explorer-option-politeness = Czekanie na „gotowe”

explorer-value-flip = UNO Flip
explorer-value-classic = klasyczna
explorer-value-published = jak w spisie
explorer-value-random = losowo
explorer-value-apply = odwraca wszystko
explorer-value-redraw = wraca do stosu
explorer-value-ignore = nic nie odwraca
explorer-value-execute = odwraca wszystko
explorer-value-skip = znów ten sam gracz
explorer-value-noop = tylko kierunek
explorer-value-bluff = wolno, jako blef
explorer-value-strict = nie wolno
explorer-value-winner = punkty dla zwycięzcy
explorer-value-lowest = wygrywa najniższa suma
explorer-value-loser = kto je ma, przegrywa
explorer-value-none = nie
explorer-value-sum = tak, sumuje się
explorer-value-pass = tak, przechodzi dalej
explorer-value-single = jedna runda
explorer-value-yes = tak
explorer-value-no = nie
explorer-switch-conflict = To nie pasuje do pozostałych zasad.
explorer-switch-deck = Z innymi kartami zacznij od nowego rozdania.

explorer-problem-card = „{ $text }” to nie karta. Pisz na przykład B7/O3 (w klasycznym UNO: B7).
explorer-problem-empty = Coś musi tu stać.
explorer-problem-choice = „{ $text }” nie jest tu możliwe.
explorer-problem-player = Nikt się tu nie nazywa „{ $text }”.
explorer-problem-player-count = Gra od 2 do 10 osób, a tu jest { $count }.
explorer-problem-name = „{ $text }” nie może być imieniem.
explorer-problem-name-twice = Imię „{ $text }” stoi dwa razy.
explorer-problem-quote = Brakuje cudzysłowu albo stoi w złym miejscu.
explorer-problem-too-many-cards = Kart jest { $count }, a talia ma tylko { $most }.
explorer-problem-no-such-card = W talii nie ma karty { $text }.
explorer-problem-copies = { $text }: tutaj { $count }, a w talii { $most }.
explorer-problem-face-copies = { $text } ({ $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }): tutaj { $count }, a w talii { $most }.
explorer-problem-no-discard = Na stosie rozgrywki musi leżeć karta.
explorer-problem-no-dark-side = Klasyczne karty nie mają ciemnej strony.
explorer-problem-color-of-side = Koloru „{ $color }” nie ma po tej stronie ({ $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }).
explorer-problem-color-missing = Na wierzchu leży „Wybierz kolor”; podaj obowiązujący kolor.
explorer-problem-color-of-top = Kolor karty na wierzchu to { $force }, więc { $color } nie może obowiązywać.
explorer-problem-part-missing = Do tego brakuje części: { $text ->
    [pending] { explorer-field-pending }
    [drawn] { explorer-field-drawn }
    [offer] { explorer-field-offer }
   *[after] { explorer-field-after }
 }.
explorer-problem-written = Pisz tak: { $text }
explorer-problem-part = „{ $text }” nie jest częścią pozycji. Pisz na przykład: hand Ann: B2/O8
explorer-problem-part-twice = Część „{ $text }” jest podana dwa razy.
explorer-problem-no-opening = W stosie losowania nie ma karty, którą można zacząć.
explorer-problem-not-in-hand = { $text }: w tej ręce nie ma takiej karty.
explorer-problem-uno-one-card = { $player } nie ma dokładnie jednej karty, więc nie chodzi o „UNO”.
explorer-problem-empty-hand = { $player } nie ma kart, więc runda byłaby skończona.
explorer-problem-not-opened = Zanim odkryje się pierwszą kartę, nic tu nie leży.
explorer-problem-no-call = Karta na wierzchu ma kolor, więc nikt go nie wybiera.
explorer-problem-other-phase = To bywa tylko wtedy, gdy: „{ explorer-field-phase }: { $text ->
    [drawn] { ui-explorer-phase-drawn }
    [respond] { ui-explorer-phase-respond }
   *[give] { ui-explorer-phase-give }
 }”.
explorer-problem-drawn-fits = { $text } nie pasuje, więc kolejka byłaby już skończona.
explorer-problem-asks-nobody = Na tę kartę nikt nie odpowiada: { $symbol-name }.
explorer-problem-cost = Takiej kary nie ma: { $symbol-name }, { cards-nom }.{ $symbol ->
    [skip] { " " }Napisz 0.
    [wild_draw_color] { " " }Napisz 0.
   *[other] { "" }
 }
explorer-problem-two-players = Tu potrzeba dwóch różnych graczy.
explorer-problem-must-answer = Odpowiada { $player }, a w polu „{ explorer-field-turn }” stoi { $target }.
explorer-problem-not-last = { $player } ma jeszcze karty, więc ta nie była ostatnia.
explorer-problem-nobody-caught = Przed pierwszą kolejką i po rundzie nikogo się nie przyłapuje.
explorer-problem-winner-holds = { $player } ma jeszcze karty, więc nie wygrywa.
explorer-problem-winner-early = Runda się nie skończyła, więc nikt jeszcze nie wygrał.
explorer-problem-too-long = To za długie: pozycja ma najwyżej { $most } znaków.
explorer-problem-line = To nie jest ruch. Pisz na przykład: Ann play B7/O3
explorer-problem-other = Tak być nie może: { $text }

explorer-notice-option = Ta zasada nie może mieć tu takiej wartości; wszystko zostało jak było.
explorer-notice-refused = Tak być nie może, wszystko zostało jak było: { $text }
explorer-notice-no-step = Nie ma czego cofnąć.
explorer-notice-branches = Gałęzi może być najwyżej { $count }.
explorer-notice-only-branch = Jedyna gałąź zostaje.

ui-explorer-play = Zagraj
ui-explorer-jump = Zagraj poza kolejką
ui-explorer-give = Oddaj
ui-explorer-open = Odkryj pierwszą kartę
ui-explorer-swap = wymiana z graczem { $player }
ui-explorer-more = Dodaj część …
ui-explorer-elsewhere = Ten notatnik nie pokazuje tu stołu. Wyświetl explorer.table w osobnej komórce.
ui-explorer-phase-opening = pierwsza karta
ui-explorer-phase-turn = ruch albo wzięcie karty
ui-explorer-phase-drawn = zagranie albo zatrzymanie wziętej karty
ui-explorer-phase-respond = odpowiedź na karę
ui-explorer-phase-choose-color = kolor
ui-explorer-phase-give = karta w zamian
ui-explorer-phase-await-ready = „gotowe”
ui-explorer-phase-round-over = nic: runda skończona
