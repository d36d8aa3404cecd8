## Chapter 1 - Goal and board

BB-1-1 = The game is for 2 to 4 players and lasts six rounds.
BB-1-2 = The most victory points at the end win.
BB-1-3 = Five islands hold 12 regions: 3 mountains, 3 beaches, 3 forests and 3 plains.
BB-1-4 = Each region has one building site and one fish tile.
BB-1-5 = Regions are linked by land and sea paths, each with a die value.

## Chapter 2 - Setup

BB-2-1 = With 2, 3 or 4 players, there are 5, 6 or 7 action tiles in play respectively.
BB-2-2 = Building materials, offerings and shells are unlimited.
BB-2-3 = Each region gets a random fish tile, face up.
BB-2-4 = Six women and six men are revealed under dice 1 to 6 on the game board.
BB-2-5 = During setup, each player gets one starting task and two normal tasks, face up.
BB-2-6 = In each round, two more tasks are revealed than there are players.
BB-2-7 = The 24 jewelry tiles are laid out at random, face up, 4 for each round.
BB-2-8 = Six god tiles lie on the temple, and each player gets another one.
BB-2-9 = Five god cards lie face up, and each player starts with two secret god cards in hand.
BB-2-10 = Each player starts with 12 huts, 6 buildings, 3 dice, 4 priests and 2 offerings.
BB-2-11 = At the start, the twelfth space of the player board holds two huts, and ten other spaces hold one each.
BB-2-12 = Turn order is drawn at random, and players start in that order with 0, 1, 2 and 3 victory points.
BB-2-13 = At the start, the markers are stacked on space 0 of the status track, the first player’s on top.
BB-2-14 = During setup, in reverse turn order, each player places a hut in a region with a fish of value 1.
BB-2-15 = Two players cannot choose the same starting region.
BB-2-16 = The starting hut brings its region’s material or offering, but its fish is not scored.
BB-2-17 = The starting hut may be taken from any space of your player board.

## Chapter 3 - Round and phase A: dice

BB-3-1 = A round has three phases, in the order A, B, C: dice, men and women, scoring.
BB-3-2 = At the start of phase A, everyone rolls their three dice at the same time.
BB-3-3 = In phase A, in turn order, each player places one die, three times round the table.
BB-3-4 = A die placed on an action tile must be lower than every die already there, except with the Blue God.
BB-3-5 = It does not matter whose dice are already on an action tile.
BB-3-6 = A die’s action is carried out at once; its strength is the die’s value.
BB-3-7 = You can place a die on an action tile only if you can carry out its action.
BB-3-8 = In phase A you cannot pass: every die must be placed.
BB-3-9 = A die stays on its action tile, at its real value, until the end of the round, and binds its owner too.
BB-3-10 = You place only dice of your own that are not placed yet, each at the value it rolled.

## Chapter 4 - Expanding

BB-4-1 = You expand into a region linked by a path to a region where you already have a hut.
BB-4-2 = To expand, your strength must be at least the value of the path.
BB-4-3 = The land path action uses only land paths, the sea path action only sea paths.
BB-4-4 = You cannot expand diagonally.
BB-4-5 = A player can have only one hut in a region.
BB-4-6 = To expand, you take a hut from any space of your player board.
BB-4-7 = The new hut takes the region’s building site; a hut that stood there is pushed aside.
BB-4-8 = A hut pushed aside stays in its region and still counts there.
BB-4-9 = When you expand, you receive what the region shows, a material or an offering, with no choice.
BB-4-10 = During the game, you can score a region’s fish only at the moment you expand into it, with the Red God.
BB-4-11 = With no hut left on your player board, you can no longer expand.
BB-4-12 = Several players may have a hut in the same region.
BB-4-13 = An expansion goes in this order: the hut, then the region’s income, then the Red God, which the offering just received may help to play.

## Chapter 5 - Women and men

