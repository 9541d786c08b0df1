# What the lessons say. First what every lesson uses, then lesson by lesson, step by step.
# A rule that a step teaches is quoted from rules.ftl, so that it is worded in one place.

lesson-nobody = nobody
lesson-yes = yes
lesson-no = no
lesson-light = the light side
lesson-dark = the dark side
lesson-clockwise = clockwise
lesson-counterclockwise = counterclockwise
lesson-no-color = none yet
lesson-you = { $player } (you)
lesson-card = { $card }
lesson-color = { $color }
lesson-accept = accept
lesson-challenge = challenge
lesson-unit-points = points
lesson-unit-cards = cards

lesson-problem = This lesson cannot be shown: { $reason }
lesson-off-goal = That may be done, but something else is asked here.
lesson-look-again = Not quite. Look again.
lesson-missing = Still missing: { $count }.
lesson-none-of-them = Right: none of them.
lesson-order-from = From place { $count } on it is different.
lesson-round-played = You have played a whole round!
lesson-coach = The coach says:
lesson-wait = It is not your turn yet. Watch what the others do.
lesson-count-is = Right: { $count }.
lesson-count-more = It is more.
lesson-count-less = It is less.
lesson-count-side = Count the { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }.

lesson-ask-move = Make the move at the table.
lesson-ask-move-lawful = Make a move that is within the rules.
lesson-ask-move-bluff = Bluff!
lesson-ask-move-uno = Make the move, and do not forget anything.
lesson-ask-play = Play the round to its end. Ask for a hint whenever you like.
lesson-ask-choose-playable = Choose all cards that you may lay now, bluffs included.
lesson-ask-choose-lawful = Choose all cards that you may lay now without breaking a rule.
lesson-ask-choose-bluff = Choose all cards that would be a bluff now.
lesson-ask-choose-leaders = Who has the highest card? If several share it, choose all of them.
lesson-ask-choose-skipped = Who loses a turn?
lesson-ask-choose-winners = Who wins the series?
lesson-ask-choose-losers = Who loses the series?
lesson-ask-order = Put in order what happens.
lesson-ask-challenge = What would each way cost you? Then decide.
lesson-ask-top = Which face lies on top of the discard pile then?
lesson-ask-next = Who has to act next?
lesson-ask-drawn = How many cards { $you ->
    [player] do you
   *[other] does { $player }
 } draw in all?
lesson-ask-drawer = Who has to draw?
lesson-ask-color = Which color counts then?
lesson-ask-side = Which side is in play then?
lesson-ask-direction = In which direction does play run then?
lesson-ask-over = Is the round over then?
lesson-ask-seen = Which side of your cards does { $player } see?
lesson-ask-pile = Which side of the draw pile faces up?
lesson-ask-dealer = Who deals the next round?
lesson-ask-players = Can { $count } people play?
lesson-ask-draw = Which face will the next drawn card show to its new owner?
lesson-ask-shown = Who gets to see the accused hand?
lesson-ask-count-hand = How many points { $you ->
    [player] is your hand
   *[other] is the hand of { $player }
 } worth now?
lesson-ask-count-round = How many points does the winner of the round score?
lesson-ask-count-total = How many points { $you ->
    [player] do you have
   *[other] does { $player } have
 } in the series after this round?

lesson-may-play = May { $you ->
    [player] you
   *[other] { $player }
 } play the { $card } now?
lesson-may-jump = May { $you ->
    [player] you
   *[other] { $player }
 } lay the { $card } out of turn?
lesson-may-draw = May { $you ->
    [player] you
   *[other] { $player }
 } draw a card now?
lesson-may-keep = May { $you ->
    [player] you
   *[other] { $player }
 } keep the drawn card?
lesson-may-accept = May { $you ->
    [player] you
   *[other] { $player }
 } accept the penalty now?
lesson-may-challenge = May { $you ->
    [player] you
   *[other] { $player }
 } challenge now?
lesson-may-uno = May { $you ->
    [player] you
   *[other] { $player }
 } say “UNO” now?
lesson-may-catch = May { $you ->
    [player] you
   *[other] { $player }
 } catch { $target } for a forgotten “UNO”?
lesson-lawful-play = { $you ->
    [player] You lay
   *[other] { $player } lays
 } the { $card }. Is that within the rules?

lesson-cost-accept = You accept and draw:
lesson-cost-won = You challenge and are right, and draw:
lesson-cost-lost = You challenge and are wrong, and draw:
lesson-cost-color = until the called color comes{ $count ->
    [0] { "" }
   *[other] , then { $count } more
 }

lesson-part-play = The card is laid.
lesson-part-flip-discard = The discard pile turns over.
lesson-part-flip-draw = The draw pile turns over.
lesson-part-flip-hands = Everybody turns the hand.
lesson-part-exposed = The card now on top only shows its color and symbol.
lesson-part-choose-color = The player of the Flip is asked for a color.
lesson-part-color = A color is named.
lesson-part-turn = The next player has the turn.
lesson-part-challenge = The challenge is spoken.
lesson-part-reveal = The challenger looks at the hand.
lesson-part-verdict = It is said whether the wild was lawful.
lesson-part-draw = The cards are drawn.
lesson-part-skip = A turn is lost.
lesson-part-round-over = The round is over.

# The Flip

lesson-flip-title = The Flip
lesson-flip-about = You will know what turns over, in which order, and what it means for your hand.
lesson-flip-play = Every card has a light and a dark face. { rule-F-FLIP-2 } { rule-F-FLIP-1 }

    Blue is in force and you hold a Flip. Play it and watch.
