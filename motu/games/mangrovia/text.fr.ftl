## Le jeu

title = Mangrovia
summary = Un plat, deux appontements : choisissez vos actions avant les autres et bâtissez vos huttes au bon endroit.
goal = Bâtissez vos huttes sur les sentiers des Dieux, autour de l’Étoile de Pierre et du Totem : la plus grande ferveur fait le nouveau chef.
option-statue_tiles = Tuiles Statue
    .about = Variante : les 8 tuiles Statue sont parmi les tuiles Bonus de l’Étoile de Pierre.
option-other_tiles = Tuiles Offrande, Amulette et Joker
    .about = Variante : les 8 tuiles sans statue sont parmi les tuiles Bonus de l’Étoile de Pierre.
option-random_first_player = Premier joueur au hasard
    .about = Sinon, le premier siège commence.
option-star_counts_neutral = La hutte neutre compte à l’Étoile
    .about = À 2 ou 3 joueurs, elle entre dans le nombre de huttes par lequel on multiplie les siennes.

## Noms

landscape-water = eau
    .title = Eau
    .the = l’eau
landscape-sand = sable
    .title = Sable
    .the = le sable
landscape-mangrove = mangrove
    .title = Mangrove
    .the = la mangrove
landscape-reed = roseau
    .title = Roseau
    .the = le roseau

card-water = carte Eau
    .a = une carte Eau
    .none = de carte Eau
card-sand = carte Sable
    .a = une carte Sable
    .none = de carte Sable
card-mangrove = carte Mangrove
    .a = une carte Mangrove
    .none = de carte Mangrove
card-reed = carte Roseau
    .a = une carte Roseau
    .none = de carte Roseau
piece-offering = offrande { $value }
    .a = une offrande { $value }
    .none = d’offrande { $value }
piece-start = carte de départ { $value }
    .a = une carte de départ { $value }
    .none = de carte de départ { $value }
piece-amulet = amulette { $value }
    .a = une amulette { $value }
    .none = d’amulette { $value }
pieces = { $n } × { $name }
number = { $n }
neutral-colour = la couleur neutre
    .hut = neutre
either = { $one } ou { $two }

bonus_statue_v1 = tuile Statue A
bonus_statue_v2 = tuile Statue B
bonus_statue_v3 = tuile Statue C
bonus_statue_v4 = tuile Statue D
bonus_statue_h1 = tuile Statue E
bonus_statue_h2 = tuile Statue F
bonus_statue_h3 = tuile Statue G
bonus_statue_h4 = tuile Statue H
bonus_offering3 = tuile Offrande
    .a = une tuile Offrande
    .none = de tuile Offrande
bonus_amulet2 = tuile Amulette
    .a = une tuile Amulette
    .none = de tuile Amulette
bonus_joker = Joker Paysage
    .a = un Joker Paysage
    .none = de Joker Paysage

path-v1 = sentier A
    .title = Sentier A
path-v2 = sentier B
    .title = Sentier B
path-v3 = sentier C
    .title = Sentier C
path-v4 = sentier D
    .title = Sentier D
path-h1 = sentier E
    .title = Sentier E
path-h2 = sentier F
    .title = Sentier F
path-h3 = sentier G
    .title = Sentier G
path-h4 = sentier H
    .title = Sentier H

site-1 = lieu de culte 1/12
site-2 = lieu de culte 2/11
site-3 = lieu de culte 3/10
site-4 = lieu de culte 4/9
site-5 = lieu de culte 5/8
site-6 = lieu de culte 6/7

step-face_up = carte visible
step-face_down = carte cachée
step-two_up_or_down = deux cartes visibles ou deux cachées
step-amulets = amulettes
step-hut = une hutte
step-two_huts = deux huttes
step-amulets_or_hut = amulettes ou une hutte
step-single_or_double = une hutte ou une double hutte
step-birds = oiseaux et talisman

square = { $landscape } { $cost }{ $pays ->
    [amulets] {" "}en amulettes
   *[offerings] {""}
} ({ $place })
square-dual = { $one } ou { $two } { $cost }{ $pays ->
    [amulets] {" "}en amulettes
   *[offerings] {""}
} ({ $place })

source-suns = Points imprimés
source-favour_tiles = Tuiles Ferveur
source-paths = Sentiers des Dieux
source-star = Étoile de Pierre
source-totem = Totem
source-amulets = Amulettes

