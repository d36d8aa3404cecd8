"""The list of one's tables shows round and points without playing them again; one puts tables out of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v9"
down_revision = "v8"


def upgrade() -> None:
    op.add_column("tables", sa.Column("listed", sa.JSON))
    op.create_table(
        "archived",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("player", sa.String(16), sa.ForeignKey("players.id"), primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("archived")
    op.drop_column("tables", "listed")
