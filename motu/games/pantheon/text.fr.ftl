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
card_gift = carte don
card_priest = carte prêtre
card_dancer = carte danseur
card_temple = carte temple
money_1 = carte argent 1
money_2 = carte argent 2
money_3 = carte argent 3
money_4 = carte argent 4
money_5 = carte argent 5
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
    .about = jusqu’à 2 argent offerts à chaque achat
gadicea = Gadicea
    .about = 1 carte de plus à chaque pioche
pietalte = Pietalte
    .about = au décompte, le rang d’une de vos tuiles offrande
traitera = Traitera
    .about = une fois, une seconde action dans le même tour
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
    .effect = Persia : l’argent spécial le plus fort passe dessus
cartago = Cartago
    .of = de Cartago
    .effect = Cartago : chacun achète pour 2 argent offerts
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
loot_money = argent spécial
loot_step_1 = +1 pas
loot_step_2 = +2 pas
loot-other = tuile inconnue
bonus_reserve = 2 pieds et 2 colonnes
bonus_demigod = un demi-dieu
bonus_deity = une divinité
bonus_column = une colonne sur un emplacement au choix
bonus_offering = 2 rangs d’offrande
bonus_step = +1 pas
bonus-other = bonus inconnu
source-deities = Divinités
source-endings = Fins d’époque
source-demigods = Demi-dieux
source-columns = Colonnes
source-pietalte = Pietalte

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
    .of = d’Alpes
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
place-home = le cœur { $of }
place-near = { $away ->
    [1] la case
   *[other] à { $away } cases,
} { $where } { $of }

## Questions

ask-act = Choisissez votre action
ask-react = Déplacez-vous à votre tour, ou piochez une carte
ask-place = Posez un pied ou une colonne ({ $left } pas)
ask-purchase = { $given ->
    [1] Dépensez l’argent offert (encore { $left })
   *[other] Faites vos achats (encore { $left } argent)
}
ask-stonkus = Combien paie Stonkus ? (prix { $price })
ask-pay = Payez (encore { $left })
ask-take = { $left ->
    [0] Encore une carte grâce à Gadicea ?
   *[other] Prenez une carte (encore { $left })
}
ask-reward = Quel gain d’abord ?
ask-reserve = Prenez des pieds ou des colonnes
ask-raise = Montez une offrande d’un rang{ $left ->
    [1] {""}
   *[other] {" "}(encore { $left })
}
ask-favour = Gallia : piochez 2 cartes ou révélez une divinité
ask-acquire = Prenez { $deity } pour { $number } offrandes d’un type, ou renoncez
ask-discard = Défaussez une carte (encore { $left })
ask-swap = Aegyptus : échangez des pieds et des colonnes
ask-erect = Érigez votre colonne de départ
ask-pick_bonus = Choisissez votre tuile bonus
ask-traitera = Utiliser Traitera pour une autre action ?

## Choix

