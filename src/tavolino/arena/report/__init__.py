"""What a run found, as one page that can be mailed and as JSON."""
