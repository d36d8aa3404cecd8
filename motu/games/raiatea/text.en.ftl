## The game

title = Raiatea
summary = Lead the group from place to place, win the favour of the gods and build the To’o statues: who will be the new high priest?
goal = Three ceremonies to score points: missions of the To’o statues, the rank of your tattoos and your pairs of masks count at the end.
option-tane = Tāne rituals
    .about = Adds 16 interactive rituals: thefts, losses and cancellations.
option-oracle = Oracle
    .about = All missions are visible from the start; the statues open as usual.
option-mana_restriction = Mana restriction
    .about = Mana paid for rituals and auction bids goes to the supply, not into the bag.
option-open_screens = Open screens
    .about = Everybody’s pearls, mana, goods and missions are shown: all of these can be counted. Rituals stay secret, and so does a good stolen at random.

## Names

nobody = nobody
good-uru = uru
    .title = Uru
good-taro = taro
    .title = Taro
good-mahi_mahi = mahi-mahi
    .title = Mahi-mahi
good-tiare = tiare
    .title = Tiare
assistant-gatherer = gatherer
    .title = Gatherer
assistant-merchant = merchant
    .title = Merchant
assistant-shaman = shaman
    .title = Shaman
assistant-diver = pearl diver
    .title = Pearl diver
location-forest = Forest
location-marae = Marae
location-reef = Coral Reef
location-path = Path of the Gods
location-clearing = Clearing
location-market = Market
rank-raatira = Raatira
rank-ariki = Ariki
rank-arioi = Arioi
rank-tahua = Tahua
back-normal = normal
back-forbidden = forbidden
category-common = common
category-personal = personal
category-permanent = permanent
category-interactive = interactive
reward-tattoo = a tattoo
reward-good = a good
reward-pearls = pearls
stage-dance = Dance of the priests
stage-purchase = Buying rituals
stage-preparation = Preparing rituals
stage-offering = Invoking the gods
stage-blessing = Blessing of the gods
stage-building = Building the To’o
mirror = mirror
    .title = Mirror
mask-mask_mp = Pearl mask
mask-mask_mm = Mana mask
mask-mask_mg = Goods mask
mask-mask_mc = Condition mask
mask-mask_ag = Gatherer mask
mask-mask_am = Merchant mask
mask-mask_as = Shaman mask
mask-mask_ad = Diver mask
mask-mask_c1 = red Colour mask
mask-mask_c2 = green Colour mask
mask-mask_c3 = yellow Colour mask
mask-mask_c4 = purple Colour mask
mask-spare = mask no. { $n }
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
ritual-spare = ritual no. { $n }
source-rank = Rank
source-rituals = Rituals
source-missions = Missions
source-mission_masks = Mission masks
source-assistant_masks = Assistant masks
source-colour_masks = Colour masks
roll-reef = the pearl harvest

## Effects

