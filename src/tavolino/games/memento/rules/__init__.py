"""Memento: triangles that turn, stacks that split."""
