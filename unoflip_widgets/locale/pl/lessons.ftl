# Słowa lekcji. Najpierw wspólne dla wszystkich, potem lekcja po lekcji, krok po kroku.
# Zasada, której uczy krok, pochodzi z rules.ftl, żeby była zapisana w jednym miejscu.

lesson-nobody = nikt
lesson-yes = tak
lesson-no = nie
lesson-light = jasna strona
lesson-dark = ciemna strona
lesson-clockwise = zgodnie z ruchem wskazówek zegara
lesson-counterclockwise = przeciwnie do ruchu wskazówek zegara
lesson-no-color = na razie żaden
lesson-you = { $player } (ty)
lesson-card = { $card }
lesson-color = { $color }
lesson-accept = przyjmuję
lesson-challenge = rzucam wyzwanie
lesson-unit-points = punkty
lesson-unit-cards = karty
lesson-unit-faces = strony
lesson-before = { points } przed tą rundą

lesson-problem = Tej lekcji nie da się pokazać: { $reason }
lesson-no-swap = Tę kartę wolno położyć, ale nie wybrano, z kim się wymienić.
lesson-drew = Nic nie pasowało, więc bierzesz kartę.
lesson-not-held = Zasady na to pozwalają, ale nie masz kart w kolorze { $color-ins }.
lesson-not-known = Kara została przyjęta, więc nie dowiesz się, czy to był blef: karty pokazuje się tylko przy wyzwaniu.
lesson-off-goal = Tak można zagrać, ale tutaj chodzi o coś innego.
lesson-uno-first = Okrzyk „UNO” już padł. Teraz połóż kartę.
lesson-no-bluff = To nie blef: { $cards }.
lesson-look-again = Spójrz jeszcze raz na stół.
lesson-missing = Brakuje jeszcze: { $count }.
lesson-missing-color = Według koloru: { $count }.
lesson-missing-number = Według numeru: { $count }.
lesson-missing-symbol = Według symbolu: { $count }.
lesson-missing-wild = „Wybierz kolor”: { $count }.
lesson-missing-restricted = „Wybierz kolor + weź…”: { $count }.
lesson-none-of-them = Dobrze: żadna.
lesson-order-from = Od miejsca { $count } kolejność jest inna.
lesson-round-played = Cała runda rozegrana!
lesson-coach = Trener radzi:
lesson-advice-play = Połóż { $card-acc }{ $color-id ->
    [none] { "" }
   *[other] { $uno ->
        [yes] , wybierz kolor { $color }
       *[no] { " " }i wybierz kolor { $color }
     }
 }{ $uno ->
    [yes] { " " }i krzyknij „UNO”
   *[no] { "" }
 }.
lesson-advice-draw = Weź kartę.
lesson-advice-keep = Zatrzymaj wziętą kartę.
lesson-advice-accept = Przyjmij karę.
lesson-advice-color = Wybierz kolor { $color }.
lesson-advice-uno = Krzyknij „UNO”.
lesson-advice-catch = Przyłap gracza { $target }: zabrakło okrzyku „UNO”.
lesson-advice-ready = Powiedz „gotowe”.
lesson-reason-fits = Ta karta pasuje. Gdy masz wybór, trzymaj się koloru, którego masz najwięcej, i najpierw pozbywaj się drogich kart.
lesson-reason-wild-needed = Nic innego nie pasuje, więc przyda się { $card }.
lesson-reason-nothing-fits = Żadnej karty z ręki nie wolno teraz położyć zgodnie z zasadami.
lesson-reason-keep-wild = Wziętą kartę lepiej zachować na później.
lesson-reason-accept = Wyzwanie opłaca się tylko wtedy, gdy podejrzewasz blef.
lesson-reason-color-most = Najwięcej masz kart w kolorze { $color-ins }.
lesson-reason-uno = Została ci jedna karta.
lesson-reason-only = Nic innego nie można zrobić.
lesson-wait = To jeszcze nie twoja kolejka. Zobacz, co robią inni.
lesson-count-is = Dobrze: { $count }.
lesson-count-more = Prawidłowa liczba jest większa.
lesson-count-less = Prawidłowa liczba jest mniejsza.
lesson-count-side = Liczy się { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }.
lesson-count-total = To, co daje ta runda, dodaje się do poprzednich punktów.
lesson-totals = Po tej rundzie: { $players }.
lesson-one-round = Liczy się tylko ta runda: kto ją wygrywa, wygrywa całą grę.
lesson-back-is = Po drugiej stronie { $card-gen } jest { $top }.
lesson-count-before = Przedtem: { cards-nom }.
lesson-count-each-hand = W każdej ręce: { cards-nom }.
lesson-count-one-side = Na jednej stronie: { $count }.
lesson-count-different = Różnych wśród nich: { $count }.
lesson-count-each-color = W każdym kolorze: { $count }.
lesson-count-drawn = Liczy się tak: { $players }.
lesson-count-other-side = Tyle punktów daje { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }.
lesson-wrong-acted = { $you ->
    [player] To był właśnie twój ruch
   *[other] To był właśnie ruch gracza { $player }
 }.
lesson-wrong-own = Karta nie działa na tego, kto ją kładzie.
lesson-wrong-dealt = Rozdający tylko odkrywa pierwszą kartę.
lesson-wrong-later = Gra toczy się wtedy { direction-of }. { $you ->
    [player] Twoja kolej
   *[other] Kolej gracza { $player }
 } przyjdzie później.
lesson-wrong-skipped = { $you ->
    [player] Tracisz
   *[other] { $player } traci
 } kolejkę.
lesson-wrong-colorless = Jeszcze nie: karta na wierzchu nie ma koloru.
lesson-wrong-no-more = Tylu kart już nie ma.
lesson-wrong-not-yet = Karta numer { $count } w stosie to { $card }. To nie ten kolor.
lesson-wrong-accepted = Tyle kosztowałoby przyjęcie kary.
lesson-wrong-bottom = Na spodzie leży wtedy { $card }.
lesson-wrong-below = Głębiej w stosie leży wtedy { $card }.
lesson-wrong-elsewhere = W tym stosie nie ma wtedy takiej karty: { $card }.
lesson-wrong-shuffled = Tę kartę wtasowano już do stosu losowania: { $card }.
lesson-wrong-side = To { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 } karty, a na górze jest wtedy druga.
lesson-wrong-color-side = To kolor strony, która nie jest już w grze.
lesson-wrong-own-eyes = Tę stronę swoich kart widzisz ty: jest w grze.
lesson-wrong-face-down = Ta strona jest w grze, więc na stosie leży do dołu.
lesson-wrong-has-dealt = { $you ->
    [player] Tę rundę rozdajesz ty
   *[other] Tę rundę rozdaje { $player }
 }.
lesson-wrong-not-left = Po lewej od rozdającego { $you ->
    [player] nie siedzisz ty
   *[other] nie siedzi { $player }
 }.
lesson-wrong-accused = To { $you ->
    [player] twoja własna ręka
   *[other] ręka gracza { $player }
 }.
lesson-wrong-onlooker = { $you ->
    [player] To nie ty rzucasz wyzwanie
   *[other] { $player } nie rzuca wyzwania
 }.

