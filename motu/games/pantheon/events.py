"""What the log of Pantheon can say."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from motu.games._shared.text import Phrase
from motu.games.pantheon.names import (
    bonus_name,
    card_name,
    deity_name,
    kind_name,
    loot_name,
    people_name,
    place_name,
    seat_name,
)
from motu.games.pantheon.rules import tell

Fact = int | str | Phrase
Speak = Callable[[int], Fact]


def _as_is(n: int) -> Fact:
    return n


SEAT: tuple[str, Speak] = ("seat", seat_name)
CARD: tuple[str, Speak] = ("card", card_name)
DEITY: tuple[str, Speak] = ("deity", deity_name)
LOOT: tuple[str, Speak] = ("loot", loot_name)
PLACE: tuple[str, Speak] = ("place", place_name)
BONUS: tuple[str, Speak] = ("bonus", bonus_name)
KIND: tuple[str, Speak] = ("kind", kind_name)
PEOPLE: tuple[str, Speak] = ("people", people_name)


def _count(name: str) -> tuple[str, Speak]:
    return (name, _as_is)


# The facts of each event in the order in which the rules tell them: name in the text, and how it is said.
FACTS: dict[int, tuple[tuple[str, Speak], ...]] = {
    tell.FIRST_PLAYER: (SEAT,),
    tell.ROW_CARD: (CARD,),
    tell.DREW: (SEAT, _count("cards")),
    tell.DREW_CARD: (SEAT, CARD),
    tell.TOOK_CARD: (SEAT, CARD),
    tell.PILE_FORMED: (_count("cards"),),
    tell.HANDS_CALLED_IN: (_count("cards"),),
    tell.BONUS_DEALT: (SEAT, BONUS),
    tell.BONUS_PICKED: (SEAT, BONUS),
    tell.COLUMN_ERECTED: (SEAT, PLACE),
    tell.EPOCH_STARTED: (_count("epoch"), PEOPLE),
    tell.DEITY_SHOWN: (DEITY,),
    tell.DEMIGOD_SHOWN: (_count("value"),),
    tell.LOOT_LAID: (LOOT, PLACE),
    tell.TEMPLE_PUT: (PLACE, SEAT),
    tell.CHOSE_CARDS: (SEAT,),
    tell.DEITY_OFFERED: (SEAT, DEITY),
    tell.DEITY_DECLINED: (SEAT, DEITY),
    tell.DISCARDED: (SEAT, CARD),
    tell.SWAPPED: (SEAT, _count("feet"), _count("count")),
    tell.SWAPPED_NOT: (SEAT,),
    tell.MONEY_SORTED: (),
    tell.TURN_STARTED: (SEAT,),
    tell.MOVES: (SEAT, _count("cards"), _count("steps")),
    tell.REACTS: (SEAT, _count("cards"), _count("steps")),
    tell.REACTS_NOT: (SEAT,),
    tell.PLACED: (SEAT, PLACE, _count("steps"), _count("column")),
    tell.LOOT_TAKEN: (SEAT, LOOT),
    tell.BUYS: (SEAT,),
    tell.RANK_BOUGHT: (SEAT, KIND, _count("rank"), _count("price")),
    tell.PIECE_BOUGHT: (SEAT, _count("column"), _count("price")),
    tell.PLACED_FOR_MONEY: (SEAT, PLACE, _count("price"), _count("column")),
    tell.STONKUS_PAID: (SEAT, _count("money")),
    tell.PAID: (SEAT, _count("value")),
    tell.WORSHIPPED: (SEAT, DEITY, _count("cards")),
    tell.DEITY_GAINED: (SEAT, DEITY, _count("points")),
    tell.DEMIGOD_TAKEN: (SEAT, _count("value")),
    tell.DEMIGOD_DRAWN: (SEAT,),
    tell.DEMIGOD_DRAWN_OWN: (SEAT, _count("value")),
    tell.MONEY_TAKEN: (SEAT, CARD),
    tell.PIECES_GAINED: (SEAT, _count("feet"), _count("columns")),
    tell.RANK_RAISED: (SEAT, KIND, _count("rank")),
    tell.STEPS_KEPT: (SEAT, LOOT),
    tell.REWARD_LOST: (SEAT, LOOT),
    tell.DRAWS: (SEAT,),
    tell.EXTRA_ACTION: (SEAT,),
    tell.PHASE_ENDED: (SEAT, _count("points")),
    tell.PHASE_CAPPED: (_count("turns"),),
    tell.SCORED: (SEAT, _count("demigods"), _count("columns"), _count("ranks")),
    tell.ACQUIRED: (SEAT, DEITY, _count("cards")),
    tell.DEITIES_RETURNED: (_count("deities"),),
    tell.GAME_ENDED: (SEAT, _count("points")),
}


def event(kind: int, facts: Sequence[int]) -> Phrase:
    """One line of the log."""
    return Phrase(
        f"log-{kind}", {name: speak(n) for (name, speak), n in zip(FACTS[kind], facts, strict=False)}
    )
