"""Settings: what a host decides by flags and by the environment, checked in one place.

`settings_from` reads both, and refuses what cannot work with BadSettings, in one sentence.
Everything else asks the Settings that it returns.
"""

from __future__ import annotations

import os
import re
import secrets
import socket
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path
from tempfile import NamedTemporaryFile
from urllib.parse import urlsplit

import msgspec

from tavolino.server.bus.bus import Bus
from tavolino.server.store.store import Store

LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})

PORT = 8642
MOST_PORT = 65535

ANY = frozenset({"0.0.0.0", "::"})  # noqa: S104 - names them, and listens nowhere
"""Addresses that stand for all of a machine."""

USUAL_PORTS = {"http": 80, "https": 443}
"""Browsers leave these out."""

SHORTEST_SECRET = 16
"""Letters; a shorter secret could be found by trying."""

MAKE_ONE = "openssl rand -base64 32"

FEWEST_LETTERS = 8
"""Different ones in a secret: a random one has more, a word that is repeated often has not."""


class BadSettings(ValueError):
    """Settings with which no process can run. The message is a sentence for the host."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One server or worker process."""

    database: str = ""
    """A `postgresql://` address, or the path of an SQLite file."""
    schema: str = "public"
    nats: str = ""
    """A `nats://` address; without one the process is alone."""
    secrets: tuple[str, ...]
    """The first signs cookies and links, what any of them signed is good; the same in every
    process."""
    host: str = "127.0.0.1"
    """The address of this machine to listen on."""
    port: int = PORT
    metrics_port: int = 0
    """Where Prometheus finds what was counted, if not on the port for people."""
    lan: bool = False
    """Whether the local network may come, and not only this machine."""
    public: str = ""
    """The address people see, such as `https://play.example.org`, if not the one served."""
    hosts: frozenset[str] = LOOPBACK
    """The hosts by which people may reach this server."""
    bots: int = 0
    """Processes that think for bots."""
    rate: int = 50
    """Requests a second from one address, over a longer time; 0 for any number."""
    trusted_hops: int = 0
    """How many proxies of the host's own stand before this process, and add to X-Forwarded-For
    whom they were called by."""
    drain: int = 5
    """Seconds over which people are sent away when the process ends."""
    telemetry: str = ""
    """Where OpenTelemetry traces go, if anywhere."""
    client: Path = Path(__file__).parent / "client"
    """Where the client for browsers was built to."""

    @property
    def secure(self) -> bool:
        """Whether people come over HTTPS, so that cookies need not travel in the open."""
        return self.public.startswith("https://")

    @property
    def address(self) -> str:
        """Where people find this server."""
        if self.public:
            return self.public
        host = lan_address() if self.lan else self.host
        return f"http://{'127.0.0.1' if host in ANY else in_url(host)}:{self.port}"

    @property
    def shows_metrics(self) -> bool:
        """Whether metrics are on the port for people, of whom strangers are none."""
        return not self.public and not self.metrics_port

    @property
    def in_postgres(self) -> bool:
        """Whether the matches are in PostgreSQL, and not in a file."""
        return is_postgres(self.database)

    def store(self) -> Store:
        """The store the database is in."""
        # Each is loaded only where it is used: a laptop needs no PostgreSQL client.
        if self.in_postgres:
            from tavolino.server.store.postgres import PostgresStore  # noqa: PLC0415

            return PostgresStore(self.database, self.schema)
        from tavolino.server.store.sqlite import SqliteStore  # noqa: PLC0415

        return SqliteStore(self.database)

    def bus(self) -> Bus:
        """The bus between processes, or within this one."""
        if self.nats:
            from tavolino.server.bus.nats import NatsBus  # noqa: PLC0415

            return NatsBus(self.nats)
        from tavolino.server.bus.local import LocalBus  # noqa: PLC0415

        return LocalBus()


