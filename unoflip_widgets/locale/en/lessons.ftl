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
lesson-no-swap = That card may be played, but you have not chosen whom to swap with.
lesson-drew = Nothing fitted, and you draw a card.
lesson-not-held = The rules allow it, but you hold no { $color } card.
lesson-not-known = You accepted, so you never learn whether it was a bluff: a hand is shown only for a challenge.
lesson-off-goal = That may be done, but something else is asked here.
lesson-uno-first = “UNO” has been said. Now play the card.
lesson-no-bluff = No bluff: { $cards }.
lesson-look-again = Look at the table again.
lesson-missing = Still missing: { $count }.
lesson-missing-color = By its color: { $count }.
lesson-missing-number = By its number: { $count }.
lesson-missing-symbol = By its symbol: { $count }.
lesson-missing-wild = A wild: { $count }.
lesson-missing-restricted = A restricted wild: { $count }.
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
lesson-count-before = Before that: { cards-nom }.
lesson-count-each-hand = In each hand: { cards-nom }.
lesson-count-one-side = On one side alone: { $count }.
lesson-count-different = Different ones among them: { $count }.
lesson-count-each-color = Of each color: { $count }.
lesson-count-drawn = This is what counts: { $players }.
lesson-count-other-side = That is what counts on the { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }.
lesson-wrong-acted = { $you ->
    [player] You have just moved
   *[other] { $player } has just moved
 }.
lesson-wrong-own = A card does not act on whoever plays it.
lesson-wrong-dealt = The dealer only turns the opening card.
lesson-wrong-later = Play runs { direction-of } then. { $you ->
    [player] You come
   *[other] { $player } comes
 } later.
lesson-wrong-skipped = { $you ->
    [player] You lose
   *[other] { $player } loses
 } a turn.
lesson-wrong-colorless = Not yet: the wild on top has no color.
lesson-wrong-no-more = There are not that many cards left to draw.
lesson-wrong-not-yet = Card number { $count } of the pile is the { $card }. That is not the called color.
lesson-wrong-accepted = That is what accepting would cost.
lesson-wrong-bottom = The { $card } lies at the bottom then.
lesson-wrong-below = The { $card } lies further down then.
lesson-wrong-elsewhere = The { $card } is not in that pile then.
lesson-wrong-shuffled = The { $card } has been shuffled into the draw pile by then.
lesson-wrong-side = That is the { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 } of a card, but the other side is up then.
lesson-wrong-color-side = That is a color of the side that is no longer in play.
lesson-wrong-own-eyes = That side of your cards you see yourself: it is in play.
lesson-wrong-face-down = That side is in play, so on the pile it faces down.
lesson-wrong-has-dealt = { $you ->
    [player] You have
   *[other] { $player } has
 } dealt this round.
lesson-wrong-not-left = { $you ->
    [player] You do
   *[other] { $player } does
 } not sit to the left of the dealer.
lesson-wrong-accused = That is { $you ->
    [player] your own hand
   *[other] the own hand of { $player }
 }.
lesson-wrong-onlooker = { $you ->
    [player] You have
   *[other] { $player } has
 } not challenged.

lesson-ask-move = Make the move at the table.
lesson-ask-move-lawful = Make a move that is within the rules.
lesson-ask-move-bluff = Bluff!
lesson-ask-move-uno = Make the move, and do not forget anything.
lesson-ask-play = Play the round to its end. Ask for a hint whenever you like.
lesson-ask-choose-playable = Choose all cards that you may play now, bluffs included.
lesson-ask-choose-lawful = Choose all cards that you may play now without breaking a rule.
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
 } play the { $card } out of turn?
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
    [player] You play
   *[other] { $player } plays
 } the { $card }. Is that within the rules?

lesson-cost-accept = You accept. You draw:
lesson-cost-won = You challenge and are right. You draw:
lesson-cost-lost = You challenge and are wrong. You draw:
lesson-cost-color = until the called color comes{ $count ->
    [0] { "" }
   *[other] , then { $count } more
 }

lesson-part-play = The card is played.
lesson-part-flip-discard = The discard pile turns over.
lesson-part-flip-draw = The draw pile turns over.
lesson-part-flip-hands = Everybody turns the hand.
lesson-part-exposed = The card now on top only shows its color and symbol.
lesson-part-choose-color = The player of the Flip is asked for a color.
lesson-part-color = A color is called.
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
lesson-flip-play-h1 = Which of your cards has the color in force?
lesson-flip-bottom = { rule-F-FLIP-3 }

    The discard pile is laid open here, both faces of each card, the bottom card first.
