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
lesson-off-goal = Tak można zagrać, ale tutaj chodzi o coś innego.
lesson-uno-first = Okrzyk „UNO” już padł. Teraz wykonaj sam ruch.
lesson-no-bluff = To nie blef: { $cards }.
lesson-look-again = Spójrz jeszcze raz na stół.
lesson-missing = Brakuje jeszcze: { $count }.
lesson-none-of-them = Dobrze: żadna.
lesson-order-from = Od miejsca { $count } kolejność jest inna.
lesson-round-played = Cała runda rozegrana!
lesson-coach = Trener radzi:
lesson-advice-play = Połóż { $card-acc }{ $color-id ->
    [none] { "" }
   *[other] , wybierając kolor: { $color }
 }{ $uno ->
    [yes] , i krzyknij „UNO”
   *[no] { "" }
 }.
lesson-advice-draw = Weź kartę.
lesson-advice-keep = Zatrzymaj wziętą kartę.
lesson-advice-accept = Przyjmij karę.
lesson-advice-color = Wybierz kolor: { $color }.
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
lesson-part-choose-color = Osoba, która zagrała „Odwróć”, jest pytana o kolor.
lesson-part-color = Pada nazwa koloru.
lesson-part-turn = Kolej na następną osobę.
lesson-part-challenge = Pada wyzwanie.
lesson-part-reveal = Ten, kto rzucił wyzwanie, ogląda karty w ręku.
lesson-part-verdict = Okazuje się, czy karta była zagrana zgodnie z zasadami.
lesson-part-draw = Ktoś bierze karty.
lesson-part-skip = Ktoś traci kolejkę.
lesson-part-round-over = Runda jest skończona.

# Odwrócenie

lesson-flip-title = Odwrócenie
lesson-flip-about = Dowiesz się, co się odwraca, w jakiej kolejności i co to znaczy dla twoich kart.
lesson-flip-play = Każda karta ma jasną i ciemną stronę. { rule-F-FLIP-2 } { rule-F-FLIP-1 }

    Obowiązuje niebieski, a ty masz kartę „Odwróć”. Zagraj ją i patrz, co się dzieje.
lesson-flip-bottom = { rule-F-FLIP-3 }

    Stos rozgrywki leży tu otwarty: obie strony każdej karty, najpierw ta ze spodu.
lesson-flip-bottom-h1 = Wyobraź sobie, że cały stos podniesiono i odwrócono jak książkę. Która karta jest teraz na górze i którą stroną?
lesson-flip-single = Teraz leży tam tylko jedna karta, a Bo kładzie na nią „Odwróć”. Zasada jest ta sama.
lesson-flip-draw = { rule-F-FLIP-4 }

    Tym razem otwarty leży stos losowania, najpierw następna karta.
lesson-flip-draw-h1 = Karta, która była ostatnia, jest teraz pierwsza, a wszyscy patrzą na ciemne strony.
lesson-flip-order = { rule-F-FLIP-5 } Kto odwróci karty za wcześnie, pokaże je innym.
lesson-flip-harmless = { rule-F-FLIP-6 }

    Spójrz na kartę na spodzie: na wierzch trafi „Weź pięć”.
lesson-flip-next = { rule-F-FLIP-8 }
lesson-flip-wild = { rule-F-FLIP-7 }

    Tutaj na spodzie leży karta „Wybierz kolor”.
lesson-flip-wild-h1 = Taka karta na wierzchu nie ma koloru. Ktoś musi go wybrać, zanim gra pójdzie dalej.
lesson-flip-name = Na wierzchu jest karta bez koloru, a karta „Odwróć” była twoja. Wybierz mądrze: którego ciemnego koloru masz najwięcej?
lesson-flip-fits = { rule-F-MATCH-5 }

    Cy właśnie zagrywa „Odwróć”. Spójrz na swoje karty od nowa.
lesson-flip-fits-h1 = Jasne strony już nie pomogą. Porównaj ciemny kolor, numer i symbol.
lesson-flip-stay = { rule-F-FLIP-9 }

    Po odwróceniu zagrano dwie ciemne karty.
lesson-flip-back = { rule-F-MATCH-3 } To dotyczy też kart „Odwróć”: odwróć wszystko z powrotem kartą innego koloru.

# Wyzwanie

