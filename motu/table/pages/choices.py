"""What can be decided now, in words: buttons in groups, amounts as steppers, and the ways back."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby, takewhile

import htpy as h

from motu.match.choice import Choice, Gesture
from motu.table import plans
from motu.table.coaching import silence
from motu.table.live import LiveTable
from motu.table.orders import offered
from motu.table.pages.audience import Audience, seat_word
from motu.table.pages.counters import counters
from motu.table.pages.people import absent
from motu.table.pages.result import result
from motu.table.turn import Turn
from motu.table.words import t

VISIBLE = 12  # buttons shown in one group
FLAT = 6  # so many choices of several parts are read at a glance; more are folded under their first part
GOALS = 6  # gestures shown before the single steps
AMOUNTS = 4  # so many choices that differ by a number only are one amount
AMOUNT = re.compile(r"(.+) (\d+)")


def choices(table: LiveTable, audience: Audience, turn: Turn) -> h.Element:
    """The panel of the present question."""
    lang = audience.lang
    panel: list[h.Node] = [h.input(type="hidden", name="question", value=turn.token)]
    if turn.asked is not None:
        panel.append(h.input(type="hidden", name="seat", value=str(turn.asked)))
    panel.append(h.input(type="hidden", name="undoing", value=turn.undoing))
    if not audience.seats and table.status in ("open", "playing"):
        panel.append(h.p(".onlooker")[t(lang, "watching-free" if _free(table) else "watching")])
    if table.status == "playing" and turn.asked is None:
        panel += absent(table, audience)
    if table.status == "open":
        panel.append(_waiting_room(table, audience))
    elif turn.curtain:
        panel.append(h.button(".big", name="do", value="uncover", data_key="Enter")[t(lang, "do-uncover")])
    elif turn.asked is not None and turn.draft is not None:
        panel.append(_question(table, audience, turn))
    elif table.status == "over":
        panel.append(result(table, audience))
    elif turn.may_plan:
        panel.append(_planning(table, audience, turn))
    if audience.seats and table.status == "playing":
        panel.append(_gone(table, audience))
        panel += [_orders(table, audience, turn), _ways_back(table, audience, turn)]
    return h.div(id="choices")[panel]


def _question(table: LiveTable, audience: Audience, turn: Turn) -> h.Element:
    assert turn.draft is not None and turn.asked is not None
    lang, draft = audience.lang, turn.draft
    peek = None
    if turn.covered:
        peek = h.button(type="button", class_="peek", data_src=f"/table/{table.id}/hand/{turn.asked}")[
            t(lang, "do-peek")
        ]
    if draft.complete:
        said = _summary(turn, lang)
        confirm = h.button(".big.confirm", name="do", value="confirm", data_key="Enter")[
            t(lang, "do-confirm" if draft.after is None else "do-confirm-then")
        ]
        rows, _ = counters(table, turn, (), lang, _button)
        return h.div(".question")[said, confirm, _instead(turn, lang), rows, peek]
    open_choices, gestures = turn.choices, turn.gestures
    single = {(choice.id,) for choice in open_choices}
    gestures = [g for g in gestures if g.goal or g.then or g.actions not in single]  # nothing is said twice
    first, rest = _gestures(gestures, lang)
    # What is pointed at for a gesture does not mean the single choice as well.
    pointed = {gesture.targets for gesture in gestures}
    open_choices = [replace(c, targets=()) if c.targets in pointed else c for c in open_choices]
    rows, others = counters(table, turn, open_choices, lang, _button)
    parts: list[h.Node] = [groups(others, lang), rest]
    if others and {choice.id for choice in others} <= {g.actions[0] for g in gestures if g.goal}:
        parts = [
            h.details(".gestures")[h.summary[t(lang, "choices-parts")], *parts]
        ]  # the goals are all there is
    return h.div(".question")[_plan_gone(table, turn, lang), first, rows, parts, peek]


def _planning(table: LiveTable, audience: Audience, turn: Turn) -> h.Element:
    """While others decide: the plan that was made, the choices that could be planned, or the way to them."""
    lang, said = audience.lang, plans.said(table.kept(turn.seats[0]), audience.lang)
    if said:
        return h.div(".question.plan")[
            h.p(".done")[t(lang, "plan-made", what=said)],
            h.button(name="do", value="plan-forget")[t(lang, "do-plan-forget")],
        ]
    if not plans.is_looking(table.kept(turn.seats[0])):
        return h.div(".question.plan")[
            h.button(name="do", value="plan")[t(lang, "do-plan")],
            h.p(".hint")[t(lang, "waiting-meanwhile")],
        ]
    close = h.button(name="do", value="plan-close")[t(lang, "do-plan-close")]
    if turn.plan is None:
        return h.div(".question.plan")[h.p[t(lang, "plan-none")], close]
    asked = turn.plan.question
    first, rest = _gestures(turn.gestures, lang)
    return h.div(".question.plan")[
        h.input(type="hidden", name="planning", value="yes"),
        h.h2[t(lang, "plan-title")],
        h.p[table.match.folder.texts.say(asked, lang)] if asked is not None else None,
        h.p(".hint")[t(lang, "plan-about")],
        first,
        groups(turn.choices, lang),
        rest,
        close,
    ]


def _plan_gone(table: LiveTable, turn: Turn, lang: str) -> h.Element | None:
    """That a plan is not possible any more, now that its question is asked; or that it still waits."""
    assert turn.asked is not None and turn.draft is not None
    kept = table.kept(turn.asked)
    said = plans.said(kept, lang)
    if not said or turn.draft.picks:
        return None
    gone = plans.is_due(kept, table.match, turn.asked)
    return h.p(".hint")[t(lang, "plan-gone" if gone else "plan-waits", what=said)]


def _summary(turn: Turn, lang: str) -> h.Element:
    """What is about to be confirmed, in words: a gesture as a whole, else one pick after the other."""
    said = _said(turn, lang)
    if len(said) == 1:
        return h.p(".done")[said]
    return h.ol(".done")[(h.li[line] for line in said)]


def _said(turn: Turn, lang: str) -> list[str]:
    assert turn.draft is not None
    draft = turn.draft
    for gesture in draft.first.answers.gestures:
        if gesture.actions + gesture.then == draft.picks + draft.then:
            return [gesture.label(lang)]
    before, this, _ = draft.way
    said = [choice.label(lang) for choice in draft.chosen(len(before) if this else len(draft.picks))]
    if this:
        said.append(this.label(lang))
    else:
        said += [draft.match.said(draft.seat, action).label(lang) for action in draft.then]
    several = [(word, len(list(same))) for word, same in groupby(said)]
    return [word if n == 1 else f"{n} × {word}" for word, n in several]


def groups(open_choices: Sequence[Choice], lang: str) -> list[h.Element]:
    """Amounts as steppers; choices of several parts under their first part, folded when they are many.

    What has its place on the board comes first, the way out last.
    """
    amounts, others = _amounts(sorted(open_choices, key=lambda choice: not choice.targets), lang)
    found = [_stepper(amount, lang) for amount in amounts]
    if not any(len(choice.targets) > 1 for choice in others):
        return [*found, _group(others, lang)] if others else found
    first: dict[str, list[Choice]] = {}
    for choice in others:
        first.setdefault(choice.targets[0] if choice.targets else "", []).append(choice)
    titles = [_title(group, lang) for group in first.values()]
    if len(others) <= FLAT or len(set(titles)) < max(2, len(titles)):
        return [*found, *(_group(group, lang) for group in first.values())]
    return [
        *found,
        *(_folded(group, title, lang) for group, title in zip(first.values(), titles, strict=True)),
    ]


def _amounts(open_choices: Sequence[Choice], lang: str) -> tuple[list[list[Choice]], list[Choice]]:
    """Choices whose notations and words differ by consecutive numbers only, and the rest.

    Numbered places are no amounts: they lie elsewhere on the board. Where a board draws amounts, they are
    its targets `amount_…`.
    """
    series: dict[tuple[str, tuple[str, ...]], dict[int, Choice]] = {}
    for choice in open_choices:
        if (parts := AMOUNT.fullmatch(choice.notation)) and parts[2] in choice.label(lang):
            place = tuple(target for target in choice.targets if not target.startswith("amount_"))
            series.setdefault((parts[1], place), {})[int(parts[2])] = choice
    amounts = [
        [by_number[n] for n in sorted(by_number)]
        for by_number in series.values()
        if len(by_number) >= AMOUNTS and max(by_number) - min(by_number) == len(by_number) - 1
    ]
    taken = {choice.id for amount in amounts for choice in amount}
    return amounts, [choice for choice in open_choices if choice.id not in taken]


def _stepper(amount: Sequence[Choice], lang: str) -> h.Element:
    """One amount: the script shows one of the buttons at a time."""

    def step(by: str, sign: str, word: str) -> h.Element:
        return h.button(type="button", data_step=by, aria_label=t(lang, word))[sign]

    return h.div(".group.stepper", role="group")[
        h.p(".steps")[
            step("first", "⇤", "step-least"),
            step("-1", "−", "step-less"),
            step("1", "+", "step-more"),
            step("last", "⇥", "step-most"),
        ],
        (_button(choice, lang) for choice in amount),
    ]


def _title(group: Sequence[Choice], lang: str) -> str:
    """What its choices have in common: the words with which they begin."""
    words = [choice.label(lang).split(" ") for choice in group]
    common = [column[0] for column in takewhile(lambda c: len(set(c)) == 1, zip(*words, strict=False))]
    if len(group) > 1 and common and common[-1].isdigit():
        common.pop()  # a number is said with what it counts
    return (" ".join(common) or " ".join(words[0])).rstrip(" \u00a0:,")


def _folded(group: Sequence[Choice], title: str, lang: str) -> h.Element:
    """Opens by a click, or by pointing at its first part on the board."""
    if len(group) == 1 or not group[0].targets:
        return _group(group, lang)
    return h.details(".fold", name="fold", id=f"fold-{group[0].targets[0]}")[
        h.summary[f"{title}…"], _group(group, lang)
    ]


def _group(group: Sequence[Choice], lang: str) -> h.Element:
    return h.div(".group", role="group")[_some([_button(choice, lang) for choice in group], lang)]


def _some(buttons: Sequence[h.Element], lang: str) -> list[h.Element]:
    """A dozen buttons, and what is left behind a fold that opens to a dozen more."""
    shown, more = list(buttons[:VISIBLE]), buttons[VISIBLE:]
    if more:
        summary = h.summary[t(lang, "choices-more", n=len(more))]
        shown.append(h.details[summary, h.div(".group")[_some(more, lang)]])
    return shown


def _button(choice: Choice, lang: str) -> h.Element:
    rule = _rule(choice, lang)
    return h.button(
        name="choice",
        value=str(choice.id),
        id=f"choice-{choice.id}",
        data_targets=" ".join(choice.targets),
        data_hint=rule,
        aria_description=rule,
    )[choice.label(lang)]


def _rule(choice: Choice, lang: str) -> str:
    """The rule behind a choice, in words."""
    id = choice.rule.replace(".", "-")
    return f"{choice.rule} · {choice.texts.word(id, lang)}" if choice.texts.has(id, lang) else choice.rule


def _gestures(gestures: Sequence[Gesture], lang: str) -> tuple[h.Element | None, h.Element | None]:
    """What leads to a goal at once stands before the single steps, the rest folded after them."""
    goals: list[h.Element] = []
    others: list[h.Element] = []
    for i, g in enumerate(gestures):
        places = " ".join(g.targets)
        button = h.button(name="gesture", value=g.notation, id=f"gesture-{i}", data_targets=places)
        (goals if g.goal and len(goals) < GOALS else others).append(button[g.label(lang)])
    first = h.div(".group.goals", role="group", aria_label=t(lang, "choices-gestures"))[goals]
    more = h.details(".gestures")[
        h.summary[t(lang, "choices-gestures")],
        h.div(".group")[_some(others, lang)],
    ]
    return first if goals else None, more if others else None


def _instead(turn: Turn, lang: str) -> h.Element | None:
    """Other ways to do what is about to be confirmed."""
    assert turn.draft is not None
    _, _, others = turn.draft.way
    if not others:
        return None
    return h.div(".group.instead", role="group")[
        h.p[t(lang, "choices-instead")],
        _some([h.button(name="instead", value=g.notation)[g.label(lang)] for g in others], lang),
    ]


def _orders(table: LiveTable, audience: Audience, turn: Turn) -> h.Element | None:
    """The standing orders of whoever looks, each a switch."""
    if turn.seat is None or turn.covered:
        return None
    said = table.match.folder.texts.say
    switches = [
        h.button(
            name="order",
            value=order.key,
            aria_pressed="true" if held else "false",
            data_hint=about,
            aria_description=about,
        )[h.span(aria_hidden="true")["☑ " if held else "☐ "], said(order.label, audience.lang)]
        for order in offered(table.match, turn.seat)
        for held in [table.orders.holds(order, turn.seat)]
        for about in [said(order.about, audience.lang)]
    ]
    return h.p(".orders")[switches] if switches else None


def _gone(table: LiveTable, audience: Audience) -> h.Element | None:
    """That a bot plays for whoever looks, and his way back."""
    if not any(table.seats[seat].kind == "bot" for seat in audience.seats):
        return None
    return h.div(".absent")[
        h.p[t(audience.lang, "gone")],
        h.button(".big", name="do", value="return")[t(audience.lang, "do-return")],
    ]


def _ways_back(table: LiveTable, audience: Audience, turn: Turn) -> h.Element:
    lang = audience.lang
    return h.p(".back")[
        _back(table, audience, turn),
        h.button(name="do", value="hint")[t(lang, "do-hint")] if _may_ask(table, turn) else None,
        h.button(name="do", value="skip", data_key=" ")[t(lang, "do-skip")] if turn.asked is None else None,
    ]


def _back(table: LiveTable, audience: Audience, turn: Turn) -> h.Element | None:
    """The one way back says what it takes back: the last pick, or else the last choice."""
    lang, last, way = audience.lang, turn.last_pick, turn.way_back
    if last is None and way is None:
        return None
    if last is None and way is not None and len(audience.seats) == 1:
        last = table.said(way.n)
    if last is not None:
        word = t(lang, "do-undo", what=last.label(lang))
    elif way is not None:  # somebody else may be looking at the screen
        word = t(lang, "do-undo-of", seat=seat_word(table, lang, way.seat))
    return h.button(name="do", value="undo", data_key="Backspace")[word]


def _may_ask(table: LiveTable, turn: Turn) -> bool:
    """Whether the coach would answer."""
    ready = turn.asked is not None and not turn.curtain and not silence(table)
    return ready and turn.draft is not None and not turn.draft.complete


def _free(table: LiveTable) -> bool:
    """Whether there is a seat for whoever takes it first."""
    return any(seat.kind == "open" and not seat.invited for seat in table.seats)


def _invite(seat: int, lang: str) -> h.Element:
    return h.button(".big", name="invite", value=str(seat))[
        t(lang, "do-invite-to", seat=t(lang, f"seat-{seat}"))
    ]


def _waiting_room(table: LiveTable, audience: Audience) -> h.Element:
    lang = audience.lang
    return h.div(".question")[
        h.p[t(lang, "waiting-room")],
        h.p[t(lang, "waiting-invite")] if audience.host else None,
        h.div(".group")[
            h.label(for_="guest")[t(lang, "join-name")],
            h.input(id="guest", name="name", value=audience.name, maxlength="24", autocomplete="nickname"),
            h.button(".big", name="do", value="join")[t(lang, "do-join")],
        ]
        if _free(table) and not audience.seats
        else None,
        h.div(".group")[(_invite(seat.seat, lang) for seat in table.seats if seat.kind == "open")]
        if audience.host
        else None,
        h.button(name="do", value="fill")[t(lang, "do-fill")] if audience.host else None,
    ]
