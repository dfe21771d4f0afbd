"""The migration steps, ordered by their numbers."""