lesson-challenge-title = Blef i wyzwanie
lesson-challenge-about = Dowiesz się, kiedy karta „Wybierz kolor + weź…” jest zgodna z zasadami, kiedy jest blefem i czy warto rzucić wyzwanie.
lesson-challenge-lawful = { rule-F-WILD-3 } { rule-F-WILD-4 }
lesson-challenge-lawful-h1 = Czy masz choć jedną niebieską kartę? Siódemka innego koloru nie jest niebieska.
lesson-challenge-bluff = { rule-F-WILD-6 } Teraz masz niebieską kartę.
lesson-challenge-called = { rule-F-WILD-5 } Na wierzchu leży „Wybierz kolor” i wybrano zielony. Pod spodem jest niebieska karta.
lesson-challenge-called-h1 = Liczy się tylko zielony. Czy masz coś zielonego?
lesson-challenge-try = Blef może się udać: nikt nie widzi twoich kart od przodu. Zagraj „Wybierz kolor + weź dwie”, choć masz niebieską.
lesson-challenge-decide = { rule-F-LITE-4 }

    Gracz Bo zagrywa taką kartę przeciwko tobie. { rule-F-CHAL-3 }

    { rule-F-CHAL-5 } { rule-F-CHAL-6 }
lesson-challenge-decide-h1 = Przyjęcie to zwykła kara. Jeśli masz rację, nie bierzesz nic. Jeśli się mylisz, bierzesz karę i jeszcze dwie karty.
lesson-challenge-after = Przed tą kartą obowiązywał niebieski. Rzucasz wyzwanie, a Bo naprawdę ma niebieską kartę. { rule-F-CHAL-9 }
lesson-challenge-wrong = Inny stół: tu też wcześniej obowiązywał niebieski. Rzucasz wyzwanie, ale Bo nie ma nic niebieskiego.
lesson-challenge-shown = { rule-F-CHAL-4 } Patrzeć wolno do następnego ruchu, potem karty znów są zakryte. Pozostali słyszą tylko, jak się skończyło.
lesson-challenge-who = Teraz jesteś Cy. Kartę zagrano przeciwko Ann. { rule-F-CHAL-2 }
lesson-challenge-plain = Znów jesteś Ann. Gracz Bo zagrywa zwykłą kartę „Wybierz kolor”, choć ma w ręku niebieską. { rule-F-CHAL-1 }
lesson-challenge-dark = { rule-F-DARK-4 }

    { rule-F-CHAL-7 } { rule-F-CHAL-8 }
lesson-challenge-color = Rzucasz wyzwanie i masz rację: obowiązywał pomarańczowy, a Bo ma pomarańczową kartę. Stos losowania leży otwarty, najpierw następna karta.
lesson-challenge-color-h1 = Wybrano turkusowy. Policz karty do pierwszej turkusowej włącznie. Karta bez koloru nie jest turkusowa.

# Punkty

lesson-scoring-title = Punkty i rozgrywka
lesson-scoring-about = Policzysz rękę, rundę i całą rozgrywkę, na oba sposoby.
lesson-scoring-light = { rule-F-SCORE-3 }
lesson-scoring-light-h1 = Dodawaj karta po karcie: „Postój”, „Weź jedną” i dwa numery.
lesson-scoring-dark = Teraz w grze jest ciemna strona i karty w ręku mogą drogo kosztować.
lesson-scoring-round = Twoja ostatnia karta leży już na stosie. { rule-F-SCORE-1 } { rule-F-SCORE-2 }
lesson-scoring-round-h1 = Policz rękę Bo, potem rękę Cy. Wszystko po ciemnej stronie.
lesson-scoring-last = { rule-F-END-2 } { rule-F-END-3 }

    Wszystkie karty są tu odkryte. Zagrywasz ostatnią kartę, „Weź jedną”.
lesson-scoring-flip = { rule-F-END-5 }

    Zagrywasz ostatnią kartę, „Odwróć”. Cudze karty widzisz tu od tyłu, jak przy prawdziwym stole. Uważaj, którą stronę liczysz.
