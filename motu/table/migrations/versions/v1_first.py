"""The first tables."""

from __future__ import annotations

from alembic import op

from motu.table.schema import metadata

revision = "v1"
down_revision = None


def upgrade() -> None:
    metadata.create_all(op.get_bind())


def downgrade() -> None:
    metadata.drop_all(op.get_bind())
