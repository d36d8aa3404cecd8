"""What a viewer may know, and the worlds that fit it."""

from __future__ import annotations

from typing import Any

from motu.kernel.core import State
from motu.kernel.data import FLEETING, field_names, key
from motu.kernel.engine import answers, question
from motu.kernel.journal import Journal
from motu.kernel.moves import Moves
from tests.contract.cases import Case

DICE = ("dice_0", "dice_1", "dice_2", "dice_3")
PAST = tuple(name for name in FLEETING if name not in DICE)  # marks of the past; private picks move them too
AGENDA = ("agenda", "pending", "sealed", "head", "head_at")  # an unfinished private answer is taken back here


def redacted(s: State, viewer: int) -> Any:
    """What `viewer` may know, as a copy."""
    seen = s.copy()
    seen.journal = Journal()
    seen.redact(viewer)
    return seen


def determinized(s: State, viewer: int, seed: int) -> Any:
    """One world that fits what `viewer` knows, as a copy."""
    world = s.copy()
    world.journal = Journal()
    world.determinize(viewer, seed)
    return world


def knowledge(s: State, viewer: int) -> tuple[object, ...]:
    """All that `viewer` may know, to be compared: the same as the key, with names."""
    seen = redacted(s, viewer)
    names = [name for name in field_names(seen) if name not in FLEETING]
    return tuple(zip(names, key(seen), strict=True))


def public_fields(case: Case, names: list[str]) -> list[str]:
    """The fields that nobody hides from anybody."""
    hidden = {*case.folder.secret, *case.folder.countable, *DICE, *PAST, *AGENDA}
    return [name for name in names if name not in hidden]


def options(s: State, seat: int, cut: bool = False) -> list[int]:
    """What an awaited seat may answer."""
    out = Moves()
    answers(s, seat, out, cut)
    return out.actions()


def face(s: State) -> list[int]:
    """The question on top of the agenda and all that is still to come."""
    return [int(step) for step in s.agenda[: s.pending]] if s.pending else []


def top(s: State) -> int:
    return int(question(s)) if s.pending else -1
