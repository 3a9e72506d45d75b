tagline = Twelve lights in the dark.
kind = Twelve lights, hidden hands
option-drawing = Drawing
option-drawing-help = Hands are refilled from the bag.
move-light = Light {$lantern}
move-bury = Bury {$lantern}
move-keep = Keep all
prompt-light = Choose a lantern to light.
prompt-bury = Bury a lantern, or keep them.
event-chose = You choose {$lantern}.
event-lit = { $you ->
    [yes] You light {$lantern}.
   *[no] {$seat} lights {$lantern}.
}
event-took = { $you ->
    [yes] You take the point.
   *[no] {$seat} takes the point.
}
event-buried = {$seat} buries a lantern.
event-buried-own = You bury {$lantern}.
event-kept = { $you ->
    [yes] You keep your lanterns.
   *[no] {$seat} keeps the lanterns.
}
event-drew = You draw {$lantern}.
event-ended = A hand is empty.
moment-game = The last lantern is dug up
reason-lighting = Light a lantern first.
reason-burying = The light is over: bury or keep.
reason-not-in-hand = {$lantern} is not in your hand.
line-lights = Lights
line-buried = Buried
ending-hand = A hand was empty.
tie-shared = The win is shared.
tie-buried = More lanterns buried.
stage-light = Light { $number }
field-light = Light
field-winner = Last light
field-keepers = Keepers
field-hand-size = Lanterns in hand
field-buried = Buried
field-dug-up = Dug up
field-lights = Lights
field-buried-points = Points for buried lanterns
field-bag = In the bag
field-lit = Lit
word-phase-lighting = everyone chooses a lantern
word-phase-burying = the brightest light may bury a lantern
tip-start = Light your lanterns one by one: the highest takes the point.
tip-prompt-light = All choose at once. High numbers take points; bury even ones.
tip-prompt-bury = A buried even number is worth a point at the end.
box-lanterns = Lanterns
box-worth-a-point = a point
box-figures = Other figures
column-lantern = Number
column-buried-worth = Worth when buried
figure-hand = Lanterns in a hand
