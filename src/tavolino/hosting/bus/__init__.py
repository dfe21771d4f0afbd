"""The bus between processes, and the notices on it. Within one process it is plain memory."""
