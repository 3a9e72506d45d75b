tagline = Choisissez sept pays par manche, pendant quatre manches. Formez des paires de trains, goûtez la cuisine, visitez chaque région.
kind = Quatre manches, tous choisissent ensemble

option-change-of-direction = Changement de sens
option-change-of-direction-help = Une manche sur deux, les mains passent dans l’autre sens. Pour trois ou quatre joueurs.

move-pick = Choisir {$card}
move-name = { $culture-id ->
    [none] Ne rien compter
    [music] Compter la musique
    [architecture] Compter l’architecture
    [art] Compter l’art
    [nature] Compter les merveilles de la nature
   *[other] Compter : {$culture}
}

prompt-first-card = Manche {$round} : choisissez votre départ. Il reste caché.
prompt-next-card = Choisissez la carte {$card} sur {$cards} de votre voyage.
prompt-culture = Quelle discipline comptez-vous cette manche ?

event-chose = Vous choisissez {$card}.
event-laid-face-down = { $you ->
    [yes] Vous posez {$card} face cachée : le départ de votre voyage.
   *[no] {$seat} pose sa première carte face cachée.
}
event-laid = { $you ->
    [yes] Vous posez {$card}.
   *[no] {$seat} pose {$card}.
}
event-turned-up = { $you ->
    [yes] Vous retournez votre première carte : {$card}.
   *[no] {$seat} retourne sa première carte : {$card}.
}
event-start-end = Départ et fin : {$points ->
    [one] {$points} point
   *[other] {$points} points
} pour { $you ->
    [yes] vous.
   *[no] {$seat}.
}
event-food = Cuisine locale : {$points ->
    [one] {$points} point
   *[other] {$points} points
} pour { $you ->
    [yes] vous.
   *[no] {$seat}.
}
event-transport = Moyens de transport : {$points ->
    [one] {$points} point
   *[other] {$points} points
} pour { $you ->
    [yes] vous.
   *[no] {$seat}.
}
event-star = { $you ->
    [yes] Vous complétez la région {$region} et prenez son étoile :
   *[no] {$seat} complète la région {$region} et prend son étoile :
} {$points ->
    [one] {$points} point.
   *[other] {$points} points.
}
event-passport = { $you ->
    [yes] Vous avez visité toutes les régions : bonus passeport de
   *[no] {$seat} a visité toutes les régions : bonus passeport de
} {$points ->
    [one] {$points} point.
   *[other] {$points} points.
}
event-will-name = { $culture-id ->
    [none] Vous ne compterez aucune discipline culturelle.
    [music] Vous compterez la musique.
    [architecture] Vous compterez l’architecture.
    [art] Vous compterez l’art.
    [nature] Vous compterez les merveilles de la nature.
   *[other] Vous compterez : {$culture}.
}
event-named = { $you ->
    [yes] Vous comptez
   *[no] {$seat} compte
} { $culture-id ->
    [music] la musique
    [architecture] l’architecture
    [art] l’art
    [nature] les merveilles de la nature
   *[other] {$culture}
} : {$points ->
    [one] {$points} point.
   *[other] {$points} points.
}
event-named-none = { $you ->
    [yes] Vous ne comptez aucune discipline culturelle.
   *[no] {$seat} ne compte aucune discipline culturelle.
}
event-round = Manche {$round} : les cartes sont distribuées.
event-game-ends = Le dernier voyage est terminé.

reason-card-is-laid = { $you ->
    [yes] La carte {$card} est déjà dans votre étalage.
   *[no] La carte {$card} est déjà dans l’étalage de {$seat}.
}
reason-card-not-in-hand = La carte {$card} n’est pas dans votre main.
reason-culture-after-the-round = La culture se compte après la dernière carte, quand tous les étalages sont visibles.
reason-name-a-culture-first = La manche est en cours de décompte : choisissez une discipline culturelle, ou aucune.
reason-culture-already-scored = Vous avez déjà compté { $culture-id ->
    [music] la musique
    [architecture] l’architecture
    [art] l’art
    [nature] les merveilles de la nature
   *[other] {$culture}
} dans une manche précédente ; chaque discipline culturelle ne compte qu’une fois par partie.
reason-culture-not-in-row = Aucune de vos cartes ne montre { $culture-id ->
    [music] de symbole musique
    [architecture] de symbole architecture
    [art] de symbole art
    [nature] de merveille de la nature
   *[other] {$culture}
}.
reason-no-direction-for-two = À {$seats} joueurs, les mains ne font que s’échanger : il n’y a pas de sens à changer.

line-start-end = Départ et fin
line-food = Cuisine locale
line-transport = Moyens de transport
line-culture = Culture
line-countries = Pays
line-stars = Étoiles de région
line-passport = Passeport

ending-rounds = Les {$rounds} manches ont été jouées.
tie-passport = Totaux égaux : le meilleur bonus passeport l’emporte ({$points}).
tie-start-end = Totaux et bonus passeport égaux : les points de départ et fin décident ({$points}).
tie-shared = Égalité en tout : la victoire est partagée.

