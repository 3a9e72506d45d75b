# Trekking Through History: was auf Deutsch gesagt wird.

tagline = Drei Tage zu zwölf Stunden. Verbring sie in großen Momenten der Geschichte und lass deine Treks durch die Jahre wachsen.
kind = Drei Tage rund um die Uhr

option-first-game = Erstes Spiel
option-first-game-help = Am ersten Tag wird dein Reiseplan ausgelost; an den späteren Tagen wählst du ihn.

## Moves

move-use = { $itinerary } benutzen
move-take = „{ $card }“ nehmen
move-visit = Einen Vorfahren besuchen
move-spend = { $crystals }
move-place = Joker in die Spalte { $experience } legen

## What is asked

prompt-itinerary = { $day }: Welchen Reiseplan benutzt du?
prompt-first-card = Welche Karte nimmst du? Sie beginnt deinen Trek.
prompt-card = Dein Trek steht bei { $year }: Welche Karte nimmst du?
prompt-crystals = Wie viele Zeitkristalle? Höchstens { $most }.
prompt-wild = { $wilds ->
    [one] In welche Spalte kommt der Joker?
   *[other] { $wilds } Joker: In welche Spalte kommt der nächste?
}

## What happens

event-will-use = Du wählst { $itinerary } für den Tag.
event-uses = { $you ->
    [yes] Du benutzt heute { $itinerary }.
   *[no] { $seat } benutzt heute { $itinerary }.
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
event-arrives = { $you ->
    [yes] Du rückst
   *[no] { $seat } rückt
} um { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} vor, auf { $hour } Uhr.
event-punctual = { $you ->
    [yes] Genau pünktlich: Du bekommst
   *[no] Genau pünktlich: { $seat } bekommt
} { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
event-stopped = { $you ->
    [yes] Deine Reise geht über den Tag hinaus: kein Pünktlichkeitsbonus.
   *[no] Die Reise von { $seat } geht über den Tag hinaus: kein Pünktlichkeitsbonus.
}
event-crystals = { $you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $crystals ->
    [one] { $crystals } Zeitkristall.
   *[other] { $crystals } Zeitkristalle.
}
event-covers = { $you ->
    [yes] Du legst auf deinen Reiseplan: { $experiences }.
   *[no] { $seat } legt auf den Reiseplan: { $experiences }.
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
    [yes] Du bedeckst ein Feld und bekommst einen Zeitkristall.
   *[no] { $seat } bedeckt ein Feld und bekommt einen Zeitkristall.
}
event-row-points = { $you ->
    [yes] Du füllst eine Reihe
   *[no] { $seat } füllt eine Reihe
} mit { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkten.
}
event-row-crystal = { $you ->
    [yes] Du füllst eine Reihe und bekommst einen Zeitkristall.
   *[no] { $seat } füllt eine Reihe und bekommt einen Zeitkristall.
}
event-trek-begins = { $you ->
    [yes] Dein erster Trek beginnt ({ $year }).
   *[no] { $seat } beginnt den ersten Trek ({ $year }).
}
event-trek-grows = { $you ->
    [yes] Dein Trek reicht jetzt bis { $year }:
   *[no] Der Trek von { $seat } reicht jetzt bis { $year }:
} { $cards ->
    [one] { $cards } Karte.
   *[other] { $cards } Karten.
}
event-trek-ends = { $you ->
    [yes] Du beendest einen Trek
   *[no] { $seat } beendet einen Trek
} mit { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} ({ $points } Pkt.) und { $you ->
    [yes] beginnst
   *[no] beginnt
} einen neuen ({ $year }).
event-new-card = Neu auf der Abfahrtstafel: „{ $card }“ ({ $year }).
event-nothing-left = { $you ->
    [yes] Für dich ist nichts mehr übrig: Dein Tag endet ohne Bonus.
   *[no] Für { $seat } ist nichts mehr übrig: Der Tag endet für { $seat } ohne Bonus.
}
event-day = { $day } beginnt.
event-game-ends = Der letzte Tag ist vorbei.

## Why not

reason-itinerary-first = Wähle zuerst einen Reiseplan für den Tag.
reason-itinerary-when-a-day-begins = Reisepläne wählt man nur zu Beginn eines Tages.
reason-itinerary-used = { $you ->
    [yes] Du hast { $itinerary } schon benutzt.
   *[no] { $seat } hat { $itinerary } schon benutzt.
}
reason-itinerary-not-yours = Du hast { $itinerary } nicht.
reason-card-first = Wähle zuerst eine Karte.
reason-card-taken = { $you ->
    [yes] Du hast „{ $card }“ ({ $year }) schon genommen.
   *[no] { $seat } hat „{ $card }“ ({ $year }) schon genommen.
}
reason-card-discarded = „{ $card }“ ({ $year }) gehört zu Tag { $day ->
    [1] I
    [2] II
   *[other] III
}, und der ist vorbei.
reason-card-of-another-day = „{ $card }“ ({ $year }) gehört zum Stapel für Tag { $day ->
    [1] I
    [2] II
   *[other] III
}, der erst noch kommt.
reason-card-not-on-offer = „{ $card }“ ({ $year }) liegt nicht auf der Abfahrtstafel.
reason-no-ancestor-left = Es ist keine Vorfahrenkarte mehr da.
reason-ancestor-first = Ein Vorfahr übernimmt das Jahr der Karte vor ihm und kann deshalb keinen Trek beginnen: Deine erste Karte muss eine Geschichtskarte sein.
reason-crystals-first = Du hast eine Karte gewählt: Sag zuerst, wie viele Kristalle du dafür ausgibst.
reason-crystals-without-effect = Die Reise dauert { $hours ->
    [one] eine Stunde
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
    [1] Der längste Trek entscheidet:
    [2] Der zweitlängste Trek entscheidet:
    [3] Der drittlängste Trek entscheidet:
   *[other] Der Trek Nummer { $trek }, vom längsten an gezählt, entscheidet:
} { $cards ->
    [one] { $cards } Karte.
   *[other] { $cards } Karten.
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
board-hours = { $hours } Std.
board-points = { $points } Pkt.
board-breaks = neuer Trek
board-no-trek = noch keine Karte
board-trek = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}: { $points } Pkt. (nächste Karte: { $next })
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
board-row-pays = { $crystals ->
    [0] Reihe { $row }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] Reihe { $row }: Zeitkristall
}
board-punctual = pünktlich: +{ $points }
board-onto = auf { $seats }
board-again = du bist noch einmal dran
board-legend = 👤 Person  🚩 Ereignis  💡 Innovation  ⏫ Fortschritt  🌟 Joker  💎 ◇ Zeitkristall  ● Marker  [ ] Platz des nächsten Markers  › was eine Reihe bringt  ✗ Marker ohne Platz  =1195 ein Vorfahr mit seinem Jahr

## The board in the browser

board-departures = Abfahrten
board-to-all-ages = in alle Zeiten
board-and = und
board-top-of-deck = oberste Karte
board-left = noch { $cards }
board-clock = Uhr
board-at-hour = um { $hour } Uhr
board-traveller = { $seat }: { $hour }, { $trek }, { $crystals ->
    [one] { $crystals } Zeitkristall
   *[other] { $crystals } Zeitkristalle
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-watches = Um { $hour } Uhr: { $seats }
board-done = fertig für heute
board-exactly = genau: +{ $points }
board-preview = Was diese Wahl bringen würde
board-arrive = Ankunft
board-too-late = { $hours ->
    [one] { $hours } Stunde zu viel: kein Bonus
   *[other] { $hours } Stunden zu viel: kein Bonus
}
board-earn = Ertrag
board-no-room = kein Platz: { $tokens }
board-trek-title = Trek
board-goes-on = geht weiter
board-begins = beginnt
board-trek-then = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}: { $points } Pkt.
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
board-itineraries-of = Reisepläne: { $seat }
board-today = Reiseplan des Tages
board-time-line = Zeitleiste von { $from } bis { $to }, mit den Karten des Treks und den Abfahrten
board-next-space = { $experience }: nächstes Feld, Punkte: { $points }, Zeitkristalle: { $crystals }
board-touch-card = Tippe auf eine Abfahrt, um zu sehen, wohin sie dich führt.
board-grows = Ab { $year } wächst dein Trek; alles Frühere beendet ihn.
board-furthest-behind = { $you ->
    [yes] Du liegst auf der Uhr am weitesten zurück: Du bist dran.
   *[no] { $seat } liegt auf der Uhr am weitesten zurück und ist dran.
}
board-choosing = Alle wählen einen Reiseplan für den Tag.
board-over = Der letzte Tag ist vorbei.
stage-day-of = { $name } von { $of ->
    [3] III
   *[other] { $of }
}
board-breaks-short = bricht
board-takes = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}
board-gives-crystals = { $count ->
    [one] { $count } Zeitkristall
   *[other] { $count } Zeitkristalle
}
board-gives-tokens = { $count ->
    [one] { $count } { $experience }-Marker
   *[other] { $count } { $experience }-Marker
}
board-act-use = Benutzen
board-act-take = Nehmen
board-act-visit = Besuchen
board-act-spend = Reisen
board-act-place = Legen
board-tried-trek = { $card }: Trek mit { $cards }, { $points } Pkt.
board-tried-itinerary = { $points } Pkt., { $crystals ->
    [one] { $crystals } Kristall
   *[other] { $crystals } Kristalle
}
board-nothing = nichts
board-or-with = oder mit
board-column = { $experience }: { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
}
board-space-pays = { $crystals ->
    [0] Nummer { $number }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] Nummer { $number }: Zeitkristall
}
board-finished-sum = beendet: { $points }
board-see-treks = Alle Treks zeigen, { $treks } beendet: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
board-trek-now = Laufender Trek
board-used = Benutzt
board-unused = Übrige Reisepläne: { $count }
board-points-by-day = Punkte nach Tagen

