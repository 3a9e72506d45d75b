tagline = Pack gut, zieh los und kehr um, bevor der Bär deine Brote findet.
kind = Gut packen, Glück herausfordern

option-hidden-packs = Verdeckte Rucksäcke
option-hidden-packs-help = Die Rucksäcke liegen verdeckt; gezeigt wird nur, was eine Karte des Weges oder eine Gefahr ans Licht bringt.

move-place = {$card} → {$place}
move-play = {$card} ausspielen
move-draw = Eine Karte ziehen
move-hike = Zur Wanderung aufbrechen
move-ready = Rucksack ist gepackt
move-join = Mitgehen
move-stay = Daheim bleiben
move-go-on = Weitergehen
move-stop = Aufhören
move-take = {$card} nehmen
move-leave = Nichts nehmen
move-discard = {$card} abwerfen
move-drop = Karte abwerfen ({$place})
move-show = Karte zeigen ({$place})
move-show-pack = Den ganzen Rucksack zeigen

prompt-packing = Packe ein; noch sieht es niemand.
prompt-turn = Du bist am Zug: noch { $actions ->
    [one] eine Aktion
   *[other] {$actions} Aktionen
}.
prompt-turn-or-hike = Du bist dran: {$actions} Aktionen oder eine Wanderung?
prompt-join = {$leader} bricht auf. Gehst du mit?
prompt-decide = Weitergehen oder aufhören?
prompt-decide-match = Du hast { a-card } dabei: nichts zu zahlen. Weiter?
prompt-take = Welche Karte nimmst du?
prompt-pay = { $paid ->
    [0] {$card}: Wirf { boots-to-pay } ab, so knapp es geht.
   *[other] {$card}: Wirf { more-boots } ab.
}
prompt-pay-all = {$card}: zu wenige Stiefel. Alles verloren, Wanderung vorbei.
prompt-show = Auch du hast { a-card } dabei: Zeige die Karte.
prompt-guard = Du hast { a-card }: Zeige die Karte, nichts geschieht.
prompt-no-guard = { $card-id ->
    [socks] Keine Socken
   *[other] Kein Bärenspray
} dabei: Dein Rucksack wird aufgedeckt.
prompt-bear = Der Bär! Wirf deine schwerste Karte ab.
prompt-bear-boots = Der Bär! Wirf mindestens { $paid ->
    [0] { boots-to-pay }
   *[other] { more-boots }
} ab, nicht zu viel.
prompt-blister = Eine Blase: Wirf deine schwerste Karte ab.
prompt-skunk = Stinktier! Wirf eine Karte ab, der Rest kommt auf die Hand.
prompt-limit = Zu viele Karten auf der Hand: Wirf { $cards ->
    [one] eine Karte
   *[other] {$cards} Karten
} ab.

