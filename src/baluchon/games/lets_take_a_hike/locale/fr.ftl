tagline = Faites un bon sac, partez, et rentrez avant que l’ours ne trouve vos sandwichs.
kind = Bien s’équiper, tenter sa chance

option-hidden-packs = Sacs cachés
option-hidden-packs-help = Les sacs sont face cachée ; on ne montre que ce qu’une carte du sentier ou un danger met au jour.

move-place = {$card} → {$place}
move-play = Jouer {$card}
move-draw = Piocher une carte
move-hike = Partir en randonnée
move-ready = Prêt à partir
move-join = Venir aussi
move-stay = Rester à la maison
move-go-on = Continuer
move-stop = S’arrêter
move-take = Prendre {$card}
move-leave = Ne rien prendre
move-discard = Défausser {$card}
move-drop = Abandonner : {$place}
move-show = Montrer : {$place}
move-show-pack = Montrer tout le sac

prompt-packing = Remplissez votre sac à votre gré avant le premier tour. Personne ne le voit avant que tous soient prêts.
prompt-turn = À vous : { $actions ->
    [one] encore une action
   *[other] encore {$actions} actions
}.
prompt-turn-or-hike = À vous : {$actions} actions, ou une randonnée ?
prompt-join = {$leader} part en randonnée. Venez-vous aussi ?
prompt-decide = Continuer ou s’arrêter ?
prompt-decide-match = Votre sac contient la carte : {$card}. Continuer ou s’arrêter ?
prompt-take = Vous vous arrêtez. Quelle carte du sentier prenez-vous ?
prompt-pay = {$card} : abandonnez encore { $boots ->
    [one] une empreinte
   *[other] {$boots} empreintes
} de votre sac, sans carte superflue.
prompt-pay-all = {$card} : votre sac n’a pas assez d’empreintes. Il est perdu et votre randonnée est finie.
prompt-show = Vous avez la carte correspondante : {$card}. Montrez-la.
prompt-guard = Vous avez : {$card}. Montrez une de ces cartes, et il ne vous arrive rien.
prompt-no-guard = Vous n’avez pas : {$card}. Tout votre sac est retourné.
prompt-bear = L’ours fouille votre sac : abandonnez votre carte la plus lourde.
prompt-bear-boots = L’ours fouille votre sac : abandonnez encore au moins { $boots ->
    [one] une empreinte
   *[other] {$boots} empreintes
}, sans carte superflue.
prompt-blister = Une ampoule : abandonnez votre carte la plus lourde.
prompt-skunk = Une moufette : abandonnez une carte ; le reste du sac revient en main.
prompt-limit = Trop de cartes en main : défaussez { $cards ->
    [one] une carte
   *[other] {$cards} cartes
}.