effect = { $parts }
effect-for-all = for everybody, { $effect }
effect-for-others = for each other player, { $effect }
effect-gain_pearls = { $n ->
    [one] +1 pearl
   *[other] +{ $n } pearls
}
effect-gain_mana = +{ $n } mana
effect-lose_pearls = { $n ->
    [one] −1 pearl
   *[other] −{ $n } pearls
}
effect-bag_add_per_player = { $n } mana per player into the bag
effect-tattoo = { $n ->
    [one] 1 tattoo
   *[other] { $n } tattoos
}
effect-recruit_free = { $n ->
    [one] 1 free priest
   *[other] { $n } free priests
}
effect-lose_priests = { $n ->
    [one] −1 priest
   *[other] −{ $n } priests
}
effect-priest_action = the priest-track action
effect-take_good = { $n ->
    [one] 1 good from the market
   *[other] up to { $n } goods from the market
}
effect-take_goods_different = up to { $n } different goods from the market
effect-take_assistant = { $n ->
    [one] 1 free assistant from the market
   *[other] up to { $n } free assistants from the market
}
effect-reactivate = { $n ->
    [one] 1 assistant reactivated
   *[other] up to { $n } assistants reactivated
}
effect-reactivate_all = all own assistants reactivated
effect-exhaust = { $n ->
    [one] 1 active assistant turned
   *[other] { $n } active assistants turned
}
effect-take_mask = { $n ->
    [one] 1 mask from the market
   *[other] up to { $n } masks from the market
}
effect-draw_keep = { $n ->
    [one] a set of rituals, keep 1
   *[other] a set of rituals, keep { $n }
}
effect-complete_mission = a mission to complete
effect-perform_from_hand = { $n ->
    [one] 1 ritual from hand, free
   *[other] { $n } rituals from hand, free
}
effect-steal_good = { $n ->
    [one] 1 good stolen at random
   *[other] { $n } goods stolen at random
}
effect-steal_mask = { $n ->
    [one] 1 unpaired mask stolen
   *[other] { $n } unpaired masks stolen
}
effect-steal_assistant = { $n ->
    [one] 1 assistant stolen
   *[other] { $n } assistants stolen
}
effect-cancel_cost = the others’ rituals of one cost cancelled
effect-cancel_player = one opponent’s rituals cancelled
power-free_purchase = free ritual purchase in ceremonies
power-forest_mana = +{ $n } mana at the Forest
power-clearing_pearls = { $n ->
    [one] +1 pearl at the Clearing
   *[other] +{ $n } pearls at the Clearing
}
power-reef_pearls = { $n ->
    [one] +1 pearl at the Coral Reef
   *[other] +{ $n } pearls at the Coral Reef
}
power-path_mana = +{ $n } mana at the Path of the Gods
power-marae_sacrifice = { $n ->
    [one] 1 more sacrifice at the Marae
   *[other] { $n } more sacrifices at the Marae
}
power-market_sale = { $n ->
    [one] 1 more sale at the Market
   *[other] { $n } more sales at the Market
}
power-second_mission = a second mission per turn in step 6
power-points = { $n ->
    [one] 1 point at the end
   *[other] { $n } points at the end
}
power-roll_plus = { $n ->
    [one] 1 more assistant for rolls
   *[other] { $n } more assistants for rolls
}
power-discount_pearls = { $n ->
    [one] 1 pearl less per mission
   *[other] { $n } pearls less per mission
}
power-discount_mana = { $n } mana less per mission
power-priest_mana = +{ $n } mana whenever the priest track gives mana

## Missions

mission = { $points ->
    [one] 1-point
   *[other] { $points }-point
} mission ({ $asks })
mission-pay = { $costs }
mission-auction = mana auction
mission-rank = at least { $rank }
mission-priests = at least { $n ->
    [one] 1 priest
   *[other] { $n } priests
}
mission-assistants = at least { $n ->
    [one] 1 assistant
   *[other] { $n } assistants
}
mission-alike = at least { $n } assistants of one type
mission-different = assistants of { $n } types
cost-pearls = { $n ->
    [one] 1 pearl
   *[other] { $n } pearls
}
cost-mana = { $n } mana
cost-good = { $n } { $good }
cost-any = { $n ->
    [one] 1 good of any type
   *[other] { $n } goods of any type
}
cost-alike = { $n } identical goods
cost-unlike = { $n } different goods
cost-masks = { $n ->
    [one] 1 mask
   *[other] { $n } masks
}
lack-pearls = { cost-pearls }
lack-mana = { cost-mana }
lack-any = { $n ->
    [one] 1 good
   *[other] { $n } goods
}
lack-alike = { $n ->
    [one] 1 more good of the same type
   *[other] { $n } more goods of the same type
}
lack-unlike = { $n ->
    [one] 1 good of another type
   *[other] { $n } goods of other types
}
lack-masks = { cost-masks }

## Questions

