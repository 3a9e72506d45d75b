tagline = Wandere über die Karte, sammle Andenken, sei vor den anderen bei den Wundern.
kind = Wandern, sammeln, besuchen

option-open-destinations = Offene Reiseziele
option-open-destinations-help = So viele Zielkarten liegen offen: 3 wie in der Regel, 4 wie in der englischen Ausgabe.
option-first-game = Erste Partie
option-first-game-help = Mit den Reisen Wechselkurs und Fang mich doch statt mit zwei zufälligen.

move-begin = In {$place} beginnen
move-fly = Fliegen nach {$place}
move-go = Ziehen: {$place}
move-stay = Stehen bleiben
move-pay = Mit {$trek} bezahlen
move-depart = Aufbrechen
move-take = {$trek} nehmen
move-draw = Vom Stapel ziehen
move-visit = Besuchen: {$destination}
move-journey = Die Reise {$journey} machen
move-waive = {$symbol} weglassen
move-gain = SP-Plättchen nehmen
move-recolour = Würfel versetzen: {$souvenir} → {$souvenir-2}
move-skip = Zeile auslassen

prompt-airport = Wähle den Flughafen, auf dem du beginnst.
prompt-turn = Fliege zuerst zu einem anderen Flughafen oder wähle, wohin du wanderst.
prompt-turn-without-cards = Du hast keine Karten zum Wandern. Fliege zu einem anderen Flughafen oder bleib stehen.
prompt-move = Wähle, wohin du wanderst.
prompt-action = Wähle deine Aktion: Karten ziehen, besuchen oder reisen.
prompt-drawing = { $count ->
    [one] Ziehe noch eine Karte.
   *[other] Ziehe noch {$count} Karten.
}
prompt-trek = { $exact ->
    [yes] {$links} { $links ->
        [one] Strecke
       *[other] Strecken
    } bezahlt: Brich auf oder bezahle mehr für einen längeren Weg ({$place}).
   *[no] Bezahle den Weg ({$place}); bisher bezahlte Strecken: {$links}.
}
prompt-waive = { $count ->
    [one] Wähle ein Symbol, das du weglässt ({$destination}).
   *[other] Wähle {$count} Symbole, die du weglässt ({$destination}).
}
prompt-visit = Bezahle den Besuch ({$destination}): {$symbols}.
prompt-journey = { $count ->
    [one] Bezahle noch eine Karte mit demselben Symbol für {$journey}.
   *[other] Bezahle {$count} Karten mit gleichem Symbol für {$journey}.
}
prompt-line-move = {$journey}: Ziehe bis zu {$number} weit oder lass die Zeile aus.
prompt-line-airport = {$journey}: Ziehe auf einen beliebigen freien Flughafen oder lass die Zeile aus.
prompt-line-draw = { $number ->
    [one] {$journey}: Ziehe eine Karte oder lass die Zeile aus.
   *[other] {$journey}: Ziehe {$number} Karten oder lass die Zeile aus.
}
prompt-line-visit-less = { $number ->
    [one] {$journey}: Besuche für ein Symbol weniger oder lass die Zeile aus.
   *[other] {$journey}: Besuche für {$number} Symbole weniger oder lass die Zeile aus.
}
prompt-line-gain = {$journey}: Nimm ein Plättchen mit {$number} SP oder lass die Zeile aus.
prompt-line-recolour = {$journey}: Versetze einen Würfel deines Koffers in eine andere Reihe oder lass die Zeile aus.

