"""Chapter 10: deities and demigods, and how one comes by them."""

from __future__ import annotations

from typing import Final, final

from motu.games.pantheon.rules import tell
from motu.games.pantheon.rules.cards import fill_row
from motu.games.pantheon.rules.pieces import (
    DEITIES,
    DEMIGODS,
    DRAW_DEITY,
    KINDS,
    MORE_STEPS,
    OFFERING,
    TOP_MONEY,
    TWO_DEMIGODS,
)
from motu.games.pantheon.rules.secrets import HIGH, LOW, TOLD
from motu.games.pantheon.state import FROM_DEITIES, SOURCES, Pantheon
from motu.kernel.core import AUTO, CHANCE, CHOICE, LEGAL, Rule
from motu.kernel.dealing import pick
from motu.kernel.journal import all_but, only
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

ON_DISPLAY: Final = 0  # where a deity goes to, or how a player got it
BY_REWARD: Final = 1
BY_SURPARIT: Final = 2
BY_GALLIA: Final = 3
BY_WORSHIP: Final = 4
DECLINE: Final = 4  # answer to GalliaOffer after the kinds

NOT_IN_DEITY_PILE: Final = 104
NOT_IN_DEMIGOD_PILE: Final = 105
TOP_NUMBER_SHORT: Final = 302
CARDS_ONLY_FOR_GALLIA: Final = 312


def draw_deity(s: Pantheon, seat: i64, source: i64, left: i64 = 0) -> None:
    """A deity is needed: removed ones come back only if the pile is empty (PA-10.20)."""
    if s.deity_left == 0:
        deity: i64
        for deity in range(DEITIES):
            s.deity_pile[deity] = s.deity_removed[deity]
            s.deity_left += s.deity_removed[deity]
            s.deity_removed[deity] = 0
        if s.deity_left > 0:
            s.tell(tell.DEITIES_RETURNED, s.deity_left)
    if s.deity_left > 0:
        s.push(NEXT_DEITY.step(seat, source, left))


def gain_deity(s: Pantheon, seat: i64, deity: i64, source: i64) -> None:
    """The epoch's points, then the effect; a yellow one is put away afterwards (PA-7.6, 7.7, 10.23)."""
    points = s.worth_of_epoch()
    s.points[seat * SOURCES + FROM_DEITIES] += points
    s.tell(tell.DEITY_GAINED, seat, deity, points)
    power = s.box.deity_power[deity]
    amount = s.box.deity_amount[deity]
    if not s.box.yellow[deity]:
        s.kept[seat * DEITIES + deity] += 1
        if power == MORE_STEPS:
            s.count_steps(seat)
        return
    s.push(PUT_AWAY.step(seat, deity))
    if power == DRAW_DEITY:
        if source != BY_SURPARIT:  # no chain (PA-10.1)
            i: i64
            for i in range(amount - 1):
                s.push(DRAW_A_DEITY.step(seat, BY_SURPARIT))
            draw_deity(s, seat, BY_SURPARIT)
    elif power == TWO_DEMIGODS:
        if source == BY_WORSHIP:
            take_shown_demigods(s, seat, amount)  # PA-10.2
        else:
            s.push(SECRET_DEMIGOD.step(seat, amount))  # PA-10.3
    elif power == TOP_MONEY:
        take_special_money(s, seat, amount)


def take_shown_demigods(s: Pantheon, seat: i64, count: i64) -> bool:
    """The highest displayed demigods, as far as there are any (PA-9.2, 10.24); whether there was one."""
    taken = False
    value: i64 = DEMIGODS - 1
    while count > 0 and value >= 0:
        if s.shown[value] > 0:
            s.shown[value] -= 1
            s.open_demigods[seat * DEMIGODS + value] += 1
            s.tell(tell.DEMIGOD_TAKEN, seat, value + 1)
            taken = True
            count -= 1
        else:
            value -= 1
    return taken


def take_special_money(s: Pantheon, seat: i64, count: i64) -> bool:
    """The top cards of the special money stack, as far as there are any (PA-9.8, 10.4)."""
    taken = False
    i: i64
    for i in range(count):
        if s.special_left == 0:
            return taken
        s.special_left -= 1
        card = s.special[s.special_left]
        s.special[s.special_left] = 0
        s.gain_openly(seat, card)
        s.tell(tell.MONEY_TAKEN, seat, card)
        taken = True
    return taken


def demigod_weight(s: Pantheon, value: i64) -> i64:
    """Copies in the pile, of the low group while it lasts, then of the high one (PA-1.5)."""
    if (value < s.box.low) == (s.low_left > 0):
        return s.demigod_pile[value]
    return 0


