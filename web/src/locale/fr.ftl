tagline-house = { $count ->
    [one] Un voyage dans un baluchon
    [5] Cinq voyages dans un baluchon
   *[other] { $count } voyages dans un baluchon
}
where-to = Où allons-nous aujourd’hui ?
no-server = Le serveur ne répond pas.
try-again = Réessayer
home = Accueil
close = Fermer
language = Langue
players-range = { $least } à { $most } joueurs
minutes = { $count } min
boarding-pass = Carte d’embarquement
bots = Robots
level = Niveau
level-random = au hasard
level-novice = débutant
level-casual = habitué
level-swift = vif
level-expert = expert
level-master = maître
match-me = adapté
match-now = { $level } pour l’instant, selon vos victoires et défaites
match-me-bot = adapté à moi ({ $level } pour l’instant)
strength = force { $rating }
play-now = Jouer
against-bots = { $count ->
    [one] contre { $count } robot
   *[other] contre { $count } robots
}
with-friends = Entre amis
with-friends-text = un lien, sans compte
same-device = Même appareil
same-device-text = on se le passe
join-code-text = Lien ou code d’une table
join = Rejoindre
continue = Reprendre
your-turn = à vous
waiting-for = à { $players } de jouer
status-waiting = en préparation
status-playing = en cours
status-finished = terminée
status-closed = fermée
ends-by-itself = Personne ne joue : fin le { $date }, sauf si vous passez
ended-by-itself = Finie le { $date } : plus personne ne jouait
nickname = Votre nom
nickname-text = C’est ce que voient les autres à la table. Aucun compte nécessaire.
nickname-guest = Invité

lobby = La table se prépare
seat-open = place libre
seat-you = vous
seat-bot = robot { $level }
seat-here = sur cet appareil
make-open = Laisser libre
start-game = Commencer la partie
waiting-for-host = L’hôte va lancer la partie.
seats-are-open = Des places sont libres : attendez vos amis ou mettez-y des robots.
invite-friends = Inviter des amis
copy-link = Copier le lien
copied = Copié
share = Partager
qr-label = Code à scanner avec un téléphone
options = Variantes
settings-table = Table
listed = Tout le monde peut trouver et rejoindre cette table
spectators-allowed = Spectateurs admis
chat-allowed = Discussion
hints-allowed = Suggestions
take-backs-allowed = Annulations permises
quick-bots = Les robots jouent aussitôt

board = Plateau
own-things = Vos affaires
your-choices = Vos choix
you = vous
waiting-for-others = { $count ->
    [0] Un instant…
   *[other] On attend { $players }.
}
thinking = { $player } réfléchit…
game-is-over = La partie est terminée.
undo = Annuler
hint = Suggestion
candidates = Quelques bons choix
hint-says = Suggestion : { $move }
rules = Règles
log = Journal
scores = Scores
chat = Discussion
say-something = Dites quelque chose
send = Envoyer
spectator-count = { $count ->
    [0] personne ne regarde
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
watching = Vous regardez
line-connecting = Connexion…
line-broken = Connexion perdue. Reconnexion…
line-stalled = Le serveur ne répond pas…
move-unconfirmed = Votre coup n’est pas encore confirmé. Il sera renvoyé jusqu’à ce qu’il le soit.
line-refused = Impossible d’ouvrir cette table.
components = Dans la boîte
search-rules = Chercher dans les règles
rules-contents = Sommaire
ruling = décision
no-rules-found = Rien trouvé.
bot-label = robot
away-label = absent
come-back = Revenir dans la partie
leave-table = Quitter la table
close-table = Fermer la table
ask-take-back = { $player } demande à annuler un coup.
asked-take-back = Annulation demandée à { $players }.
ask-settings = { $player } propose de changer les réglages de la partie : { $changes }.
ask-remove = { $player } propose que { $other } quitte la partie ; un robot prendrait sa place.
change-move-limit = { $seconds ->
    [0] sans limite de temps
   *[other] { $seconds } s par décision
}
change-stand-in = { $level } remplace les absents
change-hints = { $on ->
    [1] suggestions permises
   *[other] sans suggestions
}
change-take-backs = { $on ->
    [1] annulations permises
   *[other] sans annulations
}
change-spectators = { $on ->
    [1] spectateurs admis
   *[other] sans spectateurs
}
agree = Accepter
refuse = Refuser
pass-the-device = C’est à { $player }. Passez l’appareil.
show-my-things = Je suis { $player }
total = Total
list-view = Voir en liste
board-view = Voir le plateau
told-has = { $you ->
    [yes] Vous avez { $what }.
   *[no] { $seat } a { $what }.
}
told-turn = { $you ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $seat } de jouer.
}
told-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
told-hand = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
list = Liste
all-fields = Tous les champs
say-table = Dire la table ({ $key })
say-choices = Dire ce que je peux faire ({ $key })
say-news = Dire ce qui s’est passé depuis mon tour ({ $key })
nothing-to-do = Vous n’avez rien à faire maintenant.
nothing-new = Rien ne s’est passé depuis.
keys = Les touches B, C et N disent la table, mes choix et ce qui est nouveau

