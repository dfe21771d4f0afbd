"""One match with the people at it: commands, events and what is told of them. No I/O here."""
