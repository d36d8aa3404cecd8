## The game

title = Bora Bora
summary = Dice, huts, gods and shells: who will settle the archipelago best?
goal = Six rounds to score the most victory points: tasks, buildings, priests, status, fish and jewelry.

## Regions, islands and terrain

region-c_forest = the central forest
    .in = in the central forest
    .title = Central forest
region-c_plain = the central plain
    .in = on the central plain
    .title = Central plain
region-c_beach = the central beach
    .in = on the central beach
    .title = Central beach
region-c_mountain = the central mountain
    .in = on the central mountain
    .title = Central mountain
region-n_beach = the north beach
    .in = on the north beach
    .title = North beach
region-n_mountain = the north mountain
    .in = on the north mountain
    .title = North mountain
region-e_forest = the east forest
    .in = in the east forest
    .title = East forest
region-e_beach = the east beach
    .in = on the east beach
    .title = East beach
region-s_forest = the south forest
    .in = in the south forest
    .title = South forest
region-s_plain = the south plain
    .in = on the south plain
    .title = South plain
region-w_plain = the west plain
    .in = on the west plain
    .title = West plain
region-w_mountain = the west mountain
    .in = on the west mountain
    .title = West mountain

terrain-mountain = mountain
terrain-beach = beach
terrain-forest = forest
terrain-plain = plain

material-wood = wood
    .the = wood
    .some = wood
material-stone = stone
    .the = stone
    .some = stone
material-sand = sand
    .the = sand
    .some = sand
income-wood = wood
income-stone = stone
income-sand = sand
income-offering = offering
space = row { $row }, column { $column }

## Actions, gods, men and women

job-helper = Helper
job-temple = Temple
job-build = Build
job-woman = Woman
job-man = Man
job-land = Land path
job-sea = Sea path
job-fishing = Fishing
tile-people = Woman and man
tile-path = Land and sea paths

god-blue = Blue God
god-white = White God
god-red = Red God
god-green = Green God
god-yellow = Yellow God
card-blue = Blue God card
card-white = White God card
card-red = Red God card
card-green = Green God card
card-yellow = Yellow God card
cards-blue = two Blue God cards
cards-white = two White God cards
cards-red = two Red God cards
cards-green = two Green God cards
cards-yellow = two Yellow God cards
pay-card = a { $card } and an offering
pay-pair = { $pair } and an offering
pay-god_tile = a god tile
price-only = costs { $payment }
price-several = cost of your choice
price-each = a cost for each

type-land = Land path
type-sea = Sea path
type-woman = Woman action
type-man = Man action
type-build = Build
type-material = Material
type-move_hut = Move a hut
type-vp = Victory points
type-god_card = God card
type-offering = Offering
type-status = Status
type-shell = Shell
people-woman = “{ $type }” woman
    .the = the “{ $type }” woman
people-man = “{ $type }” man
    .the = the “{ $type }” man
group-woman = { $n ->
    [one] one “{ $type }” woman
   *[other] { $n } “{ $type }” women
}
group-man = { $n ->
    [one] one “{ $type }” man
   *[other] { $n } “{ $type }” men
}
person-woman = “{ $type }” woman ({ $symbols ->
    [one] 1 shell
   *[other] { $symbols } shells
})
    .the = the { person-woman }
person-man = “{ $type }” man ({ $symbols ->
    [one] 1 status space
   *[other] { $symbols } status spaces
})
    .the = the { person-man }
effect-land = expand by land path, strength { $n }
effect-sea = expand by sea path, strength { $n }
effect-woman = take a woman, strength { $n }
effect-man = take a man, strength { $n }
effect-build = build a building, strength { $n }
effect-material = { $n ->
    [one] +1 material
   *[other] +{ $n } materials
}
effect-move_hut = { $n ->
    [one] move one hut
   *[other] move up to { $n } huts
}
effect-vp = +{ $n } VP
effect-god_card = { $n ->
    [one] +1 god card
   *[other] +{ $n } god cards
}
effect-offering = { $n ->
    [one] +1 offering
   *[other] +{ $n } offerings
}
effect-status = { $n ->
    [0] already at the end of the status track
    [one] +1 status space
   *[other] +{ $n } status spaces
}
effect-shell = { $n ->
    [one] +1 shell
   *[other] +{ $n } shells
}
die-points = { $cost ->
    [0] no die points
    [one] 1 die point
   *[other] { $cost } die points
}

jewel = jewel worth { $points } VP ({ $cost ->
    [0] free
    [one] 1 shell
   *[other] { $cost } shells
})

## Tasks

