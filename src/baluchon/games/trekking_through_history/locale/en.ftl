# Trekking Through History: what is said in English.

tagline = Three days of twelve hours. Spend them on great moments and keep your treks in order.
kind = 3 days along the time track

option-first-game = First game
option-first-game-help = The itineraries of the first day are picked at random; those of the later days are chosen.

## Moves

move-use = Use { $itinerary }
move-take = Take “{ $card }”
move-visit = Visit an ancestor
move-spend = Spend { $crystals }
move-place = Place the wild token in the column { $experience }

## What is asked

prompt-itinerary = { $day }: which itinerary do you use? All choose secretly, at the same time.
prompt-first-card = Which card do you take? It begins your first trek.
prompt-card = Your trek stands at { $year }: which card do you take?
prompt-crystals = The journey takes { $hours } hours. How many time crystals do you spend? Each takes an hour off; { $most } at most.
prompt-wild = { $wilds ->
    [one] Which column does the wild token go to?
   *[other] Which column does the next of { $wilds } wild tokens go to?
}

## What happens

event-will-use = You choose { $itinerary } for the day.
event-uses = { $you ->
    [yes] You use { $itinerary } today.
   *[no] { $seat } uses { $itinerary } today.
}
event-takes = { $you ->
    [yes] You take { $year }, “{ $card }”.
   *[no] { $seat } takes { $year }, “{ $card }”.
}
event-ancestor = { $you ->
    [yes] You visit an ancestor.
   *[no] { $seat } visits an ancestor.
}
event-spends = { $you ->
    [yes] You spend
   *[no] { $seat } spends
} { $crystals ->
    [one] { $crystals } time crystal.
   *[other] { $crystals } time crystals.
}
event-arrives = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} forward: { $you ->
    [yes] your watch is
   *[no] { $seat }’s watch is
} at { $hour } o’clock.
event-punctual = { $you ->
    [yes] Exactly 12 o’clock: you score { $points } points for punctuality.
   *[no] Exactly 12 o’clock: { $seat } scores { $points } points for punctuality.
}
event-stopped = { $you ->
    [yes] Your journey was longer than your day: no bonus for punctuality.
   *[no] { $seat }’s journey was longer than the day: no bonus for punctuality.
}
event-crystals = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { $crystals ->
    [one] { $crystals } time crystal.
   *[other] { $crystals } time crystals.
}
event-covers = { $you ->
    [yes] You place tokens: { $experiences }.
   *[no] { $seat } places tokens: { $experiences }.
}
event-loses = { $you ->
    [yes] You have no room for a token ({ $experience }): it is lost.
   *[no] { $seat } has no room for a token ({ $experience }): it is lost.
}
event-space-points = { $you ->
    [yes] You cover a space
   *[no] { $seat } covers a space
} worth { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-space-crystal = { $you ->
    [yes] You cover a space with a time crystal.
   *[no] { $seat } covers a space with a time crystal.
}
event-row-points = { $you ->
    [yes] You complete a row
   *[no] { $seat } completes a row
} worth { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-row-crystal = { $you ->
    [yes] You complete a row with a time crystal.
   *[no] { $seat } completes a row with a time crystal.
}
event-trek-begins = { $you ->
    [yes] Your first trek begins in { $year }.
   *[no] { $seat }’s first trek begins in { $year }.
}
event-trek-grows = { $you ->
    [yes] Your trek now has { $cards } cards, up to { $year }.
   *[no] { $seat }’s trek now has { $cards } cards, up to { $year }.
}
event-trek-ends = { $you ->
    [yes] You finish a trek
   *[no] { $seat } finishes a trek
} of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} ({ $points } pts); a new one begins in { $year }.
event-new-card = New on offer: { $year }, “{ $card }”.
event-nothing-left = { $you ->
    [yes] There is nothing left for you to take: your watch goes to 12, without a bonus.
   *[no] There is nothing left for { $seat } to take: the watch goes to 12, without a bonus.
}
event-day = { $day } begins: { $cards } are on offer.
event-game-ends = The last day is over.

## Why not

reason-itinerary-first = First choose an itinerary for the day.
reason-itinerary-when-a-day-begins = Itineraries are chosen only when a day begins.
reason-itinerary-used = { $you ->
    [yes] You have already used { $itinerary }.
   *[no] { $seat } has already used { $itinerary }.
}
reason-itinerary-not-yours = You do not have { $itinerary }.
reason-card-first = First choose a card.
reason-card-taken = { $you ->
    [yes] You have already taken “{ $card }” ({ $year }).
   *[no] { $seat } has already taken “{ $card }” ({ $year }).
}
reason-card-discarded = “{ $card }” ({ $year }) belongs to { $day }, which is over.
reason-card-of-another-day = “{ $card }” ({ $year }) belongs to the deck of { $day }, which is still to come.
reason-card-not-on-offer = “{ $card }” ({ $year }) is not among the cards on offer.
reason-no-ancestor-left = There is no ancestor card left.
reason-ancestor-first = An ancestor takes the year of the card before it, so it cannot begin a trek: your first card must be a history card.
reason-crystals-first = You have chosen a card; first say how many crystals you spend on it.
reason-crystals-without-effect = The journey takes { $hours } hours and never less than 1: { $crystals ->
    [0] crystals have no effect on it.
    [one] only { $crystals } crystal has an effect.
   *[other] only { $crystals } crystals have an effect.
}
reason-crystals-not-owned = { $crystals ->
    [0] You had no crystal
    [one] You had only { $crystals } crystal
   *[other] You had only { $crystals } crystals
} when you chose the card; those it brings come too late for it.
reason-wild-first = First place the wild token.
reason-column-full = The column { $experience } is full.

## Scores

line-itineraries = itineraries
line-punctuality = punctuality
line-crystals = time crystals
line-treks = treks
ending-days = All { $days } days are over.
tie-trek = { $trek ->
    [1] The longest trek decides: { $cards } cards.
    [2] The second longest trek decides: { $cards } cards.
    [3] The third longest trek decides: { $cards } cards.
   *[other] Trek number { $trek }, counted from the longest, decides: { $cards } cards.
}
tie-shared = Equal points and equal treks: the win is shared.

## The board in the terminal

board-deck = { $cards ->
    [one] { $cards } more card in the deck
   *[other] { $cards } more cards in the deck
}
board-ancestors = { $cards ->
    [0] no ancestors left
    [one] { $cards } ancestor left
   *[other] { $cards } ancestors left
}
board-top = deck
board-empty = empty
board-hours = { $hours } h
board-points = { $points } pts
board-breaks = breaks the trek
board-no-trek = no card yet
board-trek = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}: { $points } pts (next card: { $next })
board-trek-new = new trek
board-trek-after = trek of { $cards }
board-trek-done = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}: { $points }
board-finished = finished:
board-hand = your unused itineraries:
board-ladder = points of a trek by its cards:
board-row = row { $row }
board-punctual = punctual: +{ $points }
board-onto = onto { $seats }
board-again = you play again
board-legend = 👤 person  🚩 event  💡 innovation  ⏫ progress  🌟 wild  💎 ◇ time crystal  ● token  [ ] where the next token goes  › what a row pays  ✗ token without room  =1195 an ancestor with its year

