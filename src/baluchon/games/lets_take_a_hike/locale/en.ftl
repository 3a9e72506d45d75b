tagline = Pack well, go out, and turn back before the bear finds your sandwiches.
kind = Pack well, push your luck

option-hidden-packs = Hidden packs
option-hidden-packs-help = Packs lie face down; only what a card of the trail or a hazard brings to light is shown.

move-place = {$card} → {$place}
move-play = Play {$card}
move-draw = Draw a card
move-hike = Go on a hike
move-ready = Ready to start
move-join = Come along
move-stay = Stay at home
move-go-on = Go on
move-stop = Stop
move-take = Take {$card}
move-leave = Take nothing
move-discard = Discard {$card}
move-drop = Drop from the {$place}
move-show = Show from the {$place}
move-show-pack = Show the whole pack

prompt-packing = Pack what you like before the first turn. Nobody sees it until all are ready.
prompt-turn = Your turn: { $actions ->
    [one] one action
   *[other] {$actions} actions
} left.
prompt-turn-or-hike = Your turn: {$actions} card actions, or a hike?
prompt-join = {$leader} sets out on a hike. Do you come along?
prompt-decide = Go on, or stop?
prompt-decide-match = Your pack has the card: {$card}. Go on, or stop?
prompt-take = You stop. Which card of the trail do you take?
prompt-pay = {$card}: drop { $boots ->
    [one] one more boot
   *[other] {$boots} more boots
} from your pack, no card more than needed.
prompt-pay-all = {$card}: your pack has too few boots. It is lost, and you are out of the hike.
prompt-show = You carry a matching card: {$card}. Show it.
prompt-guard = You carry {$card}. Show one, and nothing happens to you.
prompt-no-guard = You have no {$card}. Your whole pack is turned over.
prompt-bear = The bear searches your pack: drop your heaviest card.
prompt-bear-boots = The bear searches your pack: drop at least { $boots ->
    [one] one more boot
   *[other] {$boots} more boots
}, no card more than needed.
prompt-blister = A blister: drop your heaviest card.
prompt-skunk = A skunk: drop one card; the rest of your pack goes back into your hand.
prompt-limit = Too many cards in hand: discard { $cards ->
    [one] one card
   *[other] {$cards} cards
}.

event-packed = You pack {$card} ({$place}).
event-placed = { $you ->
    [yes] You carry {$card} ({$place}).
   *[no] {$seat} carries {$card} ({$place}).
}
event-placed-unseen = { $card-id ->
    [face-down] {$seat} lays a card face down ({$place}).
   *[other] You lay {$card} face down ({$place}).
}
event-first-turn = { $you ->
    [yes] You have the first turn.
   *[no] {$seat} has the first turn.
}
event-drew = { $card-id ->
    [face-down] {$seat} draws a card.
   *[other] You draw {$card}.
}
event-took-back = { $you ->
    [yes] You take {$card} back into your hand ({$place}).
   *[no] {$seat} takes {$card} back into the hand ({$place}).
}
event-took-back-unseen = { $card-id ->
    [face-down] {$seat} takes a face-down card back into the hand ({$place}).
   *[other] You take {$card} back into your hand unseen ({$place}).
}
event-played = { $you ->
    [yes] You play a hazard: {$card}!
   *[no] {$seat} plays a hazard: {$card}!
}
event-set-out = { $you ->
    [yes] You set out on hike {$hike}.
   *[no] {$seat} sets out on hike {$hike}.
}
event-joined = { $you ->
    [yes] You come along.
   *[no] {$seat} comes along.
}
event-stayed = { $you ->
    [yes] You stay at home.
   *[no] {$seat} stays at home.
}
event-turned-up = { $you ->
    [yes] You turn up: {$card}.
   *[no] {$seat} turns up: {$card}.
}
event-matched = { $you ->
    [yes] You have it with you: {$card}.
   *[no] {$seat} has it along: {$card}.
}
event-showed = { $you ->
    [yes] You show {$card} ({$place}).
   *[no] {$seat} shows {$card} ({$place}).
}
event-will-show = You will show {$card} ({$place}).
event-will-show-pack = You will show your whole pack.
event-will-drop = You will drop {$card} ({$place}).
event-dropped = { $you ->
    [yes] You drop {$card} ({$place}).
   *[no] {$seat} drops {$card} ({$place}).
}
event-thrown-out = { $you ->
    [yes] You had too few boots: your hike is over and scores nothing.
   *[no] {$seat} had too few boots and is out of the hike.
}
event-will-discard = You will discard {$card}.
event-discarded = { $you ->
    [yes] You discard {$card}.
   *[no] {$seat} discards {$card}.
}
event-robbed = { $you ->
    [yes] The raccoon takes {$card} from your hand.
   *[no] The raccoon takes {$card} from {$seat}’s hand.
}
event-protected = { $you ->
    [yes] You are safe: {$card}.
   *[no] {$seat} is safe: {$card}.
}
event-nobody-hit = {$card}: nobody loses anything.
event-went-on = { $you ->
    [yes] You go on.
   *[no] {$seat} goes on.
}
event-stopped = { $you ->
    [yes] You stop.
   *[no] {$seat} stops.
}
event-must-stop = { $you ->
    [yes] You have to stop.
   *[no] {$seat} has to stop.
}
event-took = { $you ->
    [yes] You take {$card} onto your score pile: {$boots}.
   *[no] {$seat} takes {$card} onto the score pile: {$boots}.
}
event-took-nothing = { $you ->
    [yes] You take nothing.
   *[no] {$seat} takes nothing.
}
event-picked-up = { $you ->
    [yes] You take your pack back into your hand: {$cards}.
   *[no] {$seat} takes the pack back into the hand: {$cards}.
}
event-leads-on = { $you ->
    [yes] You lead on.
   *[no] {$seat} leads on.
}
event-row-lost = What is left of the trail is discarded: { $cards ->
    [one] one card
   *[other] {$cards} cards
}.
event-hike-ended = The hike is over.
event-refilled = The pile is drawn: {$cards} discards become a new one for this last hike.
event-nothing-left = There is nothing left to turn up: all hikers stop.
event-game-ends = The game is over.
event-won-draw = { $you ->
    [yes] You are level with others and draw for the win: all but you draw a skunk.
   *[no] Those who are level draw for the win: all but {$seat} draw a skunk.
}

