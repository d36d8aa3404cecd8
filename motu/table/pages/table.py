"""The page of a table, and the fragments of it that are pushed to each viewer."""

from __future__ import annotations

import htpy as h
from markupsafe import Markup

from motu.table.live import LiveTable
from motu.table.pages.audience import Audience, look, seat_word
from motu.table.pages.choices import choices
from motu.table.pages.coach import no_hint
from motu.table.pages.frame import home, languages, page
from motu.table.pages.log import log
from motu.table.pages.people import chat, people
from motu.table.pages.picture import picture, stage
from motu.table.pages.rendered import Rendered
from motu.table.pages.settings import opener, settings
from motu.table.pages.waiting import waiting
from motu.table.turn import Turn
from motu.table.words import t

SCRIPTS = (
    *("layers", "moments", "stream", "keys", "pick", "touch"),
    *("zoom", "last", "sound", "alert", "panels", "talk", "invite"),
)


def fragments(table: LiveTable, audience: Audience) -> dict[str, tuple[str, ...]]:
    """All parts of the page that change, by id, as text: the picture in pieces."""
    turn = look(table, audience)
    return {
        "banner": (str(banner(table, audience, turn)),),
        "clock": (str(clock(table, audience, turn)),),
        "trouble": (str(trouble(table, audience)),),
        "picture": picture(table, audience, turn),
        "choices": (str(choices(table, audience, turn)),),
        "advice": (str(no_hint()),),
        "people": (str(people(table, audience)),),
        "log": (str(log(table, audience)),),
        "chat": (str(chat(table, audience)),),
    }


def banner(table: LiveTable, audience: Audience, turn: Turn) -> h.Element:
    """Who must decide what, and why I wait."""
    mine = "mine" if turn.asked is not None else "others"
    return h.p(id="banner", class_=mine, role="status", tabindex="-1")[_sentence(table, audience, turn)]


def _sentence(table: LiveTable, audience: Audience, turn: Turn) -> str:
    lang = audience.lang
    if table.status in ("open", "closed"):
        return t(lang, f"banner-{table.status}")
    if table.status == "over":
        return _outcome(table, audience)
    if turn.curtain and turn.asked is not None:
        return t(lang, "banner-curtain", seat=seat_word(table, lang, turn.asked))
    if turn.asked is not None and turn.draft is not None:
        draft = turn.draft
        said = draft.match.question(turn.asked, lang)
        if draft.complete:
            after = "" if draft.after is None else draft.after.question(turn.asked, lang)
            said = t(lang, "banner-confirm-then", then=after) if after else t(lang, "banner-confirm")
        if len(audience.seats) == 1:
            return said
        return t(lang, "banner-whose", seat=seat_word(table, lang, turn.asked), said=said)
    return waiting(table, audience)


def _outcome(table: LiveTable, audience: Audience) -> str:
    """One's own place first; for all others, who has won."""
    lang, ranking, scores = audience.lang, table.match.ranking or [()], table.match.scores or []
    winners = ", ".join(seat_word(table, lang, seat) for seat in ranking[0])
    if len(audience.seats) != 1 or table.match.truncated:
        return t(lang, "banner-over", winners=winners)
    (seat,) = audience.seats
    if seat in ranking[0]:
        return t(lang, "banner-won" if len(ranking[0]) == 1 else "banner-won-together")
    place = 1 + sum(len(group) for group in ranking[: next(n for n, g in enumerate(ranking) if seat in g)])
    behind = scores[ranking[0][0]] - scores[seat]
    return t(lang, "banner-place", place=place, of=len(scores), points=behind, winners=winners)


def clock(table: LiveTable, audience: Audience, turn: Turn) -> h.Element:
    """When my time is up, or that of the one I wait for; the script counts down."""
    seats = [turn.asked] if turn.asked is not None else table.match.awaiting
    ends = [at for seat in seats if seat is not None and (at := table.clock.until(seat)) is not None]
    until = f"{min(ends):.0f}" if ends and table.status == "playing" else None
    return h.span(id="clock", data_until=until, role="timer", aria_label=t(audience.lang, "clock"))


def trouble(table: LiveTable, audience: Audience) -> h.Element:
    """That the table cannot go on for the moment; empty when it can."""
    said = t(audience.lang, "trouble") if table.trouble else None
    return h.p(id="trouble", class_="refusal", role="status")[said]


