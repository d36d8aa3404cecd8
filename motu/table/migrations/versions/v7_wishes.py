"""At what a person wants to be asked belongs to the person, not to a page that he happened to open."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v7"
down_revision = "v6"


def upgrade() -> None:
    op.add_column("players", sa.Column("windows", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("players", "windows")