lesson-scoring-flip-h1 = Po odwróceniu pozostali patrzą na ciemne strony: właśnie na te, które teraz widzisz.
lesson-scoring-total = { rule-F-SERIES-1 } Przed tą rundą masz 390 punktów, Bo 120, Cy 465.
lesson-scoring-winner = Ta sama runda, ta sama rozgrywka. Czy ktoś ją już wygrał?
lesson-scoring-lowest = { rule-F-SERIES-2 } Przed tą rundą masz 160 punktów, Bo 420, Cy 130.
lesson-scoring-lowest-winner = Ta sama runda. { rule-F-SERIES-3 } Tu umówiono się na najniższą sumę.
lesson-scoring-lowest-winner-h1 = Kto ma 500, kończy rozgrywkę. Ale kto ma najmniej punktów?
lesson-scoring-single = { rule-F-SERIES-4 } Tutaj umówiono się na jedną rundę, bez całej rozgrywki.
lesson-scoring-single-ask = Runda jest skończona. Kto wygrywa całą grę?
lesson-scoring-single-h1 = Kto nie ma już kart w ręku?
lesson-scoring-dealer = { rule-F-DEAL-9 } { rule-F-DEAL-1 } W tej rundzie rozdaje Cy, a ty siedzisz po lewej stronie Cy.

# Karty

lesson-cards-title = Karty
lesson-cards-about = Dowiesz się, co jest na kartach, jak się je trzyma i kto co widzi.
lesson-cards-two = { rule-F-DECK-1 } To nie dwie talie, tylko jedna, oglądana z jednej lub z drugiej strony.
lesson-cards-two-ask = Ile stron ma cała talia, jasnych i ciemnych razem?
lesson-cards-two-h1 = Każda karta ma dwie.
lesson-cards-light = { rule-F-DECK-2 }
lesson-cards-light-ask = Na ilu jasnych stronach jest „Odwróć”?
lesson-cards-dark = { rule-F-DECK-3 }
lesson-cards-dark-ask = Ile ciemnych stron jest turkusowych?
lesson-cards-dark-h1 = Po dwie z każdego rodzaju: dziewięć numerów, „Weź pięć”, „Zmiana kierunku”, „Postój dla wszystkich”, „Odwróć”. Karty „Wybierz kolor” nie mają koloru.
lesson-cards-zero = { rule-F-DECK-4 } Numery biegną od 1 do 9.
lesson-cards-zero-ask = Na ilu jasnych stronach jest numer?
lesson-cards-zero-h1 = Dziewięć numerów, każdy w czterech kolorach, w każdym po dwa razy.
lesson-cards-together = { rule-F-DECK-5 } Nie zmienia tego nawet tasowanie.

    Stos rozgrywki leży otwarty i widać obie strony każdej karty. Potem zostaje przetasowany, a niebieska czwórka trafia do gracza Bo.
lesson-cards-together-h1 = Znajdź niebieską czwórkę w otwartym stosie. Widać tam też jej drugą stronę.
lesson-cards-players = { rule-F-DECK-6 }
lesson-cards-deal = { rule-F-DEAL-4 } { rule-F-DEAL-1 }

    Grasz jako Ann. Karty właśnie rozdano.
lesson-cards-deal-ask = Ile kart macie w ręku łącznie we troje?
lesson-cards-hold = { rule-F-DEAL-5 } { rule-F-INFO-1 } { rule-F-DEAL-6 }
lesson-cards-pile = { rule-F-INFO-3 }

    Ale teraz runda trwa już dłużej i w grze jest ciemna strona.
lesson-cards-number = { rule-F-INFO-2 } Inny stół: spójrz na Bo.

# Rozdający i pierwsza karta

lesson-opening-title = Rozdający i pierwsza karta
lesson-opening-about = Zaczniesz rundę, jakakolwiek karta odsłoni się pierwsza.
lesson-opening-dealer = { rule-F-DEAL-2 } Tutaj każdy wyciągnął po jednej karcie.
lesson-opening-tie = { rule-F-DEAL-3 } Karty wyciągnęły cztery osoby.
lesson-opening-tie-h1 = Karta „Wybierz kolor” i karta specjalna liczą się jako 0.
lesson-opening-number = { rule-F-DEAL-7 } { rule-F-DEAL-8 }

    Rozdaje Bo. Przy tym stole gra biegnie od ciebie do Bo i dalej do Cy.
lesson-opening-drawone = { rule-F-INIT-1 } { rule-F-INIT-2 }

    Teraz rozdaje Cy i odsłania się „Weź jedną”.
