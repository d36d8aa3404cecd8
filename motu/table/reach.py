"""By which address others reach a table: that by which it was asked for, unless only this machine has it."""

from __future__ import annotations

import ipaddress
import re
import socket
from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import urlsplit

from motu.table.guard import Asked

USUAL_PORT = 8321
PLACE = re.compile(r"https?://(\[[0-9a-fA-F:.]{2,45}\]|[A-Za-z0-9._-]{1,253})(:[0-9]{1,5})?", re.ASCII)
FAR = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))  # nobody has these


@dataclass(frozen=True)
class Reach:
    """Where an address begins, who reaches it, and the command that would make it reachable."""

    begin: str
    who: str  # all, network, or only this machine
    command: str = ""


def reach(request: Asked, listening: tuple[str, int] | None) -> Reach:
    """`listening`: where the service takes connections, as far as it knows.

    The browser says in `Origin` by which name it came, whatever a proxy has made of the request; `Host` could
    have been made up by whoever asks.
    """
    begin = request.headers.get("origin", "")
    if not PLACE.fullmatch(begin):
        at, port = request.scope.get("server") or listening or ("127.0.0.1", USUAL_PORT)
        begin = f"http://{_written(at)}:{port}"
    name = urlsplit(begin).hostname or ""
    if not _is(name, "is_loopback"):
        return Reach(begin, "network" if _is(name, "is_private") else "all")
    if listening is not None and not _is(listening[0], "is_loopback"):
        everywhere = _is(listening[0], "is_unspecified")
        if own := _own_address() if everywhere else listening[0]:
            return Reach(
                f"http://{_written(own)}:{listening[1]}", "network" if _is(own, "is_private") else "all"
            )
    port = listening[1] if listening is not None else urlsplit(begin).port
    option = f" --port {port}" if port not in (None, USUAL_PORT) else ""
    return Reach(begin, "only", f"motu serve --host 0.0.0.0{option}")


def _written(address: str) -> str:
    return f"[{address}]" if ":" in address else address


def _is(name: str, kind: str) -> bool:
    """Whether a name is an address of a kind; a name that is none belongs to this machine or to everybody."""
    try:
        return bool(getattr(ipaddress.ip_address(name), kind))
    except ValueError:
        return kind == "is_loopback" and (name == "localhost" or name.endswith(".localhost"))


def _own_address() -> str:
    """The address of this machine in its network: the one from which it would speak to others. Nothing is
    sent to find out."""
    for family, far in FAR:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            found = str(probe.getsockname()[0])
            if not _is(found, "is_loopback"):
                return found
    return ""
