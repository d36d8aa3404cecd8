## Le jeu

title = Bora Bora
summary = Des dés, des huttes, des dieux et des coquillages : qui saura le mieux peupler l’archipel ?
goal = Six rounds pour marquer le plus de points de victoire : tâches, bâtiments, prêtres, statut, poissons et bijoux.

## Régions, îles et terrains

region-c_forest = la forêt centrale
    .title = Forêt centrale
region-c_plain = la plaine centrale
    .title = Plaine centrale
region-c_beach = la plage centrale
    .title = Plage centrale
region-c_mountain = la montagne centrale
    .title = Montagne centrale
region-n_beach = la plage du nord
    .title = Plage du nord
region-n_mountain = la montagne du nord
    .title = Montagne du nord
region-e_forest = la forêt de l’est
    .title = Forêt de l’est
region-e_beach = la plage de l’est
    .title = Plage de l’est
region-s_forest = la forêt du sud
    .title = Forêt du sud
region-s_plain = la plaine du sud
    .title = Plaine du sud
region-w_plain = la plaine de l’ouest
    .title = Plaine de l’ouest
region-w_mountain = la montagne de l’ouest
    .title = Montagne de l’ouest

terrain-mountain = montagne
terrain-beach = plage
terrain-forest = forêt
terrain-plain = plaine

material-wood = bois
    .the = le bois
material-stone = pierre
    .the = la pierre
material-sand = sable
    .the = le sable
income-wood = bois
income-stone = pierre
income-sand = sable
income-offering = offrande
space = rangée { $row }, colonne { $column }

## Actions, dieux et gens

job-helper = Assistant
job-temple = Temple
job-build = Construction
job-woman = Femme
job-man = Homme
job-land = Voie terrestre
job-sea = Voie maritime
job-fishing = Pêche
tile-people = Femme et homme
tile-path = Voies terrestre et maritime

god-blue = Dieu Bleu
god-white = Dieu Blanc
god-red = Dieu Rouge
god-green = Dieu Vert
god-yellow = Dieu Jaune
card-blue = carte bleue
card-white = carte blanche
card-red = carte rouge
card-green = carte verte
card-yellow = carte jaune
cards-blue = deux cartes bleues
cards-white = deux cartes blanches
cards-red = deux cartes rouges
cards-green = deux cartes vertes
cards-yellow = deux cartes jaunes
pay-card = une { $card } et une offrande
pay-pair = { $pair } et une offrande
pay-god_tile = une tuile Dieu

type-land = Voie terrestre
type-sea = Voie maritime
type-woman = Femme
type-man = Homme
type-build = Construction
type-material = Matériau
type-move_hut = Déplacer une hutte
type-vp = Points de victoire
type-god_card = Carte Dieu
type-offering = Offrande
type-status = Statut
type-shell = Coquillage
people-woman = femme « { $type } »
people-man = homme « { $type } »
person-woman = femme « { $type } » ({ $symbols ->
    [one] { $symbols } coquillage
   *[other] { $symbols } coquillages
})
person-man = homme « { $type } » ({ $symbols ->
    [one] { $symbols } statut
   *[other] { $symbols } statuts
})
effect-land = voie terrestre jusqu’à { $n }
effect-sea = voie maritime jusqu’à { $n }
effect-woman = une femme, force { $n }
effect-man = un homme, force { $n }
effect-build = un bâtiment, force { $n }
effect-material = { $n ->
    [one] { $n } matériau
   *[other] { $n } matériaux
}
effect-move_hut = { $n ->
    [one] déplacer { $n } hutte
   *[other] déplacer jusqu’à { $n } huttes
}
effect-vp = { $n } PV
effect-god_card = { $n ->
    [one] { $n } carte Dieu
   *[other] { $n } cartes Dieu
}
effect-offering = { $n ->
    [one] { $n } offrande
   *[other] { $n } offrandes
}
effect-status = { $n ->
    [one] { $n } case Statut
   *[other] { $n } cases Statut
}
effect-shell = { $n ->
    [one] { $n } coquillage
   *[other] { $n } coquillages
}

jewel = bijou de { $points } PV ({ $cost ->
    [0] 0 coquillage
    [one] 1 coquillage
   *[other] { $cost } coquillages
})

## Tâches

