"""The server's face to the network: HTTP, WebSockets, cookies and links."""
