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
pay-pair = { $pair } and an offering
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
ask-recruit = Take { $wanted ->
    [woman] a woman
   *[man] a man
} (strength { $strength })
ask-place_person = Choose the space on your board
ask-help = Spend your helper points ({ $left } left)
ask-take_god = Take a god card{ $left ->
    [one] {""}
   *[other] {" "}({ $left } left)
}
ask-priest = Place your priest in the temple (space { $strength } at most)
ask-build = Choose a building (strength { $strength })
ask-build_on = Choose two neighbouring ceremony spaces
ask-fire_gift = Fire bonus: god card or offering, and status or shell?
ask-fire_rise = Fire bonus: status or shell?
ask-use = Use your men and women, or stop
ask-move_huts = How many huts do you move (at most { $most })?
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
do-expand-red = { $choice }, and { $points } VP with the Red God: { $payment }
do-hut-last = { $choice }, with a hut from space 12
do-person-last = { $choice }, on space 12
do-take_hut = Take the hut of space { $slot }
do-take_hut-slot_12 = Take a hut of space 12 (it holds { $stack })
do-material = Lay { $material }: { $space }
do-material-beside = Keep { $material } beside the board
do-score_fish = Score { $points } VP: { $payment }
do-score_fish-decline = Leave the fish
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
do-help-stop = Stop here ({ $left ->
    [one] 1 pt lost
   *[other] { $left } pts lost
})
do-help-all-points = The rest as points: { $points } VP
do-help-everybody = Shift { $many } men and women{ $points ->
    [0] {""}
   *[other] {" "}and keep { $points } VP
}
do-take_god = Take the face-up { $card }
do-take_god-blind = Draw a card unseen
do-priest = Place the priest on space { $temple_space }
do-priest-push = Place the priest on space { $temple_space } and push { $seat }
do-build = Build building { $building }
do-build_on = Build here: { $space } and { $neighbour }
do-fire_gift-god_card = A god card
do-fire_gift-offering = An offering
do-fire_rise-status = One status step
do-fire_rise-shell = A shell
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
do-buy-decline = Buy nothing
do-settle-fulfil = Fulfil { $task }: { $points } VP
do-settle-yellow = Fulfil { $task } with the Yellow God: { $points } VP
do-settle-abandon = Abandon { $task } ({ $points } VP)
do-settle-stop = Stop here
do-take_task = Take { $task }

## Refusals

