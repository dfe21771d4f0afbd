"""Anneaux: three rings that turn, lines of three."""
