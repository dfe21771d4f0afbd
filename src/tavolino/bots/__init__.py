"""Players made of program: they see what a seat sees, and each has its level."""
