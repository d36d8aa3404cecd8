## The game

title = Pantheon
summary = Peoples rise and fall: lay their routes, erect columns and win the favour of the gods.
goal = Six epochs to score points: deities bring the number of the epoch at once, demigods and columns count after epochs 3 and 6.
option-bonus_draft = Chosen bonuses
    .about = After the set-up of epoch 1 the bonus tiles are chosen, last player first.
option-bsw_start = Richer start
    .about = With 2, 3 or 4 players everybody starts with 6, 5 or 4 feet and 5, 4 or 3 columns.
option-random_first_player = Random first player
    .about = Otherwise the first seat begins.
option-turn_cap = Turns in a phase
    .about = Most turns of one action phase, all players together; 0: no limit, as in the rules.

## Names

kind-gift = gift
    .many = gifts
kind-priest = priest
    .many = priests
kind-dancer = dancer
    .many = dancers
kind-temple_offering = temple
    .many = temples
move_card = movement card
    .many = movement cards
card_gift = gift card
    .many = gift cards
card_priest = priest card
    .many = priest cards
card_dancer = dancer card
    .many = dancer cards
card_temple = temple card
    .many = temple cards
money_1 = money card worth 1
    .many = money cards worth 1
money_2 = money card worth 2
    .many = money cards worth 2
money_3 = money card worth 3
    .many = money cards worth 3
money_4 = money card worth 4
    .many = money cards worth 4
money_5 = money card worth 5
    .many = money cards worth 5
surparit = Surparit
    .about = one more deity of the pile, with its points and effect
plaesiris = Plaesiris
    .about = two demigods
taksator = Taksator
    .about = the top special money card
depraccus = Depraccus
    .about = 2 cards after each epoch set-up
vinthrad = Vinthrad
    .about = 1 more step in each movement
gaiviles = Gaiviles
    .about = one jump over opposing pieces in each movement
stonkus = Stonkus
    .about = 2 more to spend in each Buy action
gadicea = Gadicea
    .about = 1 more card in each Draw action
pietalte = Pietalte
    .about = at scorings, the rank of one of its owner’s offering tiles
traitera = Traitera
    .about = once, a second action in the same turn
deity-other = unknown deity
either = { $first } or { $last }
power-draw_deity = { $amount ->
    [1] one more deity of the pile, with its points and effect
   *[other] { $amount } more deities of the pile, with their points and effects
}
power-demigods = { $amount ->
    [1] a demigod
   *[other] { $amount } demigods
}
power-money = { $amount ->
    [1] the top special money card
   *[other] the { $amount } top special money cards
}
power-epoch_cards = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
} after each epoch set-up
power-steps = { $amount ->
    [one] { $amount } more step
   *[other] { $amount } more steps
} in each movement
power-jumps = { $amount ->
    [1] one jump
   *[other] { $amount } jumps
} over opposing pieces in each movement
power-free_money = { $amount } more to spend in each Buy action
power-extra_cards = { $amount ->
    [one] { $amount } more card
   *[other] { $amount } more cards
} in each Draw action
power-score_rank = { $amount ->
    [1] at scorings, the rank of one of its owner’s offering tiles
   *[other] at scorings, { $amount } times the rank of one of its owner’s offering tiles
}
power-extra_action = once, a second action in the same turn
gallia = Gallia
    .of = of Gallia
    .effect = Gallia: each player draws 2 cards or reveals a deity
germania = Germania
    .of = of Germania
    .effect = Germania: every hand becomes 7 cards
graecia = Graecia
    .of = of Graecia
    .effect = Graecia: every hand becomes 7 cards
aegyptus = Aegyptus
    .of = of Aegyptus
    .effect = Aegyptus: each player may swap feet and columns
persia = Persia
    .of = of Persia
    .effect = Persia: the highest special money card comes on top
cartago = Cartago
    .of = of Cartago
    .effect = Cartago: each player has 2 to spend on purchases
iberia = Iberia
    .of = of Iberia
    .effect = Iberia: each player gains a rank of offerings
roma = Roma
    .of = of Roma
    .effect = Roma: each player draws 2 cards
