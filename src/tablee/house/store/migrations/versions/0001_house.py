"""Tables, their logs and snapshots, guests and where they sit."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

Number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", Number, autoincrement=True, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("deadline", sa.Double),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="tables_key"),
        sqlite_autoincrement=True,
    )
    op.create_index("tables_by_code", "tables", ["code"])
    partial_index("tables_living_code", "tables", ["code"], "state <> 'over'", unique=True)
    partial_index("tables_by_deadline", "tables", ["deadline"], "deadline IS NOT NULL")
    op.create_table(
        "log",
        sa.Column("table_id", Number, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("who", sa.SmallInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="log_key"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="log_table_id_known", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    partial_index("log_once", "log", ["table_id", "id"], "id <> ''", unique=True)
    op.create_table(
        "snapshots",
        sa.Column("table_id", Number, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="snapshots_key"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="snapshots_table_id_known", ondelete="CASCADE"),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("token_before", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("colour", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="guests_key"),
        sa.UniqueConstraint("token", name="guests_token_once"),
        sa.UniqueConstraint("token_before", name="guests_token_before_once"),
    )
    op.create_table(
        "members",
        sa.Column("table_id", Number, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("seats", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest", name="members_key"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="members_table_id_known", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="members_guest_known", ondelete="CASCADE"),
    )
    op.create_index("members_by_guest", "members", ["guest"])


def partial_index(name: str, table: str, columns: list[str], where: str, unique: bool = False) -> None:
    """An index over some of the rows."""
    condition = sa.text(where)
    op.create_index(name, table, columns, unique=unique, sqlite_where=condition, postgresql_where=condition)
