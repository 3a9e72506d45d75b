# Trekking Through History: what is said in English.

tagline = Three days of twelve hours. Spend them on great moments and keep your treks in order.
kind = Three days around the clock

option-first-game = First game
option-first-game-help = On the first day everyone’s itinerary is picked at random; on later days you choose.

## Moves

move-use = Use { $itinerary }
move-take = Take “{ $card }”
move-visit = Visit an ancestor
move-spend = { $crystals }
move-place = Place the wild token in the { $experience } column

## What is asked

prompt-itinerary = { $day }: which itinerary will you use?
prompt-first-card = Which card do you take? It begins your trek.
prompt-card = Your trek has reached { $year }: which card do you take?
prompt-crystals = How many time crystals? { $most } at most.
prompt-wild = { $wilds ->
    [one] Which column does the wild go to?
   *[other] { $wilds } wilds: which column does the next go to?
}

## What happens

event-will-use = You choose { $itinerary } for the day.
event-uses = { $you ->
    [yes] You use { $itinerary } today.
   *[no] { $seat } uses { $itinerary } today.
}
event-takes = { $you ->
    [yes] You take “{ $card }” ({ $year }).
   *[no] { $seat } takes “{ $card }” ({ $year }).
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
event-arrives = { $you ->
    [yes] You move
   *[no] { $seat } moves
} { $hours ->
    [one] one hour
   *[other] { $hours } hours
} forward, to { $hour } o’clock.
event-punctual = { $you ->
    [yes] Right on time: you score
   *[no] Right on time: { $seat } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} for punctuality.
event-stopped = { $you ->
    [yes] Your journey runs past the end of the day: no punctuality bonus.
   *[no] { $seat }’s journey runs past the end of the day: no punctuality bonus.
}
event-crystals = { $you ->
    [yes] You gain
   *[no] { $seat } gains
} { $crystals ->
    [one] { $crystals } time crystal.
   *[other] { $crystals } time crystals.
}
event-covers = { $you ->
    [yes] You place on your itinerary: { $experiences }.
   *[no] { $seat } places on the itinerary: { $experiences }.
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
    [yes] You cover a space and gain a time crystal.
   *[no] { $seat } covers a space and gains a time crystal.
}
event-row-points = { $you ->
    [yes] You complete a row
   *[no] { $seat } completes a row
} worth { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-row-crystal = { $you ->
    [yes] You complete a row and gain a time crystal.
   *[no] { $seat } completes a row and gains a time crystal.
}
event-trek-begins = { $you ->
    [yes] Your first trek begins in { $year }.
   *[no] { $seat }’s first trek begins in { $year }.
}
event-trek-grows = { $you ->
    [yes] Your trek now runs to { $year }:
   *[no] { $seat }’s trek now runs to { $year }:
} { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
}
event-trek-ends = { $you ->
    [yes] You finish a trek
   *[no] { $seat } finishes a trek
} of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} ({ $points ->
    [one] { $points } pt
   *[other] { $points } pts
}); a new one begins in { $year }.
event-new-card = New departure: “{ $card }” ({ $year }).
event-nothing-left = { $you ->
    [yes] There is nothing left for you to take: your day ends without a bonus.
   *[no] There is nothing left for { $seat } to take: the day ends for { $seat } without a bonus.
}
event-day = { $day } begins.
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
reason-card-discarded = “{ $card }” ({ $year }) belongs to Day { $day ->
    [1] I
    [2] II
   *[other] III
}, which is over.
reason-card-of-another-day = “{ $card }” ({ $year }) belongs to the deck of Day { $day ->
    [1] I
    [2] II
   *[other] III
}, which is still to come.
reason-card-not-on-offer = “{ $card }” ({ $year }) is not in the departure row.
reason-no-ancestor-left = There is no ancestor card left.
reason-ancestor-first = An ancestor takes the year of the card before it, so it cannot begin a trek: your first card must be a history card.
reason-crystals-first = You have chosen a card: first say how many crystals you spend on it.
reason-crystals-without-effect = The journey takes { $hours ->
    [one] one hour
   *[other] { $hours } hours
} and never less than one: { $crystals ->
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
reason-column-full = The { $experience } column is full.

## Scores

line-itineraries = Itineraries
line-punctuality = Punctuality
line-crystals = Time crystals
line-treks = Treks
ending-days = All { $days } days are over.
tie-trek = { $trek ->
    [1] The longest trek decides:
    [2] The second longest trek decides:
    [3] The third longest trek decides:
   *[other] Trek number { $trek }, counted from the longest, decides:
} { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
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
board-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
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
board-row-pays = { $crystals ->
    [0] row { $row }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] row { $row }: time crystal
}
board-punctual = on time: +{ $points }
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
board-traveller = { $seat }: { $hour }, { $trek }, { $crystals ->
    [one] { $crystals } time crystal
   *[other] { $crystals } time crystals
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-watches = At { $hour } o’clock: { $seats }
board-done = done for today
board-exactly = on time: +{ $points }
board-preview = What this choice would bring
board-arrive = Arrival
board-too-late = { $hours ->
    [one] { $hours } hour too late: no bonus
   *[other] { $hours } hours too late: no bonus
}
board-earn = Gains
board-no-room = no room: { $tokens }
board-trek-title = Trek
board-goes-on = goes on
board-begins = begins
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
board-trek-of = { $seat }’s trek
board-your-itineraries = Your itineraries
board-itineraries-of = { $seat }’s itineraries
board-today = Today’s itinerary
board-time-line = Timeline from { $from } to { $to }, with the cards of the trek and the departures
board-next-space = { $experience }: next space, points: { $points }, time crystals: { $crystals }
board-touch-card = Touch a departure to see where it takes you.
board-grows = From { $year } on, your trek grows; anything earlier finishes it.
board-furthest-behind = { $you ->
    [yes] You are furthest behind on the clock: it is your turn.
   *[no] { $seat } is furthest behind on the clock and takes the turn.
}
board-choosing = Everyone chooses an itinerary for the day.
board-over = The last day is over.
stage-day-of = { $name } of { $of ->
    [3] III
   *[other] { $of }
}
board-breaks-short = breaks
board-takes = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
board-gives-crystals = { $count ->
    [one] { $count } time crystal
   *[other] { $count } time crystals
}
board-gives-tokens = { $count ->
    [one] { $count } { $experience } token
   *[other] { $count } { $experience } tokens
}
board-act-use = Use
board-act-take = Take
board-act-visit = Visit
board-act-spend = Set off
board-act-place = Place
board-tried-trek = { $card }: trek of { $cards }, { $points } { $points ->
    [one] pt
   *[other] pts
}
board-tried-itinerary = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}, { $crystals ->
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
}
board-nothing = nothing
board-or-with = or with
board-column = { $experience }: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
board-space-pays = { $crystals ->
    [0] number { $number }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] number { $number }: time crystal
}
board-finished-sum = finished: { $points }
board-see-treks = Show all treks, { $treks } finished: { $points } { $points ->
    [one] point
   *[other] points
}
board-trek-now = Current trek
board-used = Used
board-unused = Unused itineraries: { $count }
board-points-by-day = Points by day

## Components, beside the rules

part-card = History card: year, hours, benefits
part-tokens = Experience tokens, one kind per column

## Tips of the guided first game: one idea each

tip-start = Three days: cover itineraries and follow the years in long treks.
tip-prompt-itinerary = Choose one that suits today’s departures; it lasts a day.
tip-prompt-first-card = A card costs hours and gives its benefits and those below.
tip-prompt-card = The same year or a later one makes your trek grow.
tip-prompt-crystals = Each crystal saves an hour; kept, it is worth a point.
tip-prompt-wild = Look for a space that pays or a row to complete.
tip-event-ancestor = An ancestor joins any trek, but begins none.
tip-event-arrives = Whoever is furthest behind on the clock plays next.
tip-event-punctual = End your day exactly on twelve for a bonus.
tip-event-covers = Some spaces pay at once, and so do complete rows.
tip-event-trek-ends = Long treks score most; a single card costs points.
tip-event-day = A new day, a new itinerary; treks and crystals stay.

## The list view: the position in sentences

told-column = { $free ->
    [0] { $experience } full
   *[other] { $experience } { $free } free (the next pays: { $pays })
}
told-finished = { $treks ->
    [one] { $treks } finished trek
   *[other] { $treks } finished treks
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
told-itinerary-pays = { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the itinerary

## The list view: fields of what is seen, and the words in them

field-ancestors = Ancestors
field-benefits = Benefits
field-chosen = Card chosen
field-clock = Clock
field-complete = Complete
field-covered = Covered
field-crystal-points = Points for time crystals
field-crystals = Time crystals
field-day = Day
field-days = Days
field-deck = Cards in the deck
field-departures = Departures
field-experience = Experience
field-finished = Finished
field-further = Points for each further card
field-hour = Hour
field-hours = Hours
field-itinerary = Itinerary
field-itinerary-points = Itinerary points by day
field-ladder = Points of a trek by its cards
field-left = Left
field-next = Next spaces
field-order = Order of play
field-punctual-points = Punctuality points by day
field-punctuality = Points for ending the day exactly on time
field-row = Row
field-rows = Rows
field-seats = Players
field-spaces = Spaces
field-track = Points on the score track
field-trek-points = Points of the trek
field-treks = Treks
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

# Ceremonies
moment-day = The day is over
moment-game = The last day is over
moment-day-begins = { $day }
moment-last-begins = { $day }: the last day
moment-exactly = exactly on time

## What a choice does besides points

note-trek-ends = Your trek ends, and a new one begins.
note-lost = No room on your itinerary: {$tokens}.
note-wilds = {$count ->
    [one] {$count} wild token to place where you like.
   *[other] {$count} wild tokens to place where you like.
}
note-hour = Your watch moves to {$hour} o’clock.
note-again = {$hour} o’clock: you play again at once.
note-onto = There you play before {$players}.