lesson-flip-bottom-h1 = Look at the bottom card of the pile: it stands first in the row.
lesson-flip-bottom-h2 = Imagine the whole pile lifted and turned like a book. Which card is up now, and with which face?
lesson-flip-single = Now only one card lies there, and Lou puts a Flip on it. The same rule holds.
lesson-flip-single-h1 = With the Flip two cards lie there. Which of them is at the bottom?
lesson-flip-single-h2 = Its other face comes up. Which color does that face have?
lesson-flip-draw = { rule-F-FLIP-4 }

    This time the draw pile is laid open, the next card first.
lesson-flip-draw-h1 = Look at the last card of the open draw pile.
lesson-flip-draw-h2 = It becomes the first. Its new owner looks at the side that is in play then.
lesson-flip-order = { rule-F-FLIP-5 } Whoever turns the hand too early shows the others the side that is still in play.
lesson-flip-order-h1 = What has to lie on the table before anything can turn?
lesson-flip-order-h2 = Then comes the pile on which the card lies, then the other one. The hands wait.
lesson-flip-harmless = { rule-F-FLIP-6 }

    Look at the bottom card: a Draw Five will come up.
lesson-flip-harmless-h1 = Nobody has played the Draw Five: it was turned up.
lesson-flip-harmless-h2 = What does such a card give, and what does it not do?
lesson-flip-next = { rule-F-FLIP-8 }
lesson-flip-next-h1 = Has the direction changed? Does anybody lose a turn?
lesson-flip-wild = { rule-F-FLIP-7 }

    Here a wild lies at the bottom.
lesson-flip-wild-h1 = A wild on top has no color. Somebody has to call one before play goes on.
lesson-flip-wild-h2 = Whose card has turned it up?
lesson-flip-name = The wild is up, and you played the Flip. Choose well: which dark color do you hold most of?
lesson-flip-name-h1 = Look at the dark faces of your cards and count each color.
lesson-flip-name-h2 = Light colors cannot be called now.
lesson-flip-fits = { rule-F-MATCH-5 }

    Cy has just played a Flip. Look at your hand anew.
lesson-flip-fits-h1 = What lies on top of the discard pile now?
lesson-flip-fits-h2 = What was on the light faces is of no use now. Compare dark color, number and symbol.
lesson-flip-stay = { rule-F-FLIP-9 }

    After the Flip two dark cards have been played.
lesson-flip-stay-h1 = Has anybody played another Flip since?
lesson-flip-stay-h2 = Drawing a card turns nothing over.
lesson-flip-back = { rule-F-MATCH-3 } That is true of Flips too: flip everything back with a Flip of another color.
lesson-flip-back-h1 = Look at the symbol on top of the discard pile.
lesson-flip-back-h2 = Which of your cards shows the same one?

# Challenges

lesson-challenge-title = Bluff and challenge
lesson-challenge-about = You will know when a restricted wild is lawful, when it is a bluff, and whether a challenge is worth it.
lesson-challenge-lawful = { rule-F-WILD-3 } That is why they are called restricted wilds. { rule-F-WILD-4 }
lesson-challenge-lawful-h1 = Which color lies on top? Do you hold it anywhere?
lesson-challenge-lawful-h2 = A 7 of another color is not blue, and neither is a wild.
lesson-challenge-bluff = { rule-F-WILD-6 } You now hold a blue card.
lesson-challenge-bluff-h1 = Only a restricted wild can be a bluff. Which of your cards is one?
lesson-challenge-bluff-h2 = A card that simply fits is no bluff, and neither is one that does not fit.
lesson-challenge-called = { rule-F-WILD-5 } A Wild lies on top, and green was called for it. Under it lies a blue card.
lesson-challenge-called-h1 = Which color is in force: that of the card below, or the called one?
lesson-challenge-called-h2 = Only green matters now. Do you hold anything green?
lesson-challenge-try = { rule-F-LITE-4 }

    A bluff may work: nobody sees the fronts of your cards. Play the Wild Draw Two although you hold blue.
lesson-challenge-try-h1 = Which of your cards has no color of its own?
lesson-challenge-try-h2 = With it you may call whatever color you like.
lesson-challenge-after = Now Lou has played one against you, and blue was in force before it. { rule-F-CHAL-3 }

    You challenge, and Lou did hold a blue card. { rule-F-CHAL-9 }
lesson-challenge-after-h1 = The bluff has come out. Who draws now?
lesson-challenge-after-h2 = Whoever need not draw does not lose the turn either.
lesson-challenge-wrong = { rule-F-CHAL-6 }

    Another table: here too blue was in force before the wild. You challenge, but Lou had nothing blue.
lesson-challenge-wrong-h1 = How many cards would accepting have cost you?
lesson-challenge-wrong-h2 = To these a failed challenge adds two.
lesson-challenge-decide = Now decide yourself. Yellow was in force, and Lou has played a Wild Draw Two against you.

    { rule-F-CHAL-5 } What it costs to be wrong you have just seen.
