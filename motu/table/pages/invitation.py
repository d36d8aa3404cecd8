"""Invitations: the panel of who invites, and the page of who is invited."""

from __future__ import annotations

from dataclasses import dataclass

import htpy as h
import segno
from markupsafe import Markup

from motu.table.live import LiveTable
from motu.table.pages import frame
from motu.table.pages.audience import seat_word
from motu.table.reach import Reach
from motu.table.words import t


@dataclass(frozen=True)
class Invitation:
    """A link to a seat: whole, as others can reach it."""

    seat: int
    path: str
    reach: Reach
    mine: bool  # for another device of whoever sits there

    @property
    def address(self) -> str:
        return self.reach.begin + self.path


def partial(table: LiveTable, invitation: Invitation, lang: str) -> str:
    """The panel, for our script, which opens it."""
    shown = panel(table, invitation, lang)
    return f'<hx-partial hx-target="#invitation" hx-swap="innerHTML">{shown}</hx-partial>'


def panel_page(table: LiveTable, invitation: Invitation, lang: str) -> str:
    """The panel for a browser without our script."""
    here = f"/table/{table.id}"
    body = h.main(".message", id="main")[
        h.div(".invitation")[panel(table, invitation, lang)], h.p[h.a(href=here)[t(lang, "replay-to-table")]]
    ]
    title = t(lang, "join-title")
    top, foot = frame.top(lang, here), frame.footer(lang)
    return frame.page(lang, title, [top, body, foot], here, kind="plain", htmx=False)


def panel(table: LiveTable, invitation: Invitation, lang: str) -> h.Element:
    """Address and code of one link, ready to be sent, shared or shown."""
    seat, mine, reach = t(lang, f"seat-{invitation.seat}"), invitation.mine, invitation.reach
    game = table.match.folder.texts.word("title", lang)
    return h.div(".card")[
        h.h2(id="invitation-title")[t(lang, "invite-move" if mine else "invite-title", seat=seat)],
        h.p[t(lang, "invite-move-about" if mine else "invite-about")],
        h.div(".code", role="img", aria_label=t(lang, "invite-code"))[code(invitation.address)],
        h.label(for_="invitation-address")[t(lang, "invite-address")],
        h.input(id="invitation-address", value=invitation.address, readonly=True),
        h.p(".send")[
            h.button(".big", type="button", data_copy=t(lang, "invite-copied"), hidden=True)[
                t(lang, "invite-copy")
            ],
            h.button(
                type="button",
                data_share=t(lang, "invite-share-text", game=game),
                data_title="Motu",
                hidden=True,
            )[t(lang, "invite-share")],
        ],
        h.p(".hint")[t(lang, f"invite-reach-{reach.who}", command=reach.command)],
        h.form(
            action=f"/table/{table.id}/move", method="post", hx_post=f"/table/{table.id}/move", hx_swap="none"
        )[
            h.input(type="hidden", name="anew", value="yes"),
            h.button(".anew", name="invite", value=str(invitation.seat))[t(lang, "invite-anew")],
        ],
    ]


def code(address: str) -> Markup:
    """A QR code, dark on light in every theme: cameras want it so."""
    drawn = segno.make(address, error="m", micro=False)
    return Markup(drawn.svg_inline(border=3, dark="#22313A", light="#FFFFFF", omitsize=True))


def invitation(
    lang: str, here: str, table: LiveTable, seat: int, host: str, name: str, seated: int | None
) -> str:
    """The page behind a link: who invites to what, and by which name the guest wants to sit down."""
    title, game = t(lang, "join-title"), table.match.folder.texts.word("title", lang)
    mine = table.seats[seat].agreed
    colour = t(lang, f"seat-{seat}")
    about = t(lang, "join-about", game=game, name=host) if host else t(lang, "join-about-nobody", game=game)
    short, long = table.match.folder.minutes
    body = h.main(".message.joining", id="main")[
        h.h1[title],
        h.p(".whom")[t(lang, "join-move", game=game) if mine else about],
        h.ul(".seats")[(h.li[_who(table, n, seat, lang)] for n in range(len(table.seats)))],
        h.p(".facts")[
            t(lang, "join-facts", short=short, long=long),
            " · ",
            h.a(href=f"/rules/{table.match.folder.key}")[t(lang, "rules-title")],
        ],
        h.p(".hint")[
            t(lang, "join-seated", seat=t(lang, f"seat-{seated}")),
            " ",
            h.a(href=f"/table/{table.id}")[t(lang, "replay-to-table")],
        ]
        if seated is not None
        else None,
        h.form(action=here, method="post")[
            h.label(for_="name")[t(lang, "join-name")],
            h.input(
                id="name",
                name="name",
                value=name,
                maxlength="24",
                autocomplete="nickname",
                placeholder=colour,
            ),
            h.button(".big")[t(lang, "do-claim", seat=colour)],
        ],
    ]
    top, foot = frame.top(lang, here), frame.footer(lang)
    return frame.page(lang, title, [top, body, foot], here, kind="plain", htmx=False)


def _who(table: LiveTable, n: int, invited: int, lang: str) -> h.Node:
    """A seat as a guest reads of it before he sits down."""
    seat, colour = table.seats[n], t(lang, f"seat-{n}")
    if n == invited:
        return h.strong[t(lang, "join-you", seat=colour)]
    if seat.kind == "bot" and seat.owner is None:
        return t(lang, "join-other", seat=colour, who=t(lang, f"kind-{seat.bot}"))
    if seat.kind == "open":
        return t(lang, "join-other", seat=colour, who=t(lang, "join-free"))
    return seat_word(table, lang, n)
