## The game

title = Bora Bora
summary = Dice, huts, gods and shells: who will settle the archipelago best?
goal = Six rounds to score the most victory points: tasks, buildings, priests, status, fish and jewelry.

## Regions, islands and terrain

region-c_forest = the central forest
    .title = Central forest
region-c_plain = the central plain
    .title = Central plain
region-c_beach = the central beach
    .title = Central beach
region-c_mountain = the central mountain
    .title = Central mountain
region-n_beach = the north beach
    .title = North beach
region-n_mountain = the north mountain
    .title = North mountain
region-e_forest = the east forest
    .title = East forest
region-e_beach = the east beach
    .title = East beach
region-s_forest = the south forest
    .title = South forest
region-s_plain = the south plain
    .title = South plain
region-w_plain = the west plain
    .title = West plain
region-w_mountain = the west mountain
    .title = West mountain

terrain-mountain = mountain
terrain-beach = beach
terrain-forest = forest
terrain-plain = plain
island-center = central island
island-north = north island
island-east = east island
island-south = south island
island-west = west island

material-wood = wood
    .the = the wood
material-stone = stone
    .the = the stone
material-sand = sand
    .the = the sand
income-wood = wood
income-stone = stone
income-sand = sand
income-offering = offering
space = row { $row }, column { $column }

## Actions, gods and people

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
card-blue = blue card
card-white = white card
card-red = red card
card-green = green card
card-yellow = yellow card
cards-blue = two blue cards
cards-white = two white cards
cards-red = two red cards
cards-green = two green cards
cards-yellow = two yellow cards
pay-card = a { $card } and an offering
pay-pair = { $cards } and an offering
pay-god_tile = a god tile

type-land = Land path
type-sea = Sea path
type-woman = Woman
type-man = Man
type-build = Build
type-material = Material
type-move_hut = Move a hut
type-vp = Victory points
type-god_card = God card
type-offering = Offering
type-status = Status
type-shell = Shell
people-woman = “{ $type }” woman
people-man = “{ $type }” man
person-woman = “{ $type }” woman ({ $symbols ->
    [one] 1 shell
   *[other] { $symbols } shells
})
person-man = “{ $type }” man ({ $symbols } status)
effect-land = land path up to { $n }
effect-sea = sea path up to { $n }
effect-woman = a woman, strength { $n }
effect-man = a man, strength { $n }
effect-build = a building, strength { $n }
effect-material = { $n ->
    [one] 1 material
   *[other] { $n } materials
}
effect-move_hut = { $n ->
    [one] move 1 hut
   *[other] move up to { $n } huts
}
effect-vp = { $n } VP
effect-god_card = { $n ->
    [one] 1 god card
   *[other] { $n } god cards
}
effect-offering = { $n ->
    [one] 1 offering
   *[other] { $n } offerings
}
effect-status = { $n ->
    [one] 1 status step
   *[other] { $n } status steps
}
effect-shell = { $n ->
    [one] 1 shell
   *[other] { $n } shells
}