lesson-flip-bottom = { rule-F-FLIP-3 }

    The discard pile is laid open here, both faces of each card, the bottom card first.
lesson-flip-bottom-h1 = Imagine the whole pile lifted and turned like a book. Which card is up now, and with which face?
lesson-flip-single = Now only one card lies there, and Bo puts a Flip on it. The same rule holds.
lesson-flip-draw = { rule-F-FLIP-4 }

    This time the draw pile is laid open, the next card first.
lesson-flip-draw-h1 = The card that was last in line is first now, and everybody looks at the dark faces.
lesson-flip-order = { rule-F-FLIP-5 } Whoever turns the hand too early shows it to the others.
lesson-flip-harmless = { rule-F-FLIP-6 }

    Look at the bottom card: a Draw Five will come up.
lesson-flip-next = { rule-F-FLIP-8 }
lesson-flip-wild = { rule-F-FLIP-7 }

    Here a wild lies at the bottom.
lesson-flip-wild-h1 = A wild on top has no color. Somebody has to name one before play goes on.
lesson-flip-name = The wild is up, and you played the Flip. Choose well: which dark color do you hold most of?
lesson-flip-fits = { rule-F-MATCH-5 }

    Cy has just played a Flip. Look at your hand anew.
lesson-flip-fits-h1 = What was on the light faces is of no use now. Compare dark color, number and symbol.
lesson-flip-stay = { rule-F-FLIP-9 }

    After the Flip two dark cards have been laid.
lesson-flip-back = { rule-F-MATCH-3 } That is true of Flips too: flip everything back with a Flip of another color.

# Challenges

lesson-challenge-title = Bluff and challenge
lesson-challenge-about = You will know when a drawing wild is lawful, when it is a bluff, and whether a challenge is worth it.
lesson-challenge-lawful = { rule-F-WILD-3 } { rule-F-WILD-4 }
lesson-challenge-lawful-h1 = Is there any blue card in your hand? A 7 of another color is not blue.
lesson-challenge-bluff = { rule-F-WILD-6 } You now hold a blue card.
lesson-challenge-called = { rule-F-WILD-5 } A Wild lies on top, and green was called for it. Under it lies a blue card.
lesson-challenge-called-h1 = Only green matters now. Do you hold anything green?
lesson-challenge-try = A bluff may work: nobody sees the fronts of your cards. Lay the Wild Draw Two although you hold blue.
lesson-challenge-decide = { rule-F-LITE-4 }

    Bo has laid one against you. { rule-F-CHAL-3 }

    { rule-F-CHAL-5 } { rule-F-CHAL-6 }
lesson-challenge-decide-h1 = Accepting is the plain penalty. Being right costs you nothing. Being wrong costs the penalty and more.
lesson-challenge-after = You challenge, and Bo did hold a blue card. { rule-F-CHAL-9 }
lesson-challenge-wrong = Another table: you challenge, but Bo had nothing blue.
lesson-challenge-shown = { rule-F-CHAL-4 } The others only hear how it ended.
lesson-challenge-who = Now you are Cy. The wild was laid against Ann. { rule-F-CHAL-2 }
lesson-challenge-plain = You are Ann again. Bo has laid a plain Wild although blue was in the hand. { rule-F-CHAL-1 }
lesson-challenge-dark = { rule-F-DARK-4 }

    { rule-F-CHAL-7 } { rule-F-CHAL-8 }
lesson-challenge-color = You challenge, and Bo is guilty: orange was in force, and Bo held an orange card. The draw pile is laid open, the next card first.
lesson-challenge-color-h1 = Bo called teal. Count the cards up to the first teal one, that one included. A wild is not teal.

# Points

lesson-scoring-title = Points and the series
lesson-scoring-about = You will be able to count a hand, a round and a series, in both ways of scoring.
lesson-scoring-light = { rule-F-SCORE-3 }
lesson-scoring-light-h1 = Add up card by card: the Skip, the Draw One, the two numbers.
lesson-scoring-dark = The dark side is in play, and a hand can be dear.
lesson-scoring-round = You have laid your last card. { rule-F-SCORE-1 } { rule-F-SCORE-2 }
lesson-scoring-round-h1 = Count the hand of Bo, then the hand of Cy. All on the dark side.
lesson-scoring-last = { rule-F-END-2 } { rule-F-END-3 }

    All cards lie open here. You lay your last card, a Draw One.
lesson-scoring-flip = { rule-F-END-5 }

    You lay your last card, a Flip. Mind which side you count.
lesson-scoring-flip-h1 = After the Flip the others look at their dark faces. Cy has a dark 3.
lesson-scoring-total = { rule-F-SERIES-1 } Before this round you had 390 points, Bo 120, Cy 465.
lesson-scoring-winner = The same round. Has anybody won?
lesson-scoring-lowest = { rule-F-SERIES-2 } Before this round you had 160 points, Bo 420, Cy 130.
lesson-scoring-lowest-winner = The same round. { rule-F-SERIES-3 } Here it was the lowest total.
lesson-scoring-lowest-winner-h1 = Who has reached 500 ends the series. But who has the fewest points?
lesson-scoring-single = { rule-F-SERIES-4 } This is such a round.
lesson-scoring-dealer = { rule-F-DEAL-9 } { rule-F-DEAL-1 } Cy has dealt this round, and you sit to the left of Cy.
