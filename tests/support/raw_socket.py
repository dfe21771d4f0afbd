"""A raw socket: bytes to a server as no well-behaved client would send them."""

from __future__ import annotations

import socket
from collections.abc import Mapping
from contextlib import suppress

from support.running_server import Served

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class RawSocket:
    """One TCP connection to a server, with just enough of WebSockets to do them wrong."""

    def __init__(self, server: Served, *, small: bool = False) -> None:
        """A `small` one takes in little that no one reads."""
        self.server = server
        self.socket = socket.socket()
        if small:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.settimeout(10)
        self.socket.connect(("127.0.0.1", server.port))
        self.buffer = b""

    def __enter__(self) -> RawSocket:
        return self

    def __exit__(self, *error: object) -> None:
        self.socket.close()

    def request(self, line: str, headers: Mapping[str, str], body: bytes = b"") -> None:
        """Sends a request; the host is ours unless the headers name another."""
        all_headers = {"Host": f"127.0.0.1:{self.server.port}", **headers}
        head = "".join(f"{name}: {value}\r\n" for name, value in all_headers.items())
        self.send(f"{line} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + body)

    def upgrade(self, path: str, **headers: str) -> None:
        """Asks for a WebSocket; underscores in the names of headers stand for dashes."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        asked = {
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        }
        self.request(f"GET {path}", {**asked, **named})

    def send(self, data: bytes) -> None:
        """Sends bytes, unless the other side has gone already."""
        with suppress(ConnectionError):
            self.socket.sendall(data)

    def send_frame(self, opcode: int, payload: bytes = b"", *, flags: int = 0x80) -> None:
        """Sends one masked frame; without the flags it is not the last of its message."""
        self.send(frame(opcode, payload, flags=flags))

    def head(self) -> tuple[int, dict[str, str]]:
        """The status and the headers of a response; what follows stays to be read."""
        while b"\r\n\r\n" not in self.buffer:
            part = self.socket.recv(65536)
            assert part, self.buffer
            self.buffer += part
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        line, *lines = head.decode("latin-1").split("\r\n")
        headers = dict(each.lower().split(": ", 1) for each in lines)
        return int(line.split()[1]), headers

    def frames(self) -> list[tuple[int, bytes]]:
        """The frames that come until the other side ends the connection.

        When it says that it will, that is answered, as it should be.
        """
        found = []
        with suppress(ConnectionError, EOFError):
            while True:
                found.append(self.next_frame())
                if found[-1][0] == CLOSE:
                    self.send_frame(CLOSE, found[-1][1][:2])
        return found

    def next_frame(self) -> tuple[int, bytes]:
        """The opcode and the payload of the next frame."""
        first, short = self.take(2)
        length = short & 127
        if length == 126:
            length = int.from_bytes(self.take(2))
        elif length == 127:
            length = int.from_bytes(self.take(8))
        return first & 15, self.take(length)

    def take(self, count: int) -> bytes:
        """The next bytes."""
        while len(self.buffer) < count:
            part = self.socket.recv(65536)
            if not part:
                raise EOFError(self.buffer)
            self.buffer += part
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken


def frame(
    opcode: int, payload: bytes = b"", *, flags: int = 0x80, masked: bool = True
) -> bytes:
    """The bytes of a frame."""
    mask = b"\x12\x34\x56\x78" if masked else b""
    size, bit = len(payload), 0x80 if masked else 0
    if size < 126:
        length = bytes([bit | size])
    elif size < 1 << 16:
        length = bytes([bit | 126]) + size.to_bytes(2)
    else:
        length = bytes([bit | 127]) + size.to_bytes(8)
    if masked:
        payload = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
    return bytes([flags | opcode]) + length + mask + payload
