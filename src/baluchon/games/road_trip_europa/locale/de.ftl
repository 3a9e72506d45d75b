tagline = Wähle sieben Länder je Runde, vier Runden lang. Sammle Paare von Eisenbahnen, koste die Küche, bereise jede Region.
kind = Vier Runden, alle wählen gleichzeitig

option-change-of-direction = Richtungswechsel
option-change-of-direction-help = In jeder zweiten Runde werden die Karten andersherum weitergegeben. Für drei oder vier Personen.

move-pick = {$card} wählen
move-name = { $culture-id ->
    [none] Keine Kulturart werten
   *[other] {$culture} werten
}

prompt-first-card = Runde {$round}: Wähle deinen Start. Er bleibt verdeckt.
prompt-next-card = Wähle Karte {$card} von {$cards} für deine Reise.
prompt-culture = Welche Kulturart wertest du in dieser Runde?

event-chose = Du wählst {$card}.
event-laid-face-down = { $you ->
    [yes] Du legst {$card} verdeckt als Start deiner Reise.
   *[no] {$seat} legt die erste Karte verdeckt.
}
event-laid = { $you ->
    [yes] Du legst {$card}.
   *[no] {$seat} legt {$card}.
}
event-turned-up = { $you ->
    [yes] Du deckst deine erste Karte auf: {$card}.
   *[no] {$seat} deckt die erste Karte auf: {$card}.
}
event-start-end = Start und Ende: {$points ->
    [one] {$points} Punkt
   *[other] {$points} Punkte
} für { $you ->
    [yes] dich.
   *[no] {$seat}.
}
event-food = Lokale Küche: {$points ->
    [one] {$points} Punkt
   *[other] {$points} Punkte
} für { $you ->
    [yes] dich.
   *[no] {$seat}.
}
event-transport = Verkehrsmittel: {$points ->
    [one] {$points} Punkt
   *[other] {$points} Punkte
} für { $you ->
    [yes] dich.
   *[no] {$seat}.
}
event-star = { $you ->
    [yes] Du hast die Region {$region} vollständig bereist und nimmst ihren Stern:
   *[no] {$seat} hat die Region {$region} vollständig bereist und nimmt ihren Stern:
} {$points ->
    [one] {$points} Punkt.
   *[other] {$points} Punkte.
}
event-passport = { $you ->
    [yes] Du warst in jeder Region: Passbonus von
   *[no] {$seat} war in jeder Region: Passbonus von
} {$points ->
    [one] {$points} Punkt.
   *[other] {$points} Punkten.
}
event-will-name = { $culture-id ->
    [none] Du wirst keine Kulturart werten.
   *[other] Du wirst {$culture} werten.
}
event-named = { $you ->
    [yes] Du wertest
   *[no] {$seat} wertet
} {$culture}: {$points ->
    [one] {$points} Punkt.
   *[other] {$points} Punkte.
}
event-named-none = { $you ->
    [yes] Du wertest keine Kulturart.
   *[no] {$seat} wertet keine Kulturart.
}
event-round = Runde {$round}: Die Karten sind ausgeteilt.
event-game-ends = Die letzte Reise ist zu Ende.

reason-card-is-laid = { $you ->
    [yes] {$card} liegt schon in deiner Auslage.
   *[no] {$card} liegt schon in der Auslage von {$seat}.
}
reason-card-not-in-hand = {$card} ist nicht auf deiner Hand.
reason-culture-after-the-round = Kultur wird nach der letzten Karte gewertet, wenn alle Auslagen offen liegen.
reason-name-a-culture-first = Die Runde wird gewertet: Wähle eine Kulturart oder keine.
reason-culture-already-scored = {$culture} hast du schon in einer früheren Runde gewertet; jede Kulturart zählt einmal im Spiel.
reason-culture-not-in-row = Keine deiner Karten zeigt { $culture-id ->
    [nature] ein {$culture}
   *[other] {$culture}
}.
reason-no-direction-for-two = Bei {$seats} Personen werden die Karten nur getauscht: Es gibt keine Richtung zu wechseln.

