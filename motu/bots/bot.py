"""What a bot is, and the window through which it looks at the table."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from motu.bots.gifts import Gifts
from motu.bots.search import Search
from motu.games._shared.folder import Folder
from motu.kernel.core import State
from motu.kernel.engine import answers
from motu.kernel.moves import Moves

WORLDS = 2  # in which a gift must be one


class Window:
    """The table as one seat may know it: its answers, and worlds that fit all it has seen.

    The true state stays behind the glass: a bot gets copies in which every secret was dealt anew. A sealed
    question is asked as if nobody else had answered it yet: so one thinks the same, whoever was asked before,
    and the answers of all others are thought out in the same way.
    """

    def __init__(self, folder: Folder[Any], state: State, seat: int) -> None:
        self.folder = folder
        self.seat = seat
        self.seats: int = int(state.players)
        self.__state = state

    def answers(self, cut: bool = True) -> list[int]:
        """What the seat may answer.

        `cut` leaves out picks that only repeat others in another order, and refusals of what costs nothing.
        """
        every = self.__listed(cut=False)
        if not cut or len(every) == 1:
            return every
        return self.__without_refusals(self.__listed(cut=True), every)

    def world(self, seed: int) -> State:
        """A state that fits what the seat knows, free to be played on."""
        world = self.__asked()
        world.determinize(self.seat, seed)
        return world

    def think(self, search: Search, seed: int, most: int, until: float = 0.0) -> int:
        """Search in worlds like these; how many iterations were done before the clock showed `until`."""
        return int(search.think(self.__asked(), self.seat, seed, most, until))

    def __listed(self, cut: bool) -> list[int]:
        out = Moves()
        answers(self.__state, self.seat, out, cut)
        return out.actions()

    def __without_refusals(self, actions: list[int], every: list[int]) -> list[int]:
        """What is left when nothing is refused that is a gift in every world that is looked at.

        Where picks were begun in another order, `actions` may hold nothing but the refusal: then `every`
        answer is looked at.
        """
        others = actions
        for seed in range(WORLDS):
            gifts = Gifts(self.folder.insight, self.world(seed), self.seat)
            if seed == 0:
                others = [action for action in actions if not gifts.is_refusal(action)]
                if len(others) == len(actions):
                    return actions
                others = others or [action for action in every if not gifts.is_refusal(action)]
            if not any(gifts.is_gift(action) for action in others):
                return actions
        return others

    def __asked(self) -> State:
        """The true state, in which nobody else has answered the present question."""
        asked = self.__state.copy()
        asked.forget_answers_of_others(self.seat)
        return asked


class Bot:
    """Answers for a seat. Equal seeds and equal windows give equal answers."""

    name = ""  # what results call it

    def __init__(self, seed: int = 0) -> None:
        self.dice = random.Random(seed)  # for whatever it leaves to chance

    def resume(self, turns: Sequence[int]) -> None:
        """A game goes on in which this bot's seat has had turns of so many decisions."""

    def begin(self) -> None:
        """A turn begins: something has happened since this bot's last answer."""

    def choose(self, window: Window) -> int:
        """The action to play."""
        raise NotImplementedError

    def follow(self, action: int) -> None:
        """This answer was given, and without anything else happening the bot is asked again."""
