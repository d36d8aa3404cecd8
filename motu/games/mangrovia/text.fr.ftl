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
    .many = { $many } cartes Eau
    .none = de carte Eau
card-sand = carte Sable
    .a = une carte Sable
    .many = { $many } cartes Sable
    .none = de carte Sable
card-mangrove = carte Mangrove
    .a = une carte Mangrove
    .many = { $many } cartes Mangrove
    .none = de carte Mangrove
card-reed = carte Roseau
    .a = une carte Roseau
    .many = { $many } cartes Roseau
    .none = de carte Roseau
piece-offering = offrande de { $value }
    .a = une offrande de { $value }
    .many = { $many } offrandes de { $value }
    .more = { $many } de { $value }
    .none = d’offrande de { $value }
piece-start = carte de départ de valeur { $value }
    .a = une carte de départ de valeur { $value }
    .many = { $many } cartes de départ de valeur { $value }
    .more = { $many } de valeur { $value }
    .none = de carte de départ de valeur { $value }
piece-amulet = amulette de { $value }
    .a = une amulette de { $value }
    .many = { $many } amulettes de { $value }
    .more = { $many } de { $value }
    .none = d’amulette de { $value }
count = { $n ->
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
   *[other] { $n }
}
number = { $n }
neutral-colour = la couleur neutre
    .hut = neutre
either = { $one } ou { $two }

bonus_statue_v1 = tuile Statue A
    .a = la tuile Statue A
bonus_statue_v2 = tuile Statue B
    .a = la tuile Statue B
bonus_statue_v3 = tuile Statue C
    .a = la tuile Statue C
bonus_statue_v4 = tuile Statue D
    .a = la tuile Statue D
bonus_statue_h1 = tuile Statue E
    .a = la tuile Statue E
bonus_statue_h2 = tuile Statue F
    .a = la tuile Statue F
bonus_statue_h3 = tuile Statue G
    .a = la tuile Statue G
bonus_statue_h4 = tuile Statue H
    .a = la tuile Statue H
bonus_offering3 = tuile Offrande
    .a = une tuile Offrande
    .many = { $many } tuiles Offrande
    .none = de tuile Offrande
bonus_amulet2 = tuile Amulette
    .a = une tuile Amulette
    .many = { $many } tuiles Amulette
    .none = de tuile Amulette
bonus_joker = Joker Paysage
    .a = un Joker Paysage
    .many = { $many } Jokers Paysage
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

site-1 = les appontements 1 et 12
site-2 = les appontements 2 et 11
site-3 = les appontements 3 et 10
site-4 = les appontements 4 et 9
site-5 = les appontements 5 et 8
site-6 = les appontements 6 et 7

step-face_up = { $n ->
    [one] { $n } carte visible
   *[other] { $n } cartes visibles
}
    .more = { $n ->
        [one] { $n } visible
       *[other] { $n } visibles
    }
step-face_down = { $n ->
    [one] { $n } carte cachée
   *[other] { $n } cartes cachées
}
    .more = { $n ->
        [one] { $n } cachée
       *[other] { $n } cachées
    }
step-two_up_or_down = 2 cartes visibles ou 2 cachées
step-amulets = amulettes
step-hut = { $n ->
    [one] { $n } hutte
   *[other] { $n } huttes
}
step-two_huts = jusqu’à 2 huttes
step-amulets_or_hut = amulettes ou 1 hutte
step-single_or_double = 1 hutte ou 1 double hutte
step-birds = oiseaux et talisman

square = { $landscape } { $cost }{ $pays ->
    [amulets] {" "}en amulettes
   *[offerings] {""}
} ({ $place })
square-dual = { $one } ou { $two } { $cost }{ $pays ->
    [amulets] {" "}en amulettes
   *[offerings] {""}
} ({ $place })

source-suns = Points des cases
source-favour_tiles = Tuiles Ferveur
source-paths = Sentiers des Dieux
source-star = Étoile de Pierre
source-totem = Totem
source-amulets = Amulettes
account-amulets = { $n ->
    [one] { $n } amulette
   *[other] { $n } amulettes
} de valeur { $each }
account-amulet-tiles = { $n ->
    [one] { $n } tuile Amulette
   *[other] { $n } tuiles Amulette
} de valeur { $each }

## Questions

