"""For authors of games: checks what a game package lacks, and creates a new one."""
