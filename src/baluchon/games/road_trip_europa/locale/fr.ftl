tagline = Choisissez sept étapes par manche, quatre manches. Formez des paires de trains, goûtez la cuisine, traversez chaque région.
kind = 4 manches, tous choisissent ensemble

option-change-of-direction = Changement de sens
option-change-of-direction-help = Les mains passent dans l’autre sens aux manches 2 et 4. Pour 3 ou 4 joueurs.

move-pick = Choisir {$card}
move-name = { $culture-id ->
    [none] Ne nommer aucune culture
   *[other] Nommer {$culture}
}

prompt-first-card = Manche {$round} : choisissez le départ de votre voyage. La carte reste cachée jusqu’au décompte.
prompt-next-card = Choisissez la carte {$card} sur {$cards} de votre voyage.
prompt-culture = Nommez une culture à compter, ou aucune.

event-chose = Vous choisissez {$card}.
event-laid-face-down = { $you ->
    [yes] Vous posez {$card} face cachée : le départ de votre voyage.
   *[no] {$seat} pose une première carte face cachée.
}
event-laid = { $you ->
    [yes] Vous posez {$card}.
   *[no] {$seat} pose {$card}.
}
event-turned-up = { $you ->
    [yes] Vous retournez votre première carte : {$card}.
   *[no] {$seat} retourne sa première carte : {$card}.
}
event-start-end = { $you ->
    [yes] Départ et arrivée : {$points} pour vous.
   *[no] Départ et arrivée : {$points} pour {$seat}.
}
event-food = { $you ->
    [yes] Cuisine locale : {$points} pour vous.
   *[no] Cuisine locale : {$points} pour {$seat}.
}
event-transport = { $you ->
    [yes] Transports : {$points} pour vous.
   *[no] Transports : {$points} pour {$seat}.
}
event-star = { $you ->
    [yes] Vous complétez la région {$region} et prenez son étoile : {$points}.
   *[no] {$seat} complète la région {$region} et prend son étoile : {$points}.
}
event-passport = { $you ->
    [yes] Vous avez visité toutes les régions : bonus passeport de {$points}.
   *[no] {$seat} a visité toutes les régions : bonus passeport de {$points}.
}
event-will-name = { $culture-id ->
    [none] Vous ne nommerez aucune culture.
   *[other] Vous nommerez : {$culture}.
}
event-named = { $you ->
    [yes] Vous nommez {$culture} : {$points}.
   *[no] {$seat} nomme {$culture} : {$points}.
}
event-named-none = { $you ->
    [yes] Vous ne nommez aucune culture.
   *[no] {$seat} ne nomme aucune culture.
}
event-round = La manche {$round} est distribuée.
event-game-ends = Le voyage est terminé.

reason-card-is-laid = { $you ->
    [yes] La carte {$card} est déjà dans votre rangée.
   *[no] La carte {$card} est déjà dans la rangée de {$seat}.
}
reason-card-not-in-hand = La carte {$card} n’est pas dans votre main.
reason-culture-after-the-round = On nomme une culture après la septième carte, quand toutes les rangées sont visibles.
reason-name-a-culture-first = La manche est en cours de décompte : nommez une culture, ou aucune.
reason-culture-already-scored = Vous avez déjà compté {$culture} dans une manche précédente ; chaque culture ne compte qu’une fois par partie.
reason-culture-not-in-row = Aucune de vos sept cartes ne montre : {$culture}.
reason-no-direction-for-two = À {$seats} joueurs, les mains ne font que s’échanger : il n’y a pas de sens à changer.

line-start-end = Départ et arrivée
line-food = Cuisine locale
line-transport = Transports
line-culture = Culture
line-countries = Pays
line-stars = Étoiles de région
line-passport = Passeport

ending-rounds = Les {$rounds} manches ont été jouées.
tie-passport = Totaux égaux : le meilleur bonus passeport l’emporte ({$points}).
tie-start-end = Totaux et passeports égaux : les points de départ et d’arrivée décident ({$points}).
tie-shared = Égalité en tout : la victoire est partagée.

# La table du terminal.
board-passing-left = les mains passent à gauche
board-passing-right = les mains passent à droite
board-holds = En main chez { $seat } : {$cards}
board-sitting-out = Hors de cette manche : {$cards}
board-returning = De retour dans cette manche : {$cards}
board-legend = Cartes : numéro, symboles avec leur valeur (×2=5 : cinq points par paire), ✓ si vous y êtes déjà allé, région. Régions : 2+1/5 veut dire deux pays cochés sur cinq et un de plus dans la rangée de cette manche ; ★ est le bonus des premiers à tout cocher. Parenthèses : votre carte face cachée.
board-round = Manche {$round} sur {$rounds}
board-card = Carte {$card} sur {$cards}
board-face-down = Première carte, face cachée
board-only-you = vous seul
board-map = Carte de l’Europe avec vos pays, l’itinéraire de cette manche et les étoiles des régions
board-open = libre
board-sheet = Feuille de score
board-so-far = Jusqu’ici
board-still-choosing = Choisit encore
board-has-chosen = A choisi
board-your-trip = Votre voyage
board-hand = Votre main
board-no-culture = Aucune

## Components, beside the rules

part-card = Carte pays : numéro, couleur de la région, symboles

## The list view: fields of what is seen, and the words in them

field-aside = Cartes hors de cette manche
field-countries = Points des pays
field-culture = Culture
field-first = Votre carte face cachée
field-food = Cuisine locale par manche
field-passing = Les mains passent
field-passport = Points du passeport
field-passports-left = Bonus de passeport restants
field-pick = Cartes posées cette manche
field-returning = De retour dans cette manche
field-row = Voyage
field-seen = Mains que vous avez vues
field-sitting-out = Hors de cette manche
field-star-points = Points des étoiles de région
field-stars = Étoiles de région
field-start-end = Départ et arrivée par manche
field-taken-by = Prise par
field-transport = Transports par manche
field-visited = Pays visités
word-passing-left = à gauche
word-passing-right = à droite
word-phase-culture = chacun nomme une culture
word-phase-draft = chacun choisit une carte

## The rules: all cards and figures

box-cards = Les cartes pays
box-food = Cuisine locale
box-transport = Moyens de transport
box-culture = Disciplines culturelles
box-culture-points = Points par symbole de la discipline comptée
box-regions = Les régions et leurs étoiles
box-figures = Autres chiffres
column-country = Pays
column-number = Nombre
column-symbols = Symboles
column-region = Région
column-food = Plat
column-transport = Moyen
column-pair = Par paire
column-culture = Discipline
column-countries = Pays
column-star = Étoile
column-copies = Dans le paquet
figure-rounds = Manches
figure-hand = Cartes par main et par voyage
figure-food-limit = La cuisine locale compte en entier jusqu’à
figure-food-divisor = Au-delà, divisée par (arrondi vers le haut)
figure-country-points = Points par pays visité
figure-passport = Bonus passeport, dans l’ordre d’arrivée