def settings_from(
    database: str | None = None,
    nats: str | None = None,
    public: str | None = None,
    *,
    host: str | None = None,
    port: int = PORT,
    metrics_port: int | None = None,
    lan: bool = False,
    bots: int | None = None,
) -> Settings:
    """Settings from flags, else from the environment; BadSettings if they cannot work."""
    database = checked_database(database or asked("DATABASE") or own_file())
    nats = checked_nats(nats or asked("NATS"))
    if is_postgres(database) and not nats:
        raise BadSettings("PostgreSQL is for several processes: set --nats too")
    if nats and not is_postgres(database):
        raise BadSettings("several processes need PostgreSQL: set --database too")
    public = checked_public(public or asked("PUBLIC"))
    host = checked_host(host or asked("HOST"), lan=lan)
    near = {lan_address()} if lan else {in_url(host)} if host not in ANY else set[str]()
    return Settings(
        database=database,
        schema=checked_schema(asked("SCHEMA") or "public"),
        nats=nats,
        secrets=checked_secrets(asked("SECRET"), database),
        host=host,
        port=port,
        metrics_port=metrics_port or checked_port("METRICS_PORT"),
        lan=lan,
        public=public,
        hosts=LOOPBACK | near | ({host_of(public)} if public else set()),
        bots=bots_beside(nats) if bots is None else bots,
        rate=checked_number("RATE", "50", "a number of requests a second"),
        trusted_hops=checked_number("TRUSTED_PROXY", "0", "a number of proxies"),
        drain=checked_number("DRAIN", "5", "a number of seconds"),
        telemetry=checked_telemetry(asked("TELEMETRY")),
    )


def asked(name: str) -> str:
    """A setting of the environment; empty if it is not set."""
    value = os.environ.get(f"TAVOLINO_{name}", "").strip()
    if not value.isprintable():
        raise BadSettings(f"TAVOLINO_{name} contains characters that are not text")
    return value


# -- where matches are kept, and how processes find each other ---------------------------------


def is_postgres(database: str) -> bool:
    """Whether a database is in PostgreSQL, and not in a file."""
    return database.startswith(("postgresql://", "postgres://"))


def own_file() -> str:
    """The file for the matches of a family, in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(base) / "tavolino"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSettings(f"cannot make the folder {folder}: {error.strerror}") from error
    return str(folder / "matches.sqlite")


def checked_database(database: str) -> str:
    """An address of PostgreSQL, or the path of a file in a folder that exists."""
    if is_postgres(database):
        return database
    scheme, slashes, _ = database.partition("://")
    if slashes:
        raise BadSettings(
            f"a database is postgresql://… or the path of a file, not {scheme}://…"
        )
    file = Path(database)
    if file.is_dir():
        raise BadSettings(f"the database {file} is a folder, not a file")
    if not file.parent.is_dir():
        raise BadSettings(f"there is no folder {file.parent} for the database")
    return database


def checked_schema(schema: str) -> str:
    """The name of a schema that PostgreSQL takes without quotes."""
    if not re.fullmatch("[a-z_][a-z0-9_]{0,62}", schema):
        raise BadSettings(
            f"TAVOLINO_SCHEMA is a name of small letters, digits and _, not {schema!r}"
        )
    return schema


def checked_nats(nats: str) -> str:
    """An address of NATS, or none."""
    if nats and not is_address(nats, "nats", "tls"):
        raise BadSettings("the address of NATS is something like nats://bus:4222")
    return nats


# -- where people come from --------------------------------------------------------------------


def is_address(text: str, *schemes: str) -> bool:
    """Whether a text is a URL with one of these schemes and a host."""
    try:
        parts = urlsplit(text)
        return parts.scheme in schemes and bool(parts.hostname) and parts.port != 0
    except ValueError:  # the port is no number, or a bracket is missing
        return False


def checked_public(public: str) -> str:
    """The address people see, spelt as browsers spell the origin of a page; or none."""
    if not public:
        return ""
    parts = urlsplit(public) if is_address(public, "http", "https") else None
    if parts is None or parts.path.strip("/") or parts.query or parts.fragment or "@" in public:
        raise BadSettings("the public address is something like https://play.example.org")
    port = "" if parts.port in {None, USUAL_PORTS[parts.scheme]} else f":{parts.port}"
    return f"{parts.scheme}://{host_of(public)}{port}"


def host_of(address: str) -> str:
    """The host in an address, as it is in the header `Host`."""
    return in_url(urlsplit(address).hostname or "")


def in_url(host: str) -> str:
    """A host as addresses have it: one with colons stands in brackets."""
    return f"[{host}]" if ":" in host else host


def checked_host(host: str, *, lan: bool) -> str:
    """The address to listen on: the one given, all for the local network, or loopback."""
    if lan and host:
        raise BadSettings("--lan listens on all addresses: leave out --host and TAVOLINO_HOST")
    if not host:
        return "0.0.0.0" if lan else "127.0.0.1"  # noqa: S104 - it was asked for
    try:
        return str(ip_address(host))
    except ValueError as error:
        raise BadSettings(
            f"the host is an address of this machine, such as 0.0.0.0 or ::, not {host!r}"
        ) from error


def lan_address() -> str:
    """The address of this machine in its local network; no packet is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


