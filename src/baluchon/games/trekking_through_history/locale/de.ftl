# Trekking Through History: was auf Deutsch gesagt wird.

tagline = Drei Tage zu zwölf Stunden. Verbring sie in großen Momenten und halte deine Treks in Ordnung.
kind = 3 Tage auf der Zeitleiste

option-first-game = Erstes Spiel
option-first-game-help = Die Reisepläne des ersten Tages werden ausgelost; die der späteren Tage wählt man.

## Moves

move-use = { $itinerary } nehmen
move-take = „{ $card }“ nehmen
move-visit = Einen Vorfahren besuchen
move-spend = Für die Reise { $crystals } ausgeben
move-place = Joker in die Spalte { $experience } legen

## What is asked

prompt-itinerary = { $day }: Welchen Reiseplan nimmst du? Alle wählen geheim und gleichzeitig.
prompt-first-card = Welche Karte nimmst du? Mit ihr beginnt dein erster Trek.
prompt-card = Dein Trek steht bei { $year }: Welche Karte nimmst du?
prompt-crystals = Die Reise dauert { $hours } Stunden. Wie viele Zeitkristalle gibst du aus? Jeder spart eine Stunde; höchstens { $most }.
prompt-wild = { $wilds ->
    [one] In welche Spalte kommt der Joker?
   *[other] In welche Spalte kommt der nächste von { $wilds } Jokern?
}

## What happens

event-will-use = Du wählst { $itinerary } für den Tag.
event-uses = { $you ->
    [yes] Du nimmst heute { $itinerary }.
   *[no] { $seat } nimmt heute { $itinerary }.
}
event-takes = { $you ->
    [yes] Du nimmst „{ $card }“ ({ $year }).
   *[no] { $seat } nimmt „{ $card }“ ({ $year }).
}
event-ancestor = { $you ->
    [yes] Du besuchst einen Vorfahren.
   *[no] { $seat } besucht einen Vorfahren.
}
event-spends = { $you ->
    [yes] Du gibst
   *[no] { $seat } gibt
} { $crystals ->
    [one] { $crystals } Zeitkristall aus.
   *[other] { $crystals } Zeitkristalle aus.
}
event-arrives = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
} weiter: { $you ->
    [yes] Deine Uhr steht auf { $hour } Uhr.
   *[no] Die Uhr von { $seat } steht auf { $hour } Uhr.
}
event-punctual = { $you ->
    [yes] Genau 12 Uhr: Du bekommst { $points } Punkte für Pünktlichkeit.
   *[no] Genau 12 Uhr: { $seat } bekommt { $points } Punkte für Pünktlichkeit.
}
event-stopped = { $you ->
    [yes] Deine Reise war länger als dein Tag: kein Bonus für Pünktlichkeit.
   *[no] Die Reise von { $seat } war länger als der Tag: kein Bonus für Pünktlichkeit.
}
event-crystals = { $you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $crystals ->
    [one] { $crystals } Zeitkristall.
   *[other] { $crystals } Zeitkristalle.
}
event-covers = { $you ->
    [yes] Du legst Marker: { $experiences }.
   *[no] { $seat } legt Marker: { $experiences }.
}
event-loses = { $you ->
    [yes] Du hast keinen Platz für einen Marker ({ $experience }): Er verfällt.
   *[no] { $seat } hat keinen Platz für einen Marker ({ $experience }): Er verfällt.
}
event-space-points = { $you ->
    [yes] Du bedeckst ein Feld
   *[no] { $seat } bedeckt ein Feld
} mit { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkten.
}
event-space-crystal = { $you ->
    [yes] Du bedeckst ein Feld mit einem Zeitkristall.
   *[no] { $seat } bedeckt ein Feld mit einem Zeitkristall.
}
event-row-points = { $you ->
    [yes] Du vollendest eine Reihe
   *[no] { $seat } vollendet eine Reihe
} mit { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkten.
}
event-row-crystal = { $you ->
    [yes] Du vollendest eine Reihe mit einem Zeitkristall.
   *[no] { $seat } vollendet eine Reihe mit einem Zeitkristall.
}
event-trek-begins = { $you ->
    [yes] Dein erster Trek beginnt ({ $year }).
   *[no] { $seat } beginnt den ersten Trek ({ $year }).
}
event-trek-grows = { $you ->
    [yes] Dein Trek reicht jetzt bis { $year } und hat { $cards } Karten.
   *[no] Der Trek von { $seat } reicht jetzt bis { $year } und hat { $cards } Karten.
}
event-trek-ends = { $you ->
    [yes] Du beendest einen Trek
   *[no] { $seat } beendet einen Trek
} mit { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} (Punkte: { $points }) und { $you ->
    [yes] beginnst
   *[no] beginnt
} einen neuen ({ $year }).
event-new-card = Neu auf der Abfahrtstafel: „{ $card }“ ({ $year }).
event-nothing-left = { $you ->
    [yes] Für dich ist nichts mehr übrig: Deine Uhr rückt auf 12 vor, ohne Bonus.
   *[no] Für { $seat } ist nichts mehr übrig: Die Uhr rückt auf 12 vor, ohne Bonus.
}
event-day = { $day } beginnt: { $cards } stehen auf der Abfahrtstafel.
event-game-ends = Der letzte Tag ist vorbei.