event-packed = Du packst { a-card } ein ({$place}).
event-placed = { $you ->
    [yes] Du packst { a-card } ein ({$place}).
   *[no] {$seat} packt { a-card } ein ({$place}).
}
event-placed-unseen = { $card-id ->
    [face-down] {$seat} packt eine Karte verdeckt ein ({$place}).
   *[other] Du packst { a-card } verdeckt ein ({$place}).
}
event-first-turn = { $you ->
    [yes] Du beginnst.
   *[no] {$seat} beginnt.
}
event-drew = { $card-id ->
    [face-down] {$seat} zieht eine Karte.
   *[other] Du ziehst { a-card }.
}
event-took-back = { $you ->
    [yes] Du nimmst { the-card } auf die Hand zurück ({$place}).
   *[no] {$seat} nimmt { the-card } auf die Hand zurück ({$place}).
}
event-took-back-unseen = { $card-id ->
    [face-down] {$seat} nimmt eine verdeckte Karte auf die Hand zurück ({$place}).
   *[other] Du nimmst { the-card } verdeckt auf die Hand zurück ({$place}).
}
event-played = { $you ->
    [yes] Du spielst { a-card } aus!
   *[no] {$seat} spielt { a-card } aus!
}
event-set-out = { $you ->
    [yes] Du brichst zur Wanderung {$hike} auf.
   *[no] {$seat} bricht zur Wanderung {$hike} auf.
}
event-joined = { $you ->
    [yes] Du gehst mit.
   *[no] {$seat} geht mit.
}
event-stayed = { $you ->
    [yes] Du bleibst daheim.
   *[no] {$seat} bleibt daheim.
}
event-turned-up = { $you ->
    [yes] Du deckst { a-card } auf.
   *[no] {$seat} deckt { a-card } auf.
}
event-matched = { $you ->
    [yes] Du hast { a-card } dabei und verlierst nichts.
   *[no] {$seat} hat { a-card } dabei und verliert nichts.
}
event-showed = { $you ->
    [yes] Du zeigst { a-card } ({$place}).
   *[no] {$seat} zeigt { a-card } ({$place}).
}
event-will-show = Du wirst { the-card } zeigen ({$place}).
event-will-show-pack = Du wirst deinen ganzen Rucksack zeigen.
event-will-drop = Du wirst { the-card } abwerfen ({$place}).
event-dropped = { $you ->
    [yes] Du wirfst { a-card } ab ({$place}).
   *[no] {$seat} wirft { a-card } ab ({$place}).
}
event-thrown-out = { $you ->
    [yes] Zu wenige Stiefel: Deine Wanderung ist vorbei und bringt nichts.
   *[no] {$seat} hat zu wenige Stiefel und scheidet aus der Wanderung aus.
}
event-will-discard = Du wirst { the-card } abwerfen.
event-discarded = { $you ->
    [yes] Du wirfst { a-card } ab.
   *[no] {$seat} wirft { a-card } ab.
}
event-robbed = { $you ->
    [yes] Der Waschbär stiehlt { a-card } von deiner Hand.
   *[no] Der Waschbär stiehlt { a-card } von der Hand von {$seat}.
}
event-protected = { $card-id ->
    [socks] { $you ->
        [yes] Deine Socken schützen dich.
       *[no] {$seat} ist durch Socken geschützt.
    }
   *[other] { $you ->
        [yes] Dein Bärenspray schützt dich.
       *[no] {$seat} ist durch Bärenspray geschützt.
    }
}
event-nobody-hit = {$card}: Niemand verliert etwas.
event-went-on = { $you ->
    [yes] Du gehst weiter.
   *[no] {$seat} geht weiter.
}
event-stopped = { $you ->
    [yes] Du hörst auf.
   *[no] {$seat} hört auf.
}
event-must-stop = { $you ->
    [yes] Du musst aufhören.
   *[no] {$seat} muss aufhören.
}
event-took = { $you ->
    [yes] Du legst { the-card } auf deinen Punktestapel: { board-points }.
   *[no] {$seat} legt { the-card } auf den Punktestapel: { board-points }.
}
event-took-nothing = { $you ->
    [yes] Du nimmst nichts.
   *[no] {$seat} nimmt nichts.
}
event-picked-up = { $you ->
    [yes] Du nimmst den Rest deines Rucksacks auf die Hand zurück: { board-cards }.
   *[no] {$seat} nimmt den Rest des Rucksacks auf die Hand zurück: { board-cards }.
}
event-leads-on = { $you ->
    [yes] Du übernimmst die Führung.
   *[no] {$seat} übernimmt die Führung.
}
event-row-lost = Was auf dem Weg übrig ist, wird abgeworfen: { board-cards }.
event-hike-ended = Die Wanderung ist vorbei.
event-refilled = Der Stapel ist leer: Die Ablage ({ board-cards }) wird zum neuen für diese letzte Wanderung.
event-nothing-left = Es gibt nichts mehr aufzudecken: Alle hören auf.
event-game-ends = Das Spiel ist zu Ende.
event-won-draw = { $you ->
    [yes] Gleichstand: Alle anderen Gleichen ziehen ein Stinktier, du gewinnst.
   *[no] Gleichstand: Alle Gleichen außer {$seat} ziehen ein Stinktier.
}