task = “{ $needs }”
need-regions = { $n ->
    [one] a hut in one region
   *[other] huts in { $n } regions
}
need-mountain = { $n ->
    [one] a hut on one mountain
   *[other] huts on { $n } mountains
}
    .short = { $n ->
        [one] 1 mountain
       *[other] { $n } mountains
    }
need-beach = { $n ->
    [one] a hut on one beach
   *[other] huts on { $n } beaches
}
    .short = { $n ->
        [one] 1 beach
       *[other] { $n } beaches
    }
need-forest = { $n ->
    [one] a hut in one forest
   *[other] huts in { $n } forests
}
    .short = { $n ->
        [one] 1 forest
       *[other] { $n } forests
    }
need-plain = { $n ->
    [one] a hut on one plain
   *[other] huts on { $n } plains
}
    .short = { $n ->
        [one] 1 plain
       *[other] { $n } plains
    }
need-islands = { $n ->
    [one] a hut on one island
   *[other] huts on { $n } islands
}
need-central = { $n ->
    [one] a hut in one central region
   *[other] huts in { $n } central regions
}
need-good_fish = { $n ->
    [one] a hut in one region with fish of value 3 or more
   *[other] huts in { $n } regions with fish of value 3 or more
}
    .short = { $n ->
        [one] hut: a fish worth 3 or more
       *[other] huts: { $n } fish worth 3 or more
    }
need-wood = { $n ->
    [0] no wood
   *[other] { $n } wood
}
need-stone = { $n ->
    [0] no stone
   *[other] { $n } stone
}
need-sand = { $n ->
    [0] no sand
   *[other] { $n } sand
}
need-materials = { $n ->
    [one] 1 material of any kind
   *[other] { $n } materials of any kind
}
need-covered = { $n ->
    [one] 1 ceremony space filled
   *[other] { $n } ceremony spaces filled
}
need-built = { $n ->
    [one] 1 building built
   *[other] { $n } buildings built
}
need-men = { $n ->
    [one] 1 man
   *[other] { $n } men
}
need-women = { $n ->
    [one] 1 woman
   *[other] { $n } women
}
need-same_men = { $n ->
    [one] 1 man
   *[other] { $n } identical men
}
need-same_women = { $n ->
    [one] 1 woman
   *[other] { $n } identical women
}
need-tattooed = { $n ->
    [one] 1 tattooed man
   *[other] { $n } tattooed men
}
need-collected = { $n ->
    [one] 1 woman who has collected her shells
   *[other] { $n } women who have collected their shells
}
    .short = { $n ->
        [one] 1 woman, shells collected
       *[other] { $n } women, shells collected
    }
need-shifted = { $n ->
    [one] 1 man or woman shifted
   *[other] { $n } men or women shifted
}
need-priests = { $n ->
    [one] 1 priest in the temple
   *[other] { $n } priests in the temple
}
need-jewels = { $n ->
    [one] 1 jewel
   *[other] { $n } jewels
}
need-cards = { $n ->
    [one] 1 god card in hand
   *[other] { $n } god cards in hand
}
need-offerings = { $n ->
    [one] 1 offering
   *[other] { $n } offerings
}
need-shells = { $n ->
    [one] 1 shell
   *[other] { $n } shells
}
need-god_tiles = { $n ->
    [one] 1 god tile
   *[other] { $n } god tiles
}
huts-in = huts: { $places }

## Points

source-start = Start
source-fishing = Fishing
source-helper = Helper
source-red_god = Red God
source-buildings = Buildings
source-people = Men and women
source-status = Status
source-temple = Temple
source-tasks = Tasks
source-god_tiles = God tiles
source-sites = Fish
source-jewelry = Jewelry
source-nine_tasks = 9 tasks
source-six_jewels = 6 jewels
source-ceremony = Ceremony spaces
source-six_buildings = 6 buildings
source-twelve_regions = 12 regions
source-twelve_people = 12 men and women
account-god-tiles = { $n ->
    [one] { $n } god tile worth { $each } VP
   *[other] { $n } god tiles worth { $each } VP each
}

## Questions

