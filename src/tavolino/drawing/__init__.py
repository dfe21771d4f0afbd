"""What pictures of positions are made of, for the screen and the terminal."""
