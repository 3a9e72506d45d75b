tagline = Walk the map, pick up souvenirs, visit the wonders before the others do.
kind = Walk the map, collect, visit

option-open-destinations = Open destinations
option-open-destinations-help = How many destination cards lie open: 3 as in the rulebook, 4 as in the English edition.
option-first-game = First game
option-first-game-help = Play with the two journeys Exchange Rate and Catch Me If You Can instead of two random ones.

move-begin = Begin in {$place}
move-fly = Fly to {$place}
move-go = Go to {$place}
move-stay = Stay here
move-pay = Pay with {$trek}
move-depart = Depart
move-take = Take {$trek}
move-draw = Draw from the pile
move-visit = Visit {$destination}
move-journey = Make the journey {$journey}
move-waive = Ignore {$symbol}
move-gain = Take the VP token
move-recolour = Move a cube from {$souvenir} to {$souvenir-2}
move-skip = Skip this line

prompt-airport = Choose the airport where you begin.
prompt-turn = Fly to another airport first, or choose where to trek.
prompt-turn-without-cards = You have no cards to trek with. Fly to another airport, or stay.
prompt-move = Choose where to trek.
prompt-action = Choose your action: draw cards, visit or make a journey.
prompt-drawing = { $count ->
    [one] Draw one more card.
   *[other] Draw {$count} more cards.
}
prompt-trek = { $exact ->
    [yes] {$links} { $links ->
        [one] link
       *[other] links
    } paid: depart for {$place}, or pay more for a longer way.
   *[no] Pay for the way to {$place}; links paid so far: {$links}.
}
prompt-waive = { $count ->
    [one] Choose a symbol of {$destination} to ignore.
   *[other] Choose {$count} symbols of {$destination} to ignore.
}
prompt-visit = Pay for {$destination}: {$symbols}.
prompt-journey = { $count ->
    [one] Pay another card of the same symbol for {$journey}.
   *[other] Pay {$count} cards of one symbol for {$journey}.
}
prompt-line-move = {$journey}: move up to {$number}, or skip it.
prompt-line-airport = {$journey}: move to any free airport, or skip it.
prompt-line-draw = { $number ->
    [one] {$journey}: draw a card, or skip it.
   *[other] {$journey}: draw {$number} cards, or skip it.
}
prompt-line-visit-less = { $number ->
    [one] {$journey}: visit for one symbol less, or skip it.
   *[other] {$journey}: visit for {$number} symbols less, or skip it.
}
prompt-line-gain = {$journey}: take a token of {$number} VP, or skip it.
prompt-line-recolour = {$journey}: move a cube of your suitcase to another row, or skip it.

