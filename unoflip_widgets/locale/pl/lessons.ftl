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
lesson-you = { $player } (Ty)
lesson-card = { $card }
lesson-color = { $color }
lesson-accept = przyjmuję
lesson-challenge = rzucam wyzwanie
lesson-unit-points = punkty
lesson-unit-cards = karty

lesson-problem = Tej lekcji nie da się pokazać: { $reason }
lesson-off-goal = Tak można zagrać, ale tutaj chodzi o coś innego.
lesson-look-again = Niezupełnie. Spójrz jeszcze raz.
lesson-missing = Brakuje jeszcze: { $count }.
lesson-none-of-them = Dobrze: żadna.
lesson-order-from = Od miejsca { $count } kolejność jest inna.
lesson-round-played = Cała runda rozegrana!
lesson-coach = Trener radzi:
lesson-wait = To jeszcze nie Twoja kolejka. Zobacz, co robią inni.
lesson-count-is = Dobrze: { $count }.
lesson-count-more = Więcej.
lesson-count-less = Mniej.
lesson-count-side = Liczy się { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }.

lesson-ask-move = Wykonaj ruch na stole.
lesson-ask-move-lawful = Wykonaj ruch zgodny z zasadami.
lesson-ask-move-bluff = Zablefuj!
lesson-ask-move-uno = Wykonaj ruch i niczego nie zapomnij.
lesson-ask-play = Rozegraj rundę do końca. W każdej chwili możesz poprosić o podpowiedź.
lesson-ask-choose-playable = Wybierz wszystkie karty, które można teraz wyłożyć, także jako blef.
lesson-ask-choose-lawful = Wybierz wszystkie karty, które można teraz wyłożyć bez łamania zasad.
lesson-ask-choose-bluff = Wybierz wszystkie karty, które byłyby teraz blefem.
lesson-ask-choose-leaders = Kto ma najwyższą kartę? Jeśli kilka osób, wybierz wszystkie.
lesson-ask-choose-skipped = Kto traci kolejkę?
lesson-ask-choose-winners = Kto wygrywa rozgrywkę?
lesson-ask-choose-losers = Kto przegrywa rozgrywkę?
lesson-ask-order = Ułóż w kolejności, co się dzieje.
lesson-ask-challenge = Ile będzie kosztować każda z dróg? Potem zdecyduj.
lesson-ask-top = Która strona karty będzie wtedy na wierzchu stosu rozgrywki?
lesson-ask-next = Kto teraz ma coś zrobić?
lesson-ask-drawn = Ile kart razem { $you ->
    [player] weźmiesz
   *[other] weźmie { $player }
 }?
lesson-ask-drawer = Kto musi wziąć karty?
lesson-ask-color = Jaki kolor wtedy obowiązuje?
lesson-ask-side = Która strona jest wtedy w grze?
lesson-ask-direction = W którą stronę toczy się wtedy gra?
lesson-ask-over = Czy runda jest wtedy skończona?
lesson-ask-seen = Którą stronę Twoich kart widzi { $player }?
lesson-ask-pile = Którą stroną do góry leży stos losowania?
lesson-ask-dealer = Kto rozdaje w następnej rundzie?
lesson-ask-players = Czy można grać, gdy graczy jest { $count }?
lesson-ask-draw = Jaką stronę zobaczy osoba, która weźmie następną kartę?
lesson-ask-shown = Komu pokazuje się sprawdzaną rękę?
lesson-ask-count-hand = Ile punktów jest teraz warta { $you ->
    [player] Twoja ręka
   *[other] ręka gracza { $player }
 }?
lesson-ask-count-round = Ile punktów dostaje zwycięzca rundy?
lesson-ask-count-total = Ile punktów w całej rozgrywce po tej rundzie { $you ->
    [player] masz
   *[other] ma { $player }
 }?

