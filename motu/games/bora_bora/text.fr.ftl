## Le jeu

title = Bora Bora
summary = Des dés, des huttes, des dieux et des coquillages : qui saura le mieux peupler l’archipel ?
goal = Six manches pour marquer le plus de points de victoire : tâches, bâtiments, prêtres, statut, poissons et bijoux.

## Régions, îles et terrains

region-c_forest = la forêt centrale
    .in = dans la forêt centrale
    .title = Forêt centrale
region-c_plain = la plaine centrale
    .in = dans la plaine centrale
    .title = Plaine centrale
region-c_beach = la plage centrale
    .in = sur la plage centrale
    .title = Plage centrale
region-c_mountain = la montagne centrale
    .in = dans la montagne centrale
    .title = Montagne centrale
region-n_beach = la plage du nord
    .in = sur la plage du nord
    .title = Plage du nord
region-n_mountain = la montagne du nord
    .in = dans la montagne du nord
    .title = Montagne du nord
region-e_forest = la forêt de l’est
    .in = dans la forêt de l’est
    .title = Forêt de l’est
region-e_beach = la plage de l’est
    .in = sur la plage de l’est
    .title = Plage de l’est
region-s_forest = la forêt du sud
    .in = dans la forêt du sud
    .title = Forêt du sud
region-s_plain = la plaine du sud
    .in = dans la plaine du sud
    .title = Plaine du sud
region-w_plain = la plaine de l’ouest
    .in = dans la plaine de l’ouest
    .title = Plaine de l’ouest
region-w_mountain = la montagne de l’ouest
    .in = dans la montagne de l’ouest
    .title = Montagne de l’ouest

terrain-mountain = montagne
terrain-beach = plage
terrain-forest = forêt
terrain-plain = plaine

material-wood = bois
    .the = le bois
    .some = du bois
material-stone = pierre
    .the = la pierre
    .some = de la pierre
material-sand = sable
    .the = le sable
    .some = du sable
income-wood = bois
income-stone = pierre
income-sand = sable
income-offering = offrande
space = rangée { $row }, colonne { $column }

## Actions, dieux, hommes et femmes

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
card-blue = carte Dieu Bleu
card-white = carte Dieu Blanc
card-red = carte Dieu Rouge
card-green = carte Dieu Vert
card-yellow = carte Dieu Jaune
cards-blue = deux cartes Dieu Bleu
cards-white = deux cartes Dieu Blanc
cards-red = deux cartes Dieu Rouge
cards-green = deux cartes Dieu Vert
cards-yellow = deux cartes Dieu Jaune
pay-card = une { $card } et une offrande
pay-pair = { $pair } et une offrande
pay-god_tile = une tuile Dieu
price-only = coûte { $payment }
price-several = coût au choix
price-each = un coût pour chacun

type-land = Voie terrestre
type-sea = Voie maritime
type-woman = Action Femme
type-man = Action Homme
type-build = Construction
type-material = Matériau
type-move_hut = Déplacer une hutte
type-vp = Points de victoire
type-god_card = Carte Dieu
type-offering = Offrande
type-status = Statut
type-shell = Coquillage
people-woman = femme « { $type } »
    .the = la femme « { $type } »
people-man = homme « { $type } »
    .the = l’homme « { $type } »
group-woman = { $n ->
    [1] une femme « { $type } »
   *[other] { $n } femmes « { $type } »
}
group-man = { $n ->
    [1] un homme « { $type } »
   *[other] { $n } hommes « { $type } »
}
person-woman = femme « { $type } » ({ $symbols ->
    [one] { $symbols } coquillage
   *[other] { $symbols } coquillages
})
    .the = la { person-woman }
person-man = homme « { $type } » ({ $symbols ->
    [one] { $symbols } case Statut
   *[other] { $symbols } cases Statut
})
    .the = l’{ person-man }
effect-land = s’étendre par voie terrestre, force { $n }
effect-sea = s’étendre par voie maritime, force { $n }
effect-woman = prendre une femme, force { $n }
effect-man = prendre un homme, force { $n }
effect-build = construire un bâtiment, force { $n }
effect-material = { $n ->
    [one] +{ $n } matériau
   *[other] +{ $n } matériaux
}
effect-move_hut = { $n ->
    [1] déplacer une hutte
   *[other] déplacer jusqu’à { $n } huttes
}
effect-vp = +{ $n } PV
effect-god_card = { $n ->
    [one] +{ $n } carte Dieu
   *[other] +{ $n } cartes Dieu
}
effect-offering = { $n ->
    [one] +{ $n } offrande
   *[other] +{ $n } offrandes
}
effect-status = { $n ->
    [0] déjà au bout de la piste Statut
    [one] +{ $n } case Statut
   *[other] +{ $n } cases Statut
}
effect-shell = { $n ->
    [one] +{ $n } coquillage
   *[other] +{ $n } coquillages
}
die-points = { $cost ->
    [0] 0 point de dé
    [one] { $cost } point de dé
   *[other] { $cost } points de dé
}

jewel = bijou de { $points } PV ({ $cost ->
    [0] gratuit
    [one] { $cost } coquillage
   *[other] { $cost } coquillages
})

## Tâches

