tagline = Parcourez la carte, ramassez des souvenirs, visitez les merveilles avant les autres.
kind = Parcourir, collectionner, visiter

option-open-destinations = Destinations visibles
option-open-destinations-help = Nombre de cartes Destination face visible : trois comme dans la règle, quatre comme dans l’édition anglaise.
option-first-game = Première partie
option-first-game-help = Jouer avec les voyages Taux de change et Attrape-moi si tu peux au lieu d’en tirer deux au hasard.

move-begin = Commencer à {$place}
move-fly = S’envoler pour {$place}
move-go = Aller { to-place }
move-stay = Rester sur place
move-pay = Payer avec {$trek}
move-depart = Partir
move-take = Prendre {$trek}
move-draw = Piocher dans la pile
move-visit = Visiter { the-destination }
move-journey = Faire le voyage {$journey}
move-waive = Ignorer {$symbol}
move-gain = Prendre le jeton PV
move-recolour = Déplacer un cube : {$souvenir} → {$souvenir-2}
move-skip = Passer cette ligne

prompt-airport = Votre aéroport de départ ?
prompt-turn = Un vol d’abord, ou choisissez où aller.
prompt-turn-without-cards = Sans carte, pas de marche : prenez un vol ou restez.
prompt-move = Choisissez où aller.
prompt-action = Piocher, visiter ou voyager ?
prompt-drawing = { $count ->
    [one] Piochez encore une carte.
   *[other] Piochez encore {$count} cartes.
}
prompt-trek = { $exact ->
    [yes] { $longer ->
        [yes] Payé : { board-links }. Partir, ou ajouter des cartes ?
       *[no] Payé : { board-links }. Partez.
    }
   *[no] { $links ->
        [0] {$place} : payez { $longer ->
            [yes] { $least ->
                [one] une étape
               *[other] {$least} étapes
            } ou plus.
           *[no] { $least ->
                [one] une étape
               *[other] {$least} étapes
            }.
        }
       *[other] {$place} : { links-paid }, le chemin en compte {$least}{ $longer ->
            [yes] {" "}ou plus.
           *[no] .
        }
    }
}
prompt-waive = { $count ->
    [one] {$destination} : choisissez un symbole à ignorer.
   *[other] {$destination} : choisissez {$count} symboles à ignorer.
}
prompt-visit = {$destination} : payez {$symbols}.
prompt-journey = { $count ->
    [one] {$journey} : payez une autre carte du même symbole.
   *[other] {$journey} : payez {$count} cartes du même symbole.
}
prompt-line-move = {$journey} : déplacez-vous de { $number ->
    [one] une étape
   *[other] {$number} étapes
} au plus, ou passez la ligne.
prompt-line-airport = {$journey} : allez à un aéroport libre, ou passez la ligne.
prompt-line-draw = { $number ->
    [one] {$journey} : piochez une carte, ou passez la ligne.
   *[other] {$journey} : piochez {$number} cartes, ou passez la ligne.
}
prompt-line-visit-less = { $number ->
    [one] {$journey} : visitez pour un symbole de moins, ou passez la ligne.
   *[other] {$journey} : visitez pour {$number} symboles de moins, ou passez la ligne.
}
prompt-line-gain = {$journey} : prenez un jeton de {$number} PV, ou passez la ligne.
prompt-line-recolour = {$journey} : déplacez un cube de votre valise vers une autre ligne, ou passez.