no-not-beside-a-one = The fish of { $region } is worth { $fish }: your first hut goes beside a fish of value 1.
no-taken-by-another = { $seat } has already chosen { $region }: take another starting region.
no-such-die = First choose one of the dice you have left ({ $dice }): you have no { $value }.
no-not-lower = There is a { $low } on this tile: your { $value } is not lower, and you cannot pay the Blue God.
no-not-linked = No path links your huts to { $region }.
no-path = No { $kind ->
    [land] land
   *[sea] sea
} path leads from your huts to a new region.
no-too-weak = The path to { $region } needs { $needed }: your strength is { $strength }.
no-path-so-easy = The easiest { $kind ->
    [land] land
   *[sea] sea
} path needs { $needed }: the strength would be { $strength }.
no-other-kind = From your huts only a { $kind ->
    [land] sea
   *[sea] land
} path leads to { $region }: you have chosen the { $kind ->
    [land] land
   *[sea] sea
} path.
no-already-there = You already have a hut there: { $region }.
no-hut-on-normal-slots = No hut is left on your spaces 1 to 11.
no-hut-on-slot-12 = No hut is left on your space 12.
no-hut-left = No hut is left on your board.
no-under-higher-die = This tile lies under die { $die }: your strength is { $strength }.
no-other-sex = You have to take { $wanted ->
    [woman] a woman
   *[man] a man
}.
no-nobody-so-low = It would take a strength of { $needed } to get { $wanted ->
    [woman] a woman
   *[man] a man
}: the strength would be { $strength }.
no-normal-slot-free = None of your spaces 1 to 11 is free.
no-slot-12-taken = Your space 12 is already taken.
no-free-slot = No space is free on your board: place or move a hut first.
no-slot-12-has-huts = { $stack ->
    [one] A hut lies
   *[other] { $stack } huts lie
} on your space 12.
no-slot-12-has-person = A man or woman lies on your space 12: no hut can go there any more.
no-empty-place = Nobody is left under die { $die }.
no-nobody-left = No { $wanted ->
    [woman] woman
   *[man] man
} is left on the board this round.
no-too-few-points = That costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}: you have { $left } left.
no-man-like-that = You have no man to tattoo with { $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symbols
}.
no-woman-like-that = You have no woman who could collect { $symbols ->
    [one] 1 shell
   *[other] { $symbols } shells
}.
no-man-is-tattooed = No man of yours with { $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symbols
} is left to tattoo: each is tattooed only once.
no-woman-has-collected = No woman of yours is left to collect { $symbols ->
    [one] 1 shell
   *[other] { $symbols } shells
}: each does so only once.
no-hut-to-move = No hut is left to move on your spaces 1 to 11.
no-not-face-up = There is no { $card } face up.
no-space-taken = This space is already taken: { $space }.
no-other-material = It is not { $material } that you are placing.
no-a-space-is-free = A free space waits for { $material }: use it first.
no-card-left = No god card is left to take.
no-deck-used-up = The deck and the discard are empty: take a face-up card.
no-space-too-high = Space { $temple_space } is too high: your strength is { $strength }.
no-priest = All your priests are in the temple.
no-too-weak-to-build = Building { $building } needs { $building }: your strength is { $strength }.
no-already-built = Your building { $building } is already built.
no-building-so-low = Your lowest building needs { $needed }: the strength would be { $strength }.
no-material-missing = Both of these ceremony spaces must hold a material.
no-materials-side-by-side = You have no two materials on neighbouring ceremony spaces.
no-not-your-people = You do not have this tile: { $people }.
no-not-so-many-alike = You want to use { $copies }: you have only { $owned } ({ $people }).
no-up-to-so-many = You can move at most { $most ->
    [one] 1 hut
   *[other] { $most } huts
}.
no-has-acted = This type has already acted in this phase: { $people }.
no-not-of-this-round = This jewel is not on sale this round: { $jewel }.
no-already-sold = This jewel is already sold: { $jewel }.
no-too-few-shells = This jewel costs { $cost }: you have { $shells ->
    [one] 1 shell
   *[other] { $shells } shells
}.
no-not-your-task = This task is not yours: { $task }.
no-must-settle = You must settle a task: fulfil one or, if none is complete, abandon one.
no-not-complete = You are still { $missing ->
    [one] 1 unit
   *[other] { $missing } units
} short of { $task }.
no-not-shown = This task is not on offer this round: { $task }.
no-has-complete-task = You have a complete task: you cannot abandon { $task }.
no-not-one-left-to-you = This task is not one of those you have left: { $task }.
no-nothing-abandoned = Nothing is abandoned at the end of the game: keep { $task } or fulfil it.
no-nothing-to-pay-with = You have no card, pair or tile for the { $god }.
no-such-card = You have no { $card } in hand.
no-such-pair = You would need { $pair }.
no-other-colour = A single { $card } does not pay the { $god }.
no-god-tile = You have no god tile left.
no-needs-green = A further type needs the Green God: you cannot pay him.
no-one-green = Only one Green God per phase B: he doubles a type or adds one.
no-offering = You have no offering for the { $god }.
no-counts-for-the-task = What you would pay counts for this task: you would then be more than one unit short.
no-one-card-is-enough = One card is enough for the { $god }: keep the second one.
no-already-a-six = Your die is already a 6: the White God would change nothing.
no-already-strongest = The strength is already 6: the Green God would change nothing.
no-nothing-missing = Nothing is missing for { $task }: the Yellow God would change nothing.
no-not-both-payable = You could not pay both the Blue God and the White God.
no-nothing-left-for-white = Paid like this, the Blue God leaves you nothing to pay the White God with.
no-more-than-one-short = You are { $missing } units short of { $task }: the Yellow God makes up for one only.

