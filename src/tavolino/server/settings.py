"""Settings: the host's flags and environment variables, checked in one place.

`settings_from` reads both. It raises BadSettings, with one sentence, if they cannot work.
All other code uses the Settings that it returns.
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
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tavolino.hosting.packs import NoPack, newest_pack

LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})

PORT = 8642
MAX_PORT = 65535

ANY = frozenset({"0.0.0.0", "::"})  # noqa: S104 - names them, and listens nowhere
"""Addresses that stand for all addresses of a machine."""

USUAL_PORTS = {"http": 80, "https": 443}
"""The default ports, which browsers leave out of the origin."""

MIN_SECRET_LENGTH = 16
"""The fewest characters of a secret. A shorter one could be found by brute force."""

MAKE_ONE = "openssl rand -base64 32"

MIN_SECRET_LETTERS = 8
"""The fewest different characters. A random secret has more; a repeated word often has not."""


class BadSettings(ValueError):
    """The settings cannot work. The message is a sentence for the host."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server or worker process."""

    database: str = ""
    """A `postgresql://` URL, or the path of an SQLite file."""
    schema: str = "public"
    archive: str = ""
    """The folder, or the `s3://` URL, with the files of the archive."""
    nats: str = ""
    """A `nats://` URL; empty for a single process."""
    secrets: tuple[str, ...]
    """The first secret signs cookies and links, and signatures by any of them are valid. They
    are the same in every process."""
    host: str = "127.0.0.1"
    """The address of this machine to listen on."""
    port: int = PORT
    metrics_port: int = 0
    """The port for Prometheus, if it is not the port for people."""
    lan: bool = False
    """Whether to serve the local network, and not only this machine."""
    public: str = ""
    """The URL people see, such as `https://play.example.org`, if it is not the one served."""
    hosts: frozenset[str] = LOOPBACK
    """The host names by which people may reach this server."""
    bots: int = 0
    """How many processes think for bots."""
    rate: int = 50
    """Requests per second from one address, on average; 0 for no limit."""
    trusted_hops: int = 0
    """How many proxies of the host are in front of this process and append their peer's address
    to X-Forwarded-For."""
    drain: int = 5
    """Seconds over which people are disconnected when the process stops."""
    expiry: int = 90
    """Days after which an unfinished match in which nothing happens is deleted; 0 for never."""
    telemetry: str = ""
    """The URL for OpenTelemetry traces, if any."""
    client: Path = Path(__file__).parent / "client"
    """The folder of the built browser client."""
    offline: Path | None = None
    """The folder with packs for playing without a server, if they are offered."""

    @property
    def secure(self) -> bool:
        """Whether people connect over HTTPS, so that cookies are never sent in the clear."""
        return self.public.startswith("https://")

    @property
    def address(self) -> str:
        """The URL where people find this server."""
        if self.public:
            return self.public
        host = lan_address() if self.lan else self.host
        return f"http://{'127.0.0.1' if host in ANY else in_url(host)}:{self.port}"

    @property
    def shows_metrics(self) -> bool:
        """Whether metrics are on the port for people. Never for a public server."""
        return not self.public and not self.metrics_port

    @property
    def in_postgres(self) -> bool:
        """Whether matches are stored in PostgreSQL, and not in a file."""
        return is_postgres(self.database)


def settings_from(*, may_be_new: bool = True, **flags: Any) -> Settings:
    """Settings from flags or the environment. Raises BadSettings if they cannot work.

    A flag has the name of the setting, and is None if it was not given. `may_be_new` says
    whether a database that does not exist yet can work.
    """

    def get(name: str) -> str:
        """A flag, or else the setting of that name in the environment."""
        return flags.get(name) or read_variable(name.upper())

    assert flags.keys() <= set(Settings.__struct_fields__), "a flag is named after its setting"
    lan = flags.get("lan", False)
    database = check_database(get("database") or own_file(), may_be_new)
    nats = check_nats(get("nats"))
    if is_postgres(database) and not nats:
        raise BadSettings("PostgreSQL is for several processes: set --nats too")
    if nats and not is_postgres(database):
        raise BadSettings("several processes need PostgreSQL: set --database too")
    public = check_public(get("public"))
    host = check_host(get("host"), lan=lan)
    near = {lan_address()} if lan else {in_url(host)} if host not in ANY else set[str]()
    bots = flags.get("bots")
    return Settings(
        database=database,
        schema=check_schema(get("schema") or "public"),
        nats=nats,
        archive=check_archive(get("archive")),
        secrets=check_secrets(read_variable("SECRET"), database),
        host=host,
        port=flags.get("port", PORT),
        metrics_port=flags.get("metrics_port") or check_port("METRICS_PORT"),
        lan=lan,
        public=public,
        hosts=LOOPBACK | near | ({host_of(public)} if public else set()),
        bots=bots_beside(nats) if bots is None else bots,
        rate=check_number("RATE", "50", "a number of requests a second"),
        trusted_hops=check_number("TRUSTED_PROXY", "0", "a number of proxies"),
        drain=check_number("DRAIN", "5", "a number of seconds"),
        expiry=check_number("EXPIRY", "90", "a number of days"),
        telemetry=check_telemetry(get("telemetry")),
        offline=check_offline(get("offline")),
    )


