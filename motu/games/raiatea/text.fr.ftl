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

good-uru = uru
    .title = Uru
    .of = de l’uru
good-taro = taro
    .title = Taro
    .of = du taro
good-mahi_mahi = mahi-mahi
    .title = Mahi-mahi
    .of = du mahi-mahi
good-tiare = tiare
    .title = Tiare
    .of = du tiare
assistant-gatherer = cueilleur
    .title = Cueilleur
    .power = à la Forêt, il ajoute une carte à la réserve et vous donne une marchandise de plus
assistant-merchant = marchand
    .title = Marchand
    .power = il porte un prix au sommet de son échelle
assistant-shaman = chamane
    .title = Chamane
    .power = il réalise un rituel de votre main
assistant-diver = pêcheur de perles
    .title = Pêcheur de perles
    .power = il permet une seconde mission dans un tour de cérémonie
location-forest = Forêt
    .the = la Forêt
    .what = Chacun prend deux cartes de la réserve, une à chaque passage ; le Kahuna choisit chaque fois en premier.
location-marae = Marae
    .the = le Marae
    .what = Chacun peut sacrifier une marchandise pour avancer d’un tatouage, puis piocher un lot de rituels et en garder un ; le Kahuna peut faire l’un et l’autre deux fois.
location-reef = Barrière de corail
    .the = la Barrière de corail
    .what = Un lancer donne à chacun ses perles ; le Kahuna en reçoit davantage.
location-path = Chemin des Dieux
    .the = le Chemin des Dieux
    .what = Chacun peut recruter des prêtres contre des perles, puis gagne 1 mana par prêtre ; un prêtre est offert au Kahuna.
location-clearing = Clairière
    .the = la Clairière
    .what = Chacun peut déposer un masque au marché pour en prendre un autre ; le Kahuna peut aussi remplir une mission, avant ou après.
location-market = Marché
    .the = le Marché
    .what = Chacun peut vendre une marchandise et recruter un assistant contre des perles ; le Kahuna vend une fois de plus et recrute en plus un assistant gratuitement.
rank-raatira = Raatira
rank-ariki = Ariki
rank-arioi = Arioi
rank-tahua = Tahua
back-normal = normal
    .many = normaux
    .title = Rituels normaux
back-forbidden = interdit
    .many = interdits
    .title = Rituels interdits
category-common = commun
category-personal = personnel
category-permanent = permanent
category-interactive = interactif
reward-tattoo = un tatouage
reward-good = une marchandise du marché
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
mask-mask_c1 = masque rouge des Couleurs
mask-mask_c2 = masque vert des Couleurs
mask-mask_c3 = masque jaune des Couleurs
mask-mask_c4 = masque violet des Couleurs
mask-treasure = { $mask } (trésor : { $treasure })
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
ritual-papa_rai_3 = Papa-Ra’i à 3 points
ritual-papa_rai_4 = Papa-Ra’i à 4 points
ritual-papa_rai_5 = Papa-Ra’i à 5 points
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
source-rank = Rang
    .for = pour son rang
source-rituals = Rituels
    .for = pour ses rituels
source-missions = Missions
    .for = pour ses missions
source-mission_masks = Masques de missions
    .for = pour ses masques de missions
source-assistant_masks = Masques d’assistants
    .for = pour ses masques d’assistants
source-colour_masks = Masques des Couleurs
    .for = pour ses masques des Couleurs
account-rank = Rang { $rank }
account-masks = { $n ->
    [one] { $n } paire
   *[other] { $n } paires
} « { $mask } », à { $each ->
    [one] { $each } point
   *[other] { $each } points
}
roll-gatherer = lancer des cueilleurs
roll-merchant = lancer des marchands
roll-shaman = lancer des chamanes
roll-diver = lancer des pêcheurs de perles
roll-reef = lancer des perles

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
    [one] +{ $n } tatouage
   *[other] +{ $n } tatouages
}
effect-recruit_free = { $n ->
    [one] +{ $n } prêtre gratuit
   *[other] +{ $n } prêtres gratuits
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
    [one] { $n } assistant désactivé
   *[other] { $n } assistants désactivés
}
effect-take_mask = { $n ->
    [one] { $n } masque du marché
   *[other] jusqu’à { $n } masques du marché
}
effect-draw_keep = un lot de rituels ({ $n } à garder)
effect-complete_mission = une mission à remplir
effect-perform_from_hand = { $n ->
    [one] { $n } rituel gratuit de la main
   *[other] { $n } rituels gratuits de la main
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
effect-cancel_cost = les rituels adverses d’un même coût annulés
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
mission-auction = Enchère de mana
mission-free = rien à payer
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
cost-good = { $n ->
    [one] { $n } { $good }
   *[other] { $n } cartes { $title }
}
cost-any = { $n ->
    [one] { $n } marchandise au choix
   *[other] { $n } marchandises au choix
}
cost-alike = { $n } marchandises du même type
cost-unlike = { $n } marchandises de types différents
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
    [one] encore { $n } marchandise du même type
   *[other] encore { $n } marchandises du même type
}
lack-unlike = { $n ->
    [1] { $n } marchandise d’un autre type
   *[other] { $n } marchandises d’autres types
}
lack-masks = { cost-masks }

## Questions

