"""What holds in every position of a game, in the true world and in every world dealt to a viewer.

A game brings `tests/contract/<game>_invariants.py` with a function of its name, and the set DISCLOSING of the
questions whose answers bring secrets to light; SHOWN_AT_END, if the end of the game does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from motu.games import folders
from motu.kernel.core import MAX_SEATS, NO_DRAFT, State
from tests.minigames import (
    MINIGAMES,
    auction,
    countable,
    draft,
    guarded,
    private,
    promised,
    redundant,
    reshuffle,
    revealed,
    sealed,
    weighted,
)
from tests.minigames.hands import Hands


def check(key: str, s: State) -> None:
    """Nothing is broken in this position."""
    _kernel(s)
    if key in INVARIANTS:
        INVARIANTS[key](s)


def _kernel(s: State) -> None:
    assert 0 <= s.pending <= len(s.agenda)
    steps = [int(step) for step in s.agenda[: s.pending]]
    assert all(step & 255 < len(s.rules) and step >> 8 & 127 < s.players for step in steps)
    assert NO_DRAFT <= s.head_at <= s.pending
    assert (s.head_at == NO_DRAFT) == (s.drafting() == -1)
    assert not any(s.sealed[s.players : MAX_SEATS])


def _between(numbers: Sequence[int], least: int, most: int) -> None:
    assert all(least <= n <= most for n in numbers)


def _hands(cards: tuple[int, ...]) -> Callable[..., None]:
    """Cards are neither made nor lost; hands have the size that everybody sees."""

    def check_hands(s: Hands, *more: Any) -> None:
        arrays = (s.bag, s.hand, s.shown, *more)
        assert all(n >= 0 for array in arrays for n in array)
        assert tuple(sum(sum(array[t :: s.types]) for array in arrays) for t in range(s.types)) == cards
        for seat in range(s.players):
            assert sum(s.hand[seat * s.types : (seat + 1) * s.types]) == s.size[seat]

    return check_hands


def _draft(s: draft.Builders) -> None:
    _hands(draft.COINS)(s)
    assert s.drafting() >= 0 or not any(s.basket)


def _sealed(s: sealed.Feast) -> None:
    whole = s.copy()
    for seat in range(s.players):
        assert 0 <= s.picks(seat) <= 2
        sealed.OFFER.retract(whole, seat, 0)
    _hands(sealed.DISHES)(whole)


def _private(s: private.Burial) -> None:
    _hands(private.GIFTS)(s, s.buried)
    for seat in range(s.players):
        assert sum(s.buried[seat * s.types : (seat + 1) * s.types]) == s.graves[seat]


def _reshuffle(s: reshuffle.Wheel) -> None:
    _hands(reshuffle.CARDS)(s)
    for t in range(s.types):
        drawn = [s.hand[i] + s.played[i] - s.held[i] for i in range(t, len(s.hand), s.types)]
        assert min(drawn) >= 0 and s.bag[t] + sum(drawn) == s.pile[t]
        assert sum(s.held[t :: s.types]) + s.pile[t] == reshuffle.CARDS[t]


def game_modules() -> dict[str, ModuleType]:
    """What the games bring, by key; of the small ones, only the example does."""
    found = {}
    for key in (*folders(), *MINIGAMES):
        name = f"tests.contract.{key.replace('-', '_')}_invariants"
        if find_spec(name):
            found[key] = import_module(name)
    return found


INVARIANTS: dict[str, Callable[[Any], None]] = {
    "auction": lambda s: _between(s.coins, 0, auction.COINS),
    "countable": lambda s: _between((*s.purse, s.pot), 0, countable.POT),
    "draft": _draft,
    "guarded": _hands(guarded.SWORDS),
    "private": _private,
    "promised": _hands(promised.CARDS),
    "redundant": lambda s: _between(s.stones, 0, redundant.ROOM),
    "reshuffle": _reshuffle,
    "revealed": lambda s: _between((s.pawn,), 0, revealed.TILES - 1),
    "sealed": _sealed,
    "weighted": _hands(weighted.BEADS),
}
INVARIANTS |= {key: getattr(module, key.replace("-", "_")) for key, module in game_modules().items()}
