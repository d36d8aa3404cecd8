"""Interactive rituals for people: thefts and cancellations."""

from __future__ import annotations

from motu.games._shared.asking import Draw, Question, Way
from motu.games._shared.nouns import SEAT, number, word
from motu.games.raiatea.nouns import ASSISTANT, GOOD, MASK, OTHER_SEAT
from motu.games.raiatea.rules import interactive
from motu.games.raiatea.rules.pieces import COSTS

STEAL_GOOD = Question(
    interactive.STEAL_GOOD_FROM,
    "steal_good",
    "RA-10.3",
    ways=(Way("steal_good", OTHER_SEAT, at="seat_{seat}"),),
)
STOLEN = Draw(interactive.STOLEN_GOOD, Way("stolen", SEAT.given(lambda at: at.a), GOOD))
STEAL_MASK = Question(
    interactive.STEAL_MASK_FROM,
    "steal_mask",
    "RA-10.5",
    ways=(Way("steal_mask", OTHER_SEAT, MASK, at="seat_{seat} mask_{seat}_{mask}"),),
    no={
        interactive.NO_MASK_TO_STEAL: "mask-to-steal",
        interactive.IN_A_PAIR: "in-a-pair",
    },
)
STEAL_ASSISTANT = Question(
    interactive.STEAL_ASSISTANT_FROM,
    "steal_assistant",
    "RA-10.3",
    ways=(
        Way(
            "steal_assistant",
            OTHER_SEAT,
            ASSISTANT,
            word("state", "active", "used"),
            at="seat_{seat} assistant_{seat}_{assistant}_{state}",
        ),
    ),
    no={interactive.NO_ASSISTANT_TO_STEAL: "assistant-to-steal"},
)
CANCEL_COST = Question(
    interactive.CANCEL_COST,
    "cancel_cost",
    "RA-10.10",
    ways=(Way("cancel_cost", number("cost", COSTS, first=1), at="cost_{cost}"),),
    no={interactive.NOTHING_AT_THIS_COST: "nothing-at-this-cost"},
)
CANCEL_PLAYER = Question(
    interactive.CANCEL_PLAYER,
    "cancel_player",
    "RA-10.10",
    ways=(Way("cancel_player", OTHER_SEAT, at="seat_{seat}"),),
    no={interactive.NOTHING_OF_THIS_PLAYER: "nothing-of-this-player"},
)