reason-packing-is-over = Das Packen vor dem ersten Zug ist vorbei.
reason-pack-first = Packe zuerst deinen Rucksack und sage dann, dass er fertig ist.
reason-answer-first = {$leader} wartet: Sage, ob du mitgehst.
reason-decide-first = Sage zuerst, ob du weitergehst oder aufhörst.
reason-take-first = Du hast aufgehört: Wähle eine Karte des Weges oder keine.
reason-hand-limit = Auf der Hand sind höchstens {$limit} Karten erlaubt: Wirf zuerst { board-cards } ab.
reason-show-first = {$card}: Zeige zuerst, was dich schützt, oder deinen Rucksack.
reason-show-match-first = Du hast { a-card } dabei: Du zeigst diese Karte und wirfst nichts ab.
reason-pay-first = Bezahle zuerst die Strecke: { $paid ->
    [0] { boots-to-pay }
   *[other] { more-boots }
}.
reason-bear-first = Zuerst der Bär: Wähle, was du abwirfst.
reason-blister-first = Zuerst die Blase: Wirf deine schwerste Karte ab.
reason-skunk-first = Zuerst das Stinktier: Wähle die Karte, die du abwirfst.
reason-your-turn = Du bist am Zug: noch { $actions ->
    [one] eine Aktion
   *[other] {$actions} Aktionen
}.
reason-wrong-place = {$card} passt nicht dorthin ({$place}); die Karte zeigt, wohin.
reason-no-packing-on-a-hike = Während einer Wanderung kommt nichts in einen Rucksack hinein.
reason-not-in-hand = Diese Karte hast du nicht auf der Hand: {$card}.
reason-place-is-taken = Dort liegt schon eine Karte ({$place}). Vor dem ersten Zug kannst du sie zurücknehmen, später tauschen.
reason-too-many-swaps = Das waren {$swaps} Tauschaktionen nacheinander: Tu zuerst etwas anderes.
reason-hazards-stay-in-hand = Gefahren werden nicht eingepackt und vor dem ersten Zug nicht ausgespielt.
reason-no-actions-on-a-hike = Während einer Wanderung gibt es keine Aktionen.
reason-already-on-a-hike = { $leader-you ->
    [yes] Du bist schon auf Wanderung.
   *[no] Eine Wanderung ist schon im Gange; {$leader} ist aufgebrochen.
}
reason-actions-begun = Ein Zug besteht aus {$whole} Aktionen oder einer Wanderung. Du hast mit Aktionen begonnen; noch { $actions ->
    [one] eine
   *[other] {$actions}
}.
reason-empty-pack = Für eine Wanderung brauchst du mindestens eine Karte im Rucksack.
reason-too-late-to-join = Später geht niemand mehr mit.
reason-no-hike = Es ist keine Wanderung im Gange.
reason-nothing-turned-up-yet = Noch ist nichts aufgedeckt; sage zuerst, ob du mitgehst.
reason-already-stopped = Du hast schon aufgehört.
reason-not-in-the-row = Diese Karte liegt nicht auf dem Weg: {$card}.
reason-nothing-to-take = Auf dem Weg liegt keine Karte zum Nehmen.
reason-stop-first = Nur wer aufhört, nimmt eine Karte.
reason-no-discarding = Von der Hand wird nur abgeworfen, wenn es mehr als {$limit} Karten sind.
reason-no-unpacking = Karten im Rucksack bleiben, wo sie sind; nur ein Tausch oder eine Wanderung bringt sie zurück.
reason-place-is-empty = Dort liegt keine Karte ({$place}).
reason-already-chosen = Diese Karte hast du schon gewählt ({$place}).
reason-not-the-heaviest = Es muss eine deiner schwersten Karten sein, nicht diese ({$place}).
reason-more-than-needed = Mit dieser Karte ({$place}) würdest du mehr als nötig abwerfen: Zu zahlen { $boots ->
    [one] ist noch ein Stiefel
   *[other] sind noch {$boots} Stiefel
}.
reason-show-guard = Zeige eine Karte, die dich schützt: {$card}.
reason-show-all = Du hast { $card-id ->
    [socks] keine Socken
   *[other] kein Bärenspray
} dabei: Dein ganzer Rucksack wird gezeigt.
reason-packs-lie-open = In diesem Spiel liegen die Rucksäcke offen; es gibt nichts zu zeigen.
reason-nothing-to-show = Es gibt jetzt nichts zu zeigen.

