"""The migrations of the store's tables, each step in its own file."""
