tagline = Parcourez la carte, ramassez des souvenirs, visitez les merveilles avant les autres.
kind = Marcher, collectionner, visiter

option-open-destinations = Destinations visibles
option-open-destinations-help = Nombre de cartes Destination visibles : 3 comme dans la règle, 4 comme dans l'édition anglaise.
option-first-game = Première partie
option-first-game-help = Jouer avec les voyages Taux de change et Attrape-moi si tu peux au lieu de deux voyages au hasard.

move-begin = Commencer à {$place}
move-fly = Voler vers : {$place}
move-go = Aller à : {$place}
move-stay = Rester sur place
move-pay = Payer avec {$trek}
move-depart = Partir
move-take = Prendre {$trek}
move-draw = Piocher dans la pile
move-visit = Visiter : {$destination}
move-journey = Faire le voyage {$journey}
move-waive = Ignorer {$symbol}
move-gain = Prendre le jeton PV
move-recolour = Déplacer un cube de {$souvenir} vers {$souvenir-2}
move-skip = Passer cette ligne

prompt-airport = Choisissez l'aéroport où vous commencez.
prompt-turn = Prenez d'abord un vol vers un autre aéroport, ou choisissez où marcher.
prompt-turn-without-cards = Vous n'avez pas de carte pour marcher. Prenez un vol ou restez sur place.
prompt-move = Choisissez où marcher.
prompt-action = Choisissez votre action : piocher, visiter ou voyager.
prompt-drawing = { $count ->
    [one] Piochez encore une carte.
   *[other] Piochez encore {$count} cartes.
}
prompt-trek = { $exact ->
    [yes] {$links} { $links ->
        [one] liaison payée
       *[other] liaisons payées
    } : partez, ou payez davantage pour un chemin plus long ({$place}).
   *[no] Payez le chemin ({$place}) ; liaisons déjà payées : {$links}.
}
prompt-waive = { $count ->
    [one] Choisissez un symbole à ignorer ({$destination}).
   *[other] Choisissez {$count} symboles à ignorer ({$destination}).
}
prompt-visit = Payez la visite ({$destination}) : {$symbols}.
prompt-journey = { $count ->
    [one] Payez une autre carte du même symbole pour {$journey}.
   *[other] Payez {$count} cartes d'un même symbole pour {$journey}.
}
prompt-line-move = {$journey} : déplacez-vous de {$number} au plus, ou passez la ligne.
prompt-line-airport = {$journey} : allez à un aéroport libre de votre choix, ou passez la ligne.
prompt-line-draw = { $number ->
    [one] {$journey} : piochez une carte, ou passez la ligne.
   *[other] {$journey} : piochez {$number} cartes, ou passez la ligne.
}
prompt-line-visit-less = { $number ->
    [one] {$journey} : visitez pour un symbole de moins, ou passez la ligne.
   *[other] {$journey} : visitez pour {$number} symboles de moins, ou passez la ligne.
}
prompt-line-gain = {$journey} : prenez un jeton de {$number} PV, ou passez la ligne.
prompt-line-recolour = {$journey} : déplacez un cube de votre valise vers une autre ligne, ou passez.

