"""Playouts and search over positions, knowing the contract and no game by name."""