jewel = jewel of { $points } VP ({ $cost ->
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
    [one] a hut in one mountain
   *[other] huts in { $n } mountains
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
    [one] a hut in one plain
   *[other] huts in { $n } plains
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
need-wood = { $n } wood
need-stone = { $n } stone
need-sand = { $n } sand
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
    [one] 1 woman who has collected shells
   *[other] { $n } women who have collected shells
}
    .short = { $n ->
        [one] 1 woman who has collected
       *[other] { $n } women who have collected
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
source-nine_tasks = Nine tasks
source-six_jewels = Six jewels
source-ceremony = Ceremony spaces
source-six_buildings = Six buildings
source-twelve_regions = Twelve regions
source-twelve_people = Twelve men and women

## Questions

ask-start = Choose the region of your first hut
ask-place = Place a die{ $left ->
    [one] {""}
   *[other] {" "}({ $left } left)
}
ask-pay = Pay the { $god }
ask-expand = Expand along a { $kind ->
    [land] land path
   *[sea] sea path
} (strength { $strength })
ask-take_hut = Choose the hut to take from your board
ask-material = Place a material{ $left ->
    [one] {""}
   *[other] {" "}({ $left } left)
}
ask-score_fish = The fish of { $region }: { $points } VP with the Red God?
ask-recruit = Take { $sex ->
    [woman] a woman
   *[man] a man
} (strength { $strength })
ask-place_person = Choose the space on your board
ask-help = Spend your helper points ({ $n } left)
ask-take_god = Take a god card{ $n ->
    [one] {""}
   *[other] {" "}({ $n } left)
}
ask-priest = Place your priest in the temple (space { $n } at most)
ask-build = Choose a building (strength { $n })
ask-build_on = Choose two neighbouring ceremony spaces
ask-fire_gift = Fire bonus: god card or offering, and status or shell?
ask-fire_rise = Fire bonus: status or shell?
ask-use = Use your men and women, or stop
ask-move_huts = How many huts do you move (at most { $n })?
ask-buy = Buy a jewel, or pass
ask-settle = Fulfil one of your tasks
ask-settle-final = Fulfil your last tasks, or stop
ask-take_task = Choose a new task

## Choices

do-start = Start in { $region } ({ $income }, fish { $fish })
do-place = Die { $value }: { $job }{ $gods ->
    [blue] {" "}with the Blue God
    [white] {" "}with the White God
    [both] {" "}with the Blue and White Gods
   *[none] {""}
}
do-place-fishing = Die { $value }: Fishing, { $points } VP
do-pay = Pay the { $god }: { $payment }
do-expand = Expand to { $region } ({ $income }, fish { $fish })
do-expand-red = { $first }, and { $points } VP with the Red God: { $payment }
do-hut-last = { $first }, with a hut from space 12
do-person-last = { $first }, on space 12
do-take_hut = Take the hut of space { $slot }
do-take_hut-last = Take a hut of space 12 (it holds { $huts })
do-material = Lay { $material }: { $space }
do-material-beside = Keep { $material } beside the board
do-score_fish = Score { $points } VP: { $payment }
do-score_fish-not = Leave the fish
do-recruit = Take from under die { $die }: { $person }
do-place_person = Put the tile on space { $slot }
do-help-tattoo = Tattoo: { $person } ({ $cost ->
    [one] 1 pt
   *[other] { $cost } pts
})
do-help-collect = Collect: { $person } ({ $cost ->
    [one] 1 pt
   *[other] { $cost } pts
})
do-help-vp = 1 VP ({ $cost ->
    [one] 1 pt
   *[other] { $cost } pts
})
do-help-offering = 1 offering ({ $cost ->
    [one] 1 pt
   *[other] { $cost } pts
})
do-help-god_card = 1 god card ({ $cost ->
    [one] 1 pt
   *[other] { $cost } pts
})
do-help-material = 1 material ({ $cost ->
    [one] 1 pt
   *[other] { $cost } pts
})
do-help-move_hut = Move a hut to space 12 ({ $cost ->
    [one] 1 pt
   *[other] { $cost } pts
})
do-help-stop = Stop here ({ $points ->
    [one] 1 pt lost
   *[other] { $points } pts lost
})
do-help-all-points = The rest as points: { $points } VP
do-help-everybody = Shift { $people } men and women{ $points ->
    [0] {""}
   *[other] {" "}and keep { $points } VP
}
do-take_god = Take the face-up { $card }
do-take_god-blind = Draw a card unseen
do-priest = Place the priest on space { $space }
do-priest-push = Place the priest on space { $space } and push { $seat }
do-build = Build building { $value }
do-build_on = Build here: { $first } and { $second }
do-gift-god_card = A god card
do-gift-offering = An offering
do-rise-status = One status step
do-rise-shell = A shell
do-fire-offering-status = An offering and a status step
do-fire-offering-shell = An offering and a shell
do-fire-god_card-status = A god card and a status step
do-fire-god_card-shell = A god card and a shell
do-fire-card = A god card: the face-up { $card }
do-fire-blind = A god card from the deck
do-use = { $copies } × { $people }: { $effect }
do-use-doubled = { $copies } × { $people }, doubled by the Green God: { $effect }
do-use-extra = In addition, with the Green God, { $copies } × { $people }: { $effect }
do-use-stop = Stop here
do-move_huts = { $huts ->
    [one] Move 1 hut
   *[other] Move { $huts } huts
}
do-buy = Buy the { $jewel }
do-buy-nothing = Buy nothing
do-settle = Fulfil { $task }: { $points } VP
do-settle-yellow = Fulfil { $task } with the Yellow God: { $points } VP
do-abandon = Abandon { $task } ({ $points } VP)
do-settle-stop = Stop here
do-take_task = Take { $task }

## Refusals

no-2-14 = The fish of { $region } is worth { $fish }: your first hut goes beside a fish of value 1.
no-2-15 = { $seat } has already chosen { $region }: take another starting region.
no-3-3 = First choose one of the dice you have left ({ $dice }): you have no { $value }.
no-3-4 = There is a { $low } on this tile: your { $value } is not lower, and you cannot pay the Blue God.
no-4-1 = No path links your huts to { $region }.
no-4-1-job = No { $kind ->
    [land] land
   *[sea] sea
} path leads from your huts to a new region.
no-4-2 = The path to { $region } needs { $needed }: your strength is { $strength }.
no-4-2-job = The easiest { $kind ->
    [land] land
   *[sea] sea
} path needs { $needed }: the strength would be { $strength }.
no-4-3 = From your huts only a { $kind ->
    [land] sea
   *[sea] land
} path leads to { $region }: you have chosen the { $kind ->
    [land] land
   *[sea] sea
} path.
no-4-5 = You already have a hut there: { $region }.
no-4-6 = No hut is left on your spaces 1 to 11.
no-4-6-last = No hut is left on your space 12.
no-4-11 = No hut is left on your board.
no-5-1 = This tile lies under die { $die }: your strength is { $strength }.
no-5-1-sex = You have to take { $sex ->
    [woman] a woman
   *[man] a man
}.
no-5-1-job = It would take a strength of { $needed } to get { $kind ->
    [woman] a woman
   *[man] a man
}: the strength would be { $strength }.
no-5-2 = None of your spaces 1 to 11 is free.
no-5-2-last = Your space 12 is already taken.
no-5-3 = No space is free on your board: place or move a hut first.
no-5-5 = { $huts ->
    [one] A hut lies
   *[other] { $huts } huts lie
} on your space 12.
no-5-6 = A man or woman lies on your space 12: no hut can go there any more.
no-5-7 = Nobody is left under die { $die }.
no-5-7-job = No { $kind ->
    [woman] woman
   *[man] man
} is left on the board this round.
no-6-1 = That costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}: you have { $points } left.
no-6-2 = You have no man to tattoo with { $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symbols
}.
no-6-3 = You have no woman who could collect { $symbols ->
    [one] 1 shell
   *[other] { $symbols } shells
}.
no-6-8 = No hut is left to move on your spaces 1 to 11.
no-6-13 = There is no { $card } face up.
no-6-16 = This space is already taken: { $space }.
no-6-16-kind = It is not { $material } that you are placing.
no-6-17 = A free space waits for { $material }: use it first.
no-6-20 = No god card is left to take.
no-7-1 = Space { $space } is too high: your strength is { $strength }.
no-7-4 = All your priests are in the temple.
no-8-1 = Building { $value } needs { $value }: your strength is { $strength }.
no-8-1-built = Your building { $value } is already built.
no-8-1-job = Your lowest building needs { $needed }: the strength would be { $strength }.
no-8-2 = Both of these ceremony spaces must hold a material.
no-8-6 = You have no two materials on neighbouring ceremony spaces.
no-11-1 = You do not have this tile: { $people }.
no-11-3 = You want to use { $copies }: you have only { $owned } ({ $people }).
no-11-10 = You can move at most { $huts ->
    [one] 1 hut
   *[other] { $huts } huts
}.
no-11-18 = This type has already acted in this phase: { $people }.
no-14-1 = This jewel is not on sale this round: { $jewel }.
no-14-2 = This jewel costs { $cost }: you have { $shells ->
    [one] 1 shell
   *[other] { $shells } shells
}.
no-15-1 = This task is not yours: { $task }.
no-15-1-stop = You must settle a task: fulfil one or, if none is complete, abandon one.
no-15-3 = You are still { $missing ->
    [one] 1 unit
   *[other] { $missing } units
} short of { $task }.
no-15-5 = This task is not on offer this round: { $task }.
no-15-11 = You have a complete task: you cannot abandon { $task }.
no-16-2 = This task is not one of those you have left: { $task }.
no-16-14 = Nothing is abandoned at the end of the game: keep { $task } or fulfil it.
no-17-3 = You have no card, pair or tile for the { $god }.
no-17-3-card = You have no { $card } in hand.
no-17-3-pair = You would need { $cards }.
no-17-3-other = A single { $card } does not pay the { $god }.
no-17-4 = You have no god tile left.
no-17-11 = A further type needs the Green God: you cannot pay him.
no-17-12 = Only one Green God per phase B: he doubles a type or adds one.
no-17-17 = You have no offering for the { $god }.
no-17-19 = What you would pay counts for this task: you would then be more than one unit short.
no-17-20 = One card is enough for the { $god }: keep the second one.
no-17-20-die = Your die is already a 6: the White God would change nothing.
no-17-20-people = The strength is already 6: the Green God would change nothing.
no-17-20-task = Nothing is missing for { $task }: the Yellow God would change nothing.
no-17-22 = You could not pay both the Blue God and the White God.
no-17-22-pay = Paid like this, the Blue God leaves you nothing to pay the White God with.
no-17-24 = You are { $missing } units short of { $task }: the Yellow God makes up for one only.

## Log

log-1 = { $seat } is in place { $n } of the turn order.
log-2 = Fish of { $region }: { $n }.
log-3 = Under die { $die }: { $person }.
log-4 = { $seat } receives the starting task { $task }.
log-5 = { $seat } receives the task { $task }.
log-6 = Task on offer: { $task }.
log-7 = Round { $round }: { $jewel }.
log-8 = A { $card } is turned up.
log-9 = You draw a { $card }.
log-10 = { $seat } draws a god card.
log-11 = { $seat } rolls { $first }, { $second }, { $third }.
log-12 = Round { $n }: { $seat } goes first.
log-13 = { $seat } starts in { $region }.
log-14 = { $seat }: die { $n } → { $job }.
log-15 = { $seat }: die { $n } → { $job } with the White God.
log-16 = { $seat }: die { $n } → Fishing, +{ $points } VP.
log-17 = { $seat } calls the { $god }: { $payment }.
log-18 = { $seat } places a hut: { $region }.
log-19 = { $seat }: { $n ->
    [one] +1 offering
   *[other] +{ $n } offerings
}.
log-20 = { $seat } lays a material ({ $material }): { $space }.
log-21 = { $seat } keeps a material ({ $material }) beside the board.
log-22 = { $seat } scores the fish of { $region }: +{ $points } VP.
log-23 = { $seat } takes the { $person }.
log-24 = { $seat } tattoos the { $person }.
log-25 = { $seat } collects shells with the { $person }.
log-26 = { $seat }: +{ $points } VP from the helper.
log-27 = { $seat } gives up { $n ->
    [one] 1 helper point
   *[other] { $n } helper points
}.
log-28 = { $seat } takes a face-up { $card }.
log-29 = { $seat } moves { $n ->
    [one] 1 hut
   *[other] { $n } huts
} to space 12.
log-30 = { $seat } places a priest in the temple, space { $n }.
log-31 = A priest leaves the temple: { $seat }.
log-32 = { $seat } builds building { $n }: +{ $points } VP.
log-33 = { $seat }: { $n ->
    [one] +1 status step
   *[other] +{ $n } status steps
}.
log-34 = { $seat }: { $n ->
    [one] +1 shell
   *[other] +{ $n } shells
}.
log-35 = { $seat } uses { $copies } × { $people }.
log-36 = { $seat } uses { $copies } × { $people }, doubled by the Green God.
log-37 = { $seat } uses { $copies } × { $people } in addition, with the Green God.
log-38 = { $seat }: +{ $points } VP from men and women.
log-39 = { $seat }: +{ $points } VP for status.
log-40 = New turn order: { $seat } in place { $n }.
log-41 = { $seat }: +{ $points } VP in the temple ({ $n ->
    [one] 1 priest
   *[other] { $n } priests
}).
log-42 = { $seat } receives a god tile from the temple.
log-43 = The temple is empty: a god tile leaves the game.
log-44 = { $seat } buys a { $jewel }.
log-45 = { $seat } fulfils { $task }: +{ $points } VP.
log-46 = { $seat } abandons { $task }.
log-47 = { $seat } takes the task { $task }.
log-48 = The discard becomes the deck: { $n ->
    [one] { $n } god card
   *[other] { $n } god cards
}.
log-49 = The six rounds are over: on to the last tasks.
log-50 = { $seat }: +{ $points } VP ({ $source }).
log-51 = { $seat }: { $points } VP.

## On the table

scene-title = Bora Bora, round { $round }
scene-over = Bora Bora, game over
scene-end = Game over
scene-round = Round { $round } / 6
scene-part-set_up = Set-up
scene-part-A = Phase A: dice
scene-part-B = Phase B: people
scene-part-C = Phase C: score
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
scene-god-tile = God tile: stands for any god
scene-gods = God cards
scene-god-card = god card
scene-god-blue = place a die that is not lower
scene-god-white = the die acts as a 6
scene-god-red = score the fish where you arrive
scene-god-green = double a type, or use one more
scene-god-yellow = replaces one need of a task
scene-deck = Deck
scene-discard = Discard
scene-hand = Your god cards ({ $n })
scene-known = Known god cards (of { $n })
scene-tasks = Tasks on offer
scene-huts-in = huts: { $places }
scene-progress = { $have } of { $least }
scene-own-tasks = Tasks (fulfilled: { $done } / { $all })
scene-fulfil = fulfil
scene-yellow = fulfil
scene-abandon = abandon
scene-spaces = Huts and people
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
scene-rest = rest: { $n } VP
scene-everybody = shift all
scene-beside = beside
scene-red-brings = +{ $n } VP
scene-no = leave it
scene-stop = stop
scene-nothing = buy nothing
scene-shell = shell
scene-your-move = your move
scene-thinking = thinking
scene-position = { $n ->
    [1] 1st to play
    [2] 2nd to play
    [3] 3rd to play
   *[other] { $n }th to play
}
scene-count-offerings = Offerings
scene-count-shells = Shells
scene-count-priests = Priests at hand
scene-count-huts = Huts on the board
scene-count-men = Men
scene-count-women = Women
scene-count-jewels = Jewelry
scene-open = Open the board: { $name }
scene-board-of = Board: { $name }
scene-result = Result
scene-total = Total
scene-bonuses = Final bonuses

## What counts in a position, for the coach

feature-points = Points already scored
feature-end = Points in sight for the end (jewels, sites, god tiles)
feature-goods = Cards, offerings and shells
feature-ground = Materials on the ceremony ground
feature-people = Men and women recruited
feature-temple = Priests in the temple
feature-tasks = Tasks complete or within reach
feature-status = Place on the status track
feature-action = Dice and actions still to come
