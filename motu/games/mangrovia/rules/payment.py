"""Chapters 8 to 11 and 15: landscape cards and exact sums, pick after pick."""

from __future__ import annotations

from typing import Final, final

from motu.games.mangrovia.box import JOKER, LANDS, PAY_AMULET, PAYMENTS
from motu.games.mangrovia.rules.places import sums
from motu.games.mangrovia.rules.raising import RAISE_HUT, huts_of, left_of, square_of, with_left
from motu.games.mangrovia.state import DRAFT_LANDS, Mangrovia
from motu.kernel.core import CHOICE, LEGAL, Rule
from motu.kernel.vectors import i64

CARD_WITHOUT_BIRD: Final = 20503
CARD_UNFIT: Final = 20802
REST_UNPAYABLE: Final = 20803
TOO_MUCH: Final = 10804
PIECE_DOES_NOT_COUNT: Final = 10805
NONE_LEFT_TO_PLAY: Final = 812
NONE_LEFT_TO_GIVE: Final = 10812
DOUBLE_REST_UNPAYABLE: Final = 11007
EACH_NEEDS_A_BIRD: Final = 11008
EACH_MUST_FIT: Final = 21008
FITS_NEITHER: Final = 11101
DUAL_CARD_WITHOUT_BIRD: Final = 11102


@final
class PlayLandscape(Rule[Mangrovia]):
    """A card of the square's landscape with a bird on it, or a joker (MG-8.2, 8.12, 10.8, 11.1 - 11.3, 15.6).

    Action: landscape, joker; a = plan, b = last pick.
    """

    def check(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == JOKER:
            return LEGAL if s.playable(player, JOKER) > 0 else NONE_LEFT_TO_PLAY
        lands = s.box.land[square_of(a)]
        dual = lands & lands - 1 != 0
        if not lands >> x & 1:
            if huts_of(a) == 2:
                return EACH_MUST_FIT
            return FITS_NEITHER if dual else CARD_UNFIT
        if s.playable(player, x) == 0:
            return NONE_LEFT_TO_PLAY
        if s.birds >> x & 1:
            return LEGAL
        if huts_of(a) == 2:
            return EACH_NEEDS_A_BIRD
        return DUAL_CARD_WITHOUT_BIRD if dual else CARD_WITHOUT_BIRD

    def redundant(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> bool:
        """Cards in rising order, and enough of them from this one on."""
        if x < b:
            return True
        lands = s.box.land[square_of(a)] & s.birds
        cards = s.playable(player, JOKER)
        y: i64
        for y in range(x, JOKER):
            if lands >> y & 1:
                cards += s.playable(player, y)
        return cards < left_of(a)

    def choose(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> None:
        s.draft[DRAFT_LANDS + x] += 1
        left = left_of(a) - 1
        if left > 0:
            s.push(self.step(player, with_left(a, left), x))
        else:
            cost = s.box.cost[square_of(a)] * huts_of(a)
            s.push(PAY.step(player, with_left(a, cost)))


@final
class Pay(Rule[Mangrovia]):
    """Card by card, or amulet by amulet, up to the exact sum (MG-8.3 - 8.5, 8.11, 8.12, 10.7, 15.4, 15.5).

    Action: offering 2 - 7, starting card 2 - 7, offering tile, amulet 1 - 6, amulet tile;
    a = plan, b = last pick.
    """

    def check(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> i64:
        amulets = s.box.pays[square_of(a)]
        if (x >= PAY_AMULET) != (amulets != 0):
            return PIECE_DOES_NOT_COUNT
        if s.payable(player, x) == 0:
            return NONE_LEFT_TO_GIVE
        rest = left_of(a) - s.box.worth[x]
        if rest < 0:
            return TOO_MUCH
        first: i64 = PAY_AMULET if amulets else 0
        last: i64 = PAYMENTS if amulets else PAY_AMULET
        if rest == 0 or sums(s, player, first, last, x, rest) >> rest & 1:
            return LEGAL
        return DOUBLE_REST_UNPAYABLE if huts_of(a) == 2 else REST_UNPAYABLE

    def redundant(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> bool:
        """Pieces in rising order, and the rest can be paid from this one on."""
        if x < b:
            return True
        rest = left_of(a) - s.box.worth[x]
        last: i64 = PAYMENTS if x >= PAY_AMULET else PAY_AMULET
        return not sums(s, player, x, last, x, rest) >> rest & 1

    def choose(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> None:
        s.draft[x] += 1
        rest = left_of(a) - s.box.worth[x]
        if rest > 0:
            s.push(self.step(player, with_left(a, rest), x))
        else:
            s.push(RAISE_HUT.step(player, with_left(a, 0)))


PLAY_LANDSCAPE: Final = PlayLandscape(CHOICE, LANDS)
PAY: Final = Pay(CHOICE, PAYMENTS)
