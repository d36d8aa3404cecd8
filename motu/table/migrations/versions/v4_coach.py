"""What the coach found in finished games is kept; a table may do without his hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from motu.table.schema import reviews

revision = "v4"
down_revision = "v3"


def upgrade() -> None:
    known = sa.inspect(op.get_bind())
    if "hints" not in {column["name"] for column in known.get_columns("tables")}:
        op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    reviews.create(op.get_bind(), checkfirst=True)


def downgrade() -> None:
    op.drop_table("reviews")
    op.drop_column("tables", "hints")