loot_reserve_choice = 2 feet or 2 columns
loot_reserve_mixed = 1 foot and 1 column
loot_demigod = demigod
loot_deity = deity
loot_offering_1 = 1 offering rank
loot_offering_2 = 2 offering ranks
loot_cards_2 = 2 cards
loot_cards_3 = 3 cards
loot_money = special money card
loot_step_1 = +1 step
loot_step_2 = +2 steps
loot-other = unknown tile
bonus_reserve = 2 feet and 2 columns
bonus_demigod = a demigod
bonus_deity = a deity
bonus_column = a column on any column site
bonus_offering = 2 offering ranks
bonus_step = +1 step
bonus-other = unknown bonus
source-deities = Deities
source-endings = Epoch endings
source-demigods = Demigods
source-columns = Columns
source-pietalte = Pietalte
account-demigods = { $points ->
    [one] At a scoring, { $points } point for demigods
   *[other] At a scoring, { $points } points for demigods
}
account-columns = At a scoring, { $n ->
    [one] { $n } column
   *[other] { $n } columns
} worth { $each ->
    [one] { $each } point
   *[other] { $each } points
} each
account-pietalte = { $points ->
    [one] At a scoring, { $points } point for the highest rank
   *[other] At a scoring, { $points } points for the highest rank
}

## Places

site-h0600 = Cimbria
    .of = of Cimbria
site-h0800 = Scandia
    .of = of Scandia
site-h0001 = Hibernia
    .of = of Hibernia
site-h0201 = Britannia
    .of = of Britannia
site-h1002 = Venedia
    .of = of Venedia
site-h0403 = Belgica
    .of = of Belgica
site-h0904 = Dacia
    .of = of Dacia
site-h1304 = Taurica
    .of = of Taurica
site-h0505 = Alpes
    .of = of Alpes
site-h1105 = Moesia
    .of = of Moesia
site-h1505 = Colchis
    .of = of Colchis
site-h0106 = Gallaecia
    .of = of Gallaecia
site-h0306 = Tarraco
    .of = of Tarraco
site-h1006 = Thracia
    .of = of Thracia
site-h1706 = Atropatene
    .of = of Atropatene
site-h1207 = Phrygia
    .of = of Phrygia
site-h0708 = Sicilia
    .of = of Sicilia
site-h1408 = Syria
    .of = of Syria
site-h0309 = Numidia
    .of = of Numidia
site-h1410 = Iudaea
    .of = of Iudaea
site-h0111 = Mauretania
    .of = of Mauretania
site-h0711 = Tripolis
    .of = of Tripolis
site-h0911 = Cyrene
    .of = of Cyrene
site-h1811 = Susiana
    .of = of Susiana
site-h0312 = Gaetulia
    .of = of Gaetulia
site-h0512 = Garama
    .of = of Garama
site-h1112 = Thebae
    .of = of Thebae
site-h1512 = Arabia
    .of = of Arabia
towards-e = east
towards-ene = east-north-east
towards-ne = north-east
towards-n = north
towards-nw = north-west
towards-wnw = west-north-west
towards-w = west
towards-wsw = west-south-west
towards-sw = south-west
towards-s = south
towards-se = south-east
towards-ese = east-south-east
place-none = off the board
place-site = in { $site }
place-home = on the origin hex { $of }
place-near = { $away ->
    [1] on the hex
   *[other] { $away } hexes
} { $where } { $of }

## Questions

