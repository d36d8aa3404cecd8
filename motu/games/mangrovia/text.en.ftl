## The game

title = Mangrovia
summary = One bowl, two piers: pick your actions before the others do, and build your huts in the right places.
goal = Build huts on the Paths of the Gods, around the Stone Star and the Totem: the greatest favour makes the new chief.
option-statue_tiles = Statue tiles
    .about = Variant: the 8 statue tiles are among the bonus tiles of the Stone Star.
option-other_tiles = Offering, amulet and joker tiles
    .about = Variant: the 8 tiles without a statue are among the bonus tiles of the Stone Star.
option-random_first_player = Random first player
    .about = Otherwise the first seat begins.
option-star_counts_neutral = The neutral hut counts at the Star
    .about = With 2 or 3 players it is part of the number of huts by which you multiply your own.

## Names

landscape-water = water
    .title = Water
    .the = water
landscape-sand = sand
    .title = Sand
    .the = sand
landscape-mangrove = mangrove
    .title = Mangrove
    .the = mangrove
landscape-reed = reed
    .title = Reed
    .the = reed

card-water = water card
    .a = a water card
    .none = water card
card-sand = sand card
    .a = a sand card
    .none = sand card
card-mangrove = mangrove card
    .a = a mangrove card
    .none = mangrove card
card-reed = reed card
    .a = a reed card
    .none = reed card
piece-offering = offering { $value }
    .a = an offering of { $value }
    .none = offering of { $value }
piece-start = starting card { $value }
    .a = a starting card of { $value }
    .none = starting card of { $value }
piece-amulet = amulet { $value }
    .a = an amulet of { $value }
    .none = amulet of { $value }
pieces = { $n } × { $name }
number = { $n }
neutral-colour = the neutral colour
    .hut = neutral
either = { $one } or { $two }

bonus_statue_v1 = statue tile A
bonus_statue_v2 = statue tile B
bonus_statue_v3 = statue tile C
bonus_statue_v4 = statue tile D
bonus_statue_h1 = statue tile E
bonus_statue_h2 = statue tile F
bonus_statue_h3 = statue tile G
bonus_statue_h4 = statue tile H
bonus_offering3 = offering tile
    .a = an offering tile
    .none = offering tile
bonus_amulet2 = amulet tile
    .a = an amulet tile
    .none = amulet tile
bonus_joker = landscape joker
    .a = a landscape joker
    .none = landscape joker

path-v1 = path A
    .title = Path A
path-v2 = path B
    .title = Path B
path-v3 = path C
    .title = Path C
path-v4 = path D
    .title = Path D
path-h1 = path E
    .title = Path E
path-h2 = path F
    .title = Path F
path-h3 = path G
    .title = Path G
path-h4 = path H
    .title = Path H

site-1 = cult place 1/12
site-2 = cult place 2/11
site-3 = cult place 3/10
site-4 = cult place 4/9
site-5 = cult place 5/8
site-6 = cult place 6/7

step-face_up = an open card
step-face_down = a hidden card
step-two_up_or_down = two open cards or two hidden ones
step-amulets = amulets
step-hut = one hut
step-two_huts = two huts
step-amulets_or_hut = amulets or one hut
step-single_or_double = a hut or a double hut
step-birds = birds and talisman

square = { $landscape } { $cost }{ $pays ->
    [amulets] {" "}in amulets
   *[offerings] {""}
} ({ $place })
square-dual = { $one } or { $two } { $cost }{ $pays ->
    [amulets] {" "}in amulets
   *[offerings] {""}
} ({ $place })

source-suns = Printed points
source-favour_tiles = Favour tiles
source-paths = Paths of the Gods
source-star = Stone Star
source-totem = Totem
source-amulets = Amulets

## Questions

ask-place_bowl = Put a bowl on a cult place
ask-draw_up = Take an open card, or decline
ask-draw_down = Draw a hidden card, or decline
ask-draw_two = Choose: two open cards or two hidden ones
ask-collect = { $tokens ->
    [0] Take an amulet of value 1, or decline
    [one] Draw an amulet from the bag, or decline
   *[other] Draw { $tokens } amulets from the bag, or decline
}
ask-return_amulet = Return one of the amulets you drew to the bag
ask-action = Choose: amulets or a hut
ask-size = Choose: a hut or a double hut
ask-build = Choose the square for your hut, or decline
ask-build_double = Choose the square for your double hut, or decline
ask-play = Play a landscape card for { $square }{ $left ->
    [1] {""}
   *[other] {" "}({ $left } to go)
}
ask-pay = Pay for { $square }: { $left } to go
ask-move_birds = Put the birds on two landscapes

