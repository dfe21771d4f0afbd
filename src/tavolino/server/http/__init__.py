"""The hosting of matches over HTTP and WebSockets, with cookies and static files."""