lesson-ask-move = Wykonaj ruch na stole.
lesson-ask-move-lawful = Wykonaj ruch zgodny z zasadami.
lesson-ask-move-bluff = Zablefuj!
lesson-ask-move-uno = Wykonaj ruch i niczego nie zapomnij.
lesson-ask-play = Rozegraj rundę do końca. W każdej chwili możesz poprosić o podpowiedź.
lesson-ask-choose-playable = Wybierz wszystkie karty, które można teraz położyć, także jako blef.
lesson-ask-choose-lawful = Wybierz wszystkie karty, które można teraz położyć bez łamania zasad.
lesson-ask-choose-bluff = Wybierz wszystkie karty, które byłyby teraz blefem.
lesson-ask-choose-leaders = Kto ma najwyższą kartę? Jeśli kilka osób, wybierz wszystkie.
lesson-ask-choose-skipped = Kto traci kolejkę?
lesson-ask-choose-winners = Kto wygrywa rozgrywkę?
lesson-ask-choose-losers = Kto przegrywa rozgrywkę?
lesson-ask-order = Ułóż w kolejności, co się dzieje.
lesson-ask-challenge = Ile kosztuje każda możliwość? Potem zdecyduj.
lesson-ask-top = Która strona karty będzie wtedy na wierzchu stosu rozgrywki?
lesson-ask-next = Czyj jest następny ruch?
lesson-ask-drawn = Ile kart razem { $you ->
    [player] weźmiesz
   *[other] weźmie { $player }
 }?
lesson-ask-drawer = Kto musi wziąć karty?
lesson-ask-color = Jaki kolor wtedy obowiązuje?
lesson-ask-side = Która strona jest wtedy w grze?
lesson-ask-direction = W którą stronę toczy się wtedy gra?
lesson-ask-over = Czy runda jest wtedy skończona?
lesson-ask-seen = Którą stronę twoich kart widzi { $player }?
lesson-ask-pile = Którą stroną do góry leży stos losowania?
lesson-ask-dealer = Kto rozdaje w następnej rundzie?
lesson-ask-players = Liczba graczy: { $count }. Czy można tak grać?
lesson-ask-draw = Jaką stronę zobaczy osoba, która weźmie następną kartę?
lesson-ask-back = Co jest po drugiej stronie { $card-gen }?
lesson-ask-shown = Kto zobaczy sprawdzane karty?
lesson-ask-count-hand = Ile punktów jest teraz warta { $you ->
    [player] twoja ręka
   *[other] ręka gracza { $player }
 }?
lesson-ask-count-round = Ile punktów dostaje zwycięzca rundy?
lesson-ask-count-total = Ile punktów { $you ->
    [player] masz
   *[other] ma { $player }
 } w całej rozgrywce po tej rundzie?
lesson-ask-count-cards = Ile kart { $you ->
    [player] masz
   *[other] ma { $player }
 } { $after ->
    [yes] potem
   *[no] teraz
 }?

lesson-may-play = Czy { $you ->
    [player] możesz
   *[other] { $player } może
 } teraz położyć { $card-acc }?
lesson-may-jump = Czy { $you ->
    [player] możesz
   *[other] { $player } może
 } położyć { $card-acc } poza kolejką?
lesson-may-draw = Czy { $you ->
    [player] możesz
   *[other] { $player } może
 } teraz wziąć kartę?
lesson-may-keep = Czy { $you ->
    [player] możesz
   *[other] { $player } może
 } zatrzymać wziętą kartę?
lesson-may-accept = Czy { $you ->
    [player] możesz
   *[other] { $player } może
 } teraz przyjąć karę?
lesson-may-challenge = Czy { $you ->
    [player] możesz
   *[other] { $player } może
 } teraz rzucić wyzwanie?
lesson-may-uno = Czy { $you ->
    [player] możesz
   *[other] { $player } może
 } teraz krzyknąć „UNO”?
lesson-may-catch = Czy { $you ->
    [player] możesz
   *[other] { $player } może
 } przyłapać gracza { $target } na zapomnianym „UNO”?
lesson-lawful-play = { $you ->
    [player] Kładziesz
   *[other] Gracz { $player } kładzie
 } { $card-acc }. Czy to zgodne z zasadami?

lesson-cost-accept = Przyjmujesz. Bierzesz:
lesson-cost-won = Rzucasz wyzwanie i masz rację. Bierzesz:
lesson-cost-lost = Rzucasz wyzwanie i mylisz się. Bierzesz:
lesson-cost-color = aż wyjdzie wybrany kolor{ $count ->
    [0] { "" }
   *[other] , a potem jeszcze { $count }
 }

lesson-part-play = Karta zostaje położona.
lesson-part-flip-discard = Odwraca się stos rozgrywki.
lesson-part-flip-draw = Odwraca się stos losowania.
lesson-part-flip-hands = Wszyscy odwracają karty w ręku.
lesson-part-exposed = Karta, która jest teraz na wierzchu, pokazuje tylko kolor i symbol.
lesson-part-choose-color = Osoba, która położyła „Odwróć”, jest pytana o kolor.
lesson-part-color = Pada nazwa koloru.
lesson-part-turn = Kolej na następną osobę.
lesson-part-challenge = Pada wyzwanie.
lesson-part-reveal = Ten, kto rzucił wyzwanie, ogląda karty w ręku.
lesson-part-verdict = Okazuje się, czy karta była położona zgodnie z zasadami.
lesson-part-draw = Ktoś bierze karty.
lesson-part-skip = Ktoś traci kolejkę.
lesson-part-round-over = Runda jest skończona.

# Odwrócenie

lesson-flip-title = Odwrócenie
lesson-flip-about = Dowiesz się, co się odwraca, w jakiej kolejności i co to znaczy dla twoich kart.
lesson-flip-play = Każda karta ma jasną i ciemną stronę. { rule-F-FLIP-2 } { rule-F-FLIP-1 }

    Obowiązuje niebieski, a ty masz kartę „Odwróć”. Połóż ją i patrz, co się dzieje.
lesson-flip-play-h1 = Która twoja karta ma obowiązujący kolor?
lesson-flip-bottom = { rule-F-FLIP-3 }

    Stos rozgrywki leży tu otwarty: obie strony każdej karty, najpierw ta ze spodu.
lesson-flip-bottom-h1 = Spójrz na dolną kartę stosu: w rzędzie jest pierwsza.
lesson-flip-bottom-h2 = Wyobraź sobie, że cały stos podniesiono i odwrócono jak książkę. Która karta jest teraz na górze i którą stroną?
lesson-flip-single = Teraz leży tam tylko jedna karta, a Lou kładzie na nią „Odwróć”. Zasada jest ta sama.
lesson-flip-single-h1 = Razem z „Odwróć” leżą tam dwie karty. Która jest na spodzie?
lesson-flip-single-h2 = Na wierzch trafi jej druga strona. Jaki ma kolor?
lesson-flip-draw = { rule-F-FLIP-4 }

    Tym razem otwarty leży stos losowania, najpierw następna karta.
