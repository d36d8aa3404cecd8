## Chapter 1 - Board and setup

PA-1-1 = The board has land and water hexes, among them 8 origin hexes, 40 loot hexes (5 per people) and 28 column sites.
PA-1-2 = At the start, all feet and columns are in the general reserve of their colour.
PA-1-3 = The 40 hexagonal tiles, called loot tiles, go into the bag.
PA-1-4 = The deities are shuffled into a face-down pile.
PA-1-5 = The face-down demigod pile has values 1 to 3, shuffled, on top of values 4 to 6.
PA-1-6 = The people cards are shuffled; six of the eight peoples will be played.
PA-1-7 = The offering tiles are sorted by kind and rank, in 1/2 and 3/4 stacks.
PA-1-8 = At the start, the special money cards are stacked face up, the smallest value on top.
PA-1-9 = The 75 action cards are shuffled into the draw pile, and four are revealed.
PA-1-10 = Each player starts with 3 columns and 4 feet in their personal reserve, 5 cards in hand and 0 points.
PA-1-11 = When a score goes beyond the track, the 50/100 marker keeps count.
PA-1-12 = During setup, each player gets one starting bonus tile.
PA-1-13 = The first player holds the temple, and play goes clockwise.
PA-1-14 = Variant: after the set-up of epoch 1, players choose their starting bonus tiles, the last player first, then the others anti-clockwise.
PA-1-15 = Starting bonus tiles that were dealt are applied in turn order before epoch 1 and count as gained in epoch 1; only the column bonus waits for the end of its set-up.
PA-1-16 = There is no limit to the number of cards in hand.
PA-1-17 = You can only play, discard or pay with cards that you have in hand.

## Chapter 2 - Epoch set-up

PA-2-1 = The game has six epochs, each in three phases: set-up, actions, end of epoch.
PA-2-2 = At an epoch set-up, a people card is revealed, and the tile of that people marks the epoch.
PA-2-3 = At an epoch set-up, as many deities as players, plus one, are displayed.
PA-2-4 = At an epoch set-up, each Plaesiris displayed reveals two demigods.
PA-2-5 = At an epoch set-up, as many loot tiles as players, plus one, are laid at random on the people’s loot hexes.
PA-2-6 = With 2 players, the loot hexes numbered 3 and 4 are not used; with 3 players, the one numbered 4 is not used.
PA-2-7 = At an epoch set-up, each demigod loot tile laid on the board reveals one demigod.
PA-2-8 = At an epoch set-up, the effect of the people applies once the tiles are laid out.
PA-2-9 = At an epoch set-up, the temple is put on the people’s origin hex after the people’s effect.
PA-2-10 = At an epoch set-up, owners of Depraccus draw last, once the temple is in place.
PA-2-11 = Displayed deities are not replaced during the epoch.
PA-2-12 = The displayed demigods form one common pool: none belongs to a particular tile or Plaesiris.

## Chapter 3 - Peoples

PA-3-1 = Gallia: in turn order, each player draws 2 cards or reveals the top deity of the pile.
PA-3-2 = Gallia: the revealed deity costs only its top number, in offerings of one kind.
PA-3-3 = Gallia: a revealed deity that is not taken is removed.
PA-3-4 = Germania and Graecia: every hand is brought to exactly 7 cards.
PA-3-5 = Germania and Graecia: players choose which cards they discard; missing cards come from the draw pile.
PA-3-6 = Aegyptus: each player may swap feet for columns, or the reverse, one for one between their personal reserve and the general reserve.
PA-3-7 = Persia: the stack of special money cards is put in order, the highest value on top.
PA-3-8 = Cartago: each player has 2 to spend on purchases, but may not place pieces.
PA-3-9 = Cartago: you cannot add money cards from your hand or Stonkus, and what you do not spend is lost.
PA-3-10 = Iberia: each player takes a rank-1 offering tile or raises one of their own by a rank.
PA-3-11 = Roma: each player draws 2 cards from the draw pile.
PA-3-12 = Gallia: the rank of your offering tile counts towards the revealed deity, except for Pietalte, which is paid with cards only.
PA-3-13 = Gallia: a deity taken scores the epoch’s points and acts like any deity drawn from the pile.
PA-3-14 = Iberia: the gain is compulsory, unless all four of your kinds of offering are already at rank 4.

## Chapter 4 - Actions

PA-4-1 = On your turn, you must take one of the four actions, and only one.
PA-4-2 = The four actions are Move, Buy, Worship and Draw.
PA-4-3 = You cannot pass your turn: the Draw action is always possible.
PA-4-4 = You cannot choose an action that would have no effect.

## Chapter 5 - Move

