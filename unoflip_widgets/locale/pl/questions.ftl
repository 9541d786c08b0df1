# Pytania: co się mówi (tell-), o co się pyta (ask-), co można odpowiedzieć (option-), co mówi się potem (say-).

topic-deck = Karty
topic-deal = Rozdanie
topic-opening = Pierwsza karta
topic-info = Kto co widzi
topic-turn = Kolejka
topic-match = Która karta pasuje
topic-wild = Karty „Wybierz kolor”
topic-light = Karty specjalne jasnej strony
topic-dark = Karty specjalne ciemnej strony
topic-flip = „Odwróć”
topic-challenge = Wyzwania
topic-uno = Okrzyk „UNO”
topic-end = Ostatnia karta
topic-piles = Gdy stosy się kończą
topic-score = Punkty
topic-series = Rozgrywka
topic-two = Gra we dwoje
topic-classic = Klasyczne UNO
topic-house = Zasady domowe

tell-suppose = Załóżmy, że teraz dzieje się to:
tell-draws = Gracz { $player } bierze kartę.
tell-wants-to-draw = Gracz { $player } chce wziąć kartę.
tell-chooses = Gracz { $player } wybiera: { $target }.
tell-draws-for-deal = Gracz { $player } ciągnie { $card-acc }.
tell-tie = Jest remis, więc ci z najwyższą kartą ciągną jeszcze raz:
tell-drawn = Wzięta karta to { $card }.
tell-draws-it = Gracz { $player } ją bierze. Jej strona w grze: { $card }.
tell-on-draw-pile = Na wierzchu stosu losowania widać { $card-acc }.
tell-two-faces = Następna karta stosu losowania ma dwie strony: { $card } i { $top }.
tell-draw-pile = Następne karty stosu losowania, w tej kolejności: { $cards }.
tell-discard-pile = Stos rozgrywki od dołu do góry: { $cards }.
tell-opening-card = Na samym dole stosu rozgrywki leży pierwsza karta: { $card }. Gdy leżała na stosie losowania, na jej drugiej stronie widać było { $top-acc }.
tell-flip-below = Na samym dole stosu rozgrywki leży położona wcześniej karta „Odwróć”. Teraz widać na niej { $card-acc }; jej druga strona to { $top }.
tell-its-back = Gdy leżała na stosie losowania, na jej drugiej stronie widać było { $card-acc }.
tell-exposed = Po odwróceniu na wierzchu leży: { $card }.
tell-held = Inne karty, które ma w tej chwili w ręku { $player }: { $cards }.
tell-hands-hold = W rękach wszystkich razem: { cards-nom }.
tell-discard-holds = W stosie rozgrywki: { cards-nom }.
tell-just-dealt = Właśnie rozdano nową rundę.
tell-opening-top = Na wierzchu wciąż leży pierwsza karta.
tell-side = W grze jest { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }.
tell-pairs = { $card }: na odwrocie { $cards }.
tell-seats = Przy stole zgodnie z ruchem wskazówek zegara: { $players }.
tell-winner = Umowa: kto wygra rundę, dostaje punkty za karty wszystkich pozostałych; wygrywa, kto pierwszy ma { $points }.
tell-lowest = Umowa: każdy zapisuje punkty za swoje pozostałe karty; gdy ktoś ma { $points }, wygrywa najniższa suma.
tell-loser = Umowa: każdy zapisuje punkty za swoje pozostałe karty; kto ma { $points }, przegrywa, reszta wygrywa.
tell-single = Umowa: jedna runda, bez dalszej rozgrywki.
tell-total = Wynik gracza { $player } przed tą rundą: { points }.
tell-round-won = Rundę wygrywa { $player }.
tell-hand-counts = Karty, które zostały w ręku gracza { $player }: { points }.

tell-option-two-player-reverse = Umowa: we dwoje „Zmiana kierunku” zmienia tylko kierunek.
tell-option-restricted-wilds = Umowa: bez blefu. Karty „Wybierz kolor + weź…” nie można położyć, gdy ma się obowiązujący kolor.
tell-option-failed-challenge-extra = Umowa: kto rzuci wyzwanie na próżno, bierze dodatkowo { $value ->
    [one] jedną kartę
    [few] { $value } karty
   *[other] { $value } kart
 }.
tell-option-challenge-take-back = Zasada domowa: po udanym wyzwaniu karta wraca do ręki tego, kto ją położył.
tell-option-initial-flip = Umowa: jeśli pierwszą kartą jest „Odwróć”, { $value ->
    [redraw] wraca ona do stosu i odkrywa się inną
   *[ignore] niczego się nie odwraca
 }.
