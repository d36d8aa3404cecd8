"""Chapters 7 and 13 for people: masks are exchanged, and mirrors bound at the very end."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Shortcut, Way
from motu.games.raiatea.nouns import DESIGN, MASK
from motu.games.raiatea.questions.granted import declined_or, granted_or
from motu.games.raiatea.rules import masks
from motu.games.raiatea.rules.pieces import DESIGNS
from motu.games.raiatea.state import Raiatea

# Why a mirror cannot be bound to a mask, in one's turn or at the end.
NOT_BOUND = {
    masks.NO_MASK_TO_BIND: "mask-to-bind",
    masks.NO_FREE_MIRROR: "free-mirror",
    masks.ALREADY_BOUND: "already-bound",
    masks.NATURAL_PAIR: "natural-pair",
}


def last_mirror(at: Answer[Raiatea]) -> list[Shortcut]:
    """The only mirror is bound, and that is all."""
    s = at.s
    if s.free_mirrors(at.seat) != 1 or s.progress[at.seat]:
        return []
    return [
        Shortcut(
            one.notation().replace("final_mirror", "last_mirror"),
            (LAST.action(one.x), LAST.action(masks.DONE)),
            one.label(),
            (*one.targets(), "last"),
        )
        for one in (at.other(design) for design in range(DESIGNS) if s.is_single(at.seat, design))
    ]


GIVE = Question(
    masks.GIVE_MASK,
    "give_mask",
    "RA-7.1",
    ways=(
        Way("give_mask", MASK, at="own_mask_{mask}"),
        Way("give_mask decline", says="do-give_mask-no"),
    ),
    no={
        masks.NONE_TO_GIVE: "none-to-give",
        masks.BOUND_CANNOT_LEAVE: "bound-cannot-leave",
    },
)
TAKE = Question(
    masks.TAKE_MASK,
    "take_mask",
    granted_or("RA-7.2"),
    ways=(
        Way("take_mask", MASK, at="mask_market_{mask}"),
        Way("take_mask decline", says="do-take_mask-no", rule=declined_or("RA-7.2")),
    ),
    facts={"left": lambda at: at.a},
    no={masks.MASK_NOT_IN_MARKET: "mask-not-in-market"},
)
LAST = Question(
    masks.FINAL_MIRROR,
    "final_mirror",
    "RA-13.9",
    ways=(
        Way("final_mirror", DESIGN, at="own_mask_mirror own_mask_{mask}"),
        Way("final_mirror done", says="do-final_mirror-no"),
    ),
    no=NOT_BOUND,
    gestures=last_mirror,
)
