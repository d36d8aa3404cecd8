## Chapter 1 - Goal and setup

RA-1-1 = The game is for 3 to 5 players; after the third ceremony, the most victory points win.
RA-1-2 = At the start, each player has 5 mana and 4 pearls, hidden behind their screen.
RA-1-3 = Turn order starts with the first player and goes clockwise.
RA-1-4 = The assistants market starts with 24 assistants, 6 of each type.
RA-1-5 = The goods market starts with one card of each good: uru, taro, mahi-mahi and tiare.
RA-1-6 = Each price marker starts on the second level of its scale, counted from the bottom.
RA-1-7 = During setup, each player gets a random starting mask, which gives no treasure.
RA-1-8 = The starting masks not dealt out form the masks market.
RA-1-9 = The forest reserve starts with one card more than there are players.
RA-1-10 = Tattoo markers start on the first space, with the rank of Raatira, and priest markers on 1.
RA-1-11 = Statues 1, 2 and 3 hold the missions worth 1, 2 and 3 points; at the start, only those of statue 1 are face up.
RA-1-12 = Unused missions go back to the box unseen.
RA-1-13 = During setup, each player draws 5 normal rituals and secretly keeps 2.
RA-1-14 = With 4 players, the first player keeps only 1 of the 5 starting rituals.
RA-1-15 = With 5 players, the fifth player draws 5 more normal rituals and keeps 2 of those too, starting with 4.
RA-1-16 = Ritual cubes start in turn order: the first player is also first in ceremonial order.
RA-1-17 = The first player is chosen at random.
RA-1-18 = The number of missions placed on each statue depends on the number of players.

## Chapter 2 - Action phase

RA-2-1 = With 3, 4 or 5 players, there are 6, 5 or 4 action phases respectively, and always 3 ceremonies.
RA-2-2 = In each action phase, every player is Kahuna once, in turn order.
RA-2-3 = The Kahuna must take one of the location tiles still on the board.
RA-2-4 = Every player may do the action of the chosen location, but only the Kahuna gets the Kahuna bonus.
RA-2-5 = At a location, the Kahuna acts first, then the others clockwise from there.
RA-2-6 = Neither a location’s action nor the Kahuna bonus is compulsory.
RA-2-7 = A location tile stays in front of its Kahuna until the phase ends: nobody else can choose it.
RA-2-8 = The die is always rolled by the Kahuna.
RA-2-9 = The action phase ends once every player has chosen a location and the last one is resolved.
RA-2-10 = At the end of an action phase, the first player token first passes to the left.
RA-2-11 = At the end of an action phase, the cards in the forest reserve go to their markets and new ones are revealed: one more than there are players.
RA-2-12 = At the end of an action phase, all location tiles return to the board.
RA-2-13 = At the end of an action phase, the round marker advances: a yellow space means an action phase, a red one a ceremony.
RA-2-14 = With 4 players, action phase 6 is skipped; with 5 players, action phases 5 and 6 are.
RA-2-15 = Using a shaman and pairing a mirror are free actions: you may add them to your choices, but only on your own turn.
RA-2-16 = A good left in the forest reserve lowers its price by one level when it goes to the market.

## Chapter 3 - Forest

RA-3-1 = At the Forest, the gatherer roll comes first.
RA-3-2 = In the first pass at the Forest, each player takes one card from the forest reserve, clockwise from the Kahuna.
RA-3-3 = At the Forest, after the first pass, the cards left go to their markets and new ones are revealed: one more than there are players.
RA-3-4 = The second pass at the Forest goes counter-clockwise, again starting with the Kahuna.
RA-3-5 = A mask taken from the forest reserve goes in front of your screen and gives its treasure at once.
RA-3-6 = Goods go behind your screen, assistants in front of it.
RA-3-7 = A mask’s treasure is pearls, mana or steps on the tattoo track.
RA-3-8 = Taking a good from the forest reserve does not change its price.
RA-3-9 = When the forest draw pile runs out, a new one is made from the goods market, leaving one card of each type there; prices do not move.
RA-3-10 = Every discarded forest card goes to the market it belongs to.
RA-3-11 = At the Forest, you may decline to take a card in either pass.
RA-3-12 = Masks and mirrors left in the forest reserve go to the masks market, assistants to the assistants market.
RA-3-13 = If even the goods market cannot refill the forest draw pile, fewer cards are revealed.
RA-3-14 = A mask gives its treasure only when taken from the forest reserve, never from a market, a theft or the setup.
RA-3-15 = At the Forest, you can take only cards that lie in the forest reserve.