lesson-flip-draw-h1 = Spójrz na ostatnią kartę otwartego stosu.
lesson-flip-draw-h2 = Stanie się pierwsza. Kto ją weźmie, zobaczy stronę, która jest wtedy w grze.
lesson-flip-order = { rule-F-FLIP-5 } Kto odwróci karty za wcześnie, pokaże innym stronę, która jest jeszcze w grze.
lesson-flip-order-h1 = Co musi trafić na stół, zanim cokolwiek się odwróci?
lesson-flip-order-h2 = Potem stos, na którym leży karta, potem drugi. Ręce czekają.
lesson-flip-harmless = { rule-F-FLIP-6 }

    Spójrz na kartę na spodzie: na wierzch trafi „Weź pięć”.
lesson-flip-harmless-h1 = Karty „Weź pięć” nikt nie położył: odsłoniło ją odwrócenie.
lesson-flip-harmless-h2 = Co taka karta daje, a czego nie robi?
lesson-flip-next = { rule-F-FLIP-8 }
lesson-flip-next-h1 = Czy zmienił się kierunek? Czy ktoś traci kolejkę?
lesson-flip-wild = { rule-F-FLIP-7 }

    Tutaj na spodzie leży karta „Wybierz kolor”.
lesson-flip-wild-h1 = Taka karta na wierzchu nie ma koloru. Ktoś musi go wybrać, zanim gra pójdzie dalej.
lesson-flip-wild-h2 = Czyja karta ją odsłoniła?
lesson-flip-name = Na wierzchu jest karta bez koloru, a karta „Odwróć” była twoja. Wybierz mądrze: którego ciemnego koloru masz najwięcej?
lesson-flip-name-h1 = Spójrz na ciemne strony swoich kart i policz kolory.
lesson-flip-name-h2 = Jasnych kolorów nie można teraz wybrać.
lesson-flip-fits = { rule-F-MATCH-5 }

    Cy właśnie kładzie „Odwróć”. Spójrz na swoje karty od nowa.
lesson-flip-fits-h1 = Co leży teraz na wierzchu stosu rozgrywki?
lesson-flip-fits-h2 = Jasne strony już nie pomogą. Porównaj ciemny kolor, numer i symbol.
lesson-flip-stay = { rule-F-FLIP-9 }

    Po odwróceniu położono dwie ciemne karty.
lesson-flip-stay-h1 = Czy ktoś od tego czasu położył kolejną „Odwróć”?
lesson-flip-stay-h2 = Wzięcie karty niczego nie odwraca.
lesson-flip-back = { rule-F-MATCH-3 } To dotyczy też kart „Odwróć”: odwróć wszystko z powrotem kartą innego koloru.
lesson-flip-back-h1 = Spójrz na symbol na wierzchu stosu rozgrywki.
lesson-flip-back-h2 = Na której twojej karcie jest taki sam?

# Wyzwanie

lesson-challenge-title = Blef i wyzwanie
lesson-challenge-about = Dowiesz się, kiedy karta „Wybierz kolor + weź…” jest zgodna z zasadami, kiedy jest blefem i czy warto rzucić wyzwanie.
lesson-challenge-lawful = { rule-F-WILD-3 } { rule-F-WILD-4 }
lesson-challenge-lawful-h1 = Jaki kolor jest na wierzchu? Czy masz go w ręku?
lesson-challenge-lawful-h2 = Siódemka innego koloru nie jest niebieska, a „Wybierz kolor” też nie.
lesson-challenge-bluff = { rule-F-WILD-6 } Teraz masz niebieską kartę.
lesson-challenge-bluff-h1 = Blefem może być tylko „Wybierz kolor + weź…”. Która to twoja karta?
lesson-challenge-bluff-h2 = Karta, która po prostu pasuje, nie jest blefem, a ta, która nie pasuje, też nie.
lesson-challenge-called = { rule-F-WILD-5 } Na wierzchu leży „Wybierz kolor” i wybrano zielony. Pod spodem jest niebieska karta.
lesson-challenge-called-h1 = Który kolor obowiązuje: karty pod spodem czy wybrany?
lesson-challenge-called-h2 = Liczy się tylko zielony. Czy masz coś zielonego?
lesson-challenge-try = { rule-F-LITE-4 }

    Blef może się udać: nikt nie widzi twoich kart od przodu. Połóż „Wybierz kolor + weź dwie”, choć masz niebieską.
lesson-challenge-try-h1 = Która twoja karta nie ma własnego koloru?
lesson-challenge-try-h2 = Można przy niej wybrać dowolny kolor.
lesson-challenge-after = Teraz to Lou kładzie taką kartę przeciwko tobie, a przedtem obowiązywał niebieski. { rule-F-CHAL-3 }

    Rzucasz wyzwanie, a Lou naprawdę ma niebieską kartę. { rule-F-CHAL-9 }
lesson-challenge-after-h1 = Blef wyszedł na jaw. Kto teraz bierze karty?
lesson-challenge-after-h2 = Kto nie musi brać, nie traci też kolejki.
lesson-challenge-wrong = { rule-F-CHAL-6 }

    Inny stół: tu też przedtem obowiązywał niebieski. Rzucasz wyzwanie, ale Lou nie ma nic niebieskiego.
lesson-challenge-wrong-h1 = Ile kart kosztowałoby cię przyjęcie kary?
lesson-challenge-wrong-h2 = Do nich nieudane wyzwanie dodaje dwie.
lesson-challenge-decide = Teraz decydujesz ty. Obowiązywał żółty, a Lou kładzie przeciwko tobie „Wybierz kolor + weź dwie”.

    { rule-F-CHAL-5 } Ile kosztuje pomyłka, już wiesz.
lesson-challenge-decide-h1 = Zacznij od przyjęcia kary: czego żąda sama karta?
lesson-challenge-decide-h2 = Jeśli masz rację, nie bierzesz nic. Jeśli się mylisz, bierzesz karę i jeszcze coś ponadto.
lesson-challenge-shown = { rule-F-CHAL-4 } Patrzeć wolno do następnego ruchu. Pozostali słyszą tylko, jak się skończyło.
lesson-challenge-shown-h1 = Kto chce wiedzieć, co było w ręku Lou?
lesson-challenge-who = Teraz jesteś Cy. Kartę położono przeciwko Ann. { rule-F-CHAL-2 }
lesson-challenge-who-h1 = Komu ta karta każe brać?
lesson-challenge-who-h2 = Czy to ty?
lesson-challenge-plain = Znów jesteś Ann. Lou kładzie zwykłą kartę „Wybierz kolor”, choć ma w ręku niebieską. { rule-F-CHAL-1 }
lesson-challenge-plain-h1 = Spójrz na kartę na wierzchu: czy każe komuś brać?
lesson-challenge-dark = Na ciemnej stronie Lou kładzie przeciwko tobie „Wybierz kolor + weź w tym kolorze” i wybiera turkusowy. Przedtem obowiązywał pomarańczowy.

    { rule-F-CHAL-7 } { rule-F-CHAL-8 }
lesson-challenge-dark-h1 = Jest tak jak na jasnej stronie, tylko liczba kart nie jest z góry znana.
lesson-challenge-color = Rzucasz wyzwanie, a Lou naprawdę ma pomarańczową kartę. Stos losowania leży otwarty, najpierw następna karta.
lesson-challenge-color-h1 = Idź po otwartym stosie od pierwszej karty. Liczą się tylko ciemne strony.
lesson-challenge-color-h2 = Wybrano turkusowy. Licz do pierwszej turkusowej karty włącznie. „Wybierz kolor” nie jest turkusowa.

