"""Where matches are kept: one small interface, PostgreSQL and SQLite behind it."""
