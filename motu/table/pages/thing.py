"""The card of a thing on the board: what it is, whose, by which rule, and what can be done with it now."""

from __future__ import annotations

import htpy as h

from motu.games._shared.text import Texts
from motu.match.touching import Touch, touch
from motu.table.live import LiveTable
from motu.table.pages.audience import Audience, look, seat_word
from motu.table.pages.book import rule_link
from motu.table.pages.waiting import waiting
from motu.table.turn import Turn
from motu.table.words import t


def thing(table: LiveTable, audience: Audience, name: str, picked: tuple[str, ...]) -> str:
    """The card of what is drawn under a name; empty for what is not on the table of this audience."""
    turn = look(table, audience)
    found = touch(turn.match, turn.view, name, turn.answers, picked)
    return "" if found is None else str(h.fragment[_card(table, audience, turn, found)])


def _card(table: LiveTable, audience: Audience, turn: Turn, found: Touch) -> list[h.Node]:
    lang, texts, card = audience.lang, table.match.folder.texts, found.card
    return [
        h.div(".face", aria_hidden="true"),
        h.h2[_capital(texts.say(card.name, lang))],
        h.p(".owner")[_owner(table, audience, card.owner)] if card.owner is not None else None,
        h.p[_capital(texts.say(card.about, lang))] if card.about is not None else None,
        _why_not(table, audience, turn, found),
        h.p(".rule")[rule_link(card.rule, table.match.folder.key), " · ", _sentence(texts, card.rule, lang)],
        h.div(".now")[_buttons(found, lang)],
        h.button(".close", type="button", aria_label=t(lang, "do-close"))["×"],
    ]


def _capital(said: str) -> str:
    """As a heading or a sentence begins."""
    return said[:1].upper() + said[1:]


def _owner(table: LiveTable, audience: Audience, seat: int) -> str:
    """Whose it is."""
    if audience.seats == (seat,):
        return t(audience.lang, "thing-yours")
    return t(audience.lang, "thing-of", seat=seat_word(table, audience.lang, seat))


def _sentence(texts: Texts, rule: str, lang: str) -> str:
    return texts.word(rule.replace(".", "-"), lang)


def _why_not(table: LiveTable, audience: Audience, turn: Turn, found: Touch) -> h.Element | None:
    """Why whoever looks can do nothing with it now; nothing for what is never chosen."""
    lang = audience.lang
    if not found.card.places or turn.curtain or not turn.seats or table.status != "playing":
        return None
    if turn.asked is None:
        return h.p[waiting(table, audience)]
    if not turn.chooses:
        return h.p[t(lang, "refused-confirm-first")]
    if found.refusal is None:
        return None
    rule = found.refusal.rule
    link = (" (", rule_link(rule, table.match.folder.key), ")") if rule else None
    return h.p(class_="no" if rule else "later")[found.refusal.text(lang), link]


def _buttons(found: Touch, lang: str) -> list[h.Element]:
    """What can be done with it: buttons that choose."""
    buttons = [("gesture", g.notation, g.targets, g.label(lang)) for g in found.gestures]
    buttons += [("choice", str(choice.id), choice.targets, choice.label(lang)) for choice in found.choices]
    return [
        h.button(form="turn", name=name, value=value, data_targets=" ".join(targets))[label]
        for name, value, targets, label in buttons
    ]
