tagline = Cross the map, pick up souvenirs, visit the wonders before the others do.
kind = Cross the map, collect, visit

option-open-destinations = Open destinations
option-open-destinations-help = How many destination cards lie face up: three as in the rulebook we follow, four as in the English edition.
option-first-game = First game
option-first-game-help = Play with the journeys Exchange Rate and Catch Me If You Can instead of drawing two at random.

move-begin = Begin in {$place}
move-fly = Fly to {$place}
move-go = Go { to-place }
move-stay = Stay here
move-pay = Pay with {$trek}
move-depart = Depart
move-take = Take {$trek}
move-draw = Draw from the pile
move-visit = Visit { the-destination }
move-journey = Make the journey {$journey}
move-waive = Ignore {$symbol}
move-gain = Take the VP token
move-recolour = Move a cube: {$souvenir} → {$souvenir-2}
move-skip = Skip this line

prompt-airport = Choose your first airport.
prompt-turn = Fly to an airport first, or choose where to move.
prompt-turn-without-cards = No cards to move with: fly to an airport, or stay.
prompt-move = Choose where to move.
prompt-action = Draw cards, visit, or make a journey?
prompt-drawing = { $count ->
    [one] Draw one more card.
   *[other] Draw {$count} more cards.
}
prompt-trek = { $exact ->
    [yes] { $longer ->
        [yes] Paid: { board-links }. Depart, or add cards for a longer way?
       *[no] Paid: { board-links }. Depart now.
    }
   *[no] { $links ->
        [0] {$place}: pay { $longer ->
            [yes] { $least ->
                [one] one link
               *[other] {$least} links
            } or more.
           *[no] { $least ->
                [one] one link
               *[other] {$least} links
            }.
        }
       *[other] {$place}: { links-paid }, the way has {$least}{ $longer ->
            [yes] {" "}or more.
           *[no] .
        }
    }
}
prompt-waive = { $count ->
    [one] {$destination}: choose a symbol to ignore.
   *[other] {$destination}: choose {$count} symbols to ignore.
}
prompt-visit = {$destination}: pay {$symbols}.
prompt-journey = { $count ->
    [one] {$journey}: pay another card with the same symbol.
   *[other] {$journey}: pay {$count} cards with the same symbol.
}
prompt-line-move = {$journey}: move up to { $number ->
    [one] one link
   *[other] {$number} links
}, or skip this line.
prompt-line-airport = {$journey}: move to any free airport, or skip this line.
prompt-line-draw = { $number ->
    [one] {$journey}: draw a card, or skip this line.
   *[other] {$journey}: draw {$number} cards, or skip this line.
}
prompt-line-visit-less = { $number ->
    [one] {$journey}: visit for one symbol less, or skip this line.
   *[other] {$journey}: visit for {$number} symbols less, or skip this line.
}
prompt-line-gain = {$journey}: take a token of {$number} VP, or skip this line.
prompt-line-recolour = {$journey}: move a cube in your suitcase to another row, or skip this line.

