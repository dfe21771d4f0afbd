"""The server: runs the hosting of matches in processes, for people far apart."""
