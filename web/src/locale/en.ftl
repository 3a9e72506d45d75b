tagline-house = { $count ->
    [one] One journey in one bundle
    [5] Five journeys in one bundle
   *[other] { $count } journeys in one bundle
}
where-to = Where to today?
no-server = The server isn’t answering.
try-again = Try again
home = Home
close = Close
language = Language
players-range = { $least }–{ $most } players
minutes = { $count } min
boarding-pass = Boarding pass
bots = Bots
level = Level
level-random = random
level-novice = novice
level-casual = casual
level-swift = swift
level-expert = expert
level-master = master
match-me = match me
match-now = { $level } now; your wins and losses move it
match-me-bot = match me ({ $level } now)
strength = strength { $rating }
play-now = Play now
against-bots = { $count ->
    [one] against { $count } bot
   *[other] against { $count } bots
}
with-friends = Play with friends
with-friends-text = send a link, no account
same-device = Same device
same-device-text = pass it round the table
join-code-text = Table link or code
join = Join
continue = Continue
your-turn = your turn
waiting-for = waiting for { $players }
status-waiting = in the lobby
status-playing = under way
status-finished = finished
status-closed = closed
ends-by-itself = Nobody plays: ends on { $date }, unless you look in
ended-by-itself = Ended on { $date }: nobody played
nickname = Your name
nickname-text = This is what others at the table see. No account needed.
nickname-guest = Guest

lobby = The table is being set
seat-open = open seat
seat-you = you
seat-bot = { $level } bot
seat-here = on this device
make-open = Leave open
start-game = Start the game
waiting-for-host = Waiting for the host to start.
seats-are-open = Some seats are still open. Wait for friends or fill them with bots.
invite-friends = Invite friends
copy-link = Copy link
copied = Copied
share = Share
qr-label = Code to scan with a phone
options = Variants
settings-table = Table
listed = Anyone may find and join this table
spectators-allowed = Others may watch
chat-allowed = Chat
hints-allowed = Hints
take-backs-allowed = Take-backs
quick-bots = Bots play at once

board = Board
own-things = Your things
your-choices = Your choices
you = you
waiting-for-others = { $count ->
    [0] One moment…
   *[other] Waiting for { $players }.
}
thinking = { $player } is thinking…
game-is-over = The game is over.
undo = Take back
hint = Hint
candidates = A few good choices
hint-says = Hint: { $move }
rules = Rules
log = Log
scores = Scores
chat = Chat
say-something = Say something
send = Send
spectator-count = { $count ->
    [0] nobody is watching
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
watching = You are watching
line-connecting = Connecting…
line-broken = Connection lost. Reconnecting…
line-stalled = No answer from the server…
move-unconfirmed = Your move isn’t confirmed yet. It will be sent again until it is.
line-refused = This table can’t be opened.
components = In the box
search-rules = Search the rules
rules-contents = Contents
ruling = ruling
no-rules-found = Nothing found.
bot-label = bot
away-label = away
come-back = Take the seat back
leave-table = Leave the table
close-table = Close the table
ask-take-back = { $player } would like to take a move back.
asked-take-back = You asked { $players } for a take-back.
ask-settings = { $player } would like to change the settings of this game: { $changes }.
ask-remove = { $player } would like { $other } to leave the game; a bot would play on.
change-move-limit = { $seconds ->
    [0] no clock
   *[other] { $seconds } s for each decision
}
change-stand-in = { $level } stands in for those who are away
change-hints = { $on ->
    [1] hints
   *[other] no hints
}
change-take-backs = { $on ->
    [1] take-backs
   *[other] no take-backs
}
change-spectators = { $on ->
    [1] others may watch
   *[other] nobody else may watch
}
agree = Agree
refuse = Refuse
pass-the-device = Pass the device to { $player }.
show-my-things = I’m { $player }
total = Total
list-view = Show as a list
board-view = Show the board
told-has = { $you ->
    [yes] You have { $what }.
   *[no] { $seat } has { $what }.
}
told-turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
}
told-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
told-hand = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
list = List
all-fields = All fields
say-table = Say the table ({ $key })
say-choices = Say what I can do ({ $key })
say-news = Say what happened since my turn ({ $key })
nothing-to-do = There is nothing for you to do now.
nothing-new = Nothing has happened since.
keys = Keys B, C and N say the table, my choices and what is new

