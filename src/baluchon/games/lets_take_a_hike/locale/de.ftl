tagline = Pack gut, zieh los und kehr um, bevor der Bär deine Brote findet.
kind = Gut packen, Glück herausfordern

option-hidden-packs = Verdeckte Rucksäcke
option-hidden-packs-help = Die Rucksäcke liegen verdeckt; gezeigt wird nur, was eine Karte des Weges oder eine Gefahr ans Licht bringt.

move-place = {$card} → {$place}
move-play = {$card} ausspielen
move-draw = Eine Karte ziehen
move-hike = Auf Wanderung gehen
move-ready = Fertig gepackt
move-join = Mitgehen
move-stay = Daheim bleiben
move-go-on = Weitergehen
move-stop = Aufhören
move-take = {$card} nehmen
move-leave = Nichts nehmen
move-discard = {$card} abwerfen
move-drop = Abwerfen: {$place}
move-show = Zeigen: {$place}
move-show-pack = Den ganzen Rucksack zeigen

prompt-packing = Packe vor dem ersten Zug ein, was du willst. Niemand sieht es, bis alle fertig sind.
prompt-turn = Du bist am Zug: noch { $actions ->
    [one] eine Aktion
   *[other] {$actions} Aktionen
}.
prompt-turn-or-hike = Du bist am Zug: {$actions} Aktionen oder eine Wanderung?
prompt-join = {$leader} bricht zu einer Wanderung auf. Gehst du mit?
prompt-decide = Weitergehen oder aufhören?
prompt-decide-match = Du hast die Karte im Rucksack: {$card}. Weitergehen oder aufhören?
prompt-take = Du hörst auf. Welche Karte des Weges nimmst du?
prompt-pay = {$card}: Wirf noch { $boots ->
    [one] einen Stiefel
   *[other] {$boots} Stiefel
} aus dem Rucksack ab, keine Karte mehr als nötig.
prompt-pay-all = {$card}: Dein Rucksack hat zu wenige Stiefel. Er ist verloren, deine Wanderung ist vorbei.
prompt-show = Du hast die passende Karte dabei: {$card}. Zeige sie.
prompt-guard = Du hast dabei: {$card}. Zeige eine dieser Karten, dann geschieht dir nichts.
prompt-no-guard = Du hast nicht dabei: {$card}. Dein ganzer Rucksack wird aufgedeckt.
prompt-bear = Der Bär durchwühlt deinen Rucksack: Wirf deine schwerste Karte ab.
prompt-bear-boots = Der Bär durchwühlt deinen Rucksack: Wirf noch mindestens { $boots ->
    [one] einen Stiefel
   *[other] {$boots} Stiefel
} ab, keine Karte mehr als nötig.
prompt-blister = Eine Blase: Wirf deine schwerste Karte ab.
prompt-skunk = Ein Stinktier: Wirf eine Karte ab; der Rest des Rucksacks kommt auf die Hand zurück.
prompt-limit = Zu viele Karten auf der Hand: Wirf { $cards ->
    [one] eine Karte
   *[other] {$cards} Karten
} ab.