event-began = { $you ->
    [yes] You begin in {$place}.
   *[no] {$seat} begins in {$place}.
}
event-laid-out = Cubes, tokens and cards are laid out.
event-turn = { $you ->
    [yes] It is your turn.
   *[no] It is {$seat}’s turn.
}
event-flew = { $you ->
    [yes] You fly to {$place}.
   *[no] {$seat} flies to {$place}.
}
event-plans-trek = You want to go { to-place }.
event-plans-visit = You want to visit { the-destination }.
event-plans-journey = You want to make the journey {$journey}.
event-picks = You pick {$trek}.
event-waives = You ignore {$symbol}.
event-trekked = { $you ->
    [yes] You move { to-place }: { board-links }.
   *[no] {$seat} moves { to-place }: { board-links }.
}
event-moved = { $you ->
    [yes] You move { to-place }.
   *[no] {$seat} moves { to-place }.
}
event-stayed = { $you ->
    [yes] You stay where you are.
   *[no] {$seat} stays put.
}
event-paid = Paid with {$treks}.
event-cube = { $you ->
    [yes] You take a cube: {$souvenir}.
   *[no] {$seat} takes a cube: {$souvenir}.
}
event-tile = { $you ->
    [yes] You take the majority tile: {$souvenir}.
   *[no] {$seat} takes the majority tile: {$souvenir}.
}
event-tile-returned = { $you ->
    [yes] You give the majority tile back: {$souvenir}.
   *[no] {$seat} gives the majority tile back: {$souvenir}.
}
event-token = {$seat} takes the last cube of {$region}, and the region token with it.
event-own-token = You take the last cube of {$region}, and the region token with it: {$points} VP.
event-token-shown = { $you ->
    [yes] Your region token of {$region} is worth {$points} VP.
   *[no] {$seat}’s region token of {$region} is worth {$points} VP.
}
event-took = { $you ->
    [yes] You take {$trek}.
   *[no] {$seat} takes {$trek}.
}
event-drew = { $you ->
    [yes] You draw {$trek}.
   *[no] {$seat} draws a card from the pile.
}
event-drew-nothing = { $you ->
    [yes] There is no card left for you to draw.
   *[no] There is no card left for {$seat} to draw.
}
event-turned-up = {$trek} is turned up.
event-reshuffled = { $count ->
    [one] The only discarded card makes a new pile.
   *[other] {$count} discarded cards are shuffled into a new pile.
}
event-visited = { $you ->
    [yes] You visit { the-destination }: {$points} VP.
   *[no] {$seat} visits { the-destination }: {$points} VP.
}
event-opened = New open destination: {$destination}.
event-gained = { $you ->
    [yes] You take a token of {$points} VP.
   *[no] {$seat} takes a token of {$points} VP.
}
event-journeyed = { $you ->
    [yes] You make the journey {$journey}.
   *[no] {$seat} makes the journey {$journey}.
}
event-recoloured = { $you ->
    [yes] You move a cube: {$souvenir} → {$souvenir-2}.
   *[no] {$seat} moves a cube: {$souvenir} → {$souvenir-2}.
}
event-skipped = { $you ->
    [yes] You skip a line.
   *[no] {$seat} skips a line.
}
event-end-tokens = { $you ->
    [yes] You take the last region token that was needed: the game ends.
   *[no] {$seat} takes the last region token that was needed: the game ends.
}
event-end-visits = { $you ->
    [yes] You make the last visit that was needed: the game ends.
   *[no] {$seat} makes the last visit that was needed: the game ends.
}
event-end-drought = Nobody has gained anything for a long time: the game ends.

