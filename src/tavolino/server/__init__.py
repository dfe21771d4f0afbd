"""The server: stores matches between people far apart, and tells each what they may know."""