event-began = { $you ->
    [yes] Vous commencez à {$place}.
   *[no] {$seat} commence à {$place}.
}
event-laid-out = Les cubes, les jetons et les cartes sont en place.
event-turn = { $you ->
    [yes] Tour {$number} : c'est à vous.
   *[no] Tour {$number} : c'est à {$seat}.
}
event-flew = { $you ->
    [yes] Vous prenez un vol : {$place}.
   *[no] {$seat} prend un vol : {$place}.
}
event-plans-trek = Vous voulez marcher jusqu'ici : {$place}.
event-plans-visit = Vous voulez visiter : {$destination}.
event-plans-journey = Vous voulez faire le voyage {$journey}.
event-picks = Vous choisissez {$trek}.
event-waives = Vous ignorez : {$symbol}.
event-trekked = { $you ->
    [yes] Vous marchez : {$place}, { $links ->
        [one] une liaison
       *[other] {$links} liaisons
    }.
   *[no] {$seat} marche : {$place}, { $links ->
        [one] une liaison
       *[other] {$links} liaisons
    }.
}
event-moved = { $you ->
    [yes] Vous vous déplacez : {$place}.
   *[no] {$seat} se déplace : {$place}.
}
event-stayed = { $you ->
    [yes] Vous restez sur place.
   *[no] {$seat} reste sur place.
}
event-paid = Payé avec {$treks}.
event-cube = { $you ->
    [yes] Vous prenez un cube : {$souvenir}.
   *[no] {$seat} prend un cube : {$souvenir}.
}
event-tile = { $you ->
    [yes] Vous prenez la tuile Majorité : {$souvenir}.
   *[no] {$seat} prend la tuile Majorité : {$souvenir}.
}
event-tile-returned = { $you ->
    [yes] Vous rendez la tuile Majorité : {$souvenir}.
   *[no] {$seat} rend la tuile Majorité : {$souvenir}.
}
event-token = {$seat} prend le dernier cube de la région {$region} et son jeton.
event-own-token = Vous prenez le dernier cube de la région {$region} et son jeton : {$points}.
event-token-shown = { $you ->
    [yes] Votre jeton de la région {$region} vaut {$points}.
   *[no] Le jeton de la région {$region} de {$seat} vaut {$points}.
}
event-took = { $you ->
    [yes] Vous prenez {$trek}.
   *[no] {$seat} prend {$trek}.
}
event-drew = { $you ->
    [yes] Vous piochez {$trek}.
   *[no] {$seat} pioche une carte dans la pile.
}
event-drew-nothing = { $you ->
    [yes] Il n'y a plus de carte à piocher pour vous.
   *[no] Il n'y a plus de carte à piocher pour {$seat}.
}
event-turned-up = {$trek} est dévoilée.
event-reshuffled = { $count ->
    [one] Une carte défaussée forme une nouvelle pile.
   *[other] {$count} cartes défaussées sont mélangées et forment une nouvelle pile.
}
event-visited = { $you ->
    [yes] Vous visitez : {$destination}, {$points}.
   *[no] {$seat} visite : {$destination}, {$points}.
}
event-opened = Nouvelle destination visible : {$destination}.
event-gained = { $you ->
    [yes] Vous prenez un jeton PV : {$points}.
   *[no] {$seat} prend un jeton PV : {$points}.
}
event-journeyed = { $you ->
    [yes] Vous faites le voyage {$journey}.
   *[no] {$seat} fait le voyage {$journey}.
}
event-recoloured = { $you ->
    [yes] Vous déplacez un cube de {$souvenir} vers {$souvenir-2}.
   *[no] {$seat} déplace un cube de {$souvenir} vers {$souvenir-2}.
}
event-skipped = { $you ->
    [yes] Vous passez une ligne.
   *[no] {$seat} passe une ligne.
}
event-end-tokens = { $you ->
    [yes] À votre tour, assez de jetons de région sont pris : la partie prend fin.
   *[no] Au tour de {$seat}, assez de jetons de région sont pris : la partie prend fin.
}
event-end-visits = { $you ->
    [yes] Vous avez visité assez de destinations : la partie prend fin.
   *[no] {$seat} a visité assez de destinations : la partie prend fin.
}
event-end-drought = Personne n'a rien gagné depuis longtemps : la partie prend fin.