event-packed = Du packst ein: {$card} ({$place}).
event-placed = { $you ->
    [yes] Du packst ein: {$card} ({$place}).
   *[no] {$seat} packt ein: {$card} ({$place}).
}
event-placed-unseen = { $card-id ->
    [face-down] {$seat} legt eine Karte verdeckt ({$place}).
   *[other] Du legst verdeckt: {$card} ({$place}).
}
event-first-turn = { $you ->
    [yes] Du beginnst.
   *[no] {$seat} beginnt.
}
event-drew = { $card-id ->
    [face-down] {$seat} zieht eine Karte.
   *[other] Du ziehst: {$card}.
}
event-took-back = { $you ->
    [yes] Du nimmst auf die Hand zurück: {$card} ({$place}).
   *[no] {$seat} nimmt auf die Hand zurück: {$card} ({$place}).
}
event-took-back-unseen = { $card-id ->
    [face-down] {$seat} nimmt eine verdeckte Karte auf die Hand zurück ({$place}).
   *[other] Du nimmst verdeckt auf die Hand zurück: {$card} ({$place}).
}
event-played = { $you ->
    [yes] Du spielst eine Gefahr aus: {$card}!
   *[no] {$seat} spielt eine Gefahr aus: {$card}!
}
event-set-out = { $you ->
    [yes] Du brichst zu Wanderung {$hike} auf.
   *[no] {$seat} bricht zu Wanderung {$hike} auf.
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
    [yes] Du deckst auf: {$card}.
   *[no] {$seat} deckt auf: {$card}.
}
event-matched = { $you ->
    [yes] Du hast es dabei: {$card}.
   *[no] {$seat} hat es dabei: {$card}.
}
event-showed = { $you ->
    [yes] Du zeigst: {$card} ({$place}).
   *[no] {$seat} zeigt: {$card} ({$place}).
}
event-will-show = Du wirst zeigen: {$card} ({$place}).
event-will-show-pack = Du wirst deinen ganzen Rucksack zeigen.
event-will-drop = Du wirst abwerfen: {$card} ({$place}).
event-dropped = { $you ->
    [yes] Du wirfst ab: {$card} ({$place}).
   *[no] {$seat} wirft ab: {$card} ({$place}).
}
event-thrown-out = { $you ->
    [yes] Zu wenige Stiefel: Deine Wanderung ist vorbei und bringt nichts.
   *[no] {$seat} hat zu wenige Stiefel und scheidet aus der Wanderung aus.
}
event-will-discard = Du wirst abwerfen: {$card}.
event-discarded = { $you ->
    [yes] Du wirfst ab: {$card}.
   *[no] {$seat} wirft ab: {$card}.
}
event-robbed = { $you ->
    [yes] Der Waschbär stiehlt von deiner Hand: {$card}.
   *[no] Der Waschbär stiehlt von der Hand von {$seat}: {$card}.
}
event-protected = { $you ->
    [yes] Dir geschieht nichts: {$card}.
   *[no] {$seat} geschieht nichts: {$card}.
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
    [yes] Du nimmst {$card} auf deinen Punktestapel: {$boots}.
   *[no] {$seat} nimmt {$card} auf den Punktestapel: {$boots}.
}
event-took-nothing = { $you ->
    [yes] Du nimmst nichts.
   *[no] {$seat} nimmt nichts.
}
event-picked-up = { $you ->
    [yes] Du nimmst deinen Rucksack auf die Hand zurück: {$cards}.
   *[no] {$seat} nimmt den Rucksack auf die Hand zurück: {$cards}.
}
event-leads-on = { $you ->
    [yes] Du führst weiter.
   *[no] {$seat} führt weiter.
}
event-row-lost = Was vom Weg übrig ist, wird abgeworfen: { $cards ->
    [one] eine Karte
   *[other] {$cards} Karten
}.
event-hike-ended = Die Wanderung ist vorbei.
event-refilled = Der Stapel ist leer: {$cards} abgeworfene Karten werden der neue für diese letzte Wanderung.
event-nothing-left = Es gibt nichts mehr aufzudecken: Alle hören auf.
event-game-ends = Das Spiel ist zu Ende.
event-won-draw = { $you ->
    [yes] Gleichstand, es wird um den Sieg gezogen: Alle außer dir ziehen ein Stinktier.
   *[no] Gleichstand, es wird um den Sieg gezogen: Alle außer {$seat} ziehen ein Stinktier.
}

