## Le jeu

title = Raiatea
summary = Menez le groupe de lieu en lieu, attirez la faveur des dieux et bâtissez les statues To’o : qui sera le nouveau grand prêtre ?
goal = Trois cérémonies pour marquer des points : les missions des statues To’o, le rang de vos tatouages et vos paires de masques comptent à la fin.
option-tane = Rituels Tāne
    .about = Ajoute 16 rituels interactifs : vols, pertes et annulations.
option-oracle = Oracle
    .about = Toutes les missions sont visibles dès le début ; les statues s’ouvrent comme d’habitude.
option-mana_restriction = Restriction de mana
    .about = La mana des achats de rituels et des enchères va à la réserve, pas dans le sac.
option-open_screens = Paravents ouverts
    .about = Les perles, la mana, les marchandises et les missions de chacun sont montrés : tout cela peut se compter. Les rituels restent secrets, de même qu’une marchandise volée au hasard.

## Noms

nobody = personne
good-uru = uru
    .title = Uru
good-taro = taro
    .title = Taro
good-mahi_mahi = mahi-mahi
    .title = Mahi-mahi
good-tiare = tiare
    .title = Tiare
assistant-gatherer = cueilleur
    .title = Cueilleur
assistant-merchant = marchand
    .title = Marchand
assistant-shaman = chamane
    .title = Chamane
assistant-diver = pêcheur de perles
    .title = Pêcheur de perles
location-forest = Forêt
location-marae = Marae
location-reef = Barrière de corail
location-path = Chemin des Dieux
location-clearing = Clairière
location-market = Marché
rank-raatira = Raatira
rank-ariki = Ariki
rank-arioi = Arioi
rank-tahua = Tahua
back-normal = normal
back-forbidden = interdit
category-common = commun
category-personal = personnel
category-permanent = permanent
category-interactive = interactif
reward-tattoo = un tatouage
reward-good = une marchandise
reward-pearls = des perles
stage-dance = Danse des prêtres
stage-purchase = Achat de rituels
stage-preparation = Préparation des rituels
stage-offering = Incantation des dieux
stage-blessing = Bénédiction des dieux
stage-building = Construction des To’o
mirror = miroir
    .title = Miroir
mask-mask_mp = masque des Perles
mask-mask_mm = masque de la Mana
mask-mask_mg = masque des Marchandises
mask-mask_mc = masque des Conditions
mask-mask_ag = masque des Cueilleurs
mask-mask_am = masque des Marchands
mask-mask_as = masque des Chamanes
mask-mask_ad = masque des Pêcheurs
mask-mask_c1 = masque des Couleurs rouge
mask-mask_c2 = masque des Couleurs vert
mask-mask_c3 = masque des Couleurs jaune
mask-mask_c4 = masque des Couleurs violet
mask-spare = masque n° { $n }
mask-treasure = { $mask } ({ $treasure })
ritual-hina = Hina
ritual-roo = Ro’o
ritual-maui = Māui
ritual-tohu = Tohu
ritual-tii = Ti’i
ritual-tu = Tū
ritual-toa_hiti = To’a-Hiti
ritual-rua_hatu = Rua-Hatu
ritual-uru_taetae = Uru-Taetae
ritual-rau_pena = Rau-Pena
ritual-raa = Ra’a
ritual-punua = Punua
ritual-roroo = Roro’o
ritual-tino_rua = Tino-Rua
ritual-ruahine = Ruahine
ritual-te_fatu = Te-Fatu
ritual-orerorero = ’Ōrerorero
ritual-rearea = Re’are’a
ritual-tama_ehu = Tama-’Ehu
ritual-tua_raa_tai = Tua-Ra’a-Tai
ritual-vanaanaa = Vāna’ana’a
ritual-tu_papa = Tū-Papa
ritual-rauti = Rautī
ritual-faa_rua_roa = Fa’a-Rua-Roa
ritual-rumia = Rumia
ritual-atea = Ātea
ritual-pere = Pere
ritual-mata_arahu = Mata-Arahu
ritual-taaroa = Ta’aroa
ritual-moe = Moe
ritual-nevaneva = Nevaneva
ritual-taere = Ta’ere
ritual-ruanuu = Ruanu’u
ritual-ihi = Ihi
ritual-oro = ’Oro
ritual-papa_rai_3 = Papa-Ra’i (3 points)
ritual-papa_rai_4 = Papa-Ra’i (4 points)
ritual-papa_rai_5 = Papa-Ra’i (5 points)
ritual-rua_tupua = Rua-Tupua-Nui
ritual-oropaa = Oropa’a
ritual-ata = Ata
ritual-taa_po = Ta’a-Pō
ritual-tane_manu = Tāne-Manu
ritual-rai_tupua = Ra’i-Tupua
ritual-hiro = Hiro
ritual-fatu_tiri = Fatu-Tiri
ritual-vero = Vero
ritual-maru = Maru
ritual-tamatea = Tamatea
ritual-fati = Fati
ritual-roa = Roa
ritual-spare = rituel n° { $n }
source-rank = Rang
source-rituals = Rituels
source-missions = Missions
source-mission_masks = Masques de missions
source-assistant_masks = Masques d’assistants
source-colour_masks = Masques des Couleurs
roll-reef = la récolte de perles

