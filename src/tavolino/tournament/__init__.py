"""Bots play matches against each other, and the games say how strong they are."""
