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
lesson-unit-faces = faces
lesson-before = { points } before this round

lesson-problem = This lesson cannot be shown: { $reason }
lesson-off-goal = That may be done, but something else is asked here.
lesson-uno-first = “UNO” has been said. Now make the move itself.
lesson-no-bluff = No bluff: { $cards }.
lesson-look-again = Look at the table again.
lesson-missing = Still missing: { $count }.
lesson-none-of-them = Right: none of them.
lesson-order-from = From place { $count } on the order is different.
lesson-round-played = You have played a whole round!
lesson-coach = The coach says:
lesson-advice-play = Play the { $card-acc }{ $color-id ->
    [none] { "" }
   *[other] { " " }and call { $color }
 }{ $uno ->
    [yes] , saying “UNO”
   *[no] { "" }
 }.
lesson-advice-draw = Draw a card.
lesson-advice-keep = Keep the drawn card.
lesson-advice-accept = Accept the penalty.
lesson-advice-color = Call { $color }.
lesson-advice-uno = Say “UNO”.
lesson-advice-catch = Catch { $target }, who has not said “UNO”.
lesson-advice-ready = Say that you are ready.
lesson-reason-fits = It fits. Where you have a choice, stay with the color you hold most of, and get rid of dear cards first.
lesson-reason-wild-needed = Nothing else fits, so now the { $card } is useful.
lesson-reason-nothing-fits = Nothing in your hand can be played within the rules.
lesson-reason-keep-wild = The drawn card is better saved for later.
lesson-reason-accept = A challenge pays only if you suspect a bluff.
lesson-reason-color-most = Most of your cards are { $color }.
lesson-reason-uno = You have one card left.
lesson-reason-only = There is nothing else to do.
lesson-wait = It is not your turn yet. Watch what the others do.
lesson-count-is = Right: { $count }.
lesson-count-more = The right number is bigger.
lesson-count-less = The right number is smaller.
lesson-count-side = Count the { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }.
lesson-count-total = What this round brings is added to the points from before.
lesson-totals = After this round: { $players }.
lesson-one-round = Only this round counts: whoever wins it has won the game.
lesson-back-is = The { $top } is on the other side of the { $card }.

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
lesson-ask-players = Can the game be played by { $count ->
    [one] one person
   *[other] { $count } people
 }?
lesson-ask-draw = Which face will the next drawn card show to its new owner?
lesson-ask-back = Which face is on the other side of the { $card }?
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
lesson-ask-count-cards = How many cards { $you ->
    [player] do you
   *[other] does { $player }
 } hold{ $after ->
    [yes] { " " }then
   *[no] { "" }
 }?

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

lesson-cost-accept = You accept. You draw:
lesson-cost-won = You challenge and are right. You draw:
lesson-cost-lost = You challenge and are wrong. You draw:
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
lesson-challenge-about = You will know when a restricted wild is lawful, when it is a bluff, and whether a challenge is worth it.
lesson-challenge-lawful = { rule-F-WILD-3 } That is why they are called restricted wilds. { rule-F-WILD-4 }
lesson-challenge-lawful-h1 = Is there any blue card in your hand? A 7 of another color is not blue.
lesson-challenge-bluff = { rule-F-WILD-6 } You now hold a blue card.
lesson-challenge-called = { rule-F-WILD-5 } A Wild lies on top, and green was called for it. Under it lies a blue card.
lesson-challenge-called-h1 = Only green matters now. Do you hold anything green?
lesson-challenge-try = A bluff may work: nobody sees the fronts of your cards. Lay the Wild Draw Two although you hold blue.
lesson-challenge-decide = { rule-F-LITE-4 }

    Bo has laid one against you. { rule-F-CHAL-3 }

    { rule-F-CHAL-5 } { rule-F-CHAL-6 }