ask-start = Choose the region of your first hut
ask-place = Place a die{ $left ->
    [one] {""}
   *[other] {" "}({ $left } left)
}
ask-pay = Play the { $god }: with what?
ask-expand = Expand along a { $kind ->
    [land] land path
   *[sea] sea path
} (strength { $strength })
ask-take_hut = Choose the hut to take from your player board
ask-material = Place a material{ $left ->
    [one] {""}
   *[other] {" "}({ $left } left)
}
ask-score_fish = Play the Red God to score the fish of { $region } (+{ $points } VP), or leave it
ask-recruit = Take { $wanted ->
    [woman] a woman
   *[man] a man
} (strength { $strength })
ask-place_person = Choose the space for this tile on your player board
ask-help = { $left ->
    [1] Spend your last die point, or stop
   *[other] Spend your die points ({ $left } left), or stop
}
ask-take_god = Take a god card{ $left ->
    [one] {""}
   *[other] {" "}({ $left } left)
}
ask-priest = Place your priest in the temple (space { $strength } at most)
ask-build = Choose the building to build (strength { $strength })
ask-build_on = Choose two adjacent ceremony spaces
ask-fire_gift = Fire bonus: take a god card or an offering, and advance one status space or take a shell
ask-fire_rise = Fire bonus: advance one status space or take a shell
ask-use = Use your men and women, or stop
ask-move_huts = Choose how many huts to move to space 12 (at most { $most })
ask-buy = Buy a jewel, or pass
ask-settle = Fulfil a task
ask-settle-yellow = Fulfil a task with the Yellow God, or abandon one
ask-settle-abandon = No task is complete: abandon one
ask-settle-final = Fulfil your last tasks, or stop
ask-take_task = Take a new task

## What those who wait read

waits-start = { $seats } is choosing the region of the first hut
waits-place = { $seats } is choosing where to place a die
waits-expand = { $seats } is choosing where to expand
waits-take_hut = { $seats } is choosing which hut to take
waits-score_fish = { $seats } is deciding whether to score a fish
waits-recruit = { $seats } is choosing a woman or a man
waits-place_person = { $seats } is finding a space for a new tile
waits-help = { $seats } is spending die points
waits-take_god = { $seats } is choosing a god card
waits-material = { $seats } is placing a material
waits-priest = { $seats } is choosing where to place a priest
waits-build = { $seats } is choosing a building
waits-build_on = { $seats } is choosing where to build
waits-fire_gift = { $seats } is choosing a fire bonus
waits-fire_rise = { $seats } is choosing between a status space and a shell
waits-use = { $seats } is choosing which men and women to use
waits-move_huts = { $seats } is choosing how many huts to move
waits-buy = { $seats } is choosing a jewel
waits-settle = { $seats } is choosing a task to fulfil or abandon
waits-take_task = { $seats } is choosing a new task
waits-pay = { $seats } is choosing how to play a god

## Choices

do-start = Start { $where } (+1 { $income }, fish worth { $fish })
do-place = Place the { $value }: { $job }
do-place-gods = Place the { $value }: { $job }, with { $gods ->
    [blue] the Blue God
    [white] the White God
   *[both] the Blue and White Gods
} ({ $price })
do-place-fishing = Place the { $value }: Fishing, +{ $points } VP
do-pay = Play the { $god } with { $payment }
do-expand = Expand to { $region } (+1 { $income }, fish worth { $fish })
do-expand-red = { $choice }, then play the Red God with { $payment }: +{ $points } VP
do-hut-last = { $choice }, with a hut from space 12
do-person-last = { $choice }, and put the tile on space 12
do-take_hut = Take the hut from space { $slot }
do-take_hut-slot_12 = Take a hut from space 12 (it holds { $stack })
do-material = Place { $material }: { $space }
do-material-beside = Keep { $material } beside your player board
do-score_fish = Play the Red God with { $payment }: +{ $points } VP
do-score_fish-decline = Leave the fish
do-recruit = Take { $person } from under die { $die }
do-place_person = Put the tile on space { $slot }
do-help-tattoo = Tattoo { $person }: { $effect } ({ die-points })
do-help-collect = Collect with { $person }: { $effect } ({ die-points })
do-help-vp = Score 1 VP ({ die-points })
do-help-offering = Take 1 offering ({ die-points })
do-help-god_card = Take 1 god card ({ die-points })
do-help-material = Take 1 material ({ die-points })
do-help-move_hut = Move a hut to space 12 ({ die-points })
do-help-stop = Stop here ({ $left ->
    [one] 1 die point lost
   *[other] { $left } die points lost
})
do-help-all-points = Convert the remaining die points: +{ $points } VP
do-help-everybody = Tattoo and collect ({ $many } tiles){ $points ->
    [0] {""}
   *[other] , then score { $points } VP
}
do-take_god = Take the face-up { $card }
do-take_god-blind = Draw a god card
do-priest = Place the priest on space { $temple_space }
do-priest-push = Place the priest on space { $temple_space } and push { $whose ->
    [own] your other priest
   *[other] { $seat }’s priest
}
do-build = Build building { $building }: +{ $points } VP
do-build_on = Build in row { $row }, columns { $column } and { $next }
do-build_on-upright = Build in column { $column }, rows { $row } and { $next }
do-fire_gift-god_card = Take a god card
do-fire_gift-offering = Take an offering
do-fire_rise-status = Advance one status space
do-fire_rise-shell = Take a shell
do-fire-offering-status = Take an offering and advance one status space
do-fire-offering-shell = Take an offering and a shell
do-fire-god_card-status = Take a god card and advance one status space
do-fire-god_card-shell = Take a god card and a shell
do-fire-card = Take the face-up { $card }
do-fire-blind = Draw a god card
do-use = Use { $group }: { $effect }
do-use-doubled = Use { $group }, effect doubled by the Green God: { $effect } ({ $price })
do-use-extra = Use { $group } as well, with the Green God: { $effect } ({ $price })
do-use-stop = Stop here
do-move_huts = { $huts ->
    [one] Move one hut to space 12
   *[other] Move { $huts } huts to space 12
}
do-buy = Buy the { $jewel }
do-buy-decline = Buy nothing
do-settle-fulfil = Fulfil the task { $task }: +{ $points } VP
do-settle-yellow = Fulfil the task { $task } with the Yellow God: +{ $points } VP ({ $price })
do-settle-abandon = Abandon the task { $task }
do-settle-stop = Stop here
do-take_task = Take the task { $task }