# Punkty

lesson-scoring-title = Punkty i rozgrywka
lesson-scoring-about = Policzysz rękę, rundę i całą rozgrywkę, na oba sposoby.
lesson-scoring-light = { rule-F-SCORE-3 }
lesson-scoring-light-h1 = Dwie twoje karty mają numer, dwie symbol. Wartość symboli jest podana wyżej.
lesson-scoring-light-h2 = Dodawaj karta po karcie: „Postój”, „Weź jedną” i dwa numery.
lesson-scoring-dark = Teraz w grze jest ciemna strona i karty w ręku mogą drogo kosztować.
lesson-scoring-dark-h1 = Masz dwie karty „Wybierz kolor” i jedną z kolorem. Każda jest warta co innego.
lesson-scoring-round = Twoja ostatnia karta leży już na stosie. { rule-F-SCORE-1 } { rule-F-SCORE-2 }
lesson-scoring-round-h1 = Twoja ręka jest pusta. Komu zostały karty?
lesson-scoring-round-h2 = Policz rękę Lou, potem rękę Cy. Wszystko po ciemnej stronie.
lesson-scoring-last = { rule-F-END-2 } { rule-F-END-3 }

    Wszystkie karty są tu odkryte. Kładziesz ostatnią kartę, „Weź jedną”.
lesson-scoring-last-h1 = Kto bierze i która karta jest pierwsza w otwartym stosie?
lesson-scoring-last-h2 = Dolicz tę kartę do rąk pozostałych.
lesson-scoring-flip = { rule-F-END-5 }

    Kładziesz ostatnią kartę, „Odwróć”. Cudze karty widzisz tu od tyłu, jak przy prawdziwym stole. Uważaj, którą stronę liczysz.
lesson-scoring-flip-h1 = Która strona jest w grze po twojej ostatniej karcie?
lesson-scoring-flip-h2 = Po odwróceniu pozostali patrzą na ciemne strony: właśnie na te, które teraz widzisz.
lesson-scoring-total = { rule-F-SERIES-1 } Przed tą rundą masz 390 punktów, Lou 120, Cy 465.
lesson-scoring-total-h1 = Najpierw policz karty pozostałych. Te ręce już znasz.
lesson-scoring-total-h2 = Dodaj to do swoich 390.
lesson-scoring-winner = Ta sama runda, ta sama rozgrywka. Czy ktoś ją już wygrał?
lesson-scoring-winner-h1 = Punkty dostaje tylko zwycięzca rundy. Ile każdy ma teraz?
lesson-scoring-lowest = { rule-F-SERIES-2 } Przed tą rundą masz 160 punktów, Lou 420, Cy 130.
lesson-scoring-lowest-h1 = Każdy zapisuje własną rękę. Spójrz, jakie karty zostały Lou.
lesson-scoring-lowest-h2 = Dodaj je do 420 punktów Lou.
lesson-scoring-lowest-winner = Ta sama runda. { rule-F-SERIES-3 } Tu umówiono się na najniższą sumę.
lesson-scoring-lowest-winner-h1 = Oblicz wszystkie trzy sumy: dawne punkty i własna ręka.
lesson-scoring-lowest-winner-h2 = Kto ma 500, kończy rozgrywkę. Ale kto ma najmniej punktów?
lesson-scoring-single = { rule-F-SERIES-4 } Tutaj umówiono się na jedną rundę, bez całej rozgrywki.
lesson-scoring-single-h1 = Kto nie ma już kart w ręku?
lesson-scoring-single-ask = Runda jest skończona. Kto wygrywa całą grę?
lesson-scoring-dealer = { rule-F-DEAL-9 } { rule-F-DEAL-1 } Tę rundę rozdaje Cy.
lesson-scoring-dealer-h1 = Znajdź przy stole Cy. Kto siedzi po lewej, w kierunku gry?

# Karty

lesson-cards-title = Karty
lesson-cards-about = Dowiesz się, co jest na kartach, jak się je trzyma i kto co widzi.
lesson-cards-two = { rule-F-DECK-1 } To nie dwie talie, tylko jedna, oglądana z jednej lub z drugiej strony.
lesson-cards-two-h1 = Pomyśl o jednej karcie: ile ma stron?
lesson-cards-two-h2 = A ile jest wszystkich kart?
lesson-cards-two-ask = Ile stron ma cała talia, jasnych i ciemnych razem?
lesson-cards-light = { rule-F-DECK-2 }
lesson-cards-light-h1 = Znajdź na liście „Odwróć”: jest w każdym kolorze.
lesson-cards-light-h2 = Ile ich jest w jednym kolorze i ile jest kolorów?
lesson-cards-light-ask = Na ilu jasnych stronach jest „Odwróć”?
lesson-cards-dark = { rule-F-DECK-3 }
lesson-cards-dark-h1 = Najpierw policz różne turkusowe karty: numery, potem karty specjalne.
lesson-cards-dark-h2 = Każda jest po dwa razy. Karty „Wybierz kolor” nie mają koloru, więc nie są turkusowe.
lesson-cards-dark-ask = Ile turkusowych stron jest w talii?
lesson-cards-zero = { rule-F-DECK-4 } Numery biegną od 1 do 9.
lesson-cards-zero-h1 = Zacznij od jednego koloru: jakie ma numery i po ile każdego?
lesson-cards-zero-h2 = Potem weź wszystkie cztery kolory. Na kartach specjalnych i „Wybierz kolor” nie ma numeru.
lesson-cards-zero-ask = Na ilu jasnych stronach jest numer?
lesson-cards-together = { rule-F-DECK-5 } Nie zmienia tego nawet tasowanie.

    Stos rozgrywki, czyli zagrane karty, leży otwarty i widać obie strony każdej karty. Potem zostaje przetasowany, a niebieska czwórka trafia do Lou.
lesson-cards-together-h1 = Niebieska czwórka leży w otwartym stosie rozgrywki. Znajdź ją.
lesson-cards-together-h2 = Przy każdej jasnej stronie widać ciemną stronę tej samej karty.
lesson-cards-players = { rule-F-DECK-6 }
lesson-cards-players-h1 = Ile osób może grać najwyżej?
lesson-cards-deal = { rule-F-DEAL-4 } { rule-F-DEAL-1 }

    Grasz jako Ann. Karty właśnie rozdano.
lesson-cards-deal-h1 = Spójrz na jedną rękę na stole i policz karty.
lesson-cards-deal-h2 = Jest was troje i każdy dostał tyle samo.
lesson-cards-deal-ask = Ile kart macie w ręku łącznie we troje?
lesson-cards-hold = { rule-F-DEAL-5 } { rule-F-INFO-1 } { rule-F-DEAL-6 }
lesson-cards-hold-h1 = Spójrz na karty Lou na stole: którą ich stronę widzisz?
lesson-cards-hold-h2 = Lou patrzy na twoje karty tak samo.
lesson-cards-pile = { rule-F-INFO-3 }

    Ale teraz runda trwa już dłużej i w grze jest ciemna strona.
