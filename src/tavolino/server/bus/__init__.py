"""How processes hear of each other: NATS, or nothing but memory where there is only one."""
