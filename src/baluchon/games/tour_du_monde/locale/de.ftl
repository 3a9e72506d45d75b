tagline = Eine Reise für alle: Leg deine Tickets Land für Land und sei zuerst fertig.
kind = Karten loswerden, gemeinsam reisen

option-start = Start der Reise
option-start-help = Wie die Hauptstadt bestimmt wird, in der die Reise einer Runde beginnt.
option-start-random = ausgelost
option-start-choose = gewählt von der Person, die die Runde beginnt
option-rounds = Runden
option-rounds-help = Drei Runden sind ein ganzes Spiel, eine ist ein kurzes.

move-finish = Zum Abwerfen übergehen
move-lay = {$card} legen
move-discard = {$card} abwerfen
move-charter = Flug chartern: {$card}
move-give = {$seat} eine Karte ziehen lassen
move-start = Die Reise hier beginnen: {$card}

prompt-start = Runde {$round}: Wo beginnt die Reise? Karten gibt es danach.
prompt-play = Lege Land oder Insel, dazu Nebenziele.
prompt-play-on = Gelegt. Nebenziele dürfen noch folgen.
prompt-nothing-to-lay = Nichts zu legen: weiter zum Abwerfen.
prompt-discard = Wirf eine Karte ab.
prompt-give = „+1“: Wer zieht eine Karte?
prompt-give-last = Deine letzte Karte, ein „+1“: Wer zieht noch eine?

