"""Defences below HTTP: how many connections there may be, and how long they may take."""
