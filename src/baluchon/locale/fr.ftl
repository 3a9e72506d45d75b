# Les mots communs à tous les jeux : listes, joueurs, motifs du noyau, et ce que dit le terminal.

## Listes et joueurs

list-more = { $first }, { $next }
list-last = { $first } et { $last }
you = vous
seat-number = Joueur { $number }
on = oui
off = non

## Motifs et événements du noyau

reason-not-your-turn = Ce n’est pas à vous de jouer. À jouer : { $seats }.
reason-game-over = La partie est terminée.
reason-no-such-move = Il n’existe pas de coup numéro { $move }.
reason-nothing-to-take-back = Vous n’avez rien à annuler.
reason-something-came-to-light = Une carte a été tirée ou révélée depuis ; ce coup reste joué.
reason-others-have-moved = { $seat } a joué depuis ; ce coup reste joué.
event-take-back = { $you ->
    [yes] Vous annulez votre dernière décision.
   *[no] { $seat } annule sa dernière décision.
}

## Où en est la partie

stage-round = Manche { $number }
stage-round-of = Manche { $number } sur { $of }
stage-day = Jour { $number }
stage-day-of = Jour { $number } sur { $of }
stage-turn = Tour { $number }
stage-turn-of = Tour { $number } sur { $of }

## Erreurs de notation

error-unparseable = « { $text } » n’est pas un coup de ce jeu.
error-did-you-mean = Pensiez-vous à { $moves } ?
error-ambiguous = « { $text } » peut désigner plusieurs coups : { $moves }
error-not-now = { $move } : impossible maintenant.

## Le terminal : le cours d’une partie

play-against = Vous jouez contre { $players }.
play-seats = À la table : { $players }.
play-resumed = La partie reprend où vous l’aviez laissée.
game-used-last = Dernier jeu utilisé : { $game }.
play-choose = Votre choix ({ $keys }) :
play-hint-keys = 1–{ $count }, ? pour l’aide
play-your-choice = { $move }.
play-waiting = { $count ->
    [one] { $players } réfléchit…
   *[other] { $players } réfléchissent…
}
play-happened = Depuis votre dernier choix
play-saved = Partie enregistrée dans { $file }.
play-go-on = Pour continuer : { $command }
play-input-ended = L’entrée s’est arrêtée avant la fin de la partie.

## Le terminal : les commandes

help-intro = Tapez le numéro d’un choix, ou sa notation comme « { $example } » ; vous pouvez l’abréger tant qu’elle reste claire.
help-help = cette aide
help-hint = ce que ferait un robot, et pourquoi
help-candidates = quelques bons choix, sans dire lequel est le meilleur
help-undo = annuler votre dernière décision
help-why = pourquoi un coup n’est pas permis, par exemple : { $example }
help-story = le récit d’une carte, par exemple : t { $example }
help-why-empty = Tapez w suivi du coup qui vous intrigue, par exemple : { $example }
help-scores = les points jusqu’ici
help-quit = enregistrer et quitter
help-board = montrer la table à nouveau
help-rules = Toutes les règles : { $command }
learn-next = Entrée pour continuer.
learn-sure = Garder ce choix ? (o : le garder, Entrée : choisir de nouveau)
learn-keep = o
learn-over = La leçon est finie. À partir d’ici, c’est une partie comme les autres.
help-let-me-play = laissez-moi jouer : finir la leçon et continuer sans elle

## La donne du jour

daily-title = La donne du jour
daily-intro = Donne du jour n° { $number } ({ $date }) : la même pour tous, un seul essai, sans suggestion ni annulation.
daily-intro-practice = Donne du jour n° { $number } ({ $date }), pour s’entraîner.
daily-commit = Scellée par { $commit }.
daily-bot = Un robot habitué à votre place, avec cette donne : { $score } points, rang { $place } sur { $seats }.
daily-share = À transmettre sans rien dévoiler :
daily-shared = Baluchon, donne du jour n° { $number }, { $game } : { $score } points, rang { $place } sur { $seats } ; un robot à ma place : { $bot }.
challenge-to-beat = La même donne à la même place : { $name } a eu { $score } points.
solve-ask = Trouvez le meilleur choix.
solve-right = Juste : { $move }.
solve-wrong = Mieux : { $move }.
solve-worth = Chances de gagner : { $best } ; avec le choix suivant, { $second }.