def leave_demigod_pile(s: Pantheon, value: i64) -> None:
    """A demigod is drawn."""
    s.demigod_pile[value] -= 1
    if value < s.box.low:
        s.low_left -= 1
    else:
        s.high_left -= 1


@final
class NextDeity(Rule[Pantheon]):
    """The next deity of the pile. Outcome: deity; a = where it goes to, b = how many the display awaits."""

    def check(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.deity_pile[x] > 0 else NOT_IN_DEITY_PILE

    def weight(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        return s.deity_pile[x]

    def sample(self, s: Pantheon, player: i64, a: i64, b: i64, out: Moves) -> i64:
        return pick(s.deity_pile, s.below(s.deity_left))

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        s.deity_pile[x] -= 1
        s.deity_left -= 1
        if a == ON_DISPLAY:
            s.display[x] += 1
            s.display_left += 1
            s.tell(tell.DEITY_SHOWN, x)
            if b > 1:
                draw_deity(s, player, a, b - 1)
        elif a == BY_GALLIA:
            s.tell(tell.DEITY_OFFERED, player, x)
            s.push(GALLIA_OFFER.step(player, x))
        else:
            gain_deity(s, player, x, a)


@final
class DrawDeity(Rule[Pantheon]):
    """A deity of the pile, free, with its points and effect (PA-9.4, 9.12). a = how it comes."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        draw_deity(s, player, a)


@final
class GainDeity(Rule[Pantheon]):
    """A deity that was paid for is received. a = deity, b = how it was got."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        gain_deity(s, player, a, b)


@final
class PutAway(Rule[Pantheon]):
    """A yellow deity is removed after its effect (PA-10.23). a = deity."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        s.deity_removed[a] += 1


@final
class GalliaOffer(Rule[Pantheon]):
    """The revealed deity costs its top number only, of one kind; or it is removed (PA-3.2, 3.3, 3.12, 3.13).

    Action: kind that pays, decline; a = deity.
    """

    def check(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == DECLINE or s.offerings(player, x, a) >= s.box.cost[a * KINDS]:
            return LEGAL
        return CARDS_ONLY_FOR_GALLIA if s.box.cards_only[a] else TOP_NUMBER_SHORT

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == DECLINE:
            s.deity_removed[a] += 1
            s.tell(tell.DEITY_DECLINED, player, a)
            return
        cards = s.lacking(player, x, a, s.box.cost[a * KINDS])
        s.toss(player, OFFERING + x, cards)
        if cards > 0:
            s.reveal()
        s.tell(tell.ACQUIRED, player, a, cards)
        s.push(GAIN_DEITY.step(player, a, BY_GALLIA))
        fill_row(s)


@final
class ShownDemigod(Rule[Pantheon]):
    """A demigod is turned up beside the display (PA-2.4, 2.7). Outcome: value - 1; a = how many."""

    def check(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if demigod_weight(s, x) > 0 else NOT_IN_DEMIGOD_PILE

    def weight(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        return demigod_weight(s, x)

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        leave_demigod_pile(s, x)
        s.shown[x] += 1
        s.tell(tell.DEMIGOD_SHOWN, x + 1)
        if a > 1:
            s.push(self.step(player, a - 1))


@final
class SecretDemigod(Rule[Pantheon]):
    """A demigod of the pile, seen by its owner (PA-9.3, 10.3, 11.12). Outcome: value - 1; a = how many."""

    def check(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if demigod_weight(s, x) > 0 else NOT_IN_DEMIGOD_PILE

    def weight(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        return demigod_weight(s, x)

    def seen_by(self, s: Pantheon, player: i64, a: i64, b: i64) -> i64:
        return only(player)

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        leave_demigod_pile(s, x)
        s.secret[player * DEMIGODS + x] += 1
        s.told[player * TOLD + (LOW if x < s.box.low else HIGH)] += 1
        s.tell(tell.DEMIGOD_DRAWN_OWN, player, x + 1, to=only(player))
        s.tell(tell.DEMIGOD_DRAWN, player, to=all_but(player))
        if a > 1:
            s.push(self.step(player, a - 1))


NEXT_DEITY: Final = NextDeity(CHANCE, DEITIES, weighted=True)
DRAW_A_DEITY: Final = DrawDeity(AUTO)
GAIN_DEITY: Final = GainDeity(AUTO)
PUT_AWAY: Final = PutAway(AUTO)
GALLIA_OFFER: Final = GalliaOffer(CHOICE, KINDS + 1, guarded=True)
SHOWN_DEMIGOD: Final = ShownDemigod(CHANCE, DEMIGODS, weighted=True)
SECRET_DEMIGOD: Final = SecretDemigod(CHANCE, DEMIGODS, weighted=True)