lesson-challenge-decide-h1 = Begin with accepting: what does the card itself ask of you?
lesson-challenge-decide-h2 = Being right costs you nothing. Being wrong costs the penalty and more.
lesson-challenge-shown = { rule-F-CHAL-4 } You may look until somebody acts again. The others only hear how it ended.
lesson-challenge-shown-h1 = Who wants to know what Lou held?
lesson-challenge-who = Now you are Cy. The wild was played against Ann. { rule-F-CHAL-2 }
lesson-challenge-who-h1 = Whom does the wild make draw?
lesson-challenge-who-h2 = Is that you?
lesson-challenge-plain = You are Ann again. Lou has played a plain Wild while holding a blue card. { rule-F-CHAL-1 }
lesson-challenge-plain-h1 = Look at the card on top: does it make anybody draw?
lesson-challenge-dark = On the dark side Lou has played a Wild Draw Color against you and called teal. Orange was in force before it.

    { rule-F-CHAL-7 } { rule-F-CHAL-8 }
lesson-challenge-dark-h1 = It is as on the light side, only the number of cards is not known beforehand.
lesson-challenge-color = You challenge, and Lou did hold an orange card. The draw pile is laid open, the next card first.
lesson-challenge-color-h1 = Follow the open draw pile from its first card. Only the dark faces count.
lesson-challenge-color-h2 = Lou called teal. Count up to the first teal card, that one included. A wild is not teal.

# Points

lesson-scoring-title = Points and the series
lesson-scoring-about = You will be able to count a hand, a round and a series, in both ways of scoring.
lesson-scoring-light = { rule-F-SCORE-3 }
lesson-scoring-light-h1 = Two of your cards show a number, two a symbol. Look up the symbols above.
lesson-scoring-light-h2 = Add up card by card: the Skip, the Draw One, the two numbers.
lesson-scoring-dark = Now the dark side is in play, where a hand can cost a lot.
lesson-scoring-dark-h1 = You hold two wilds and one card with a color. All three count differently.
lesson-scoring-round = You have played your last card. { rule-F-SCORE-1 } { rule-F-SCORE-2 }
lesson-scoring-round-h1 = Your hand is empty. Who still holds cards?
lesson-scoring-round-h2 = Count the hand of Lou, then the hand of Cy. All on the dark side.
lesson-scoring-last = { rule-F-END-2 } { rule-F-END-3 }

    All cards lie open here. You play your last card, a Draw One.
lesson-scoring-last-h1 = Who draws, and which card comes first in the open draw pile?
lesson-scoring-last-h2 = Count that card along with the hands of the others.
lesson-scoring-flip = { rule-F-END-5 }

    You play your last card, a Flip. Here you see the other hands from behind, as at a real table. Mind which side you count.
lesson-scoring-flip-h1 = Which side is in play after your last card?
lesson-scoring-flip-h2 = After the Flip the others look at their dark faces: the very ones that you see now.
lesson-scoring-total = { rule-F-SERIES-1 } Before this round you had 390 points, Lou 120, Cy 465.
lesson-scoring-total-h1 = First count what the others hold. You know these hands already.
lesson-scoring-total-h2 = Add that to your 390.
lesson-scoring-winner = The same round, the same series. Has anybody won it?
lesson-scoring-winner-h1 = Only the winner of the round has scored. What are the three totals now?
lesson-scoring-lowest = { rule-F-SERIES-2 } Before this round you had 160 points, Lou 420, Cy 130.
lesson-scoring-lowest-h1 = Everybody books the own hand. Look at the cards that Lou still holds.
lesson-scoring-lowest-h2 = Add them to Lou’s 420.
lesson-scoring-lowest-winner = The same round. { rule-F-SERIES-3 } Here it was the lowest total.
lesson-scoring-lowest-winner-h1 = Work out all three totals: the points before, and the own hand.
lesson-scoring-lowest-winner-h2 = Whoever has 500 ends the series. But who has the fewest points?
lesson-scoring-single = { rule-F-SERIES-4 } Here everybody has agreed on one round, without a series.
lesson-scoring-single-h1 = Whose hand is empty?
lesson-scoring-single-ask = The round is over. Who has won the game?
lesson-scoring-dealer = { rule-F-DEAL-9 } { rule-F-DEAL-1 } Cy has dealt this round.
lesson-scoring-dealer-h1 = Find Cy at the table. Who sits to the left, in the direction of play?

# The cards

