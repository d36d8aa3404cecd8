"""What a seat is asked, and a name for it: an answer says to which question it was given."""

from __future__ import annotations

import hashlib

from motu.kernel.core import State
from motu.kernel.data import key
from motu.match.match import Match


def asked_of(match: Match, seat: int) -> State:
    """What a seat knows when it is asked; who else has answered a secret question makes no difference."""
    s = match.redacted(seat)
    s.forget_answers_of_others(seat)
    return s


def token_of(match: Match, seat: int, picks: tuple[int, ...]) -> str:
    """Names a question with what is picked already: it changes when the seat's own knowledge does, and only
    then. Empty when the seat is not asked."""
    if seat not in match.awaiting:
        return ""
    known = key(asked_of(match, seat)), picks
    return hashlib.sha256(repr(known).encode()).hexdigest()[:16]
