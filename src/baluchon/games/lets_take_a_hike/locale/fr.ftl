tagline = Faites un bon sac, partez, et rentrez avant que l’ours ne trouve vos sandwichs.
kind = Faire son sac, tenter sa chance

option-hidden-packs = Sacs cachés
option-hidden-packs-help = Les sacs sont face cachée ; on ne montre que ce qu’une carte du sentier ou un danger met au jour.

move-place = {$card} → {$place}
move-play = Jouer { the-card }
move-draw = Piocher une carte
move-hike = Partir en randonnée
move-ready = Mon sac est prêt
move-join = Venir aussi
move-stay = Rester à la maison
move-go-on = Continuer
move-stop = S’arrêter
move-take = Prendre { the-card }
move-leave = Ne rien prendre
move-discard = Défausser { the-card }
move-drop = Défausser la carte ({$place})
move-show = Montrer la carte ({$place})
move-show-pack = Montrer tout le sac

prompt-packing = Remplissez votre sac, en secret.
prompt-turn = À vous : { $actions ->
    [one] encore une action
   *[other] encore {$actions} actions
}.
prompt-turn-or-hike = À vous : {$actions} actions, ou une randonnée ?
prompt-join = {$leader} part. Vous venez aussi ?
prompt-decide = Continuer ou s’arrêter ?
prompt-decide-match = Vous avez { a-card } : rien à payer. Continuer ?
prompt-take = Quelle carte prenez-vous ?
prompt-pay = { $paid ->
    [0] {$card} : payez { boots-to-pay }, au plus juste.
   *[other] {$card} : payez { more-boots }.
}
prompt-pay-all = {$card} : trop peu d’empreintes. Sac perdu, randonnée finie.
prompt-show = Vous avez aussi { a-card } : montrez la carte.
prompt-guard = Vous avez { a-card } : montrez la carte, rien n’arrive.
prompt-no-guard = Pas de { $card-id ->
    [socks] chaussettes
   *[other] bombe anti-ours
} : tout votre sac est retourné.
prompt-bear = L’ours ! Défaussez votre carte la plus lourde.
prompt-bear-boots = L’ours ! Payez au moins { $paid ->
    [0] { boots-to-pay }
   *[other] { more-boots }
}, au plus juste.
prompt-blister = Une ampoule : défaussez votre carte la plus lourde.
prompt-skunk = Moufette ! Défaussez une carte, le reste revient en main.
prompt-limit = Trop de cartes en main : défaussez { $cards ->
    [one] une carte
   *[other] {$cards} cartes
}.