line-boots-4 = Karten mit vier Stiefeln
line-boots-3 = Karten mit drei Stiefeln
line-boots-2 = Karten mit zwei Stiefeln
line-boots-1 = Karten mit einem Stiefel

ending-pile = Die letzte Karte des Stapels ist gezogen.
ending-hike = Der Stapel ist leer und die letzte Wanderung vorbei.
ending-nothing-left = Der Stapel ist leer, und es ist kein Gegenstand zum Aufdecken mehr da.
tie-cards = Gleich viele Stiefel: Die meisten Karten im Punktestapel haben entschieden ({$cards}).
tie-skunk = Gleich viele Stiefel und Karten: Die anderen haben ein Stinktier gezogen.

# Der Tisch im Terminal.
stage-pile = Stapel { $number }
stage-discards = Ablage { $number }
stage-hike = Wanderung { $number }
stage-last-hike = letzte Wanderung
board-weight = Rucksack {$boots}
board-weight-unknown = Rucksack ?
board-hand = Hand {$cards}
board-score = Punkte {$boots}
board-status-home = daheim
board-status-asked = wird gefragt
board-status-joined = geht mit
board-status-walking = unterwegs
board-status-goes-on = geht weiter
board-status-left = zurück
board-leads = führt
board-turn = am Zug
board-trail = Weg
board-trail-empty = noch nichts aufgedeckt
board-your-hand = Deine Hand
board-empty = leer
board-next = Nächste Karte: eine von {$cards}
board-stop = Aufhören: eine nehmen, bis {$boots}
board-stop-all = Aufhören: alles nehmen, {$boots}
board-row-total = {$boots} auf dem Weg
board-known = { $you ->
    [yes] Die anderen haben auf deiner Hand gesehen: {$cards}
   *[no] Gesehen auf der Hand von {$seat}: {$cards}
}
board-chosen = Gewählt: {$cards}

