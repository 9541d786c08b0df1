# Labels of the explorer, and what can be wrong with a position.

explorer-title = Explore a position
explorer-editor = The position
explorer-line = To share, as one line
explorer-copy = Copy
explorer-copied = Copied
explorer-paste = Take over a line
explorer-draft = This is not possible yet. The table still shows the last possible position.
explorer-discard-draft = Give up these changes
explorer-deal = New deal
explorer-deal-flip = New deal: UNO Flip
explorer-deal-classic = New deal: classic UNO
explorer-players = Players
explorer-palette = All cards
explorer-left = { $count } left
explorer-add-to = Add to: { $text }
explorer-remove = Take away
explorer-legal = What may be done now
explorer-refused = Cards that may not be played
explorer-nothing-legal = Nothing: the round is over.
explorer-within = within the rules
explorer-bluff = a bluff
explorer-type-action = Type an action
explorer-do = Do it
explorer-back = Take back
explorer-fork = What if …? (a second branch)
explorer-close = Close this branch
explorer-select = Use this branch
explorer-root = Edit this position
explorer-branch = Branch { $text }
explorer-steps = What was done
explorer-no-steps = Nothing yet.
explorer-play = Play on
explorer-play-as = Play on as { $player }
explorer-step = As a step of a lesson
explorer-options = Rules
explorer-effect = What changes here
explorer-effect-none = In this position nothing changes.
explorer-effect-legal = Becomes legal
explorer-effect-illegal = No longer legal
explorer-effect-changed = Leads to something else
explorer-effect-undone = No longer possible, so it was taken back
explorer-effect-before = so far
explorer-effect-after = now

explorer-field-players = Players, clockwise
explorer-field-hand = Hand of { $player }
explorer-field-discard = Discard pile, bottom card first
explorer-field-draw = Draw pile, next card first
explorer-field-side = Side in play
explorer-field-direction = Direction
explorer-field-color = Color in force
explorer-field-color-auto = as on top
explorer-field-turn = To act
explorer-field-dealer = Dealer
explorer-field-phase = Waiting for
explorer-field-pending = Penalty that waits
explorer-field-drawn = Card just drawn
explorer-field-after = Moves afterwards
explorer-field-offer = Card that is offered
explorer-field-revealed = Hand that is shown
explorer-field-uno-owed = Has not said UNO
explorer-field-uno-said = Has said UNO, not played yet
explorer-field-uno-called = Has said UNO
explorer-field-opening-top = The opening card lies on top
explorer-field-idle = Draws in vain, in a row
explorer-field-winner = Winner

explorer-option-deck = Deck
explorer-option-pairing = Which faces share a card
explorer-option-hand-size = Cards dealt to each
explorer-option-initial-flip = A Flip as opening card
explorer-option-two-player-reverse = Reverse with two players
explorer-option-restricted-wilds = Unlawful restricted wilds
explorer-option-failed-challenge-extra = Extra cards for a failed challenge
explorer-option-challenge-take-back = A convicted player takes the wild back
explorer-option-final-flip = A Flip as last card
explorer-option-uno-penalty = Cards for a forgotten UNO
explorer-option-false-uno-penalty = Cards for a wrong UNO
explorer-option-false-catch-penalty = Cards for a wrong accusation
explorer-option-misplay-penalty = Cards for a wrong card
explorer-option-scoring = Counting
explorer-option-target = Points to reach
explorer-option-stack = Answering a draw card
explorer-option-stack-wild4 = Wild Draw Fours add up
explorer-option-answer-wild4 = Draw Two answers Wild Draw Four
explorer-option-escape-skip = Skip answers Skip
explorer-option-jump-in = Identical cards out of turn
explorer-option-seven-swap = Seven swaps hands
explorer-option-zero-rotate = Zero moves all hands
explorer-option-five-swap = Five swaps one card
explorer-option-politeness = Wait for “ready”

explorer-value-flip = UNO Flip
explorer-value-classic = classic
explorer-value-published = as published
explorer-value-random = at random
explorer-value-apply = turns everything
explorer-value-redraw = goes back
explorer-value-ignore = turns nothing
explorer-value-execute = turns everything
explorer-value-skip = the same player again
explorer-value-noop = only the direction
explorer-value-bluff = allowed as a bluff
explorer-value-strict = refused
explorer-value-winner = the winner scores
explorer-value-lowest = the lowest total wins
explorer-value-loser = who reaches it loses
explorer-value-none = no
explorer-value-sum = yes, adding up
explorer-value-pass = yes, passing on
explorer-value-single = a single round
explorer-value-yes = yes
explorer-value-no = no
explorer-switch-conflict = This does not go together with the other options.
explorer-switch-deck = For other cards, start with a new deal.