reason-packing-is-over = Packing before the first turn is over.
reason-pack-first = First pack for the start; say when you are ready.
reason-answer-first = {$leader} is waiting: say whether you come along.
reason-decide-first = First say whether you go on or stop.
reason-take-first = You have stopped: choose a card of the trail, or none.
reason-hand-limit = You have more than seven cards in hand: discard {$cards} first.
reason-show-first = {$card}: first show what protects you, or your pack.
reason-show-match-first = You carry {$card}, so you show that card and drop nothing.
reason-pay-first = First pay the distance: {$boots} more.
reason-bear-first = First the bear: choose what you drop.
reason-blister-first = First the blister: drop your heaviest card.
reason-skunk-first = First the skunk: choose the card you drop.
reason-your-turn = It is your turn: {$actions} actions left.
reason-wrong-place = {$card} may not be carried there ({$place}); the card shows where it may.
reason-no-packing-on-a-hike = During a hike nothing is added to a pack.
reason-not-in-hand = You have no such card in hand: {$card}.
reason-place-is-taken = There is a card already ({$place}). Before the first turn take it back with undo; later you can swap.
reason-too-many-swaps = {$swaps} swaps in a row are enough: do something else first.
reason-hazards-stay-in-hand = Hazards are not packed and not played before the first turn.
reason-no-actions-on-a-hike = During a hike there are no card actions.
reason-already-on-a-hike = { $leader-you ->
    [yes] You are on your hike already.
   *[no] A hike is on already; {$leader} set out.
}
reason-actions-begun = A turn is three actions or a hike. You have begun with actions; {$actions} left.
reason-empty-pack = A hike needs at least one card in your pack.
reason-too-late-to-join = Nobody joins a hike later.
reason-no-hike = No hike is on.
reason-nothing-turned-up-yet = Nothing has been turned up yet; first say whether you come along.
reason-already-stopped = You have stopped already.
reason-not-in-the-row = This card is not on the trail: {$card}.
reason-nothing-to-take = There is no card on the trail to take.
reason-stop-first = Only who stops takes a card.
reason-no-discarding = Cards leave your hand only when it holds more than seven.
reason-no-unpacking = Cards in a pack stay where they are; only a swap or a hike brings them back.
reason-place-is-empty = There is no card ({$place}).
reason-already-chosen = You have chosen that card already ({$place}).
reason-not-the-heaviest = It must be a card with the most boots in your pack, not this one ({$place}).
reason-more-than-needed = With that card ({$place}) you would drop more than needed; {$boots} to go.
reason-show-guard = Show a card that protects you: {$card}.
reason-show-all = You have no {$card}: all of your pack is shown.
reason-packs-lie-open = In this game packs lie open; there is nothing to show.
reason-nothing-to-show = There is nothing to show now.

line-boots-4 = Cards with four boots
line-boots-3 = Cards with three boots
line-boots-2 = Cards with two boots
line-boots-1 = Cards with one boot

ending-pile = The last card of the pile is drawn.
ending-hike = The pile is drawn, and the last hike is over.
ending-nothing-left = The pile is drawn, and no item is left to turn up.
tie-cards = Equal boots: more cards in the score pile decide ({$cards}).
tie-skunk = Equal boots and cards: the others drew a skunk.

