tagline = One tour for all: lay your tickets, country by country, and be the first to run out.
kind = Shed your cards, share a tour

option-start = Start of the tour
option-start-help = How the capital that starts the tour of a round is found.
option-start-random = drawn at random
option-start-choose = chosen by whoever begins the round
option-rounds = Rounds
option-rounds-help = Three rounds make a full game, one makes a short one.

move-finish = On to discarding
move-lay = Lay {$card}
move-discard = Discard { a-card }
move-charter = Charter a flight to {$card}
move-give = Have {$seat} draw a card
move-start = Start the tour in {$card}

prompt-start = Round {$round}: where does the tour start? Cards come after.
prompt-play = Lay one country or island, and secondary destinations.
prompt-play-on = Laid. Secondary destinations may follow.
prompt-nothing-to-lay = Nothing to lay: on to discarding.
prompt-discard = Discard a card.
prompt-give = “+1”: who draws a card?
prompt-give-last = Your last card, a “+1”: who draws before the end?

event-round = { $you ->
    [yes] Round {$round}: {$cards} cards each, and you begin.
   *[no] Round {$round}: {$cards} cards each, and {$seat} begins.
}
event-start = The tour starts in {$card}.
event-start-chosen = { $you ->
    [yes] You start the tour in {$card}.
   *[no] {$seat} starts the tour in {$card}.
}
event-drew = You draw { a-card }.
event-drew-hidden = { $you ->
    [yes] You draw a card.
   *[no] {$seat} draws a card.
}
event-drew-extra = You have to draw a card: { a-card }.
event-drew-extra-hidden = { $you ->
    [yes] You have to draw a card.
   *[no] {$seat} has to draw a card.
}
event-nothing-to-draw = { $you ->
    [yes] There is nothing left for you to draw.
   *[no] There is nothing left for {$seat} to draw.
}
event-reshuffled = { $cards ->
    [one] The pile was empty: the only discarded card becomes the new one.
   *[other] The pile was empty: {$cards} discarded cards are shuffled into a new one.
}
event-laid = { $you ->
    [yes] You add {$card} to the tour.
   *[no] {$seat} adds {$card} to the tour.
}
event-laid-under = { $you ->
    [yes] You add {$card} under {$country}.
   *[no] {$seat} adds {$card} under {$country}.
}
event-chartered = { $you ->
    [yes] You charter a flight and add {$card} to the tour.
   *[no] {$seat} charters a flight and adds {$card} to the tour.
}
event-discarded = { $you ->
    [yes] You discard { a-card }.
   *[no] {$seat} discards { a-card }.
}
event-named = { $you ->
    [yes] You name {$other}.
   *[no] {$seat} names {$other}.
}
event-laid-all = { $you ->
    [yes] You have laid your last card: round {$round} is over.
   *[no] {$seat} has laid the last card: round {$round} is over.
}
event-discarded-last = { $you ->
    [yes] You have discarded your last card: round {$round} is over.
   *[no] {$seat} has discarded the last card: round {$round} is over.
}
event-discarded-joker = { $you ->
    [yes] Your last discard is a joker: round {$round} is over, and everyone else’s points are doubled.
   *[no] {$seat}’s last discard is a joker: round {$round} is over, and the points are doubled.
}
event-discarded-plus-one = { $you ->
    [yes] Your “+1” was your last card: round {$round} is over.
   *[no] The “+1” was {$seat}’s last card: round {$round} is over.
}
event-ran-dry = Nothing was added for {$turns} turns: round {$round} is over, and everyone scores.
event-caught = { $you ->
    [yes] You are caught with {$cards}: { board-points }.
   *[no] {$seat} is caught with {$cards}: { board-points }.
}
event-doubled = { $you ->
    [yes] Doubled: { $points ->
        [one] one point more
       *[other] {$points} points more
    } for you.
   *[no] Doubled: { $points ->
        [one] one point more
       *[other] {$points} points more
    } for {$seat}.
}
event-game-ends = The journey is over.

