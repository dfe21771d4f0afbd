"""`tavolino docs`: the documentation that comes with the package."""

from __future__ import annotations

from pathlib import Path

import typer

from tavolino.cli.inputs import fail

START = Path(__file__).parents[1] / "docs" / "index.html"
"""Where `make docs` builds the documentation; the wheel contains it."""


def docs() -> None:
    """Open the documentation in your browser, without a network; Ctrl-C stops."""
    import webbrowser
    from functools import partial
    from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

    class Quiet(SimpleHTTPRequestHandler):
        """Logs nothing."""

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name
            pass

    if not START.exists():
        fail("this checkout has no built documentation; build it with `make docs`")
    # Search does not work in a page opened as a file, so we serve the pages to this computer.
    with ThreadingHTTPServer(
        ("127.0.0.1", 0), partial(Quiet, directory=START.parent)
    ) as server:
        address = f"http://127.0.0.1:{server.server_port}/"
        typer.echo(f"{address} (Ctrl-C stops)")
        webbrowser.open(address)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            typer.echo()
