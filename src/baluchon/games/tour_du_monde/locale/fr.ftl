tagline = Un seul tour pour tous : posez vos billets, pays par pays, et videz votre main le premier.
kind = 3 manches, un tour du monde commun

option-start = Départ du tour
option-start-help = La manière dont est trouvée la capitale qui ouvre le tour d’une manche.
option-start-random = tiré au sort
option-start-choose = choisi par le premier joueur de la manche
option-rounds = Manches
option-rounds-help = Trois manches font une partie complète, une seule une partie courte.

move-finish = Passer à la défausse
move-lay = Poser {$card}
move-discard = Défausser {$card}
move-charter = {$card} par vol affrété
move-give = Faire piocher {$seat}
move-start = Commencer le tour à {$card}

prompt-start = Manche {$round} : choisissez le départ du tour. Les cartes sont distribuées ensuite.
prompt-play = Posez au plus un nouveau pays ou une île, et autant de destinations secondaires que vous voulez.
prompt-play-on = Votre pays ou île est posé ; des destinations secondaires peuvent suivre.
prompt-discard = Défaussez une carte.
prompt-give = Vous avez défaussé un « +1 » : qui doit piocher une carte ?
prompt-give-last = Votre « +1 » était votre dernière carte : qui doit en piocher une avant la fin de la manche ?

event-round = { $you ->
    [yes] Manche {$round} : {$cards} cartes chacun, et vous commencez.
   *[no] Manche {$round} : {$cards} cartes chacun, et {$seat} commence.
}
event-start = Départ du tour : {$card}.
event-start-chosen = { $you ->
    [yes] Vous choisissez le départ du tour : {$card}.
   *[no] {$seat} choisit le départ du tour : {$card}.
}
event-drew = Vous piochez : {$card}.
event-drew-hidden = { $you ->
    [yes] Vous piochez une carte.
   *[no] {$seat} pioche une carte.
}
event-drew-extra = Vous devez piocher une carte : {$card}.
event-drew-extra-hidden = { $you ->
    [yes] Vous devez piocher une carte.
   *[no] {$seat} doit piocher une carte.
}
event-nothing-to-draw = { $you ->
    [yes] Vous n’avez plus rien à piocher.
   *[no] {$seat} n’a plus rien à piocher.
}
event-reshuffled = { $cards ->
    [one] La pioche était vide : {$cards} carte de la défausse en forme une nouvelle.
   *[other] La pioche était vide : les {$cards} cartes de la défausse, mélangées, en forment une nouvelle.
}
event-laid = { $you ->
    [yes] Vous ajoutez {$card} au tour.
   *[no] {$seat} ajoute {$card} au tour.
}
event-laid-under = { $you ->
    [yes] Vous ajoutez {$card} sous {$country}.
   *[no] {$seat} ajoute {$card} sous {$country}.
}
event-chartered = { $you ->
    [yes] Vous affrétez un vol et ajoutez {$card} au tour.
   *[no] {$seat} affrète un vol et ajoute {$card} au tour.
}
event-discarded = { $you ->
    [yes] Vous défaussez {$card}.
   *[no] {$seat} défausse {$card}.
}
event-named = { $you ->
    [yes] Vous désignez {$other}.
   *[no] { $other-you ->
        [yes] {$seat} vous désigne.
       *[no] {$seat} désigne {$other}.
    }
}
event-laid-all = { $you ->
    [yes] Vous avez posé votre dernière carte : la manche {$round} est finie.
   *[no] {$seat} a posé sa dernière carte : la manche {$round} est finie.
}
event-discarded-last = { $you ->
    [yes] Vous avez défaussé votre dernière carte : la manche {$round} est finie.
   *[no] {$seat} a défaussé sa dernière carte : la manche {$round} est finie.
}
event-discarded-joker = { $you ->
    [yes] Votre dernière défausse est un vol affrété : la manche {$round} est finie, les points des autres sont doublés.
   *[no] La dernière défausse de {$seat} est un vol affrété : la manche {$round} est finie, les points sont doublés.
}
event-discarded-plus-one = { $you ->
    [yes] Votre « +1 » était votre dernière carte : la manche {$round} est finie.
   *[no] Le « +1 » était la dernière carte de {$seat} : la manche {$round} est finie.
}
event-ran-dry = Rien n’a été ajouté depuis {$turns} tours : la manche {$round} est finie, et tout le monde marque.
event-caught = { $you ->
    [yes] Il vous reste {$cards} : {$points}.
   *[no] Il reste à {$seat} {$cards} : {$points}.
}
event-doubled = { $you ->
    [yes] Doublé : {$points} de plus pour vous.
   *[no] Doublé : {$points} de plus pour {$seat}.
}
event-game-ends = Le voyage est terminé.

