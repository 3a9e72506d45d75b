# Words that all games share: lists, players, the kernel's own reasons, and what the terminal says.

## Lists and players

list-more = { $first }, { $next }
list-last = { $first } and { $last }
you = you
seat-number = seat { $number }
on = on
off = off

## Reasons and events of the kernel

reason-not-your-turn = It is not your turn. To act: { $seats }.
reason-game-over = The game is over.
reason-no-such-move = There is no move with the number { $move }.
reason-nothing-to-take-back = There is nothing of yours to take back.
reason-something-came-to-light = Something has been drawn or revealed since, so this stands.
reason-others-have-moved = { $seat } has moved since, so this stands.
event-take-back = { $you ->
    [yes] You take your last decision back.
   *[no] { $seat } takes the last decision back.
}

## Errors of notation

error-unparseable = “{ $text }” is no move of this game.
error-did-you-mean = Did you mean { $moves }?
error-ambiguous = “{ $text }” may mean { $moves }. Write more of it.
error-not-now = { $move }: not possible now.

## The terminal: the course of a game

play-against = You play against { $players }.
play-seats = At the table: { $players }.
play-resumed = Going on where you left off.
play-choose = Your choice
play-hint-keys = 1–{ $count }, ? help
play-your-choice = { $move }.
play-waiting = { $players } { $count ->
    [one] is
   *[other] are
} thinking …
play-happened = Since your last choice
play-saved = Saved in { $file }.
play-go-on = Go on with: { $command }
play-input-ended = The input has ended before the game has.
play-number-range = There are choices 1 to { $count }.

## The terminal: commands

help-intro = Write the number of a choice, or its notation such as “{ $example }”, shortened as far as it stays clear.
help-help = this help
help-hint = what a bot would do, and why
help-undo = take your last decision back
help-why = why you may not make a move, for example: { $example }
help-why-empty = Write w and the move you wonder about, for example: { $example }
help-scores = the scores so far
help-quit = save and quit
help-board = show the table again
help-rules = All the rules: { $command }

why-allowed = { $move }: you may do that now.
hint-best = { $bot } would choose: { $move }.
hint-only = There is only one choice: { $move }.
hint-value = It has an estimated { $percent } % chance of winning.
hint-why = Compared with “{ $move }”, it promises more points here: { $lines }.
hint-next = Next best: { $moves }.
hint-even = The best choices are about equally good.
hint-move = { $move } ({ $percent } %)
undone = Taken back.

## The terminal: results and tables

result-title = Result
result-winner = { $you ->
    [yes] You win with { $points } points!
   *[no] { $seat } wins with { $points } points.
}
result-shared = { $seats } share the win with { $points } points each.
table-total = total
table-place = place
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-players = players
table-round = Round { $round } of { $rounds }
table-card = card { $card } of { $cards }
table-face-down = face down
table-your-hand = your hand
table-in-hand = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
table-spectator = what everyone sees
replay-entry = { $number }/{ $of }
replay-take-back = takes back entry { $entry }
replay-next = Enter: go on, q: quit

## The terminal and its pages: looking back at a game

analysis-title = { $game }, looked back at
analysis-curve = Chances to win
analysis-curve-help = After each decision, as somebody would see it who knows all cards. The dots are the dearest decisions.
analysis-dearest = The dearest decisions
analysis-nothing = No decision cost anything worth telling.
analysis-decision = decision
analysis-player = player
analysis-done = done
analysis-better = better
analysis-cost = cost

## The rules: all cards and figures, and where the figures come from

rules-components = All cards and figures
rules-components-intro = Below each table stands where its figures come from.
origin-of = { $figures }: { $origins }.
origin-partly = partly { $origin }
origin-rulebook = printed in the rulebook
origin-sourced = from other public sources
origin-ours = ours
cell-times = { $count } × { $what }
cell-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
cell-players-range = { $first }–{ $last } players
column-card = Card
column-cards = Cards
column-copies = How many
column-figure = Figure
column-players = Players
column-points = Points
column-what = What
figure-players = Players

## The list view: fields of what is seen, and the words in them

field-bonus = Bonus
field-card = Card
field-cards = Cards
field-choice = Your choice
field-discards = Discards
field-dry = Turns in a row without progress
field-effect = Effect
field-hand = Hand
field-hand-size = Cards in hand
field-holder = Held by
field-known = Cards all have seen
field-phase = Now
field-pile = Cards in the pile
field-place = Place
field-points = Points
field-region = Region
field-round = Round
field-rounds = Rounds
field-score = Score
field-seat = Player
field-travellers = Travellers
field-turn = On turn
word-face-down = face down
word-phase-over = the game is over
word-yes = yes
