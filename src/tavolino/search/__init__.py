"""Playouts and tree search over the positions of any game."""