ask-free = Utilisez un chamane ou appariez un miroir, ou continuez
ask-location = Choisissez un lieu : vous en serez le Kahuna
ask-take_good = Prenez une marchandise au marché, ou renoncez{ $left ->
    [one] {""}
   *[other] {" "}(encore { $left })
}
ask-pick = { $gatherer ->
    [0] Prenez une carte de la réserve Forêt, ou renoncez
   *[other] Votre cueilleur a ajouté une carte : prenez-en une, ou renoncez
}
ask-extra_good = Prenez aussi une marchandise de la réserve Forêt, ou renoncez
ask-tattoo = Vos chamanes vous offrent un tatouage : acceptez-le, ou refusez
ask-sacrifice = Sacrifiez une marchandise pour un tatouage, ou arrêtez-vous là
ask-draw_set = Piochez un lot de rituels et gardez-en { $keep }, ou renoncez
ask-draw_set-buy = Cérémonie, étape 2 : { $price ->
    [0] piochez gratuitement un lot de rituels, ou renoncez
   *[other] achetez un lot de rituels pour { $price } mana, ou renoncez
}
ask-keep = Gardez un des rituels piochés{ $left ->
    [one] {""}
   *[other] {" "}(encore { $left })
}
ask-recruit = Recrutez des prêtres ou personne, puis gagnez votre mana ({ purse-pearls }{ $kahuna ->
    [0] {""}
   *[other] {" "}; un prêtre vous est offert
})
ask-recruit-dance = Cérémonie, étape 1 : recrutez des prêtres ou personne, puis gagnez votre mana ({ purse-pearls })
purse-pearls = { $pearls ->
    [0] vous n’avez aucune perle
    [one] vous avez { $pearls } perle
   *[other] vous avez { $pearls } perles
}
ask-mission-before = Kahuna de la Clairière, remplissez une mission dès maintenant, ou attendez la fin de l’échange
ask-mission-kahuna = Kahuna de la Clairière, remplissez une mission, ou renoncez
ask-mission-sale = Votre vente : remplissez une mission, ou renoncez
ask-mission-first = Cérémonie, étape 6 : remplissez une mission, ou passez
ask-mission-second = Cérémonie, étape 6 : remplissez une seconde mission, ou arrêtez-vous là
ask-mission-none = { $occasion ->
    [before] Aucune mission n’est à votre portée avant l’échange : attendez-en la fin
    [first] Cérémonie, étape 6 : aucune mission n’est à votre portée, passez
    [second] Cérémonie, étape 6 : aucune seconde mission n’est à votre portée, arrêtez-vous là
   *[other] Aucune mission n’est à votre portée : renoncez
}
ask-row = Choisissez la rangée où prendre cette mission : elle se trouve sur plusieurs
ask-pay_good = { $which ->
    [alike] Payez { $copies } marchandises du même type
    [unlike] Payez des marchandises de types différents
   *[any] Payez une marchandise de votre choix
}{ $left ->
    [one] {""}
   *[other] {" "}(encore { $left })
}
ask-pay_mask = Payez un masque ou un miroir non apparié{ $left ->
    [one] {""}
   *[other] {" "}(encore { $left })
}
ask-give_mask = Déposez un masque au marché pour pouvoir en prendre un, ou renoncez
ask-take_mask = Prenez un masque au marché, ou renoncez{ $left ->
    [one] {""}
   *[other] {" "}(encore { $left })
}
ask-take_assistant = Recrutez gratuitement un assistant au marché, ou renoncez{ $left ->
    [one] {""}
   *[other] {" "}(encore { $left })
}
ask-market = Vendez, recrutez, ou quittez le Marché
ask-prepare = Cérémonie, étape 3 : préparez vos rituels en secret, puis terminez { $left ->
    [0] (plus que des rituels communs)
    [one] (plus qu’un rituel à clip)
   *[other] (encore { $left } rituels à clip)
}
ask-offer = Cérémonie, étape 4 : offrez de la mana en secret, ou rien ({ purse-mana })
purse-mana = { $rest ->
    [0] il ne vous en reste plus
   *[other] il vous en reste { $rest }
}{ $so_far ->
    [0] {""}
   *[other] {" "}; { $so_far } déjà dans votre poing
}
ask-reward = Cérémonie, étape 4 : choisissez votre récompense
ask-next = Cérémonie, étape 5 : choisissez lequel de vos rituels de coût { $cost } vient d’abord
ask-bid = Misez de la mana en secret pour une mission à { $points ->
    [one] { $points } point
   *[other] { $points } points
}, ou rien ({ purse-mana })
ask-perform = Réalisez gratuitement un rituel de votre main, ou renoncez
ask-perform-tahua = Vous voici Tahua : réalisez gratuitement un rituel de votre main, maintenant ou jamais
ask-reactivate = Réactivez un assistant, ou arrêtez-vous là{ $left ->
    [one] {""}
   *[other] {" "}(encore { $left })
}
ask-exhaust = Désactivez un de vos assistants actifs{ $left ->
    [one] {""}
   *[other] {" "}(encore { $left })
}
ask-steal_good = Choisissez à qui voler une marchandise
ask-steal_mask = Choisissez un masque ou un miroir non apparié à voler
ask-steal_assistant = Choisissez l’assistant à voler
ask-cancel_cost = Choisissez un coût : les rituels à clip des autres, à ce coût, seront annulés
ask-cancel_player = Choisissez un adversaire : ses rituels à clip en attente seront annulés
ask-final_mirror = Appariez un miroir à l’un de vos masques, ou terminez : c’est le dernier moment

