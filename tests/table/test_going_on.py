"""Who confirms in the middle of an action reads what follows; it is what is asked then."""

from __future__ import annotations

from random import Random

import motu
from motu.games import folders
from motu.table.draft import Draft


def test_what_is_announced_is_asked() -> None:
    announced = 0
    for game in sorted(key for key, folder in folders().items() if folder.drawn):
        match, dice = motu.game(game).start(3, 1), Random(1)
        for _ in range(60):
            seat = dice.choice(match.awaiting)
            draft = Draft(seat, match)
            while not draft.complete:
                draft = draft.with_picks([dice.choice(draft.match.choices(seat)).id])
            after = "" if draft.after is None else draft.after.question(seat, "fr")
            for pick in draft.picks:
                match.play(seat, pick)
            if after:
                announced += 1
                assert match.question(seat, "fr") == after
    assert announced > 5