## Effets

effect = { $parts }
effect-for-all = pour chacun, { $effect }
effect-for-others = pour chacun des autres, { $effect }
effect-gain_pearls = { $n ->
    [one] +{ $n } perle
   *[other] +{ $n } perles
}
effect-gain_mana = +{ $n } mana
effect-lose_pearls = { $n ->
    [one] −{ $n } perle
   *[other] −{ $n } perles
}
effect-bag_add_per_player = { $n } mana par joueur dans le sac
effect-tattoo = { $n ->
    [one] { $n } tatouage
   *[other] { $n } tatouages
}
effect-recruit_free = { $n ->
    [one] { $n } prêtre gratuit
   *[other] { $n } prêtres gratuits
}
effect-lose_priests = { $n ->
    [one] −{ $n } prêtre
   *[other] −{ $n } prêtres
}
effect-priest_action = l’action de la piste Prêtres
effect-take_good = { $n ->
    [one] { $n } marchandise du marché
   *[other] jusqu’à { $n } marchandises du marché
}
effect-take_goods_different = jusqu’à { $n } marchandises différentes du marché
effect-take_assistant = { $n ->
    [one] { $n } assistant gratuit du marché
   *[other] jusqu’à { $n } assistants gratuits du marché
}
effect-reactivate = { $n ->
    [one] { $n } assistant réactivé
   *[other] jusqu’à { $n } assistants réactivés
}
effect-reactivate_all = tous ses assistants réactivés
effect-exhaust = { $n ->
    [one] { $n } assistant actif pivoté
   *[other] { $n } assistants actifs pivotés
}
effect-take_mask = { $n ->
    [one] { $n } masque du marché
   *[other] jusqu’à { $n } masques du marché
}
effect-draw_keep = { $n ->
    [one] un lot de rituels, { $n } à garder
   *[other] un lot de rituels, { $n } à garder
}
effect-complete_mission = une mission à remplir
effect-perform_from_hand = { $n ->
    [one] { $n } rituel de la main, gratuit
   *[other] { $n } rituels de la main, gratuits
}
effect-steal_good = { $n ->
    [one] { $n } marchandise volée au hasard
   *[other] { $n } marchandises volées au hasard
}
effect-steal_mask = { $n ->
    [one] { $n } masque non apparié volé
   *[other] { $n } masques non appariés volés
}
effect-steal_assistant = { $n ->
    [one] { $n } assistant volé
   *[other] { $n } assistants volés
}
effect-cancel_cost = les rituels adverses d’un coût annulés
effect-cancel_player = les rituels d’un adversaire annulés
power-free_purchase = achat de rituels gratuit aux cérémonies
power-forest_mana = +{ $n } mana à la Forêt
power-clearing_pearls = { $n ->
    [one] +{ $n } perle à la Clairière
   *[other] +{ $n } perles à la Clairière
}
power-reef_pearls = { $n ->
    [one] +{ $n } perle à la Barrière de corail
   *[other] +{ $n } perles à la Barrière de corail
}
power-path_mana = +{ $n } mana au Chemin des Dieux
power-marae_sacrifice = { $n ->
    [one] { $n } sacrifice de plus au Marae
   *[other] { $n } sacrifices de plus au Marae
}
power-market_sale = { $n ->
    [one] { $n } vente de plus au Marché
   *[other] { $n } ventes de plus au Marché
}
power-second_mission = une seconde mission par tour à l’étape 6
power-points = { $n ->
    [one] { $n } point à la fin
   *[other] { $n } points à la fin
}
power-roll_plus = { $n ->
    [one] { $n } assistant de plus aux lancers
   *[other] { $n } assistants de plus aux lancers
}
power-discount_pearls = { $n ->
    [one] { $n } perle de moins par mission
   *[other] { $n } perles de moins par mission
}
power-discount_mana = { $n } mana de moins par mission
power-priest_mana = +{ $n } mana à chaque gain de la piste Prêtres

