# Trekking Through History : ce qui est dit en français.

tagline = Trois journées de douze heures. Passez-les dans les grands moments et gardez vos voyages dans l’ordre.
kind = 3 journées au fil des heures

option-first-game = Première partie
option-first-game-help = Les itinéraires du premier jour sont tirés au hasard ; ceux des jours suivants se choisissent.

## Moves

move-use = Utiliser l’{ $itinerary }
move-take = Prendre « { $card } »
move-visit = Rendre visite à un ancêtre
move-spend = Dépense : { $crystals }
move-place = Poser le jeton joker dans la colonne { $experience }

## What is asked

prompt-itinerary = { $day } : quel itinéraire utilisez-vous ? Tout le monde choisit en secret, en même temps.
prompt-first-card = Quelle carte prenez-vous ? Elle commence votre premier trek.
prompt-card = Votre trek en est à { $year } : quelle carte prenez-vous ?
prompt-crystals = Le voyage dure { $hours } heures. Combien de cristaux du temps dépensez-vous ? Chacun fait gagner une heure ; { $most } au plus.
prompt-wild = { $wilds ->
    [one] Dans quelle colonne posez-vous le jeton joker ?
   *[other] Dans quelle colonne posez-vous le prochain des { $wilds } jetons joker ?
}

## What happens