ask-free = Use a shaman or pair a mirror before you go on?
ask-location = Choose a location: you will be its Kahuna
ask-take_good = Take a good from the market, or decline{ $left ->
    [one] {""}
   *[other] {" "}({ $left } left)
}
ask-pick = { $gatherer ->
    [0] Take a card from the forest reserve
   *[other] Your gatherer has added a card: take one
}
ask-extra_good = Take a good from the forest reserve as well, or decline
ask-tattoo = Your shamans offer you a tattoo: do you accept it?
ask-sacrifice = Sacrifice a good for a tattoo, or stop
ask-draw_set = Draw a set of rituals and keep { $keep ->
    [one] 1
   *[other] { $keep }
}, or decline
ask-draw_set-buy = Buy a set of rituals for { $price } mana, or decline
ask-keep = Keep a ritual{ $left ->
    [one] {""}
   *[other] {" "}({ $left } left)
}
ask-recruit = Recruit priests, then gain their mana (you have { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
}{ $kahuna ->
    [0] {""}
   *[other] {" "}and 1 free priest
})
ask-mission-kahuna = As Kahuna of the Clearing, complete a mission or decline
ask-mission-sale = Your sale lets you complete a mission
ask-mission-first = Complete a mission, or pass
ask-mission-second = Complete a second mission, or stop there
ask-row = This mission lies in several rows: which one do you take?
ask-pay_good = Choose what you pay: { $copies ->
    [one] 1 good
   *[other] { $copies } identical goods
}{ $left ->
    [one] {""}
   *[other] {" "}({ $left } left)
}
ask-pay_mask = Choose the mask you pay{ $left ->
    [one] {""}
   *[other] {" "}({ $left } left)
}
ask-give_mask = Put a mask into the market so as to take one, or decline
ask-take_mask = Take a mask from the market, or decline{ $left ->
    [one] {""}
   *[other] {" "}({ $left } left)
}
ask-take_assistant = Take an assistant from the market for free, or decline{ $left ->
    [one] {""}
   *[other] {" "}({ $left } left)
}
ask-market = Sell, hire, or leave the Market
ask-prepare = Prepare your rituals in secret ({ $left ->
    [0] no clip left
    [one] { $left } clip left
   *[other] { $left } clips left
})
ask-offer = Offer mana in secret (you have { $rest } left{ $so_far ->
    [0] {""}
   *[other] ; { $so_far } already in your hand
})
ask-reward = Choose your ceremonial reward
ask-next = Your rituals of cost { $cost }: which one comes first?
ask-bid = Bid in secret for a { $points ->
    [one] 1-point
   *[other] { $points }-point
} mission (you have { $rest } mana left{ $so_far ->
    [0] {""}
   *[other] ; { $so_far } already in your hand
})
ask-perform = Perform a ritual from your hand for free, or decline
ask-perform-tahua = You are Tahua now: perform a ritual from your hand, now or never
ask-reactivate = Reactivate an assistant, or stop{ $left ->
    [one] {""}
   *[other] {" "}({ $left } left)
}
ask-exhaust = Turn one of your active assistants{ $left ->
    [one] {""}
   *[other] {" "}({ $left } left)
}
ask-steal_good = From whom do you steal a good?
ask-steal_mask = Which unpaired mask do you steal?
ask-steal_assistant = Which assistant do you steal?
ask-cancel_cost = Name a cost: the others’ rituals of that cost are cancelled
ask-cancel_player = Whose waiting rituals do you cancel?
ask-final_mirror = Last moment to pair a mirror

## Choices