ask-place_bowl = Posez un plat sur un lieu de culte
ask-draw_up = Prenez une carte visible, ou renoncez
ask-draw_down = Piochez une carte cachée, ou renoncez
ask-draw_two = Prenez deux cartes visibles ou piochez-en deux cachées, ou renoncez
ask-collect = { $tokens ->
    [0] Prenez une amulette de valeur 1, ou renoncez
    [one] Tirez une amulette du sac, ou renoncez
   *[other] Tirez { $tokens } amulettes du sac{ $returned ->
        [0] {""}
       *[other] {" "}et remettez-en une
    }, ou renoncez
}
ask-return_amulet = Remettez dans le sac une des amulettes tirées
ask-action = Récupérez des amulettes ou bâtissez une hutte, ou renoncez
ask-action-amulets = Récupérez des amulettes, ou renoncez
ask-action-hut = Bâtissez une hutte, ou renoncez
ask-action-none = Ni amulette ni hutte n’est à votre portée : renoncez
ask-size = Bâtissez une hutte ou une double hutte, ou renoncez
ask-size-single = Bâtissez une hutte, ou renoncez
ask-size-none = Aucune hutte n’est à votre portée : renoncez
ask-build-none = Aucune case n’est à votre portée : renoncez
ask-draw_two-up = Prenez deux cartes visibles, ou renoncez
ask-draw_two-down = Piochez deux cartes cachées, ou renoncez
ask-build = Choisissez la case de votre hutte, ou renoncez
ask-build_first = Choisissez la case de votre première hutte, ou renoncez aux deux
ask-build_second = Choisissez la case de votre seconde hutte, ou renoncez
ask-build_double = Choisissez la case de votre double hutte, ou renoncez
ask-play = Jouez une carte Paysage pour la case { $square }{ $left ->
    [1] {""}
   *[other] {" "}(encore { $left })
}
ask-pay = Payez la case { $square } : { $left ->
    [1] plus que 1
   *[other] encore { $left }
}
ask-move_birds = Placez les oiseaux sur deux paysages, ou laissez-les où ils sont

## Ce que lisent ceux qui attendent

waits-place_bowl = { $seats } choisit où poser un plat
waits-draw_up = { $seats } choisit une carte visible
waits-draw_down = { $seats } décide s’il faut piocher
waits-draw_two = { $seats } choisit deux cartes
waits-collect = { $seats } récupère des amulettes
waits-return_amulet = { $seats } choisit l’amulette à remettre dans le sac
waits-action = { $seats } choisit entre des amulettes et une hutte
waits-size = { $seats } choisit entre une hutte et une double hutte
waits-build = { $seats } choisit où bâtir une hutte
waits-build_double = { $seats } choisit où bâtir une double hutte
waits-play = { $seats } joue des cartes Paysage
waits-pay = { $seats } paie une case
waits-move_birds = { $seats } décide où vont les oiseaux

## Choix

do-place_bowl = Poser un plat entre { $site } : { $west }, puis { $east }
do-draw_up = Prendre { $card }
do-draw_up-decline = Ne pas prendre de carte
do-draw_down = Piocher une carte { $kind ->
    [offering] Offrande
   *[landscape] Paysage
}
do-draw_down-decline = Ne pas piocher de carte
do-draw_two-up = Prendre deux cartes visibles
do-draw_two-down = Piocher deux cartes cachées
do-draw_two-decline = Ne prendre aucune carte
do-amulets = { $tokens ->
    [0] Prendre une amulette de valeur 1
    [one] Tirer une amulette du sac
   *[other] Tirer { $tokens } amulettes du sac{ $returned ->
        [0] {""}
       *[other] {" "}et en remettre une
    }
}
do-collect-decline = Ne pas prendre d’amulette
do-return_amulet = Remettre dans le sac l’amulette de { $value }
do-action-hut = Bâtir une hutte
do-action-decline = Renoncer à cette action
do-size-single = Bâtir une hutte
do-size-double = Bâtir une double hutte, au double du coût
do-size-decline = Ne pas bâtir
do-build = Bâtir une hutte sur la case { $square }{ $points ->
    [0] {""}
    [one] {" "}: +1 point
   *[other] {" "}: +{ $points } points
}
do-build-decline = Ne pas bâtir
do-build-decline-both = Renoncer aux deux huttes
do-build_double = Bâtir une double hutte sur la case { $square }{ $points ->
    [0] {""}
    [one] {" "}: +1 point
   *[other] {" "}: +{ $points } points
}
do-build_double-decline = Ne pas bâtir
do-play = Jouer { $card }
do-pay = Payer avec { $piece }
do-birds-move = Placer les oiseaux sur { $landscapes }
do-birds-stay = Laisser les oiseaux sur { $landscapes }
do-build-with = Bâtir une hutte sur la case { $square } avec { $pieces }{ $points ->
    [0] {""}
    [one] {" "}: +1 point
   *[other] {" "}: +{ $points } points
}
do-build_double-with = Bâtir une double hutte sur la case { $square } avec { $pieces }{ $points ->
    [0] {""}
    [one] {" "}: +1 point
   *[other] {" "}: +{ $points } points
}
do-pay-all = Payer avec { $pieces }