task = « { $needs } »
need-regions = { $n ->
    [1] une hutte dans une région
   *[other] huttes dans { $n } régions
}
need-mountain = { $n ->
    [1] une hutte dans une montagne
   *[other] huttes dans { $n } montagnes
}
    .short = { $n ->
        [one] { $n } montagne
       *[other] { $n } montagnes
    }
need-beach = { $n ->
    [1] une hutte sur une plage
   *[other] huttes sur { $n } plages
}
    .short = { $n ->
        [one] { $n } plage
       *[other] { $n } plages
    }
need-forest = { $n ->
    [1] une hutte dans une forêt
   *[other] huttes dans { $n } forêts
}
    .short = { $n ->
        [one] { $n } forêt
       *[other] { $n } forêts
    }
need-plain = { $n ->
    [1] une hutte dans une plaine
   *[other] huttes dans { $n } plaines
}
    .short = { $n ->
        [one] { $n } plaine
       *[other] { $n } plaines
    }
need-islands = { $n ->
    [1] une hutte sur une île
   *[other] huttes sur { $n } îles
}
need-central = { $n ->
    [1] une hutte dans une région centrale
   *[other] huttes dans { $n } régions centrales
}
need-good_fish = { $n ->
    [1] une hutte dans une région dont le poisson vaut 3 ou plus
   *[other] huttes dans { $n } régions dont le poisson vaut 3 ou plus
}
    .short = { $n ->
        [1] hutte : poisson de 3 ou plus
       *[other] huttes : { $n } poissons de 3 ou plus
    }