lesson-opening-drawone-h1 = Siedzisz po lewej stronie rozdającego. Bierzesz kartę i kolejka przepada.
lesson-opening-reverse = { rule-F-INIT-3 } Rozdaje Cy.
lesson-opening-skip = { rule-F-INIT-4 } Rozdaje Cy.
lesson-opening-wild = { rule-F-INIT-5 } To ty. Wybierz kolor, który ci się przyda.
lesson-opening-restricted = { rule-F-INIT-6 } Rozdaje Cy.
lesson-opening-flip = { rule-F-INIT-7 }

    Spójrz na stos losowania: zanim karta zostanie odkryta, widać tam jej drugą stronę.

# Kolejka

lesson-turn-title = Kolejka
lesson-turn-about = Dowiesz się, które karty pasują i co zrobić, gdy nie pasuje żadna.
lesson-turn-color = { rule-F-TURN-1 } { rule-F-MATCH-1 }

    Obowiązuje niebieski. Zagraj niebieską kartę.
lesson-turn-number = { rule-F-MATCH-2 } Teraz nie masz niebieskiej karty.
lesson-turn-number-h1 = Na wierzchu leży ósemka. Poszukaj innej ósemki.
lesson-turn-symbol = { rule-F-MATCH-3 } Na wierzchu leży „Postój”.
lesson-turn-many = Kolor, numer albo „Wybierz kolor”: sprawdź teraz wszystkie trzy możliwości. { rule-F-WILD-1 }
lesson-turn-many-h1 = Karta po karcie: czy jest niebieska? Czy to siódemka? Czy to „Wybierz kolor”?
lesson-turn-wild = { rule-F-WILD-2 } Zagraj „Wybierz kolor” i wybierz kolor, który jeszcze masz.
lesson-turn-called = { rule-F-MATCH-4 } Wybrano zielony.
lesson-turn-draw = Żadna twoja karta nie pasuje. { rule-F-DRAW-1 } { rule-F-TURN-3 }
lesson-turn-drawn = Karta, którą bierzesz, pasuje. { rule-F-DRAW-5 } { rule-F-DRAW-2 } { rule-F-DRAW-4 }
lesson-turn-drawn-h1 = Przed wzięciem karty były w ręku niebieska dwójka, czerwona jedynka i żółta piątka. Która karta jest nowa?
lesson-turn-once = Jedna karta została już wzięta. { rule-F-DRAW-6 }
lesson-turn-want = Twoja niebieska karta pasuje. Czy musisz ją zagrać? { rule-F-DRAW-3 }
lesson-turn-others = { rule-F-TURN-2 } Teraz twoja kolejka, a Cy się spieszy.
lesson-turn-slip = { rule-F-ERR-1 } Można więc śmiało próbować.

# Jasne karty specjalne

lesson-light-title = Jasne karty specjalne
lesson-light-about = Dowiesz się, kto bierze karty, kto traci kolejkę i kto jest następny.
lesson-light-draw = { rule-F-LITE-1 } Gra biegnie od ciebie do Bo i dalej do Cy.
lesson-light-lose = Jeszcze raz ta sama karta. Gracz Bo bierze kartę. A potem?
lesson-light-lose-h1 = Kto bierze za nią kartę, ten w tej kolejce nie gra.
lesson-light-skip = { rule-F-LITE-3 }
lesson-light-reverse = { rule-F-LITE-2 }
lesson-light-target = Gracz Bo czeka na swoją kolejkę. Wykonaj ruch, który zmienia kierunek gry.
lesson-light-answer = { rule-F-PEN-1 }

    Też masz „Weź jedną”, a Bo zagrywa taką kartę przeciwko tobie.
lesson-light-later = Trochę później. Wszyscy wzięli po karcie, „Weź jedną” od Bo nadal leży na wierzchu, a kolejka jest twoja. { rule-F-MATCH-3 }
lesson-light-two-reverse = Teraz gracie tylko ty i Bo. { rule-F-TWO-1 }
lesson-light-two-skip = { rule-F-TWO-2 }
lesson-light-two-draw = { rule-F-TWO-3 } O wyzwaniach jest osobna lekcja. Niech Bo weźmie kartę.
lesson-light-two-draw-h1 = Jedna z twoich niebieskich kart każe następnej osobie brać.

# Ciemne karty specjalne