do-draw = Piocher trois cartes
do-buy = Acheter ({ $money } argent en main)
do-move = Se déplacer : { $steps } pas, { $cards ->
    [0] sans carte
    [one] 1 carte
   *[other] { $cards } cartes
}
offered = { $number } { $offerings }
do-worship = Vénérer { $deity } : { $offered } ({ $cards ->
    [0] sans carte
    [one] 1 carte
   *[other] { $cards } cartes
})
do-draw-one = Ne pas bouger : piocher une carte
do-stop = Terminer le déplacement
do-place-foot = Pied : { $place } ({ $cost } pas{ $jump ->
    [0] {""}
   *[other] , un saut
})
do-place-column = Colonne : { $place } ({ $cost } pas{ $jump ->
    [0] {""}
   *[other] , un saut
})
do-place-loot = Prendre « { $loot } » : { $place } ({ $cost } pas{ $jump ->
    [0] {""}
   *[other] , un saut
})
do-buy-new = Acheter une tuile { $kind } de rang { $rank } ({ $price } argent)
do-buy-raise = Monter votre tuile { $kind } au rang { $rank } ({ $price } argent)
do-buy-foot = Acheter un pied ({ $price } argent)
do-buy-column = Acheter une colonne ({ $price } argent)
do-buy-place-foot = Poser un pied : { $place } ({ $price } argent)
do-buy-place-column = Poser une colonne : { $place } ({ $price } argent)
do-buy-place-loot = Prendre « { $loot } » : { $place } ({ $price } argent)
do-done = Terminer les achats
do-stonkus = Stonkus paie { $free }
do-pay = Payer avec une carte de valeur { $value }
do-take = Prendre une { $card }
do-take-pile = Tirer une carte de la pioche
do-take-stop = S’arrêter là
do-reward = D’abord : { $loot }
do-reserve-feet = { $count ->
    [one] { $count } pied
   *[other] { $count } pieds
}
do-reserve-columns = { $count ->
    [one] { $count } colonne
   *[other] { $count } colonnes
}
do-raise = { $rank ->
    [1] Nouvelle tuile { $kind } de rang 1
   *[other] Monter votre tuile { $kind } au rang { $rank }
}
do-favour-cards = Piocher deux cartes
do-favour-deity = Révéler la première divinité de la pile
do-acquire = Prendre { $deity } avec le type { $kind } ({ $cards ->
    [0] sans carte
    [one] 1 carte
   *[other] { $cards } cartes
})
do-decline = Renoncer à { $deity }
do-discard = Défausser une { $card }
do-swap-not = Ne rien échanger
do-swap-feet = { $count ->
    [1] { $count } pied devient une colonne
   *[other] { $count } pieds deviennent des colonnes
}
do-swap-columns = { $count ->
    [1] { $count } colonne devient un pied
   *[other] { $count } colonnes deviennent des pieds
}
do-erect = Ériger la colonne : { $place }
do-pick-bonus = Choisir : { $bonus }
do-traitera = Utiliser Traitera : une autre action
do-end-turn = Finir le tour
do-route-loot = Atteindre « { $loot } » : { $cost } pas, { $cards ->
    [0] sans carte
    [one] 1 carte
   *[other] { $cards } cartes
}
do-route-site = Ériger une colonne à { $place } : { $cost } pas, { $cards ->
    [0] sans carte
    [one] 1 carte
   *[other] { $cards } cartes
}
do-go-loot = Aller prendre « { $loot } » : { $cost } pas
do-go-site = Aller ériger une colonne à { $place } : { $cost } pas
do-route-hex = Aller jusqu’ici : { $place } ({ $cost } pas, { $cards ->
    [0] sans carte
    [one] 1 carte
   *[other] { $cards } cartes
})
do-go-hex = Aller jusqu’ici : { $place } ({ $cost } pas)
do-draw-card = Piocher, d’abord une { $card }
do-draw-all = Piocher { $cards } cartes de la pioche
do-take-all = Tirer { $cards } cartes de la pioche
do-draw-pile = Piocher, d’abord une carte de la pioche
do-pay-all = Payer avec { $values }
money-value = { $value }
do-settle-free = Terminer : Stonkus paie { $free }
do-settle-cards = Terminer et payer avec { $values }
do-settle-both = Terminer : Stonkus paie { $free }, et vous { $values }
order-draw-unless = Réactions de cette époque : piocher d’office, sauf tuile ou emplacement à portée
    .about = On vous demande quand même si une tuile ou un emplacement libre est à portée de vos pas, ou si l’époque peut finir.
do-discard-all = Défausser { $count } fois : { $card }

## Refus

