## The game

title = Costa Ruana
summary = Tribal chiefs, hidden cards and a moody shaman: who will carry off the pirates’ treasures?
goal = Five turns to gather treasures: 2 points for each treasure in the hut, 1 point for each islander back in supply.
option-open_huts = Open huts
    .about = The content of the huts is shown to everybody.

## Names

island-1 = Palm Island
    .title = Palm Island
island-2 = Turtle Island
    .title = Turtle Island
island-3 = Coral Island
    .title = Coral Island
island-4 = Parrot Island
    .title = Parrot Island
island-5 = Skull Island
    .title = Skull Island
island-6 = Volcano Island
    .title = Volcano Island
island-7 = Shell Island
    .title = Shell Island
island-8 = Crab Island
    .title = Crab Island
island-9 = Lagoon Island
    .title = Lagoon Island
island-10 = Mango Island
    .title = Mango Island

background-high_tide = high tide
    .title = High tide
background-low_tide = low tide
    .title = Low tide
background-day = day
    .title = Day
background-night = night
    .title = Night

face-move_treasure = Move a treasure
face-remove_1 = Remove 1 islander
face-remove_2 = Remove 2 islanders
face-remove_3 = Remove 3 islanders
face-place_1 = Place 1 islander
face-place_2 = Place 2 islanders
face-place_3 = Place 3 islanders
face-move_islander = Move an islander
card = “{ $face }” ({ $background })
card-unknown = an unknown card
source-treasures = Treasures
source-islanders = Islanders in supply

## Questions

ask-settle = Settle an islander on an island
ask-face_up = Lay a card face up in front of a player
ask-face_down = Lay a card face down in front of a player
ask-stake = Put an islander on a card, or pass
ask-flip = Flip a Condition card
ask-resolve = Choose the next card to resolve
ask-take_treasure = Take a treasure from an island
ask-drop_treasure = Put that treasure on another island
ask-remove = Take back an islander{ $left ->
    [1] {""}
   *[other] {" "}({ $left } to go)
}
ask-place = Place an islander{ $left ->
    [1] {""}
   *[other] {" "}({ $left } to go)
}
ask-lift = Choose the islander to move
ask-land = Choose where it goes
ask-shaman = Accept to be shaman, or name somebody

## Choices

do-settle = Settle an islander on { $island }
do-lay-self = Lay { $card } in front of yourself
do-lay-other = Lay { $card } in front of { $holder }
do-hide-self = Hide { $card } in front of yourself
do-hide-other = Hide { $card } in front of { $holder }
do-pass = Put no islander on a card
do-stake-open = Islander on { $card }, in front of { $holder }
do-stake-hidden = Islander on { $caster }’s hidden card, in front of { $holder }
do-flip = Bring { $turned ->
    [high_tide] the high tide
    [low_tide] the low tide
    [day] the day
   *[night] the night
}: { $active } active
do-resolve = Resolve { $card }, laid by { $caster }
do-take_treasure = Take a treasure from { $island } ({ $treasures })
do-drop_treasure = Put it on { $island } ({ $treasures })
do-remove = Take back an islander from { $island }
do-place = Place an islander on { $island }
do-lift-own = Move one of your islanders from { $island }
do-lift-other = Move one of { $owner }’s islanders from { $island }
do-land = Take it to { $island }
do-accept = Accept to be shaman
do-name = Name { $named } shaman
do-place-all = Place { $left } islanders on { $island }
do-remove-all = Take back { $left } islanders from { $island }
do-anywhere = Anywhere: those islands have treasures enough to the end

## Refusals

no-island-full = { $island } is full: { $people } islanders.
no-not-in-hand = You do not hold { $card }: { $lap ->
    [face_up] lay face up
   *[face_down] hide
} one of the { $cards } cards in your hand.
no-empty-place = There is no card in that place: choose a card that lies on the table.
no-supply-empty = Your supply is empty: without an islander you can only pass.
no-in-front-of-another = This card is not active in front of you: you resolve only your own.
no-card-gone = This card is gone: it was not active, or it is already resolved.
no-another-kind-first = { $card } comes later: { $kind ->
    [0] treasures are moved
    [1] islanders are removed
    [2] islanders are placed
   *[3] islanders are moved
} first.
no-alike = This card is the same as another one already offered: the order makes no difference.
no-nothing-to-take = There is no treasure left on { $island }.
no-treasure-comes-from-here = This treasure comes from { $island }: it must go to another island.
no-none-of-yours = You have no islander on { $island }.
no-none-of-theirs = { $owner } has no islander on { $island }.
no-nowhere-to-go = All other islands are full: this islander has nowhere to go.
no-islander-comes-from-here = This islander comes from { $island }: it must change islands.

