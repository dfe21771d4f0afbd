"""The store of matches: its interfaces, its SQL, and the store in an SQLite file."""
