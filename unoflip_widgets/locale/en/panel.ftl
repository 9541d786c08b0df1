# Labels of the lesson panel and of the score sheet. What a lesson says is in lessons.ftl.

ui-lesson-step = Step { $step } of { $count }
ui-lesson-steps = Steps of the lesson
ui-lesson-next = Next
ui-lesson-back = Back
ui-lesson-again = Try again
ui-lesson-hint = Hint
ui-lesson-hint-left = Hint ({ $count } left)
ui-lesson-show = Show the answer
ui-lesson-check = Check
ui-lesson-right = Right!
ui-lesson-wrong = Not yet.
ui-lesson-shown = This is the answer.
ui-lesson-end = That was the last step.
ui-lesson-quiz-offer = A short quiz with { $count } questions follows, if you like.
ui-lesson-quiz-begin = To the quiz
ui-lesson-mark-seen = opened
ui-lesson-mark-tried = not right yet
ui-lesson-mark-shown = answer shown
ui-lesson-mark-right = right
ui-lesson-rules = Rules of this step
ui-lesson-hints = Hints
ui-lesson-at-table = Answer at the table.
ui-lesson-choose-in-hand = Choose cards in your hand or in the list.
ui-lesson-number = Your answer
ui-lesson-place = Place { $count }
ui-lesson-up = Move up
ui-lesson-down = Move down
ui-lesson-decide = Your decision
ui-lesson-spread-discard = from the bottom to the top
ui-lesson-spread-draw = next card first
ui-lesson-other-face = other face: { $card }
ui-lesson-counted = How it is counted
ui-lesson-try = Play it and see.
ui-task-right = this is right
ui-task-wrong = wrong
ui-task-missed = belongs to it too

ui-sheet = Score sheet
ui-sheet-round = Round { $count }
ui-sheet-side = Side
ui-sheet-winner = Winner
ui-sheet-counted = Cards left, counted
ui-sheet-unknown = cards not known
ui-sheet-booked = Booked
ui-sheet-total = Total
ui-sheet-chart = Totals round by round
ui-sheet-scoring-winner = The round winner gets the points of the others.
ui-sheet-scoring-lowest = Everybody books the own cards; the lowest total wins.
ui-sheet-scoring-loser = Everybody books the own cards; whoever reaches the target loses.
ui-sheet-target = Played to { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
ui-sheet-single = A single round.
ui-sheet-void = void
ui-sheet-empty = No round has been counted yet.
ui-sheet-over = The series is over. Winner: { $players }.
ui-sheet-csv = Save as CSV