event-began = { $you ->
    [yes] Vous commencez à {$place}.
   *[no] {$seat} commence à {$place}.
}
event-laid-out = Les cubes, les jetons et les cartes sont en place.
event-turn = { $you ->
    [yes] C’est à vous.
   *[no] C’est à {$seat}.
}
event-flew = { $you ->
    [yes] Vous vous envolez pour {$place}.
   *[no] {$seat} s’envole pour {$place}.
}
event-plans-trek = Vous voulez aller { to-place }.
event-plans-visit = Vous voulez visiter { the-destination }.
event-plans-journey = Vous voulez faire le voyage {$journey}.
event-picks = Vous choisissez {$trek}.
event-waives = Vous ignorez un symbole : {$symbol}.
event-trekked = { $you ->
    [yes] Vous allez { to-place } : { board-links }.
   *[no] {$seat} va { to-place } : { board-links }.
}
event-moved = { $you ->
    [yes] Vous allez { to-place }.
   *[no] {$seat} va { to-place }.
}
event-stayed = { $you ->
    [yes] Vous restez sur place.
   *[no] {$seat} reste sur place.
}
event-paid = Payé avec {$treks}.
event-cube = { $you ->
    [yes] Vous prenez un cube : {$souvenir}.
   *[no] {$seat} prend un cube : {$souvenir}.
}
event-tile = { $you ->
    [yes] Vous prenez la tuile Majorité : {$souvenir}.
   *[no] {$seat} prend la tuile Majorité : {$souvenir}.
}
event-tile-returned = { $you ->
    [yes] Vous rendez la tuile Majorité : {$souvenir}.
   *[no] {$seat} rend la tuile Majorité : {$souvenir}.
}
event-token = {$seat} prend le dernier cube et le jeton Bonus de cette région : {$region}.
event-own-token = Vous prenez le dernier cube et le jeton Bonus de cette région : {$region}, {$points} PV.
event-token-shown = { $you ->
    [yes] Votre jeton Bonus de Région vaut {$points} PV ({$region}).
   *[no] Le jeton Bonus de Région de {$seat} vaut {$points} PV ({$region}).
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
    [yes] Il ne vous reste aucune carte à piocher.
   *[no] Il ne reste aucune carte à piocher pour {$seat}.
}
event-turned-up = Nouvelle carte visible : {$trek}.
event-reshuffled = { $count ->
    [one] La seule carte défaussée forme une nouvelle pile.
   *[other] {$count} cartes défaussées sont mélangées et forment une nouvelle pile.
}
event-visited = { $you ->
    [yes] Vous visitez { the-destination } : {$points} PV.
   *[no] {$seat} visite { the-destination } : {$points} PV.
}
event-opened = Nouvelle destination visible : {$destination}.
event-gained = { $you ->
    [yes] Vous prenez un jeton de {$points} PV.
   *[no] {$seat} prend un jeton de {$points} PV.
}
event-journeyed = { $you ->
    [yes] Vous faites le voyage {$journey}.
   *[no] {$seat} fait le voyage {$journey}.
}
event-recoloured = { $you ->
    [yes] Vous déplacez un cube : {$souvenir} → {$souvenir-2}.
   *[no] {$seat} déplace un cube : {$souvenir} → {$souvenir-2}.
}
event-skipped = { $you ->
    [yes] Vous passez une ligne.
   *[no] {$seat} passe une ligne.
}
event-end-tokens = { $you ->
    [yes] Vous prenez le dernier jeton Bonus de Région qu’il fallait : la partie prend fin.
   *[no] {$seat} prend le dernier jeton Bonus de Région qu’il fallait : la partie prend fin.
}
event-end-visits = { $you ->
    [yes] Vous faites la dernière visite qu’il fallait : la partie prend fin.
   *[no] {$seat} fait la dernière visite qu’il fallait : la partie prend fin.
}
event-end-drought = Personne n’a rien gagné depuis longtemps : la partie prend fin.

