tagline = Un seul voyage pour tous : posez vos billets, pays par pays, et videz votre main avant les autres.
kind = Vider sa main, un voyage commun

option-start = Départ du voyage
option-start-help = Comment se trouve la capitale d’où part le voyage d’une manche.
option-start-random = tirée au sort
option-start-choose = choisie par qui commence la manche
option-rounds = Manches
option-rounds-help = Trois manches font une partie complète, une seule fait une partie courte.

move-finish = Passer à la défausse
move-lay = Poser {$card}
move-discard = Défausser { a-card }
move-charter = Affréter un vol : {$card}
move-give = Faire piocher {$seat}
move-start = Faire partir le voyage d’ici : {$card}

prompt-start = Manche {$round} : d’où part le voyage ? Les cartes suivent.
prompt-play = Un pays ou une île, et des destinations secondaires.
prompt-play-on = Posé. Des destinations secondaires peuvent suivre.
prompt-nothing-to-lay = Rien à poser : passez à la défausse.
prompt-discard = Défaussez une carte.
prompt-give = « +1 » : qui pioche une carte ?
prompt-give-last = Dernière carte, un « +1 » : qui pioche avant la fin ?

event-round = { $you ->
    [yes] Manche {$round} : {$cards} cartes chacun, et vous commencez.
   *[no] Manche {$round} : {$cards} cartes chacun, et {$seat} commence.
}
event-start = Départ du voyage : {$card}.
event-start-chosen = { $you ->
    [yes] Vous choisissez le départ du voyage : {$card}.
   *[no] {$seat} choisit le départ du voyage : {$card}.
}
event-drew = Vous piochez { a-card }.
event-drew-hidden = { $you ->
    [yes] Vous piochez une carte.
   *[no] {$seat} pioche une carte.
}
event-drew-extra = Vous devez piocher une carte : { a-card }.
event-drew-extra-hidden = { $you ->
    [yes] Vous devez piocher une carte.
   *[no] {$seat} doit piocher une carte.
}
event-nothing-to-draw = { $you ->
    [yes] Il ne vous reste rien à piocher.
   *[no] Il ne reste rien à piocher pour {$seat}.
}
event-reshuffled = { $cards ->
    [one] La pioche était vide : la seule carte de la défausse en forme une nouvelle.
   *[other] La pioche était vide : les {$cards} cartes de la défausse, mélangées, en forment une nouvelle.
}
event-laid = { $you ->
    [yes] Vous ajoutez {$card} au voyage.
   *[no] {$seat} ajoute {$card} au voyage.
}
event-laid-under = { $you ->
    [yes] Vous ajoutez {$card} sous {$country}.
   *[no] {$seat} ajoute {$card} sous {$country}.
}
event-chartered = { $you ->
    [yes] Vous affrétez un vol et ajoutez {$card} au voyage.
   *[no] {$seat} affrète un vol et ajoute {$card} au voyage.
}
event-discarded = { $you ->
    [yes] Vous défaussez { a-card }.
   *[no] {$seat} défausse { a-card }.
}
event-named = { $you ->
    [yes] Vous désignez {$other}.
   *[no] { $other-you ->
        [yes] {$seat} vous désigne.
       *[no] {$seat} désigne {$other}.
    }
}
event-laid-all = { $you ->
    [yes] Vous avez posé votre dernière carte : la manche {$round} est finie.
   *[no] {$seat} a posé sa dernière carte : la manche {$round} est finie.
}
event-discarded-last = { $you ->
    [yes] Vous avez défaussé votre dernière carte : la manche {$round} est finie.
   *[no] {$seat} a défaussé sa dernière carte : la manche {$round} est finie.
}
event-discarded-joker = { $you ->
    [yes] Votre dernière défausse est un joker : la manche {$round} est finie, les points des autres sont doublés.
   *[no] La dernière défausse de {$seat} est un joker : la manche {$round} est finie, les points sont doublés.
}
event-discarded-plus-one = { $you ->
    [yes] Votre « +1 » était votre dernière carte : la manche {$round} est finie.
   *[no] Le « +1 » était la dernière carte de {$seat} : la manche {$round} est finie.
}
event-ran-dry = Rien n’a été ajouté en {$turns} tours : la manche {$round} est finie, et tout le monde marque.
event-caught = { $you ->
    [yes] Il vous reste {$cards} : { board-points }.
   *[no] Il reste à {$seat} {$cards} : { board-points }.
}
event-doubled = { $you ->
    [yes] Doublé : { $points ->
        [one] un point
       *[other] {$points} points
    } de plus pour vous.
   *[no] Doublé : { $points ->
        [one] un point
       *[other] {$points} points
    } de plus pour {$seat}.
}
event-game-ends = Le voyage est terminé.