end-title = { $players } wins
end-title-shared = { $players } share the win
end-you-win = You win!
feat-first-win = Your first win in this game
feat-first-at = Your first win against { $level }
feat-best = { $points ->
    [one] Your best game so far: { $points } point
   *[other] Your best game so far: { $points } points
}
feat-level = Level on points, and first
feat-ahead = { $points ->
    [one] { $points } point ahead
   *[other] { $points } points ahead
}
feat-gap-short = { $points ->
    [0] Level on points
    [one] { $points } point short
   *[other] { $points } points short
}
feat-gap-over = { $points ->
    [0] Level on points
    [one] { $points } point too many
   *[other] { $points } points too many
}
feat-short-best = { $gap }, and your best game so far
feat-short-closest = { $gap }: you have never been closer
feat-short-most = { $gap }, and first on the line “{ $line }”
feat-short = { $gap }
who-scored-what = Who scored what
chances = Chances of winning
chances-text = How likely each player was to win, move by move
chances-learned = At a glance: what a trained net gives each player, judging by that player’s own cards. Games played on will replace it in a moment.
chances-rough = Rough at first: { $playouts } games played on from each moment so far, averaged with its neighbours. It grows sharper by itself.
chances-near = Bots played on from each turn, { $playouts } times on average. In { $surely } of cases that gives the chance of someone who sees all the cards to within ±{ $within }; neighbouring turns were averaged where it took more. The band shows what it may be.
chances-sure = Bots played on from each turn until its chance was known to ±{ $within } in { $surely } of cases ({ $playouts } games on average), for someone who sees all the cards. The band shows what it may be.
chance-between = { $chance } ({ $low } to { $high })
see-moment = See this moment
try-from-here = Try it from here
try-note = Against bots, with the same cards; it counts for no best game.
turning-board = The board before this decision
turning-of = Whose turning points
turning-points = { $you ->
    [yes] Your turning points
   *[no] Turning points: { $seat }
}
turning-soon = They are found once the curve is sure.
turning-none = No single decision surely changed the chances.
turning-instead = { $played } instead of { $better }
turning-change = chance { $before } → { $after }
turning-luck = No better move was known then: luck did the rest.
turning-best = The best move there was.
turning-better = By what was known, { $better } was worth { $best }, this { $value }.
turning-why = In points: { $lines }.
working = Working…
replay = Replay
rematch = Rematch
go-to-rematch = Go to the rematch
verify = The deal is the promised one: what this device has checked
verify-wrong = Something about the deal is wrong
verify-text = How the cards follow from these numbers, and that every move was lawful, only the rules can tell: download the record and run
verify-draws = { $draws } numbers were drawn in the game: each is the next one of the stream that the seed gives, none left out, none drawn twice.
verify-draws-wrong = After entry { $entry } of the record a number was drawn that the seed does not give.
verify-commit = Shown before the first card
verify-seed = Seed
verify-seed-right = The seed is the one whose hash was shown beforehand.
verify-seed-wrong = The seed is not the one that was promised.
verify-took = Numbers drawn by the devices of { $players } went into the deal: nobody could choose it, not even whoever runs the server.
verify-nobody = No player’s device took part in the deal: it rests on the server’s word.
verify-numbers-wrong = A number is not the one that was promised.
verify-withheld = Promised a number and did not tell it: { $players }.
verify-mine = The number that this device drew is among them.
verify-mine-missing = The number that this device drew is not among them.
deal-promised = A fair deal
deal-promised-text = The server has drawn its seed and shows its hash here. Each player’s device adds a number of its own when the game starts, so nobody can choose the cards.
download-record = Download the record

replay-of = Replay: { $game }
step-back = Back
step-on = Next
play-on = Play
pause = Pause
speed = Speed
seen-by = Seen by
everyone = Everyone
open-view = Open hands
hand-of = { $seat }’s hand
turn-back = One turn back
turn-on = One turn on
moment = Moment { $n } of { $total }
copy-moment = Copy link to this moment

settings = Settings
theme = Colours
theme-system = like the device
theme-light = day
theme-dark = night train
sound = Sounds
moment-speed = How fast what happens is shown
moment-speed-off = Off
moment-speed-fast = Fast
moment-speed-normal = Normal
moment-speed-slow = Slow
volume = Volume
ambience = Background sounds
moment-go-on = Continue
moment-all = Show all
moment-who-won = See who won
log-of = Whose lines
since-your-turn = Since your turn
moment-again = Show again
moment-replays = This is a replay
moment-retell = Again
still-looking = { $count ->
    [one] { $players } is still looking at the scores.
   *[other] { $players } are still looking at the scores.
}
place-best = Best of the table this time.
place-best-past = Best of the table this time, and past { $players }.
place-past = You go past { $players }.
place-passed = { $count ->
    [one] { $players } goes past you.
   *[other] { $players } go past you.
}
place-behind = { $points ->
    [one] { $points } point behind { $players }.
   *[other] { $points } points behind { $players }.
}
place-level = Level at the top with { $players }.
place-ahead = { $points ->
    [one] You lead by { $points } point.
   *[other] You lead by { $points } points.
}
moment-standing = The standing
moment-lines = Line by line
palette = Colour-safe palette
guide = Explain the rules while I play
call-me = Call me with sound and vibration when it’s my turn and I’m looking elsewhere
keep-shell = Keep Baluchon on this device, to start it from the home screen
other-device = Continue on another device
other-device-text = { $minutes ->
    [one] Scan this code on the other device, or type it in there, within a minute.
   *[other] Scan this code on the other device, or type it in there, within { $minutes } minutes.
}
recover-title = Continue here
recover-text = This makes your tables available on this device.
recover-use = Yes, this is me
recover-failed = This code has expired or was already used. Ask for a new one.