tell-option-final-flip = Umowa: „Odwróć” jako ostatnia karta niczego nie odwraca.
tell-option-uno-penalty = Umowa: za zapomniane „UNO” bierze się { $value ->
    [one] jedną kartę
    [few] { $value } karty
   *[other] { $value } kart
 }.
tell-option-false-uno-penalty = Zasada domowa: za „UNO” w złej chwili bierze się { $value ->
    [one] jedną kartę
    [few] { $value } karty
   *[other] { $value } kart
 }.
tell-option-false-catch-penalty = Zasada domowa: za niesłuszne oskarżenie bierze się { $value ->
    [one] jedną kartę
    [few] { $value } karty
   *[other] { $value } kart
 }.
tell-option-misplay-penalty = Zasada domowa: za złą kartę bierze się { $value ->
    [one] jedną kartę
    [few] { $value } karty
   *[other] { $value } kart
 }.
tell-option-stack = Zasada domowa: na kartę „Weź…” można odpowiedzieć taką samą. { $value ->
    [sum] Kary się sumują.
   *[pass] Kary się nie sumują: kara przechodzi dalej.
 }
tell-option-stack-wild4 = Zasada domowa: karty „Wybierz kolor + weź cztery” też się sumują.
tell-option-answer-wild4 = Zasada domowa: na „Wybierz kolor + weź cztery” można odpowiedzieć kartą „Weź dwie” w wybranym kolorze.
tell-option-escape-skip = Zasada domowa: na „Postój” można odpowiedzieć dokładnie taką samą kartą.
tell-option-jump-in = Zasada domowa: kto ma dokładnie taką kartę jak na wierzchu, może ją położyć poza kolejką.
tell-option-seven-swap = Zasada domowa: kto kładzie siódemkę, wymienia się z kimś wszystkimi kartami.
tell-option-zero-rotate = Zasada domowa: przy zerze wszystkie ręce przechodzą o jedno miejsce dalej.
tell-option-five-swap = Zasada domowa: kto kładzie piątkę, może wymienić się z kimś jedną kartą.
tell-option-politeness = Zasada domowa: kto wziął karty przez „Wybierz kolor + weź cztery”, mówi „gotowe” i dopiero wtedy gra toczy się dalej.

ask-next = Kto ma wtedy ruch?
ask-drawn = Ile kart bierze przez to { $player }?
ask-who-draws = Kto bierze karty? Nikt, jedna osoba albo kilka.
ask-who-loses-turn = Kto traci kolejkę? Nikt, jedna osoba albo kilka.
ask-direction = W którym kierunku toczy się wtedy gra?
ask-side = Która strona jest wtedy w grze?
ask-top = Co leży wtedy na wierzchu stosu rozgrywki?
ask-color = Jaki kolor wtedy obowiązuje?
ask-who-names = Kto wybiera kolor?
ask-size = Ile kart ma wtedy w ręku { $player }?
ask-holds = Ile kart ma w ręku { $player }?
ask-draw-size = Ile kart ma wtedy stos losowania?
ask-draw-size-now = Ile kart ma stos losowania?
ask-discard-size = Ile kart ma wtedy stos rozgrywki?
ask-over = Czy runda jest wtedy skończona?
ask-winner = Kto wygrywa rundę?