lesson-cards-title = The cards
lesson-cards-about = You will know what is on the cards, how they are held, and who sees what.
lesson-cards-two = { rule-F-DECK-1 } There are not two decks: it is one deck, seen from one side or the other.
lesson-cards-two-h1 = Think of one single card: how many faces does it have?
lesson-cards-two-h2 = And how many cards are there?
lesson-cards-two-ask = How many faces does the deck have, both sides together?
lesson-cards-light = { rule-F-DECK-2 }
lesson-cards-light-h1 = Find the Flip in the list: it is one of the cards that every color has.
lesson-cards-light-h2 = How many of them in one color, and how many colors?
lesson-cards-light-ask = How many light faces are a Flip?
lesson-cards-dark = { rule-F-DECK-3 }
lesson-cards-dark-h1 = Count the different teal cards first: the numbers, then the action cards.
lesson-cards-dark-h2 = Each of them comes twice. Wilds have no color, so they are not teal.
lesson-cards-dark-ask = How many faces of the deck are teal?
lesson-cards-zero = { rule-F-DECK-4 } The numbers run from 1 to 9.
lesson-cards-zero-h1 = Start with one color: which numbers does it have, and how many of each?
lesson-cards-zero-h2 = Then take all four colors. Action cards and wilds show no number.
lesson-cards-zero-ask = How many light faces show a number?
lesson-cards-together = { rule-F-DECK-5 } Not even shuffling parts them.

    The discard pile, the cards that have been played, is laid open, both faces of each card. Then it is shuffled, and the blue 4 comes to Lou.
lesson-cards-together-h1 = The blue 4 lies in the open discard pile. Find it.
lesson-cards-together-h2 = With each light face the dark face of the same card is shown.
lesson-cards-players = { rule-F-DECK-6 }
lesson-cards-players-h1 = How many can play at most?
lesson-cards-deal = { rule-F-DEAL-4 } { rule-F-DEAL-1 }

    You are Ann. A round has just been dealt.
lesson-cards-deal-h1 = Look at one hand on the table and count its cards.
lesson-cards-deal-h2 = There are three of you, and everybody got the same number.
lesson-cards-deal-ask = How many cards do the three of you hold together?
lesson-cards-hold = { rule-F-DEAL-5 } { rule-F-INFO-1 } { rule-F-DEAL-6 }
lesson-cards-hold-h1 = Look at Lou’s cards on the table: which side of them do you see?
lesson-cards-hold-h2 = Lou looks at your cards in the same way.
lesson-cards-pile = { rule-F-INFO-3 }

    But now it is later in the round, and the dark side is in play.
lesson-cards-pile-h1 = Look at your own hand: which side is in play?
lesson-cards-pile-h2 = The drawn card will show you that side. Which one is up until then?
lesson-cards-number = { rule-F-INFO-2 } Another table: look at Lou.
lesson-cards-number-h1 = Lou’s cards are turned away from you, but you can count them.

# The dealer and the opening card

lesson-opening-title = Dealer and opening card
lesson-opening-about = You will be able to begin a round, whatever card comes up first.
lesson-opening-dealer = { rule-F-DEAL-2 } Here everybody has drawn one card.
lesson-opening-dealer-h1 = Look at the light faces of the three drawn cards.
lesson-opening-dealer-h2 = Which of them show a number, and which number is the highest?
lesson-opening-tie = { rule-F-DEAL-3 } Four people have drawn.
lesson-opening-tie-h1 = One of the four cards shows no number. What does it count?
lesson-opening-tie-h2 = Find the highest number. Does it come only once?
lesson-opening-number = { rule-F-DEAL-7 } { rule-F-DEAL-8 }

    Lou deals. On this table play runs from you to Lou and on to Cy.
lesson-opening-number-h1 = First find the dealer at the table.
lesson-opening-number-h2 = From there go one seat on, in the direction of play.
lesson-opening-drawone = { rule-F-INIT-1 } { rule-F-INIT-2 }

    Now Cy deals, and a Draw One comes up.
lesson-opening-drawone-h1 = Who sits to the left of Cy? That is whom the card hits.
lesson-opening-drawone-h2 = That player draws and does not play. Who comes next?
lesson-opening-reverse = { rule-F-INIT-3 } Cy deals.
lesson-opening-reverse-h1 = This time it is not the player to the left of the dealer who begins.
lesson-opening-reverse-h2 = Who begins is said above. Who is that at this table?
lesson-opening-skip = { rule-F-INIT-4 } Cy deals.
lesson-opening-skip-h1 = Find Cy and go on one seat in the direction of play.
lesson-opening-skip-h2 = Only one player is passed over.
lesson-opening-wild = { rule-F-INIT-5 } That is you. Call a color you can use.
lesson-opening-wild-h1 = Look at your hand: which colors do you hold?
lesson-opening-wild-h2 = Call one of them with the color buttons. No card is played yet.
lesson-opening-restricted = { rule-F-INIT-6 } Cy deals.
lesson-opening-restricted-h1 = Does this card stay on the discard pile?
lesson-opening-restricted-h2 = A card that goes back has no effect.
lesson-opening-flip = { rule-F-INIT-7 }

    Look at the draw pile: before a card is turned over, it shows its other face there.
lesson-opening-flip-h1 = Look at the draw pile: what does its top card show?
lesson-opening-flip-h2 = The same card turns twice: once when it is opened, once by its own effect.

# A turn