# Stories, the guide, the travel journal and the quiz.
story = Story
story-turn-back = Turn back
story-on-map = On the map
story-more = What it stands on
story-read = read
story-nearby = Near here
story-none = There is no such story.
story-anywhere = Take me anywhere
story-unknown = Touch a card or a place to read its story.
stories-all = All
stories-search = Search the stories
stories-found = { $count ->
    [0] Nothing found
    [one] { $count } story
   *[other] { $count } stories
}
stories-list = List
stories-map = Map
stories-timeline = Timeline
stories-dates = Dates
stories-browse = Browse the stories
stories-back = Back to the guide
stories-choose = Touch a place, an event or a thing to read its story.
travel-guide = Guide
travel-guide-text = every place and every century of your travels
map-larger = Zoom in
map-smaller = Zoom out
map-keys = { $count ->
    [one] Map with { $count } place; the arrow keys go from place to place
   *[other] Map with { $count } places; the arrow keys go from place to place
}
year-before = { $year } BCE
dates-until = up to { $year }
dates-from = from { $year }
place-degrees = { $latitude }°{ $north ->
    [yes]  N
   *[no]  S
}, { $longitude }°{ $east ->
    [yes]  E
   *[no]  W
}
postcards = Postcards of what is taken
quiz = Quiz
quiz-text = Guess aloud, then turn the card over.
quiz-question = Question { $number } of { $total }
quiz-show = Show the answer
quiz-knew = We knew it
quiz-did-not = We didn’t
quiz-result = { $known } of { $total } known
quiz-table = A question for the table
quiz-again = Ask again
quiz-read = Read the story
journal = Travel journal
journal-company = with { $players }
journal-alone = on my own
journal-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
journal-place = place { $place } of { $count }
journal-of = Journal of
journal-visits = { $count ->
    [one] { $count } stop
   *[other] { $count } stops
}
journal-things = { $count ->
    [one] { $count } thing brought home
   *[other] { $count } things brought home
}
journal-trips = { $visits } on { $trips } trips
journal-from-to = { $first } to { $last }
journal-visit-of = { $visits }: { $title }
journal-highlights = Highlights
journal-moment = Moment { $n }
journal-see = See it
journal-stories = Stories on the way
journal-picture = Save as picture
journal-svg = Save as drawing (SVG)
journal-print = Print
journal-not-over = The journal is written when the game is over.
journal-nothing = No stop on this journey, but a view of all the others.
journal-stamp-won = won
journal-end = The end of the journey

