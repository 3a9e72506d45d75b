# Wörter, die alle Spiele teilen: Listen, Mitspielende, Gründe des Kerns und was das Terminal sagt.

## Listen und Mitspielende

list-more = { $first }, { $next }
list-last = { $first } und { $last }
you = du
seat-number = Person { $number }
on = an
off = aus

## Gründe und Ereignisse des Kerns

reason-not-your-turn = Du bist nicht am Zug. Am Zug: { $seats }.
reason-game-over = Das Spiel ist zu Ende.
reason-no-such-move = Es gibt keinen Zug mit der Nummer { $move }.
reason-nothing-to-take-back = Du hast nichts zurückzunehmen.
reason-something-came-to-light = Seither wurde etwas gezogen oder aufgedeckt, darum bleibt es dabei.
reason-others-have-moved = { $seat } war seither am Zug, darum bleibt es dabei.
event-take-back = { $you ->
    [yes] Du nimmst deine letzte Entscheidung zurück.
   *[no] { $seat } nimmt die letzte Entscheidung zurück.
}

## Wie weit eine Partie ist

stage-round = Runde { $number }
stage-round-of = Runde { $number } von { $of }
stage-day = Tag { $number }
stage-day-of = Tag { $number } von { $of }
stage-turn = Zug { $number }
stage-turn-of = Zug { $number } von { $of }

## Fehler in der Schreibweise

error-unparseable = „{ $text }“ ist kein Zug dieses Spiels.
error-did-you-mean = Meintest du { $moves }?
error-ambiguous = „{ $text }“ kann mehrere Züge meinen: { $moves }
error-not-now = { $move }: jetzt nicht möglich.

## Das Terminal: der Lauf einer Partie

play-against = Du spielst gegen { $players }.
play-seats = Am Tisch: { $players }.
play-resumed = Es geht dort weiter, wo du aufgehört hast.
game-used-last = Das zuletzt benutzte Spiel: { $game }.
play-choose = Deine Wahl ({ $keys }):
play-hint-keys = 1–{ $count }, ? Hilfe
play-your-choice = { $move }.
play-waiting = { $count ->
    [one] { $players } überlegt …
   *[other] { $players } überlegen …
}
play-happened = Seit deiner letzten Wahl
play-saved = Gespeichert in { $file }.
play-go-on = Weiter geht es mit: { $command }
play-input-ended = Die Eingabe endete vor dem Spiel.

## Das Terminal: Befehle

help-intro = Schreib die Nummer einer Wahl oder ihre Notation wie „{ $example }“; du kannst sie kürzen, solange sie eindeutig bleibt.
help-help = diese Hilfe
help-hint = was ein Bot tun würde, und warum
help-candidates = einige gute Möglichkeiten, ohne zu verraten, welche die beste ist
help-undo = deine letzte Entscheidung zurücknehmen
help-why = warum ein Zug nicht erlaubt ist, zum Beispiel: { $example }
help-story = die Geschichte einer Karte, zum Beispiel: t { $example }
help-why-empty = Schreib w und den Zug, um den es geht, zum Beispiel: { $example }
help-scores = die Punkte bisher
help-quit = speichern und aufhören
help-board = den Tisch noch einmal zeigen
help-rules = Alle Regeln: { $command }
learn-next = Weiter mit Enter.
learn-sure = Dabei bleiben? (j: dabei bleiben, Enter: neu wählen)
learn-keep = j
learn-over = Die Lektion ist zu Ende. Ab hier ist es ein Spiel wie jedes andere.
help-let-me-play = lass mich spielen: Lektion beenden und ohne sie weiterspielen

## Das Spiel des Tages

daily-title = Spiel des Tages
daily-intro = Spiel des Tages Nr. { $number } ({ $date }): für alle dieselben Karten, ein Versuch, ohne Vorschläge und ohne Zurücknehmen.
daily-intro-practice = Spiel des Tages Nr. { $number } ({ $date }), zum Üben.
daily-commit = Versiegelt als { $commit }.
daily-bot = Ein geübter Bot auf deinem Platz mit denselben Karten: { $score } Punkte, Rang { $place } von { $seats }.
daily-share = Zum Weitergeben, ohne etwas zu verraten:
daily-shared = Baluchon, Spiel des Tages Nr. { $number }, { $game }: { $score } Punkte, Rang { $place } von { $seats }; ein Bot auf meinem Platz: { $bot }.
challenge-to-beat = Dieselben Karten auf demselben Platz: { $name } hatte { $score } Punkte.
solve-ask = Finde die beste Wahl.
solve-right = Richtig: { $move }.
solve-wrong = Besser: { $move }.
solve-worth = Gewinnchancen: { $best }, mit der nächstbesten Wahl { $second }.