lesson-cards-pile-h1 = Spójrz na swoje karty: która strona jest w grze?
lesson-cards-pile-h2 = Tę stronę zobaczysz po wzięciu karty. A która jest do tej pory na górze?
lesson-cards-number = { rule-F-INFO-2 } Inny stół: spójrz na Lou.
lesson-cards-number-h1 = Karty Lou są odwrócone od ciebie, ale można je policzyć.

# Rozdający i pierwsza karta

lesson-opening-title = Rozdający i pierwsza karta
lesson-opening-about = Zaczniesz rundę, jakakolwiek karta odsłoni się pierwsza.
lesson-opening-dealer = { rule-F-DEAL-2 } Tutaj każdy wyciągnął po jednej karcie.
lesson-opening-dealer-h1 = Spójrz na jasne strony trzech wyciągniętych kart.
lesson-opening-dealer-h2 = Na których jest numer i który jest najwyższy?
lesson-opening-tie = { rule-F-DEAL-3 } Karty wyciągnęły cztery osoby.
lesson-opening-tie-h1 = Na jednej z czterech kart nie ma numeru. Ile się liczy?
lesson-opening-tie-h2 = Znajdź najwyższy numer. Czy jest tylko jeden?
lesson-opening-number = { rule-F-DEAL-7 } { rule-F-DEAL-8 }

    Rozdaje Lou. Przy tym stole gra biegnie od ciebie do Lou i dalej do Cy.
lesson-opening-number-h1 = Najpierw znajdź przy stole rozdającego.
lesson-opening-number-h2 = Stamtąd idź o jedno miejsce dalej w kierunku gry.
lesson-opening-drawone = { rule-F-INIT-1 } { rule-F-INIT-2 }

    Teraz rozdaje Cy i odsłania się „Weź jedną”.
lesson-opening-drawone-h1 = Kto siedzi po lewej stronie Cy? Na tę osobę działa karta.
lesson-opening-drawone-h2 = Ta osoba bierze kartę i nie gra. Kto jest po niej?
lesson-opening-reverse = { rule-F-INIT-3 } Rozdaje Cy.
lesson-opening-reverse-h1 = Tym razem nie zaczyna gracz po lewej od rozdającego.
lesson-opening-reverse-h2 = Kto zaczyna, jest napisane wyżej. Kto to jest przy tym stole?
lesson-opening-skip = { rule-F-INIT-4 } Rozdaje Cy.
lesson-opening-skip-h1 = Znajdź Cy i idź o jedno miejsce dalej w kierunku gry.
lesson-opening-skip-h2 = Kolejkę traci tylko jedna osoba.
lesson-opening-wild = { rule-F-INIT-5 } To ty. Wybierz kolor, który ci się przyda.
lesson-opening-wild-h1 = Spójrz na swoje karty: jakie masz kolory?
lesson-opening-wild-h2 = Wybierz jeden z nich przyciskiem koloru. Karty jeszcze nie kładziesz.
lesson-opening-restricted = { rule-F-INIT-6 } Rozdaje Cy.
lesson-opening-restricted-h1 = Czy ta karta zostaje na stosie rozgrywki?
lesson-opening-restricted-h2 = Karta, która wraca, nie działa.
lesson-opening-flip = { rule-F-INIT-7 }

    Spójrz na stos losowania: zanim karta zostanie odkryta, widać tam jej drugą stronę.
lesson-opening-flip-h1 = Spójrz na stos losowania: co widać na jego wierzchu?
lesson-opening-flip-h2 = Ta sama karta odwraca się dwa razy: gdy się ją odkrywa i gdy działa.

# Kolejka

lesson-turn-title = Kolejka
lesson-turn-about = Dowiesz się, które karty pasują i co zrobić, gdy nie pasuje żadna.
lesson-turn-color = { rule-F-TURN-1 } { rule-F-MATCH-1 }

    Obowiązuje niebieski. Połóż niebieską kartę.
lesson-turn-color-h1 = W stosie rozgrywki liczy się tylko karta z wierzchu. Jaki ma kolor?
lesson-turn-color-h2 = Przejrzyj swoje trzy karty: która ma ten kolor?
lesson-turn-number = { rule-F-MATCH-2 } Teraz nie masz niebieskiej karty.
lesson-turn-number-h1 = Spójrz na numer na wierzchu stosu rozgrywki.
lesson-turn-number-h2 = Poszukaj w ręku tego samego numeru. Kolor nie ma znaczenia.
lesson-turn-symbol = { rule-F-MATCH-3 } Na wierzchu leży „Postój”.
lesson-turn-symbol-h1 = Spójrz na symbol na wierzchu stosu rozgrywki.
lesson-turn-symbol-h2 = Na jednej z twoich kart jest ten sam symbol w innym kolorze.
lesson-turn-many = Kolor, numer albo „Wybierz kolor”: sprawdź teraz wszystkie trzy możliwości. { rule-F-WILD-1 }
lesson-turn-many-h1 = Spójrz na kartę z wierzchu: może pasować jej kolor albo jej numer.
lesson-turn-many-h2 = Karta po karcie: czy jest niebieska? Czy to siódemka? Czy to „Wybierz kolor”?
lesson-turn-wild = { rule-F-WILD-2 } Połóż „Wybierz kolor” i wybierz kolor, który jeszcze masz.
lesson-turn-wild-h1 = „Wybierz kolor” to karta bez koloru. Jakie kolory zostaną ci w ręku?
lesson-turn-wild-h2 = Połóż ją i wybierz kolor, w którym masz choć jedną kartę.
lesson-turn-called = { rule-F-MATCH-4 } Wybrano zielony.
lesson-turn-called-h1 = Karta na wierzchu nie ma własnego koloru. Jaki wybrano?
lesson-turn-called-h2 = Karta pod spodem już się nie liczy. „Wybierz kolor” nadal pasuje.
lesson-turn-draw = Żadna twoja karta nie pasuje. { rule-F-DRAW-1 } { rule-F-TURN-3 }
lesson-turn-draw-h1 = Porównaj jeszcze raz swoje trzy karty z kartą na wierzchu: ani koloru, ani numeru.
lesson-turn-draw-h2 = Nową kartę bierze się ze stosu losowania.
lesson-turn-drawn = Karta, którą bierzesz, pasuje. { rule-F-DRAW-5 } { rule-F-DRAW-2 } { rule-F-DRAW-4 }
lesson-turn-drawn-h1 = Znajdź kartę, której wcześniej nie było.
lesson-turn-drawn-h2 = Przed wzięciem karty były w ręku niebieska dwójka, czerwona jedynka i żółta piątka.
lesson-turn-once = Jedna karta została już wzięta. { rule-F-DRAW-6 }
lesson-turn-once-h1 = Spójrz na swoje karty: nowa już tam jest.
lesson-turn-once-h2 = Ile kart bierze się najwyżej w jednej kolejce?
lesson-turn-want = Twoja niebieska karta pasuje. Czy musisz ją położyć? { rule-F-DRAW-3 }
lesson-turn-want-h1 = Czy jest zasada, że pasującą kartę trzeba położyć?
lesson-turn-others = { rule-F-TURN-2 } Teraz twoja kolejka, a Cy się spieszy.
lesson-turn-others-h1 = Spójrz na stół: czyja jest teraz kolejka?
lesson-turn-others-h2 = Nieważne, czy czerwona ósemka by pasowała.
lesson-turn-slip = { rule-F-ERR-1 } Można więc śmiało próbować.
lesson-turn-slip-h1 = Porównaj zieloną czwórkę z kartą na wierzchu: najpierw kolor, potem numer.

