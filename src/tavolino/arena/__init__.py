"""The arena: plans of many games, played at any scale, and what they say about a game."""
