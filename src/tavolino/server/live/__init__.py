"""Live events: who follows which match through this process, and what they are sent."""
