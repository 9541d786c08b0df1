# Questions: what is told (tell-), asked (ask-), can be answered (option-), and said afterwards (say-).

topic-deck = The cards
topic-deal = The deal
topic-opening = The opening card
topic-info = Who sees what
topic-turn = A turn
topic-match = Which card fits
topic-wild = Wilds
topic-light = Light action cards
topic-dark = Dark action cards
topic-flip = The Flip
topic-challenge = Challenges
topic-uno = Saying UNO
topic-end = The last card
topic-piles = Used-up piles
topic-score = Points
topic-series = The series
topic-two = Two players
topic-classic = Classic UNO
topic-house = House rules

tell-suppose = Suppose this happens now:
tell-draws = { $player } draws a card.
tell-wants-to-draw = { $player } wants to draw a card.
tell-chooses = { $player } chooses { $target }.
tell-draws-for-deal = { $player } draws the { $card }.
tell-tie = There is a tie, so those who have the highest draw again:
tell-drawn = The drawn card is the { $card }.
tell-draws-it = { $player } draws it. Its active face is the { $card }.
tell-on-draw-pile = On top of the draw pile one sees the { $card }.
tell-two-faces = The next card of the draw pile has two faces: { $card } and { $top }.
tell-draw-pile = The next cards of the draw pile, in this order: { $cards }.
tell-discard-pile = The discard pile from bottom to top: { $cards }.
tell-opening-card = At the bottom of the discard pile lies the opening card, the { $card }. While it lay on the draw pile, its other face was seen: the { $top }.
tell-flip-below = At the bottom of the discard pile lies a Flip card that was played earlier. It shows the { $card } now; its other face is the { $top }.
tell-its-back = While it lay on the draw pile, its other face was seen: the { $card }.
tell-exposed = After a Flip the { $card } lies on top.
tell-held = Other cards in the hand of { $player } at that moment: { $cards }.
tell-hands-hold = All hands together: { cards-nom }.
tell-discard-holds = In the discard pile: { cards-nom }.
tell-just-dealt = A new round has just been dealt.
tell-opening-top = The opening card still lies on top.
tell-side = In play: { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }.
tell-pairs = { $card }: on the other face { $cards }.
tell-seats = Clockwise around the table: { $players }.
tell-winner = Agreed: whoever wins a round scores the cards of all others; the first to reach { $points } wins.
tell-lowest = Agreed: everybody books the own cards left; when somebody reaches { $points }, the lowest total wins.
tell-loser = Agreed: everybody books the own cards left; whoever reaches { $points } loses, all others win.
tell-single = Agreed: a single round, no series.
tell-total = { $player } had before this round: { points }.
tell-round-won = { $player } wins the round.
tell-hand-counts = Left in the hand of { $player }: { points }.

tell-option-two-player-reverse = Agreed: with two players a Reverse only changes the direction.
tell-option-restricted-wilds = Agreed: no bluffing. An unlawful restricted wild is refused.
tell-option-failed-challenge-extra = Agreed: a failed challenge costs { $value ->
    [one] one card
   *[other] { $value } cards
 } more.
tell-option-challenge-take-back = House rule: after a successful challenge the wild goes back to the hand of its player.
tell-option-initial-flip = Agreed: a Flip as opening card { $value ->
    [redraw] goes back, and another card is turned
   *[ignore] turns nothing
 }.
tell-option-final-flip = Agreed: a Flip as last card turns nothing.
tell-option-uno-penalty = Agreed: a forgotten UNO costs { $value ->
    [one] one card
   *[other] { $value } cards
 }.
tell-option-false-uno-penalty = House rule: saying UNO wrongly costs { $value ->
    [one] one card
   *[other] { $value } cards
 }.
tell-option-false-catch-penalty = House rule: a wrong accusation costs { $value ->
    [one] one card
   *[other] { $value } cards
 }.
tell-option-misplay-penalty = House rule: playing a wrong card costs { $value ->
    [one] one card
   *[other] { $value } cards
 }.
tell-option-stack = House rule: a draw card may be answered with the same kind of card. { $value ->
    [sum] The penalties add up.
   *[pass] They do not add up: the penalty passes on.
 }
