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
    .many = { $many } water cards
    .none = water card
card-sand = sand card
    .a = a sand card
    .many = { $many } sand cards
    .none = sand card
card-mangrove = mangrove card
    .a = a mangrove card
    .many = { $many } mangrove cards
    .none = mangrove card
card-reed = reed card
    .a = a reed card
    .many = { $many } reed cards
    .none = reed card
piece-offering = offering of { $value }
    .a = an offering of { $value }
    .many = { $many } offerings of { $value }
    .more = { $many } of { $value }
    .none = offering of { $value }
piece-start = starting card of { $value }
    .a = a starting card of { $value }
    .many = { $many } starting cards of { $value }
    .more = { $many } of { $value }
    .none = starting card of { $value }
piece-amulet = amulet of { $value }
    .a = an amulet of { $value }
    .many = { $many } amulets of { $value }
    .more = { $many } of { $value }
    .none = amulet of { $value }
count = { $n ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] { $n }
}
number = { $n }
neutral-colour = the neutral colour
    .hut = neutral
either = { $one } or { $two }

bonus_statue_v1 = statue tile A
    .a = statue tile A
bonus_statue_v2 = statue tile B
    .a = statue tile B
bonus_statue_v3 = statue tile C
    .a = statue tile C
bonus_statue_v4 = statue tile D
    .a = statue tile D
bonus_statue_h1 = statue tile E
    .a = statue tile E
bonus_statue_h2 = statue tile F
    .a = statue tile F
bonus_statue_h3 = statue tile G
    .a = statue tile G
bonus_statue_h4 = statue tile H
    .a = statue tile H
bonus_offering3 = offering tile
    .a = an offering tile
    .many = { $many } offering tiles
    .none = offering tile
bonus_amulet2 = amulet tile
    .a = an amulet tile
    .many = { $many } amulet tiles
    .none = amulet tile
bonus_joker = landscape joker
    .a = a landscape joker
    .many = { $many } landscape jokers
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

site-1 = piers 1 and 12
site-2 = piers 2 and 11
site-3 = piers 3 and 10
site-4 = piers 4 and 9
site-5 = piers 5 and 8
site-6 = piers 6 and 7

step-face_up = { $n ->
    [one] { $n } face-up card
   *[other] { $n } face-up cards
}
    .more = { $n } face-up
step-face_down = { $n ->
    [one] { $n } face-down card
   *[other] { $n } face-down cards
}
    .more = { $n } face-down
step-two_up_or_down = 2 face-up cards or 2 face-down
step-amulets = amulets
step-hut = { $n ->
    [one] { $n } hut
   *[other] { $n } huts
}
step-two_huts = up to 2 huts
step-amulets_or_hut = amulets or 1 hut
step-single_or_double = 1 hut or 1 double hut
step-birds = birds and talisman

square = { $landscape } { $cost }{ $pays ->
    [amulets] {" "}in amulets
   *[offerings] {""}
} ({ $place })
square-dual = { $one } or { $two } { $cost }{ $pays ->
    [amulets] {" "}in amulets
   *[offerings] {""}
} ({ $place })

source-suns = Points from squares
source-favour_tiles = Favour tiles
source-paths = Paths of the Gods
source-star = Stone Star
source-totem = Totem
source-amulets = Amulets
account-amulets = { $n ->
    [one] { $n } amulet
   *[other] { $n } amulets
} of value { $each }
account-amulet-tiles = { $n ->
    [one] { $n } amulet tile
   *[other] { $n } amulet tiles
} of value { $each }

## Questions

ask-place_bowl = Put a bowl on a cult place
ask-draw_up = Take a face-up card, or decline
ask-draw_down = Draw a face-down card, or decline
ask-draw_two = Take two face-up cards or draw two face-down ones, or decline
ask-collect = { $tokens ->
    [0] Take an amulet of value 1, or decline
    [one] Draw an amulet from the bag, or decline
   *[other] Draw { $tokens } amulets from the bag{ $returned ->
        [0] {""}
       *[other] {" "}and return one
    }, or decline
}
ask-return_amulet = Put one of the amulets you drew back into the bag
ask-action = Collect amulets or build a hut, or decline
ask-action-amulets = Collect amulets, or decline
ask-action-hut = Build a hut, or decline
ask-action-none = Neither amulets nor a hut are within your reach: decline
ask-size = Build a hut or a double hut, or decline
ask-size-single = Build a hut, or decline
ask-size-none = No hut is within your reach: decline
ask-build-none = No square is within your reach: decline
ask-draw_two-up = Take two face-up cards, or decline
ask-draw_two-down = Draw two face-down cards, or decline
ask-build = Choose the square for your hut, or decline
ask-build_first = Choose the square for your first hut, or decline both
ask-build_second = Choose the square for your second hut, or decline
ask-build_double = Choose the square for your double hut, or decline
ask-play = Play a landscape card for { $square }{ $left ->
    [1] {""}
   *[other] {" "}({ $left } to go)
}
ask-pay = Pay for { $square }: { $left } to go
ask-move_birds = Put the birds on two landscapes, or leave them where they are