why-allowed = { $move }: das darfst du jetzt tun.
hint-best = Vorschlag: { $move }.
hint-only = Es gibt nur eine Wahl: { $move }.
hint-value = Geschätzte Gewinnchance: { $percent }.
hint-why = Verglichen mit „{ $move }“ verspricht das hier mehr Punkte: { $lines }.
hint-next = Danach: { $moves }.
hint-even = Die besten Möglichkeiten sind etwa gleich gut.
hint-move = { $move } ({ $percent })
why-gain = { $line } +{ $points }
why-loss = { $line } −{ $points }
why-range = { $line } { $least } bis { $most }
why-later-more = Am Ende etwa { $points } mehr: { $line }
why-later-less = Am Ende etwa { $points } weniger: { $line }
why-but-less = Aber am Ende etwa { $points } weniger: { $line }
why-but-more = Aber am Ende etwa { $points } mehr: { $line }
menu-range = { $least } bis { $most }
hint-brings = Das bringt: { $gains }.
hint-but = { $drawback }.
hint-candidates = Einen Gedanken wert, ohne Rangfolge:
coach-sure = Sicher? So sehe ich deine Gewinnchance bei { $value }, mit einer anderen Wahl bei { $best }.
coach-costs = Unterschied am Ende etwa: { $lines }.
coach-better = Besser: { $move } ({ $best } statt { $value }).
coach-good = Ich habe nichts Besseres gesehen.
coach-keep-asks = Trotzdem spielen? (j: ja, Enter: neu wählen)
undone = Zurückgenommen.

## Das Terminal: Ergebnisse und Tabellen