lesson-dark-title = Ciemne karty specjalne
lesson-dark-about = Poznasz surowe karty ciemnej strony i zobaczysz, co się dzieje, gdy skończy się stos losowania.
lesson-dark-five = { rule-F-DARK-1 }
lesson-dark-everyone = { rule-F-DARK-3 }
lesson-dark-again = Wykonaj ruch, po którym znów jest twoja kolejka.
lesson-dark-reverse = { rule-F-DARK-2 }
lesson-dark-color = { rule-F-DARK-4 }

    Gracz Bo wybiera turkusowy, a ty przyjmujesz karę. Stos losowania leży tu otwarty, najpierw następna karta.
lesson-dark-color-h1 = Licz do pierwszej turkusowej karty włącznie.
lesson-dark-found = { rule-F-DARK-5 } Jeszcze raz ta sama kara: jako ostatnią bierzesz turkusową.
lesson-dark-onway = { rule-F-DARK-6 } Znów wybrano turkusowy. Spójrz na stos.
lesson-dark-short = { rule-F-PILE-1 } { rule-F-PILE-3 }

    W stosie losowania zostały dwie karty, a ty zagrywasz „Weź pięć”.
lesson-dark-short-h1 = Pod wierzchem stosu rozgrywki jest dość kart na nowy stos losowania.
lesson-dark-top = { rule-F-PILE-2 } Stół jest ten sam.
lesson-dark-empty = { rule-F-PILE-4 } W stosie są dwie karty, a pod tą, którą zagrywasz, jeszcze tylko jedna.

# UNO i ostatnia karta

lesson-uno-title = UNO i ostatnia karta
lesson-uno-about = Na czas krzykniesz „UNO”, przyłapiesz innych i skończysz rundę.
lesson-uno-say = { rule-F-UNO-1 } Masz dwie karty.
lesson-uno-say-h1 = Krzyknij „UNO” najpierw albo razem z kartą.
lesson-uno-catch = { rule-F-UNO-2 } { rule-F-UNO-3 } Czy Bo coś mówi?
lesson-uno-penalty = { rule-F-UNO-3 } Stół jest ten sam: Bo ma jedną kartę.
lesson-uno-late = Teraz jesteś Cy. Nikt nie przyłapał Bo, a Ann bierze już kartę. { rule-F-UNO-2 }
lesson-uno-late-h1 = Wzięta karta to początek następnej kolejki.
lesson-uno-correct = Znów jesteś Ann, a twoja przedostatnia karta leży na stosie bez okrzyku „UNO”. { rule-F-UNO-4 }
lesson-uno-correct-ask = Teraz gra Bo i nikt jeszcze nic nie zauważył. Ratuj się!
lesson-uno-dark = { rule-F-UNO-5 } Gracz Bo znów zapomina.
lesson-uno-false = { rule-F-UNO-6 } Masz trzy karty, a mimo to krzyczysz „UNO”.
lesson-uno-false-ask = Czy takie „UNO” się liczy?
lesson-uno-win = { rule-F-END-1 }
lesson-uno-last = { rule-F-END-2 } { rule-F-END-3 }
lesson-uno-vain = { rule-F-END-4 } Ostatnią kartą gracza Bo była „Wybierz kolor + weź dwie”, zagrana przeciwko tobie.
lesson-uno-vain-h1 = Gracz Bo nie ma już kart, więc tego koloru też nie. Nieudane wyzwanie kosztuje dwie karty więcej.

# Cała runda

lesson-round-title = Twoja pierwsza cała runda
lesson-round-about = Rozegrasz całe rundy, z trenerem u boku.
lesson-round-look = Rozdano prawdziwą rundę. Grasz jako Ann, a zaczyna się od spojrzenia na karty.
lesson-round-first = Teraz wykonaj pierwszy ruch. Dobry jest każdy zgodny z zasadami.
lesson-round-small = Krótka runda: po trzy karty, tylko ty i Bo. Przycisk podpowiedzi to twój trener: mówi, co zrobiłby ktoś doświadczony i dlaczego.
lesson-round-flip = Po cztery karty, trzy osoby. Uważaj na odwrócenia: potem masz w ręku coś zupełnie innego.
lesson-round-whole = A teraz naprawdę: po siedem kart. Miłej gry!

# Klasyczne UNO