## What those who wait read

waits-place_bowl = { $seats } is choosing where to put a bowl
waits-draw_up = { $seats } is choosing a face-up card
waits-draw_down = { $seats } is deciding whether to draw
waits-draw_two = { $seats } is choosing two cards
waits-collect = { $seats } is collecting amulets
waits-return_amulet = { $seats } is choosing the amulet to put back
waits-action = { $seats } is choosing between amulets and a hut
waits-size = { $seats } is choosing between a hut and a double hut
waits-build = { $seats } is choosing where to build a hut
waits-build_double = { $seats } is choosing where to build a double hut
waits-play = { $seats } is playing landscape cards
waits-pay = { $seats } is paying for a square
waits-move_birds = { $seats } is deciding where the birds go

## Choices

do-place_bowl = Put a bowl between { $site }: { $west }, then { $east }
do-draw_up = Take { $card }
do-draw_up-decline = Take no card
do-draw_down = Draw { $kind ->
    [offering] an offering
   *[landscape] a landscape
} card
do-draw_down-decline = Draw no card
do-draw_two-up = Take two face-up cards
do-draw_two-down = Draw two face-down cards
do-draw_two-decline = Take no cards
do-amulets = { $tokens ->
    [0] Take an amulet of value 1
    [one] Draw an amulet from the bag
   *[other] Draw { $tokens } amulets from the bag{ $returned ->
        [0] {""}
       *[other] {" "}and return one
    }
}
do-collect-decline = Take no amulets
do-return_amulet = Return the amulet of { $value } to the bag
do-action-hut = Build a hut
do-action-decline = Decline this action
do-size-single = Build a hut
do-size-double = Build a double hut, at twice the cost
do-size-decline = Do not build
do-build = Build a hut on { $square }{ $points ->
    [0] {""}
    [one] : +1 point
   *[other] : +{ $points } points
}
do-build-decline = Do not build
do-build-decline-both = Decline both huts
do-build_double = Build a double hut on { $square }{ $points ->
    [0] {""}
    [one] : +1 point
   *[other] : +{ $points } points
}
do-build_double-decline = Do not build
do-play = Play { $card }
do-pay = Pay with { $piece }
do-birds-move = Put the birds on { $landscapes }
do-birds-stay = Leave the birds on { $landscapes }
do-build-with = Build a hut on { $square } with { $pieces }{ $points ->
    [0] {""}
    [one] : +1 point
   *[other] : +{ $points } points
}
do-build_double-with = Build a double hut on { $square } with { $pieces }{ $points ->
    [0] {""}
    [one] : +1 point
   *[other] : +{ $points } points
}
do-pay-all = Pay with { $pieces }

## Refusals