task = « { $needs } »
need-regions = { $n ->
    [1] hutte dans une région
   *[other] huttes dans { $n } régions
}
need-mountain = { $n ->
    [1] hutte dans une montagne
   *[other] huttes dans { $n } montagnes
}
    .short = { $n ->
        [one] { $n } montagne
       *[other] { $n } montagnes
    }
need-beach = { $n ->
    [1] hutte sur une plage
   *[other] huttes sur { $n } plages
}
    .short = { $n ->
        [one] { $n } plage
       *[other] { $n } plages
    }
need-forest = { $n ->
    [1] hutte dans une forêt
   *[other] huttes dans { $n } forêts
}
    .short = { $n ->
        [one] { $n } forêt
       *[other] { $n } forêts
    }
need-plain = { $n ->
    [1] hutte dans une plaine
   *[other] huttes dans { $n } plaines
}
    .short = { $n ->
        [one] { $n } plaine
       *[other] { $n } plaines
    }
need-islands = { $n ->
    [1] hutte sur une île
   *[other] huttes sur { $n } îles
}
need-central = { $n ->
    [1] hutte dans une région centrale
   *[other] huttes dans { $n } régions centrales
}
need-good_fish = { $n ->
    [1] hutte dans une région dont le poisson vaut 3 ou plus
   *[other] huttes dans { $n } régions dont le poisson vaut 3 ou plus
}
    .short = { $n ->
        [1] hutte : poisson de 3 ou plus
       *[other] huttes : { $n } poissons de 3 ou plus
    }
need-wood = { $n } bois
need-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
need-sand = { $n } sable
need-materials = { $n ->
    [one] { $n } matériau quelconque
   *[other] { $n } matériaux quelconques
}
need-covered = { $n ->
    [one] { $n } case Cérémonie remplie
   *[other] { $n } cases Cérémonie remplies
}
need-built = { $n ->
    [one] { $n } bâtiment construit
   *[other] { $n } bâtiments construits
}
need-men = { $n ->
    [one] { $n } homme
   *[other] { $n } hommes
}
need-women = { $n ->
    [one] { $n } femme
   *[other] { $n } femmes
}
need-same_men = { $n ->
    [one] { $n } homme
   *[other] { $n } hommes identiques
}
need-same_women = { $n ->
    [one] { $n } femme
   *[other] { $n } femmes identiques
}
need-tattooed = { $n ->
    [one] { $n } homme tatoué
   *[other] { $n } hommes tatoués
}
need-collected = { $n ->
    [one] { $n } femme ayant ramassé des coquillages
   *[other] { $n } femmes ayant ramassé des coquillages
}
    .short = { $n ->
        [one] { $n } femme ayant ramassé
       *[other] { $n } femmes ayant ramassé
    }
need-shifted = { $n ->
    [one] { $n } tuile Homme ou Femme décalée
   *[other] { $n } tuiles Homme ou Femme décalées
}
need-priests = { $n ->
    [one] { $n } prêtre au temple
   *[other] { $n } prêtres au temple
}
need-jewels = { $n ->
    [one] { $n } bijou
   *[other] { $n } bijoux
}
need-cards = { $n ->
    [one] { $n } carte Dieu en main
   *[other] { $n } cartes Dieu en main
}
need-offerings = { $n ->
    [one] { $n } offrande
   *[other] { $n } offrandes
}
need-shells = { $n ->
    [one] { $n } coquillage
   *[other] { $n } coquillages
}
need-god_tiles = { $n ->
    [one] { $n } tuile Dieu
   *[other] { $n } tuiles Dieu
}

## Points

source-start = Départ
source-fishing = Pêche
source-helper = Assistant
source-red_god = Dieu Rouge
source-buildings = Bâtiments
source-people = Hommes et femmes
source-status = Statut
source-temple = Temple
source-tasks = Tâches
source-god_tiles = Tuiles Dieu
source-sites = Poissons
source-jewelry = Bijoux
source-nine_tasks = Neuf tâches
source-six_jewels = Six bijoux
source-ceremony = Cases Cérémonie
source-six_buildings = Six bâtiments
source-twelve_regions = Douze régions
source-twelve_people = Douze hommes et femmes

## Questions