reason-choose-start-first = Choisissez d’abord la capitale d’où part le voyage.
reason-tour-has-started = Le voyage de cette manche est déjà parti : {$card}.
reason-give-after-plus-one = On ne désigne quelqu’un qu’après avoir défaussé un « +1 ».
reason-name-a-player = Vous avez défaussé un « +1 » : désignez d’abord qui pioche une carte.
reason-not-yourself = Il faut désigner quelqu’un d’autre.
reason-no-such-seat = Il n’y a que {$seats} joueurs.
reason-finish-first = Passez d’abord à la défausse ; ensuite vous pourrez défausser {$card}.
reason-discard-now = Vous ne posez plus rien : défaussez une carte.
reason-in-the-tour = {$card} est déjà dans le voyage.
reason-in-the-discards = {$card} est dans la défausse.
reason-not-in-hand = {$card} n’est pas dans votre main.
reason-plus-one-is-discarded = Un « +1 » ne se pose jamais : il agit quand on le défausse.
reason-joker-alone = Un joker ne se pose jamais seul : choisissez le pays ou l’île qu’il amène.
reason-country-not-in-tour = {$card} demande que {$country} soit dans le voyage.
reason-island-is-not-enough = {$card} demande que {$country} soit dans le voyage ; {$island} ne suffit pas.
reason-one-stop-a-turn = Un seul nouveau pays ou une seule île par tour : vous avez posé {$laid}, {$card} doit attendre.
reason-no-connection = {$card} n’a pas de connexion avec le voyage. Connexions : {$cards} ; un joker suffirait aussi.
reason-no-joker = Vous n’avez pas de joker pour affréter un vol : {$card}.

line-caught = Restées en main
line-doubled = Doublement

ending-rounds = { $rounds ->
    [one] La manche a été jouée.
   *[other] Les {$rounds} manches ont été jouées.
}
tie-shared = Totaux égaux : la victoire est partagée.

board-turn = { $you ->
    [yes] à vous de jouer
   *[no] à {$seat} de jouer
}
board-lowest-wins = le moins de points gagne
board-tour = Le voyage
board-next = mène à
board-hand = Votre main
board-hand-points = { $points ->
    [one] {$points} point en jeu
   *[other] {$points} points en jeu
}
board-new = nouvelle
board-pile = pioche {$cards}
board-discards = défausse {$cards}
board-discarded = Défaussées
board-discarded-cards = Défaussées : {$cards}
board-held-over = En main depuis le mélange
board-held-over-cards = En main depuis le mélange ({$seats}) : {$cards}
board-caught-cards = {$who}, { board-points } : {$cards}
board-of = {$who} : {$what}
board-dry = { $turns ->
    [one] rien d’ajouté depuis un tour sur {$limit}
   *[other] rien d’ajouté depuis {$turns} tours sur {$limit}
}
board-from = depuis {$cards}
board-under = sous {$cards}
board-needs = attend {$cards}
board-more = { $count ->
    [one] une autre
   *[other] {$count} autres
}
board-steps = { $steps ->
    [one] une étape
   *[other] {$steps} étapes
}
board-opens = ouvre {$cards}
board-opens-nothing = n’ouvre rien de nouveau
board-joker = amène un pays ou une île de votre main
board-plus-one = à défausser : quelqu’un pioche une carte
board-last-round = Manche {$round}
board-out = a fini
board-doubled = doublé
board-legend = ● à poser · ○ au prochain tour · ★ départ · ✈ par joker · / secondaire · ~ île

board-step-draw = Piocher
board-step-play = Poser
board-step-discard = Défausser
board-just-drawn = nouvelle
board-secondary = secondaire
board-points = { $points ->
    [one] {$points} point
   *[other] {$points} points
}
board-hand-size = Cartes en main
board-cards-in-hand = { $cards ->
    [one] {$cards} carte en main
   *[other] {$cards} cartes en main
}
board-cards-held = { $cards ->
    [one] {$cards} carte
   *[other] {$cards} cartes
}
board-sum = total
board-draw-pile = Pioche
board-discard-pile = Défausse
board-who-draws = Qui pioche une carte ?
board-flight-first = Touchez le pays ou l’île à rejoindre
board-map = Carte du monde
board-map-tour = Carte du monde avec le voyage : {$cards}
board-glass-larger = Regarder l’Europe de plus près
board-glass-smaller = Reposer la loupe
board-you-may = à poser
board-would-open = ouvrirait
board-in-hand = votre main
board-if-lay = Si vous posez {$card}
board-if-charter = Si vous affrétez un vol : {$card}
board-if-discard = Si vous défaussez { a-card }
board-not-open = {$card} : pas encore ouvert
board-less = −{$points} en main
board-opens-count = { $count ->
    [one] Une destination de plus s’ouvre à tous :
   *[other] {$count} destinations de plus s’ouvrent à tous :
}
board-needs-one = L’une de ces destinations dans le voyage suffirait :
board-frees = Cela ouvre, de votre main : {$cards}.
board-nearer = {$next} ouvrirait ensuite {$card}.
board-nearer-steps = {$card} serait à { $steps ->
    [one] une étape
   *[other] {$steps} étapes
}.
board-move-window = Regarder une autre partie du monde
board-follow = Suivre de nouveau le voyage
board-opens-places = { $count ->
    [0] n’ouvre rien
    [one] ouvre un pays
   *[other] ouvre { $count } pays
}
board-try-frees = { $card } ouvre { $cards }, dans votre main.
board-try-nearer = { $card } mène à { $next }, qui ouvre { $hand }.
board-try-opens = { $count ->
    [0] { $card } n’ouvre rien de nouveau.
    [one] { $card } ouvre un pays de plus.
   *[other] { $card } ouvre { $count } pays de plus.
}
board-do-lay = Poser
board-do-charter = Affréter
board-do-discard = Défausser
board-do-give = {$seat} pioche

