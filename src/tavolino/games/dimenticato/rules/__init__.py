"""Dimenticato: a track of covered numbers to remember."""
