# Words that all games share: lists, players, the kernel's own reasons, and what the terminal says.

## Lists and players

list-more = { $first }, { $next }
list-last = { $first } and { $last }
you = you
seat-number = Player { $number }
on = on
off = off

## Reasons and events of the kernel

reason-not-your-turn = It isn’t your turn. To act: { $seats }.
reason-game-over = The game is over.
reason-no-such-move = There is no move number { $move }.
reason-nothing-to-take-back = You have nothing to take back.
reason-something-came-to-light = Something has been drawn or revealed since, so this stands.
reason-others-have-moved = { $seat } has moved since, so this stands.
event-take-back = { $you ->
    [yes] You take back your last decision.
   *[no] { $seat } takes back the last decision.
}

## Where a game stands

stage-round = Round { $number }
stage-round-of = Round { $number } of { $of }
stage-day = Day { $number }
stage-day-of = Day { $number } of { $of }
stage-turn = Turn { $number }
stage-turn-of = Turn { $number } of { $of }

## Errors of notation

error-unparseable = “{ $text }” is not a move in this game.
error-did-you-mean = Did you mean { $moves }?
error-ambiguous = “{ $text }” could be any of these: { $moves }
error-not-now = { $move }: not possible now.

## The terminal: the course of a game

play-against = You play against { $players }.
play-seats = At the table: { $players }.
play-resumed = Picking up where you left off.
game-used-last = The game used last: { $game }.
play-choose = Your choice ({ $keys }):
play-hint-keys = 1–{ $count }, ? for help
play-your-choice = { $move }.
play-waiting = { $count ->
    [one] { $players } is thinking…
   *[other] { $players } are thinking…
}
play-happened = Since your last choice
play-saved = Saved in { $file }.
play-go-on = To go on: { $command }
play-input-ended = The input ended before the game did.

## The terminal: commands

help-intro = Type the number of a choice or its notation, such as “{ $example }”; you may shorten it as long as it stays unambiguous.
help-help = this help
help-hint = what a bot would do, and why
help-candidates = a few good choices, without saying which is the best
help-undo = take your last decision back
help-why = why a move isn’t allowed, for example: { $example }
help-story = the story of a card, for example: t { $example }
help-why-empty = Type w and the move you wonder about, for example: { $example }
help-scores = the scores so far
help-quit = save and quit
help-board = show the table again
help-rules = All the rules: { $command }
learn-next = Enter goes on.
learn-sure = Keep it? (y: keep it, Enter: choose again)
learn-keep = y
learn-over = The lesson is over. From here on this is a game like any other.
help-let-me-play = let me play: end the lesson and go on without it

## The deal of the day

daily-title = Deal of the day
daily-intro = Deal of the day no. { $number } ({ $date }): the same for everyone, one try, no hints, nothing is taken back.
daily-intro-practice = Deal of the day no. { $number } ({ $date }), for practice.
daily-commit = Sealed as { $commit }.
daily-bot = A casual bot in your seat with this deal: { $score } points, place { $place } of { $seats }.
daily-share = To pass on without giving anything away:
daily-shared = Baluchon, deal of the day no. { $number }, { $game }: { $score } points, place { $place } of { $seats }; a bot in my seat: { $bot }.
challenge-to-beat = The same deal in the same seat: { $name } had { $score } points.
solve-ask = Find the best choice.
solve-right = Right: { $move }.
solve-wrong = Better: { $move }.
solve-worth = Chances of winning: { $best }, with the next best choice { $second }.

why-allowed = { $move }: you can do that now.
hint-best = Hint: { $move }.
hint-only = There is only one choice: { $move }.
hint-value = Estimated chance of winning: { $percent }.
hint-why = Compared with “{ $move }”, it promises more points here: { $lines }.
hint-next = Next best: { $moves }.
hint-even = The best choices are about equally good.
hint-move = { $move } ({ $percent })
why-gain = { $line } +{ $points }
why-loss = { $line } −{ $points }
why-range = { $line } { $least } to { $most }
why-later-more = By the end about { $points } more: { $line }
why-later-less = By the end about { $points } less: { $line }
why-but-less = But about { $points } less by the end: { $line }
why-but-more = But about { $points } more by the end: { $line }
menu-range = { $least } to { $most }
hint-brings = It brings: { $gains }.
hint-but = { $drawback }.
hint-candidates = Worth thinking of, in no order of merit:
coach-sure = Sure? I’d give you { $value } to win this way, and { $best } with another choice.
coach-costs = Difference by the end, about: { $lines }.
coach-better = Better: { $move } ({ $best } instead of { $value }).
coach-good = I saw nothing better.
coach-keep-asks = Play it all the same? (y: yes, Enter: choose again)
undone = Taken back.