ask-act = Choose your action
ask-react = Reaction: move as well, or draw a card
ask-place = Place a foot or a column{ $placed ->
    [0] {""}
   *[other] , or end the movement
} ({ $left ->
    [one] 1 step
   *[other] { $left } steps
} left)
ask-purchase = { $left ->
    [0] Finish your purchases: you have nothing left to spend
   *[other] { $given ->
        [1] { $people }: spend what you are given, or finish
       *[other] { $bought ->
            [0] Make your purchases
           *[other] Buy more, or finish
        }
    } ({ $left } left to spend)
}
ask-stonkus = Choose how much { $stonkus } pays (price { $price })
ask-pay = Pay card by card, from the highest down ({ $left } to pay)
ask-take = { $left ->
    [0] Take one more card thanks to { $gadicea }, or stop here
    [1] Take a face-up card, or draw one
   *[other] Take a face-up card, or draw one ({ $left } to go)
}
ask-reward = Choose the reward to receive first
ask-reserve = Take feet or columns from the general reserve
ask-raise = Take an offering tile of rank 1, or raise one by a rank{ $left ->
    [1] {""}
   *[other] {" "}({ $left } to go)
}
ask-raise-people = { $people }: take an offering tile of rank 1, or raise one by a rank{ $left ->
    [1] {""}
   *[other] {" "}({ $left } to go)
}
ask-favour = { $people }: draw { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, or reveal a deity
ask-acquire = { $people }: take { $deity } for { $number ->
    [one] { $number } offering
   *[other] { $number } offerings of one kind
}, or decline
ask-acquire-cards = { $people }: take { $deity } for { $number ->
    [one] { $number } offering card
   *[other] { $number } offering cards of one kind
} (tiles do not count), or decline
ask-acquire-not = { $people }: you do not have the offerings for { $deity }, decline
ask-discard = { $people }: discard a card{ $left ->
    [1] {""}
   *[other] {" "}({ $left } to go)
}
ask-swap = { $people }: swap feet for columns or the reverse, or swap nothing
ask-erect = Erect the column of your bonus tile
ask-pick_bonus = Choose your bonus tile
ask-traitera = Use { $traitera } for a second action, or end the turn

## What those who wait read

waits-purchase = { $seats } is buying
waits-take = { $seats } is choosing a card
waits-act = { $seats } is choosing an action
waits-traitera = { $seats } is deciding whether to take a second action
waits-place = { $seats } is choosing where to place a foot or a column
waits-react = { $seats } is choosing a reaction
waits-stonkus = { $seats } is choosing how to pay
waits-pay = { $seats } is choosing which cards to pay with
waits-reward = { $seats } is choosing a reward
waits-reserve = { $seats } is taking feet or columns
waits-raise = { $seats } is choosing an offering tile
waits-acquire = { $seats } is deciding whether to take a deity
waits-favour = { $seats } is choosing between cards and a deity
waits-discard = { $seats } is choosing a card to discard
waits-swap = { $seats } is deciding whether to swap feet and columns
waits-erect = { $seats } is choosing where to erect a column
waits-pick_bonus = { $seats } is choosing a bonus tile

## Choices

cards-played = { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}
paid-in-cards = { $tiles ->
    [0] cards only
   *[other] { $cards ->
        [0] no card
        [one] { $cards } of them a card
       *[other] { $cards } of them cards
    }
}
steps-and-jump = { $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
}{ $jump ->
    [0] {""}
   *[other] {" "}and a jump
}
money-cards = { $cards ->
    [one] the card worth { $values }
   *[other] the cards worth { $values }
}
do-draw = Draw { $drawn ->
    [one] { $drawn } card
   *[other] { $drawn } cards
} of your choice{ $more ->
    [0] {""}
   *[other] , and { $more } more thanks to { $gadicea }
}
do-buy = Make purchases ({ $left } to spend)
do-move = Move { $steps ->
    [one] { $steps } step
   *[other] up to { $steps } steps
} ({ cards-played })
offered = { $number } { $offerings }
do-worship = Worship { $deity } for { $offered } ({ paid-in-cards })
do-draw-one = Draw a card instead of moving
do-stop = End the movement{ $left ->
    [0] {""}
    [one] {" "}({ $left } step lost)
   *[other] {" "}({ $left } steps lost)
}
do-place-foot = Place a foot { $place } ({ steps-and-jump })
do-place-column = Erect a column { $place } ({ steps-and-jump })
do-place-loot = Take the “{ $loot }” tile { $place } ({ steps-and-jump })
do-buy-new = Buy a { $kind } tile of rank { $rank } (price { $price })
do-buy-raise = Raise your { $kind } tile to rank { $rank } (price { $price })
do-buy-foot = Buy a foot (price { $price })
do-buy-column = Buy a column (price { $price })
do-buy-place-foot = Place a foot { $place } (price { $price })
do-buy-place-column = Erect a column { $place } (price { $price })
do-buy-place-loot = Take the “{ $loot }” tile { $place } (price { $price })
do-done = Finish your purchases{ $owed ->
    [0] {""}
   *[other] {" "}({ $owed } to pay)
}
do-stonkus = { $free ->
    [0] Pay without { $stonkus } ({ $due } in cards)
   *[other] Let { $stonkus } pay { $free }{ $due ->
        [0] , without any card
       *[other] {" "}({ $due } in cards)
    }
}
do-pay = Pay with a money card worth { $value }
do-take = Take a { $card }
do-take-pile = Draw a card
do-take-stop = Stop here
do-reward = Receive the “{ $loot }” reward first
do-reserve-feet = Take { $count ->
    [one] { $count } foot
   *[other] { $count } feet
}
do-reserve-columns = Take { $count ->
    [one] { $count } column
   *[other] { $count } columns
}
do-raise = { $rank ->
    [1] Take a { $kind } tile of rank 1
   *[other] Raise your { $kind } tile to rank { $rank }
}
do-favour-cards = Draw { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
do-favour-deity = Reveal the top deity of the pile
do-acquire = Take { $deity } for { $number } { $offerings } ({ paid-in-cards })
do-decline = Decline { $deity }
do-discard = Discard a { $card }
do-swap-not = Swap nothing
do-swap-feet = Swap { $count ->
    [one] { $count } foot for { $count } column
   *[other] { $count } feet for { $count } columns
}
do-swap-columns = Swap { $count ->
    [one] { $count } column for { $count } foot
   *[other] { $count } columns for { $count } feet
}
do-erect = Erect the column { $place }
do-pick-bonus = Take the bonus tile “{ $bonus }”
do-traitera = Use { $traitera } for a second action (the tile is removed)
do-end-turn = End the turn
do-route-loot = Take the “{ $loot }” tile { $place } ({ $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
}, { cards-played })
do-route-site = Erect a column { $place } ({ $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
}, { cards-played })
do-go-loot = Go and take the “{ $loot }” tile { $place } ({ $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
})
do-go-site = Go and erect a column { $place } ({ $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
})
do-route-hex = Place a foot { $place } ({ $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
}, { cards-played })
do-go-hex = Go and place a foot { $place } ({ $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
})
do-draw-card = Draw, starting with a { $card }
do-draw-all = Draw { $cards } cards, all from the draw pile
do-take-all = Draw { $cards } cards, all from the draw pile
do-draw-pile = Draw, starting with the draw pile
do-pay-all = Pay with { money-cards }
money-value = { $value }
do-settle-free = Finish and let { $stonkus } pay { $free }
do-settle-cards = Finish and pay with { money-cards }
do-settle-both = Finish, let { $stonkus } pay { $free } and pay the rest with { money-cards }
order-draw-unless = Draw for me in reactions until the epoch ends
    .about = You are asked all the same if a loot tile or a free column site is within your steps, or if the epoch could end.
do-discard-all = Discard { $count } { $card }

## Refusals

left-to-spend = { $left ->
    [0] you have nothing left to spend
   *[other] you have only { $left } left to spend
}
no-already-picked = The bonus tile “{ $bonus }” is already taken: choose another one.
no-top-number-short = { $deity } takes { $number } { $offerings }, tile and cards together: you have { $has ->
    [0] none
    [1] only one
   *[other] only { $has }
}.
no-card-not-held = You have no { $card } in hand: discard another card.
no-feet-not-swapped = You cannot swap { $count ->
    [one] { $count } foot for { $count } column
   *[other] { $count } feet for { $count } columns
}: there are too few in your personal reserve or in the general reserve.
no-columns-not-swapped = You cannot swap { $count ->
    [one] { $count } column for { $count } foot
   *[other] { $count } columns for { $count } feet
}: there are too few in your personal reserve or in the general reserve.
no-placing-with-given-money = With what { $people } gives you no piece is placed: buy an offering tile, a foot or a column.
no-given-money-short = This costs { $price }: { $left ->
    [0] nothing is left of what { $people } gives you
   *[other] only { $left } is left of what { $people } gives you
}.
no-without-money = You have neither a money card nor { $stonkus }: there is nothing you can buy.
no-nothing-so-cheap = You have only { $left } to spend: nothing costs so little.
no-nothing-to-place = You cannot place any piece: this movement would do nothing.
no-move-card-missing = { $held ->
    [0] You have no movement card in hand.
    [one] You have only one movement card in hand, not { $cards }.
   *[other] You have only { $held } movement cards in hand, not { $cards }.
}
no-steps-short = Placing a piece takes at least { $least ->
    [one] 1 step
   *[other] { $least } steps
}, and this movement gives { $steps ->
    [0] none
    [1] only one
   *[other] only { $steps }
}.
no-own-reserve-empty = There is no { $piece ->
    [foot] foot
   *[column] column
} left in your personal reserve.
no-foot-not-linked = You cannot place anything { $place }: the hex touches neither the temple nor a linked piece of yours.
no-column-not-linked = You cannot erect anything { $place }: a column must touch one of your feet that are linked to the temple.
no-occupied-costs-more = An opponent is already there: it takes { $cost } steps, and you have only { $left ->
    [1] one
   *[other] { $left }
} left.
no-all-occupied = Every hex within your reach is occupied: it takes { $cost } steps, and this movement gives only { $steps ->
    [1] one
   *[other] { $steps }
}.
no-occupied-too-dear = An opponent is already there, the price is { $cost }: { left-to-spend }.
no-own-piece-there = You cannot place anything { $place }: your piece is there already.
no-hex-full = You cannot place anything { $place }: the hex is full.
no-temple-there = The temple stands on this hex: no piece is placed there.
no-tile-not-taken = You have not taken the tile “{ $loot }”: choose among those that wait.
no-place-one-first = Place at least one piece before you end the movement.
no-buy-something = Buy something before you finish.
no-new-tile-too-dear = A { $kind } tile of rank { $rank } costs { $price }: { left-to-spend }.
no-rise-too-dear = Raising your { $kind } tile from rank { $now } to rank { $rank } costs { $price }: { left-to-spend }.
no-piece-too-dear = A piece costs { $price }: { left-to-spend }.
no-place-too-dear = Placing a piece here costs { $cost }: { left-to-spend }.
no-jump-when-buying = You cannot place anything { $place }: { $gaiviles } jumps in a movement only, never in a purchase.
no-more-than-the-price = The price is only { $price }: { $stonkus } cannot pay { $free }.
no-money-card-missing = You have no money card worth { $value } in hand.
no-from-the-highest-down = You pay from the highest card down: after a money card worth { $last } you cannot give one worth { $value }.
no-rank-highest = Your { $kind } tile already has rank 4, the highest.
no-rank-only-rises = Your { $kind } tile already has rank { $now }: a rank can only rise.
no-none-to-buy = There is no { $piece ->
    [foot] foot
   *[column] column
} of your colour left in the general reserve.
no-short-of-money = { $free ->
    [0] Without { $stonkus }
   *[other] If { $stonkus } pays only { $free }
}, you cannot pay: the price is { $price }, and { $money ->
    [0] you have no money card
   *[other] your money cards are worth only { $money }
}.
no-higher-card-first = With money cards worth { $value } at most you could not pay { $left }: give a higher card first.
no-deity-not-displayed = { $deity } is not on display: worship one of the deities on the board.
no-offerings-short = { $deity } asks for { $number } { $offerings }, tile and cards together: you have { $has ->
    [0] none
    [1] only one
   *[other] only { $has }
}.
no-cards-due = Take your cards first: { $left ->
    [1] one is
   *[other] { $left } are
} still due.
no-card-not-in-row = There is no { $card } among the face-up cards.
no-none-in-reserve = There is no { $piece ->
    [foot] foot
   *[column] column
} of your colour left in the general reserve.
no-columns-used-up = There is no column of your colour left in the general reserve.
no-jumps-used-up = You cannot place anything { $place }: it would take one more jump, and { $gaiviles } has jumped already.
no-stonkus-gives-less = { $stonkus } cannot pay { $free }: { $most } at most.
no-cards-only = { $deity } is paid with cards only: it takes { $number } { $offerings }, and you have { $has ->
    [0] none
    [1] only one
   *[other] only { $has }
}.
no-deities-used-up = There is no deity left to reveal.
no-column-jumps-over-foot = You cannot erect anything { $place }: a column jumps only over a foot.

## Log

log-first-player = { $seat } is first player and takes the temple.
log-row-card = A { $card } joins the face-up cards.
log-drew = { $seat } draws { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
log-drew-card = You draw a { $card }.
log-took-card = { $seat } takes a { $card }.
log-pile-formed = The draw pile is rebuilt from the discard pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
log-hands-called-in = Draw pile and discard pile are empty: all hands become the draw pile, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in all.
log-bonus-dealt = { $seat } gets the bonus tile “{ $bonus }”.
log-bonus-picked = { $seat } chooses the bonus tile “{ $bonus }”.
log-column-erected = { $seat } erects a column { $place }.
log-epoch-started = Epoch { $epoch } begins: its people is { $people }.
log-deity-shown = { $deity } is displayed.
log-demigod-shown = A demigod worth { $value } is displayed.
log-loot-laid = The “{ $loot }” tile is laid { $place }.
log-temple-put = { $seat } puts the temple { $place }.
log-chose-cards = { $seat } chooses to draw cards.
log-deity-offered = { $seat } reveals { $deity }.
log-deity-declined = { $seat } declines { $deity }.
log-discarded = { $seat } discards a { $card }.
log-swapped = { $seat } swaps { $swapped ->
    [feet] { $count ->
        [one] { $count } foot for { $count } column
       *[other] { $count } feet for { $count } columns
    }
   *[columns] { $count ->
        [one] { $count } column for { $count } foot
       *[other] { $count } columns for { $count } feet
    }
}.
log-swapped-not = { $seat } swaps nothing.
log-money-sorted = The special money cards are put in order, the highest on top.
log-turn-started = It is { $seat }’s turn.
log-moves = { $seat } moves { $steps ->
    [one] { $steps } step
   *[other] up to { $steps } steps
}, { $cards ->
    [0] without a card
    [one] with { $cards } card
   *[other] with { $cards } cards
}.
log-reacts = { $seat } reacts and moves { $steps ->
    [one] { $steps } step
   *[other] up to { $steps } steps
}, { $cards ->
    [0] without a card
    [one] with { $cards } card
   *[other] with { $cards } cards
}.
log-reacts-not = { $seat } makes no reaction move.
log-placed = { $seat } { $piece ->
    [foot] places a foot
   *[column] erects a column
} { $place } ({ $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
}).
log-loot-taken = { $seat } takes the “{ $loot }” tile.
log-buys = { $seat } makes purchases.
log-rank-bought = { $seat } gets a { $kind } tile of rank { $rank } at the price of { $price }.
log-piece-bought = { $seat } buys { $piece ->
    [foot] a foot
   *[column] a column
} at the price of { $price }.
log-placed-for-money = { $seat } { $piece ->
    [foot] places a foot
   *[column] erects a column
} { $place } at the price of { $price }.
log-stonkus-paid = { $stonkus } pays { $free } for { $seat }.
log-paid = { $seat } pays with a money card worth { $value }.
log-worshipped = { $seat } worships { $deity } { $cards ->
    [0] without spending a card
    [one] with { $cards } offering card
   *[other] with { $cards } offering cards
}.
log-deity-gained = { $seat } gets { $deity }: { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}.
log-demigod-taken = { $seat } takes a demigod worth { $value }.
log-demigod-drawn = { $seat } draws a demigod.
log-demigod-drawn-own = You draw a demigod worth { $value }.
log-money-taken = { $seat } takes the top special money card, a { $card }.
log-pieces-gained = { $columns ->
    [0] { $feet ->
        [0] { $seat } gets neither foot nor column.
       *[other] { $seat } gets { gained-feet }.
    }
   *[other] { $feet ->
        [0] { $seat } gets { gained-columns }.
       *[other] { $seat } gets { gained-feet } and { gained-columns }.
    }
}
gained-feet = { $feet ->
    [one] { $feet } foot
   *[other] { $feet } feet
}
gained-columns = { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
}
log-rank-raised = { $seat } now has a { $kind } tile of rank { $rank }.
log-steps-kept = { $seat } keeps the “{ $loot }” tile.
log-reward-lost = The “{ $loot }” reward cannot be given: { $seat } loses it.
log-draws = { $seat } chooses the Draw action.
log-extra-action = { $seat } uses { $deity } for a second action.
log-phase-ended = The action phase ends: { $seat }, the active player, scores { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}.
log-phase-capped = The action phase stops after { $turns } turns, the limit of this table.
log-scored = { $points ->
    [0] { $seat } scores no points at this scoring.
    [one] { $seat } scores { $points } point at this scoring: { scored-parts }.
   *[other] { $seat } scores { $points } points at this scoring: { scored-parts }.
}
scored-parts = { $from_demigods ->
    [0] none
   *[other] { $from_demigods }
} for demigods, { $from_columns ->
    [0] none
   *[other] { $from_columns }
} for columns{ $from_ranks ->
    [0] {""}
   *[other] , { $from_ranks } thanks to { $pietalte }
}
log-acquired = { $seat } takes { $deity } { $cards ->
    [0] without spending a card
    [one] with { $cards } offering card
   *[other] with { $cards } offering cards
}.
log-deities-returned = The deity pile is rebuilt from the { $deities } removed deities.
log-game-ended = { $seat } finishes with { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}.

## Moments

moment-draw = Your draw
moment-epoch = Epoch { $epoch }
moment-gods = Deities and demigods
moment-loot = The loot tiles
moment-temple = The temple
moment-cards = New cards
moment-deity = A deity is revealed
moment-scoring = Scoring

## On the table

scene-title = Pantheon, epoch { $epoch } of { $epochs }
scene-over = Pantheon, game over
scene-setup = Setting up
scene-epoch = Epoch { $epoch }: { $people }
scene-may-rise = To come:
scene-player = { $seat }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}
scene-deities = Deities on display (pile: { $pile })
scene-demigods = Demigods
scene-in-pile = pile: { $count }
scene-other-way = Pay in another way
scene-powers = The people and the deities in play
scene-good-to-know = Good to know
scene-power = { $deity }: { $about }
scene-row = Face-up cards
scene-deck = Draw pile
scene-discard = Discard
scene-money = Money
scene-counted = { $count } { $cards }
scene-offerings = Your offerings, with prices
scene-rank = A { $kind } tile of rank { $rank }: { $owned ->
    [1] already yours
   *[other] price { $price }
}
scene-prices = Offerings and prices
scene-kept = Deities
scene-hand = { $cards ->
    [0] Your hand is empty
    [one] Your hand: { $cards } card
   *[other] Your hand: { $cards } cards
}
scene-move_card = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
scene-card_gift = gift
scene-card_priest = priest
scene-card_dancer = dancer
scene-card_temple = temple
scene-your-move = your turn!
scene-thinking = thinking…
scene-active = active player
scene-first = first player
scene-column-points = Points for each column, by their number:
scene-count-foot = feet in the personal reserve
scene-count-column = columns in the personal reserve
scene-count-erected = columns erected
scene-count-cards = cards in hand
scene-count-feet = permanent steps, in every movement
scene-count-demigod = demigods (and their sum, if you know it)
scene-do-draw = Draw
scene-do-pile_all = Draw blind
scene-do-buy = Buy
scene-do-stop = Stop here
scene-do-done = Finish
scene-do-settle = Pay
scene-do-pay_all = Pay exactly
scene-do-buy_foot = Buy a foot
scene-do-buy_column = Buy a column
scene-do-feet = Take feet
scene-do-columns = Take columns
scene-do-draw_two = Draw cards
scene-do-reveal_deity = Reveal a deity
scene-do-decline = Decline
scene-do-use = Take a second action
scene-do-end_turn = End the turn
scene-result = Result
scene-total = Total

## What is touched: its name, and what it is

thing-loot = Loot tile: { $loot }
    .about = Whoever places a foot here takes it and gains from it when the movement is over. The last one taken ends the actions of the epoch.
thing-column = { $seat }’s column ({ $place })
    .about = It stays until the end of the game and scores at both scorings.
thing-foot = { $seat }’s foot ({ $place })
    .about = It links to the temple what touches it; at the end of the epoch it returns to its owner.
thing-temple = Temple
    .about = All routes of this epoch start from this hex.
thing-deity = { $deity }
    .about = { $power }. Cost in offerings: { $cost }, a different kind for each number.{ $spent ->
        [no] {""}
       *[other] {" "}Cards that you would spend: { $spent }.
    }
thing-other-way = Pay for { $deity } in another way
    .about = The cheapest way is offered first; here you choose the offerings yourself.
thing-kept = { $deity }
    .about = { $power }. Tiles owned: { $n }.
thing-demigods = Demigods on display
    .about = On display: { $values }. In the pile: { $n }. Each scores its value at each of the two scorings.
    .value = { $count ->
        [1] one
       *[other] { $count }
    } worth { $value }
    .none = none
thing-people = { $people }
    .about = { $effect }.
    .rising = { $effect }. This people may still rise.
thing-epochs = Epoch { $n } of { $epochs }
    .about = One place for each epoch with its people; the star marks a scoring.
thing-told-rule = Good to know
thing-told = { $deity }
    .about = { $power }.
thing-offered = Revealed deity: { $deity }
thing-row-card = { $card }
    .about = Face-up card: a Draw action can take it.
    .none = empty place
thing-pile = Draw pile: { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
thing-discard = Discard pile: { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
thing-special-money = Special money cards: { $n }
    .about = Only the top one can be taken.
thing-column-points = Points for columns
    .about = On the left, the number of columns on the board; on the right, the points of each.
thing-do = Choice: { $word }
    .cards = { $n ->
        [0] the big foot alone
        [one] { $n } movement card
       *[other] { $n } movement cards
    }
    .amount = { $n }
    .bonus = a bonus tile
thing-offering-rank = { $kind } offering tile, rank { $n }
    .about = { $price ->
        [0] This rank is reached.
       *[other] Price to rise to it: { $price }.
    } At every worship it counts its rank in offerings.
thing-hand = { $card }
    .about = In hand: { $n }.
thing-offering = Offering: { $kind }
    .about = { $rank ->
        [0] No tile of this kind.
       *[other] A tile of rank { $rank }: at every worship it counts its rank in offerings, and is not spent.
    }
thing-general = General reserve, { $seat }’s pieces: { $n ->
    [0] nothing left
   *[other] { $n } left
}
    .about = { $piece ->
        [foot] Feet to be bought or won.
       *[column] Columns to be bought or won.
    }
thing-bonus = { $seat }’s bonus tile: { $bonus }
thing-count = { $seat }’s { $what ->
    [foot] feet in reserve
    [column] columns in reserve
    [erected] erected columns
    [cards] cards in hand
    [feet] permanent steps
   *[demigod] demigods
}: { $n }
    .about = { $what ->
        [foot] Every step places one.
        [column] They are erected on column sites.
        [erected] The more there are, the more each is worth.
        [cards] Movement, offerings and money.
        [feet] Besides the cards, at every movement.
       *[demigod] Their sum stands in brackets, if you know it.
    }
thing-head = { $seat }: { $points ->
    [0] 0 points
    [one] { $points } point
   *[other] { $points } points
}
    .about = Where these points come from: { $sources }.
    .source = { $source } { $n }
    .none = no points yet
thing-ranking = Result
    .about = One line for each player, one column for each source of points.
thing-zone = { $zone ->
    [map] The map of the ancient world
    [actions] What you can do
    [cards] Face-up cards and draw pile
    [deities] Deities on display
    [hand] Your hand
    [own] Your things
   *[players] The other players
}
thing-hex = { $place }
    .about = A step places a foot here, beside the temple or one of your own linked pieces. Pieces here: { $pieces }.
    .site = Column site: only columns are erected here, beside one of your own feet. Pieces here: { $pieces }.
    .loot = A loot tile lies here: { $loot }. Pieces here: { $pieces }.
    .temple = The temple stands here: no piece is placed on it, and all routes start from it.
    .none = none

## What counts in a position, for the coach

feature-points = Points already scored
feature-columns = Columns, for the scorings to come
feature-demigods = Demigods, for the scorings to come
feature-powers = Lasting powers and permanent steps
feature-ranks = Ranks of offering tiles
feature-hand = Cards in hand
feature-deities = Deities that can soon be paid
feature-pieces = Feet and columns in reserve
feature-places = Loot tiles and column sites within reach
feature-coming = What the present action will give
