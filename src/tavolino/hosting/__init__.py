"""The application that hosts matches, whatever runs it: a server's processes, or a page."""