why-allowed = { $move } : vous pouvez le faire maintenant.
hint-best = Suggestion : { $move }.
hint-only = Il n’y a qu’un choix : { $move }.
hint-value = Chances de gagner estimées : { $percent }.
hint-why = Par rapport à « { $move } », ce choix promet plus de points ici : { $lines }.
hint-next = Ensuite : { $moves }.
hint-even = Les meilleurs choix se valent à peu près.
hint-move = { $move } ({ $percent })
why-gain = { $line } +{ $points }
why-loss = { $line } −{ $points }
why-range = { $line } { $least } à { $most }
why-later-more = À la fin, environ { $points } de plus : { $line }
why-later-less = À la fin, environ { $points } de moins : { $line }
why-but-less = Mais environ { $points } de moins à la fin : { $line }
why-but-more = Mais environ { $points } de plus à la fin : { $line }
menu-range = { $least } à { $most }
hint-brings = Ce coup rapporte : { $gains }.
hint-but = { $drawback }.
hint-candidates = À considérer, sans ordre de mérite :
coach-sure = Vraiment ? Ainsi, je vous donne { $value } de chances de gagner, et { $best } avec un autre choix.
coach-costs = Écart à la fin, environ : { $lines }.
coach-better = Mieux : { $move } ({ $best } au lieu de { $value }).
coach-good = Je n’ai rien vu de mieux.
coach-keep-asks = Jouer quand même ? (o : oui, Entrée : choisir à nouveau)
undone = C’est annulé.

## Le terminal : résultats et tableaux

result-title = Résultat
result-winner = { $you ->
    [yes] { $points ->
        [one] Vous gagnez avec { $points } point !
       *[other] Vous gagnez avec { $points } points !
    }
   *[no] { $points ->
        [one] { $seat } gagne avec { $points } point.
       *[other] { $seat } gagne avec { $points } points.
    }
}
result-shared = { $points ->
    [one] { $seats } se partagent la victoire avec { $points } point.
   *[other] { $seats } se partagent la victoire avec { $points } points.
}
table-total = total
table-place = rang
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-players = joueurs
table-face-down = face cachée
table-your-hand = votre main
table-in-hand = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
table-spectator = ce que tous voient
replay-entry = { $number }/{ $of }
replay-take-back = annule l’entrée { $entry }
replay-next = Entrée : continuer, q : quitter

## Le terminal et ses pages : regard en arrière sur une partie

analysis-title = { $game } : retour sur la partie
analysis-curve = Chances de gagner
analysis-curve-help = Après chaque décision, pour qui connaîtrait toutes les cartes : des robots ont continué chaque tour { $playouts } fois en moyenne. Dans { $surely } des cas, la vraie chance est dans la bande, à { $within } près au plus. Les points marquent les tournants.
analysis-learned = Au premier coup d’œil : ce qu’un réseau entraîné donne à chacun d’après ses propres cartes.
analysis-rough = Ébauche : { $playouts } parties continuées depuis chaque tour, en moyenne avec ses voisins.
analysis-turning = Tournants
analysis-no-turning = Aucune décision n’a nettement changé les chances de quelqu’un.
analysis-chance = chance
analysis-why = points en jeu
analysis-no-better = rien de mieux : la chance a joué
analysis-dearest = Décisions les plus coûteuses
analysis-nothing = Aucune décision n’a vraiment coûté.
analysis-decision = décision
analysis-player = joueur
analysis-done = choisi
analysis-better = mieux
analysis-cost = coût

## What would help somebody most, from games that they have played

