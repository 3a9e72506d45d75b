tagline = Draft seven countries a round, for four rounds. Pair your trains, taste the food and visit every region.
kind = Four rounds, everyone drafts at once

option-change-of-direction = Change of direction
option-change-of-direction-help = Hands are passed the other way in every second round. For three or four players.

move-pick = Pick {$card}
move-name = { $culture-id ->
    [none] Score no culture
    [nature] Score natural wonders
   *[other] Score {$culture}
}

prompt-first-card = Round {$round}: choose your start. It stays face down.
prompt-next-card = Choose card {$card} of {$cards} for your trip.
prompt-culture = Which kind of culture do you score this round?

event-chose = You choose {$card}.
event-laid-face-down = { $you ->
    [yes] You lay {$card} face down as the start of your trip.
   *[no] {$seat} lays the first card face down.
}
event-laid = { $you ->
    [yes] You lay {$card}.
   *[no] {$seat} lays {$card}.
}
event-turned-up = { $you ->
    [yes] You turn up your first card: {$card}.
   *[no] {$seat} turns up the first card: {$card}.
}
event-start-end = Start and end: {$points ->
    [one] {$points} point
   *[other] {$points} points
} for { $you ->
    [yes] you.
   *[no] {$seat}.
}
event-food = Local food: {$points ->
    [one] {$points} point
   *[other] {$points} points
} for { $you ->
    [yes] you.
   *[no] {$seat}.
}
event-transport = Transport: {$points ->
    [one] {$points} point
   *[other] {$points} points
} for { $you ->
    [yes] you.
   *[no] {$seat}.
}
event-star = { $you ->
    [yes] You complete {$region} and take its star:
   *[no] {$seat} completes {$region} and takes its star:
} {$points ->
    [one] {$points} point.
   *[other] {$points} points.
}
event-passport = { $you ->
    [yes] You have been to every region: passport bonus of
   *[no] {$seat} has been to every region: passport bonus of
} {$points ->
    [one] {$points} point.
   *[other] {$points} points.
}
event-will-name = { $culture-id ->
    [none] You will score no culture.
    [nature] You will score natural wonders.
   *[other] You will score {$culture}.
}
event-named = { $you ->
    [yes] You score
   *[no] {$seat} scores
} { $culture-id ->
    [nature] natural wonders
   *[other] {$culture}
}: {$points ->
    [one] {$points} point.
   *[other] {$points} points.
}
event-named-none = { $you ->
    [yes] You score no culture.
   *[no] {$seat} scores no culture.
}
event-round = Round {$round} is dealt.
event-game-ends = The last trip is over.

reason-card-is-laid = { $you ->
    [yes] {$card} already lies in your row.
   *[no] {$card} already lies in the row of {$seat}.
}
reason-card-not-in-hand = {$card} is not in your hand.
reason-culture-after-the-round = Culture is scored after the last card, when all rows lie open.
reason-name-a-culture-first = The round is being scored: choose a kind of culture, or none.
reason-culture-already-scored = You have already scored { $culture-id ->
    [nature] natural wonders
   *[other] {$culture}
} in an earlier round; each kind counts once a game.
reason-culture-not-in-row = None of your cards shows { $culture-id ->
    [nature] a natural wonder
   *[other] {$culture}
}.
reason-no-direction-for-two = With {$seats} players hands are simply swapped: there is no direction to change.

line-start-end = Start and end
line-food = Local food
line-transport = Transport
line-culture = Culture
line-countries = Countries
line-stars = Region stars
line-passport = Passport

ending-rounds = All {$rounds} rounds have been played.
tie-passport = Equal totals: the higher passport bonus decides ({$points}).
tie-start-end = Equal totals and passport bonus: the start-and-end points decide ({$points}).
tie-shared = Equal in everything: the win is shared.

# The terminal’s table.
stage-passing-left = hands go to the left
stage-passing-right = hands go to the right
board-holds = { $seat } holds: {$cards}
board-sitting-out = Not in this round: {$cards}
board-returning = Back in this round: {$cards}
board-legend = Cards: number, symbols with their value (×2=5: five points for each pair), ✓ if you have been there, region. Regions: 2+1/5 means two of five marked and one more in this round’s row; ★ is the bonus for the first to mark them all. In brackets: your face-down card.
stage-card-of = card { $number } of { $of }
board-face-down = First card, face down
board-only-you = secret
board-map = Map of Europe with your countries, the route of this round and the region stars
board-star = {$region}: {$points ->
    [one] star worth {$points} point
   *[other] star worth {$points} points
}
board-open = open
board-sheet = Score sheet
board-so-far = So far
board-still-choosing = Choosing…
board-has-chosen = Has chosen
board-your-trip = Your trip
board-hand = Your hand
board-no-culture = None
board-stage = Round {$round}/{$rounds}, card {$card}/{$cards}
board-end = End
board-back = Back
board-enlarge = Enlarge the map
board-look-at = {$player}: map, trip and score sheet
board-map-of = Map of {$player}
board-trip-of = Trip of {$player}
board-known = Hands you have seen
board-told = {$card}: { told-card }.
board-told-food = {$symbol} ({$points ->
    [one] {$points} point
   *[other] {$points} points
})
board-told-transport = {$symbol} (a pair: {$points ->
    [one] {$points} point
   *[other] {$points} points
})
board-been = You have been there.
board-country-been = {$card}: marked
board-country-now = {$card}: on this trip
board-country-open = {$card}: open
board-start = Start here
board-lay = Lay it
board-score = Score it
board-kind-brings = {$culture}: +{$points ->
    [one] {$points} point
   *[other] {$points} points
}
board-kind-open = {$culture}: {$points ->
    [one] {$points} point
   *[other] {$points} points
} now
board-kind-scored = {$culture}: already scored, {$points ->
    [one] {$points} point
   *[other] {$points} points
}
board-kind-missing = {$culture}: not in your row

