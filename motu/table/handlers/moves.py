"""What people do at a table: choose, confirm, take back, lift a curtain, sit down, leave."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Response, post
from litestar.datastructures import State
from litestar.params import FromPath

from motu.games._shared.text import say
from motu.match.errors import IllegalChoice, MotuError
from motu.table import coaching, plans
from motu.table.forms import Form, form_of
from motu.table.guard import Asked
from motu.table.live import AWAY, LiveTable
from motu.table.pages import coach, invitation
from motu.table.pages.audience import Audience, look
from motu.table.reach import reach
from motu.table.store import Conflict
from motu.table.turn import Turn
from motu.table.visits import (
    Visit,
    audience_of,
    html,
    is_htmx,
    may_open_a_table,
    named,
    number,
    refused,
    table_of,
    to,
    visit,
)
from motu.table.words import t, words


class NotSeated(MotuError):
    """Only those who sit at the table, or its host, may do this."""


@post("/table/{id:str}/move")
async def move(request: Asked, state: State, id: FromPath[str]) -> Response[Any]:
    who = await visit(request, state)
    table = await table_of(state, id, who)
    form = await form_of(request)
    try:
        said = await _act(request, state, table, who, form)
    except NotSeated as error:
        return refused(request, who, error.text(who.lang), status=403)
    except MotuError as error:
        if await _is_done(state, table, form):
            return _done(request, who, table)
        rule, key = getattr(error, "rule", None), table.match.folder.key
        return refused(request, who, error.text(who.lang), rule, game=key)
    except Conflict:
        await state.tables.refresh(table)  # perhaps another server wrote
        if await _is_done(state, table, form):
            return _done(request, who, table)
        return refused(request, who, t(who.lang, "refused-stale"))
    table.presence.noticed(who.player, None if is_htmx(request) else AWAY)  # without our script, no stream
    if said:
        return html(said, who)
    return _done(request, who, table)


async def _is_done(state: State, table: LiveTable, form: Form) -> bool:
    """Whether the very same request has been carried out meanwhile."""
    key = form.get("key", "")[:40]
    return bool(key) and (table.knows(key) or await state.store.seen(table.id, key))


def _done(request: Asked, who: Visit, table: LiveTable) -> Response[Any]:
    """What a person asked for is carried out: the stream shows it, or the page."""
    if not is_htmx(request):
        return to(f"/table/{table.id}", who)
    return Response("", status_code=204, cookies=who.cookies())


async def _act(request: Asked, state: State, table: LiveTable, who: Visit, form: Form) -> str:
    """Carry out what a person asked for; an empty string when the stream will show it."""
    do = form.get("do", "")
    if form.get("invite") is not None:
        return await _invite(request, state, table, who, form)
    for back, seat in enumerate((form.get("stand-in"), form.get("give-back"))):
        if seat is not None:
            await _stand_in(state, table, who, number(seat, 2), bool(back))
            return ""
    if do in GATHERING:
        await _gather(state, table, who, do, form)
        return ""
    audience = audience_of(table, who, state)
    if not audience.seats:
        raise NotSeated(say("refused-not-seated"), words())
    key = form.get("key", "")[:40] or secrets.token_hex(8)
    if table.knows(key):
        return ""
    turn = look(table, audience)
    if do == "undo":
        await _undo(state, table, turn, form.get("undoing", turn.undoing), key)
        return ""
    if form.get("order") is not None:
        await _order(state, table, turn, form["order"], key)
        return ""
    if do in PLANNING or form.get("planning"):
        await _plan(table, turn, form)
        return ""
    if do == "hint":
        return await _hint(state, table, who, turn, is_htmx(request))
    if turn.asked is None or form.get("seat", str(turn.asked)) != str(turn.asked):
        raise IllegalChoice(say("refused-not-awaited", seats=_awaited(table)), table.match.folder.texts, None)
    if do == "uncover":
        state.uncovered[(table.id, who.player)] = turn.asked
        table.changed()
    elif turn.curtain:
        raise Conflict
    else:
        await _answer(state, table, who, audience, turn, form, key)
    return ""


async def _undo(state: State, table: LiveTable, turn: Turn, read: str, key: str) -> None:
    """The one way back: the last pick, or else the last choice, if it is what was read on the button."""
    if read != turn.undoing:
        raise Conflict
    if turn.last_pick is not None and turn.asked is not None:
        await table.take_back(turn.asked, turn.token, key)
    else:
        await table.back(turn.seats, table.chosen(turn.seats), key)
        state.tables.wake(table)


async def _hint(state: State, table: LiveTable, who: Visit, turn: Turn, scripted: bool) -> str:
    """What the coach would do; the table stays as it is."""
    state.purses.spend("hints", who.player, who.address)
    token = turn.token
    found = await coaching.hint(table, turn, state.tables.thinkers)
    if turn.draft is None or token != look(table, audience_of(table, who, state)).token:
        raise Conflict  # the table went on meanwhile
    shown = coach.hint(turn.draft.match, found, who.lang)
    return coach.hint_partial(shown) if scripted else coach.hint_page(table, shown, who.lang)


PLANNING = ("plan", "plan-close", "plan-forget")


async def _plan(table: LiveTable, turn: Turn, form: Form) -> None:
    """The next choice in advance: look for one, plan one, or leave it at that."""
    if not turn.may_plan:
        raise Conflict  # asked meanwhile
    (seat,) = turn.seats
    if form.get("do") in PLANNING:
        await table.plan(seat, plans.LOOKING if form["do"] == "plan" else {})
        return
    if turn.plan is None:
        raise Conflict
    chosen = form.get("gesture") or form.get("choice", "")
    await table.plan(seat, plans.made(turn.plan, chosen, seat in table.asking))


def _awaited(table: LiveTable) -> Any:
    return tuple(say(f"seat-{seat}") for seat in table.match.awaiting) or say("you")


async def _answer(
    state: State, table: LiveTable, who: Visit, audience: Audience, turn: Turn, form: Form, key: str
) -> None:
    """Answer the question that was read: the table checks that it is still asked when this answer's turn
    has come."""
    assert turn.asked is not None and turn.draft is not None
    seat, do, asked = turn.asked, form.get("do", ""), form.get("question") or turn.token
    if (less := number(form.get("less", ""), 8)) is not None:
        await table.less(seat, less, asked, key)
        return
    if do == "confirm":
        await table.confirm(seat, asked, key)
    else:
        picks, then = _picks(turn, form)
        await table.pick(seat, picks, asked, audience.confirm, key, then)
    if not table.draft(seat).picks and state.uncovered.pop((table.id, who.player), None) is not None:
        table.changed()
    state.tables.wake(table)


def _picks(turn: Turn, form: Form) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The actions that a button means, and those that follow what they reveal."""
    assert turn.asked is not None and turn.draft is not None
    if form.get("instead") is not None:
        before, others = turn.draft.ways()
        other = next((way for way in others if way.notation == form["instead"]), None)
        if other is None:
            raise Conflict
        return (*before, *other.actions), other.then
    chosen = form.get("gesture") or form.get("choice", "")
    if gesture := next((gesture for gesture in turn.gestures if gesture.notation == chosen), None):
        return gesture.actions, gesture.then
    draft = turn.draft.first if turn.draft.complete else turn.draft
    action = number(chosen, 8)
    return draft.match.meant(turn.asked, chosen if action is None else action)


