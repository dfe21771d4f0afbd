"""One hosted match: its commands, its events and the messages about them. No I/O here."""