## Components, beside the rules

part-card = Country card: number, region colour, symbols

## Tips of the guided first game: one idea each

tip-start = Choose a card, pass the rest: seven cards are a trip.
tip-prompt-first-card = Start low or high: the distance to your last number scores.
tip-prompt-next-card = Look for two transports of the same kind: only pairs score.
tip-prompt-culture = Choose a kind the others show often; each counts once.
tip-event-start-end = First and last number: their difference is scored.
tip-event-food = Keep food at seven or less: more is halved.
tip-event-transport = A single transport scores nothing; rare pairs are worth more.
tip-event-star = Complete a region first: its star goes to nobody later.
tip-event-passport = One country in every region: the first gets most.
tip-event-round = New countries pay: each one marked is a point at the end.

## The list view: the position in sentences

told-card = number {$number}, {$symbols}, {$region}
told-marked = { $count ->
    [one] {$count} country marked
   *[other] {$count} countries marked
}
told-region = {$region} {$count} of {$of}
told-star = {$region} ({$points})
told-open-stars = Region stars still open

## The list view: fields of what is seen, and the words in them

field-aside = Cards set aside this round
field-countries = Points for countries
field-nameable = Culture to choose from
field-culture = Culture
field-first = Your face-down card
field-food = Local food by round
field-passing = Hands go
field-passport = Passport points
field-passports-left = Passport bonuses left
field-pick = Cards laid this round
field-returning = Back in this round
field-row = Trip
field-seen = Hands you have seen
field-sitting-out = Not in this round
field-star-points = Points for region stars
field-stars = Region stars
field-start-end = Start and end by round
field-taken-by = Taken by
field-transport = Transport by round
field-visited = Countries visited
word-passing-left = to the left
word-passing-right = to the right
word-phase-culture = everyone scores a kind of culture
word-phase-draft = everyone chooses a card

## The rules: all cards and figures

box-cards = Country cards
box-food = Local food
box-transport = Transport
box-culture = Kinds of culture
box-culture-points = Points for each symbol of the kind of culture you score
box-regions = Regions and their stars
box-figures = Other figures
column-country = Country
column-number = Number
column-symbols = Symbols
column-region = Region
column-food = Food
column-transport = Transport
column-pair = A pair pays
column-culture = Kind
column-countries = Countries
column-star = Star
column-copies = In the deck
figure-rounds = Rounds
figure-hand = Cards in a hand, and in a trip
figure-food-limit = Local food counts in full up to
figure-food-divisor = Above that, divided by (rounded up)
figure-country-points = Points for each country visited
figure-passport = Passport bonuses, in order

# Ceremonies
moment-round = The trip is scored
moment-game = The last trip is scored
moment-last-begins = The last trip begins
moment-pair = {$transport} +{$points}
moment-star = { $you ->
    [yes] You have all of {$region}: its star is yours at the end of the round
   *[no] {$seat} has all of {$region} and takes its star at the end of the round
}
moment-hand = {$seat}’s hand comes to you
moment-hand-again = {$seat}’s hand comes to you: you have seen it before

## What a choice does besides points

note-start = Start {$number}: the end brings up to {$most ->
    [one] {$most} point
   *[other] {$most} points
}.
note-culture = { $culture-id ->
    [nature] Natural wonders
    [music] Music
    [architecture] Architecture
    [art] Art
   *[other] {$culture}
} would score {$points} already.
note-used-up = { $culture-id ->
    [nature] Natural wonders bring
    [music] Music brings
    [architecture] Architecture brings
    [art] Art brings
   *[other] {$culture} brings
} nothing and would be used up.
note-star = Then {$count ->
    [one] {$count} more country
   *[other] {$count} more countries
} for the star: {$region}.
note-star-too = {$players} {$count ->
    [one] needs
   *[other] need
} it too for the star: {$region}.
note-passport-too = {$players} {$count ->
    [one] needs
   *[other] need
} this region too for the passport bonus.