event-packed = Vous emportez {$card} ({$place}).
event-placed = { $you ->
    [yes] Vous emportez {$card} ({$place}).
   *[no] {$seat} emporte {$card} ({$place}).
}
event-placed-unseen = { $card-id ->
    [face-down] {$seat} pose une carte face cachée ({$place}).
   *[other] Vous posez {$card} face cachée ({$place}).
}
event-first-turn = { $you ->
    [yes] Vous commencez.
   *[no] {$seat} commence.
}
event-drew = { $card-id ->
    [face-down] {$seat} pioche une carte.
   *[other] Vous piochez {$card}.
}
event-took-back = { $you ->
    [yes] Vous reprenez {$card} en main ({$place}).
   *[no] {$seat} reprend {$card} en main ({$place}).
}
event-took-back-unseen = { $card-id ->
    [face-down] {$seat} reprend en main une carte cachée ({$place}).
   *[other] Vous reprenez {$card} en main sans la montrer ({$place}).
}
event-played = { $you ->
    [yes] Vous jouez un danger : {$card} !
   *[no] {$seat} joue un danger : {$card} !
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
    [yes] Vous retournez : {$card}.
   *[no] {$seat} retourne : {$card}.
}
event-matched = { $you ->
    [yes] Vous l’avez dans votre sac : {$card}.
   *[no] {$seat} l’a dans son sac : {$card}.
}
event-showed = { $you ->
    [yes] Vous montrez {$card} ({$place}).
   *[no] {$seat} montre {$card} ({$place}).
}
event-will-show = Vous allez montrer {$card} ({$place}).
event-will-show-pack = Vous allez montrer tout votre sac.
event-will-drop = Vous allez abandonner {$card} ({$place}).
event-dropped = { $you ->
    [yes] Vous abandonnez {$card} ({$place}).
   *[no] {$seat} abandonne {$card} ({$place}).
}
event-thrown-out = { $you ->
    [yes] Pas assez d’empreintes : votre randonnée finit sans un point.
   *[no] {$seat} n’a pas assez d’empreintes et quitte la randonnée.
}
event-will-discard = Vous allez défausser {$card}.
event-discarded = { $you ->
    [yes] Vous défaussez {$card}.
   *[no] {$seat} défausse {$card}.
}
event-robbed = { $you ->
    [yes] Le raton laveur vole dans votre main : {$card}.
   *[no] Le raton laveur vole dans la main de {$seat} : {$card}.
}
event-protected = { $you ->
    [yes] Rien ne vous arrive : {$card}.
   *[no] Rien n’arrive à {$seat} : {$card}.
}
event-nobody-hit = {$card} : personne ne perd rien.
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
    [yes] Vous prenez {$card} dans votre pile de points : {$boots}.
   *[no] {$seat} prend {$card} dans sa pile de points : {$boots}.
}
event-took-nothing = { $you ->
    [yes] Vous ne prenez rien.
   *[no] {$seat} ne prend rien.
}
event-picked-up = { $you ->
    [yes] Vous reprenez votre sac en main : {$cards}.
   *[no] {$seat} reprend son sac en main : {$cards}.
}
event-leads-on = { $you ->
    [yes] Vous prenez la tête.
   *[no] {$seat} prend la tête.
}
event-row-lost = Ce qui reste du sentier est défaussé : { $cards ->
    [one] une carte
   *[other] {$cards} cartes
}.
event-hike-ended = La randonnée est finie.
event-refilled = La pioche est épuisée : {$cards} cartes de la défausse en forment une nouvelle pour cette dernière randonnée.
event-nothing-left = Il n’y a plus rien à retourner : tous les randonneurs s’arrêtent.
event-game-ends = La partie est finie.
event-won-draw = { $you ->
    [yes] À égalité, on tire au sort la victoire : tous sauf vous tirent une moufette.
   *[no] À égalité, on tire au sort la victoire : tous sauf {$seat} tirent une moufette.
}

