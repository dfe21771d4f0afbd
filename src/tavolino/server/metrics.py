"""What is counted, for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

COMMANDS = Counter("tavolino_commands", "Commands by what became of them", ["do", "answer"])
COMMAND_SECONDS = Histogram(
    "tavolino_command_seconds",
    "From a command's arrival to its answer",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
BOT_TURNS = Counter("tavolino_bot_turns", "Turns that bots thought about", ["game", "answer"])
OLDEST_TURN = Gauge(
    "tavolino_oldest_turn_seconds", "For how long the bot has been due that has waited longest"
)
BUS_CONNECTED = Gauge("tavolino_bus_connected", "Whether news reach the other processes")
NOT_BELIEVED = Counter(
    "tavolino_not_believed", "Messages on the bus that this site did not send", ["about"]
)
CLIENTS = Gauge("tavolino_clients", "Connections that follow a match", ["by"])
CUT_OFF = Counter("tavolino_cut_off", "Connections that were too slow and were let go")
REQUESTS = Counter("tavolino_requests", "HTTP requests by status", ["method", "status"])
LIMITED = Counter("tavolino_limited", "Requests and commands that came too fast", ["by"])
