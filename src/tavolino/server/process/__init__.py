"""The processes of a site: servers and workers, their ports, signals, logs and metrics."""