## Missions

mission = mission à { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $asks })
mission-pay = { $costs }
mission-auction = enchère de mana
mission-rank = au moins { $rank }
mission-priests = au moins { $n ->
    [one] { $n } prêtre
   *[other] { $n } prêtres
}
mission-assistants = au moins { $n ->
    [one] { $n } assistant
   *[other] { $n } assistants
}
mission-alike = au moins { $n } assistants d’un même type
mission-different = des assistants de { $n } types
cost-pearls = { $n ->
    [one] { $n } perle
   *[other] { $n } perles
}
cost-mana = { $n } mana
cost-good = { $n } { $good }
cost-any = { $n ->
    [one] { $n } marchandise au choix
   *[other] { $n } marchandises au choix
}
cost-alike = { $n } marchandises identiques
cost-unlike = { $n } marchandises différentes
cost-masks = { $n ->
    [one] { $n } masque
   *[other] { $n } masques
}
lack-pearls = { cost-pearls }
lack-mana = { cost-mana }
lack-any = { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
}
lack-alike = { $n ->
    [one] { $n } marchandise identique
   *[other] { $n } marchandises identiques
}
lack-unlike = { $n ->
    [1] { $n } marchandise d’un autre type
   *[other] { $n } marchandises d’autres types
}
lack-masks = { cost-masks }

## Questions