lesson-turn-title = A turn
lesson-turn-about = You will know which cards fit and what to do if none does.
lesson-turn-color = { rule-F-TURN-1 } { rule-F-MATCH-1 }

    Blue is in force. Play a blue card.
lesson-turn-color-h1 = Only the top card of the discard pile counts. Which color does it have?
lesson-turn-color-h2 = Go through your three cards: which one has that color?
lesson-turn-number = { rule-F-MATCH-2 } You have no blue card now.
lesson-turn-number-h1 = Look at the number on top of the discard pile.
lesson-turn-number-h2 = Look for the same number in your hand. Its color does not matter.
lesson-turn-symbol = { rule-F-MATCH-3 } A Skip lies on top.
lesson-turn-symbol-h1 = Look at the symbol on top of the discard pile.
lesson-turn-symbol-h2 = One of your cards shows the same symbol in another color.
lesson-turn-many = Color, number, wild: now everything at once. { rule-F-WILD-1 }
lesson-turn-many-h1 = Look at the top card: its color and its number each open a way.
lesson-turn-many-h2 = Go card by card: is it blue? Is it a 7? Is it a Wild?
lesson-turn-wild = { rule-F-WILD-2 } Play your Wild and call a color you still hold.
lesson-turn-wild-h1 = Your Wild is the card without a color. Which colors will be left in your hand?
lesson-turn-wild-h2 = Play it, then call a color of which you hold at least one card.
lesson-turn-called = { rule-F-MATCH-4 } Green was called.
lesson-turn-called-h1 = The Wild on top has no color of its own. Which one was called?
lesson-turn-called-h2 = The card below it no longer counts. Wilds still fit.
lesson-turn-draw = Nothing in your hand fits. { rule-F-DRAW-1 } { rule-F-TURN-3 }
lesson-turn-draw-h1 = Compare your three cards with the top card once more: neither color nor number.
lesson-turn-draw-h2 = A new card comes from the draw pile.
lesson-turn-drawn = You have drawn a card that fits. { rule-F-DRAW-5 } { rule-F-DRAW-2 } { rule-F-DRAW-4 }
lesson-turn-drawn-h1 = Find the card that was not in your hand before.
lesson-turn-drawn-h2 = Before you drew you held a blue 2, a red 1 and a yellow 5.
lesson-turn-once = You have drawn a card. { rule-F-DRAW-6 }
lesson-turn-once-h1 = Look at your hand: the new card is there already.
lesson-turn-once-h2 = How many cards do you draw in one turn at most?
lesson-turn-want = Your blue card fits. Must you play it? { rule-F-DRAW-3 }
lesson-turn-want-h1 = Is there a rule that a card that fits has to be played?
lesson-turn-others = { rule-F-TURN-2 } It is your turn now, and Cy is in a hurry.
lesson-turn-others-h1 = Look at the table: whose turn is it?
lesson-turn-others-h2 = Whether the red 8 would fit does not matter.
lesson-turn-slip = { rule-F-ERR-1 } So you may simply try things out here.
lesson-turn-slip-h1 = Compare the green 4 with the top card: first the color, then the number.

# Light action cards

lesson-light-title = Light action cards
lesson-light-about = You will know who draws, who loses a turn and who is next.
lesson-light-draw = { rule-F-LITE-1 } Play runs from you to Lou and on to Cy.
lesson-light-draw-h1 = Find yourself and the direction of play on the table.
lesson-light-draw-h2 = The card hits the next seat in that direction.
lesson-light-lose = The same card again. Lou draws. And then?
lesson-light-lose-h1 = Who draws the card? Does that player still get to play?
lesson-light-lose-h2 = Go on one seat past whoever draws.
lesson-light-skip = { rule-F-LITE-3 }
lesson-light-skip-h1 = Start at your own seat and follow the direction of play.
lesson-light-skip-h2 = Only the first player on the way is meant.
lesson-light-reverse = { rule-F-LITE-2 }
lesson-light-reverse-h1 = So far play has run from you to Lou. Which way does it run after this card?
lesson-light-reverse-h2 = Who sits on your other side?
lesson-light-target = Lou waits for the turn. Make a move that turns the direction of play.
lesson-light-target-h1 = Three of your cards are blue and fit. Each does something else.
lesson-light-target-h2 = Which of them has arrows that point in opposite directions?
lesson-light-answer = { rule-F-PEN-1 }

    You hold a Draw One too, and Lou plays one against you.
