"""Who gained what, and from where: in a moment, in a turn, in a round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import htpy as h

from motu.games._shared.text import Texts, say
from motu.match.choice import Told
from motu.table.words import t

Account = dict[int, tuple[Counter[str], Counter[str]]]  # by seat: points by source, and goods


def account(lines: Sequence[Told]) -> Account:
    """What these lines brought to whom."""
    found: Account = {}
    for told in lines:
        if told.gained is not None:
            points, goods = found.setdefault(told.gained.seat, (Counter(), Counter()))
            (points if told.gained.points else goods).update(told.gained.what)
    return {seat: (points, goods) for seat, (points, goods) in sorted(found.items()) if +points or +goods}


def in_short(gains: Account, own: int | None, texts: Texts, lang: str) -> str:
    """« vous +5, Bleu +3 », on one line; goods where there are no points."""
    scored = any(+points for points, _ in gains.values())
    said = [
        f"{_who(seat, own, lang)} {_sum(points) if scored else _goods(goods, texts, lang)}"
        for seat, (points, goods) in gains.items()
        if (+points if scored else +goods)
    ]
    return ", ".join(said)


def in_full(gains: Account, own: int | None, texts: Texts, lang: str) -> h.Element | None:
    """A line for each seat: how much, and why."""
    if not gains:
        return None
    scored = any(+points for points, _ in gains.values())  # then points are what is told
    return h.ul(".account")[
        (
            h.li(data_seat=str(seat))[
                h.b[_opening(_who(seat, own, lang))],
                " ",
                h.strong[_sum(points)] if +points else None,
                h.small[" ", _sources(points, texts, lang) if scored else _goods(goods, texts, lang)],
            ]
            for seat, (points, goods) in gains.items()
            if +points or not scored
        )
    ]


def _who(seat: int, own: int | None, lang: str) -> str:
    return t(lang, "account-you") if seat == own else t(lang, f"seat-{seat}")


def _opening(word: str) -> str:
    """As it begins a line."""
    return word[:1].upper() + word[1:]


def _sum(points: Counter[str]) -> str:
    return f"+{points.total()}"


def _sources(points: Counter[str], texts: Texts, lang: str) -> str:
    return ", ".join(f"{texts.word(f'source-{source}', lang)} {n}" for source, n in points.items() if n)


def _goods(goods: Counter[str], texts: Texts, lang: str) -> str:
    return ", ".join(f"+{texts.say(say(f'gained-{good}', n=n), lang)}" for good, n in goods.items() if n)
