## Chapter 1 - Goal and board

MG-1-1 = The goal is to have the most favour points at the end and become chief of the tribe.
MG-1-2 = Favour points come from huts (Paths of the Gods, Stone Star, Totem, points from squares) and from amulets.
MG-1-3 = There are eight Paths of the Gods, four vertical and four horizontal, each starting at a statue.
MG-1-4 = A Path of the Gods is made of all landscape squares in its statue’s column or row.
MG-1-5 = There are four landscapes: water, sand, mangrove and reed.
MG-1-6 = An amulet square is a landscape square ringed with red stones.
MG-1-7 = The centres of the Stone Star and of the Totem are not squares: nothing is ever built there.

## Chapter 2 - Setup

MG-2-1 = Each player has 10 huts with 2 or 3 players, 9 with 4 players and 8 with 5 players.
MG-2-2 = Each player has two bowls with 2 or 3 players, one with 4 or 5 players.
MG-2-3 = All score counters start on 0.
MG-2-4 = A first player is chosen and takes the talisman.
MG-2-5 = The first player gets the two starting offering cards numbered 1, the next player clockwise those numbered 2, and so on.
MG-2-6 = Starting offering cards not dealt out leave the game.
MG-2-7 = The other offering cards form a face-down draw pile, from which four are revealed.
MG-2-8 = During setup, each player gets two landscape cards, kept secret.
MG-2-9 = The other landscape cards form a face-down draw pile, from which three are revealed.
MG-2-10 = The boat starts on the boat space, north of the archipelago.
MG-2-11 = At the start, one bird of paradise is on mangrove and the other on water.
MG-2-12 = At the start, the five amulets of value 1 are stacked face up on the board; all the others are in the bag.
MG-2-13 = All markers on the amulet table start beside 0.
MG-2-14 = The favour tiles form a sorted pile, with 2 on top and 9 at the bottom.
MG-2-15 = With 3 players, each of the three squares marked with a grey hut gets a neutral hut.
MG-2-16 = With 2 players, each of the three squares marked with a grey hut and the seven marked with a white hut gets a neutral hut.
MG-2-17 = With 2 players, the neutral Totem hut stands on favour tile 2, so the pile starts at 3.
MG-2-18 = With 2 players, a neutral bowl blocks the southern cult place: piers 6 and 7 are not used.
MG-2-19 = With 2 players, the neutral bowl stays on the southern cult place for the whole game.
MG-2-20 = Unused pieces leave the game; with 2 or 3 players, one unused colour becomes neutral.

## Chapter 3 - Round and placing bowls

MG-3-1 = A round has three phases, always in the same order: placing the bowls, moving the boat, preparing the next round.
MG-3-2 = Phase 1: from the first player and going clockwise, each player puts a bowl on an empty cult place.
MG-3-3 = A cult place holds only one bowl.
MG-3-4 = With 2 or 3 players, the second bowls are placed in a second pass, again from the first player and going clockwise.
MG-3-5 = The first player cannot put their first bowl on the northern cult place.
MG-3-6 = The first player may put their second bowl on the northern cult place, if it is still empty.
MG-3-7 = Placing your bowls is compulsory.

## Chapter 4 - Boat and piers

MG-4-1 = Phase 2: the boat visits the piers in order, from 1 to 12.
MG-4-2 = At each pier, the player with a bowl on the adjacent cult place carries out the action shown.
MG-4-3 = The boat does not stop at the piers of a cult place without a player’s bowl.
MG-4-4 = A bowl gives two actions, one at each pier of its cult place (1 and 12, 2 and 11, 3 and 10, 4 and 9, 5 and 8, 6 and 7).
MG-4-5 = The order of the actions cannot be changed.
MG-4-6 = You may decline an action, wholly or in part.
MG-4-7 = Where a pier offers two alternatives, only one of them is carried out.
MG-4-8 = Pier 1: take two face-up cards, then draw one face-down card.
MG-4-9 = Pier 2: collect amulets.
MG-4-10 = Pier 3: take one face-up card.
MG-4-11 = Pier 4: take one face-up card, then draw one face-down card.
MG-4-12 = Pier 5: take two face-up cards or draw two face-down cards, not one of each.
MG-4-13 = Pier 6: draw one face-down card, then take one face-up card.
MG-4-14 = Pier 7: build one hut.
MG-4-15 = Pier 8: collect amulets or build one hut.
MG-4-16 = Pier 9: build one hut or one double hut.
MG-4-17 = Pier 10: build up to two huts, on different squares.
MG-4-18 = Pier 11: build one hut, then draw one face-down card.
MG-4-19 = Pier 12: move the birds of paradise; the owner of this bowl will be first player of the next round.
MG-4-20 = At a pier, a step that cannot be carried out is skipped, but the later steps remain available.
MG-4-21 = When a player has built their last hut, the boat still goes on to pier 12 and everyone carries out their remaining actions.