end-title = { $players } gagne
end-title-shared = { $players } se partagent la victoire
end-you-win = Vous gagnez !
feat-first-win = Votre première victoire à ce jeu
feat-first-at = Votre première victoire contre « { $level } »
feat-best = { $points ->
    [one] Votre meilleure partie jusqu’ici : { $points } point
   *[other] Votre meilleure partie jusqu’ici : { $points } points
}
feat-level = À égalité de points, et en tête
feat-ahead = { $points ->
    [one] { $points } point d’avance
   *[other] { $points } points d’avance
}
feat-gap-short = { $points ->
    [0] À égalité de points
    [one] À { $points } point de la victoire
   *[other] À { $points } points de la victoire
}
feat-gap-over = { $points ->
    [0] À égalité de points
    [one] { $points } point de trop
   *[other] { $points } points de trop
}
feat-short-best = { $gap }, et votre meilleure partie jusqu’ici
feat-short-closest = { $gap } : vous n’avez jamais été aussi près
feat-short-most = { $gap }, et en tête à la ligne « { $line } »
feat-short = { $gap }
who-scored-what = Qui a marqué quoi
chances = Chances de gagner
chances-text = Les chances de victoire de chacun, coup après coup
chances-learned = Au premier coup d’œil : ce qu’un réseau entraîné donne à chacun d’après ses propres cartes. Des parties continuées vont le remplacer.
chances-rough = Ébauche : { $playouts } parties continuées depuis chaque moment jusqu’ici, en moyenne avec ses voisins. Elle se précise d’elle-même.
chances-near = Des robots ont continué chaque tour { $playouts } fois en moyenne. Dans { $surely } des cas, cela donne à ±{ $within } près la chance de qui voit toutes les cartes ; au besoin, des tours voisins ont été réunis. La bande montre ce qu’elle peut être.
chances-sure = Des robots ont continué chaque tour jusqu’à connaître sa chance à ±{ $within } dans { $surely } des cas ({ $playouts } parties en moyenne), pour qui voit toutes les cartes. La bande montre ce qu’elle peut être.
chance-between = { $chance } (de { $low } à { $high })
see-moment = Voir ce moment
try-from-here = Rejouer d’ici
try-note = Contre des robots, avec les mêmes cartes ; cela ne compte pas pour votre meilleure partie.
turning-board = Le plateau avant cette décision
turning-of = Tournants de
turning-points = { $you ->
    [yes] Vos tournants
   *[no] Tournants : { $seat }
}
turning-soon = On les trouve quand la courbe est sûre.
turning-none = Aucune décision n’a nettement changé les chances.
turning-instead = { $played } et non { $better }
turning-change = chance { $before } → { $after }
turning-luck = Aucun meilleur coup n’était connu : la chance a fait le reste.
turning-best = Le meilleur coup possible.
turning-better = À ce qu’on savait, { $better } valait { $best }, ce coup { $value }.
turning-why = En points : { $lines }.
working = Calcul en cours…
replay = Revoir
rematch = Revanche
go-to-rematch = Aller à la revanche
verify = La donne est bien celle promise : ce que cet appareil a vérifié
verify-wrong = Quelque chose cloche dans la donne
verify-text = Comment les cartes découlent de ces nombres, et si chaque coup était permis, seules les règles le disent : téléchargez la partie et lancez
verify-draws = { $draws } nombres ont été tirés pendant la partie : chacun est le suivant de la suite que donne la graine, sans saut ni répétition.
verify-draws-wrong = Après l’entrée { $entry } de la partie, un nombre a été tiré que la graine ne donne pas.
verify-commit = Montré avant la première carte
verify-seed = Graine
verify-seed-right = La graine est bien celle dont l’empreinte a été montrée à l’avance.
verify-seed-wrong = La graine n’est pas celle qui avait été promise.
verify-took = Des nombres tirés par les appareils de { $players } ont servi à la donne : personne n’a pu la choisir, pas même qui tient le serveur.
verify-nobody = Aucun appareil de joueur n’a pris part à la donne : elle repose sur la parole du serveur.
verify-numbers-wrong = Un nombre n’est pas celui qui avait été promis.
verify-withheld = A promis un nombre sans le donner : { $players }.
verify-mine = Le nombre tiré par cet appareil en fait partie.
verify-mine-missing = Le nombre tiré par cet appareil n’en fait pas partie.
deal-promised = Une donne équitable
deal-promised-text = Le serveur a tiré sa graine et en montre ici l’empreinte. Au début de la partie, l’appareil de chacun y ajoute un nombre : personne ne peut choisir les cartes.
download-record = Télécharger la partie

