tagline = Eine Tour für alle: Leg deine Tickets Land für Land und sei als Erstes fertig.
kind = 3 Runden, eine gemeinsame Weltreise

option-start = Start der Reise
option-start-help = Wie die Hauptstadt bestimmt wird, in der die Reise einer Runde beginnt.
option-start-random = ausgelost
option-start-choose = gewählt von der Person, die die Runde beginnt
option-rounds = Runden
option-rounds-help = Drei Runden sind ein ganzes Spiel, eine ein kurzes.

move-finish = Zum Abwerfen übergehen
move-lay = {$card} legen
move-discard = {$card} abwerfen
move-charter = {$card} per Charterflug
move-give = {$seat} eine Karte ziehen lassen
move-start = Die Reise hier beginnen: {$card}

prompt-start = Runde {$round}: Wähle, wo die Reise beginnt. Die Karten werden danach ausgeteilt.
prompt-play = Lege höchstens ein neues Land oder eine Insel und beliebig viele Nebenziele.
prompt-play-on = Dein Land oder deine Insel liegt; Nebenziele dürfen noch folgen.
prompt-discard = Wirf eine Karte ab.
prompt-give = Du hast ein „+1“ abgeworfen: Wer soll eine Karte ziehen?
prompt-give-last = Dein „+1“ war deine letzte Karte: Wer soll vor dem Ende der Runde noch eine ziehen?

event-round = { $you ->
    [yes] Runde {$round}: je {$cards} Karten, und du beginnst.
   *[no] Runde {$round}: je {$cards} Karten, und {$seat} beginnt.
}
event-start = Die Reise beginnt hier: {$card}.
event-start-chosen = { $you ->
    [yes] Du lässt die Reise hier beginnen: {$card}.
   *[no] {$seat} lässt die Reise hier beginnen: {$card}.
}
event-drew = Du ziehst {$card}.
event-drew-hidden = { $you ->
    [yes] Du ziehst eine Karte.
   *[no] {$seat} zieht eine Karte.
}
event-drew-extra = Du musst eine Karte ziehen: {$card}.
event-drew-extra-hidden = { $you ->
    [yes] Du musst eine Karte ziehen.
   *[no] {$seat} muss eine Karte ziehen.
}
event-nothing-to-draw = { $you ->
    [yes] Für dich ist nichts mehr zu ziehen da.
   *[no] Für {$seat} ist nichts mehr zu ziehen da.
}
event-reshuffled = { $cards ->
    [one] Der Stapel war leer: {$cards} Karte aus dem Abwurf wird zum neuen Stapel.
   *[other] Der Stapel war leer: {$cards} Karten aus dem Abwurf werden zum neuen Stapel gemischt.
}
event-laid = { $you ->
    [yes] Du legst {$card} zur Reise.
   *[no] {$seat} legt {$card} zur Reise.
}
event-laid-under = { $you ->
    [yes] Du legst {$card} unter {$country}.
   *[no] {$seat} legt {$card} unter {$country}.
}
event-chartered = { $you ->
    [yes] Du charterst einen Flug und legst {$card} zur Reise.
   *[no] {$seat} chartert einen Flug und legt {$card} zur Reise.
}
event-discarded = { $you ->
    [yes] Du wirfst {$card} ab.
   *[no] {$seat} wirft {$card} ab.
}
event-named = { $you ->
    [yes] Deine Wahl fällt auf {$other}.
   *[no] { $other-you ->
        [yes] Die Wahl von {$seat} fällt auf dich.
       *[no] Die Wahl von {$seat} fällt auf {$other}.
    }
}
event-laid-all = { $you ->
    [yes] Du hast deine letzte Karte gelegt: Runde {$round} ist zu Ende.
   *[no] {$seat} hat die letzte Karte gelegt: Runde {$round} ist zu Ende.
}
event-discarded-last = { $you ->
    [yes] Du hast deine letzte Karte abgeworfen: Runde {$round} ist zu Ende.
   *[no] {$seat} hat die letzte Karte abgeworfen: Runde {$round} ist zu Ende.
}
event-discarded-joker = { $you ->
    [yes] Dein letzter Abwurf ist ein Charterflug: Runde {$round} ist zu Ende, die Punkte der anderen verdoppeln sich.
   *[no] Der letzte Abwurf von {$seat} ist ein Charterflug: Runde {$round} ist zu Ende, die Punkte verdoppeln sich.
}
event-discarded-plus-one = { $you ->
    [yes] Dein „+1“ war deine letzte Karte: Runde {$round} ist zu Ende.
   *[no] Das „+1“ war die letzte Karte von {$seat}: Runde {$round} ist zu Ende.
}
event-ran-dry = Seit {$turns} Zügen kam nichts zur Reise: Runde {$round} ist zu Ende, und alle schreiben Punkte auf.
event-caught = { $you ->
    [yes] Du bleibst sitzen auf {$cards}: {$points}.
   *[no] {$seat} bleibt sitzen auf {$cards}: {$points}.
}
event-doubled = { $you ->
    [yes] Verdoppelt: {$points} mehr für dich.
   *[no] Verdoppelt: {$points} mehr für {$seat}.
}
event-game-ends = Die Reise ist zu Ende.