tell-option-stack-wild4 = House rule: Wild Draw Fours add up too.
tell-option-answer-wild4 = House rule: a Wild Draw Four may be answered with a Draw Two of the called color.
tell-option-escape-skip = House rule: a Skip may be answered with exactly the same Skip.
tell-option-jump-in = House rule: whoever holds exactly the card on top may play it out of turn.
tell-option-seven-swap = House rule: whoever plays a seven swaps hands with another player.
tell-option-zero-rotate = House rule: with a zero all hands move on one seat.
tell-option-five-swap = House rule: whoever plays a five may swap one card with another player.
tell-option-politeness = House rule: after drawing for a Wild Draw Four one says “ready” before play goes on.

ask-next = Who has to act next?
ask-drawn = How many cards does { $player } draw for that?
ask-who-draws = Who draws cards? Choose nobody, one or several.
ask-who-loses-turn = Who loses a turn? Choose nobody, one or several.
ask-direction = In which direction does play run then?
ask-side = Which side is in play then?
ask-top = Which face lies on top of the discard pile then?
ask-color = Which color is in force then?
ask-who-names = Who calls a color?
ask-size = How many cards does { $player } hold then?
ask-holds = How many cards does { $player } hold?
ask-draw-size = How many cards does the draw pile have then?
ask-draw-size-now = How many cards does the draw pile have?
ask-discard-size = How many cards does the discard pile have then?
ask-over = Is the round over then?
ask-winner = Who wins the round?

ask-may-do = What may { $player } do now? Choose everything that is allowed.
ask-may-lay = May { $player } play the { $card } now?
ask-may-lay-at-once = May { $player } play the { $card } just found at once?
ask-may-lay-last = It is the last card of { $player }. May the { $card } be played now?
ask-may-lay-second = { $player } holds a second { $card }. May it follow at once?
ask-may-draw = May { $player } draw a card now?
ask-may-draw-again = { $player } has just drawn a card that fits. May { $player } draw another one instead?
ask-may-pass-on = May { $player } play the { $card } now, so that somebody else draws?
ask-may-escape = { $player } shall lose the turn. May { $player } play the { $card } instead?
ask-may-jump = May { $player } play the { $card } out of turn?
ask-may-challenge = May { $player } challenge now?
ask-may-say-uno = Is this a moment for { $player } to say UNO?
ask-what-then = What can { $player } do then?
ask-how-many-draws = No card of { $player } fits. How many cards does { $player } draw?
ask-owner-sees = { $player } draws it. Which face does { $player } look at?
ask-wrong-card = { $player } plays the { $card }, which does not fit. What follows?
ask-playable = Which of these cards can { $player } play now?
ask-playable-bluff = Which of these cards can { $player } play now? A bluff counts too.
ask-playable-then = Which of these cards can { $player } play then?
ask-playable-then-bluff = Which of these cards can { $player } play then? A bluff counts too.
ask-reason = Why may { $player } play the { $card } now, or why not?
ask-colors = { $player } plays the { $card }. Which colors may be called with it?
ask-colors-now = Which colors may { $player } name now?
ask-lawful = Would it be within the rules if { $player } played the { $card } now?
ask-lawful-or-bluff = { $player } would like to play the { $card }. What is true?
ask-forbidding = Because of which cards would it be against the rules if { $player } played the { $card } now? Choose none, one or several.

ask-order = What happens in which order?
ask-where-is = Where is this card then?
ask-where-is-flip = Where is the Flip just played then?
ask-who-sees-face = { $player } holds a card on whose back the others see the { $card } now. Who sees this face after the Flip?
ask-looks-at = Which side of the own cards does { $player } look at then?
ask-after-flip-face = Later somebody plays a Flip. Which face of this card does { $player } look at then?

ask-who-may-challenge = Who may challenge the card?
ask-tested-color = { $player } is challenged. Which color is looked for in the hand?
ask-succeeds = Does the challenge succeed?
ask-who-sees-hand = { $player } has to show the hand. Who sees it?
ask-must-say-uno = Must { $player } say UNO with it?
ask-owes-uno = Must { $player } say UNO now?
ask-who-may-catch = Who may catch { $player } now? Choose nobody, one or several.
ask-accuses = { $player } accuses { $target } of having forgotten UNO. What follows?
ask-who-may-jump = Who may play a card out of turn now? Choose nobody, one or several.

