"""What people and programs exchange about a game: records, matches, drawings."""