reason-choose-start-first = Wähle zuerst die Hauptstadt, in der die Reise beginnt.
reason-tour-has-started = Die Reise dieser Runde hat schon begonnen: {$card}.
reason-give-after-plus-one = Bestimmen, wer zieht, kann nur, wer eben ein „+1“ abgeworfen hat.
reason-name-a-player = Dein „+1“ ist abgeworfen: Bestimme zuerst, wer eine Karte zieht.
reason-not-yourself = Du musst jemand anderen bestimmen.
reason-no-such-seat = Es sind nur {$seats} Personen am Tisch.
reason-finish-first = Geh zuerst zum Abwerfen über; dann kannst du {$card} abwerfen.
reason-discard-now = Du spielst nichts mehr: Wirf eine Karte ab.
reason-in-the-tour = {$card} liegt schon in der Reise.
reason-in-the-discards = {$card} liegt im Abwurf.
reason-not-in-hand = {$card} ist nicht auf deiner Hand.
reason-plus-one-is-discarded = Ein „+1“ wird nie gelegt: Es wirkt, wenn du es abwirfst.
reason-joker-alone = Ein Charterflug wird nie allein gelegt: Wähle das Land oder die Insel, die er bringt.
reason-country-not-in-tour = Für {$card} muss {$country} in der Reise liegen.
reason-island-is-not-enough = Für {$card} muss {$country} in der Reise liegen; {$island} genügt nicht.
reason-one-stop-a-turn = Nur ein neues Land oder eine Insel je Zug: Du hast {$laid} gelegt, {$card} muss warten.
reason-no-connection = {$card} ist nicht mit der Reise verbunden. Verbindungen: {$cards}; auch ein Charterflug brächte dich hin.
reason-no-joker = Du hast keinen Charterflug, der {$card} bringen könnte.

line-caught = Auf der Hand geblieben
line-doubled = Verdopplung

ending-rounds = { $rounds ->
    [one] Die Runde ist gespielt.
   *[other] Alle {$rounds} Runden sind gespielt.
}
tie-shared = Gleiche Summen: Der Sieg wird geteilt.

board-turn = { $you ->
    [yes] du bist am Zug
   *[no] {$seat} ist am Zug
}
board-lowest-wins = die wenigsten Punkte gewinnen
board-tour = Die Reise
board-next = führt nach
board-hand = Deine Hand
board-hand-points = { $points ->
    [one] {$points} Punkt in Gefahr
   *[other] {$points} Punkte in Gefahr
}
board-new = neu
board-pile = Stapel {$cards}
board-discards = Abwurf {$cards}
board-discarded = Abgeworfen
board-held-over = Seit einem Mischen auf Händen
board-dry = seit {$turns} von {$limit} Zügen nichts gelegt
board-from = ab {$cards}
board-under = unter {$cards}
board-needs = braucht {$cards}
board-more = +{$count}
board-steps = {$steps} Schritte
board-opens = öffnet {$cards}
board-opens-nothing = öffnet nichts Neues
board-joker = bringt ein Land oder eine Insel von deiner Hand
board-plus-one = abwerfen: jemand zieht eine Karte
board-last-round = Runde {$round}
board-out = ausgegangen
board-doubled = verdoppelt
board-legend = ● jetzt legbar · ○ nächster Zug · ★ Start · ✈ Charter · / Nebenziel · ~ Insel