## Questions

ask-place_bowl = Posez un plat sur un lieu de culte
ask-draw_up = Prenez une carte visible, ou renoncez
ask-draw_down = Piochez une carte cachée, ou renoncez
ask-draw_two = Choisissez : deux cartes visibles ou deux cartes cachées
ask-collect = { $tokens ->
    [0] Prenez une amulette de valeur 1, ou renoncez
    [one] Tirez une amulette du sac, ou renoncez
   *[other] Tirez { $tokens } amulettes du sac, ou renoncez
}
ask-return_amulet = Remettez dans le sac une des amulettes tirées
ask-action = Choisissez : des amulettes ou une hutte
ask-size = Choisissez : une hutte ou une double hutte
ask-build = Choisissez la case de votre hutte, ou renoncez
ask-build_double = Choisissez la case de votre double hutte, ou renoncez
ask-play = Jouez une carte Paysage pour { $square }{ $left ->
    [1] {""}
   *[other] {" "}(encore { $left })
}
ask-pay = Payez { $square } : encore { $left }
ask-move_birds = Placez les oiseaux sur deux paysages

## Choix

do-place_bowl = Poser un plat au { $site } : { $west }, puis { $east }
do-draw_up = Prendre { $card }
do-draw_up-decline = Ne pas prendre de carte
do-draw_down = Piocher une carte { $kind ->
    [offering] Offrande
   *[landscape] Paysage
}
do-draw_down-decline = Ne pas piocher
do-draw_two-up = Prendre deux cartes visibles
do-draw_two-down = Piocher deux cartes cachées
do-draw_two-decline = Ne prendre aucune carte
do-amulets = { $tokens ->
    [0] Prendre une amulette de valeur 1
    [one] Tirer une amulette du sac
   *[other] Tirer { $tokens } amulettes du sac
}
do-collect-decline = Ne pas prendre d’amulette
do-return_amulet = Remettre l’amulette { $value }
do-action-hut = Bâtir une hutte
do-action-decline = Renoncer à cette action
do-size-single = Bâtir une hutte
do-size-double = Bâtir une double hutte
do-size-decline = Ne pas bâtir
do-build = Bâtir sur { $square }{ $suns ->
    [0] {""}
    [one] {" "}: 1 point
   *[other] {" "}: { $suns } points
}
do-build-decline = Ne pas bâtir
do-build_double = Double hutte sur { $square }{ $suns ->
    [0] {""}
    [one] {" "}: 1 point
   *[other] {" "}: { $suns } points
}
do-build_double-decline = Ne pas bâtir
do-play = Jouer { $card }
do-pay = Payer avec { $piece }
do-birds-move = Placer les oiseaux : { $landscapes }
do-birds-stay = Laisser les oiseaux : { $landscapes }
do-build-with = Bâtir sur { $square } avec { $pieces }{ $suns ->
    [0] {""}
    [one] {" "}: 1 point
   *[other] {" "}: { $suns } points
}
do-build_double-with = Double hutte sur { $square } avec { $pieces }{ $suns ->
    [0] {""}
    [one] {" "}: 1 point
   *[other] {" "}: { $suns } points
}
do-pay-all = Payer avec { $pieces }

## Refus

