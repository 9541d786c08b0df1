# What the bots are called, and why one did what it did. A bot speaks of itself.

bot-name-hasty = Hasty
bot-name-steady = Steady
bot-name-sly = Sly
bot-about-hasty = plays at random
bot-about-steady = plays what fits
bot-about-sly = thinks ahead

bot-reason-hasty = I did not think about it.
bot-reason-only = There was nothing else to do.
bot-reason-fits = The { $card } fits, so I played it.
bot-reason-last-card = That is my last card.
bot-reason-wild-needed = Nothing else was good enough, so I used the { $card }.
bot-reason-nothing-fits = Nothing in my hand fits.
bot-reason-draw = I would rather draw than part with a good card.
bot-reason-keep-wild = I would rather keep the drawn card for later.
bot-reason-color-most = Most of my cards are { $color }.
bot-reason-lose-points = I gave away the card that counts most.
bot-reason-hit = { $target } has { $count ->
    [one] only { $count } card
   *[other] { $count } cards
 } left and should draw.
bot-reason-skip = { $target } should not move now.
bot-reason-again = After this it is my turn again.
bot-reason-block = { $target } probably cannot answer this.
bot-reason-flip = By their backs, the others will hold worse cards after the Flip.
bot-reason-bluff = A bluff: I hold the color, but who would know?
bot-reason-swap = I would like to have something from { $target }.
bot-reason-challenge = I think { $target } held the color that was in force.
bot-reason-accept = A challenge would probably fail.
bot-reason-uno = I have one card left.
bot-reason-catch = { $target } forgot to say “UNO”.