event-packed = Vous emportez { a-card } ({$place}).
event-placed = { $you ->
    [yes] Vous emportez { a-card } ({$place}).
   *[no] {$seat} emporte { a-card } ({$place}).
}
event-placed-unseen = { $card-id ->
    [face-down] {$seat} emporte une carte face cachée ({$place}).
   *[other] Vous emportez { a-card } face cachée ({$place}).
}
event-first-turn = { $you ->
    [yes] Vous commencez.
   *[no] {$seat} commence.
}
event-drew = { $card-id ->
    [face-down] {$seat} pioche une carte.
   *[other] Vous piochez { a-card }.
}
event-took-back = { $you ->
    [yes] Vous remettez { the-card } dans votre main ({$place}).
   *[no] {$seat} remet { the-card } dans sa main ({$place}).
}
event-took-back-unseen = { $card-id ->
    [face-down] {$seat} remet une carte cachée dans sa main ({$place}).
   *[other] Vous remettez { the-card } dans votre main sans la montrer ({$place}).
}
event-played = { $you ->
    [yes] Vous jouez { a-card } !
   *[no] {$seat} joue { a-card } !
}
event-set-out = { $you ->
    [yes] Vous partez pour la randonnée {$hike}.
   *[no] {$seat} part pour la randonnée {$hike}.
}
event-joined = { $you ->
    [yes] Vous venez aussi.
   *[no] {$seat} vient aussi.
}
event-stayed = { $you ->
    [yes] Vous restez à la maison.
   *[no] {$seat} reste à la maison.
}
event-turned-up = { $you ->
    [yes] Vous retournez { a-card }.
   *[no] {$seat} retourne { a-card }.
}
event-matched = { $you ->
    [yes] Vous portez { a-card } et ne perdez rien.
   *[no] {$seat} porte { a-card } et ne perd rien.
}
event-showed = { $you ->
    [yes] Vous montrez { a-card } ({$place}).
   *[no] {$seat} montre { a-card } ({$place}).
}
event-will-show = Vous allez montrer { the-card } ({$place}).
event-will-show-pack = Vous allez montrer tout votre sac.
event-will-drop = Vous allez défausser { the-card } ({$place}).
event-dropped = { $you ->
    [yes] Vous défaussez { a-card } ({$place}).
   *[no] {$seat} défausse { a-card } ({$place}).
}
event-thrown-out = { $you ->
    [yes] Pas assez d’empreintes : votre randonnée finit sans un point.
   *[no] {$seat} n’a pas assez d’empreintes et quitte la randonnée.
}
event-will-discard = Vous allez défausser { the-card }.
event-discarded = { $you ->
    [yes] Vous défaussez { a-card }.
   *[no] {$seat} défausse { a-card }.
}
event-robbed = { $you ->
    [yes] Le raton laveur vole { a-card } dans votre main.
   *[no] Le raton laveur vole { a-card } dans la main de {$seat}.
}
event-protected = { $card-id ->
    [socks] { $you ->
        [yes] Vos chaussettes vous protègent.
       *[no] Ses chaussettes protègent {$seat}.
    }
   *[other] { $you ->
        [yes] Votre bombe anti-ours vous protège.
       *[no] Sa bombe anti-ours protège {$seat}.
    }
}
event-nobody-hit = {$card} : personne ne perd rien.
event-went-on = { $you ->
    [yes] Vous continuez.
   *[no] {$seat} continue.
}
event-stopped = { $you ->
    [yes] Vous vous arrêtez.
   *[no] {$seat} s’arrête.
}
event-must-stop = { $you ->
    [yes] Vous devez vous arrêter.
   *[no] {$seat} doit s’arrêter.
}
event-took = { $you ->
    [yes] Vous mettez { the-card } dans votre pile de points : { board-points }.
   *[no] {$seat} met { the-card } dans sa pile de points : { board-points }.
}
event-took-nothing = { $you ->
    [yes] Vous ne prenez rien.
   *[no] {$seat} ne prend rien.
}
event-picked-up = { $you ->
    [yes] Vous remettez le reste de votre sac dans votre main : { board-cards }.
   *[no] {$seat} remet le reste de son sac dans sa main : { board-cards }.
}
event-leads-on = { $you ->
    [yes] Vous prenez la tête.
   *[no] {$seat} prend la tête.
}
event-row-lost = Ce qui reste du sentier est défaussé : { board-cards }.
event-hike-ended = La randonnée est finie.
event-refilled = La pioche est épuisée : { board-cards } de la défausse en forment une nouvelle pour cette dernière randonnée.
event-nothing-left = Il n’y a plus rien à retourner : tout le monde s’arrête.
event-game-ends = La partie est finie.
event-won-draw = { $you ->
    [yes] Égalité : tous les autres à égalité tirent une moufette, vous gagnez.
   *[no] Égalité : tous à égalité tirent une moufette, sauf {$seat}.
}