reason-choose-start-first = First choose the capital where the tour starts.
reason-tour-has-started = The tour of this round has already started in {$card}.
reason-give-after-plus-one = You name a player only right after discarding a “+1”.
reason-name-a-player = You have discarded a “+1”: first name the player who draws a card.
reason-not-yourself = You have to name another player.
reason-no-such-seat = There are only {$seats} players.
reason-finish-first = First move on to discarding; then you can discard {$card}.
reason-discard-now = You have finished laying cards: discard one.
reason-in-the-tour = {$card} is in the tour already.
reason-in-the-discards = {$card} is in the discard pile.
reason-not-in-hand = {$card} is not in your hand.
reason-plus-one-is-discarded = A “+1” is never laid: it works when you discard it.
reason-joker-alone = A joker is never laid alone: choose the country or island it flies to.
reason-country-not-in-tour = {$card} needs {$country} in the tour.
reason-island-is-not-enough = {$card} needs {$country} in the tour; {$island} is not enough.
reason-one-stop-a-turn = One new country or island a turn: you have laid {$laid}, so {$card} has to wait.
reason-no-connection = {$card} does not connect to the tour. It connects to {$cards}; with a joker you could lay it anyway.
reason-no-joker = You have no joker to charter a flight to {$card}.

line-caught = Caught with
line-doubled = Doubled

ending-rounds = { $rounds ->
    [one] The round has been played.
   *[other] All {$rounds} rounds have been played.
}
tie-shared = Equal totals: the win is shared.

board-turn = { $you ->
    [yes] your turn
   *[no] {$seat}’s turn
}
board-lowest-wins = fewest points win
board-tour = The tour
board-next = connects to
board-hand = Your hand
board-hand-points = { $points ->
    [one] {$points} point at risk
   *[other] {$points} points at risk
}
board-new = new
board-pile = pile {$cards}
board-discards = discard pile {$cards}
board-discarded = Discarded
board-discarded-cards = Discarded: {$cards}
board-held-over = Held since the reshuffle
board-held-over-cards = Held since the reshuffle ({$seats}): {$cards}
board-caught-cards = {$who}, { board-points }: {$cards}
board-of = {$who}: {$what}
board-dry = { $turns ->
    [one] nothing added for one of {$limit} turns
   *[other] nothing added for {$turns} of {$limit} turns
}
board-from = from {$cards}
board-under = under {$cards}
board-needs = needs {$cards}
board-more = { $count ->
    [one] one more
   *[other] {$count} more
}
board-steps = { $steps ->
    [one] one step
   *[other] {$steps} steps
}
board-opens = opens {$cards}
board-opens-nothing = opens nothing new
board-joker = brings any country or island from your hand
board-plus-one = discard it: someone draws a card
board-last-round = Round {$round}
board-out = went out
board-doubled = doubled
board-legend = ● lay now · ○ next turn · ★ start · ✈ by joker · / secondary · ~ island

board-step-draw = Draw
board-step-play = Play
board-step-discard = Discard
board-just-drawn = just drawn
board-secondary = secondary
board-points = { $points ->
    [one] {$points} point
   *[other] {$points} points
}
board-hand-size = Cards in hand
board-cards-in-hand = { $cards ->
    [one] {$cards} card in hand
   *[other] {$cards} cards in hand
}
board-cards-held = { $cards ->
    [one] {$cards} card
   *[other] {$cards} cards
}
board-sum = sum
board-draw-pile = Draw pile
board-discard-pile = Discard pile
board-who-draws = Who draws a card?
board-flight-first = Now touch the country or island to fly to
board-map = World map
board-map-tour = World map with the tour: {$cards}
board-glass-larger = Look at Europe through the glass
board-glass-smaller = Put the magnifying glass back
board-you-may = lay now
board-would-open = would open
board-in-hand = your hand
board-if-lay = If you lay {$card}
board-if-charter = If you charter a flight to {$card}
board-if-discard = If you discard { a-card }
board-not-open = {$card} is not open yet
board-less = −{$points} in hand
board-opens-count = { $count ->
    [one] One more place opens to everyone:
   *[other] {$count} more places open to everyone:
}
board-needs-one = Any one of these in the tour would open it:
board-frees = It opens {$cards} from your hand.
board-nearer = {$next} would then open your {$card}.
board-nearer-steps = Your {$card} would be { $steps ->
    [one] one step
   *[other] {$steps} steps
} away.
board-move-window = Look at another part of the world
board-follow = Follow the tour again
board-opens-places = { $count ->
    [0] opens nothing
    [one] opens one place
   *[other] opens { $count } places
}
board-try-frees = { $card } opens your { $cards }.
board-try-nearer = { $card } leads to { $next }, which opens { $hand }.
board-try-opens = { $count ->
    [0] { $card } opens nothing new.
    [one] { $card } opens one more place.
   *[other] { $card } opens { $count } more places.
}
board-do-lay = Lay
board-do-charter = Fly there
board-do-discard = Discard
board-do-give = {$seat} draws