BB-5-1 = The woman or man action lets you take a tile lying under a die not above your strength.
BB-5-2 = The woman or man tile taken goes on a free space of your player board, with no hut or tile.
BB-5-3 = With no free space on your player board, you can take neither a woman nor a man.
BB-5-4 = Placing a woman or man tile triggers no effect.
BB-5-5 = The twelfth space can take a woman or man tile only if it holds no hut.
BB-5-6 = No hut can be moved onto a space covered by a woman or man tile.
BB-5-7 = On the game board, the place of a woman or man tile that was taken stays empty until the next round.

## Chapter 6 - Helper

BB-6-1 = The helper action gives as many die points to spend as its strength.
BB-6-2 = Helper, 1 die point: tattoo a man and advance as many status spaces as he has symbols.
BB-6-3 = Helper, 1 die point: a woman collects as many shells as she has symbols.
BB-6-4 = Helper, 1 die point: score 1 victory point.
BB-6-5 = Helper, 2 die points: take one offering.
BB-6-6 = Helper, 2 die points: take one god card.
BB-6-7 = Helper, 2 die points: take one building material of your choice.
BB-6-8 = Helper, 2 die points: move one hut on your player board to the twelfth space.
BB-6-9 = Each man is tattooed and each woman collects her shells only once per game: the tile is then shifted.
BB-6-10 = With the helper, purchases may be mixed and repeated.
BB-6-11 = Die points not spent with the helper are lost.
BB-6-12 = A hut placed on the game board never comes back.
BB-6-13 = A god card is taken from the draw pile or from the five face-up cards.
BB-6-14 = A god card taken face up is replaced at once.
BB-6-15 = A marker that enters an occupied status space goes on top of the stack.
BB-6-16 = A material received goes on a free ceremony space that matches it.
BB-6-17 = With no free matching ceremony space, a material stays beside the player board and is useful only for tasks.
BB-6-18 = A material placed on a ceremony space can no longer be moved.
BB-6-19 = At the end of the status track, surplus steps are lost.
BB-6-20 = If no god card is left in the draw pile, in the discard pile or face up, none can be taken.

## Chapter 7 - Temple

BB-7-1 = Temple: place a priest from your supply on a space whose value is not above your strength.
BB-7-2 = At the temple, a priest already on the chosen space moves one space along the arrows, pushing the next one in turn.
BB-7-3 = A priest pushed out of the temple returns to its owner’s supply.
BB-7-4 = With no priest in supply, you cannot choose the temple.
BB-7-5 = Each priest placed in the temple brings a fire bonus.

## Chapter 8 - Building

BB-8-1 = You build one of your unbuilt buildings, of a value not above your strength.
BB-8-2 = A building covers two adjacent ceremony spaces, whose two materials return to the general supply.
BB-8-3 = Ceremony spaces are adjacent horizontally or vertically, never diagonally.
BB-8-4 = A building scores 10 victory points in rounds 1 and 2, 7 in rounds 3 and 4, 4 in rounds 5 and 6.
BB-8-5 = Each building built brings a fire bonus.
BB-8-6 = Without materials on two adjacent ceremony spaces, you cannot build.
BB-8-7 = An isolated ceremony space can hold a material, but no building.
BB-8-8 = You cannot build with a material lying beside the player board.

## Chapter 9 - Fire bonus

BB-9-1 = Fire bonus, first: take a god card or an offering.
BB-9-2 = Fire bonus, then: advance one status space or take a shell.
BB-9-3 = The fire bonus is taken immediately.
BB-9-4 = Both parts of the fire bonus are compulsory, and neither can be taken twice.

## Chapter 10 - Fishing

BB-10-1 = Fishing: place any die and score 2 victory points.
BB-10-2 = When fishing, a die need not be lower than the others.
BB-10-3 = No god can be played with a die placed on fishing.

## Chapter 11 - Phase B: men and women

