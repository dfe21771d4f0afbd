"""The building blocks of pictures of positions, for the screen and the terminal."""
