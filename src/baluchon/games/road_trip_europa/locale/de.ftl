tagline = Sieben Stationen je Runde, vier Runden. Sammle Zugpaare, koste die Küche, bereise jede Region.
kind = 4 Runden, alle wählen gleichzeitig

option-change-of-direction = Richtungswechsel
option-change-of-direction-help = In den Runden 2 und 4 werden die Karten andersherum weitergegeben. Für 3 oder 4 Personen.

move-pick = {$card} wählen
move-name = { $culture-id ->
    [none] Keine Kultur nennen
   *[other] {$culture} nennen
}

prompt-first-card = Runde {$round}: Wähle den Start deiner Reise. Die Karte bleibt bis zur Wertung verdeckt.
prompt-next-card = Wähle Karte {$card} von {$cards} für deine Reise.
prompt-culture = Nenne eine Kulturart, die gewertet wird, oder keine.

event-chose = Du wählst {$card}.
event-laid-face-down = { $you ->
    [yes] Du legst {$card} verdeckt als Start deiner Reise.
   *[no] {$seat} legt eine erste Karte verdeckt.
}
event-laid = { $you ->
    [yes] Du legst {$card}.
   *[no] {$seat} legt {$card}.
}
event-turned-up = { $you ->
    [yes] Du deckst deine erste Karte auf: {$card}.
   *[no] {$seat} deckt die erste Karte auf: {$card}.
}
event-start-end = { $you ->
    [yes] Start und Ende: {$points} für dich.
   *[no] Start und Ende: {$points} für {$seat}.
}
event-food = { $you ->
    [yes] Lokale Küche: {$points} für dich.
   *[no] Lokale Küche: {$points} für {$seat}.
}
event-transport = { $you ->
    [yes] Verkehrsmittel: {$points} für dich.
   *[no] Verkehrsmittel: {$points} für {$seat}.
}
event-star = { $you ->
    [yes] Du vollendest die Region {$region} und nimmst ihren Stern: {$points}.
   *[no] {$seat} vollendet die Region {$region} und nimmt ihren Stern: {$points}.
}
event-passport = { $you ->
    [yes] Du warst in jeder Region: Passbonus von {$points}.
   *[no] {$seat} war in jeder Region: Passbonus von {$points}.
}
event-will-name = { $culture-id ->
    [none] Du wirst keine Kultur nennen.
   *[other] Du wirst nennen: {$culture}.
}
event-named = { $you ->
    [yes] Du nennst {$culture}: {$points}.
   *[no] {$seat} nennt {$culture}: {$points}.
}
event-named-none = { $you ->
    [yes] Du nennst keine Kultur.
   *[no] {$seat} nennt keine Kultur.
}
event-round = Runde {$round} ist ausgeteilt.
event-game-ends = Die Reise ist zu Ende.

reason-card-is-laid = { $you ->
    [yes] {$card} liegt schon in deiner Reihe.
   *[no] {$card} liegt schon in der Reihe von {$seat}.
}
reason-card-not-in-hand = {$card} ist nicht auf deiner Hand.
reason-culture-after-the-round = Eine Kulturart wird nach der siebten Karte genannt, wenn alle Reihen offen liegen.
reason-name-a-culture-first = Die Runde wird gewertet: Nenne eine Kulturart oder keine.
reason-culture-already-scored = {$culture} hast du in einer früheren Runde gewertet; jede Art zählt einmal im Spiel.
reason-culture-not-in-row = Keine deiner sieben Karten zeigt: {$culture}.
reason-no-direction-for-two = Bei {$seats} Personen werden die Karten nur getauscht: Es gibt keine Richtung zu wechseln.

line-start-end = Start und Ende
line-food = Lokale Küche
line-transport = Verkehrsmittel
line-culture = Kultur
line-countries = Länder
line-stars = Regionssterne
line-passport = Reisepass

ending-rounds = Alle {$rounds} Runden sind gespielt.
tie-passport = Gleiche Summen: der höhere Passbonus entscheidet ({$points}).
tie-start-end = Gleiche Summen und gleicher Passbonus: die Punkte für Start und Ende entscheiden ({$points}).
tie-shared = In allem gleich: der Sieg wird geteilt.

# Der Tisch im Terminal.
board-passing-left = Karten gehen nach links
board-passing-right = Karten gehen nach rechts
board-holds = Auf der Hand von { $seat }: {$cards}
board-sitting-out = Nicht in dieser Runde: {$cards}
board-returning = In dieser Runde zurück: {$cards}
board-legend = Karten: Zahl, Symbole mit ihrem Wert (×2=5: fünf Punkte je Paar), ✓ wenn du schon dort warst, Region. Regionen: 2+1/5 heißt zwei von fünf markiert und eines mehr in der Reihe dieser Runde; ★ ist der Bonus für die Ersten, die alle markieren. Klammern: deine verdeckte Karte.
board-round = Runde {$round} von {$rounds}
board-card = Karte {$card} von {$cards}
board-face-down = Erste Karte, verdeckt
board-only-you = nur für dich
board-map = Europakarte mit deinen Ländern, der Strecke dieser Runde und den Regionssternen
board-open = frei
board-sheet = Wertungsblatt
board-so-far = Bisher
board-still-choosing = Wählt noch
board-has-chosen = Hat gewählt
board-your-trip = Deine Reise
board-hand = Deine Hand
board-no-culture = Keine

## Components, beside the rules

part-card = Länderkarte: Zahl, Farbe der Region, Symbole

## The list view: fields of what is seen, and the words in them

field-aside = Karten, die aussetzen
field-countries = Punkte für Länder
field-culture = Kultur
field-first = Deine verdeckte Karte
field-food = Lokale Küche je Runde
field-passing = Die Karten gehen
field-passport = Punkte für den Reisepass
field-passports-left = Übrige Passprämien
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
word-phase-culture = alle nennen eine Kulturart
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
