"""Chapter 5 for people: women and men come to the player board."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Shortcut, Way
from motu.games._shared.nouns import Noun
from motu.games.bora_bora.box import DIE, SEX_NAMES, SLOTS
from motu.games.bora_bora.names import person_id, the_person
from motu.games.bora_bora.nouns import SLOT
from motu.games.bora_bora.questions.spaces import with_space
from motu.games.bora_bora.rules import recruiting
from motu.games.bora_bora.state import IN_B, Bora


def shown(at: Answer[Bora], place: int) -> int:
    """The tile on a place of the display; an empty place has a number below 0."""
    return int(at.s.display[place]) - 1 if at.s.display[place] else -1 - place


def shown_id(box: object, tile: int) -> str:
    """A tile, or the place that is empty."""
    place = -1 - tile
    return person_id(tile) if tile >= 0 else f"{SEX_NAMES[place // DIE]}_{place % DIE + 1}"


SHOWN = Noun("person", 2 * DIE, shown_id, the_person, stands_for=shown)


def has_choice_of_spaces(at: Answer[Bora]) -> bool:
    """Whether a person may go to a normal space or to space 12 (BB-5.2, 5.5)."""
    return all(at.speech.at(at.s, at.seat, SPACE.rule, x).is_open() for x in (0, 1))


def person_place(at: Answer[Bora]) -> tuple[str, ...]:
    """The tile, unless the gesture lies there that puts it on a normal space: people rarely want another."""
    return () if has_choice_of_spaces(at) and at.is_open() else (shown_id(at.box, at.person),)


def with_a_space(at: Answer[Bora]) -> list[Shortcut]:
    """A person goes to a normal space; pointing at space 12 first sends her or him there."""
    return with_space(at, SPACE, "do-person-last") if has_choice_of_spaces(at) else []


RECRUIT = Question(
    recruiting.TAKE_PERSON,
    "recruit",
    lambda at: "BB-11.7" if at.s.phase == IN_B else "BB-5.1",
    ways=(Way("recruit", SHOWN, at=person_place),),
    facts={
        "wanted": lambda at: SEX_NAMES[at.a],
        "strength": lambda at: at.b,
        "die": lambda at: at.x % DIE + 1,
    },
    no={
        recruiting.UNDER_HIGHER_DIE: "under-higher-die",
        recruiting.OTHER_SEX: "other-sex",
        recruiting.EMPTY_PLACE: "empty-place",
    },
    gestures=with_a_space,
)

SPACE = Question(
    recruiting.PLACE_PERSON,
    "place_person",
    "BB-5.2",
    ways=(
        Way("place_person", SLOT.given(lambda at: int(at.s.free_slot(at.seat))), at="free_slot"),
        Way("place_person slot_12", at="slot_12", says="do-place_person", rule="BB-5.5"),
    ),
    facts={"slot": lambda at: SLOTS},
    no={
        recruiting.NO_NORMAL_SLOT_FREE: "normal-slot-free",
        recruiting.SLOT_12_TAKEN: "slot-12-taken",
        recruiting.SLOT_12_HAS_HUTS: "slot-12-has-huts",
    },
)