## Chapter 4 - Marae

RA-4-1 = At the Marae, the shaman roll comes first.
RA-4-2 = At the Marae, each player may sacrifice one good to advance one space on the tattoo track.
RA-4-3 = At the Marae, the Kahuna may sacrifice one more good and advance one more space.
RA-4-4 = At the Marae, each player may draw a set of rituals by rank and keep one.
RA-4-5 = At the Marae, the Kahuna may draw a second set of rituals and keep one.
RA-4-6 = A Raatira draws sets of 3 normal rituals, never forbidden ones.
RA-4-7 = An Ariki draws sets of 3 rituals, either normal or forbidden.
RA-4-8 = An Arioi or a Tahua draws sets of 5 rituals, either normal or forbidden.
RA-4-9 = From a set of rituals you must keep exactly one card, unless a ritual grants more; the rest is discarded.
RA-4-10 = A new rank takes effect as soon as it is reached.
RA-4-11 = On becoming Tahua, you may at once perform one ritual from your hand, whatever its cost and without paying mana, only once per game.
RA-4-12 = A sacrificed good goes to the goods market and lowers its price by one level.
RA-4-13 = At the Marae, sacrifices come before drawing rituals.
RA-4-14 = The tattoo track ends at space 9: once there, you can no longer sacrifice goods.
RA-4-15 = When a ritual draw pile is empty, its discard pile is shuffled to form a new one.
RA-4-16 = For each set of rituals, you choose the draw pile anew: normal, or forbidden if your rank allows it.
RA-4-17 = The ritual granted on becoming Tahua is lost unless it is performed at once.
RA-4-18 = You can sacrifice only goods that you have.
RA-4-19 = From an empty ritual draw pile whose discard pile is empty too, nothing is drawn.
RA-4-20 = You can keep only rituals that you have just drawn.

## Chapter 5 - Coral Reef

RA-5-1 = At the Coral Reef, the pearl diver roll comes first.
RA-5-2 = At the Coral Reef, a separate roll gives every player as many pearls as the die shows.
RA-5-3 = At the Coral Reef, the Kahuna receives 3 more pearls.
RA-5-4 = At the Coral Reef, pearls are received automatically, with nothing to decide.

## Chapter 6 - Path of the Gods

RA-6-1 = At the Path of the Gods, you may recruit 1 priest for 2 pearls, or 2 priests for 5 pearls.
RA-6-2 = At the Path of the Gods, after recruiting, you receive as much mana as you have priests.
RA-6-3 = At the Path of the Gods, the Kahuna may recruit 1 more priest for free, before receiving mana.
RA-6-4 = The priest track runs from 1 to 12: you never have fewer than 1 priest or more than 12.
RA-6-5 = You recruit only once per visit: 2 priests cost 5 pearls, never twice 2 pearls.
RA-6-6 = You cannot recruit priests beyond the last space of the priest track.
RA-6-7 = A priest recruited for free anywhere but at the Path of the Gods brings no mana at that moment.

## Chapter 7 - Clearing

RA-7-1 = At the Clearing, each player may put one of their masks or mirrors into the masks market.
RA-7-2 = At the Clearing, those who put a card in may take one from the masks market, clockwise from the Kahuna.
RA-7-3 = At the Clearing, a mask gained by exchange gives no treasure.
RA-7-4 = At the Clearing, the Kahuna may complete one visible mission, and only one, auctions excepted.
RA-7-5 = At the Clearing, everyone puts in before anyone takes a mask.
RA-7-6 = At the Clearing, whoever put nothing into the masks market takes nothing from it.
RA-7-7 = At the Clearing, you cannot put in a paired mirror or its mask.
RA-7-8 = At the Clearing, the Kahuna’s mission may come before or after the exchange of masks.

