## The game

title = Pantheon
summary = Peoples rise and fall: lay their routes, raise columns and win the favour of the gods.
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
card_gift = gift card
card_priest = priest card
card_dancer = dancer card
card_temple = temple card
money_1 = money card 1
money_2 = money card 2
money_3 = money card 3
money_4 = money card 4
money_5 = money card 5
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
    .about = up to 2 free money in each Buy action
gadicea = Gadicea
    .about = 1 more card in each Draw action
pietalte = Pietalte
    .about = at scorings, the rank of one of your offering tiles
traitera = Traitera
    .about = once, a second action in the same turn
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
    .effect = Persia: the highest special money comes on top
cartago = Cartago
    .of = of Cartago
    .effect = Cartago: each player buys for 2 free money
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
loot_money = special money
loot_step_1 = +1 step
loot_step_2 = +2 steps
loot-other = unknown tile
bonus_reserve = 2 feet and 2 columns
bonus_demigod = a demigod
bonus_deity = a deity
bonus_column = a column on any site
bonus_offering = 2 offering ranks
bonus_step = +1 step
bonus-other = unknown bonus
source-deities = Deities
source-endings = Epoch endings
source-demigods = Demigods
source-columns = Columns
source-pietalte = Pietalte

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
place-home = the heart { $of }
place-near = { $away ->
    [1] the hex
   *[other] { $away } hexes
} { $where } { $of }

## Questions

ask-act = Choose your action
ask-react = Move in your turn, or draw a card
ask-place = Place a foot or a column ({ $left ->
    [one] 1 step
   *[other] { $left } steps
})
ask-purchase = { $given ->
    [1] Spend the money you are given ({ $left } left)
   *[other] Make your purchases ({ $left } money left)
}
ask-stonkus = How much does Stonkus pay? (price { $price })
ask-pay = Pay ({ $left } to go)
ask-take = { $left ->
    [0] One more card, thanks to Gadicea?
   *[other] Take a card ({ $left } to go)
}
ask-reward = Which reward first?
ask-reserve = Take feet or columns
ask-raise = Raise an offering by one rank{ $left ->
    [1] {""}
   *[other] {" "}({ $left } to go)
}
ask-favour = Gallia: draw 2 cards or reveal a deity
ask-acquire = Take { $deity } for { $number } offerings of one kind, or decline
ask-discard = Discard a card ({ $left } to go)
ask-swap = Aegyptus: swap feet and columns
ask-erect = Put up your starting column
ask-pick_bonus = Choose your bonus tile
ask-traitera = Use Traitera for another action?

## Choices