PA-5-1 = The player who chooses the Move action takes the big foot, which gives 1 step.
PA-5-2 = Each movement card played gives 2 steps.
PA-5-3 = Each step lets you place one foot or one column.
PA-5-4 = The feet and columns you place come from your personal reserve.
PA-5-5 = A foot can be placed on any hex, even water, except column sites.
PA-5-6 = A column can be erected only on a column site.
PA-5-7 = In each epoch, your first foot must be placed next to the temple, except by a Gaiviles jump.
PA-5-8 = A foot is placed next to the temple or to one of your own pieces linked to it.
PA-5-9 = A column is erected next to one of your own feet linked to the temple; the temple itself or another column is not enough.
PA-5-10 = Every piece placed must be linked to the temple.
PA-5-11 = Placing a piece on a hex occupied by an opponent costs one step more.
PA-5-12 = A hex holds at most two pieces, of two different players.
PA-5-13 = No piece can be placed on the temple’s hex.
PA-5-14 = Whoever places a foot on a loot tile takes the tile.
PA-5-15 = The rewards of loot tiles are received once your movement is over.
PA-5-16 = At the end of a movement, unused steps are lost and the cards played are discarded.
PA-5-17 = You may start again from the temple, branch your route or extend it.
PA-5-18 = A column from an earlier epoch can be used again as soon as you link it to the temple.
PA-5-19 = After a Move action, every other player may make a reaction move, in turn order.
PA-5-20 = In a reaction move, you use movement cards and permanent steps, but not the big foot.
PA-5-21 = Whoever makes no reaction move draws one card from the draw pile.
PA-5-22 = After the reactions, the big foot goes back beside the board and the turn ends.
PA-5-23 = The rewards of several loot tiles are applied in the order you choose.
PA-5-24 = A movement places at least one piece; after that, you may stop whenever you like.
PA-5-25 = Pieces placed during the epoch stay linked to the temple until its end.
PA-5-26 = Every Move action opens reactions, even a second action gained with Traitera.

## Chapter 6 - Buy

PA-6-1 = One Buy action allows several purchases.
PA-6-2 = Each player has at most one offering tile of each kind.
PA-6-3 = An offering tile can be bought directly at any rank: the price is 1, 3, 6 or 10 for rank 1, 2, 3 or 4.
PA-6-4 = Raising the rank of an offering tile costs the price difference.
PA-6-5 = From rank 1 to 2 or from 3 to 4, the offering tile is flipped; otherwise it is replaced and the old one leaves the game.
PA-6-6 = Buying a foot or a column from the general reserve costs 1.
PA-6-7 = In a Buy action, placing a piece costs 1, or 2 on an occupied hex, under the placement rules of movement.
PA-6-8 = A piece just bought may be placed in the same action.
PA-6-9 = In a Buy action, there is no big foot, no permanent steps, no jump and no reaction by others.
PA-6-10 = No change is given.
PA-6-11 = Only the money cards needed for the payment are discarded.
PA-6-12 = A special money card, once spent, goes to the ordinary discard pile and stays in the game.
PA-6-13 = The rank of an offering tile can only rise, up to 4.
PA-6-14 = You cannot buy a foot or a column of your colour that is missing from the general reserve.
PA-6-15 = All purchases of an action are paid together, at its end.
PA-6-16 = A foot placed by purchase on a loot tile takes it; the reward comes after the payment.
PA-6-17 = You pay card by card, from the highest value down.

## Chapter 7 - Worship

PA-7-1 = One Worship action lets you take a single displayed deity.
PA-7-2 = Each number on a deity asks for that many offerings of one kind, with a different kind for each number.
PA-7-3 = An offering card is worth 1 offering of its kind, an offering tile as many as its rank.
PA-7-4 = After worship, the offering cards used are discarded, but offering tiles stay.
PA-7-5 = An offering tile’s rank may exceed the number asked for; the excess is lost.
PA-7-6 = Every deity acquired scores as many points as the epoch number, at once.
PA-7-7 = A yellow deity acts once and is then removed; a blue one stays in front of its owner.
PA-7-8 = When you pay for a deity, your own offering tile always counts; cards only make up what it lacks.

## Chapter 8 - Draw

PA-8-1 = The Draw action gives three cards, taken in any mix from the face-up row and the draw pile.
PA-8-2 = A face-up card that is taken is replaced at once.
PA-8-3 = When the draw pile is empty, it is rebuilt from the discard pile.
PA-8-4 = With no draw pile and no discard pile, all hands are shuffled into a new pile; the player drawing takes only the cards still owed.
PA-8-5 = A face-up place that cannot be refilled stays empty until there are cards; it never calls the hands in.
PA-8-6 = Any player may look through the discard pile.

## Chapter 9 - Tile rewards