do-location-forest = Forest: everybody takes two cards, you first each time
do-location-marae = Marae: tattoos and rituals, twice for you
do-location-reef = Coral Reef: pearls for all, { $kahuna_pearls } more for you
do-location-path = Path of the Gods: priests and mana, one free priest for you
do-location-clearing = Clearing: an exchange of masks, a mission for you
do-location-market = Market: sales and assistants, double for you
do-use_shaman = Shaman: perform { $ritual } (cost { $cost }): { $effect }
do-pair_mirror = Pair a mirror with the { $mask }
do-free-no = Go on
do-take_good = Take 1 { $good } (price now: level { $marker })
do-take_good-no = Take nothing
do-pick = Take: { $card }
do-pick-no = Take no card
do-use_gatherer = Use a gatherer: one more card, and an extra good
do-extra_good = Take 1 { $good } as well
do-extra_good-no = Leave the goods
do-tattoo = Advance one tattoo (space { $position })
do-tattoo-no = Do not advance
do-sacrifice = Sacrifice 1 { $good }: +1 tattoo
do-sacrifice-no = No more sacrifices
do-draw_set = Draw { $cards } rituals: { $back } deck
do-draw_set-no = Draw nothing
do-keep = Keep { $ritual } (cost { $cost }): { $effect }
do-recruit = Recruit { $recruits ->
    [one] 1 priest
   *[other] { $recruits } priests
} { $price ->
    [0] for free
    [one] for 1 pearl
   *[other] for { $price } pearls
} (space { $position })
do-recruit-no = Recruit nobody: +{ $gain } mana
do-mission = Complete the { $mission }
do-mission-diver = With a pearl diver, complete the { $mission }
do-mission-no = Complete no mission
do-mission-pass = Pass
do-row = Take it from row { $row }
do-pay_good = Pay: { $good }
do-pay_mask = Pay the { $mask }
do-give_mask = Put in the { $mask }
do-give_mask-no = Keep your masks
do-take_mask = Take the { $mask }
do-take_mask-no = Take no mask
do-take_assistant = Take a { $assistant }
do-take_assistant-no = Take no assistant
do-sell = Sell 1 { $good } at level { $level }: { $bonus }
do-hire = Hire a { $assistant } for { $price ->
    [one] 1 pearl
   *[other] { $price } pearls
}
do-hire_free = Kahuna: take a { $assistant } for free
do-use_merchant = Merchant: top price for { $good }
do-market-no = Leave the Market
do-prepare = Put { $ritual } into the bag (cost { $cost }): { $effect }
do-prepare-no = My preparation is done
do-offer = Offer { $amount } mana
do-offer-more = Add 64 mana to the offering
do-reward = Take { $reward }{ $kind ->
    [pearls] {" "}({ $reward_pearls })
   *[other] {""}
}
do-next = { $ritual } first: { $effect }
do-bid = Bid { $amount } mana
do-bid-more = Add 64 mana to the bid
do-perform = Perform { $ritual } (cost { $cost }): { $effect }
do-perform-no = Perform none
do-reactivate = Reactivate a { $assistant }
do-reactivate-no = Stop there
do-exhaust = Turn a { $assistant }
do-steal_good = Rob { $seat }
do-steal_mask = Steal { $seat }’s { $mask }
do-steal_assistant = Steal { $state ->
    [used] a used
   *[other] an active
} { $assistant } from { $seat }
do-cancel_cost = Cancel the others’ rituals of cost { $cost }
do-cancel_player = Cancel { $seat }’s rituals
do-final_mirror = Pair a mirror with the { $mask }
do-final_mirror-no = Pair nothing more
do-offer-all = Offer all your mana ({ $amount })
do-bid-all = Bid all your mana ({ $amount })
do-prepare-all = Put everything into the bag: { $rituals }
do-keep-both = Keep { $one } and { $two }
do-sacrifice-both = Sacrifice 1 { $one } and 1 { $two }: +2 tattoos
do-sell-both = Sell 2 { $good } at level { $level }

## Refusals