def guide(table: LiveTable, audience: Audience) -> h.Element | None:
    """For the first game: the goal, what to do now, and the three rules that explain most."""
    lang, folder = audience.lang, table.match.folder
    if not audience.guided or not audience.seats or not folder.first_rules or table.status == "over":
        return None
    rules = [folder.texts.word(id.replace(".", "-"), lang) for id in folder.first_rules]
    begun = any(move.seat in audience.seats and not move.forced for move in table.match.moves)
    return h.details(".panel.guide", id="guide", open=not begun)[
        h.summary[t(lang, "guide-title")],
        h.p[folder.texts.word("goal", lang)],
        h.p[t(lang, "guide-now")],
        h.ul[(h.li[rule] for rule in rules)],
        h.button(type="button", id="guide-off")[t(lang, "guide-off")],
    ]


def _unread(word: str) -> h.Element:
    """The way to what was said since one looked; the script shows it, with the number in place of “#”."""
    facts = {"data_word": word, "aria_label": word.replace("#", "0")}
    return h.button(type="button", id="unread", hidden=True, **facts)[
        h.span(aria_hidden="true")["✉"], " ", h.b
    ]


def _panel(title: str, content: h.Node, id: str, open: bool = False) -> h.Element:
    return h.details(".panel", id=f"panel-{id}", open=open)[h.summary[title], content]


def _talk(here: str, lang: str, seated: bool, lines: h.Node) -> h.Node:
    return [
        lines,
        h.form(id="say", action=f"{here}/chat", method="post", hx_post=f"{here}/chat", hx_swap="none")[
            h.input(name="text", maxlength="300", aria_label=t(lang, "chat-say"), autocomplete="off"),
            h.button[t(lang, "chat-send")],
        ],
        h.p(".hint")[t(lang, "chat-to-table" if seated else "chat-to-spectators")],
        h.button(type="button", id="hear", hidden=True)[t(lang, "chat-hear")],
        h.button(type="button", id="mute", aria_pressed="false")[t(lang, "chat-mute")],
    ]


def _moment(lang: str) -> h.Element:
    """Over the board: what is being shown, and at the end who gained what.

    The log tells it to screen readers.
    """
    return h.section(id="moment", hidden=True, aria_label=t(lang, "moment-title"))[
        h.h2,
        h.p(".line"),
        h.div(".gained"),
        h.p(".skip")[t(lang, "moment-skip")],
        h.p(".after")[
            h.button(type="button", data_moment="again")[t(lang, "moment-again")],
            h.button(type="button", data_moment="close")[t(lang, "moment-close")],
        ],
    ]


def table_page(table: LiveTable, audience: Audience, now: Rendered, name: str) -> str:
    """The page of a table, with everything in place before the stream begins."""
    lang = audience.lang
    parts = {id: Markup("".join(pieces)) for id, pieces in now.parts.items()}
    title = table.match.folder.texts.word("title", lang)
    here = f"/table/{table.id}"
    seated = bool(audience.seats)
    body = [
        h.header(".bar")[
            home(lang),
            h.h1(".game")[title],
            parts["banner"],
            parts["clock"],
            h.span(id="live", role="status"),
            languages(lang, here),
            _unread(t(lang, "chat-unread")),
            opener(lang),
            h.button(".menu", type="button", popovertarget="more", aria_label=t(lang, "menu"))["☰"],
        ],
        h.main(".felt", id="main")[
            stage(parts["picture"], lang, _moment(lang)),
            h.section(".side", aria_label=t(lang, "choices-title"))[
                parts["trouble"],
                h.p(id="refusal", class_="refusal", role="alert"),
                parts["advice"],
                h.form(
                    id="turn", action=f"{here}/move", method="post", hx_post=f"{here}/move", hx_swap="none"
                )[parts["choices"]],
                guide(table, audience),
            ],
            h.aside(".more", id="more", popover=True, aria_label=t(lang, "menu"))[
                _panel(t(lang, "log-title"), parts["log"], "log", open=True),
                _panel(t(lang, "people-title"), parts["people"], "people", open=table.status == "open"),
                _panel(t(lang, "chat-title"), _talk(here, lang, seated, parts["chat"]), "chat"),
            ],
            h.p(id="hint", class_="hint", aria_hidden="true"),
            h.section(
                id="card",
                aria_label=t(lang, "thing-title"),
                aria_live="polite",
                data_url=f"{here}/thing?lang={lang}",
                hidden=True,
            ),
        ],
        settings(table, audience, name),
        h.div(id="peek", hidden=True),
        h.dialog(".invitation", aria_labelledby="invitation-title")[
            h.button(".close", type="button", aria_label=t(lang, "do-close"))["×"], h.div(id="invitation")
        ],
        h.div(
            id="live-root",
            data_url=f"{here}/stream?lang={lang}",
            data_seen=now.name,
            data_silence="40000",
            data_pace=str(table.pace),
            data_lost=t(lang, "live-lost"),
            data_turn=t(lang, "status-my-turn"),
        ),
    ]
    return page(lang, f"{title} · Motu", body, here, SCRIPTS, kind="table")