reason-packing-is-over = Le temps de remplir son sac avant le premier tour est passé.
reason-pack-first = Remplissez d’abord votre sac, puis dites qu’il est prêt.
reason-answer-first = {$leader} attend : dites si vous venez aussi.
reason-decide-first = Dites d’abord si vous continuez ou vous arrêtez.
reason-take-first = Vous êtes à l’arrêt : choisissez une carte du sentier, ou aucune.
reason-hand-limit = La main compte {$limit} cartes au plus : défaussez d’abord { board-cards }.
reason-show-first = {$card} : montrez d’abord ce qui vous protège, ou votre sac.
reason-show-match-first = Vous portez { a-card } : montrez cette carte, vous ne défaussez rien.
reason-pay-first = Payez d’abord la distance : { $paid ->
    [0] { boots-to-pay }
   *[other] { more-boots }
}.
reason-bear-first = D’abord l’ours : choisissez ce que vous défaussez.
reason-blister-first = D’abord l’ampoule : défaussez votre carte la plus lourde.
reason-skunk-first = D’abord la moufette : choisissez la carte que vous défaussez.
reason-your-turn = C’est votre tour : encore { $actions ->
    [one] une action
   *[other] {$actions} actions
}.
reason-wrong-place = {$card} ne va pas à cet endroit ({$place}) ; la carte indique où elle va.
reason-no-packing-on-a-hike = Pendant une randonnée, rien ne s’ajoute à un sac.
reason-not-in-hand = Vous n’avez pas cette carte en main : {$card}.
reason-place-is-taken = Il y a déjà une carte ({$place}). Avant le premier tour, annulez pour la déplacer ; plus tard, vous pourrez échanger.
reason-too-many-swaps = Voilà {$swaps} échanges de suite : faites d’abord autre chose.
reason-hazards-stay-in-hand = Un danger ne se range pas dans un sac et ne se joue pas avant le premier tour.
reason-no-actions-on-a-hike = Pendant une randonnée, il n’y a pas d’actions.
reason-already-on-a-hike = { $leader-you ->
    [yes] Vous êtes déjà en randonnée.
   *[no] Une randonnée est déjà en cours ; {$leader} l’a lancée.
}
reason-actions-begun = Un tour, c’est {$whole} actions ou une randonnée. Vous avez commencé par des actions ; il en reste { $actions ->
    [one] une
   *[other] {$actions}
}.
reason-empty-pack = Pour partir, il faut au moins une carte dans le sac.
reason-too-late-to-join = Personne ne rejoint une randonnée plus tard.
reason-no-hike = Aucune randonnée n’est en cours.
reason-nothing-turned-up-yet = Rien n’est encore retourné ; dites d’abord si vous venez aussi.
reason-already-stopped = Vous êtes déjà à l’arrêt.
reason-not-in-the-row = Cette carte n’est pas sur le sentier : {$card}.
reason-nothing-to-take = Il n’y a aucune carte à prendre sur le sentier.
reason-stop-first = On ne prend une carte qu’en s’arrêtant.
reason-no-discarding = On ne défausse de sa main que si elle compte plus de {$limit} cartes.
reason-no-unpacking = Les cartes du sac restent en place ; seuls un échange ou une randonnée les ramènent.
reason-place-is-empty = Il n’y a pas de carte à cet endroit ({$place}).
reason-already-chosen = Vous avez déjà choisi cette carte ({$place}).
reason-not-the-heaviest = Ce doit être l’une de vos cartes les plus lourdes, pas celle-ci ({$place}).
reason-more-than-needed = Avec cette carte ({$place}), vous défausseriez plus qu’il n’en faut : il reste { $boots ->
    [one] une empreinte
   *[other] {$boots} empreintes
} à payer.
reason-show-guard = Montrez une carte qui vous protège : {$card}.
reason-show-all = Vous n’avez pas de { $card-id ->
    [socks] chaussettes
   *[other] bombe anti-ours
} : tout votre sac est montré.
reason-packs-lie-open = Dans cette partie, les sacs sont visibles ; il n’y a rien à montrer.
reason-nothing-to-show = Il n’y a rien à montrer maintenant.

line-boots-4 = Cartes à quatre empreintes
line-boots-3 = Cartes à trois empreintes
line-boots-2 = Cartes à deux empreintes
line-boots-1 = Cartes à une empreinte

ending-pile = La dernière carte de la pioche est tirée.
ending-hike = La pioche est épuisée et la dernière randonnée est finie.
ending-nothing-left = La pioche est épuisée et il ne reste aucun objet à retourner.
tie-cards = Autant d’empreintes : le plus de cartes dans la pile de points a décidé ({$cards}).
tie-skunk = Autant d’empreintes et de cartes : les autres ont tiré une moufette.

# La table dans le terminal.
stage-pile = Pioche { $number }
stage-discards = Défausse { $number }
stage-hike = Randonnée { $number }
stage-last-hike = dernière randonnée
board-weight = Sac {$boots}
board-weight-unknown = Sac ?
board-hand = Main {$cards}
board-score = Points {$boots}
board-status-home = à la maison
board-status-asked = réponse attendue
board-status-joined = vient aussi
board-status-walking = en chemin
board-status-goes-on = continue
board-status-left = de retour
board-leads = en tête
board-turn = à son tour
board-trail = Sentier
board-trail-empty = rien de retourné encore
board-your-hand = Votre main
board-empty = vide
board-next = La prochaine carte : une parmi {$cards}
board-stop = S’arrêter : une carte, jusqu’à {$boots}
board-stop-all = S’arrêter : tout prendre, {$boots}
board-row-total = {$boots} sur le sentier
board-known = { $you ->
    [yes] Les autres ont vu dans votre main : {$cards}
   *[no] Vu dans la main de {$seat} : {$cards}
}
board-chosen = Choisi : {$cards}