## Choices

do-place_bowl = Put a bowl on { $site }: { $west }, then { $east }
do-draw_up = Take { $card }
do-draw_up-decline = Take no card
do-draw_down = Draw { $kind ->
    [offering] an offering
   *[landscape] a landscape
} card
do-draw_down-decline = Draw nothing
do-draw_two-up = Take two open cards
do-draw_two-down = Draw two hidden cards
do-draw_two-decline = Take no cards
do-amulets = { $tokens ->
    [0] Take an amulet of value 1
    [one] Draw an amulet from the bag
   *[other] Draw { $tokens } amulets from the bag
}
do-collect-decline = Take no amulets
do-return_amulet = Return the amulet of { $value }
do-action-hut = Build a hut
do-action-decline = Decline this action
do-size-single = Build a hut
do-size-double = Build a double hut
do-size-decline = Do not build
do-build = Build on { $square }{ $suns ->
    [0] {""}
    [one] : 1 point
   *[other] : { $suns } points
}
do-build-decline = Do not build
do-build_double = Double hut on { $square }{ $suns ->
    [0] {""}
    [one] : 1 point
   *[other] : { $suns } points
}
do-build_double-decline = Do not build
do-play = Play { $card }
do-pay = Pay with { $piece }
do-birds-move = Put the birds on { $landscapes }
do-birds-stay = Leave the birds on { $landscapes }
do-build-with = Build on { $square } with { $pieces }{ $suns ->
    [0] {""}
    [one] : 1 point
   *[other] : { $suns } points
}
do-build_double-with = Double hut on { $square } with { $pieces }{ $suns ->
    [0] {""}
    [one] : 1 point
   *[other] : { $suns } points
}
do-pay-all = Pay with { $pieces }

## Refusals

no-blocked = The neutral bowl blocks { $site } for the whole game.
no-taken = { $owner }’s bowl is already on { $site }.
no-not-north = You are first player: your first bowl cannot go to { $site }, the northernmost.
no-nothing-to-draw = No card is left to take, open or hidden: this step is skipped.
no-neither-possible = There is no amulet to take and your supply of huts is empty: this step is skipped.
no-without-bird = No bird points to { $square }: this round you build on { $birds }.
no-birds-elsewhere = None of your landscape cards shows a landscape with a bird: { $birds }.
no-card-without-bird = No bird sits on { $ground }: this round you build on { $birds }.
no-not-open = There is no { $missing } among the open cards.
no-none-open = No open card is left.
no-pile-out = The { $kind ->
    [offering] offering
   *[landscape] landscape
} pile and its discard pile are empty: you can draw nothing there.
no-both-piles-out = Both piles and their discard piles are empty.
no-stack-empty = Without a hut on an amulet square you take an amulet of value 1: none is left.
no-not-just-drawn = You did not draw an amulet of { $value }: return one of those you have just drawn, { $drawn }.
no-bag-empty = The bag is empty and no amulet is set aside: there is nothing to draw.
no-card-missing = You need { $fitting } for { $square }: you have none.
no-out-of-cards = You have no landscape card to play.
no-card-unfit = { $square } takes { $fitting }: { $card } does not fit.
no-none-left-to-play = You have no { $missing } left to play.
no-sum-too-small = You do not have { $sum } in { $pays ->
    [amulets] amulets
   *[offerings] offerings
} for { $square }.
no-nothing-payable = You cannot pay exactly for any free square that your cards and the birds ({ $birds }) allow.
no-none-left-to-give = You have no { $missing } left to give.
no-rest-unpayable = With { $piece } you could no longer pay the remaining { $left } exactly.
no-not-exactly = Your { $pays ->
    [amulets] amulets
   *[offerings] offerings
} do not make exactly { $sum }: you may not pay more for { $square }.
no-too-much = With { $piece } you would pay more than the { $left } still due: there is no change.
no-other-currency = { $square } is paid in { $pays ->
    [amulets] amulets
   *[offerings] offerings
} only: yours do not make exactly { $sum }.
no-piece-does-not-count = This square is paid in { $pays ->
    [amulets] amulets
   *[offerings] offerings
} only: { $piece } does not count.
no-out-of-huts = Your supply of huts is empty.
no-occupied = There is already a hut on { $square } ({ $owner }).
no-two-cards-needed = You need two landscape cards that fit { $square }.
no-double-unpayable = You cannot pay for any double hut: it takes two cards of a landscape with a bird ({ $birds }) and exactly twice the cost.
no-single-only = No double hut on { $square }: it is { $area ->
    [star] a square of the Stone Star
    [totem] a square of the Totem
   *[amulet] an amulet square
}.
no-never-doubled = Your hut on { $square } cannot become a double hut.
no-one-hut-left = It takes two huts in your supply: you have only one left.
no-double-sum-missing = You cannot pay exactly { $sum } in { $pays ->
    [amulets] amulets
   *[offerings] offerings
}, twice the cost, for { $square }.
no-both-need-birds = Both your cards for { $square } must show a landscape with a bird ({ $birds }).
no-each-needs-a-bird = No bird sits on { $ground }: each of the two cards must show a landscape with a bird.
no-either-card-missing = You need { $fitting } for { $square }: you have neither.
no-bird-on-other-landscape = Your card for { $square } shows a landscape without a bird: this round you build on { $birds }.

