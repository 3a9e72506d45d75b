tagline = Pack well, set out, and turn back before the bear finds your sandwiches.
kind = Pack well, push your luck

option-hidden-packs = Hidden packs
option-hidden-packs-help = Packs lie face down; only what a card on the trail or a hazard brings to light is shown.

move-place = {$card} → {$place}
move-play = Play { the-card }
move-draw = Draw a card
move-hike = Go on a hike
move-ready = My pack is ready
move-join = Come along
move-stay = Stay at home
move-go-on = Go on
move-stop = Stop
move-take = Take { the-card }
move-leave = Take nothing
move-discard = Discard { the-card }
move-drop = Drop the card ({$place})
move-show = Show the card ({$place})
move-show-pack = Show the whole pack

prompt-packing = Pack what you like; nobody sees it yet.
prompt-turn = Your turn: { $actions ->
    [one] one action
   *[other] {$actions} actions
} left.
prompt-turn-or-hike = Your turn: {$actions} card actions, or a hike?
prompt-join = {$leader} sets out. Are you coming along?
prompt-decide = Go on, or stop?
prompt-decide-match = You carry { a-card }: nothing to pay. Go on, or stop?
prompt-take = Which card do you take?
prompt-pay = { $paid ->
    [0] {$card}: drop { boots-to-pay }, no more than needed.
   *[other] {$card}: drop { more-boots }.
}
prompt-pay-all = {$card}: too few boots. You lose your pack and are out.
prompt-show = You carry { a-card } too: show it and lose nothing.
prompt-guard = You carry { a-card }: show it, and nothing happens to you.
prompt-no-guard = You have no { $card-id ->
    [socks] socks
   *[other] bear spray
}: your whole pack is turned face up.
prompt-bear = The bear searches your pack: drop your heaviest card.
prompt-bear-boots = The bear! Drop at least { $paid ->
    [0] { boots-to-pay }
   *[other] { more-boots }
}, no more than needed.
prompt-blister = A blister: drop your heaviest card.
prompt-skunk = A skunk! Drop one card; the rest goes back to your hand.
prompt-limit = Too many cards in hand: discard { $cards ->
    [one] one card
   *[other] {$cards} cards
}.

event-packed = You pack { a-card } ({$place}).
event-placed = { $you ->
    [yes] You pack { a-card } ({$place}).
   *[no] {$seat} packs { a-card } ({$place}).
}
event-placed-unseen = { $card-id ->
    [face-down] {$seat} packs a card face down ({$place}).
   *[other] You pack { a-card } face down ({$place}).
}
event-first-turn = { $you ->
    [yes] You have the first turn.
   *[no] {$seat} has the first turn.
}
event-drew = { $card-id ->
    [face-down] {$seat} draws a card.
   *[other] You draw { a-card }.
}
event-took-back = { $you ->
    [yes] You take { the-card } back into your hand ({$place}).
   *[no] {$seat} takes { the-card } back into hand ({$place}).
}
event-took-back-unseen = { $card-id ->
    [face-down] {$seat} takes a face-down card back into hand ({$place}).
   *[other] You take { the-card } back into your hand unseen ({$place}).
}
event-played = { $you ->
    [yes] You play { a-card }!
   *[no] {$seat} plays { a-card }!
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
    [yes] You turn up { a-card }.
   *[no] {$seat} turns up { a-card }.
}
event-matched = { $you ->
    [yes] You carry { a-card } and lose nothing.
   *[no] {$seat} carries { a-card } and loses nothing.
}
event-showed = { $you ->
    [yes] You show { a-card } ({$place}).
   *[no] {$seat} shows { a-card } ({$place}).
}
event-will-show = You will show { the-card } ({$place}).
event-will-show-pack = You will show your whole pack.
event-will-drop = You will drop { the-card } ({$place}).
event-dropped = { $you ->
    [yes] You drop { a-card } ({$place}).
   *[no] {$seat} drops { a-card } ({$place}).
}
event-thrown-out = { $you ->
    [yes] You had too few boots: your hike is over and scores nothing.
   *[no] {$seat} had too few boots and is out of the hike.
}
event-will-discard = You will discard { the-card }.
event-discarded = { $you ->
    [yes] You discard { a-card }.
   *[no] {$seat} discards { a-card }.
}
event-robbed = { $you ->
    [yes] The raccoon steals { a-card } from your hand.
   *[no] The raccoon steals { a-card } from {$seat}’s hand.
}
event-protected = { $card-id ->
    [socks] { $you ->
        [yes] Your socks protect you.
       *[no] {$seat} is protected by socks.
    }
   *[other] { $you ->
        [yes] Your bear spray protects you.
       *[no] {$seat} is protected by bear spray.
    }
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
    [yes] You put { the-card } on your score pile: { board-points }.
   *[no] {$seat} puts { the-card } on the score pile: { board-points }.
}
event-took-nothing = { $you ->
    [yes] You take nothing.
   *[no] {$seat} takes nothing.
}
event-picked-up = { $you ->
    [yes] You take what is left of your pack back into hand: { board-cards }.
   *[no] {$seat} takes what is left of the pack back into hand: { board-cards }.
}
event-leads-on = { $you ->
    [yes] You take the lead.
   *[no] {$seat} takes the lead.
}
event-row-lost = The rest of the trail is discarded: { board-cards }.
event-hike-ended = The hike is over.
event-refilled = The pile is empty: { board-cards } from the discard pile become a new one for this last hike.
event-nothing-left = There is nothing left to turn up: all hikers stop.
event-game-ends = The game is over.
event-won-draw = { $you ->
    [yes] A tie: everyone tied but you draws a skunk, and you win.
   *[no] A tie: everyone tied but {$seat} draws a skunk.
}