need-wood = { $n ->
    [0] aucun bois
   *[other] { $n } bois
}
need-stone = { $n ->
    [0] aucune pierre
    [one] { $n } pierre
   *[other] { $n } pierres
}
need-sand = { $n ->
    [0] aucun sable
    [one] { $n } sable
   *[other] { $n } sables
}
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
    [one] { $n } femme ayant ramassé ses coquillages
   *[other] { $n } femmes ayant ramassé leurs coquillages
}
    .short = { $n ->
        [one] { $n } femme, coquillages ramassés
       *[other] { $n } femmes, coquillages ramassés
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
huts-in = huttes : { $places }

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
source-nine_tasks = 9 tâches
source-six_jewels = 6 bijoux
source-ceremony = Cases Cérémonie
source-six_buildings = 6 bâtiments
source-twelve_regions = 12 régions
source-twelve_people = 12 hommes et femmes
account-god-tiles = { $n ->
    [one] { $n } tuile Dieu à { $each } PV
   *[other] { $n } tuiles Dieu à { $each } PV
}

## Questions

ask-start = Choisissez la région de votre première hutte
ask-place = Posez un dé{ $left ->
    [one] {""}
   *[other] {" "}(encore { $left })
}
ask-pay = Jouez le { $god } : avec quoi ?
ask-expand = Étendez-vous par { $kind ->
    [land] voie terrestre
   *[sea] voie maritime
} (force { $strength })
ask-take_hut = Choisissez la hutte à prendre sur votre plateau individuel
ask-material = Placez un matériau{ $left ->
    [one] {""}
   *[other] {" "}(encore { $left })
}
ask-score_fish = Jouez le Dieu Rouge pour marquer le poisson de { $region } (+{ $points } PV), ou laissez-le
ask-recruit = Prenez { $wanted ->
    [woman] une femme
   *[man] un homme
} (force { $strength })
ask-place_person = Choisissez la case de cette tuile sur votre plateau individuel
ask-help = { $left ->
    [1] Dépensez votre dernier point de dé, ou arrêtez-vous
   *[other] Dépensez vos points de dé (encore { $left }), ou arrêtez-vous
}
ask-take_god = Prenez une carte Dieu{ $left ->
    [one] {""}
   *[other] {" "}(encore { $left })
}
ask-priest = Posez votre prêtre au temple (case { $strength } au plus)
ask-build = Choisissez le bâtiment à construire (force { $strength })
ask-build_on = Choisissez deux cases Cérémonie adjacentes
ask-fire_gift = Bonus Feu : prenez une carte Dieu ou une offrande, et avancez d’une case Statut ou prenez un coquillage
ask-fire_rise = Bonus Feu : avancez d’une case Statut ou prenez un coquillage
ask-use = Utilisez vos hommes et vos femmes, ou arrêtez-vous
ask-move_huts = Choisissez combien de huttes déplacer vers la case 12 ({ $most } au plus)
ask-buy = Achetez un bijou, ou passez
ask-settle = Remplissez une tâche
ask-settle-yellow = Remplissez une tâche avec le Dieu Jaune, ou abandonnez-en une
ask-settle-abandon = Aucune tâche complète : abandonnez-en une
ask-settle-final = Remplissez vos dernières tâches, ou arrêtez-vous
ask-take_task = Prenez une nouvelle tâche

## Ce que lisent ceux qui attendent

waits-start = { $seats } choisit la région de sa première hutte
waits-place = { $seats } choisit où poser un dé
waits-expand = { $seats } choisit où s’étendre
waits-take_hut = { $seats } choisit quelle hutte prendre
waits-score_fish = { $seats } décide de marquer ou non un poisson
waits-recruit = { $seats } choisit une femme ou un homme
waits-place_person = { $seats } place une tuile sur son plateau individuel
waits-help = { $seats } dépense ses points de dé
waits-take_god = { $seats } choisit une carte Dieu
waits-material = { $seats } place un matériau
waits-priest = { $seats } choisit où poser un prêtre
waits-build = { $seats } choisit un bâtiment
waits-build_on = { $seats } choisit où construire
waits-fire_gift = { $seats } choisit son bonus Feu
waits-fire_rise = { $seats } choisit entre une case Statut et un coquillage
waits-use = { $seats } choisit quels hommes et femmes utiliser
waits-move_huts = { $seats } choisit combien de huttes déplacer
waits-buy = { $seats } choisit un bijou
waits-settle = { $seats } choisit une tâche à remplir ou à abandonner
waits-take_task = { $seats } choisit une nouvelle tâche
waits-pay = { $seats } choisit avec quoi jouer un Dieu

## Choix

do-start = Commencer { $where } (+1 { $income }, poisson de { $fish })
do-place = Poser le { $value } : { $job }
do-place-gods = Poser le { $value } : { $job }, avec { $gods ->
    [blue] le Dieu Bleu
    [white] le Dieu Blanc
   *[both] les Dieux Bleu et Blanc
} ({ $price })
do-place-fishing = Poser le { $value } : Pêche, +{ $points } PV
do-pay = Jouer le { $god } avec { $payment }
do-expand = S’étendre vers { $region } (+1 { $income }, poisson de { $fish })
do-expand-red = { $choice }, puis jouer le Dieu Rouge avec { $payment } : +{ $points } PV
do-hut-last = { $choice }, avec une hutte de la case 12
do-person-last = { $choice }, à placer sur la case 12
do-take_hut = Prendre la hutte de la case { $slot }
do-take_hut-slot_12 = Prendre une hutte de la case 12 (elle en porte { $stack })
do-material = Placer { $material } : { $space }
do-material-beside = Garder { $material } à côté du plateau individuel
do-score_fish = Jouer le Dieu Rouge avec { $payment } : +{ $points } PV
do-score_fish-decline = Laisser le poisson
do-recruit = Prendre { $person }, sous le dé { $die }
do-place_person = Placer la tuile sur la case { $slot }
do-help-tattoo = Tatouer { $person } : { $effect } ({ die-points })
do-help-collect = Ramasser avec { $person } : { $effect } ({ die-points })
do-help-vp = Marquer 1 PV ({ die-points })
do-help-offering = Prendre 1 offrande ({ die-points })
do-help-god_card = Prendre 1 carte Dieu ({ die-points })
do-help-material = Prendre 1 matériau ({ die-points })
do-help-move_hut = Déplacer une hutte vers la case 12 ({ die-points })
do-help-stop = S’arrêter là ({ $left ->
    [one] { $left } point de dé perdu
   *[other] { $left } points de dé perdus
})
do-help-all-points = Convertir les points de dé restants : +{ $points } PV
do-help-everybody = Tatouer et ramasser ({ $many } tuiles){ $points ->
    [0] {""}
   *[other] , puis marquer { $points } PV
}
do-take_god = Prendre la { $card } visible
do-take_god-blind = Piocher une carte Dieu
do-priest = Poser le prêtre sur la case { $temple_space }
do-priest-push = Poser le prêtre sur la case { $temple_space } et pousser { $whose ->
    [own] votre autre prêtre
   *[other] le prêtre de { $seat }
}
do-build = Construire le bâtiment { $building } : +{ $points } PV
do-build_on = Construire en rangée { $row }, colonnes { $column } et { $next }
do-build_on-upright = Construire en colonne { $column }, rangées { $row } et { $next }
do-fire_gift-god_card = Prendre une carte Dieu
do-fire_gift-offering = Prendre une offrande
do-fire_rise-status = Avancer d’une case Statut
do-fire_rise-shell = Prendre un coquillage
do-fire-offering-status = Prendre une offrande et avancer d’une case Statut
do-fire-offering-shell = Prendre une offrande et un coquillage
do-fire-god_card-status = Prendre une carte Dieu et avancer d’une case Statut
do-fire-god_card-shell = Prendre une carte Dieu et un coquillage
do-fire-card = Prendre la { $card } visible
do-fire-blind = Piocher une carte Dieu
do-use = Utiliser { $group } : { $effect }
do-use-doubled = Utiliser { $group }, effet doublé par le Dieu Vert : { $effect } ({ $price })
do-use-extra = Utiliser en plus, avec le Dieu Vert, { $group } : { $effect } ({ $price })
do-use-stop = S’arrêter là
do-move_huts = { $huts ->
    [1] Déplacer une hutte vers la case 12
   *[other] Déplacer { $huts } huttes vers la case 12
}
do-buy = Acheter le { $jewel }
do-buy-decline = Ne rien acheter
do-settle-fulfil = Remplir la tâche { $task } : +{ $points } PV
do-settle-yellow = Remplir la tâche { $task } avec le Dieu Jaune : +{ $points } PV ({ $price })
do-settle-abandon = Abandonner la tâche { $task }
do-settle-stop = S’arrêter là
do-take_task = Prendre la tâche { $task }

## Refus

no-not-beside-a-one = Le poisson de { $region } vaut { $fish } : votre première hutte va dans une région dont le poisson vaut 1.
no-taken-by-another = { $seat } a déjà choisi { $region } : prenez une autre région de départ.
no-such-die = Choisissez d’abord un des dés qui vous restent ({ $dice }) : vous n’avez pas de dé { $value }.
no-not-lower = Un { $low } est déjà sur cette tuile : votre { $value } n’est pas inférieur, et vous ne pouvez pas jouer le Dieu Bleu.
no-not-linked = Aucune voie ne relie vos huttes à { $region }.
no-path = Aucune voie { $kind ->
    [land] terrestre
   *[sea] maritime
} ne mène de vos huttes vers une région nouvelle.
no-too-weak = La voie vers { $region } demande une force de { $needed } : la vôtre n’est que de { $strength }.
no-path-so-easy = La voie { $kind ->
    [land] terrestre
   *[sea] maritime
} la plus facile demande une force de { $needed } : la vôtre ne serait que de { $strength }.
no-other-kind = De vos huttes, on n’atteint { $region } que par voie { $kind ->
    [land] maritime
   *[sea] terrestre
} : vous avez choisi la voie { $kind ->
    [land] terrestre
   *[sea] maritime
}.
no-already-there = Vous avez déjà une hutte { $where }.
no-hut-on-normal-slots = Il n’y a plus de hutte sur vos cases 1 à 11.
no-hut-on-slot-12 = Il n’y a plus de hutte sur votre case 12.
no-hut-left = Il ne reste aucune hutte sur votre plateau individuel.
no-under-higher-die = Cette tuile est sous le dé { $die } : votre force n’est que de { $strength }.
no-other-sex = Il faut prendre { $wanted ->
    [woman] une femme
   *[man] un homme
}.
no-nobody-so-low = Il faudrait une force de { $needed } pour prendre { $wanted ->
    [woman] une femme
   *[man] un homme
} : la vôtre ne serait que de { $strength }.
no-normal-slot-free = Aucune de vos cases 1 à 11 n’est libre.
no-slot-12-taken = Votre case 12 est déjà occupée.
no-free-slot = Aucune case n’est libre sur votre plateau individuel : { $remedy ->
    [move] posez ou déplacez d’abord une hutte
    [place] posez d’abord une hutte
   *[none] vos hommes et vos femmes les occupent toutes
}.
no-slot-12-has-huts = { $stack ->
    [1] Une hutte se trouve
   *[other] { $stack } huttes se trouvent
} sur votre case 12.
no-slot-12-has-person = Votre case 12 porte un homme ou une femme : aucune hutte n’y va plus.
no-empty-place = Il n’y a plus personne sous le dé { $die }.
no-nobody-left = Il ne reste { $wanted ->
    [woman] aucune femme
   *[man] aucun homme
} sur le plateau de jeu pour cette manche.
no-too-few-points = Cela coûte { die-points } : il vous en reste { $left }.
no-man-like-that = Vous n’avez pas d’homme { $symbols ->
    [one] à { $symbols } symbole
   *[other] à { $symbols } symboles
} à tatouer.
no-woman-like-that = Vous n’avez pas de femme qui puisse ramasser { $symbols ->
    [one] { $symbols } coquillage
   *[other] { $symbols } coquillages
}.
no-man-is-tattooed = Vous n’avez plus d’homme { $symbols ->
    [one] à { $symbols } symbole
   *[other] à { $symbols } symboles
} à tatouer : chacun ne l’est qu’une fois.
no-woman-has-collected = Vous n’avez plus de femme qui puisse ramasser { $symbols ->
    [one] { $symbols } coquillage
   *[other] { $symbols } coquillages
} : chacune ne le fait qu’une fois.
no-hut-to-move = Il n’y a plus de hutte à déplacer sur vos cases 1 à 11.
no-not-face-up = Il n’y a pas de { $card } visible.
no-space-taken = Cette case Cérémonie est déjà prise : { $space }.
no-other-material = { $aim ->
    [beside] Le matériau à placer n’est pas { $material }
   *[space] Cette case attend { $material } : vous placez un autre matériau
}.
no-a-space-is-free = Une case libre attend { $material } : placez-y ce matériau.
no-card-left = Il ne reste aucune carte Dieu à prendre.
no-deck-used-up = La pioche et la défausse sont vides : prenez une carte visible.
no-space-too-high = La case { $temple_space } demande une force de { $temple_space } : la vôtre n’est que de { $strength }.
no-priest = Vos prêtres sont tous au temple.
no-too-weak-to-build = Le bâtiment { $building } demande une force de { $building } : la vôtre n’est que de { $strength }.
no-already-built = Votre bâtiment { $building } est déjà construit.
no-building-so-low = Votre plus petit bâtiment demande une force de { $needed } : la vôtre ne serait que de { $strength }.
no-material-missing = Il faut un matériau sur chacune de ces deux cases Cérémonie.
no-materials-side-by-side = { $unbuilt ->
    [none] Vos six bâtiments sont déjà construits
   *[some] Vous n’avez pas deux matériaux sur des cases Cérémonie adjacentes
}.
no-not-your-people = Vous n’avez pas cette tuile : { $people }.
no-not-so-many-alike = Vous ne pouvez pas en utiliser { $copies } : vous avez seulement { $owned_group }.
no-up-to-so-many = { $most ->
    [1] Vous ne pouvez déplacer qu’une hutte
   *[other] Vous pouvez déplacer au plus { $most } huttes
}.
no-has-acted = Ce type a déjà agi dans cette phase : { $people }.
no-not-of-this-round = Ce bijou n’est pas en vente pendant cette manche : { $jewel }.
no-already-sold = Ce bijou est déjà vendu : { $jewel }.
no-too-few-shells = Ce bijou coûte { $cost ->
    [one] { $cost } coquillage
   *[other] { $cost } coquillages
} : vous { $shells ->
    [0] n’en avez aucun
    [1] n’en avez qu’un
   *[other] n’en avez que { $shells }
}.
no-not-your-task = Cette tâche n’est pas à vous : { $task }.
no-must-fulfil = Vous avez une tâche complète : remplissez-en une avant de continuer.
no-must-abandon = Il faut régler une tâche : abandonnez-en une, ou remplissez-en une avec le Dieu Jaune.
no-not-complete = Pour { $task }, il vous en manque encore { $missing }.
no-not-shown = Cette tâche n’est pas proposée pendant cette manche : { $task }.
no-has-complete-task = Vous avez une tâche complète : vous ne pouvez pas abandonner la tâche { $task }.
no-not-one-left-to-you = Cette tâche n’est pas une de celles qui vous restent : { $task }.
no-nothing-abandoned = On n’abandonne plus rien en fin de partie : gardez la tâche { $task } ou remplissez-la.
no-nothing-to-pay-with = Vous ne pouvez pas jouer le { $god } : il faut une carte de sa couleur, deux autres cartes Dieu identiques ou une tuile Dieu.
no-such-card = Vous n’avez pas de { $card } en main.
no-such-pair = Il vous faudrait { $pair }.
no-other-colour = Une seule { $card } ne permet pas de jouer le { $god } : il en faut deux.
no-god-tile = Vous n’avez plus de tuile Dieu.
no-needs-green = Un type de plus demande le Dieu Vert : vous ne pouvez pas le jouer.
no-one-green = On ne joue qu’un Dieu Vert par phase B : il double un type ou en ajoute un.
no-offering = Vous n’avez pas d’offrande : il en faut une pour jouer le { $god } avec des cartes.
no-counts-for-the-task = Ce que vous dépenseriez compte pour cette tâche : il vous manquerait alors plus d’un prérequis.
no-one-card-is-enough = Une seule carte suffit pour jouer le { $god } : gardez la seconde.
no-already-a-six = Votre dé est déjà un 6 : le Dieu Blanc n’y changerait rien.
no-already-strongest = La force est déjà de 6 : le Dieu Vert n’y changerait rien.
no-nothing-missing = Il ne vous manque rien pour { $task } : le Dieu Jaune n’y changerait rien.
no-not-both-payable = Vous n’avez pas de quoi jouer à la fois le Dieu Bleu et le Dieu Blanc.
no-nothing-left-for-white = Joué ainsi, le Dieu Bleu ne vous laisse pas de quoi jouer le Dieu Blanc.
no-more-than-one-short = Il vous manque { $missing } prérequis pour { $task } : le Dieu Jaune n’en remplace qu’un.

## Journal

log-turn-tile = { $seat } est { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] { $place }e
} dans l’ordre du tour.
log-fish-laid = Le poisson de { $region } vaut { $fish }.
log-person-shown = Sous le dé { $die } arrive { $person }.
log-start-task = { $seat } reçoit la tâche de départ { $task }.
log-task-dealt = { $seat } reçoit la tâche { $task }.
log-task-shown = La tâche { $task } est proposée.
log-jewel-laid = Un { $jewel } sera en vente à la manche { $round }.
log-card-turned = Une { $card } est révélée.
log-card-drawn = Vous piochez une { $card }.
log-card-drawn-hidden = { $seat } pioche une carte Dieu.
log-rolled = { $seat } lance ses dés : { $first }, { $second }, { $third }.
log-round-started = { $round ->
    [6] Dernière manche
   *[other] Manche { $round }
} : { $seat } commence.
log-started = { $seat } commence { $where }.
log-die-placed = { $seat } pose un { $value } : { $job }.
log-die-with-white = { $seat } pose un { $value } : { $job }, avec le Dieu Blanc.
log-fished = { $seat } pose un { $value } : Pêche, +{ $points } PV.
log-paid = { $seat } joue le { $god } avec { $payment }.
log-hut-placed = { $seat } pose une hutte { $where }.
log-offerings = { $seat } reçoit { $offerings ->
    [one] { $offerings } offrande
   *[other] { $offerings } offrandes
}.
log-material-laid = { $seat } place { $material } : { $space }.
log-material-beside = { $seat } garde { $material } à côté de son plateau individuel.
log-fish-scored = { $seat } marque le poisson de { $region } : +{ $points } PV.
log-recruited = { $seat } prend { $person }.
log-tattooed = { $seat } tatoue { $person }.
log-collected = { $seat } ramasse { $symbols ->
    [one] { $symbols } coquillage
   *[other] { $symbols } coquillages
} avec { $people }.
log-help-points = { $seat } marque { $points } PV grâce à l’Assistant.
log-help-lost = { $seat } renonce à { $left ->
    [one] { $left } point de dé
   *[other] { $left } points de dé
}.
log-card-taken = { $seat } prend une { $card } visible.
log-huts-moved = { $seat } déplace { $huts ->
    [one] { $huts } hutte
   *[other] { $huts } huttes
} vers la case 12.
log-priest-placed = { $seat } pose un prêtre au temple, case { $temple_space }.
log-priest-out = Un prêtre de { $seat } est poussé hors du temple.
log-built = { $seat } construit le bâtiment { $building } : +{ $points } PV.
log-climbed = { $seat } { $steps ->
    [0] est déjà au bout de la piste Statut
    [1] avance d’une case Statut
   *[other] avance de { $steps } cases Statut
}.
log-shells = { $seat } reçoit { $shells ->
    [one] { $shells } coquillage
   *[other] { $shells } coquillages
}.
log-people-used = { $seat } utilise { $group }.
log-people-doubled = { $seat } utilise { $group }, effet doublé par le Dieu Vert.
log-people-extra = { $seat } utilise en plus { $group }, avec le Dieu Vert.
log-people-points = { $seat } marque { $points } PV grâce à ses hommes et femmes.
log-status-scored = { $seat } marque { $points } PV sur la piste Statut.
log-new-place = { $seat } jouera en { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] dernier
}.
log-temple-scored = { $seat } marque { $points } PV au temple avec { $priests ->
    [one] { $priests } prêtre
   *[other] { $priests } prêtres
}.
log-god-tile-won = { $seat } reçoit une tuile Dieu du temple.
log-god-tile-gone = Le temple est vide : une tuile Dieu quitte la partie.
log-jewel-bought = { $seat } achète un { $jewel }.
log-task-done = { $seat } remplit la tâche { $task } : +{ $points } PV.
log-task-dropped = { $seat } abandonne la tâche { $task }.
log-task-taken = { $seat } prend la tâche { $task }.
log-deck-rebuilt = On reforme la pioche avec la défausse : { $cards ->
    [one] { $cards } carte Dieu
   *[other] { $cards } cartes Dieu
}.
log-final-tasks = Les six manches sont jouées : place aux dernières tâches.
log-final-points = { $source } : { $seat } marque { $points } PV.
log-scored = { $seat } totalise { $points } PV.