no-tile-taken = { $location }: { $taker } has already taken this tile in this phase.
no-not-in-reserve = There is no “{ $card }” card in the forest reserve now.
no-nothing-to-sacrifice = You have no { $good } to sacrifice.
no-raatira-draws-normal = You are a Raatira: forbidden rituals open at the rank of Ariki, { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} further.
no-not-among-the-drawn = { $ritual } is not among the rituals you have just drawn.
no-tahua-from-hand = { $ritual } is not in your hand: the Tahua bonus is for a ritual in hand.
no-deck-empty = The { $back } deck and its discard pile are empty.
no-priests-too-dear = That takes { $price ->
    [one] 1 pearl
   *[other] { $price } pearls
}: you have { $pearls }.
no-free-for-kahuna = Only the Kahuna of the Path of the Gods recruits a free priest.
no-track-ends = The priest track ends there: { $room ->
    [0] no more priest fits
    [one] 1 more priest fits
   *[other] { $room } more priests fit
}.
no-none-to-give = You have no { $mask } to put in.
no-bound-cannot-leave = Your { $mask } is bound to a mirror: it cannot be put in any more.
no-sales-made = You have made your sales of this turn ({ $sales ->
    [one] 1 allowed
   *[other] { $sales } allowed
}).
no-nothing-to-sell = You have no { $good } to sell.
no-above-the-marker = That price ({ $good }) is at level { $marker }: choose its bonus or a lower one.
no-already-at-the-top = That price ({ $good }) is already at the top of its scale.
no-one-for-pearls = You have already hired an assistant for pearls this turn.
no-too-few-pearls = An assistant costs { $price ->
    [one] 1 pearl
   *[other] { $price } pearls
}: you have { $pearls }.
no-kahuna-only = The free assistant is for the Kahuna of the Market.
no-took-free-one = You have already taken your free assistant.
no-good-not-in-market = There is no { $good } in the market.
no-assistant-not-in-market = There is no { $assistant } left in the market.
no-mask-not-in-market = There is no { $mask } in the market.
no-too-little-mana = A set of rituals costs { $price } mana: you have { $mana }.
no-not-in-hand = { $ritual } is not in your hand.
no-clips-used = { $ritual } needs a clip: your { $clips } clips are in the bag already.
no-offer-beyond-mana = You have only { $mana } mana: you cannot offer { $amount }.
no-not-yours-to-place = { $ritual } is not one of your rituals of cost { $cost } to be placed.
no-reward-gone = That reward is gone: { $reward }.
no-type-taken-already = This ritual gives goods of different types: you have already taken 1 { $good }.
no-assistant-to-steal = { $seat } has no { $state ->
    [used] used
   *[other] active
} { $assistant }.
no-mask-to-steal = { $seat } has no { $mask }.
no-in-a-pair = { $seat }’s { $mask } is in a pair: no ritual steals it.
no-nothing-at-this-cost = No clipped ritual of another player is waiting at cost { $cost }.
no-nothing-of-this-player = { $seat } has no clipped ritual waiting.
no-too-few-to-pay = You do not have enough of that good ({ $good }): it takes { $copies }.
no-type-paid-already = You need different goods: you have already paid 1 { $good }.
no-mask-to-pay = You have no unbound { $mask } to pay.
no-only-by-auction = An auction mission is not completed: it is won once its row holds nothing else.
no-bid-beyond-mana = You have only { $mana } mana: you cannot bid { $amount }.
no-not-open = The { $mission } is not available on an open statue.
no-not-in-this-row = This mission does not lie in row { $row }.
no-bound-cannot-pay = Your { $mask } is bound to a mirror: it cannot be paid.
no-cannot-pay = You cannot pay for the { $mission }: you lack { $missing }.
no-condition-not-met = You do not meet the condition of the { $mission }.
no-none-to-reactivate = You have no { $assistant } to reactivate.
no-good-in-reserve = There is no { $good } in the forest reserve.
no-one-per-pick = Only one { $helper } per pick: you have just used one.
no-beyond-your-priests = { $ritual } costs { $cost }: a shaman cannot go beyond your priests ({ $priests }).
no-diver-for-a-second = A pearl diver serves only for a second mission, in step 6 of a ceremony.
no-second-needs-a-diver = A second mission takes an active pearl diver or Fa’a-Rua-Roa, and only in step 6.
no-none-active = You have no active { $helper }.
no-mask-to-bind = You have no { $mask } to pair.
no-free-mirror = You need a free mirror: you have none.
no-already-bound = Your { $mask } is already bound to a mirror, for good.
no-natural-pair = You own both copies of the { $mask }: they are a pair already, a mirror adds nothing.

