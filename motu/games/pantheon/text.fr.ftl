## Le jeu

title = Pantheon
summary = Des peuples naissent et déclinent ; tracez leurs routes, érigez des colonnes et gagnez la faveur des dieux.
goal = Six époques pour marquer des points : les divinités rapportent aussitôt le numéro de l’époque, les demi-dieux et les colonnes comptent après les époques 3 et 6.
option-bonus_draft = Bonus au choix
    .about = Après la mise en place de l’époque 1, les tuiles bonus se choisissent, du dernier joueur au premier.
option-bsw_start = Départ renforcé
    .about = À 2, 3 ou 4 joueurs, chacun débute avec 6, 5 ou 4 pieds et 5, 4 ou 3 colonnes.
option-random_first_player = Premier joueur au hasard
    .about = Sinon, le premier siège commence.
option-turn_cap = Tours par phase
    .about = Le plus grand nombre de tours d’une phase d’actions, tous joueurs ensemble ; 0 : sans limite, comme dans la règle.

## Noms

kind-gift = don
    .many = dons
kind-priest = prêtre
    .many = prêtres
kind-dancer = danseur
    .many = danseurs
kind-temple_offering = temple
    .many = temples
move_card = carte déplacement
    .many = cartes déplacement
card_gift = carte don
    .many = cartes don
card_priest = carte prêtre
    .many = cartes prêtre
card_dancer = carte danseur
    .many = cartes danseur
card_temple = carte temple
    .many = cartes temple
money_1 = carte argent 1
    .many = cartes argent 1
money_2 = carte argent 2
    .many = cartes argent 2
money_3 = carte argent 3
    .many = cartes argent 3
money_4 = carte argent 4
    .many = cartes argent 4
money_5 = carte argent 5
    .many = cartes argent 5
surparit = Surparit
    .about = une autre divinité de la pile, avec ses points et son effet
plaesiris = Plaesiris
    .about = deux demi-dieux
taksator = Taksator
    .about = la première carte argent spéciale
depraccus = Depraccus
    .about = 2 cartes après chaque mise en place d’époque
vinthrad = Vinthrad
    .about = 1 pas de plus à chaque déplacement
gaiviles = Gaiviles
    .about = un saut par-dessus des pions adverses à chaque déplacement
stonkus = Stonkus
    .about = 2 de plus à dépenser à chaque achat
gadicea = Gadicea
    .about = 1 carte de plus à chaque pioche
pietalte = Pietalte
    .about = au décompte, le rang d’une de ses tuiles offrande
traitera = Traitera
    .about = une fois, une seconde action dans le même tour
deity-other = divinité inconnue
either = { $first } ou { $last }
power-draw_deity = { $amount ->
    [1] une autre divinité de la pile, avec ses points et son effet
   *[other] { $amount } autres divinités de la pile, avec leurs points et leurs effets
}
power-demigods = { $amount ->
    [1] un demi-dieu
   *[other] { $amount } demi-dieux
}
power-money = { $amount ->
    [1] la première carte argent spéciale
   *[other] les { $amount } premières cartes argent spéciales
}
power-epoch_cards = { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} après chaque mise en place d’époque
power-steps = { $amount } pas de plus à chaque déplacement
power-jumps = { $amount ->
    [1] un saut
   *[other] { $amount } sauts
} par-dessus des pions adverses à chaque déplacement
power-free_money = { $amount } de plus à dépenser à chaque achat
power-extra_cards = { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} de plus à chaque pioche
power-score_rank = { $amount ->
    [1] au décompte, le rang d’une de ses tuiles offrande
   *[other] au décompte, { $amount } fois le rang d’une de ses tuiles offrande
}
power-extra_action = une fois, une seconde action dans le même tour
gallia = Gallia
    .of = de Gallia
    .effect = Gallia : chacun pioche 2 cartes ou révèle une divinité
germania = Germania
    .of = de Germania
    .effect = Germania : chaque main passe à 7 cartes
graecia = Graecia
    .of = de Graecia
    .effect = Graecia : chaque main passe à 7 cartes
aegyptus = Aegyptus
    .of = d’Aegyptus
    .effect = Aegyptus : chacun peut échanger pieds et colonnes
persia = Persia
    .of = de Persia
    .effect = Persia : la carte argent spéciale la plus forte passe au sommet
cartago = Cartago
    .of = de Cartago
    .effect = Cartago : chacun a 2 à dépenser en achats
iberia = Iberia
    .of = d’Iberia
    .effect = Iberia : chacun gagne un rang d’offrande
roma = Roma
    .of = de Roma
    .effect = Roma : chacun pioche 2 cartes
