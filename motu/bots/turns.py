"""A whole turn of a bot: its answers one after the other, until something happens that it cannot foresee."""

from __future__ import annotations

from typing import Any

from motu.bots.bot import Bot, Window
from motu.games._shared.folder import Folder
from motu.kernel.core import State
from motu.kernel.engine import NATURE, OVER, advance, answers, apply, awaiting, guarded
from motu.kernel.moves import Moves


def turn(bot: Bot, folder: Folder[Any], state: State, seat: int) -> list[int]:
    """What a bot answers now, and then, as long as it is asked again before chance or anybody else has a say.

    Answers that leave no choice are not among them: the table gives those by itself.
    """
    s = state.copy()
    out = Moves()
    chosen: list[int] = []
    bot.begin()
    while True:
        action = bot.choose(Window(folder, s, seat))
        chosen.append(action)
        known = s.revealed
        apply(s, seat, action)
        asked = advance(s, out, sampled=False)
        while asked not in (NATURE, OVER) and out.n == 1 and not guarded(s):
            apply(s, asked, out.at[0])
            asked = advance(s, out, sampled=False)
        if asked in (NATURE, OVER) or s.revealed != known or not awaiting(s) >> seat & 1:
            return chosen
        answers(s, seat, out)
        if out.n > 1:
            bot.follow(action)
        else:
            return chosen