lesson-light-answer-h1 = Your own Draw One cannot help you now. What does Lou’s card ask of you?
lesson-light-answer-h2 = The name of the card says how many.
lesson-light-later = Later. Everybody has drawn, Lou’s Draw One still lies on top, and it is your turn. { rule-F-MATCH-3 }
lesson-light-later-h1 = Is Lou’s Draw One still waiting for somebody, or has it acted already?
lesson-light-later-h2 = Compare the symbols: yours and the one on top.
lesson-light-two-reverse = Only you and Lou play now. { rule-F-TWO-1 }
lesson-light-two-reverse-h1 = Only two sit at this table. Where does play turn back to?
lesson-light-two-skip = { rule-F-TWO-2 }
lesson-light-two-skip-h1 = Who is passed over here? Who is left?
lesson-light-two-draw = { rule-F-TWO-3 } Challenges have a lesson of their own. Make Lou draw.
lesson-light-two-draw-h1 = After each of your three blue cards it is your turn again.
lesson-light-two-draw-h2 = Which of them makes the next player draw?

# Dark action cards

lesson-dark-title = Dark action cards
lesson-dark-about = You will know the hard cards of the dark side, and what happens if the draw pile runs out.
lesson-dark-five = { rule-F-DARK-1 }
lesson-dark-five-h1 = First count the cards that Lou holds now.
lesson-dark-five-h2 = Then add as many as the card asks for.
lesson-dark-everyone = { rule-F-DARK-3 }
lesson-dark-everyone-h1 = Go round the table: whom does “everyone” mean, and whom not?
lesson-dark-everyone-h2 = Somebody still has to move next.
lesson-dark-again = Make a move after which it is your turn again.
lesson-dark-again-h1 = Purple is in force. Which of your purple cards acts on all the others?
lesson-dark-again-h2 = You hold two cards with that symbol, but only one fits.
lesson-dark-reverse = { rule-F-DARK-2 }
lesson-dark-reverse-h1 = Look at the table: which way does play run now?
lesson-dark-color = { rule-F-DARK-4 }

    Lou has called teal, and you accept the penalty: you draw. (Challenges have a lesson of their own.) The draw pile is laid open here, the next card first.
lesson-dark-color-h1 = Follow the open draw pile from its first card. Only the dark faces count.
lesson-dark-color-h2 = Count up to the first teal card, that one included.
lesson-dark-found = { rule-F-DARK-5 } The same penalty again: the last card you draw is teal.
lesson-dark-found-h1 = You accept and draw. What else does the penalty cost you?
lesson-dark-found-h2 = Where does play go on when it passes you over?
lesson-dark-onway = { rule-F-DARK-6 } Teal is called again. Look at the pile.
lesson-dark-onway-h1 = Look at the first card of the pile. Does it have a color?
lesson-dark-onway-h2 = Count on until a card really is teal.
lesson-dark-short = { rule-F-PILE-1 } { rule-F-PILE-3 }

    Only two cards are left in the draw pile, and you play a Draw Five.
lesson-dark-short-h1 = Count what lies below the top of the discard pile.
lesson-dark-short-h2 = Is that enough for the cards that the draw pile does not have?
lesson-dark-top = { rule-F-PILE-2 } The same table again.
lesson-dark-top-h1 = Which card lies on top while Lou draws?
lesson-dark-top-h2 = All the others are shuffled, but not that one.
lesson-dark-empty = { rule-F-PILE-4 } Two cards to draw, and only one more card below the one you play.
lesson-dark-empty-h1 = Count both piles: how many cards can be drawn at all?
lesson-dark-empty-h2 = The card you play stays on top and is not drawn.

# UNO and the last card

lesson-uno-title = UNO and the last card
lesson-uno-about = You will say “UNO” in time, catch others, and end a round.
lesson-uno-say = { rule-F-UNO-1 } You hold two cards.
lesson-uno-say-h1 = One of your two cards fits. What will you hold after it?
lesson-uno-say-h2 = Say “UNO” first, or together with the card.
lesson-uno-catch = { rule-F-UNO-2 } Did you hear Lou say anything?
lesson-uno-catch-h1 = Look at Lou: how many cards are left, and was “UNO” said?
lesson-uno-catch-h2 = Do it before you play or draw: your card would begin the next turn.
lesson-uno-penalty = { rule-F-UNO-3 } The same table again: Lou holds one card.
lesson-uno-penalty-h1 = How many cards does Lou hold before the penalty?
lesson-uno-penalty-h2 = Now add the penalty.
lesson-uno-late = Now you are Cy. Nobody caught Lou, and Ann has drawn a card. { rule-F-UNO-2 }
lesson-uno-late-h1 = Look at what Ann has just done.
lesson-uno-late-h2 = A drawn card is the beginning of the next turn.
lesson-uno-correct = You are Ann again, and you have played your last card but one without a word. { rule-F-UNO-4 }
lesson-uno-correct-h1 = What should you have said when you played the card?
lesson-uno-correct-h2 = It is not too late: nobody has caught you yet.
lesson-uno-correct-ask = It is Lou’s turn, and nobody has noticed yet. Save yourself!
lesson-uno-dark = { rule-F-UNO-5 } Lou has forgotten it again.
lesson-uno-dark-h1 = How many cards does Lou have left, and what was not said?
lesson-uno-dark-h2 = Do what you did on the light side, and before you play.
lesson-uno-false = { rule-F-UNO-6 } You hold three cards and say it all the same.
lesson-uno-false-h1 = How many cards do you hold? And when is “UNO” said?
lesson-uno-false-ask = Does such an “UNO” count?
lesson-uno-win = { rule-F-END-1 }
lesson-uno-win-h1 = Compare your only card with the one on top.
lesson-uno-last = { rule-F-END-2 } { rule-F-END-3 }
lesson-uno-last-h1 = Your hand is empty then. Does your last card act all the same?
lesson-uno-last-h2 = How many cards does it make the next player draw?
lesson-uno-vain = { rule-F-END-4 } Lou’s last card was a Wild Draw Two, played against you.
lesson-uno-vain-h1 = Look at Lou’s hand: what could be found there?
lesson-uno-vain-h2 = So the challenge fails. That costs the penalty and two cards more.

