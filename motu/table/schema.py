"""What is stored: players, tables, seats, what was put away, the log of moves, drafts, chat and reviews."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # hash of the cookie
    Column("name", String(40), nullable=False, default=""),
    Column("created", Float, nullable=False),
    Column("windows", Boolean, nullable=False, default=False),  # wants to be asked at every window
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("edition", JSON),
    Column("seed", String(64), nullable=False),  # empty until the game is dealt
    Column("seed_from", Integer, nullable=False, default=0),  # number of the first outcome drawn with it
    Column("rules", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace", Float, nullable=False),  # seconds between two events of a bot
    Column("clock", Float, nullable=False, default=0),  # seconds per decision, 0 = no clock
    Column("host", String(16), ForeignKey("players.id"), nullable=False, index=True),
    Column("status", String(8), nullable=False, index=True),  # open, playing, over, closed
    Column("awaited", JSON, nullable=False, default=list),  # seats that must decide
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("next", String(16)),  # the table of the rematch
    Column("hints", Boolean, nullable=False, default=True),  # whether the coach may be asked
    Column("listed", JSON),  # round and points, as lists of tables show them
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot, open
    Column("name", String(40), nullable=False, default=""),
    Column("bot", String(20)),
    Column("owner", String(16), ForeignKey("players.id"), index=True),
    Column("claim", String(64)),  # hash of a one-use invitation
    Column("agreed", Boolean, nullable=False, default=False),  # whether its owner asked for it himself
)

archived = Table(
    "archived",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),  # who does not list it any more
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # move, undo, rewind, forced, order, ordered, seat
    Column("who", String(1), nullable=False),  # a seat's letter, or * for nature
    Column("what", Text, nullable=False),
    Column("key", String(40)),  # of the request that brought it
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "key"),
)

drafts = Table(
    "drafts",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("picks", JSON, nullable=False),  # in words of the notation, with what follows them; and a plan
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False, index=True),
    Column("room", String(10), nullable=False),  # table, spectators
    Column("seat", Integer),
    Column("player", String(16)),
    Column("name", String(40), nullable=False),
    Column("text", String(400), nullable=False),
    Column("key", String(40)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "key"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("found", JSON, nullable=False),
    Column("at", Float, nullable=False),
)