## Moments

moment-draw = Votre pioche
moment-round = Manche { $round }
moment-dice = Les dés sont lancés
moment-arrivals = De nouvelles tuiles et cartes
moment-status = Phase C : la piste Statut
moment-temple = Phase C : le temple
moment-pushed = Un prêtre doit sortir
moment-end = Décompte final

## Sur la table

scene-title = Bora Bora, manche { $round }
scene-over = Bora Bora, partie terminée
scene-end = Partie terminée
scene-round = Manche { $round } / 6
scene-part-set_up = Mise en place
scene-part-A = Phase A : dés
scene-part-B = Phase B : hommes et femmes
scene-part-C = Phase C : décomptes
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
scene-job-build = Construire
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
scene-god-tile = Tuile Dieu : remplace n’importe quelle carte Dieu
scene-gods = Cartes Dieu
scene-god-card = carte Dieu
scene-god-blue = poser un dé même non inférieur
scene-god-white = faire agir le dé comme un 6
scene-god-red = marquer le poisson où l’on s’étend
scene-god-green = doubler un type, ou en ajouter un
scene-god-yellow = remplacer un prérequis de tâche
scene-deck = Pioche
scene-discard = Défausse
scene-hand = Vos cartes Dieu ({ $n })
scene-known = Cartes Dieu connues (sur { $n })
scene-tasks = Tâches à prendre
scene-progress = { $have } sur { $least }
scene-own-tasks = Tâches (remplies : { $done } / { $all })
scene-fulfil = remplir +{ $n }
scene-yellow = +{ $n } PV
scene-abandon = abandonner
scene-spaces = Huttes, hommes et femmes
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
scene-rest = reste : { $n } PV
scene-everybody = tout décaler
scene-beside = à côté
scene-red-brings = +{ $n } PV
scene-no = laisser le poisson
scene-stop = s’arrêter
scene-nothing = ne rien acheter
scene-shell = coquillage
scene-your-move = à vous !
scene-thinking = réfléchit…
scene-position = { $n ->
    [1] 1er à jouer
   *[other] { $n }e à jouer
}
scene-count-offerings = Offrandes
scene-count-shells = Coquillages
scene-count-priests = Prêtres en réserve
scene-count-huts = Huttes encore sur le plateau individuel
scene-count-men = Hommes
scene-count-women = Femmes
scene-count-jewels = Bijoux
scene-open = Ouvrir le plateau individuel : { $name }
scene-board-of = Plateau individuel : { $name }
scene-result = Résultat
scene-total = Total
scene-bonuses = Bonus de fin de partie

