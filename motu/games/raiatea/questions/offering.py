"""Chapter 9, steps 3 and 4, for people: rituals are prepared, mana is offered, rewards are taken."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Shortcut, Way
from motu.games._shared.text import say
from motu.games.raiatea.names import ritual_name
from motu.games.raiatea.nouns import REWARD, RITUAL
from motu.games.raiatea.questions.auction import MANA, amount, rest, so_far, whole_amounts
from motu.games.raiatea.rules import offering
from motu.games.raiatea.rules.pieces import COMMON, RAATIRA, REWARD_NAMES, RITUALS
from motu.games.raiatea.state import Raiatea


def clips_left(at: Answer[Raiatea]) -> int:
    """How many clipped rituals may still go into the bag."""
    return int(at.s.clips[at.seat] - offering.clips_used(at.s, at.seat))


def which_clips(at: Answer[Raiatea]) -> str:
    """Two clips, or three from the rank of Arioi on; common rituals take none."""
    if at.named("ritual") and at.s.box.ritual_category[at.ritual] == COMMON:
        return "RA-9.6"
    return "RA-9.5" if at.s.clips[at.seat] > at.s.box.rank_clips[RAATIRA] else "RA-9.4"


def prepare_all(at: Answer[Raiatea]) -> list[Shortcut]:
    """All rituals of the hand, if there are clips enough."""
    s = at.s
    hand = [card for card in range(RITUALS) for _ in range(int(s.hand[at.seat * RITUALS + card]))]
    clipped = sum(s.box.ritual_category[card] != COMMON for card in hand)
    if len(hand) < 2 or clipped > clips_left(at):
        return []
    actions = (*(PREPARE.action(card) for card in hand), PREPARE.action(offering.DONE))
    names = tuple(ritual_name(s.box, card) for card in hand)
    return [Shortcut("prepare_all", actions, say("do-prepare-all", rituals=names), ("bag",))]


def how_much(at: Answer[Raiatea]) -> str:
    """One may offer nothing at all."""
    return "RA-9.7" if at.n or so_far(at) else "RA-9.26"


def reward_rule(at: Answer[Raiatea]) -> str:
    """Three rewards with four or five players, two with three."""
    return "RA-9.10" if at.s.players > 3 else "RA-9.11"


PREPARE = Question(
    offering.PREPARE_RITUALS,
    "prepare",
    which_clips,
    ways=(
        Way("prepare", RITUAL, at="hand_{ritual}"),
        Way("prepare done", says="do-prepare-no"),
    ),
    facts={
        "left": clips_left,
        "clips": lambda at: int(at.s.clips[at.seat]),
    },
    no={
        offering.PREPARED_FROM_HAND: "not-in-hand",
        offering.TWO_CLIPS_USED: "clips-used",
        offering.THREE_CLIPS_USED: "clips-used",
    },
    gestures=prepare_all,
)
OFFER = Question(
    offering.OFFER_MANA,
    "offer",
    "RA-9.7",
    ways=(
        Way("offer", MANA, at="amount_{n}", rule=how_much),
        Way("offer 64_more", at="amount_64_more", says="do-offer-more"),
    ),
    facts={"so_far": so_far, "rest": rest, "amount": amount},
    no={offering.OFFER_BEYOND_MANA: "offer-beyond-mana"},
    gestures=whole_amounts,
)
CHOOSE = Question(
    offering.CHOOSE_REWARD,
    "reward",
    reward_rule,
    ways=(Way("reward", REWARD, at="reward_{reward}"),),
    facts={
        "kind": lambda at: REWARD_NAMES[at.reward],
        "reward_pearls": lambda at: int(at.s.box.reward_pearls),
    },
    no={offering.REWARD_GONE: "reward-gone"},
)