## Refusals

no-not-beside-a-one = The fish of { $region } is worth { $fish }: your first hut goes into a region whose fish is worth 1.
no-taken-by-another = { $seat } has already chosen { $region }: take another starting region.
no-such-die = First choose one of the dice you have left ({ $dice }): you have no { $value }.
no-not-lower = There is a { $low } on this tile: your { $value } is not lower, and you cannot play the Blue God.
no-not-linked = No path links your huts to { $region }.
no-path = No { $kind ->
    [land] land
   *[sea] sea
} path leads from your huts to a new region.
no-too-weak = The path to { $region } needs a strength of { $needed }: yours is only { $strength }.
no-path-so-easy = The easiest { $kind ->
    [land] land
   *[sea] sea
} path needs a strength of { $needed }: yours would be only { $strength }.
no-other-kind = From your huts only a { $kind ->
    [land] sea
   *[sea] land
} path leads to { $region }: you have chosen the { $kind ->
    [land] land
   *[sea] sea
} path.
no-already-there = You already have a hut { $where }.
no-hut-on-normal-slots = No hut is left on your spaces 1 to 11.
no-hut-on-slot-12 = No hut is left on your space 12.
no-hut-left = No hut is left on your player board.
no-under-higher-die = This tile lies under die { $die }: your strength is only { $strength }.
no-other-sex = You have to take { $wanted ->
    [woman] a woman
   *[man] a man
}.
no-nobody-so-low = It would take a strength of { $needed } to take { $wanted ->
    [woman] a woman
   *[man] a man
}: yours would be only { $strength }.
no-normal-slot-free = None of your spaces 1 to 11 is free.
no-slot-12-taken = Your space 12 is already taken.
no-free-slot = No space is free on your player board: { $remedy ->
    [move] place or move a hut first
    [place] place a hut first
   *[none] your men and women fill them all
}.
no-slot-12-has-huts = { $stack ->
    [one] A hut lies
   *[other] { $stack } huts lie
} on your space 12.
no-slot-12-has-person = A man or woman lies on your space 12: no hut can go there any more.
no-empty-place = Nobody is left under die { $die }.
no-nobody-left = No { $wanted ->
    [woman] woman
   *[man] man
} is left on the game board this round.
no-too-few-points = That costs { die-points }: you have { $left } left.
no-man-like-that = You have no man with { $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symbols
} to tattoo.
no-woman-like-that = You have no woman who could collect { $symbols ->
    [one] 1 shell
   *[other] { $symbols } shells
}.
no-man-is-tattooed = You have no man with { $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symbols
} left to tattoo: each is tattooed only once.
no-woman-has-collected = You have no woman left to collect { $symbols ->
    [one] 1 shell
   *[other] { $symbols } shells
}: each does so only once.
no-hut-to-move = No hut is left to move on your spaces 1 to 11.
no-not-face-up = There is no face-up { $card }.
no-space-taken = This ceremony space is already taken: { $space }.
no-other-material = { $aim ->
    [beside] The material to place is not { $material }
   *[space] This space waits for { $material }: you are placing another material
}.
no-a-space-is-free = A free space waits for { $material }: place it there.
no-card-left = No god card is left to take.
no-deck-used-up = The draw pile and the discard pile are empty: take a face-up card.
no-space-too-high = Space { $temple_space } needs a strength of { $temple_space }: yours is only { $strength }.
no-priest = All your priests are in the temple.
no-too-weak-to-build = Building { $building } needs a strength of { $building }: yours is only { $strength }.
no-already-built = Your building { $building } is already built.
no-building-so-low = Your lowest building needs a strength of { $needed }: yours would be only { $strength }.
no-material-missing = Both of these ceremony spaces must hold a material.
no-materials-side-by-side = { $unbuilt ->
    [none] All six of your buildings are built
   *[some] You have no two materials on adjacent ceremony spaces
}.
no-not-your-people = You do not have this tile: { $people }.
no-not-so-many-alike = You cannot use { $copies }: you have only { $owned_group }.
no-up-to-so-many = { $most ->
    [one] You can move only one hut
   *[other] You can move at most { $most } huts
}.
no-has-acted = This type has already acted in this phase: { $people }.
no-not-of-this-round = This jewel is not on sale this round: { $jewel }.
no-already-sold = This jewel is already sold: { $jewel }.
no-too-few-shells = This jewel costs { $cost ->
    [one] 1 shell
   *[other] { $cost } shells
}: you { $shells ->
    [0] have none
    [one] have only one
   *[other] have only { $shells }
}.
no-not-your-task = This task is not yours: { $task }.
no-must-fulfil = You have a complete task: fulfil one before you go on.
no-must-abandon = You must settle a task: abandon one, or fulfil one with the Yellow God.
no-not-complete = You are still { $missing } short of { $task }.
no-not-shown = This task is not on offer this round: { $task }.
no-has-complete-task = You have a complete task: you cannot abandon the task { $task }.
no-not-one-left-to-you = This task is not one of those you have left: { $task }.
no-nothing-abandoned = Nothing is abandoned at the end of the game: keep the task { $task } or fulfil it.
no-nothing-to-pay-with = You cannot play the { $god }: it takes a card of his colour, two other identical god cards or a god tile.
no-such-card = You have no { $card } in hand.
no-such-pair = You would need { $pair }.
no-other-colour = A single { $card } is not enough to play the { $god }: it takes two.
no-god-tile = You have no god tile left.
no-needs-green = A further type needs the Green God: you cannot play him.
no-one-green = Only one Green God is played per phase B: he doubles a type or adds one.
no-offering = You have no offering: it takes one to play the { $god } with cards.
no-counts-for-the-task = What you would spend counts for this task: you would then be more than one requirement short.
no-one-card-is-enough = One card is enough to play the { $god }: keep the second one.
no-already-a-six = Your die is already a 6: the White God would change nothing.
no-already-strongest = The strength is already 6: the Green God would change nothing.
no-nothing-missing = Nothing is missing for { $task }: the Yellow God would change nothing.
no-not-both-payable = You do not have enough to play both the Blue God and the White God.
no-nothing-left-for-white = Played like this, the Blue God leaves you nothing to play the White God with.
no-more-than-one-short = You are { $missing } requirements short of { $task }: the Yellow God replaces only one.

