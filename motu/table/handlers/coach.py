"""The coach: the review of a finished game. Hints are asked for among the moves of a table."""

from __future__ import annotations

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from motu.table.coaching import Reviews
from motu.table.guard import Asked
from motu.table.pages.coach import review_page
from motu.table.visits import audience_of, html, refused, table_of, visit
from motu.table.words import t


@get("/table/{id:str}/coach")
async def show_review(request: Asked, state: State, id: FromPath[str]) -> Response[str]:
    """The review, begun by whoever asks for it first; until it is ready, how far it has come."""
    who = await visit(request, state)
    table = await table_of(state, id, who)
    if table.status != "over":
        return refused(request, who, t(who.lang, "coach-not-over"), status=403)
    reviews: Reviews = state.reviews
    if table.id not in reviews.making and await state.store.review(table.id) is None:
        state.purses.spend("reviews", who.player, who.address)
    found = await reviews.find(table)
    making = reviews.making.get(table.id)
    page = html(review_page(table, audience_of(table, who, state), found, making), who)
    if making is not None and making.failed:
        del reviews.making[table.id]  # who reloads the page begins anew
    return page


HANDLERS = (show_review,)
