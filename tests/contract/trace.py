"""Games written down decision by decision, to be compared between interpreted and compiled rules.

    python -m tests.contract.trace

prints one line per case: its name, and a digest of the seats asked, options, choices, worlds and scores.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from motu.kernel.data import key
from motu.kernel.engine import OVER, advance, apply
from motu.kernel.moves import Moves
from tests.contract.cases import CASES, Case

GAMES = 3  # per case


def lines(case: Case, seed: int) -> Iterator[str]:
    """One game played with the dice of the state."""
    s, out = case.state(seed), Moves()
    while (seat := int(advance(s, out))) != OVER:
        choice = int(out.at[s.below(out.n)])
        yield f"{seat} {int(out.n)} {choice}"
        if int(s.length) % 16 == 0:
            world = s.copy()
            world.determinize(seat, int(s.length))
            yield f"world {hashlib.sha256(repr(key(world)).encode()).hexdigest()[:8]}"
        apply(s, seat, choice)
    yield f"scores {case.folder.points(s)} {[int(s.standing(seat)) for seat in range(case.seats)]}"


def digest(case: Case) -> str:
    text = "\n".join(line for seed in range(1, GAMES + 1) for line in lines(case, seed))
    return f"{case} {hashlib.sha256(text.encode()).hexdigest()[:16]}"


if __name__ == "__main__":
    for case in CASES:
        print(digest(case))