line-start-end = Start und Ende
line-food = Lokale Küche
line-transport = Verkehrsmittel
line-culture = Kultur
line-countries = Länder
line-stars = Regionssterne
line-passport = Reisepass

ending-rounds = Alle {$rounds} Runden sind gespielt.
tie-passport = Gleiche Summen: Der höhere Passbonus entscheidet ({$points}).
tie-start-end = Gleiche Summen und gleicher Passbonus: Die Punkte für Start und Ende entscheiden ({$points}).
tie-shared = In allem gleich: Der Sieg wird geteilt.

# Der Tisch im Terminal.
stage-passing-left = Karten gehen nach links
stage-passing-right = Karten gehen nach rechts
board-holds = Auf der Hand von { $seat }: {$cards}
board-sitting-out = Nicht in dieser Runde: {$cards}
board-returning = In dieser Runde zurück: {$cards}
board-legend = Karten: Zahl, Symbole mit ihrem Wert (×2=5: fünf Punkte je Paar), ✓ wenn du schon dort warst, Region. Regionen: 2+1/5 heißt zwei von fünf markiert und eines mehr in der Auslage dieser Runde; ★ ist der Bonus für alle, die zuerst alles markieren. In Klammern: deine verdeckte Karte.
stage-card-of = Karte { $number } von { $of }
board-face-down = Erste Karte, verdeckt
board-only-you = geheim
board-map = Europakarte mit deinen Ländern, deiner Reise dieser Runde und den Regionssternen
board-star = {$region}: {$points ->
    [one] Stern mit {$points} Punkt
   *[other] Stern mit {$points} Punkten
}
board-open = frei
board-sheet = Wertungsblatt
board-so-far = Bisher
board-still-choosing = Wählt …
board-has-chosen = Hat gewählt
board-your-trip = Deine Reise
board-hand = Deine Hand
board-no-culture = Keine
board-stage = Runde {$round}/{$rounds}, Karte {$card}/{$cards}
board-end = Ende
board-back = Zurück
board-enlarge = Landkarte vergrößern
board-look-at = {$player}: Landkarte, Reise und Wertungsblatt
board-map-of = Landkarte von {$player}
board-trip-of = Reise von {$player}
board-known = Hände, die du gesehen hast
board-told = {$card}: { told-card }.
board-told-food = {$symbol} ({$points ->
    [one] {$points} Punkt
   *[other] {$points} Punkte
})
board-told-transport = {$symbol} (ein Paar: {$points ->
    [one] {$points} Punkt
   *[other] {$points} Punkte
})
board-been = Du warst schon dort.
board-country-been = {$card}: markiert
board-country-now = {$card}: auf dieser Reise
board-country-open = {$card}: frei
board-start = Starten
board-lay = Legen
board-score = Werten
board-kind-brings = {$culture}: +{$points ->
    [one] {$points} Punkt
   *[other] {$points} Punkte
}
board-kind-open = {$culture}: jetzt {$points ->
    [one] {$points} Punkt
   *[other] {$points} Punkte
}
board-kind-scored = {$culture}: schon gewertet, {$points ->
    [one] {$points} Punkt
   *[other] {$points} Punkte
}
board-kind-missing = {$culture}: nicht in deiner Auslage

## Components, beside the rules

part-card = Länderkarte: Zahl, Farbe der Region, Symbole

## Tips of the guided first game: one idea each

tip-start = Wähle eine Karte, gib den Rest weiter: Sieben sind eine Reise.
tip-prompt-first-card = Beginne niedrig oder hoch: Der Abstand zur letzten Zahl bringt Punkte.
tip-prompt-next-card = Such zwei gleiche Verkehrsmittel: Nur Paare bringen Punkte.
tip-prompt-culture = Wähle eine Kulturart, die andere oft zeigen; jede zählt einmal.
tip-event-start-end = Erste und letzte Zahl: Ihr Unterschied bringt Punkte.
tip-event-food = Bleib bei der Küche bei sieben: Mehr wird halbiert.
tip-event-transport = Ein einzelnes Verkehrsmittel bringt nichts; seltene Paare sind mehr wert.
tip-event-star = Besuch eine Region zuerst ganz: Ihren Stern bekommt danach niemand.
tip-event-passport = Ein Land in jeder Region: Wer zuerst fertig ist, bekommt am meisten.
tip-event-round = Neue Länder lohnen sich: Jedes markierte zählt am Ende einen Punkt.