reason-packing-is-over = Packing before the first turn is over.
reason-pack-first = Pack first, then say that your pack is ready.
reason-answer-first = {$leader} is waiting: say whether you come along.
reason-decide-first = First say whether you go on or stop.
reason-take-first = You have stopped: choose a card from the trail, or none.
reason-hand-limit = You may hold {$limit} cards in hand: discard { board-cards } first.
reason-show-first = {$card}: first show what protects you, or your pack.
reason-show-match-first = You carry { a-card }, so you show that card and drop nothing.
reason-pay-first = First pay the distance: { $paid ->
    [0] { boots-to-pay }
   *[other] { more-boots }
}.
reason-bear-first = First the bear: choose what to drop.
reason-blister-first = First the blister: drop your heaviest card.
reason-skunk-first = First the skunk: choose the card to drop.
reason-your-turn = It is your turn: { $actions ->
    [one] one action
   *[other] {$actions} actions
} left.
reason-wrong-place = {$card} does not go there ({$place}); the card shows where it may go.
reason-no-packing-on-a-hike = During a hike nothing is added to a pack.
reason-not-in-hand = You do not have { a-card } in hand.
reason-place-is-taken = There is a card there already ({$place}). Before the first turn, undo to move it; later you can swap.
reason-too-many-swaps = That is {$swaps} swaps in a row: do something else first.
reason-hazards-stay-in-hand = Hazards are not packed and not played before the first turn.
reason-no-actions-on-a-hike = During a hike there are no card actions.
reason-already-on-a-hike = { $leader-you ->
    [yes] You are on a hike already.
   *[no] A hike is under way already; {$leader} set out.
}
reason-actions-begun = A turn is {$whole} card actions or a hike. You have begun with actions; { $actions ->
    [one] one is
   *[other] {$actions} are
} left.
reason-empty-pack = A hike needs at least one card in your pack.
reason-too-late-to-join = Nobody joins a hike later.
reason-no-hike = There is no hike under way.
reason-nothing-turned-up-yet = Nothing has been turned up yet; first say whether you are coming along.
reason-already-stopped = You have stopped already.
reason-not-in-the-row = There is no such card on the trail: {$card}.
reason-nothing-to-take = There is no card on the trail to take.
reason-stop-first = You take a card only when you stop.
reason-no-discarding = You discard from your hand only when it holds more than {$limit} cards.
reason-no-unpacking = Cards in your pack stay where they are; only a swap or a hike brings them back.
reason-place-is-empty = There is no card there ({$place}).
reason-already-chosen = You have chosen that card already ({$place}).
reason-not-the-heaviest = It must be one of your heaviest cards, not this one ({$place}).
reason-more-than-needed = With that card ({$place}) you would drop more than needed: { $boots ->
    [one] one boot is
   *[other] {$boots} boots are
} still to pay.
reason-show-guard = Show a card that protects you: {$card}.
reason-show-all = You have no { $card-id ->
    [socks] socks
   *[other] bear spray
}: your whole pack is shown.
reason-packs-lie-open = In this game packs lie open; there is nothing to show.
reason-nothing-to-show = There is nothing to show now.

line-boots-4 = Cards with four boots
line-boots-3 = Cards with three boots
line-boots-2 = Cards with two boots
line-boots-1 = Cards with one boot

