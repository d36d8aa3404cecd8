"""The table: its page, and the fragments that are pushed to each viewer."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

import htpy as h
from markupsafe import Markup

from motu.kernel.core import SEALED
from motu.kernel.data import key
from motu.kernel.engine import question
from motu.match.choice import Choice, Event, Gesture
from motu.match.match import Match
from motu.table.live import LiveTable, Staged
from motu.table.pages.frame import languages, page
from motu.table.words import t

VISIBLE = 12  # buttons shown in one group
LINES = 60  # of the log


@dataclass(frozen=True)
class Audience:
    """Those who see the same: the seats they hold, whether hands lie covered, language, confirmation."""

    seats: tuple[int, ...]
    lang: str
    confirm: bool = True
    uncovered: int | None = None  # hot-seat: the seat that lifted the curtain
    host: bool = False
    beginner: bool = False


@dataclass(frozen=True)
class Scene:
    """What an audience sees of a table now."""

    seat: int | None  # whose eyes
    asked: int | None  # the own seat that must decide
    staged: Staged | None
    curtain: bool  # another person must take the device first
    covered: bool


def look(table: LiveTable, audience: Audience) -> Scene:
    """Whose eyes, which question, and whether a curtain is down."""
    mine = audience.seats
    if not mine or table.status == "open":
        return Scene(mine[0] if mine else None, None, None, False, False)
    awaited = [seat for seat in table.match.awaiting if seat in mine]
    hot = len(mine) > 1
    if audience.uncovered in awaited:
        asked: int | None = audience.uncovered
    else:
        asked = awaited[0] if awaited else None
    if asked is None:
        return Scene(None if hot else mine[0], None, None, False, hot)
    staged = table.staged(asked)
    private = needs_curtain(staged.match)
    curtain = hot and private and audience.uncovered != asked
    covered = hot and audience.uncovered != asked
    return Scene(asked, asked, staged, curtain, covered)


def needs_curtain(match: Match) -> bool:
    """Sealed decisions and choices that show a hand are taken alone."""
    if not match.awaiting:
        return False
    rule = match.state.rules[int(question(match.state)) & 255]
    return rule.mode == SEALED or rule.guarded or type(rule).__name__ in match.folder.behind_curtain


def question_token(table: LiveTable, scene: Scene) -> str:
    """Names the question of a seat: it changes when that seat's own knowledge does, and only then."""
    if scene.asked is None or scene.staged is None:
        return ""
    known = key(table.match.redacted(scene.asked)), scene.staged.actions
    return hashlib.sha256(repr(known).encode()).hexdigest()[:16]


# --- fragments ------------------------------------------------------------------------------------


def fragments(table: LiveTable, audience: Audience) -> dict[str, Markup]:
    """All parts of the page that change, by id."""
    scene = look(table, audience)
    return {
        "banner": _markup(_banner(table, audience, scene)),
        "picture": _markup(_picture(table, audience, scene)),
        "choices": _markup(_choices(table, audience, scene)),
        "people": _markup(_people(table, audience)),
        "log": _markup(_log(table, audience, scene)),
        "chat": _markup(_chat(table, audience)),
    }


def _markup(element: h.Element) -> Markup:
    return Markup(str(element))


def partials(parts: dict[str, Markup]) -> str:
    """The fragments as one message."""
    return "".join(
        f'<hx-partial hx-target="#{name}" hx-swap="outerMorph">{part}</hx-partial>'
        for name, part in parts.items()
    )


def _seat_word(table: LiveTable, lang: str, seat: int) -> str:
    name = table.seats[seat].name
    colour = t(lang, f"seat-{seat}")
    return f"{colour} ({name})" if name else colour


def _banner(table: LiveTable, audience: Audience, scene: Scene) -> h.Element:
    lang = audience.lang
    match = table.match
    if table.status == "open":
        text = t(lang, "banner-open")
    elif table.status == "closed":
        text = t(lang, "banner-closed")
    elif match.over:
        winners = match.ranking[0] if match.ranking else ()
        names = ", ".join(_seat_word(table, lang, seat) for seat in winners)
        text = t(lang, "banner-over", winners=names)
    elif scene.curtain and scene.asked is not None:
        text = t(lang, "banner-curtain", seat=_seat_word(table, lang, scene.asked))
    elif scene.asked is not None and scene.staged is not None:
        text = _asked(table, audience, scene)
    else:
        names = ", ".join(_seat_word(table, lang, seat) for seat in match.awaiting)
        text = t(lang, "banner-waiting", seats=names)
    mine = "mine" if scene.asked is not None else "others"
    return h.p(id="banner", class_=mine, role="status", tabindex="-1")[text]


