why-matches-color = Pasuje { $card }: obowiązujący kolor to { $force }.
why-matches-number = Pasuje { $card }: ten sam numer co na wierzchu ({ $top }).
why-matches-symbol = Pasuje { $card }: ten sam symbol co na wierzchu ({ $top }).
why-wild = Zwykłą kartę „Wybierz kolor” wolno położyć w każdej swojej kolejce, nawet gdy pasuje inna.
why-restricted-lawful = W ręku nie ma innej karty w kolorze { $force-ins }, więc { $card } jest zgodna z zasadami. Wyzwanie się nie uda.
why-restricted-bluff = W ręku jest inna karta w kolorze { $force-ins }, więc { $card } to blef. Zostaje na stole, jeśli nikt nie rzuci wyzwania.
why-draw = W swojej kolejce wolno wziąć jedną kartę, nawet gdy jakaś pasuje.
why-keep = Wzięta karta pasuje, ale wolno ją zatrzymać. Wtedy kolejka się kończy.
why-color = Wolno wybrać każdy z czterech kolorów, które są w grze.
why-accept = Karę wolno przyjąć i stracić kolejkę.
why-challenge = Ta karta jest położona przeciw tobie i nic jeszcze za nią nie wzięto, więc możesz rzucić wyzwanie.
why-uno = „UNO” krzyczy się przy przedostatniej karcie, tuż przed nią albo później, póki nikt nie zauważy.
why-catch = { $target } ma jedną kartę, okrzyku „UNO” nie było, a następna kolejka jeszcze się nie zaczęła.
why-ready = Gdy wzięte karty są ułożone, powiedz, że można grać dalej.
why-give = Wybierz swoją kartę na wymianę.
why-jump = Na wierzchu leży dokładnie taka sama karta, więc { $card } może wejść poza kolejką.
why-open = Pierwszą kartę odkrywa się przed pierwszą kolejką.
why-answer = Tą kartą można odpowiedzieć: { $card }. Kara przechodzi dalej.
why-misplay-penalty = Teraz nie wolno tak zagrać: { $card }. Położona mimo to wraca do ręki i kosztuje karne karty.
why-false-uno-penalty = To nie jest pora na „UNO”. Niesłuszny okrzyk kosztuje karne karty.
why-false-catch-penalty = Nie ma kogo przyłapać. Niesłuszne oskarżenie kosztuje karne karty.

why-not-your-turn = Teraz gra ktoś inny.
why-wrong-phase = Najpierw trzeba zrobić coś innego.
why-card-not-in-hand = Tej karty nie masz w ręku. Grać można tylko własnymi kartami.
why-not-playable = Nie pasuje { $card }: obowiązujący kolor to { $force }, a z kartą na wierzchu ({ $top }) nie łączy jej ani numer, ani symbol.
why-only-drawn-card = Po wzięciu karty wolno położyć tylko ją.
why-already-drew = W jednej kolejce bierze się tylko jedną kartę.
why-color-required = Razem z tą kartą wybierz kolor.
why-bad-color = Kolor wybiera się tylko do karty „Wybierz kolor” i tylko jeden z czterech, które są w grze.
why-illegal-wild = W ręku jest inna karta w kolorze { $force-ins }, więc { $card } jest teraz niedozwolona.
why-must-respond = Najpierw odpowiedz na karę: przyjmij ją albo rzuć wyzwanie, jeśli karta na to pozwala.
why-invalid-response = Ta karta nie odpowiada na karę. Połóż inną albo przyjmij karę.
why-not-challengeable = Nie ma czego sprawdzać: wyzwanie rzuca się tylko po położeniu karty „Wybierz kolor + weź…”.
why-not-challenger = Wyzwanie może rzucić tylko ten, przeciw komu położono kartę.
why-no-catch = Nie ma kogo przyłapać: nikt nie zapomniał „UNO” albo zaczęła się już następna kolejka.
why-uno-not-applicable = „UNO” krzyczy się tylko przy przedostatniej karcie.
why-target-required = Do tej karty wybierz innego gracza.
why-bad-target = Tego gracza nie można wybrać.
why-jump-disabled = W tej grze nie wolno grać poza kolejką.
why-jump-on-initial = Na pierwszą kartę nikt nie może wejść poza kolejką.
why-jump-forbidden = Kart „Wybierz kolor + weź…” nie wolno kłaść poza kolejką.
why-jump-not-identical = Poza kolejką wolno położyć tylko dokładnie taką samą kartę. Na wierzchu leży { $top }.
why-round-over = Runda jest skończona.
why-bad-player-count = Gra jest dla 2 do 10 osób.

challenge-test = Sprawdzane jest tylko jedno: czy { $target } ma w chwili położenia inną kartę w kolorze { $force-ins }.
challenge-cost-accept = Jeśli przyjmiesz karę: musisz { penalty } i stracić kolejkę.
challenge-cost-won = Jeśli rzucisz wyzwanie i masz rację: { $target } musi { penalty }. Ty nic nie bierzesz i grasz.
challenge-cost-lost = Jeśli rzucisz wyzwanie i nie masz racji: musisz { penalty }{ $extra ->
    [0] { "" }
   *[other] , potem jeszcze { $extra }
 } i stracić kolejkę.

phase-opening = Pierwsza karta
phase-turn = Zagraj lub weź kartę
phase-drawn = Zagraj wziętą kartę lub ją zatrzymaj
phase-respond = Odpowiedź na karę
phase-choose-color = Wybór koloru
phase-give = Oddaj kartę
phase-await-ready = Czekanie na „gotowe”
phase-round-over = Koniec rundy