ask-start = Choisissez la région de votre première hutte
ask-place = Posez un dé{ $left ->
    [one] {""}
   *[other] {" "}(encore { $left })
}
ask-pay = Payez le { $god }
ask-expand = Étendez-vous par { $kind ->
    [land] voie terrestre
   *[sea] voie maritime
} (force { $strength })
ask-take_hut = Choisissez la hutte à prendre sur votre plateau
ask-material = Placez un matériau{ $left ->
    [one] {""}
   *[other] {" "}(encore { $left })
}
ask-score_fish = Le poisson de { $region } : { $points } PV avec le Dieu Rouge ?
ask-recruit = Prenez { $wanted ->
    [woman] une femme
   *[man] un homme
} (force { $strength })
ask-place_person = Choisissez sa case sur votre plateau
ask-help = Dépensez vos points d’Assistant (encore { $left })
ask-take_god = Prenez une carte Dieu{ $left ->
    [one] {""}
   *[other] {" "}(encore { $left })
}
ask-priest = Posez votre prêtre au temple (case { $strength } au plus)
ask-build = Choisissez un bâtiment (force { $strength })
ask-build_on = Choisissez deux cases Cérémonie voisines
ask-fire_gift = Bonus Feu : carte Dieu ou offrande, et statut ou coquillage ?
ask-fire_rise = Bonus Feu : statut ou coquillage ?
ask-use = Utilisez vos hommes et vos femmes, ou arrêtez-vous
ask-move_huts = Combien de huttes déplacez-vous ({ $most } au plus) ?
ask-buy = Achetez un bijou, ou passez
ask-settle = Remplissez une de vos tâches
ask-settle-final = Remplissez vos dernières tâches, ou arrêtez-vous
ask-take_task = Choisissez une nouvelle tâche

## Choix

do-start = Commencer par { $region } ({ $income }, poisson { $fish })
do-place = Dé { $value } : { $job }{ $gods ->
    [blue] {" "}avec le Dieu Bleu
    [white] {" "}avec le Dieu Blanc
    [both] {" "}avec les Dieux Bleu et Blanc
   *[none] {""}
}
do-place-fishing = Dé { $value } : Pêche, { $points } PV
do-pay = Payer le { $god } : { $payment }
do-expand = S’étendre vers { $region } ({ $income }, poisson { $fish })
do-expand-red = { $choice }, et { $points } PV avec le Dieu Rouge : { $payment }
do-hut-last = { $choice }, hutte prise sur la case 12
do-person-last = { $choice }, sur la case 12
do-take_hut = Prendre la hutte de la case { $slot }
do-take_hut-slot_12 = Prendre une hutte de la case 12 (elle en porte { $stack })
do-material = Poser { $material } : { $space }
do-material-beside = Garder { $material } à côté du plateau
do-score_fish = Marquer { $points } PV : { $payment }
do-score_fish-decline = Laisser le poisson
do-recruit = Prendre sous le dé { $die } : { $person }
do-place_person = L’installer sur la case { $slot }
do-help-tattoo = Tatouer : { $person } ({ $cost ->
    [one] { $cost } pt
   *[other] { $cost } pts
})
do-help-collect = Ramasser : { $person } ({ $cost ->
    [one] { $cost } pt
   *[other] { $cost } pts
})
do-help-vp = 1 PV ({ $cost ->
    [one] { $cost } pt
   *[other] { $cost } pts
})
do-help-offering = 1 offrande ({ $cost ->
    [one] { $cost } pt
   *[other] { $cost } pts
})
do-help-god_card = 1 carte Dieu ({ $cost ->
    [one] { $cost } pt
   *[other] { $cost } pts
})
do-help-material = 1 matériau ({ $cost ->
    [one] { $cost } pt
   *[other] { $cost } pts
})
do-help-move_hut = Déplacer une hutte vers la case 12 ({ $cost ->
    [one] { $cost } pt
   *[other] { $cost } pts
})
do-help-stop = S’arrêter là ({ $left ->
    [one] { $left } pt perdu
   *[other] { $left } pts perdus
})
do-help-all-points = Le reste en points : { $points } PV
do-help-everybody = Décaler { $many } hommes et femmes{ $points ->
    [0] {""}
   *[other] {" "}et garder { $points } PV
}
do-take_god = Prendre la { $card } visible
do-take_god-blind = Piocher une carte sans la voir
do-priest = Poser le prêtre sur la case { $temple_space }
do-priest-push = Poser le prêtre sur la case { $temple_space } et pousser { $seat }
do-build = Construire le bâtiment { $building }
do-build_on = Construire ici : { $space } et { $neighbour }
do-fire_gift-god_card = Une carte Dieu
do-fire_gift-offering = Une offrande
do-fire_rise-status = Avancer d’une case Statut
do-fire_rise-shell = Un coquillage
do-fire-offering-status = Une offrande et une case Statut
do-fire-offering-shell = Une offrande et un coquillage
do-fire-god_card-status = Une carte Dieu et une case Statut
do-fire-god_card-shell = Une carte Dieu et un coquillage
do-fire-card = Une carte Dieu : la { $card } visible
do-fire-blind = Une carte Dieu de la pioche
do-use = { $copies } × { $people } : { $effect }
do-use-doubled = { $copies } × { $people }, doublé par le Dieu Vert : { $effect }
do-use-extra = En plus, avec le Dieu Vert, { $copies } × { $people } : { $effect }
do-use-stop = S’arrêter là
do-move_huts = { $huts ->
    [one] Déplacer { $huts } hutte
   *[other] Déplacer { $huts } huttes
}
do-buy = Acheter le { $jewel }
do-buy-decline = Ne rien acheter
do-settle-fulfil = Remplir { $task } : { $points } PV
do-settle-yellow = Remplir { $task } avec le Dieu Jaune : { $points } PV
do-settle-abandon = Abandonner { $task } ({ $points } PV)
do-settle-stop = S’arrêter là
do-take_task = Prendre { $task }