lesson-challenge-decide-h1 = Accepting is the plain penalty. Being right costs you nothing. Being wrong costs the penalty and more.
lesson-challenge-after = Blue was in force before the wild. You challenge, and Bo did hold a blue card. { rule-F-CHAL-9 }
lesson-challenge-wrong = Another table: here too blue was in force before the wild. You challenge, but Bo had nothing blue.
lesson-challenge-shown = { rule-F-CHAL-4 } You may look until somebody acts again, then the cards are hidden as before. The others only hear how it ended.
lesson-challenge-who = Now you are Cy. The wild was laid against Ann. { rule-F-CHAL-2 }
lesson-challenge-plain = You are Ann again. Bo has laid a plain Wild while holding a blue card. { rule-F-CHAL-1 }
lesson-challenge-dark = { rule-F-DARK-4 }

    { rule-F-CHAL-7 } { rule-F-CHAL-8 }
lesson-challenge-color = You challenge, and Bo is guilty: orange was in force, and Bo held an orange card. The draw pile is laid open, the next card first.
lesson-challenge-color-h1 = Bo called teal. Count the cards up to the first teal one, that one included. A wild is not teal.

# Points

lesson-scoring-title = Points and the series
lesson-scoring-about = You will be able to count a hand, a round and a series, in both ways of scoring.
lesson-scoring-light = { rule-F-SCORE-3 }
lesson-scoring-light-h1 = Add up card by card: the Skip, the Draw One, the two numbers.
lesson-scoring-dark = Now the dark side is in play, where a hand can cost a lot.
lesson-scoring-round = You have laid your last card. { rule-F-SCORE-1 } { rule-F-SCORE-2 }
lesson-scoring-round-h1 = Count the hand of Bo, then the hand of Cy. All on the dark side.
lesson-scoring-last = { rule-F-END-2 } { rule-F-END-3 }

    All cards lie open here. You lay your last card, a Draw One.
lesson-scoring-flip = { rule-F-END-5 }

    You lay your last card, a Flip. Here you see the other hands from behind, as at a real table. Mind which side you count.
lesson-scoring-flip-h1 = After the Flip the others look at their dark faces: the very ones that you see now.
lesson-scoring-total = { rule-F-SERIES-1 } Before this round you had 390 points, Bo 120, Cy 465.
lesson-scoring-winner = The same round, the same series. Has anybody won it?
lesson-scoring-lowest = { rule-F-SERIES-2 } Before this round you had 160 points, Bo 420, Cy 130.
lesson-scoring-lowest-winner = The same round. { rule-F-SERIES-3 } Here it was the lowest total.
lesson-scoring-lowest-winner-h1 = Who has reached 500 ends the series. But who has the fewest points?
lesson-scoring-single = { rule-F-SERIES-4 } Here everybody has agreed on one round, without a series.
lesson-scoring-single-ask = The round is over. Who has won the game?
lesson-scoring-single-h1 = Whose hand is empty?
lesson-scoring-dealer = { rule-F-DEAL-9 } { rule-F-DEAL-1 } Cy has dealt this round, and you sit to the left of Cy.

# The cards

lesson-cards-title = The cards
lesson-cards-about = You will know what is on the cards, how they are held, and who sees what.
lesson-cards-two = { rule-F-DECK-1 } There are not two decks: it is one deck, seen from one side or the other.
lesson-cards-two-ask = How many faces does the deck have, both sides together?
lesson-cards-two-h1 = Every card has two of them.
lesson-cards-light = { rule-F-DECK-2 }
lesson-cards-light-ask = How many light faces are a Flip?
lesson-cards-dark = { rule-F-DECK-3 }
lesson-cards-dark-ask = How many dark faces are teal?
lesson-cards-dark-h1 = Two of each: nine numbers, Draw Five, Reverse, Skip Everyone, Flip. Wilds have no color.
lesson-cards-zero = { rule-F-DECK-4 } The numbers run from 1 to 9.
lesson-cards-zero-ask = How many light faces show a number?
lesson-cards-zero-h1 = Nine numbers, each in four colors, each twice.
lesson-cards-together = { rule-F-DECK-5 } Not even shuffling parts them.

    The discard pile is laid open, both faces of each card. Then it is shuffled, and the blue 4 comes to Bo.
