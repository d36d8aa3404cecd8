## Chapter 1 - Goal

CR-1-1 = The game is for 2 to 6 players, each the chief of one tribe.
CR-1-2 = The goal is to have the most respect points at the end of turn 5.
CR-1-3 = Respect points come from the treasures in your hut and the islanders in your supply.

## Chapter 2 - Components

CR-2-1 = There are 72 action cards of four kinds: move a treasure, remove islanders, place islanders, move an islander.
CR-2-2 = Each card has a single background: day, night, high tide or low tide.
CR-2-3 = The two Condition cards have two faces each: high or low tide on one, day or night on the other.
CR-2-4 = An island holds at most 7 islanders, all colours together.
CR-2-5 = An island can hold any number of treasures.
CR-2-6 = Each player has 10 islanders of one colour.
CR-2-7 = There are no neighbouring islands: pieces can go from any island to any other.
CR-2-8 = All treasures are worth the same, whatever they look like.

## Chapter 3 - Setup

CR-3-1 = Only cards with no more notches than there are players are used.
CR-3-2 = The cards in use are shuffled and 5 are dealt to each player; the rest form the draw pile.
CR-3-3 = Each Condition card starts with a random face showing.
CR-3-4 = With 2, 3, 4, 5 or 6 players, there are 4, 6, 7, 9 or 10 islands in play respectively.
CR-3-5 = Two islands chosen at random get 4 treasures each; every other island gets 5.
CR-3-6 = The first shaman is chosen at random and takes the shaman figure.
CR-3-7 = At the start, all islanders are in their owners’ supplies and the huts are empty.
CR-3-8 = During setup, players place one islander at a time, from the shaman and going clockwise, three times round the table.
CR-3-9 = During setup, placing an islander is compulsory, on any island that has room.
CR-3-10 = After setup, each player has 3 islanders on islands and 7 in supply.

## Chapter 4 - Course of a turn

CR-4-1 = The game lasts exactly 5 turns.
CR-4-2 = In turn order, the shaman comes first, then the others clockwise.
CR-4-3 = A turn follows this order: face-up card, face-down card, islander on a card, Condition card, reveal, resolution, collection, preparation of the next turn.
CR-4-4 = A step begins only when all players have finished the one before.

## Chapter 5 - Face-up card

CR-5-1 = Each turn, every player must first play one card face up.
CR-5-2 = The face-up card may be played in front of yourself or any other player.
CR-5-3 = A card affects the player it lies in front of, whoever played it.
CR-5-4 = Any number of cards may lie in front of one player.
CR-5-5 = Face up or face down, you can play only cards from your own hand.

## Chapter 6 - Face-down card

CR-6-1 = Once the face-up cards are down, every player must play one card face down.
CR-6-2 = The face-down card may be played in front of yourself or any other player.
CR-6-3 = Until the reveal, a face-down card is known only to the player who played it.
CR-6-4 = You may not look at a face-down card that another player has played in front of you.

## Chapter 7 - Islanders on cards

CR-7-1 = Each turn, every player may put one islander on any card on the table.
CR-7-2 = Putting an islander on a card is optional.
CR-7-3 = An islander put on a card comes from your own supply, never from an island.
CR-7-4 = With no islander in supply, you cannot put one on a card.
CR-7-5 = You may put an islander on any card on the table, face up or face down, in front of you or anyone else.
CR-7-6 = Several players may put an islander on the same card.
CR-7-7 = Each player may put only one islander per turn on the cards, whichever card it is.
CR-7-8 = An islander on a card copies its effect for the islander’s owner.
CR-7-9 = An islander on a card is no longer in the supply.
CR-7-10 = Once on a card, an islander can be neither taken back nor moved to another card.
CR-7-11 = Islanders are put on cards openly, one player after another.

## Chapter 8 - Condition cards

CR-8-1 = The shaman must flip one Condition card, and only one.
CR-8-2 = The shaman chooses which Condition card to flip before the face-down cards are revealed.
CR-8-3 = A card is active if its background is one of the two showing after the Condition card is flipped.
CR-8-4 = Each turn, exactly one tide (high or low) and exactly one of day and night are active.
CR-8-5 = The Condition cards keep their faces from one turn to the next.

## Chapter 9 - Reveal

CR-9-1 = Once the shaman has flipped a Condition card, all face-down cards are revealed.
CR-9-2 = At the reveal, every inactive card is discarded without effect.
CR-9-3 = Islanders on an inactive card return to their owners’ supplies at once.
CR-9-4 = Islanders on an active card stay there until the card is fully resolved.
CR-9-5 = An islander back from an inactive card can be used this same turn.

## Chapter 10 - Resolving the cards