async def _order(state: State, table: LiveTable, turn: Turn, order: str, key: str) -> None:
    """A standing order of whoever looks, given or taken back."""
    if turn.seat is None or turn.covered:
        raise NotSeated(say("refused-not-seated"), words())
    await table.order(turn.seat, order[:40], key)
    state.tables.wake(table)


async def _invite(request: Asked, state: State, table: LiveTable, who: Visit, form: Form) -> str:
    """A link for one seat: shown to the host, or to whoever sits there."""
    seat, anew = number(form["invite"], 2), "anew" in form
    mine = seat in table.seats_of(who.player)
    if table.host != who.player and not mine:
        raise NotSeated(say("refused-host-only"), words())
    if seat is None or seat >= len(table.seats):
        raise MotuError(say("refused-no-such-action"), words())
    if table.seats[seat].kind == "bot" and table.seats[seat].owner is None:
        raise MotuError(say("refused-no-such-action"), words())
    state.purses.spend("links", who.player, who.address)
    claim = await state.tables.invite(table, seat, who.player, anew)
    reached = reach(request, state.listening)
    shown = invitation.Invitation(seat, f"/join/{table.id}/{claim}", reached, table.seats[seat].agreed)
    return (invitation.partial if is_htmx(request) else invitation.panel_page)(table, shown, who.lang)


GATHERING = ("join", "fill", "rematch", "stronger", "leave", "return", "skip", "public", "private")
OF_THE_HOST = ("fill", "public", "private")


async def _gather(state: State, table: LiveTable, who: Visit, do: str, form: Form) -> None:
    if do == "join":
        name = await named(state, who, form)
        if await state.tables.take_open_seat(table, who.player, name) is None:
            raise MotuError(say("refused-full"), words())
        return
    if do in OF_THE_HOST and table.host != who.player:
        raise NotSeated(say("refused-host-only"), words())
    if do == "fill":
        await state.tables.fill_with_bots(table)
    elif do in ("public", "private"):
        await table.set_public(do == "public")
    elif not table.seats_of(who.player):
        raise NotSeated(say("refused-not-seated"), words())
    elif do == "skip":
        table.hurry.set()
    elif do in ("rematch", "stronger"):
        if table.status != "over":
            raise MotuError(say("refused-not-over"), words())
        if table.next is None:
            await may_open_a_table(who, state)
        await state.tables.rematch(table, who.player, who.name, harder=do == "stronger")
    else:
        for seat in table.seats_of(who.player):
            await state.tables.leave(table, seat, do == "return")


async def _stand_in(state: State, table: LiveTable, who: Visit, seat: int | None, back: bool) -> None:
    """A bot plays for somebody who is away, or gives him his seat back."""
    if not table.is_in_charge(who.player):
        raise NotSeated(say("refused-host-only"), words())
    if seat is None or seat >= len(table.seats) or table.seats[seat].owner is None:
        raise MotuError(say("refused-no-such-action"), words())
    if not back and not table.is_absent(seat):
        raise MotuError(say("refused-there"), words())
    await state.tables.leave(table, seat, back)


HANDLERS = (move,)