## Log

log-tide-laid = The Tide card shows { $background }.
log-daylight-laid = The Day/Night card shows { $background }.
log-poor-island = { $island } has only { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}.
log-first-shaman = { $seat } is the first shaman.
log-settled = { $seat } settles on { $island }.
log-turn-started = Turn { $turn }: { $seat } is shaman.
log-laid-face-up = { $seat } lays { $card } in front of { $holder }.
log-laid-face-down = You hide { $card } in front of { $holder }.
log-laid-hidden = { $seat } hides a card in front of { $holder }.
log-staked = { $seat } puts an islander on { $caster }’s { $lap ->
    [face_up] open
   *[face_down] hidden
} card.
log-staked-not = { $seat } puts no islander on a card.
log-flipped = { $seat } flips a Condition card: { $background }.
log-revealed = { $seat }’s hidden card in front of { $holder }: { $card }.
log-set-aside = { $card } in front of { $holder } has no effect.
log-applies = { $seat } applies “{ $face }”.
log-no-effect = { $seat } can do nothing: “{ $face }” has no effect.
log-treasure-moved = { $seat } moves a treasure from { $from } to { $to }.
log-removed = { $seat } takes back an islander from { $island }.
log-placed = { $seat } places an islander on { $island }.
log-islander-moved = { $seat } moves one of { $owner }’s islanders from { $from } to { $to }.
log-collected = { $seat } takes a treasure from { $island }.
log-unclaimed = Conflict on { $island }: nobody takes a treasure.
log-drew = { $seat } draws { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
log-drew-card = You receive { $card }.
log-accepted = { $seat } accepts to be shaman.
log-named = { $seat } declines and names { $named } shaman.
log-scored = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $treasures ->
    [0] no treasures
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}, { $islanders ->
    [0] no islanders
    [one] { $islanders } islander
   *[other] { $islanders } islanders
} in supply).
log-dealt = { $seat } is dealt { $cards } cards.

## On the table

scene-title = Costa Ruana, turn { $turn } of { $turns }
scene-setup = Costa Ruana, set-up
scene-over = Costa Ruana, game over
scene-turn = Turn { $turn } / { $turns }
scene-settling = Set-up
scene-deck = Draw pile
scene-discard = Discard
scene-supply = Supply
scene-cards = Cards
scene-hut = Hut
scene-taken = This turn
scene-hand = Your hand
scene-shaman = Shaman
scene-thinking = thinking…
scene-your-move = your move!
scene-tide = Tide card
scene-daylight = Day and night card
scene-hidden = hidden card
scene-table-card = { $card } in front of { $holder }, laid by { $caster }
scene-if-flipped = If flipped, active:
scene-active-now = Active this turn
scene-known-cards = { $cards ->
    [one] known card
   *[other] known cards
}
scene-hidden-cards = and { $cards ->
    [one] 1 hidden card
   *[other] { $cards } hidden cards
}
scene-takes = { $seat } would take the treasure
scene-nobody = Nobody would take the treasure
scene-island = { $island }: { $treasures ->
    [0] no treasure
    [one] 1 treasure
   *[other] { $treasures } treasures
}, { $people ->
    [0] no islander
    [one] 1 islander
   *[other] { $people } islanders
}
scene-player = { $seat }: { $supply ->
    [0] no islander in supply
    [one] 1 islander in supply
   *[other] { $supply } islanders in supply
}, { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}
scene-anywhere = Anywhere
scene-order = Order of the cards
scene-kind-treasure = Move a treasure
scene-kind-remove = Remove islanders
scene-kind-place = Place islanders
scene-kind-move = Move an islander
scene-result = Result
scene-total = Total

## What counts in a position, for the coach

feature-treasures = Treasures won
feature-supply = Islanders in supply
feature-islands = Islands about to be won
feature-cards = What the cards laid should bring