board-round = Runde {$round} von {$rounds}
board-step-draw = Ziehen
board-step-play = Legen
board-step-discard = Abwerfen
board-just-drawn = gezogen
board-secondary = Nebenziel
board-points = { $points ->
    [one] {$points} Punkt
   *[other] {$points} Punkte
}
board-hand-size = Handkarten
board-cards-in-hand = { $cards ->
    [one] {$cards} Karte auf der Hand
   *[other] {$cards} Karten auf der Hand
}
board-sum = Summe
board-draw-pile = Zugstapel
board-discard-pile = Abwurf
board-who-draws = Wer zieht eine Karte?
board-flight-first = Jetzt das Land oder die Insel berühren
board-map = Weltkarte
board-map-tour = Weltkarte mit der Reise: {$cards}
board-whole-world = Ganze Welt
board-closer = Näher
board-glass-larger = Europa näher ansehen
board-glass-smaller = Lupe zurücklegen
board-you-may = jetzt legbar
board-would-open = würde öffnen
board-in-hand = deine Hand
board-if-lay = Wenn du {$card} legst
board-if-charter = {$card} mit dem Charterflug
board-if-discard = Wenn du {$card} abwirfst
board-not-open = {$card} ist noch nicht offen
board-less = −{$points} auf der Hand
board-opens-count = { $count ->
    [one] Ein Ziel mehr wird für alle offen:
   *[other] {$count} Ziele mehr werden für alle offen:
}
board-needs-one = Eines davon in der Reise würde es öffnen:
board-frees = Das öffnet {$cards} von deiner Hand.
board-nearer = {$next} würde dann {$card} öffnen.
board-nearer-steps = {$card} wäre noch {$steps} Schritte entfernt.

## Components, beside the rules

part-gold = Goldene Sterne: ein Start für die Tour
part-country = Land mit seinen Punkten
part-island = Insel
part-secondary = Nebenziel: liegt unter seinem Land
part-joker = Joker: ein Charterflug
part-plus-one = Abgelegt lässt sie jemanden ziehen

## The list view: fields of what is seen, and the words in them

field-by-seat = Wie viele jeder hat
field-caught = Auf der Hand geblieben
field-doubled = Verdoppelt
field-dry-limit = So viele beenden die Runde
field-ending = Wie sie endete
field-entered = Land oder Insel in diesem Zug gelegt
field-first = Hat die Runde begonnen
field-frees = Öffnet von deiner Hand
field-held-over = Seit dem Mischen auf Händen
field-joker = Charterflug
field-last-round = Letzte Runde
field-nearer = Kommt näher
field-needs = Braucht eines von
field-newest = Eben gezogen
field-next = Führt weiter über
field-open = Offen
field-open-secondaries = Offene Nebenziele
field-opens = Öffnet
field-out = Ging aus
field-secondaries = Nebenziele
field-steps = Schritte entfernt
field-top = Zuletzt abgelegt
field-tour = Die Tour
field-via = Verbunden mit
word-ending-discarded-joker = letzte Karte abgelegt: ein Joker
word-ending-discarded-last = letzte Karte abgelegt
word-ending-discarded-plus-one = letzte Karte abgelegt: eine „+1“
word-ending-laid-all = alle Karten gelegt
word-ending-ran-dry = niemand legte mehr an
word-phase-discard = eine Karte ablegen
word-phase-give = wählen, wer eine Karte zieht
word-phase-play = Karten legen
word-phase-start = den Start der Tour wählen

## The rules: all cards and figures

box-stops = Länder und Inseln
box-stops-note = ★ kennzeichnet die Hauptstädte, in denen eine Runde beginnen kann.
box-stop = {$card}, {$country}
box-start = ★ {$card}, {$country}
box-island = {$card}, {$country}
box-islands = Inseln
box-secondaries = Nebenziele
box-others = Weitere Karten
box-dealt = Ausgeteilte Karten
box-figures = Weitere Zahlen
column-stop = Ort
column-kinds = Kontinent oder Insel
column-secondary = Ort
column-country = Land
figure-rounds = Runden
figure-countries = Länderkarten
figure-islands = Inseln
figure-secondaries = Nebenziele
figure-new-stops = Neue Länder oder Inseln je Zug
figure-dry-turns = Züge in Folge ohne Ergänzung, die eine Runde beenden
