"""What a server stores matches in and tells other processes by, and the choice of it."""