# Der Tisch im Browser.
board-your-pack = Dein Rucksack
board-pack-of = Rucksack von {$seat}
board-boots = { $boots ->
    [one] ein Stiefel
   *[other] {$boots} Stiefel
}
board-cards = { $cards ->
    [one] eine Karte
   *[other] {$cards} Karten
}
board-points = { $boots ->
    [one] ein Punkt
   *[other] {$boots} Punkte
}
boots-to-pay = { $boots ->
    [one] einen Stiefel
   *[other] {$boots} Stiefel
}
more-boots = noch { $boots ->
    [one] einen Stiefel
   *[other] {$boots} Stiefel
}
board-warns = {$card}!
board-item = {$card}, { board-boots }: {$places}
board-slot = {$place}: {$what}
board-would-be = dann {$card}
board-of = {$who}: {$what}
board-hazard = Gefahr
board-face-down = verdeckt
board-secret = für andere verdeckt
board-matches = passt
board-is-chosen = gewählt
board-hand-rests = ruht während der Wanderung
board-choice = Deine Wahl
board-actions = { $you ->
    [yes] { $left ->
        [one] Du hast noch eine Aktion
       *[other] Du hast noch {$left} Aktionen
    }
   *[no] {$seat}: { $left ->
        [one] noch eine Aktion
       *[other] noch {$left} Aktionen
    }
}
board-packing = Karte berühren: probieren. Noch einmal: einpacken.
board-at-hut = In der Hütte
board-walking = Noch unterwegs
board-chance-free = kein Verlust
board-chance-pay = {$boots} zahlen
board-chance-out = alles verloren
board-chance-hazard = Gefahr
board-chance-skunk = Stinktier
board-too-much = dass sie mehr kostet, als dein Rucksack zahlen kann
board-take-one = eine Karte, bis {$boots}
board-take-all = alles nehmen: {$boots}
board-take-nothing = nichts zu nehmen
board-prize = wer zuletzt aufhört: {$boots}
board-instead = statt Aktionen
board-paid = {$paid} von {$whole}
board-touch-pack = Berühre Karten in deinem Rucksack.
board-others-choose = Gewählt. Die anderen wählen noch.
board-or-on = oder dort: {$places}
board-not-here = Nicht hier ({$place}): {$cards}
board-do-place = Einpacken
board-do-swap = Tauschen
board-do-play = Ausspielen
board-do-take = Nehmen
board-do-drop = Abwerfen
board-do-discard = Abwerfen
board-do-show = Zeigen
board-try-place = {$card} → {$place}: Rucksack {$boots}
board-try-swap = Tausch: {$card} ↔ {$out}, Rucksack {$boots}
board-try-play-bear = Plündert den schwersten anderen Rucksack.
board-try-play-skunk = Andere: eine Karte weg, Rest auf die Hand.
board-try-play-raccoon = Alle anderen verlieren eine Handkarte.
board-try-play-blister = Ohne Socken: die schwerste Karte weg.
board-try-take = {$card}: { board-points } für dich
board-try-drop = {$card}: dann noch { board-boots }
board-try-drop-skunk = {$card} weg, der Rest auf die Hand.
board-try-pay = {$card}: { $left ->
    [0] damit ist bezahlt
    [one] noch ein Stiefel zu zahlen
   *[other] noch {$left} Stiefel zu zahlen
}
board-try-discard = {$card}: { $left ->
    [0] das genügt
    [one] noch eine Karte abzuwerfen
   *[other] noch {$left} Karten abzuwerfen
}
board-pack-first = Packe erst { the-card } ein, oder leg sie zurück.
board-draw = Ziehen ({$cards})
board-short-free = nichts
board-short-pay = zahlen
board-short-out = verloren
board-short-hazard = Gefahr
board-short-skunk = Stinktier
board-show-kinds = Mögliche Karten zeigen
board-show-odds = Chancen zeigen

## The list view: the position in sentences

told-pack = { $boots ->
    [0] Rucksack leer
    [one] Rucksack mit einem Stiefel
   *[other] Rucksack mit {$boots} Stiefeln
}

## The list view: fields of what is seen, and the words in them