ask-may-do = Co może teraz zrobić { $player }? Wybierz wszystko, co wolno.
ask-may-lay = Czy { $player } może teraz położyć { $card-acc }?
ask-may-lay-at-once = Czy { $player } może od razu położyć znalezioną kartę ({ $card })?
ask-may-lay-last = Gracz { $player } ma tylko tę kartę: { $card }. Czy wolno ją teraz położyć?
ask-may-lay-second = Gracz { $player } ma drugą taką samą kartę: { $card }. Czy może ją położyć zaraz po pierwszej?
ask-may-draw = Czy { $player } może teraz wziąć kartę?
ask-may-draw-again = Gracz { $player } bierze kartę i ta karta pasuje. Czy można zamiast niej wziąć jeszcze jedną?
ask-may-pass-on = Czy { $player } może teraz położyć { $card-acc }, żeby karty brał ktoś inny?
ask-may-escape = Gracz { $player } ma stracić kolejkę. Czy może zamiast tego położyć { $card-acc }?
ask-may-jump = Czy { $player } może położyć { $card-acc } poza kolejką?
ask-may-challenge = Czy { $player } może teraz rzucić wyzwanie?
ask-may-say-uno = Czy { $player } może teraz krzyknąć „UNO”?
ask-what-then = Co może wtedy zrobić { $player }?
ask-how-many-draws = Żadna karta w ręku nie pasuje. Ile kart bierze { $player }?
ask-owner-sees = Gracz { $player } ją bierze. Na którą stronę patrzy { $player }?
ask-wrong-card = Gracz { $player } kładzie { $card-acc }, ale ta karta nie pasuje. Co dalej?
ask-playable = Które z tych kart może teraz położyć { $player }?
ask-playable-bluff = Które z tych kart może teraz położyć { $player }? Blef też się liczy.
ask-playable-then = Które z tych kart może wtedy położyć { $player }?
ask-playable-then-bluff = Które z tych kart może wtedy położyć { $player }? Blef też się liczy.
ask-reason = Dlaczego { $player } może (albo nie może) położyć teraz { $card-acc }?
ask-colors = Gracz { $player } kładzie { $card-acc }. Jakie kolory wolno przy tym wybrać?
ask-colors-now = Jakie kolory może teraz wybrać { $player }?
ask-lawful = Gracz { $player } chce teraz położyć { $card-acc }. Czy byłoby to zgodne z zasadami?
ask-lawful-or-bluff = Gracz { $player } chce położyć { $card-acc }. Co jest prawdą?
ask-forbidding = Gracz { $player } chce teraz położyć { $card-acc }. Przez które karty byłoby to wbrew zasadom? Żadną, jedną albo kilka.

ask-order = Co dzieje się po czym?
ask-where-is = Gdzie jest wtedy ta karta?
ask-where-is-flip = Gdzie jest wtedy położona właśnie karta „Odwróć”?
ask-who-sees-face = Gracz { $player } ma kartę, na której odwrocie pozostali widzą teraz { $card-acc }. Kto widzi tę stronę po odwróceniu?
ask-looks-at = Na którą stronę swoich kart patrzy wtedy { $player }?
ask-after-flip-face = Później ktoś kładzie „Odwróć”. Na którą stronę tej karty patrzy wtedy { $player }?

ask-who-may-challenge = Kto może rzucić wyzwanie z powodu tej karty?
ask-tested-color = Gracz { $player } pokazuje rękę z powodu wyzwania. Jakiego koloru się w niej szuka?
ask-succeeds = Czy wyzwanie się udało?
ask-who-sees-hand = Gracz { $player } musi pokazać rękę. Kto ją widzi?
ask-must-say-uno = Czy { $player } musi przy tym krzyknąć „UNO”?
ask-owes-uno = Czy { $player } musi teraz krzyknąć „UNO”?
ask-who-may-catch = Kto może teraz przyłapać gracza { $player } na zapomnianym „UNO”? Nikt, jedna osoba albo kilka.
ask-accuses = Gracz { $player } oskarża gracza { $target } o zapomniane „UNO”. Co dalej?
ask-who-may-jump = Kto może teraz położyć kartę poza kolejką? Nikt, jedna osoba albo kilka.

ask-counted-side = Po której stronie liczy się karty w rękach?
ask-worth = Za ile punktów liczy się na koniec rundy { $card }?
ask-worth-on = Karta ma dwie strony: { $card } i { $top }. Na koniec rundy w grze jest { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }. Za ile punktów liczy się ta karta?
ask-hand-points = Ile punktów ma teraz w ręku { $player }?
ask-points-then = Ile punktów ma wtedy w ręku { $player }?
ask-score = Ile punktów dostaje { $player } za wygraną rundę?
ask-total = Ile punktów ma { $player } w sumie po tej rundzie?
ask-series-over = Czy rozgrywka jest skończona?
ask-series-winners = Rozgrywka jest skończona. Kto ją wygrał?

