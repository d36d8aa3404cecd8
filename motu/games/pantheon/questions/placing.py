"""What is said of a hex where a piece is placed, for steps or for money."""

from __future__ import annotations

from motu.games._shared.asking import Answer
from motu.games.pantheon.nouns import LOOT, PIECE
from motu.games.pantheon.rules import placing
from motu.games.pantheon.rules.pieces import LOOT_HEXES, NONE
from motu.games.pantheon.state import Pantheon


def loot_at(s: Pantheon, h: int) -> int:
    """The loot tile that lies on a hex, or NONE."""
    for i in range(LOOT_HEXES):
        if s.people != NONE and s.loot[i] != NONE and s.box.loot_hex[s.people * LOOT_HEXES + i] == h:
            return int(s.loot[i])
    return NONE


def is_site(at: Answer[Pantheon]) -> bool:
    """Whether a column is placed there, and no foot."""
    return bool(at.s.box.site_of[at.place] != NONE)


def comes_there(at: Answer[Pantheon]) -> str:
    """What matters most: a tile that is taken, or the piece."""
    if loot_at(at.s, at.place) != NONE:
        return "loot"
    return "column" if is_site(at) else "foot"


THERE = {
    "cost": lambda at: int(placing.cost_at(at.s, at.place)),
    "loot": lambda at: LOOT.word(at.box, loot_at(at.s, at.place)),
    "piece": lambda at: PIECE.word(at.box, is_site(at)),
}
NOT_THERE = {
    placing.OWN_RESERVE_EMPTY: "own-reserve-empty",
    placing.FOOT_NOT_LINKED: "foot-not-linked",
    placing.COLUMN_NOT_LINKED: "column-not-linked",
    placing.HEX_FULL: "hex-full",
    placing.OWN_PIECE_THERE: "own-piece-there",
    placing.TEMPLE_THERE: "temple-there",
}
