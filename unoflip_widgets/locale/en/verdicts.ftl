# Why something may or may not be done, what a challenge tests and costs.

why-matches-color = The { $card } fits: { $force } is the color in force.
why-matches-number = The { $card } fits: it has the same number as the { $top } on top.
why-matches-symbol = The { $card } fits: it has the same symbol as the { $top } on top.
why-wild = A plain Wild may be played in any turn of your own, even if another card fits.
why-restricted-lawful = There is no other { $force } card in the hand, so the { $card } is within the rules. A challenge would fail.
why-restricted-bluff = There is another { $force } card in the hand, so the { $card } is a bluff. It stands unless it is challenged.
why-draw = One card may be drawn in your turn, even if a card in the hand fits.
why-keep = The drawn card fits, but it may be kept. Then the turn is over.
why-color = Any of the four colors in play may be called.
why-accept = The penalty may be accepted; that costs the turn.
why-challenge = The card was played against you and nothing has been drawn for it yet, so you may challenge it.
why-uno = “UNO” is said with the last card but one, just before it, or afterwards until somebody notices.
why-catch = { $target } has one card, did not say “UNO”, and the next turn has not begun.
why-ready = Once the drawn cards are sorted, say that you are ready.
why-give = Choose one card of your own to give in exchange.
why-jump = The { $card } is exactly the same as the card on top, so it may be played out of turn.
why-open = The opening card is turned before the first turn.
why-answer = The { $card } may be played as an answer: the penalty passes on.
why-misplay-penalty = The { $card } may not be played now. Played all the same, it goes back to the hand and costs penalty cards.
why-false-uno-penalty = This is not the moment for “UNO”. A false call costs penalty cards.
why-false-catch-penalty = There is nobody to catch. A false accusation costs penalty cards.

why-not-your-turn = It is somebody else’s turn.
why-wrong-phase = Something else has to be done first.
why-card-not-in-hand = This card is not in your hand. Only your own cards can be played.
why-not-playable = The { $card } does not fit on the { $top }: it is not { $force } and has no number or symbol in common with it.
why-only-drawn-card = After drawing, only the drawn card may be played.
why-already-drew = Only one card is drawn in a turn.
why-color-required = Call a color together with this wild.
why-bad-color = Only a wild takes a color, and only one of the four in play.
why-illegal-wild = There is another { $force } card in the hand, so the { $card } may not be played.
why-must-respond = First answer the penalty: accept it or, if it is a restricted wild, challenge it.
why-invalid-response = This card does not answer the penalty. Play one that does, or accept.
why-not-challengeable = There is nothing to challenge: only a restricted wild just played can be challenged.
why-not-challenger = Only the player whom the card was played against may challenge it.
why-no-catch = There is nobody to catch: no forgotten “UNO”, or the next turn has begun.
why-uno-not-applicable = “UNO” is only for the last card but one.
why-target-required = Choose another player for this card.
why-bad-target = This player cannot be chosen.
why-jump-disabled = Playing out of turn is not allowed in this game.
why-jump-on-initial = On the opening card nobody may play out of turn.
why-jump-forbidden = Wilds that make others draw cannot be played out of turn.
why-jump-not-identical = Out of turn only exactly the same card as the { $top } may be played.
why-round-over = The round is over.
why-bad-player-count = The game is for 2 to 10 players.

challenge-test = The test: did { $target } hold another { $force } card when playing the wild? Nothing else counts.
challenge-cost-accept = If you accept: you { penalty } and lose the turn.
challenge-cost-won = If you challenge and are right: { $target } must { penalty }. You draw nothing and it is your turn.
challenge-cost-lost = If you challenge and are wrong: you { penalty }{ $extra ->
    [0] { "" }
   *[other] , then { $extra } more,
 } and lose the turn.

phase-opening = Opening card
phase-turn = Play or draw
phase-drawn = Play or keep the drawn card
phase-respond = Answer the penalty
phase-choose-color = Call a color
phase-give = Give a card
phase-await-ready = Wait for “ready”
phase-round-over = Round over