## Ce qu’on touche : un nom, et ce que c’est

thing-die = Dé { $value } de { $seat }
    .about = Sa valeur est sa force : plus il est haut, plus son action est forte ; plus il est bas, plus il trouve de place sur les tuiles Action.
    .placed = Il est posé jusqu’à la fin de la manche : sur cette tuile Action, les dés suivants doivent lui être inférieurs.
thing-job = Action { $job }
    .about = Le plus petit dé posé ici est un { $low } : on n’y pose plus { $most ->
        [1] qu’un 1
       *[other] que { $most } ou moins
    }, sauf avec le Dieu Bleu. Ont encore un dé assez petit : { $able }.
    .empty = Aucun dé n’est encore posé ici : tous sont admis.
    .closed = Un 1 est posé ici : plus aucun dé n’y va sans le Dieu Bleu.
    .fish = Tous les dés sont admis ici, et aucun ne gêne les autres.
thing-tile = Tuile Action
    .about = { thing-job.about }
    .empty = { thing-job.empty }
    .closed = { thing-job.closed }
thing-limit = { $most ->
    [0] Tuile Action fermée
    [1] Dés admis : 1 seulement
   *[other] Dés admis : { $most } ou moins
}
    .about = Le plus petit dé posé ici est un { $low }. Les lettres sont celles des joueurs qui ont encore un dé inférieur : { $able }.
    .empty = Aucun dé n’est encore posé ici. Les lettres sont celles des joueurs qui ont encore un dé à poser : { $able }.
    .closed = { thing-job.closed }