no-already-picked = La tuile bonus « { $bonus } » est déjà prise.
no-top-number-short = Pour { $deity }, il faut { $number } { $offerings }, tuile et cartes comprises : vous n’en avez { $has ->
    [0] aucun
   *[other] que { $has }
}.
no-card-not-held = Vous n’avez pas de { $card } en main : défaussez-en une que vous tenez (encore { $left } à défausser).
no-feet-not-swapped = Vous ne pouvez pas échanger { $count ->
    [1] un pied contre une colonne
   *[other] { $count } pieds contre des colonnes
} : l’une de vos deux réserves n’en a pas assez.
no-columns-not-swapped = Vous ne pouvez pas échanger { $count ->
    [1] une colonne contre un pied
   *[other] { $count } colonnes contre des pieds
} : l’une de vos deux réserves n’en a pas assez.
no-placing-with-given-money = Avec l’argent offert par Cartago on ne pose pas de pion.
no-given-money-short = Cet achat coûte { $price } : de l’argent offert, il ne vous reste que { $left }.
no-without-money = Vous n’avez pas d’argent en main : vous ne pouvez rien acheter.
no-nothing-so-cheap = Vous avez { $money } argent en main : aucun achat ne coûte si peu.
no-nothing-to-place = Vous ne pouvez poser aucun pion : ce déplacement serait sans effet.
no-move-card-missing = { $held ->
    [0] Vous n’avez aucune carte déplacement en main.
    [one] Vous n’avez qu’une carte déplacement en main, pas { $cards }.
   *[other] Vous n’avez que { $held } cartes déplacement en main, pas { $cards }.
}
no-steps-short = Poser un pion demande au moins { $least } pas, et ce déplacement n’en donne { $steps ->
    [0] aucun
   *[other] que { $steps }
}.
no-own-reserve-empty = Il n’y a plus de { $piece ->
    [foot] pied
   *[column] colonne
} dans votre réserve personnelle.
no-foot-not-linked = Cet endroit ({ $place }) ne touche ni le temple ni un de vos pions reliés.
no-column-not-linked = { $place } ne touche aucun de vos pieds reliés au temple : une colonne en demande un.
no-occupied-costs-more = Un adversaire est déjà là : il faut { $cost } pas, et il ne vous en reste que { $left }.
no-all-occupied = Toutes les cases à votre portée sont occupées : il faut { $cost } pas, et ce déplacement n’en donne que { $steps }.
no-occupied-too-dear = Un adversaire est déjà là : il faut { $cost } argent, et il ne vous en reste que { $left }.
no-own-piece-there = Vous ne pouvez pas vous poser là ({ $place }) : votre pion y est déjà.
no-hex-full = Vous ne pouvez pas vous poser là ({ $place }) : la case est complète.
no-temple-there = Le temple occupe cette case.
no-tile-not-taken = Vous n’avez pas pris la tuile « { $loot } » : choisissez parmi celles qui attendent.
no-place-one-first = Posez au moins un pion avant de vous arrêter.
no-buy-something = Faites au moins un achat avant de terminer.
no-new-tile-too-dear = Une tuile { $kind } de rang { $rank } coûte { $price } : il { $left ->
    [0] ne vous reste plus d’argent
   *[other] vous reste { $left } argent
}.
no-rise-too-dear = Monter votre tuile { $kind } du rang { $now } au rang { $rank } coûte { $price } : il { $left ->
    [0] ne vous reste plus d’argent
   *[other] vous reste { $left } argent
}.
no-piece-too-dear = Un pion coûte { $price } : il { $left ->
    [0] ne vous reste plus d’argent
   *[other] vous reste { $left } argent
}.
no-place-too-dear = Poser un pion ici coûte { $cost } : il { $left ->
    [0] ne vous reste plus d’argent
   *[other] vous reste { $left } argent
}.
no-jump-when-buying = Vos Gaiviles ne sautent que dans un déplacement, jamais dans un achat ({ $place }).
no-more-than-the-price = Le prix n’est que de { $price } : Stonkus ne peut pas payer { $free }.
no-money-card-missing = Vous n’avez pas de carte argent de valeur { $value }.
no-from-the-highest-down = On paie de la plus forte carte à la plus faible : après une carte de valeur { $last }, plus de carte de valeur { $value }.
no-rank-highest = Votre tuile { $kind } est déjà au rang 4, le plus haut.
no-rank-only-rises = Votre tuile { $kind } est déjà au rang { $now } : un rang ne peut que monter.
no-none-to-buy = Votre réserve générale n’a plus de { $piece ->
    [foot] pied
   *[column] colonne
}.
no-short-of-money = { $free ->
    [0] Sans Stonkus
   *[other] Avec { $free } argent de Stonkus
}, il manquerait de l’argent : le prix est de { $price }, et vous avez { $money } en main.
no-higher-card-first = Avec des cartes de valeur { $value } au plus, vous ne pourriez pas payer { $left } : prenez d’abord une carte plus forte.
no-deity-not-displayed = { $deity } n’est pas exposée : vénérez une des divinités du plateau.
no-offerings-short = { $deity } demande { $number } { $offerings }, tuile et cartes comprises : vous n’en avez { $has ->
    [0] aucun
   *[other] que { $has }
}.
no-cards-due = Prenez d’abord vos cartes : il vous en manque { $left }.
no-card-not-in-row = Aucune { $card } parmi les cartes visibles.
no-none-in-reserve = Votre réserve générale n’en a plus.
no-columns-used-up = Votre réserve générale n’a plus de colonne.
no-jumps-used-up = Il faudrait un saut de plus, et vos Gaiviles ont déjà sauté ({ $place }).
no-stonkus-gives-less = Vos Stonkus donnent au plus { $most } argent, pas { $free }.
no-cards-only = { $deity } se paie en cartes seulement : il faut { $number } { $offerings }, et vous n’en avez { $has ->
    [0] aucun
   *[other] que { $has }
}.
no-deities-used-up = Il n’y a plus aucune divinité à révéler.
no-column-jumps-over-foot = Une colonne ne saute que par-dessus un pied : rien ne mène ainsi à { $place }.

