tagline-house = { $count ->
    [one] Eine Reise in einem Bündel
    [5] Fünf Reisen in einem Bündel
   *[other] { $count } Reisen in einem Bündel
}
where-to = Wohin heute?
no-server = Der Server antwortet nicht.
try-again = Noch einmal versuchen
home = Start
close = Schließen
language = Sprache
players-range = { $least }–{ $most } Personen
minutes = { $count } Min.
boarding-pass = Bordkarte
bots = Bots
level = Stärke
level-random = zufällig
level-novice = neu
level-casual = geübt
level-swift = flink
level-expert = stark
level-master = meisterlich
match-me = passend
match-now = zurzeit { $level }, je nach Siegen und Niederlagen
match-me-bot = passend zu mir (zurzeit { $level })
strength = Spielstärke { $rating }
play-now = Jetzt spielen
against-bots = { $count ->
    [one] gegen { $count } Bot
   *[other] gegen { $count } Bots
}
with-friends = Zusammen spielen
with-friends-text = Link schicken, ohne Konto
same-device = Ein Gerät
same-device-text = am Tisch herumgeben
join-code-text = Link oder Code eines Tisches
join = Beitreten
continue = Weiterspielen
your-turn = du bist dran
waiting-for = { $players } am Zug
status-waiting = wird vorbereitet
status-playing = läuft
status-finished = beendet
status-closed = geschlossen
ends-by-itself = Niemand spielt: endet am { $date }, wenn du nicht vorbeischaust
ended-by-itself = Am { $date } beendet: niemand hat gespielt
nickname = Dein Name
nickname-text = So sehen dich die anderen am Tisch. Kein Konto nötig.
nickname-guest = Gast

lobby = Der Tisch wird gedeckt
seat-open = freier Platz
seat-you = du
seat-bot = Bot ({ $level })
seat-here = an diesem Gerät
make-open = Frei lassen
start-game = Spiel beginnen
waiting-for-host = Gleich geht es los.
seats-are-open = Es sind noch Plätze frei. Warte auf andere oder setz Bots hin.
invite-friends = Andere einladen
copy-link = Link kopieren
copied = Kopiert
share = Teilen
qr-label = Code zum Scannen mit dem Handy
options = Varianten
settings-table = Tisch
listed = Alle können diesen Tisch finden und mitspielen
spectators-allowed = Zuschauen erlaubt
chat-allowed = Chat
hints-allowed = Vorschläge
take-backs-allowed = Zurücknehmen erlaubt
quick-bots = Bots spielen sofort