reason-choose-airport = First choose the airport where you begin.
reason-already-begun = The trekkers are already on the map.
reason-there-already = Your trekker is there already ({$place}).
reason-occupied = {$seat} is standing there ({$place}).
reason-not-on-airport = Flights leave from airports, and your trekker is elsewhere ({$place}).
reason-flight-too-late = You can fly only at the very beginning of your turn, and only once.
reason-move-first = First comes the move, then the action.
reason-move-done = The move of this turn is over.
reason-must-move = You have cards for a move, so you must make it.
reason-same-place = A move must end somewhere else than it began ({$place}).
reason-no-cards = You have no trek cards to move with.
reason-blocked = The way { to-place } is blocked by {$seats}.
reason-no-exact-sum = Your cards do not add up to a way { to-place }; the shortest has { board-links }.
reason-too-far = {$place} is { board-links } away; this line lets you go {$number}.
reason-way-too-long = With the others where they are, the shortest way { to-place } has { board-links }; a move has at most {$number}.
reason-choose-place = First choose where to go.
reason-nothing-to-pay = Choose a place, a destination or a journey first; then choose the cards to pay with.
reason-sum-not-exact = { $links ->
    [0] First pay for the way { to-place }.
   *[other] No way { to-place } has exactly { board-links }.
}
reason-sum-cannot-fit = With {$trek} you would have paid { board-links }, and your other cards could not make up an exact way.
reason-not-in-hand = You do not have {$trek} in hand, or have picked it already.
reason-same-symbol = A journey costs {$count} cards with the same symbol.
reason-symbol-not-asked = {$destination} does not ask for {$symbol}, or for no more of it.
reason-waive-first = { $count ->
    [one] First choose the symbol to ignore.
   *[other] First choose the {$count} symbols to ignore.
}
reason-nothing-to-waive = You can ignore symbols only when the line of a journey says so.
reason-waive-missing = You could not pay the rest. You still lack: {$symbols}.
reason-finish-trek = You are paying for the way { to-place }. Depart first, or undo.
reason-finish-visit = You are paying for your visit ({$destination}). Finish it first, or undo.
reason-finish-journey = You are paying for the journey {$journey}. Finish that first, or undo.
reason-pile-empty = The pile is empty, and there are no discards to make a new one.
reason-not-open = {$trek} does not lie face up.
reason-draw-on = { $count ->
    [one] You have chosen to draw: one more card.
   *[other] You have chosen to draw: {$count} more cards.
}
reason-visited = { $you ->
    [yes] You have already visited { the-destination }.
   *[no] {$seat} has already visited { the-destination }.
}
reason-card-not-open = {$destination} is not among the open destinations.
reason-not-there = You can visit {$destination} only on the spot; your trekker is elsewhere ({$place}).
reason-missing = {$destination}: you still lack {$symbols}.
reason-missing-more = { $number ->
    [one] {$destination}: you still lack {$symbols}; only one symbol may be ignored.
   *[other] {$destination}: you still lack {$symbols}; only {$number} symbols may be ignored.
}
reason-journey-not-open = {$journey} is not one of the open journeys.
reason-no-pair = You do not have {$count} cards with the same symbol.
reason-not-on-journey = That is possible only on a journey.
reason-no-cube = There is no cube in this row of your suitcase: {$souvenir}.
reason-line-move = First comes this line of {$journey}: { board-line-move }.
reason-line-airport = First comes this line of {$journey}: { board-line-airport }.
reason-line-draw = First comes this line of {$journey}: { board-line-draw }.
reason-line-visit-less = First comes this line of {$journey}: { board-line-visit-less }.
reason-line-gain = First comes this line of {$journey}: take a token of {$number} VP.
reason-line-recolour = First comes this line of {$journey}: { board-line-recolour }.

line-destinations = Destinations
line-vp-tokens = VP tokens
line-suitcase = Suitcase
line-majorities = Majorities
line-region-tokens = Region tokens

ending-tokens = { $you ->
    [yes] You took the last of the {$count} region tokens that end the game.
   *[no] {$seat} took the last of the {$count} region tokens that end the game.
}
ending-visits = { $you ->
    [yes] You visited {$count} destinations.
   *[no] {$seat} visited {$count} destinations.
}
ending-drought = Nobody gained anything in {$count} turns.
tie-cubes = Equal points: the most cubes decided ({$count}).
tie-shared = Equal points and equal cubes: the win is shared.

stage-round = Round { $number }
board-tokens = region tokens taken: {$count} of {$of}
board-visits = most visits: {$count} of {$of}
board-destinations = Destinations
board-next = next: {$destination}
board-here = you are here
board-away = { $links ->
    [one] one link away
   *[other] {$links} links away
}
board-lacks = you lack
board-payable = you can pay
board-open = Trek cards
board-pile = pile {$count}
board-journeys = Journeys
board-line-move = move {$number}
board-line-airport = move to any airport
board-line-draw = { $number ->
    [one] draw a card
   *[other] draw {$number} cards
}
board-line-visit-less = visit for {$number} less
board-line-gain = +{$number} VP
board-line-recolour = move a cube to another row
board-hand = Hand
board-known = seen
board-cards = cards
board-tile = tile
board-set = set
board-sets = sets
board-links = { $links ->
    [one] one link
   *[other] {$links} links
}
links-paid = { $links ->
    [one] one link paid
   *[other] {$links} links paid
}
board-no-cards = no cards
board-token = token
board-visit = visit possible
board-vp = VP
board-letter-red = R
board-letter-blue = B
board-letter-yellow = Y
board-letter-white = W