event-will-use = Vous choisissez l’{ $itinerary } pour la journée.
event-uses = { $you ->
    [yes] Vous utilisez aujourd’hui l’{ $itinerary }.
   *[no] { $seat } utilise aujourd’hui l’{ $itinerary }.
}
event-takes = { $you ->
    [yes] Vous prenez « { $card } » ({ $year }).
   *[no] { $seat } prend « { $card } » ({ $year }).
}
event-ancestor = { $you ->
    [yes] Vous rendez visite à un ancêtre.
   *[no] { $seat } rend visite à un ancêtre.
}
event-spends = { $you ->
    [yes] Vous dépensez
   *[no] { $seat } dépense
} { $crystals ->
    [one] { $crystals } cristal du temps.
   *[other] { $crystals } cristaux du temps.
}
event-arrives = { $you ->
    [yes] Vous avancez de
   *[no] { $seat } avance de
} { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} : { $you ->
    [yes] votre montre marque
   *[no] sa montre marque
} { $hour ->
    [one] { $hour } heure.
   *[other] { $hour } heures.
}
event-punctual = { $you ->
    [yes] 12 heures pile : vous marquez { $points } points de ponctualité.
   *[no] 12 heures pile : { $seat } marque { $points } points de ponctualité.
}
event-stopped = { $you ->
    [yes] Votre voyage est trop long, vous vous arrêtez à 12 heures : pas de bonus de ponctualité.
   *[no] Le voyage est trop long, { $seat } s’arrête à 12 heures : pas de bonus de ponctualité.
}
event-crystals = { $you ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
} { $crystals ->
    [one] { $crystals } cristal du temps.
   *[other] { $crystals } cristaux du temps.
}
event-covers = { $you ->
    [yes] Vous posez des jetons : { $experiences }.
   *[no] { $seat } pose des jetons : { $experiences }.
}
event-loses = { $you ->
    [yes] Vous n’avez pas de place pour un jeton ({ $experience }) : il est perdu.
   *[no] { $seat } n’a pas de place pour un jeton ({ $experience }) : il est perdu.
}
event-space-points = { $you ->
    [yes] Vous recouvrez une case
   *[no] { $seat } recouvre une case
} à { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-space-crystal = { $you ->
    [yes] Vous recouvrez une case et recevez un cristal du temps.
   *[no] { $seat } recouvre une case et reçoit un cristal du temps.
}
event-row-points = { $you ->
    [yes] Vous complétez une ligne
   *[no] { $seat } complète une ligne
} à { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-row-crystal = { $you ->
    [yes] Vous complétez une ligne et recevez un cristal du temps.
   *[no] { $seat } complète une ligne et reçoit un cristal du temps.
}
event-trek-begins = { $you ->
    [yes] Votre premier trek commence ({ $year }).
   *[no] { $seat } commence son premier trek ({ $year }).
}
event-trek-grows = { $you ->
    [yes] Votre trek va maintenant jusqu’à { $year } et compte { $cards } cartes.
   *[no] { $seat } va maintenant jusqu’à { $year }, avec un trek de { $cards } cartes.
}
event-trek-ends = { $you ->
    [yes] Vous terminez un trek
   *[no] { $seat } termine un trek
} de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ({ $points } pts) et en { $you ->
    [yes] commencez
   *[no] commence
} un autre ({ $year }).
event-new-card = Nouveau départ : « { $card } » ({ $year }).
event-nothing-left = { $you ->
    [yes] Il ne vous reste rien à prendre : votre montre va à 12 heures, sans bonus.
   *[no] Il ne reste rien à prendre pour { $seat } : sa montre va à 12 heures, sans bonus.
}
event-day = { $day } : { $cards } sont au départ.
event-game-ends = Le dernier jour est terminé.

## Why not

reason-itinerary-first = Choisissez d’abord un itinéraire pour la journée.
reason-itinerary-when-a-day-begins = Les itinéraires ne se choisissent qu’au début d’une journée.
reason-itinerary-used = { $you ->
    [yes] Vous avez déjà utilisé l’{ $itinerary }.
   *[no] { $seat } a déjà utilisé l’{ $itinerary }.
}
reason-itinerary-not-yours = Vous n’avez pas l’{ $itinerary }.
reason-card-first = Choisissez d’abord une carte.
reason-card-taken = { $you ->
    [yes] Vous avez déjà pris « { $card } » ({ $year }).
   *[no] { $seat } a déjà pris « { $card } » ({ $year }).
}
reason-card-discarded = « { $card } » ({ $year }) fait partie du { $day }, qui est terminé.
reason-card-of-another-day = « { $card } » ({ $year }) fait partie du paquet { $day }, qui n’est pas encore en jeu.
reason-card-not-on-offer = « { $card } » ({ $year }) n’est pas dans la ligne des départs.
reason-no-ancestor-left = Il ne reste plus de carte ancêtre.
reason-ancestor-first = Un ancêtre prend l’année de la carte qui le précède, il ne peut donc pas commencer un trek : votre première carte doit être une carte histoire.
reason-crystals-first = Vous avez choisi une carte ; dites d’abord combien de cristaux vous dépensez pour elle.
reason-crystals-without-effect = Le voyage dure { $hours } { $hours ->
    [one] heure
   *[other] heures
} et jamais moins d’une heure : { $crystals ->
    [0] les cristaux n’y changent rien.
    [one] seul { $crystals } cristal a un effet.
   *[other] seuls { $crystals } cristaux ont un effet.
}
reason-crystals-not-owned = { $crystals ->
    [0] Vous n’aviez pas de cristal
    [one] Vous n’aviez que { $crystals } cristal
   *[other] Vous n’aviez que { $crystals } cristaux
} en choisissant la carte ; ceux qu’elle rapporte arrivent trop tard pour elle.
reason-wild-first = Posez d’abord le jeton joker.
reason-column-full = La colonne { $experience } est pleine.

## Scores

line-itineraries = itinéraires
line-punctuality = ponctualité
line-crystals = cristaux du temps
line-treks = treks
ending-days = Les { $days } jours sont terminés.
tie-trek = { $trek ->
    [1] Le plus long trek décide : { $cards }
    [2] Le deuxième plus long trek décide : { $cards }
    [3] Le troisième plus long trek décide : { $cards }
   *[other] Le trek numéro { $trek }, à compter du plus long, décide : { $cards }
} { $cards ->
    [one] carte.
   *[other] cartes.
}
tie-shared = Mêmes points et mêmes treks : la victoire est partagée.

## The board in the terminal

board-deck = { $cards ->
    [one] encore { $cards } carte dans le paquet
   *[other] encore { $cards } cartes dans le paquet
}
board-ancestors = { $cards ->
    [0] plus d’ancêtre
    [one] { $cards } ancêtre restant
   *[other] { $cards } ancêtres restants
}
board-top = paquet
board-empty = vide
board-hours = { $hours } h
board-points = { $points } pts
board-breaks = rompt le trek
board-no-trek = pas encore de carte
board-trek = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : { $points } pts (carte suivante : { $next })
board-trek-new = nouveau trek
board-trek-after = trek de { $cards }
board-trek-done = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : { $points }
board-finished = terminés :
board-hand = vos itinéraires restants :
board-ladder = points d’un trek selon ses cartes :
board-row = ligne { $row }
board-punctual = ponctuel : +{ $points }
board-onto = sur { $seats }
board-again = vous rejouez
board-legend = 👤 personnage  🚩 événement  💡 innovation  ⏫ progrès  🌟 joker  💎 ◇ cristal du temps  ● jeton  [ ] place du prochain jeton  › ce que rapporte une ligne  ✗ jeton sans place  =1195 un ancêtre et son année

## The board in the browser

board-departures = Départs
board-to-all-ages = vers tous les âges
board-and = et
board-top-of-deck = dessus du paquet
board-left = reste { $cards }
board-clock = Horloge
board-at-hour = à { $hour } h
board-done = journée finie
board-exactly = pile : +{ $points }
board-preview = Ce que ce choix apporterait
board-arrive = Arrivée
board-too-late = { $hours ->
    [one] { $hours } heure de trop : pas de bonus
   *[other] { $hours } heures de trop : pas de bonus
}
board-earn = Gain
board-no-room = sans place : { $tokens }
board-trek-title = Trek
board-goes-on = continue
board-trek-then = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : { $points } pts
board-trek-to = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} jusqu’à { $year }
board-crystals = Cristaux
board-may-spend = { $most ->
    [0] aucun à dépenser ici
   *[other] jusqu’à { $most }
}
board-your-trek = Votre trek
board-trek-of = Trek : { $seat }
board-your-itineraries = Vos itinéraires
board-today = Itinéraire du jour
board-time-line = Frise de { $from } à { $to }, avec les cartes du trek et les départs
board-next-space = { $experience } : prochaine case, points : { $points }, cristaux : { $crystals }
board-touch-card = Touchez un départ pour voir où il vous mène.
board-grows = À partir de { $year }, votre trek continue ; une année antérieure y met fin.
board-furthest-behind = { $you ->
    [yes] Vous êtes en dernière position sur l’horloge : à vous de jouer.
   *[no] { $seat } est en dernière position sur l’horloge et joue.
}
board-choosing = Chacun choisit un itinéraire pour la journée.
board-over = Les trois jours sont terminés.

## Components, beside the rules

part-card = Carte Histoire : année, heures, ce qu’elle donne
part-tokens = Jetons d’expérience, une sorte par colonne

## The list view: fields of what is seen, and the words in them

field-again = Vous rejouez aussitôt
field-ancestors = Ancêtres
field-benefits = Donne
field-breaks = Rompt le trek
field-chosen = Carte choisie
field-clock = Horloge
field-columns = Colonnes pour le jeton joker
field-complete = Complète
field-covered = Couverte
field-covers = Cases couvertes
field-crystal-points = Points des cristaux du temps
field-crystals = Cristaux du temps
field-day = Jour
field-days = Jours
field-deck = Cartes dans le paquet
field-departures = Départs
field-experience = Expérience
field-finished = Terminé
field-further = Points par carte de plus
field-hour = Heure
field-hours = Heures
field-itinerary = Itinéraire
field-itinerary-points = Points d’itinéraire par jour
field-ladder = Points d’un trek selon ses cartes
field-landings = Où mèneraient les cristaux
field-left = Restants
field-lost = Jetons sans place
field-next = Prochaines cases
field-onto = Par-dessus
field-order = Ordre du tour
field-punctual = Points de ponctualité
field-punctual-points = Points de ponctualité par jour
field-punctuality = Points pour une arrivée à 12 h pile
field-row = Ligne
field-rows = Lignes
field-seats = Joueurs
field-spaces = Cases
field-stopped = Heures qui ne comptent pas
field-track = Points sur la piste
field-trek-cards = Cartes du trek
field-trek-points = Points du trek
field-treks = Treks
field-treks-change = Variation de vos points de trek
field-unused = Itinéraires restants
field-used = Itinéraires utilisés
field-wilds = Jetons joker à poser
field-year = Année
field-years = Années
word-phase-card = choix d’une carte
word-phase-crystals = dépense de cristaux du temps
word-phase-itinerary = chacun choisit un itinéraire
word-phase-wild = pose d’un jeton joker

## The rules: all cards and figures

box-cards = Cartes histoire
box-itineraries = Itinéraires
box-itineraries-note = ○ une case, un nombre : une case qui rapporte ces points, ✦ une case qui donne un cristal du temps. La dernière colonne dit ce que rapporte une ligne remplie.
box-departure = Sous la ligne des départs
box-deck = dessus du paquet
box-treks = Points d’un trek
box-ancestors = Cartes ancêtre en jeu
box-figures = Autres chiffres
column-row-end = Ligne
column-bonus = Donne
column-hours = H
figure-days = Jours
figure-hours = Heures par jour
figure-itineraries = Itinéraires distribués à chacun
figure-start-crystals = Cristaux du temps au début
figure-crystal-points = Points par cristal du temps restant
figure-punctuality = Bonus de ponctualité
figure-further = Points par carte de plus dans un trek
figure-ancestors = Cartes ancêtre dans la boîte
figure-ancestor-hours = Heures d’un ancêtre
figure-ancestor-gives = Un ancêtre donne