## Components, beside the rules

part-gold = Golden stars: the tour may start here
part-country = Country, with its points
part-island = Island
part-secondary = Secondary destination: lies under its country
part-joker = Joker: charters a flight to any country or island
part-plus-one = When discarded, it makes someone draw

## The list view: fields of what is seen, and the words in them

field-by-seat = How many each player has
field-caught = Left in hand
field-doubled = Doubled
field-dry-limit = Such turns in a row that end the round
field-ending = How it ended
field-entered = Country or island laid this turn
field-first = Began the round
field-held-over = Held since the reshuffle
field-joker = Joker
field-last-round = Round before
field-missing = Stops to lay first
field-needs = Needs one of
field-newest = Just drawn
field-open = Open
field-open-secondaries = Open secondary destinations
field-out = Who went out
field-secondaries = Secondary destinations
field-steps = Steps away
field-top = Last discard
field-tour = The tour
field-via = Connects to
word-ending-discarded-joker = joker discarded last
word-ending-discarded-last = last card discarded
word-ending-discarded-plus-one = “+1” discarded last
word-ending-laid-all = all cards laid
word-ending-ran-dry = nothing added for too long
word-phase-discard = discarding a card
word-phase-give = choosing who draws a card
word-phase-play = laying cards
word-phase-start = choosing where the tour starts

## The rules: all cards and figures

box-stops = Countries and islands
box-stops-note = ★ marks the capitals where a round can start.
box-stop = {$card}, {$country}
box-start = ★ {$card}, {$country}
box-island = {$card}, {$country}
box-islands = Islands
box-secondaries = Secondary destinations
box-others = Other cards
box-dealt = Cards dealt
box-figures = Other figures
column-stop = Place
column-kinds = Continent or island
column-secondary = Place
column-country = Country
figure-rounds = Rounds
figure-countries = Country cards
figure-islands = Islands
figure-secondaries = Secondary destinations
figure-new-stops = New countries or islands in a turn
figure-dry-turns = Turns in a row without anything added that end a round

## A card in a sentence

a-card = { $card-id ->
    [joker-1] a joker
    [joker-2] a joker
    [plus-one-1] a “+1”
    [plus-one-2] a “+1”
    [plus-one-3] a “+1”
    [plus-one-4] a “+1”
   *[other] {$card}
}

## Tips for a first game, one for each topic of the guide

tip-start = Add cards to the shared tour; empty your hand first.
tip-prompt-start = Choose a capital with many links: the cards come afterwards.
tip-prompt-play = Cards that glow can be laid; one new country a turn.
tip-prompt-play-on = Secondary destinations go under their country, as many as you like.
tip-prompt-discard = Discard what is far away and costs many points.
tip-prompt-give = Name whoever has the fewest cards.
tip-event-discarded-joker = A joker as last discard doubles the others’ points.
tip-event-caught = What is left in your hand counts against you.

# Ceremonies
moment-round = The round is counted
moment-game = The last round is counted
moment-last-begins = The last round begins
moment-out-of-hand = −{$points} in your hand

## What a choice does besides points

note-out = Your hand is empty then, and the round is over.
note-frees = For your hand: {$cards}.
note-opens = Opens {$count ->
    [one] {$count} destination
   *[other] {$count} destinations
} for everyone.
note-at-risk = Your hand would still cost {$points ->
    [one] {$points} point
   *[other] {$points} points
}.
note-doubles = A joker as the last card: the others’ points count double.
note-plus-one = Another player draws a card.
note-runs-dry = Nothing was added to the tour for too long: the round ends, and everyone scores their hand.