do-draw = Draw three cards
do-buy = Buy ({ $money } money in hand)
do-move = Move: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}
offered = { $number } { $offerings }
do-worship = Worship { $deity }: { $offered } ({ $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
})
do-draw-one = Stay: draw a card
do-stop = End the movement
do-place-foot = Foot: { $place } ({ $cost ->
    [one] 1 step
   *[other] { $cost } steps
}{ $jump ->
    [0] {""}
   *[other] , one jump
})
do-place-column = Column: { $place } ({ $cost ->
    [one] 1 step
   *[other] { $cost } steps
}{ $jump ->
    [0] {""}
   *[other] , one jump
})
do-place-loot = Take “{ $loot }”: { $place } ({ $cost ->
    [one] 1 step
   *[other] { $cost } steps
}{ $jump ->
    [0] {""}
   *[other] , one jump
})
do-buy-new = Buy a { $kind } tile of rank { $rank } ({ $price } money)
do-buy-raise = Raise your { $kind } tile to rank { $rank } ({ $price } money)
do-buy-foot = Buy a foot ({ $price } money)
do-buy-column = Buy a column ({ $price } money)
do-buy-place-foot = Place a foot: { $place } ({ $price } money)
do-buy-place-column = Place a column: { $place } ({ $price } money)
do-buy-place-loot = Take “{ $loot }”: { $place } ({ $price } money)
do-done = No more purchases
do-stonkus = Stonkus pays { $free }
do-pay = Pay with a card worth { $value }
do-take = Take a { $card }
do-take-pile = Draw a card from the pile
do-take-stop = Stop here
do-reward = First: { $loot }
do-reserve-feet = { $count ->
    [one] 1 foot
   *[other] { $count } feet
}
do-reserve-columns = { $count ->
    [one] 1 column
   *[other] { $count } columns
}
do-raise = { $rank ->
    [1] New { $kind } tile of rank 1
   *[other] Raise your { $kind } tile to rank { $rank }
}
do-favour-cards = Draw two cards
do-favour-deity = Reveal the top deity of the pile
do-acquire = Take { $deity } with offerings of the { $kind } kind ({ $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
})
do-decline = Decline { $deity }
do-discard = Discard a { $card }
do-swap-not = Swap nothing
do-swap-feet = { $count ->
    [one] 1 foot becomes a column
   *[other] { $count } feet become columns
}
do-swap-columns = { $count ->
    [one] 1 column becomes a foot
   *[other] { $count } columns become feet
}
do-erect = Put the column up: { $place }
do-pick-bonus = Choose: { $bonus }
do-traitera = Use Traitera: another action
do-end-turn = End the turn
do-route-loot = Reach “{ $loot }”: { $cost ->
    [one] 1 step
   *[other] { $cost } steps
}, { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}
do-route-site = Put a column up in { $place }: { $cost ->
    [one] 1 step
   *[other] { $cost } steps
}, { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}
do-go-loot = Go and take “{ $loot }”: { $cost ->
    [one] 1 step
   *[other] { $cost } steps
}
do-go-site = Go and put a column up in { $place }: { $cost ->
    [one] 1 step
   *[other] { $cost } steps
}
do-route-hex = Go this far: { $place } ({ $cost ->
    [one] 1 step
   *[other] { $cost } steps
}, { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
})
do-go-hex = Go this far: { $place } ({ $cost ->
    [one] 1 step
   *[other] { $cost } steps
})
do-draw-card = Draw, first a { $card }
do-draw-all = Draw { $cards } cards from the pile
do-take-all = Draw { $cards } cards from the pile
do-draw-pile = Draw, first a card from the pile
do-pay-all = Pay with { $values }
money-value = { $value }
do-settle-free = Finish: Stonkus pays { $free }
do-settle-cards = Finish and pay with { $values }
do-settle-both = Finish: Stonkus pays { $free }, and you { $values }
order-draw-unless = Reactions this epoch: draw for me, unless a tile or site is in reach
    .about = You are asked all the same if a loot tile or a free site is within your steps, or if the epoch could end.
do-discard-all = Discard { $count } times: { $card }

## Refusals