lesson-cards-together-h1 = Find the blue 4 in the open pile. Its other face is shown with it.
lesson-cards-players = { rule-F-DECK-6 }
lesson-cards-deal = { rule-F-DEAL-4 } { rule-F-DEAL-1 }

    You are Ann. A round has just been dealt.
lesson-cards-deal-ask = How many cards do the three of you hold together?
lesson-cards-hold = { rule-F-DEAL-5 } { rule-F-INFO-1 } { rule-F-DEAL-6 }
lesson-cards-pile = { rule-F-INFO-3 }

    But now it is later in the round, and the dark side is in play.
lesson-cards-number = { rule-F-INFO-2 } Another table: look at Bo.

# The dealer and the opening card

lesson-opening-title = Dealer and opening card
lesson-opening-about = You will be able to begin a round, whatever card comes up first.
lesson-opening-dealer = { rule-F-DEAL-2 } Here everybody has drawn one card.
lesson-opening-tie = { rule-F-DEAL-3 } Four people have drawn.
lesson-opening-tie-h1 = A wild and an action card count 0.
lesson-opening-number = { rule-F-DEAL-7 } { rule-F-DEAL-8 }

    Bo deals. On this table play runs from you to Bo and on to Cy.
lesson-opening-drawone = { rule-F-INIT-1 } { rule-F-INIT-2 }

    Now Cy deals, and a Draw One comes up.
lesson-opening-drawone-h1 = You sit to the left of the dealer. You draw and your turn is gone.
lesson-opening-reverse = { rule-F-INIT-3 } Cy deals.
lesson-opening-skip = { rule-F-INIT-4 } Cy deals.
lesson-opening-wild = { rule-F-INIT-5 } That is you. Name a color you can use.
lesson-opening-restricted = { rule-F-INIT-6 } Cy deals.
lesson-opening-flip = { rule-F-INIT-7 }

    Look at the draw pile: before a card is turned over, it shows its other face there.

# A turn

lesson-turn-title = A turn
lesson-turn-about = You will know which cards fit and what to do if none does.
lesson-turn-color = { rule-F-TURN-1 } { rule-F-MATCH-1 }

    Blue is in force. Play a blue card.
lesson-turn-number = { rule-F-MATCH-2 } You have no blue card now.
lesson-turn-number-h1 = An 8 lies on top. Look for another 8.
lesson-turn-symbol = { rule-F-MATCH-3 } A Skip lies on top.
lesson-turn-many = Color, number, wild: now everything at once. { rule-F-WILD-1 }
lesson-turn-many-h1 = Go card by card: is it blue? Is it a 7? Is it a Wild?
lesson-turn-wild = { rule-F-WILD-2 } Play your Wild and name a color you still hold.
lesson-turn-called = { rule-F-MATCH-4 } Green was called.
lesson-turn-draw = Nothing in your hand fits. { rule-F-DRAW-1 } { rule-F-TURN-3 }
lesson-turn-drawn = You have drawn a card that fits. { rule-F-DRAW-5 } { rule-F-DRAW-2 } { rule-F-DRAW-4 }
lesson-turn-drawn-h1 = Before you drew you held a blue 2, a red 1 and a yellow 5. Which card is new?
lesson-turn-once = You have drawn a card. { rule-F-DRAW-6 }
lesson-turn-want = Your blue card fits. Must you play it? { rule-F-DRAW-3 }
lesson-turn-others = { rule-F-TURN-2 } It is your turn now, and Cy is in a hurry.
lesson-turn-slip = { rule-F-ERR-1 } So you may simply try things out here.

# Light action cards