field-actions = Aktionen je Zug
field-actions-left = Übrige Aktionen
field-asked = Wählen gerade
field-boots = Stiefel
field-boots-chosen = Gewählte Stiefel
field-boots-left = Stiefel noch zu zahlen
field-cards-left = Karten noch abzuwerfen
field-chances = Was kommen kann
field-copies = Anzahl
field-could-come = Karten, die kommen könnten
field-deciding = Entscheidet
field-done = Hat gewählt
field-face-up = Offen
field-first = Erster Zug
field-fours = Punkte für Karten mit vier Stiefeln
field-hidden-packs = Verdeckte Rucksäcke
field-hike = Wanderungen bisher
field-hikers = Wandernde
field-last-hike = Letzte Wanderung des Spiels
field-leader = Führt die Wanderung
field-least = Mindestens
field-lucky = Zog kein Stinktier
field-most = Höchstens
field-next-pile = Was im Stapel liegt
field-not-here = Karten, die es nicht sind
field-nothing-left = Nichts mehr aufzudecken
field-ones = Punkte für Karten mit einem Stiefel
field-outlook = Was die nächste Karte bringen kann
field-pack = Rucksack
field-party = Auf dieser Wanderung
field-pile-known = Stapel aus der Ablage
field-place = Platz
field-places = Plätze
field-ready = Rucksack gepackt
field-row = Weg
field-row-boots = Stiefel auf dem Weg
field-status = Wo
field-swaps-left = Noch mögliche Tauschaktionen
field-taken = Punktestapel
field-threes = Punkte für Karten mit drei Stiefeln
field-twos = Punkte für Karten mit zwei Stiefeln
field-unseen = Mögliche Karten
field-weight = Stiefel im Rucksack
word-effect-free = { board-chance-free }
word-effect-hazard = { board-chance-hazard }
word-effect-out = { board-chance-out }
word-effect-pay = mit Stiefeln zahlen
word-effect-skunk = { board-chance-skunk }
word-phase-bear = ein Bär
word-phase-blister = eine Blase
word-phase-deciding = weitergehen oder aufhören
word-phase-guarding = zeigen, was schützt
word-phase-joining = wer mitgeht
word-phase-limit = zu viele Karten auf der Hand
word-phase-packing = Rucksäcke packen
word-phase-paying = die Karte bezahlen
word-phase-skunk = ein Stinktier
word-phase-taking = eine Karte des Weges nehmen
word-phase-turn = ein Zug
word-status-asked = { board-status-asked }
word-status-goes-on = { board-status-goes-on }
word-status-home = { board-status-home }
word-status-joined = { board-status-joined }
word-status-left = { board-status-left }
word-status-walking = { board-status-walking }

part-item = Gegenstand: Seine Stiefel sind die Strecke, und Punkte
part-rucksack = Rucksack: { $pockets } Fächer, { $hands } Hände
part-guards = Bärenspray und Socken schützen dich

# Cards in a sentence: with and without having been named before.

the-card = { $card-id ->
    [frying-pan] die Bratpfanne
    [camera] die Kamera
    [sleeping-bag] den Schlafsack
    [granola-bar] den Müsliriegel
    [compass] den Kompass
    [flashlight] die Taschenlampe
    [socks] die Socken
    [tent] das Zelt
    [water-bottle] die Wasserflasche
    [map] die Wanderkarte
    [bear-spray] das Bärenspray
    [walking-stick] den Wanderstock
    [bear] den Bären
    [skunk] das Stinktier
    [raccoon] den Waschbären
    [blister] die Blase
   *[other] {$card}
}
a-card = { $card-id ->
    [frying-pan] eine Bratpfanne
    [camera] eine Kamera
    [sleeping-bag] einen Schlafsack
    [granola-bar] einen Müsliriegel
    [compass] einen Kompass
    [flashlight] eine Taschenlampe
    [socks] Socken
    [tent] ein Zelt
    [water-bottle] eine Wasserflasche
    [map] eine Wanderkarte
    [bear-spray] ein Bärenspray
    [walking-stick] einen Wanderstock
    [bear] einen Bären
    [skunk] ein Stinktier
    [raccoon] einen Waschbären
    [blister] eine Blase
   *[other] {$card}
}

# Tips for a first game, one for each topic of the guide.

tip-start = Fülle deinen Rucksack, brich auf und bring Stiefel heim: deine Punkte.
tip-prompt-packing = Pack Verschiedenes: Was du dabeihast, kostet unterwegs nichts.
tip-prompt-turn = Zieh, pack ein oder spiel eine Gefahr aus, in beliebiger Reihenfolge.
tip-prompt-turn-or-hike = Rucksack voll genug? Dann brich auf, statt Aktionen zu machen.
tip-prompt-join = Geh mit, wenn dein Rucksack für ein, zwei Karten reicht.
tip-prompt-decide = Hör rechtzeitig auf: Du nimmst eine Karte, wer zuletzt bleibt, alle.
tip-prompt-decide-match = Du hast dasselbe dabei: Diese Karte kostet nichts.
tip-prompt-take = Nimm die Karte mit den meisten Stiefeln: deine Punkte.
tip-prompt-pay = Wirf mindestens so viele Stiefel ab; behalte, was noch kommen kann.
tip-prompt-bear = Ein Bärenspray im Rucksack hält Bären fern.
tip-prompt-blister = Socken im Rucksack schützen vor Blasen.
tip-prompt-limit = Höchstens sieben Karten: Behalte, was auf leere Plätze passt.