ask-free = Voulez-vous encore utiliser un chamane ou apparier un miroir ?
ask-location = Choisissez un lieu : vous en serez le Kahuna
ask-take_good = Prenez une marchandise au marché, ou renoncez{ $left ->
    [one] {""}
   *[other] {" "}(encore { $left })
}
ask-pick = { $gatherer ->
    [0] Prenez une carte de la réserve Forêt
   *[other] Votre cueilleur a ajouté une carte : prenez-en une
}
ask-extra_good = Prenez aussi une marchandise de la réserve Forêt, ou renoncez
ask-tattoo = Vos chamanes vous offrent un tatouage : l’acceptez-vous ?
ask-sacrifice = Sacrifiez une marchandise pour un tatouage, ou arrêtez-vous là
ask-draw_set = Piochez un lot de rituels et gardez-en { $keep ->
    [one] { $keep }
   *[other] { $keep }
}, ou renoncez
ask-draw_set-buy = Achetez un lot de rituels pour { $price } mana, ou renoncez
ask-keep = Gardez un rituel{ $left ->
    [one] {""}
   *[other] {" "}(encore { $left })
}
ask-recruit = Recrutez des prêtres, puis gagnez leur mana (vous avez { $pearls ->
    [one] { $pearls } perle
   *[other] { $pearls } perles
}{ $kahuna ->
    [0] {""}
   *[other] {" "}et 1 prêtre gratuit
})
ask-mission-kahuna = Kahuna de la Clairière, remplissez une mission, ou renoncez
ask-mission-sale = Votre vente vous permet de remplir une mission
ask-mission-first = Remplissez une mission, ou passez
ask-mission-second = Remplissez une seconde mission, ou arrêtez-vous là
ask-row = Cette mission se trouve sur plusieurs rangées : laquelle prenez-vous ?
ask-pay_good = Choisissez ce que vous payez : { $copies ->
    [one] { $copies } marchandise
   *[other] { $copies } marchandises identiques
}{ $left ->
    [one] {""}
   *[other] {" "}(encore { $left })
}
ask-pay_mask = Choisissez le masque que vous payez{ $left ->
    [one] {""}
   *[other] {" "}(encore { $left })
}
ask-give_mask = Déposez un masque au marché pour pouvoir en prendre un, ou renoncez
ask-take_mask = Prenez un masque au marché, ou renoncez{ $left ->
    [one] {""}
   *[other] {" "}(encore { $left })
}
ask-take_assistant = Prenez gratuitement un assistant au marché, ou renoncez{ $left ->
    [one] {""}
   *[other] {" "}(encore { $left })
}
ask-market = Vendez, recrutez, ou quittez le Marché
ask-prepare = Préparez vos rituels en secret ({ $left ->
    [0] plus aucun clip
    [one] encore { $left } clip
   *[other] encore { $left } clips
})
ask-offer = Offrez de la mana en secret (il vous en reste { $rest }{ $so_far ->
    [0] {""}
   *[other] {" "}; { $so_far } déjà dans votre main
})
ask-reward = Choisissez votre récompense cérémonielle
ask-next = Vos rituels de coût { $cost } : lequel vient d’abord ?
ask-bid = Misez en secret pour une mission à { $points ->
    [one] { $points } point
   *[other] { $points } points
} (il vous reste { $rest } mana{ $so_far ->
    [0] {""}
   *[other] {" "}; { $so_far } déjà dans votre main
})
ask-perform = Réalisez gratuitement un rituel de votre main, ou renoncez
ask-perform-tahua = Vous voici Tahua : réalisez un rituel de votre main, maintenant ou jamais
ask-reactivate = Réactivez un assistant, ou arrêtez-vous là{ $left ->
    [one] {""}
   *[other] {" "}(encore { $left })
}
ask-exhaust = Pivotez un de vos assistants actifs{ $left ->
    [one] {""}
   *[other] {" "}(encore { $left })
}
ask-steal_good = À qui volez-vous une marchandise ?
ask-steal_mask = Quel masque non apparié volez-vous ?
ask-steal_assistant = Quel assistant volez-vous ?
ask-cancel_cost = Nommez un coût : les rituels adverses de ce coût sont annulés
ask-cancel_player = De qui annulez-vous les rituels en attente ?
ask-final_mirror = Dernier moment pour apparier un miroir

## Choix