event-began = { $you ->
    [yes] Du beginnst in {$place}.
   *[no] {$seat} beginnt in {$place}.
}
event-laid-out = Würfel, Plättchen und Karten liegen bereit.
event-turn = { $you ->
    [yes] Zug {$number}: Du bist dran.
   *[no] Zug {$number}: {$seat} ist dran.
}
event-flew = { $you ->
    [yes] Du fliegst nach {$place}.
   *[no] {$seat} fliegt nach {$place}.
}
event-plans-trek = Du willst hierhin wandern: {$place}.
event-plans-visit = Du willst besuchen: {$destination}.
event-plans-journey = Du willst die Reise {$journey} machen.
event-picks = Du legst {$trek} bereit.
event-waives = Du lässt weg: {$symbol}.
event-trekked = { $you ->
    [yes] Du wanderst: {$place}, { $links ->
        [one] eine Strecke
       *[other] {$links} Strecken
    }.
   *[no] {$seat} wandert: {$place}, { $links ->
        [one] eine Strecke
       *[other] {$links} Strecken
    }.
}
event-moved = { $you ->
    [yes] Du ziehst weiter: {$place}.
   *[no] {$seat} zieht weiter: {$place}.
}
event-stayed = { $you ->
    [yes] Du bleibst stehen.
   *[no] {$seat} bleibt stehen.
}
event-paid = Bezahlt mit {$treks}.
event-cube = { $you ->
    [yes] Du nimmst einen Würfel: {$souvenir}.
   *[no] {$seat} nimmt einen Würfel: {$souvenir}.
}
event-tile = { $you ->
    [yes] Du nimmst die Mehrheitstafel: {$souvenir}.
   *[no] {$seat} nimmt die Mehrheitstafel: {$souvenir}.
}
event-tile-returned = { $you ->
    [yes] Du gibst die Mehrheitstafel zurück: {$souvenir}.
   *[no] {$seat} gibt die Mehrheitstafel zurück: {$souvenir}.
}
event-token = {$seat} nimmt den letzten Würfel der Region {$region} und damit ihr Plättchen.
event-own-token = Du nimmst den letzten Würfel der Region {$region} und damit ihr Plättchen: {$points}.
event-token-shown = { $you ->
    [yes] Dein Plättchen der Region {$region} ist {$points} wert.
   *[no] Das Plättchen der Region {$region} von {$seat} ist {$points} wert.
}
event-took = { $you ->
    [yes] Du nimmst {$trek}.
   *[no] {$seat} nimmt {$trek}.
}
event-drew = { $you ->
    [yes] Du ziehst {$trek}.
   *[no] {$seat} zieht eine Karte vom Stapel.
}
event-drew-nothing = { $you ->
    [yes] Für dich ist keine Karte mehr da.
   *[no] Für {$seat} ist keine Karte mehr da.
}
event-turned-up = {$trek} wird aufgedeckt.
event-reshuffled = { $count ->
    [one] Eine abgelegte Karte bildet einen neuen Stapel.
   *[other] {$count} abgelegte Karten werden zu einem neuen Stapel gemischt.
}
event-visited = { $you ->
    [yes] Du besuchst: {$destination}, {$points}.
   *[no] {$seat} besucht: {$destination}, {$points}.
}
event-opened = Neues offenes Reiseziel: {$destination}.
event-gained = { $you ->
    [yes] Du nimmst ein SP-Plättchen: {$points}.
   *[no] {$seat} nimmt ein SP-Plättchen: {$points}.
}
event-journeyed = { $you ->
    [yes] Du machst die Reise {$journey}.
   *[no] {$seat} macht die Reise {$journey}.
}
event-recoloured = { $you ->
    [yes] Du versetzt einen Würfel: {$souvenir} → {$souvenir-2}.
   *[no] {$seat} versetzt einen Würfel: {$souvenir} → {$souvenir-2}.
}
event-skipped = { $you ->
    [yes] Du lässt eine Zeile aus.
   *[no] {$seat} lässt eine Zeile aus.
}
event-end-tokens = { $you ->
    [yes] Mit deinem Zug sind genug Regionsplättchen genommen: Das Spiel endet.
   *[no] Mit dem Zug von {$seat} sind genug Regionsplättchen genommen: Das Spiel endet.
}
event-end-visits = { $you ->
    [yes] Du hast genug Ziele besucht: Das Spiel endet.
   *[no] {$seat} hat genug Ziele besucht: Das Spiel endet.
}
event-end-drought = Seit langem hat niemand etwas gewonnen: Das Spiel endet.