no-blocked = Le { $site } est bloqué par le plat neutre pour toute la partie.
no-taken = Le { $site } est pris : { $owner } y a posé un plat.
no-not-north = Vous êtes premier joueur : votre premier plat ne va pas au { $site }, le plus au nord.
no-nothing-to-draw = Il ne reste aucune carte à prendre, ni visible ni cachée : cette étape est sautée.
no-neither-possible = Il n’y a pas d’amulette à prendre et votre réserve de huttes est vide : cette étape est sautée.
no-without-bird = Aucun oiseau n’indique la case { $square } : ce tour, on bâtit sur { $birds }.
no-birds-elsewhere = Vos cartes Paysage ne montrent aucun des paysages indiqués par les oiseaux : { $birds }.
no-card-without-bird = Aucun oiseau n’indique { $ground } : ce tour, on bâtit sur { $birds }.
no-not-open = Il n’y a pas { $missing } parmi les cartes visibles.
no-none-open = Il ne reste aucune carte visible.
no-pile-out = La pioche { $kind ->
    [offering] Offrande
   *[landscape] Paysage
} et sa défausse sont vides : vous n’y piochez rien.
no-both-piles-out = Les deux pioches et leurs défausses sont vides.
no-stack-empty = Sans hutte sur une case Amulette, vous prenez une amulette de valeur 1 : il n’en reste plus.
no-not-just-drawn = Vous n’avez pas tiré d’amulette { $value } : remettez l’une de celles que vous venez de tirer, { $drawn }.
no-bag-empty = Le sac est vide et aucune amulette n’est mise de côté : il n’y a rien à tirer.
no-card-missing = Il vous faut { $fitting } pour la case { $square } : vous n’en avez pas.
no-out-of-cards = Vous n’avez aucune carte Paysage à jouer.
no-card-unfit = La case { $square } demande { $fitting } : { $card } ne convient pas.
no-none-left-to-play = Il ne vous reste pas { $missing } à jouer.
no-sum-too-small = Vous n’avez pas { $sum } en { $pays ->
    [amulets] amulettes
   *[offerings] offrandes
} pour la case { $square }.
no-nothing-payable = Vous ne pouvez payer exactement aucune des cases libres que permettent vos cartes et les oiseaux ({ $birds }).
no-none-left-to-give = Il ne vous reste pas { $missing } à donner.
no-rest-unpayable = Avec { $piece }, vous ne pourriez plus payer exactement les { $left } qui restent.
no-not-exactly = Vos { $pays ->
    [amulets] amulettes
   *[offerings] offrandes
} ne font pas exactement { $sum } : pour la case { $square }, il est interdit de payer davantage.
no-too-much = Avec { $piece }, vous dépasseriez les { $left } qui restent à payer : on ne rend pas la monnaie.
no-other-currency = La case { $square } se paie seulement en { $pays ->
    [amulets] amulettes
   *[offerings] offrandes
} : vous n’en avez pas pour { $sum } exactement.
no-piece-does-not-count = Cette case se paie seulement en { $pays ->
    [amulets] amulettes
   *[offerings] offrandes
} : { $piece } n’y compte pas.
no-out-of-huts = Votre réserve de huttes est vide.
no-occupied = La case { $square } porte déjà une hutte ({ $owner }).
no-two-cards-needed = Il vous faut deux cartes Paysage qui conviennent à la case { $square }.
no-double-unpayable = Vous ne pouvez payer aucune double hutte : il faut deux cartes d’un paysage indiqué par un oiseau ({ $birds }) et exactement le double du coût.
no-single-only = Pas de double hutte sur la case { $square } : c’est une case { $area ->
    [star] de l’Étoile de Pierre
    [totem] du Totem
   *[amulet] Amulette
}.
no-never-doubled = Votre hutte de la case { $square } ne peut pas devenir une double hutte.
no-one-hut-left = Il faut deux huttes en réserve : il ne vous en reste qu’une.
no-double-sum-missing = Vous ne pouvez pas payer exactement { $sum } en { $pays ->
    [amulets] amulettes
   *[offerings] offrandes
}, le double du coût, pour la case { $square }.
no-both-need-birds = Vos deux cartes pour la case { $square } doivent montrer un paysage indiqué par un oiseau ({ $birds }).
no-each-needs-a-bird = Aucun oiseau n’indique { $ground } : chacune des deux cartes doit montrer un paysage indiqué par un oiseau.
no-either-card-missing = Il vous faut { $fitting } pour la case { $square } : vous n’avez ni l’une ni l’autre.
no-bird-on-other-landscape = Votre carte pour la case { $square } montre un paysage sans oiseau : ce tour, on bâtit sur { $birds }.

## Journal