## Journal

log-first-player = { $seat } est premier joueur et prend le temple.
log-row-card = Nouvelle carte visible : { $card }.
log-drew = { $seat } tire { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
log-drew-card = Vous recevez une { $card }.
log-took-card = { $seat } prend une { $card }.
log-pile-formed = La défausse redevient la pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
log-hands-called-in = Il n’y a plus de cartes : toutes les mains forment la pioche ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}).
log-bonus-dealt = { $seat } reçoit le bonus « { $bonus } ».
log-bonus-picked = { $seat } choisit le bonus « { $bonus } ».
log-column-erected = { $seat } érige une colonne : { $place }.
log-epoch-started = Époque { $epoch } : { $people }.
log-deity-shown = { $deity } est exposée.
log-demigod-shown = Un demi-dieu de valeur { $value } est exposé.
log-loot-laid = Tuile « { $loot } » : { $place }.
log-temple-put = { $seat } pose le temple : { $place }.
log-chose-cards = { $seat } préfère deux cartes.
log-deity-offered = { $seat } révèle { $deity }.
log-deity-declined = { $seat } renonce à { $deity }.
log-discarded = { $seat } défausse une { $card }.
log-swapped = { $seat } échange { $count } { $swapped ->
    [feet] { $count ->
    [1] pied contre une colonne
   *[other] pieds contre des colonnes
    }
   *[columns] { $count ->
    [1] colonne contre un pied
   *[other] colonnes contre des pieds
    }
}.
log-swapped-not = { $seat } n’échange rien.
log-money-sorted = L’argent spécial est réordonné, la plus forte valeur dessus.
log-turn-started = Tour de { $seat }.
log-moves = { $seat } se déplace : { $steps } pas, { $cards ->
    [0] sans carte
    [one] 1 carte
   *[other] { $cards } cartes
}.
log-reacts = { $seat } réagit : { $steps } pas, { $cards ->
    [0] sans carte
    [one] 1 carte
   *[other] { $cards } cartes
}.
log-reacts-not = { $seat } ne bouge pas.
log-placed = { $seat } pose { $piece ->
    [foot] un pied
   *[column] une colonne
} : { $place } ({ $cost } pas).
log-loot-taken = { $seat } prend la tuile « { $loot } ».
log-buys = { $seat } achète.
log-rank-bought = { $seat } obtient une tuile { $kind } de rang { $rank } pour { $price } argent.
log-piece-bought = { $seat } achète { $piece ->
    [foot] un pied
   *[column] une colonne
} pour { $price } argent.
log-placed-for-money = { $seat } pose { $piece ->
    [foot] un pied
   *[column] une colonne
} pour { $price } argent : { $place }.
log-stonkus-paid = Stonkus paie { $free } argent pour { $seat }.
log-paid = { $seat } paie avec une carte de valeur { $value }.
log-worshipped = { $seat } vénère { $deity } ({ $cards ->
    [0] sans carte
    [one] 1 carte
   *[other] { $cards } cartes
}).
log-deity-gained = { $seat } obtient { $deity } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-demigod-taken = { $seat } prend un demi-dieu de valeur { $value }.
log-demigod-drawn = { $seat } tire un demi-dieu de la pile.
log-demigod-drawn-own = Vous tirez un demi-dieu de valeur { $value }.
log-money-taken = { $seat } reçoit une { $card }.
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
log-rank-raised = { $seat } : tuile { $kind } de rang { $rank }.
log-steps-kept = { $seat } garde la tuile « { $loot } ».
log-reward-lost = { $seat } n’en tire rien : « { $loot } ».
log-draws = { $seat } pioche.
log-extra-action = { $seat } utilise Traitera pour une autre action.
log-phase-ended = { $seat } met fin à l’époque : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-phase-capped = La phase s’arrête après { $turns } tours, la limite de cette table.
log-scored = Décompte de { $seat } : demi-dieux { $from_demigods }, colonnes { $from_columns }, Pietalte { $from_ranks }.
log-acquired = { $seat } prend { $deity } ({ $cards ->
    [0] sans carte
    [one] 1 carte
   *[other] { $cards } cartes
}).
log-deities-returned = Les { $deities } divinités retirées reforment la pile.
log-game-ended = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Sur la table