lesson-light-title = Light action cards
lesson-light-about = You will know who draws, who loses a turn and who is next.
lesson-light-draw = { rule-F-LITE-1 } Play runs from you to Bo and on to Cy.
lesson-light-lose = The same card again. Bo draws. And then?
lesson-light-lose-h1 = Whoever draws for it does not play in this turn.
lesson-light-skip = { rule-F-LITE-3 }
lesson-light-reverse = { rule-F-LITE-2 }
lesson-light-target = Bo waits for the turn. Make a move that turns the direction of play.
lesson-light-answer = { rule-F-PEN-1 }

    You hold a Draw One too, and Bo plays one against you.
lesson-light-later = Later. Everybody has drawn, Bo’s Draw One still lies on top, and it is your turn. { rule-F-MATCH-3 }
lesson-light-two-reverse = Only you and Bo play now. { rule-F-TWO-1 }
lesson-light-two-skip = { rule-F-TWO-2 }
lesson-light-two-draw = { rule-F-TWO-3 } Challenges have a lesson of their own. Make Bo draw.
lesson-light-two-draw-h1 = One of your blue cards makes the next player draw.

# Dark action cards

lesson-dark-title = Dark action cards
lesson-dark-about = You will know the hard cards of the dark side, and what happens if the draw pile runs out.
lesson-dark-five = { rule-F-DARK-1 }
lesson-dark-everyone = { rule-F-DARK-3 }
lesson-dark-again = Make a move after which it is your turn again.
lesson-dark-reverse = { rule-F-DARK-2 }
lesson-dark-color = { rule-F-DARK-4 }

    Bo has called teal, and you accept. The draw pile is laid open here, the next card first.
lesson-dark-color-h1 = Count up to the first teal card, that one included.
lesson-dark-found = { rule-F-DARK-5 } The same penalty again: the last card you draw is teal.
lesson-dark-onway = { rule-F-DARK-6 } Teal is called again. Look at the pile.
lesson-dark-short = { rule-F-PILE-1 } { rule-F-PILE-3 }

    Only two cards are left in the draw pile, and you lay a Draw Five.
lesson-dark-short-h1 = Below the top of the discard pile there are enough cards for a new draw pile.
lesson-dark-top = { rule-F-PILE-2 } The same table again.
lesson-dark-empty = { rule-F-PILE-4 } Two cards to draw, and only one more card below the one you lay.

# UNO and the last card

lesson-uno-title = UNO and the last card
lesson-uno-about = You will say “UNO” in time, catch others, and end a round.
lesson-uno-say = { rule-F-UNO-1 } You hold two cards.
lesson-uno-say-h1 = Say “UNO” first, or together with the card.
lesson-uno-catch = { rule-F-UNO-2 } { rule-F-UNO-3 } Did you hear Bo say anything?
lesson-uno-penalty = { rule-F-UNO-3 } The same table again: Bo holds one card.
lesson-uno-late = Now you are Cy. Nobody caught Bo, and Ann has drawn a card. { rule-F-UNO-2 }
lesson-uno-late-h1 = A drawn card is the beginning of the next turn.
lesson-uno-correct = You are Ann again, and you have laid your last card but one without a word. { rule-F-UNO-4 }
lesson-uno-correct-ask = It is Bo’s turn, and nobody has noticed yet. Save yourself!
lesson-uno-dark = { rule-F-UNO-5 } Bo has forgotten it again.
lesson-uno-false = { rule-F-UNO-6 } You hold three cards and say it all the same.
lesson-uno-false-ask = Does such an “UNO” count?
lesson-uno-win = { rule-F-END-1 }
lesson-uno-last = { rule-F-END-2 } { rule-F-END-3 }
lesson-uno-vain = { rule-F-END-4 } Bo’s last card was a Wild Draw Two, laid against you.
lesson-uno-vain-h1 = Bo holds nothing any more, so nothing of that color either. A failed challenge costs two more.

# A whole round

