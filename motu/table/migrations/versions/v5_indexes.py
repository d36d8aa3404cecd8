"""The lobby finds the tables of a player, and the open ones, without reading all of them."""

from __future__ import annotations

from alembic import op

revision = "v5"
down_revision = "v4"
NEW = (("seats", "owner"), ("tables", "host"), ("tables", "status"))


def upgrade() -> None:
    for table, column in NEW:
        op.create_index(f"ix_{table}_{column}", table, [column])


def downgrade() -> None:
    for table, column in NEW:
        op.drop_index(f"ix_{table}_{column}", table)