CR-10-1 = From the shaman and going clockwise, each player resolves all the active cards in front of them.
CR-10-2 = Cards are resolved by kind, in this order: move a treasure, remove islanders, place islanders, move an islander.
CR-10-3 = Among cards of the same kind, the player they lie in front of chooses the order.
CR-10-4 = All “Remove” cards are one kind and all “Place” cards another, whatever number they show.
CR-10-5 = A card’s effect applies first to the player it lies in front of.
CR-10-6 = The islanders on a card then copy its effect: first that of the player it lies in front of, then the others clockwise from that player.
CR-10-7 = Each player finishes applying a card’s effect before the next player applies it.
CR-10-8 = A resolved card is discarded, and the islanders on it return to their owners’ supplies.
CR-10-9 = A card’s effect is compulsory and must be applied in full.
CR-10-10 = If an effect cannot be applied in full, as much of it as possible is applied.
CR-10-11 = With no active card in front of you, you resolve none; only an islander on a card in front of someone else can still act for you.
CR-10-12 = You cannot decline the effect your islander copies.
CR-10-13 = Whoever applies an effect makes its choices, placing islanders from their own supply and removing their own from islands.
CR-10-14 = Even if the player a card lies in front of can do nothing, the islanders on it still copy its effect.
CR-10-15 = An islander returned by a resolved card can be used from the next card on, never for the card it was on.
CR-10-16 = A player resolves all the active cards in front of them before the next player begins.
CR-10-17 = Between cards with the same effect and islanders of the same players on them, or none, there is no order to choose.

## Chapter 11 - Card effects

CR-11-1 = “Move a treasure”: move 1 treasure from one island to another.
CR-11-2 = To move a treasure, take it from an island that has at least one; it may be the last.
CR-11-3 = A treasure must be moved to a different island.
CR-11-4 = “Remove”: take as many of your own islanders as the card shows from islands back to your supply.
CR-11-5 = The islanders removed may come from one island or several.
CR-11-6 = If you have fewer islanders on islands than a “Remove” card asks for, all of them return.
CR-11-7 = With a “Remove” card, you can remove only your own islanders.
CR-11-8 = “Place”: put as many islanders from your supply on islands as the card shows.
CR-11-9 = The islanders placed may go to one island or several.
CR-11-10 = If you have fewer islanders in supply than a “Place” card asks for, you place all of them.
CR-11-11 = With a “Place” card, you can place only your own islanders.
CR-11-12 = You cannot place an islander on an island that already holds 7.
CR-11-13 = “Move an islander”: move 1 islander, your own or another player’s, from one island to another.
CR-11-14 = An islander can be moved only to an island that holds fewer than 7.
CR-11-15 = An islander may be moved away from a full island.
CR-11-16 = Islanders on cards are never targets: only islanders on islands can be removed or moved.
CR-11-17 = If there is no islander on any island, “Move an islander” has no effect.
CR-11-18 = Whoever applies “Move an islander” chooses freely; the owner of the islander has no say.
CR-11-19 = An islander must be moved to a different island.
CR-11-20 = If there is no treasure on any island, “Move a treasure” has no effect.

## Chapter 12 - Collecting treasures

CR-12-1 = Once the cards are resolved, every island is checked: each gives at most 1 treasure per turn.
CR-12-2 = The player with more islanders on an island than each other player takes 1 treasure there.
CR-12-3 = Players with equal numbers of islanders on an island are in conflict and take nothing there.
CR-12-4 = There may be several conflicts on the same island.
CR-12-5 = If the leaders on an island are tied, the one player not in conflict, if any, takes 1 treasure there; that player then has a single islander.
CR-12-6 = On each island, the largest number of islanders that is not tied wins.
CR-12-7 = Whoever takes a treasure from an island returns exactly 1 of their islanders from that island to their supply.
CR-12-8 = If an island has only players in conflict, or no islander at all, nobody takes a treasure there and no islander returns.
CR-12-9 = If an island has no treasure left, nobody takes anything there and no islander returns.
CR-12-10 = Each island is settled on its own; the order in which they are checked does not matter.
CR-12-11 = An island’s treasures are counted at collection: one moved there this turn can be taken.

## Chapter 13 - Preparing the next turn

CR-13-1 = The player who took the fewest treasures this turn, even none, is the shaman candidate for the next.
CR-13-2 = If several players took the fewest treasures, the shaman candidate is the first of them clockwise after the old shaman, who comes last.
CR-13-3 = After the collection, treasures go into the huts, and their totals are hidden from the other players.
CR-13-4 = At the end of turns 1, 2 and 3, each player draws 2 cards, back to a hand of 5.
CR-13-5 = At the end of turn 4, each player draws only 1 card, for a hand of 4.
CR-13-6 = Having seen their new hand, the shaman candidate may decline and name another player.
CR-13-7 = A player named shaman by another cannot refuse.
CR-13-8 = A shaman candidate who declines may name any other player, the old shaman included.
CR-13-9 = The shaman of turn 1 is chosen at random and cannot decline.
CR-13-10 = The discard pile is never reshuffled into a new draw pile.
CR-13-11 = The old shaman is the player who held the figure this turn, even if named by another player.
CR-13-12 = There is no preparation after turn 5: no cards are drawn and there is no new shaman.

## Chapter 14 - End of the game

CR-14-1 = The game ends after the collection of turn 5.
CR-14-2 = At the end of the game, each treasure in your hut is worth 2 respect points.
CR-14-3 = At the end of the game, each islander in your supply is worth 1 respect point.
CR-14-4 = Islanders still on islands and cards in hand score nothing.
CR-14-5 = If points are tied, the tied player with the most treasures wins.
CR-14-6 = If both points and treasures are tied, the victory is shared.
CR-14-7 = Treasures taken and islanders returned at the collection of turn 5 count for points.

## Chapter 15 - Information and table talk

CR-15-1 = A hand is seen only by the player who holds it.
CR-15-2 = Supplies, islands, Condition card faces and islanders on cards are visible to all.
CR-15-3 = Any player may look through the discard pile.
CR-15-4 = Players may talk freely, but no agreement is binding.