lesson-round-title = Your first whole round
lesson-round-about = You will have played whole rounds, with a coach at your side.
lesson-round-look = A real round has been dealt. You are Ann, and it begins with a look at your hand.
lesson-round-first = Now make your first move. Every move within the rules is good.
lesson-round-small = A short round: three cards each, only you and Bo. The hint button is your coach: it says what an experienced player would do, and why.
lesson-round-flip = Four cards each, three players. Watch out for Flips: after one you hold quite another hand.
lesson-round-whole = And now the real thing: seven cards each. Enjoy it!

# Classic UNO

lesson-classic-title = What differs from classic UNO
lesson-classic-about = You will be able to play with the old cards too, which have one face only.
lesson-classic-deck = { rule-C-DECK-1 } { rule-C-INFO-1 }
lesson-classic-deck-ask = How many zeros are in the classic deck?
lesson-classic-deal = As with the Flip cards, the highest number deals, seven cards each. { rule-C-DEAL-2 } Bo deals.
lesson-classic-opening = { rule-C-INIT-1 } Cy deals, and you sit to the left of Cy.
lesson-classic-turn = { rule-C-TURN-1 } { rule-C-ACT-4 }
lesson-classic-penalty = { rule-C-ACT-3 } { rule-C-PEN-1 } You hold a Draw Two yourself.
lesson-classic-four = { rule-C-ACT-5 }
lesson-classic-challenge = { rule-C-CHAL-1 } Bo has laid a Wild Draw Four against you.

    { rule-C-CHAL-2 } { rule-C-CHAL-3 }
lesson-classic-uno = { rule-C-UNO-1 }
lesson-classic-last = { rule-C-END-2 } { rule-C-PILE-1 } Here only one card is left in the draw pile.
lesson-classic-two = { rule-C-TWO-1 }
lesson-classic-score = { rule-C-SCORE-1 } { rule-C-SERIES-1 }

    Before this round you had 405 points, Bo 210, Cy 330. All cards lie open, and you lay your last one, a Draw Two.
lesson-classic-slip = { rule-C-ERR-1 } Here it has been agreed so. You lay a red 1, which does not fit.

# House rules

lesson-house-title = House rules
lesson-house-about = You will know common house rules, and see how each changes a position.
lesson-house-stack = { rule-H-STACK-1 } { rule-H-STACK-3 } { rule-H-STACK-4 }

    Bo has laid a Draw One against you. You answer with yours, and Cy has none.
lesson-house-stack-h1 = One card for each Draw One on the pile.
lesson-house-pass = The same table with another house rule. { rule-H-ESC2-1 } { rule-H-ESC2-2 }
lesson-house-four = Classic cards. { rule-H-STACK-2 } { rule-H-STACK-5 } { rule-H-STACK-6 }
lesson-house-answer = Classic cards again. { rule-H-ANS4-1 } { rule-H-ANS4-2 } Red was called.
lesson-house-skip = These are classic cards too. { rule-H-ESCS-1 } Bo has laid one against you. Escape!
lesson-house-jump = The Flip cards again. { rule-H-JUMP-1 } { rule-H-JUMP-3 }

    It is the turn of Cy. But look at the top card and at your hand.
lesson-house-double = { rule-H-DOUBLE-1 } { rule-H-DOUBLE-2 }

    { rule-H-REV-1 } You have laid one Reverse and hold its twin.
lesson-house-seven = { rule-H-70-2 } You hold four cards, Bo two.
lesson-house-zero = Classic cards: the Flip has no zero. { rule-H-70-1 } Play runs from you to Bo and on to Cy.
lesson-house-zero-h1 = Your hand goes on to Bo. Whose hand comes to you?
lesson-house-five = The Flip cards again. { rule-H-FIVE-1 } Play your five and swap.
lesson-house-back = { rule-H-BACK-1 } { rule-H-READY-1 }

    Bo has bluffed, and you challenge.
lesson-house-points = { rule-H-PTS-1 } Others do it in another way. { rule-H-PTS-2 }

    Here the first way was agreed. Before this round you had 120 points, Bo 160, Cy 90. The round ended on the light side.