## The terminal: results and tables

result-title = Result
result-winner = { $you ->
    [yes] { $points ->
        [one] You win with { $points } point!
       *[other] You win with { $points } points!
    }
   *[no] { $points ->
        [one] { $seat } wins with { $points } point.
       *[other] { $seat } wins with { $points } points.
    }
}
result-shared = { $points ->
    [one] { $seats } share the win with { $points } point each.
   *[other] { $seats } share the win with { $points } points each.
}
table-total = total
table-place = place
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-players = players
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

analysis-title = { $game }: review
analysis-curve = Chances of winning
analysis-curve-help = After each decision, as seen by someone who knows all the cards: bots played on from each turn, { $playouts } times on average. In { $surely } of cases the true chance lies in the band, at most { $within } away. The dots mark the turning points.
analysis-learned = At a glance: what a trained net gives each player, judging by that player’s own cards.
analysis-rough = Rough: { $playouts } games played on from each turn, averaged with its neighbours.
analysis-turning = Turning points
analysis-no-turning = No single decision surely changed anyone’s chances.
analysis-chance = chance
analysis-why = points by it
analysis-no-better = nothing better: luck had its part
analysis-dearest = Costliest decisions
analysis-nothing = No decision cost anything worth mentioning.
analysis-decision = decision
analysis-player = player
analysis-done = chosen
analysis-better = better
analysis-cost = cost

## What would help somebody most, from games that they have played

advice-line = { $line } decides { $decided } of your { $losses } losses: with the winner’s points there you would have won or tied. On average you are { $points } behind.
advice-none = You lost { $losses } games for different reasons: no line of the score sheet decides half of them.
advice-won = { $losses ->
    [0] You won all { $games } games: go on like this.
   *[other] You lost only { $losses } of { $games } games: go on like this.
}
advice-few = { $games } of { $needed } finished games: it takes a few more to tell habit from luck.

## The terminal: players, options, commands

games-default = (default)
games-strengths = how much stronger they are than random play
play-hint-one = 1, ? for help
play-no-such-number = There is no choice { $number } now. { $count ->
    [one] The only one is 1.
   *[other] They go from 1 to { $count }.
}
play-forced = There was nothing to choose, so this was played for you: { $move }.
play-nothing-lost = You had not decided anything yet, so nothing was saved.
replay-secret = { $seat } chooses in secret.
replay-spectator = The game is not over, so this is what a spectator may know. --seat N tells what a player may know, --open everything.
replay-seat = The game is not over, so this is what { $seat } may know. --open tells everything.
online-help = Write the number of a choice, or its notation such as “{ $example }”, shortened as far as it stays clear. q leaves the table.
online-left = The table goes on without you. Come back with: { $command }
online-deal = Nobody could choose the cards: your number went into the deal.
online-deal-broken = The cards were not dealt from what was promised: ask whoever runs the server.
online-waiting = You have a seat. With you: { $players }. The game begins when the host starts it.
online-your-turn = your turn
online-not-begun = not begun yet

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
field-known = Cards everyone has seen
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
field-turn = Whose turn
word-face-down = face down
word-phase-over = the game is over
word-yes = yes

# A label with what it says, as on boards.
labelled = { $label }: { $value }

# What the story of a card stands on.
story-sources = Sources: { $sources }
story-common = Common knowledge, as any encyclopedia has it.

## The page of an address that is not the server’s

foreign-name = The game server does not go by this name.
foreign-name-open = Open it here:
foreign-name-host = If you host it and the name is right, start it with { $option }.