## Log

log-first-player = { $seat } is the first player.
log-starting-mask = { $seat } gets the { $mask }.
log-forest-card = The forest reveals: { $card }.
log-forest-refilled = The forest deck is rebuilt with { $cards ->
    [one] 1 good
   *[other] { $cards } goods
} from the market.
log-statue-opened = Statue { $points } is open.
log-drew = { $seat } draws { $cards ->
    [one] 1 ritual
   *[other] { $cards } rituals
} ({ $back } deck).
log-drew-card = You draw { $ritual }.
log-kept = { $seat } keeps { $kept ->
    [one] 1 ritual
   *[other] { $kept } rituals
} and rejects { $rejected }.
log-kept-card = You keep { $ritual }.
log-reshuffled = The discard pile is reshuffled ({ $back } deck).
log-phase-started = Action phase { $number }: { $seat } begins.
log-ceremony-started = Ceremony { $number }!
log-stage-started = { $stage }.
log-location = { $seat } is Kahuna: { $location }.
log-rolled = Die for { $what }: { $die }.
log-good-taken = { $seat } takes 1 { $good } from the market (price: level { $marker }).
log-picked = { $seat } takes from the forest: { $card }.
log-pick-declined = { $seat } takes nothing from the forest.
log-gatherer-used = { $seat } uses a gatherer.
log-extra-good = { $seat } takes 1 { $good } from the reserve as well.
log-to-market = From the reserve to the market: { $card }.
log-tattooed = { $seat } advances { $steps ->
    [one] 1 tattoo
   *[other] { $steps } tattoos
} (space { $position }).
log-rank-reached = { $seat } becomes { $rank }.
log-sacrificed = { $seat } sacrifices 1 { $good }.
log-pearls = { $seat }: { $pearls ->
    [one] +1 pearl
   *[other] +{ $pearls } pearls
}.
log-mana = { $seat }: +{ $mana } mana.
log-lost-pearls = { $seat } loses { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
}.
log-recruited = { $priests ->
    [0] { $seat } already has all priests (space { $position }).
    [one] { $seat } recruits 1 priest { recruited-for } (space { $position }).
   *[other] { $seat } recruits { $priests } priests { recruited-for } (space { $position }).
}
recruited-for = { $pearls ->
    [0] for free
    [one] for 1 pearl
   *[other] for { $pearls } pearls
}
log-lost-priests = { $seat } loses { $priests ->
    [one] 1 priest
   *[other] { $priests } priests
}.
log-mask-given = { $seat } puts the { $mask } into the market.
log-mask-taken = { $seat } takes the { $mask } from the market.
log-hired = { $seat } hires a { $assistant } { recruited-for }.
log-sold = { $seat } sells 1 { $good } at level { $level }.
log-merchant-used = { $seat } uses a merchant: { $good } at the top price.
log-shaman-used = { $seat } uses a shaman for { $ritual }.
log-mirror-bound = { $seat } pairs a mirror with the { $mask }.
log-performed = { $paid ->
    [0] { $seat } performs { $ritual }.
   *[other] { $seat } performs { $ritual } for { $paid } mana: { $rest } left in the bag.
}
log-performed-common = { $ritual } acts for all, for { $paid } mana: { $rest } left in the bag.
log-failed = { $seat }’s { $ritual } fails: { $lacking } mana short.
log-failed-common = { $ritual } fails: { $lacking } mana short.
log-bag-filled = { $mana } mana into the bag, which holds { $total }.
log-bag-emptied = The bag is emptied: { $mana } mana to the supply.
log-prepared-card = You prepare { $ritual }.
log-prepared = All rituals are in the bag.
log-offered = { $seat } offers { $mana } mana.
log-new-order = New ceremonial order: { $seats }.
log-rewarded = { $seat } receives { $reward }.
log-revealed = From the bag: { $ritual }, { $seat }’s.
log-revealed-common = From the bag: { $ritual }, common to all.
log-purchased = { $seat } buys a set of rituals for { $mana } mana.
log-mission = { $seat } completes a { $points ->
    [one] 1-point
   *[other] { $points }-point
} mission: { $asks }.
log-mission-passed = { $seat } passes.
log-mission-paid = { $seat } pays { $pearls ->
    [0] { $mana } mana
   *[other] { $mana ->
        [0] { paid-pearls }
       *[other] { paid-pearls } and { $mana } mana
    }
}.
paid-pearls = { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
}
log-good-paid = { $seat } pays 1 { $good }.
log-mask-paid = { $seat } pays the { $mask }.
log-diver-used = { $seat } uses a pearl diver.
log-auction = Auction for a { $points ->
    [one] 1-point
   *[other] { $points }-point
} mission.
log-bid = { $seat } bids { $mana } mana.
log-auction-won = { $seat } wins the { $points ->
    [one] 1-point
   *[other] { $points }-point
} mission for { $mana } mana.
log-reactivated = { $seat } reactivates a { $assistant }.
log-exhausted = { $seat } turns a { $assistant }.
log-stolen-unseen = { $seat } steals a good from { $victim }.
log-stolen = { $seat } steals 1 { $good } from { $victim }.
log-nothing-stolen = { $seat } finds nothing behind { $victim }’s screen.
log-mask-stolen = { $seat } steals { $victim }’s { $mask }.
log-assistant-stolen = { $seat } steals a { $assistant } from { $victim }.
log-cancelled = { $seat }’s { $ritual } is cancelled.
log-scored = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-scored-source = { $seat }: { $source }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## On the table