event-round = { $you ->
    [yes] Runde {$round}: je {$cards} Karten, und du beginnst.
   *[no] Runde {$round}: je {$cards} Karten, und {$seat} beginnt.
}
event-start = Die Reise beginnt hier: {$card}.
event-start-chosen = { $you ->
    [yes] Du lässt die Reise hier beginnen: {$card}.
   *[no] {$seat} lässt die Reise hier beginnen: {$card}.
}
event-drew = Du ziehst { a-card }.
event-drew-hidden = { $you ->
    [yes] Du ziehst eine Karte.
   *[no] {$seat} zieht eine Karte.
}
event-drew-extra = Du musst eine Karte ziehen: { a-card }.
event-drew-extra-hidden = { $you ->
    [yes] Du musst eine Karte ziehen.
   *[no] {$seat} muss eine Karte ziehen.
}
event-nothing-to-draw = { $you ->
    [yes] Für dich ist nichts mehr zum Ziehen da.
   *[no] Für {$seat} ist nichts mehr zum Ziehen da.
}
event-reshuffled = { $cards ->
    [one] Der Stapel war leer: Die einzige Karte der Ablage wird zum neuen.
   *[other] Der Stapel war leer: Die {$cards} Karten der Ablage werden zum neuen gemischt.
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
    [yes] Du wirfst { a-card } ab.
   *[no] {$seat} wirft { a-card } ab.
}
event-named = { $you ->
    [yes] Du bestimmst {$other}.
   *[no] { $other-you ->
        [yes] {$seat} bestimmt dich.
       *[no] {$seat} bestimmt {$other}.
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
    [yes] Du wirfst zuletzt einen Joker ab: Runde {$round} ist zu Ende, die Punkte der anderen verdoppeln sich.
   *[no] {$seat} wirft zuletzt einen Joker ab: Runde {$round} ist zu Ende, die Punkte verdoppeln sich.
}
event-discarded-plus-one = { $you ->
    [yes] Dein „+1“ war deine letzte Karte: Runde {$round} ist zu Ende.
   *[no] Das „+1“ war die letzte Karte von {$seat}: Runde {$round} ist zu Ende.
}
event-ran-dry = Seit {$turns} Zügen kam nichts zur Reise: Runde {$round} ist zu Ende, und alle schreiben Punkte auf.
event-caught = { $you ->
    [yes] Du bleibst auf {$cards} sitzen: { board-points }.
   *[no] {$seat} bleibt auf {$cards} sitzen: { board-points }.
}
event-doubled = { $you ->
    [yes] Verdoppelt: { $points ->
        [one] ein Punkt
       *[other] {$points} Punkte
    } mehr für dich.
   *[no] Verdoppelt: { $points ->
        [one] ein Punkt
       *[other] {$points} Punkte
    } mehr für {$seat}.
}
event-game-ends = Die Reise ist zu Ende.

reason-choose-start-first = Wähle zuerst die Hauptstadt, in der die Reise beginnt.
reason-tour-has-started = Die Reise dieser Runde hat schon begonnen: {$card}.
reason-give-after-plus-one = Nur wer eben ein „+1“ abgeworfen hat, bestimmt, wer zieht.
reason-name-a-player = Du hast ein „+1“ abgeworfen: Bestimme zuerst, wer eine Karte zieht.
reason-not-yourself = Du musst jemand anderen bestimmen.
reason-no-such-seat = Es sind nur {$seats} Personen am Tisch.
reason-finish-first = Geh zuerst zum Abwerfen über; dann kannst du {$card} abwerfen.
reason-discard-now = Du legst nichts mehr: Wirf eine Karte ab.
reason-in-the-tour = {$card} liegt schon in der Reise.
reason-in-the-discards = {$card} liegt in der Ablage.
reason-not-in-hand = {$card} ist nicht auf deiner Hand.
reason-plus-one-is-discarded = Ein „+1“ wird nie gelegt: Es wirkt, wenn du es abwirfst.
reason-joker-alone = Ein Joker wird nie allein gelegt: Wähle das Land oder die Insel, die er bringt.
reason-country-not-in-tour = Für {$card} muss {$country} in der Reise liegen.
reason-island-is-not-enough = Für {$card} muss {$country} in der Reise liegen; {$island} genügt nicht.
reason-one-stop-a-turn = Nur ein neues Land oder eine Insel je Zug: Du hast {$laid} gelegt, {$card} muss warten.
reason-no-connection = {$card} hat keine Verbindung zur Reise. Verbindungen: {$cards}; auch ein Joker genügt.
reason-no-joker = Du hast keinen Joker, um einen Flug zu chartern: {$card}.

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
board-discards = Ablage {$cards}
board-discarded = Abgeworfen
board-discarded-cards = Abgeworfen: {$cards}
board-held-over = Seit dem Mischen auf der Hand
board-held-over-cards = Seit dem Mischen auf der Hand ({$seats}): {$cards}
board-caught-cards = {$who}, { board-points }: {$cards}
board-of = {$who}: {$what}
board-dry = { $turns ->
    [one] seit einem von {$limit} Zügen nichts gelegt
   *[other] seit {$turns} von {$limit} Zügen nichts gelegt
}
board-from = ab {$cards}
board-under = unter {$cards}
board-needs = braucht {$cards}
board-more = { $count ->
    [one] eine weitere
   *[other] {$count} weitere
}
board-steps = { $steps ->
    [one] ein Schritt
   *[other] {$steps} Schritte
}
board-opens = öffnet {$cards}
board-opens-nothing = öffnet nichts Neues
board-joker = bringt ein Land oder eine Insel von deiner Hand
board-plus-one = abwerfen: jemand zieht eine Karte
board-last-round = Runde {$round}
board-out = fertig
board-doubled = verdoppelt
board-legend = ● jetzt legbar · ○ nächster Zug · ★ Start · ✈ per Joker · / Nebenziel · ~ Insel

board-step-draw = Ziehen
board-step-play = Legen
board-step-discard = Abwerfen
board-just-drawn = neu
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
board-cards-held = { $cards ->
    [one] {$cards} Karte
   *[other] {$cards} Karten
}
board-sum = Summe
board-draw-pile = Stapel
board-discard-pile = Ablage
board-who-draws = Wer zieht eine Karte?
board-flight-first = Berühre jetzt das Land oder die Insel
board-map = Weltkarte
board-map-tour = Weltkarte mit der Reise: {$cards}
board-glass-larger = Europa näher ansehen
board-glass-smaller = Lupe zurücklegen
board-you-may = jetzt legbar
board-would-open = würde öffnen
board-in-hand = deine Hand
board-if-lay = Wenn du {$card} legst
board-if-charter = Wenn du einen Flug charterst: {$card}
board-if-discard = Wenn du { a-card } abwirfst
board-not-open = {$card} ist noch nicht offen
board-less = −{$points} auf der Hand
board-opens-count = { $count ->
    [one] Ein weiteres Ziel öffnet sich für alle:
   *[other] {$count} weitere Ziele öffnen sich für alle:
}
board-needs-one = Eines davon in der Reise würde genügen:
board-frees = Das öffnet {$cards} von deiner Hand.
board-nearer = {$next} würde dann {$card} öffnen.
board-nearer-steps = {$card} wäre noch { $steps ->
    [one] einen Schritt
   *[other] {$steps} Schritte
} entfernt.
board-move-window = Einen anderen Teil der Welt ansehen
board-follow = Wieder der Reise folgen
board-opens-places = { $count ->
    [0] öffnet nichts
    [one] öffnet ein Land
   *[other] öffnet { $count } Länder
}
board-try-frees = { $card } öffnet { $cards } aus deiner Hand.
board-try-nearer = { $card } führt nach { $next }, das öffnet { $hand }.
board-try-opens = { $count ->
    [0] { $card } öffnet nichts Neues.
    [one] { $card } öffnet ein weiteres Land.
   *[other] { $card } öffnet { $count } weitere Länder.
}
board-do-lay = Legen
board-do-charter = Hinfliegen
board-do-discard = Abwerfen
board-do-give = {$seat} zieht

## Components, beside the rules

part-gold = Goldene Sterne: Hier kann die Reise beginnen
part-country = Land mit seinen Punkten
part-island = Insel
part-secondary = Nebenziel: liegt unter seinem Land
part-joker = Joker: chartert einen Flug in ein Land oder auf eine Insel
part-plus-one = Abgeworfen lässt sie jemanden ziehen

## The list view: fields of what is seen, and the words in them

field-by-seat = Wie viele alle haben
field-caught = Auf der Hand geblieben
field-doubled = Verdoppelt
field-dry-limit = So viele solche Züge beenden die Runde
field-ending = Wie die Runde endete
field-entered = Land oder Insel in diesem Zug gelegt
field-first = Hat die Runde begonnen
field-held-over = Seit dem Mischen auf der Hand
field-joker = Joker
field-last-round = Vorige Runde
field-missing = Vorher zu legende Stationen
field-needs = Braucht eines von
field-newest = Eben gezogen
field-open = Offen
field-open-secondaries = Offene Nebenziele
field-out = Wer fertig war
field-secondaries = Nebenziele
field-steps = Schritte entfernt
field-top = Zuletzt abgeworfen
field-tour = Die Reise
field-via = Verbunden mit
word-ending-discarded-joker = zuletzt einen Joker abgeworfen
word-ending-discarded-last = letzte Karte abgeworfen
word-ending-discarded-plus-one = zuletzt ein „+1“ abgeworfen
word-ending-laid-all = alle Karten gelegt
word-ending-ran-dry = zu lange nichts gelegt
word-phase-discard = eine Karte abwerfen
word-phase-give = bestimmen, wer eine Karte zieht
word-phase-play = Karten legen
word-phase-start = den Start der Reise wählen

## A card in a sentence

a-card = { $card-id ->
    [joker-1] einen Joker
    [joker-2] einen Joker
    [plus-one-1] ein „+1“
    [plus-one-2] ein „+1“
    [plus-one-3] ein „+1“
    [plus-one-4] ein „+1“
   *[other] {$card}
}

## Tips for a first game, one for each topic of the guide

tip-start = Leg Karten zur gemeinsamen Reise; leere deine Hand zuerst.
tip-prompt-start = Wähle eine gut verbundene Hauptstadt: Die Karten kommen danach.
tip-prompt-play = Leuchtende Karten kannst du legen; ein neues Land je Zug.
tip-prompt-play-on = Nebenziele kommen unter ihr Land, so viele du willst.
tip-prompt-discard = Wirf ab, was weit weg ist und viele Punkte kostet.
tip-prompt-give = Bestimme, wer die wenigsten Karten hat.
tip-event-discarded-joker = Ein Joker als letzte Karte verdoppelt die Punkte der anderen.
tip-event-caught = Was auf deiner Hand bleibt, zählt gegen dich.

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

# Ceremonies
moment-round = Die Runde wird gezählt
moment-game = Die letzte Runde wird gezählt
moment-last-begins = Die letzte Runde beginnt
moment-out-of-hand = −{$points} auf deiner Hand

## Was eine Wahl außer Punkten bewirkt

note-out = Damit ist deine Hand leer und die Runde zu Ende.
note-frees = Für deine Hand: {$cards}.
note-opens = Öffnet {$count ->
    [one] {$count} Ziel
   *[other] {$count} Ziele
} für alle.
note-at-risk = Deine Hand würde noch {$points ->
    [one] {$points} Punkt
   *[other] {$points} Punkte
} kosten.
note-doubles = Ein Joker als letzte Karte: Die Punkte der anderen zählen doppelt.
note-plus-one = Jemand anderes zieht eine Karte.
note-runs-dry = Zu lange kam nichts zur Weltreise hinzu: Die Runde endet, und alle zählen ihre Hand.