reason-choose-airport = Wähle zuerst den Flughafen, auf dem du beginnst.
reason-already-begun = Die Wanderfiguren stehen schon auf der Karte.
reason-there-already = Deine Figur steht schon dort: {$place}.
reason-occupied = Dort steht schon eine Figur ({$place}): {$seat}.
reason-not-on-airport = Ein Flug beginnt auf einem Flughafen, und deine Figur steht woanders: {$place}.
reason-flight-too-late = Ein Flug ist nur ganz am Anfang des Zuges möglich, und nur einmal.
reason-move-first = Zuerst kommt die Bewegung, dann die Aktion.
reason-move-done = Die Bewegung dieses Zuges ist vorbei.
reason-must-move = Deine Karten reichen für eine Bewegung, also ist sie Pflicht.
reason-same-place = Eine Bewegung muss woanders enden, als sie begonnen hat: {$place}.
reason-no-cards = Du hast keine Wanderkarten für eine Bewegung.
reason-blocked = Der Weg ({$place}) ist versperrt durch {$seats}.
reason-no-exact-sum = Keine Summe deiner Karten ergibt genau die Strecken eines Weges ({$place}); der kürzeste hat {$links}.
reason-too-far = {$place} ist {$links} Strecken entfernt; diese Zeile erlaubt {$number}.
reason-way-too-long = So wie die anderen stehen, hat der kürzeste Weg nach {$place} {$links} Strecken; ein Zug hat höchstens {$number}.
reason-choose-place = Wähle zuerst, wohin du willst.
reason-nothing-to-pay = Es ist jetzt nichts zu bezahlen.
reason-sum-not-exact = { $links ->
    [0] Bezahle zuerst den Weg ({$place}).
    [one] Kein Weg dorthin hat genau eine Strecke ({$place}).
   *[other] Kein Weg dorthin hat genau {$links} Strecken ({$place}).
}
reason-sum-cannot-fit = Mit {$trek} wären {$links} Strecken bezahlt, und deine übrigen Karten ergäben keinen genauen Weg mehr.
reason-not-in-hand = {$trek} ist nicht auf deiner Hand oder liegt schon bereit.
reason-same-symbol = Eine Reise kostet {$count} Karten mit gleichem Symbol.
reason-symbol-not-asked = Dieses Symbol wird nicht oder nicht mehr verlangt ({$destination}): {$symbol}.
reason-waive-first = { $count ->
    [one] Wähle zuerst das Symbol, das du weglässt.
   *[other] Wähle zuerst die {$count} Symbole, die du weglässt.
}
reason-nothing-to-waive = Symbole darf man nur weglassen, wenn eine Zeile einer Reise es sagt.
reason-waive-missing = Den Rest könntest du dann nicht bezahlen: Es fehlt {$symbols}.
reason-finish-trek = Du bezahlst den Weg ({$place}). Brich erst auf, oder nimm ihn zurück.
reason-finish-visit = Du bezahlst den Besuch ({$destination}). Beende ihn erst, oder nimm ihn zurück.
reason-finish-journey = Du bezahlst die Reise {$journey}. Beende das erst, oder nimm sie zurück.
reason-pile-empty = Der Stapel ist leer, und es gibt keine Ablage für einen neuen.
reason-not-open = {$trek} liegt nicht offen aus.
reason-draw-on = { $count ->
    [one] Du hast dich fürs Ziehen entschieden: noch eine Karte.
   *[other] Du hast dich fürs Ziehen entschieden: noch {$count} Karten.
}
reason-visited = { $you ->
    [yes] Du hast schon besucht: {$destination}.
   *[no] {$seat} hat schon besucht: {$destination}.
}
reason-card-not-open = {$destination} ist keines der offenen Reiseziele.
reason-not-there = Deine Figur steht woanders ({$place}), nicht hier: {$destination}.
reason-missing = Für {$destination} fehlt dir {$symbols}.
reason-missing-more = { $number ->
    [one] Für {$destination} fehlt dir {$symbols}; nur ein Symbol darf wegbleiben.
   *[other] Für {$destination} fehlt dir {$symbols}; nur {$number} Symbole dürfen wegbleiben.
}
reason-journey-not-open = {$journey} ist keine der beiden offenen Reisen.
reason-no-pair = Du hast keine {$count} Karten mit gleichem Symbol.
reason-not-on-journey = Das geht nur auf einer Reise.
reason-no-cube = In dieser Reihe deines Koffers liegt kein Würfel: {$souvenir}.
reason-line-move = An der Reihe ist die Zeile ({$journey}): bis zu {$number} weit ziehen.
reason-line-airport = An der Reihe ist die Zeile ({$journey}): auf einen freien Flughafen ziehen.
reason-line-draw = { $number ->
    [one] An der Reihe ist die Zeile ({$journey}): eine Karte ziehen.
   *[other] An der Reihe ist die Zeile ({$journey}): {$number} Karten ziehen.
}
reason-line-visit-less = An der Reihe ist die Zeile ({$journey}): für {$number} weniger besuchen.
reason-line-gain = An der Reihe ist die Zeile ({$journey}): ein Plättchen mit {$number} SP nehmen.
reason-line-recolour = An der Reihe ist die Zeile ({$journey}): einen Würfel versetzen.

