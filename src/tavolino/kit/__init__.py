"""For those who make games: what a game package lacks, and a new one to begin with."""
