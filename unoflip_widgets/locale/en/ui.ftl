# Labels of the widgets: buttons, lists, states. What happens in the game is in events.ftl.

ui-table = UNO Flip table
ui-seats = Other players
ui-seat = { $player }: { cards-nom }
ui-seat-turn = to act now
ui-seat-dealer = dealer
ui-uno-said = said “UNO”
ui-uno-owed = has not said “UNO”
ui-uno-badge = UNO
ui-uno-badge-owed = UNO?
ui-hand = Hand of { $player }: { cards-nom }
ui-hand-left = Show cards further left
ui-hand-right = Show cards further right
ui-card-playable = { $name }, playable
ui-card-bluff = { $name }, playable as a bluff
ui-card-not-playable = { $name }, not playable
ui-card-give = { $name }, can be given
ui-draw-pile = Draw pile: { cards-nom }
ui-discard-pile = Discard pile: { cards-nom }
ui-draw-short = draw
ui-discard-short = discard
ui-color-in-force = Color in force:
ui-on-top = On top:
ui-direction-short = clockwise
ui-direction-short-back = counter-clockwise
ui-your-turn = Your turn
ui-turn-label = To act:
ui-language = Language
ui-read = Say how the table stands

ui-do-opening = The opening card is turned.
ui-do-turn = Your turn: play a raised card, or draw.
ui-do-drawn = Play the drawn card, or keep it.
ui-do-respond = Your turn to answer.
ui-do-choose-color = Call a color.
ui-do-give = Choose a card to give.
ui-do-await-ready = Say when you are ready.
ui-waits-turn = { $player } is to play.
ui-waits-respond = { $player } has to answer.
ui-waits-choose-color = { $player } has to call a color.

ui-actions = What you can do now
ui-draw = Draw a card
ui-keep = Keep it
ui-accept = Accept
ui-accept-skip = Lose the turn
ui-challenge = Challenge
ui-ready = Ready
ui-say-uno = Say UNO
ui-uno-arm = Say UNO with it
ui-uno-armed = UNO goes with it
ui-catch = Catch { $target }
ui-cancel = Not yet
ui-close = Close
ui-why = why?
ui-forecast = What a challenge means
ui-choose-color = Which color?
ui-choose-color-for = Which color do you call with the { $card }?
ui-choose-target = With whom do you swap hands?
ui-choose-swap = With whom do you swap a card?
ui-no-swap = Without a swap
ui-choose-give = Which card do you give? Choose it in your hand.
ui-revealed = Hand of { $player }. Only you see it, and only until the next action.
ui-look = What you see of { $player }: { cards-nom }
ui-back-ask = Choose a card to see what may be on its other side.
ui-back-answer = { $count ->
    [1] On the other side of the { $card } there can only be:
   *[other] On the other side of the { $card } there may be one of { $count }:
 }
ui-back-unknown = There is no telling what is on its other side.
ui-back-answer-label = Possible other sides
ui-waiting = Waiting for the kernel …

ui-player-bar = Player
ui-timeline = Timeline
ui-back = One step back
ui-play = Play
ui-pause = Pause
ui-step = One step forward
ui-to-live = Back to now
ui-next-step = Next step ({ $count })
ui-what-next = What happens next?
ui-show-me = Show it
ui-history = What happened
ui-mode = Way of playing
ui-mode-flow = Flowing
ui-mode-step = Step by step
ui-mode-ask = What happens next?
ui-pace = Speed
ui-pace-none = at once

ui-round-over = Round over
ui-you-win = You win the round!
ui-wins = { $player } wins the round
ui-round-void = Nobody can play: the round does not count
ui-series-over = Series over. Winner: { $players }
ui-see-table = Look at the table
ui-player = Player
ui-cards-left = Cards left
ui-points = Points
ui-total = Total
ui-booked = Booked for { $player }: { points }
ui-next-round = Next round
ui-play-again = Play again

ui-hand-on = Hand the device to { $player }
ui-uncover = I am { $player }: show my cards

ui-lost = The kernel does not answer. You see the last table; run the cell again to play on.
ui-problem-empty = There is no table here yet. Run the cell again.
ui-problem-empty-replay = There is nothing to show: the record of the round is empty.
ui-problem-broken = Something went wrong here ({ $name }). Reload the page or run the cell again.
ui-problem-newer = This table was made by a newer version of unoflip-widgets. Update the package and reload the page.

ui-notice-stale = The table has moved on meanwhile; nothing was done. Look again, then choose.
ui-notice-malformed = This message makes no sense here; nothing was done.
ui-notice-onlooker = You only watch here; nothing was done.
ui-notice-not-offered = That is not among the things you may do now; nothing was done.
ui-notice-goes-on = The round is not over yet.
ui-notice-bot-failed = The bot of { $player } failed, so the table stands still. Call advance() in a cell to see its error.

# What explorer.ftl does not say: buttons of actions, and what a position waits for.
