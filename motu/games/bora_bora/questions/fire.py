"""Chapter 9 for people: the fire bonus."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Shortcut, Way
from motu.games._shared.text import say
from motu.games.bora_bora.questions.cards import TAKE
from motu.games.bora_bora.rules import cards, fire
from motu.games.bora_bora.state import Bora

GIFTS = ("god_card", "offering")
RISES = ("status", "shell")


def bonuses(at: Answer[Bora]) -> list[Shortcut]:
    """One of each pair, whichever is pointed at first; or the god card that one wants at once."""
    given = [x for x in (1, 0) if at.other(x).is_open()]
    found = [both(x, y, first) for first in (0, 1) for x in given for y in (0, 1)]
    for x in range(int(TAKE.rule.size)):
        card = at.speech.at(at.s, at.seat, TAKE.rule, x)
        if card.is_open():
            name = card.notation().split(" ")[-1]
            words = card.say("do-fire-blind" if x == cards.BLIND else "do-fire-card")
            found.append(Shortcut(f"fire_bonus god_card {name}", (GIFT.action(0), TAKE.action(x)), words))
    return found


def both(gift: int, rise: int, first: int) -> Shortcut:
    """A gift and a rise; a god card is chosen in between, and the rise follows it."""
    names = GIFTS[gift], RISES[rise]
    targets = f"fire_gift_{names[0]}", f"fire_rise_{names[1]}"
    give, climb = GIFT.action(gift), RISE.action(rise)
    return Shortcut(
        " ".join(("fire_bonus", *names[:: -1 if first else 1])),
        (give, climb) if gift else (give,),
        say(f"do-fire-{names[0]}-{names[1]}"),
        targets[:: -1 if first else 1],
        () if gift else (climb,),
        goal=not first,
    )


GIFT = Question(
    fire.FIRE_GIFT,
    "fire_gift",
    "BB-9.1",
    ways=[Way(f"fire_gift {gift}", at=f"fire_gift_{gift}") for gift in GIFTS],
    no={cards.NO_CARD_LEFT: "card-left"},
    gestures=bonuses,
)

RISE = Question(
    fire.FIRE_RISE,
    "fire_rise",
    "BB-9.2",
    ways=[Way(f"fire_rise {rise}", at=f"fire_rise_{rise}") for rise in RISES],
)