reason-choose-start-first = Choisissez d’abord la capitale où commence le tour.
reason-tour-has-started = Le tour de cette manche a déjà commencé : {$card}.
reason-give-after-plus-one = Seul celui qui vient de défausser un « +1 » désigne un joueur qui pioche.
reason-name-a-player = Votre « +1 » est défaussé : désignez d’abord le joueur qui pioche une carte.
reason-not-yourself = Il faut désigner un autre joueur.
reason-no-such-seat = Il n’y a que {$seats} joueurs.
reason-finish-first = Passez d’abord à la défausse ; ensuite vous pourrez défausser {$card}.
reason-discard-now = Vous ne jouez plus rien : défaussez une carte.
reason-in-the-tour = {$card} est déjà dans le tour.
reason-in-the-discards = {$card} est dans la défausse.
reason-not-in-hand = {$card} n’est pas dans votre main.
reason-plus-one-is-discarded = Un « +1 » ne se pose jamais : il agit quand on le défausse.
reason-joker-alone = Un vol affrété ne se pose jamais seul : choisissez le pays ou l’île qu’il amène.
reason-country-not-in-tour = {$card} demande que {$country} soit dans le tour.
reason-island-is-not-enough = {$card} demande que {$country} soit dans le tour ; {$island} ne suffit pas.
reason-one-stop-a-turn = Un seul nouveau pays ou une seule île par tour de jeu : vous avez posé {$laid}, {$card} doit attendre.
reason-no-connection = {$card} n’est pas relié au tour. Liaisons : {$cards} ; un vol affrété suffirait aussi.
reason-no-joker = Vous n’avez pas de vol affrété pour amener {$card}.

line-caught = Restés en main
line-doubled = Doublement

ending-rounds = { $rounds ->
    [one] La manche a été jouée.
   *[other] Les {$rounds} manches ont été jouées.
}
tie-shared = Totaux égaux : la victoire est partagée.

board-turn = { $you ->
    [yes] à vous de jouer
   *[no] au tour de {$seat}
}
board-lowest-wins = le moins de points gagne
board-tour = Le tour
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
board-held-over = En main depuis un mélange
board-dry = rien d’ajouté depuis {$turns} tours sur {$limit}
board-from = depuis {$cards}
board-under = sous {$cards}
board-needs = attend {$cards}
board-more = +{$count}
board-steps = {$steps} étapes
board-opens = ouvre {$cards}
board-opens-nothing = n’ouvre rien de neuf
board-joker = amène un pays ou une île de votre main
board-plus-one = à défausser : quelqu’un pioche une carte
board-last-round = Manche {$round}
board-out = sorti
board-doubled = doublé
board-legend = ● à poser · ○ au prochain tour · ★ départ · ✈ vol affrété · / secondaire · ~ île

board-round = Manche {$round} sur {$rounds}
board-step-draw = Piocher
board-step-play = Poser
board-step-discard = Défausser
board-just-drawn = piochée
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
board-sum = total
board-draw-pile = Pioche
board-discard-pile = Défausse
board-who-draws = Qui pioche une carte ?
board-flight-first = Touchez le pays ou l’île qu’il amène
board-map = Carte du monde
board-map-tour = Carte du monde avec le tour : {$cards}
board-whole-world = Le monde entier
board-closer = De plus près
board-glass-larger = Regarder l’Europe de plus près
board-glass-smaller = Reposer la loupe
board-you-may = à poser
board-would-open = ouvrirait
board-in-hand = votre main
board-if-lay = Si vous posez {$card}
board-if-charter = {$card} par vol affrété
board-if-discard = Si vous défaussez {$card}
board-not-open = {$card} n’est pas encore ouvert
board-less = −{$points} en main
board-opens-count = { $count ->
    [one] Une destination de plus s’ouvre à tous :
   *[other] {$count} destinations de plus s’ouvrent à tous :
}
board-needs-one = Une seule de ces étapes dans le tour l’ouvrirait :
board-frees = Cela ouvre {$cards} de votre main.
board-nearer = {$next} ouvrirait alors votre carte {$card}.
board-nearer-steps = Votre carte {$card} serait à {$steps} étapes.

## Components, beside the rules

part-gold = Étoiles d’or : un départ pour le tour
part-country = Pays, avec ses points
part-island = Île
part-secondary = Destination secondaire : se pose sous son pays
part-joker = Joker : un vol affrété
part-plus-one = Défaussée, elle fait piocher quelqu’un

## The list view: fields of what is seen, and the words in them

field-by-seat = Combien en a chacun
field-caught = Restées en main
field-doubled = Doublé
field-dry-limit = De tels tours pour finir la manche
field-ending = Comment elle a fini
field-entered = Pays ou île posé ce tour-ci
field-first = A commencé la manche
field-frees = Ouvre de votre main
field-held-over = En main depuis un mélange
field-joker = Vol affrété
field-last-round = Manche précédente
field-nearer = Se rapproche
field-needs = Attend l’une de
field-newest = Vient d’être piochée
field-next = Mène par
field-open = Ouvert
field-open-secondaries = Destinations secondaires ouvertes
field-opens = Ouvre
field-out = Est sorti
field-secondaries = Destinations secondaires
field-steps = Étapes restantes
field-top = Dernière défausse
field-tour = Le tour
field-via = Relié à
word-ending-discarded-joker = dernière carte défaussée : un joker
word-ending-discarded-last = dernière carte défaussée
word-ending-discarded-plus-one = dernière carte défaussée : un « +1 »
word-ending-laid-all = toutes les cartes posées
word-ending-ran-dry = plus personne n’ajoutait rien
word-phase-discard = défausse d’une carte
word-phase-give = choix de qui pioche une carte
word-phase-play = pose de cartes
word-phase-start = choix du départ du tour

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
