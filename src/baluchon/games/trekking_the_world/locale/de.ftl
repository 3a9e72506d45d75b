tagline = Wandere über die Karte, sammle Souvenirs und sei vor den anderen bei den Wundern der Welt.
kind = Wandern, sammeln, besuchen

option-open-destinations = Offene Reiseziele
option-open-destinations-help = So viele Zielkarten liegen offen: drei wie in der Regel, vier wie in der englischen Ausgabe.
option-first-game = Erste Partie
option-first-game-help = Mit den Reisen Wechselkurs und Fang mich doch statt mit zwei zufälligen.

move-begin = Beginne in {$place}
move-fly = Fliege nach {$place}
move-go = Wandere { to-place }
move-stay = Bleib stehen
move-pay = Bezahle mit {$trek}
move-depart = Brich auf
move-take = Nimm {$trek}
move-draw = Zieh vom Stapel
move-visit = Besuche { the-destination }
move-journey = Mach die Reise {$journey}
move-waive = Ohne {$symbol}
move-gain = Nimm das SP-Plättchen
move-recolour = Versetze einen Würfel: {$souvenir} → {$souvenir-2}
move-skip = Lass die Zeile aus

prompt-airport = Wo beginnst du?
prompt-turn = Fliege zuerst, oder wähle, wohin du wanderst.
prompt-turn-without-cards = Ohne Karten kein Weg: Fliege oder bleib stehen.
prompt-move = Wähle, wohin du wanderst.
prompt-action = Ziehen, besuchen oder reisen?
prompt-drawing = { $count ->
    [one] Ziehe noch eine Karte.
   *[other] Ziehe noch {$count} Karten.
}
prompt-trek = { $exact ->
    [yes] { $longer ->
        [yes] Bezahlt: { board-links }. Aufbrechen oder Karten dazulegen?
       *[no] Bezahlt: { board-links }. Brich auf.
    }
   *[no] { $links ->
        [0] {$place}: Bezahle { $longer ->
            [yes] { $least ->
                [one] eine Etappe
               *[other] {$least} Etappen
            } oder mehr.
           *[no] { $least ->
                [one] eine Etappe
               *[other] {$least} Etappen
            }.
        }
       *[other] {$place}: { links-paid }, der Weg hat {$least}{ $longer ->
            [yes] {" "}oder mehr.
           *[no] .
        }
    }
}
prompt-waive = { $count ->
    [one] {$destination}: Wähle ein Symbol, das du weglässt.
   *[other] {$destination}: Wähle {$count} Symbole, die du weglässt.
}
prompt-visit = {$destination}: Bezahle {$symbols}.
prompt-journey = { $count ->
    [one] {$journey}: Bezahle noch eine Karte mit demselben Symbol.
   *[other] {$journey}: Bezahle {$count} Karten mit gleichem Symbol.
}
prompt-line-move = {$journey}: Wandere bis zu { $number ->
    [one] eine Etappe
   *[other] {$number} Etappen
} oder lass die Zeile aus.
prompt-line-airport = {$journey}: Wechsle zu einem freien Flughafen oder lass die Zeile aus.
prompt-line-draw = { $number ->
    [one] {$journey}: Ziehe eine Karte oder lass die Zeile aus.
   *[other] {$journey}: Ziehe {$number} Karten oder lass die Zeile aus.
}
prompt-line-visit-less = { $number ->
    [one] {$journey}: Mach einen Besuch für ein Symbol weniger oder lass die Zeile aus.
   *[other] {$journey}: Mach einen Besuch für {$number} Symbole weniger oder lass die Zeile aus.
}
prompt-line-gain = {$journey}: Nimm ein Plättchen mit {$number} SP oder lass die Zeile aus.
prompt-line-recolour = {$journey}: Versetze einen Würfel in eine andere Reihe oder lass die Zeile aus.