loot_reserve_choice = 2 pieds ou 2 colonnes
loot_reserve_mixed = 1 pied et 1 colonne
loot_demigod = demi-dieu
loot_deity = divinité
loot_offering_1 = 1 rang d’offrande
loot_offering_2 = 2 rangs d’offrande
loot_cards_2 = 2 cartes
loot_cards_3 = 3 cartes
loot_money = carte argent spéciale
loot_step_1 = +1 pas
loot_step_2 = +2 pas
loot-other = tuile inconnue
bonus_reserve = 2 pieds et 2 colonnes
bonus_demigod = un demi-dieu
bonus_deity = une divinité
bonus_column = une colonne sur une case à colonne au choix
bonus_offering = 2 rangs d’offrande
bonus_step = +1 pas
bonus-other = bonus inconnu
source-deities = Divinités
source-endings = Fins d’époque
source-demigods = Demi-dieux
source-columns = Colonnes
source-pietalte = Pietalte
account-demigods = { $points ->
    [one] Au décompte, { $points } point de demi-dieux
   *[other] Au décompte, { $points } points de demi-dieux
}
account-columns = Au décompte, { $n ->
    [one] { $n } colonne
   *[other] { $n } colonnes
} à { $each ->
    [one] { $each } point
   *[other] { $each } points
}
account-pietalte = { $points ->
    [one] Au décompte, { $points } point pour le plus haut rang
   *[other] Au décompte, { $points } points pour le plus haut rang
}

## Lieux

site-h0600 = Cimbria
    .of = de Cimbria
site-h0800 = Scandia
    .of = de Scandia
site-h0001 = Hibernia
    .of = d’Hibernia
site-h0201 = Britannia
    .of = de Britannia
site-h1002 = Venedia
    .of = de Venedia
site-h0403 = Belgica
    .of = de Belgica
site-h0904 = Dacia
    .of = de Dacia
site-h1304 = Taurica
    .of = de Taurica
site-h0505 = Alpes
    .of = des Alpes
site-h1105 = Moesia
    .of = de Moesia
site-h1505 = Colchis
    .of = de Colchis
site-h0106 = Gallaecia
    .of = de Gallaecia
site-h0306 = Tarraco
    .of = de Tarraco
site-h1006 = Thracia
    .of = de Thracia
site-h1706 = Atropatene
    .of = d’Atropatene
site-h1207 = Phrygia
    .of = de Phrygia
site-h0708 = Sicilia
    .of = de Sicilia
site-h1408 = Syria
    .of = de Syria
site-h0309 = Numidia
    .of = de Numidia
site-h1410 = Iudaea
    .of = d’Iudaea
site-h0111 = Mauretania
    .of = de Mauretania
site-h0711 = Tripolis
    .of = de Tripolis
site-h0911 = Cyrene
    .of = de Cyrene
site-h1811 = Susiana
    .of = de Susiana
site-h0312 = Gaetulia
    .of = de Gaetulia
site-h0512 = Garama
    .of = de Garama
site-h1112 = Thebae
    .of = de Thebae
site-h1512 = Arabia
    .of = d’Arabia
towards-e = à l’est
towards-ene = à l’est-nord-est
towards-ne = au nord-est
towards-n = au nord
towards-nw = au nord-ouest
towards-wnw = à l’ouest-nord-ouest
towards-w = à l’ouest
towards-wsw = à l’ouest-sud-ouest
towards-sw = au sud-ouest
towards-s = au sud
towards-se = au sud-est
towards-ese = à l’est-sud-est
place-none = hors du plateau
place-site = sur la case { $site }
place-home = sur la case d’origine { $of }
place-near = { $away ->
    [1] sur la case
   *[other] à { $away } cases
} { $where } { $of }

## Questions