## The board in the browser

board-departures = Departures
board-to-all-ages = to all ages
board-and = and
board-top-of-deck = top of the deck
board-left = { $cards } left
board-clock = Clock
board-at-hour = at { $hour } o’clock
board-done = done for today
board-exactly = exactly +{ $points }
board-preview = What this choice would bring
board-arrive = Arrive
board-too-late = { $hours ->
    [one] { $hours } hour too late: no bonus
   *[other] { $hours } hours too late: no bonus
}
board-earn = Earn
board-no-room = no room: { $tokens }
board-trek-title = Trek
board-goes-on = goes on
board-trek-then = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}: { $points } pts
board-trek-to = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} to { $year }
board-crystals = Crystals
board-may-spend = { $most ->
    [0] none to spend here
   *[other] up to { $most }
}
board-your-trek = Your trek
board-trek-of = Trek: { $seat }
board-your-itineraries = Your itineraries
board-today = Today’s itinerary
board-time-line = Time line from { $from } to { $to }, with the cards of the trek and the departures
board-next-space = { $experience }: next space, { $points } points, { $crystals } time crystals
board-touch-card = Touch a departure to see where it takes you.
board-grows = From { $year } on, your trek grows; anything earlier ends it.
board-furthest-behind = { $you ->
    [yes] You are furthest behind on the clock: it is your turn.
   *[no] { $seat } is furthest behind on the clock, and plays.
}
board-choosing = Everyone chooses an itinerary for the day.
board-over = All three days are over.

## Components, beside the rules

part-card = History card: year, hours, what it gives
part-tokens = Experience tokens, one kind for each column

## The list view: fields of what is seen, and the words in them

field-again = You play again at once
field-ancestors = Ancestors
field-benefits = Gives
field-breaks = Breaks the trek
field-chosen = Card chosen
field-clock = Clock
field-columns = Columns for the wild token
field-complete = Complete
field-covered = Covered
field-covers = Spaces it covers
field-crystal-points = Points for time crystals
field-crystals = Time crystals
field-day = Day
field-days = Days
field-deck = Cards in the deck
field-departures = Departures
field-experience = Experience
field-finished = Finished
field-further = Points for each card beyond
field-hour = Hour
field-hours = Hours
field-itinerary = Itinerary
field-itinerary-points = Itinerary points by day
field-ladder = Points of a trek by its cards
field-landings = Where crystals would bring you
field-left = Left
field-lost = Tokens without room
field-next = Next spaces
field-onto = On top of
field-order = Order of play
field-punctual = Points for being punctual
field-punctual-points = Punctuality points by day
field-punctuality = Points for arriving exactly at 12
field-row = Row
field-rows = Rows
field-seats = Players
field-spaces = Spaces
field-stopped = Hours that do not count
field-track = Points on the track
field-trek-cards = Cards in the trek
field-trek-points = Points of the trek
field-treks = Treks
field-treks-change = Change of your trek points
field-unused = Unused itineraries
field-used = Itineraries used
field-wilds = Wild tokens to place
field-year = Year
field-years = Years
word-phase-card = choosing a card
word-phase-crystals = spending time crystals
word-phase-itinerary = everyone chooses an itinerary
word-phase-wild = placing a wild token

## The rules: all cards and figures

box-cards = History cards
box-itineraries = Itineraries
box-itineraries-note = ○ a space, a number: a space that pays so many points, ✦ one that pays a time crystal. The last column is what a complete row pays.
box-departure = Under the departure row
box-deck = top of the deck
box-treks = Points of a trek
box-ancestors = Ancestor cards in play
box-figures = Other figures
column-row-end = Row
column-bonus = Gives
column-hours = Hrs
figure-days = Days
figure-hours = Hours in a day
figure-itineraries = Itineraries dealt to each player
figure-start-crystals = Time crystals at the start
figure-crystal-points = Points for each time crystal left
figure-punctuality = Punctuality bonus
figure-further = Points for each further card of a trek
figure-ancestors = Ancestor cards in the box
figure-ancestor-hours = Hours of an ancestor
figure-ancestor-gives = An ancestor gives
