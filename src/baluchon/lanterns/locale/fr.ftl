tagline = Douze lumières dans la nuit.
kind = Douze lumières, mains cachées
option-drawing = Pioche
option-drawing-help = Les mains sont complétées depuis le sac.
move-light = Allumer {$lantern}
move-bury = Enterrer {$lantern}
move-keep = Tout garder
prompt-light = Choisissez une lanterne à allumer.
prompt-bury = Enterrez une lanterne, ou gardez-les.
event-chose = Vous choisissez {$lantern}.
event-lit = { $you ->
    [yes] Vous allumez {$lantern}.
   *[no] {$seat} allume {$lantern}.
}
event-took = { $you ->
    [yes] Vous prenez le point.
   *[no] {$seat} prend le point.
}
event-buried = {$seat} enterre une lanterne.
event-buried-own = Vous enterrez {$lantern}.
event-kept = { $you ->
    [yes] Vous gardez vos lanternes.
   *[no] {$seat} garde ses lanternes.
}
event-drew = Vous piochez {$lantern}.
event-ended = Une main est vide.
moment-game = La dernière lanterne est déterrée
reason-lighting = Allumez d’abord une lanterne.
reason-burying = La lumière est passée : enterrez ou gardez.
reason-not-in-hand = {$lantern} n’est pas dans votre main.
line-lights = Lumières
line-buried = Enterrées
ending-hand = Une main était vide.
tie-shared = La victoire est partagée.
tie-buried = Plus de lanternes enterrées.
stage-light = Lumière { $number }
field-light = Lumière
field-winner = Dernière lumière
field-keepers = Gardiens
field-hand-size = Lanternes en main
field-buried = Enterrées
field-dug-up = Déterrées
field-lights = Lumières
field-buried-points = Points des lanternes enterrées
field-bag = Dans le sac
field-lit = Allumées
word-phase-lighting = chacun choisit une lanterne
word-phase-burying = la plus vive permet d’en enterrer une
tip-start = Allumez vos lanternes une à une : la plus haute prend le point.
tip-prompt-light = Tous choisissent ensemble. Les grands nombres gagnent ; enterrez les pairs.
tip-prompt-bury = Un nombre pair enterré vaut un point à la fin.
box-lanterns = Lanternes
box-worth-a-point = un point
box-figures = Autres chiffres
column-lantern = Nombre
column-buried-worth = Valeur enterrée
figure-hand = Lanternes par main