event-began = { $you ->
    [yes] Du beginnst in {$place}.
   *[no] {$seat} beginnt in {$place}.
}
event-laid-out = Würfel, Plättchen und Karten liegen bereit.
event-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] {$seat} ist am Zug.
}
event-flew = { $you ->
    [yes] Du fliegst nach {$place}.
   *[no] {$seat} fliegt nach {$place}.
}
event-plans-trek = Du willst { to-place } wandern.
event-plans-visit = Du willst { the-destination } besuchen.
event-plans-journey = Du willst die Reise {$journey} machen.
event-picks = Du legst {$trek} bereit.
event-waives = Du lässt ein Symbol weg: {$symbol}.
event-trekked = { $you ->
    [yes] Du wanderst { to-place }: { board-links }.
   *[no] {$seat} wandert { to-place }: { board-links }.
}
event-moved = { $you ->
    [yes] Du kommst { to-place }.
   *[no] {$seat} kommt { to-place }.
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
    [yes] Du nimmst das Mehrheitsplättchen: {$souvenir}.
   *[no] {$seat} nimmt das Mehrheitsplättchen: {$souvenir}.
}
event-tile-returned = { $you ->
    [yes] Du gibst das Mehrheitsplättchen zurück: {$souvenir}.
   *[no] {$seat} gibt das Mehrheitsplättchen zurück: {$souvenir}.
}
event-token = {$seat} nimmt den letzten Würfel der Region {$region} und damit das Regionsplättchen.
event-own-token = Du nimmst den letzten Würfel der Region {$region} und damit das Regionsplättchen: {$points} SP.
event-token-shown = { $you ->
    [yes] Dein Regionsplättchen ist {$points} SP wert ({$region}).
   *[no] Das Regionsplättchen von {$seat} ist {$points} SP wert ({$region}).
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
event-turned-up = Neu aufgedeckt: {$trek}.
event-reshuffled = { $count ->
    [one] Die einzige abgeworfene Karte bildet einen neuen Stapel.
   *[other] {$count} abgeworfene Karten werden zu einem neuen Stapel gemischt.
}
event-visited = { $you ->
    [yes] Du besuchst { the-destination }: {$points} SP.
   *[no] {$seat} besucht { the-destination }: {$points} SP.
}
event-opened = Neues offenes Reiseziel: {$destination}.
event-gained = { $you ->
    [yes] Du nimmst ein Plättchen mit {$points} SP.
   *[no] {$seat} nimmt ein Plättchen mit {$points} SP.
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
    [yes] Du nimmst das letzte nötige Regionsplättchen: Das Spiel endet.
   *[no] {$seat} nimmt das letzte nötige Regionsplättchen: Das Spiel endet.
}
event-end-visits = { $you ->
    [yes] Du machst den letzten nötigen Besuch: Das Spiel endet.
   *[no] {$seat} macht den letzten nötigen Besuch: Das Spiel endet.
}
event-end-drought = Seit Langem hat niemand etwas gewonnen: Das Spiel endet.

reason-choose-airport = Wähle zuerst den Flughafen, auf dem du beginnst.
reason-already-begun = Die Figuren stehen schon auf der Karte.
reason-there-already = Deine Figur steht schon dort ({$place}).
reason-occupied = Dort steht schon {$seat} ({$place}).
reason-not-on-airport = Ein Flug beginnt auf einem Flughafen, und deine Figur steht woanders ({$place}).
reason-flight-too-late = Ein Flug ist nur ganz am Anfang des Zuges möglich, und nur einmal.
reason-move-first = Zuerst wird gewandert, dann kommt die Aktion.
reason-move-done = Gewandert wurde in diesem Zug schon.
reason-must-move = Deine Karten reichen für eine Wanderung, also ist sie Pflicht.
reason-same-place = Eine Wanderung muss woanders enden, als sie begonnen hat ({$place}).
reason-no-cards = Du hast keine Wanderkarten zum Wandern.
reason-blocked = Den Weg { to-place } versperrt: {$seats}.
reason-no-exact-sum = Deine Karten ergeben keinen genauen Weg { to-place }; der kürzeste hat { board-links }.
reason-too-far = {$place} ist { board-links } entfernt; diese Zeile erlaubt {$number}.
reason-way-too-long = So wie die anderen stehen, hat der kürzeste Weg { to-place } { board-links }; eine Wanderung hat höchstens {$number}.
reason-choose-place = Wähle zuerst, wohin du willst.
reason-nothing-to-pay = Wähle zuerst einen Ort, ein Reiseziel oder eine Reise; danach wählst du die Karten zum Bezahlen.
reason-sum-not-exact = { $links ->
    [0] Bezahle zuerst den Weg { to-place }.
   *[other] Kein Weg { to-place } hat genau { board-links }.
}
reason-sum-cannot-fit = Mit {$trek} hättest du { board-links } bezahlt, und deine übrigen Karten ergäben keinen genauen Weg mehr.
reason-not-in-hand = {$trek} ist nicht auf deiner Hand oder schon gewählt.
reason-same-symbol = Eine Reise kostet {$count} Karten mit gleichem Symbol.
reason-symbol-not-asked = {$destination}: Dieses Symbol wird nicht oder nicht mehr verlangt ({$symbol}).
reason-waive-first = { $count ->
    [one] Wähle zuerst das Symbol, das du weglässt.
   *[other] Wähle zuerst die {$count} Symbole, die du weglässt.
}
reason-nothing-to-waive = Symbole lässt du nur weg, wenn eine Zeile einer Reise es sagt.
reason-waive-missing = Den Rest könntest du nicht bezahlen. Dir fehlen noch: {$symbols}.
reason-finish-trek = Du bezahlst den Weg { to-place }. Brich erst auf, oder nimm es zurück.
reason-finish-visit = Du bezahlst den Besuch ({$destination}). Beende ihn erst, oder nimm es zurück.
reason-finish-journey = Du bezahlst die Reise {$journey}. Beende das erst, oder nimm es zurück.
reason-pile-empty = Der Stapel ist leer, und es gibt keine Ablage für einen neuen.
reason-not-open = {$trek} liegt nicht offen aus.
reason-draw-on = { $count ->
    [one] Du hast dich fürs Ziehen entschieden: noch eine Karte.
   *[other] Du hast dich fürs Ziehen entschieden: noch {$count} Karten.
}
reason-visited = { $you ->
    [yes] Du hast { the-destination } schon besucht.
   *[no] {$seat} hat { the-destination } schon besucht.
}
reason-card-not-open = {$destination} ist keines der offenen Reiseziele.
reason-not-there = {$destination}: Besuchen kannst du nur vor Ort; deine Figur steht woanders ({$place}).
reason-missing = {$destination}: Dir fehlen noch: {$symbols}.
reason-missing-more = { $number ->
    [one] {$destination}: Dir fehlen noch: {$symbols}; nur ein Symbol darf wegbleiben.
   *[other] {$destination}: Dir fehlen noch: {$symbols}; nur {$number} Symbole dürfen wegbleiben.
}
reason-journey-not-open = {$journey} ist keine der offenen Reisen.
reason-no-pair = Du hast keine {$count} Karten mit gleichem Symbol.
reason-not-on-journey = Das geht nur auf einer Reise.
reason-no-cube = In dieser Reihe deines Koffers liegt kein Würfel: {$souvenir}.
reason-line-move = Zuerst kommt diese Zeile der Reise {$journey}: { board-line-move }.
reason-line-airport = Zuerst kommt diese Zeile der Reise {$journey}: { board-line-airport }.
reason-line-draw = Zuerst kommt diese Zeile der Reise {$journey}: { board-line-draw }.
reason-line-visit-less = Zuerst kommt diese Zeile der Reise {$journey}: { board-line-visit-less }.
reason-line-gain = Zuerst kommt diese Zeile der Reise {$journey}: ein Plättchen mit {$number} SP nehmen.
reason-line-recolour = Zuerst kommt diese Zeile der Reise {$journey}: { board-line-recolour }.

line-destinations = Reiseziele
line-vp-tokens = SP-Plättchen
line-suitcase = Koffer
line-majorities = Mehrheiten
line-region-tokens = Regionsplättchen

ending-tokens = { $you ->
    [yes] Du hast das {$count}. Regionsplättchen genommen.
   *[no] {$seat} hat das {$count}. Regionsplättchen genommen.
}
ending-visits = { $you ->
    [yes] Du hast {$count} Reiseziele besucht.
   *[no] {$seat} hat {$count} Reiseziele besucht.
}
ending-drought = In {$count} Zügen hat niemand etwas gewonnen.
tie-cubes = Gleiche Punkte: Die meisten Würfel haben entschieden ({$count}).
tie-shared = Gleiche Punkte und gleich viele Würfel: Der Sieg wird geteilt.

stage-round = Runde { $number }
board-tokens = Regionsplättchen genommen: {$count} von {$of}
board-visits = Besuche (Spitze): {$count} von {$of}
board-destinations = Reiseziele
board-next = danach: {$destination}
board-here = du bist da
board-away = { $links ->
    [one] eine Etappe entfernt
   *[other] {$links} Etappen entfernt
}
board-lacks = dir fehlt
board-payable = du kannst zahlen
board-open = Wanderkarten
board-pile = Stapel {$count}
board-journeys = Reisen
board-line-move = bis zu {$number} wandern
board-line-airport = zu einem Flughafen
board-line-draw = { $number ->
    [one] eine Karte ziehen
   *[other] {$number} Karten ziehen
}
board-line-visit-less = Besuch für {$number} weniger
board-line-gain = +{$number} SP
board-line-recolour = einen Würfel versetzen
board-hand = Hand
board-known = gesehen
board-cards = Karten
board-tile = Mehrheit
board-set = Satz
board-sets = Sätze
board-links = { $links ->
    [one] eine Etappe
   *[other] {$links} Etappen
}
links-paid = { $links ->
    [one] eine Etappe bezahlt
   *[other] {$links} Etappen bezahlt
}
board-no-cards = keine Karten
board-token = Regionsplättchen
board-visit = Besuch möglich
board-vp = SP
board-letter-red = R
board-letter-blue = B
board-letter-yellow = G
board-letter-white = W

board-map = Weltkarte
board-zoom-in = Größer
board-zoom-out = Kleiner
board-legend-star = offenes Reiseziel
board-legend-airport = Flughafen
board-legend-reach = erreichbar
board-legend-token = Regionsplättchen und Würfel, die noch da sind
board-legend-end = Bis zum Ende
board-key = Legende
board-via = über {$places}
board-fly-free = Flug, kostenlos
board-on-foot = Zu Fuß: { board-links }
board-poster = {$destination}, {$points} SP
board-journey-lines = {$journey}: {$lines}
board-sets-worth = { $sets ->
    [one] ein Satz
   *[other] {$sets} Sätze
}, {$points} SP
board-pay-these = Damit bezahlen
board-lengths = Passende Etappen: {$lengths}
board-still = Noch zu bezahlen:
board-price = Preis: {$count} Karten mit gleichem Symbol
board-picked = gewählt
board-fare = bezahlt den Weg
board-pays = zahlt
board-set-now = Sätze: {$points}
board-tile-now = Mehrheit: +{$points}
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
board-most = Mehrheit
board-no-stickers = noch keine Aufkleber
board-row-red = Kleidung
board-row-blue = Figuren
board-row-yellow = Kunst{"\u00AD"}handwerk
board-row-white = Postkarten
board-visit-short = Besuch
board-visit-worth = Besuch +{$points}
board-other-cards = Andere Karten
board-page-posters = Reiseziele zeigen
board-page-actions = Karten und Reisen zeigen
board-do-begin = Hier beginnen
board-do-fly = Hinfliegen
board-do-go = Hingehen
board-do-visit = Besuchen
board-do-journey = Aufbrechen
board-do-take = Nehmen
board-do-draw = Ziehen
board-do-pay = Zahlen
board-do-recolour = Versetzen
board-do-waive = Weglassen
board-do-gain = Nehmen
board-cards-pay = { $count ->
    [one] eine Karte zahlt
   *[other] {$count} Karten zahlen
}
board-try-fly = {$name}: ein Gratisflug, dann ziehst du
board-try-visit = {$name}: Besuch möglich, { board-cards-pay }
board-try-pay = {$name}: +{$points} SP, { board-cards-pay }
board-try-less = {$name}: +{$points} SP, für weniger
board-try-token = {$name}: letzter Würfel, Regionsplättchen
board-try-tile = {$name}: Mehrheit {$row}, +{$points}
board-try-set = {$name}: { board-sets-worth }
board-try-cube = {$name}: { board-links }, {$row}
board-try-way = {$name}: { board-links }, kein Souvenir
board-dry = { $turns ->
    [one] ein Zug ohne Gewinn, das Spiel endet bei {$limit}
   *[other] {$turns} Züge ohne Gewinn, das Spiel endet bei {$limit}
}

## The list view: the position in sentences

told-open-destination = offenes Reiseziel, {$points} SP

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
field-end-dry = So viele solche Züge beenden das Spiel
field-end-tokens = Regionsplättchen, die das Spiel beenden
field-end-visits = Besuche, die das Spiel beenden
field-fives = Plättchen mit 5 SP
field-fives-left = Übrige Plättchen mit 5 SP
field-goal = Ziel
field-journey = Reise
field-journeys = Reisen
field-kind = Begonnen
field-lacks = Was dir für die offenen Reiseziele fehlt
field-lengths = Passende Etappen
field-line = Zeile, die dran ist
field-lines = Zeilen
field-links = Etappen
field-missing = Dir fehlt
field-most-visits = Besuche von dem, der die meisten hat
field-need = Noch zu bezahlen
field-next = Nächstes Reiseziel im Stapel
field-number = Zahl
field-open = Offene Wanderkarten
field-picked = Gewählte Karten
field-places = Orte
field-plan = Was du begonnen hast
field-regions = Regionen
field-row = Offene Reiseziele
field-set-points = Punkte für Sätze
field-sets = Sätze
field-souvenir = Souvenir
field-suitcase = Koffer
field-threes = Plättchen mit 3 SP
field-threes-left = Übrige Plättchen mit 3 SP
field-tile-points = Punkte für Mehrheitsplättchen
field-tiles = Mehrheitsplättchen
field-token-points = Punkte für Regionsplättchen
field-tokens = Regionsplättchen
field-tokens-taken = Genommene Regionsplättchen
field-trek-pile = Wanderkarten im Stapel
field-trekker = Figur
field-trekkers = Figuren
field-value = Wert
field-vp-points = Punkte durch SP-Plättchen
field-waives = Symbole zum Weglassen
field-way = Weg
word-effect-airport = zu einem Flughafen
word-effect-draw = Karten ziehen
word-effect-gain = Punkte gewinnen
word-effect-move = wandern
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
part-destination = Reiseziel: dort sein und seine Symbole bezahlen
part-trek = Wanderkarten: Ihre Werte bezahlen die Etappen
part-symbols = Symbole der Wanderkarten
part-souvenirs = Souvenirs und ihre Farben

# Places in a sentence, where they take more than their name.

to-place = { $place-id ->
    [denali] zum Denali
    [ilulissat-icefjord] zum Ilulissat-Eisfjord
    [grand-canyon] zum Grand Canyon
    [statue-of-liberty] zur Freiheitsstatue
    [old-havana] in die Altstadt von Havanna
    [panama-canal] zum Panamakanal
    [galapagos] zu den Galapagosinseln
    [amazon-rainforest] in den Amazonas-Regenwald
    [lencois-maranhenses] zu den Lençóis Maranhenses
    [salar-de-uyuni] zum Salar de Uyuni
    [iguazu-falls] zu den Iguazú-Wasserfällen
    [christ-the-redeemer] zur Christusstatue
    [gullfoss] zum Gullfoss
    [giants-causeway] zum Giant’s Causeway
    [geirangerfjord] zum Geirangerfjord
    [saint-basils-cathedral] zur Basilius-Kathedrale
    [sagrada-familia] zur Sagrada Família
    [colosseum] zum Kolosseum
    [acropolis] zur Akropolis
    [jemaa-el-fnaa] zum Platz Djemaa el Fna
    [pyramids-of-giza] zu den Pyramiden von Gizeh
    [serengeti] in die Serengeti
    [victoria-falls] zu den Victoriafällen
    [table-mountain] zum Tafelberg
    [vallee-de-mai] ins Vallée de Mai
    [registan] zum Registan in Samarkand
    [taj-mahal] zum Taj Mahal
    [lake-baikal] zum Baikalsee
    [terracotta-army] zur Terrakotta-Armee
    [mount-fuji] zum Fuji
    [valley-of-geysers] ins Tal der Geysire
    [ha-long-bay] in die Halong-Bucht
    [uluru] zum Uluru
    [great-barrier-reef] zum Great Barrier Reef
    [sydney-opera-house] zur Oper von Sydney
    [milford-sound] zum Milford Sound
    [hawaii-volcanoes] zu den Vulkanen auf Hawaii
    [easter-island] zur Osterinsel
   *[other] nach {$place}
}
the-destination = { $destination-id ->
    [denali] den Denali
    [ilulissat-icefjord] den Ilulissat-Eisfjord
    [grand-canyon] den Grand Canyon
    [statue-of-liberty] die Freiheitsstatue
    [old-havana] die Altstadt von Havanna
    [panama-canal] den Panamakanal
    [galapagos] die Galapagosinseln
    [amazon-rainforest] den Amazonas-Regenwald
    [lencois-maranhenses] die Lençóis Maranhenses
    [salar-de-uyuni] den Salar de Uyuni
    [iguazu-falls] die Iguazú-Wasserfälle
    [christ-the-redeemer] die Christusstatue
    [gullfoss] den Gullfoss
    [giants-causeway] den Giant’s Causeway
    [geirangerfjord] den Geirangerfjord
    [saint-basils-cathedral] die Basilius-Kathedrale
    [sagrada-familia] die Sagrada Família
    [colosseum] das Kolosseum
    [acropolis] die Akropolis
    [jemaa-el-fnaa] den Platz Djemaa el Fna
    [pyramids-of-giza] die Pyramiden von Gizeh
    [serengeti] die Serengeti
    [victoria-falls] die Victoriafälle
    [table-mountain] den Tafelberg
    [vallee-de-mai] das Vallée de Mai
    [registan] den Registan in Samarkand
    [taj-mahal] das Taj Mahal
    [lake-baikal] den Baikalsee
    [terracotta-army] die Terrakotta-Armee
    [mount-fuji] den Fuji
    [valley-of-geysers] das Tal der Geysire
    [ha-long-bay] die Halong-Bucht
    [uluru] den Uluru
    [great-barrier-reef] das Great Barrier Reef
    [sydney-opera-house] die Oper von Sydney
    [milford-sound] den Milford Sound
    [hawaii-volcanoes] die Vulkane auf Hawaii
    [easter-island] die Osterinsel
   *[other] {$destination}
}

# Tips for a first game, one for each topic of the guide.

tip-start = Sammle Souvenirs, besuche Reiseziele: Die meisten Punkte gewinnen.
tip-prompt-airport = Beginne, wo du willst: Flüge zwischen Flughäfen sind frei.
tip-prompt-turn = Von einem Flughafen darfst du zuerst fliegen, ohne zu bezahlen.
tip-prompt-move = Berühre einen umrandeten Ort: Deine Karten ergeben genau seine Etappen.
tip-prompt-trek = Kartenwerte bezahlen; der Weg darf länger sein.
tip-prompt-action = Eine Aktion je Zug: Karten, ein Besuch oder eine Reise.
tip-prompt-drawing = Nimm eine offene Karte oder zieh vom Stapel.
tip-prompt-visit = Eine Karte für jedes Symbol; ihr Wert zählt nicht.
tip-prompt-journey = Zwei Karten mit gleichem Symbol, dann Zeile für Zeile.
tip-prompt-line-move = Wandere ohne zu bezahlen, höchstens so weit wie angegeben.
tip-prompt-line-recolour = Gib einem Würfel eine andere Farbe: für Satz oder Mehrheit.
tip-event-cube = Ein Würfel jeder Farbe ist ein Satz; Sätze bringen Punkte.
tip-event-tile = Die Mehrheit einer Farbe hält das Plättchen, bis jemand mehr hat.
tip-event-own-token = Letzter Würfel einer Region: Ihr geheimes Plättchen gehört dir.
tip-event-visited = Karten rücken nach rechts, wo Besuche ein Plättchen bringen.

## The rules: all cards and figures

box-destinations = Reisezielkarten
box-journeys = Reisekarten
box-deck = Reisekarten {$deck}
box-treks = Wanderkarten je Symbol
box-suitcase = Koffer: Punkte für vollständige Sätze
box-tiles = Mehrheitstafeln
box-removed = Würfel, die vor der Partie herauskommen
box-tokens = SP-Plättchen
box-places = Orte und Etappen
box-places-note = Ein Ort mit einer Zahl bekommt erst ab so vielen Personen einen Würfel.
box-airport = Flughafen
box-figures = Weitere Zahlen
column-vp = SP
column-deck = Stapel
column-lines = Zeilen
column-sets = Sätze
column-mark = Marke
column-links = Eine Etappe bis
column-place = Ort
figure-symbols = Symbole
figure-dealt = Wanderkarten zu Beginn für alle
figure-open-treks = Offene Wanderkarten
figure-open-destinations = Offene Reisezielkarten
figure-open-destinations-option = Als Option
figure-open-journeys = Offene Reisekarten
figure-first-game = In einer ersten Partie
figure-draws = Karten der Aktion Nachziehen
figure-journey-price = Karten eines Symbols für eine Reise
figure-visit-bonus = Plättchen für die Karte ganz rechts, für die daneben
figure-cubes = Würfel je Farbe
figure-least-cubes = Würfel, die eine Mehrheit braucht
figure-region-tokens = Regionsplättchen
figure-region-tokens-in-play = Regionsplättchen im Spiel
figure-end-tokens = Genommene Regionsplättchen, die die Partie beenden
figure-end-visits = Besuche einer Person, die die Partie beenden
figure-most-links = Etappen einer Wanderung höchstens
figure-dry-turns = Züge je Person ohne Gewinn, die die Partie beenden

# Ceremonies
moment-game = Die letzten Punkte
moment-last-token = Noch ein Regionsplättchen, dann endet das Spiel
moment-last-visit = Noch ein Besuch, dann kann das Spiel enden
moment-only-you = {$points} SP: Das siehst nur du

## Was eine Wahl außer Punkten bewirkt

note-links = {$count ->
    [one] {$count} Etappe.
   *[other] {$count} Etappen.
}
note-cube = Ein Würfel für deinen Koffer: {$souvenir}.
note-set = Damit ist ein Satz voll: {$count ->
    [one] {$count} Satz.
   *[other] {$count} Sätze.
}
note-tile = Das Mehrheitsplättchen gehört dir: {$souvenir}.
note-tile-from = Das Mehrheitsplättchen kommt von {$owner} zu dir: {$souvenir}.
note-tile-back = Du gibst das Mehrheitsplättchen zurück: {$souvenir}.
note-tile-to = Du verlierst das Mehrheitsplättchen an {$owner}: {$souvenir}.
note-visit = Mit dem, was dir bleibt, könntest du dort { the-destination } besuchen: {$points} SP.
note-last-turn = Nach diesem Zug ist das Spiel zu Ende.
note-line-move = Bis zu {$number ->
    [one] {$number} Etappe
   *[other] {$number} Etappen
} weit ziehen, ohne Karten.
note-line-airport = Zu einem beliebigen freien Flughafen ziehen.
note-line-draw = {$number ->
    [one] {$number} Karte
   *[other] {$number} Karten
} ziehen.
note-line-visit-less = Für {$number ->
    [one] {$number} Symbol
   *[other] {$number} Symbole
} weniger besuchen.
note-line-gain = Ein Plättchen mit {$number} SP nehmen.
note-line-recolour = Einen Würfel in deinem Koffer in eine andere Reihe legen.