no-already-picked = The bonus tile “{ $bonus }” is already taken.
no-top-number-short = { $deity } takes { $number } { $offerings }, tile and cards together: you have { $has ->
    [0] none
   *[other] only { $has }
}.
no-card-not-held = You have no { $card } in hand: discard one that you hold ({ $left } still to discard).
no-feet-not-swapped = You cannot swap { $count ->
    [one] a foot for a column
   *[other] { $count } feet for columns
}: one of your two reserves has too few.
no-columns-not-swapped = You cannot swap { $count ->
    [one] a column for a foot
   *[other] { $count } columns for feet
}: one of your two reserves has too few.
no-placing-with-given-money = Nothing is placed with the money that Cartago gives.
no-given-money-short = This costs { $price }: of the money you were given, { $left } is left.
no-without-money = You have no money in hand: there is nothing you can buy.
no-nothing-so-cheap = You have { $money } money in hand: nothing costs so little.
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
   *[other] only { $steps }
}.
no-own-reserve-empty = There is no { $piece ->
    [foot] foot
   *[column] column
} left in your personal reserve.
no-foot-not-linked = This spot ({ $place }) touches neither the temple nor a linked piece of yours.
no-column-not-linked = { $place } touches none of your feet that are linked to the temple: a column needs one.
no-occupied-costs-more = An opponent is already there: it takes { $cost } steps, and you have only { $left } left.
no-all-occupied = Every hex within your reach is occupied: it takes { $cost } steps, and this movement gives only { $steps }.
no-occupied-too-dear = An opponent is already there: it takes { $cost } money, and you have only { $left } left.
no-own-piece-there = You cannot go there ({ $place }): your piece is there already.
no-hex-full = You cannot go there ({ $place }): the hex is full.
no-temple-there = The temple stands on this hex.
no-tile-not-taken = You have not taken the tile “{ $loot }”: choose among those that wait.
no-place-one-first = Place at least one piece before you stop.
no-buy-something = Buy something before you finish.
no-new-tile-too-dear = A { $kind } tile of rank { $rank } costs { $price }: you have { $left ->
    [0] no
   *[other] { $left }
} money left.
no-rise-too-dear = Raising your { $kind } tile from rank { $now } to rank { $rank } costs { $price }: you have { $left ->
    [0] no
   *[other] { $left }
} money left.
no-piece-too-dear = A piece costs { $price }: you have { $left ->
    [0] no
   *[other] { $left }
} money left.
no-place-too-dear = Placing a piece here costs { $cost }: you have { $left ->
    [0] no
   *[other] { $left }
} money left.
no-jump-when-buying = Your Gaiviles jump in a movement only, never in a purchase ({ $place }).
no-more-than-the-price = The price is only { $price }: Stonkus cannot pay { $free }.
no-money-card-missing = You have no money card worth { $value }.
no-from-the-highest-down = You pay from the highest card down: after one worth { $last }, none worth { $value }.
no-rank-highest = Your { $kind } tile already has rank 4, the highest.
no-rank-only-rises = Your { $kind } tile already has rank { $now }: a rank can only rise.
no-none-to-buy = Your general reserve has no { $piece ->
    [foot] foot
   *[column] column
} left.
no-short-of-money = { $free ->
    [0] Without Stonkus
   *[other] With { $free } money from Stonkus
}, you would be short: the price is { $price }, and you have { $money } in hand.
no-higher-card-first = With cards worth { $value } at most you could not pay { $left }: take a higher card first.
no-deity-not-displayed = { $deity } is not on display: worship one of the deities on the board.
no-offerings-short = { $deity } asks for { $number } { $offerings }, tile and cards together: you have { $has ->
    [0] none
   *[other] only { $has }
}.
no-cards-due = Take your cards first: { $left } to go.
no-card-not-in-row = There is no { $card } in the row.
no-none-in-reserve = Your general reserve has none left.
no-columns-used-up = Your general reserve has no column left.
no-jumps-used-up = That would take one more jump, and your Gaiviles have jumped already ({ $place }).
no-stonkus-gives-less = Your Stonkus give at most { $most } money, not { $free }.
no-cards-only = { $deity } is paid with cards only: it takes { $number } { $offerings }, and you have { $has ->
    [0] none
   *[other] only { $has }
}.
no-deities-used-up = There is no deity left to reveal.
no-column-jumps-over-foot = A column jumps only over a foot: nothing leads to { $place } in that way.

## Log

