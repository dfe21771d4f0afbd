"""Reports on a run: one HTML page that can be mailed, and JSON."""
