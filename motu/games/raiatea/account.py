"""What made the points of Raiatea (chapter 14)."""

from __future__ import annotations

from motu.games._shared.account import Account, Made
from motu.games._shared.text import say
from motu.games.raiatea.names import mask_name, mission_name, ritual_name
from motu.games.raiatea.nouns import RANK
from motu.games.raiatea.rules.pieces import (
    DESIGNS,
    FINAL_POINTS,
    LASTING,
    OF_CONDITIONS,
    PARTS,
    RITUALS,
    SLOTS,
    effect_amount,
    effect_code,
)
from motu.games.raiatea.scoring import COLOURS, mask_points, pairs
from motu.games.raiatea.state import Raiatea


def _things(s: Raiatea, seat: int) -> list[Made]:
    """The rank, each mission, each pair of masks, and what rituals add."""
    rank = int(s.rank(seat))
    made = [Made("rank", int(s.box.rank_points[rank]), say("account-rank", rank=RANK.word(s.box, rank)))]
    made += [
        Made("missions", int(s.box.mission_statue[s.tile[slot]]) + 1, mission_name(s.box, int(s.tile[slot])))
        for slot in range(SLOTS)
        if s.taker[slot] == seat
    ]
    for design in range(DESIGNS):
        if n := int(pairs(s, seat, design)):
            each = int(mask_points(s, seat, design))
            what = say("account-masks", n=n, mask=mask_name(s.box, design), each=each)
            made.append(Made(_source(int(s.box.mask_scores[design])), n * each, what))
    return made + _rituals(s, seat)


def _source(scores: int) -> str:
    """What a pair of masks counts."""
    if scores == COLOURS:
        return "colour_masks"
    return "mission_masks" if scores <= OF_CONDITIONS else "assistant_masks"


def _rituals(s: Raiatea, seat: int) -> list[Made]:
    """Permanent rituals that are worth points at the end."""
    made = []
    for ritual in range(RITUALS):
        effects = [int(s.box.effects[ritual * PARTS + i]) for i in range(PARTS)]
        worth = sum(effect_amount(e) for e in effects if e and effect_code(e) - LASTING == FINAL_POINTS)
        n = int(s.front[seat * RITUALS + ritual])
        made += [Made("rituals", int(worth), ritual_name(s.box, ritual))] * (n if worth else 0)
    return made


ACCOUNT = Account(things=_things)
