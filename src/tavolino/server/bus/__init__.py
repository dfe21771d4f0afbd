"""The bus between processes: NATS, or plain memory if there is only one process."""
