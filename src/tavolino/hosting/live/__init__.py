"""Live events: the clients of this process, the matches they follow, what they are sent."""