replay-of = Revoir la partie : { $game }
step-back = Reculer
step-on = Avancer
play-on = Lecture
pause = Pause
speed = Vitesse
seen-by = Vu par
everyone = Tout le monde
open-view = Mains ouvertes
hand-of = Main : { $seat }
turn-back = Un tour en arrière
turn-on = Un tour en avant
moment = Moment { $n } sur { $total }
copy-moment = Copier le lien vers ce moment

settings = Réglages
theme = Couleurs
theme-system = comme l’appareil
theme-light = jour
theme-dark = train de nuit
sound = Sons
moment-speed = Rythme des animations
moment-speed-off = Sans
moment-speed-fast = Rapide
moment-speed-normal = Normal
moment-speed-slow = Lent
volume = Volume
ambience = Sons d’ambiance
moment-go-on = Continuer
moment-all = Tout afficher
moment-who-won = Voir qui a gagné
log-of = De qui
since-your-turn = Depuis votre tour
moment-again = Revoir
moment-replays = Ceci est une rediffusion
moment-retell = Revoir
still-looking = { $count ->
    [one] { $players } regarde encore les scores.
   *[other] { $players } regardent encore les scores.
}
place-best = Le meilleur score de la table cette fois.
place-best-past = Le meilleur score de la table cette fois, et vous passez devant { $players }.
place-past = Vous passez devant { $players }.
place-passed = { $count ->
    [one] { $players } vous passe devant.
   *[other] { $players } vous passent devant.
}
place-behind = { $points ->
    [one] À { $points } point de { $players }.
   *[other] À { $points } points de { $players }.
}
place-level = En tête à égalité avec { $players }.
place-ahead = { $points ->
    [one] Vous menez de { $points } point.
   *[other] Vous menez de { $points } points.
}
moment-standing = Le classement
moment-lines = Ligne par ligne
palette = Palette pour daltoniens
guide = Expliquer les règles pendant la partie
call-me = M’appeler par un son et une vibration quand c’est à moi et que je regarde ailleurs
keep-shell = Garder Baluchon sur cet appareil, pour l’ouvrir depuis l’écran d’accueil
other-device = Continuer sur un autre appareil
other-device-text = { $minutes ->
    [one] Scannez ou saisissez ce code sur l’autre appareil d’ici une minute.
   *[other] Scannez ou saisissez ce code sur l’autre appareil d’ici { $minutes } minutes.
}
recover-title = Continuer ici
recover-text = Vos tables seront disponibles sur cet appareil.
recover-use = Oui, c’est moi
recover-failed = Ce code a expiré ou a déjà servi. Demandez-en un nouveau.