thing-white = { $job } avec le Dieu Blanc
    .about = Le dé agit comme un 6, mais compte sur la tuile pour sa vraie valeur.
thing-waiting-dice = Dés à poser
    .about = Une ligne par joueur, avec les dés qu’il lui reste à poser pendant cette manche.
thing-path = { $kind ->
    [land] Voie terrestre
   *[sea] Voie maritime
} de valeur { $value }
    .about = Elle relie { $place } et { $goal } : pour l’emprunter, il faut une force de { $value } au moins.
thing-fish = { $fish ->
    [0] Aucun poisson : { $place }
   *[other] Poisson de valeur { $fish } : { $place }
}
    .about = Le chiffre est la valeur du poisson, marquée à la fin par qui occupe la case Construction (en ce moment : { $holder }). Le second symbole est ce qu’on reçoit en s’étendant ici : { $income }.
thing-hut = Hutte de { $seat } : { $place }
    .holds = Arrivée la dernière, elle occupe la case Construction : à la fin, elle rapporte le poisson ({ $fish }).
    .aside = Elle a été mise de côté : elle compte toujours pour les tâches et les voies, mais ne rapporte plus le poisson.
thing-legend = Légende des voies
    .about = Trait plein : voie terrestre. Pointillé : voie maritime. Le nombre est la force demandée.