lesson-may-play = Czy { $you ->
    [player] możesz
   *[other] { $player } może
 } teraz wyłożyć { $card-acc }?
lesson-may-jump = Czy { $you ->
    [player] możesz
   *[other] { $player } może
 } wyłożyć { $card-acc } poza kolejką?
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
    [player] Wykładasz
   *[other] { $player } wykłada
 } { $card-acc }. Czy to zgodne z zasadami?

lesson-cost-accept = Przyjmujesz i bierzesz:
lesson-cost-won = Rzucasz wyzwanie, masz rację i bierzesz:
lesson-cost-lost = Rzucasz wyzwanie, mylisz się i bierzesz:
lesson-cost-color = aż wyjdzie wybrany kolor{ $count ->
    [0] { "" }
   *[other] , a potem jeszcze { $count }
 }

lesson-part-play = Karta zostaje wyłożona.
lesson-part-flip-discard = Odwraca się stos rozgrywki.
lesson-part-flip-draw = Odwraca się stos losowania.
lesson-part-flip-hands = Wszyscy odwracają karty w ręku.
lesson-part-exposed = Karta, która jest teraz na wierzchu, pokazuje tylko kolor i symbol.
lesson-part-choose-color = Osoba, która zagrała „Odwróć”, jest pytana o kolor.
lesson-part-color = Pada nazwa koloru.
lesson-part-turn = Kolej na następną osobę.
lesson-part-challenge = Pada wyzwanie.
lesson-part-reveal = Rzucający wyzwanie ogląda karty w ręku.
lesson-part-verdict = Okazuje się, czy karta była zagrana zgodnie z zasadami.
lesson-part-draw = Ktoś bierze karty.
lesson-part-skip = Ktoś traci kolejkę.
lesson-part-round-over = Runda jest skończona.

# Odwrócenie

lesson-flip-title = Odwrócenie
lesson-flip-about = Dowiesz się, co się odwraca, w jakiej kolejności i co to znaczy dla Twoich kart.
lesson-flip-play = Każda karta ma jasną i ciemną stronę. { rule-F-FLIP-2 } { rule-F-FLIP-1 }

    Obowiązuje niebieski, a Ty masz kartę „Odwróć”. Zagraj ją i patrz, co się dzieje.
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
lesson-flip-name = Na wierzchu jest karta bez koloru, a „Odwróć” było Twoje. Wybierz mądrze: którego ciemnego koloru masz najwięcej?
lesson-flip-fits = { rule-F-MATCH-5 }

    Cy właśnie zagrywa „Odwróć”. Spójrz na swoje karty od nowa.
lesson-flip-fits-h1 = Jasne strony już nie pomogą. Porównaj ciemny kolor, numer i symbol.
lesson-flip-stay = { rule-F-FLIP-9 }

    Po odwróceniu zagrano dwie ciemne karty.
lesson-flip-back = { rule-F-MATCH-3 } To dotyczy też kart „Odwróć”: odwróć wszystko z powrotem kartą innego koloru.

# Wyzwanie

lesson-challenge-title = Blef i wyzwanie
lesson-challenge-about = Dowiesz się, kiedy karta wyboru koloru z dobieraniem jest zgodna z zasadami, kiedy jest blefem i czy warto rzucić wyzwanie.
lesson-challenge-lawful = { rule-F-WILD-3 } { rule-F-WILD-4 }
lesson-challenge-lawful-h1 = Czy masz choć jedną niebieską kartę? Siódemka innego koloru nie jest niebieska.
lesson-challenge-bluff = { rule-F-WILD-6 } Teraz masz niebieską kartę.
lesson-challenge-called = { rule-F-WILD-5 } Na wierzchu leży „Wybierz kolor” i wybrano zielony. Pod spodem jest niebieska karta.
lesson-challenge-called-h1 = Liczy się tylko zielony. Czy masz coś zielonego?
lesson-challenge-try = Blef może się udać: nikt nie widzi Twoich kart od przodu. Zagraj „Wybierz kolor + weź dwie”, choć masz niebieską.
lesson-challenge-decide = { rule-F-LITE-4 }

    Bo zagrywa taką kartę przeciwko Tobie. { rule-F-CHAL-3 }

    { rule-F-CHAL-5 } { rule-F-CHAL-6 }