ask-copies = Ile jest w talii takich kart: { $card }?
ask-symbol-copies = Ile kart { $symbol-name } jest w talii, we wszystkich kolorach razem? Liczy się { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }.
ask-no-such-card = Której z tych kart nie ma w UNO Flip?
ask-unseen = Gracz { $player } widzi swoje karty i wierzch stosu rozgrywki. Ile jeszcze jest w talii takich kart: { $card }?
ask-more-players = Liczba graczy na razie: { $count }. Ilu jeszcze może najwyżej dołączyć?
ask-who-deals = Kto rozdaje?
ask-who-draws-again = Kto ciągnie jeszcze raz?
ask-dealt = Liczba graczy: { $count }. Ile kart rozdaje się razem?
ask-left = Liczba graczy: { $count }. Karty są rozdane, pierwsza odkryta karta to karta z numerem. Ile kart ma stos losowania?
ask-next-dealer = Tę rundę rozdaje { $player }. Kto rozdaje następną?
ask-new-side = Runda się kończy. W grze jest { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }. Od której strony zaczyna się następna runda, jeśli pierwszą kartą nie jest „Odwróć”?
ask-sees-side = Gracz { $player } patrzy na karty gracza { $target }. Którą ich stronę widzi?
ask-sees-own-side = Którą stronę swoich kart widzi { $player }?
ask-pile-shows = Którą stronę wierzchniej karty widać na stosie losowania?
ask-opening-stays = Czy ta karta zostaje pierwszą kartą?
ask-opening-then = Co się dzieje z taką pierwszą kartą?
ask-who-sees-drawn = Tę kartę ma teraz w ręku { $player }. Kto widzi teraz tę jej stronę: { $card }?
ask-who-sees-now = Gracz { $player } ma kartę o dwóch stronach: { $card } i { $top }. Kto widzi jej { $side ->
    [dark] ciemną
   *[light] jasną
 } stronę?
ask-may-be = Na karcie w cudzej ręce widać { $card-acc }. Co według tej listy może być po jej drugiej stronie?

option-yes = tak
option-no = nie
option-nobody = nikt
option-color = { $color }
option-face = { $card }
option-none-yet = żaden, dopóki ktoś go nie wybierze
option-lay = położyć jedną pasującą kartę
option-draw = wziąć jedną kartę
option-pass = spasować bez brania karty
option-two-cards = położyć dwie karty
option-lay-drawn = położyć wziętą kartę
option-lay-other = położyć inną kartę z ręki
option-keep = zatrzymać wziętą kartę
option-draw-again = wziąć jeszcze jedną kartę
option-lay-or-keep = położyć ją albo zatrzymać
option-must-lay = położyć ją: pasującą kartę położyć trzeba
option-turn-over = nic: kolejka się skończyła
option-draw-none = żadnej
option-draw-1 = jedną kartę
option-draw-2 = dwie karty
option-draw-until-fits = aż któraś będzie pasować
option-back-free = Karta wraca do ręki, bez żadnej kary.
option-back-2 = Karta wraca do ręki, bierze się dwie karty i kolejka się kończy.
option-stays = Karta zostaje na stosie.
option-back-turn-over = Karta wraca do ręki, nie bierze się kart, ale kolejka się kończy.
option-fits-color = wolno: ma obowiązujący kolor
option-fits-number = wolno: ma ten sam numer
option-fits-symbol = wolno: ma ten sam symbol
option-fits-wild = wolno: to karta „Wybierz kolor”
option-fits-nothing = nie wolno: nie pasuje
option-lay-lawful = Można ją położyć i jest to zgodne z zasadami.
option-lay-bluff = Można ją położyć, ale tylko jako blef.
option-lay-not = Nie można jej położyć.
option-part-laid = Ktoś kładzie „Odwróć”.
option-part-discard = Odwraca się stos rozgrywki.
option-part-draw = Odwraca się stos losowania.
option-part-hands = Odwracają się wszystkie ręce.
option-part-next-turn = Kolej na następnego gracza.
option-pile-top = na wierzchu stosu losowania
option-pile-bottom = na spodzie stosu losowania
option-pile-discard = w stosie rozgrywki
option-discard-top = na wierzchu stosu rozgrywki
option-discard-bottom = na spodzie stosu rozgrywki
option-nothing = zupełnie nic
option-accuser-2 = Dwie karty bierze osoba, która oskarża.
option-accused-2 = Dwie karty bierze oskarżona osoba.
option-tie = na razie nikt: jest remis
option-opening-stays = Zostaje i jej działanie się wykonuje.
option-left-draws = Zostaje, a gracz po lewej od rozdającego bierze karty.
option-back-another = Wraca do stosu i odkrywa się inną kartę.

say-worth = Tyle liczy się { $card }: { points }.
say-hand-counts = Karty w ręku gracza { $player }: { points }.
say-total = Wynik gracza { $player } po tej rundzie: { points }.
say-copies = W całej talii { $count ->
    [one] jest { $count } taka karta
    [few] są { $count } takie karty
   *[many] jest { $count } takich kart
 }: { $card }.
say-all-cards = W talii jest { cards-nom }; ręce i oba stosy razem zawsze dają tyle.
say-direction-stays = { $symbol-name } nie zmienia kierunku gry.
say-holds = W ręku gracza { $player }: { cards-nom }.
say-left = Potem w ręku gracza { $player }: { cards-nom }.

unit-points = punkty
unit-cards = karty
unit-players = gracze