ending-pile = The last card of the pile has been drawn.
ending-hike = The pile is empty, and the last hike is over.
ending-nothing-left = The pile is empty, and there is no item left to turn up.
tie-cards = Equal boots: the most cards in the score pile decided ({$cards}).
tie-skunk = Equal boots and cards: the others drew a skunk.

# The table in the terminal.
stage-pile = Pile { $number }
stage-discards = Discard pile { $number }
stage-hike = Hike { $number }
stage-last-hike = last hike
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
board-next = The next card: one of {$cards}
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
board-cards = { $cards ->
    [one] one card
   *[other] {$cards} cards
}
board-points = { $boots ->
    [one] one point
   *[other] {$boots} points
}
boots-to-pay = { $boots ->
    [one] one boot
   *[other] {$boots} boots
}
more-boots = { $boots ->
    [one] one more boot
   *[other] {$boots} more boots
}
board-warns = {$card}!
board-item = {$card}, { board-boots }: {$places}
board-slot = {$place}: {$what}
board-would-be = then {$card}
board-of = {$who}: {$what}
board-hazard = hazard
board-face-down = face down
board-secret = only you see it
board-matches = matches
board-is-chosen = chosen
board-hand-rests = rests during the hike
board-choice = Your choice
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
board-packing = Touch a card to try it, touch it again to pack it.
board-at-hut = At the hut
board-walking = Still walking
board-chance-free = no loss
board-chance-pay = pay {$boots}
board-chance-out = pack lost
board-chance-hazard = hazard
board-chance-skunk = skunk
board-too-much = that the card costs more than your pack can pay
board-take-one = take one card, up to {$boots}
board-take-all = take all: {$boots}
board-take-nothing = nothing to take
board-prize = {$boots} for the last to stop
board-instead = instead of card actions
board-paid = {$paid} of {$whole}
board-touch-pack = Touch cards in your pack.
board-others-choose = Chosen. The others still choose.
board-or-on = or in place: {$places}
board-not-here = Not here ({$place}): {$cards}
board-do-place = Pack
board-do-swap = Swap
board-do-play = Play
board-do-take = Take
board-do-drop = Drop
board-do-discard = Discard
board-do-show = Show
board-try-place = {$card} → {$place}: pack of { board-boots }
board-try-swap = Swap: {$card} ↔ {$out}, pack of {$boots}
board-try-play-bear = The bear robs the heaviest of the other packs.
board-try-play-skunk = Other packs: one card lost, the rest to hand.
board-try-play-raccoon = Each of the others loses a hand card.
board-try-play-blister = Packs without socks lose their heaviest card.
board-try-take = {$card}: { board-points } for you
board-try-drop = {$card}: then a pack of { board-boots }
board-try-drop-skunk = {$card} is lost, the rest goes to hand.
board-try-pay = {$card}: { $left ->
    [0] that pays for it
    [one] one more boot to pay
   *[other] {$left} more boots to pay
}
board-try-discard = {$card}: { $left ->
    [0] that is enough
    [one] one more card to discard
   *[other] {$left} more cards to discard
}
board-pack-first = First pack { the-card }, or put it back.
board-draw = Draw ({$cards})
board-short-free = no loss
board-short-pay = pay
board-short-out = lost
board-short-hazard = hazard
board-short-skunk = skunk
board-show-kinds = Show the cards that could come
board-show-odds = Show the odds

## The list view: the position in sentences

told-pack = { $boots ->
    [0] an empty pack
    [one] a pack of one boot
   *[other] a pack of {$boots} boots
}

## The list view: fields of what is seen, and the words in them

field-actions = Actions in a turn
field-actions-left = Actions left
field-asked = Choosing now
field-boots = Boots
field-boots-chosen = Boots chosen
field-boots-left = Boots still to pay
field-cards-left = Cards still to discard
field-chances = What may come
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
field-least = At least
field-lucky = Drew no skunk
field-most = At most
field-next-pile = What is in the pile
field-not-here = Cards it cannot be
field-nothing-left = Nothing left to turn up
field-ones = Points for cards with one boot
field-outlook = What the next card may bring
field-pack = Pack
field-party = On this hike
field-pile-known = Pile made of discards
field-place = Place
field-places = Places
field-ready = Ready
field-row = Trail
field-row-boots = Boots on the trail
field-status = Where
field-swaps-left = Swaps left
field-taken = Score pile
field-threes = Points for cards with three boots
field-twos = Points for cards with two boots
field-unseen = Cards it could be
field-weight = Boots in the pack
word-effect-free = { board-chance-free }
word-effect-hazard = { board-chance-hazard }
word-effect-out = { board-chance-out }
word-effect-pay = pay boots
word-effect-skunk = { board-chance-skunk }
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
part-rucksack = Rucksack: { $pockets } pockets, { $hands } hands
part-guards = Bear spray and socks protect you

