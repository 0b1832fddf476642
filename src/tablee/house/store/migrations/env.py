"""What Alembic runs to migrate: on the connection that it was given, in the transaction that is open there."""

from alembic import context

from tablee.house.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