reason-choose-airport = Choisissez d’abord l’aéroport où vous commencez.
reason-already-begun = Les randonneurs sont déjà sur la carte.
reason-there-already = Votre randonneur y est déjà ({$place}).
reason-occupied = {$seat} s’y trouve déjà ({$place}).
reason-not-on-airport = Un vol part d’un aéroport, et votre randonneur est ailleurs ({$place}).
reason-flight-too-late = Un vol n’est possible qu’au tout début du tour, et une seule fois.
reason-move-first = Le déplacement vient d’abord, puis l’action.
reason-move-done = Le déplacement de ce tour est terminé.
reason-must-move = Vos cartes permettent un déplacement : il est obligatoire.
reason-same-place = Un déplacement doit finir ailleurs qu’à son départ ({$place}).
reason-no-cards = Vous n’avez pas de carte Randonnée pour vous déplacer.
reason-blocked = Le chemin pour aller { to-place } est bloqué par {$seats}.
reason-no-exact-sum = Vos cartes ne donnent pas le compte exact pour aller { to-place } ; le chemin le plus court a { board-links }.
reason-too-far = {$place} est à { board-links } ; cette ligne en permet {$number}.
reason-way-too-long = Avec les autres là où ils sont, le plus court chemin pour aller { to-place } compte { board-links } ; un déplacement en compte au plus {$number}.
reason-choose-place = Choisissez d’abord où aller.
reason-nothing-to-pay = Choisissez d’abord un lieu, une destination ou un voyage ; vous choisirez ensuite les cartes pour payer.
reason-sum-not-exact = { $links ->
    [0] Payez d’abord le chemin pour aller { to-place }.
   *[other] Aucun chemin d’exactement { board-links } ne permet d’aller { to-place }.
}
reason-sum-cannot-fit = Avec {$trek}, vous auriez payé { board-links }, et vos autres cartes ne pourraient pas compléter un chemin exact.
reason-not-in-hand = {$trek} n’est pas dans votre main, ou déjà choisie.
reason-same-symbol = Un voyage coûte {$count} cartes du même symbole.
reason-symbol-not-asked = {$destination} : ce symbole n’est pas ou plus demandé ({$symbol}).
reason-waive-first = { $count ->
    [one] Choisissez d’abord le symbole à ignorer.
   *[other] Choisissez d’abord les {$count} symboles à ignorer.
}
reason-nothing-to-waive = On n’ignore un symbole que si une ligne de voyage le permet.
reason-waive-missing = Vous ne pourriez pas payer le reste. Il vous manque encore : {$symbols}.
reason-finish-trek = Vous payez le chemin pour aller { to-place }. Partez d’abord, ou annulez.
reason-finish-visit = Vous payez la visite ({$destination}). Terminez d’abord, ou annulez.
reason-finish-journey = Vous payez le voyage {$journey}. Terminez d’abord, ou annulez.
reason-pile-empty = La pile est vide et il n’y a pas de défausse pour en former une nouvelle.
reason-not-open = {$trek} n’est pas parmi les cartes visibles.
reason-draw-on = { $count ->
    [one] Vous avez choisi de piocher : encore une carte.
   *[other] Vous avez choisi de piocher : encore {$count} cartes.
}
reason-visited = { $you ->
    [yes] Vous avez déjà visité { the-destination }.
   *[no] {$seat} a déjà visité { the-destination }.
}
reason-card-not-open = {$destination} n’est pas parmi les destinations visibles.
reason-not-there = {$destination} ne se visite que sur place ; votre randonneur est ailleurs ({$place}).
reason-missing = {$destination} : il vous manque encore {$symbols}.
reason-missing-more = { $number ->
    [one] {$destination} : il vous manque encore {$symbols} ; un seul symbole peut être ignoré.
   *[other] {$destination} : il vous manque encore {$symbols} ; seuls {$number} symboles peuvent être ignorés.
}
reason-journey-not-open = {$journey} n’est pas parmi les voyages visibles.
reason-no-pair = Vous n’avez pas {$count} cartes du même symbole.
reason-not-on-journey = Ce n’est possible qu’au cours d’un voyage.
reason-no-cube = Il n’y a pas de cube dans cette ligne de votre valise : {$souvenir}.
reason-line-move = D’abord cette ligne du voyage {$journey} : { board-line-move }.
reason-line-airport = D’abord cette ligne du voyage {$journey} : { board-line-airport }.
reason-line-draw = D’abord cette ligne du voyage {$journey} : { board-line-draw }.
reason-line-visit-less = D’abord cette ligne du voyage {$journey} : { board-line-visit-less }.
reason-line-gain = D’abord cette ligne du voyage {$journey} : prenez un jeton de {$number} PV.
reason-line-recolour = D’abord cette ligne du voyage {$journey} : { board-line-recolour }.