lesson-challenge-decide-h1 = Przyjęcie to zwykła kara. Jeśli masz rację, nie bierzesz nic. Jeśli się mylisz, bierzesz karę i jeszcze coś.
lesson-challenge-after = Rzucasz wyzwanie, a Bo naprawdę ma niebieską kartę. { rule-F-CHAL-9 }
lesson-challenge-wrong = Inny stół: rzucasz wyzwanie, ale Bo nie ma nic niebieskiego.
lesson-challenge-shown = { rule-F-CHAL-4 } Pozostali słyszą tylko, jak się skończyło.
lesson-challenge-who = Teraz jesteś Cy. Kartę zagrano przeciwko Ann. { rule-F-CHAL-2 }
lesson-challenge-plain = Znów jesteś Ann. Bo zagrywa zwykłe „Wybierz kolor”, choć ma w ręku niebieską. { rule-F-CHAL-1 }
lesson-challenge-dark = { rule-F-DARK-4 }

    { rule-F-CHAL-7 } { rule-F-CHAL-8 }
lesson-challenge-color = Rzucasz wyzwanie i masz rację: obowiązywał pomarańczowy, a Bo ma pomarańczową kartę. Stos losowania leży otwarty, najpierw następna karta.
lesson-challenge-color-h1 = Wybrano turkusowy. Policz karty do pierwszej turkusowej włącznie. Karta bez koloru nie jest turkusowa.

# Punkty

lesson-scoring-title = Punkty i rozgrywka
lesson-scoring-about = Policzysz rękę, rundę i całą rozgrywkę, na oba sposoby.
lesson-scoring-light = { rule-F-SCORE-3 }
lesson-scoring-light-h1 = Dodawaj karta po karcie: „Postój”, „Weź jedną” i dwa numery.
lesson-scoring-dark = W grze jest ciemna strona i ręka może być droga.
lesson-scoring-round = Twoja ostatnia karta leży już na stosie. { rule-F-SCORE-1 } { rule-F-SCORE-2 }
lesson-scoring-round-h1 = Policz rękę Bo, potem rękę Cy. Wszystko po ciemnej stronie.
lesson-scoring-last = { rule-F-END-2 } { rule-F-END-3 }

    Wszystkie karty są tu odkryte. Zagrywasz ostatnią kartę, „Weź jedną”.
lesson-scoring-flip = { rule-F-END-5 }

    Zagrywasz ostatnią kartę, „Odwróć”. Uważaj, którą stronę liczysz.
lesson-scoring-flip-h1 = Po odwróceniu pozostali patrzą na ciemne strony. Cy ma ciemną trójkę.
lesson-scoring-total = { rule-F-SERIES-1 } Przed tą rundą masz 390 punktów, Bo 120, Cy 465.
lesson-scoring-winner = Ta sama runda. Czy ktoś już wygrywa?
lesson-scoring-lowest = { rule-F-SERIES-2 } Przed tą rundą masz 160 punktów, Bo 420, Cy 130.
lesson-scoring-lowest-winner = Ta sama runda. { rule-F-SERIES-3 } Tu umówiono się na najniższą sumę.
lesson-scoring-lowest-winner-h1 = Kto ma 500, kończy rozgrywkę. Ale kto ma najmniej punktów?
lesson-scoring-single = { rule-F-SERIES-4 } To właśnie taka runda.
lesson-scoring-dealer = { rule-F-DEAL-9 } { rule-F-DEAL-1 } W tej rundzie rozdaje Cy, a Ty siedzisz po lewej stronie Cy.