# Jasne karty specjalne

lesson-light-title = Jasne karty specjalne
lesson-light-about = Dowiesz się, kto bierze karty, kto traci kolejkę i kto jest następny.
lesson-light-draw = { rule-F-LITE-1 } Gra biegnie od ciebie do Lou i dalej do Cy.
lesson-light-draw-h1 = Znajdź na stole siebie i kierunek gry.
lesson-light-draw-h2 = Karta działa na następne miejsce w tym kierunku.
lesson-light-lose = Jeszcze raz ta sama karta. Lou bierze kartę. A potem?
lesson-light-lose-h1 = Kto bierze kartę? Czy ta osoba jeszcze gra?
lesson-light-lose-h2 = Idź o jedno miejsce dalej niż ten, kto bierze.
lesson-light-skip = { rule-F-LITE-3 }
lesson-light-skip-h1 = Zacznij od swojego miejsca i idź w kierunku gry.
lesson-light-skip-h2 = Chodzi tylko o pierwszą osobę po drodze.
lesson-light-reverse = { rule-F-LITE-2 }
lesson-light-reverse-h1 = Dotąd gra szła od ciebie do Lou. Dokąd pójdzie po tej karcie?
lesson-light-reverse-h2 = Kto siedzi po twojej drugiej stronie?
lesson-light-target = Lou czeka na swoją kolejkę. Wykonaj ruch, który zmienia kierunek gry.
lesson-light-target-h1 = Trzy twoje karty są niebieskie i pasują. Każda działa inaczej.
lesson-light-target-h2 = Na której z nich są strzałki skierowane w przeciwne strony?
lesson-light-answer = { rule-F-PEN-1 }

    Też masz „Weź jedną”, a Lou kładzie taką kartę przeciwko tobie.
lesson-light-answer-h1 = Twoja „Weź jedną” teraz nie pomoże. Czego żąda od ciebie karta Lou?
lesson-light-answer-h2 = Ile wziąć, mówi nazwa karty.
lesson-light-later = Trochę później. Wszyscy wzięli po karcie, „Weź jedną” od Lou nadal leży na wierzchu, a kolejka jest twoja. { rule-F-MATCH-3 }
lesson-light-later-h1 = Czy karta Lou jeszcze na kogoś czeka, czy już zadziałała?
lesson-light-later-h2 = Porównaj symbole: swój i ten na wierzchu.
lesson-light-two-reverse = Teraz gracie tylko ty i Lou. { rule-F-TWO-1 }
lesson-light-two-reverse-h1 = Przy stole siedzą tylko dwie osoby. Dokąd zawróci gra?
lesson-light-two-skip = { rule-F-TWO-2 }
lesson-light-two-skip-h1 = Kto tu traci kolejkę? Kto zostaje?
lesson-light-two-draw = { rule-F-TWO-3 } O wyzwaniach jest osobna lekcja. Niech Lou weźmie kartę.
lesson-light-two-draw-h1 = Po każdej z twoich trzech niebieskich kart znów grasz ty.
lesson-light-two-draw-h2 = Która z nich każe następnej osobie brać?

# Ciemne karty specjalne

lesson-dark-title = Ciemne karty specjalne
lesson-dark-about = Poznasz surowe karty ciemnej strony i zobaczysz, co się dzieje, gdy skończy się stos losowania.
lesson-dark-five = { rule-F-DARK-1 }
lesson-dark-five-h1 = Najpierw policz, ile kart Lou ma teraz.
lesson-dark-five-h2 = Potem dodaj tyle, ile każe karta.
lesson-dark-everyone = { rule-F-DARK-3 }
lesson-dark-everyone-h1 = Obejrzyj stół dookoła: kogo dotyczy „dla wszystkich”, a kogo nie?
lesson-dark-everyone-h2 = Ktoś jednak ma następny ruch.
lesson-dark-again = Wykonaj ruch, po którym znów jest twoja kolejka.
lesson-dark-again-h1 = Obowiązuje fioletowy. Która twoja fioletowa karta działa na wszystkich innych?
lesson-dark-again-h2 = Masz dwie karty z tym symbolem, ale pasuje jedna.
lesson-dark-reverse = { rule-F-DARK-2 }
lesson-dark-reverse-h1 = Spójrz na stół: w którą stronę toczy się gra teraz?
lesson-dark-color = { rule-F-DARK-4 }

    Lou wybiera turkusowy, a ty przyjmujesz karę: bierzesz karty. (O wyzwaniach jest osobna lekcja.) Stos losowania leży tu otwarty, najpierw następna karta.
lesson-dark-color-h1 = Idź po otwartym stosie od pierwszej karty. Liczą się tylko ciemne strony.
lesson-dark-color-h2 = Licz do pierwszej turkusowej karty włącznie.
lesson-dark-found = { rule-F-DARK-5 } Jeszcze raz ta sama kara: jako ostatnią bierzesz turkusową.
lesson-dark-found-h1 = Przyjmujesz karę i bierzesz. Co jeszcze cię ona kosztuje?
lesson-dark-found-h2 = Dokąd pójdzie gra, skoro ciebie ominie?
lesson-dark-onway = { rule-F-DARK-6 } Znów wybrano turkusowy. Spójrz na stos.
lesson-dark-onway-h1 = Spójrz na pierwszą kartę stosu. Czy ma kolor?
lesson-dark-onway-h2 = Licz dalej, aż któraś będzie naprawdę turkusowa.
lesson-dark-short = { rule-F-PILE-1 } { rule-F-PILE-3 }

    W stosie losowania zostały dwie karty, a ty kładziesz „Weź pięć”.
lesson-dark-short-h1 = Policz, co leży pod wierzchem stosu rozgrywki.
lesson-dark-short-h2 = Czy to wystarczy na karty, których brakuje w stosie losowania?
lesson-dark-top = { rule-F-PILE-2 } Stół jest ten sam.
lesson-dark-top-h1 = Która karta leży na wierzchu, gdy Lou bierze karty?
lesson-dark-top-h2 = Wszystkie inne się tasuje, ale tej nie.
lesson-dark-empty = { rule-F-PILE-4 } W stosie są dwie karty, a pod tą, którą kładziesz, jeszcze tylko jedna.
lesson-dark-empty-h1 = Policz oba stosy: ile kart w ogóle można wziąć?
lesson-dark-empty-h2 = Karta, którą kładziesz, zostaje na wierzchu i nikt jej nie bierze.

# UNO i ostatnia karta

