"""Programs that play a seat: they sit down by a one-use link, wait for their question, answer it.

Nothing here looks at cookies: a program shows its token with every request, so no page can make a browser
act for it. Errors are sentences, with a kind that never changes.
"""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery

from motu.games._shared.text import say
from motu.match.errors import IllegalChoice, MotuError
from motu.table.forms import line, object_of
from motu.table.guard import HEADERS, Asked, address_of, language
from motu.table.live import AWAY, LiveTable
from motu.table.outside import news, seen
from motu.table.pages.audience import Audience, look
from motu.table.store import LONGEST_NAME, Conflict
from motu.table.visits import any_table, excess
from motu.table.words import t

LONGEST_WAIT = 30.0  # seconds for one look at the table
KINDS = {400: "malformed", 404: "not-found", 405: "wrong-method", 413: "too-large", 429: "too-many"}
SENTENCES = {404: "page-not-found-about", 405: "page-wrong-method", 413: "page-too-large"}


class Refused(Exception):
    """A request that is refused before it reaches the table."""

    def __init__(self, status: int, kind: str, sentence: str) -> None:
        super().__init__(kind)
        self.status, self.kind, self.sentence = status, kind, sentence


@post("/join/{id:str}/{claim:str}", status_code=201)
async def join(request: Asked, state: State, id: FromPath[str], claim: FromPath[str]) -> Response[Any]:
    """Take the seat that an invitation gives; the token returned opens it from then on."""
    table = await any_table(state, id)
    name = (await object_of(request)).get("name", "")
    if not isinstance(name, str):
        raise Refused(400, "malformed", "api-malformed")
    if await state.store.invited(id, claim) is None:
        raise Refused(410, "used", "join-used")
    state.purses.spend("people", "", address_of(request))
    player, token = await state.store.new_player(windows=True)  # programs are asked at every window
    name = line(name)[:LONGEST_NAME]
    await state.store.name_player(player, name)
    seat = await state.tables.join(table, claim, player, name)
    if seat is None:
        raise Refused(410, "used", "join-used")
    return _told({"token": token, "table": id, "seat": seat}, 201)


@get("/table/{id:str}")
async def show(
    request: Asked, state: State, id: FromPath[str], after: FromQuery[str] = "", wait: FromQuery[float] = 0.0
) -> Response[Any]:
    """The table as the seat sees it: at once, or as soon as it is not `after` any more."""
    table, seat = await _seat(request, state, id)
    longest = min(max(0.0, wait), LONGEST_WAIT)
    return _told(await news(table, seat, language(request), after, longest, lambda: state.tables.closing))


@post("/table/{id:str}/answer", status_code=200)
async def answer(request: Asked, state: State, id: FromPath[str]) -> Response[Any]:
    """Answer the question that was read; an older one is refused, whatever the answer."""
    table, seat = await _seat(request, state, id)
    body = await object_of(request)
    choice, question, key = body.get("choice"), body.get("question"), body.get("key")
    if not isinstance(choice, (int, str)) or isinstance(choice, bool) or not isinstance(question, str):
        raise Refused(400, "malformed", "api-malformed")
    if not (key is None or (isinstance(key, str) and 0 < len(key) <= 40)):
        raise Refused(400, "malformed", "api-malformed")
    if key is None or not await state.store.seen(table.id, key):
        try:
            await _play(state, table, seat, question, choice, key, language(request))
        except (Conflict, IllegalChoice):  # perhaps the very same request was faster
            if key is None or not await state.store.seen(table.id, key):
                raise
    return _told(seen(table, seat, language(request)))


async def _play(
    state: State, table: LiveTable, seat: int, asked: str, choice: int | str, key: str | None, lang: str
) -> None:
    turn = look(table, Audience((seat,), lang))
    if turn.asked != seat:
        seats = tuple(say(f"seat-{other}") for other in table.match.awaiting) or say("you")
        raise IllegalChoice(say("refused-not-awaited", seats=seats), table.match.folder.texts, None)
    if turn.token != asked:
        raise Conflict
    (action, *more), then = table.match.meant(seat, choice)
    if more or then:  # a gesture of people; programs answer one question at a time
        raise IllegalChoice(say("refused-not-this-question"), table.match.folder.texts, None)
    await table.play(seat, action, asked, key)
    state.tables.wake(table)


@post("/table/{id:str}/return", status_code=200)
async def come_back(request: Asked, state: State, id: FromPath[str]) -> Response[Any]:
    """Take the seat again after one's time ran out and a bot of the house sat down."""
    table, seat = await _seat(request, state, id)
    if table.seats[seat].kind == "bot":
        await state.tables.leave(table, seat, back=True)
    return _told(seen(table, seat, language(request)))


# --- who asks, what he says, what he is told --------------------------------------------------------------


async def _seat(request: Asked, state: State, id: str) -> tuple[LiveTable, int]:
    """The table and the seat that the token of a request opens."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    known = await state.store.player(token) if scheme.lower() == "bearer" and token else None
    if known is None:
        raise Refused(401, "unknown-token", "api-unknown-token")
    table = await any_table(state, id)
    seats = table.seats_of(known["id"])
    if not seats:
        raise Refused(403, "not-seated", "refused-not-seated")
    table.presence.noticed(known["id"], AWAY)  # programs think without a word
    awaited = [seat for seat in seats if seat in table.match.awaiting]
    return table, (awaited or seats)[0]


def _told(data: dict[str, Any], status: int = 200) -> Response[Any]:
    return Response(data, media_type="application/json", status_code=status, headers=HEADERS)


def _error(status: int, kind: str, sentence: str, rule: str | None = None) -> Response[Any]:
    return _told({"error": sentence, "kind": kind, "rule": rule}, status)


def _refused(request: Asked, error: Refused) -> Response[Any]:
    return _error(error.status, error.kind, t(language(request), error.sentence))


def _stale(request: Asked, error: Conflict) -> Response[Any]:
    return _error(409, "stale", t(language(request), "refused-stale"))


def _illegal(request: Asked, error: MotuError) -> Response[Any]:
    return _error(409, "illegal", error.text(language(request)), getattr(error, "rule", None))


def sorry(request: Asked, error: HTTPException) -> Response[Any]:
    """What the service itself refuses: no such address, too large a body."""
    status = error.status_code
    lang = language(request)
    sentence = excess(error, lang) or t(lang, SENTENCES.get(status, "api-malformed"))
    answer = _error(status, KINDS.get(status, "malformed"), sentence)
    answer.headers.update(error.headers or {})
    return answer


def broken(request: Asked) -> Response[Any]:
    """A fault of ours."""
    return _error(500, "broken", t(language(request), "page-broken-about"))


ROUTER = Router(
    path="/api",
    route_handlers=[join, show, answer, come_back],
    exception_handlers={
        Refused: _refused,
        Conflict: _stale,
        MotuError: _illegal,
        HTTPException: sorry,
    },
)
HANDLERS = (ROUTER,)