event-began = { $you ->
    [yes] You begin in {$place}.
   *[no] {$seat} begins in {$place}.
}
event-laid-out = Cubes, tokens and cards are laid out.
event-turn = { $you ->
    [yes] Turn {$number}: it is your turn.
   *[no] Turn {$number}: it is {$seat}'s turn.
}
event-flew = { $you ->
    [yes] You fly to {$place}.
   *[no] {$seat} flies to {$place}.
}
event-plans-trek = You want to trek to {$place}.
event-plans-visit = You want to visit {$destination}.
event-plans-journey = You want to make the journey {$journey}.
event-picks = You pick {$trek}.
event-waives = You ignore {$symbol}.
event-trekked = { $you ->
    [yes] You trek to {$place}, { $links ->
        [one] one link
       *[other] {$links} links
    }.
   *[no] {$seat} treks to {$place}, { $links ->
        [one] one link
       *[other] {$links} links
    }.
}
event-moved = { $you ->
    [yes] You move to {$place}.
   *[no] {$seat} moves to {$place}.
}
event-stayed = { $you ->
    [yes] You stay where you are.
   *[no] {$seat} stays in place.
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
event-token = {$seat} takes the last cube and with it the token of the region {$region}.
event-own-token = You take the last cube and with it the token of the region {$region}: {$points}.
event-token-shown = { $you ->
    [yes] Your token of the region {$region} is worth {$points}.
   *[no] {$seat}'s token of the region {$region} is worth {$points}.
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
    [yes] There is no card for you to draw.
   *[no] There is no card for {$seat} to draw.
}
event-turned-up = {$trek} is turned up.
event-reshuffled = { $count ->
    [one] One discarded card makes a new pile.
   *[other] {$count} discarded cards are shuffled into a new pile.
}
event-visited = { $you ->
    [yes] You visit {$destination}: {$points}.
   *[no] {$seat} visits {$destination}: {$points}.
}
event-opened = {$destination} is a new open destination.
event-gained = { $you ->
    [yes] You take a VP token: {$points}.
   *[no] {$seat} takes a VP token: {$points}.
}
event-journeyed = { $you ->
    [yes] You make the journey {$journey}.
   *[no] {$seat} makes the journey {$journey}.
}
event-recoloured = { $you ->
    [yes] You move a cube from {$souvenir} to {$souvenir-2}.
   *[no] {$seat} moves a cube from {$souvenir} to {$souvenir-2}.
}
event-skipped = { $you ->
    [yes] You skip a line.
   *[no] {$seat} skips a line.
}
event-end-tokens = { $you ->
    [yes] With your turn enough region tokens are taken: the game ends.
   *[no] With the turn of {$seat} enough region tokens are taken: the game ends.
}
event-end-visits = { $you ->
    [yes] You have visited enough destinations: the game ends.
   *[no] {$seat} has visited enough destinations: the game ends.
}
event-end-drought = Nobody has gained anything for a long time: the game ends.

reason-choose-airport = First choose the airport where you begin.
reason-already-begun = The trekkers are already on the map.
reason-there-already = Your trekker is already in {$place}.
reason-occupied = {$seat} has a trekker in {$place}.
reason-not-on-airport = Flights start at airports, and your trekker is in {$place}.
reason-flight-too-late = A flight is possible only as the very first thing of a turn, and once.
reason-move-first = First comes the move, then the action.
reason-move-done = The move of this turn is over.
reason-must-move = You have cards for a move, so it must be made.
reason-same-place = A move must end somewhere else than in {$place}, where it began.
reason-no-cards = You have no trek cards to move with.
reason-blocked = The way to {$place} is blocked by {$seats}.
reason-no-exact-sum = No cards of yours add up to the links of a way to {$place}; the shortest has {$links}.
reason-too-far = {$place} is {$links} links away; this line lets you go {$number}.
reason-way-too-long = With the others where they are, the shortest way to {$place} has {$links} links; a move has at most {$number}.
reason-choose-place = First choose where to go.
reason-nothing-to-pay = There is nothing to be paid now.
reason-sum-not-exact = { $links ->
    [0] Pay for the way to {$place} first.
    [one] No way to {$place} has exactly one link.
   *[other] No way to {$place} has exactly {$links} links.
}
reason-sum-cannot-fit = With {$trek} you would pay {$links} links, and your other cards could not make that an exact way.
reason-not-in-hand = {$trek} is not in your hand, or already picked.
reason-same-symbol = A journey costs {$count} cards of the same symbol.
reason-symbol-not-asked = {$destination} does not ask for {$symbol}, or no more of it.
reason-waive-first = { $count ->
    [one] First choose the symbol to ignore.
   *[other] First choose the {$count} symbols to ignore.
}
reason-nothing-to-waive = Symbols can be ignored only when a journey line says so.
reason-waive-missing = You cannot pay the rest then: you lack {$symbols}.
reason-finish-trek = You are paying for the way to {$place}. Depart first, or take it back.
reason-finish-visit = You are paying for {$destination}. Finish that first, or take it back.
reason-finish-journey = You are paying for the journey {$journey}. Finish that first, or take it back.
reason-pile-empty = The pile is empty and there are no discards to make a new one.
reason-not-open = {$trek} does not lie open.
reason-draw-on = { $count ->
    [one] You have chosen to draw: one more card.
   *[other] You have chosen to draw: {$count} more cards.
}
reason-visited = { $you ->
    [yes] You have already visited {$destination}.
   *[no] {$seat} has already visited {$destination}.
}
reason-card-not-open = {$destination} is not among the open destinations.
reason-not-there = Your trekker is in {$place}, not at {$destination}.
reason-missing = For {$destination} you lack {$symbols}.
reason-missing-more = { $number ->
    [one] For {$destination} you lack {$symbols}; only one symbol may be ignored.
   *[other] For {$destination} you lack {$symbols}; only {$number} symbols may be ignored.
}
reason-journey-not-open = {$journey} is not one of the two open journeys.
reason-no-pair = You do not have {$count} cards of one symbol.
reason-not-on-journey = That is possible only on a journey.
reason-no-cube = There is no cube in this row of your suitcase: {$souvenir}.
reason-line-move = The line that is due on {$journey}: move up to {$number}.
reason-line-airport = The line that is due on {$journey}: move to any free airport.
reason-line-draw = { $number ->
    [one] The line that is due on {$journey}: draw a card.
   *[other] The line that is due on {$journey}: draw {$number} cards.
}
reason-line-visit-less = The line that is due on {$journey}: visit for {$number} less.
reason-line-gain = The line that is due on {$journey}: take a token of {$number} VP.
reason-line-recolour = The line that is due on {$journey}: move a cube to another row.

line-destinations = Destinations
line-vp-tokens = VP tokens
line-suitcase = Suitcase
line-majorities = Majorities
line-region-tokens = Region tokens

ending-tokens = { $you ->
    [yes] In your turn {$count} of the region tokens were taken.
   *[no] In the turn of {$seat} {$count} of the region tokens were taken.
}
ending-visits = { $you ->
    [yes] You visited {$count} destinations.
   *[no] {$seat} visited {$count} destinations.
}
ending-drought = Nobody gained anything in {$count} turns.
tie-cubes = Equal points: the most cubes decided ({$count}).
tie-shared = Equal points and equally many cubes: the win is shared.

board-turn = Turn {$number}
board-tokens = region tokens taken: {$count} of {$of}
board-visits = most visits: {$count} of {$of}
board-destinations = Destinations
board-next = on the pile: {$destination}
board-here = you are here
board-away = { $links ->
    [one] 1 link away
   *[other] {$links} links away
}
board-lacks = you lack
board-payable = you can pay
board-open = Trek cards
board-pile = pile {$count}
board-journeys = Journeys
board-line-move = move {$number}
board-line-airport = to any airport
board-line-draw = draw {$number}
board-line-visit-less = visit for {$number} less
board-line-gain = gain {$number}
board-line-recolour = move a cube to another row
board-hand = Hand
board-known = seen
board-cards = cards
board-tile = tile
board-set = set
board-sets = sets
board-links = { $links ->
    [one] 1 link
   *[other] {$links} links
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
board-slip = What you look at
board-beside-map = Beside the map
board-tab-places = Destinations
board-tab-draw = Draw
board-tab-journeys = Journeys
board-tab-case = Suitcases
board-legend-cube = souvenir
board-legend-star = open destination
board-legend-token = region token, cubes left
board-legend-airport = airport
board-via = via {$places}
board-trek-with = Trek there with these
board-pay-these = Pay with these
board-lengths = Links that fit: {$lengths}
board-ignore = { $count ->
    [one] Ignore one symbol:
   *[other] Ignore {$count} symbols:
}
board-still = Still to pay:
board-price = a pair of one symbol
board-picked = picked
board-fare = pays the way
board-pays = pays
board-set-now = sets: {$points}
board-tile-now = most: +{$points}
board-token-now = last cube: region token
board-discards = discards {$count}
board-suitcase-yours = Your suitcase
board-suitcase-of = { $you ->
    [yes] Your suitcase
   *[no] {$seat}
}
board-known-of = { $you ->
    [yes] Your hand
   *[no] Hand of {$seat}: what all have seen
}
board-most = most
board-no-stickers = no stickers yet
board-row-red = Clothing
board-row-blue = Figurines
board-row-yellow = Crafts
board-row-white = Postcards
board-dry = { $turns ->
    [one] one turn without a gain, the game ends at {$limit}
   *[other] {$turns} turns without a gain, the game ends at {$limit}
}

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
field-end-dry = Such turns that end the game
field-end-tokens = Region tokens that end the game
field-end-visits = Visits that end the game
field-fives = Tokens worth 5
field-fives-left = Tokens worth 5 left
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
field-need = Still to pay
field-next = Next destination on the pile
field-number = Number
field-open = Open trek cards
field-picked = Cards picked
field-places = Places
field-plan = What you have begun
field-reach = Within your reach
field-regions = Regions
field-row = Open destinations
field-set-points = Points for sets
field-sets = Sets
field-souvenir = Souvenir
field-suitcase = Suitcase
field-threes = Tokens worth 3
field-threes-left = Tokens worth 3 left
field-tile = Brings a majority tile
field-tile-points = Points for majority tiles
field-tiles = Majority tiles
field-token = Brings a region token
field-token-points = Points for region tokens
field-tokens = Region tokens
field-tokens-taken = Region tokens taken
field-trek-pile = Trek cards in the pile
field-trekker = Trekker
field-trekkers = Trekkers
field-value = Value
field-visit = Visit possible
field-vp-points = Points from tokens
field-waives = Symbols to ignore
field-way = Way
word-effect-airport = to any airport
word-effect-draw = draw cards
word-effect-gain = gain points
word-effect-move = move
word-effect-recolour = move a cube to another row
word-effect-visit-less = visit for less
word-kind-journey = a journey
word-kind-trek = a trek
word-kind-visit = a visit
word-phase-action = choosing an action
word-phase-airport = choosing the first airport
word-phase-drawing = drawing cards
word-phase-line = on a journey
word-phase-move = choosing where to trek
word-phase-turn = a turn begins
word-phase-turn-ends = the turn ends

# Components beside the rules
part-destination = Destination: be there and pay its symbols
part-trek = Trek cards: their values pay the links
part-symbols = The five symbols
part-souvenirs = Souvenirs, in four colours