ask-counted-side = On which side are the hands counted?
ask-worth = How many points does the { $card } count at the end of a round?
ask-worth-on = A card has two faces: { $card } and { $top }. In play at the end of the round: { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }. How many points does it count?
ask-hand-points = How many points does the hand of { $player } count now?
ask-points-then = How many points does the hand of { $player } count then?
ask-score = How many points does { $player } get for winning the round?
ask-total = What is the total of { $player } after this round?
ask-series-over = Is the series over?
ask-series-winners = The series is over. Who wins it?

ask-copies = How many cards of the deck show the { $card }?
ask-symbol-copies = How many cards of the deck show { $symbol-name }, in all colors? Counted: { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }.
ask-no-such-card = Which of these does not exist in UNO Flip?
ask-unseen = { $player } sees the own hand and the top of the discard pile. How many other cards of the deck show the { $card }?
ask-more-players = Players so far: { $count }. How many more could join at most?
ask-who-deals = Who deals?
ask-who-draws-again = Who draws again?
ask-dealt = Players: { $count }. How many cards are dealt in all?
ask-left = Players: { $count }. The cards are dealt and the opening card, a number, is turned. How many cards does the draw pile have?
ask-next-dealer = { $player } has dealt this round. Who deals the next one?
ask-new-side = The round ends. In play: { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }. With which side does the next round begin, if its opening card is no Flip?
ask-sees-side = Which side of the cards of { $target } does { $player } see?
ask-sees-own-side = Which side of the own cards does { $player } see?
ask-pile-shows = Which side of its top card does the draw pile show?
ask-opening-stays = Does this card stay as the opening card?
ask-opening-then = What happens with this opening card?
ask-who-sees-drawn = { $player } has drawn this card. Who sees its { $card } now?
ask-who-sees-now = { $player } holds a card with two faces: { $card } and { $top }. Who sees it from this side: { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }?
ask-may-be = On a card of another hand one sees the { $card }. By this list, which of these may be its other face?

option-yes = yes
option-no = no
option-nobody = nobody
option-color = { $color }
option-face = { $card }
option-none-yet = none until one is called
option-lay = play one fitting card
option-draw = draw one card
option-pass = pass without drawing
option-two-cards = play two cards
option-lay-drawn = play the drawn card
option-lay-other = play another card from the hand
option-keep = keep the drawn card
option-draw-again = draw another card
option-lay-or-keep = play it, or keep it
option-must-lay = play it, for a fitting card must be played
option-turn-over = nothing: the turn is over
option-draw-none = none
option-draw-1 = one card
option-draw-2 = two cards
option-draw-until-fits = cards until one fits
option-back-free = It goes back to the hand, without any penalty.
option-back-2 = It goes back to the hand, two cards are drawn, and the turn is over.
option-stays = It stays where it is.
option-back-turn-over = It goes back to the hand, no card is drawn, but the turn is over.
option-fits-color = allowed: it has the color in force
option-fits-number = allowed: it has the same number
option-fits-symbol = allowed: it has the same symbol
option-fits-wild = allowed: it is a wild
option-fits-nothing = not allowed: it does not fit
option-lay-lawful = It can be played and is within the rules.
option-lay-bluff = It can be played, but only as a bluff.
option-lay-not = It cannot be played.
option-part-laid = The Flip is played.
option-part-discard = The discard pile turns.
option-part-draw = The draw pile turns.
option-part-hands = All hands turn.
option-part-next-turn = The next player moves.
option-pile-top = on top of the draw pile
option-pile-bottom = at the bottom of the draw pile
option-pile-discard = in the discard pile
option-discard-top = on top of the discard pile
option-discard-bottom = at the bottom of the discard pile
option-nothing = nothing at all
option-accuser-2 = The accuser draws two cards.
option-accused-2 = The accused player draws two cards.
option-tie = nobody yet: there is a tie
option-opening-stays = It stays, and its action is carried out.
option-left-draws = It stays, and the player left of the dealer draws.
option-back-another = It goes back into the pile, and another card is turned.

say-worth = The { $card } counts { points }.
say-hand-counts = The hand of { $player } counts { points }.
say-total = { $player } now has { points }.
say-copies = In the whole deck the { $card } is there { $count ->
    [one] once
   *[other] { $count } times
 }.
say-all-cards = The deck has { cards-nom }; hands and both piles always add up to that.
say-direction-stays = A { $symbol-name } does not change the direction of play.
say-holds = { $player } holds { cards-nom }.
say-left = After that { $player } holds { cards-nom }.

unit-points = points
unit-cards = cards
unit-players = players