thing-round = Manche { $round } sur 6
    .about = Ordre du tour : { $order }.
thing-column = Manche { $n }
    .about = Pendant cette manche, un bâtiment rapporte { $building } PV, et chaque prêtre au temple { $priest } PV. Dessous, les bijoux en vente.
thing-building-points = Ce que rapporte un bâtiment
    .about = Cette rangée donne les PV d’un bâtiment à chaque manche : { $points } en ce moment.
thing-priest-points = Ce que rapporte un prêtre
    .about = Cette rangée donne les PV de chaque prêtre au temple à chaque manche : { $points } en ce moment.
thing-under = Sous le dé { $n }
    .about = Pour prendre la femme ou l’homme de cette colonne, il faut une force de { $n } au moins.
thing-status-space = Case Statut { $n }
    .about = { $points ->
        [0] Elle ne rapporte rien.
        [one] Elle rapporte { $points } PV à la fin de la manche.
       *[other] Elle rapporte { $points } PV à la fin de la manche.
    }
thing-disc = Disque Statut de { $seat }
    .about = Il est sur la case { $space }, qui vaut { $points } PV. Le plus avancé jouera en premier à la manche suivante.
thing-priest = Prêtre de { $seat }
    .about = À la fin de cette manche, il rapporte { $points } PV. Qui a le plus de prêtres gagne une tuile Dieu.
thing-temple-space = Temple, case { $n }
    .about = Pour y poser un prêtre, il faut une force de { $n } au moins. Qui l’occupe : { $whose }.
thing-temple-god-tiles = { $n ->
    [0] Tuiles Dieu du temple : aucune
    [one] Tuiles Dieu du temple : { $n }
   *[other] Tuiles Dieu du temple : { $n }
}
    .about = Une par manche, pour qui a le plus de prêtres au temple.
thing-god-deck = Pioche des cartes Dieu
    .about = { $n ->
        [0] Elle est vide.
        [one] Elle compte { $n } carte, face cachée.
       *[other] Elle compte { $n } cartes, face cachée.
    }
thing-god-discard = Défausse des cartes Dieu
    .about = { $n ->
        [0] Elle est vide.
        [one] Elle compte { $n } carte.
       *[other] Elle compte { $n } cartes.
    }
thing-god-shown = { $god } face visible
    .about = { $n ->
        [0] Aucune carte de ce Dieu n’est visible en ce moment.
        [one] { $n } carte de ce Dieu est à prendre.
       *[other] { $n } cartes de ce Dieu sont à prendre.
    } Jouer une carte Dieu coûte une offrande.
thing-god-held = { $god }
    .about = { $n ->
        [0] Vous n’avez aucune carte de ce Dieu.
        [one] Vous avez { $n } carte de ce Dieu.
       *[other] Vous avez { $n } cartes de ce Dieu.
    } Jouer une carte Dieu coûte une offrande.