reason-choose-airport = Choisissez d'abord l'aéroport où vous commencez.
reason-already-begun = Les randonneurs sont déjà sur la carte.
reason-there-already = Votre randonneur y est déjà : {$place}.
reason-occupied = Un randonneur s'y trouve déjà ({$place}) : {$seat}.
reason-not-on-airport = Un vol part d'un aéroport, et votre randonneur est ailleurs : {$place}.
reason-flight-too-late = Un vol n'est possible qu'au tout début du tour, et une seule fois.
reason-move-first = Le déplacement vient d'abord, puis l'action.
reason-move-done = Le déplacement de ce tour est terminé.
reason-must-move = Vos cartes permettent un déplacement : il est obligatoire.
reason-same-place = Un déplacement doit finir ailleurs qu'à son départ : {$place}.
reason-no-cards = Vous n'avez pas de carte Randonnée pour vous déplacer.
reason-blocked = Le chemin ({$place}) est bloqué par {$seats}.
reason-no-exact-sum = Aucune somme de vos cartes ne donne le nombre de liaisons d'un chemin ({$place}) ; le plus court en compte {$links}.
reason-too-far = {$place} est à {$links} liaisons ; cette ligne en permet {$number}.
reason-way-too-long = Avec les autres là où ils sont, le chemin le plus court pour {$place} compte {$links} liaisons ; un déplacement en compte au plus {$number}.
reason-choose-place = Choisissez d'abord où aller.
reason-nothing-to-pay = Il n'y a rien à payer maintenant.
reason-sum-not-exact = { $links ->
    [0] Payez d'abord le chemin ({$place}).
    [one] Aucun chemin d'exactement une liaison n'y mène ({$place}).
   *[other] Aucun chemin d'exactement {$links} liaisons n'y mène ({$place}).
}
reason-sum-cannot-fit = Avec {$trek} vous paieriez {$links} liaisons, et vos autres cartes ne pourraient pas compléter un chemin exact.
reason-not-in-hand = {$trek} n'est pas dans votre main, ou déjà choisie.
reason-same-symbol = Un voyage coûte {$count} cartes du même symbole.
reason-symbol-not-asked = Ce symbole n'est pas ou plus demandé ({$destination}) : {$symbol}.
reason-waive-first = { $count ->
    [one] Choisissez d'abord le symbole à ignorer.
   *[other] Choisissez d'abord les {$count} symboles à ignorer.
}
reason-nothing-to-waive = On n'ignore un symbole que si une ligne de voyage le permet.
reason-waive-missing = Vous ne pourriez pas payer le reste : il vous manque {$symbols}.
reason-finish-trek = Vous payez le chemin ({$place}). Partez d'abord, ou revenez en arrière.
reason-finish-visit = Vous payez la visite ({$destination}). Terminez d'abord, ou revenez en arrière.
reason-finish-journey = Vous payez le voyage {$journey}. Terminez d'abord, ou revenez en arrière.
reason-pile-empty = La pile est vide et il n'y a pas de défausse pour en former une nouvelle.
reason-not-open = {$trek} n'est pas parmi les cartes visibles.
reason-draw-on = { $count ->
    [one] Vous avez choisi de piocher : encore une carte.
   *[other] Vous avez choisi de piocher : encore {$count} cartes.
}
reason-visited = { $you ->
    [yes] Vous avez déjà visité : {$destination}.
   *[no] {$seat} a déjà visité : {$destination}.
}
reason-card-not-open = {$destination} n'est pas parmi les destinations visibles.
reason-not-there = Votre randonneur est ailleurs ({$place}) : {$destination} ne peut être visité que sur place.
reason-missing = Pour {$destination}, il vous manque {$symbols}.
reason-missing-more = { $number ->
    [one] Pour {$destination}, il vous manque {$symbols} ; un seul symbole peut être ignoré.
   *[other] Pour {$destination}, il vous manque {$symbols} ; seuls {$number} symboles peuvent être ignorés.
}
reason-journey-not-open = {$journey} n'est pas l'un des deux voyages visibles.
reason-no-pair = Vous n'avez pas {$count} cartes d'un même symbole.
reason-not-on-journey = Ce n'est possible qu'au cours d'un voyage.
reason-no-cube = Il n'y a pas de cube dans cette ligne de votre valise : {$souvenir}.
reason-line-move = La ligne à jouer ({$journey}) : se déplacer de {$number} au plus.
reason-line-airport = La ligne à jouer ({$journey}) : aller à un aéroport libre.
reason-line-draw = { $number ->
    [one] La ligne à jouer ({$journey}) : piocher une carte.
   *[other] La ligne à jouer ({$journey}) : piocher {$number} cartes.
}
reason-line-visit-less = La ligne à jouer ({$journey}) : visiter pour {$number} de moins.
reason-line-gain = La ligne à jouer ({$journey}) : prendre un jeton de {$number} PV.
reason-line-recolour = La ligne à jouer ({$journey}) : déplacer un cube vers une autre ligne.

line-destinations = Destinations
line-vp-tokens = Jetons PV
line-suitcase = Valise
line-majorities = Majorités
line-region-tokens = Jetons de région

ending-tokens = { $you ->
    [yes] À votre tour, {$count} jetons de région étaient pris.
   *[no] Au tour de {$seat}, {$count} jetons de région étaient pris.
}
ending-visits = { $you ->
    [yes] Vous avez visité {$count} destinations.
   *[no] {$seat} a visité {$count} destinations.
}
ending-drought = Personne n'a rien gagné en {$count} tours.
tie-cubes = Égalité de points : le plus grand nombre de cubes a décidé ({$count}).
tie-shared = Égalité de points et de cubes : la victoire est partagée.

board-turn = Tour {$number}
board-tokens = jetons de région pris : {$count} sur {$of}
board-visits = visites au plus : {$count} sur {$of}
board-destinations = Destinations
board-next = sur la pile : {$destination}
board-here = vous y êtes
board-away = { $links ->
    [one] à 1 liaison
   *[other] à {$links} liaisons
}
board-lacks = il manque
board-payable = payable
board-open = Cartes Randonnée
board-pile = pile {$count}
board-journeys = Voyages
board-line-move = déplacement {$number}
board-line-airport = vers un aéroport
board-line-draw = piocher {$number}
board-line-visit-less = visite à {$number} de moins
board-line-gain = gagner {$number}
board-line-recolour = déplacer un cube
board-hand = Main
board-known = vues
board-cards = cartes
board-tile = tuile
board-set = set
board-sets = sets
board-links = { $links ->
    [one] 1 liaison
   *[other] {$links} liaisons
}
board-no-cards = aucune carte
board-token = jeton
board-visit = visite possible
board-vp = PV
board-letter-red = R
board-letter-blue = B
board-letter-yellow = J
board-letter-white = C