explorer-problem-card = “{ $text }” is no card. Write for example B7/O3 (or B7 in classic UNO).
explorer-problem-empty = Something has to stand here.
explorer-problem-choice = “{ $text }” is not possible here.
explorer-problem-player = Nobody here is called “{ $text }”.
explorer-problem-player-count = 2 to 10 players play, not { $count }.
explorer-problem-name = “{ $text }” cannot be a name.
explorer-problem-name-twice = The name “{ $text }” stands twice.
explorer-problem-quote = A quotation mark is missing or stands in the wrong place.
explorer-problem-too-many-cards = There are { $count } cards; the deck has only { $most }.
explorer-problem-no-such-card = The deck has no card { $text }.
explorer-problem-copies = { $text } is there { $count } times; in the deck: { $most }.
explorer-problem-face-copies = The face { $text } ({ $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }) is there { $count } times; in the deck: { $most }.
explorer-problem-no-discard = A card has to lie on the discard pile.
explorer-problem-no-dark-side = Classic cards have no dark side.
explorer-problem-color-of-side = { $color } is no color of this side: { $side ->
    [dark] { side-dark }
   *[light] { side-light }
 }.
explorer-problem-color-missing = A wild lies on top; say which color is in force.
explorer-problem-color-of-top = The top card is { $force }, so { $color } cannot be in force.
explorer-problem-part-missing = For this, a part is missing: { $text ->
    [pending] { explorer-field-pending }
    [drawn] { explorer-field-drawn }
    [offer] { explorer-field-offer }
   *[after] { explorer-field-after }
 }.
explorer-problem-written = Write it like this: { $text }
explorer-problem-part = “{ $text }” is no part of a position. Write for example: hand Ann: B2/O8
explorer-problem-part-twice = The part “{ $text }” stands twice.
explorer-problem-no-opening = The draw pile has no card that can open the round.
explorer-problem-not-in-hand = { $text } is not in that hand.
explorer-problem-uno-one-card = { $player } does not hold exactly one card, so UNO is not at stake.
explorer-problem-empty-hand = { $player } has no cards, so the round would be over.
explorer-problem-not-opened = Before the opening card is turned no card lies here.
explorer-problem-no-call = The card on top has a color, so nobody calls one.
explorer-problem-other-phase = This belongs here only with “{ explorer-field-phase }: { $text ->
    [drawn] { ui-explorer-phase-drawn }
    [respond] { ui-explorer-phase-respond }
   *[give] { ui-explorer-phase-give }
 }”.
explorer-problem-drawn-fits = { $text } does not fit, so the turn would be over.
explorer-problem-asks-nobody = This card asks nobody for an answer: { $symbol-name }.
explorer-problem-cost = { $symbol-name } cannot cost { cards-acc }.{ $symbol ->
    [skip] { " " }Write 0.
    [wild_draw_color] { " " }Write 0.
   *[other] { "" }
 }
explorer-problem-two-players = Two different players belong here.
explorer-problem-must-answer = It is for { $player } to answer, but “{ explorer-field-turn }” says { $target }.
explorer-problem-not-last = { $player } still holds cards, so it was not the last one.
explorer-problem-nobody-caught = Before the first turn and after the round nobody can be caught.
explorer-problem-winner-holds = { $player } still holds cards and has not won.
explorer-problem-winner-early = The round is not over, so nobody has won yet.
explorer-problem-too-long = This is too long: a position has at most { $most } characters.
explorer-problem-line = This is no action. Write for example: Ann play B7/O3
explorer-problem-other = This is not possible: { $text }

explorer-notice-option = This option cannot have this value here; everything stays as it was.
explorer-notice-refused = This is not possible, and everything stays as it was: { $text }
explorer-notice-no-step = There is nothing to take back.
explorer-notice-branches = There can be { $count } branches at most.
explorer-notice-only-branch = The only branch stays.

ui-explorer-play = Play
ui-explorer-jump = Jump in
ui-explorer-give = Give
ui-explorer-open = Turn the opening card
ui-explorer-swap = swap with { $player }
ui-explorer-more = Add a part …
ui-explorer-elsewhere = This notebook draws no table in here. Show explorer.table in a cell of its own.
ui-explorer-phase-opening = the opening card
ui-explorer-phase-turn = a card, or drawing
ui-explorer-phase-drawn = playing or keeping the drawn card
ui-explorer-phase-respond = an answer to a penalty
ui-explorer-phase-choose-color = a color
ui-explorer-phase-give = a card in return
ui-explorer-phase-await-ready = “ready”
ui-explorer-phase-round-over = nothing: the round is over