ask-act = Choisissez votre action
ask-react = Réaction : déplacez-vous aussi, ou piochez une carte
ask-place = Posez un pied ou une colonne{ $placed ->
    [0] {""}
   *[other] , ou terminez le déplacement
} ({ $left ->
    [1] 1 pas
   *[other] encore { $left } pas
})
ask-purchase = { $left ->
    [0] Terminez vos achats : il ne vous reste rien à dépenser
   *[other] { $given ->
        [1] { $people } : dépensez ce qui vous est offert, ou terminez
       *[other] { $bought ->
            [0] Faites vos achats
           *[other] Faites d’autres achats, ou terminez
        }
    } ({ $left ->
        [1] 1 à dépenser
       *[other] encore { $left } à dépenser
    })
}
ask-stonkus = Choisissez combien paie { $stonkus } (prix : { $price })
ask-pay = Payez carte par carte, de la plus forte à la plus faible ({ $left ->
    [1] 1 à payer
   *[other] encore { $left } à payer
})
ask-take = { $left ->
    [0] Prenez une carte de plus grâce à { $gadicea }, ou arrêtez-vous là
    [1] Prenez une carte visible, ou piochez
   *[other] Prenez une carte visible, ou piochez (encore { $left })
}
ask-reward = Choisissez le gain à recevoir d’abord
ask-reserve = Prenez des pieds ou des colonnes de la réserve générale
ask-raise = Prenez une tuile offrande de rang 1, ou montez-en une d’un rang{ $left ->
    [1] {""}
   *[other] {" "}(encore { $left })
}
ask-raise-people = { $people } : prenez une tuile offrande de rang 1, ou montez-en une d’un rang{ $left ->
    [1] {""}
   *[other] {" "}(encore { $left })
}
ask-favour = { $people } : piochez { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, ou révélez une divinité
ask-acquire = { $people } : prenez { $deity } contre { $number ->
    [one] { $number } offrande
   *[other] { $number } offrandes d’un même type
}, ou renoncez
ask-acquire-cards = { $people } : prenez { $deity } contre { $number ->
    [one] { $number } carte offrande
   *[other] { $number } cartes offrande d’un même type
} (les tuiles ne comptent pas), ou renoncez
ask-acquire-not = { $people } : vous n’avez pas les offrandes que demande { $deity }, renoncez-y
ask-discard = { $people } : défaussez une carte{ $left ->
    [1] {""}
   *[other] {" "}(encore { $left })
}
ask-swap = { $people } : échangez des pieds contre des colonnes ou l’inverse, ou n’échangez rien
ask-erect = Érigez la colonne de votre tuile bonus
ask-pick_bonus = Choisissez votre tuile bonus
ask-traitera = Utilisez { $traitera } pour une seconde action, ou finissez le tour

## Ce que lisent ceux qui attendent

waits-purchase = { $seats } fait ses achats
waits-take = { $seats } choisit une carte
waits-act = { $seats } choisit une action
waits-traitera = { $seats } décide de faire ou non une seconde action
waits-place = { $seats } choisit où poser un pied ou une colonne
waits-react = { $seats } choisit une réaction
waits-stonkus = { $seats } choisit comment payer
waits-pay = { $seats } choisit avec quelles cartes payer
waits-reward = { $seats } choisit un gain
waits-reserve = { $seats } prend des pieds ou des colonnes
waits-raise = { $seats } choisit une tuile offrande
waits-acquire = { $seats } décide de prendre ou non une divinité
waits-favour = { $seats } choisit entre des cartes et une divinité
waits-discard = { $seats } choisit une carte à défausser
waits-swap = { $seats } décide d’échanger ou non des pieds et des colonnes
waits-erect = { $seats } choisit où ériger une colonne
waits-pick_bonus = { $seats } choisit une tuile bonus

## Choix

cards-played = { $cards ->
    [0] sans carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}
paid-in-cards = { $tiles ->
    [0] en cartes seulement
   *[other] { $cards ->
        [0] sans carte
        [one] dont { $cards } carte
       *[other] dont { $cards } cartes
    }
}
steps-and-jump = { $cost } pas{ $jump ->
    [0] {""}
   *[other] {" "}et un saut
}
money-cards = { $cards ->
    [one] la carte { $values }
   *[other] les cartes { $values }
}
do-draw = Piocher { $drawn ->
    [one] { $drawn } carte
   *[other] { $drawn } cartes
}, au choix{ $more ->
    [0] {""}
   *[other] , et { $more } de plus grâce à { $gadicea }
}
do-buy = Faire des achats ({ $left } à dépenser)
do-move = Se déplacer de { $steps } pas{ $steps ->
    [1] {""}
   *[other] {" "}au plus
} ({ cards-played })
offered = { $number } { $offerings }
do-worship = Vénérer { $deity } contre { $offered } ({ paid-in-cards })
do-draw-one = Piocher une carte sans se déplacer
do-stop = Terminer le déplacement{ $left ->
    [0] {""}
    [one] {" "}({ $left } pas perdu)
   *[other] {" "}({ $left } pas perdus)
}
do-place-foot = Poser un pied { $place } ({ steps-and-jump })
do-place-column = Ériger une colonne { $place } ({ steps-and-jump })
do-place-loot = Prendre la tuile « { $loot } » { $place } ({ steps-and-jump })
do-buy-new = Acheter une tuile { $kind } de rang { $rank } (prix : { $price })
do-buy-raise = Monter votre tuile { $kind } au rang { $rank } (prix : { $price })
do-buy-foot = Acheter un pied (prix : { $price })
do-buy-column = Acheter une colonne (prix : { $price })
do-buy-place-foot = Poser un pied { $place } (prix : { $price })
do-buy-place-column = Ériger une colonne { $place } (prix : { $price })
do-buy-place-loot = Prendre la tuile « { $loot } » { $place } (prix : { $price })
do-done = Terminer les achats{ $owed ->
    [0] {""}
   *[other] {" "}({ $owed } à payer)
}
do-stonkus = { $free ->
    [0] Payer sans { $stonkus } ({ $due } en cartes)
   *[other] Laisser { $stonkus } payer { $free }{ $due ->
        [0] , sans aucune carte
       *[other] {" "}({ $due } en cartes)
    }
}
do-pay = Payer avec une carte argent { $value }
do-take = Prendre une { $card }
do-take-pile = Piocher une carte
do-take-stop = S’arrêter là
do-reward = Recevoir d’abord le gain « { $loot } »
do-reserve-feet = Prendre { $count ->
    [one] { $count } pied
   *[other] { $count } pieds
}
do-reserve-columns = Prendre { $count ->
    [one] { $count } colonne
   *[other] { $count } colonnes
}
do-raise = { $rank ->
    [1] Prendre une tuile { $kind } de rang 1
   *[other] Monter votre tuile { $kind } au rang { $rank }
}
do-favour-cards = Piocher { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
do-favour-deity = Révéler la première divinité de la pile
do-acquire = Prendre { $deity } contre { $number } { $offerings } ({ paid-in-cards })
do-decline = Renoncer à { $deity }
do-discard = Défausser une { $card }
do-swap-not = Ne rien échanger
do-swap-feet = Échanger { $count ->
    [1] { $count } pied contre { $count } colonne
   *[other] { $count } pieds contre { $count } colonnes
}
do-swap-columns = Échanger { $count ->
    [1] { $count } colonne contre { $count } pied
   *[other] { $count } colonnes contre { $count } pieds
}
do-erect = Ériger la colonne { $place }
do-pick-bonus = Prendre la tuile bonus « { $bonus } »
do-traitera = Utiliser { $traitera } pour une seconde action (la tuile est retirée)
do-end-turn = Finir le tour
do-route-loot = Prendre la tuile « { $loot } » { $place } ({ $cost } pas, { cards-played })
do-route-site = Ériger une colonne { $place } ({ $cost } pas, { cards-played })
do-go-loot = Aller prendre la tuile « { $loot } » { $place } ({ $cost } pas)
do-go-site = Aller ériger une colonne { $place } ({ $cost } pas)
do-route-hex = Poser un pied { $place } ({ $cost } pas, { cards-played })
do-go-hex = Aller poser un pied { $place } ({ $cost } pas)
do-draw-card = Piocher, en commençant par une { $card }
do-draw-all = Piocher { $cards } cartes, toutes de la pioche
do-take-all = Piocher { $cards } cartes, toutes de la pioche
do-draw-pile = Piocher, en commençant par la pioche
do-pay-all = Payer avec { money-cards }
money-value = { $value }
do-settle-free = Terminer et laisser { $stonkus } payer { $free }
do-settle-cards = Terminer et payer avec { money-cards }
do-settle-both = Terminer, laisser { $stonkus } payer { $free } et payer le reste avec { money-cards }
order-draw-unless = Piocher d’office en réaction jusqu’à la fin de l’époque
    .about = On vous demande quand même si une tuile du sac ou une case à colonne libre est à portée de vos pas, ou si l’époque peut finir.
do-discard-all = Défausser { $count } { $card }

## Refus

left-to-spend = { $left ->
    [0] vous n’avez plus rien à dépenser
   *[other] vous n’avez plus que { $left } à dépenser
}
no-already-picked = La tuile bonus « { $bonus } » est déjà prise : choisissez-en une autre.
no-top-number-short = Pour { $deity }, il faut { $number } { $offerings }, tuile et cartes comprises : vous n’en avez { $has ->
    [0] aucun
    [1] qu’un
   *[other] que { $has }
}.
no-card-not-held = Vous n’avez pas de { $card } en main : défaussez une autre carte.
no-feet-not-swapped = Vous ne pouvez pas échanger { $count ->
    [1] { $count } pied contre { $count } colonne
   *[other] { $count } pieds contre { $count } colonnes
} : il n’y en a pas assez dans votre réserve personnelle ou dans la réserve générale.
no-columns-not-swapped = Vous ne pouvez pas échanger { $count ->
    [1] { $count } colonne contre { $count } pied
   *[other] { $count } colonnes contre { $count } pieds
} : il n’y en a pas assez dans votre réserve personnelle ou dans la réserve générale.
no-placing-with-given-money = Avec ce que vous offre { $people }, on ne pose aucun pion : achetez une tuile offrande, un pied ou une colonne.
no-given-money-short = Cet achat coûte { $price } : { $left ->
    [0] il ne vous reste rien de ce que vous offre { $people }
   *[other] il ne vous reste que { $left } de ce que vous offre { $people }
}.
no-without-money = Vous n’avez ni carte argent ni { $stonkus } : vous ne pouvez rien acheter.
no-nothing-so-cheap = Vous n’avez que { $left } à dépenser : rien n’est à ce prix.
no-nothing-to-place = Vous ne pouvez poser aucun pion : ce déplacement serait sans effet.
no-move-card-missing = { $held ->
    [0] Vous n’avez aucune carte déplacement en main.
    [one] Vous n’avez qu’une carte déplacement en main, pas { $cards }.
   *[other] Vous n’avez que { $held } cartes déplacement en main, pas { $cards }.
}
no-steps-short = Poser un pion demande au moins { $least } pas, et ce déplacement n’en donne { $steps ->
    [0] aucun
    [1] qu’un
   *[other] que { $steps }
}.
no-own-reserve-empty = Il n’y a plus de { $piece ->
    [foot] pied
   *[column] colonne
} dans votre réserve personnelle.
no-foot-not-linked = Vous ne pouvez rien poser { $place } : la case ne touche ni le temple ni un de vos pions reliés.
no-column-not-linked = Vous ne pouvez rien ériger { $place } : une colonne doit toucher un de vos pieds reliés au temple.
no-occupied-costs-more = Un adversaire est déjà là : il faut { $cost } pas, et il ne vous en reste { $left ->
    [1] qu’un
   *[other] que { $left }
}.
no-all-occupied = Toutes les cases à votre portée sont occupées : il faut { $cost } pas, et ce déplacement n’en donne { $steps ->
    [1] qu’un
   *[other] que { $steps }
}.
no-occupied-too-dear = Un adversaire est déjà là, le prix est de { $cost } : { left-to-spend }.
no-own-piece-there = Vous ne pouvez rien poser { $place } : votre pion y est déjà.
no-hex-full = Vous ne pouvez rien poser { $place } : la case est complète.
no-temple-there = Le temple occupe cette case : on n’y pose aucun pion.
no-tile-not-taken = Vous n’avez pas pris la tuile « { $loot } » : choisissez parmi celles qui attendent.
no-place-one-first = Posez au moins un pion avant de terminer le déplacement.
no-buy-something = Faites au moins un achat avant de terminer.
no-new-tile-too-dear = Une tuile { $kind } de rang { $rank } coûte { $price } : { left-to-spend }.
no-rise-too-dear = Monter votre tuile { $kind } du rang { $now } au rang { $rank } coûte { $price } : { left-to-spend }.
no-piece-too-dear = Un pion coûte { $price } : { left-to-spend }.
no-place-too-dear = Poser un pion ici coûte { $cost } : { left-to-spend }.
no-jump-when-buying = Vous ne pouvez rien poser { $place } : { $gaiviles } ne saute que dans un déplacement, jamais dans un achat.
no-more-than-the-price = Le prix n’est que de { $price } : { $stonkus } ne peut pas payer { $free }.
no-money-card-missing = Vous n’avez pas de carte argent { $value } en main.
no-from-the-highest-down = On paie de la plus forte carte à la plus faible : après une carte argent { $last }, vous ne pouvez plus donner de carte argent { $value }.
no-rank-highest = Votre tuile { $kind } est déjà au rang 4, le plus haut.
no-rank-only-rises = Votre tuile { $kind } est déjà au rang { $now } : un rang ne peut que monter.
no-none-to-buy = Il n’y a plus de { $piece ->
    [foot] pied
   *[column] colonne
} de votre couleur dans la réserve générale.
no-short-of-money = { $free ->
    [0] Sans { $stonkus }
   *[other] Si { $stonkus } ne paie que { $free }
}, vous ne pouvez pas payer : le prix est de { $price }, et { $money ->
    [0] vous n’avez aucune carte argent
   *[other] vos cartes argent ne font que { $money }
}.
no-higher-card-first = Avec des cartes argent { $value } au plus, vous ne pourriez pas payer { $left } : donnez d’abord une carte plus forte.
no-deity-not-displayed = { $deity } n’est pas exposée : vénérez une des divinités du plateau.
no-offerings-short = { $deity } demande { $number } { $offerings }, tuile et cartes comprises : vous n’en avez { $has ->
    [0] aucun
    [1] qu’un
   *[other] que { $has }
}.
no-cards-due = Prenez d’abord vos cartes : il vous en reste { $left ->
    [1] une
   *[other] { $left }
} à prendre.
no-card-not-in-row = Il n’y a aucune { $card } parmi les cartes visibles.
no-none-in-reserve = Il n’y a plus de { $piece ->
    [foot] pied
   *[column] colonne
} de votre couleur dans la réserve générale.
no-columns-used-up = Il n’y a plus de colonne de votre couleur dans la réserve générale.
no-jumps-used-up = Vous ne pouvez rien poser { $place } : il faudrait un saut de plus, et { $gaiviles } a déjà sauté.
no-stonkus-gives-less = { $stonkus } ne peut pas payer { $free } : { $most } au plus.
no-cards-only = { $deity } se paie en cartes seulement : il faut { $number } { $offerings }, et vous n’en avez { $has ->
    [0] aucun
    [1] qu’un
   *[other] que { $has }
}.
no-deities-used-up = Il n’y a plus aucune divinité à révéler.
no-column-jumps-over-foot = Vous ne pouvez rien ériger { $place } : une colonne ne saute que par-dessus un pied.

## Journal

log-first-player = { $seat } est premier joueur et prend le temple.
log-row-card = Une { $card } s’ajoute aux cartes visibles.
log-drew = { $seat } pioche { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
log-drew-card = Vous piochez une { $card }.
log-took-card = { $seat } prend une { $card }.
log-pile-formed = On reforme la pioche avec la défausse : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
log-hands-called-in = La pioche et la défausse sont vides : on reforme la pioche avec toutes les mains, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en tout.
log-bonus-dealt = { $seat } reçoit la tuile bonus « { $bonus } ».
log-bonus-picked = { $seat } choisit la tuile bonus « { $bonus } ».
log-column-erected = { $seat } érige une colonne { $place }.
log-epoch-started = L’époque { $epoch } commence : c’est celle du peuple { $people }.
log-deity-shown = { $deity } est exposée.
log-demigod-shown = Un demi-dieu de valeur { $value } est exposé.
log-loot-laid = La tuile « { $loot } » est posée { $place }.
log-temple-put = { $seat } pose le temple { $place }.
log-chose-cards = { $seat } choisit de piocher.
log-deity-offered = { $seat } révèle { $deity }.
log-deity-declined = { $seat } renonce à { $deity }.
log-discarded = { $seat } défausse une { $card }.
log-swapped = { $seat } échange { $swapped ->
    [feet] { $count ->
        [1] { $count } pied contre { $count } colonne
       *[other] { $count } pieds contre { $count } colonnes
    }
   *[columns] { $count ->
        [1] { $count } colonne contre { $count } pied
       *[other] { $count } colonnes contre { $count } pieds
    }
}.
log-swapped-not = { $seat } n’échange rien.
log-money-sorted = Les cartes argent spéciales sont remises en ordre, la plus forte au sommet.
log-turn-started = C’est à { $seat } de jouer.
log-moves = { $seat } se déplace de { $steps } pas{ $steps ->
    [1] {""}
   *[other] {" "}au plus
}, { $cards ->
    [0] sans carte
    [one] avec { $cards } carte
   *[other] avec { $cards } cartes
}.
log-reacts = { $seat } réagit et se déplace de { $steps } pas{ $steps ->
    [1] {""}
   *[other] {" "}au plus
}, { $cards ->
    [0] sans carte
    [one] avec { $cards } carte
   *[other] avec { $cards } cartes
}.
log-reacts-not = { $seat } ne se déplace pas en réaction.
log-placed = { $seat } { $piece ->
    [foot] pose un pied
   *[column] érige une colonne
} { $place } ({ $cost } pas).
log-loot-taken = { $seat } prend la tuile « { $loot } ».
log-buys = { $seat } fait des achats.
log-rank-bought = { $seat } obtient une tuile { $kind } de rang { $rank } au prix de { $price }.
log-piece-bought = { $seat } achète { $piece ->
    [foot] un pied
   *[column] une colonne
} au prix de { $price }.
log-placed-for-money = { $seat } { $piece ->
    [foot] pose un pied
   *[column] érige une colonne
} { $place } au prix de { $price }.
log-stonkus-paid = { $stonkus } paie { $free } pour { $seat }.
log-paid = { $seat } paie avec une carte argent { $value }.
log-worshipped = { $seat } vénère { $deity }, { $cards ->
    [0] sans dépenser de carte
    [one] avec { $cards } carte offrande
   *[other] avec { $cards } cartes offrande
}.
log-deity-gained = { $seat } obtient { $deity } : { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}.
log-demigod-taken = { $seat } prend un demi-dieu de valeur { $value }.
log-demigod-drawn = { $seat } pioche un demi-dieu.
log-demigod-drawn-own = Vous piochez un demi-dieu de valeur { $value }.
log-money-taken = { $seat } prend la première carte argent spéciale, une { $card }.
log-pieces-gained = { $columns ->
    [0] { $feet ->
        [0] { $seat } ne reçoit ni pied ni colonne.
       *[other] { $seat } reçoit { gained-feet }.
    }
   *[other] { $feet ->
        [0] { $seat } reçoit { gained-columns }.
       *[other] { $seat } reçoit { gained-feet } et { gained-columns }.
    }
}
gained-feet = { $feet ->
    [one] { $feet } pied
   *[other] { $feet } pieds
}
gained-columns = { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
}
log-rank-raised = { $seat } a maintenant une tuile { $kind } de rang { $rank }.
log-steps-kept = { $seat } garde la tuile « { $loot } ».
log-reward-lost = Le gain « { $loot } » est impossible : { $seat } le perd.
log-draws = { $seat } choisit l’action Pioche.
log-extra-action = { $seat } utilise { $deity } pour une seconde action.
log-phase-ended = La phase d’actions prend fin : { $seat }, joueur actif, { $points ->
    [0] ne marque aucun point
    [one] marque { $points } point
   *[other] marque { $points } points
}.
log-phase-capped = La phase d’actions s’arrête après { $turns } tours, la limite de cette table.
log-scored = { $points ->
    [0] { $seat } ne marque aucun point au décompte.
    [one] { $seat } marque { $points } point au décompte : { scored-parts }.
   *[other] { $seat } marque { $points } points au décompte : { scored-parts }.
}
scored-parts = { $from_demigods ->
    [0] aucun
   *[other] { $from_demigods }
} pour les demi-dieux, { $from_columns ->
    [0] aucun
   *[other] { $from_columns }
} pour les colonnes{ $from_ranks ->
    [0] {""}
   *[other] , { $from_ranks } grâce à { $pietalte }
}
log-acquired = { $seat } prend { $deity }, { $cards ->
    [0] sans dépenser de carte
    [one] avec { $cards } carte offrande
   *[other] avec { $cards } cartes offrande
}.
log-deities-returned = On reforme la pile des divinités avec les { $deities } divinités retirées.
log-game-ended = { $seat } termine la partie { $points ->
    [0] sans aucun point
    [one] avec { $points } point
   *[other] avec { $points } points
}.

## Moments

moment-draw = Votre pioche
moment-epoch = Époque { $epoch }
moment-gods = Divinités et demi-dieux
moment-loot = Les tuiles du sac
moment-temple = Le temple
moment-cards = De nouvelles cartes
moment-deity = Une divinité est révélée
moment-scoring = Décompte

## Sur la table

scene-title = Pantheon, époque { $epoch } sur { $epochs }
scene-over = Pantheon, partie terminée
scene-setup = Mise en place
scene-epoch = Époque { $epoch } : { $people }
scene-may-rise = À venir :
scene-player = { $seat } : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}
scene-deities = Divinités exposées (pile : { $pile })
scene-demigods = Demi-dieux
scene-in-pile = pile : { $count }
scene-other-way = Payer autrement
scene-powers = Le peuple et les divinités en jeu
scene-good-to-know = Bon à savoir
scene-power = { $deity } : { $about }
scene-row = Cartes visibles
scene-deck = Pioche
scene-discard = Défausse
scene-money = Argent
scene-counted = { $count } { $cards }
scene-offerings = Vos offrandes et leurs prix
scene-rank = Tuile { $kind } de rang { $rank } : { $owned ->
    [1] déjà acquise
   *[other] prix { $price }
}
scene-prices = Offrandes et prix
scene-kept = Divinités
scene-hand = { $cards ->
    [0] Votre main est vide
    [one] Votre main : { $cards } carte
   *[other] Votre main : { $cards } cartes
}
scene-move_card = { $steps } pas
scene-card_gift = don
scene-card_priest = prêtre
scene-card_dancer = danseur
scene-card_temple = temple
scene-your-move = à vous !
scene-thinking = réfléchit…
scene-active = joueur actif
scene-first = premier joueur
scene-column-points = Points de chaque colonne, selon leur nombre :
scene-count-foot = pieds dans la réserve personnelle
scene-count-column = colonnes dans la réserve personnelle
scene-count-erected = colonnes érigées
scene-count-cards = cartes en main
scene-count-feet = pas permanents, à chaque déplacement
scene-count-demigod = demi-dieux (et leur somme, si vous la connaissez)
scene-do-draw = Piocher
scene-do-pile_all = Piocher à l’aveugle
scene-do-buy = Acheter
scene-do-stop = S’arrêter
scene-do-done = Terminer
scene-do-settle = Payer
scene-do-pay_all = Payer au plus juste
scene-do-buy_foot = Acheter un pied
scene-do-buy_column = Acheter une colonne
scene-do-feet = Prendre des pieds
scene-do-columns = Prendre des colonnes
scene-do-draw_two = Piocher des cartes
scene-do-reveal_deity = Révéler une divinité
scene-do-decline = Renoncer
scene-do-use = Faire une seconde action
scene-do-end_turn = Finir le tour
scene-result = Résultat
scene-total = Total

## Ce qu’on touche : un nom, et ce que c’est

thing-loot = Tuile du sac : { $loot }
    .about = Qui pose un pied ici la prend et reçoit son gain à la fin de son déplacement. La dernière prise met fin aux actions de l’époque.
thing-column = Colonne de { $seat } ({ $place })
    .about = Elle reste jusqu’à la fin de la partie et rapporte des points aux deux décomptes.
thing-foot = Pied de { $seat } ({ $place })
    .about = Il relie au temple ce qui le touche ; à la fin de l’époque, il revient à son propriétaire.
thing-temple = Temple
    .about = Toutes les routes de cette époque partent de cette case.
thing-deity = { $deity }
    .about = { $power }. Coût en offrandes : { $cost }, un type différent pour chaque nombre.{ $spent ->
        [no] {""}
       *[other] {" "}Cartes que vous dépenseriez : { $spent }.
    }
thing-other-way = Payer { $deity } autrement
    .about = La façon la moins chère est proposée d’abord ; ici, vous choisissez vous-même les offrandes.
thing-kept = { $deity }
    .about = { $power }. Tuiles possédées : { $n }.
thing-demigods = Demi-dieux exposés
    .about = Exposés : { $values }. Dans la pile : { $n }. Chacun rapporte sa valeur à chacun des deux décomptes.
    .value = { $count ->
        [1] un
       *[other] { $count }
    } de { $value }
    .none = aucun
thing-people = { $people }
    .about = { $effect }.
    .rising = { $effect }. Ce peuple peut encore venir.
thing-epochs = Époque { $n } sur { $epochs }
    .about = Une case par époque, avec son peuple ; l’étoile marque un décompte.
thing-told-rule = Bon à savoir
thing-told = { $deity }
    .about = { $power }.
thing-offered = Divinité révélée : { $deity }
thing-row-card = { $card }
    .about = Carte visible : une action Pioche permet de la prendre.
    .none = place vide
thing-pile = Pioche : { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
thing-discard = Défausse : { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
thing-special-money = Cartes argent spéciales : { $n }
    .about = On ne prend que celle du sommet.
thing-column-points = Points des colonnes
    .about = À gauche, le nombre de colonnes sur le plateau ; à droite, les points de chacune.
thing-do = Au choix : { $word }
    .cards = { $n ->
        [0] le grand pied seul
        [one] { $n } carte déplacement
       *[other] { $n } cartes déplacement
    }
    .amount = { $n }
    .bonus = une tuile bonus
thing-offering-rank = Tuile offrande { $kind }, rang { $n }
    .about = { $price ->
        [0] Ce rang est atteint.
       *[other] Prix pour y monter : { $price }.
    } À chaque culte, elle vaut son rang en offrandes.
thing-hand = { $card }
    .about = En main : { $n }.
thing-offering = Offrande : { $kind }
    .about = { $rank ->
        [0] Aucune tuile de ce type.
       *[other] Tuile de rang { $rank } : à chaque culte, elle vaut son rang en offrandes, et ne se dépense pas.
    }
thing-general = Réserve générale, pions de { $seat } : { $n ->
    [0] plus rien
   *[other] encore { $n }
}
    .about = { $piece ->
        [foot] Des pieds à acheter ou à gagner.
       *[column] Des colonnes à acheter ou à gagner.
    }
thing-bonus = Tuile bonus de { $seat } : { $bonus }
thing-count = { $what ->
    [foot] Pieds en réserve
    [column] Colonnes en réserve
    [erected] Colonnes érigées
    [cards] Cartes en main
    [feet] Pas permanents
   *[demigod] Demi-dieux
} de { $seat } : { $n }
    .about = { $what ->
        [foot] Chaque pas permet d’en poser un.
        [column] Elles s’érigent sur les cases à colonne.
        [erected] Plus il y en a, plus chacune vaut de points.
        [cards] Déplacement, offrandes et argent.
        [feet] En plus des cartes, à chaque déplacement.
       *[demigod] Leur somme est entre parenthèses, si vous la connaissez.
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
    [map] La carte du monde antique
    [actions] Ce que vous pouvez faire
    [cards] Cartes visibles et pioche
    [deities] Divinités exposées
    [hand] Votre main
    [own] Vos biens
   *[players] Les autres joueurs
}
thing-hex = { $place }
    .about = Pour un pas, on pose ici un pied, à côté du temple ou d’un de ses propres pions reliés. Pions présents : { $pieces }.
    .site = Case à colonne : on n’y érige que des colonnes, à côté d’un de ses propres pieds. Pions présents : { $pieces }.
    .loot = Une tuile du sac est ici : { $loot }. Pions présents : { $pieces }.
    .temple = Le temple est ici : on n’y pose aucun pion, et toutes les routes en partent.
    .none = aucun

## Ce qui compte dans une position, pour le conseiller

feature-points = Points déjà marqués
feature-columns = Colonnes, pour les décomptes à venir
feature-demigods = Demi-dieux, pour les décomptes à venir
feature-powers = Pouvoirs durables et pas permanents
feature-ranks = Rangs des tuiles offrande
feature-hand = Cartes en main
feature-deities = Divinités bientôt payables
feature-pieces = Pieds et colonnes en réserve
feature-places = Tuiles du sac et cases à colonne à portée
feature-coming = Ce que l’action en cours va donner