reason-packing-is-over = Das Packen vor dem ersten Zug ist vorbei.
reason-pack-first = Packe zuerst für den Start und sage, wann du fertig bist.
reason-answer-first = {$leader} wartet: Sage, ob du mitgehst.
reason-decide-first = Sage zuerst, ob du weitergehst oder aufhörst.
reason-take-first = Du hast aufgehört: Wähle eine Karte des Weges oder keine.
reason-hand-limit = Du hast mehr als sieben Karten auf der Hand: Wirf zuerst {$cards} ab.
reason-show-first = {$card}: Zeige zuerst, was dich schützt, oder deinen Rucksack.
reason-show-match-first = Du hast {$card} dabei: Du zeigst diese Karte und wirfst nichts ab.
reason-pay-first = Bezahle zuerst die Strecke: noch {$boots}.
reason-bear-first = Zuerst der Bär: Wähle, was du abwirfst.
reason-blister-first = Zuerst die Blase: Wirf deine schwerste Karte ab.
reason-skunk-first = Zuerst das Stinktier: Wähle die Karte, die du abwirfst.
reason-your-turn = Du bist am Zug: noch {$actions} Aktionen.
reason-wrong-place = {$card} darf dort nicht getragen werden ({$place}); die Karte zeigt, wo.
reason-no-packing-on-a-hike = Während einer Wanderung kommt nichts in einen Rucksack hinein.
reason-not-in-hand = Diese Karte hast du nicht auf der Hand: {$card}.
reason-place-is-taken = Dort liegt schon eine Karte ({$place}). Nimm sie vor dem ersten Zug mit Zurücknehmen weg; später kannst du tauschen.
reason-too-many-swaps = {$swaps} Tausche nacheinander sind genug: Tu zuerst etwas anderes.
reason-hazards-stay-in-hand = Gefahren werden nicht eingepackt und vor dem ersten Zug nicht gespielt.
reason-no-actions-on-a-hike = Während einer Wanderung gibt es keine Aktionen.
reason-already-on-a-hike = { $leader-you ->
    [yes] Du bist schon auf Wanderung.
   *[no] Eine Wanderung ist schon im Gange; {$leader} ist aufgebrochen.
}
reason-actions-begun = Ein Zug sind drei Aktionen oder eine Wanderung. Du hast mit Aktionen begonnen; noch {$actions}.
reason-empty-pack = Für eine Wanderung brauchst du mindestens eine Karte im Rucksack.
reason-too-late-to-join = Später geht niemand mehr mit.
reason-no-hike = Es ist keine Wanderung im Gange.
reason-nothing-turned-up-yet = Noch ist nichts aufgedeckt; sage zuerst, ob du mitgehst.
reason-already-stopped = Du hast schon aufgehört.
reason-not-in-the-row = Diese Karte liegt nicht auf dem Weg: {$card}.
reason-nothing-to-take = Auf dem Weg liegt keine Karte zum Nehmen.
reason-stop-first = Nur wer aufhört, nimmt eine Karte.
reason-no-discarding = Von der Hand wird nur abgeworfen, wenn es mehr als sieben Karten sind.
reason-no-unpacking = Karten im Rucksack bleiben, wo sie sind; nur ein Tausch oder eine Wanderung bringt sie zurück.
reason-place-is-empty = Dort liegt keine Karte ({$place}).
reason-already-chosen = Diese Karte hast du schon gewählt ({$place}).
reason-not-the-heaviest = Es muss eine Karte mit den meisten Stiefeln deines Rucksacks sein, nicht diese ({$place}).
reason-more-than-needed = Mit dieser Karte ({$place}) würfest du mehr als nötig ab; es fehlen noch {$boots}.
reason-show-guard = Zeige eine Karte, die dich schützt: {$card}.
reason-show-all = Du hast nicht dabei: {$card}. Dein ganzer Rucksack wird gezeigt.
reason-packs-lie-open = In diesem Spiel liegen die Rucksäcke offen; es gibt nichts zu zeigen.
reason-nothing-to-show = Es gibt jetzt nichts zu zeigen.

line-boots-4 = Karten mit vier Stiefeln
line-boots-3 = Karten mit drei Stiefeln
line-boots-2 = Karten mit zwei Stiefeln
line-boots-1 = Karten mit einem Stiefel

ending-pile = Die letzte Karte des Stapels ist gezogen.
ending-hike = Der Stapel ist gezogen und die letzte Wanderung vorbei.
ending-nothing-left = Der Stapel ist gezogen, und es ist kein Gegenstand zum Aufdecken mehr da.
tie-cards = Gleich viele Stiefel: Mehr Karten im Punktestapel entscheiden ({$cards}).
tie-skunk = Gleich viele Stiefel und Karten: Die anderen haben ein Stinktier gezogen.

