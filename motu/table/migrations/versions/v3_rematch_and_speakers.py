"""A finished table knows where its rematch is played; a line of the conversation, who said it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v3"
down_revision = "v2"
NEW = (("tables", "next"), ("chat", "player"))


def upgrade() -> None:
    for table, column in NEW:
        op.add_column(table, sa.Column(column, sa.String(16)))


def downgrade() -> None:
    for table, column in NEW:
        op.drop_column(table, column)
