# Trekking Through History : ce qui est dit en français.

tagline = Trois jours de douze heures. Passez-les dans les grands moments de l’histoire et gardez vos treks dans l’ordre.
kind = Trois jours autour de l’horloge

option-first-game = Première partie
option-first-game-help = Le premier jour, l’itinéraire de chacun est tiré au hasard ; les jours suivants, on le choisit.

## Moves

move-use = Utiliser l’{ $itinerary }
move-take = Prendre « { $card } »
move-visit = Visiter un ancêtre
move-spend = { $crystals }
move-place = Poser le jeton joker dans la colonne { $experience }

## What is asked

prompt-itinerary = { $day } : quel itinéraire utilisez-vous ?
prompt-first-card = Quelle carte prenez-vous ? Elle commence votre trek.
prompt-card = Trek jusqu’en { $year } : quelle carte ?
prompt-crystals = Combien de cristaux du temps ? { $most } au plus.
prompt-wild = { $wilds ->
    [one] Joker : dans quelle colonne ?
   *[other] { $wilds } jokers : dans quelle colonne le prochain ?
}

## What happens

event-will-use = Vous choisissez l’{ $itinerary } pour ce jour.
event-uses = { $you ->
    [yes] Vous utilisez aujourd’hui l’{ $itinerary }.
   *[no] { $seat } utilise aujourd’hui l’{ $itinerary }.
}
event-takes = { $you ->
    [yes] Vous prenez « { $card } » ({ $year }).
   *[no] { $seat } prend « { $card } » ({ $year }).
}
event-ancestor = { $you ->
    [yes] Vous visitez un ancêtre.
   *[no] { $seat } visite un ancêtre.
}
event-spends = { $you ->
    [yes] Vous dépensez
   *[no] { $seat } dépense
} { $crystals ->
    [one] { $crystals } cristal du temps.
   *[other] { $crystals } cristaux du temps.
}
event-arrives = { $you ->
    [yes] Vous avancez
   *[no] { $seat } avance
} { $hours ->
    [one] d’une heure
   *[other] de { $hours } heures
}, jusqu’à { $hour ->
    [one] { $hour } heure.
   *[other] { $hour } heures.
}
event-punctual = { $you ->
    [yes] Pile à l’heure : vous marquez
   *[no] Pile à l’heure : { $seat } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} de ponctualité.