## Refus

no-not-beside-a-one = Le poisson de { $region } vaut { $fish } : votre première hutte va près d’un poisson de valeur 1.
no-taken-by-another = { $seat } a déjà choisi { $region } : prenez une autre région de départ.
no-such-die = Choisissez d’abord un des dés qui vous restent ({ $dice }) : vous n’avez pas de dé { $value }.
no-not-lower = Un { $low } est déjà sur cette tuile : votre { $value } n’est pas inférieur et vous ne pouvez pas payer le Dieu Bleu.
no-not-linked = Aucune voie ne relie vos huttes à { $region }.
no-path = Aucune voie { $kind ->
    [land] terrestre
   *[sea] maritime
} ne mène de vos huttes vers une région nouvelle.
no-too-weak = La voie vers { $region } demande { $needed } : votre force est { $strength }.
no-path-so-easy = La voie { $kind ->
    [land] terrestre
   *[sea] maritime
} la plus facile demande { $needed } : la force serait { $strength }.
no-other-kind = De vos huttes, on n’atteint { $region } que par voie { $kind ->
    [land] maritime
   *[sea] terrestre
} : vous avez choisi la voie { $kind ->
    [land] terrestre
   *[sea] maritime
}.
no-already-there = Vous avez déjà une hutte dans cette région : { $region }.
no-hut-on-normal-slots = Il n’y a plus de hutte sur vos cases 1 à 11.
no-hut-on-slot-12 = Il n’y a plus de hutte sur votre case 12.
no-hut-left = Il ne reste aucune hutte sur votre plateau.
no-under-higher-die = Cette tuile est sous le dé { $die } : votre force est { $strength }.
no-other-sex = Il faut prendre { $wanted ->
    [woman] une femme
   *[man] un homme
}.
no-nobody-so-low = Il faudrait une force de { $needed } pour prendre { $wanted ->
    [woman] une femme
   *[man] un homme
} : la force serait { $strength }.
no-normal-slot-free = Aucune de vos cases 1 à 11 n’est libre.
no-slot-12-taken = Votre case 12 est déjà occupée.
no-free-slot = Aucune case n’est libre sur votre plateau : posez ou déplacez d’abord une hutte.
no-slot-12-has-huts = { $stack ->
    [1] Une hutte se trouve
   *[other] { $stack } huttes se trouvent
} sur votre case 12.
no-slot-12-has-person = Votre case 12 porte un homme ou une femme : aucune hutte n’y va plus.
no-empty-place = Il n’y a plus personne sous le dé { $die }.
no-nobody-left = Il ne reste { $wanted ->
    [woman] aucune femme
   *[man] aucun homme
} sur le plateau de jeu ce round.
no-too-few-points = Cela coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} : il vous en reste { $left }.
no-man-like-that = Vous n’avez pas d’homme à tatouer avec { $symbols ->
    [one] { $symbols } symbole
   *[other] { $symbols } symboles
}.
no-woman-like-that = Vous n’avez pas de femme qui puisse ramasser { $symbols ->
    [one] { $symbols } coquillage
   *[other] { $symbols } coquillages
}.
no-man-is-tattooed = Vous n’avez plus d’homme à tatouer avec { $symbols ->
    [one] { $symbols } symbole
   *[other] { $symbols } symboles
} : chacun ne l’est qu’une fois.
no-woman-has-collected = Vous n’avez plus de femme qui puisse ramasser { $symbols ->
    [one] { $symbols } coquillage
   *[other] { $symbols } coquillages
} : chacune ne le fait qu’une fois.
no-hut-to-move = Il n’y a plus de hutte à déplacer sur vos cases 1 à 11.
no-not-face-up = Il n’y a pas de { $card } face visible.
no-space-taken = Cette case est déjà prise : { $space }.
no-other-material = Ce n’est pas { $material } que vous placez.
no-a-space-is-free = Une case libre attend { $material } : commencez par elle.
no-card-left = Il ne reste aucune carte Dieu à prendre.
no-deck-used-up = La pioche et la défausse sont vides : prenez une carte visible.
no-space-too-high = La case { $temple_space } est trop haute : votre force est { $strength }.
no-priest = Vos prêtres sont tous au temple.
no-too-weak-to-build = Le bâtiment { $building } demande { $building } : votre force est { $strength }.
no-already-built = Votre bâtiment { $building } est déjà construit.
no-building-so-low = Votre plus petit bâtiment demande { $needed } : la force serait { $strength }.
no-material-missing = Il faut un matériau sur chacune de ces deux cases Cérémonie.
no-materials-side-by-side = Vous n’avez pas deux matériaux sur des cases Cérémonie voisines.
no-not-your-people = Vous n’avez pas cette tuile : { $people }.
no-not-so-many-alike = Vous voulez en utiliser { $copies } : vous n’en avez que { $owned } ({ $people }).
no-up-to-so-many = Vous pouvez déplacer au plus { $most ->
    [one] { $most } hutte
   *[other] { $most } huttes
}.
no-has-acted = Ce type a déjà agi dans cette phase : { $people }.
no-not-of-this-round = Ce bijou n’est pas en vente ce round : { $jewel }.
no-already-sold = Ce bijou est déjà vendu : { $jewel }.
no-too-few-shells = Ce bijou coûte { $cost } : vous avez { $shells ->
    [0] 0 coquillage
    [one] 1 coquillage
   *[other] { $shells } coquillages
}.
no-not-your-task = Cette tâche n’est pas à vous : { $task }.
no-must-settle = Il faut régler une tâche : remplissez-en une ou, si aucune n’est complète, abandonnez-en une.
no-not-complete = Il vous manque encore { $missing ->
    [one] { $missing } unité
   *[other] { $missing } unités
} pour { $task }.
no-not-shown = Cette tâche n’est pas proposée ce round : { $task }.
no-has-complete-task = Vous avez une tâche complète : vous ne pouvez pas abandonner { $task }.
no-not-one-left-to-you = Cette tâche n’est pas une de celles qui vous restent : { $task }.
no-nothing-abandoned = On n’abandonne plus rien en fin de partie : gardez { $task } ou remplissez-la.
no-nothing-to-pay-with = Vous n’avez ni carte, ni paire, ni tuile pour le { $god }.
no-such-card = Vous n’avez pas de { $card } en main.
no-such-pair = Il vous faudrait { $pair }.
no-other-colour = Une seule { $card } ne paie pas le { $god }.
no-god-tile = Vous n’avez plus de tuile Dieu.
no-needs-green = Un type de plus demande le Dieu Vert : vous ne pouvez pas le payer.
no-one-green = Un seul Dieu Vert par phase B : il double un type ou en ajoute un.
no-offering = Vous n’avez pas d’offrande pour le { $god }.
no-counts-for-the-task = Ce que vous paieriez compte pour cette tâche : il vous manquerait alors plus d’une unité.
no-one-card-is-enough = Une seule carte suffit pour le { $god } : gardez la seconde.
no-already-a-six = Votre dé est déjà un 6 : le Dieu Blanc n’y changerait rien.
no-already-strongest = La force est déjà de 6 : le Dieu Vert n’y changerait rien.
no-nothing-missing = Il ne vous manque rien pour { $task } : le Dieu Jaune n’y changerait rien.
no-not-both-payable = Vous ne pourriez pas payer à la fois le Dieu Bleu et le Dieu Blanc.
no-nothing-left-for-white = Payé ainsi, le Dieu Bleu ne vous laisse pas de quoi payer le Dieu Blanc.
no-more-than-one-short = Il vous manque { $missing } unités pour { $task } : le Dieu Jaune n’en remplace qu’une.