line-destinations = Destinations
line-vp-tokens = Jetons PV
line-suitcase = Valise
line-majorities = Majorités
line-region-tokens = Bonus de Région

ending-tokens = { $you ->
    [yes] Vous avez pris le {$count}e jeton Bonus de Région.
   *[no] {$seat} a pris le {$count}e jeton Bonus de Région.
}
ending-visits = { $you ->
    [yes] Vous avez visité {$count} destinations.
   *[no] {$seat} a visité {$count} destinations.
}
ending-drought = Personne n’a rien gagné en {$count} tours.
tie-cubes = Égalité de points : le plus de cubes a décidé ({$count}).
tie-shared = Égalité de points et de cubes : la victoire est partagée.

stage-round = Tour { $number }
board-tokens = Bonus de Région : {$count} sur {$of}
board-visits = visites de qui en a le plus : {$count} sur {$of}
board-destinations = Destinations
board-next = ensuite : {$destination}
board-here = vous y êtes
board-away = { $links ->
    [one] à une étape
   *[other] à {$links} étapes
}
board-lacks = il vous manque
board-payable = vous pouvez payer
board-open = Cartes Randonnée
board-pile = pile {$count}
board-journeys = Voyages
board-line-move = déplacez-vous de {$number}
board-line-airport = allez à un aéroport
board-line-draw = { $number ->
    [one] piochez une carte
   *[other] piochez {$number} cartes
}
board-line-visit-less = visitez pour {$number} de moins
board-line-gain = +{$number} PV
board-line-recolour = déplacez un cube
board-hand = Main
board-known = vues
board-cards = cartes
board-tile = tuile
board-set = set
board-sets = sets
board-links = { $links ->
    [one] une étape
   *[other] {$links} étapes
}
links-paid = { $links ->
    [one] une étape payée
   *[other] {$links} étapes payées
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
board-legend-star = destination visible
board-legend-airport = aéroport
board-legend-reach = à votre portée
board-legend-token = jeton Bonus de Région, cubes restants
board-legend-end = Jusqu’à la fin
board-key = Légende
board-via = par {$places}
board-fly-free = Vol gratuit
board-on-foot = À pied : { board-links }
board-poster = {$destination}, {$points} PV
board-journey-lines = {$journey} : {$lines}
board-sets-worth = { $sets ->
    [one] un set
   *[other] {$sets} sets
}, {$points} PV
board-pay-these = Payer avec ces cartes
board-lengths = Étapes possibles : {$lengths}
board-still = Reste à payer :
board-price = Prix : {$count} cartes du même symbole
board-picked = choisie
board-fare = paie le chemin
board-pays = paie
board-set-now = sets : {$points}
board-tile-now = majorité : +{$points}
board-token-now = dernier cube : jeton Bonus
board-discards = défausse {$count}
board-suitcase-yours = Votre valise
board-suitcase-of = { $you ->
    [yes] Votre valise
   *[no] {$seat}
}
board-known-of = { $you ->
    [yes] Votre main
   *[no] Main de {$seat} : ce que tous ont vu
}
board-most = majorité
board-no-stickers = pas encore d’autocollants
board-row-red = Vêtements
board-row-blue = Figurines
board-row-yellow = Artisanat
board-row-white = Cartes postales
board-visit-short = visite
board-visit-worth = Visite +{$points}
board-other-cards = Autres cartes
board-page-posters = Voir les destinations
board-page-actions = Voir cartes et voyages
board-do-begin = Commencer ici
board-do-fly = S’envoler
board-do-go = Y aller
board-do-visit = Visiter
board-do-journey = Partir
board-do-take = Prendre
board-do-draw = Piocher
board-do-pay = Payer
board-do-recolour = Déplacer
board-do-waive = Ignorer
board-do-gain = Prendre
board-cards-pay = { $count ->
    [one] une carte paie
   *[other] {$count} cartes paient
}
board-try-fly = {$name} : vol gratuit, puis déplacement
board-try-visit = {$name} : visite possible, { board-cards-pay }
board-try-pay = {$name} : +{$points} PV, { board-cards-pay }
board-try-less = {$name} : +{$points} PV, pour moins
board-try-token = {$name} : dernier cube et jeton Bonus
board-try-tile = {$name} : majorité {$row}, +{$points}
board-try-set = {$name} : { board-sets-worth }
board-try-cube = {$name} : { board-links }, {$row}
board-try-way = {$name} : { board-links }, aucun souvenir
board-dry = { $turns ->
    [one] un tour sans gain, la partie finit à {$limit}
   *[other] {$turns} tours sans gain, la partie finit à {$limit}
}

## The list view: the position in sentences

told-open-destination = destination ouverte, {$points} PV

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
field-end-dry = Tours de ce genre qui finissent la partie
field-end-tokens = Jetons Bonus de Région qui finissent la partie
field-end-visits = Visites qui finissent la partie
field-fives = Jetons de 5 PV
field-fives-left = Jetons de 5 PV restants
field-goal = But
field-journey = Voyage
field-journeys = Voyages
field-kind = En cours
field-lacks = Ce qui vous manque pour les destinations visibles
field-lengths = Étapes possibles
field-line = Ligne à jouer
field-lines = Lignes
field-links = Étapes
field-missing = Il manque
field-most-visits = Visites de qui en a le plus
field-need = Reste à payer
field-next = Prochaine destination de la pile
field-number = Nombre
field-open = Cartes Randonnée visibles
field-picked = Cartes choisies
field-places = Lieux
field-plan = Ce que vous avez commencé
field-regions = Régions
field-row = Destinations visibles
field-set-points = Points des sets
field-sets = Sets
field-souvenir = Souvenir
field-suitcase = Valise
field-threes = Jetons de 3 PV
field-threes-left = Jetons de 3 PV restants
field-tile-points = Points des tuiles Majorité
field-tiles = Tuiles Majorité
field-token-points = Points des jetons Bonus de Région
field-tokens = Jetons Bonus de Région
field-tokens-taken = Jetons Bonus de Région pris
field-trek-pile = Cartes Randonnée dans la pile
field-trekker = Randonneur
field-trekkers = Randonneurs
field-value = Valeur
field-vp-points = Points des jetons PV
field-waives = Symboles à ignorer
field-way = Chemin
word-effect-airport = à un aéroport
word-effect-draw = piocher des cartes
word-effect-gain = gagner des points
word-effect-move = se déplacer
word-effect-recolour = déplacer un cube
word-effect-visit-less = visiter à moindre coût
word-kind-journey = un voyage
word-kind-trek = un déplacement
word-kind-visit = une visite
word-phase-action = choix d’une action
word-phase-airport = choix du premier aéroport
word-phase-drawing = des cartes à piocher
word-phase-line = en voyage
word-phase-move = choix du lieu où aller
word-phase-turn = un tour commence
word-phase-turn-ends = le tour finit

# Components beside the rules
part-destination = Destination : y être et payer ses symboles
part-trek = Cartes Randonnée : leurs valeurs paient les étapes
part-symbols = Symboles des cartes Randonnée
part-souvenirs = Souvenirs et leurs couleurs

# Places in a sentence, where they take more than their name.

to-place = { $place-id ->
    [denali] au Denali
    [ilulissat-icefjord] au fjord glacé d’Ilulissat
    [grand-canyon] au Grand Canyon
    [statue-of-liberty] à la statue de la Liberté
    [old-havana] à la Vieille Havane
    [panama-canal] au canal de Panama
    [galapagos] aux îles Galápagos
    [amazon-rainforest] dans la forêt amazonienne
    [lencois-maranhenses] aux Lençóis Maranhenses
    [machu-picchu] au Machu Picchu
    [salar-de-uyuni] au salar d’Uyuni
    [iguazu-falls] aux chutes d’Iguazú
    [christ-the-redeemer] au Christ Rédempteur
    [giants-causeway] à la Chaussée des Géants
    [geirangerfjord] au Geirangerfjord
    [saint-basils-cathedral] à la cathédrale Saint-Basile
    [sagrada-familia] à la Sagrada Família
    [colosseum] au Colisée
    [acropolis] à l’Acropole
    [jemaa-el-fnaa] à la place Jemaa el-Fna
    [pyramids-of-giza] aux pyramides de Gizeh
    [serengeti] au Serengeti
    [victoria-falls] aux chutes Victoria
    [table-mountain] à la montagne de la Table
    [vallee-de-mai] à la Vallée de Mai
    [registan] au Registan de Samarcande
    [taj-mahal] au Taj Mahal
    [lake-baikal] au lac Baïkal
    [terracotta-army] à l’armée de terre cuite
    [mount-fuji] au mont Fuji
    [valley-of-geysers] à la vallée des Geysers
    [ha-long-bay] à la baie d’Ha Long
    [great-barrier-reef] à la Grande Barrière de corail
    [sydney-opera-house] à l’opéra de Sydney
    [milford-sound] au Milford Sound
    [hawaii-volcanoes] aux volcans d’Hawaï
    [easter-island] à l’île de Pâques
   *[other] à {$place}
}
the-destination = { $destination-id ->
    [denali] le Denali
    [ilulissat-icefjord] le fjord glacé d’Ilulissat
    [grand-canyon] le Grand Canyon
    [statue-of-liberty] la statue de la Liberté
    [old-havana] la Vieille Havane
    [panama-canal] le canal de Panama
    [galapagos] les îles Galápagos
    [amazon-rainforest] la forêt amazonienne
    [lencois-maranhenses] les Lençóis Maranhenses
    [machu-picchu] le Machu Picchu
    [salar-de-uyuni] le salar d’Uyuni
    [iguazu-falls] les chutes d’Iguazú
    [christ-the-redeemer] le Christ Rédempteur
    [giants-causeway] la Chaussée des Géants
    [geirangerfjord] le Geirangerfjord
    [saint-basils-cathedral] la cathédrale Saint-Basile
    [sagrada-familia] la Sagrada Família
    [colosseum] le Colisée
    [acropolis] l’Acropole
    [jemaa-el-fnaa] la place Jemaa el-Fna
    [pyramids-of-giza] les pyramides de Gizeh
    [serengeti] le Serengeti
    [victoria-falls] les chutes Victoria
    [table-mountain] la montagne de la Table
    [vallee-de-mai] la Vallée de Mai
    [registan] le Registan de Samarcande
    [taj-mahal] le Taj Mahal
    [lake-baikal] le lac Baïkal
    [terracotta-army] l’armée de terre cuite
    [mount-fuji] le mont Fuji
    [valley-of-geysers] la vallée des Geysers
    [ha-long-bay] la baie d’Ha Long
    [great-barrier-reef] la Grande Barrière de corail
    [sydney-opera-house] l’opéra de Sydney
    [milford-sound] le Milford Sound
    [hawaii-volcanoes] les volcans d’Hawaï
    [easter-island] l’île de Pâques
   *[other] {$destination}
}

# Tips for a first game, one for each topic of the guide.

tip-start = Ramassez des souvenirs, visitez des destinations : le plus de points gagne.
tip-prompt-airport = Commencez où vous voulez : des vols gratuits relient les aéroports.
tip-prompt-turn = D’un aéroport, vous pouvez d’abord voler, gratuitement.
tip-prompt-move = Touchez un lieu entouré : vos cartes donnent exactement ses étapes.
tip-prompt-trek = Les valeurs paient ; le chemin peut être plus long.
tip-prompt-action = Une action par tour : des cartes, une visite ou un voyage.
tip-prompt-drawing = Prenez une carte visible, ou piochez dans la pile.
tip-prompt-visit = Une carte par symbole ; sa valeur ne compte pas.
tip-prompt-journey = Deux cartes du même symbole, puis ligne par ligne.
tip-prompt-line-move = Déplacez-vous sans payer, du nombre indiqué au plus.
tip-prompt-line-recolour = Changez un cube de couleur : pour un set ou une majorité.
tip-event-cube = Un cube de chaque couleur fait un set ; les sets rapportent.
tip-event-tile = La majorité d’une couleur garde sa tuile, jusqu’à ce qu’on la dépasse.
tip-event-own-token = Dernier cube d’une région : son jeton secret est à vous.
tip-event-visited = Les cartes glissent à droite, où les visites rapportent un jeton.

## The rules: all cards and figures

box-destinations = Cartes Destination
box-journeys = Cartes Voyage
box-deck = Cartes Voyage {$deck}
box-treks = Cartes Randonnée de chaque symbole
box-suitcase = Valise : points selon les sets complets
box-tiles = Tuiles Majorité
box-removed = Cubes retirés avant la partie
box-tokens = Jetons PV
box-places = Lieux et étapes
box-places-note = Un lieu marqué d’un nombre ne reçoit de cube qu’à partir de ce nombre de joueurs.
box-airport = aéroport
box-figures = Autres chiffres
column-vp = PV
column-deck = Paquet
column-lines = Lignes
column-sets = Sets
column-mark = Marque
column-links = Une étape jusqu’à
column-place = Lieu
figure-symbols = Symboles
figure-dealt = Cartes Randonnée distribuées à chacun
figure-open-treks = Cartes Randonnée visibles
figure-open-destinations = Cartes Destination visibles
figure-open-destinations-option = En option
figure-open-journeys = Cartes Voyage visibles
figure-first-game = Pour une première partie
figure-draws = Cartes de l’action Piocher
figure-journey-price = Cartes d’un même symbole pour un voyage
figure-visit-bonus = Jeton de la carte la plus à droite, de la suivante
figure-cubes = Cubes de chaque couleur
figure-least-cubes = Cubes qu’il faut pour une majorité
figure-region-tokens = Jetons Bonus de Région
figure-region-tokens-in-play = Jetons Bonus de Région en jeu
figure-end-tokens = Jetons Bonus de Région pris qui finissent la partie
figure-end-visits = Visites d’un joueur qui finissent la partie
figure-most-links = Étapes d’un déplacement au plus
figure-dry-turns = Tours par joueur sans gain qui finissent la partie

# Ceremonies
moment-game = Les derniers points
moment-last-token = Encore un jeton Bonus de Région et la partie finit
moment-last-visit = Encore une visite et la partie peut finir
moment-only-you = {$points} PV, pour vos yeux seulement

## Ce qu’un choix change en plus des points

note-links = {$count ->
    [one] {$count} étape.
   *[other] {$count} étapes.
}
note-cube = Un cube pour votre valise : {$souvenir}.
note-set = Il complète un set : {$count ->
    [one] {$count} set.
   *[other] {$count} sets.
}
note-tile = La tuile Majorité est à vous : {$souvenir}.
note-tile-from = La tuile Majorité passe de {$owner} à vous : {$souvenir}.
note-tile-back = Vous rendez la tuile Majorité : {$souvenir}.
note-tile-to = La tuile Majorité passe à {$owner} : {$souvenir}.
note-visit = Vous pourriez y visiter { the-destination } avec ce qui reste : {$points} PV.
note-last-turn = La partie se termine après ce tour.
note-line-move = Avancer de {$number ->
    [one] {$number} étape
   *[other] {$number} étapes
} au plus, sans cartes.
note-line-airport = Aller à n’importe quel aéroport libre.
note-line-draw = Piocher {$number ->
    [one] {$number} carte
   *[other] {$number} cartes
}.
note-line-visit-less = Visiter pour {$number ->
    [one] {$number} symbole
   *[other] {$number} symboles
} de moins.
note-line-gain = Prendre un jeton de {$number} PV.
note-line-recolour = Déplacer un cube de votre valise vers une autre rangée.
