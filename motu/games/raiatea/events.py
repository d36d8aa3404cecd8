"""What the log of Raiatea can say."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from motu.games._shared.text import Phrase, say
from motu.games.raiatea.names import (
    assistant_name,
    back_name,
    face_name,
    good_name,
    location_name,
    mask_name,
    mission_text,
    rank_name,
    reward_name,
    ritual_name,
    seat_name,
    stage_name,
)
from motu.games.raiatea.rules import tell
from motu.games.raiatea.rules.rolls import REEF

Fact = int | str | Phrase | tuple[Phrase, ...]
Speaker = Callable[[int], Fact]

SOURCE_NAMES = ("rank", "rituals", "missions", "mission_masks", "assistant_masks", "colour_masks")


def _as_is(n: int) -> Fact:
    return n


def _points(statue: int) -> Fact:
    return statue + 1


def _roll(what: int) -> Fact:
    return say("roll-reef") if what == REEF else assistant_name(what)


def _plain_face(face: int) -> Fact:
    return face_name(face, 0)


def _source(source: int) -> Fact:
    return say(f"source-{SOURCE_NAMES[source]}")


def _order(digits: int) -> Fact:
    """The seats in their order, octal digits from the first on; a seat that comes again ends the list."""
    seats: list[int] = []
    while digits & 7 not in seats:
        seats.append(digits & 7)
        digits >>= 3
    return tuple(seat_name(seat) for seat in seats)


SEAT: tuple[str, Speaker] = ("seat", seat_name)
VICTIM: tuple[str, Speaker] = ("victim", seat_name)
GOOD: tuple[str, Speaker] = ("good", good_name)
MASK: tuple[str, Speaker] = ("mask", mask_name)
RITUAL: tuple[str, Speaker] = ("ritual", ritual_name)
ASSISTANT: tuple[str, Speaker] = ("assistant", assistant_name)
BACK: tuple[str, Speaker] = ("back", back_name)
FACE: tuple[str, Speaker] = ("card", _plain_face)
POINTS: tuple[str, Speaker] = ("points", _points)


def _number(name: str) -> tuple[str, Speaker]:
    return name, _as_is


# The facts of each event in the order in which the rules tell them: name in the text, and how it is said.
FACTS: dict[int, tuple[tuple[str, Speaker], ...]] = {
    tell.FIRST_PLAYER: (SEAT,),
    tell.STARTING_MASK: (SEAT, MASK),
    tell.FOREST_CARD: (FACE, _number("treasure")),
    tell.FOREST_REFILLED: (_number("cards"),),
    tell.STATUE_OPENED: (POINTS,),
    tell.DREW: (SEAT, BACK, _number("cards")),
    tell.DREW_CARD: (SEAT, RITUAL),
    tell.KEPT: (SEAT, _number("kept"), _number("rejected")),
    tell.KEPT_CARD: (SEAT, RITUAL),
    tell.RESHUFFLED: (BACK,),
    tell.PHASE_STARTED: (_number("number"), SEAT),
    tell.CEREMONY_STARTED: (_number("number"),),
    tell.STAGE_STARTED: (("stage", stage_name),),
    tell.LOCATION: (SEAT, ("location", location_name)),
    tell.ROLLED: (("what", _roll), _number("die")),
    tell.GOOD_TAKEN: (SEAT, GOOD, _number("level")),
    tell.PICKED: (SEAT, FACE, _number("treasure")),
    tell.PICK_DECLINED: (SEAT,),
    tell.GATHERER_USED: (SEAT,),
    tell.EXTRA_GOOD: (SEAT, GOOD),
    tell.TO_MARKET: (FACE,),
    tell.TATTOOED: (SEAT, _number("steps"), _number("position")),
    tell.RANK_REACHED: (SEAT, ("rank", rank_name)),
    tell.SACRIFICED: (SEAT, GOOD),
    tell.PEARLS: (SEAT, _number("pearls")),
    tell.MANA: (SEAT, _number("mana")),
    tell.LOST_PEARLS: (SEAT, _number("pearls")),
    tell.RECRUITED: (SEAT, _number("priests"), _number("pearls"), _number("position")),
    tell.LOST_PRIESTS: (SEAT, _number("priests")),
    tell.MASK_GIVEN: (SEAT, MASK),
    tell.MASK_TAKEN: (SEAT, MASK),
    tell.HIRED: (SEAT, ASSISTANT, _number("pearls")),
    tell.SOLD: (SEAT, GOOD, _number("level")),
    tell.MERCHANT_USED: (SEAT, GOOD),
    tell.SHAMAN_USED: (SEAT, RITUAL),
    tell.MIRROR_BOUND: (SEAT, MASK),
    tell.PERFORMED: (SEAT, RITUAL, _number("paid"), _number("left")),
    tell.FAILED: (SEAT, RITUAL, _number("lacking")),
    tell.BAG_FILLED: (_number("mana"), _number("total")),
    tell.BAG_EMPTIED: (_number("mana"),),
    tell.PREPARED_CARD: (SEAT, RITUAL),
    tell.PREPARED: (),
    tell.OFFERED: (SEAT, _number("mana")),
    tell.NEW_ORDER: (("seats", _order),),
    tell.REWARDED: (SEAT, ("reward", reward_name)),
    tell.REVEALED: (SEAT, RITUAL),
    tell.PURCHASED: (SEAT, _number("mana")),
    tell.MISSION: (SEAT, POINTS, ("asks", mission_text)),
    tell.MISSION_PASSED: (SEAT,),
    tell.MISSION_PAID: (SEAT, _number("pearls"), _number("mana")),
    tell.GOOD_PAID: (SEAT, GOOD),
    tell.MASK_PAID: (SEAT, MASK),
    tell.DIVER_USED: (SEAT,),
    tell.AUCTION: (POINTS,),
    tell.BID: (SEAT, _number("mana")),
    tell.AUCTION_WON: (SEAT, POINTS, _number("mana")),
    tell.REACTIVATED: (SEAT, ASSISTANT),
    tell.EXHAUSTED: (SEAT, ASSISTANT),
    tell.STOLEN_UNSEEN: (SEAT, VICTIM),
    tell.STOLEN: (SEAT, VICTIM, GOOD),
    tell.NOTHING_STOLEN: (SEAT, VICTIM),
    tell.MASK_STOLEN: (SEAT, VICTIM, MASK),
    tell.ASSISTANT_STOLEN: (SEAT, VICTIM, ASSISTANT),
    tell.CANCELLED: (SEAT, RITUAL),
    tell.SCORED: (SEAT, _number("points")),
    tell.SCORED_SOURCE: (SEAT, ("source", _source), _number("points")),
}


WITH_TREASURE = {tell.FOREST_CARD: 0, tell.PICKED: 1}  # where the face stands; its treasure follows


def event(kind: int, facts: Sequence[int]) -> Phrase:
    """One line of the log."""
    said: dict[str, Fact] = {name: speak(n) for (name, speak), n in zip(FACTS[kind], facts, strict=False)}
    if kind in WITH_TREASURE:
        at = WITH_TREASURE[kind]
        said["card"] = face_name(facts[at], facts[at + 1])
    common = kind in (tell.PERFORMED, tell.FAILED, tell.REVEALED) and facts[0] < 0
    return Phrase(f"log-{kind}-common" if common else f"log-{kind}", said)