def read_variable(name: str) -> str:
    """A setting from the environment, or the file named there; empty if it is not set."""
    value = os.environ.get(f"TAVOLINO_{name}", "")
    file = os.environ.get(f"TAVOLINO_{name}_FILE", "")
    if file and value:
        raise BadSettings(f"set TAVOLINO_{name} or TAVOLINO_{name}_FILE, not both")
    if file:
        try:
            value = Path(file).read_text(encoding="utf-8", errors="replace")
        except OSError as error:
            raise BadSettings(f"cannot read TAVOLINO_{name}_FILE: {error}") from error
    value = value.strip()
    if not value.isprintable():
        raise BadSettings(f"TAVOLINO_{name} contains characters that are not text")
    return value


# -- where matches are kept, and how processes find each other ---------------------------------


def is_postgres(database: str) -> bool:
    """Whether a database is in PostgreSQL, and not in a file."""
    return database.startswith(("postgresql://", "postgres://"))


def own_file() -> str:
    """The default database file, in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(base) / "tavolino" / "matches.sqlite")


def check_database(database: str, may_be_new: bool) -> str:
    """Checks that a database is a URL of PostgreSQL, or a file in a folder that exists."""
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
    if not may_be_new and not file.exists():
        raise BadSettings(f"there is no database {file}")
    if database == own_file():
        make_folder(file.parent)
    if not file.parent.is_dir():
        raise BadSettings(f"there is no folder {file.parent} for the database")
    return database


def make_folder(folder: Path) -> None:
    """Makes the folder of the default database file, if it does not exist yet."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSettings(f"cannot make the folder {folder}: {error.strerror}") from error


def check_schema(schema: str) -> str:
    """Checks that a schema name is valid in PostgreSQL without quotes."""
    if not re.fullmatch("[a-z_][a-z0-9_]{0,62}", schema):
        raise BadSettings(
            f"TAVOLINO_SCHEMA is a name of lowercase letters, digits and _, not {schema!r}"
        )
    return schema


def check_archive(archive: str) -> str:
    """Checks that an archive is a folder or an object store; empty if there is none."""
    scheme, slashes, _ = archive.partition("://")
    if slashes and scheme != "s3":
        raise BadSettings(f"an archive is a folder or s3://…, not {scheme}://…")
    return archive if slashes or not archive else str(Path(archive).resolve())


def check_nats(nats: str) -> str:
    """Checks the URL of NATS, which may be empty."""
    if nats and not is_address(nats, "nats", "tls"):
        raise BadSettings("the address of NATS is something like nats://bus:4222")
    return nats


# -- where people come from --------------------------------------------------------------------


def is_address(text: str, *schemes: str) -> bool:
    """Whether a text is a URL with one of these schemes and a host."""
    try:
        parts = urlsplit(text)
        return parts.scheme in schemes and bool(parts.hostname) and parts.port != 0
    except ValueError:  # the port is not a number, or a bracket is missing
        return False


def check_public(public: str) -> str:
    """The public URL as browsers spell the origin of a page; empty if there is none."""
    if not public:
        return ""
    parts = urlsplit(public) if is_address(public, "http", "https") else None
    if parts is None or parts.path.strip("/") or parts.query or parts.fragment or "@" in public:
        raise BadSettings("the public address is something like https://play.example.org")
    port = "" if parts.port in {None, USUAL_PORTS[parts.scheme]} else f":{parts.port}"
    return f"{parts.scheme}://{host_of(public)}{port}"