# Der Tisch im Terminal.
board-pile = Stapel {$cards}
board-discards = Ablage {$cards}
board-hike = Wanderung {$hike}
board-last-hike = letzte Wanderung
board-weight = Rucksack {$boots}
board-weight-unknown = Rucksack ?
board-hand = Hand {$cards}
board-score = Punkte {$boots}
board-status-home = daheim
board-status-asked = gefragt
board-status-joined = dabei
board-status-walking = unterwegs
board-status-goes-on = weiter
board-status-left = zurück
board-leads = an der Spitze
board-turn = am Zug
board-trail = Weg
board-trail-empty = noch nichts aufgedeckt
board-your-hand = Deine Hand
board-empty = leer
board-next = Nächste Karte, aus {$cards} möglichen
board-effect-match = nichts zu zahlen
board-effect-pay = {$boots} abwerfen
board-effect-out = Rucksack verloren
board-effect-safe = harmlos
board-effect-lose-one = eine Karte weniger
board-effect-robbed = eine Handkarte weniger
board-effect-skunk = Stinktier: Weg verloren
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
board-hazard = Gefahr
board-face-down = verdeckt
board-secret = nur du siehst sie
board-matches = passt
board-is-chosen = gewählt
board-hand-rests = ruht während der Wanderung
board-choice = Was tun
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
board-packing = Berühre eine Karte und einen leuchtenden Platz, oder zieh sie dorthin.
board-at-hut = In der Hütte
board-walking = Noch unterwegs
board-chance-free = nichts verloren
board-chance-pay = {$boots} zahlen
board-chance-out = alles verloren
board-chance-hazard = Gefahr
board-chance-skunk = Stinktier
board-too-much = dass sie mehr kostet, als dein Rucksack zahlen kann
board-take-one = eine nehmen, bis {$boots}
board-take-all = alles nehmen: {$boots}
board-take-nothing = nichts zu nehmen
board-prize = {$boots} für den Letzten
board-instead = statt Kartenaktionen
board-paid = {$paid} von {$whole}
board-touch-pack = Berühre Karten in deinem Rucksack.
board-touch-hand = Berühre Karten auf deiner Hand.
board-others-choose = Gewählt. Die anderen wählen noch.
board-or-on = oder: {$places}
board-not-here = Nicht hier ({$place}): {$cards}

## The list view: fields of what is seen, and the words in them

field-actions = Aktionen je Zug
field-actions-left = Übrige Aktionen
field-asked = Wählen gleichzeitig
field-boots = Stiefel
field-boots-left = Noch zu zahlende Stiefel
field-cards-left = Noch abzuwerfende Karten
field-coming = Was kommen kann
field-copies = Wie viele
field-could-come = Karten, die kommen könnten
field-deciding = Entscheidet
field-done = Fertig
field-face-up = Offen
field-first = Erster Zug
field-fours = Punkte für Karten mit vier Stiefeln
field-hidden-packs = Verdeckte Rucksäcke
field-hike = Wanderungen bisher
field-hikers = Wandernde
field-last-hike = Letzte Wanderung des Spiels
field-leader = Führt die Wanderung
field-lucky = Zog kein Stinktier
field-next-pile = Was im Stapel liegt
field-not-here = Karten, die es nicht sind
field-nothing-left = Nichts mehr aufzudecken
field-ones = Punkte für Karten mit einem Stiefel
field-outlook = Was die nächste Karte bringen kann
field-pack = Rucksack
field-party = Auf der Wanderung
field-pile-known = Stapel aus der Ablage
field-place = Platz
field-places = Plätze
field-ready = Bereit
field-row = Weg
field-row-boots = Stiefel auf dem Weg
field-status = Wo
field-stopping = Wenn du jetzt aufhörst
field-swaps-left = Übrige Tausche
field-taken = Gewonnene Karten
field-takes-all = Nimmt alles
field-threes = Punkte für Karten mit drei Stiefeln
field-twos = Punkte für Karten mit zwei Stiefeln
field-unseen = Mögliche Karten
field-weight = Stiefel im Rucksack
word-effect-lose-one = { board-effect-lose-one }
word-effect-match = { board-effect-match }
word-effect-out = { board-effect-out }
word-effect-pay = mit Stiefeln zahlen
word-effect-robbed = { board-effect-robbed }
word-effect-safe = { board-effect-safe }
word-effect-skunk = { board-effect-skunk }
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

part-item = Gegenstand: seine Stiefel sind die Strecke, und Punkte
part-rucksack = Rucksack: fünf Fächer, zwei Hände
part-guards = Bärenspray und Socken schützen

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