## Refus

no-blocked = Le lieu de culte entre { $site } est bloqué par le plat neutre pour toute la partie.
no-taken = Le lieu de culte entre { $site } est pris : { $whose ->
    [mine] vous y avez déjà posé un plat
   *[other] { $owner } y a posé un plat
}.
no-not-north = Vous êtes premier joueur : votre premier plat ne peut pas aller sur le lieu de culte nord, entre { $site }.
no-nothing-to-draw = Il ne reste aucune carte à prendre, ni visible ni cachée : cette étape est sautée.
no-neither-possible = Il n’y a pas d’amulette à prendre et votre réserve de huttes est vide : cette étape est sautée.
no-without-bird = Aucun oiseau n’indique la case { $square } : ce tour-ci, on ne bâtit que sur { $birds }.
no-birds-elsewhere = Vos cartes Paysage ne montrent aucun des paysages indiqués par les oiseaux : { $birds }.
no-card-without-bird = Aucun oiseau n’indique { $ground } : ce tour-ci, on ne bâtit que sur { $birds }.
no-not-open = Il n’y a pas { $missing } parmi les cartes visibles.
no-none-open = Il ne reste aucune carte visible.
no-pile-out = La pioche { $kind ->
    [offering] Offrande
   *[landscape] Paysage
} et sa défausse sont vides : vous n’y piochez rien.
no-both-piles-out = Les deux pioches et leurs défausses sont vides.
no-stack-empty = Sans hutte sur une case Amulette, vous prenez une amulette de valeur 1 : il n’en reste plus.
no-not-just-drawn = Vous n’avez pas tiré d’amulette de { $value } : remettez l’une de celles que vous venez de tirer, { $drawn }.
no-bag-empty = Le sac est vide et aucune amulette n’est mise de côté : il n’y a rien à tirer.
no-card-missing = Il vous faut { $fitting } pour la case { $square } : vous n’en avez pas.
no-out-of-cards = Vous n’avez aucune carte Paysage à jouer.
no-card-unfit = La case { $square } demande { $fitting } : { $card } ne convient pas.
no-none-left-to-play = Il ne vous reste pas { $missing } à jouer.
no-sum-too-small = Il faut { $sum } pour la case { $square } : { $pays ->
    [amulets] { $have ->
        [0] vous n’avez aucune amulette
       *[other] vos amulettes ne valent que { $have } en tout
    }
   *[offerings] { $have ->
        [0] vous n’avez aucune offrande
       *[other] vos offrandes ne valent que { $have } en tout
    }
}.
no-nothing-payable = Vous ne pouvez payer exactement aucune des cases libres que permettent vos cartes : les oiseaux indiquent { $birds }.
no-none-left-to-give = Il ne vous reste pas { $missing } à donner.
no-rest-unpayable = Avec { $piece }, vous ne pourriez plus payer exactement le reste ({ $left }).
no-not-exactly = Vos { $pays ->
    [amulets] amulettes
   *[offerings] offrandes
} ne font pas exactement { $sum } : pour la case { $square }, il est interdit de payer davantage.
no-too-much = Avec { $piece }, vous dépasseriez ce qui reste à payer ({ $left }) : on ne rend pas la monnaie.
no-other-currency = La case { $square } se paie seulement en { $pays ->
    [amulets] amulettes
   *[offerings] offrandes
} : vous n’en avez pas pour { $sum } exactement.
no-piece-does-not-count = Cette case se paie seulement en { $pays ->
    [amulets] amulettes
   *[offerings] offrandes
} : { $piece } n’y compte pas.
no-out-of-huts = Votre réserve de huttes est vide.
no-occupied = La case { $square } porte déjà { $whose ->
    [mine] une de vos huttes
    [neutral] une hutte neutre
   *[other] une hutte de { $owner }
}.
no-two-cards-needed = Il vous faut deux cartes Paysage qui conviennent à la case { $square } : vous { $cards ->
    [0] n’en avez aucune
   *[other] n’en avez qu’une
}.
no-double-unpayable = { $lack ->
    [cards] Pour une double hutte, il vous faut deux cartes Paysage qui conviennent à la même case libre, chacune d’un paysage indiqué par un oiseau : les oiseaux indiquent { $birds }.
   *[sum] Vous avez les cartes pour une double hutte, mais vous ne pouvez payer exactement le double du coût d’aucune case libre où elles conviennent.
}
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
no-both-need-birds = Vos deux cartes pour la case { $square } doivent montrer un paysage indiqué par un oiseau : les oiseaux indiquent { $birds }.
no-each-needs-a-bird = Aucun oiseau n’indique { $ground } : chacune des deux cartes doit montrer un paysage indiqué par un oiseau.
no-either-card-missing = Il vous faut { $fitting } pour la case { $square } : vous n’avez ni l’une ni l’autre.
no-bird-on-other-landscape = Votre carte pour la case { $square } montre un paysage qu’aucun oiseau n’indique : ce tour-ci, on ne bâtit que sur { $birds }.