no-blocked = The neutral bowl blocks the cult place between { $site } for the whole game.
no-taken = The cult place between { $site } is taken: { $whose ->
    [mine] you have already put a bowl there
   *[other] { $owner } has put a bowl there
}.
no-not-north = You are first player: your first bowl cannot go to the northern cult place, between { $site }.
no-nothing-to-draw = No card is left, face up or face down: this step is skipped.
no-neither-possible = There is no amulet to take and your supply of huts is empty: this step is skipped.
no-without-bird = No bird shows the landscape of { $square }: this round you build only on { $birds }.
no-birds-elsewhere = None of your landscape cards matches a landscape shown by a bird: { $birds }.
no-card-without-bird = No bird shows { $ground }: this round you build only on { $birds }.
no-not-open = There is no { $missing } among the face-up cards.
no-none-open = No face-up card is left.
no-pile-out = The { $kind ->
    [offering] offering
   *[landscape] landscape
} draw pile and its discard pile are empty: you can draw nothing there.
no-both-piles-out = Both draw piles and their discard piles are empty.
no-stack-empty = Without a hut on an amulet square you take an amulet of value 1: none is left.
no-not-just-drawn = You did not draw an amulet of { $value }: return one of those you have just drawn, { $drawn }.
no-bag-empty = The bag is empty and no amulet is set aside: there is nothing to draw.
no-card-missing = You need { $fitting } for { $square }: you have none.
no-out-of-cards = You have no landscape card to play.
no-card-unfit = { $square } takes { $fitting }: { $card } does not fit.
no-none-left-to-play = You have no { $missing } left to play.
no-sum-too-small = You need { $sum } for { $square }: { $pays ->
    [amulets] { $have ->
        [0] you have no amulets
       *[other] your amulets are worth only { $have } in all
    }
   *[offerings] { $have ->
        [0] you have no offerings
       *[other] your offerings are worth only { $have } in all
    }
}.
no-nothing-payable = You cannot pay exactly for any of the free squares that your cards allow: the birds show { $birds }.
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
no-occupied = { $square } already has { $whose ->
    [mine] a hut of yours
    [neutral] a neutral hut
   *[other] a hut of { $owner }’s
}.
no-two-cards-needed = You need two landscape cards that fit { $square }: you have { $cards ->
    [0] none
   *[other] only one
}.
no-double-unpayable = { $lack ->
    [cards] For a double hut you need two landscape cards that fit the same free square, each of a landscape shown by a bird: the birds show { $birds }.
   *[sum] You have the cards for a double hut, but for no free square that they fit can you pay exactly twice the cost.
}
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
no-both-need-birds = Both your cards for { $square } must be of a landscape shown by a bird: the birds show { $birds }.
no-each-needs-a-bird = No bird shows { $ground }: each of the two cards must be of a landscape shown by a bird.
no-either-card-missing = You need { $fitting } for { $square }: you have neither.
no-bird-on-other-landscape = Your card for { $square } is of a landscape that no bird shows: this round you build only on { $birds }.

## Log