do-location-forest = Forêt : chacun prend deux cartes, vous toujours en premier
do-location-marae = Marae : tatouages et rituels, deux fois pour vous
do-location-reef = Barrière de corail : des perles pour tous, { $kahuna_pearls } de plus pour vous
do-location-path = Chemin des Dieux : prêtres et mana, un prêtre gratuit pour vous
do-location-clearing = Clairière : échange de masques, une mission pour vous
do-location-market = Marché : ventes et assistants, le double pour vous
do-use_shaman = Chamane : réaliser { $ritual } (coût { $cost }) : { $effect }
do-pair_mirror = Apparier un miroir au { $mask }
do-free-no = Continuer
do-take_good = Prendre 1 { $good } (prix actuel : niveau { $marker })
do-take_good-no = Ne rien prendre
do-pick = Prendre : { $card }
do-pick-no = Ne prendre aucune carte
do-use_gatherer = Utiliser un cueilleur : une carte de plus, et une marchandise en plus
do-extra_good = Prendre aussi 1 { $good }
do-extra_good-no = Laisser les marchandises
do-tattoo = Avancer d’un tatouage (case { $position })
do-tattoo-no = Ne pas avancer
do-sacrifice = Sacrifier 1 { $good } : +1 tatouage
do-sacrifice-no = Ne plus rien sacrifier
do-draw_set = Piocher { $cards } rituels : paquet { $back }
do-draw_set-no = Ne pas piocher
do-keep = Garder { $ritual } (coût { $cost }) : { $effect }
do-recruit = Recruter { $recruits ->
    [one] { $recruits } prêtre
   *[other] { $recruits } prêtres
} { $price ->
    [0] gratuitement
    [one] pour { $price } perle
   *[other] pour { $price } perles
} (case { $position })
do-recruit-no = Ne recruter personne : +{ $gain } mana
do-mission = Remplir la { $mission }
do-mission-diver = Avec un pêcheur de perles, remplir la { $mission }
do-mission-no = Ne pas remplir de mission
do-mission-pass = Passer
do-row = La prendre sur la rangée { $row }
do-pay_good = Payer : { $good }
do-pay_mask = Payer le { $mask }
do-give_mask = Déposer le { $mask }
do-give_mask-no = Garder vos masques
do-take_mask = Prendre le { $mask }
do-take_mask-no = Ne prendre aucun masque
do-take_assistant = Prendre un { $assistant }
do-take_assistant-no = Ne prendre aucun assistant
do-sell = Vendre 1 { $good } au niveau { $level } : { $bonus }
do-hire = Recruter un { $assistant } pour { $price ->
    [one] { $price } perle
   *[other] { $price } perles
}
do-hire_free = Kahuna : prendre un { $assistant } gratuit
do-use_merchant = Marchand : prix au sommet pour { $good }
do-market-no = Quitter le Marché
do-prepare = Mettre { $ritual } dans le sac (coût { $cost }) : { $effect }
do-prepare-no = Ma préparation est terminée
do-offer = Offrir { $amount } mana
do-offer-more = Ajouter 64 mana à l’offrande
do-reward = Prendre { $reward }{ $kind ->
    [pearls] {" "}({ $reward_pearls })
   *[other] {""}
}
do-next = D’abord { $ritual } : { $effect }
do-bid = Miser { $amount } mana
do-bid-more = Ajouter 64 mana à la mise
do-perform = Réaliser { $ritual } (coût { $cost }) : { $effect }
do-perform-no = N’en réaliser aucun
do-reactivate = Réactiver un { $assistant }
do-reactivate-no = S’arrêter là
do-exhaust = Pivoter un { $assistant }
do-steal_good = Voler { $seat }
do-steal_mask = Voler le { $mask } de { $seat }
do-steal_assistant = Voler à { $seat } un { $assistant } { $state ->
    [used] utilisé
   *[other] actif
}
do-cancel_cost = Annuler les rituels adverses de coût { $cost }
do-cancel_player = Annuler les rituels de { $seat }
do-final_mirror = Apparier un miroir au { $mask }
do-final_mirror-no = Ne plus rien apparier
do-offer-all = Offrir toute votre mana ({ $amount })
do-bid-all = Miser toute votre mana ({ $amount })
do-prepare-all = Tout mettre dans le sac : { $rituals }
do-keep-both = Garder { $one } et { $two }
do-sacrifice-both = Sacrifier 1 { $one } et 1 { $two } : +2 tatouages
do-sell-both = Vendre 2 { $good } au niveau { $level }

## Refus

