"""The tables of the store, one step after another, each in a file of its own."""
