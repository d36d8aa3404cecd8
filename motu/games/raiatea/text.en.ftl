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

good-uru = uru
    .title = Uru
    .of = of uru
good-taro = taro
    .title = Taro
    .of = of taro
good-mahi_mahi = mahi-mahi
    .title = Mahi-mahi
    .of = of mahi-mahi
good-tiare = tiare
    .title = Tiare
    .of = of tiare
assistant-gatherer = gatherer
    .title = Gatherer
    .power = at the Forest, it adds a card to the reserve and gives you one more good
assistant-merchant = merchant
    .title = Merchant
    .power = it moves a price to the top of its scale
assistant-shaman = shaman
    .title = Shaman
    .power = it performs a ritual from your hand
assistant-diver = pearl diver
    .title = Pearl diver
    .power = it lets you complete a second mission in one turn of a ceremony
location-forest = Forest
    .the = the Forest
    .what = Everybody takes two cards of the reserve, one in each pass; the Kahuna chooses first both times.
location-marae = Marae
    .the = the Marae
    .what = Everybody may sacrifice a good to advance one tattoo, then draw a set of rituals and keep one; the Kahuna may do each of them twice.
location-reef = Coral Reef
    .the = the Coral Reef
    .what = A roll gives everybody their pearls; the Kahuna gets some more.
location-path = Path of the Gods
    .the = the Path of the Gods
    .what = Everybody may recruit priests for pearls, then gains 1 mana per priest; one priest is free for the Kahuna.
location-clearing = Clearing
    .the = the Clearing
    .what = Everybody may put a mask into the market to take another; the Kahuna may also complete a mission, before or after.
location-market = Market
    .the = the Market
    .what = Everybody may sell a good and recruit an assistant for pearls; the Kahuna sells once more and recruits one assistant more for free.
rank-raatira = Raatira
rank-ariki = Ariki
rank-arioi = Arioi
rank-tahua = Tahua
back-normal = normal
    .many = normal
    .title = Normal rituals
back-forbidden = forbidden
    .many = forbidden
    .title = Forbidden rituals
category-common = common
category-personal = personal
category-permanent = permanent
category-interactive = interactive
reward-tattoo = a tattoo
reward-good = a good from the market
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
mask-treasure = { $mask } (treasure: { $treasure })
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
ritual-papa_rai_3 = 3-point Papa-Ra’i
ritual-papa_rai_4 = 4-point Papa-Ra’i
ritual-papa_rai_5 = 5-point Papa-Ra’i
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
source-rank = Rank
    .for = for rank
source-rituals = Rituals
    .for = for rituals
source-missions = Missions
    .for = for missions
source-mission_masks = Mission masks
    .for = for mission masks
source-assistant_masks = Assistant masks
    .for = for assistant masks
source-colour_masks = Colour masks
    .for = for Colour masks