## Chapter 5 - Birds of paradise

MG-5-1 = The two birds of paradise are always on two different landscapes.
MG-5-2 = The bird action lets you move both birds, one, or none.
MG-5-3 = You can build only on a landscape shown by a bird of paradise.

## Chapter 6 - Drawing cards

MG-6-1 = You draw from the two draw piles or take from the face-up cards, never from an opponent.
MG-6-2 = For each card taken or drawn, you choose freely between offering and landscape.
MG-6-3 = Face-up cards are taken and face-down cards drawn in the order shown on the pier.
MG-6-4 = You look at the face-down card you have just drawn before drawing the next one.
MG-6-5 = A face-up card that is taken is not replaced until phase 3.
MG-6-6 = If no face-up card is left, none can be taken: that part of the action is lost.
MG-6-7 = When a draw pile is empty, its discard pile is shuffled to form a new one.
MG-6-8 = If the draw pile and the discard pile of one kind of card are both empty, no face-down card of that kind can be drawn.
MG-6-9 = There is no limit to the number of cards in hand.
MG-6-10 = Hands are secret; only the numbers of offering cards and landscape cards are public.

## Chapter 7 - Amulets

MG-7-1 = Your marker on the amulet table shows how many huts you have on amulet squares.
MG-7-2 = With no hut on an amulet square, you draw nothing from the bag: you take one amulet of value 1 from the board, if any is left.
MG-7-3 = With a single hut on an amulet square, you draw one amulet from the bag and keep it.
MG-7-4 = With two or more huts on amulet squares, you draw that many amulets from the bag, at most five, then put back one of those just drawn.
MG-7-5 = Amulets are kept face down in front of their owner.
MG-7-6 = Spent amulets are set aside; they go back into the bag only when it is empty.
MG-7-7 = If the bag is empty and no amulets are set aside, nothing more is drawn.
MG-7-8 = You collect amulets in full or not at all: after the draw, you cannot refuse to put one back when required.
MG-7-9 = If only one amulet could be drawn from the bag, you keep it.
MG-7-10 = The bag is refilled only at the moment when an amulet must be drawn from it and it is empty.
MG-7-11 = Spent amulets of value 1 are set aside like the others; their stack on the board is never refilled.

## Chapter 8 - Building a hut

MG-8-1 = A hut can be built only on a free landscape square.
MG-8-2 = To build a hut, you must play a landscape card that matches the square.
MG-8-3 = To build a hut, you must pay exactly the sum shown on the square.
MG-8-4 = You cannot pay more than a hut costs: no change is given.
MG-8-5 = A cost in offerings is paid only with offerings, a cost in amulets only with amulets.
MG-8-6 = When you build, you score the favour points of the square at once.
MG-8-7 = A hut built on an amulet square moves your marker on the amulet table forward by one.
MG-8-8 = A hut built at the Totem goes on top of the first favour tile of the pile, and you score its value at once.
MG-8-9 = With no hut in supply, you can no longer build.
MG-8-10 = A square that already has a hut, even a neutral one or your own, is no longer free.
MG-8-11 = To reach the cost of a hut, you may add up several offering cards, or several amulets.
MG-8-12 = You can play or give only cards, amulets and tiles that you have.

## Chapter 9 - Two huts

MG-9-1 = Two huts can be built only at pier 10, one after the other and on two different squares.
MG-9-2 = Each of the two huts at pier 10 is paid separately, at its exact cost.
MG-9-3 = At pier 10, declining the first hut means declining the second one too.
MG-9-4 = At pier 10, the effects of the first hut apply before the second is built.

## Chapter 10 - Double hut