# The table in the terminal.
board-pile = Pile {$cards}
board-discards = Discards {$cards}
board-hike = Hike {$hike}
board-last-hike = last hike
board-weight = Pack {$boots}
board-weight-unknown = Pack ?
board-hand = Hand {$cards}
board-score = Score {$boots}
board-status-home = at home
board-status-asked = asked along
board-status-joined = coming along
board-status-walking = on the trail
board-status-goes-on = going on
board-status-left = back home
board-leads = in the lead
board-turn = to play
board-trail = Trail
board-trail-empty = nothing turned up yet
board-your-hand = Your hand
board-empty = empty
board-next = Next card, from {$cards} it could be
board-effect-match = nothing to pay
board-effect-pay = drop {$boots}
board-effect-out = pack lost
board-effect-safe = harmless
board-effect-lose-one = lose a card
board-effect-robbed = lose a hand card
board-effect-skunk = skunk: trail lost
board-stop = Stop: take one, up to {$boots}
board-stop-all = Stop: take all, {$boots}
board-row-total = {$boots} on the trail
board-known = { $you ->
    [yes] The others have seen in your hand: {$cards}
   *[no] Seen in {$seat}’s hand: {$cards}
}
board-chosen = Chosen: {$cards}

# The table in the browser.
board-your-pack = Your pack
board-pack-of = Pack of {$seat}
board-boots = { $boots ->
    [one] one boot
   *[other] {$boots} boots
}
board-hazard = hazard
board-face-down = face down
board-secret = only you see it
board-matches = matches
board-is-chosen = chosen
board-hand-rests = rests during a hike
board-choice = What to do
board-actions = { $you ->
    [yes] { $left ->
        [one] You have one action left
       *[other] You have {$left} actions left
    }
   *[no] {$seat}: { $left ->
        [one] one action left
       *[other] {$left} actions left
    }
}
board-packing = Touch a card and a place that lights up, or drag it there.
board-at-hut = At the hut
board-walking = Still walking
board-chance-free = nothing lost
board-chance-pay = pay {$boots}
board-chance-out = pack lost
board-chance-hazard = hazard
board-chance-skunk = skunk
board-too-much = that it costs more than your pack can pay
board-take-one = take one, up to {$boots}
board-take-all = take all: {$boots}
board-take-nothing = nothing to take
board-prize = {$boots} for the last to stop
board-instead = instead of card actions
board-paid = {$paid} of {$whole}
board-touch-pack = Touch cards in your pack.
board-touch-hand = Touch cards in your hand.
board-others-choose = Chosen. The others still choose.
board-or-on = or on the {$places}
board-not-here = Not on the {$place}: {$cards}

## The list view: fields of what is seen, and the words in them

field-actions = Actions in a turn
field-actions-left = Actions left
field-asked = Choosing at the same time
field-boots = Boots
field-boots-left = Boots still to pay
field-cards-left = Cards still to discard
field-coming = What may come
field-copies = How many
field-could-come = Cards that could come next
field-deciding = Deciding
field-done = Done
field-face-up = Face up
field-first = First turn
field-fours = Points for cards with four boots
field-hidden-packs = Hidden packs
field-hike = Hikes so far
field-hikers = Hikers
field-last-hike = Last hike of the game
field-leader = Leads the hike
field-lucky = Drew no skunk
field-next-pile = What is in the pile
field-not-here = Cards it cannot be
field-nothing-left = Nothing left to turn up
field-ones = Points for cards with one boot
field-outlook = What the next card may bring
field-pack = Pack
field-party = Set out on the hike
field-pile-known = Pile made of discards
field-place = Place
field-places = Places
field-ready = Ready
field-row = Trail
field-row-boots = Boots on the trail
field-status = Where
field-stopping = If you stop now
field-swaps-left = Swaps left
field-taken = Cards won
field-takes-all = Takes everything
field-threes = Points for cards with three boots
field-twos = Points for cards with two boots
field-unseen = Cards it could be
field-weight = Boots in the pack
word-effect-lose-one = { board-effect-lose-one }
word-effect-match = { board-effect-match }
word-effect-out = { board-effect-out }
word-effect-pay = pay boots
word-effect-robbed = { board-effect-robbed }
word-effect-safe = { board-effect-safe }
word-effect-skunk = { board-effect-skunk }
word-phase-bear = a bear
word-phase-blister = a blister
word-phase-deciding = go on or stop
word-phase-guarding = showing what protects
word-phase-joining = who comes along
word-phase-limit = too many cards in hand
word-phase-packing = packing the rucksacks
word-phase-paying = paying for the card
word-phase-skunk = a skunk
word-phase-taking = taking a card of the trail
word-phase-turn = a turn
word-status-asked = { board-status-asked }
word-status-goes-on = { board-status-goes-on }
word-status-home = { board-status-home }
word-status-joined = { board-status-joined }
word-status-left = { board-status-left }
word-status-walking = { board-status-walking }

part-item = Item card: its boots are the distance, and points
part-rucksack = Rucksack: five pockets, two hands
part-guards = Bear spray and socks protect

## The rules: all cards and figures

box-items = Items
box-items-everywhere = everywhere
box-hazards = Hazards
box-figures = Other figures
column-item = Item
column-hazard = Hazard
column-places = Goes on
figure-dealt = Cards dealt to each player
figure-hand-limit = Cards in hand at most
figure-actions = Actions in a turn
figure-pack = Places in the pack
figure-hands = Places in the hands
figure-swaps = Swaps in a row, for each player