log-first-player = { $seat } est premier joueur et prend le talisman.
log-start-cards = { $seat } reçoit les cartes de départ { $low } et { $high }.
log-revealed-offering = On révèle une offrande { $value }.
log-revealed-landscape = On révèle { $card }.
log-bonus-tile-laid = Sur { $place } : { $tile }.
log-round-started = Tour { $round } : { $seat } commence.
log-bowl-placed = { $seat } pose un plat au { $site }.
log-boat-stops = La barque s’arrête à l’appontement { $pier } : à { $seat } d’agir.
log-took-offering = { $seat } prend une offrande { $value } visible.
log-took-landscape = { $seat } prend { $card } visible.
log-drew-from-pile = { $seat } pioche une carte { $kind ->
    [offering] Offrande
   *[landscape] Paysage
} cachée.
log-drew-offering = Vous piochez une offrande { $value }.
log-drew-landscape = Vous piochez { $card }.
log-no-card = { $seat } ne prend pas de carte.
log-chose-cards = { $seat } choisit { $way ->
    [up] les cartes visibles
   *[down] les cartes cachées
}.
log-pile-formed = La défausse { $kind ->
    [offering] Offrande
   *[landscape] Paysage
} forme une nouvelle pioche.
log-took-one = { $seat } prend une amulette de valeur 1.
log-drew-amulets = { $seat } tire { $tokens ->
    [1] une amulette
   *[other] { $tokens } amulettes
} du sac.
log-drew-amulet = Vous tirez une amulette { $value }.
log-returned-one = { $seat } remet une amulette dans le sac.
log-returned-amulet = Vous remettez l’amulette { $value } dans le sac.
log-bag-refilled = Les amulettes mises de côté retournent dans le sac.
log-no-amulets = { $seat } ne prend pas d’amulette.
log-not-built = { $seat } ne bâtit pas.
log-built = { $seat } bâtit { $huts ->
    [1] une hutte
   *[2] une double hutte
} sur la case { $square } : { $played }, { $payment }.
log-suns = { $seat } : +{ $points } (points imprimés).
log-favour-tile = { $seat } : +{ $points } (tuile Ferveur).
log-amulet-hut = { $seat } a { $huts ->
    [1] une hutte
   *[other] { $huts } huttes
} sur des cases Amulette.
log-bonus-tile-won = { $seat } gagne une tuile Bonus : { $tile }.
log-last-hut = { $seat } a bâti sa dernière hutte : c’est le dernier tour.
log-birds-moved = { $seat } place les oiseaux : { $landscapes }.
log-birds-stay = { $seat } laisse les oiseaux : { $landscapes }.
log-talisman = { $seat } prend le talisman.
log-talisman-passed = Personne au nord : le talisman passe à droite, à { $seat }.
log-birds-flew = Les oiseaux s’envolent : { $landscapes }.
log-round-limit = La partie s’arrête après le tour { $round }.
log-path-scored = { $path } : { $seat }, +{ $points }.
log-path-lost = { $path } : la couleur neutre l’emporte : { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
}.
log-star-scored = Étoile de Pierre : { $seat }, { $huts } × { $all } = +{ $points }.
log-totem-scored = Totem : { $seat }, +{ $points }.
log-totem-lost = Totem : la couleur neutre l’emporte : { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
}.
log-amulets-scored = Amulettes : { $seat }, +{ $points }.
log-total = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Sur la table