# La table dans le navigateur.
board-your-pack = Votre sac
board-pack-of = Sac de {$seat}
board-boots = { $boots ->
    [one] une empreinte
   *[other] {$boots} empreintes
}
board-cards = { $cards ->
    [one] une carte
   *[other] {$cards} cartes
}
board-points = { $boots ->
    [one] un point
   *[other] {$boots} points
}
boots-to-pay = { $boots ->
    [one] une empreinte
   *[other] {$boots} empreintes
}
more-boots = encore { $boots ->
    [one] une empreinte
   *[other] {$boots} empreintes
}
board-warns = {$card} !
board-item = {$card}, { board-boots } : {$places}
board-slot = {$place} : {$what}
board-would-be = puis {$card}
board-of = {$who} : {$what}
board-hazard = danger
board-face-down = face cachée
board-secret = cachée aux autres
board-matches = la même
board-is-chosen = choisie
board-hand-rests = au repos pendant la randonnée
board-choice = Votre choix
board-actions = { $you ->
    [yes] { $left ->
        [one] Il vous reste une action
       *[other] Il vous reste {$left} actions
    }
   *[no] {$seat} : { $left ->
        [one] encore une action
       *[other] encore {$left} actions
    }
}
board-packing = Touchez une carte pour l’essayer, encore pour l’emporter.
board-at-hut = Au refuge
board-walking = Encore en chemin
board-chance-free = rien à perdre
board-chance-pay = payer {$boots}
board-chance-out = sac perdu
board-chance-hazard = danger
board-chance-skunk = moufette
board-too-much = que la carte coûte plus que votre sac ne peut payer
board-take-one = une carte, jusqu’à {$boots}
board-take-all = tout prendre : {$boots}
board-take-nothing = rien à prendre
board-prize = {$boots} à qui s’arrête en dernier
board-instead = au lieu des actions
board-paid = {$paid} sur {$whole}
board-touch-pack = Touchez des cartes de votre sac.
board-others-choose = Choisi. Les autres choisissent encore.
board-or-on = ou à cet endroit : {$places}
board-not-here = Pas ici ({$place}) : {$cards}
board-do-place = Emporter
board-do-swap = Échanger
board-do-play = Jouer
board-do-take = Prendre
board-do-drop = Défausser
board-do-discard = Défausser
board-do-show = Montrer
board-try-place = {$card} → {$place} : sac {$boots}
board-try-swap = Échange : {$card} ↔ {$out}, sac {$boots}
board-try-play-bear = L’ours pille le plus lourd des autres sacs.
board-try-play-skunk = Autres sacs : une carte perdue, reste en main.
board-try-play-raccoon = Les autres perdent une carte de leur main.
board-try-play-blister = Sans chaussettes, la carte la plus lourde part.
board-try-take = {$card} : { board-points } pour vous
board-try-drop = {$card} : il restera { board-boots }
board-try-drop-skunk = {$card} : le reste revient en main.
board-try-pay = {$card} : { $left ->
    [0] c’est payé
    [one] encore une empreinte à payer
   *[other] encore {$left} empreintes à payer
}
board-try-discard = {$card} : { $left ->
    [0] c’est assez
    [one] encore une carte à défausser
   *[other] encore {$left} cartes à défausser
}
board-pack-first = Emportez d’abord { the-card }, ou reposez la carte.
board-draw = Piocher ({$cards})
board-short-free = rien
board-short-pay = payer
board-short-out = perdu
board-short-hazard = danger
board-short-skunk = moufette
board-show-kinds = Montrer les cartes possibles
board-show-odds = Montrer les chances

## The list view: the position in sentences

told-pack = { $boots ->
    [0] un sac vide
    [one] un sac d’une empreinte
   *[other] un sac de {$boots} empreintes
}

## The list view: fields of what is seen, and the words in them

