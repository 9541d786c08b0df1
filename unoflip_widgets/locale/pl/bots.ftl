# Jak nazywają się boty i dlaczego bot tak zrobił. Bot mówi o sobie.

bot-name-hasty = Prędki
bot-name-steady = Solidny
bot-name-sly = Sprytny
bot-about-hasty = gra na chybił trafił
bot-about-steady = gra tym, co pasuje
bot-about-sly = myśli naprzód

bot-reason-hasty = Nie zastanawiam się nad tym.
bot-reason-only = Nic innego nie można zrobić.
bot-reason-fits = Ta karta pasuje: { $card }.
bot-reason-last-card = To moja ostatnia karta.
bot-reason-wild-needed = Nie mam lepszego ruchu, więc przyda się { $card }.
bot-reason-nothing-fits = Nic w mojej ręce nie pasuje.
bot-reason-draw = Lepiej wziąć kartę niż oddać dobrą.
bot-reason-keep-wild = Wziętą kartę lepiej zachować na później.
bot-reason-color-most = Najwięcej mam kart w kolorze { $color-ins }.
bot-reason-lose-points = Oddaję kartę, która liczy najwięcej punktów.
bot-reason-hit = { $target }: { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
 }, niech weźmie więcej.
bot-reason-skip = Niech { $target } straci teraz kolejkę.
bot-reason-again = Po tym znowu moja kolejka.
bot-reason-block = Gracz { $target } pewnie nie ma na to odpowiedzi.
bot-reason-flip = Widać po odwrotnych stronach: po odwróceniu inni będą mieli gorsze karty.
bot-reason-bluff = To blef: mam ten kolor, ale kto o tym wie?
bot-reason-swap = Przyda mi się coś, co ma { $target }.
bot-reason-challenge = Myślę, że { $target } ma kolor, który przedtem obowiązywał.
bot-reason-accept = Wyzwanie pewnie by się nie udało.
bot-reason-uno = Została mi jedna karta.
bot-reason-catch = Gracz { $target } nie krzyczy „UNO”.