lesson-uno-title = UNO i ostatnia karta
lesson-uno-about = Na czas krzykniesz „UNO”, przyłapiesz innych i skończysz rundę.
lesson-uno-say = { rule-F-UNO-1 } Masz dwie karty.
lesson-uno-say-h1 = Jedna z twoich dwóch kart pasuje. Ile ci po niej zostanie?
lesson-uno-say-h2 = Krzyknij „UNO” najpierw albo razem z kartą.
lesson-uno-catch = { rule-F-UNO-2 } Czy Lou coś mówi?
lesson-uno-catch-h1 = Spójrz na Lou: ile zostało kart i czy padło „UNO”?
lesson-uno-catch-h2 = Zdąż, zanim położysz lub weźmiesz kartę: od niej zacznie się następna kolejka.
lesson-uno-penalty = { rule-F-UNO-3 } Stół jest ten sam: Lou ma jedną kartę.
lesson-uno-penalty-h1 = Ile kart Lou ma przed karą?
lesson-uno-penalty-h2 = Teraz dodaj karę.
lesson-uno-late = Teraz jesteś Cy. Nikt nie przyłapał Lou, a Ann bierze już kartę. { rule-F-UNO-2 }
lesson-uno-late-h1 = Spójrz, co właśnie robi Ann.
lesson-uno-late-h2 = Wzięta karta to początek następnej kolejki.
lesson-uno-correct = Znów jesteś Ann, a twoja przedostatnia karta leży na stosie bez okrzyku „UNO”. { rule-F-UNO-4 }
lesson-uno-correct-h1 = Co trzeba było krzyknąć przy kładzeniu karty?
lesson-uno-correct-h2 = Jeszcze nie jest za późno: nikt cię nie przyłapał.
lesson-uno-correct-ask = Teraz gra Lou i nikt jeszcze nic nie zauważył. Ratuj się!
lesson-uno-dark = { rule-F-UNO-5 } Lou znów zapomina.
lesson-uno-dark-h1 = Ile kart zostało Lou i jakiego okrzyku zabrakło?
lesson-uno-dark-h2 = Zrób to samo co na jasnej stronie, zanim zagrasz.
lesson-uno-false = { rule-F-UNO-6 } Masz trzy karty, a mimo to krzyczysz „UNO”.
lesson-uno-false-h1 = Ile masz kart? A kiedy krzyczy się „UNO”?
lesson-uno-false-ask = Czy takie „UNO” się liczy?
lesson-uno-win = { rule-F-END-1 }
lesson-uno-win-h1 = Porównaj swoją jedyną kartę z tą na wierzchu.
lesson-uno-last = { rule-F-END-2 } { rule-F-END-3 }
lesson-uno-last-h1 = Twoja ręka jest wtedy pusta. Czy ostatnia karta mimo to działa?
lesson-uno-last-h2 = Ile kart każe wziąć następnej osobie?
lesson-uno-vain = { rule-F-END-4 } Ostatnią kartą Lou była „Wybierz kolor + weź dwie”, położona przeciwko tobie.
lesson-uno-vain-h1 = Spójrz na rękę Lou: co można w niej znaleźć?
lesson-uno-vain-h2 = Wyzwanie więc się nie uda. To kosztuje karę i jeszcze dwie karty.

# Cała runda

lesson-round-title = Twoja pierwsza cała runda
lesson-round-about = Rozegrasz całe rundy, z trenerem u boku.
lesson-round-look = Rozdano prawdziwą rundę. Grasz jako Ann, a zaczyna się od spojrzenia na karty.
lesson-round-look-h1 = Zacznij od karty na wierzchu: jej kolor i numer.
lesson-round-look-h2 = Potem przejrzyj rękę. „Wybierz kolor” też pasuje.
lesson-round-first = Teraz wykonaj pierwszy ruch. Dobry jest każdy zgodny z zasadami.
lesson-round-first-h1 = Dobra jest każda ze znalezionych kart. Przy „Wybierz kolor” wybierz też kolor.
lesson-round-small = Krótka runda: po trzy karty, tylko ty i Lou. Przycisk podpowiedzi to twój trener: mówi, co zrobiłby ktoś doświadczony i dlaczego.
lesson-round-flip = Po cztery karty, trzy osoby. Uważaj na odwrócenia: potem masz w ręku coś zupełnie innego.
lesson-round-whole = A teraz naprawdę: po siedem kart. Miłej gry!

# Klasyczne UNO

lesson-classic-title = Czym różni się klasyczne UNO
lesson-classic-about = Zagrasz też starymi kartami i powiesz, czym różni się gra.
lesson-classic-overview = Tak samo jak we Flipie: kolejki, kolory, numery i symbole, branie jednej karty, „UNO” i wyzwania.

    Inaczej: karty mają tylko jedną stronę, więc nie ma ani „Odwróć”, ani ciemnej strony, a cudzych kart wcale nie widać. Są zera. Zamiast „Weź jedną” jest „Weź dwie”, a zamiast „Wybierz kolor + weź dwie” jest „Wybierz kolor + weź cztery”.

    Obowiązuje niebieski. Graj tak, jak już umiesz.
lesson-classic-overview-h1 = Jest tak jak we Flipie: kolor, numer albo „Wybierz kolor”.
lesson-classic-overview-h2 = Porównaj każdą swoją kartę z niebieską siódemką.
lesson-classic-deck = We Flipie: 112 kart o dwóch stronach, bez zera, a z cudzych kart widać jedną stronę.

    A tak jest w klasycznym UNO. { rule-C-DECK-1 } { rule-C-INFO-1 }
lesson-classic-deck-h1 = Znajdź na liście 0: ile ich jest w jednym kolorze?
lesson-classic-deck-h2 = A ile jest kolorów?
lesson-classic-deck-ask = Ile zer jest w klasycznej talii?
lesson-classic-deal = We Flipie: rozdaje ten, kto ma najwyższy jasny numer, po siedem kart, i zaczyna się na jasnej stronie.

    W klasycznym UNO: rozdaje ten, kto ma najwyższy numer, po siedem kart, a strona jest tylko jedna. { rule-C-DEAL-2 }

    Rozdaje Lou.
lesson-classic-deal-h1 = Jak we Flipie: znajdź rozdającego i idź o jedno miejsce dalej.
lesson-classic-opening = We Flipie: pierwsza „Weź jedną” kosztuje jedną kartę, a pierwsza „Odwróć” odwraca wszystko.

    A tak jest w klasycznym UNO. { rule-C-INIT-1 }

    Rozdaje Cy.
lesson-classic-opening-h1 = Na kogo działa karta? Spójrz na lewo od Cy.
lesson-classic-opening-h2 = Ta osoba traci kolejkę. Kto jest po niej?
lesson-classic-penalty = We Flipie: „Weź jedną” kosztuje następną osobę jedną kartę, „Weź pięć” pięć i nikt nie przekazuje ich dalej.

    A tak jest w klasycznym UNO. { rule-C-ACT-3 } { rule-C-PEN-1 }

    Też masz kartę „Weź dwie”.
lesson-classic-penalty-h1 = Czy twoja „Weź dwie” może ci teraz pomóc?
lesson-classic-penalty-h2 = Bierzesz karty i tracisz kolejkę. Kto jest po tobie?
lesson-classic-four = We Flipie: „Wybierz kolor + weź dwie” wolno położyć tylko bez obowiązującego koloru, a kosztuje ona dwie karty.

    A tak jest w klasycznym UNO. { rule-C-ACT-5 }
lesson-classic-four-h1 = Czy masz coś niebieskiego?
lesson-classic-four-h2 = Karta, która pasuje numerem, nie przeszkadza „Wybierz kolor + weź cztery”.
lesson-classic-challenge = We Flipie: dwie karty za wykryty blef, cztery za nieudane wyzwanie. W klasycznym UNO sprawdza się to samo.

    { rule-C-CHAL-2 } { rule-C-CHAL-3 }

    Lou kładzie „Wybierz kolor + weź cztery” przeciwko tobie.
