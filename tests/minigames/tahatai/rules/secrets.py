"""What each seat may know: its own hand. At the end all hands are shown (TH-2.2, 5.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motu.kernel.core import UNKNOWN
from motu.kernel.dealing import deal, total
from motu.kernel.vectors import i64
from tests.minigames.tahatai.box import KINDS

if TYPE_CHECKING:
    from tests.minigames.tahatai.state import Tahatai


def hide(s: Tahatai, viewer: i64) -> None:
    """Overwrite what `viewer` may not see."""
    if s.finished:
        return
    i: i64
    for i in range(KINDS):
        s.basket[i] = UNKNOWN
    for i in range(s.players * KINDS):
        if i // KINDS != viewer:
            s.hand[i] = UNKNOWN


def deal_anew(s: Tahatai, viewer: i64) -> None:
    """The hands of the others go back to the basket and are drawn again."""
    if s.finished:
        return
    i: i64
    for i in range(s.players * KINDS):
        if i // KINDS != viewer:
            s.basket[i % KINDS] += s.hand[i]
            s.hand[i] = 0
    left = total(s.basket)
    seat: i64
    for seat in range(s.players):
        if seat != viewer:
            left = deal(s.basket, left, s.hand_size[seat], s.hand, seat * KINDS, s)