## Components, beside the rules

part-card = Geschichtskarte: Jahr, Stunden, Ertrag
part-tokens = Erlebnismarker, eine Art je Spalte

## Tips of the guided first game: one idea each

tip-start = Drei Tage: Bedecke Reisepläne und folge den Jahren in langen Treks.
tip-prompt-itinerary = Wähle einen, der zu den heutigen Abfahrten passt; er gilt heute.
tip-prompt-first-card = Eine Karte kostet Stunden und bringt ihre Erträge und die darunter.
tip-prompt-card = Dasselbe oder ein späteres Jahr lässt deinen Trek wachsen.
tip-prompt-crystals = Jeder Kristall spart eine Stunde; behalten zählt er einen Punkt.
tip-prompt-wild = Such ein Feld, das zahlt, oder eine Reihe zum Füllen.
tip-event-ancestor = Ein Vorfahr passt in jeden Trek, beginnt aber keinen.
tip-event-arrives = Wer auf der Uhr am weitesten zurückliegt, ist dran.
tip-event-punctual = Beende den Tag genau auf zwölf für einen Bonus.
tip-event-covers = Manche Felder zahlen sofort, volle Reihen auch.
tip-event-trek-ends = Lange Treks bringen viel; eine einzelne Karte kostet Punkte.
tip-event-day = Neuer Tag, neuer Reiseplan; Treks und Kristalle bleiben.