## Log

log-first-player = { $seat } is first player and takes the talisman.
log-start-cards = { $seat } gets the starting cards { $low } and { $high }.
log-revealed-offering = An offering of { $value } is revealed.
log-revealed-landscape = A landscape card is revealed: { $card }.
log-bonus-tile-laid = On { $place }: { $tile }.
log-round-started = Round { $round }: { $seat } begins.
log-bowl-placed = { $seat } puts a bowl on { $site }.
log-boat-stops = The boat stops at pier { $pier }: { $seat } acts.
log-took-offering = { $seat } takes an open offering of { $value }.
log-took-landscape = { $seat } takes { $card } from the open cards.
log-drew-from-pile = { $seat } draws a hidden { $kind ->
    [offering] offering
   *[landscape] landscape
} card.
log-drew-offering = You draw an offering of { $value }.
log-drew-landscape = You draw { $card }.
log-no-card = { $seat } takes no card.
log-chose-cards = { $seat } chooses { $way ->
    [up] the open cards
   *[down] the hidden cards
}.
log-pile-formed = The { $kind ->
    [offering] offering
   *[landscape] landscape
} discards become a new pile.
log-took-one = { $seat } takes an amulet of value 1.
log-drew-amulets = { $seat } draws { $tokens ->
    [one] an amulet
   *[other] { $tokens } amulets
} from the bag.
log-drew-amulet = You draw an amulet of { $value }.
log-returned-one = { $seat } returns an amulet to the bag.
log-returned-amulet = You return an amulet of { $value } to the bag.
log-bag-refilled = The amulets set aside go back into the bag.
log-no-amulets = { $seat } takes no amulets.
log-not-built = { $seat } does not build.
log-built = { $seat } builds { $huts ->
    [1] a hut
   *[2] a double hut
} on { $square }: { $played }, { $payment }.
log-suns = { $seat }: +{ $points } (printed points).
log-favour-tile = { $seat }: +{ $points } (favour tile).
log-amulet-hut = { $seat } has { $huts ->
    [one] one hut
   *[other] { $huts } huts
} on amulet squares.
log-bonus-tile-won = { $seat } wins a bonus tile: { $tile }.
log-last-hut = { $seat } has built the last hut: this is the last round.
log-birds-moved = { $seat } puts the birds on { $landscapes }.
log-birds-stay = { $seat } leaves the birds on { $landscapes }.
log-talisman = { $seat } takes the talisman.
log-talisman-passed = Nobody in the north: the talisman passes to the right, to { $seat }.
log-birds-flew = The birds fly to { $landscapes }.
log-round-limit = The game stops after round { $round }.
log-path-scored = { $path }: { $seat }, +{ $points }.
log-path-lost = { $path }: the neutral colour wins: { $points ->
    [one] { $points } point lost
   *[other] { $points } points lost
}.
log-star-scored = Stone Star: { $seat }, { $huts } × { $all } = +{ $points }.
log-totem-scored = Totem: { $seat }, +{ $points }.
log-totem-lost = Totem: the neutral colour wins: { $points ->
    [one] { $points } point lost
   *[other] { $points } points lost
}.
log-amulets-scored = Amulets: { $seat }, +{ $points }.
log-total = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## On the table