event-stopped = { $you ->
    [yes] Votre trajet dépasse la fin du jour : pas de bonus de ponctualité.
   *[no] Le trajet de { $seat } dépasse la fin du jour : pas de bonus de ponctualité.
}
event-crystals = { $you ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
} { $crystals ->
    [one] { $crystals } cristal du temps.
   *[other] { $crystals } cristaux du temps.
}
event-covers = { $you ->
    [yes] Vous posez sur votre itinéraire : { $experiences }.
   *[no] { $seat } pose sur son itinéraire : { $experiences }.
}
event-loses = { $you ->
    [yes] Vous n’avez pas de place pour un jeton ({ $experience }) : il est perdu.
   *[no] { $seat } n’a pas de place pour un jeton ({ $experience }) : il est perdu.
}
event-space-points = { $you ->
    [yes] Vous couvrez une case
   *[no] { $seat } couvre une case
} à { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-space-crystal = { $you ->
    [yes] Vous couvrez une case et recevez un cristal du temps.
   *[no] { $seat } couvre une case et reçoit un cristal du temps.
}
event-row-points = { $you ->
    [yes] Vous remplissez une ligne
   *[no] { $seat } remplit une ligne
} à { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-row-crystal = { $you ->
    [yes] Vous remplissez une ligne et recevez un cristal du temps.
   *[no] { $seat } remplit une ligne et reçoit un cristal du temps.
}
event-trek-begins = { $you ->
    [yes] Votre premier trek commence ({ $year }).
   *[no] { $seat } commence son premier trek ({ $year }).
}
event-trek-grows = { $you ->
    [yes] Votre trek va maintenant jusqu’à { $year } :
   *[no] Le trek de { $seat } va maintenant jusqu’à { $year } :
} { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
}
event-trek-ends = { $you ->
    [yes] Vous terminez un trek
   *[no] { $seat } termine un trek
} de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ({ $points ->
    [one] { $points } pt
   *[other] { $points } pts
}) et en { $you ->
    [yes] commencez
   *[no] commence
} un autre ({ $year }).
event-new-card = Nouveau départ : « { $card } » ({ $year }).
event-nothing-left = { $you ->
    [yes] Il ne vous reste rien à prendre : votre jour se termine sans bonus.
   *[no] Il ne reste rien à prendre pour { $seat } : son jour se termine sans bonus.
}
event-day = { $day } : de nouveaux départs sont affichés.
event-game-ends = Le dernier jour est terminé.

## Why not

reason-itinerary-first = Choisissez d’abord un itinéraire pour ce jour.
reason-itinerary-when-a-day-begins = Les itinéraires ne se choisissent qu’au début d’un jour.
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
reason-card-discarded = « { $card } » ({ $year }) fait partie du jour { $day ->
    [1] I
    [2] II
   *[other] III
}, qui est terminé.
reason-card-of-another-day = « { $card } » ({ $year }) fait partie du paquet du jour { $day ->
    [1] I
    [2] II
   *[other] III
}, qui n’est pas encore en jeu.
reason-card-not-on-offer = « { $card } » ({ $year }) n’est pas dans la ligne des départs.
reason-no-ancestor-left = Il ne reste plus de carte ancêtre.
reason-ancestor-first = Un ancêtre prend l’année de la carte qui le précède, il ne peut donc pas commencer un trek : votre première carte doit être une carte histoire.
reason-crystals-first = Vous avez choisi une carte ; dites d’abord combien de cristaux vous dépensez pour elle.
reason-crystals-without-effect = Le trajet dure { $hours ->
    [one] une heure
   *[other] { $hours } heures
} et jamais moins d’une heure : { $crystals ->
    [0] les cristaux n’y changent rien.
    [one] seul { $crystals } cristal a un effet.
   *[other] seuls { $crystals } cristaux ont un effet.
}
reason-crystals-not-owned = { $crystals ->
    [0] Vous n’aviez pas de cristal
    [one] Vous n’aviez que { $crystals } cristal
   *[other] Vous n’aviez que { $crystals } cristaux
} en choisissant la carte ; ceux qu’elle rapporte arrivent trop tard pour elle.
reason-wild-first = Posez d’abord le jeton joker.
reason-column-full = La colonne { $experience } est pleine.

## Scores

line-itineraries = Itinéraires
line-punctuality = Ponctualité
line-crystals = Cristaux du temps
line-treks = Treks
ending-days = Les { $days } jours sont terminés.
tie-trek = { $trek ->
    [1] Le plus long trek décide :
    [2] Le deuxième plus long trek décide :
    [3] Le troisième plus long trek décide :
   *[other] Le trek numéro { $trek }, à compter du plus long, décide :
} { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
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
board-hours = { $hours } h
board-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
board-breaks = rompt le trek
board-no-trek = pas encore de carte
board-trek = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : { $points } pts (carte suivante : { $next })
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
board-row-pays = { $crystals ->
    [0] ligne { $row } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] ligne { $row } : cristal du temps
}
board-punctual = à l’heure : +{ $points }
board-onto = sur { $seats }
board-again = vous rejouez
board-legend = 👤 personnage  🚩 événement  💡 innovation  ⏫ progrès  🌟 joker  💎 ◇ cristal du temps  ● jeton  [ ] place du prochain jeton  › ce que rapporte une ligne  ✗ jeton sans place  =1195 un ancêtre et son année

## The board in the browser

board-departures = Départs
board-to-all-ages = vers tous les âges
board-and = et
board-top-of-deck = sur le paquet
board-left = encore { $cards }
board-clock = Horloge
board-at-hour = à { $hour } h
board-traveller = { $seat } : { $hour }, { $trek }, { $crystals ->
    [one] { $crystals } cristal du temps
   *[other] { $crystals } cristaux du temps
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-watches = À { $hour } h : { $seats }
board-done = jour terminé
board-exactly = pile : +{ $points }
board-preview = Ce que donnerait ce choix
board-arrive = Arrivée
board-too-late = { $hours ->
    [one] { $hours } heure de trop : pas de bonus
   *[other] { $hours } heures de trop : pas de bonus
}
board-earn = Gains
board-no-room = sans place : { $tokens }
board-trek-title = Trek
board-goes-on = continue
board-begins = commence
board-trek-then = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : { $points } pts
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
board-trek-of = Trek : { $seat }
board-your-itineraries = Vos itinéraires
board-itineraries-of = Itinéraires : { $seat }
board-today = Itinéraire du jour
board-time-line = Frise de { $from } à { $to }, avec les cartes du trek et les départs
board-next-space = { $experience } : prochaine case, points : { $points }, cristaux du temps : { $crystals }
board-touch-card = Touchez un départ pour voir où il vous mène.
board-grows = À partir de { $year }, votre trek continue ; une année antérieure le termine.
board-furthest-behind = { $you ->
    [yes] Votre montre à gousset est la plus en arrière sur l’horloge : à vous de jouer.
   *[no] La montre à gousset de { $seat } est la plus en arrière sur l’horloge : à son tour de jouer.
}
board-choosing = Chacun choisit un itinéraire pour ce jour.
board-over = Le dernier jour est terminé.
stage-day-of = { $name } sur { $of ->
    [3] III
   *[other] { $of }
}
board-breaks-short = rompt
board-takes = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
board-gives-crystals = { $count ->
    [one] { $count } cristal du temps
   *[other] { $count } cristaux du temps
}
board-gives-tokens = { $count ->
    [one] { $count } jeton { $experience }
   *[other] { $count } jetons { $experience }
}
board-act-use = Utiliser
board-act-take = Prendre
board-act-visit = Visiter
board-act-spend = Partir
board-act-place = Poser
board-tried-trek = { $card } : trek de { $cards }, { $points } { $points ->
    [one] pt
   *[other] pts
}
board-tried-itinerary = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}, { $crystals ->
    [one] { $crystals } cristal
   *[other] { $crystals } cristaux
}
board-nothing = rien
board-or-with = ou avec
board-column = { $experience } : { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}
board-space-pays = { $crystals ->
    [0] numéro { $number } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] numéro { $number } : cristal du temps
}
board-finished-sum = finis : { $points }
board-see-treks = Montrer tous les treks, { $treks } terminés : { $points } { $points ->
    [one] point
   *[other] points
}
board-trek-now = Trek en cours
board-used = Utilisés
board-unused = Itinéraires restants : { $count }
board-points-by-day = Points par jour

## Components, beside the rules

part-card = Carte histoire : année, heures, gains
part-tokens = Jetons d’expérience, une sorte par colonne

## Tips of the guided first game: one idea each

tip-start = Trois jours : couvrez vos itinéraires et enchaînez les années en longs treks.
tip-prompt-itinerary = Choisissez-en un qui va avec les départs ; il dure un jour.
tip-prompt-first-card = Une carte coûte des heures et donne ses gains et ceux dessous.
tip-prompt-card = La même année ou une plus tardive fait grandir votre trek.
tip-prompt-crystals = Chaque cristal fait gagner une heure ; gardé, il vaut un point.
tip-prompt-wild = Visez une case qui rapporte ou une ligne à remplir.
tip-event-ancestor = Un ancêtre s’ajoute à tout trek, mais n’en commence aucun.
tip-event-arrives = C’est à qui est le plus en arrière sur l’horloge.
tip-event-punctual = Finissez le jour à douze heures pile pour un bonus.
tip-event-covers = Certaines cases rapportent aussitôt, et les lignes remplies aussi.
tip-event-trek-ends = Les longs treks rapportent ; une carte seule coûte des points.
tip-event-day = Nouveau jour, nouvel itinéraire ; treks et cristaux restent.

## The list view: the position in sentences

told-column = { $free ->
    [0] { $experience } plein
   *[other] { $experience } { $free } libres (la suivante rapporte : { $pays })
}
told-finished = { $treks ->
    [one] { $treks } trek terminé
   *[other] { $treks } treks terminés
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
told-itinerary-pays = { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur l’itinéraire

## The list view: fields of what is seen, and the words in them

field-ancestors = Ancêtres
field-benefits = Gains
field-chosen = Carte choisie
field-clock = Horloge
field-complete = Remplie
field-covered = Couverte
field-crystal-points = Points des cristaux du temps
field-crystals = Cristaux du temps
field-day = Jour
field-days = Jours
field-deck = Cartes dans le paquet
field-departures = Départs
field-experience = Expérience
field-finished = Terminé
field-further = Points par carte supplémentaire
field-hour = Heure
field-hours = Heures
field-itinerary = Itinéraire
field-itinerary-points = Points d’itinéraire par jour
field-ladder = Points d’un trek selon ses cartes
field-left = Restants
field-next = Prochaines cases
field-order = Ordre du tour
field-punctual-points = Points de ponctualité par jour
field-punctuality = Points pour finir le jour pile à l’heure
field-row = Ligne
field-rows = Lignes
field-seats = Joueurs
field-spaces = Cases
field-track = Points sur la piste de score
field-trek-points = Points du trek
field-treks = Treks
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

# Ceremonies
moment-day = Le jour est fini
moment-game = Le dernier jour est fini
moment-day-begins = { $day }
moment-last-begins = { $day } : le dernier jour
moment-exactly = pile à l’heure

## Ce qu’un choix change en plus des points

note-trek-ends = Votre trek se termine et un nouveau commence.
note-lost = Pas de place sur votre itinéraire : {$tokens}.
note-wilds = {$count ->
    [one] {$count} jeton joker à placer où vous voulez.
   *[other] {$count} jetons joker à placer où vous voulez.
}
note-hour = Votre montre à gousset avance à {$hour} h.
note-again = {$hour} h : vous rejouez aussitôt.
note-onto = Vous y jouez avant {$players}.
