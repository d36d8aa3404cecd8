"""Huts and people with their space: one gesture where the player board offers two."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Shortcut
from motu.games._shared.text import say
from motu.games.bora_bora.state import Bora


def allowed(at: Answer[Bora]) -> list[Answer[Bora]]:
    """All answers to the present question that are allowed."""
    answers = (at.other(x) for x in range(int(at.question.rule.size)))
    return [one for one in answers if one.is_open()]


def with_space(at: Answer[Bora], space: Question[Bora], says: str) -> list[Shortcut]:
    """Each answer with a normal space; pointing at space 12 first chooses that one."""
    return [_with(one, space, last, says) for last in (False, True) for one in allowed(at)]


def _with(one: Answer[Bora], space: Question[Bora], last: bool, says: str) -> Shortcut:
    verb, name = one.notation().split(" ")
    return Shortcut(
        f"{verb}_{'last' if last else 'normal'} {name}",
        (one.question.action(one.x), space.action(last)),
        say(says, choice=one.label()) if last else one.label(),
        ("slot_12", name) if last else (name,),
    )