scene-title = Raiatea, { $space }
scene-over = Raiatea, game over
scene-setup = Raiatea, set-up
scene-action = Action phase { $number }
scene-ceremony = Ceremony { $number }
scene-locations = Locations
scene-goods = Goods market
scene-assistants = Assistants market
scene-masks = Masks market
scene-forest = Forest reserve
scene-deck = Deck
scene-discard = Discard pile
scene-statue = Statue { $n }
scene-closed = closed
scene-tattoos = Tattoos
scene-priests = Priests
scene-bag = Sacrifice bag
scene-rewards = Rewards
scene-screen = Your screen
scene-hand = Your hand
scene-missions = Your missions
scene-pearls = pearls
scene-mana = mana
scene-cards = rituals
scene-first = First player
scene-kahuna = Kahuna
scene-used = used
scene-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
scene-order = Order
scene-own-bag = Your rituals in the bag
scene-own-mana = You
    .title = Your mana
scene-in-bag = Bag
    .title = Mana in the bag
scene-own-costs = Rituals
    .title = Cost of your rituals in the bag
scene-acted = { $mana } left
scene-failed = { $mana } short
scene-cancelled = cancelled
scene-drawn = Rituals drawn
scene-your-move = your move
scene-thinking = deciding
scene-hire = Hire for pearls
scene-hire-free = Kahuna: free
scene-result = Result
scene-total = Total
scene-stall-goods = Goods and prices
scene-stall-assistants = Assistants
scene-stall-masks = Masks market
scene-ranks = Ranks: rituals drawn, clips, points

## What counts in a position, for the coach

feature-points = Points secured
feature-tattoos = Tattoos: rank and progress
feature-masks = Masks: pairs and promises
feature-means = Means: pearls, mana, goods, priests, assistants
feature-rituals = Rituals in hand or in the bag
feature-coming = Missions and gains within reach