board-map = Carte du monde
board-zoom-in = Plus grand
board-zoom-out = Plus petit
board-slip = Ce que vous regardez
board-beside-map = À côté de la carte
board-tab-places = Destinations
board-tab-draw = Pioche
board-tab-journeys = Voyages
board-tab-case = Valises
board-legend-cube = souvenir
board-legend-star = destination ouverte
board-legend-token = jeton de région, cubes restants
board-legend-airport = aéroport
board-via = par {$places}
board-trek-with = S'y rendre avec ces cartes
board-pay-these = Payer avec ces cartes
board-lengths = Liaisons possibles : {$lengths}
board-ignore = { $count ->
    [one] Ignorer un symbole :
   *[other] Ignorer {$count} symboles :
}
board-still = Reste à payer :
board-price = une paire du même symbole
board-picked = choisie
board-fare = paie le trajet
board-pays = paie
board-set-now = sets : {$points}
board-tile-now = le plus : +{$points}
board-token-now = dernier cube : jeton de région
board-discards = défausse {$count}
board-suitcase-yours = Votre valise
board-suitcase-of = { $you ->
    [yes] Votre valise
   *[no] {$seat}
}
board-known-of = { $you ->
    [yes] Votre main
   *[no] Main de {$seat} : ce que tous ont vu
}
board-most = le plus
board-no-stickers = pas encore d'autocollants
board-row-red = Vêtements
board-row-blue = Figurines
board-row-yellow = Artisanat
board-row-white = Cartes postales
board-dry = { $turns ->
    [one] un tour sans gain, la partie finit à {$limit}
   *[other] {$turns} tours sans gain, la partie finit à {$limit}
}

## The list view: fields of what is seen, and the words in them

field-airport = Aéroport
field-cost = Coût
field-cube = Cube
field-cubes = Cubes restants
field-destination = Destination
field-destination-pile = Destinations dans la pile
field-destination-points = Points des destinations
field-destinations = Destinations visitées
field-draws = Cartes encore à piocher
field-end-dry = De tels tours pour finir la partie
field-end-tokens = Jetons de région pour finir la partie
field-end-visits = Visites pour finir la partie
field-fives = Jetons de 5
field-fives-left = Jetons de 5 restants
field-goal = But
field-journey = Voyage
field-journeys = Voyages
field-kind = En cours
field-lacks = Ce qui manque pour les destinations ouvertes
field-lengths = Liaisons possibles
field-line = Ligne en cours
field-lines = Lignes
field-links = Liaisons
field-missing = Il manque
field-need = Reste à payer
field-next = Prochaine destination de la pile
field-number = Nombre
field-open = Cartes Randonnée ouvertes
field-picked = Cartes choisies
field-places = Lieux
field-plan = Ce que vous avez commencé
field-reach = À votre portée
field-regions = Régions
field-row = Destinations ouvertes
field-set-points = Points des sets
field-sets = Sets
field-souvenir = Souvenir
field-suitcase = Valise
field-threes = Jetons de 3
field-threes-left = Jetons de 3 restants
field-tile = Apporte une tuile Majorité
field-tile-points = Points des tuiles Majorité
field-tiles = Tuiles Majorité
field-token = Apporte un jeton de région
field-token-points = Points des jetons de région
field-tokens = Jetons de région
field-tokens-taken = Jetons de région pris
field-trek-pile = Cartes Randonnée dans la pile
field-trekker = Randonneur
field-trekkers = Randonneurs
field-value = Valeur
field-visit = Visite possible
field-vp-points = Points des jetons
field-waives = Symboles à ignorer
field-way = Trajet
word-effect-airport = vers un aéroport
word-effect-draw = piocher des cartes
word-effect-gain = gagner des points
word-effect-move = se déplacer
word-effect-recolour = déplacer un cube
word-effect-visit-less = visiter à moindre coût
word-kind-journey = un voyage
word-kind-trek = une marche
word-kind-visit = une visite
word-phase-action = choix d'une action
word-phase-airport = choix du premier aéroport
word-phase-drawing = pioche de cartes
word-phase-line = en voyage
word-phase-move = choix du lieu où marcher
word-phase-turn = un tour commence
word-phase-turn-ends = le tour finit

# Components beside the rules
part-destination = Destination : y être et payer ses symboles
part-trek = Cartes Randonnée : leurs valeurs paient les étapes
part-symbols = Les cinq symboles
part-souvenirs = Souvenirs, de quatre couleurs