## Journal

log-turn-tile = { $seat } est en position { $place } dans l’ordre du tour.
log-fish-laid = Poisson de { $region } : { $fish }.
log-person-shown = Sous le dé { $die } : { $person }.
log-start-task = { $seat } reçoit la tâche de départ { $task }.
log-task-dealt = { $seat } reçoit la tâche { $task }.
log-task-shown = Tâche proposée : { $task }.
log-jewel-laid = Round { $round } : { $jewel }.
log-card-turned = Une { $card } est révélée.
log-card-drawn = Vous piochez une { $card }.
log-card-drawn-hidden = { $seat } pioche une carte Dieu.
log-rolled = { $seat } lance les dés : { $first }, { $second }, { $third }.
log-round-started = Round { $round } : { $seat } commence.
log-started = { $seat } commence par { $region }.
log-die-placed = { $seat } : dé { $value } → { $job }.
log-die-with-white = { $seat } : dé { $value } → { $job } avec le Dieu Blanc.
log-fished = { $seat } : dé { $value } → Pêche, +{ $points } PV.
log-paid = { $seat } invoque le { $god } : { $payment }.
log-hut-placed = { $seat } pose une hutte : { $region }.
log-offerings = { $seat } : { $offerings ->
    [one] +{ $offerings } offrande
   *[other] +{ $offerings } offrandes
}.
log-material-laid = { $seat } place un matériau ({ $material }) : { $space }.
log-material-beside = { $seat } garde un matériau ({ $material }) à côté du plateau.
log-fish-scored = { $seat } marque le poisson de { $region } : +{ $points } PV.
log-recruited = { $seat } recrute : { $person }.
log-tattooed = { $seat } tatoue : { $person }.
log-collected = { $seat } ramasse des coquillages : { $person }.
log-help-points = { $seat } : +{ $points } PV par l’Assistant.
log-help-lost = { $seat } renonce à { $left ->
    [one] { $left } point d’Assistant
   *[other] { $left } points d’Assistant
}.
log-card-taken = { $seat } prend une { $card } visible.
log-huts-moved = { $seat } déplace { $huts ->
    [one] { $huts } hutte
   *[other] { $huts } huttes
} vers la case 12.
log-priest-placed = { $seat } pose un prêtre au temple, case { $temple_space }.
log-priest-out = Un prêtre quitte le temple : { $seat }.
log-built = { $seat } construit le bâtiment { $building } : +{ $points } PV.
log-climbed = { $seat } : { $steps ->
    [one] +{ $steps } case Statut
   *[other] +{ $steps } cases Statut
}.
log-shells = { $seat } : { $shells ->
    [one] +{ $shells } coquillage
   *[other] +{ $shells } coquillages
}.
log-people-used = { $seat } utilise { $copies } × { $people }.
log-people-doubled = { $seat } utilise { $copies } × { $people }, doublé par le Dieu Vert.
log-people-extra = { $seat } utilise en plus { $copies } × { $people } avec le Dieu Vert.
log-people-points = { $seat } : +{ $points } PV par les hommes et femmes.
log-status-scored = { $seat } : +{ $points } PV de Statut.
log-new-place = Nouvel ordre du tour : { $seat } en position { $place }.
log-temple-scored = { $seat } : +{ $points } PV au temple ({ $priests ->
    [one] { $priests } prêtre
   *[other] { $priests } prêtres
}).
log-god-tile-won = { $seat } reçoit une tuile Dieu du temple.
log-god-tile-gone = Le temple est vide : une tuile Dieu quitte la partie.
log-jewel-bought = { $seat } achète un { $jewel }.
log-task-done = { $seat } remplit { $task } : +{ $points } PV.
log-task-dropped = { $seat } abandonne { $task }.
log-task-taken = { $seat } prend la tâche { $task }.
log-deck-rebuilt = La défausse reforme la pioche : { $cards ->
    [one] { $cards } carte Dieu
   *[other] { $cards } cartes Dieu
}.
log-final-tasks = Les six rounds sont joués : place aux dernières tâches.
log-final-points = { $seat } : +{ $points } PV ({ $source }).
log-scored = { $seat } : { $points } PV.