def _asked(table: LiveTable, audience: Audience, scene: Scene) -> str:
    assert scene.staged is not None and scene.asked is not None
    lang = audience.lang
    whose = f"{_seat_word(table, lang, scene.asked)} : " if len(audience.seats) > 1 else ""
    if scene.staged.complete:
        return whose + t(lang, "banner-confirm")
    return whose + scene.staged.match.question(scene.asked, lang)


def _picture(table: LiveTable, audience: Audience, scene: Scene) -> h.Element:
    match = scene.staged.match if scene.staged is not None else table.match
    eyes = None if scene.covered else scene.seat
    choices: list[Choice] = []
    if scene.asked is not None and scene.staged is not None and not scene.curtain:
        choices = [] if scene.staged.complete else match.choices(scene.asked)
    view = match.view(eyes)
    view["names"] = [seat.name or t(audience.lang, f"seat-{seat.seat}") for seat in table.seats]
    svg = match.folder.draw(view, audience.lang, match.folder.texts, choices)
    start, end = svg.index("<style>"), svg.index("</style>") + len("</style>")
    return h.div(id="picture")[Markup(svg[:start] + svg[end:])]


def _choices(table: LiveTable, audience: Audience, scene: Scene) -> h.Element:
    lang = audience.lang
    panel: list[h.Node] = [h.input(type="hidden", name="question", value=question_token(table, scene))]
    if scene.asked is not None:
        panel.append(h.input(type="hidden", name="seat", value=str(scene.asked)))
    if table.status == "open":
        panel.append(_waiting_room(table, audience))
    elif scene.curtain:
        panel.append(h.button(".big", name="do", value="uncover")[t(lang, "do-uncover")])
    elif scene.asked is not None and scene.staged is not None:
        panel.append(_question_panel(table, audience, scene))
    elif table.match.over:
        panel.append(_result(table, audience))
    if audience.seats and table.status == "playing":
        panel.append(_back_panel(table, audience, scene))
    return h.div(id="choices")[panel]


def _question_panel(table: LiveTable, audience: Audience, scene: Scene) -> h.Element:
    assert scene.staged is not None and scene.asked is not None
    lang, staged = audience.lang, scene.staged
    taken = None
    if staged.actions:
        taken = h.p(".draft")[
            h.button(name="do", value="back", data_key="Backspace")[t(lang, "do-back")],
            h.button(name="do", value="clear")[t(lang, "do-clear")] if len(staged.actions) > 1 else None,
        ]
    if staged.complete:
        confirm = h.button(".big.confirm", name="do", value="confirm", data_key="Enter")[
            t(lang, "do-confirm")
        ]
        return h.div(".question")[h.p(".done")[_summary(table, scene, lang)], confirm, taken]
    choices = staged.match.choices(scene.asked)
    gestures = staged.match.gestures(scene.asked)
    return h.div(".question")[_groups(choices, lang), _gestures(gestures, lang), taken]


def _summary(table: LiveTable, scene: Scene, lang: str) -> str:
    """What is about to be confirmed, in words."""
    assert scene.staged is not None and scene.asked is not None
    trial = table.match.copy()
    said = []
    for action in scene.staged.actions:
        labels = {choice.id: choice.label(lang) for choice in trial.choices(scene.asked)}
        said.append(labels.get(action, ""))
        if action != scene.staged.actions[-1] or len(said) < len(scene.staged.actions):
            trial.play(scene.asked, action)
    return ", ".join(word for word in said if word)


def _groups(choices: Sequence[Choice], lang: str) -> list[h.Element]:
    """Buttons in words; choices of several parts stand under their first part."""
    if any(len(choice.targets) > 1 for choice in choices):
        first: dict[str, list[Choice]] = {}
        for choice in choices:
            first.setdefault(choice.targets[0] if choice.targets else "", []).append(choice)
        return [_group(group, lang) for group in first.values()]
    return [_group(choices, lang)]


def _group(choices: Sequence[Choice], lang: str) -> h.Element:
    shown = [_button(choice, lang) for choice in choices[:VISIBLE]]
    more = [_button(choice, lang) for choice in choices[VISIBLE:]]
    rest = h.details[h.summary[t(lang, "choices-more", n=len(more))], h.div(".group")[more]] if more else None
    return h.div(".group", role="group")[shown, rest]