# La table du terminal.
stage-passing-left = les mains passent à gauche
stage-passing-right = les mains passent à droite
board-holds = En main chez { $seat } : {$cards}
board-sitting-out = Hors de cette manche : {$cards}
board-returning = De retour dans cette manche : {$cards}
board-legend = Cartes : nombre, symboles avec leur valeur (×2=5 : cinq points par paire), ✓ si vous avez déjà visité le pays, région. Régions : 2+1/5 veut dire deux pays cochés sur cinq et un de plus dans l’étalage de cette manche ; ★ est le bonus des premiers à tout cocher. Entre parenthèses : votre carte face cachée.
stage-card-of = carte { $number } sur { $of }
board-face-down = Première carte, face cachée
board-only-you = secret
board-map = Carte de l’Europe avec vos pays, votre voyage de cette manche et les étoiles de région
board-star = {$region} : {$points ->
    [one] étoile à {$points} point
   *[other] étoile à {$points} points
}
board-open = libre
board-sheet = Feuille de score
board-so-far = Jusqu’ici
board-still-choosing = Choisit…
board-has-chosen = A choisi
board-your-trip = Votre voyage
board-hand = Votre main
board-no-culture = Aucune
board-stage = Manche {$round}/{$rounds}, carte {$card}/{$cards}
board-end = Fin
board-back = Retour
board-enlarge = Agrandir la carte
board-look-at = {$player} : carte, voyage et feuille de score
board-map-of = Carte : {$player}
board-trip-of = Voyage : {$player}
board-known = Mains que vous avez vues
board-told = {$card} : { told-card }.
board-told-food = {$symbol} ({$points ->
    [one] {$points} point
   *[other] {$points} points
})
board-told-transport = {$symbol} (la paire : {$points ->
    [one] {$points} point
   *[other] {$points} points
})
board-been = Vous y êtes déjà allé.
board-country-been = {$card} : coché
board-country-now = {$card} : dans ce voyage
board-country-open = {$card} : libre
board-start = Partir
board-lay = Poser
board-score = Compter
board-kind-brings = {$culture} : +{$points ->
    [one] {$points} point
   *[other] {$points} points
}
board-kind-open = {$culture} : {$points ->
    [one] {$points} point
   *[other] {$points} points
} maintenant
board-kind-scored = {$culture} : déjà compté, {$points ->
    [one] {$points} point
   *[other] {$points} points
}
board-kind-missing = {$culture} : absent de votre étalage

## Components, beside the rules

part-card = Carte pays : nombre, couleur de la région, symboles

## Tips of the guided first game: one idea each

tip-start = Choisissez une carte, passez le reste : sept cartes font un voyage.
tip-prompt-first-card = Commencez bas ou haut : l’écart avec votre dernier nombre rapporte.
tip-prompt-next-card = Cherchez deux moyens de transport identiques : seules les paires rapportent.
tip-prompt-culture = Choisissez une discipline que les autres ont souvent ; chacune sert une fois.
tip-event-start-end = Premier et dernier nombre : leur différence rapporte.
tip-event-food = Restez à sept en cuisine locale : au-delà, c’est divisé par deux.
tip-event-transport = Un moyen de transport seul ne rapporte rien ; les paires rares, davantage.
tip-event-star = Complétez une région en premier : son étoile ne va qu’aux premiers.
tip-event-passport = Un pays dans chaque région : les premiers touchent le plus.
tip-event-round = Les pays nouveaux paient : chacun coché vaut un point à la fin.

## The list view: the position in sentences

told-card = nombre {$number}, {$symbols}, {$region}
told-marked = { $count ->
    [one] {$count} pays coché
   *[other] {$count} pays cochés
}
told-region = {$region} {$count} sur {$of}
told-star = {$region} ({$points})
told-open-stars = Étoiles de région encore libres

## The list view: fields of what is seen, and the words in them

field-aside = Cartes mises de côté pour cette manche
field-countries = Points des pays
field-nameable = Culture à choisir
field-culture = Culture
field-first = Votre carte face cachée
field-food = Cuisine locale par manche
field-passing = Les mains passent
field-passport = Points du passeport
field-passports-left = Bonus passeport restants
field-pick = Cartes posées cette manche
field-returning = De retour dans cette manche
field-row = Voyage
field-seen = Mains que vous avez vues
field-sitting-out = Hors de cette manche
field-star-points = Points des étoiles de région
field-stars = Étoiles de région
field-start-end = Départ et fin par manche
field-taken-by = Prise par
field-transport = Moyens de transport par manche
field-visited = Pays visités
word-passing-left = à gauche
word-passing-right = à droite
word-phase-culture = chacun compte une discipline culturelle
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
figure-passport = Bonus passeport, dans l’ordre

# Ceremonies
moment-round = Le voyage est compté
moment-game = Le dernier voyage est compté
moment-last-begins = Le dernier voyage commence
moment-pair = {$transport} +{$points}
moment-star = { $you ->
    [yes] Vous avez toute la région {$region} : son étoile sera à vous à la fin de la manche
   *[no] {$seat} a toute la région {$region} et prendra son étoile à la fin de la manche
}
moment-hand = {$seat} vous passe sa main
moment-hand-again = {$seat} vous passe sa main : vous l’avez déjà vue

## Ce qu’un choix change en plus des points

note-start = Départ {$number} : la fin rapporte jusqu’à {$most ->
    [one] {$most} point
   *[other] {$most} points
}.
note-culture = { $culture-id ->
    [nature] Les merveilles de la nature rapporteraient
    [music] La musique rapporterait
    [architecture] L’architecture rapporterait
    [art] L’art rapporterait
   *[other] {$culture} rapporterait
} déjà {$points}.
note-used-up = { $culture-id ->
    [nature] Les merveilles de la nature ne rapportent rien et ne pourraient
    [music] La musique ne rapporte rien et ne pourrait
    [architecture] L’architecture ne rapporte rien et ne pourrait
    [art] L’art ne rapporte rien et ne pourrait
   *[other] {$culture} ne rapporte rien et ne pourrait
} plus compter.
note-star = Ensuite, encore {$count ->
    [one] {$count} pays
   *[other] {$count} pays
} pour l’étoile : {$region}.
note-star-too = {$players} {$count ->
    [one] en a
   *[other] en ont
} besoin aussi pour l’étoile : {$region}.
note-passport-too = {$players} {$count ->
    [one] a
   *[other] ont
} aussi besoin de cette région pour le bonus passeport.
