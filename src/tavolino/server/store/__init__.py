"""The store of matches: one small interface, implemented by PostgreSQL and by SQLite."""