def _button(choice: Choice, lang: str) -> h.Element:
    return h.button(
        name="choice",
        value=str(choice.id),
        id=f"choice-{choice.id}",
        data_targets=" ".join(choice.targets),
        data_hint=_rule(choice, lang),
    )[choice.label(lang)]


def _rule(choice: Choice, lang: str) -> str:
    """The rule behind a choice, in words."""
    id = choice.rule.replace(".", "-")
    return f"{choice.rule} · {choice.texts.word(id, lang)}" if choice.texts.has(id, lang) else choice.rule


def _gestures(gestures: Sequence[Gesture], lang: str) -> h.Element | None:
    if not gestures:
        return None
    return h.details(".gestures")[
        h.summary[t(lang, "choices-gestures")],
        h.div(".group")[
            (
                h.button(name="gesture", value=g.notation, id=f"gesture-{i}")[g.label(lang)]
                for i, g in enumerate(gestures)
            )
        ],
    ]


def _back_panel(table: LiveTable, audience: Audience, scene: Scene) -> h.Element:
    lang = audience.lang
    gone = any(table.seats[seat].kind == "bot" for seat in audience.seats)
    return h.p(".back")[
        h.button(name="do", value="undo", data_key="u")[t(lang, "do-undo")],
        h.button(name="do", value="rewind")[t(lang, "do-rewind")] if not table.match.shared else None,
        h.button(name="do", value="skip", data_key=" ")[t(lang, "do-skip")] if scene.asked is None else None,
        h.button(name="do", value="return" if gone else "leave")[
            t(lang, "do-return" if gone else "do-leave")
        ],
        h.a(href=f"/table/{table.id}/replay")[t(lang, "result-replay")],
    ]


def _waiting_room(table: LiveTable, audience: Audience) -> h.Element:
    lang = audience.lang
    buttons: list[h.Node] = []
    if not audience.seats:
        buttons.append(h.button(".big", name="do", value="join")[t(lang, "do-join")])
    if audience.host:
        buttons.append(h.button(name="do", value="fill")[t(lang, "do-fill")])
    return h.div(".question")[h.p[t(lang, "waiting-room")], buttons]


def _result(table: LiveTable, audience: Audience) -> h.Element:
    """Points by source and the order of the seats."""
    lang, match = audience.lang, table.match
    sources, scores, ranking = match.score_sources or [], match.scores or [], match.ranking or []
    texts = match.folder.texts
    order = [seat for place in ranking for seat in place]
    return h.div(".result")[
        h.table[
            h.thead[
                h.tr[
                    h.th(scope="col")[t(lang, "cli-seat")],
                    (h.th(scope="col")[texts.word(f"source-{name}", lang)] for name in match.folder.sources),
                    h.th(scope="col")[t(lang, "result-total")],
                ]
            ],
            h.tbody[
                (
                    h.tr[
                        h.th(scope="row")[_seat_word(table, lang, seat)],
                        (h.td[str(sources[seat][name])] for name in match.folder.sources),
                        h.td[h.strong[str(scores[seat])]],
                    ]
                    for seat in order
                )
            ],
        ],
        h.p[
            h.a(href=f"/table/{table.id}/replay")[t(lang, "result-replay")],
            " · ",
            h.a(href=f"/table/{table.id}/record", download=f"{match.folder.key}-{table.id}.json")[
                t(lang, "result-record")
            ],
        ],
        _rematch(table, audience),
    ]


def _rematch(table: LiveTable, audience: Audience) -> h.Element | None:
    lang = audience.lang
    if table.next is not None:
        return h.a(".big", href=f"/table/{table.next}")[t(lang, "do-rematch")]
    return h.button(".big", name="do", value="rematch")[t(lang, "do-rematch")] if audience.seats else None


def _people(table: LiveTable, audience: Audience) -> h.Element:
    lang = audience.lang
    rows = []
    for seat in table.seats:
        kind = (
            t(lang, f"kind-{seat.bot}") if seat.kind == "bot" else seat.name or t(lang, f"people-{seat.kind}")
        )
        invite = None
        if audience.host and seat.kind != "bot" and seat.seat not in audience.seats:
            invite = h.button(name="invite", value=str(seat.seat))[t(lang, "do-invite")]
        waiting = seat.seat in table.match.awaiting and table.status == "playing"
        rows.append(
            h.li(class_=f"seat-{seat.seat} {'awaited' if waiting else ''}", id=f"person-{seat.seat}")[
                h.span(".colour")[t(lang, f"seat-{seat.seat}")], h.span(".kind")[kind], invite
            ]
        )
    return h.ul(id="people", class_="people")[rows]


