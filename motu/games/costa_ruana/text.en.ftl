## The game

title = Costa Ruana
summary = Tribal chiefs, hidden cards and a moody shaman: who will carry off the pirates’ treasures?
goal = Five turns to gather treasures: 2 points for each treasure in the hut, 1 point for each islander in supply.
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
account-treasures = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
} in the hut, worth { $each ->
    [one] { $each } point
   *[other] { $each } points
} each
account-islanders = { $n ->
    [one] { $n } islander
   *[other] { $n } islanders
} in supply, worth { $each ->
    [one] { $each } point
   *[other] { $each } points
} each

## Questions

ask-settle = Settle an islander on an island
ask-face_up = Lay a card face up in front of a player
ask-face_down = Lay a card face down in front of a player
ask-stake = Put an islander on a card, or pass
ask-flip = Flip a Condition card
ask-resolve = Choose the next card to resolve
ask-take_treasure = { $copied ->
    [yes] Copied card
   *[no] Card
} “{ $face }”: choose the treasure to move
ask-drop_treasure = Put that treasure on another island
ask-remove = { $copied ->
    [yes] Copied card
   *[no] Card
} “{ $face }”: remove an islander{ $left ->
    [1] {""}
   *[other] {" "}({ $left } to go)
}
ask-place = { $copied ->
    [yes] Copied card
   *[no] Card
} “{ $face }”: place an islander{ $left ->
    [1] {""}
   *[other] {" "}({ $left } to go)
}
ask-lift = { $copied ->
    [yes] Copied card
   *[no] Card
} “{ $face }”: choose the islander to move
ask-land = Choose where it goes
ask-shaman = Accept the role of shaman, or name another player

## What those who wait read

waits-settle = { $seats } is choosing an island to settle
waits-face_up = { $seats } is laying a card face up
waits-face_down = { $seats } is laying a card face down
waits-stake = { $seats } is deciding whether to put an islander on a card
waits-flip = { $seats } is choosing a Condition card to flip
waits-resolve = { $seats } is choosing the next card to resolve
waits-take_treasure = { $seats } is choosing a treasure to move
waits-drop_treasure = { $seats } is choosing an island for a treasure
waits-remove = { $seats } is choosing an islander to remove
waits-place = { $seats } is choosing where to place an islander
waits-lift = { $seats } is choosing an islander to move
waits-land = { $seats } is choosing where an islander goes
waits-shaman = { $seats } is naming the shaman

## Choices

do-settle = Settle an islander on { $island }
do-lay-self = Lay { $card } in front of yourself
do-lay-other = Lay { $card } in front of { $holder }
do-hide-self = Lay face down { $card } in front of yourself
do-hide-other = Lay face down { $card } in front of { $holder }
do-pass = Put no islander on a card
do-stake-open = Put an islander on { $own ->
    [yes] your { $lap ->
        [face_up] {""}
       *[face_down] {"hidden "}
    }card { $card }
   *[no] { $caster }’s { $card }
}, in front of { $before ->
    [self] you
   *[other] { $holder }
}
do-stake-hidden = Put an islander on { $own ->
    [yes] your hidden card
   *[no] { $caster }’s hidden card
}, in front of { $before ->
    [self] you
   *[other] { $holder }
}
do-flip = Flip the { $turned ->
    [high_tide] Tide
    [low_tide] Tide
   *[other] Day/Night
} card: { $active } cards active
do-resolve = Resolve { $card }, laid by { $caster }
do-take_treasure = Move a treasure from { $island } ({ $treasures ->
    [0] no treasure
    [one] 1 treasure
   *[other] { $treasures } treasures
})
do-drop_treasure = Put it on { $island } ({ $treasures ->
    [0] no treasure
    [one] 1 treasure
   *[other] { $treasures } treasures
})
do-remove = Remove an islander from { $island }
do-place = Place an islander on { $island }
do-lift-own = Move one of your islanders from { $island }
do-lift-other = Move one of { $owner }’s islanders from { $island }
do-land = Take it to { $island }
do-accept = Accept the role of shaman
do-name = Name { $named } shaman
do-place-all = Place { $left } islanders on { $island }
do-remove-all = Remove { $left } islanders from { $island }
do-anywhere = Move a treasure anywhere: those islands will not run out before the end

## Refusals