## Chapter 8 - Market

RA-8-1 = At the Market, the merchant roll comes first.
RA-8-2 = At the Market, each player sells at most one good, the Kahuna at most two.
RA-8-3 = A sale gives a single bonus from that good’s scale, at the price marker’s level or below.
RA-8-4 = After a sale, the price marker of the good sold goes down one level.
RA-8-5 = In any phase, a good added to the goods market lowers its price by one level.
RA-8-6 = A good taken from the goods market raises its price by one level.
RA-8-7 = A price marker at the top of its scale goes no higher, and at the bottom no lower.
RA-8-8 = At the Market, each player may recruit one assistant for 2 pearls, and only one at that price.
RA-8-9 = At the Market, the Kahuna may recruit one more assistant for free.
RA-8-10 = At the Market, you may sell and recruit in any order.
RA-8-11 = A mahi-mahi sold with its price marker at the top may, as its bonus, complete a mission.
RA-8-12 = You may choose a sale bonus that can have no effect: it gives nothing.
RA-8-13 = In a sale, the price goes down only after the bonus has been applied.
RA-8-14 = From a market, you can take only the cards that are there.
RA-8-15 = The Kahuna’s free assistant does not require paying for another one.
RA-8-16 = You can sell only goods that you have.

## Chapter 9 - Ceremony

RA-9-1 = A ceremony has six steps, always in the same order.
RA-9-2 = Ceremony step 1: you may recruit 1 priest for 2 pearls or 2 for 5, then receive as much mana as you have priests; there is no Kahuna bonus.
RA-9-3 = Ceremony step 2: you may put 3 mana into the bag to draw a set of rituals by rank and keep one, only once.
RA-9-4 = Ceremony step 3: each player secretly puts up to 2 rituals into the bag, each with a clip.
RA-9-5 = Ceremony step 3: an Arioi or a Tahua may put up to 3 clipped rituals into the bag.
RA-9-6 = Ceremony step 3: common rituals go into the bag without a clip, on top of the others and without limit.
RA-9-7 = Ceremony step 4: all players secretly choose how much mana to offer, then reveal together.
RA-9-8 = Ceremony step 4: the cubes are sorted from the highest offering to the lowest; tied players keep their former order.
RA-9-9 = Ceremony step 4: all the mana offered goes into the bag.
RA-9-10 = Ceremony step 4, with 4 or 5 players: the first three in order each take one reward among a tattoo, a good from the market and 2 pearls.
RA-9-11 = Ceremony step 4, with 3 players: only the first two take a reward.
RA-9-12 = Ceremony step 5: all rituals from the bag are sorted from the cheapest to the dearest.
RA-9-13 = Ceremony step 5: at equal cost, common rituals come first, then the others in the ceremonial order of their owners.
RA-9-14 = Ceremony step 5: each player orders their own rituals of equal cost.
RA-9-15 = Ceremony step 5: as long as the mana in the bag suffices, the next ritual is paid for and its effect applied.
RA-9-16 = Ceremony step 5: as soon as the bag cannot pay for a ritual, that one and all later ones are discarded without effect.
RA-9-17 = At the end of ceremony step 5, the mana left in the bag goes to the general supply and the clips return to their owners.
RA-9-18 = Once performed, a permanent ritual stays in front of its owner.
RA-9-19 = Mana added to the bag during ceremony step 5 can pay for the rituals that follow.
RA-9-20 = Ceremony step 6: in ceremonial order, each player in turn completes one mission or passes.
RA-9-21 = Ceremony step 6: rounds continue until all players pass in the same one.
RA-9-22 = After the first ceremony, the missions of statue 2 are revealed; after the second, those of statue 3.
RA-9-23 = Mana put into the bag outside a ceremony or in step 6 waits there for step 5 of the next ceremony.
RA-9-24 = Ceremony steps 1 and 2 are played in the ceremonial order of the moment, before the offerings change it.
RA-9-25 = Ceremony step 4: each reward is given only once; with 4 or 5 players, the third place gets the one that is left.
RA-9-26 = Ceremony step 4: you may offer no mana at all.
RA-9-27 = Ceremony step 6 begins with the auctions that were waiting.
RA-9-28 = Ceremony step 6: a player who passes may still act in the next round, if there is one.
RA-9-29 = A ritual discarded for lack of mana is lost: it does not return to hand.
RA-9-30 = The game ends after the third ceremony.
RA-9-31 = Ceremony step 3: only rituals from your hand can go into the bag.
RA-9-32 = Ceremony step 4: you can offer only mana that you have.