## Why not

reason-itinerary-first = Wähle zuerst einen Reiseplan für den Tag.
reason-itinerary-when-a-day-begins = Reisepläne wählt man nur zu Beginn eines Tages.
reason-itinerary-used = { $you ->
    [yes] Du hast { $itinerary } schon gehabt.
   *[no] { $seat } hat { $itinerary } schon gehabt.
}
reason-itinerary-not-yours = Du hast { $itinerary } nicht.
reason-card-first = Wähle zuerst eine Karte.
reason-card-taken = { $you ->
    [yes] Du hast „{ $card }“ ({ $year }) schon genommen.
   *[no] { $seat } hat „{ $card }“ ({ $year }) schon genommen.
}
reason-card-discarded = „{ $card }“ ({ $year }) gehört zu { $day }, der vorbei ist.
reason-card-of-another-day = „{ $card }“ ({ $year }) gehört zum Stapel für { $day }, der erst noch kommt.
reason-card-not-on-offer = „{ $card }“ ({ $year }) liegt nicht auf der Abfahrtstafel.
reason-no-ancestor-left = Es ist keine Vorfahrenkarte mehr da.
reason-ancestor-first = Ein Vorfahr übernimmt das Jahr der Karte vor ihm und kann deshalb keinen Trek beginnen: Deine erste Karte muss eine Geschichtskarte sein.
reason-crystals-first = Du hast eine Karte gewählt; sag zuerst, wie viele Kristalle du dafür ausgibst.
reason-crystals-without-effect = Die Reise dauert { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
} und nie weniger als eine: { $crystals ->
    [0] Kristalle ändern daran nichts.
    [one] Nur { $crystals } Kristall hat eine Wirkung.
   *[other] Nur { $crystals } Kristalle haben eine Wirkung.
}
reason-crystals-not-owned = { $crystals ->
    [0] Du hattest keinen Kristall
    [one] Du hattest nur { $crystals } Kristall
   *[other] Du hattest nur { $crystals } Kristalle
}, als du die Karte gewählt hast; was sie einbringt, kommt für sie zu spät.
reason-wild-first = Lege zuerst den Joker.
reason-column-full = Die Spalte { $experience } ist voll.

## Scores

line-itineraries = Reisepläne
line-punctuality = Pünktlichkeit
line-crystals = Zeitkristalle
line-treks = Treks
ending-days = Alle { $days } Tage sind vorbei.
tie-trek = { $trek ->
    [1] Der längste Trek entscheidet: { $cards }
    [2] Der zweitlängste Trek entscheidet: { $cards }
    [3] Der drittlängste Trek entscheidet: { $cards }
   *[other] Der Trek Nummer { $trek }, vom längsten an gezählt, entscheidet: { $cards }
} { $cards ->
    [one] Karte.
   *[other] Karten.
}
tie-shared = Gleiche Punkte und gleiche Treks: Der Sieg wird geteilt.

## The board in the terminal

board-deck = { $cards ->
    [one] noch { $cards } Karte im Stapel
   *[other] noch { $cards } Karten im Stapel
}
board-ancestors = { $cards ->
    [0] keine Vorfahren mehr
    [one] noch { $cards } Vorfahr
   *[other] noch { $cards } Vorfahren
}
board-top = Stapel
board-empty = leer
board-hours = { $hours } Std.
board-points = { $points } Pkt.
board-breaks = bricht den Trek
board-no-trek = noch keine Karte
board-trek = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}: { $points } Pkt. (nächste Karte: { $next })
board-trek-new = neuer Trek
board-trek-after = Trek mit { $cards }
board-trek-done = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}: { $points }
board-finished = beendet:
board-hand = deine übrigen Reisepläne:
board-ladder = Punkte eines Treks nach Karten:
board-row = Reihe { $row }
board-punctual = pünktlich: +{ $points }
board-onto = auf { $seats }
board-again = du bist noch einmal dran
board-legend = 👤 Person  🚩 Ereignis  💡 Innovation  ⏫ Fortschritt  🌟 Joker  💎 ◇ Zeitkristall  ● Marker  [ ] Platz des nächsten Markers  › was eine Reihe bringt  ✗ Marker ohne Platz  =1195 ein Vorfahr mit seinem Jahr

## The board in the browser