def _log(table: LiveTable, audience: Audience, scene: Scene) -> h.Element:
    """One line per mover, unfoldable; what happened since my last move is marked."""
    lang = audience.lang
    viewer = audience.seats[0] if len(audience.seats) == 1 else None
    events = table.match.events(viewer)
    mine = max((event.index for event in events if event.by in audience.seats), default=-1)
    turns: list[list[Event]] = []
    for event in events:
        if (
            turns
            and turns[-1][0].by == event.by
            and event.kind
            and (turns[-1][-1].index > mine) == (event.index > mine)
        ):
            turns[-1].append(event)
        else:
            turns.append([event])
    lines = [_turn(turn, lang, turn[0].index > mine and bool(audience.seats)) for turn in turns[-LINES:]]
    return h.section(id="log", role="log", aria_label=t(lang, "log-title"), aria_live="polite")[
        h.ol[reversed(lines)]
    ]


def _turn(turn: Sequence[Event], lang: str, new: bool) -> h.Element:
    first, *rest = turn
    mark = "new" if new else ""
    if not rest:
        return h.li(id=f"log-{first.index}", class_=mark)[first.text(lang)]
    return h.li(id=f"log-{first.index}", class_=mark)[
        h.details[
            h.summary[first.text(lang), h.small[f" +{len(rest)}"]],
            h.ol[(h.li[event.text(lang)] for event in rest)],
        ]
    ]


def _chat(table: LiveTable, audience: Audience) -> h.Element:
    lang = audience.lang
    room = "table" if audience.seats else "spectators"
    lines = [
        h.li(id=f"chat-{line['id']}")[h.strong[line["name"] or t(lang, "chat-somebody")], " ", line["text"]]
        for line in table.chat
        if line["room"] == room or (not audience.seats and line["room"] == "table")
    ]
    return h.section(id="chat", role="log", aria_label=t(lang, "chat-title"))[h.ol[lines]]


# --- page -----------------------------------------------------------------------------------------


def _guide(table: LiveTable, audience: Audience) -> h.Element | None:
    """For the first game: the goal, and the three rules that explain most."""
    lang, folder = audience.lang, table.match.folder
    if not audience.beginner or not folder.first_rules:
        return None
    rules = [folder.texts.word(id.replace(".", "-"), lang) for id in folder.first_rules]
    return h.details(".panel.guide", open=True)[
        h.summary[t(lang, "guide-title")],
        h.p[folder.texts.word("goal", lang)],
        h.p[t(lang, "guide-now")],
        h.ul[(h.li[rule] for rule in rules)],
    ]


def table_page(table: LiveTable, audience: Audience, version: str) -> str:
    """The page of a table, with everything in place before the stream begins."""
    lang = audience.lang
    parts = fragments(table, audience)
    title = table.match.folder.texts.word("title", lang)
    here = f"/table/{table.id}"
    body = [
        h.header(".bar")[
            h.a(".home", href="/")["Motu"],
            h.span(".game")[title],
            parts["banner"],
            h.span(id="live", role="status"),
            h.button(type="button", id="bell", aria_pressed="false", title=t(lang, "bell"))["♪"],
            languages(lang, here),
        ],
        h.form(id="turn", action=f"{here}/move", method="post", hx_post=f"{here}/move", hx_swap="none")[
            h.div(".stage", id="stage")[parts["picture"]],
            h.aside(".side", aria_label=t(lang, "choices-title"))[
                h.p(id="refusal", class_="refusal", role="alert"),
                _guide(table, audience),
                parts["choices"],
                h.p(id="hint", class_="hint", aria_hidden="true"),
                h.details(".panel", open=True)[h.summary[t(lang, "log-title")], parts["log"]],
                h.details(".panel")[h.summary[t(lang, "people-title")], parts["people"]],
            ],
        ],
        h.details(".panel.talk")[
            h.summary[t(lang, "chat-title")],
            parts["chat"],
            h.form(action=f"{here}/chat", method="post", hx_post=f"{here}/chat", hx_swap="none", id="say")[
                h.input(name="text", maxlength="300", aria_label=t(lang, "chat-say"), autocomplete="off"),
                h.button[t(lang, "chat-send")],
            ],
        ],
        h.div(
            id="live-root",
            data_url=f"{here}/stream?lang={lang}",
            data_seen=version,
            data_silence="40000",
            data_lost=t(lang, "live-lost"),
            data_turn=t(lang, "status-my-turn"),
        ),
    ]
    scripts = ("stream", "keys", "pick", "zoom", "alert")
    return page(lang, f"{title} · Motu", body, here, scripts, kind="table")