scene-title = Mangrovia, tour { $round }
scene-over = Mangrovia, partie terminée
scene-round = Tour { $round }
scene-end = Partie terminée
scene-last-round = dernier tour
scene-offerings = Offrandes
scene-landscapes = Paysages
scene-amulets = Amulettes
scene-pile-offering = Pioche Offrande : { $cards ->
    [0] vide
    [one] une carte
   *[other] { $cards } cartes
}
scene-pile-landscape = Pioche Paysage : { $cards ->
    [0] vide
    [one] une carte
   *[other] { $cards } cartes
}
scene-open_cards = Cartes visibles
scene-piles = Pioches
scene-discard = défausse
scene-discard-offering = Défausse Offrande : { $cards ->
    [0] vide
    [one] une carte
   *[other] { $cards } cartes
}
scene-discard-landscape = Défausse Paysage : { $cards ->
    [0] vide
    [one] une carte
   *[other] { $cards } cartes
}
scene-in-bag = au sac
scene-aside = de côté :
scene-bag = Amulettes : { $bag ->
    [0] aucune
   *[other] { $bag }
} dans le sac, { $ones ->
    [0] aucune
   *[other] { $ones }
} de valeur 1 sur le plateau, { $aside ->
    [0] aucune mise
    [one] { $aside } mise
   *[other] { $aside } mises
} de côté
scene-amulet-table = Huttes sur cases Amulette
scene-amulet-row = { $huts ->
    [0] Sans hutte sur une case Amulette
    [one] Avec une hutte sur une case Amulette
   *[other] Avec { $huts } huttes sur des cases Amulette
} : { $tokens ->
    [0] prendre une amulette de valeur 1
    [one] tirer une amulette du sac
   *[other] tirer { $tokens } amulettes du sac
}{ $returned ->
    [0] {""}
   *[other] {" "}et en remettre { $returned }
}
scene-archipelago = Archipel des Dieux
scene-step-face_up = { $n ->
    [one] { $n } visible
   *[other] { $n } visibles
}
scene-step-face_down = { $n ->
    [one] { $n } cachée
   *[other] { $n } cachées
}
scene-step-two_up_or_down = visibles/cachées
scene-step-amulets = amulettes
scene-step-hut = { $n ->
    [one] { $n } hutte
   *[other] { $n } huttes
}
scene-step-two_huts = 2 huttes
scene-step-amulets_or_hut = amulettes ou hutte
scene-step-single_or_double = hutte ou double
scene-step-birds = oiseaux et talisman
scene-favours = Ferveur
scene-favours-about = Tuiles Ferveur : chaque hutte du Totem prend la première et marque sa valeur
scene-nobody = personne
scene-leading = { $first } points : { $leader }. { $second } points : { $runner }.
scene-star = Étoile de Pierre : chacun marque ses huttes × { $total }.
scene-totem = Totem.
scene-oracle = { $landscape } : pas d’oiseau, on n’y bâtit pas ce tour
scene-oracle-bird = { $landscape } : un oiseau, on peut y bâtir
scene-square = { $landscapes }, { $cost } en { $pays ->
    [amulet] amulettes
   *[offering] offrandes
}{ $suns ->
    [0] {""}
    [one] , 1 point
   *[other] , { $suns } points
}
scene-area-star = Étoile de Pierre
scene-area-totem = Totem
scene-area-amulet = Case Amulette
scene-huts = { $huts ->
    [1] Hutte : { $seat }
   *[other] Double hutte : { $seat }
}
scene-reach-now = Vous pouvez y bâtir
scene-reach-birds = Vous pourriez payer, mais aucun oiseau n’y est
scene-reach-card = Il vous manque la carte Paysage
scene-reach-sum = Vos { $pays ->
    [amulet] amulettes
   *[offering] offrandes
} ne font pas exactement ce coût
scene-reach-both = Il vous manque la carte Paysage et le paiement exact
scene-reach-huts = Vous n’avez plus de hutte
scene-legend-now = bâtissable
scene-legend-birds = il manque l’oiseau
scene-legend-card = il manque la carte Paysage
scene-legend-sum = il manque la somme exacte
scene-first = premier joueur
scene-your-move = à vous de jouer
scene-thinking = réfléchit
scene-player = { $seat } : { $supply ->
    [0] aucune hutte
    [one] { $supply } hutte
   *[other] { $supply } huttes
} en réserve, { $offerings ->
    [0] aucune offrande
    [one] { $offerings } offrande
   *[other] { $offerings } offrandes
}, { $landscapes ->
    [0] aucun paysage
    [one] { $landscapes } paysage
   *[other] { $landscapes } paysages
}, { $amulets ->
    [0] aucune amulette
    [one] { $amulets } amulette
   *[other] { $amulets } amulettes
}
scene-seen = Connu de tous dans cette main
scene-on-square = Sur la case
scene-ways = Payer avec
scene-drawn = Laquelle remettre dans le sac ?
scene-forecast = Prévision
scene-forecast-about = Vos points si l’on comptait maintenant sentiers, Étoile, Totem et vos amulettes
scene-aid = Au décompte final
scene-aid-path = Sentier : le plus de huttes, puis la plus proche de la statue
scene-aid-star = Étoile : ses huttes × toutes celles de l’Étoile
scene-aid-totem = Totem : le plus de huttes, puis la plus ancienne
scene-aid-amulet = Amulettes gardées : leur valeur
scene-result = Résultat
scene-source-suns = Soleils
scene-source-favour_tiles = Ferveur
scene-source-paths = Sentiers
scene-source-star = Étoile
scene-source-totem = Totem
scene-source-amulets = Amulettes
scene-total = Total

## Ce qui compte dans une position, pour le conseiller

feature-points = Points acquis
feature-claims = Positions sur les sentiers, à l’Étoile et au Totem
feature-hand = Cartes et amulettes utiles en main
feature-plan = Hutte en préparation
feature-bowls = Plats posés : cartes, amulettes et huttes à venir
feature-coming = Ce que l’appontement permet encore