scene-title = Mangrovia, round { $round }
scene-over = Mangrovia, game over
scene-round = Round { $round }
scene-end = Game over
scene-last-round = last round
scene-offerings = Offerings
scene-landscapes = Landscapes
scene-amulets = Amulets
scene-pile-offering = Offering pile: { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}
scene-pile-landscape = Landscape pile: { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}
scene-open_cards = Open cards
scene-piles = Draw piles
scene-discard = discard
scene-discard-offering = Offering discard: { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}
scene-discard-landscape = Landscape discard: { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}
scene-in-bag = in bag
scene-aside = set aside:
scene-bag = Amulets: { $bag ->
    [0] none
   *[other] { $bag }
} in the bag, { $ones ->
    [0] none
   *[other] { $ones }
} of value 1 on the board, { $aside ->
    [0] none
   *[other] { $aside }
} set aside
scene-amulet-table = Huts on amulet squares
scene-amulet-row = { $huts ->
    [0] No hut on an amulet square
    [one] One hut on an amulet square
   *[other] { $huts } huts on amulet squares
}: { $tokens ->
    [0] take one value-1 amulet
    [one] draw one amulet from the bag
   *[other] draw { $tokens } amulets from the bag
}{ $returned ->
    [0] {""}
   *[other] {" "}and return { $returned }
}
scene-archipelago = Archipelago of the Gods
scene-step-face_up = { $n } open
scene-step-face_down = { $n } hidden
scene-step-two_up_or_down = open or hidden
scene-step-amulets = amulets
scene-step-hut = { $n ->
    [one] 1 hut
   *[other] { $n } huts
}
scene-step-two_huts = 2 huts
scene-step-amulets_or_hut = amulets or hut
scene-step-single_or_double = hut or double
scene-step-birds = birds and talisman
scene-favours = Favour
scene-favours-about = Favour tiles: each Totem hut takes the first one and scores its value
scene-nobody = nobody
scene-leading = { $first } points: { $leader }. { $second } points: { $runner }.
scene-star = Stone Star: everybody scores own huts × { $total }.
scene-totem = Totem.
scene-oracle = { $landscape }: no bird, no building there this round
scene-oracle-bird = { $landscape }: a bird, building is allowed
scene-square = { $landscapes }, { $cost } in { $pays ->
    [amulet] amulets
   *[offering] offerings
}{ $suns ->
    [0] {""}
    [one] , 1 point
   *[other] , { $suns } points
}
scene-area-star = Stone Star
scene-area-totem = Totem
scene-area-amulet = Amulet square
scene-huts = { $huts ->
    [1] Hut: { $seat }
   *[other] Double hut: { $seat }
}
scene-reach-now = You can build here
scene-reach-birds = You could pay, but no bird is here
scene-reach-card = You lack the landscape card
scene-reach-sum = Your { $pays ->
    [amulet] amulets
   *[offering] offerings
} do not make exactly this cost
scene-reach-both = You lack the landscape card and the exact payment
scene-reach-huts = You have no hut left
scene-legend-now = can be built
scene-legend-birds = lacks a bird
scene-legend-card = lacks the landscape card
scene-legend-sum = lacks the exact sum
scene-first = first player
scene-your-move = your turn
scene-thinking = is thinking
scene-player = { $seat }: { $supply ->
    [0] no huts
    [one] { $supply } hut
   *[other] { $supply } huts
} left, { $offerings ->
    [0] no offerings
    [one] { $offerings } offering
   *[other] { $offerings } offerings
}, { $landscapes ->
    [0] no landscapes
    [one] { $landscapes } landscape
   *[other] { $landscapes } landscapes
}, { $amulets ->
    [0] no amulets
    [one] { $amulets } amulet
   *[other] { $amulets } amulets
}
scene-seen = Known to everybody in this hand
scene-on-square = On the square
scene-ways = Pay with
scene-drawn = Return which one to the bag?
scene-forecast = Forecast
scene-forecast-about = Your points if paths, Star, Totem and your amulets were counted now
scene-aid = Final scoring
scene-aid-path = Path: most huts, then the one nearest to the statue
scene-aid-star = Star: own huts × all huts of the Star
scene-aid-totem = Totem: most huts, then the oldest one
scene-aid-amulet = Amulets kept: their value
scene-result = Result
scene-source-suns = Suns
scene-source-favour_tiles = Favour
scene-source-paths = Paths
scene-source-star = Star
scene-source-totem = Totem
scene-source-amulets = Amulets
scene-total = Total

## What counts in a position, for the coach

feature-points = Points secured
feature-claims = Standing on the paths, at the Star and the Totem
feature-hand = Useful cards and amulets in hand
feature-plan = Hut being planned
feature-bowls = Bowls placed: cards, amulets and huts to come
feature-coming = What the pier still allows
