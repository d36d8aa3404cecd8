"""Sets of rituals for people: drawn at the Marae, bought in a ceremony or given, and kept in part."""

from __future__ import annotations

from itertools import combinations

from motu.games._shared.asking import Answer, Draw, Question, Shortcut, Way
from motu.games._shared.nouns import SEAT
from motu.games._shared.text import say
from motu.games.raiatea.names import backs_name
from motu.games.raiatea.nouns import BACK, RITUAL
from motu.games.raiatea.questions.granted import declined_or, granted_by
from motu.games.raiatea.rules import drawing
from motu.games.raiatea.rules.pieces import ARIKI, DRAWN
from motu.games.raiatea.rules.turn import ENTER_SPACE
from motu.games.raiatea.state import NO_CARD, Raiatea
from motu.kernel.steps import a_of, kind_of


def buys(at: Answer[Raiatea]) -> bool:
    """Whether it is step 2 of a ceremony."""
    return bool(drawing.where_of(at.b) == drawing.PURCHASE)


def why_a_set(at: Answer[Raiatea]) -> str:
    """The purchase of a ceremony, a ritual or a sale; or the Marae, a second time for the Kahuna alone."""
    if buys(at):
        return "RA-9.3"
    return granted_by(at.s) or ("RA-4.5" if drawing.sets_before(at.b) else "RA-4.4")


def in_set_up(s: Raiatea) -> bool:
    """The first space of the round track is not entered yet."""
    return bool(kind_of(s.agenda[0]) == ENTER_SPACE.kind and a_of(s.agenda[0]) == 0)


def how_many_to_keep(at: Answer[Raiatea]) -> str:
    """In set-up two, but one for the first of four, and two more for the last of five; later mostly one."""
    s = at.s
    if not in_set_up(s):
        return "RA-4.9"
    if at.b == drawing.to_keep(at.b, at.seat) << 3 * at.seat:  # nobody else keeps any
        return "RA-1.15"
    return "RA-1.14" if s.players == 4 and at.seat == s.first else "RA-1.13"


def keep_two(at: Answer[Raiatea]) -> list[Shortcut]:
    """Both rituals to keep at once."""
    s = at.s
    if drawing.to_keep(at.b, at.seat) != 2 or s.progress[at.seat]:
        return []
    cards = [int(s.drawn[at.seat * DRAWN + i]) for i in range(DRAWN)]
    pairs = combinations([card for card in cards if card != NO_CARD], 2)
    ids, word = s.box.ritual_ids, RITUAL.word
    return [
        Shortcut(
            f"keep_both {ids[one]} {ids[two]}",
            (KEEP.action(one), KEEP.action(two)),
            say("do-keep-both", one=word(s.box, one), two=word(s.box, two)),
            (*at.other(one).targets(), *at.other(two).targets(), "both"),
        )
        for one, two in sorted(set(pairs))
    ]


DRAW = Question(
    drawing.DRAW_RITUALS,
    "draw_set",
    why_a_set,
    ways=(
        Way(
            "draw_set",
            BACK,
            at="deck_{back}",
            says=lambda at: "do-draw_set-buy" if buys(at) else "do-draw_set",
        ),
        Way("draw_set decline", says="do-draw_set-no", rule=declined_or(why_a_set)),
    ),
    facts={
        "keep": lambda at: at.a,
        "backs": lambda at: backs_name(at.back),
        "price": lambda at: int(drawing.purchase_price(at.s, at.seat)),
        "cards": lambda at: int(at.s.box.rank_set[at.s.rank(at.seat)]),
        "spaces": lambda at: int(at.s.box.rank_from[ARIKI] - at.s.tattoo[at.seat]),
    },
    no={
        drawing.RAATIRA_DRAWS_NORMAL: "raatira-draws-normal",
        drawing.DECK_EMPTY: "deck-empty",
        drawing.TOO_LITTLE_MANA: "too-little-mana",
    },
    asks=lambda at: "draw_set-buy" if buys(at) else "",
)
DRAWN_CARD = Draw(drawing.RITUAL_CARD, Way("draw", SEAT.given(lambda at: at.player), RITUAL))
KEEP = Question(
    drawing.KEEP_RITUAL,
    "keep",
    how_many_to_keep,
    ways=(Way("keep", RITUAL, at="drawn_{ritual}"),),
    facts={
        "left": lambda at: int(drawing.to_keep(at.b, at.seat) - drawing.picks_made(at.s.progress[at.seat])),
    },
    no={drawing.NOT_AMONG_THE_DRAWN: "not-among-the-drawn"},
    gestures=keep_two,
)
