"""The lobby finds the tables of a player, and the open ones, without reading all of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v5"
down_revision = "v4"
NEW = (("seats", "owner"), ("tables", "host"), ("tables", "status"))


def upgrade() -> None:
    for table, column in NEW:
        name = f"ix_{table}_{column}"
        known = {index["name"] for index in sa.inspect(op.get_bind()).get_indexes(table)}
        if name not in known:  # the first step makes the tables as they are today
            op.create_index(name, table, [column])


def downgrade() -> None:
    for table, column in NEW:
        op.drop_index(f"ix_{table}_{column}", table)
