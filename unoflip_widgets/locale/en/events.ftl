# What happens at the table, one message for each kind of event.
# $you tells which role the reader has: player, target or no.

direction-of = { $direction ->
    [clockwise] { direction-clockwise }
   *[counterclockwise] { direction-counterclockwise }
 }
penalty = { $symbol ->
    [wild_draw_color] draw until the called color comes
    [skip] lose the turn
   *[other] draw { cards-acc }
 }

event-draw-for-deal = Who deals? { $you ->
    [player] You draw
   *[other] { $player } draws
 } the { $card }.
event-dealer = { $you ->
    [player] You deal
   *[other] { $player } deals
 }.
event-deal = Everybody gets { cards-acc }.
event-open = { $you ->
    [player] You turn
   *[other] { $player } turns
 } the opening card: { $card }.
event-return-card = The { $card } cannot open a round. It goes back and the pile is shuffled.
event-play = { $you ->
    [player] You play
   *[other] { $player } plays
 } the { $card }{ $jump ->
    [yes] { " " }out of turn
   *[no] { "" }
 }{ $color-id ->
    [none] { "" }
   *[other] , calling { $color }
 }.
event-misplay = { $you ->
    [player] You play
   *[other] { $player } plays
 } the { $card }, which is not allowed: it goes back to the hand.
event-draw = { $you ->
    [player] You draw
   *[other] { $player } draws
 } { cards-acc }{ $part ->
    [color] , up to the called color
    [extra] { " " }more
   *[no] { "" }
 }{ $cause ->
    [draw_one] { " " }({ symbol-draw-one })
    [draw_two] { " " }({ symbol-draw-two })
    [draw_five] { " " }({ symbol-draw-five })
    [wild_draw_two] { " " }({ symbol-wild-draw-two })
    [wild_draw_color] { " " }({ symbol-wild-draw-color })
    [wild_draw_four] { " " }({ symbol-wild-draw-four })
    [challenge_lost] { " " }(the challenge failed)
    [challenge_won] { " " }(the challenge succeeded)
    [uno] { " " }(UNO was forgotten)
    [misplay] { " " }(a wrong card)
    [false_uno] { " " }(UNO was said wrongly)
    [false_catch] { " " }(the accusation was wrong)
    [opening] { " " }(the opening card asks for it)
   *[turn] { "" }
 }{ $missing ->
    [0] .
   *[other] : nothing more is left.
 }
event-reshuffle = The draw pile is used up. What lies below the top of the discard pile ({ cards-nom }) is shuffled into a new one.
event-color = { $you ->
    [player] You call
   *[other] { $player } calls
 } a color: { $color }.
event-direction = Play now runs { direction-of }.
event-skip = { $players } { $you ->
    [player] lose
   *[no] { $count ->
        [one] loses
       *[other] lose
     }
 } a turn.
event-flip-discard = The discard pile turns over as a block. On top now: { $card }.
event-flip-draw = The draw pile turns over ({ cards-nom }). What was at the bottom is drawn next.
event-flip-hands = Everybody turns the hand. The { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 } is in play.
event-exposed = The { $card } on top { $symbol ->
    [number] counts by its color and number
   *[other] is not carried out: { $color-id ->
        [none] it has no color yet
       *[other] it only shows its color and symbol
     }
 }.
event-choose-color = { $you ->
    [player] Call a color.
   *[other] { $player } must call a color.
 }
event-respond = { $you ->
    [player] Answer
   *[other] { $player } must answer
 } the { $symbol-name } { $you ->
    [target] you played
   *[other] from { $target }
 }: { penalty }{ $challengeable ->
    [yes] { " " }or challenge
   *[no] { "" }
 }{ $answerable ->
    [yes] { " " }or play a card in answer
   *[no] { "" }
 }.
event-accept = { $you ->
    [player] You accept
   *[other] { $player } accepts
 } the penalty.
event-challenge = { $you ->
    [player] You challenge { $target }
    [target] { $player } challenges you
   *[no] { $player } challenges { $target }
 }.
event-reveal = { $count ->
    [0] { $you ->
        [target] You have
       *[other] { $target } has
     } no card left to show
   *[other] { $you ->
        [player] Only you see the hand of { $target }: { $cards }
        [target] You show your hand to { $player } only
       *[no] { $target } shows the hand to { $player } only
     }
 }.
event-verdict = { $guilty ->
    [yes] The challenge succeeds
   *[no] The challenge fails
 }: { $you ->
    [target] you
   *[other] { $target }
 } had { $guilty ->
    [yes] a
   *[no] no
 } card of the previous color.
event-take-back = { $you ->
    [player] You take
   *[other] { $player } takes
 } back the { $card }.
event-keep = { $you ->
    [player] You keep
   *[other] { $player } keeps
 } the drawn card.
event-fits = { $you ->
    [player] You may
   *[other] { $player } may
 } play the drawn card or keep it.
event-uno = { $you ->
    [player] You say
   *[other] { $player } says
 } “UNO”.
event-uno-window = { $you ->
    [player] You have one card left and have
   *[other] { $player } has one card left and has
 } not said “UNO”.
event-uno-closed = It is too late to catch { $you ->
    [player] you
   *[other] { $player }
 }.
event-uno-lapsed = { $you ->
    [player] Your “UNO”
   *[other] “UNO” from { $player }
 } no longer counts: no card was played.
event-catch = { $you ->
    [player] You catch { $target }
    [target] { $player } catches you
   *[no] { $player } catches { $target }
 }: “UNO” was not said.
event-false-catch = { $you ->
    [player] You accuse { $target }
    [target] { $player } accuses you
   *[no] { $player } accuses { $target }
 } without cause.
event-false-uno = { $you ->
    [player] You say
   *[other] { $player } says
 } “UNO” at the wrong moment.
event-swap-hands = { $you ->
    [player] You swap hands with { $target }
    [target] { $player } swaps hands with you
   *[no] { $player } and { $target } swap hands
 }.
event-rotate-hands = All hands move one seat { direction-of }.
event-offer = { $you ->
    [player] You offer { $target }
    [target] { $player } offers you
   *[no] { $player } offers { $target }
 } a card face down for one in return.
event-swap-cards = { $you ->
    [player] You and { $target }
    [target] { $player } and you
   *[no] { $player } and { $target }
 } swap one card.
event-await-ready = Play waits until { $you ->
    [player] you say that you are
   *[other] { $player } is
 } ready.
event-ready = { $you ->
    [player] You are
   *[other] { $player } is
 } ready.
event-turn = { $you ->
    [player] Your turn.
   *[other] It is { $player }’s turn.
 }
event-round-over = { $you ->
    [player] You win
   *[other] { $player } wins
 } the round.{ $points ->
    [0] { "" }
   *[other] { " " }Left with the others: { points }.
 }
event-void = Nobody can play or draw any more. The round is void: nobody gets points.