## Chapter 10 - Rituals

RA-10-1 = A personal ritual has an immediate effect, for its owner only.
RA-10-2 = A permanent ritual acts from the moment it is performed until the end of the game.
RA-10-3 = An interactive ritual immediately harms other players.
RA-10-4 = A common ritual has an immediate effect, for all players.
RA-10-5 = No ritual can steal a mask or mirror that is part of a pair.
RA-10-6 = A ritual performed through a shaman, the rank of Tahua or another ritual costs no mana.
RA-10-7 = A ritual is discarded, or placed in front of its owner if permanent, only once its effect is over.
RA-10-8 = A ritual that affects several players is applied to one after another, in ceremonial order.
RA-10-9 = You may decline a ritual’s gain if it needs a choice; an automatic gain, a theft or a cancellation cannot be declined.
RA-10-10 = A cancelling ritual affects only other players’ clipped rituals still waiting in step 5 of a ceremony.
RA-10-11 = A cancelled ritual is discarded without effect and costs no mana.
RA-10-12 = When a ritual gives different goods, you never take two of the same type.
RA-10-13 = A ritual that lets you perform another one is good only for a ritual from your hand.
RA-10-14 = From a player you can steal only what that player has.

## Chapter 11 - To’o missions

RA-11-1 = Apart from auctions, there are only three ways to complete a mission: as Kahuna at the Clearing, by selling mahi-mahi at the top of its scale, or in ceremony step 6.
RA-11-2 = To complete a Goods mission, pay everything the tile shows: pearls, mana, goods or masks.
RA-11-3 = Goods and masks paid for a mission go to their markets.
RA-11-4 = For a conditional mission, meeting the condition is enough: nothing is paid.
RA-11-5 = A mission’s condition is a minimum: you may have more, or a higher rank.
RA-11-6 = A Mana auction mission can be won only by auction.
RA-11-7 = Mana auction missions are auctioned as soon as their row holds no other kind of mission.
RA-11-8 = Several Mana auction missions in the same row are auctioned one after another.
RA-11-9 = A row revealed with nothing but Mana auction missions waits for the start of step 6 of the next ceremony.
RA-11-10 = In an auction, the highest secret bid wins; ties are broken by ceremonial order.
RA-11-11 = In an auction, all bids go into the bag, losing ones too.
RA-11-12 = Completed missions stay hidden behind your screen.
RA-11-13 = You cannot complete a hidden mission or one on a statue that is still closed.
RA-11-14 = Pearls and mana paid for a mission go to the general supply.
RA-11-15 = A paired mirror and its mask cannot pay for a mission.
RA-11-16 = If nobody bids, the first player in ceremonial order takes the auctioned mission.
RA-11-17 = A mission with a mixed cost counts for each type it contains.
RA-11-18 = An auction is settled at once, before the turn it interrupts goes on.
RA-11-19 = To complete a mission, you must be able to pay it in full or meet its condition.
RA-11-20 = If the same mission lies in several rows, you choose the row from which to take it.
RA-11-21 = In an auction, you can bid only mana that you have.

