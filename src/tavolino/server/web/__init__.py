"""The web layer: HTTP, WebSockets, cookies and static files."""