board = Spielplan
own-things = Deine Sachen
your-choices = Deine Möglichkeiten
you = du
waiting-for-others = { $count ->
    [0] Einen Moment …
    [one] { $players } ist am Zug.
   *[other] { $players } sind am Zug.
}
thinking = { $player } überlegt …
game-is-over = Das Spiel ist zu Ende.
undo = Zurücknehmen
hint = Vorschlag
candidates = Einige gute Züge
hint-says = Vorschlag: { $move }
rules = Regeln
log = Verlauf
scores = Punkte
chat = Chat
say-something = Sag etwas
send = Senden
spectator-count = { $count ->
    [0] niemand schaut zu
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
watching = Du schaust zu
line-connecting = Verbinden …
line-broken = Verbindung verloren. Neuer Versuch …
line-stalled = Der Server antwortet nicht …
move-unconfirmed = Dein Zug ist noch nicht bestätigt. Er wird gesendet, bis er ankommt.
line-refused = Dieser Tisch lässt sich nicht öffnen.
components = In der Schachtel
search-rules = In den Regeln suchen
rules-contents = Inhalt
ruling = Festlegung
no-rules-found = Nichts gefunden.
bot-label = Bot
away-label = abwesend
come-back = Platz wieder einnehmen
leave-table = Tisch verlassen
close-table = Tisch schließen
ask-take-back = { $player } möchte einen Zug zurücknehmen.
asked-take-back = Du hast { $players } gebeten, zurücknehmen zu dürfen.
ask-settings = { $player } möchte die Einstellungen dieser Partie ändern: { $changes }.
ask-remove = { $player } möchte, dass { $other } die Partie verlässt; ein Bot würde weiterspielen.
change-move-limit = { $seconds ->
    [0] ohne Zeitlimit
   *[other] { $seconds } s je Entscheidung
}
change-stand-in = { $level } vertritt Abwesende
change-hints = { $on ->
    [1] Vorschläge
   *[other] keine Vorschläge
}
change-take-backs = { $on ->
    [1] Zurücknehmen erlaubt
   *[other] kein Zurücknehmen
}
change-spectators = { $on ->
    [1] Zuschauen erlaubt
   *[other] kein Zuschauen
}
agree = Zustimmen
refuse = Ablehnen
pass-the-device = { $player } ist dran. Gib das Gerät weiter.
show-my-things = Ich bin { $player }
total = Summe
list-view = Als Liste zeigen
board-view = Spielplan zeigen
told-has = { $you ->
    [yes] Du hast { $what }.
   *[no] { $seat } hat { $what }.
}
told-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $seat } ist am Zug.
}
told-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
told-hand = { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
list = Liste
all-fields = Alle Felder
say-table = Den Tisch ansagen ({ $key })
say-choices = Ansagen, was ich tun kann ({ $key })
say-news = Ansagen, was seit meinem Zug geschah ({ $key })
nothing-to-do = Im Moment gibt es für dich nichts zu tun.
nothing-new = Seither ist nichts geschehen.
keys = Die Tasten B, C und N sagen den Tisch, meine Möglichkeiten und Neues an

end-title = { $players } gewinnt
end-title-shared = { $players } teilen sich den Sieg
end-you-win = Du gewinnst!
feat-first-win = Dein erster Sieg in diesem Spiel
feat-first-at = Dein erster Sieg gegen „{ $level }“
feat-best = { $points ->
    [one] Deine bisher beste Partie: { $points } Punkt
   *[other] Deine bisher beste Partie: { $points } Punkte
}
feat-level = Punktgleich, und vorn
feat-ahead = { $points ->
    [one] { $points } Punkt Vorsprung
   *[other] { $points } Punkte Vorsprung
}
feat-gap-short = { $points ->
    [0] Punktgleich
    [one] { $points } Punkt zu wenig
   *[other] { $points } Punkte zu wenig
}
feat-gap-over = { $points ->
    [0] Punktgleich
    [one] { $points } Punkt zu viel
   *[other] { $points } Punkte zu viel
}
feat-short-best = { $gap }, und deine bisher beste Partie
feat-short-closest = { $gap }: so knapp war es noch nie
feat-short-most = { $gap }, und vorn in der Zeile „{ $line }“
feat-short = { $gap }
who-scored-what = Wer wofür Punkte bekam
chances = Gewinnchancen
chances-text = Wie wahrscheinlich der Sieg war, Zug für Zug
chances-learned = Auf den ersten Blick: was ein trainiertes Netz jedem nach dessen eigenen Karten gibt. Gleich treten weitergespielte Partien an seine Stelle.
chances-rough = Erst grob: bisher { $playouts } Partien von jedem Moment aus, gemittelt mit den benachbarten. Die Kurve wird von selbst genauer.
chances-near = Bots haben von jedem Zug aus weitergespielt, im Schnitt { $playouts }-mal. Das ergibt in { $surely } der Fälle die Chance auf ±{ $within } genau, für jemanden, der alle Karten sieht; wo es nötig war, gemittelt mit benachbarten Zügen. Das Band zeigt, was sie sein kann.
chances-sure = Bots haben von jedem Zug aus weitergespielt, bis seine Chance in { $surely } der Fälle auf ±{ $within } feststand (im Schnitt { $playouts } Partien), für jemanden, der alle Karten sieht. Das Band zeigt, was sie sein kann.
chance-between = { $chance } ({ $low } bis { $high })
see-moment = Diesen Moment ansehen
try-from-here = Von hier aus weiterspielen
try-note = Gegen Bots, mit denselben Karten; als beste Partie zählt es nicht.
turning-board = Der Spielplan vor dieser Entscheidung
turning-of = Wendepunkte von
turning-points = { $you ->
    [yes] Deine Wendepunkte
   *[no] Wendepunkte: { $seat }
}
turning-soon = Sie stehen fest, sobald die Kurve sicher ist.
turning-none = Keine einzelne Entscheidung hat die Chancen deutlich verändert.
turning-instead = { $played } statt { $better }
turning-change = Chance { $before } → { $after }
turning-luck = Einen besseren Zug kannte man nicht: Den Rest tat das Glück.
turning-best = Der beste Zug, den es gab.
turning-better = Nach allem, was man wusste, war { $better } { $best } wert, dieser Zug { $value }.
turning-why = In Punkten: { $lines }.
working = Wird gerechnet …
replay = Nachspielen
rematch = Revanche
go-to-rematch = Zur Revanche
verify = Die Auslosung ist die versprochene: was dieses Gerät geprüft hat
verify-wrong = An der Auslosung stimmt etwas nicht
verify-text = Wie aus diesen Zahlen Karten werden und dass jeder Zug erlaubt war, wissen nur die Regeln: Lade die Partie herunter und starte
verify-draws = { $draws } Zahlen wurden im Spiel gezogen: Jede ist die nächste der Folge, die der Startwert ergibt, keine fehlt, keine kam doppelt.
verify-draws-wrong = Nach Eintrag { $entry } der Partie wurde eine Zahl gezogen, die der Startwert nicht ergibt.
verify-commit = Vor der ersten Karte gezeigt
verify-seed = Startwert
verify-seed-right = Der Startwert ist der, dessen Hash vorher gezeigt wurde.
verify-seed-wrong = Der Startwert ist nicht der versprochene.
verify-took = Zahlen von den Geräten von { $players } gingen in die Auslosung ein: Niemand konnte sie wählen, auch nicht, wer den Server betreibt.
verify-nobody = Kein Gerät der Spielenden war an der Auslosung beteiligt: Sie beruht auf dem Wort des Servers.
verify-numbers-wrong = Eine Zahl ist nicht die versprochene.
verify-withheld = Hat eine Zahl versprochen und nicht genannt: { $players }.
verify-mine = Die Zahl dieses Geräts ist dabei.
verify-mine-missing = Die Zahl dieses Geräts ist nicht dabei.
deal-promised = Eine faire Auslosung
deal-promised-text = Der Server hat seinen Startwert gezogen und zeigt hier dessen Hash. Zum Spielbeginn fügt jedes Gerät der Spielenden eine eigene Zahl hinzu: So kann niemand die Karten wählen.
download-record = Partie herunterladen

replay-of = Partie nachspielen: { $game }
step-back = Zurück
step-on = Weiter
play-on = Abspielen
pause = Pause
speed = Tempo
seen-by = Gesehen von
everyone = allen
open-view = Offene Hände
hand-of = Hand: { $seat }
turn-back = Einen Zug zurück
turn-on = Einen Zug weiter
moment = Moment { $n } von { $total }
copy-moment = Link zu diesem Moment kopieren

settings = Einstellungen
theme = Farben
theme-system = wie das Gerät
theme-light = Tag
theme-dark = Nachtzug
sound = Töne
moment-speed = Tempo der Animationen
moment-speed-off = Aus
moment-speed-fast = Schnell
moment-speed-normal = Normal
moment-speed-slow = Langsam
volume = Lautstärke
ambience = Hintergrundgeräusche
moment-go-on = Weiter
moment-all = Alles zeigen
moment-who-won = Wer hat gewonnen?
log-of = Von wem
since-your-turn = Seit deinem Zug
moment-again = Noch einmal zeigen
moment-replays = Dies ist eine Wiederholung
moment-retell = Noch einmal
still-looking = { $count ->
    [one] { $players } schaut noch auf den Stand.
   *[other] { $players } schauen noch auf den Stand.
}
place-best = Diesmal das beste Ergebnis am Tisch.
place-best-past = Diesmal das beste Ergebnis am Tisch, und vorbei an { $players }.
place-past = Du ziehst an { $players } vorbei.
place-passed = { $count ->
    [one] { $players } zieht an dir vorbei.
   *[other] { $players } ziehen an dir vorbei.
}
place-behind = { $points ->
    [one] { $points } Punkt hinter { $players }.
   *[other] { $points } Punkte hinter { $players }.
}
place-level = Vorn, gleichauf mit { $players }.
place-ahead = { $points ->
    [one] Du führst mit { $points } Punkt.
   *[other] Du führst mit { $points } Punkten.
}
moment-standing = Der Stand
moment-lines = Zeile für Zeile
palette = Farben für Farbfehlsichtige
guide = Regeln beim Spielen erklären
call-me = Ruf mich mit Ton und Vibration, wenn ich dran bin und woanders hinschaue
keep-shell = Baluchon auf diesem Gerät behalten, zum Öffnen vom Startbildschirm
other-device = Auf anderem Gerät weiterspielen
other-device-text = { $minutes ->
    [one] Scanne oder tippe diesen Code auf dem anderen Gerät binnen einer Minute.
   *[other] Scanne oder tippe diesen Code auf dem anderen Gerät binnen { $minutes } Minuten.
}
recover-title = Hier weiterspielen
recover-text = Damit sind deine Tische auf diesem Gerät verfügbar.
recover-use = Ja, das bin ich
recover-failed = Dieser Code ist abgelaufen oder schon benutzt. Hol dir einen neuen.

# Stories, the guide, the travel journal and the quiz.
story = Geschichte
story-turn-back = Umdrehen
story-on-map = Auf der Karte
story-more = Worauf das beruht
story-read = gelesen
story-nearby = Ganz in der Nähe
story-none = Diese Geschichte gibt es nicht.
story-anywhere = Irgendwohin, bitte
story-unknown = Berühre eine Karte oder einen Ort, um die Geschichte zu lesen.
stories-all = Alle
stories-search = Geschichten suchen
stories-found = { $count ->
    [0] Nichts gefunden
    [one] { $count } Geschichte
   *[other] { $count } Geschichten
}
stories-list = Liste
stories-map = Karte
stories-timeline = Zeitleiste
stories-dates = Jahre
stories-browse = In den Geschichten blättern
stories-back = Zurück zum Reiseführer
stories-choose = Berühre einen Ort, ein Ereignis oder ein Ding, um seine Geschichte zu lesen.
travel-guide = Reiseführer
travel-guide-text = alle Orte und alle Zeiten deiner Reisen
map-larger = Vergrößern
map-smaller = Verkleinern
map-keys = { $count ->
    [one] Karte mit { $count } Ort; die Pfeiltasten führen von Ort zu Ort
   *[other] Karte mit { $count } Orten; die Pfeiltasten führen von Ort zu Ort
}
year-before = { $year } v. Chr.
dates-until = bis { $year }
dates-from = ab { $year }
place-degrees = { $latitude }°{ $north ->
    [yes]  N
   *[no]  S
}, { $longitude }°{ $east ->
    [yes]  O
   *[no]  W
}
postcards = Postkarten von dem, was genommen wird
quiz = Quiz
quiz-text = Laut raten, dann die Karte umdrehen.
quiz-question = Frage { $number } von { $total }
quiz-show = Antwort zeigen
quiz-knew = Gewusst
quiz-did-not = Nicht gewusst
quiz-result = { $known } von { $total } gewusst
quiz-table = Eine Frage an die Runde
quiz-again = Noch einmal
quiz-read = Geschichte lesen
journal = Reisetagebuch
journal-company = mit { $players }
journal-alone = allein unterwegs
journal-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
journal-place = Rang { $place } von { $count }
journal-of = Tagebuch von
journal-visits = { $count ->
    [one] { $count } Halt
   *[other] { $count } Stationen
}
journal-things = { $count ->
    [one] { $count } Ding heimgebracht
   *[other] { $count } Dinge heimgebracht
}
journal-trips = { $visits } auf { $trips } Reisen
journal-from-to = { $first } bis { $last }
journal-visit-of = { $visits }: { $title }
journal-highlights = Glanzpunkte
journal-moment = Moment { $n }
journal-see = Ansehen
journal-stories = Geschichten am Weg
journal-picture = Als Bild sichern
journal-svg = Als Zeichnung sichern (SVG)
journal-print = Drucken
journal-not-over = Das Tagebuch wird geschrieben, wenn die Partie zu Ende ist.
journal-nothing = Kein Halt auf dieser Reise, aber ein Blick auf alle anderen.
journal-stamp-won = gewonnen
journal-end = Das Ende der Reise

refusal = Das ging nicht: { $message }
why-not-none = Das ist jetzt möglich.
guide-next = Verstanden
lesson = Lektion
learn = Beim Spielen lernen
lesson-show = Zeig mir eine
lesson-let-me-play = Lass mich spielen
lesson-keep = Dabei bleiben
lesson-take-back = Zurücknehmen
lesson-play-on = Von hier weiterspielen
lesson-progress = { $done } von { $all } Entscheidungen
lesson-again = Lektion neu beginnen
daily-number = Nr. { $number }
daily-text = Für alle dieselben Karten, gegen { $bots } geübte Bots. Ein Versuch.
daily-play = Spiel des Tages beginnen
daily-go-on = Deinen Versuch weiterspielen
daily-practise = Damit üben
daily-look = Ergebnis ansehen
daily-closes = noch { $hours } h { $minutes } min
daily-played = { $count ->
    [0] Noch niemand hat es gespielt.
    [one] Eine Person hat es gespielt, mit { $middle } Punkten.
   *[other] { $count } Personen haben es gespielt, im Mittel { $middle } Punkte.
}
daily-mine = Dein Versuch: { $score } Punkte, Rang { $place } am Tisch.
daily-ahead = { $count ->
    [0] Niemand hier war besser.
    [one] Eine Person hier war besser.
   *[other] { $count } Personen hier waren besser.
}
daily-not-over = Dein Versuch ist noch nicht zu Ende.
daily-missed = An diesem Tag hast du nicht gespielt. Üben kannst du damit immer noch.
daily-others = Auf diesem Server
daily-you = du
daily-copy = Zum Teilen kopieren
daily-copied = Kopiert
daily-calendar = Deine Tage
daily-day-played = { $date }: { $score } Punkte
daily-day-missed = { $date }: nicht gespielt
daily-streak = { $count ->
    [one] Ein Tag in Folge
   *[other] { $count } Tage in Folge
}
daily-sealed = Wie es versiegelt ist
daily-sealed-text = Die Auslosung folgt aus einer Zahl, deren Hash gezeigt wird, solange der Tag dauert. Die Zahl selbst wird am Tag danach genannt (UTC): Dann kann jede Person prüfen, dass alle dieselben Karten hatten.
daily-seed-later = wird morgen genannt
daily-no-seed = Das ist ein Spiel des Tages: Seine Zahl steht auf der Seite dieses Tages, sobald der Tag vorbei ist.
challenge = Herausforderung
challenge-hand-on = Karten weitergeben
challenge-copied = Link kopiert: Wer ihn öffnet, spielt dieselben Karten auf deinem Platz.
challenge-from = { $name } fordert dich heraus
challenge-text = Dieselben Karten auf demselben Platz, gegen { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
}. Zu schlagen: { $score } Punkte, Rang { $place } am Tisch.
challenge-take = Annehmen
every-day = Jeden Tag
puzzle = Rätsel
puzzles = Rätsel
puzzle-of = { $game }: Rätsel { $number }
puzzles-text = Stellungen aus Spielen zwischen Bots: Eine Wahl ist deutlich die beste. Wie schwer ein Rätsel ist, sagt, wie oft Bots aller Stufen sie finden.
puzzles-easy = Leicht: Die meisten Bots finden es
puzzles-middling = Mittel: Gute Bots finden es
puzzles-hard = Schwer: Nur Bots, die lange suchen, finden es
puzzles-none = Dieses Spiel hat noch keine Rätsel.
puzzles-solved = { $solved } von { $total } gelöst
puzzle-solve = Das nächste lösen
puzzle-open = Rätsel { $number }
puzzle-is-solved = Rätsel { $number }, gelöst
puzzle-is-missed = Rätsel { $number }, nicht gefunden
puzzle-choose = Diese
puzzle-chosen = Deine Wahl: { $move }
puzzle-next = Nächstes Rätsel
puzzle-streak = { $count ->
    [one] Eins in Folge
   *[other] { $count } in Folge
}
coach = Coach
coach-text = Vor einer teuren Wahl fragt der Coach nach und sagt danach, was besser gewesen wäre.
coach-off = Aus
coach-quiet = Knapp
coach-normal = Normal
coach-talkative = Ausführlich
coach-keep = Trotzdem spielen
coach-here = An diesem Tisch
coach-everywhere = Coach in Partien gegen Bots
advice = Was dir am meisten helfen würde
advice-later = Nach { $needed } beendeten Partien eines Spiels, darunter einigen Niederlagen, sagt der Coach hier, welche Zeile des Wertungsblatts sie entscheidet.
advice-short = { $line }: Das entscheidet { $decided } deiner { $losses } Niederlagen in diesem Spiel.
guide-clauses = In den Regeln nachlesen
guide-skip = Erklärungen ausblenden
seats = Plätze
so-far = Bisher
no-scores-yet = Hier stehen die Punkte, sobald es welche gibt.
chat-empty = Noch hat niemand etwas gesagt.
look-at-moment = Diesen Moment ansehen
earlier-moment = Du siehst einen früheren Moment.
back-to-now = Zurück zu jetzt
no-spectators = An diesem Tisch darf niemand zuschauen.
people = Am Tisch
people-none = Sonst ist niemand da.
people-muted = stumm
people-removed = vom Tisch verwiesen
people-asked = Die anderen werden gefragt.
mute = Stummschalten
unmute = Wieder sprechen lassen
remove = Vom Tisch verweisen
let-in = Wieder hereinlassen
you-are-muted = Du bist hier stummgeschaltet.
you-were-removed = Du wurdest von diesem Tisch verwiesen. Wer eingeladen hat, kann dich wieder hereinlassen.
to-the-table = Zum Tisch
your-name = Du reist als
find-tables = Offene Tische
sit-down = Platz nehmen
watch = Zuschauen
guide-title = Erklärung
guide-start = Worum es geht
invited-to = Ein Platz für dich: { $game }
beside-the-board = Verlauf, Punkte, Regeln

name-of-seat = Name auf Platz { $number }
seat-host = lädt ein
seat-person = jemand anderes
make-open-again = Um den Platz bitten
make-host = Leitung abgeben
seat-up = Platz { $number } nach oben
seat-down = Platz { $number } nach unten
seat-remove = Platz { $number } entfernen
add-seat = Platz hinzufügen
shuffle-seats = Reihenfolge mischen
locked = Niemand sonst darf sich setzen
link-only-here = Dieser Link funktioniert nur auf diesem Computer. Um andere einzuladen, starte den Server mit „{ $command }“ und öffne die Seite unter der Adresse, die er nennt.

menu = Menü
things = Personen
open-log = { $count ->
    [0] Verlauf öffnen
   *[other] Verlauf öffnen ({ $count } neu)
}
has-chosen = hat gewählt
read-rule = Regel
ask-undo = Um Rücknahme bitten
bots-undo = Zurücknehmen (die Bots sind einverstanden)
show-result = Ergebnis
sheet-half = Blatt verkleinern
sheet-full = Blatt vergrößern
stay = Bleiben
leave-asks = Ein Bot spielt für dich, bis du zurückkommst.
close-asks = Das Spiel endet hier für alle und kann nicht fortgesetzt werden.

title-your-turn = { $count ->
    [one] Du bist dran
   *[other] Du bist an { $count } Tischen dran
}
my-turn = Du bist dran
waiting-for-others-title = Andere sind dran
being-set = In Vorbereitung
my-games = Meine Partien
all-my-games = Alle meine Partien
other-games = { $count ->
    [one] { $count } weitere Partie
   *[other] { $count } weitere Partien
}
search-games = Nach Spiel oder Person suchen
going-on = Im Gange
finished-games = Beendet
all-games = Alle
no-games-yet = Noch keine Partien. Beginne eine auf der Startseite.
new-game = Eine neue Partie
have-code = Ich habe einen Code
game = Spiel
go = Spielen
look = Ansehen
start-with = { $game }: jetzt spielen
table-code = Oder { $address } öffnen und eintippen:
table-code-here = Code dieses Tisches
table-code-until = gültig bis { $time }
code-wrong = Diesen Code gibt es hier nicht, oder er ist abgelaufen. Prüfe ihn oder lass dir einen neuen geben.
code-slow = Zu viele falsche Codes. Warte etwas und versuche es noch einmal.
code-strange = Das ist weder ein Link noch ein Code. Prüfe, was du getippt hast.
presence-here = da, an einem anderen Gerät
presence-gone = gerade nicht da
page-title = { $page } · Baluchon