PA-9-1 = Reserve tile: take the feet or columns shown from the general reserve.
PA-9-2 = Demigod loot tile: take the highest displayed demigod and put it face down in front of you.
PA-9-3 = Demigod starting bonus: take the top demigod of the pile.
PA-9-4 = A deity gained from a tile is taken free from the top of the pile, with its points and its effect.
PA-9-5 = Column starting bonus: after the set-up of epoch 1, erect a column from the general reserve on any column site.
PA-9-6 = Offering reward: for each rank shown, take a rank-1 offering tile or raise one of your own by a rank.
PA-9-7 = Card reward: draw the number of cards shown from the draw pile.
PA-9-8 = Money reward: take the top special money card of the stack.
PA-9-9 = A step tile is kept: it gives 1 or 2 more steps in each of your movements, and several add up.
PA-9-10 = A reward that cannot be given is lost.
PA-9-11 = Once applied, a loot tile leaves the game, unless it is a step tile.
PA-9-12 = A deity gained in any other way than by worship comes from the pile; the displayed deities are untouched.

## Chapter 10 - Deities

PA-10-1 = Surparit: draw one more deity from the pile and apply it; if it is another Surparit, no further one is drawn.
PA-10-2 = Plaesiris taken by a Worship action: take the two highest displayed demigods.
PA-10-3 = Plaesiris gained in any other way than a Worship action: take the top two demigods of the pile.
PA-10-4 = Taksator: take the top special money card.
PA-10-5 = Depraccus: after each epoch set-up, you must draw 2 cards from the draw pile.
PA-10-6 = Vinthrad: 1 more step in each of your movements, action or reaction; several add up.
PA-10-7 = Gaiviles: in each movement, one jump per Gaiviles tile over a hex held by one or two opposing pieces.
PA-10-8 = Gaiviles: the jumped hex costs nothing, the landing hex costs 1 or 2 steps, and you may jump in any direction.
PA-10-9 = Gaiviles: you cannot jump over an empty hex, nor over two hexes at once.
PA-10-10 = Stonkus: up to 2 more to spend per Stonkus tile in each Buy action.
PA-10-11 = Stonkus gives no steps; Vinthrad and step tiles give nothing to spend.
PA-10-12 = Gadicea: in each Draw action, you may take one more card per Gadicea tile.
PA-10-13 = Pietalte is paid with offering cards only: 3 of one kind, 2 of another and 1 of a third.
PA-10-14 = Pietalte: at each scoring, every Pietalte tile scores the rank of one of your own offering tiles.
PA-10-15 = Traitera: after one action, you may take a second one, if you had Traitera at the start of the turn.
PA-10-16 = Traitera is removed when used; other deities and tiles already used may be used again in the second action.
PA-10-17 = Traitera: cards, tiles and deities gained by the first action may be used in the second.
PA-10-18 = You may use several Traitera in one turn, if you had them all at its start.
PA-10-19 = A deity whose effect is impossible still scores the epoch’s points.
PA-10-20 = When the deity pile is empty, it is rebuilt from the removed deities.
PA-10-21 = Gaiviles: a column can jump only over a hex that holds a foot.
PA-10-22 = Traitera cannot be used after the action that ends the action phase.
PA-10-23 = A yellow deity is removed only after its effect.
PA-10-24 = Plaesiris: if there are fewer than two demigods to take, you take what there is.
PA-10-25 = Several Depraccus add up; one acquired with Gallia already works in the same set-up.
PA-10-26 = Stonkus never pays more than the price.

## Chapter 11 - End of epoch and scoring

PA-11-1 = The action phase ends when the last loot tile on the board or the last displayed deity is taken.
PA-11-2 = When a Move ends the action phase, all reactions are played first.
PA-11-3 = At the end of the action phase, the active player scores 3 points, even if another player took the last tile.
PA-11-4 = At the end of the action phase, the active player’s left-hand neighbour becomes first player.
PA-11-5 = At the end of the epoch, feet return to the personal reserves and columns stay in place.
PA-11-6 = At the end of the epoch, deities, demigods and loot tiles still on the board are removed.
PA-11-7 = There are two scorings, after epochs 3 and 6.
PA-11-8 = Demigods score their value at each of the two scorings.
PA-11-9 = At scoring, each column on the board is worth 1 point if you have 1 to 3, 2 points with 4 to 7, 3 points with 8 to 11 and 4 points with 12.
PA-11-10 = The game ends after the second scoring; the most points win.
PA-11-11 = If points are tied, the tied player with the most demigod tiles wins; if still tied, the victory is shared.
PA-11-12 = Demigods stay face down in front of their owner, who may look at them at any time.
PA-11-13 = The 3 points for ending the phase are scored only once, even if tiles and deities run out together.
PA-11-14 = A scoring goes in this order: demigods, columns, Pietalte.
