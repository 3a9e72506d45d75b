tagline = Zwölf Lichter im Dunkeln.
kind = Zwölf Lichter, verdeckte Hände
option-drawing = Nachziehen
option-drawing-help = Die Hände werden aus dem Beutel aufgefüllt.
move-light = {$lantern} anzünden
move-bury = {$lantern} vergraben
move-keep = Alle behalten
prompt-light = Wähle eine Laterne zum Anzünden.
prompt-bury = Vergrabe eine Laterne oder behalte sie.
event-chose = Du wählst {$lantern}.
event-lit = { $you ->
    [yes] Du zündest {$lantern} an.
   *[no] {$seat} zündet {$lantern} an.
}
event-took = { $you ->
    [yes] Du nimmst den Punkt.
   *[no] {$seat} nimmt den Punkt.
}
event-buried = {$seat} vergräbt eine Laterne.
event-buried-own = Du vergräbst {$lantern}.
event-kept = { $you ->
    [yes] Du behältst deine Laternen.
   *[no] {$seat} behält die Laternen.
}
event-drew = Du ziehst {$lantern}.
event-ended = Eine Hand ist leer.
moment-game = Die letzte Laterne ist ausgegraben
reason-lighting = Zünde zuerst eine Laterne an.
reason-burying = Das Licht ist vorbei: vergrabe oder behalte.
reason-not-in-hand = {$lantern} ist nicht auf deiner Hand.
line-lights = Lichter
line-buried = Vergraben
ending-hand = Eine Hand war leer.
tie-shared = Der Sieg ist geteilt.
tie-buried = Mehr Laternen vergraben.
stage-light = Licht { $number }
field-light = Licht
field-winner = Letztes Licht
field-keepers = Laternenhüter
field-hand-size = Laternen auf der Hand
field-buried = Vergraben
field-dug-up = Ausgegraben
field-lights = Lichter
field-buried-points = Punkte für vergrabene Laternen
field-bag = Im Beutel
field-lit = Angezündet
word-phase-lighting = alle wählen eine Laterne
word-phase-burying = wer die hellste hatte, darf eine vergraben
tip-start = Zünde deine Laternen nacheinander an: Die höchste bringt den Punkt.
tip-prompt-light = Alle wählen gleichzeitig. Hohe Zahlen bringen Punkte; vergrab gerade.
tip-prompt-bury = Eine vergrabene gerade Zahl ist am Ende einen Punkt wert.
box-lanterns = Laternen
box-worth-a-point = ein Punkt
box-figures = Weitere Zahlen
column-lantern = Zahl
column-buried-worth = Vergraben wert
figure-hand = Laternen auf der Hand