refusal = That didn’t work: { $message }
why-not-none = You can do that now.
guide-next = Got it
lesson = Lesson
learn = Learn by playing
lesson-show = Show me one
lesson-let-me-play = Let me play
lesson-keep = Keep it
lesson-take-back = Take it back
lesson-play-on = Play on from here
lesson-progress = { $done } of { $all } decisions
lesson-again = Start the lesson again
daily-number = no. { $number }
daily-text = Same cards for everyone, against { $bots } casual bots. One try.
daily-play = Play today’s deal
daily-go-on = Go on with your try
daily-practise = Practise it
daily-look = Look at the result
daily-closes = closes in { $hours } h { $minutes } min
daily-played = { $count ->
    [0] Nobody has played it yet.
    [one] One has played, score { $middle }.
   *[other] { $count } have played, middle score { $middle }.
}
daily-mine = Your try: { $score } points, place { $place } at the table.
daily-ahead = { $count ->
    [0] Nobody here has done better.
    [one] One here has done better.
   *[other] { $count } here have done better.
}
daily-not-over = Your try isn’t over yet.
daily-missed = You didn’t play on this day. You can still practise it.
daily-others = On this server
daily-you = you
daily-copy = Copy to share
daily-copied = Copied
daily-calendar = Your days
daily-day-played = { $date }: { $score } points
daily-day-missed = { $date }: not played
daily-streak = { $count ->
    [one] One day in a row
   *[other] { $count } days in a row
}
daily-sealed = How it is sealed
daily-sealed-text = The deal follows from a number whose hash is shown while the day lasts. The number itself is told the day after (UTC), so that anyone can check that all had the same cards.
daily-seed-later = told tomorrow
daily-no-seed = This is a deal of the day: its number is told on the page of that day, once the day is over.
challenge = Challenge
challenge-hand-on = Hand the deal on
challenge-copied = Link copied: whoever opens it plays the same deal in your seat.
challenge-from = { $name } challenges you
challenge-text = The same deal in the same seat, against { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}. To beat: { $score } points, place { $place } at the table.
challenge-take = Take it up
every-day = Every day
puzzle = Puzzle
puzzles = Puzzles
puzzle-of = { $game }: puzzle { $number }
puzzles-text = Positions out of games between bots: one choice is clearly the best. How hard a puzzle is goes by how often bots of every level find it.
puzzles-easy = Easy: most bots find these
puzzles-middling = Middling: good bots find these
puzzles-hard = Hard: only bots that search find these
puzzles-none = This game has no puzzles yet.
puzzles-solved = { $solved } of { $total } solved
puzzle-solve = Solve the next one
puzzle-open = Puzzle { $number }
puzzle-is-solved = Puzzle { $number }, solved
puzzle-is-missed = Puzzle { $number }, not found
puzzle-choose = This one
puzzle-chosen = You chose: { $move }
puzzle-next = Next puzzle
puzzle-streak = { $count ->
    [one] One in a row
   *[other] { $count } in a row
}
coach = Coach
coach-text = Before a choice that costs much the coach asks once more, and says what would have been better.
coach-off = Off
coach-quiet = Quiet
coach-normal = Normal
coach-talkative = Talkative
coach-keep = Play it all the same
coach-here = At this table
coach-everywhere = Coach in games against bots
advice = What would help you most
advice-later = After { $needed } finished games of one kind, some of them lost, the coach says here which line of the score sheet decides them.
advice-short = { $line } decides { $decided } of your { $losses } losses in this game.
guide-clauses = Read the rules on this
guide-skip = Hide explanations
seats = Seats
so-far = So far
no-scores-yet = Scores will appear here.
chat-empty = Nothing has been said yet.
look-at-moment = Look at this moment
earlier-moment = You are looking at an earlier moment.
back-to-now = Back to now
no-spectators = Spectators aren’t allowed at this table.
people = People at the table
people-none = Nobody else is here.
people-muted = muted
people-removed = removed
people-asked = The others are being asked.
mute = Mute
unmute = Let speak
remove = Remove
let-in = Let back in
you-are-muted = The host has muted you.
you-were-removed = You were removed from this table. The host can let you back in.
to-the-table = Go to the table
your-name = You travel as
find-tables = Open tables
sit-down = Take a seat
watch = Watch
guide-title = Explanation
guide-start = About this game
invited-to = A seat for you: { $game }
beside-the-board = Log, scores, rules

name-of-seat = Name in seat { $number }
seat-host = host
seat-person = a friend
make-open-again = Ask them to leave
make-host = Make host
seat-up = Move seat { $number } up
seat-down = Move seat { $number } down
seat-remove = Remove seat { $number }
add-seat = Add a seat
shuffle-seats = Shuffle the order
locked = Nobody else may sit down
link-only-here = This link only works on this computer. To invite others, start the server with “{ $command }” and open the page by the address it prints.

menu = Menu
things = Players
open-log = { $count ->
    [0] Open the log
   *[other] Open the log ({ $count } new)
}
has-chosen = has chosen
read-rule = rule
ask-undo = Ask to take back
bots-undo = Take back (the bots agree)
show-result = Result
sheet-half = Make the sheet smaller
sheet-full = Make the sheet larger
stay = Stay
leave-asks = A bot will play for you until you come back.
close-asks = The game ends here for everyone and can’t be continued.

title-your-turn = { $count ->
    [one] Your turn
   *[other] Your turn at { $count } tables
}
my-turn = Your turn
waiting-for-others-title = Waiting for others
being-set = Being set up
my-games = My games
all-my-games = All my games
other-games = { $count ->
    [one] { $count } other game
   *[other] { $count } other games
}
search-games = Search by game or player
going-on = Under way
finished-games = Finished
all-games = All
no-games-yet = No games yet. Start one on the home page.
new-game = A new game
have-code = I have a code
game = Game
go = Go
look = Look
start-with = { $game }: play now
table-code = Or have them open { $address } and type
table-code-here = Code of this table
table-code-until = good until { $time }
code-wrong = This code isn’t known here, or it has expired. Check it, or ask for a new one.
code-slow = Too many wrong codes. Wait a little and try again.
code-strange = That’s neither a link nor a code. Check what you typed.
presence-here = here, on another device
presence-gone = not here just now
page-title = { $page } · Baluchon