log-first-player = { $seat } is first player and takes the temple.
log-row-card = New card in the row: { $card }.
log-drew = { $seat } draws { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
log-drew-card = You get a { $card }.
log-took-card = { $seat } takes a { $card }.
log-pile-formed = The discard pile becomes the draw pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
log-hands-called-in = There are no cards left: all hands become the draw pile ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}).
log-bonus-dealt = { $seat } gets the bonus “{ $bonus }”.
log-bonus-picked = { $seat } chooses the bonus “{ $bonus }”.
log-column-erected = { $seat } puts a column up: { $place }.
log-epoch-started = Epoch { $epoch }: { $people }.
log-deity-shown = { $deity } is displayed.
log-demigod-shown = A demigod worth { $value } is displayed.
log-loot-laid = Tile “{ $loot }”: { $place }.
log-temple-put = { $seat } puts the temple up: { $place }.
log-chose-cards = { $seat } prefers two cards.
log-deity-offered = { $seat } reveals { $deity }.
log-deity-declined = { $seat } declines { $deity }.
log-discarded = { $seat } discards a { $card }.
log-swapped = { $seat } swaps { $count } { $swapped ->
    [feet] { $count ->
    [one] foot for a column
   *[other] feet for columns
    }
   *[columns] { $count ->
    [one] column for a foot
   *[other] columns for feet
    }
}.
log-swapped-not = { $seat } swaps nothing.
log-money-sorted = The special money is put in order, the highest value on top.
log-turn-started = { $seat }’s turn.
log-moves = { $seat } moves: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}.
log-reacts = { $seat } reacts: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}.
log-reacts-not = { $seat } stays.
log-placed = { $seat } places { $piece ->
    [foot] a foot
   *[column] a column
}: { $place } ({ $cost ->
    [one] 1 step
   *[other] { $cost } steps
}).
log-loot-taken = { $seat } takes the tile “{ $loot }”.
log-buys = { $seat } buys.
log-rank-bought = { $seat } gets a { $kind } tile of rank { $rank } for { $price } money.
log-piece-bought = { $seat } buys { $piece ->
    [foot] a foot
   *[column] a column
} for { $price } money.
log-placed-for-money = { $seat } places { $piece ->
    [foot] a foot
   *[column] a column
} for { $price } money: { $place }.
log-stonkus-paid = Stonkus pays { $free } money for { $seat }.
log-paid = { $seat } pays with a card worth { $value }.
log-worshipped = { $seat } worships { $deity } ({ $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}).
log-deity-gained = { $seat } gets { $deity }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-demigod-taken = { $seat } takes a demigod worth { $value }.
log-demigod-drawn = { $seat } draws a demigod from the pile.
log-demigod-drawn-own = You draw a demigod worth { $value }.
log-money-taken = { $seat } gets a { $card }.
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
log-rank-raised = { $seat }: { $kind } tile of rank { $rank }.
log-steps-kept = { $seat } keeps the tile “{ $loot }”.
log-reward-lost = { $seat } gets nothing out of it: “{ $loot }”.
log-draws = { $seat } draws.
log-extra-action = { $seat } uses Traitera for another action.
log-phase-ended = { $seat } ends the epoch: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-phase-capped = The phase stops after { $turns } turns, the limit of this table.
log-scored = Scoring of { $seat }: demigods { $from_demigods }, columns { $from_columns }, Pietalte { $from_ranks }.
log-acquired = { $seat } takes { $deity } ({ $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}).
log-deities-returned = The { $deities } deities removed become the pile again.
log-game-ended = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## On the table

scene-title = Pantheon, epoch { $epoch } of { $epochs }
scene-over = Pantheon, game over
scene-setup = Setting up
scene-epoch = Epoch { $epoch }: { $people }
scene-may-rise = To come:
scene-player = { $seat }: { $points ->
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
scene-row = Open cards
scene-deck = Pile
scene-discard = Discard
scene-money = Money
scene-offerings = Your offerings, with prices
scene-rank = { $kind }, rank { $rank }: { $price } money
scene-prices = Offerings and prices
scene-kept = Kept
scene-hand = { $cards ->
    [0] Your hand is empty
    [one] Your hand: { $cards } card
   *[other] Your hand: { $cards } cards
}
scene-move_card = { $steps } steps
scene-card_gift = gift
scene-card_priest = priest
scene-card_dancer = dancer
scene-card_temple = temple
scene-your-move = your turn
scene-thinking = is thinking
scene-active = taking a turn
scene-first = first player
scene-column-points = Points for each column, by their number:
scene-count-foot = feet in the personal reserve
scene-count-column = columns in the personal reserve
scene-count-erected = columns erected
scene-count-cards = cards in hand
scene-count-feet = permanent steps, in every movement
scene-count-demigod = demigods (their sum, as far as you know it)
scene-do-draw = Draw
scene-do-pile_all = All from the pile
scene-do-buy = Buy
scene-do-stop = Stop here
scene-do-done = Done
scene-do-settle = Pay
scene-do-pay_all = Pay exactly
scene-do-buy_foot = Buy a foot
scene-do-buy_column = Buy a column
scene-do-feet = Feet
scene-do-columns = Columns
scene-do-draw_two = Draw 2 cards
scene-do-reveal_deity = Reveal a deity
scene-do-decline = Decline
scene-do-use = Another action
scene-do-end_turn = End the turn
scene-result = Result
scene-total = Total

## What counts in a position, for the coach

feature-points = Points already scored
feature-columns = Columns, for the scorings to come
feature-demigods = Demigods, for the scorings to come
feature-powers = Lasting powers and permanent steps
feature-ranks = Ranks of offering tiles
feature-hand = Cards and money in hand
feature-deities = Deities that can soon be paid
feature-pieces = Feet and columns in reserve
feature-places = Loot and sites within reach
feature-coming = What the present action will give