# Stories, the guide, the travel journal and the quiz.
story = Récit
story-turn-back = Retourner
story-on-map = Sur la carte
story-more = D’où cela vient
story-read = lu
story-nearby = Tout près
story-none = Ce récit n’existe pas.
story-anywhere = Emmenez-moi quelque part
story-unknown = Touchez une carte ou un lieu pour lire son récit.
stories-all = Tout
stories-search = Chercher un récit
stories-found = { $count ->
    [0] Rien trouvé
    [one] { $count } récit
   *[other] { $count } récits
}
stories-list = Liste
stories-map = Carte
stories-timeline = Frise
stories-dates = Dates
stories-browse = Parcourir les récits
stories-back = Retour au guide
stories-choose = Touchez un lieu, un moment ou un objet pour lire son récit.
travel-guide = Guide
travel-guide-text = tous les lieux et tous les siècles de vos voyages
map-larger = Agrandir
map-smaller = Réduire
map-keys = { $count ->
    [one] Carte avec { $count } lieu ; les flèches mènent d’un lieu à l’autre
   *[other] Carte avec { $count } lieux ; les flèches mènent d’un lieu à l’autre
}
year-before = { $year } av. J.-C.
dates-until = jusqu’en { $year }
dates-from = à partir de { $year }
place-degrees = { $latitude }°{ $north ->
    [yes]  N
   *[no]  S
}, { $longitude }°{ $east ->
    [yes]  E
   *[no]  O
}
postcards = Cartes postales de ce qui est pris
quiz = Quiz
quiz-text = Devinez à voix haute, puis retournez la carte.
quiz-question = Question { $number } sur { $total }
quiz-show = Voir la réponse
quiz-knew = Trouvé
quiz-did-not = Pas trouvé
quiz-result = { $known } sur { $total } trouvées
quiz-table = Une question pour la table
quiz-again = Recommencer
quiz-read = Lire le récit
journal = Carnet de voyage
journal-company = avec { $players }
journal-alone = en solitaire
journal-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
journal-place = { $place ->
    [1] 1ᵉʳ sur { $count }
   *[other] { $place }ᵉ sur { $count }
}
journal-of = Carnet de
journal-visits = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
journal-things = { $count ->
    [one] { $count } objet rapporté
   *[other] { $count } objets rapportés
}
journal-trips = { $visits } en { $trips } voyages
journal-from-to = départ { $first }, arrivée { $last }
journal-visit-of = { $visits } : { $title }
journal-highlights = Temps forts
journal-moment = Moment { $n }
journal-see = Revoir
journal-stories = Récits du chemin
journal-picture = Enregistrer l’image
journal-svg = Enregistrer le dessin (SVG)
journal-print = Imprimer
journal-not-over = Le carnet s’écrit une fois la partie finie.
journal-nothing = Aucune étape cette fois, mais une belle vue sur celles des autres.
journal-stamp-won = gagné
journal-end = La fin du voyage