# A whole round

lesson-round-title = Your first whole round
lesson-round-about = You will have played whole rounds, with a coach at your side.
lesson-round-look = A real round has been dealt. You are Ann, and it begins with a look at your hand.
lesson-round-look-h1 = Begin with the top card: its color and its number.
lesson-round-look-h2 = Then go through your hand. A Wild fits too.
lesson-round-first = Now make your first move. Every move within the rules is good.
lesson-round-first-h1 = Every card that you have just found will do. With a Wild, call a color too.
lesson-round-small = A short round: three cards each, only you and Lou. The hint button is your coach: it says what an experienced player would do, and why.
lesson-round-flip = Four cards each, three players. Watch out for Flips: after one you hold quite another hand.
lesson-round-whole = And now the real thing: seven cards each. Enjoy it!

# Classic UNO

lesson-classic-title = What differs from classic UNO
lesson-classic-about = You will be able to play with the old cards too, and to say what differs.
lesson-classic-overview = The same as in Flip: turns, colors, numbers and symbols, drawing one card, “UNO” and challenges.

    Different: the cards have one face only, so there is no Flip, no dark side, and nothing to see of the others’ cards. There are zeros. Draw Two takes the place of Draw One, Wild Draw Four that of Wild Draw Two.

    Blue is in force. Play as you have learned it.
lesson-classic-overview-h1 = It goes as in Flip: color, number, or a Wild.
lesson-classic-overview-h2 = Compare each of your cards with the blue 7.
lesson-classic-deck = In Flip: 112 cards with two faces, no zero, and of the others’ cards you see one side.

    In classic: { rule-C-DECK-1 } { rule-C-INFO-1 }
lesson-classic-deck-h1 = Look for the 0 in the list: how many are there in one color?
lesson-classic-deck-h2 = And how many colors are there?
lesson-classic-deck-ask = How many zeros are in the classic deck?
lesson-classic-deal = In Flip: the highest light number deals, seven cards each, and the light side comes first.

    In classic: the highest number deals, seven cards each, and there is only one side. { rule-C-DEAL-2 }

    Lou deals.
lesson-classic-deal-h1 = As in Flip: first find the dealer, then go on one seat.
lesson-classic-opening = In Flip: an opening Draw One costs one card, and an opening Flip turns everything over.

    In classic: { rule-C-INIT-1 }

    Cy deals.
lesson-classic-opening-h1 = Whom does the card hit? Look to the left of Cy.
lesson-classic-opening-h2 = That player is passed over. Who comes next?
lesson-classic-penalty = In Flip: a Draw One costs the next player one card, a Draw Five five, and nobody hands it on.

    In classic: { rule-C-ACT-3 } { rule-C-PEN-1 }

    You hold a Draw Two yourself.
lesson-classic-penalty-h1 = Can your own Draw Two help you now?
lesson-classic-penalty-h2 = You draw and are passed over. Who comes after you?
lesson-classic-four = In Flip: a Wild Draw Two may be played only without the color in force, and it costs two cards.

    In classic: { rule-C-ACT-5 }
lesson-classic-four-h1 = Do you hold anything blue?
lesson-classic-four-h2 = A card that fits by its number does not forbid the Wild Draw Four.
lesson-classic-challenge = In Flip: two cards for the guilty, four for a challenge that fails. In classic the test is the same.

    { rule-C-CHAL-2 } { rule-C-CHAL-3 }

    Lou has played a Wild Draw Four against you.
lesson-classic-challenge-h1 = Begin with accepting: the name of the card says how many.
lesson-classic-challenge-h2 = Being right costs you nothing. Being wrong adds two cards, as in Flip.
lesson-classic-uno = In Flip: “UNO” with the last card but one, and two cards for whoever is caught without it.

    In classic: just the same. You hold two cards.