account-rank = Rank { $rank }
account-masks = { $n ->
    [one] { $n } pair
   *[other] { $n } pairs
} “{ $mask }”, worth { $each ->
    [one] { $each } point
   *[other] { $each } points
} each
roll-gatherer = gatherer roll
roll-merchant = merchant roll
roll-shaman = shaman roll
roll-diver = pearl diver roll
roll-reef = pearl roll

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
    [one] +1 tattoo
   *[other] +{ $n } tattoos
}
effect-recruit_free = { $n ->
    [one] +1 free priest
   *[other] +{ $n } free priests
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
    [one] 1 assistant deactivated
   *[other] { $n } assistants deactivated
}
effect-take_mask = { $n ->
    [one] 1 mask from the market
   *[other] up to { $n } masks from the market
}
effect-draw_keep = a set of rituals (keep { $n })
effect-complete_mission = a mission to complete
effect-perform_from_hand = { $n ->
    [one] 1 free ritual from hand
   *[other] { $n } free rituals from hand
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
mission-auction = Mana auction
mission-free = nothing to pay
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
cost-good = { $n ->
    [one] 1 { $good }
   *[other] { $n } { $title } cards
}
cost-any = { $n ->
    [one] 1 good of any type
   *[other] { $n } goods of any type
}
cost-alike = { $n } goods of the same type
cost-unlike = { $n } goods of different types
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

ask-free = Use a shaman or pair a mirror, or go on
ask-location = Choose a location: you will be its Kahuna
ask-take_good = Take a good from the market, or decline{ $left ->
    [one] {""}
   *[other] {" "}({ $left } left)
}
ask-pick = { $gatherer ->
    [0] Take a card from the forest reserve, or decline
   *[other] Your gatherer has added a card: take one, or decline
}
ask-extra_good = Take a good from the forest reserve as well, or decline
ask-tattoo = Your shamans offer you a tattoo: accept it, or decline
ask-sacrifice = Sacrifice a good for a tattoo, or stop
ask-draw_set = Draw a set of rituals and keep { $keep }, or decline
ask-draw_set-buy = Ceremony, step 2: { $price ->
    [0] draw a set of rituals for free, or decline
   *[other] buy a set of rituals for { $price } mana, or decline
}
ask-keep = Keep one of the rituals drawn{ $left ->
    [one] {""}
   *[other] {" "}({ $left } to keep)
}
ask-recruit = Recruit priests or nobody, then gain your mana ({ purse-pearls }{ $kahuna ->
    [0] {""}
   *[other] ; one priest is free
})
ask-recruit-dance = Ceremony, step 1: recruit priests or nobody, then gain your mana ({ purse-pearls })
purse-pearls = { $pearls ->
    [0] you have no pearls
    [one] you have 1 pearl
   *[other] you have { $pearls } pearls
}
ask-mission-before = As Kahuna of the Clearing, complete a mission now, or wait until after the mask exchange
ask-mission-kahuna = As Kahuna of the Clearing, complete a mission, or decline
ask-mission-sale = Your sale: complete a mission, or decline
ask-mission-first = Ceremony, step 6: complete a mission, or pass
ask-mission-second = Ceremony, step 6: complete a second mission, or stop there
ask-mission-none = { $occasion ->
    [before] No mission is within your reach before the exchange: wait until after it
    [first] Ceremony, step 6: no mission is within your reach, pass
    [second] Ceremony, step 6: no second mission is within your reach, stop there
   *[other] No mission is within your reach: decline
}
ask-row = Choose the row from which to take this mission: it lies in several
ask-pay_good = { $which ->
    [alike] Pay { $copies } goods of the same type
    [unlike] Pay goods of different types
   *[any] Pay a good of your choice
}{ $left ->
    [one] {""}
   *[other] {" "}({ $left } to pay)
}
ask-pay_mask = Pay an unpaired mask or mirror{ $left ->
    [one] {""}
   *[other] {" "}({ $left } to pay)
}
ask-give_mask = Put a mask into the market so as to take one, or decline
ask-take_mask = Take a mask from the market, or decline{ $left ->
    [one] {""}
   *[other] {" "}({ $left } left)
}
ask-take_assistant = Recruit an assistant from the market for free, or decline{ $left ->
    [one] {""}
   *[other] {" "}({ $left } left)
}
ask-market = Sell, recruit, or leave the Market
ask-prepare = Ceremony, step 3: prepare your rituals in secret, then finish { $left ->
    [0] (only common rituals from now on)
    [one] (1 more clipped ritual)
   *[other] ({ $left } more clipped rituals)
}
ask-offer = Ceremony, step 4: offer mana in secret, or nothing ({ purse-mana })
purse-mana = { $rest ->
    [0] you have none left
   *[other] you have { $rest } left
}{ $so_far ->
    [0] {""}
   *[other] ; { $so_far } already in your fist
}
ask-reward = Ceremony, step 4: choose your reward
ask-next = Ceremony, step 5: choose which of your rituals of cost { $cost } comes first
ask-bid = Bid mana in secret for a { $points ->
    [one] 1-point
   *[other] { $points }-point
} mission, or nothing ({ purse-mana })
ask-perform = Perform a ritual from your hand for free, or decline
ask-perform-tahua = You are Tahua now: perform a ritual from your hand for free, now or never
ask-reactivate = Reactivate an assistant, or stop{ $left ->
    [one] {""}
   *[other] {" "}({ $left } left)
}
ask-exhaust = Deactivate one of your active assistants{ $left ->
    [one] {""}
   *[other] {" "}({ $left } left)
}
ask-steal_good = Choose from whom to steal a good
ask-steal_mask = Choose an unpaired mask or mirror to steal
ask-steal_assistant = Choose the assistant to steal
ask-cancel_cost = Choose a cost: the others’ clipped rituals of that cost will be cancelled
ask-cancel_player = Choose an opponent: their waiting clipped rituals will be cancelled
ask-final_mirror = Pair a mirror with one of your masks, or finish: this is the last moment

## What those who wait read

waits-location = { $seats } is choosing a location
waits-pick = { $seats } is choosing a card of the forest
waits-extra_good = { $seats } is choosing one more good
waits-sacrifice = { $seats } is deciding whether to sacrifice a good
waits-draw_set = { $seats } is choosing a set of rituals
waits-keep = { $seats } { $number ->
    [one] is choosing rituals
   *[other] are choosing rituals
}
waits-tattoo = { $seats } is deciding on a tattoo
waits-recruit = { $seats } is recruiting priests
waits-give_mask = { $seats } is choosing a mask to give
waits-take_mask = { $seats } is choosing a mask
waits-final_mirror = { $seats } is pairing the last mirrors
waits-market = { $seats } is at the market
waits-take_good = { $seats } is choosing a good
waits-take_assistant = { $seats } is choosing an assistant
waits-reactivate = { $seats } is choosing an assistant to reactivate
waits-exhaust = { $seats } is choosing an assistant to deactivate
waits-prepare = { $seats } { $number ->
    [one] is preparing rituals in secret
   *[other] are preparing rituals in secret
}
waits-offer = { $seats } { $number ->
    [one] is offering mana in secret
   *[other] are offering mana in secret
}
waits-bid = { $seats } { $number ->
    [one] is bidding in secret
   *[other] are bidding in secret
}
waits-reward = { $seats } is choosing a reward
waits-next = { $seats } is choosing the order of rituals
waits-perform = { $seats } is choosing a ritual to perform
waits-steal_good = { $seats } is choosing from whom to steal a good
waits-steal_mask = { $seats } is choosing a mask to steal
waits-steal_assistant = { $seats } is choosing an assistant to steal
waits-cancel_cost = { $seats } is choosing which rituals to cancel
waits-cancel_player = { $seats } is choosing whose rituals to cancel
waits-mission = { $seats } is deciding on a mission
waits-row = { $seats } is choosing a mission
waits-pay_good = { $seats } is choosing the goods to pay
waits-pay_mask = { $seats } is choosing a mask to pay
waits-free = { $seats } is thinking before going on

## Choices

do-location-forest = Choose the Forest: everybody takes two cards, you first each time
do-location-marae = Choose the Marae: tattoos and rituals, twice for you
do-location-reef = Choose the Coral Reef: pearls for all, { $kahuna_pearls } more for you
do-location-path = Choose the Path of the Gods: priests and mana, one free priest for you
do-location-clearing = Choose the Clearing: a mask exchange, a mission for you
do-location-market = Choose the Market: sales and assistants, double for you
do-use_shaman = Use a shaman to perform { $ritual } (cost { $cost }): { $effect }
do-pair_mirror = Pair a mirror with the { $mask }
do-free-no = Go on
do-take_good = Take 1 { $good } (its price is at level { $marker })
do-take_good-no = Take no goods
do-pick = Take the { $card }
do-pick-assistant = Take the { $card }: { $card_power }
do-pick-no = Take no card
do-use_gatherer = Use a gatherer: a card is added to the reserve, and you take a good as well
do-extra_good = Take 1 { $good } as well
do-extra_good-no = Take no further goods
do-tattoo = Accept the tattoo: advance to space { $position }
do-tattoo-no = Decline the tattoo
do-sacrifice = Sacrifice 1 { $good }: +1 tattoo
do-sacrifice-no = Sacrifice nothing more
do-draw_set = Draw { $cards } { $backs } rituals and keep { $keep }
do-draw_set-buy = Draw { $cards } { $backs } rituals { $price ->
    [0] for free
   *[other] for { $price } mana
} and keep { $keep }
do-draw_set-no = Do not draw rituals
do-keep = Keep { $ritual } (cost { $cost }): { $effect }
do-recruit = Recruit { $recruits ->
    [one] 1 priest
   *[other] { $recruits } priests
} { $price ->
    [0] for free
    [one] for 1 pearl
   *[other] for { $price } pearls
}{ $gift ->
    [used] , the free one included
    [left] , without the free one
   *[other] {""}
}: +{ $gain } mana
do-recruit-no = Recruit nobody: +{ $gain } mana
do-mission = Complete the { $task }
do-mission-diver = Use a pearl diver to complete the { $task }
do-mission-later = Wait until after the mask exchange
do-mission-stop = Do not complete a second mission
do-mission-no = Do not complete a mission
do-mission-pass = Pass
do-row = Take the mission from row { $row }
do-pay_good = Pay { $copies ->
    [one] 1 { $good }
   *[other] { $copies } { $title } cards
}
do-pay_mask = Pay the { $mask }
do-give_mask = Put the { $mask } into the market
do-give_mask-no = Put no mask into the market
do-take_mask = Take the { $mask }
do-take_mask-no = Take no mask
do-take_assistant = Recruit a { $assistant } for free: { $power }
do-take_assistant-no = Do not recruit an assistant
do-sell = Sell 1 { $good } at level { $level }: { $bonus }
do-hire = Recruit a { $assistant } for { $price ->
    [one] 1 pearl
   *[other] { $price } pearls
}: { $power }
do-hire_free = Recruit a { $assistant } for free (Kahuna): { $power }
do-use_merchant = Use a merchant: price { $of_good } to the top
do-market-no = Leave the Market
do-prepare = Put { $ritual } into the bag (cost { $cost }): { $effect }
do-prepare-no = Finish preparing
do-offer = { $amount ->
    [0] Offer no mana
   *[other] Offer { $amount } mana
}
do-offer-more = Add 64 mana to the offering
do-reward = Take { $kind ->
    [pearls] { $reward_pearls ->
        [one] 1 pearl
       *[other] { $reward_pearls } pearls
    }
   *[other] { $reward }
}
do-next = Place { $ritual } first: { $effect }
do-bid = { $amount ->
    [0] Bid no mana
   *[other] Bid { $amount } mana
}
do-bid-more = Add 64 mana to the bid
do-perform = Perform { $ritual } (cost { $cost }): { $effect }
do-perform-no = Do not perform a ritual
do-reactivate = Reactivate a { $assistant }
do-reactivate-no = Reactivate no more assistants
do-exhaust = Deactivate a { $assistant }
do-steal_good = Steal a good from { $seat }
do-steal_mask = Steal a { $mask } from { $seat }
do-steal_assistant = Steal { $state ->
    [used] a deactivated
   *[other] an active
} { $assistant } from { $seat }
do-cancel_cost = Cancel the others’ clipped rituals of cost { $cost }
do-cancel_player = Cancel { $seat }’s clipped rituals
do-final_mirror = Pair a mirror with the { $mask }
do-final_mirror-no = Pair nothing more
do-offer-all = Offer all your mana ({ $amount })
do-bid-all = Bid all your mana ({ $amount })
do-prepare-all = Put all your rituals into the bag: { $rituals }
do-sacrifice-alike = Sacrifice 2 { $title } cards: +2 tattoos
do-keep-both = Keep { $one } and { $two }
do-sacrifice-both = Sacrifice 1 { $one } and 1 { $two }: +2 tattoos
do-sell-both = Sell 2 { $title } cards at level { $level }: { $bonus }, twice

## Refusals

no-tile-taken = { $taker } has already taken { $the_location } in this action phase: choose another location.
no-not-in-reserve = There is no { $card } in the forest reserve now.
no-nothing-to-sacrifice = You have no { $good } to sacrifice.
no-raatira-draws-normal = You are a Raatira: forbidden rituals open at the rank of Ariki, { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} further.
no-not-among-the-drawn = { $ritual } is not among the rituals you have just drawn.
no-tahua-from-hand = { $ritual } is not in your hand: the Tahua bonus is for a ritual in hand.
no-deck-empty = The draw pile of { $backs } rituals and its discard pile are empty.
no-priests-too-dear = That takes { $price ->
    [one] 1 pearl
   *[other] { $price } pearls
}: { have-pearls }.
have-pearls = { $pearls ->
    [0] you have none
   *[other] you have only { $pearls }
}
have-mana = { $mana ->
    [0] you have none
   *[other] you have only { $mana }
}
no-free-for-kahuna = Only the Kahuna of the Path of the Gods recruits a priest for free.
no-track-ends = The priest track ends there: { $room ->
    [0] no more priest fits
    [one] 1 more priest fits
   *[other] { $room } more priests fit
}.
no-none-to-give = You have no { $mask } to put in.
no-bound-cannot-leave = Your { $mask } is paired with a mirror: it can no longer be put in.
no-sales-made = You have already made { $sales ->
    [one] your only sale
   *[other] your { $sales } sales
} of this turn.
no-nothing-to-sell = You have no { $good } to sell.
no-above-the-marker = The price { $of_good } is at level { $marker }: choose that bonus or a lower one.
no-already-at-the-top = The price { $of_good } is already at the top of its scale.
no-one-for-pearls = You have already recruited an assistant for pearls this turn.
no-too-few-pearls = An assistant costs { $price ->
    [one] 1 pearl
   *[other] { $price } pearls
}: { have-pearls }.
no-kahuna-only = Only the Kahuna of the Market recruits an assistant for free.
no-took-free-one = You have already recruited your free assistant.
no-good-not-in-market = There is no { $good } in the market.
no-assistant-not-in-market = There is no { $assistant } left in the market.
no-mask-not-in-market = There is no { $mask } in the market.
no-too-little-mana = A set of rituals costs { $price } mana: { have-mana }.
no-not-in-hand = { $ritual } is not in your hand.
no-clips-used = { $ritual } needs a clip: your { $clips } clips are in the bag already.
no-offer-beyond-mana = You cannot offer { $amount } mana: { have-mana }.
no-not-yours-to-place = { $ritual } is not one of your rituals of cost { $cost } to be placed.
no-reward-gone = That reward is gone: { $reward }.
no-type-taken-already = This ritual gives goods of different types: you have already taken 1 { $good }.
no-assistant-to-steal = { $seat } has no { $state ->
    [used] deactivated
   *[other] active
} { $assistant }.
no-mask-to-steal = { $seat } has no { $mask }.
no-in-a-pair = { $seat }’s { $mask } is in a pair: no ritual steals it.
no-nothing-at-this-cost = No clipped ritual of another player is waiting at cost { $cost }.
no-nothing-of-this-player = { $seat } has no clipped ritual waiting.
no-too-few-to-pay = { $copies ->
    [one] You have no { $good } to pay: choose among your goods.
   *[other] It takes { $copies } { $title } cards: you do not have enough.
}
no-type-paid-already = You need goods of different types: you have already paid 1 { $good }.
no-mask-to-pay = You have no unpaired { $mask } to pay.
no-only-by-auction = A Mana auction mission is not completed: it is auctioned once its row holds no other kind of mission.
no-bid-beyond-mana = You cannot bid { $amount } mana: { have-mana }.
no-not-open = The { $mission } is not available on an open statue.
no-not-in-this-row = This mission does not lie in row { $row }.
no-bound-cannot-pay = Your { $mask } is paired with a mirror: it cannot be paid.
no-cannot-pay = You cannot pay for the { $task }: you lack { $missing }.
no-condition-not-met = You do not meet the condition of the { $mission }.
no-none-to-reactivate = You have no { $assistant } to reactivate.
no-good-in-reserve = There is no { $good } in the forest reserve.
no-one-per-pick = Only one { $helper } per pick: you have just used one.
no-beyond-your-priests = { $ritual } costs { $cost }: with a shaman, the cost cannot exceed your number of priests ({ $priests }).
no-diver-for-a-second = A pearl diver serves only for a second mission, in step 6 of a ceremony.
no-second-needs-a-diver = A second mission takes an active pearl diver or Fa’a-Rua-Roa, and only in step 6.
no-none-active = You have no active { $helper }.
no-mask-to-bind = You have no { $mask } to pair.
no-free-mirror = You need an unpaired mirror: you have none.
no-already-bound = Your { $mask } is already paired with a mirror, for good.
no-natural-pair = You own both copies of the { $mask }: they are a pair already, a mirror adds nothing.

## Log

log-first-player = { $seat } is the first player.
log-starting-mask = { $seat } gets the { $mask }.
log-forest-card = New in the forest reserve: { $card }.
log-forest-refilled = The forest draw pile is rebuilt with { $cards ->
    [one] 1 good
   *[other] { $cards } goods
} from the market.
log-statue-opened = Statue { $points } opens.
log-drew = { $seat } draws { $cards ->
    [one] 1 { $back } ritual
   *[other] { $cards } { $backs } rituals
}.
log-drew-card = You draw { $ritual }.
log-kept = { $seat } keeps { $kept ->
    [one] 1 ritual
   *[other] { $kept } rituals
} and discards { $rejected ->
    [0] none
   *[other] { $rejected }
}.
log-kept-card = You keep { $ritual }.
log-reshuffled = The discard pile of { $backs } rituals becomes their new draw pile.
log-phase-started = Action phase { $number }: { $seat } begins.
log-ceremony-started = Ceremony { $number } begins.
log-stage-started = Step { $step } of the ceremony begins: { $stage }.
log-location = { $seat } becomes Kahuna and chooses { $the_location }.
log-rolled = The { $what } gives { $die }.
log-good-taken = { $seat } takes 1 { $good } from the market: its price is now at level { $marker }.
log-picked = { $seat } takes the { $card } from the forest reserve.
log-pick-declined = { $seat } takes no card from the forest reserve.
log-gatherer-used = { $seat } uses a gatherer.
log-extra-good = { $seat } takes 1 { $good } from the forest reserve as well.
log-to-market = The { $card } goes from the forest reserve to the market.
log-tattooed = { $seat } advances { $steps ->
    [one] 1 tattoo
   *[other] { $steps } tattoos
}, to space { $position }.
log-rank-reached = { $seat } becomes { $rank }.
log-sacrificed = { $seat } sacrifices 1 { $good }.
log-pearls = { $seat } gains { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
}.
log-mana = { $seat } gains { $mana } mana.
log-lost-pearls = { $seat } { $pearls ->
    [0] has no pearls to lose
    [one] loses 1 pearl
   *[other] loses { $pearls } pearls
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
log-lost-priests = { $seat } { $priests ->
    [0] has no priests to lose
    [one] loses 1 priest
   *[other] loses { $priests } priests
}.
log-mask-given = { $seat } puts the { $mask } into the market.
log-mask-taken = { $seat } takes the { $mask } from the market.
log-hired = { $seat } recruits a { $assistant } { recruited-for }.
log-sold = { $seat } sells 1 { $good } at level { $level }.
log-merchant-used = { $seat } uses a merchant: the price { $of_good } rises to the top.
log-shaman-used = { $seat } uses a shaman for { $ritual }.
log-mirror-bound = { $seat } pairs a mirror with the { $mask }.
log-performed = { $paid ->
    [0] { $seat } performs { $ritual }.
   *[other] { $seat } performs { $ritual } for { $paid } mana: { rest-in-bag }.
}
log-performed-common = { $ritual } acts for all and costs { $paid } mana: { rest-in-bag }.
rest-in-bag = { $rest ->
    [0] none is left in the bag
   *[other] { $rest } left in the bag
}
log-failed = { $seat }’s { $ritual } fails: { $lacking } mana short.
log-failed-common = { $ritual } fails: { $lacking } mana short.
log-bag-filled = { $mana ->
    [0] The bag receives no mana
   *[other] The bag receives { $mana } mana
} { $total ->
    [0] and stays empty
   *[other] and holds { $total }
}.
log-bag-emptied = The { $mana } mana left in the bag goes to the general supply.
log-prepared-card = You put { $ritual } into the bag.
log-prepared = All rituals are in the bag.
log-offered = { $mana ->
    [0] { $seat } offers no mana.
   *[other] { $seat } offers { $mana } mana.
}
log-new-order = The ceremonial order is now { $seats }.
log-rewarded = { $seat } chooses { $reward } as a reward.
log-revealed = { $seat }’s { $ritual } comes out of the bag.
log-revealed-common = { $ritual }, common to all, comes out of the bag.
log-purchased = { $mana ->
    [0] { $seat } gets a set of rituals for free.
   *[other] { $seat } buys a set of rituals for { $mana } mana.
}
log-mission = { $seat } completes the { $mission }.
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
log-auction = A { $points ->
    [one] 1-point
   *[other] { $points }-point
} Mana auction mission comes up for auction.
log-bid = { $mana ->
    [0] { $seat } bids no mana.
   *[other] { $seat } bids { $mana } mana.
}
log-auction-won = { $seat } wins the { $points ->
    [one] 1-point
   *[other] { $points }-point
} mission { $mana ->
    [0] without paying anything
   *[other] for { $mana } mana
}.
log-reactivated = { $seat } reactivates a { $assistant }.
log-exhausted = { $seat } deactivates a { $assistant }.
log-stolen-unseen = { $seat } steals a good from { $victim }.
log-stolen = { $seat } steals 1 { $good } from { $victim }.
log-nothing-stolen = { $seat } finds nothing behind { $victim }’s screen.
log-mask-stolen = { $seat } steals a { $mask } from { $victim }.
log-assistant-stolen = { $seat } steals a { $assistant } from { $victim }.
log-cancelled = { $seat }’s { $ritual } is cancelled.
log-scored = { $seat } scores { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
} in all.
log-scored-source = { $seat } scores { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
} { $source_for }.

## Moments

moment-draw = Your draw
moment-phase = Action phase { $number }
moment-ceremony = Ceremony { $number }
moment-statue = A statue opens
moment-dice = The die
moment-forest = The Forest
moment-rank = A new rank
moment-stage = The ceremony
moment-bag = The rituals in the bag
moment-offering = The offering
moment-mission = The missions
moment-end = Final scoring
gained-pearls = { $n ->
    [one] { $n } pearl
   *[other] { $n } pearls
}
gained-mana = { $n } mana
gained-tattoos = { $n ->
    [one] { $n } tattoo
   *[other] { $n } tattoos
}
gained-missions = { $n ->
    [one] { $n } mission
   *[other] { $n } missions
}

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
scene-bag = Sacrifice bag: { $mana } mana
scene-rewards = Rewards
scene-screen = Your screen
scene-hand = Your hand
scene-missions = Your missions
scene-pearls = pearls
scene-mana = mana
scene-cards = rituals
scene-first = First player
scene-kahuna = Kahuna
scene-used = deactivated
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
scene-own-costs = Costs
    .title = Cost of your rituals in the bag
scene-acted = { $mana } left
    .title = { $mana } mana left in the bag
scene-failed = { $mana } short
    .title = { $mana } mana short
scene-cancelled = cancelled
    .title = this ritual is cancelled
scene-drawn = Rituals drawn
scene-your-move = your turn!
scene-thinking = thinking…
scene-hire = Recruit for pearls
scene-hire-free = Recruit for free (Kahuna)
scene-about = { $what }: { $more }
scene-about-ritual = { $name } ({ $kind }, cost { $cost }): { $effect }
scene-about-price = { $good }, level { $level }: { $bonus }
scene-about-recruits = { $n ->
    [0] Recruit no priests
    [one] Recruit 1 priest
   *[other] Recruit { $n } priests
}
scene-result = Result
scene-total = Total
scene-stall-goods = Goods and prices
scene-stall-assistants = Assistants
scene-stall-masks = Masks market
scene-ranks = Ranks: rituals drawn, clips, points

## What is touched: its name, and what it is

thing-location = { $location }
    .about = { $what } Kahuna of this location in this phase: { $taker }.
thing-price = Price at level { $n }: { $good }
    .about = The bonus of a sale here: { $bonus }. The marker is at level { $level }: you choose this level or a lower one.
thing-boost = Raise the price to the top: { $good }
    .about = A merchant moves the price marker to the top of its scale.
thing-stall = Goods market: { $good }
    .about = In the market: { $n }. Taking one raises the price, bringing one lowers it.
thing-assistant = { $assistant }
    .about = Its power, once: { $power }. Active: { $active }; deactivated: { $used }. Even deactivated, it counts for the roll of its location.
    .market = Its power, once: { $power }. Left in the market: { $n }.
thing-hire = Recruit for pearls
    .about = An assistant from the market, for { $price ->
        [0] nothing
        [one] { $price } pearl
       *[other] { $price } pearls
    }: only one this turn.
thing-hire-free = Recruit for free
    .about = This is the Kahuna’s bonus at the Market.
thing-mask = { $mask }
    .about = Copies owned: { $n }. Two identical masks, or a mask and a mirror, make a pair; only a pair scores.
    .market = Copies in the market: { $n }. Two identical masks, or a mask and a mirror, make a pair; only a pair scores.
thing-forest-deck = Forest draw pile: { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
thing-reserve = Forest reserve: { $word }
    .about = It is taken at the Forest, one card in each pass.
    .treasure = It is taken at the Forest, one card in each pass. The small symbol below is its treasure, received at once: { $treasure }.
thing-own-good = { $good }: { $n }
    .about = A good is sold at the Market, sacrificed at the Marae for a tattoo, or pays for a mission.
thing-ritual = Ritual { $ritual }
    .hand = { $kind } ritual, cost { $cost }: { $effect }. It goes into the bag at a ceremony, and the mana of the bag pays for it, the cheapest ritual first.
    .drawn = { $kind } ritual, cost { $cost }: { $effect }.
    .bagged = { $kind } ritual, cost { $cost }: { $effect }. The mana of the bag pays for it if there is still enough when its turn comes.
    .front = { $kind } ritual: { $effect }. It acts until the end of the game.
    .settled = { $kind } ritual, cost { $cost }: { $effect }. { $fate ->
        [acted] It took effect; mana left in the bag: { $mana }.
        [failed] It failed; missing mana: { $mana }.
       *[cancelled] It was cancelled.
    }
thing-cost = Rituals of cost { $n }
    .about = All rituals of the others with this cost would be cancelled.
thing-front-more = { $seat }’s permanent rituals: { $n }
    .about = There is no room to show them all.
thing-mission = { $mission }
    .pay = Black edge: you pay what the tile shows.
    .condition = Red edge: it is enough to meet the condition, nothing is paid.
    .auction = Blue edge, hammer and mana: this mission is auctioned, once nothing but such missions is left in its row.
    .hidden = It is revealed when its statue opens.
    .taken = Completed by: { $taker }.
    .closed = Mission face down
    .gone = Completed mission
thing-auctioned = On auction: { $mission }
    .about = The highest secret bid wins, and all bids go into the bag.
thing-row = Row { $n }
    .about = The same mission lies in several rows: a row with nothing but auctions left sets them off.
thing-statue = Statue { $n }
    .about = { $n ->
        [one] Each of its missions scores { $n } point.
       *[other] Each of its missions scores { $n } points.
    } { $open ->
        [yes] It is open.
       *[no] It is still closed.
    }
thing-tattoo-track = Tattoo track
    .about = More tattoos, a higher rank: more rituals to draw, more clips, more points.
thing-tattoo-space = Tattoo space { $n }
    .about = Rank: { $rank }.
thing-tattoo = { $seat }’s tattoo marker
    .about = Space { $n }. Rank: { $rank }.
thing-priest-track = Priest track
    .about = The straw hat is a priest’s: each priest brings 1 mana at the Path of the Gods and at every ceremony.
thing-priest-space = Priest track: { $n }
    .about = Whoever stands here gains { $n } mana at every dance of the priests.
thing-priest = { $seat }’s priests: { $n }
    .about = They bring { $n } mana at every dance of the priests and at every visit to the Path of the Gods.
thing-recruits = { $n ->
    [0] Recruit nobody
    [one] Recruit { $n } priest
   *[other] Recruit { $n } priests
}
thing-rank = { $rank }
    .about = Rituals drawn in a set: { $cards }. Clips, that is rituals to put into the bag: { $clips }. Points at the end: { $points }.
thing-cube = { $seat }’s ritual cube
    .about = Place { $n } in the ceremonial order: it breaks ties and decides who acts first in a ceremony.
thing-first-player = First player
    .about = At present: { $who }.
thing-bag = Sacrifice bag: { $n } mana
    .about = This mana pays for everybody’s rituals, the cheapest first; once it runs out, all the rest fail.
thing-own-mana = Your mana: { $n }
    .about = This is what you can offer or bid.
thing-own-costs = Your rituals in the bag cost { $n }
    .about = The mana of the bag pays for them in their turn, along with those of the others.
thing-deck = { $title }
    .about = { $n ->
        [0] The draw pile is empty.
        [one] The draw pile holds { $n } card.
       *[other] The draw pile holds { $n } cards.
    }
thing-phase = { $kind ->
    [ceremony] Ceremony { $n }
   *[action] Action phase { $n }
}
    .about = The light circle shows where the game is.
    .unused = This phase is not played with so many players.
thing-stage = Ceremony, step { $n }: { $word }
thing-offer = { $seat }’s offering: { $n }
    .about = A ✓: the offering has been chosen in secret. The highest take a reward and go first.
thing-amount = Mana: { $n }
thing-reward = Reward: { $reward }
thing-missions = { $seat }’s { $points }-point missions: { $n }
thing-kinds = Your { $kind ->
    [pearls] pearl
    [mana] mana
    [goods] goods
    [conditional] condition
   *[masks] mask
} missions
    .about = A pair of masks of this type scores 1 point for each of them.
thing-count = { $seat }’s { $what ->
    [pearl] pearls
    [mana] mana
    [clip] clips
    [tattoo] tattoos
    [priest] priests
    [ritual] rituals in hand
    [mission] completed missions
   *[other] goods: { $good }
}: { $n }
    .about = { $what ->
        [pearl] They pay for priests, assistants and missions.
        [mana] It is offered, bid, and pays for missions.
        [clip] As many rituals as you may put into the bag at a ceremony.
        [tattoo] The space on the tattoo track, which gives the rank.
        [priest] As much mana at every dance of the priests.
        [ritual] They wait for the next ceremony.
        [mission] Each scores 1, 2 or 3 points.
       *[other] It is sold, sacrificed, or pays for a mission.
    }
thing-head = { $seat }’s known points: { $points }
    .about = Where these points come from: { $sources }. A “?” depends on hidden missions.
    .source = { $source } { $n }
    .none = no points yet
thing-ranking = Result
    .about = One line for each player, one column for each source of points; the icons are the three sorts of masks.
thing-zone = { $zone ->
    [round] The course of the game
    [locations] The six locations
    [forest] Forest reserve
    [ceremony] The ceremony
    [drawn] Rituals drawn
    [site] The sacred site: bag, order and draw piles
    [tracks] Tattoos and priests
    [statues] The three To’o statues
    [goods-market] Goods and prices
    [assistants-market] Assistants market
    [masks-market] Masks market
    [own] Your things
    [hand] Your hand
   *[players] The other players
}

## What counts in a position, for the coach

feature-points = Points secured
feature-tattoos = Tattoos: rank and progress
feature-masks = Masks: pairs and promises
feature-means = Means: pearls, mana, goods, priests, assistants
feature-rituals = Rituals in hand or in the bag
feature-coming = Missions and gains within reach