lesson-classic-title = Czym różni się klasyczne UNO
lesson-classic-about = Zagrasz też starymi kartami, które mają tylko jedną stronę.
lesson-classic-deck = { rule-C-DECK-1 } { rule-C-INFO-1 }
lesson-classic-deck-ask = Ile zer jest w klasycznej talii?
lesson-classic-deal = Jak przy kartach Flip rozdaje ten, kto ma najwyższy numer, każdemu po siedem. { rule-C-DEAL-2 } Rozdaje Bo.
lesson-classic-opening = { rule-C-INIT-1 } Rozdaje Cy, a ty siedzisz po lewej stronie Cy.
lesson-classic-turn = { rule-C-TURN-1 } { rule-C-ACT-4 }
lesson-classic-penalty = { rule-C-ACT-3 } { rule-C-PEN-1 } Też masz kartę „Weź dwie”.
lesson-classic-four = { rule-C-ACT-5 }
lesson-classic-challenge = { rule-C-CHAL-1 } Gracz Bo zagrywa „Wybierz kolor + weź cztery” przeciwko tobie.

    { rule-C-CHAL-2 } { rule-C-CHAL-3 }
lesson-classic-uno = { rule-C-UNO-1 }
lesson-classic-last = { rule-C-END-2 } { rule-C-PILE-1 } W stosie losowania została tu jedna karta.
lesson-classic-two = { rule-C-TWO-1 }
lesson-classic-score = { rule-C-SCORE-1 } { rule-C-SERIES-1 }

    Przed tą rundą masz 405 punktów, Bo 210, Cy 330. Wszystkie karty są odkryte, a ty zagrywasz ostatnią, „Weź dwie”.
lesson-classic-slip = { rule-C-ERR-1 } Tutaj tak się umówiono. Kładziesz czerwoną jedynkę, która nie pasuje.

# Zasady domowe

lesson-house-title = Zasady domowe
lesson-house-about = Poznasz częste zasady domowe i zobaczysz, jak każda zmienia sytuację na stole.
lesson-house-stack = { rule-H-STACK-1 } { rule-H-STACK-3 } { rule-H-STACK-4 }

    Gracz Bo zagrywa „Weź jedną” przeciwko tobie. Odpowiadasz swoją, a Cy takiej nie ma.
lesson-house-stack-h1 = Jedna karta za każdą „Weź jedną” na stosie.
lesson-house-pass = Ten sam stół, inna zasada domowa. { rule-H-ESC2-1 } { rule-H-ESC2-2 }
lesson-house-four = Klasyczne karty. { rule-H-STACK-2 } { rule-H-STACK-5 } { rule-H-STACK-6 }
lesson-house-answer = Znów klasyczne karty. { rule-H-ANS4-1 } { rule-H-ANS4-2 } Wybrano czerwony.
lesson-house-skip = To też klasyczne karty. { rule-H-ESCS-1 } Gracz Bo zagrywa taką kartę przeciwko tobie. Ratuj się!
lesson-house-jump = Znów karty Flip. { rule-H-JUMP-1 } { rule-H-JUMP-3 }

    Teraz kolejka Cy. Ale spójrz na kartę na wierzchu i na swoje karty.
lesson-house-double = { rule-H-DOUBLE-1 } { rule-H-DOUBLE-2 }

    { rule-H-REV-1 } Jedna „Zmiana kierunku” już leży, a w ręku masz drugą taką samą.
lesson-house-seven = { rule-H-70-2 } Masz cztery karty, Bo dwie.
lesson-house-zero = Klasyczne karty: we Flipie nie ma zera. { rule-H-70-1 } Gra biegnie od ciebie do Bo i dalej do Cy.
lesson-house-zero-h1 = Twoje karty idą do Bo. A czyje trafiają do ciebie?
lesson-house-five = Znów karty Flip. { rule-H-FIVE-1 } Zagraj piątkę i wymień się kartą.
lesson-house-back = { rule-H-BACK-1 } { rule-H-READY-1 }

    Gracz Bo blefuje, a ty rzucasz wyzwanie.
lesson-house-points = { rule-H-PTS-1 } Są też inne sposoby liczenia, na przykład taki: { rule-H-PTS-2 }

    Tutaj umówiono się na pierwszy sposób. Przed tą rundą masz 120 punktów, Bo 160, Cy 90. Runda skończyła się na jasnej stronie.