board-map = Map of the world
board-zoom-in = Larger
board-zoom-out = Smaller
board-legend-star = open destination
board-legend-airport = airport
board-legend-reach = can be reached
board-legend-token = region token, with the cubes still there
board-legend-end = How near the end is
board-key = Map key
board-via = via {$places}
board-fly-free = Free flight
board-on-foot = On foot: { board-links }
board-poster = {$destination}, {$points} VP
board-journey-lines = {$journey}: {$lines}
board-sets-worth = { $sets ->
    [one] one set
   *[other] {$sets} sets
}, {$points} VP
board-pay-these = Pay with these
board-lengths = Links that fit: {$lengths}
board-still = Still to pay:
board-price = Price: {$count} cards with the same symbol
board-picked = picked
board-fare = pays the way
board-pays = pays
board-set-now = sets: {$points}
board-tile-now = majority: +{$points}
board-token-now = last cube: region token
board-discards = discards {$count}
board-suitcase-yours = Your suitcase
board-suitcase-of = { $you ->
    [yes] Your suitcase
   *[no] {$seat}
}
board-known-of = { $you ->
    [yes] Your hand
   *[no] {$seat}’s hand: what all have seen
}
board-most = majority
board-no-stickers = no stickers yet
board-row-red = Clothing
board-row-blue = Figurines
board-row-yellow = Crafts
board-row-white = Postcards
board-visit-short = visit
board-visit-worth = Visit +{$points}
board-other-cards = Other cards
board-page-posters = Show the destinations
board-page-actions = Show cards and journeys
board-do-begin = Begin here
board-do-fly = Fly there
board-do-go = Go there
board-do-visit = Visit
board-do-journey = Set off
board-do-take = Take it
board-do-draw = Draw
board-do-pay = Pay
board-do-recolour = Move it
board-do-waive = Ignore it
board-do-gain = Take it
board-cards-pay = { $count ->
    [one] one card pays
   *[other] {$count} cards pay
}
board-try-fly = {$name}: a free flight, then you move
board-try-visit = {$name}: visit possible, { board-cards-pay }
board-try-pay = {$name}: +{$points} VP, { board-cards-pay }
board-try-less = {$name}: +{$points} VP, for less
board-try-token = {$name}: last cube and region token
board-try-tile = {$name}: majority in {$row}, +{$points}
board-try-set = {$name}: { board-sets-worth }
board-try-cube = {$name}: { board-links }, {$row}
board-try-way = {$name}: { board-links }, no souvenir
board-dry = { $turns ->
    [one] one turn without a gain, the game ends at {$limit}
   *[other] {$turns} turns without a gain, the game ends at {$limit}
}

## The list view: the position in sentences

told-open-destination = open destination, {$points} VP

## The list view: fields of what is seen, and the words in them