no-island-full = { $island } is full: { $people } islanders.
no-not-in-hand = You do not hold { $card }: lay { $lap ->
    [face_up] face up
   *[face_down] face down
} one of the { $cards } cards in your hand.
no-empty-place = There is no card in that place: choose a card that lies on the table.
no-supply-empty = Your supply is empty: without an islander you can only pass.
no-in-front-of-another = This card is not active in front of you: you resolve only active cards in front of you.
no-card-gone = This card is gone: it was not active, or it is already resolved.
no-another-kind-first = { $card } comes later: first resolve your “{ $kind ->
    [0] Move a treasure
    [1] Remove
    [2] Place
   *[3] Move an islander
}” cards.
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
log-settled = { $seat } settles an islander on { $island }.
log-turn-started = Turn { $turn }: { $seat } is shaman.
log-laid-face-up = { $seat } lays { $card } in front of { $holder }.
log-laid-face-up-self = { $seat } lays { $card } in front of themselves.
log-laid-face-down = You lay { $card } face down in front of { $holder }.
log-laid-face-down-self = You lay { $card } face down in front of yourself.
log-laid-hidden = { $seat } lays a card face down in front of { $holder }.
log-laid-hidden-self = { $seat } lays a card face down in front of themselves.
log-staked = { $seat } puts an islander on the { $lap ->
    [face_up] face-up
   *[face_down] hidden
} card laid by { $caster }.
log-staked-not = { $seat } puts no islander on a card.
log-flipped = { $seat } flips a Condition card: { $background }.
log-revealed = Hidden card laid by { $seat } in front of { $holder }: { $card }.
log-revealed-self = Hidden card laid by { $seat } in front of themselves: { $card }.
log-set-aside = { $card } in front of { $holder } is inactive and is discarded.
log-applies = { $seat } applies “{ $face }”.
log-no-effect = { $seat } can do nothing: “{ $face }” has no effect.
log-treasure-moved = { $seat } moves a treasure from { $from } to { $to }.
log-removed = { $seat } removes an islander from { $island }.
log-placed = { $seat } places an islander on { $island }.
log-islander-moved = { $seat } moves one of { $owner }’s islanders from { $from } to { $to }.
log-islander-moved-self = { $seat } moves one of their own islanders from { $from } to { $to }.
log-collected = { $seat } takes a treasure from { $island }.
log-unclaimed = Conflict on { $island }: nobody takes a treasure.
log-drew = { $seat } draws { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
log-drew-card = You receive { $card }.
log-accepted = { $seat } accepts the role of shaman.
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

## Moments

moment-draw = Your draw
moment-turn = Turn { $turn }
moment-conditions = The conditions
moment-cards = The cards
moment-harvest = The harvest
moment-shaman = The next shaman
moment-end = Final scoring
gained-treasures = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
}

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
scene-taken = Taken now
scene-hand = Your hand
scene-shaman = Shaman
scene-thinking = thinking…
scene-your-move = your turn!
scene-tide = Tide card
scene-daylight = Day/Night card
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
scene-takes = { $seat } would take a treasure here
scene-nobody = Nobody would take a treasure here
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

## What is touched: its name, and what it is

thing-islanders = { $seat }’s islanders ({ $n }): { $island }
    .about = At the harvest, the largest number of islanders that nobody equals takes a treasure. At present that would be: { $takes }.
thing-island = { $island }
    .about = { $treasures ->
        [0] No treasures left.
        [one] { $treasures } treasure.
       *[other] { $treasures } treasures.
    } { $people ->
        [0] No islanders
        [one] { $people } islander
       *[other] { $people } islanders
    } ({ $room } at most). The arrow shows who would take a treasure now: { $takes }.
thing-condition = Condition card: { $face }
    .about = If the shaman flips it, only cards with these backgrounds will count: { $active }.
thing-active = Cards active this turn: { $background }
    .about = Cards with this background take effect during this turn.
thing-flip = If the { $condition ->
    [tide] Tide card
   *[daylight] Day/Night card
} is flipped: { $n ->
    [0] no known card active
    [one] { $n } known card active
   *[other] { $n } known cards active
}
    .about = The active backgrounds would be: { $active }. The number counts the cards on the table that you know.
thing-flip-hidden = Hidden cards
    .about = Nobody can say yet whether these cards would be active.
thing-hand = Card { $card }
    .about = You hold { $n }. It takes effect only if its background is active after the shaman’s choice, and for the player in front of whom it is laid.
thing-laid = { $card } in front of { $holder }
    .about = Laid by { $seat }. It acts for { $holder }, and for those with an islander on it: { $stakes }.
thing-stake = { $seat }’s islander on a card
    .about = It will copy the effect of the card for { $seat }, if the card is active.
thing-deck = Draw pile: { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
thing-discard = Discard pile: { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
thing-turn = { $turn ->
    [0] Set-up
   *[other] Turn { $turn } of { $turns }
}
    .about = One golden disc for each turn that has begun.
thing-kind = { $word }
    .about = The numbers give the order in which everybody resolves cards.
thing-anywhere = Anywhere
    .about = All islands at once: each can be reached from every other.
thing-shaman = Shaman
    .about = The shaman goes first, and decides which of the two Condition cards is flipped.
thing-points = { $seat }’s known points: { $n }
    .about = Treasures: { $treasures }; islanders in supply: { $islanders }.
thing-count = { $seat }’s { $what ->
    [supply] islanders in supply
    [cards] cards in hand
    [hut] treasures in the hut
   *[taken] treasures taken this turn
}: { $n }
    .hidden = Only { $seat } knows what is in the hut.
thing-player = { $seat }
    .about = { $supply ->
        [0] No islanders
        [one] { $supply } islander
       *[other] { $supply } islanders
    } in supply, { $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand. Cards laid here act for { $seat }.
thing-ranking = Result
    .about = One line for each player: treasures, islanders in supply, total.
thing-zone = { $zone ->
    [islands] The archipelago
    [conditions] The two Condition cards
    [piles] Draw pile, discard pile and turn
    [table-cards] Cards that are laid
    [hand] Your hand
   *[players] The players
}

## What counts in a position, for the coach

feature-treasures = Treasures won
feature-supply = Islanders in supply
feature-islands = Treasures within reach
feature-cards = What the cards laid should bring