## Log

log-turn-tile = { $seat } is { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] { $place }th
} in turn order.
log-fish-laid = The fish of { $region } is worth { $fish }.
log-person-shown = Under die { $die } comes { $person }.
log-start-task = { $seat } receives the starting task { $task }.
log-task-dealt = { $seat } receives the task { $task }.
log-task-shown = The task { $task } is on offer.
log-jewel-laid = A { $jewel } will be on sale in round { $round }.
log-card-turned = A { $card } is turned up.
log-card-drawn = You draw a { $card }.
log-card-drawn-hidden = { $seat } draws a god card.
log-rolled = { $seat } rolls { $first }, { $second }, { $third }.
log-round-started = { $round ->
    [6] Last round
   *[other] Round { $round }
}: { $seat } goes first.
log-started = { $seat } starts { $where }.
log-die-placed = { $seat } places a { $value }: { $job }.
log-die-with-white = { $seat } places a { $value }: { $job }, with the White God.
log-fished = { $seat } places a { $value }: Fishing, +{ $points } VP.
log-paid = { $seat } plays the { $god } with { $payment }.
log-hut-placed = { $seat } places a hut { $where }.
log-offerings = { $seat } receives { $offerings ->
    [one] 1 offering
   *[other] { $offerings } offerings
}.
log-material-laid = { $seat } places { $material }: { $space }.
log-material-beside = { $seat } keeps { $material } beside the player board.
log-fish-scored = { $seat } scores the fish of { $region }: +{ $points } VP.
log-recruited = { $seat } takes { $person }.
log-tattooed = { $seat } tattoos { $person }.
log-collected = { $seat } collects { $symbols ->
    [one] 1 shell
   *[other] { $symbols } shells
} with { $people }.
log-help-points = { $seat } scores { $points } VP with the helper.
log-help-lost = { $seat } gives up { $left ->
    [one] 1 die point
   *[other] { $left } die points
}.
log-card-taken = { $seat } takes a face-up { $card }.
log-huts-moved = { $seat } moves { $huts ->
    [one] 1 hut
   *[other] { $huts } huts
} to space 12.
log-priest-placed = { $seat } places a priest in the temple, space { $temple_space }.
log-priest-out = One of { $seat }’s priests is pushed out of the temple.
log-built = { $seat } builds building { $building }: +{ $points } VP.
log-climbed = { $seat } { $steps ->
    [0] is already at the end of the status track
    [one] advances 1 status space
   *[other] advances { $steps } status spaces
}.
log-shells = { $seat } receives { $shells ->
    [one] 1 shell
   *[other] { $shells } shells
}.
log-people-used = { $seat } uses { $group }.
log-people-doubled = { $seat } uses { $group }, effect doubled by the Green God.
log-people-extra = { $seat } uses { $group } in addition, with the Green God.
log-people-points = { $seat } scores { $points } VP with men and women.
log-status-scored = { $seat } scores { $points } VP on the status track.
log-new-place = { $seat } will go { $place ->
    [1] first
    [2] second
    [3] third
   *[other] last
}.
log-temple-scored = { $seat } scores { $points } VP in the temple with { $priests ->
    [one] 1 priest
   *[other] { $priests } priests
}.
log-god-tile-won = { $seat } receives a god tile from the temple.
log-god-tile-gone = The temple is empty: a god tile leaves the game.
log-jewel-bought = { $seat } buys a { $jewel }.
log-task-done = { $seat } fulfils the task { $task }: +{ $points } VP.
log-task-dropped = { $seat } abandons the task { $task }.
log-task-taken = { $seat } takes the task { $task }.
log-deck-rebuilt = The discard pile becomes the draw pile: { $cards ->
    [one] { $cards } god card
   *[other] { $cards } god cards
}.
log-final-tasks = The six rounds are over: on to the last tasks.
log-final-points = { $source }: { $seat } scores { $points } VP.
log-scored = { $seat } totals { $points } VP.