reason-packing-is-over = Les préparatifs d’avant le premier tour sont finis.
reason-pack-first = Remplissez d’abord votre sac ; dites quand vous êtes prêt.
reason-answer-first = {$leader} attend : dites si vous venez aussi.
reason-decide-first = Dites d’abord si vous continuez ou vous arrêtez.
reason-take-first = Vous vous êtes arrêté : choisissez une carte du sentier, ou aucune.
reason-hand-limit = Vous avez plus de sept cartes en main : défaussez-en d’abord {$cards}.
reason-show-first = {$card} : montrez d’abord ce qui vous protège, ou votre sac.
reason-show-match-first = Vous avez {$card} : vous montrez cette carte et n’abandonnez rien.
reason-pay-first = Payez d’abord la distance : encore {$boots}.
reason-bear-first = D’abord l’ours : choisissez ce que vous abandonnez.
reason-blister-first = D’abord l’ampoule : abandonnez votre carte la plus lourde.
reason-skunk-first = D’abord la moufette : choisissez la carte que vous abandonnez.
reason-your-turn = C’est votre tour : encore {$actions} actions.
reason-wrong-place = {$card} ne se porte pas à cet endroit ({$place}) ; la carte indique où.
reason-no-packing-on-a-hike = Pendant une randonnée, rien ne s’ajoute à un sac.
reason-not-in-hand = Vous n’avez pas cette carte en main : {$card}.
reason-place-is-taken = Il y a déjà une carte ({$place}). Avant le premier tour, revenez en arrière ; plus tard vous pourrez échanger.
reason-too-many-swaps = {$swaps} échanges de suite suffisent : faites d’abord autre chose.
reason-hazards-stay-in-hand = Les dangers ne se rangent pas et ne se jouent pas avant le premier tour.
reason-no-actions-on-a-hike = Pendant une randonnée, il n’y a pas d’actions.
reason-already-on-a-hike = { $leader-you ->
    [yes] Vous êtes déjà en randonnée.
   *[no] Une randonnée est déjà en cours ; {$leader} est en tête du départ.
}
reason-actions-begun = Un tour, c’est trois actions ou une randonnée. Vous avez commencé par des actions ; encore {$actions}.
reason-empty-pack = Pour partir, il faut au moins une carte dans le sac.
reason-too-late-to-join = Personne ne rejoint une randonnée plus tard.
reason-no-hike = Aucune randonnée n’est en cours.
reason-nothing-turned-up-yet = Rien n’est encore retourné ; dites d’abord si vous venez aussi.
reason-already-stopped = Vous vous êtes déjà arrêté.
reason-not-in-the-row = Cette carte n’est pas sur le sentier : {$card}.
reason-nothing-to-take = Il n’y a aucune carte à prendre sur le sentier.
reason-stop-first = Seul celui qui s’arrête prend une carte.
reason-no-discarding = Une carte ne quitte la main que si celle-ci en compte plus de sept.
reason-no-unpacking = Les cartes du sac restent en place ; seuls un échange ou une randonnée les ramènent.
reason-place-is-empty = Il n’y a pas de carte ({$place}).
reason-already-chosen = Vous avez déjà choisi cette carte ({$place}).
reason-not-the-heaviest = Ce doit être une carte qui a le plus d’empreintes de votre sac, pas celle-ci ({$place}).
reason-more-than-needed = Avec cette carte ({$place}), vous abandonneriez plus que nécessaire ; il en faut encore {$boots}.
reason-show-guard = Montrez une carte qui vous protège : {$card}.
reason-show-all = Vous n’avez pas : {$card}. Tout votre sac est montré.
reason-packs-lie-open = Dans cette partie, les sacs sont visibles ; il n’y a rien à montrer.
reason-nothing-to-show = Il n’y a rien à montrer maintenant.

line-boots-4 = Cartes à quatre empreintes
line-boots-3 = Cartes à trois empreintes
line-boots-2 = Cartes à deux empreintes
line-boots-1 = Cartes à une empreinte

ending-pile = La dernière carte de la pioche est tirée.
ending-hike = La pioche est épuisée et la dernière randonnée est finie.
ending-nothing-left = La pioche est épuisée et il ne reste aucun objet à retourner.
tie-cards = Empreintes égales : le plus grand nombre de cartes dans la pile de points décide ({$cards}).
tie-skunk = Empreintes et cartes égales : les autres ont tiré une moufette.

# La table dans le terminal.
board-pile = Pioche {$cards}
board-discards = Défausse {$cards}
board-hike = Randonnée {$hike}
board-last-hike = dernière randonnée
board-weight = Sac {$boots}
board-weight-unknown = Sac ?
board-hand = Main {$cards}
board-score = Points {$boots}
board-status-home = à la maison
board-status-asked = réponse attendue
board-status-joined = de la partie
board-status-walking = en chemin
board-status-goes-on = en avant
board-status-left = de retour
board-leads = en tête
board-turn = à jouer
board-trail = Sentier
board-trail-empty = rien encore de retourné
board-your-hand = Votre main
board-empty = vide
board-next = Carte suivante, parmi {$cards} possibles
board-effect-match = rien à payer
board-effect-pay = abandonner {$boots}
board-effect-out = sac perdu
board-effect-safe = sans danger
board-effect-lose-one = une carte du sac
board-effect-robbed = une carte en main
board-effect-skunk = moufette : sentier perdu
board-stop = S’arrêter : une carte, jusqu’à {$boots}
board-stop-all = S’arrêter : tout prendre, {$boots}
board-row-total = {$boots} sur le sentier
board-known = { $you ->
    [yes] Les autres ont vu dans votre main : {$cards}
   *[no] Vu dans la main de {$seat} : {$cards}
}
board-chosen = Choisi : {$cards}

