"""The server: matches between people far apart, kept safe and told to those who may know."""