field-actions = Actions par tour
field-actions-left = Actions restantes
field-asked = Choisissent en ce moment
field-boots = Empreintes
field-boots-chosen = Empreintes choisies
field-boots-left = Empreintes encore à payer
field-cards-left = Cartes encore à défausser
field-chances = Ce qui peut venir
field-copies = Exemplaires
field-could-come = Cartes qui pourraient venir
field-deciding = Doit décider
field-done = Choix fait
field-face-up = Face visible
field-first = Premier tour
field-fours = Points des cartes à quatre empreintes
field-hidden-packs = Sacs cachés
field-hike = Randonnées jusqu’ici
field-hikers = Randonneurs
field-last-hike = Dernière randonnée de la partie
field-leader = Mène la randonnée
field-least = Au moins
field-lucky = N’a pas tiré de moufette
field-most = Au plus
field-next-pile = Ce que contient la pioche
field-not-here = Cartes exclues
field-nothing-left = Plus rien à retourner
field-ones = Points des cartes à une empreinte
field-outlook = Ce que peut apporter la carte suivante
field-pack = Sac
field-party = En randonnée
field-pile-known = Pioche faite de la défausse
field-place = Emplacement
field-places = Emplacements
field-ready = Sac prêt
field-row = Sentier
field-row-boots = Empreintes sur le sentier
field-status = Où
field-swaps-left = Échanges restants
field-taken = Pile de points
field-threes = Points des cartes à trois empreintes
field-twos = Points des cartes à deux empreintes
field-unseen = Cartes possibles
field-weight = Empreintes dans le sac
word-effect-free = { board-chance-free }
word-effect-hazard = { board-chance-hazard }
word-effect-out = { board-chance-out }
word-effect-pay = payer en empreintes
word-effect-skunk = { board-chance-skunk }
word-phase-bear = un ours
word-phase-blister = une ampoule
word-phase-deciding = continuer ou s’arrêter
word-phase-guarding = montrer ce qui protège
word-phase-joining = qui vient aussi
word-phase-limit = trop de cartes en main
word-phase-packing = les sacs se préparent
word-phase-paying = la distance se paie
word-phase-skunk = une moufette
word-phase-taking = une carte du sentier à prendre
word-phase-turn = un tour
word-status-asked = { board-status-asked }
word-status-goes-on = { board-status-goes-on }
word-status-home = { board-status-home }
word-status-joined = { board-status-joined }
word-status-left = { board-status-left }
word-status-walking = { board-status-walking }

part-item = Carte Objet : ses empreintes sont la distance, et des points
part-rucksack = Sac à dos : { $pockets } poches, { $hands } mains
part-guards = Bombe anti-ours et chaussettes vous protègent

# Cards in a sentence: with and without having been named before.

the-card = { $card-id ->
    [frying-pan] la poêle
    [camera] l’appareil photo
    [sleeping-bag] le sac de couchage
    [granola-bar] la barre de céréales
    [compass] la boussole
    [flashlight] la lampe de poche
    [socks] les chaussettes
    [tent] la tente
    [water-bottle] la bouteille d’eau
    [map] la carte de randonnée
    [bear-spray] la bombe anti-ours
    [walking-stick] le bâton de marche
    [bear] l’ours
    [skunk] la moufette
    [raccoon] le raton laveur
    [blister] l’ampoule
   *[other] {$card}
}
a-card = { $card-id ->
    [frying-pan] une poêle
    [camera] un appareil photo
    [sleeping-bag] un sac de couchage
    [granola-bar] une barre de céréales
    [compass] une boussole
    [flashlight] une lampe de poche
    [socks] des chaussettes
    [tent] une tente
    [water-bottle] une bouteille d’eau
    [map] une carte de randonnée
    [bear-spray] une bombe anti-ours
    [walking-stick] un bâton de marche
    [bear] un ours
    [skunk] une moufette
    [raccoon] un raton laveur
    [blister] une ampoule
   *[other] {$card}
}

# Tips for a first game, one for each topic of the guide.