# La table dans le navigateur.
board-your-pack = Votre sac
board-pack-of = Sac de {$seat}
board-boots = { $boots ->
    [one] {$boots} chaussure
   *[other] {$boots} chaussures
}
board-hazard = danger
board-face-down = face cachée
board-secret = vue de vous seul
board-matches = la même
board-is-chosen = choisie
board-hand-rests = au repos pendant la randonnée
board-choice = Que faire
board-actions = { $you ->
    [yes] { $left ->
        [one] Il vous reste une action
       *[other] Il vous reste {$left} actions
    }
   *[no] {$seat} : { $left ->
        [one] encore une action
       *[other] encore {$left} actions
    }
}
board-packing = Touchez une carte puis un emplacement allumé, ou glissez-la.
board-at-hut = Au refuge
board-walking = Encore en chemin
board-chance-free = rien de perdu
board-chance-pay = payer {$boots}
board-chance-out = sac perdu
board-chance-hazard = danger
board-chance-skunk = moufette
board-too-much = que la carte coûte plus que votre sac ne peut payer
board-take-one = en prendre une, jusqu’à {$boots}
board-take-all = tout prendre : {$boots}
board-take-nothing = rien à prendre
board-prize = {$boots} au dernier qui s’arrête
board-instead = au lieu des actions
board-paid = {$paid} sur {$whole}
board-touch-pack = Touchez des cartes de votre sac.
board-touch-hand = Touchez des cartes de votre main.
board-others-choose = Choisi. Les autres choisissent encore.
board-or-on = ou : {$places}
board-not-here = Pas ici ({$place}) : {$cards}

## The list view: fields of what is seen, and the words in them

field-actions = Actions par tour
field-actions-left = Actions restantes
field-asked = Choisissent en même temps
field-boots = Empreintes
field-boots-left = Empreintes encore à payer
field-cards-left = Cartes encore à défausser
field-coming = Ce qui peut venir
field-copies = Combien
field-could-come = Cartes qui pourraient venir
field-deciding = Doit décider
field-done = Fini
field-face-up = Face visible
field-first = Premier tour
field-fours = Points des cartes à quatre empreintes
field-hidden-packs = Sacs cachés
field-hike = Randonnées jusqu’ici
field-hikers = Randonneurs
field-last-hike = Dernière randonnée de la partie
field-leader = Mène la randonnée
field-lucky = N’a pas tiré de moufette
field-next-pile = Ce que contient la pioche
field-not-here = Cartes exclues
field-nothing-left = Plus rien à retourner
field-ones = Points des cartes à une empreinte
field-outlook = Ce que peut apporter la carte suivante
field-pack = Sac
field-party = Partis en randonnée
field-pile-known = Pioche faite de la défausse
field-place = Emplacement
field-places = Emplacements
field-ready = Prêt
field-row = Sentier
field-row-boots = Empreintes sur le sentier
field-status = Où
field-stopping = Si vous vous arrêtez
field-swaps-left = Échanges restants
field-taken = Cartes gagnées
field-takes-all = Prend tout
field-threes = Points des cartes à trois empreintes
field-twos = Points des cartes à deux empreintes
field-unseen = Cartes possibles
field-weight = Empreintes dans le sac
word-effect-lose-one = { board-effect-lose-one }
word-effect-match = { board-effect-match }
word-effect-out = { board-effect-out }
word-effect-pay = payer en empreintes
word-effect-robbed = { board-effect-robbed }
word-effect-safe = { board-effect-safe }
word-effect-skunk = { board-effect-skunk }
word-phase-bear = un ours
word-phase-blister = une ampoule
word-phase-deciding = continuer ou s’arrêter
word-phase-guarding = montrer ce qui protège
word-phase-joining = qui vient aussi
word-phase-limit = trop de cartes en main
word-phase-packing = préparation des sacs
word-phase-paying = paiement de la carte
word-phase-skunk = une moufette
word-phase-taking = prise d’une carte du sentier
word-phase-turn = un tour
word-status-asked = { board-status-asked }
word-status-goes-on = { board-status-goes-on }
word-status-home = { board-status-home }
word-status-joined = { board-status-joined }
word-status-left = { board-status-left }
word-status-walking = { board-status-walking }

part-item = Carte d’objet : ses chaussures sont la distance, et des points
part-rucksack = Sac : cinq poches, deux mains
part-guards = Spray anti-ours et chaussettes protègent

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