## Chapter 12 - Assistants

RA-12-1 = Assistants lie face up in front of your screen.
RA-12-2 = The single-use power (B) of an active assistant works once; then the assistant is deactivated until it is reactivated.
RA-12-3 = An assistant’s permanent power (A) works even when it is deactivated.
RA-12-4 = The permanent power (A) works if you have at least as many assistants of that type as the die shows.
RA-12-5 = Successful gatherer roll: you may take one good from the goods market.
RA-12-6 = Gatherer, single use (B): before taking your card at the Forest, add one from the draw pile to the forest reserve; afterwards, also take a good from that reserve, if there is one.
RA-12-7 = At the Forest, you may use only one gatherer in each pass.
RA-12-8 = Successful merchant roll: you may recruit one assistant from the assistants market for free.
RA-12-9 = Merchant, single use (B): one price marker moves to the top of its scale, even if the merchant was just recruited.
RA-12-10 = Successful shaman roll: you may advance one space on the tattoo track.
RA-12-11 = Shaman, single use (B): on your turn, perform a ritual from your hand costing no more than your number of priests.
RA-12-12 = You may use several shamans in the same turn, one ritual each.
RA-12-13 = Successful pearl diver roll: you receive 4 pearls.
RA-12-14 = Pearl diver, single use (B): in ceremony step 6, complete a second mission in the same turn, never a third.
RA-12-15 = The die is rolled for a type of assistant only if at least one player can count one.
RA-12-16 = A merchant’s single-use power (B) works only during your own turn at the Market.
RA-12-17 = A deactivated assistant has no single-use power (B) until it is reactivated.
RA-12-18 = A shaman performs only a ritual from your hand, not one already put into the bag.
RA-12-19 = Only an active assistant can be deactivated, and only a deactivated one reactivated.

## Chapter 13 - Masks and mirrors

RA-13-1 = Each mask exists in two copies, which form a pair.
RA-13-2 = Masks score only as complete pairs, and only once per pair.
RA-13-3 = On your turn, you may pair a mirror with one of your masks.
RA-13-4 = A mirror and the mask it is paired with are never separated.
RA-13-5 = Two mirrors do not form a pair.
RA-13-6 = As soon as you own both copies of a mask, they form a pair by themselves.
RA-13-7 = A mirror cannot be paired with a mask that is already part of a pair.
RA-13-8 = When exchanged or paid, an unpaired mirror counts as a mask.
RA-13-9 = Just before the final scoring, you may still pair your mirrors.
RA-13-10 = When a mask is paired with a mirror, its second copy stays unpaired: it may receive another mirror itself.

## Chapter 14 - Final scoring

RA-14-1 = In the final scoring, the rank of Raatira gives 0 points, Ariki 3, Arioi 6 and Tahua 9.
RA-14-2 = In the final scoring, Papa-Ra’i rituals in front of you give their points.
RA-14-3 = In the final scoring, each mission gives 1, 2 or 3 points.
RA-14-4 = In the final scoring, a pair of mission masks gives 1 point for each of your missions of the type shown.
RA-14-5 = In the final scoring, a pair of assistant masks gives 1 point for each of your assistants of the type shown, active or deactivated.
RA-14-6 = In the final scoring, a pair of colour masks gives 2 points per different colour among your complete pairs, 8 points at most.
RA-14-7 = If points are tied, the tied player earlier in the ceremonial order of the third ceremony wins.
RA-14-8 = Pearls, mana, goods and rituals in hand score nothing at the end.
RA-14-9 = A pair made with a mirror has the colour of its mask.

## Chapter 15 - Optional rules

RA-15-1 = Tāne option: the interactive rituals are added to the ritual draw piles.
RA-15-2 = Oracle option: all missions are visible from the start, but those of statues 2 and 3 open only after the first and second ceremony.
RA-15-3 = Mana restriction option: mana from ritual purchases and auction bids goes to the general supply instead of the bag.
RA-15-4 = Mana restriction option: offerings still go into the bag.
