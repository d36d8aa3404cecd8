"""The first tables: players, tables, seats, the log, drafts, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v1"
down_revision = None
TABLES = ("players", "tables", "seats", "log", "drafts", "chat")


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("edition", sa.JSON),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("seed_from", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("pace", sa.Float, nullable=False),
        sa.Column("clock", sa.Float, nullable=False),
        sa.Column("host", sa.String(16), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        _of_a_table(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(20)),
        sa.Column("owner", sa.String(16), sa.ForeignKey("players.id")),
        sa.Column("claim", sa.String(64)),
    )
    op.create_table(
        "log",
        _of_a_table(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("who", sa.String(1), nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("key", sa.String(40)),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "seq"),
        sa.UniqueConstraint("table_id", "key"),
    )
    op.create_table(
        "drafts",
        _of_a_table(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("actions", sa.JSON, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        _of_a_table(index=True),
        sa.Column("room", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("key", sa.String(40)),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "key"),
    )


def _of_a_table(primary_key: bool = False, index: bool = False) -> sa.Column[str]:
    """The column that says of which table something is."""
    table, kind = sa.ForeignKey("tables.id"), sa.String(16)
    return sa.Column("table_id", kind, table, primary_key=primary_key, nullable=False, index=index)


def downgrade() -> None:
    for table in reversed(TABLES):
        op.drop_table(table)