## Moments

moment-draw = Your draw
moment-round = Round { $round }
moment-dice = The dice are rolled
moment-arrivals = New tiles and cards
moment-status = Phase C: the status track
moment-temple = Phase C: the temple
moment-pushed = A priest has to leave
moment-end = Final scoring

## On the table

scene-title = Bora Bora, round { $round }
scene-over = Bora Bora, game over
scene-end = Game over
scene-round = Round { $round } / 6
scene-part-set_up = Set-up
scene-part-A = Phase A: dice
scene-part-B = Phase B: men and women
scene-part-C = Phase C: scoring
scene-part-end = Final scoring
scene-order = Turn order
scene-region = { $region }: { $huts }
scene-fish = Fish { $fish }; a hut brings: { $income }
scene-path-land = Land path, die { $value }
scene-path-sea = Sea path, die { $value }
scene-land = land
scene-sea = sea
scene-job-helper = Helper
scene-job-temple = Temple
scene-job-build = Build
scene-job-woman = Woman
scene-job-man = Man
scene-job-land = Land
scene-job-sea = Sea
scene-up-to = Dice up to { $n }
scene-full = No further die without the Blue God
scene-dice = Dice to place
scene-die = { $seat }: die { $value }
scene-white = { $job } with the White God
scene-status = Status
scene-temple = Temple · { $points } VP per priest
scene-space = Temple, space { $n }
scene-god-tiles = God tiles on the temple
scene-god-tile = God tile: replaces any god card
scene-gods = God cards
scene-god-card = god card
scene-god-blue = place a die even if it is not lower
scene-god-white = let the die act as a 6
scene-god-red = score the fish where you expand
scene-god-green = double a type, or use one more
scene-god-yellow = replace one requirement of a task
scene-deck = Draw pile
scene-discard = Discard pile
scene-hand = Your god cards ({ $n })
scene-known = Known god cards (of { $n })
scene-tasks = Tasks on offer
scene-progress = { $have } of { $least }
scene-own-tasks = Tasks (fulfilled: { $done } / { $all })
scene-fulfil = fulfil +{ $n }
scene-yellow = +{ $n } VP
scene-abandon = abandon
scene-spaces = Huts, men and women
scene-slot = Space { $n }
scene-ceremony = Ceremony
scene-ceremony-space = Ceremony space ({ $material })
scene-build-here = Build here
scene-building = Building { $n }
scene-help-vp = 1 VP
scene-help-offering = offering
scene-help-god_card = god card
scene-help-material = material
scene-help-move_hut = space 12
scene-rest = rest: { $n } VP
scene-everybody = shift all
scene-beside = beside
scene-red-brings = +{ $n } VP
scene-no = leave the fish
scene-stop = stop
scene-nothing = buy nothing
scene-shell = shell
scene-your-move = your turn!
scene-thinking = thinking…
scene-position = { $n ->
    [1] 1st to play
    [2] 2nd to play
    [3] 3rd to play
   *[other] { $n }th to play
}
scene-count-offerings = Offerings
scene-count-shells = Shells
scene-count-priests = Priests in supply
scene-count-huts = Huts still on the player board
scene-count-men = Men
scene-count-women = Women
scene-count-jewels = Jewelry
scene-open = Open the player board: { $name }
scene-board-of = Player board: { $name }
scene-result = Result
scene-total = Total
scene-bonuses = Final bonuses