field-airport = Airport
field-cost = Cost
field-cube = Cube
field-cubes = Cubes left
field-destination = Destination
field-destination-pile = Destinations in the pile
field-destination-points = Points for destinations
field-destinations = Destinations visited
field-draws = Cards still to draw
field-end-dry = Such turns in a row that end the game
field-end-tokens = Region tokens that end the game
field-end-visits = Visits that end the game
field-fives = Tokens of 5 VP
field-fives-left = Tokens of 5 VP left
field-goal = Goal
field-journey = Journey
field-journeys = Journeys
field-kind = Under way
field-lacks = What you lack for the open destinations
field-lengths = Links that fit
field-line = Line that is due
field-lines = Lines
field-links = Links
field-missing = Missing
field-most-visits = Visits of the one who has most
field-need = Still to pay
field-next = Next destination on the pile
field-number = Number
field-open = Trek cards face up
field-picked = Cards picked
field-places = Places
field-plan = What you have begun
field-regions = Regions
field-row = Open destinations
field-set-points = Points for sets
field-sets = Sets
field-souvenir = Souvenir
field-suitcase = Suitcase
field-threes = Tokens of 3 VP
field-threes-left = Tokens of 3 VP left
field-tile-points = Points for majority tiles
field-tiles = Majority tiles
field-token-points = Points for region tokens
field-tokens = Region tokens
field-tokens-taken = Region tokens taken
field-trek-pile = Trek cards in the pile
field-trekker = Trekker
field-trekkers = Trekkers
field-value = Value
field-vp-points = Points from VP tokens
field-waives = Symbols to ignore
field-way = Way
word-effect-airport = to any airport
word-effect-draw = draw cards
word-effect-gain = gain points
word-effect-move = move
word-effect-recolour = move a cube to another row
word-effect-visit-less = visit for less
word-kind-journey = a journey
word-kind-trek = a move
word-kind-visit = a visit
word-phase-action = choosing an action
word-phase-airport = choosing the first airport
word-phase-drawing = drawing cards
word-phase-line = on a journey
word-phase-move = choosing where to move
word-phase-turn = a turn begins
word-phase-turn-ends = the turn ends

# Components beside the rules
part-destination = Destination: be there and pay its symbols
part-trek = Trek cards: their values pay the links
part-symbols = Symbols of the trek cards
part-souvenirs = Souvenirs and their colours

# Places in a sentence, where they take more than their name.

to-place = { $place-id ->
    [ilulissat-icefjord] to the {$place}
    [grand-canyon] to the {$place}
    [statue-of-liberty] to the {$place}
    [panama-canal] to the {$place}
    [galapagos] to the {$place}
    [amazon-rainforest] to the {$place}
    [salar-de-uyuni] to the {$place}
    [iguazu-falls] to the {$place}
    [giants-causeway] to the {$place}
    [geirangerfjord] to the {$place}
    [sagrada-familia] to the {$place}
    [colosseum] to the {$place}
    [acropolis] to the {$place}
    [pyramids-of-giza] to the {$place}
    [serengeti] to the {$place}
    [vallee-de-mai] to the {$place}
    [registan] to the {$place}
    [taj-mahal] to the {$place}
    [terracotta-army] to the {$place}
    [valley-of-geysers] to the {$place}
    [great-barrier-reef] to the {$place}
    [sydney-opera-house] to the {$place}
    [hawaii-volcanoes] to the {$place}
   *[other] to {$place}
}
the-destination = { $destination-id ->
    [ilulissat-icefjord] the {$destination}
    [grand-canyon] the {$destination}
    [statue-of-liberty] the {$destination}
    [panama-canal] the {$destination}
    [galapagos] the {$destination}
    [amazon-rainforest] the {$destination}
    [salar-de-uyuni] the {$destination}
    [iguazu-falls] the {$destination}
    [giants-causeway] the {$destination}
    [geirangerfjord] the {$destination}
    [sagrada-familia] the {$destination}
    [colosseum] the {$destination}
    [acropolis] the {$destination}
    [pyramids-of-giza] the {$destination}
    [serengeti] the {$destination}
    [vallee-de-mai] the {$destination}
    [registan] the {$destination}
    [taj-mahal] the {$destination}
    [terracotta-army] the {$destination}
    [valley-of-geysers] the {$destination}
    [great-barrier-reef] the {$destination}
    [sydney-opera-house] the {$destination}
    [hawaii-volcanoes] the {$destination}
   *[other] {$destination}
}