## Ce que lisent ceux qui attendent

waits-location = { $seats } choisit un lieu
waits-pick = { $seats } choisit une carte de la Forêt
waits-extra_good = { $seats } choisit une marchandise de plus
waits-sacrifice = { $seats } décide s’il faut sacrifier une marchandise
waits-draw_set = { $seats } choisit un lot de rituels
waits-keep = { $seats } { $number ->
    [one] choisit ses rituels
   *[other] choisissent leurs rituels
}
waits-tattoo = { $seats } décide s’il faut accepter un tatouage
waits-recruit = { $seats } recrute des prêtres
waits-give_mask = { $seats } choisit un masque à déposer
waits-take_mask = { $seats } choisit un masque
waits-final_mirror = { $seats } apparie ses derniers miroirs
waits-market = { $seats } fait son marché
waits-take_good = { $seats } choisit une marchandise
waits-take_assistant = { $seats } choisit un assistant
waits-reactivate = { $seats } choisit un assistant à réactiver
waits-exhaust = { $seats } choisit un assistant à désactiver
waits-prepare = { $seats } { $number ->
    [one] prépare ses rituels en secret
   *[other] préparent leurs rituels en secret
}
waits-offer = { $seats } { $number ->
    [one] offre de la mana en secret
   *[other] offrent de la mana en secret
}
waits-bid = { $seats } { $number ->
    [one] mise en secret
   *[other] misent en secret
}
waits-reward = { $seats } choisit sa récompense
waits-next = { $seats } choisit l’ordre de ses rituels
waits-perform = { $seats } choisit un rituel à réaliser
waits-steal_good = { $seats } choisit à qui voler une marchandise
waits-steal_mask = { $seats } choisit un masque à voler
waits-steal_assistant = { $seats } choisit un assistant à voler
waits-cancel_cost = { $seats } choisit les rituels à annuler
waits-cancel_player = { $seats } choisit un adversaire dont les rituels seront annulés
waits-mission = { $seats } décide s’il faut remplir une mission
waits-row = { $seats } choisit une mission
waits-pay_good = { $seats } choisit les marchandises à payer
waits-pay_mask = { $seats } choisit un masque à payer
waits-free = { $seats } réfléchit avant de continuer

## Choix

do-location-forest = Choisir la Forêt : chacun prend deux cartes, vous toujours en premier
do-location-marae = Choisir le Marae : tatouages et rituels, deux fois pour vous
do-location-reef = Choisir la Barrière de corail : des perles pour tous, { $kahuna_pearls } de plus pour vous
do-location-path = Choisir le Chemin des Dieux : prêtres et mana, un prêtre gratuit pour vous
do-location-clearing = Choisir la Clairière : échange de masques, une mission pour vous
do-location-market = Choisir le Marché : ventes et assistants, le double pour vous
do-use_shaman = Utiliser un chamane pour réaliser { $ritual } (coût { $cost }) : { $effect }
do-pair_mirror = Apparier un miroir au { $mask }
do-free-no = Continuer
do-take_good = Prendre 1 { $good } (son prix est au niveau { $marker })
do-take_good-no = Ne prendre aucune marchandise
do-pick = Prendre un { $card }
do-pick-assistant = Prendre un { $card } : { $card_power }
do-pick-no = Ne prendre aucune carte
do-use_gatherer = Utiliser un cueilleur : une carte s’ajoute à la réserve, et vous prenez en plus une marchandise
do-extra_good = Prendre aussi 1 { $good }
do-extra_good-no = Ne prendre aucune marchandise de plus
do-tattoo = Accepter le tatouage : avancer à la case { $position }
do-tattoo-no = Refuser le tatouage
do-sacrifice = Sacrifier 1 { $good } : +1 tatouage
do-sacrifice-no = Ne rien sacrifier de plus
do-draw_set = Piocher { $cards } rituels { $backs } et en garder { $keep }
do-draw_set-buy = Piocher { $cards } rituels { $backs } { $price ->
    [0] gratuitement
   *[other] pour { $price } mana
} et en garder { $keep }
do-draw_set-no = Ne piocher aucun rituel
do-keep = Garder { $ritual } (coût { $cost }) : { $effect }
do-recruit = Recruter { $recruits ->
    [one] { $recruits } prêtre
   *[other] { $recruits } prêtres
} { $price ->
    [0] gratuitement
    [one] pour { $price } perle
   *[other] pour { $price } perles
}{ $gift ->
    [used] , dont un offert
    [left] , sans celui qui est offert
   *[other] {""}
} : +{ $gain } mana
do-recruit-no = Ne recruter personne : +{ $gain } mana
do-mission = Remplir la { $task }
do-mission-diver = Utiliser un pêcheur de perles pour remplir la { $task }
do-mission-later = Attendre la fin de l’échange des masques
do-mission-stop = Ne pas remplir de seconde mission
do-mission-no = Ne remplir aucune mission
do-mission-pass = Passer
do-row = Prendre la mission de la rangée { $row }
do-pay_good = Payer { $copies ->
    [one] { $copies } { $good }
   *[other] { $copies } cartes { $title }
}
do-pay_mask = Payer le { $mask }
do-give_mask = Déposer le { $mask } au marché
do-give_mask-no = Ne déposer aucun masque
do-take_mask = Prendre le { $mask }
do-take_mask-no = Ne prendre aucun masque
do-take_assistant = Recruter gratuitement un { $assistant } : { $power }
do-take_assistant-no = Ne recruter aucun assistant
do-sell = Vendre 1 { $good } au niveau { $level } : { $bonus }
do-hire = Recruter un { $assistant } pour { $price ->
    [one] { $price } perle
   *[other] { $price } perles
} : { $power }
do-hire_free = Recruter gratuitement un { $assistant } (Kahuna) : { $power }
do-use_merchant = Utiliser un marchand : prix { $of_good } au sommet
do-market-no = Quitter le Marché
do-prepare = Mettre { $ritual } dans le sac (coût { $cost }) : { $effect }
do-prepare-no = Terminer la préparation
do-offer = { $amount ->
    [0] N’offrir aucune mana
   *[other] Offrir { $amount } mana
}
do-offer-more = Ajouter 64 mana à l’offrande
do-reward = Prendre { $kind ->
    [pearls] { $reward_pearls ->
        [one] { $reward_pearls } perle
       *[other] { $reward_pearls } perles
    }
   *[other] { $reward }
}
do-next = Placer { $ritual } en premier : { $effect }
do-bid = { $amount ->
    [0] Ne miser aucune mana
   *[other] Miser { $amount } mana
}
do-bid-more = Ajouter 64 mana à la mise
do-perform = Réaliser { $ritual } (coût { $cost }) : { $effect }
do-perform-no = Ne réaliser aucun rituel
do-reactivate = Réactiver un { $assistant }
do-reactivate-no = Ne plus réactiver d’assistant
do-exhaust = Désactiver un { $assistant }
do-steal_good = Voler une marchandise à { $seat }
do-steal_mask = Voler à { $seat } un { $mask }
do-steal_assistant = Voler à { $seat } un { $assistant } { $state ->
    [used] désactivé
   *[other] actif
}
do-cancel_cost = Annuler les rituels à clip des autres, au coût { $cost }
do-cancel_player = Annuler les rituels à clip de { $seat }
do-final_mirror = Apparier un miroir au { $mask }
do-final_mirror-no = Ne plus rien apparier
do-offer-all = Offrir toute votre mana, soit { $amount }
do-bid-all = Miser toute votre mana, soit { $amount }
do-prepare-all = Mettre tous vos rituels dans le sac : { $rituals }
do-sacrifice-alike = Sacrifier 2 cartes { $title } : +2 tatouages
do-keep-both = Garder { $one } et { $two }
do-sacrifice-both = Sacrifier 1 { $one } et 1 { $two } : +2 tatouages
do-sell-both = Vendre 2 cartes { $title } au niveau { $level } : { $bonus }, deux fois