MG-10-1 = A double hut can be built only at pier 9.
MG-10-2 = A double hut costs twice the sum shown and two landscape cards that match the square.
MG-10-3 = A double hut scores the favour points of the square twice.
MG-10-4 = No double hut can be built in the Stone Star, at the Totem or on an amulet square.
MG-10-5 = A hut already built never becomes a double hut.
MG-10-6 = To build a double hut, you need two huts in supply.
MG-10-7 = The cost of a double hut is paid as one exact sum.
MG-10-8 = For a double hut, each of the two landscape cards must match the square and be of a landscape shown by a bird.

## Chapter 11 - Double-landscape square

MG-11-1 = On a double-landscape square, a hut takes a card of either of its two landscapes.
MG-11-2 = On a double-landscape square, the landscape of each card played must be shown by a bird.
MG-11-3 = On a double-landscape square, a double hut takes two cards of the same landscape or one card of each.

## Chapter 12 - Spent cards

MG-12-1 = Spent offering cards and landscape cards go to two separate discard piles.
MG-12-2 = Starting offering cards leave the game once spent.

## Chapter 13 - Preparing the next round

MG-13-1 = Phase 3: the player whose bowl is on the northern cult place takes the talisman and becomes first player.
MG-13-2 = If the northern cult place stayed empty, the talisman goes to the right-hand neighbour of the first player.
MG-13-3 = If the northern cult place stayed empty, both birds must move to the two landscapes that they did not show.
MG-13-4 = In phase 3, players take back their bowls and the boat returns to its space.
MG-13-5 = In phase 3, the face-up offering cards are refilled to four.
MG-13-6 = In phase 3, the face-up landscape cards are refilled to three.
MG-13-7 = The talisman cannot be refused, even if you left the birds where they were.
MG-13-8 = If cards run out in phase 3, fewer are shown face up.

## Chapter 14 - End of the game and scoring

MG-14-1 = Once a player has built their last hut, the current round is finished, then comes the final scoring.
MG-14-2 = On each Path of the Gods, the player with the most huts scores the statue’s larger number, the second the smaller one.
MG-14-3 = In scoring, a double hut counts as two huts.
MG-14-4 = If huts are tied on a Path of the Gods, the hut nearest to the statue breaks the tie.
MG-14-5 = With 2 or 3 players, neutral huts are ranked on the Paths of the Gods, ties included; the points they win are lost.
MG-14-6 = Without a hut on a Path of the Gods or at the Totem, you are not ranked there.
MG-14-7 = Stone Star: each player scores their own huts multiplied by the total number of huts in the sector.
MG-14-8 = Totem: the player with the most huts scores 12 points, the second 6.
MG-14-9 = If huts are tied at the Totem, the lowest favour tile wins: it marks the hut built first.
MG-14-10 = With 2 players, the neutral hut is ranked at the Totem, ties included; the points it wins are lost.
MG-14-11 = At the end, each amulet you still have scores its value.
MG-14-12 = The most points win; if tied, the highest total value of remaining amulets.
MG-14-13 = If both points and amulets are tied, the victory is shared.
MG-14-14 = In the last round, phase 3 is not played.
MG-14-15 = The neutral hut in the Stone Star counts in the sector’s total number of huts.
MG-14-16 = Cards left in hand score nothing.
MG-14-17 = If only one colour is ranked on a Path of the Gods or at the Totem, second place is not awarded.

## Chapter 15 - Variant: bonus tiles

MG-15-1 = Variant: a random bonus tile is put on each free square of the Stone Star: 8 tiles, or 7 with 2 or 3 players.
MG-15-2 = Variant: whoever builds on a square of the Stone Star takes its bonus tile at once.
MG-15-3 = Variant: a statue tile wins ties on its Path of the Gods, whatever the distances.
MG-15-4 = Variant: the offering tile counts, only once, as an offering of value 3 in a payment.
MG-15-5 = Variant: the amulet tile counts, only once, as an amulet of value 2 in a payment.
MG-15-6 = Variant: the landscape joker lets you build, only once, on any landscape, wherever the birds are.
MG-15-7 = Variant: a used bonus tile leaves the game; a statue tile is kept to the end.
MG-15-8 = Variant: you may also play with the statue tiles only, or with the others only.
MG-15-9 = Variant: the landscape joker takes the place of one landscape card; the square’s cost must still be paid.
MG-15-10 = Variant: at the end, an unused amulet tile is worth 2 points; other bonus tiles are worth nothing.
MG-15-11 = Variant: a statue tile also wins ties against the neutral colour, and ties for second place.
