"""The arena: plans of many games, carried out at any scale, and what they say about a game."""