advice-line = { $line } : cela décide { $decided } de vos { $losses } défaites ; avec les points du gagnant sur cette ligne, vous auriez gagné ou égalisé. En moyenne, votre retard y est de { $points }.
advice-none = Vous avez perdu { $losses } parties pour des raisons diverses : aucune ligne de la feuille de score n’en décide la moitié.
advice-won = { $losses ->
    [0] Vous avez gagné vos { $games } parties : continuez ainsi.
   *[other] Vous n’avez perdu que { $losses } parties sur { $games } : continuez ainsi.
}
advice-few = { $games } parties finies sur { $needed } : il en faut un peu plus pour distinguer l’habitude de la chance.

## Le terminal : joueurs, options, commandes

games-default = (par défaut)
games-strengths = de combien ils dépassent le hasard
play-hint-one = 1, ? pour l’aide
play-no-such-number = Il n’y a pas de choix { $number } maintenant. { $count ->
    [one] Le seul est le 1.
   *[other] Ils vont de 1 à { $count }.
}
play-forced = Il n’y avait rien à choisir, ceci a été joué pour vous : { $move }.
play-nothing-lost = Vous n’aviez encore rien décidé, rien n’a été enregistré.
replay-secret = { $seat } choisit en secret.
replay-spectator = La partie n’est pas finie : voici ce qu’un spectateur peut savoir. --seat N montre ce que sait un joueur, --open montre tout.
replay-seat = La partie n’est pas finie : voici ce que peut savoir { $seat }. --open montre tout.
online-help = Tapez le numéro d’un choix, ou sa notation comme « { $example } », abrégée tant qu’elle reste claire. q quitte la table.
online-left = La table continue sans vous. Pour revenir : { $command }
online-deal = Personne n’a pu choisir les cartes : votre nombre est entré dans la donne.
online-deal-broken = La donne ne suit pas ce qui avait été promis : demandez à la personne qui tient le serveur.
online-waiting = Vous avez une place. À la table : { $players }. La partie commence quand l’hôte la lance.
online-your-turn = à vous de jouer
online-not-begun = pas encore commencée

## The rules: all cards and figures, and where the figures come from

rules-components = Toutes les cartes, tous les chiffres
rules-components-intro = Sous chaque tableau, on lit d’où viennent ses chiffres.
origin-of = { $figures } : { $origins }.
origin-partly = en partie { $origin }
origin-rulebook = dans la règle imprimée
origin-sourced = d’autres sources publiques
origin-ours = de nous
cell-times = { $count } × { $what }
cell-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
cell-players-range = { $first } à { $last } joueurs
column-card = Carte
column-cards = Cartes
column-copies = Nombre
column-figure = Valeur
column-players = Joueurs
column-points = Points
column-what = Quoi
figure-players = Joueurs

## La vue en liste : les champs de ce qui se voit, et leurs mots

field-bonus = Bonus
field-card = Carte
field-cards = Cartes
field-choice = Votre choix
field-discards = Défausse
field-dry = Tours de suite sans progrès
field-effect = Effet
field-hand = Main
field-hand-size = Cartes en main
field-holder = Chez
field-known = Cartes vues de tous
field-phase = En ce moment
field-pile = Cartes dans la pioche
field-place = Lieu
field-points = Points
field-region = Région
field-round = Manche
field-rounds = Manches
field-score = Score
field-seat = Joueur
field-travellers = Voyageurs
field-turn = Au tour de
word-face-down = face cachée
word-phase-over = la partie est finie
word-yes = oui

# A label with what it says, as on boards.
labelled = { $label } : { $value }

# What the story of a card stands on.
story-sources = Sources : { $sources }
story-common = Connu de toute encyclopédie.

## La page d’une adresse qui n’est pas celle du serveur

foreign-name = Le serveur de jeu ne répond pas à ce nom.
foreign-name-open = Il s’ouvre ici :
foreign-name-host = Si vous l’hébergez et que ce nom est le bon, démarrez-le avec { $option }.