## The rules: all cards and figures

box-items = Gegenstände
box-items-everywhere = überall
box-hazards = Gefahren
box-figures = Weitere Zahlen
column-item = Gegenstand
column-hazard = Gefahr
column-places = Passt
figure-dealt = Karten zu Beginn für alle
figure-hand-limit = Karten auf der Hand höchstens
figure-actions = Aktionen je Zug
figure-pack = Plätze im Rucksack
figure-hands = Plätze in den Händen
figure-swaps = Tausche in Folge, je Person

# Ceremonies
moment-boots = { $boots ->
    [one] { $before } → { $boots } Stiefel
   *[other] { $before } → { $boots } Stiefel
}
moment-hike = Die Wanderung ist vorbei
moment-game = Die letzte Wanderung ist vorbei
moment-last-begins = Der Stapel geht zu Ende: Das ist die letzte Wanderung
moment-night = Zu wenige Stiefel: Dein Rucksack ist verloren, diese Wanderung bringt nichts. { $points ->
    [0] Sonst geht nichts verloren.
    [one] Dein Punkt ist sicher.
   *[other] Deine {$points} Punkte sind sicher.
}
moment-takes-all = { $you ->
    [yes] Du bleibst bis zuletzt auf dem Weg und nimmst alles: +{$points}
   *[no] {$seat} bleibt bis zuletzt auf dem Weg und nimmt alles: +{$points}
}

## Was Karten bewirken

does-bear = Ein Bär plündert den schwersten Rucksack ohne Bärenspray, bis er leichter ist als der nächste.
does-skunk = Ein Stinktier: Wen es trifft, wirft eine Karte ab und nimmt den Rest des Rucksacks auf die Hand; eine Wanderung endet.
does-raccoon = Ein Waschbär stiehlt allen Getroffenen eine zufällige Karte von der Hand.
does-blister = Eine Blase: Alle Getroffenen ohne Socken werfen die schwerste Karte ihres Rucksacks ab.
does-bear-spray = Bärenspray im Rucksack hält Bären fern.
does-socks = Socken im Rucksack verhindern Blasen.

## Was eine Wahl außer Punkten bewirkt

note-weight = Dein Rucksack wiegt dann {$boots ->
    [one] {$boots} Stiefel.
   *[other] {$boots} Stiefel.
}
note-hits = Kann treffen: {$players}.
note-hits-nobody = Trifft niemanden.
note-draw = {$count ->
    [one] {$count} Gefahr
   *[other] {$count} Gefahren
} unter {$unseen ->
    [one] {$unseen} Karte, die kommen kann.
   *[other] {$unseen} Karten, die kommen können.
}
note-last-card = Es ist die letzte Karte des Stapels: Damit endet das Spiel.
note-takes-all = Außer dir wandert niemand mehr, du nimmst den ganzen Weg: {$count ->
    [one] {$count} Karte.
   *[other] {$count} Karten.
}
note-takes-one = Du nimmst eine Karte vom Weg.
note-odds = Von {$unseen ->
    [one] {$unseen} Karte, die kommen kann,
   *[other] {$unseen} Karten, die kommen können,
} {$safe ->
    [one] kostet dich {$safe}
   *[other] kosten dich {$safe}
} nichts, {$pay ->
    [one] {$pay} kostet
   *[other] {$pay} kosten
} Stiefel.
note-odds-out = {$count ->
    [one] {$count} von {$unseen} würde deinen ganzen Rucksack kosten.
   *[other] {$count} von {$unseen} würden deinen ganzen Rucksack kosten.
}
note-odds-skunk = {$count ->
    [one] {$count} von {$unseen} würde die Wanderung beenden.
   *[other] {$count} von {$unseen} würden die Wanderung beenden.
}