## Refus

no-tile-taken = { $taker } a déjà pris { $the_location } dans cette phase d’actions : choisissez un autre lieu.
no-not-in-reserve = Il n’y a aucun { $card } dans la réserve Forêt en ce moment.
no-nothing-to-sacrifice = Vous n’avez aucun { $good } à sacrifier.
no-raatira-draws-normal = Vous êtes Raatira : les rituels interdits s’ouvrent au rang d’Ariki, dans { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}.
no-not-among-the-drawn = { $ritual } n’est pas parmi les rituels que vous venez de piocher.
no-tahua-from-hand = { $ritual } n’est pas dans votre main : le bonus de Tahua ne vaut que pour un rituel en main.
no-deck-empty = La pioche des rituels { $backs } et sa défausse sont vides.
no-priests-too-dear = Il faut { $price ->
    [one] { $price } perle
   *[other] { $price } perles
} : { have-pearls }.
have-pearls = { $pearls ->
    [0] vous n’en avez aucune
    [one] vous n’en avez qu’une
   *[other] vous n’en avez que { $pearls }
}
have-mana = { $mana ->
    [0] vous n’en avez pas
   *[other] vous n’en avez que { $mana }
}
no-free-for-kahuna = Seul le Kahuna du Chemin des Dieux recrute gratuitement un prêtre.
no-track-ends = La piste Prêtres s’arrête là : { $room ->
    [0] plus aucun prêtre n’y trouve place
    [one] 1 prêtre y trouve encore place
   *[other] { $room } prêtres y trouvent encore place
}.
no-none-to-give = Vous n’avez pas de { $mask } à déposer.
no-bound-cannot-leave = Votre { $mask } est apparié à un miroir : il ne se dépose plus.
no-sales-made = Vous avez déjà fait { $sales ->
    [one] votre seule vente
   *[other] vos { $sales } ventes
} de ce tour.
no-nothing-to-sell = Vous n’avez aucun { $good } à vendre.
no-above-the-marker = Le prix { $of_good } est au niveau { $marker } : choisissez ce bonus ou un bonus plus bas.
no-already-at-the-top = Le prix { $of_good } est déjà au sommet de son échelle.
no-one-for-pearls = Vous avez déjà recruté un assistant pour des perles dans ce tour.
no-too-few-pearls = Un assistant coûte { $price ->
    [one] { $price } perle
   *[other] { $price } perles
} : { have-pearls }.
no-kahuna-only = Seul le Kahuna du Marché recrute gratuitement un assistant.
no-took-free-one = Vous avez déjà recruté votre assistant gratuit.
no-good-not-in-market = Il n’y a aucun { $good } au marché.
no-assistant-not-in-market = Il n’y a plus de { $assistant } au marché.
no-mask-not-in-market = Il n’y a pas de { $mask } au marché.
no-too-little-mana = Un lot de rituels coûte { $price } mana : { have-mana }.
no-not-in-hand = { $ritual } n’est pas dans votre main.
no-clips-used = { $ritual } demande un clip : vos { $clips } clips sont déjà dans le sac.
no-offer-beyond-mana = Vous ne pouvez pas offrir { $amount } mana : { have-mana }.
no-not-yours-to-place = { $ritual } n’est pas l’un de vos rituels de coût { $cost } à placer.
no-reward-gone = Cette récompense est déjà prise : { $reward }.
no-type-taken-already = Ce rituel donne des marchandises de types différents : vous avez déjà pris 1 { $good }.
no-assistant-to-steal = { $seat } n’a pas de { $assistant } { $state ->
    [used] désactivé
   *[other] actif
}.
no-mask-to-steal = { $seat } n’a pas de { $mask }.
no-in-a-pair = Le { $mask } de { $seat } est apparié : aucun rituel ne le vole.
no-nothing-at-this-cost = Aucun rituel à clip d’un autre joueur n’attend au coût { $cost }.
no-nothing-of-this-player = { $seat } n’a aucun rituel à clip en attente.
no-too-few-to-pay = { $copies ->
    [one] Vous n’avez aucun { $good } à payer : choisissez parmi vos marchandises.
   *[other] Il faut { $copies } cartes { $title } : vous n’en avez pas assez.
}
no-type-paid-already = Il faut des marchandises de types différents : vous avez déjà payé 1 { $good }.
no-mask-to-pay = Vous n’avez pas de { $mask } non apparié pour payer.
no-only-by-auction = Une mission Enchère de mana ne se remplit pas : elle est mise aux enchères quand sa rangée n’a plus d’autre sorte de mission.
no-bid-beyond-mana = Vous ne pouvez pas miser { $amount } mana : { have-mana }.
no-not-open = La { $mission } n’est pas disponible sur une statue ouverte.
no-not-in-this-row = Cette mission ne se trouve pas sur la rangée { $row }.
no-bound-cannot-pay = Votre { $mask } est apparié à un miroir : il ne sert plus à payer.
no-cannot-pay = Vous ne pouvez pas payer la { $task } : il vous manque { $missing }.
no-condition-not-met = Vous ne remplissez pas la condition de la { $mission }.
no-none-to-reactivate = Vous n’avez pas de { $assistant } à réactiver.
no-good-in-reserve = Il n’y a aucun { $good } dans la réserve Forêt.
no-one-per-pick = Un seul { $helper } par choix de carte : vous venez d’en utiliser un.
no-beyond-your-priests = { $ritual } coûte { $cost } : avec un chamane, le coût ne peut pas dépasser votre nombre de prêtres ({ $priests }).
no-diver-for-a-second = Un pêcheur de perles ne sert que pour une seconde mission, à l’étape 6 d’une cérémonie.
no-second-needs-a-diver = Une seconde mission demande un pêcheur de perles actif ou Fa’a-Rua-Roa, et seulement à l’étape 6.
no-none-active = Vous n’avez pas de { $helper } actif.
no-mask-to-bind = Vous n’avez pas de { $mask } à apparier.
no-free-mirror = Il faut un miroir non apparié : vous n’en avez pas.
no-already-bound = Votre { $mask } est déjà apparié à un miroir, pour toujours.
no-natural-pair = Vous avez les deux exemplaires du { $mask } : c’est déjà une paire, un miroir n’y ajoute rien.