# -- numbers -----------------------------------------------------------------------------------


def bots_beside(nats: str) -> int:
    """How many processes think for bots if nothing is said."""
    # With NATS there are workers for that; alone, one core is left for the server.
    return 0 if nats else max(1, (os.cpu_count() or 2) - 1)


def checked_number(name: str, usual: str, what: str) -> int:
    """A number that the environment sets; `what` says what it is."""
    number = asked(name) or usual
    if not re.fullmatch("[0-9]{1,9}", number):
        raise BadSettings(f"TAVOLINO_{name} is {what}, not {number!r}")
    return int(number)


def checked_port(name: str) -> int:
    """A port that the environment sets; 0 for none."""
    number = checked_number(name, "0", "the number of a port")
    if number > MOST_PORT:
        raise BadSettings(f"TAVOLINO_{name} is the number of a port, not {number}")
    return number


def checked_telemetry(address: str) -> str:
    """Where traces go, or nowhere."""
    if address and not is_address(address, "http", "https"):
        raise BadSettings("TAVOLINO_TELEMETRY is something like http://collector:4318")
    return address.rstrip("/")


# -- secrets -----------------------------------------------------------------------------------


def checked_secrets(given: str, database: str) -> tuple[str, ...]:
    """The secrets that were set, or else the one kept beside the file of the matches."""
    if given:
        return tuple(checked_secret(secret.strip()) for secret in given.split(","))
    if is_postgres(database):
        raise BadSettings("set TAVOLINO_SECRET: all processes must sign with the same secret")
    file = Path(f"{database}.secret")
    try:
        return (kept_secret(file),)
    except OSError as error:
        raise BadSettings(f"cannot keep a secret in {file}: {error.strerror}") from error


def checked_secret(secret: str) -> str:
    """A secret that is not found by trying a few."""
    if len(secret) < SHORTEST_SECRET:
        raise BadSettings(
            f"TAVOLINO_SECRET is too short: it needs {SHORTEST_SECRET} letters, "
            f"such as {MAKE_ONE} prints"
        )
    if len(set(secret)) < FEWEST_LETTERS:
        raise BadSettings(
            f"TAVOLINO_SECRET is too easy to guess: it needs {FEWEST_LETTERS} different "
            f"letters, such as {MAKE_ONE} prints"
        )
    return secret


def kept_secret(file: Path) -> str:
    """The secret in a file, made when it is first needed."""
    if not file.exists():
        make_secret(file)
    secret = file.read_text(encoding="utf-8", errors="replace")
    if len(secret) < SHORTEST_SECRET:
        raise BadSettings(f"{file} holds no secret: delete it, and a new one is made")
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