## Components, beside the rules

part-gold = Étoiles dorées : un départ possible du voyage
part-country = Pays, avec ses points
part-island = Île
part-secondary = Destination secondaire : se pose sous son pays
part-joker = Joker : affrètement d’un vol vers un pays ou une île
part-plus-one = Défaussée, elle fait piocher quelqu’un

## The list view: fields of what is seen, and the words in them

field-by-seat = Combien chacun en a
field-caught = Restées en main
field-doubled = Doublé
field-dry-limit = Tours de ce genre qui finissent la manche
field-ending = Comment la manche a fini
field-entered = Pays ou île posé ce tour-ci
field-first = A commencé la manche
field-held-over = En main depuis le mélange
field-joker = Joker
field-last-round = Manche précédente
field-missing = Étapes à poser avant
field-needs = Attend l’une de ces cartes
field-newest = Vient d’être piochée
field-open = Ouvert
field-open-secondaries = Destinations secondaires ouvertes
field-out = Qui a fini
field-secondaries = Destinations secondaires
field-steps = Étapes restantes
field-top = Dernière défausse
field-tour = Le voyage
field-via = Connexion avec
word-ending-discarded-joker = un joker défaussé en dernier
word-ending-discarded-last = dernière carte défaussée
word-ending-discarded-plus-one = un « +1 » défaussé en dernier
word-ending-laid-all = toutes les cartes posées
word-ending-ran-dry = rien d’ajouté depuis trop longtemps
word-phase-discard = une carte à défausser
word-phase-give = choix de qui pioche une carte
word-phase-play = des cartes à poser
word-phase-start = choix du départ du voyage

## A card in a sentence

a-card = { $card-id ->
    [joker-1] un joker
    [joker-2] un joker
    [plus-one-1] un « +1 »
    [plus-one-2] un « +1 »
    [plus-one-3] un « +1 »
    [plus-one-4] un « +1 »
   *[other] {$card}
}

## Tips for a first game, one for each topic of the guide

tip-start = Ajoutez vos cartes au voyage commun ; videz votre main en premier.
tip-prompt-start = Choisissez une capitale bien reliée : les cartes viennent ensuite.
tip-prompt-play = Les cartes allumées se posent ; un nouveau pays par tour.
tip-prompt-play-on = Les destinations secondaires vont sous leur pays, autant que vous voulez.
tip-prompt-discard = Défaussez ce qui est loin et coûte cher.
tip-prompt-give = Désignez qui a le moins de cartes.
tip-event-discarded-joker = Un joker en dernière défausse double les points des autres.
tip-event-caught = Ce qui vous reste en main compte contre vous.

## The rules: all cards and figures

box-stops = Pays et îles
box-stops-note = ★ signale les capitales où une manche peut commencer.
box-stop = {$card}, {$country}
box-start = ★ {$card}, {$country}
box-island = {$card}, {$country}
box-islands = Îles
box-secondaries = Destinations secondaires
box-others = Autres cartes
box-dealt = Cartes distribuées
box-figures = Autres chiffres
column-stop = Lieu
column-kinds = Continent ou île
column-secondary = Lieu
column-country = Pays
figure-rounds = Manches
figure-countries = Cartes pays
figure-islands = Îles
figure-secondaries = Destinations secondaires
figure-new-stops = Nouveaux pays ou îles par tour
figure-dry-turns = Tours de suite sans rien poser qui finissent une manche

# Ceremonies
moment-round = La manche est comptée
moment-game = La dernière manche est comptée
moment-last-begins = La dernière manche commence
moment-out-of-hand = −{$points} dans votre main

## Ce qu’un choix change en plus des points

note-out = Votre main est alors vide, et la manche est finie.
note-frees = Pour votre main : {$cards}.
note-opens = Ouvre {$count ->
    [one] {$count} destination
   *[other] {$count} destinations
} à tout le monde.
note-at-risk = Votre main coûterait encore {$points ->
    [one] {$points} point
   *[other] {$points} points
}.
note-doubles = Un joker comme dernière carte : les points des autres comptent double.
note-plus-one = Un autre joueur pioche une carte.
note-runs-dry = Rien n’a été ajouté au tour depuis trop longtemps : la manche s’arrête et chacun compte sa main.