## Journal

log-first-player = { $seat } est le premier joueur.
log-starting-mask = { $seat } reçoit le { $mask }.
log-forest-card = Un { $card } arrive dans la réserve Forêt.
log-forest-refilled = On refait la pioche Forêt avec { $cards ->
    [one] { $cards } marchandise
   *[other] { $cards } marchandises
} du marché.
log-statue-opened = La statue { $points } s’ouvre.
log-drew = { $seat } pioche { $cards ->
    [one] { $cards } rituel { $back }
   *[other] { $cards } rituels { $backs }
}.
log-drew-card = Vous piochez { $ritual }.
log-kept = { $seat } garde { $kept ->
    [one] { $kept } rituel
   *[other] { $kept } rituels
} et { $rejected ->
    [0] n’en défausse aucun
   *[other] en défausse { $rejected }
}.
log-kept-card = Vous gardez { $ritual }.
log-reshuffled = On reforme la pioche des rituels { $backs } avec leur défausse.
log-phase-started = Phase d’actions { $number } : { $seat } commence.
log-ceremony-started = La cérémonie { $number } commence.
log-stage-started = L’étape { $step } de la cérémonie commence : { $stage }.
log-location = { $seat } devient Kahuna et choisit { $the_location }.
log-rolled = Le { $what } donne { $die }.
log-good-taken = { $seat } prend 1 { $good } au marché : son prix est maintenant au niveau { $marker }.
log-picked = { $seat } prend un { $card } dans la réserve Forêt.
log-pick-declined = { $seat } ne prend aucune carte dans la réserve Forêt.
log-gatherer-used = { $seat } utilise un cueilleur.
log-extra-good = { $seat } prend aussi 1 { $good } dans la réserve Forêt.
log-to-market = Un { $card } passe de la réserve Forêt au marché.
log-tattooed = { $seat } avance { $steps ->
    [1] d’un tatouage
   *[other] de { $steps } tatouages
}, jusqu’à la case { $position }.
log-rank-reached = { $seat } devient { $rank }.
log-sacrificed = { $seat } sacrifie 1 { $good }.
log-pearls = { $seat } gagne { $pearls ->
    [one] { $pearls } perle
   *[other] { $pearls } perles
}.
log-mana = { $seat } gagne { $mana } mana.
log-lost-pearls = { $seat } { $pearls ->
    [0] n’a aucune perle à perdre
    [one] perd { $pearls } perle
   *[other] perd { $pearls } perles
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
log-lost-priests = { $seat } { $priests ->
    [0] n’a aucun prêtre à perdre
    [one] perd { $priests } prêtre
   *[other] perd { $priests } prêtres
}.
log-mask-given = { $seat } dépose le { $mask } au marché.
log-mask-taken = { $seat } prend le { $mask } au marché.
log-hired = { $seat } recrute un { $assistant } { recruited-for }.
log-sold = { $seat } vend 1 { $good } au niveau { $level }.
log-merchant-used = { $seat } utilise un marchand : le prix { $of_good } monte au sommet.
log-shaman-used = { $seat } utilise un chamane pour { $ritual }.
log-mirror-bound = { $seat } apparie un miroir au { $mask }.
log-performed = { $paid ->
    [0] { $seat } réalise { $ritual }.
   *[other] { $seat } réalise { $ritual } pour { $paid } mana : { rest-in-bag }.
}
log-performed-common = { $ritual } agit pour tous et coûte { $paid } mana : { rest-in-bag }.
rest-in-bag = { $rest ->
    [0] il n’en reste plus dans le sac
   *[other] il en reste { $rest } dans le sac
}
log-failed = { $ritual }, rituel de { $seat }, échoue : il manque { $lacking } mana.
log-failed-common = { $ritual } échoue : il manque { $lacking } mana.
log-bag-filled = { $mana ->
    [0] Le sac ne reçoit aucune mana
   *[other] Le sac reçoit { $mana } mana
} { $total ->
    [0] et reste vide
   *[other] et en contient { $total }
}.
log-bag-emptied = Il restait { $mana } mana dans le sac : on la rend à la réserve générale.
log-prepared-card = Vous mettez { $ritual } dans le sac.
log-prepared = Tous les rituels sont dans le sac.
log-offered = { $mana ->
    [0] { $seat } n’offre aucune mana.
   *[other] { $seat } offre { $mana } mana.
}
log-new-order = L’ordre cérémoniel devient : { $seats }.
log-rewarded = { $seat } choisit pour récompense { $reward }.
log-revealed = { $ritual }, rituel de { $seat }, sort du sac.
log-revealed-common = { $ritual }, rituel commun à tous, sort du sac.
log-purchased = { $mana ->
    [0] { $seat } obtient gratuitement un lot de rituels.
   *[other] { $seat } achète un lot de rituels pour { $mana } mana.
}
log-mission = { $seat } remplit la { $mission }.
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
log-auction = Une mission Enchère de mana à { $points ->
    [one] { $points } point
   *[other] { $points } points
} est mise aux enchères.
log-bid = { $mana ->
    [0] { $seat } ne mise aucune mana.
   *[other] { $seat } mise { $mana } mana.
}
log-auction-won = { $seat } remporte la mission à { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $mana ->
    [0] sans rien payer
   *[other] pour { $mana } mana
}.
log-reactivated = { $seat } réactive un { $assistant }.
log-exhausted = { $seat } désactive un { $assistant }.
log-stolen-unseen = { $seat } vole une marchandise à { $victim }.
log-stolen = { $seat } vole 1 { $good } à { $victim }.
log-nothing-stolen = { $seat } ne trouve rien derrière le paravent de { $victim }.
log-mask-stolen = { $seat } vole un { $mask } à { $victim }.
log-assistant-stolen = { $seat } vole un { $assistant } à { $victim }.
log-cancelled = { $ritual }, rituel de { $seat }, est annulé.
log-scored = { $seat } { $points ->
    [0] ne marque aucun point
    [one] marque { $points } point
   *[other] marque { $points } points
} en tout.
log-scored-source = { $seat } { $points ->
    [0] ne marque aucun point
    [one] marque { $points } point
   *[other] marque { $points } points
} { $source_for }.

## Moments

moment-draw = Votre pioche
moment-phase = Phase d’actions { $number }
moment-ceremony = Cérémonie { $number }
moment-statue = Une statue s’ouvre
moment-dice = Le dé
moment-forest = La Forêt
moment-rank = Un nouveau rang
moment-stage = La cérémonie
moment-bag = Les rituels du sac
moment-offering = L’offrande
moment-mission = Les missions
moment-end = Décompte final
gained-pearls = { $n ->
    [one] { $n } perle
   *[other] { $n } perles
}
gained-mana = { $n } mana
gained-tattoos = { $n ->
    [one] { $n } tatouage
   *[other] { $n } tatouages
}
gained-missions = { $n ->
    [one] { $n } mission
   *[other] { $n } missions
}

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
scene-bag = Sac Sacrifice : { $mana } mana
scene-rewards = Récompenses
scene-screen = Votre paravent
scene-hand = Votre main
scene-missions = Vos missions
scene-pearls = perles
scene-mana = mana
scene-cards = rituels
scene-first = Premier joueur
scene-kahuna = Kahuna
scene-used = désactivé
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
scene-own-costs = Coûts
    .title = Coût de vos rituels dans le sac
scene-acted = reste { $mana }
    .title = il reste { $mana } mana dans le sac
scene-failed = manque { $mana }
    .title = il manque { $mana } mana
scene-cancelled = annulé
    .title = ce rituel est annulé
scene-drawn = Rituels piochés
scene-your-move = à vous !
scene-thinking = réfléchit…
scene-hire = Recruter pour des perles
scene-hire-free = Recruter gratuitement (Kahuna)
scene-about = { $what } : { $more }
scene-about-ritual = { $name } ({ $kind }, coût { $cost }) : { $effect }
scene-about-price = { $good }, niveau { $level } : { $bonus }
scene-about-recruits = { $n ->
    [0] Ne recruter aucun prêtre
    [one] Recruter { $n } prêtre
   *[other] Recruter { $n } prêtres
}
scene-result = Résultat
scene-total = Total
scene-stall-goods = Marchandises et prix
scene-stall-assistants = Assistants
scene-stall-masks = Marché aux masques
scene-ranks = Les rangs : rituels piochés, clips, points

## Ce qu’on touche : un nom, et ce que c’est

thing-location = { $location }
    .about = { $what } Kahuna de ce lieu pendant cette phase : { $taker }.
thing-price = Prix au niveau { $n } : { $good }
    .about = Bonus d’une vente à ce niveau : { $bonus }. Le marqueur est au niveau { $level } : on choisit ce niveau ou un niveau plus bas.
thing-boost = Monter le prix au sommet : { $good }
    .about = Un marchand porte le marqueur de prix au sommet de son échelle.
thing-stall = Marché aux marchandises : { $good }
    .about = Il y en a { $n } au marché. En prendre une fait monter le prix, en apporter une le fait baisser.
thing-assistant = { $assistant }
    .about = Son pouvoir, une fois : { $power }. Actifs : { $active } ; désactivés : { $used }. Même désactivé, il compte pour le lancer de son lieu.
    .market = Son pouvoir, une fois : { $power }. Restent au marché : { $n }.
thing-hire = Recruter pour des perles
    .about = Un assistant du marché, contre { $price ->
        [0] rien
        [one] { $price } perle
       *[other] { $price } perles
    } : un seul dans ce tour.
thing-hire-free = Recruter gratuitement
    .about = C’est le bonus du Kahuna au Marché.
thing-mask = { $mask }
    .about = Exemplaires possédés : { $n }. Deux masques identiques, ou un masque et un miroir, forment une paire ; seule une paire rapporte des points.
    .market = Exemplaires au marché : { $n }. Deux masques identiques, ou un masque et un miroir, forment une paire ; seule une paire rapporte des points.
thing-forest-deck = Pioche Forêt : { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
thing-reserve = Réserve Forêt : { $word }
    .about = On la prend à la Forêt, une carte à chaque passage.
    .treasure = On la prend à la Forêt, une carte à chaque passage. Le petit symbole du bas est son trésor, reçu aussitôt : { $treasure }.
thing-own-good = { $good } : { $n }
    .about = Une marchandise se vend au Marché, se sacrifie au Marae contre un tatouage, ou paie une mission.
thing-ritual = Rituel { $ritual }
    .hand = Rituel { $kind }, coût { $cost } : { $effect }. On le met dans le sac à la cérémonie, et la mana du sac le paie, du moins cher au plus cher.
    .drawn = Rituel { $kind }, coût { $cost } : { $effect }.
    .bagged = Rituel { $kind }, coût { $cost } : { $effect }. Il sera payé par la mana du sac si elle suffit encore quand vient son tour.
    .front = Rituel { $kind } : { $effect }. Il agit jusqu’à la fin de la partie.
    .settled = Rituel { $kind }, coût { $cost } : { $effect }. { $fate ->
        [acted] Réalisé ; mana restée dans le sac : { $mana }.
        [failed] Pas réalisé ; mana manquante : { $mana }.
       *[cancelled] Annulé.
    }
thing-cost = Rituels de coût { $n }
    .about = Tous les rituels adverses de ce coût seraient annulés.
thing-front-more = Rituels permanents de { $seat } : { $n }
    .about = Il n’y a pas la place de les montrer tous.
thing-mission = { $mission }
    .pay = Bord noir : on paie ce que montre la tuile.
    .condition = Bord rouge : il suffit de remplir la condition, on ne paie rien.
    .auction = Bord bleu, marteau et mana : cette mission ne s’obtient qu’aux enchères, quand sa rangée n’en contient plus d’autres.
    .hidden = Elle se révèle quand sa statue s’ouvre.
    .taken = Remplie par : { $taker }.
    .closed = Mission face cachée
    .gone = Mission remplie
thing-auctioned = Aux enchères : { $mission }
    .about = La plus forte mise secrète l’emporte, et toutes les mises vont dans le sac.
thing-row = Rangée { $n }
    .about = La même mission est sur plusieurs rangées : une rangée où il ne reste que des enchères les déclenche.
thing-statue = Statue { $n }
    .about = { $n ->
        [one] Chacune de ses missions rapporte { $n } point.
       *[other] Chacune de ses missions rapporte { $n } points.
    } { $open ->
        [yes] Elle est ouverte.
       *[no] Elle est encore fermée.
    }
thing-tattoo-track = Piste Tatouages
    .about = Plus on est tatoué, plus le rang est haut : plus de rituels à piocher, plus de clips, plus de points.
thing-tattoo-space = Case Tatouages { $n }
    .about = Rang : { $rank }.
thing-tattoo = Marqueur Tatouages de { $seat }
    .about = Case { $n }. Rang : { $rank }.
thing-priest-track = Piste Prêtres
    .about = Le chapeau de paille est celui d’un prêtre : chaque prêtre donne 1 mana au Chemin des Dieux et à chaque cérémonie.
thing-priest-space = Piste Prêtres : { $n }
    .about = Qui est ici gagne { $n } mana à chaque Danse des prêtres.
thing-priest = Prêtres de { $seat } : { $n }
    .about = Ils donnent { $n } mana à chaque Danse des prêtres et à chaque visite au Chemin des Dieux.
thing-recruits = { $n ->
    [0] Ne recruter personne
    [one] Recruter { $n } prêtre
   *[other] Recruter { $n } prêtres
}
thing-rank = { $rank }
    .about = Rituels piochés par lot : { $cards }. Clips, donc rituels à mettre dans le sac : { $clips }. Points à la fin : { $points }.
thing-cube = Cube Rituel de { $seat }
    .about = Place { $n } dans l’ordre cérémoniel : il tranche les égalités et décide qui agit d’abord pendant la cérémonie.
thing-first-player = Premier joueur
    .about = En ce moment : { $who }.
thing-bag = Sac Sacrifice : { $n } mana
    .about = Cette mana paie les rituels de tous, du moins cher au plus cher ; quand elle ne suffit plus, tout le reste échoue.
thing-own-mana = Votre mana : { $n }
    .about = C’est ce que vous pouvez offrir ou miser.
thing-own-costs = Vos rituels dans le sac coûtent { $n }
    .about = La mana du sac les paie à leur tour, avec ceux des autres.
thing-deck = { $title }
    .about = { $n ->
        [0] La pioche est vide.
        [one] La pioche compte { $n } carte.
       *[other] La pioche compte { $n } cartes.
    }
thing-phase = { $kind ->
    [ceremony] Cérémonie { $n }
   *[action] Phase d’actions { $n }
}
    .about = Le cercle clair montre où en est la partie.
    .unused = Cette phase ne se joue pas avec ce nombre de joueurs.
thing-stage = Cérémonie, étape { $n } : { $word }
thing-offer = Offrande de { $seat } : { $n }
    .about = Un ✓ : l’offrande est choisie en secret. Les plus fortes prennent une récompense et passent d’abord.
thing-amount = Mana : { $n }
thing-reward = Récompense : { $reward }
thing-missions = Missions à { $points ->
    [one] { $points } point
   *[other] { $points } points
} de { $seat } : { $n }
thing-kinds = Vos missions de type { $kind ->
    [pearls] perles
    [mana] mana
    [goods] marchandises
    [conditional] condition
   *[masks] masques
}
    .about = Une paire de masques de ce type rapporte 1 point pour chacune.
thing-count = { $what ->
    [pearl] Perles
    [mana] Mana
    [clip] Clips
    [tattoo] Tatouages
    [priest] Prêtres
    [ritual] Rituels en main
    [mission] Missions remplies
   *[other] { $good }
} de { $seat } : { $n }
    .about = { $what ->
        [pearl] Elles paient prêtres, assistants et missions.
        [mana] Elle s’offre, se mise et paie des missions.
        [clip] Autant de rituels qu’on peut mettre dans le sac à une cérémonie.
        [tattoo] La case sur la piste Tatouages, qui donne le rang.
        [priest] Autant de mana à chaque Danse des prêtres.
        [ritual] Ils attendent la prochaine cérémonie.
        [mission] Elles rapportent chacune 1, 2 ou 3 points.
       *[other] Elle se vend, se sacrifie ou paie une mission.
    }
thing-head = Points connus de { $seat } : { $points }
    .about = D’où viennent ces points : { $sources }. Un « ? » dépend de missions cachées.
    .source = { $source } { $n }
    .none = aucun point encore
thing-ranking = Résultat
    .about = Une ligne par joueur, une colonne par source de points ; les icônes sont les trois sortes de masques.
thing-zone = { $zone ->
    [round] Déroulement de la partie
    [locations] Les six lieux
    [forest] Réserve Forêt
    [ceremony] La cérémonie
    [drawn] Rituels piochés
    [site] Le lieu sacré : sac, ordre et pioches
    [tracks] Tatouages et prêtres
    [statues] Les trois statues To’o
    [goods-market] Marchandises et prix
    [assistants-market] Marché aux assistants
    [masks-market] Marché aux masques
    [own] Vos biens
    [hand] Votre main
   *[players] Les autres joueurs
}

## Ce qui compte dans une position, pour le conseiller

feature-points = Points acquis
feature-tattoos = Tatouages : rang et avance
feature-masks = Masques : paires et promesses
feature-means = Moyens : perles, mana, marchandises, prêtres, assistants
feature-rituals = Rituels en main ou dans le sac
feature-coming = Missions et gains à portée
