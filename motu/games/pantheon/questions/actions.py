"""Chapter 4 for people: the four actions, begun alone or with the first thing done, and Traitera."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Shortcut, Way
from motu.games._shared.text import say
from motu.games.pantheon.nouns import CARD
from motu.games.pantheon.questions.buying import PURCHASE, to_spend
from motu.games.pantheon.questions.cards import TAKE
from motu.games.pantheon.questions.movement import (
    CARDS_PLAYED,
    MOVING,
    NO_MOVEMENT,
    answers_after,
    movements,
    playable,
)
from motu.games.pantheon.questions.routes import Journey, journeys
from motu.games.pantheon.questions.worship import NO_WORSHIP, WORSHIP, WORSHIPPING
from motu.games.pantheon.rules import actions
from motu.games.pantheon.rules.actions import BUY, DRAW, MOVE
from motu.games.pantheon.rules.buying import ON_HEX, can_buy
from motu.games.pantheon.rules.cards import PILE
from motu.games.pantheon.rules.pieces import MORE_CARDS
from motu.games.pantheon.state import EMPTY, Pantheon

NEAREST = 5  # goals before the cards of the pile


def to_move(at: Answer[Pantheon]) -> list[Journey]:
    """Where the big foot, permanent steps and cards can lead."""
    return journeys(at.s, at.seat, int(actions.ACT.steps(at.s, at.seat, 0)), playable(at.s, at.seat))


def begin(at: Answer[Pantheon]) -> list[Shortcut]:
    """Whole movements, cards and purchases; what people have in mind comes first."""
    goals, steps = movements(at, to_move(at), ACT.action(MOVE))
    cards = [draw_all(at), *first_cards(at)]
    return [*goals[:NEAREST], *cards, *goals[NEAREST:], *first_purchases(at), *steps]


def more_cards(at: Answer[Pantheon]) -> int:
    """What Gadicea adds to a Draw action."""
    return int(at.s.power(at.seat, MORE_CARDS))


def draw_all(at: Answer[Pantheon]) -> Shortcut:
    """The Draw action with all its cards from the pile: each is seen before the next one is drawn."""
    pile, count = TAKE.action(PILE), int(at.s.box.drawn) + more_cards(at)
    words, then = say("do-draw-all", cards=count), (pile,) * (count - 1)
    return Shortcut("draw_all pile", (ACT.action(DRAW), pile), words, ("pile_all",), then, goal=True)


def first_cards(at: Answer[Pantheon]) -> list[Shortcut]:
    """The Draw action and its first card, from the row or the pile."""
    draw, box = ACT.action(DRAW), at.box
    found = [
        Shortcut(
            f"draw {CARD.id(box, card)}",
            (draw, TAKE.action(card)),
            say("do-draw-card", card=CARD.word(box, card)),
            (f"row_{CARD.id(box, card)}",),
        )
        for card in sorted({int(card) for card in at.s.row[: box.row] if card != EMPTY})
    ]
    return [*found, Shortcut("draw pile", (draw, TAKE.action(PILE)), say("do-draw-pile"), ("pile",))]


def first_purchases(at: Answer[Pantheon]) -> list[Shortcut]:
    """The Buy action and its first tile or piece."""
    if not can_buy(at.s, at.seat):
        return []
    buy = ACT.action(BUY)
    after, possible = answers_after(at, buy)
    bought = (at.speech.at(after, at.seat, PURCHASE.rule, action - PURCHASE.action(0)) for action in possible)
    return [
        Shortcut(f"buy {one.notation()}", (buy, PURCHASE.action(one.x)), one.label(), one.targets())
        for one in bought
        if one.x < ON_HEX
    ]


ACT = Question(
    actions.ACT,
    "act",
    "PA-4.1",
    ways=(
        Way("draw", at="draw", rule="PA-8.1"),
        Way("buy", at="buy", rule="PA-6.1"),
        Way("move", CARDS_PLAYED, at="cards_{cards}", rule=lambda at: "PA-5.2" if at.cards else "PA-5.1"),
        WORSHIP,
    ),
    facts={
        **MOVING,
        **WORSHIPPING,
        "drawn": lambda at: int(at.box.drawn),
        "more": more_cards,
        "left": to_spend,
        "steps": lambda at: int(actions.ACT.steps(at.s, at.seat, at.cards)),
    },
    no={
        actions.WITHOUT_MONEY: lambda at: "nothing-so-cheap" if to_spend(at) else "without-money",
        actions.NOTHING_SO_CHEAP: "nothing-so-cheap",
        **NO_MOVEMENT,
        **NO_WORSHIP,
    },
    gestures=begin,
    curtain=True,
)
TRAITERA = Question(
    actions.USE_TRAITERA,
    "traitera",
    "PA-10.15",
    ways=(
        Way("traitera use", at="use", says="do-traitera"),
        Way("traitera end_turn", at="end_turn", says="do-end-turn"),
    ),
)
