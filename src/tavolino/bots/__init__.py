"""Bots: computer players that see only what a seat sees, in levels of strength."""