BB-11-1 = In phase B, in turn order, each player uses at most one type of man and one type of woman.
BB-11-2 = In phase B, man and woman may be used in either order, and both are optional.
BB-11-3 = In phase B, identical tiles of one sex act together, as a single stronger action.
BB-11-4 = In phase B, men and women are never combined.
BB-11-5 = In phase B, the position and shifting of the tiles do not matter, and using them does not change them.
BB-11-6 = Land path or sea path type: one tile uses a path of value 2 or less, two tiles one of value 4 or less, three tiles any path.
BB-11-7 = Woman action or man action type: take a woman or a man respectively, with strength 3 for one tile, 6 for two or three.
BB-11-8 = Build type: build one building with strength 3 for one tile, 6 for two or three.
BB-11-9 = Building material type: one, two or three tiles give 1, 2 or 3 materials of your choice.
BB-11-10 = Move a hut type: one, two or three tiles move up to 1, 2 or 3 huts to the twelfth space.
BB-11-11 = Victory points type: one, two or three tiles score 2, 4 or 6 victory points.
BB-11-12 = God card type: one, two or three tiles give 1, 2 or 3 god cards.
BB-11-13 = Offering type: one, two or three tiles give 1, 2 or 3 offerings.
BB-11-14 = Status type: one, two or three tiles advance you 1, 2 or 3 status spaces.
BB-11-15 = Shell type: one, two or three tiles give 1, 2 or 3 shells.
BB-11-16 = Dice on the action tiles do not hinder the actions of phase B.
BB-11-17 = What you gain in phase B can be used later in the same phase.
BB-11-18 = You may use fewer identical tiles than you own, but the type cannot be used again in this phase B.
BB-11-19 = A man or woman taken in phase B may act later in the same phase.
BB-11-20 = In phase B, you use only men and women of your own player board.

## Chapter 12 - Phase C: status track

BB-12-1 = Phase C goes in this order: status track, temple, jewelry tiles, task tiles.
BB-12-2 = In phase C, each player scores the victory points of their status space, from 0 to 15.
BB-12-3 = After the status track is scored, the markers return to 0, stacked in their order, the furthest ahead on top.
BB-12-4 = On the same status space, the upper marker is ahead.
BB-12-5 = The stack of status markers sets the new turn order at once, from top to bottom.
BB-12-6 = Markers still on status space 0 keep their order in the stack.

## Chapter 13 - Phase C: temple

BB-13-1 = In phase C, each priest in the temple scores 1 victory point in rounds 1 and 2, 2 in rounds 3 and 4, 3 in rounds 5 and 6.
BB-13-2 = In phase C, the player with the most priests in the temple takes the top god tile.
BB-13-3 = If priests are tied, the god tile goes to the tied player with the leftmost priest.
BB-13-4 = If the temple is empty in phase C, the top god tile leaves the game.
BB-13-5 = Priests stay in the temple from one round to the next.

## Chapter 14 - Phase C: jewelry

BB-14-1 = In phase C, in the new turn order, each player may buy one jewelry tile of the current round.
BB-14-2 = A jewelry tile is paid for in shells; it is kept face down and its points count at the end.
BB-14-3 = The round’s unsold jewelry tiles are discarded.
BB-14-4 = The emptied columns of jewelry tiles show the round, and so what buildings and priests score.
BB-14-5 = Buying jewelry is optional; you buy at most one tile per round.

## Chapter 15 - Phase C: tasks

BB-15-1 = In phase C, in the new turn order, each player must fulfil one of their three tasks, if one is complete.
BB-15-2 = A task fulfilled without the Yellow God scores 6 victory points.
BB-15-3 = A task asks for a minimum; you may have more, and you spend nothing.
BB-15-4 = Whoever fulfils no task abandons one of their choice and scores nothing.
BB-15-5 = Then, in turn order, each player must take a new task from the game board, even in round 6.
BB-15-6 = The two tasks nobody took leave the game.
BB-15-7 = For tasks, a hut counts in its region whether or not it holds the building site.
BB-15-8 = At the end of the round, the men and women left on the game board are removed, and six of each replace them for the next round.
BB-15-9 = At the end of the round, players take back their dice, and new tasks are revealed for the next round.
BB-15-10 = All players resolve a task before anyone takes a new one.
BB-15-11 = Whoever has a complete task cannot abandon any, but may fulfil another one, even with the Yellow God.
BB-15-12 = The Yellow God is never compulsory: without a complete task, you may abandon one instead.
BB-15-13 = For tasks, jewelry and a god tile gained in the same phase C already count.