line-destinations = Reiseziele
line-vp-tokens = SP-Plättchen
line-suitcase = Koffer
line-majorities = Mehrheiten
line-region-tokens = Regionsplättchen

ending-tokens = { $you ->
    [yes] In deinem Zug waren {$count} Regionsplättchen genommen.
   *[no] Im Zug von {$seat} waren {$count} Regionsplättchen genommen.
}
ending-visits = { $you ->
    [yes] Du hast {$count} Ziele besucht.
   *[no] {$seat} hat {$count} Ziele besucht.
}
ending-drought = In {$count} Zügen hat niemand etwas gewonnen.
tie-cubes = Gleiche Punkte: Die meisten Würfel haben entschieden ({$count}).
tie-shared = Gleiche Punkte und gleich viele Würfel: Der Sieg wird geteilt.

board-turn = Zug {$number}
board-tokens = Regionsplättchen genommen: {$count} von {$of}
board-visits = meiste Besuche: {$count} von {$of}
board-destinations = Reiseziele
board-next = auf dem Stapel: {$destination}
board-here = du bist da
board-away = { $links ->
    [one] 1 Strecke weit
   *[other] {$links} Strecken weit
}
board-lacks = es fehlt
board-payable = bezahlbar
board-open = Wanderkarten
board-pile = Stapel {$count}
board-journeys = Reisen
board-line-move = {$number} weit ziehen
board-line-airport = auf einen Flughafen
board-line-draw = {$number} ziehen
board-line-visit-less = Besuch für {$number} weniger
board-line-gain = {$number} gewinnen
board-line-recolour = einen Würfel versetzen
board-hand = Hand
board-known = gesehen
board-cards = Karten
board-tile = Tafel
board-set = Satz
board-sets = Sätze
board-links = { $links ->
    [one] 1 Strecke
   *[other] {$links} Strecken
}
board-no-cards = keine Karten
board-token = Plättchen
board-visit = Besuch möglich
board-vp = SP
board-letter-red = R
board-letter-blue = B
board-letter-yellow = G
board-letter-white = W