lesson-classic-challenge-h1 = Zacznij od przyjęcia kary: ile wziąć, mówi nazwa karty.
lesson-classic-challenge-h2 = Jeśli masz rację, nie bierzesz nic. Pomyłka dodaje dwie karty, jak we Flipie.
lesson-classic-uno = We Flipie: „UNO” przy przedostatniej karcie i dwie karty dla przyłapanych bez niego.

    W klasycznym UNO: dokładnie tak samo. Masz dwie karty.
lesson-classic-uno-h1 = Jedna z twoich dwóch kart pasuje. Ile ci po niej zostanie?
lesson-classic-last = We Flipie: jeśli ostatnia karta każe komuś brać, ten jeszcze bierze, a te karty się liczą.

    W klasycznym UNO: dokładnie tak samo. W stosie losowania została tu jedna karta.
lesson-classic-last-h1 = W stosie losowania jest jedna karta. A co leży pod wierzchem stosu rozgrywki?
lesson-classic-two = We Flipie: przy dwóch graczach „Zmiana kierunku”, „Postój” i „Postój dla wszystkich” dają jeszcze jedną kolejkę.

    W klasycznym UNO nie ma karty „Postój dla wszystkich”. { rule-C-TWO-1 }
lesson-classic-two-h1 = Przy stole siedzą tylko dwie osoby. Dokąd zawróci gra?
lesson-classic-score = We Flipie: „Weź jedną” liczy się za 10, zwykła „Wybierz kolor” za 40, pozostałe takie za 50 i 60.

    A tak jest w klasycznym UNO. { rule-C-SCORE-1 } I tu, i tam gra się do 500.

    Przed tą rundą masz 405 punktów, Lou 210, Cy 330. Wszystkie karty są odkryte, a ty kładziesz ostatnią, „Weź dwie”.
lesson-classic-score-h1 = Lou jeszcze bierze karty: spójrz na pierwsze karty otwartego stosu.
lesson-classic-score-h2 = Policz obie ręce i dodaj swoje 405. Pamiętaj o karcie „Wybierz kolor” u Cy.
lesson-classic-slip = We Flipie: karta, która nie pasuje, wraca do ręki i to wszystko.

    A tak jest w klasycznym UNO. { rule-C-ERR-1 } Tutaj tak się umówiono.

    Kładziesz czerwoną jedynkę, która nie pasuje.
lesson-classic-slip-h1 = Karta wraca do ciebie. Ile ich wtedy masz, bez kary?
lesson-classic-slip-h2 = Teraz dodaj karę.

# Zasady domowe

lesson-house-title = Zasady domowe
lesson-house-about = Poznasz częste zasady domowe i zobaczysz, jak każda zmienia sytuację na stole.
lesson-house-stack = { rule-H-STACK-1 } { rule-H-STACK-4 }

    Lou kładzie „Weź jedną” przeciwko tobie. Odpowiadasz swoją, a Cy takiej nie ma.
lesson-house-stack-h1 = Policz karty „Weź jedną”: tę od Lou i swoją.
lesson-house-stack-h2 = Jedna karta za każdą „Weź jedną” na stosie.
lesson-house-pass = Ten sam stół, inna zasada domowa. { rule-H-ESC2-1 } { rule-H-ESC2-2 }
lesson-house-pass-h1 = Karty są te same co przedtem. Czy przy tej zasadzie coś się sumuje?
lesson-house-pass-h2 = Liczy się tylko ostatnia „Weź jedną”.
lesson-house-four = Klasyczne karty. { rule-H-STACK-2 }

    Lou kładzie taką kartę przeciwko tobie, a ty odpowiadasz swoją.
lesson-house-four-h1 = Ile kart „Wybierz kolor + weź cztery” wtedy leży?
lesson-house-four-h2 = Po cztery karty za każdą.
lesson-house-answer = Znów klasyczne karty. { rule-H-ANS4-1 } { rule-H-ANS4-2 } Wybrano czerwony.
lesson-house-answer-h1 = Która karta liczy się po twojej odpowiedzi: „Wybierz kolor + weź cztery” czy „Weź dwie”?
lesson-house-answer-h2 = Policz karty Cy i dodaj tyle, ile ona każe.
lesson-house-skip = To też klasyczne karty. { rule-H-ESCS-1 } Lou kładzie taką kartę przeciwko tobie. Ratuj się!
lesson-house-skip-h1 = Spójrz na kartę na wierzchu: jaki ma kolor?
lesson-house-skip-h2 = Czy masz dokładnie taką samą?
lesson-house-jump = Znów karty Flip. { rule-H-JUMP-1 } { rule-H-JUMP-3 }

    Teraz kolejka Cy. Ale spójrz na kartę na wierzchu i na swoje karty.
lesson-house-jump-h1 = Porównaj kartę na wierzchu z każdą swoją: kolor i numer.
lesson-house-jump-h2 = Przy tej zasadzie nie trzeba czekać na swoją kolejkę.
lesson-house-double = { rule-H-DOUBLE-1 } { rule-H-DOUBLE-2 }

    { rule-H-REV-1 } Jedna „Zmiana kierunku” już leży, a w ręku masz drugą taką samą.
lesson-house-double-h1 = Policz zmiany kierunku razem z drugą.
lesson-house-double-h2 = Przed pierwszą gra toczyła się zgodnie z ruchem wskazówek zegara.
lesson-house-seven = { rule-H-70-2 } { rule-H-70-4 } Masz cztery karty, Lou dwie.
lesson-house-seven-h1 = Która twoja karta to siódemka i czy pasuje?
lesson-house-seven-h2 = Połóż ją i wybierz, z kim się wymienić. Czyją rękę chcesz mieć?
lesson-house-zero = Klasyczne karty: we Flipie nie ma zera. { rule-H-70-1 } Gra biegnie od ciebie do Lou i dalej do Cy.
lesson-house-zero-h1 = Twoje karty idą do Lou. A czyje trafiają do ciebie?
lesson-house-zero-h2 = Policz karty w tamtej ręce.
lesson-house-five = Znów karty Flip. { rule-H-FIVE-1 } Połóż piątkę i wymień się kartą.
lesson-house-five-h1 = Połóż piątkę. Potem padnie pytanie, z kim się wymieniasz.
lesson-house-five-h2 = Wybierz gracza i kartę, którą oddajesz.
lesson-house-back = { rule-H-BACK-1 } { rule-H-READY-1 }

    Lou blefuje, a ty rzucasz wyzwanie.
lesson-house-back-h1 = Lou zabiera kartę z powrotem. Co leżało pod nią?
lesson-house-back-h2 = Przed nią obowiązywał niebieski.
lesson-house-points = { rule-H-PTS-1 } Inni liczą inaczej. { rule-H-PTS-2 }

    Tutaj umówiono się na pierwszy sposób. Przed tą rundą masz 120 punktów, Lou 160, Cy 90. Runda skończyła się na jasnej stronie.
lesson-house-points-h1 = Policz każdą rękę po jasnej stronie i dodaj dawne punkty.
lesson-house-points-h2 = Kto ma 200 lub więcej?
