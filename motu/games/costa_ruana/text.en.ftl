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
do-flip = Bring { $background ->
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
do-name = Name { $seat } shaman
do-place-all = Place { $islanders } islanders on { $island }
do-remove-all = Take back { $islanders } islanders from { $island }
do-anywhere = Anywhere: those islands have treasures enough to the end

## Refusals

no-2-4 = { $island } is full: { $people } islanders.
no-5-1 = You do not hold { $card }: lay face up one of the { $cards } cards in your hand.
no-6-1 = You do not hold { $card }: hide one of the { $cards } cards in your hand.
no-7-1 = There is no card in that place: choose a card that lies on the table.
no-7-4 = Your supply is empty: without an islander you can only pass.
no-10-1 = This card is not active in front of you: you resolve only your own.
no-10-2 = { $card } comes later: { $kind ->
    [0] treasures are moved
    [1] islanders are removed
    [2] islanders are placed
   *[3] islanders are moved
} first.
no-10-17 = This card is the same as another one already offered: the order makes no difference.
no-11-2 = There is no treasure left on { $island }.
no-11-3 = This treasure comes from { $island }: it must go to another island.
no-11-7 = You have no islander on { $island }.
no-11-12 = { $island } is full: { $people } islanders.
no-11-13 = { $owner } has no islander on { $island }.
no-11-14 = { $island } is full: { $people } islanders.
no-11-14-nowhere = All other islands are full: this islander has nowhere to go.
no-11-19 = This islander comes from { $island }: it must change islands.

## Log

log-1 = The Tide card shows { $background }.
log-2 = The Day/Night card shows { $background }.
log-3 = { $island } has only { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}.
log-4 = { $seat } is the first shaman.
log-5 = { $seat } settles on { $island }.
log-6 = Turn { $turn }: { $seat } is shaman.
log-7 = { $seat } lays { $card } in front of { $holder }.
log-8 = You hide { $card } in front of { $holder }.
log-9 = { $seat } hides a card in front of { $holder }.
log-10 = { $seat } puts an islander on { $caster }’s { $lap ->
    [face_up] open
   *[face_down] hidden
} card.
log-11 = { $seat } puts no islander on a card.
log-12 = { $seat } flips a Condition card: { $background }.
log-13 = { $seat }’s hidden card in front of { $holder }: { $card }.
log-14 = { $card } in front of { $holder } has no effect.
log-15 = { $seat } applies “{ $face }”.
log-16 = { $seat } can do nothing: “{ $face }” has no effect.
log-17 = { $seat } moves a treasure from { $from } to { $to }.
log-18 = { $seat } takes back an islander from { $island }.
log-19 = { $seat } places an islander on { $island }.
log-20 = { $seat } moves one of { $owner }’s islanders from { $from } to { $to }.
log-21 = { $seat } takes a treasure from { $island }.
log-22 = Conflict on { $island }: nobody takes a treasure.
log-23 = { $seat } draws { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
log-24 = You receive { $card }.
log-25 = { $seat } accepts to be shaman.
log-26 = { $seat } declines and names { $named } shaman.
log-27 = { $seat }: { $points ->
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
log-28 = { $seat } is dealt { $cards } cards.

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