lesson-classic-uno-h1 = One of your two cards fits. What will you hold after it?
lesson-classic-last = In Flip: if the last card makes somebody draw, they still draw, and those cards count.

    In classic: just the same. Only one card is left in the draw pile here.
lesson-classic-last-h1 = The draw pile has one card. What lies below the top of the discard pile?
lesson-classic-two = In Flip: with two players Reverse, Skip and Skip Everyone give you another turn.

    In classic there is no Skip Everyone. { rule-C-TWO-1 }
lesson-classic-two-h1 = Only two sit here. Where does play turn back to?
lesson-classic-score = In Flip: a Draw One counts 10, a plain Wild 40, the other wilds 50 and 60.

    In classic: { rule-C-SCORE-1 } You play to 500 here and there.

    Before this round you had 405 points, Lou 210, Cy 330. All cards lie open, and you play your last one, a Draw Two.
lesson-classic-score-h1 = Lou still has to draw: look at the first cards of the open draw pile.
lesson-classic-score-h2 = Count both hands, then add your 405. Mind Cy’s wild.
lesson-classic-slip = In Flip: a card that does not fit goes back to the hand, and that is all.

    In classic: { rule-C-ERR-1 } Here it has been agreed so.

    You play a red 1, which does not fit.
lesson-classic-slip-h1 = Your card comes back. How many do you hold then, without the penalty?
lesson-classic-slip-h2 = Now add the penalty.

# House rules

lesson-house-title = House rules
lesson-house-about = You will know common house rules, and see how each changes a position.
lesson-house-stack = { rule-H-STACK-1 } { rule-H-STACK-4 }

    Lou has played a Draw One against you. You answer with yours, and Cy has none.
lesson-house-stack-h1 = Count the Draw Ones: Lou’s and yours.
lesson-house-stack-h2 = One card for each Draw One on the pile.
lesson-house-pass = The same table with another house rule. { rule-H-ESC2-1 } { rule-H-ESC2-2 }
lesson-house-pass-h1 = The cards are the same as before. Does anything add up under this rule?
lesson-house-pass-h2 = Only the last Draw One counts.
lesson-house-four = Classic cards. { rule-H-STACK-2 }

    Lou has played one against you, and you answer with yours.
lesson-house-four-h1 = How many Wild Draw Fours lie there then?
lesson-house-four-h2 = Four cards for each of them.
lesson-house-answer = Classic cards again. { rule-H-ANS4-1 } { rule-H-ANS4-2 } Red was called.
lesson-house-answer-h1 = Which card counts after your answer: the Wild Draw Four or the Draw Two?
lesson-house-answer-h2 = Count Cy’s cards and add what that card asks for.
lesson-house-skip = These are classic cards too. { rule-H-ESCS-1 } Lou has played one against you. Escape!
lesson-house-skip-h1 = Look at the Skip on top: which color does it have?
lesson-house-skip-h2 = Do you hold exactly the same card?
lesson-house-jump = The Flip cards again. { rule-H-JUMP-1 } { rule-H-JUMP-3 }

    It is the turn of Cy. But look at the top card and at your hand.
lesson-house-jump-h1 = Compare the top card with each of yours: color and number.
lesson-house-jump-h2 = With this rule you need not wait for your turn.
lesson-house-double = { rule-H-DOUBLE-1 } { rule-H-DOUBLE-2 }

    { rule-H-REV-1 } You have played one Reverse and hold its twin.
lesson-house-double-h1 = Count the Reverses, the second one included.
lesson-house-double-h2 = Before the first one play ran clockwise.
lesson-house-seven = { rule-H-70-2 } { rule-H-70-4 } You hold four cards, Lou two.
lesson-house-seven-h1 = Which of your cards is a seven, and does it fit?
lesson-house-seven-h2 = Play it and choose with whom to swap. Whose hand would you like?
lesson-house-zero = Classic cards: the Flip has no zero. { rule-H-70-1 } Play runs from you to Lou and on to Cy.
lesson-house-zero-h1 = Your hand goes on to Lou. Whose hand comes to you?
lesson-house-zero-h2 = Count the cards in that hand.
lesson-house-five = The Flip cards again. { rule-H-FIVE-1 } Play your five and swap.
lesson-house-five-h1 = Play the five. Then you are asked with whom to swap.
lesson-house-five-h2 = Choose a player, and the card that you give.
lesson-house-back = { rule-H-BACK-1 } { rule-H-READY-1 }

    Lou has bluffed, and you challenge.
lesson-house-back-h1 = Lou takes the wild back. What lay below it?
lesson-house-back-h2 = Before the wild, blue was in force.
lesson-house-points = { rule-H-PTS-1 } Others do it in another way. { rule-H-PTS-2 }

    Here the first way was agreed. Before this round you had 120 points, Lou 160, Cy 90. The round ended on the light side.
lesson-house-points-h1 = Count each hand on the light side and add the points from before.
lesson-house-points-h2 = Who has 200 or more?