log-first-player = { $seat } is first player and takes the talisman.
log-start-cards = { $seat } gets the starting cards { $low } and { $high }.
log-revealed-offering = An offering of { $value } is revealed.
log-revealed-landscape = A landscape card is revealed: { $card }.
log-bonus-tile-laid = The square { $place } gets { $tile }.
log-round-started = Round { $round }: { $seat } begins.
log-bowl-placed = { $seat } puts a bowl between { $site }.
log-boat-stops = The boat stops at pier { $pier }: { $seat } acts.
log-took-offering = { $seat } takes an offering of { $value }.
log-took-landscape = { $seat } takes { $card }.
log-drew-from-pile = { $seat } draws { $kind ->
    [offering] an offering
   *[landscape] a landscape
} card.
log-drew-offering = You draw an offering of { $value }.
log-drew-landscape = You draw { $card }.
log-no-card = { $seat } takes no card.
log-chose-cards = { $seat } chooses { $way ->
    [up] the face-up cards
   *[down] the face-down cards
}.
log-pile-formed = The { $kind ->
    [offering] offering
   *[landscape] landscape
} discard pile becomes the new draw pile.
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
} on { $square } with { $pieces }.
log-suns = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for this square.
log-favour-tile = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the favour tile.
log-amulet-hut = { $seat } has { $huts ->
    [one] one hut on an amulet square
   *[other] { $huts } huts on amulet squares
}.
log-bonus-tile-won = { $seat } wins { $tile }.
log-last-hut = { $seat } has built their last hut: this is the last round.
log-birds-moved = { $seat } puts the birds on { $landscapes }.
log-birds-stay = { $seat } leaves the birds on { $landscapes }.
log-talisman = { $seat } takes the talisman.
log-talisman-passed = The northern cult place stayed empty: the talisman passes to the right, to { $seat }.
log-birds-flew = The birds fly to { $landscapes }.
log-round-limit = The game stops after round { $round }.
log-path-scored = { $path }: { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-path-lost = { $path }: { $points ->
    [one] { $points } point goes to the neutral colour and is lost
   *[other] { $points } points go to the neutral colour and are lost
}.
log-star-scored = Stone Star: { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}, for { $huts ->
    [one] one hut
   *[other] { $huts } huts
} at { $all ->
    [one] { $all } point
   *[other] { $all } points
}{ $huts ->
    [one] {""}
   *[other] {" "}each
}.
log-totem-scored = Totem: { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-totem-lost = Totem: { $points ->
    [one] { $points } point goes to the neutral colour and is lost
   *[other] { $points } points go to the neutral colour and are lost
}.
log-amulets-scored = Amulets: { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-total = { $seat } ends with { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}.

## Moments

moment-draw = Your draw
moment-round = Round { $round }
moment-boat = The boat stops
moment-cards = New cards
moment-talisman = The talisman
moment-birds = The birds
moment-last = The end is near
moment-end = Final scoring

## On the table

scene-title = Mangrovia · { scene-round }
scene-over = Mangrovia, game over
scene-round = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
scene-end = Game over
scene-last-round = last round
scene-offerings = Offerings
scene-landscapes = Landscapes
scene-amulets = Amulets
scene-pile-offering = Offering draw pile: { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}
scene-pile-landscape = Landscape draw pile: { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}
scene-open_cards = Face-up cards
scene-piles = Draw piles
scene-discard = discard
scene-discard-offering = Offering discard pile: { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}
scene-discard-landscape = Landscape discard pile: { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}
scene-in-bag = in the bag
scene-aside = { $aside ->
    [0] none set aside
   *[other] { $aside } set aside
}
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
   *[other] {" "}and return one
}
scene-archipelago = Archipelago of the Gods
scene-site = Cult place between { $site }
scene-pier = Pier { $pier }: { $steps }
scene-step-face_up = { $n } up
scene-step-face_down = { $n } down
scene-step-two_up_or_down = 2 up or 2 down
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
scene-favours-about = Favour tiles: each hut built at the Totem takes the first one and scores its value
scene-nobody = nobody
scene-leading = { $first } points: { $leader }. { $second } points: { $runner }.
scene-star = { $total ->
    [0] Stone Star: nobody has built there yet.
    [one] Stone Star: each hut there is worth { $total } point so far.
   *[other] Stone Star: each hut there is worth { $total } points so far.
}
scene-star-gain = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
scene-totem = Totem.
scene-oracle = { $landscape }: not shown by a bird, no building there this round
scene-oracle-bird = { $landscape }: shown by a bird, building is allowed
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
scene-reach-birds = You could pay, but no bird shows this landscape
scene-reach-card = You lack the landscape card
scene-reach-sum = Your { $pays ->
    [amulet] amulets
   *[offering] offerings
} do not make exactly this cost
scene-reach-both = You lack the landscape card and the exact payment
scene-reach-huts = You have no hut left
scene-legend-now = you can build
scene-legend-birds = lacks the bird
scene-legend-card = lacks the landscape card
scene-legend-sum = lacks the exact sum
scene-first = first player
scene-your-move = your turn!
scene-thinking = thinking…
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
scene-aid-star = Star: own huts times all huts of the Star
scene-aid-totem = Totem: most huts, then the oldest one
scene-aid-amulet = Amulets kept: their value
scene-result = Result
scene-source-suns = Squares
scene-source-favour_tiles = Favour
scene-source-paths = Paths
scene-source-star = Star
scene-source-totem = Totem
scene-source-amulets = Amulets
scene-total = Total

## What is touched: its name, and what it is

thing-pier = Pier { $n }: { $steps }
    .about = When the boat passes, the player with a bowl on this cult place takes this action. At present: { $owner }.
thing-site = Cult place between { $site }
    .about = A bowl placed here gives two actions: { $steps }. Bowl in place: { $owner }.
    .pier = pier { $pier } ({ $steps })
thing-boat = Boat
    .about = { $n ->
        [0] It waits on its space in the north until all bowls are placed.
       *[other] It is at pier { $n } and passes all twelve in their order.
    }
thing-neutral-bowl = Neutral bowl
    .about = It blocks this cult place for the whole game.
thing-bowl = { $seat }’s bowl
    .about = On a cult place it gives two actions, one each time the boat passes.
thing-hut = { $huts ->
    [0] Planned hut: { $square }
    [1] Hut: { $square }
   *[other] Double hut: { $square }
}
    .about = Owner: { $owner }. It counts on the paths of its column and row.
thing-favour = Favour tile { $tile }
    .about = Taken by building at the Totem ({ $owner }), and scored already. With equal huts at the Totem, the lowest tile wins.
thing-statue = { $title }
    .about = Whoever has most huts on this path scores { $first ->
        [one] { $first } point
       *[other] { $first } points
    }, the second { $second ->
        [one] { $second } point
       *[other] { $second } points
    }. If it were scored now: { $gains }.
thing-star = Stone Star
    .about = The number counts the huts around the Star: { $total }. If it were scored now: { $gains }.
    .gain = { $seat } +{ $points }
thing-totem = Totem
    .about = Whoever has most huts here scores { $first ->
        [one] { $first } point
       *[other] { $first } points
    }, the second { $second ->
        [one] { $second } point
       *[other] { $second } points
    }. If it were scored now: { $gains }.
thing-favours = Favour tiles
    .about = { $n ->
        [0] There are none left.
       *[other] The next hut built at the Totem takes tile { $n } and scores it at once.
    }
thing-oracle = Oracle: { $title }
    .about = No bird shows this landscape: nobody builds there this round.
    .bird = A bird shows this landscape: you can build there.
thing-bird = Bird of paradise: { $where }
    .about = You build only on the two landscapes that the birds show.
thing-talisman = Talisman
    .about = It belongs to whoever starts the round: { $who }.
thing-open-cards = Face-up cards
    .about = They are taken at the piers, and filled up at the end of the round.
thing-piles = Draw piles
    .about = Face-down cards are drawn here, offerings or landscapes as you like.
thing-pile = { $kind ->
    [offering] Offering draw pile
   *[landscape] Landscape draw pile
}
    .about = { $n ->
        [0] It is empty.
        [one] { $n } card is left.
       *[other] { $n } cards are left.
    }
thing-discard = { $kind ->
    [offering] Offering discard pile
   *[landscape] Landscape discard pile
}
    .about = { $n ->
        [0] It is empty.
        [one] It holds { $n } card.
       *[other] It holds { $n } cards.
    }
thing-offering = Offering of { $value }
    .about = { $n ->
        [0] You have none left.
        [one] You have { $n }.
       *[other] You have { $n }.
    } The cost of a square is paid exactly; no change is given.
    .open = { $n ->
        [0] None among the face-up cards.
        [one] { $n } face-up card.
       *[other] { $n } face-up cards.
    } The cost of a square is paid exactly; no change is given.
thing-landscape = { $card }
    .about = { $n ->
        [0] You have none left.
        [one] You have { $n }.
       *[other] You have { $n }.
    } Every hut needs a card of the landscape of its square.
    .open = { $n ->
        [0] None among the face-up cards.
        [one] { $n } face-up card.
       *[other] { $n } face-up cards.
    } Every hut needs a card of the landscape of its square.
thing-start = Starting card of { $value }
    .about = { $n ->
        [0] You have none left.
        [one] You have { $n }.
       *[other] You have { $n }.
    } Once spent, it leaves the game.
thing-amulet = Amulet of { $value }
    .about = { $n ->
        [0] You have none left.
        [one] You have { $n }.
       *[other] You have { $n }.
    } It pays for squares with a red number; kept to the end, it scores its value.
    .drawn = You have just drawn it: one of those drawn has to go back into the bag.
thing-bag = Bag of amulets: { $n }
    .about = Amulets of value 1 beside it: { $ones }. You draw by the number of your huts on amulet squares.
thing-amulet-row = Huts on amulet squares: { $n }
    .about = { $drawn ->
        [0] You take an amulet of value 1.
       *[other] Amulets drawn: { $drawn }; put back into the bag: { $returned }.
    }
thing-marker = { $seat }’s amulet marker
    .about = Huts on amulet squares: { $n }.
thing-bonus = Bonus tile: { $word }
thing-build = Build a hut
    .about = It needs a card of the landscape of the square, a bird on that landscape, and the exact cost.
thing-build-double = Build a double hut
    .about = It costs double and two landscape cards, and counts as two huts.
thing-payment = Payment { $n }
    .about = A complete way to pay for this hut; the first one keeps most possibilities.
thing-count = { $seat }’s { $what ->
    [hut] huts in supply
    [offering] offering cards
    [landscape] landscape cards
   *[amulet] amulets
}: { $n }
thing-seen = What everybody knows of { $seat }’s hand
    .about = Cards taken from the face-up ones, starting cards and bonus tiles.
thing-forecast = Forecast
    .about = Your points if paths, Star, Totem and your amulets were scored now.
thing-aid = { $word }
thing-legend = Sign on a square: { $word }
    .about = These small signs are for you alone: they compare the square with your hand.
thing-round = { $n ->
    [0] Set-up
   *[other] Round { $n }
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
    [board] The landscape squares
    [supply] Cards, piles and amulets
    [own] Your huts
    [archipelago] Archipelago of the Gods
    [hand] Your hand
   *[players] The other players
}
thing-square = { $ground } { $cost }
    .about = Building here: { $cost } in { $pays ->
        [amulet] amulets
       *[offering] offerings
    } and a card of the landscape; points scored at once: { $suns }.{ $reach ->
        [now] {" "}You can build here.
        [birds] {" "}You could pay, but no bird shows this landscape.
        [card] {" "}You lack the landscape card.
        [sum] {" "}Your means do not add up to this cost exactly.
        [both] {" "}You lack the landscape card and the exact payment.
        [huts] {" "}You have no huts left.
       *[unknown] {""}
    }
    .built = A hut stands here already: { $owner }.

## What counts in a position, for the coach

feature-points = Points secured
feature-claims = Standing on the paths, at the Star and the Totem
feature-hand = Useful cards and amulets in hand
feature-plan = Hut being planned
feature-bowls = Bowls placed: cards, amulets and huts to come
feature-coming = What the pier still allows
