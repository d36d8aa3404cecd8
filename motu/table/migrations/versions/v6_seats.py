"""A seat changes hands only if its owner agrees or is away; a game that was not dealt has no seed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v6"
down_revision = "v5"


def upgrade() -> None:
    op.add_column("seats", sa.Column("agreed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("update tables set seed = '' where status in ('open', 'closed')")


def downgrade() -> None:
    op.drop_column("seats", "agreed")