refusal = Cela n’a pas marché : { $message }
why-not-none = C’est possible maintenant.
guide-next = Compris
lesson = Leçon
learn = Apprendre en jouant
lesson-show = Montrez-moi
lesson-let-me-play = Laissez-moi jouer
lesson-keep = Garder ce choix
lesson-take-back = Changer d’avis
lesson-play-on = Continuer d’ici
lesson-progress = { $done } décisions sur { $all }
lesson-again = Recommencer la leçon
daily-number = n° { $number }
daily-text = Les mêmes cartes pour tous, contre { $bots } robots habitués. Un seul essai.
daily-play = Jouer la donne du jour
daily-go-on = Reprendre votre essai
daily-practise = S’entraîner
daily-look = Voir le résultat
daily-closes = ferme dans { $hours } h { $minutes } min
daily-played = { $count ->
    [0] Personne ne l’a encore jouée.
    [one] Une personne l’a jouée, score { $middle }.
   *[other] { $count } personnes l’ont jouée, score médian { $middle }.
}
daily-mine = Votre essai : { $score } points, rang { $place } à la table.
daily-ahead = { $count ->
    [0] Personne ici n’a fait mieux.
    [one] Une personne ici a fait mieux.
   *[other] { $count } personnes ici ont fait mieux.
}
daily-not-over = Votre essai n’est pas terminé.
daily-missed = Vous n’avez pas joué ce jour-là. Vous pouvez encore vous y entraîner.
daily-others = Sur ce serveur
daily-you = vous
daily-copy = Copier pour partager
daily-copied = Copié
daily-calendar = Vos jours
daily-day-played = { $date } : { $score } points
daily-day-missed = { $date } : pas joué
daily-streak = { $count ->
    [one] Un jour d’affilée
   *[other] { $count } jours d’affilée
}
daily-sealed = Comment elle est scellée
daily-sealed-text = La donne découle d’un nombre dont l’empreinte est montrée tant que dure le jour. Le nombre lui-même est dit le lendemain (UTC) : chacun peut alors vérifier que tous ont eu les mêmes cartes.
daily-seed-later = dit demain
daily-no-seed = C’est une donne du jour : son nombre est dit sur la page de ce jour, une fois le jour passé.
challenge = Défi
challenge-hand-on = Transmettre la donne
challenge-copied = Lien copié : qui l’ouvre joue la même donne à votre place.
challenge-from = { $name } vous lance un défi
challenge-text = La même donne à la même place, contre { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
}. À battre : { $score } points, rang { $place } à la table.
challenge-take = Relever le défi
every-day = Chaque jour
puzzle = Énigme
puzzles = Énigmes
puzzle-of = { $game } : énigme { $number }
puzzles-text = Des positions tirées de parties entre robots : un choix est nettement le meilleur. La difficulté dit combien de robots, tous niveaux confondus, le trouvent.
puzzles-easy = Faciles : la plupart des robots trouvent
puzzles-middling = Moyennes : les bons robots trouvent
puzzles-hard = Difficiles : seuls les robots qui cherchent longtemps trouvent
puzzles-none = Ce jeu n’a pas encore d’énigmes.
puzzles-solved = { $solved ->
    [one] { $solved } résolue sur { $total }
   *[other] { $solved } résolues sur { $total }
}
puzzle-solve = Résoudre la suivante
puzzle-open = Énigme { $number }
puzzle-is-solved = Énigme { $number }, résolue
puzzle-is-missed = Énigme { $number }, pas trouvée
puzzle-choose = Celui-ci
puzzle-chosen = Votre choix : { $move }
puzzle-next = Énigme suivante
puzzle-streak = { $count ->
    [one] Une d’affilée
   *[other] { $count } d’affilée
}
coach = Coach
coach-text = Avant un choix qui coûte cher, le coach demande confirmation, puis dit ce qui aurait été mieux.
coach-off = Absent
coach-quiet = Discret
coach-normal = Normal
coach-talkative = Bavard
coach-keep = Jouer quand même
coach-here = À cette table
coach-everywhere = Coach dans les parties contre les robots
advice = Ce qui vous aiderait le plus
advice-later = Après { $needed } parties finies d’un même jeu, dont quelques défaites, le coach dit ici quelle ligne de la feuille de score les décide.
advice-short = { $line } : cela décide { $decided } de vos { $losses } défaites à ce jeu.
guide-clauses = Lire les règles
guide-skip = Masquer les explications
seats = Places
so-far = Jusqu’ici
no-scores-yet = Les scores s’afficheront ici.
chat-empty = Personne n’a encore rien dit.
look-at-moment = Revoir ce moment
earlier-moment = Vous regardez un moment passé.
back-to-now = Revenir au présent
no-spectators = Cette table n’admet pas de spectateurs.
people = Autour de la table
people-none = Il n’y a personne d’autre.
people-muted = sans parole
people-removed = hors de la table
people-asked = Les autres doivent être d’accord.
mute = Couper la parole
unmute = Rendre la parole
remove = Faire sortir
let-in = Laisser revenir
you-are-muted = L’hôte vous a coupé la parole.
you-were-removed = On vous a fait sortir de cette table. L’hôte peut vous laisser revenir.
to-the-table = Aller à la table
your-name = Vous voyagez sous le nom de
find-tables = Tables ouvertes
sit-down = S’asseoir
watch = Regarder
guide-title = Explication
guide-start = Le jeu en bref
invited-to = Une place pour vous : { $game }
beside-the-board = Journal, scores, règles

