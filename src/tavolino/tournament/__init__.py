"""Tournaments: bots play matches against each other, and the results give their ratings."""
