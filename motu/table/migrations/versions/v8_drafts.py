"""Picks that are not confirmed are kept in words, as moves are: numbers may change with the rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v8"
down_revision = "v7"


def upgrade() -> None:
    """Picks kept as numbers are dropped: whoever made them is asked again."""
    op.execute(sa.text("DELETE FROM drafts"))
    op.add_column("drafts", sa.Column("picks", sa.JSON, nullable=False, server_default="{}"))
    op.drop_column("drafts", "actions")


def downgrade() -> None:
    op.execute(sa.text("DELETE FROM drafts"))
    op.add_column("drafts", sa.Column("actions", sa.JSON, nullable=False, server_default="[]"))
    op.drop_column("drafts", "picks")
