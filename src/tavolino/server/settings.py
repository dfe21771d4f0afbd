"""What a host may decide, from the command line and the environment."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from urllib.parse import urlsplit

import msgspec

from tavolino.server.bus.bus import Bus
from tavolino.server.store.store import Store

LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})


class BadSettings(ValueError):
    """Settings with which no server can run."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One server or worker process."""

    database: str = ""
    """A `postgresql://` address, or the path of an SQLite file."""
    schema: str = "public"
    nats: str = ""
    """A `nats://` address; without one the process is alone."""
    secret: str
    """Signs cookies and links; the same in every process."""
    public: str = ""
    """The address people see, such as `https://play.example.org`, if not the one served."""
    hosts: frozenset[str] = LOOPBACK
    """The hosts by which people may reach this server."""
    rate: int = 50
    """Requests a second from one address, over a longer time; 0 for any number."""
    trusted_proxy: bool = False
    """Whether the address of a client is the last one in X-Forwarded-For."""
    telemetry: str = ""
    """Where OpenTelemetry traces go, if anywhere."""
    client: Path = Path(__file__).parent / "client"
    """Where the client for browsers was built to."""

    @property
    def secure(self) -> bool:
        """Whether people come over HTTPS, so that cookies need not travel in the open."""
        return self.public.startswith("https://")

    def store(self) -> Store:
        """The store the database is in."""
        # Each is loaded only where it is used: a laptop needs no PostgreSQL client.
        if self.database.startswith(("postgresql://", "postgres://")):
            from tavolino.server.store.postgres import PostgresStore  # noqa: PLC0415

            return PostgresStore(self.database, self.schema)
        from tavolino.server.store.sqlite import SqliteStore  # noqa: PLC0415

        return SqliteStore(self.database)

    def bus(self) -> Bus:
        """The bus between processes, or within this one."""
        if self.nats:
            from tavolino.server.bus.nats import NatsBus  # noqa: PLC0415

            return NatsBus(self.nats, prefix=f"tavolino.{self.schema}")
        from tavolino.server.bus.local import LocalBus  # noqa: PLC0415

        return LocalBus()


def home() -> Path:
    """Where a family's matches are kept, if nothing else is said."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "tavolino"


def settings_from(
    database: str | None = None, nats: str | None = None, public: str | None = None
) -> Settings:
    """Settings from what was said on the command line, else from the environment."""
    database = database or os.environ.get("TAVOLINO_DATABASE") or ""
    nats = nats or os.environ.get("TAVOLINO_NATS") or ""
    if not database:
        home().mkdir(parents=True, exist_ok=True)
        database = str(home() / "matches.sqlite")
    several = database.startswith("postgres")
    if several and not nats:
        raise BadSettings("with PostgreSQL there may be several processes: say --nats too")
    if nats and not several:
        raise BadSettings("several processes need PostgreSQL: say --database too")
    public = public or os.environ.get("TAVOLINO_PUBLIC") or ""
    return Settings(
        database=database,
        schema=os.environ.get("TAVOLINO_SCHEMA", "public"),
        nats=nats,
        secret=os.environ.get("TAVOLINO_SECRET") or own_secret(database, shared=several),
        public=public.rstrip("/"),
        hosts=LOOPBACK | {urlsplit(public).hostname or "localhost"},
        rate=int(os.environ.get("TAVOLINO_RATE", "50")),
        trusted_proxy=os.environ.get("TAVOLINO_TRUSTED_PROXY") == "1",
        telemetry=os.environ.get("TAVOLINO_TELEMETRY", ""),
    )


def own_secret(database: str, *, shared: bool) -> str:
    """The secret of a family's server, kept beside its matches and made when first needed."""
    if shared:
        raise BadSettings("set TAVOLINO_SECRET: all processes must sign with the same secret")
    file = Path(f"{database}.secret")
    if not file.exists():
        make_secret(file)
    secret = file.read_text(encoding="utf-8")
    if not secret.strip():
        raise BadSettings(f"{file} is empty: delete it, and a new secret is made")
    return secret


def make_secret(file: Path) -> None:
    """Puts a new secret into a file that only its owner reads, whole or not at all."""
    # The link is made last, so no one finds half a secret; of two processes the first wins.
    with NamedTemporaryFile("w", dir=file.parent, prefix=file.name, encoding="utf-8") as new:
        new.write(secrets.token_urlsafe(32))
        new.flush()
        os.fsync(new.fileno())
        with suppress(FileExistsError):
            os.link(new.name, file)