result-title = Ergebnis
result-winner = { $you ->
    [yes] { $points ->
        [one] Du gewinnst mit { $points } Punkt!
       *[other] Du gewinnst mit { $points } Punkten!
    }
   *[no] { $points ->
        [one] { $seat } gewinnt mit { $points } Punkt.
       *[other] { $seat } gewinnt mit { $points } Punkten.
    }
}
result-shared = { $points ->
    [one] { $seats } teilen sich den Sieg mit je { $points } Punkt.
   *[other] { $seats } teilen sich den Sieg mit je { $points } Punkten.
}
table-total = gesamt
table-place = Platz
table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-players = Mitspielende
table-face-down = verdeckt
table-your-hand = deine Hand
table-in-hand = { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
table-spectator = was alle sehen
replay-entry = { $number }/{ $of }
replay-take-back = nimmt Eintrag { $entry } zurück
replay-next = Enter: weiter, q: aufhören

## Das Terminal und seine Seiten: Rückblick auf ein Spiel

analysis-title = { $game }: Rückblick
analysis-curve = Gewinnchancen
analysis-curve-help = Nach jeder Entscheidung, für jemanden, der alle Karten kennt: Bots haben von jedem Zug aus im Schnitt { $playouts }-mal weitergespielt. In { $surely } der Fälle liegt die wahre Chance im Band, höchstens { $within } entfernt. Die Punkte sind die Wendepunkte.
analysis-learned = Auf den ersten Blick: was ein trainiertes Netz jedem nach dessen eigenen Karten gibt.
analysis-rough = Grob: { $playouts } Partien von jedem Zug aus, gemittelt mit den benachbarten.
analysis-turning = Wendepunkte
analysis-no-turning = Keine einzelne Entscheidung hat die Chancen deutlich verändert.
analysis-chance = Chance
analysis-why = Punkte dadurch
analysis-no-better = nichts besser: Glück gehörte dazu
analysis-dearest = Teuerste Entscheidungen
analysis-nothing = Keine Entscheidung hat nennenswert gekostet.
analysis-decision = Entscheidung
analysis-player = Person
analysis-done = gewählt
analysis-better = besser
analysis-cost = Kosten

## What would help somebody most, from games that they have played

advice-line = { $line }: Das entscheidet { $decided } von { $losses } Niederlagen; mit ebenso vielen Punkten dort wie Platz 1 hättest du gewonnen oder gleichgezogen. Im Schnitt liegst du dort um { $points } zurück.
advice-none = Du hast { $losses } Partien aus verschiedenen Gründen verloren: Keine Zeile des Wertungsblatts entscheidet die Hälfte davon.
advice-won = { $losses ->
    [0] Du hast alle { $games } Partien gewonnen: weiter so.
   *[other] Du hast nur { $losses } von { $games } Partien verloren: weiter so.
}
advice-few = { $games } von { $needed } beendeten Partien: Es braucht noch ein paar, um Gewohnheit von Glück zu unterscheiden.

## Das Terminal: Personen, Optionen, Befehle

games-default = (üblich)
games-strengths = um wie viel sie stärker sind als der Zufall
play-hint-one = 1, ? Hilfe
play-no-such-number = Eine Wahl { $number } gibt es jetzt nicht. { $count ->
    [one] Die einzige ist 1.
   *[other] Es gibt 1 bis { $count }.
}
play-forced = Es gab nichts zu wählen, das wurde für dich gespielt: { $move }.
play-nothing-lost = Du hattest noch nichts entschieden, also wurde nichts gespeichert.
replay-secret = { $seat } wählt verdeckt.
replay-spectator = Die Partie ist nicht zu Ende, also steht hier, was alle wissen dürfen, die zuschauen. --seat N zeigt, was eine Person wissen darf, --open alles.
replay-seat = Die Partie ist nicht zu Ende, also steht hier, was { $seat } wissen darf. --open zeigt alles.
online-help = Schreib die Nummer einer Wahl oder ihre Notation wie „{ $example }“, gekürzt, solange sie eindeutig bleibt. q verlässt den Tisch.
online-left = Der Tisch geht ohne dich weiter. Zurück kommst du mit: { $command }
online-deal = Niemand konnte die Karten wählen: Deine Zahl ging ins Mischen ein.
online-deal-broken = Gemischt wurde nicht wie versprochen: Frag nach, wer den Server betreibt.
online-waiting = Du hast einen Platz. Am Tisch: { $players }. Es geht los, sobald jemand die Partie startet.
online-your-turn = du bist dran
online-not-begun = noch nicht begonnen

## The rules: all cards and figures, and where the figures come from

rules-components = Alle Karten und Zahlen
rules-components-intro = Unter jeder Tabelle steht, woher ihre Zahlen kommen.
origin-of = { $figures }: { $origins }.
origin-partly = teils { $origin }
origin-rulebook = im Regelheft gedruckt
origin-sourced = aus anderen öffentlichen Quellen
origin-ours = von uns festgelegt
cell-times = { $count } × { $what }
cell-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
cell-players-range = { $first }–{ $last } Personen
column-card = Karte
column-cards = Karten
column-copies = Anzahl
column-figure = Wert
column-players = Personen
column-points = Punkte
column-what = Was
figure-players = Personen

## Die Listenansicht: Felder dessen, was zu sehen ist, und ihre Wörter

field-bonus = Bonus
field-card = Karte
field-cards = Karten
field-choice = Deine Wahl
field-discards = Ablage
field-dry = Züge ohne Fortschritt
field-effect = Wirkung
field-hand = Hand
field-hand-size = Karten auf der Hand
field-holder = Im Besitz von
field-known = Allen bekannte Karten
field-phase = Gerade
field-pile = Karten im Stapel
field-place = Ort
field-points = Punkte
field-region = Region
field-round = Runde
field-rounds = Runden
field-score = Punktestand
field-seat = Person
field-travellers = Reisende
field-turn = Am Zug
word-face-down = verdeckt
word-phase-over = das Spiel ist vorbei
word-yes = ja

# A label with what it says, as on boards.
labelled = { $label }: { $value }

# What the story of a card stands on.
story-sources = Quellen: { $sources }
story-common = Steht in jedem Lexikon.

## Die Seite einer Adresse, die nicht die des Servers ist

foreign-name = Der Spielserver hört nicht auf diesen Namen.
foreign-name-open = Hier ist er zu finden:
foreign-name-host = Wenn du ihn betreibst und der Name stimmt, starte ihn mit { $option }.