scene-title = Pantheon, époque { $epoch } sur { $epochs }
scene-over = Pantheon, partie terminée
scene-setup = Mise en place
scene-epoch = Époque { $epoch } : { $people }
scene-may-rise = À venir :
scene-player = { $seat } : { $points ->
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
scene-offerings = Vos offrandes et leurs prix
scene-rank = { $kind }, rang { $rank } : { $price } argent
scene-prices = Offrandes et prix
scene-kept = Gardées
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
scene-your-move = à vous
scene-thinking = réfléchit
scene-active = à son tour
scene-first = premier joueur
scene-column-points = Points de chaque colonne, selon leur nombre :
scene-count-foot = pieds dans la réserve personnelle
scene-count-column = colonnes dans la réserve personnelle
scene-count-erected = colonnes érigées
scene-count-cards = cartes en main
scene-count-feet = pas permanents, à chaque déplacement
scene-count-demigod = demi-dieux (leur somme, pour autant que vous la connaissez)
scene-do-draw = Piocher
scene-do-pile_all = Tout de la pioche
scene-do-buy = Acheter
scene-do-stop = S’arrêter
scene-do-done = Terminer
scene-do-settle = Payer
scene-do-pay_all = Payer au plus juste
scene-do-buy_foot = Acheter un pied
scene-do-buy_column = Acheter une colonne
scene-do-feet = Des pieds
scene-do-columns = Des colonnes
scene-do-draw_two = Piocher 2 cartes
scene-do-reveal_deity = Révéler une divinité
scene-do-decline = Renoncer
scene-do-use = Une autre action
scene-do-end_turn = Finir le tour
scene-result = Résultat
scene-total = Total

## Ce qui compte dans une position, pour le conseiller

feature-points = Points déjà marqués
feature-columns = Colonnes, pour les décomptes à venir
feature-demigods = Demi-dieux, pour les décomptes à venir
feature-powers = Pouvoirs durables et pas permanents
feature-ranks = Rangs des tuiles Offrande
feature-hand = Cartes et argent en main
feature-deities = Divinités bientôt payables
feature-pieces = Pieds et colonnes en réserve
feature-places = Butin et sites à portée
feature-coming = Ce que l’action en cours va donner