name-of-seat = Nom à la place { $number }
seat-host = hôte
seat-person = une autre personne
make-open-again = Demander de partir
make-host = Nommer hôte
seat-up = Monter la place { $number }
seat-down = Descendre la place { $number }
seat-remove = Retirer la place { $number }
add-seat = Ajouter une place
shuffle-seats = Mélanger l’ordre
locked = Plus personne ne peut s’asseoir
link-only-here = Ce lien ne marche que sur cet ordinateur. Pour inviter, lancez le serveur avec « { $command } » et ouvrez la page à l’adresse qu’il affiche.

menu = Menu
things = Joueurs
open-log = { $count ->
    [0] Ouvrir le journal
   *[other] Ouvrir le journal (nouveau : { $count })
}
has-chosen = a choisi
read-rule = règle
ask-undo = Demander l’annulation
bots-undo = Annuler (les robots sont d’accord)
show-result = Résultat
sheet-half = Réduire la feuille
sheet-full = Agrandir la feuille
stay = Rester
leave-asks = Un robot jouera à votre place jusqu’à votre retour.
close-asks = La partie s’arrête ici pour tout le monde et ne pourra pas reprendre.

title-your-turn = { $count ->
    [one] À vous
   *[other] À vous à { $count } tables
}
my-turn = C’est à vous
waiting-for-others-title = Aux autres de jouer
being-set = En préparation
my-games = Mes parties
all-my-games = Toutes mes parties
other-games = { $count ->
    [one] { $count } autre partie
   *[other] { $count } autres parties
}
search-games = Chercher un jeu ou un joueur
going-on = En cours
finished-games = Terminées
all-games = Toutes
no-games-yet = Aucune partie pour l’instant. Commencez-en une depuis l’accueil.
new-game = Une nouvelle partie
have-code = J’ai un code
game = Jeu
go = Jouer
look = Voir
start-with = { $game } : jouer
table-code = Ou bien ouvrir { $address } et taper
table-code-here = Code de cette table
table-code-until = valable jusqu’à { $time }
code-wrong = Ce code est inconnu ou a expiré. Vérifiez-le ou demandez-en un nouveau.
code-slow = Trop de codes erronés. Attendez un peu avant de réessayer.
code-strange = Ce n’est ni un lien ni un code. Vérifiez ce que vous avez saisi.
presence-here = présent, sur un autre appareil
presence-gone = absent pour le moment
page-title = { $page } · Baluchon