no-tile-taken = { $location } : { $taker } a déjà pris cette tuile dans cette phase.
no-not-in-reserve = Pas de carte « { $card } » dans la réserve Forêt en ce moment.
no-nothing-to-sacrifice = Vous n’avez aucun { $good } à sacrifier.
no-raatira-draws-normal = Vous êtes Raatira : les rituels interdits s’ouvrent au rang d’Ariki, dans { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}.
no-not-among-the-drawn = { $ritual } n’est pas parmi les rituels que vous venez de piocher.
no-tahua-from-hand = { $ritual } n’est pas dans votre main : le bonus de Tahua ne vaut que pour un rituel en main.
no-deck-empty = Le paquet { $back } et sa défausse sont vides.
no-priests-too-dear = Il faut { $price ->
    [one] { $price } perle
   *[other] { $price } perles
} : vous en avez { $pearls }.
no-free-for-kahuna = Seul le Kahuna du Chemin des Dieux recrute un prêtre gratuit.
no-track-ends = La piste Prêtres s’arrête là : { $room ->
    [0] plus aucun prêtre n’y trouve place
    [one] 1 prêtre y trouve encore place
   *[other] { $room } prêtres y trouvent encore place
}.
no-none-to-give = Vous n’avez pas de { $mask } à déposer.
no-bound-cannot-leave = Votre { $mask } est lié à un miroir : il ne se dépose plus.
no-sales-made = Vous avez fait vos ventes de ce tour ({ $sales ->
    [one] { $sales } permise
   *[other] { $sales } permises
}).
no-nothing-to-sell = Vous n’avez aucun { $good } à vendre.
no-above-the-marker = Ce prix ({ $good }) est au niveau { $marker } : choisissez son bonus ou un bonus plus bas.
no-already-at-the-top = Ce prix ({ $good }) est déjà au sommet de son échelle.
no-one-for-pearls = Vous avez déjà recruté un assistant pour des perles à ce tour.
no-too-few-pearls = Un assistant coûte { $price ->
    [one] { $price } perle
   *[other] { $price } perles
} : vous en avez { $pearls }.
no-kahuna-only = L’assistant gratuit est pour le Kahuna du Marché.
no-took-free-one = Vous avez déjà pris votre assistant gratuit.
no-good-not-in-market = Il n’y a aucun { $good } au marché.
no-assistant-not-in-market = Il n’y a plus de { $assistant } au marché.
no-mask-not-in-market = Il n’y a pas de { $mask } au marché.
no-too-little-mana = Un lot de rituels coûte { $price } mana : vous en avez { $mana }.
no-not-in-hand = { $ritual } n’est pas dans votre main.
no-clips-used = { $ritual } demande un clip : vos { $clips } clips sont déjà dans le sac.
no-offer-beyond-mana = Vous n’avez que { $mana } mana : une offrande de { $amount } est impossible.
no-not-yours-to-place = { $ritual } n’est pas l’un de vos rituels de coût { $cost } à placer.
no-reward-gone = Cette récompense est déjà prise : { $reward }.
no-type-taken-already = Ce rituel donne des marchandises de types différents : vous avez déjà pris 1 { $good }.
no-assistant-to-steal = { $seat } n’a pas de { $assistant } { $state ->
    [used] utilisé
   *[other] actif
}.
no-mask-to-steal = { $seat } n’a pas de { $mask }.
no-in-a-pair = Le { $mask } de { $seat } est apparié : aucun rituel ne le vole.
no-nothing-at-this-cost = Aucun rituel adverse muni d’un clip n’attend au coût { $cost }.
no-nothing-of-this-player = { $seat } n’a aucun rituel muni d’un clip en attente.
no-too-few-to-pay = Vous n’avez pas assez de cette marchandise ({ $good }) : il en faut { $copies }.
no-type-paid-already = Il faut des marchandises différentes : vous avez déjà payé 1 { $good }.
no-mask-to-pay = Vous n’avez pas de { $mask } libre pour payer.
no-only-by-auction = Une mission à l’enchère ne se remplit pas : elle se gagne quand sa rangée ne porte plus qu’elle.
no-bid-beyond-mana = Vous n’avez que { $mana } mana : une mise de { $amount } est impossible.
no-not-open = La { $mission } n’est pas disponible sur une statue ouverte.
no-not-in-this-row = Cette mission ne se trouve pas sur la rangée { $row }.
no-bound-cannot-pay = Votre { $mask } est lié à un miroir : il ne sert plus à payer.
no-cannot-pay = Vous ne pouvez pas payer la { $mission } : il vous manque { $missing }.
no-condition-not-met = Vous ne remplissez pas la condition de la { $mission }.
no-none-to-reactivate = Vous n’avez pas de { $assistant } à réactiver.
no-good-in-reserve = Il n’y a aucun { $good } dans la réserve Forêt.
no-one-per-pick = Un seul { $helper } par choix de carte : vous venez d’en utiliser un.
no-beyond-your-priests = { $ritual } coûte { $cost } : un chamane ne va pas au-delà de vos prêtres ({ $priests }).
no-diver-for-a-second = Un pêcheur de perles ne sert que pour une seconde mission, à l’étape 6 d’une cérémonie.
no-second-needs-a-diver = Une seconde mission demande un pêcheur de perles actif ou Fa’a-Rua-Roa, et seulement à l’étape 6.
no-none-active = Vous n’avez pas de { $helper } actif.
no-mask-to-bind = Vous n’avez pas de { $mask } à apparier.
no-free-mirror = Il faut un miroir libre : vous n’en avez pas.
no-already-bound = Votre { $mask } est déjà lié à un miroir, pour toujours.
no-natural-pair = Vous avez les deux exemplaires du { $mask } : c’est déjà une paire, un miroir n’y ajoute rien.