board-map = Weltkarte
board-zoom-in = Größer
board-zoom-out = Kleiner
board-slip = Was du ansiehst
board-beside-map = Neben der Karte
board-tab-places = Reiseziele
board-tab-draw = Ziehen
board-tab-journeys = Reisen
board-tab-case = Koffer
board-legend-cube = Souvenir
board-legend-star = offenes Reiseziel
board-legend-token = Regionsplättchen, Würfel übrig
board-legend-airport = Flughafen
board-via = über {$places}
board-trek-with = Damit dorthin wandern
board-pay-these = Damit bezahlen
board-lengths = Passende Strecken: {$lengths}
board-ignore = { $count ->
    [one] Ein Symbol weglassen:
   *[other] {$count} Symbole weglassen:
}
board-still = Noch zu bezahlen:
board-price = ein Paar eines Symbols
board-picked = gewählt
board-fare = bezahlt den Weg
board-pays = zahlt
board-set-now = Sätze: {$points}
board-tile-now = am meisten: +{$points}
board-token-now = letzter Würfel: Regionsplättchen
board-discards = Ablage {$count}
board-suitcase-yours = Dein Koffer
board-suitcase-of = { $you ->
    [yes] Dein Koffer
   *[no] {$seat}
}
board-known-of = { $you ->
    [yes] Deine Hand
   *[no] Hand von {$seat}: was alle gesehen haben
}
board-most = meiste
board-no-stickers = noch keine Aufkleber
board-row-red = Kleidung
board-row-blue = Figuren
board-row-yellow = Handwerk
board-row-white = Postkarten
board-dry = { $turns ->
    [one] ein Zug ohne Gewinn, das Spiel endet bei {$limit}
   *[other] {$turns} Züge ohne Gewinn, das Spiel endet bei {$limit}
}

## The list view: fields of what is seen, and the words in them

field-airport = Flughafen
field-cost = Preis
field-cube = Würfel
field-cubes = Übrige Würfel
field-destination = Reiseziel
field-destination-pile = Reiseziele im Stapel
field-destination-points = Punkte für Reiseziele
field-destinations = Besuchte Reiseziele
field-draws = Noch zu ziehende Karten
field-end-dry = So viele beenden das Spiel
field-end-tokens = Regionsplättchen bis zum Spielende
field-end-visits = Besuche bis zum Spielende
field-fives = Plättchen zu 5
field-fives-left = Übrige Plättchen zu 5
field-goal = Ziel
field-journey = Reise
field-journeys = Reisen
field-kind = Begonnen
field-lacks = Was für die offenen Reiseziele fehlt
field-lengths = Passende Strecken
field-line = Zeile, die dran ist
field-lines = Zeilen
field-links = Strecken
field-missing = Es fehlt
field-need = Noch zu bezahlen
field-next = Nächstes Reiseziel im Stapel
field-number = Zahl
field-open = Offene Wanderkarten
field-picked = Gewählte Karten
field-places = Orte
field-plan = Was du begonnen hast
field-reach = In deiner Reichweite
field-regions = Regionen
field-row = Offene Reiseziele
field-set-points = Punkte für Sätze
field-sets = Sätze
field-souvenir = Souvenir
field-suitcase = Koffer
field-threes = Plättchen zu 3
field-threes-left = Übrige Plättchen zu 3
field-tile = Bringt eine Mehrheitstafel
field-tile-points = Punkte für Mehrheitstafeln
field-tiles = Mehrheitstafeln
field-token = Bringt ein Regionsplättchen
field-token-points = Punkte für Regionsplättchen
field-tokens = Regionsplättchen
field-tokens-taken = Genommene Regionsplättchen
field-trek-pile = Wanderkarten im Stapel
field-trekker = Wanderer
field-trekkers = Wanderer
field-value = Wert
field-visit = Besuch möglich
field-vp-points = Punkte durch Plättchen
field-waives = Symbole zum Weglassen
field-way = Weg
word-effect-airport = auf einen Flughafen
word-effect-draw = Karten ziehen
word-effect-gain = Punkte gewinnen
word-effect-move = ziehen
word-effect-recolour = einen Würfel versetzen
word-effect-visit-less = günstiger besuchen
word-kind-journey = eine Reise
word-kind-trek = eine Wanderung
word-kind-visit = ein Besuch
word-phase-action = eine Aktion wählen
word-phase-airport = den ersten Flughafen wählen
word-phase-drawing = Karten ziehen
word-phase-line = auf einer Reise
word-phase-move = wählen, wohin es geht
word-phase-turn = ein Zug beginnt
word-phase-turn-ends = der Zug endet

# Components beside the rules
part-destination = Reiseziel: dort sein und die Symbole bezahlen
part-trek = Wanderkarten: ihre Werte bezahlen die Strecke
part-symbols = Die fünf Symbole
part-souvenirs = Souvenirs in vier Farben