## Sur la table

scene-title = Bora Bora, round { $round }
scene-over = Bora Bora, partie terminée
scene-end = Partie finie
scene-round = Round { $round } / 6
scene-part-set_up = Mise en place
scene-part-A = Phase A : dés
scene-part-B = Phase B : gens
scene-part-C = Phase C : bilan
scene-part-end = Décompte final
scene-order = Ordre du tour
scene-region = { $region } : { $huts }
scene-fish = Poisson { $fish } ; une hutte rapporte : { $income }
scene-path-land = Voie terrestre, dé { $value }
scene-path-sea = Voie maritime, dé { $value }
scene-land = terre
scene-sea = mer
scene-job-helper = Assistant
scene-job-temple = Temple
scene-job-build = Bâtir
scene-job-woman = Femme
scene-job-man = Homme
scene-job-land = Terre
scene-job-sea = Mer
scene-up-to = Dés jusqu’à { $n }
scene-full = Plus aucun dé sans le Dieu Bleu
scene-dice = Dés à poser
scene-die = { $seat } : dé { $value }
scene-white = { $job } avec le Dieu Blanc
scene-status = Statut
scene-temple = Temple · { $points } PV par prêtre
scene-space = Temple, case { $n }
scene-god-tiles = Tuiles Dieu du temple
scene-god-tile = Tuile Dieu : remplace n’importe quel dieu
scene-gods = Cartes Dieu
scene-god-card = carte Dieu
scene-god-blue = poser un dé non inférieur
scene-god-white = le dé agit comme un 6
scene-god-red = marquer le poisson où l’on arrive
scene-god-green = doubler un type, ou un de plus
scene-god-yellow = remplace un prérequis de tâche
scene-deck = Pioche
scene-discard = Défausse
scene-hand = Vos cartes Dieu ({ $n })
scene-known = Cartes Dieu connues (sur { $n })
scene-tasks = Tâches à prendre
scene-huts-in = huttes : { $places }
scene-progress = { $have } sur { $least }
scene-own-tasks = Tâches (remplies : { $done } / { $all })
scene-fulfil = remplir
scene-yellow = remplir
scene-abandon = abandonner
scene-spaces = Huttes et gens
scene-slot = Case { $n }
scene-ceremony = Cérémonie
scene-ceremony-space = Case Cérémonie ({ $material })
scene-build-here = Construire ici
scene-building = Bâtiment { $n }
scene-help-vp = 1 PV
scene-help-offering = offrande
scene-help-god_card = carte Dieu
scene-help-material = matériau
scene-help-move_hut = case 12
scene-rest = reste : { $n } PV
scene-everybody = décaler tous
scene-beside = à côté
scene-red-brings = +{ $n } PV
scene-no = laisser
scene-stop = arrêter
scene-nothing = ne rien acheter
scene-shell = coquillage
scene-your-move = votre tour
scene-thinking = réfléchit
scene-position = { $n ->
    [1] 1er à jouer
   *[other] { $n }e à jouer
}
scene-count-offerings = Offrandes
scene-count-shells = Coquillages
scene-count-priests = Prêtres en réserve
scene-count-huts = Huttes sur le plateau
scene-count-men = Hommes
scene-count-women = Femmes
scene-count-jewels = Bijoux
scene-open = Ouvrir le plateau : { $name }
scene-board-of = Plateau : { $name }
scene-result = Résultat
scene-total = Total
scene-bonuses = Primes de fin de partie

## Ce qui compte dans une position, pour le conseiller

feature-points = Points déjà marqués
feature-end = Points en vue pour la fin (bijoux, sites, tuiles Dieu)
feature-goods = Cartes, offrandes et coquillages
feature-ground = Matériaux sur la place de cérémonie
feature-people = Hommes et femmes recrutés
feature-temple = Prêtres au temple
feature-tasks = Tâches accomplies ou à portée
feature-status = Avance sur la piste Statut
feature-action = Dés et actions encore à jouer