## Chapter 16 - End of the game

BB-16-1 = The game ends after the sixth round.
BB-16-2 = After the sixth round, each player may still fulfil their three remaining tasks.
BB-16-3 = At the end, each unused god tile scores 2 victory points.
BB-16-4 = At the end, you score the fish value of each region whose building site you hold.
BB-16-5 = At the end, each jewelry tile scores its victory points.
BB-16-6 = Final bonus of 6 victory points for nine fulfilled tasks.
BB-16-7 = Final bonus of 6 victory points for six jewelry tiles.
BB-16-8 = Final bonus of 6 victory points for having all your ceremony spaces filled, with materials or buildings.
BB-16-9 = Final bonus of 6 victory points for having built all six of your buildings.
BB-16-10 = Final bonus of 6 victory points for huts in all twelve regions.
BB-16-11 = Final bonus of 6 victory points for twelve men and women on your player board.
BB-16-12 = At the end, leftover materials, shells, offerings and god cards score nothing.
BB-16-13 = If victory points are tied, the tied player earliest in turn order wins.
BB-16-14 = The final tasks are optional and done in turn order; nothing is abandoned.
BB-16-15 = A region’s building site is held by the newest hut there, and by no other.
BB-16-16 = A task fulfilled with the Yellow God counts towards the nine of the final bonus.
BB-16-17 = Above 100 victory points, counting goes on.

## Chapter 17 - The gods

BB-17-1 = Each god effect played with god cards costs one offering.
BB-17-2 = God cards played go to a face-up discard pile; when the draw pile is empty, it is rebuilt from that pile.
BB-17-3 = Two identical god cards and one offering give the effect of any god.
BB-17-4 = A god tile replaces any god card, without an offering, and then leaves the game.
BB-17-5 = Blue God (phase A): place a die that is not lower than those on the action tile.
BB-17-6 = A Blue God is good for one die only: the next die that is not lower needs another.
BB-17-7 = White God (phase A): the die acts with strength 6 but keeps its value on the action tile.
BB-17-8 = Red God (phases A and B): score the fish of the region you have just expanded into.
BB-17-9 = The Red God leaves the fish tile for the others; you score a region’s fish this way only once.
BB-17-10 = Green God (phase B), either: double the total effect of one type of man or woman.
BB-17-11 = Green God (phase B), or: use one more, different type of man or woman.
BB-17-12 = Each player can play only one Green God per phase B.
BB-17-13 = Doubling a type with the Green God never gives two separate actions.
BB-17-14 = Yellow God (phase C): it replaces one requirement of a task, which then scores only 4 victory points.
BB-17-15 = Only one Yellow God can be played per task tile, even for the final tasks.
BB-17-16 = The Blue, White and Red Gods may be combined on one die.
BB-17-17 = Without an offering, no god card can be played.
BB-17-18 = With two identical cards or a god tile, it is the phase of the chosen effect that counts.
BB-17-19 = What was used to play the Yellow God no longer counts for the task.
BB-17-20 = Blue is not played for a die that is already lower, nor White for a 6, nor Green to double a strength of 6, nor Yellow for a complete task.
BB-17-21 = Even with the White God, the die placed must be lower than those on the action tile.
BB-17-22 = Each god effect has its own cost.
BB-17-23 = A Green God who doubles a type is declared and played when that type is used, never afterwards.
BB-17-24 = The Yellow God replaces only one missing requirement of a task: one wood, one hut, one card.
BB-17-25 = A god is played with what you own: one card of his colour, two identical cards of another colour, or a god tile.

## Chapter 18 - Two and three players

BB-18-1 = With 2 players, woman and man share one combined action tile, land path and sea path another.
BB-18-2 = With 3 players, land path and sea path share one combined action tile.
BB-18-3 = On a combined action tile, you choose one of the two actions.
BB-18-4 = On a combined action tile, all dice form a single descending row, whichever action they were used for.