def host_of(address: str) -> str:
    """The host of a URL, as in the `Host` header."""
    return in_url(urlsplit(address).hostname or "")


def in_url(host: str) -> str:
    """A host as in URLs: IPv6 addresses are put in brackets."""
    return f"[{host}]" if ":" in host else host


def check_host(host: str, *, lan: bool) -> str:
    """The address to listen on: the given one, all for the local network, or loopback."""
    if lan and host:
        raise BadSettings("--lan listens on all addresses: leave out --host and TAVOLINO_HOST")
    if not host:
        return "0.0.0.0" if lan else "127.0.0.1"  # noqa: S104 - the host wants it
    try:
        return str(ip_address(host))
    except ValueError as error:
        raise BadSettings(
            f"the host is an address of this machine, such as 0.0.0.0 or ::, not {host!r}"
        ) from error


def lan_address() -> str:
    """The address of this machine in its local network, found without sending a packet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


# -- numbers -----------------------------------------------------------------------------------


def bots_beside(nats: str) -> int:
    """The default number of processes that think for bots."""
    # With NATS, workers do that. A single process leaves one core for the server.
    return 0 if nats else max(1, (os.cpu_count() or 2) - 1)


def check_number(name: str, usual: str, what: str) -> int:
    """A number from the environment. `what` describes it in the error message."""
    number = read_variable(name) or usual
    if not re.fullmatch("[0-9]{1,9}", number):
        raise BadSettings(f"TAVOLINO_{name} is {what}, not {number!r}")
    return int(number)


def check_port(name: str) -> int:
    """A port from the environment; 0 for none."""
    number = check_number(name, "0", "the number of a port")
    if number > MAX_PORT:
        raise BadSettings(f"TAVOLINO_{name} is the number of a port, not {number}")
    return number


def check_telemetry(address: str) -> str:
    """Checks the URL for traces, which may be empty."""
    if address and not is_address(address, "http", "https"):
        raise BadSettings("TAVOLINO_TELEMETRY is something like http://collector:4318")
    return address.rstrip("/")


# -- packs -------------------------------------------------------------------------------------


def check_offline(folder: str) -> Path | None:
    """Checks that a folder has a pack, as `make offline` builds it; None for no folder."""
    if not folder:
        return None
    try:
        newest_pack(Path(folder))
    except NoPack as error:
        raise BadSettings(f"{folder} has no pack to play offline: {error}") from error
    return Path(folder)


# -- secrets -----------------------------------------------------------------------------------


def check_secrets(given: str, database: str) -> tuple[str, ...]:
    """The secrets that were set, or else the one stored beside the database file."""
    if given:
        return tuple(check_secret(secret.strip()) for secret in given.split(","))
    if is_postgres(database):
        raise BadSettings("set TAVOLINO_SECRET: all processes must sign with the same secret")
    file = Path(f"{database}.secret")
    try:
        return (load_secret(file),)
    except OSError as error:
        raise BadSettings(f"cannot keep a secret in {file}: {error.strerror}") from error


def check_secret(secret: str) -> str:
    """Checks that a secret is not easy to guess."""
    if len(secret) < MIN_SECRET_LENGTH:
        raise BadSettings(
            f"TAVOLINO_SECRET is too short: it needs {MIN_SECRET_LENGTH} characters, "
            f"such as {MAKE_ONE} prints"
        )
    if len(set(secret)) < MIN_SECRET_LETTERS:
        raise BadSettings(
            f"TAVOLINO_SECRET is too easy to guess: it needs {MIN_SECRET_LETTERS} different "
            f"characters, such as {MAKE_ONE} prints"
        )
    return secret


def load_secret(file: Path) -> str:
    """The secret in a file, which is created when first needed."""
    if not file.exists():
        make_secret(file)
    secret = file.read_text(encoding="utf-8", errors="replace")
    if len(secret) < MIN_SECRET_LENGTH:
        raise BadSettings(f"{file} contains no valid secret: delete it, and a new one is made")
    return secret


def make_secret(file: Path) -> None:
    """Writes a new secret atomically to a file that only its owner can read."""
    # The link is made last, so no one reads half a secret. Of two processes, the first wins.
    with NamedTemporaryFile("w", dir=file.parent, prefix=file.name, encoding="utf-8") as new:
        new.write(secrets.token_urlsafe(32))
        new.flush()
        os.fsync(new.fileno())
        with suppress(FileExistsError):
            os.link(new.name, file)