# Cards in a sentence: with and without having been named before.

the-card = { $card-id ->
    [frying-pan] the frying pan
    [camera] the camera
    [sleeping-bag] the sleeping bag
    [granola-bar] the granola bar
    [compass] the compass
    [flashlight] the flashlight
    [socks] the socks
    [tent] the tent
    [water-bottle] the water bottle
    [map] the map
    [bear-spray] the bear spray
    [walking-stick] the walking stick
    [bear] the bear
    [skunk] the skunk
    [raccoon] the raccoon
    [blister] the blister
   *[other] {$card}
}
a-card = { $card-id ->
    [frying-pan] a frying pan
    [camera] a camera
    [sleeping-bag] a sleeping bag
    [granola-bar] a granola bar
    [compass] a compass
    [flashlight] a flashlight
    [socks] socks
    [tent] a tent
    [water-bottle] a water bottle
    [map] a map
    [bear-spray] bear spray
    [walking-stick] a walking stick
    [bear] a bear
    [skunk] a skunk
    [raccoon] a raccoon
    [blister] a blister
   *[other] {$card}
}

# Tips for a first game, one for each topic of the guide.

tip-start = Fill your pack, set out, and come home with boots: your points.
tip-prompt-packing = Pack different things: what you carry costs nothing on the trail.
tip-prompt-turn = Draw, pack or play a hazard, in any order.
tip-prompt-turn-or-hike = Pack full enough? Then hike instead of taking actions.
tip-prompt-join = Come along if your pack can pay for a card or two.
tip-prompt-decide = Stop in time: you take a card, the last hiker all others.
tip-prompt-decide-match = You carry the same item, so this card was free.
tip-prompt-take = Take the card with the most boots: your points.
tip-prompt-pay = Drop at least the boots shown; keep what may turn up.
tip-prompt-bear = Bear spray in your pack keeps bears away.
tip-prompt-blister = Socks in your pack protect you from blisters.
tip-prompt-limit = Seven cards at most: keep items that fit empty places.

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

# Ceremonies
moment-boots = { $boots ->
    [one] { $before } → { $boots } boot
   *[other] { $before } → { $boots } boots
}
moment-hike = The hike is over
moment-game = The last hike is over
moment-last-begins = The pile runs out: this is the last hike
moment-night = Too few boots: your pack is lost, and this hike brings nothing. { $points ->
    [0] Nothing else is lost.
    [one] Your point is safe.
   *[other] Your {$points} points are safe.
}
moment-takes-all = { $you ->
    [yes] You are last on the trail and take all that is left: +{$points}
   *[no] {$seat} is last on the trail and takes all that is left: +{$points}
}

## What cards do

does-bear = A bear searches the heaviest pack without bear spray: cards are dropped until it is lighter than the next one.
does-skunk = A skunk: everyone hit drops one card from the pack and takes the rest into hand; a hike ends at once.
does-raccoon = A raccoon steals a random card from the hand of everyone hit.
does-blister = A blister: everyone hit without socks drops the heaviest card of the pack.
does-bear-spray = Bear spray in the pack keeps bears away.
does-socks = Socks in the pack keep blisters away.

## What a choice does besides points

note-weight = Your pack then weighs {$boots ->
    [one] {$boots} boot.
   *[other] {$boots} boots.
}
note-hits = It may hit {$players}.
note-hits-nobody = It hits nobody.
note-draw = {$count ->
    [one] {$count} hazard
   *[other] {$count} hazards
} among {$unseen ->
    [one] {$unseen} card
   *[other] {$unseen} cards
} that may come.
note-last-card = It is the last card of the pile: the game ends with it.
note-takes-all = You are the last hiker and take the whole trail: {$count ->
    [one] {$count} card.
   *[other] {$count} cards.
}
note-takes-one = You take one card from the trail.
note-odds = Of {$unseen ->
    [one] {$unseen} card
   *[other] {$unseen} cards
} that may come, {$safe ->
    [one] {$safe} costs
   *[other] {$safe} cost
} you nothing, and {$pay ->
    [one] {$pay} costs
   *[other] {$pay} cost
} boots.
note-odds-out = {$count} of {$unseen} would take your whole pack.
note-odds-skunk = {$count} of {$unseen} would end the hike.