## What is touched: its name, and what it is

thing-die = { $seat }’s die { $value }
    .about = Its value is its strength: the higher, the stronger its action; the lower, the more room it finds on the action tiles.
    .placed = It stays here until the end of the round: dice that follow on this action tile must be lower.
thing-job = { $job } action
    .about = The lowest die here is a { $low }: only { $most ->
        [1] a 1
       *[other] { $most } or less
    } may follow, except with the Blue God. Players who still have such a die: { $able }.
    .empty = No die lies here yet: all are welcome.
    .closed = A 1 lies here: no more dice without the Blue God.
    .fish = Every die is welcome here, and none hinders another.
thing-tile = Action tile
    .about = { thing-job.about }
    .empty = { thing-job.empty }
    .closed = { thing-job.closed }
thing-limit = { $most ->
    [0] Closed action tile
    [1] Dice that may follow: 1 only
   *[other] Dice that may follow: { $most } or less
}
    .about = The lowest die here is a { $low }. The letters are those of the players who still have a lower die: { $able }.
    .empty = No die lies here yet. The letters are those of the players who still have a die to place: { $able }.
    .closed = { thing-job.closed }
thing-white = { $job } with the White God
    .about = The die acts as a 6, but counts on the tile at its true value.
thing-waiting-dice = Dice to be placed
    .about = One row for each player, with the dice that are left to place this round.
thing-path = { $kind ->
    [land] Land path
   *[sea] Sea path
} of value { $value }
    .about = It links { $place } and { $goal }: taking it needs a strength of at least { $value }.
thing-fish = { $fish ->
    [0] No fish: { $place }
   *[other] Fish worth { $fish }: { $place }
}
    .about = The number is what the fish scores at the end for whoever holds the building site (at present: { $holder }). The second symbol is what expanding here brings: { $income }.
thing-hut = { $seat }’s hut: { $place }
    .holds = As the last to arrive it holds the building site: at the end it scores the fish ({ $fish }).
    .aside = It was pushed aside: it still counts for tasks and paths, but no longer scores the fish.
thing-legend = Key to the paths
    .about = Full line: land path. Dashes: sea path. The number is the strength it needs.
thing-round = Round { $round } of 6
    .about = Turn order: { $order }.
thing-column = Round { $n }
    .about = In this round a building scores { $building } VP and each priest in the temple { $priest } VP. Below, the jewelry on sale.
thing-building-points = What a building scores
    .about = This row gives the VP of a building in each round: { $points } at present.
thing-priest-points = What a priest scores
    .about = This row gives the VP of each priest in the temple in each round: { $points } at present.
thing-under = Under die { $n }
    .about = Taking the woman or man of this column needs a strength of at least { $n }.
thing-status-space = Status space { $n }
    .about = { $points ->
        [0] It scores nothing.
        [one] It scores { $points } VP at the end of the round.
       *[other] It scores { $points } VP at the end of the round.
    }
thing-disc = { $seat }’s status marker
    .about = It stands on space { $space }, worth { $points } VP. Whoever is farthest ahead starts the next round.
thing-priest = { $seat }’s priest
    .about = At the end of this round it scores { $points } VP. Whoever has most priests wins a god tile.
thing-temple-space = Temple, space { $n }
    .about = Placing a priest here needs a strength of at least { $n }. Held by: { $whose }.
thing-temple-god-tiles = { $n ->
    [0] God tiles of the temple: none
    [one] God tiles of the temple: { $n }
   *[other] God tiles of the temple: { $n }
}
    .about = One each round, for whoever has most priests in the temple.
thing-god-deck = Draw pile of god cards
    .about = It holds { $n ->
        [0] no cards
        [one] { $n } card
       *[other] { $n } cards
    }, face down.
thing-god-discard = Discard pile of god cards
    .about = It holds { $n ->
        [0] no cards
        [one] { $n } card
       *[other] { $n } cards
    }.