thing-god = { $god }
    .about = On le joue avec une carte de sa couleur ou deux autres cartes identiques, et une offrande ; ou avec une tuile Dieu seule.
thing-god-tile = Tuile Dieu
    .about = Elle remplace n’importe quelle carte Dieu, sans offrande. Gardée jusqu’à la fin, elle vaut 2 PV.
thing-slot = { $what ->
    [person] { $who }
    [shifted] { $who }
    [hut] Hutte sur la case { $n }
    [last] Case 12
   *[free] Case { $n }, libre
}
    .person = Une tuile : { $one } ; deux identiques : { $two } ; trois : { $three }. Le symbole du bas (coquillage ou couronne) est ce que l’Assistant peut encore en tirer, une seule fois.
    .shifted = Une tuile : { $one } ; deux identiques : { $two } ; trois : { $three }. La tuile est décalée : l’Assistant en a déjà tiré ses symboles.
    .hut = Cette hutte attend d’être posée dans une région ; sa case se libère alors pour une femme ou un homme.
    .last = Ici s’empilent les huttes qu’on déplace pour libérer des cases. { $huts ->
        [0] Elle n’en porte aucune.
       *[other] Elle en porte { $huts }.
    }
    .free = Une tuile Femme ou Homme peut y prendre place.
thing-crowd = { $who }
    .about = { thing-slot.person }
thing-space = Case Cérémonie : { $material }
    .free = Elle attend ce matériau : { $material }. Deux cases adjacentes garnies peuvent porter un bâtiment.
    .material = Son matériau est en place : avec une case adjacente garnie, elle peut porter un bâtiment.
    .built = Un bâtiment la recouvre : elle compte comme remplie.
thing-built = Bâtiment { $n }, construit
    .about = Les six bâtiments construits rapportent 6 PV de plus à la fin.
thing-building = Bâtiment { $n }
    .about = Pour le construire, il faut une force de { $n } au moins et deux cases Cérémonie adjacentes garnies. Il rapporte { $points } PV pendant cette manche et un bonus Feu.
thing-seam = Construire ici
    .about = Le bâtiment recouvrirait ces deux cases Cérémonie.
thing-held-task = Tâche { $task }
    .about = { $seat } en est à { $have } sur { $least }. Une tâche remplie rapporte 6 PV, ou 4 avec le Dieu Jaune.
thing-fulfil = Remplir la tâche { $task }
thing-yellow = Remplir la tâche { $task } avec le Dieu Jaune
thing-abandon = Abandonner la tâche { $task }
thing-task = Tâche { $task }
    .about = À prendre à la fin de la manche, contre celle que l’on vient de remplir ou d’abandonner.
thing-doubled = Effet doublé par le Dieu Vert
thing-fewer = En utiliser moins
thing-head = { $seat } : { $points ->
    [0] 0 PV
    [one] { $points } PV
   *[other] { $points } PV
}
    .about = D’où viennent ces points : { $sources }.
    .source = { $source } { $n }
    .none = aucun point encore
thing-count = { $what ->
    [offering] Offrandes
    [shell] Coquillages
    [god_tile] Tuiles Dieu
    [god_card] Cartes Dieu en main
    [hut] Huttes sur le plateau individuel
    [priest] Prêtres en réserve
    [jewel] Bijoux
    [task] Tâches remplies
    [man] Hommes
    [woman] Femmes
   *[vp] Points des bijoux
} de { $seat } : { $n }
thing-beside = À côté du plateau individuel : { $held }
    .about = Ces matériaux n’ont pas trouvé de case Cérémonie libre : ils comptent pour les tâches seulement.
thing-ground = Cases Cérémonie de { $seat }
    .about = En couleur, les matériaux en place ; en corail, les bâtiments.
thing-asked = Au choix : { $word }
    .points = points de dé restants
thing-region = { $place }
    .about = S’étendre ici rapporte : { $income }. Le poisson vaut { $fish }. Sur la case Construction : { $holder }. Huttes de : { $huts }.
thing-person = { $who }
    .about = { thing-slot.person }
thing-jewel = Le { $jewel }
    .about = En vente à la manche { $round } : en haut ses points, en bas son prix en coquillages.
thing-ranking = Résultat
    .about = Une ligne par source de points, une colonne par joueur, du premier au dernier.
thing-zone = { $zone ->
    [map] L’archipel
    [tasks] Tâches à prendre
    [status] Piste Statut
    [temple] Temple
    [gods] Cartes Dieu
    [tiles] Tuiles Action
    [people] Femmes et hommes à prendre
    [jewelry] Bijoux, une colonne par manche
    [dice] Dés
    [own] Plateau individuel
    [hand] Cartes Dieu en main
    [asked] Ce que font les Dieux
   *[players] Les autres joueurs
}

## Ce qui compte dans une position, pour le conseiller

feature-points = Points déjà marqués
feature-end = Points en vue pour la fin (bijoux, poissons, tuiles Dieu)
feature-goods = Cartes Dieu, offrandes et coquillages
feature-ground = Matériaux sur les cases Cérémonie
feature-people = Hommes et femmes sur le plateau individuel
feature-temple = Prêtres au temple
feature-tasks = Tâches remplies ou à portée
feature-status = Avance sur la piste Statut
feature-action = Dés et actions encore à jouer