## The list view: the position in sentences

told-card = Zahl {$number}, {$symbols}, {$region}
told-marked = { $count ->
    [one] {$count} markiertes Land
   *[other] {$count} markierte Länder
}
told-region = {$region} {$count} von {$of}
told-star = {$region} ({$points})
told-open-stars = Noch freie Regionssterne

## The list view: fields of what is seen, and the words in them

field-aside = Karten, die beiseiteliegen
field-countries = Punkte für Länder
field-nameable = Wählbare Kultur
field-culture = Kultur
field-first = Deine verdeckte Karte
field-food = Lokale Küche je Runde
field-passing = Die Karten gehen
field-passport = Punkte aus Passboni
field-passports-left = Übrige Passboni
field-pick = Gelegte Karten dieser Runde
field-returning = In dieser Runde zurück
field-row = Reise
field-seen = Hände, die du gesehen hast
field-sitting-out = Nicht in dieser Runde
field-star-points = Punkte für Regionssterne
field-stars = Regionssterne
field-start-end = Start und Ende je Runde
field-taken-by = Genommen von
field-transport = Verkehrsmittel je Runde
field-visited = Besuchte Länder
word-passing-left = nach links
word-passing-right = nach rechts
word-phase-culture = alle werten eine Kulturart
word-phase-draft = alle wählen eine Karte

## The rules: all cards and figures

box-cards = Die Länderkarten
box-food = Lokale Küche
box-transport = Verkehrsmittel
box-culture = Kulturarten
box-culture-points = Punkte je Symbol der gewerteten Kulturart
box-regions = Regionen und ihre Sterne
box-figures = Weitere Zahlen
column-country = Land
column-number = Zahl
column-symbols = Symbole
column-region = Region
column-food = Speise
column-transport = Mittel
column-pair = Je Paar
column-culture = Art
column-countries = Länder
column-star = Stern
column-copies = Im Stapel
figure-rounds = Runden
figure-hand = Karten einer Hand und einer Reise
figure-food-limit = Lokale Küche zählt voll bis
figure-food-divisor = Darüber geteilt durch (aufgerundet)
figure-country-points = Punkte je besuchtem Land
figure-passport = Passboni in der Reihenfolge

# Ceremonies
moment-round = Die Reise wird gewertet
moment-game = Die letzte Reise wird gewertet
moment-last-begins = Die letzte Reise beginnt
moment-pair = {$transport} +{$points}
moment-star = { $you ->
    [yes] Du hast die ganze Region {$region}: Ihr Stern gehört dir am Ende der Runde
   *[no] {$seat} hat die ganze Region {$region} und nimmt am Ende der Runde ihren Stern
}
moment-hand = Die Hand von {$seat} kommt zu dir
moment-hand-again = Die Hand von {$seat} kommt zu dir: Du hast sie schon gesehen

## Was eine Wahl außer Punkten bewirkt

note-start = Start {$number}: Das Ende bringt bis zu {$most ->
    [one] {$most} Punkt
   *[other] {$most} Punkte
}.
note-culture = {$culture} brächte schon {$points ->
    [one] {$points} Punkt
   *[other] {$points} Punkte
}.
note-used-up = {$culture} bringt nichts und wäre verbraucht.
note-star = Dann {$count ->
    [one] fehlt noch {$count} Land
   *[other] fehlen noch {$count} Länder
} zum Stern: {$region}.
note-star-too = {$players} {$count ->
    [one] braucht
   *[other] brauchen
} es auch für den Stern: {$region}.
note-passport-too = {$players} {$count ->
    [one] braucht
   *[other] brauchen
} diese Region auch für den Passbonus.