## The list view: the position in sentences

told-column = { $free ->
    [0] { $experience } voll
   *[other] { $experience } { $free } frei (das nächste Feld bringt: { $pays })
}
told-finished = { $treks ->
    [one] { $treks } beendeter Trek
   *[other] { $treks } beendete Treks
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
told-itinerary-pays = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} auf dem Reiseplan

## The list view: fields of what is seen, and the words in them

field-ancestors = Vorfahren
field-benefits = Ertrag
field-chosen = Gewählte Karte
field-clock = Uhr
field-complete = Gefüllt
field-covered = Bedeckt
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
field-itinerary-points = Reiseplanpunkte je Tag
field-ladder = Punkte eines Treks nach Karten
field-left = Übrig
field-next = Nächste Felder
field-order = Reihenfolge
field-punctual-points = Pünktlichkeitspunkte je Tag
field-punctuality = Punkte dafür, den Tag genau pünktlich zu beenden
field-row = Reihe
field-rows = Reihen
field-seats = Personen
field-spaces = Felder
field-track = Punkte auf der Punkteleiste
field-trek-points = Punkte des Treks
field-treks = Treks
field-unused = Übrige Reisepläne
field-used = Benutzte Reisepläne
field-wilds = Joker, die noch zu legen sind
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

# Ceremonies
moment-day = Der Tag ist vorbei
moment-game = Der letzte Tag ist vorbei
moment-day-begins = { $day }
moment-last-begins = { $day }: der letzte Tag
moment-exactly = auf die Minute pünktlich

## Was eine Wahl außer Punkten bewirkt

note-trek-ends = Dein Trek endet, ein neuer beginnt.
note-lost = Kein Platz auf deinem Reiseplan: {$tokens}.
note-wilds = {$count ->
    [one] {$count} Joker, den du legst, wo du willst.
   *[other] {$count} Joker, die du legst, wo du willst.
}
note-hour = Deine Taschenuhr rückt auf {$hour} Uhr.
note-again = {$hour} Uhr: Du bist sofort wieder dran.
note-onto = Dort bist du vor {$players} dran.