tip-start = Remplissez votre sac, partez, et rapportez des empreintes : ce sont vos points.
tip-prompt-packing = Variez : ce que vous portez ne coûte rien sur le sentier.
tip-prompt-turn = Piochez, rangez ou jouez un danger, dans l’ordre que vous voulez.
tip-prompt-turn-or-hike = Sac bien rempli ? Partez au lieu de faire vos actions.
tip-prompt-join = Venez si votre sac peut payer une carte ou deux.
tip-prompt-decide = Arrêtez-vous à temps : vous prenez une carte, le dernier tout le reste.
tip-prompt-decide-match = Vous portez le même objet : cette carte ne coûte rien.
tip-prompt-take = Prenez la carte qui a le plus d’empreintes : vos points.
tip-prompt-pay = Défaussez au moins les empreintes demandées ; gardez ce qui peut apparaître.
tip-prompt-bear = Une bombe anti-ours dans le sac éloigne les ours.
tip-prompt-blister = Des chaussettes dans le sac protègent des ampoules.
tip-prompt-limit = Sept cartes au plus : gardez les objets qui ont une place.

## The rules: all cards and figures

box-items = Objets
box-items-everywhere = partout
box-hazards = Dangers
box-figures = Autres chiffres
column-item = Objet
column-hazard = Danger
column-places = Se porte
figure-dealt = Cartes distribuées à chacun
figure-hand-limit = Cartes en main au plus
figure-actions = Actions par tour
figure-pack = Places du sac
figure-hands = Places dans les mains
figure-swaps = Échanges de suite, par joueur

# Ceremonies
moment-boots = { $boots ->
    [one] { $before } → { $boots } empreinte
   *[other] { $before } → { $boots } empreintes
}
moment-hike = La randonnée est finie
moment-game = La dernière randonnée est finie
moment-last-begins = La pioche s’épuise : c’est la dernière randonnée
moment-night = Pas assez d’empreintes : votre sac est perdu et cette randonnée ne rapporte rien. { $points ->
    [0] Rien d’autre n’est perdu.
    [one] Votre point est à l’abri.
   *[other] Vos {$points} points sont à l’abri.
}
moment-takes-all = { $you ->
    [yes] Vous restez en dernier sur le sentier et prenez tout : +{$points}
   *[no] {$seat} reste en dernier sur le sentier et prend tout : +{$points}
}

## Ce que font les cartes

does-bear = Un ours fouille le sac le plus lourd sans bombe anti-ours : on défausse jusqu’à ce qu’il soit plus léger que le suivant.
does-skunk = Une moufette : chaque joueur touché défausse une carte de son sac et reprend le reste en main ; une randonnée s’arrête aussitôt.
does-raccoon = Un raton laveur vole une carte au hasard dans la main de chaque joueur touché.
does-blister = Une ampoule : chaque joueur touché sans chaussettes défausse la carte la plus lourde de son sac.
does-bear-spray = La bombe anti-ours dans le sac éloigne les ours.
does-socks = Des chaussettes dans le sac évitent les ampoules.

## Ce qu’un choix change en plus des points

note-weight = Votre sac pèse alors {$boots ->
    [one] {$boots} empreinte.
   *[other] {$boots} empreintes.
}
note-hits = Peut toucher {$players}.
note-hits-nobody = Ne touche personne.
note-draw = {$count ->
    [one] {$count} danger
   *[other] {$count} dangers
} parmi {$unseen ->
    [one] {$unseen} carte possible.
   *[other] {$unseen} cartes possibles.
}
note-last-card = C’est la dernière carte de la pioche : la partie se termine avec elle.
note-takes-all = Plus personne d’autre ne marche : vous prenez tout le sentier, soit {$count ->
    [one] {$count} carte.
   *[other] {$count} cartes.
}
note-takes-one = Vous prenez une carte du sentier.
note-odds = Sur {$unseen ->
    [one] {$unseen} carte possible
   *[other] {$unseen} cartes possibles
}, {$safe ->
    [one] {$safe} ne vous coûte
   *[other] {$safe} ne vous coûtent
} rien et {$pay ->
    [one] {$pay} coûte
   *[other] {$pay} coûtent
} des empreintes.
note-odds-out = {$count ->
    [one] {$count} sur {$unseen} prendrait tout votre sac.
   *[other] {$count} sur {$unseen} prendraient tout votre sac.
}
note-odds-skunk = {$count ->
    [one] {$count} sur {$unseen} mettrait fin à la randonnée.
   *[other] {$count} sur {$unseen} mettraient fin à la randonnée.
}