# Tips for a first game, one for each topic of the guide.

tip-start = Pick up souvenirs and visit destinations: the most points win.
tip-prompt-airport = Begin where you like: airports are joined by free flights.
tip-prompt-turn = From an airport you may fly first, free of charge.
tip-prompt-move = Touch a ringed place: your cards must give exactly its links.
tip-prompt-trek = Card values pay; the way may be longer than needed.
tip-prompt-action = One action a turn: cards, a visit or a journey.
tip-prompt-drawing = Take an open card, or draw from the pile.
tip-prompt-visit = One card for each symbol; its value does not matter.
tip-prompt-journey = Two cards of the same symbol, then line by line.
tip-prompt-line-move = Move without paying, up to the number shown.
tip-prompt-line-recolour = Move a cube to another colour: for a set or a majority.
tip-event-cube = One cube of each colour makes a set; sets score.
tip-event-tile = Most cubes of a colour hold its tile, until someone has more.
tip-event-own-token = Last cube of a region: its secret token is yours.
tip-event-visited = Cards slide right, where visits earn extra tokens.

## The rules: all cards and figures

box-destinations = Destination cards
box-journeys = Journey cards
box-deck = Journey cards {$deck}
box-treks = Trek cards of each symbol
box-suitcase = Suitcase: points for complete sets
box-tiles = Majority tiles
box-removed = Cubes taken out before the game
box-tokens = VP tokens
box-places = Places and links
box-places-note = A place marked with a number gets a cube only with at least that many players.
box-airport = airport
box-figures = Other figures
column-vp = VP
column-deck = Deck
column-lines = Lines
column-sets = Sets
column-mark = Mark
column-links = Linked to
column-place = Place
figure-symbols = Symbols
figure-dealt = Trek cards dealt to each player
figure-open-treks = Open trek cards
figure-open-destinations = Open destination cards
figure-open-destinations-option = As an option
figure-open-journeys = Open journey cards
figure-first-game = In a first game
figure-draws = Cards of the draw action
figure-journey-price = Cards of one symbol that pay for a journey
figure-visit-bonus = Token for the rightmost card, for the next one
figure-cubes = Cubes of each colour
figure-least-cubes = Cubes needed for a majority
figure-region-tokens = Region tokens
figure-region-tokens-in-play = Region tokens in play
figure-end-tokens = Region tokens taken that end the game
figure-end-visits = Visits of one player that end the game
figure-most-links = Links in a move at most
figure-dry-turns = Turns per player without a gain that end the game

# Ceremonies
moment-game = The last points
moment-last-token = One more region token ends the game
moment-last-visit = One more visit can end the game
moment-only-you = {$points} VP: only you see it

## What a choice does besides points

note-links = {$count ->
    [one] {$count} link.
   *[other] {$count} links.
}
note-cube = A cube for your suitcase: {$souvenir}.
note-set = It completes a set: {$count ->
    [one] {$count} set.
   *[other] {$count} sets.
}
note-tile = The majority tile is yours: {$souvenir}.
note-tile-from = The majority tile comes to you from {$owner}: {$souvenir}.
note-tile-back = You give the majority tile back: {$souvenir}.
note-tile-to = You lose the majority tile to {$owner}: {$souvenir}.
note-visit = You could visit { the-destination } there with what is left: {$points} VP.
note-last-turn = The game ends after this turn.
note-line-move = Move up to {$number ->
    [one] {$number} link
   *[other] {$number} links
} without cards.
note-line-airport = Move to any free airport.
note-line-draw = Draw {$number ->
    [one] {$number} card
   *[other] {$number} cards
}.
note-line-visit-less = Visit for {$number ->
    [one] {$number} symbol
   *[other] {$number} symbols
} less.
note-line-gain = Take a token of {$number} VP.
note-line-recolour = Move a cube in your suitcase to another row.
