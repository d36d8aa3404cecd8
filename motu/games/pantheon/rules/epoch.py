"""Chapter 2: the set-up of an epoch."""

from __future__ import annotations

from typing import Final, final

from motu.games.pantheon.rules import tell
from motu.games.pantheon.rules.cards import DRAW_CARDS
from motu.games.pantheon.rules.deities import ON_DISPLAY, SHOWN_DEMIGOD, draw_deity
from motu.games.pantheon.rules.pieces import (
    AROUND,
    DEITIES,
    DEMIGOD,
    EPOCH_CARDS,
    LOOT_HEXES,
    LOOTS,
    PEOPLES,
    TWO_DEMIGODS,
)
from motu.games.pantheon.state import Pantheon
from motu.kernel.core import AUTO, CHANCE, LEGAL, Rule
from motu.kernel.dealing import pick
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

ALREADY_PLAYED: Final = 202
NOT_IN_BAG: Final = 205


@final
class NextPeople(Rule[Pantheon]):
    """A people card is revealed; its tile marks the epoch (PA-2.2). Outcome: people."""

    def check(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.people_left[x] > 0 else ALREADY_PLAYED

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        s.people_left[x] -= 1
        s.peoples[s.epoch] = x
        s.epoch += 1
        s.people = x
        s.tell(tell.EPOCH_STARTED, s.epoch, x)


@final
class ShowDeities(Rule[Pantheon]):
    """One deity more than players is displayed (PA-2.3)."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        draw_deity(s, 0, ON_DISPLAY, s.box.displayed[s.players])


@final
class DemigodsOfDeities(Rule[Pantheon]):
    """Each displayed Plaesiris reveals two demigods (PA-2.4)."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        count: i64 = 0
        deity: i64
        for deity in range(DEITIES):
            if s.box.yellow[deity] and s.box.deity_power[deity] == TWO_DEMIGODS:
                count += s.display[deity] * s.box.deity_amount[deity]
        if count > 0:
            s.push(SHOWN_DEMIGOD.step(0, count))


@final
class LayLoot(Rule[Pantheon]):
    """One loot tile more than players is laid on the loot hexes of the people (PA-2.5, 2.6)."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        s.push(LOOT_TILE.step())


@final
class LootTile(Rule[Pantheon]):
    """A tile of the bag for one loot hex (PA-2.5). Outcome: loot tile; a = which loot hex."""

    def check(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.bag[x] > 0 else NOT_IN_BAG

    def weight(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        return s.bag[x]

    def sample(self, s: Pantheon, player: i64, a: i64, b: i64, out: Moves) -> i64:
        return pick(s.bag, s.below(s.bag_left)) if s.bag_left > 0 else -1

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        s.bag[x] -= 1
        s.bag_left -= 1
        s.loot[a] = x
        s.loot_left += 1
        s.tell(tell.LOOT_LAID, x, s.box.loot_hex[s.people * LOOT_HEXES + a])
        if a + 1 < s.box.laid[s.players]:
            s.push(self.step(player, a + 1))


@final
class DemigodsOfLoot(Rule[Pantheon]):
    """Each demigod tile laid reveals one demigod (PA-2.7)."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        count: i64 = 0
        i: i64
        for i in range(s.box.laid[s.players]):
            if s.loot[i] >= 0 and s.box.loot_effect[s.loot[i]] == DEMIGOD:
                count += s.box.loot_amount[s.loot[i]]
        if count > 0:
            s.push(SHOWN_DEMIGOD.step(0, count))


@final
class PutTemple(Rule[Pantheon]):
    """The temple goes on the origin; old columns beside it are linked (PA-2.9, 5.18)."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        s.temple = s.box.origin[s.people]
        s.tell(tell.TEMPLE_PUT, s.temple, s.first)
        one: i64 = 1
        everybody = (one << s.players) - 1
        seat: i64
        i: i64
        for i in range(s.temple * AROUND, s.temple * AROUND + s.box.degree[s.temple]):
            h = s.box.around[i]
            s.touch(h, everybody)
            site = s.box.site_of[h]
            if site >= 0:
                for seat in range(s.players):
                    if s.on[h] >> seat & 1 and not s.linked[site] >> seat & 1:
                        s.link(seat, h, False)


@final
class EpochCards(Rule[Pantheon]):
    """Owners of Depraccus draw last, in turn order (PA-2.10, 10.5, 10.25)."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        mark = s.pending
        i: i64
        for i in range(s.players):
            seat = s.clockwise(s.first, i)
            cards = s.power(seat, EPOCH_CARDS)
            if cards > 0:
                s.push(DRAW_CARDS.step(seat, cards))
        s.in_order(mark)


NEXT_PEOPLE: Final = NextPeople(CHANCE, PEOPLES)
SHOW_DEITIES: Final = ShowDeities(AUTO)
DEMIGODS_OF_DEITIES: Final = DemigodsOfDeities(AUTO)
LAY_LOOT: Final = LayLoot(AUTO)
LOOT_TILE: Final = LootTile(CHANCE, LOOTS, weighted=True)
DEMIGODS_OF_LOOT: Final = DemigodsOfLoot(AUTO)
PUT_TEMPLE: Final = PutTemple(AUTO)
EPOCH_CARDS_DRAWN: Final = EpochCards(AUTO)