## Journal

log-first-player = { $seat } est premier joueur et prend le talisman.
log-start-cards = { $seat } reçoit les cartes de départ de valeur { $low } et { $high }.
log-revealed-offering = On révèle une offrande de { $value }.
log-revealed-landscape = On révèle { $card }.
log-bonus-tile-laid = On pose { $tile } sur la case { $place }.
log-round-started = Tour { $round } : { $seat } commence.
log-bowl-placed = { $seat } pose un plat entre { $site }.
log-boat-stops = La barque s’arrête à l’appontement { $pier } : à { $seat } d’agir.
log-took-offering = { $seat } prend une offrande de { $value }.
log-took-landscape = { $seat } prend { $card }.
log-drew-from-pile = { $seat } pioche une carte { $kind ->
    [offering] Offrande
   *[landscape] Paysage
}.
log-drew-offering = Vous piochez une offrande de { $value }.
log-drew-landscape = Vous piochez { $card }.
log-no-card = { $seat } ne prend pas de carte.
log-chose-cards = { $seat } choisit { $way ->
    [up] les cartes visibles
   *[down] les cartes cachées
}.
log-pile-formed = On reforme la pioche { $kind ->
    [offering] Offrande
   *[landscape] Paysage
} avec sa défausse.
log-took-one = { $seat } prend une amulette de valeur 1.
log-drew-amulets = { $seat } tire { $tokens ->
    [1] une amulette
   *[other] { $tokens } amulettes
} du sac.
log-drew-amulet = Vous tirez une amulette de { $value }.
log-returned-one = { $seat } remet une amulette dans le sac.
log-returned-amulet = Vous remettez dans le sac une amulette de { $value }.
log-bag-refilled = Les amulettes mises de côté retournent dans le sac.
log-no-amulets = { $seat } ne prend pas d’amulette.
log-not-built = { $seat } ne bâtit pas.
log-built = { $seat } bâtit { $huts ->
    [1] une hutte
   *[2] une double hutte
} sur la case { $square } avec { $pieces }.
log-suns = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour cette case.
log-favour-tile = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour sa tuile Ferveur.
log-amulet-hut = { $seat } a { $huts ->
    [1] une hutte sur une case Amulette
   *[other] { $huts } huttes sur des cases Amulette
}.
log-bonus-tile-won = { $seat } gagne { $tile }.
log-last-hut = { $seat } a bâti sa dernière hutte : c’est le dernier tour.
log-birds-moved = { $seat } place les oiseaux sur { $landscapes }.
log-birds-stay = { $seat } laisse les oiseaux sur { $landscapes }.
log-talisman = { $seat } prend le talisman.
log-talisman-passed = Le lieu de culte nord est resté libre : le talisman passe à droite, à { $seat }.
log-birds-flew = Les oiseaux s’envolent vers { $landscapes }.
log-round-limit = La partie s’arrête après le tour { $round }.
log-path-scored = { $path } : { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-path-lost = { $path } : { $points ->
    [one] { $points } point revient à la couleur neutre et est perdu
   *[other] { $points } points reviennent à la couleur neutre et sont perdus
}.
log-star-scored = Étoile de Pierre : { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}, pour { $huts ->
    [1] une hutte
   *[other] { $huts } huttes
} à { $all ->
    [one] { $all } point
   *[other] { $all } points
}{ $huts ->
    [1] {""}
   *[other] {" "}chacune
}.
log-totem-scored = Totem : { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-totem-lost = Totem : { $points ->
    [one] { $points } point revient à la couleur neutre et est perdu
   *[other] { $points } points reviennent à la couleur neutre et sont perdus
}.
log-amulets-scored = Amulettes : { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-total = { $seat } termine { $points ->
    [0] sans aucun point
    [one] avec { $points } point
   *[other] avec { $points } points
}.

## Moments

moment-draw = Votre pioche
moment-round = Tour { $round }
moment-boat = L’escale
moment-cards = De nouvelles cartes
moment-talisman = Le talisman
moment-birds = Les oiseaux
moment-last = La fin approche
moment-end = Décompte final

## Sur la table

scene-title = Mangrovia · { scene-round }
scene-over = Mangrovia, partie terminée
scene-round = { $round ->
    [0] Mise en place
   *[other] Tour { $round }
}
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
scene-in-bag = dans le sac
scene-aside = { $aside ->
    [0] rien de côté
   *[other] { $aside } de côté
}
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
   *[other] {" "}et en remettre une
}
scene-archipelago = Archipel des Dieux
scene-site = Lieu de culte entre { $site }
scene-pier = Appontement { $pier } : { $steps }
scene-step-face_up = { $n ->
    [one] { $n } visible
   *[other] { $n } visibles
}
scene-step-face_down = { $n ->
    [one] { $n } cachée
   *[other] { $n } cachées
}
scene-step-two_up_or_down = 2 visibles/2 cachées
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
scene-favours-about = Tuiles Ferveur : chaque hutte bâtie au Totem prend la première et rapporte sa valeur
scene-nobody = personne
scene-leading = { $first } points : { $leader }. { $second } points : { $runner }.
scene-star = { $total ->
    [0] Étoile de Pierre : personne n’y a encore bâti.
    [one] Étoile de Pierre : chaque hutte y vaut pour l’instant { $total } point.
   *[other] Étoile de Pierre : chaque hutte y vaut pour l’instant { $total } points.
}
scene-star-gain = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
scene-totem = Totem.
scene-oracle = { $landscape } : aucun oiseau ne l’indique, on n’y bâtit pas ce tour-ci
scene-oracle-bird = { $landscape } : un oiseau l’indique, on peut y bâtir
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
scene-reach-birds = Vous pourriez payer, mais aucun oiseau n’indique ce paysage
scene-reach-card = Il vous manque la carte Paysage
scene-reach-sum = Vos { $pays ->
    [amulet] amulettes
   *[offering] offrandes
} ne font pas exactement ce coût
scene-reach-both = Il vous manque la carte Paysage et le paiement exact
scene-reach-huts = Vous n’avez plus de hutte
scene-legend-now = vous pouvez bâtir
scene-legend-birds = il manque l’oiseau
scene-legend-card = il manque la carte Paysage
scene-legend-sum = il manque la somme exacte
scene-first = premier joueur
scene-your-move = à vous !
scene-thinking = réfléchit…
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
scene-aid-star = Étoile : ses huttes fois toutes celles de l’Étoile
scene-aid-totem = Totem : le plus de huttes, puis la plus ancienne
scene-aid-amulet = Amulettes gardées : leur valeur
scene-result = Résultat
scene-source-suns = Cases
scene-source-favour_tiles = Ferveur
scene-source-paths = Sentiers
scene-source-star = Étoile
scene-source-totem = Totem
scene-source-amulets = Amulettes
scene-total = Total

## Ce qu’on touche : un nom, et ce que c’est

thing-pier = Appontement { $n } : { $steps }
    .about = Quand la barque y passe, le joueur qui a un plat sur ce lieu de culte fait cette action. En ce moment : { $owner }.
thing-site = Lieu de culte entre { $site }
    .about = Un plat posé ici donne deux actions : { $steps }. Plat en place : { $owner }.
    .pier = appontement { $pier } ({ $steps })
thing-boat = Barque
    .about = { $n ->
        [0] Elle attend sur sa case, au nord, que tous les plats soient posés.
       *[other] Elle est à l’appontement { $n } et passe devant les douze dans l’ordre.
    }
thing-neutral-bowl = Plat neutre
    .about = Il bloque ce lieu de culte pendant toute la partie.
thing-bowl = Plat de { $seat }
    .about = Posé sur un lieu de culte, il donne deux actions, une à chaque passage de la barque.
thing-hut = { $huts ->
    [0] Hutte prévue : { $square }
    [1] Hutte : { $square }
   *[other] Double hutte : { $square }
}
    .about = Propriétaire : { $owner }. Elle compte sur les sentiers de sa colonne et de sa rangée.
thing-favour = Tuile Ferveur { $tile }
    .about = Prise en bâtissant au Totem ({ $owner }), et déjà marquée. À égalité de huttes au Totem, la plus petite tuile l’emporte.
thing-statue = { $title }
    .about = Qui a le plus de huttes sur ce sentier marque { $first ->
        [one] { $first } point
       *[other] { $first } points
    }, le deuxième { $second ->
        [one] { $second } point
       *[other] { $second } points
    }. Si l’on comptait maintenant : { $gains }.
thing-star = Étoile de Pierre
    .about = Le nombre est celui des huttes autour de l’Étoile : { $total }. Si l’on comptait maintenant : { $gains }.
    .gain = { $seat } +{ $points }
thing-totem = Totem
    .about = Qui a le plus de huttes ici marque { $first ->
        [one] { $first } point
       *[other] { $first } points
    }, le deuxième { $second ->
        [one] { $second } point
       *[other] { $second } points
    }. Si l’on comptait maintenant : { $gains }.
thing-favours = Tuiles Ferveur
    .about = { $n ->
        [0] Il n’en reste plus.
       *[other] La prochaine hutte bâtie au Totem prend la tuile { $n } et la marque aussitôt.
    }
thing-oracle = Oracle : { $title }
    .about = Aucun oiseau n’indique ce paysage : on n’y bâtit pas ce tour-ci.
    .bird = Un oiseau indique ce paysage : on peut y bâtir.
thing-bird = Oiseau de paradis : { $where }
    .about = On ne bâtit que sur les deux paysages que les oiseaux indiquent.
thing-talisman = Talisman
    .about = Il est à qui commence le tour : { $who }.
thing-open-cards = Cartes visibles
    .about = Elles se prennent selon l’appontement et se complètent à la fin du tour.
thing-piles = Pioches
    .about = On y pioche des cartes cachées, Offrande ou Paysage au choix.
thing-pile = { $kind ->
    [offering] Pioche Offrande
   *[landscape] Pioche Paysage
}
    .about = { $n ->
        [0] Elle est vide.
        [one] Il y reste { $n } carte.
       *[other] Il y reste { $n } cartes.
    }
thing-discard = { $kind ->
    [offering] Défausse Offrande
   *[landscape] Défausse Paysage
}
    .about = { $n ->
        [0] Elle est vide.
        [one] Elle compte { $n } carte.
       *[other] Elle compte { $n } cartes.
    }
thing-offering = Offrande de { $value }
    .about = { $n ->
        [0] Vous n’en avez plus.
        [one] Vous en avez { $n }.
       *[other] Vous en avez { $n }.
    } Le coût d’une case se paie exactement, sans monnaie rendue.
    .open = { $n ->
        [0] Il n’y en a plus parmi les cartes visibles.
        [one] { $n } carte visible.
       *[other] { $n } cartes visibles.
    } Le coût d’une case se paie exactement, sans monnaie rendue.
thing-landscape = { $card }
    .about = { $n ->
        [0] Vous n’en avez plus.
        [one] Vous en avez { $n }.
       *[other] Vous en avez { $n }.
    } Chaque hutte demande une carte du paysage de sa case.
    .open = { $n ->
        [0] Il n’y en a plus parmi les cartes visibles.
        [one] { $n } carte visible.
       *[other] { $n } cartes visibles.
    } Chaque hutte demande une carte du paysage de sa case.
thing-start = Carte de départ de valeur { $value }
    .about = { $n ->
        [0] Vous n’en avez plus.
        [one] Vous en avez { $n }.
       *[other] Vous en avez { $n }.
    } Dépensée, elle quitte la partie.
thing-amulet = Amulette de { $value }
    .about = { $n ->
        [0] Vous n’en avez plus.
        [one] Vous en avez { $n }.
       *[other] Vous en avez { $n }.
    } Elle paie les cases au chiffre rouge ; gardée jusqu’à la fin, elle vaut sa valeur en points.
    .drawn = Vous venez de la tirer : il faut remettre dans le sac une de celles que vous avez tirées.
thing-bag = Sac d’amulettes : { $n }
    .about = Amulettes de valeur 1 posées à côté : { $ones }. On en tire selon le nombre de ses huttes sur des cases Amulette.
thing-amulet-row = Huttes sur cases Amulette : { $n }
    .about = { $drawn ->
        [0] On prend une amulette de valeur 1.
       *[other] Amulettes tirées : { $drawn } ; remises dans le sac : { $returned }.
    }
thing-marker = Marqueur Amulette de { $seat }
    .about = Huttes sur des cases Amulette : { $n }.
thing-bonus = Tuile Bonus : { $word }
thing-build = Bâtir une hutte
    .about = Il faut une carte du paysage de la case, un oiseau sur ce paysage et le coût exact.
thing-build-double = Bâtir une double hutte
    .about = Elle coûte le double et deux cartes Paysage, et compte pour deux huttes.
thing-payment = Paiement { $n }
    .about = Une façon complète de payer cette hutte ; la première garde le plus de possibilités.
thing-count = { $what ->
    [hut] Huttes en réserve
    [offering] Cartes Offrande
    [landscape] Cartes Paysage
   *[amulet] Amulettes
} de { $seat } : { $n }
thing-seen = Ce que tous savent de la main de { $seat }
    .about = Les cartes prises parmi les visibles, les cartes de départ et les tuiles Bonus.
thing-forecast = Prévision
    .about = Vos points si l’on comptait maintenant sentiers, Étoile, Totem et vos amulettes.
thing-aid = { $word }
thing-legend = Signe sur une case : { $word }
    .about = Ces petits signes sont pour vous seul : ils comparent la case à votre main.
thing-round = { $n ->
    [0] Mise en place
   *[other] Tour { $n }
}
thing-head = { $seat } : { $points ->
    [0] 0 point
    [one] { $points } point
   *[other] { $points } points
}
    .about = D’où viennent ces points : { $sources }.
    .source = { $source } { $n }
    .none = aucun point encore
thing-ranking = Résultat
    .about = Une ligne par joueur, une colonne par source de points.
thing-zone = { $zone ->
    [board] Les cases Paysage
    [supply] Cartes, pioches et amulettes
    [own] Vos huttes
    [archipelago] Archipel des Dieux
    [hand] Votre main
   *[players] Les autres joueurs
}
thing-square = { $ground } { $cost }
    .about = Pour y bâtir : { $cost } en { $pays ->
        [amulet] amulettes
       *[offering] offrandes
    } et une carte du paysage ; points marqués aussitôt : { $suns }.{ $reach ->
        [now] {" "}Vous pouvez y bâtir.
        [birds] {" "}Vous pourriez payer, mais aucun oiseau n’indique ce paysage.
        [card] {" "}Il vous manque la carte Paysage.
        [sum] {" "}Vos moyens ne font pas exactement ce coût.
        [both] {" "}Il vous manque la carte Paysage et le paiement exact.
        [huts] {" "}Vous n’avez plus de hutte.
       *[unknown] {""}
    }
    .built = Une hutte y est déjà : { $owner }.

## Ce qui compte dans une position, pour le conseiller

feature-points = Points acquis
feature-claims = Positions sur les sentiers, à l’Étoile et au Totem
feature-hand = Cartes et amulettes utiles en main
feature-plan = Hutte en préparation
feature-bowls = Plats posés : cartes, amulettes et huttes à venir
feature-coming = Ce que l’appontement permet encore