thing-god-shown = { $god }, face up
    .about = { $n ->
        [0] No card of this god is showing at present.
        [one] { $n } card of this god can be taken.
       *[other] { $n } cards of this god can be taken.
    } Playing a god card costs an offering.
thing-god-held = { $god }
    .about = { $n ->
        [0] You have no card of this god.
        [one] You have { $n } card of this god.
       *[other] You have { $n } cards of this god.
    } Playing a god card costs an offering.
thing-god = { $god }
    .about = It is played with a card of its colour or two other identical cards, and an offering; or with a god tile alone.
thing-god-tile = God tile
    .about = It stands for any god card, without an offering. Kept to the end, it is worth 2 VP.
thing-slot = { $what ->
    [person] { $who }
    [shifted] { $who }
    [hut] Hut on space { $n }
    [last] Space 12
   *[free] Space { $n }, free
}
    .person = One tile: { $one }; two identical ones: { $two }; three: { $three }. The symbol at the foot (shell or crown) is what the Helper can still gain from it, once.
    .shifted = One tile: { $one }; two identical ones: { $two }; three: { $three }. The tile is shifted: the Helper has gained its symbols already.
    .hut = This hut waits to be placed in a region; its space is then free for a woman or a man.
    .last = Huts that are moved to free other spaces pile up here. { $huts ->
        [0] It holds none.
       *[other] It holds { $huts }.
    }
    .free = A woman or man tile may be placed here.
thing-crowd = { $who }
    .about = { thing-slot.person }
thing-space = Ceremony space: { $material }
    .free = It waits for this material: { $material }. Two adjacent filled spaces can carry a building.
    .material = Its material is in place: with an adjacent filled space it can carry a building.
    .built = A building covers it: it counts as filled.
thing-built = Building { $n }, built
    .about = All six buildings built score another 6 VP at the end.
thing-building = Building { $n }
    .about = Building it needs a strength of at least { $n } and two adjacent filled ceremony spaces. It scores { $points } VP in this round, and a fire bonus.
thing-seam = Build here
    .about = The building would cover these two ceremony spaces.
thing-held-task = Task { $task }
    .about = { $seat } has { $have } of { $least }. A fulfilled task scores 6 VP, or 4 with the Yellow God.
thing-fulfil = Fulfil the task { $task }
thing-yellow = Fulfil the task { $task } with the Yellow God
thing-abandon = Abandon the task { $task }
thing-task = Task { $task }
    .about = It can be taken at the end of the round, for the one just fulfilled or abandoned.
thing-doubled = Effect doubled by the Green God
thing-fewer = Use fewer of them
thing-head = { $seat }: { $points ->
    [0] 0 VP
    [one] { $points } VP
   *[other] { $points } VP
}
    .about = Where these points come from: { $sources }.
    .source = { $source } { $n }
    .none = no points yet
thing-count = { $seat }’s { $what ->
    [offering] offerings
    [shell] shells
    [god_tile] god tiles
    [god_card] god cards in hand
    [hut] huts on the player board
    [priest] priests in supply
    [jewel] jewels
    [task] fulfilled tasks
    [man] men
    [woman] women
   *[vp] points for jewelry
}: { $n }
thing-beside = Beside the player board: { $held }
    .about = These materials found no free ceremony space: they count for tasks only.
thing-ground = { $seat }’s ceremony spaces
    .about = In colour, the materials in place; in coral, the buildings.
thing-asked = Choice: { $word }
    .points = remaining die points
thing-region = { $place }
    .about = Expanding here brings: { $income }. Its fish is worth { $fish }. On the building site: { $holder }. Huts of: { $huts }.
thing-person = { $who }
    .about = { thing-slot.person }
thing-jewel = The { $jewel }
    .about = On sale in round { $round }: its points above, its price in shells below.
thing-ranking = Result
    .about = One line for each source of points, one column for each player, from first to last.
thing-zone = { $zone ->
    [map] The archipelago
    [tasks] Tasks on offer
    [status] Status track
    [temple] Temple
    [gods] God cards
    [tiles] Action tiles
    [people] Women and men to take
    [jewelry] Jewelry, a column for each round
    [dice] Dice
    [own] Player board
    [hand] God cards in hand
    [asked] What the gods do
   *[players] The other players
}

## What counts in a position, for the coach

feature-points = Points already scored
feature-end = Points in sight for the end (jewels, fish, god tiles)
feature-goods = God cards, offerings and shells
feature-ground = Materials on the ceremony spaces
feature-people = Men and women on the player board
feature-temple = Priests in the temple
feature-tasks = Tasks fulfilled or within reach
feature-status = Place on the status track
feature-action = Dice and actions still to come
