"""What the rules tell the log: the number of each event and the facts it carries."""

from __future__ import annotations

from typing import Final

FIRST_PLAYER: Final = 1  # seat
ROW_CARD: Final = 2  # card type
DREW: Final = 3  # seat, number of cards
DREW_CARD: Final = 4  # seat, card type: to the drawer alone
TOOK_CARD: Final = 5  # seat, card type: from the row
PILE_FORMED: Final = 6  # cards: the discard pile becomes the draw pile
HANDS_CALLED_IN: Final = 7  # cards
BONUS_DEALT: Final = 8  # seat, bonus
BONUS_PICKED: Final = 9  # seat, bonus
COLUMN_ERECTED: Final = 10  # seat, hex
EPOCH_STARTED: Final = 11  # epoch, people
DEITY_SHOWN: Final = 12  # deity
DEMIGOD_SHOWN: Final = 13  # value
LOOT_LAID: Final = 14  # loot tile, hex
TEMPLE_PUT: Final = 15  # hex, first player
CHOSE_CARDS: Final = 16  # seat: Gallia
DEITY_OFFERED: Final = 17  # seat, deity: Gallia
DEITY_DECLINED: Final = 18  # seat, deity
DISCARDED: Final = 19  # seat, card type
SWAPPED: Final = 20  # seat, feet that became columns (0: columns that became feet), number
SWAPPED_NOT: Final = 21  # seat
MONEY_SORTED: Final = 22
TURN_STARTED: Final = 23  # seat
MOVES: Final = 24  # seat, cards, steps
REACTS: Final = 25  # seat, cards, steps
REACTS_NOT: Final = 26  # seat
PLACED: Final = 27  # seat, hex, cost, 0 foot or 1 column
LOOT_TAKEN: Final = 28  # seat, loot tile
BUYS: Final = 29  # seat
RANK_BOUGHT: Final = 30  # seat, kind, rank, price
PIECE_BOUGHT: Final = 31  # seat, 0 foot or 1 column, price
PLACED_FOR_MONEY: Final = 32  # seat, hex, price, 0 foot or 1 column
STONKUS_PAID: Final = 33  # seat, money
PAID: Final = 34  # seat, value
WORSHIPPED: Final = 35  # seat, deity, cards spent
DEITY_GAINED: Final = 36  # seat, deity, points
DEMIGOD_TAKEN: Final = 37  # seat, value: from the display
DEMIGOD_DRAWN: Final = 38  # seat: to everybody else
DEMIGOD_DRAWN_OWN: Final = 39  # seat, value: to the drawer alone
MONEY_TAKEN: Final = 40  # seat, card type
PIECES_GAINED: Final = 41  # seat, feet, columns
RANK_RAISED: Final = 42  # seat, kind, rank
STEPS_KEPT: Final = 43  # seat, loot tile
REWARD_LOST: Final = 44  # seat, loot tile
DRAWS: Final = 45  # seat
EXTRA_ACTION: Final = 46  # seat, deity
PHASE_ENDED: Final = 47  # seat, points
PHASE_CAPPED: Final = 48  # turns
SCORED: Final = 49  # seat, demigods, columns, ranks
ACQUIRED: Final = 50  # seat, deity, cards spent: Gallia
DEITIES_RETURNED: Final = 51  # deities: the removed ones become the pile
GAME_ENDED: Final = 52  # seat, points