## Journal

log-first-player = { $seat } est le premier joueur.
log-starting-mask = { $seat } reçoit le { $mask }.
log-forest-card = La forêt révèle : { $card }.
log-forest-refilled = La pioche Forêt est refaite avec { $cards ->
    [one] { $cards } marchandise
   *[other] { $cards } marchandises
} du marché.
log-statue-opened = La statue { $points } est ouverte.
log-drew = { $seat } pioche { $cards ->
    [one] { $cards } rituel
   *[other] { $cards } rituels
} (paquet { $back }).
log-drew-card = Vous piochez { $ritual }.
log-kept = { $seat } garde { $kept ->
    [one] { $kept } rituel
   *[other] { $kept } rituels
} et en rejette { $rejected }.
log-kept-card = Vous gardez { $ritual }.
log-reshuffled = La défausse est remélangée (paquet { $back }).
log-phase-started = Phase d’actions { $number } : { $seat } commence.
log-ceremony-started = Cérémonie { $number } !
log-stage-started = { $stage }.
log-location = { $seat } est Kahuna : { $location }.
log-rolled = Dé pour { $what } : { $die }.
log-good-taken = { $seat } prend 1 { $good } au marché (prix : niveau { $marker }).
log-picked = { $seat } prend en forêt : { $card }.
log-pick-declined = { $seat } ne prend rien en forêt.
log-gatherer-used = { $seat } utilise un cueilleur.
log-extra-good = { $seat } prend aussi 1 { $good } de la réserve.
log-to-market = De la réserve au marché : { $card }.
log-tattooed = { $seat } avance de { $steps ->
    [one] { $steps } tatouage
   *[other] { $steps } tatouages
} (case { $position }).
log-rank-reached = { $seat } devient { $rank }.
log-sacrificed = { $seat } sacrifie 1 { $good }.
log-pearls = { $seat } : { $pearls ->
    [one] +{ $pearls } perle
   *[other] +{ $pearls } perles
}.
log-mana = { $seat } : +{ $mana } mana.
log-lost-pearls = { $seat } perd { $pearls ->
    [one] { $pearls } perle
   *[other] { $pearls } perles
}.
log-recruited = { $priests ->
    [0] { $seat } a déjà tous ses prêtres (case { $position }).
    [one] { $seat } recrute 1 prêtre { recruited-for } (case { $position }).
   *[other] { $seat } recrute { $priests } prêtres { recruited-for } (case { $position }).
}
recruited-for = { $pearls ->
    [0] gratuitement
    [one] pour 1 perle
   *[other] pour { $pearls } perles
}
log-lost-priests = { $seat } perd { $priests ->
    [one] { $priests } prêtre
   *[other] { $priests } prêtres
}.
log-mask-given = { $seat } dépose le { $mask } au marché.
log-mask-taken = { $seat } prend le { $mask } au marché.
log-hired = { $seat } recrute un { $assistant } { recruited-for }.
log-sold = { $seat } vend 1 { $good } au niveau { $level }.
log-merchant-used = { $seat } utilise un marchand : { $good } au prix le plus haut.
log-shaman-used = { $seat } utilise un chamane pour { $ritual }.
log-mirror-bound = { $seat } apparie un miroir au { $mask }.
log-performed = { $paid ->
    [0] { $seat } réalise { $ritual }.
   *[other] { $seat } réalise { $ritual } pour { $paid } mana : il en reste { $rest } dans le sac.
}
log-performed-common = { $ritual } agit pour tous, pour { $paid } mana : il en reste { $rest } dans le sac.
log-failed = { $ritual } de { $seat } échoue : il manque { $lacking } mana.
log-failed-common = { $ritual } échoue : il manque { $lacking } mana.
log-bag-filled = { $mana } mana dans le sac, qui en contient { $total }.
log-bag-emptied = Le sac est vidé : { $mana } mana à la réserve.
log-prepared-card = Vous préparez { $ritual }.
log-prepared = Tous les rituels sont dans le sac.
log-offered = { $seat } offre { $mana } mana.
log-new-order = Nouvel ordre cérémoniel : { $seats }.
log-rewarded = { $seat } reçoit { $reward }.
log-revealed = Du sac : { $ritual }, à { $seat }.
log-revealed-common = Du sac : { $ritual }, commun à tous.
log-purchased = { $seat } achète un lot de rituels pour { $mana } mana.
log-mission = { $seat } remplit une mission à { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $asks }.
log-mission-passed = { $seat } passe.
log-mission-paid = { $seat } paie { $pearls ->
    [0] { $mana } mana
   *[other] { $mana ->
        [0] { paid-pearls }
       *[other] { paid-pearls } et { $mana } mana
    }
}.
paid-pearls = { $pearls ->
    [one] { $pearls } perle
   *[other] { $pearls } perles
}
log-good-paid = { $seat } paie 1 { $good }.
log-mask-paid = { $seat } paie le { $mask }.
log-diver-used = { $seat } utilise un pêcheur de perles.
log-auction = Enchère pour une mission à { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-bid = { $seat } mise { $mana } mana.
log-auction-won = { $seat } remporte la mission à { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $mana } mana.
log-reactivated = { $seat } réactive un { $assistant }.
log-exhausted = { $seat } pivote un { $assistant }.
log-stolen-unseen = { $seat } vole une marchandise à { $victim }.
log-stolen = { $seat } vole 1 { $good } à { $victim }.
log-nothing-stolen = { $seat } ne trouve rien derrière le paravent de { $victim }.
log-mask-stolen = { $seat } vole le { $mask } de { $victim }.
log-assistant-stolen = { $seat } vole un { $assistant } à { $victim }.
log-cancelled = { $ritual } de { $seat } est annulé.
log-scored = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-scored-source = { $seat } : { $source }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Sur la table

scene-title = Raiatea, { $space }
scene-over = Raiatea, partie terminée
scene-setup = Raiatea, mise en place
scene-action = Phase d’actions { $number }
scene-ceremony = Cérémonie { $number }
scene-locations = Lieux
scene-goods = Marché aux marchandises
scene-assistants = Marché aux assistants
scene-masks = Marché aux masques
scene-forest = Réserve Forêt
scene-deck = Pioche
scene-discard = Défausse
scene-statue = Statue { $n }
scene-closed = fermée
scene-tattoos = Tatouages
scene-priests = Prêtres
scene-bag = Sac Sacrifice
scene-rewards = Récompenses
scene-screen = Votre paravent
scene-hand = Votre main
scene-missions = Vos missions
scene-pearls = perles
scene-mana = mana
scene-cards = rituels
scene-first = Premier joueur
scene-kahuna = Kahuna
scene-used = utilisé
scene-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
scene-order = Ordre
scene-own-bag = Vos rituels dans le sac
scene-own-mana = Vous
    .title = Votre mana
scene-in-bag = Sac
    .title = Mana dans le sac
scene-own-costs = Rituels
    .title = Coût de vos rituels dans le sac
scene-acted = reste { $mana }
scene-failed = manque { $mana }
scene-cancelled = annulé
scene-drawn = Rituels piochés
scene-your-move = à vous de jouer
scene-thinking = réfléchit
scene-hire = Recruter pour des perles
scene-hire-free = Kahuna : sans payer
scene-result = Résultat
scene-total = Total
scene-stall-goods = Marchandises et prix
scene-stall-assistants = Assistants
scene-stall-masks = Marché aux masques
scene-ranks = Les rangs : rituels piochés, clips, points

## Ce qui compte dans une position, pour le conseiller

feature-points = Points acquis
feature-tattoos = Tatouages : rang et avance
feature-masks = Masques : paires et promesses
feature-means = Moyens : perles, mana, marchandises, prêtres, assistants
feature-rituals = Rituels en main ou dans le sac
feature-coming = Missions et gains à portée