## Log

log-turn-tile = { $seat } is in place { $place } of the turn order.
log-fish-laid = Fish of { $region }: { $fish }.
log-person-shown = Under die { $die }: { $person }.
log-start-task = { $seat } receives the starting task { $task }.
log-task-dealt = { $seat } receives the task { $task }.
log-task-shown = Task on offer: { $task }.
log-jewel-laid = Round { $round }: { $jewel }.
log-card-turned = A { $card } is turned up.
log-card-drawn = You draw a { $card }.
log-card-drawn-hidden = { $seat } draws a god card.
log-rolled = { $seat } rolls { $first }, { $second }, { $third }.
log-round-started = Round { $round }: { $seat } goes first.
log-started = { $seat } starts in { $region }.
log-die-placed = { $seat }: die { $value } → { $job }.
log-die-with-white = { $seat }: die { $value } → { $job } with the White God.
log-fished = { $seat }: die { $value } → Fishing, +{ $points } VP.
log-paid = { $seat } calls the { $god }: { $payment }.
log-hut-placed = { $seat } places a hut: { $region }.
log-offerings = { $seat }: { $offerings ->
    [one] +1 offering
   *[other] +{ $offerings } offerings
}.
log-material-laid = { $seat } lays a material ({ $material }): { $space }.
log-material-beside = { $seat } keeps a material ({ $material }) beside the board.
log-fish-scored = { $seat } scores the fish of { $region }: +{ $points } VP.
log-recruited = { $seat } takes the { $person }.
log-tattooed = { $seat } tattoos the { $person }.
log-collected = { $seat } collects shells with the { $person }.
log-help-points = { $seat }: +{ $points } VP from the helper.
log-help-lost = { $seat } gives up { $left ->
    [one] 1 helper point
   *[other] { $left } helper points
}.
log-card-taken = { $seat } takes a face-up { $card }.
log-huts-moved = { $seat } moves { $huts ->
    [one] 1 hut
   *[other] { $huts } huts
} to space 12.
log-priest-placed = { $seat } places a priest in the temple, space { $temple_space }.
log-priest-out = A priest leaves the temple: { $seat }.
log-built = { $seat } builds building { $building }: +{ $points } VP.
log-climbed = { $seat }: { $steps ->
    [one] +1 status step
   *[other] +{ $steps } status steps
}.
log-shells = { $seat }: { $shells ->
    [one] +1 shell
   *[other] +{ $shells } shells
}.
log-people-used = { $seat } uses { $copies } × { $people }.
log-people-doubled = { $seat } uses { $copies } × { $people }, doubled by the Green God.
log-people-extra = { $seat } uses { $copies } × { $people } in addition, with the Green God.
log-people-points = { $seat }: +{ $points } VP from men and women.
log-status-scored = { $seat }: +{ $points } VP for status.
log-new-place = New turn order: { $seat } in place { $place }.
log-temple-scored = { $seat }: +{ $points } VP in the temple ({ $priests ->
    [one] 1 priest
   *[other] { $priests } priests
}).
log-god-tile-won = { $seat } receives a god tile from the temple.
log-god-tile-gone = The temple is empty: a god tile leaves the game.
log-jewel-bought = { $seat } buys a { $jewel }.
log-task-done = { $seat } fulfils { $task }: +{ $points } VP.
log-task-dropped = { $seat } abandons { $task }.
log-task-taken = { $seat } takes the task { $task }.
log-deck-rebuilt = The discard becomes the deck: { $cards ->
    [one] { $cards } god card
   *[other] { $cards } god cards
}.
log-final-tasks = The six rounds are over: on to the last tasks.
log-final-points = { $seat }: +{ $points } VP ({ $source }).
log-scored = { $seat }: { $points } VP.

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
