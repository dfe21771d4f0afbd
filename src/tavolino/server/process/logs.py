"""Logs: one JSON object per line, to stderr, without anyone's name, secrets or address.

Everything is logged in the same way: our own messages, those of libraries that use `logging`,
warnings, and uncaught exceptions.
"""

from __future__ import annotations

import logging
import os
import sys
import threading

import structlog
from structlog.processors import ExceptionRenderer
from structlog.stdlib import ProcessorFormatter
from structlog.tracebacks import ExceptionDictTransformer
from structlog.typing import Processor

log = structlog.get_logger()

EVERY_LINE: list[Processor] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso"),
]
"""Adds the fields that every line has."""


def log_as_json() -> None:
    """Sets up logging for a server or worker: its own messages, and all that goes wrong."""
    log_lines(logging.INFO)
    logging.captureWarnings(True)
    # Child processes, including those of Python itself, would print warnings as text.
    os.environ["PYTHONWARNINGS"] = "ignore"
    log_what_no_one_caught()


def log_lines(level: int) -> None:
    """Logs the messages of libraries to stderr, and our own ones from a level up."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=EVERY_LINE,
            processors=[
                ProcessorFormatter.remove_processors_meta,
                # Without the values of variables, which would include names and hands.
                ExceptionRenderer(ExceptionDictTransformer(show_locals=False)),
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    # Libraries log from WARNING up: at INFO, uvicorn logs the addresses of clients.
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("tavolino").setLevel(level)
    logging.raiseExceptions = False  # do not log that a log line failed
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *EVERY_LINE,
            ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
    )


def log_what_no_one_caught() -> None:
    """Logs uncaught exceptions, which Python would print as tracebacks of many lines."""
    sys.excepthook = lambda *error: log.critical("the process failed", exc_info=error)
    threading.excepthook = lambda failed: log.error(
        "a thread failed", exc_info=(failed.exc_type, failed.exc_value, failed.exc_traceback)
    )
    sys.unraisablehook = lambda failed: log.error(
        "cleaning up failed", exc_info=(failed.exc_type, failed.exc_value, failed.exc_traceback)
    )