board-departures = Abfahrt
board-to-all-ages = in alle Zeiten
board-and = und
board-top-of-deck = oben im Stapel
board-left = noch { $cards }
board-clock = Uhr
board-at-hour = um { $hour } Uhr
board-done = fertig für heute
board-exactly = genau: +{ $points }
board-preview = Was diese Wahl bringen würde
board-arrive = Ankunft
board-too-late = { $hours ->
    [one] { $hours } Stunde zu viel: kein Bonus
   *[other] { $hours } Stunden zu viel: kein Bonus
}
board-earn = Gewinn
board-no-room = kein Platz: { $tokens }
board-trek-title = Trek
board-goes-on = geht weiter
board-trek-then = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}: { $points } Pkt.
board-trek-to = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} bis { $year }
board-crystals = Kristalle
board-may-spend = { $most ->
    [0] hier keine möglich
   *[other] bis zu { $most }
}
board-your-trek = Dein Trek
board-trek-of = Trek: { $seat }
board-your-itineraries = Deine Reisepläne
board-today = Reiseplan des Tages
board-time-line = Zeitlinie von { $from } bis { $to }, mit den Karten des Treks und den Abfahrten
board-next-space = { $experience }: nächstes Feld, Punkte: { $points }, Zeitkristalle: { $crystals }
board-touch-card = Berühre eine Abfahrt, um zu sehen, wohin sie dich führt.
board-grows = Ab { $year } wächst dein Trek; alles Frühere beendet ihn.
board-furthest-behind = { $you ->
    [yes] Du liegst auf der Uhr am weitesten zurück: Du bist dran.
   *[no] { $seat } liegt auf der Uhr am weitesten zurück und ist dran.
}
board-choosing = Alle wählen einen Reiseplan für den Tag.
board-over = Alle drei Tage sind vorbei.

## Components, beside the rules

part-card = Geschichtskarte: Jahr, Stunden, was sie bringt
part-tokens = Erlebnismarker, je Spalte eine Art

## The list view: fields of what is seen, and the words in them

field-again = Du bist gleich noch einmal dran
field-ancestors = Vorfahren
field-benefits = Bringt
field-breaks = Bricht den Trek
field-chosen = Gewählte Karte
field-clock = Uhr
field-columns = Spalten für den Joker
field-complete = Vollständig
field-covered = Belegt
field-covers = Belegte Felder
field-crystal-points = Punkte der Zeitkristalle
field-crystals = Zeitkristalle
field-day = Tag
field-days = Tage
field-deck = Karten im Stapel
field-departures = Abfahrten
field-experience = Erlebnis
field-finished = Beendet
field-further = Punkte je weiterer Karte
field-hour = Uhrzeit
field-hours = Stunden
field-itinerary = Reiseplan
field-itinerary-points = Reiseplan-Punkte je Tag
field-ladder = Punkte eines Treks nach Karten
field-landings = Wohin Kristalle dich bringen
field-left = Übrig
field-lost = Marker ohne Platz
field-next = Nächste Felder
field-onto = Auf
field-order = Reihenfolge
field-punctual = Punkte für Pünktlichkeit
field-punctual-points = Pünktlichkeits-Punkte je Tag
field-punctuality = Punkte für Ankunft genau um 12
field-row = Reihe
field-rows = Reihen
field-seats = Spieler
field-spaces = Felder
field-stopped = Stunden, die nicht zählen
field-track = Punkte auf der Leiste
field-trek-cards = Karten im Trek
field-trek-points = Punkte des Treks
field-treks = Treks
field-treks-change = Änderung deiner Trek-Punkte
field-unused = Übrige Reisepläne
field-used = Genutzte Reisepläne
field-wilds = Joker zum Legen
field-year = Jahr
field-years = Jahre
word-phase-card = eine Karte wählen
word-phase-crystals = Zeitkristalle ausgeben
word-phase-itinerary = alle wählen einen Reiseplan
word-phase-wild = einen Joker legen

## The rules: all cards and figures

box-cards = Geschichtskarten
box-itineraries = Reisepläne
box-itineraries-note = ○ ein Feld, eine Zahl: ein Feld mit so vielen Punkten, ✦ ein Feld mit einem Zeitkristall. Die letzte Spalte sagt, was eine gefüllte Reihe bringt.
box-departure = Unter der Abfahrtstafel
box-deck = oben auf dem Stapel
box-treks = Punkte eines Treks
box-ancestors = Vorfahrenkarten im Spiel
box-figures = Weitere Zahlen
column-row-end = Reihe
column-bonus = Bringt
column-hours = Std.
figure-days = Tage
figure-hours = Stunden je Tag
figure-itineraries = Reisepläne zu Beginn für alle
figure-start-crystals = Zeitkristalle zu Beginn
figure-crystal-points = Punkte je übrigem Zeitkristall
figure-punctuality = Pünktlichkeitsbonus
figure-further = Punkte je weitere Karte eines Treks
figure-ancestors = Vorfahrenkarten in der Schachtel
figure-ancestor-hours = Stunden einer Vorfahrenkarte
figure-ancestor-gives = Eine Vorfahrenkarte bringt
