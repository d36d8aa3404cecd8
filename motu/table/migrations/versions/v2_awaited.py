"""The lobby knows whose turn it is without loading a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v2"
down_revision = "v1"


def upgrade() -> None:
    op.add_column("tables", sa.Column("awaited", sa.JSON, nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("tables", "awaited")
