"""A disk that forgets at a power cut whatever was not synced: a FUSE filesystem in memory.

    python tests/support/forgetful_disk.py PLATTER MOUNTPOINT

The folder PLATTER has what outlives a power cut. Data reaches it when its file is synced, and a
name (new, moved or removed) when its folder is synced. That is all POSIX promises; most
filesystems do more. It prints `powered` once it serves. A line with a seed on stdin cuts the
power: from then on, nothing is answered. It prints `dark`, and waits to be killed.
"""

from __future__ import annotations

import errno
import functools
import json
import os
import random
import stat
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

PAGE = 4096
"""Bytes that a disk writes at once: a page is kept as a whole, or not at all."""

ROOT = 1

P = ParamSpec("P")
T = TypeVar("T")


@dataclass
class Inode:
    """What a file and a folder have in common."""

    number: int
    mode: int
    uid: int
    gid: int
    links: int = 1
    changed: int = field(default_factory=time.time_ns)


@dataclass
class File(Inode):
    """A file as its readers see it, and which pages of it are not on the platter."""

    data: bytearray = field(default_factory=bytearray)
    unsynced: set[int] = field(default_factory=set)

    def write(self, data: bytes, offset: int) -> None:
        """Changes the file in memory."""
        if offset > len(self.data):
            self.resize(offset)
        self.data[offset : offset + len(data)] = data
        self.unsynced.update(range(offset // PAGE, (offset + len(data) - 1) // PAGE + 1))
        self.changed = time.time_ns()

    def resize(self, size: int) -> None:
        """Cuts the file, or fills it up with zeros."""
        first = min(size, len(self.data)) // PAGE
        self.unsynced = {page for page in self.unsynced if page * PAGE < size}
        if size > len(self.data):
            self.unsynced.update(range(first, (size - 1) // PAGE + 1))
            self.data.extend(bytes(size - len(self.data)))
        del self.data[size:]
        self.changed = time.time_ns()


@dataclass
class Folder(Inode):
    """A folder as its readers see it."""

    names: dict[str, int] = field(default_factory=dict)


class Platter:
    """What outlives a power cut: for each inode a file, for a folder with its list of names."""

    def __init__(self, place: Path) -> None:
        self.place = place
        if not self.listing(ROOT).exists():
            self.keep_names(Folder(ROOT, stat.S_IFDIR | 0o755, os.geteuid(), os.getegid()))

    def content(self, number: int) -> Path:
        """Where the data of a file is."""
        return self.place / f"{number}"

    def listing(self, number: int) -> Path:
        """Where the names in a folder are."""
        return self.place / f"{number}.names"

    def create(self, inode: Inode) -> None:
        """Makes room for a new file or folder, which has no name yet."""
        if isinstance(inode, Folder):
            self.keep_names(inode)
        else:
            self.content(inode.number).touch()
            self.keep_owner(inode)

    def keep_owner(self, inode: Inode) -> None:
        """Keeps mode and owner, at once: nothing here depends on losing them."""
        number = inode.number
        place = self.listing(number) if isinstance(inode, Folder) else self.content(number)
        os.chown(place, inode.uid, inode.gid)
        place.chmod(stat.S_IMODE(inode.mode))

    def keep_names(self, folder: Folder) -> None:
        """Keeps the names of a folder, all at once."""
        new = self.place / "new"
        new.write_text(json.dumps(folder.names))
        new.rename(self.listing(folder.number))
        self.keep_owner(folder)

    def keep_data(self, file: File) -> None:
        """Keeps all that was written to a file."""
        self.keep_pages(file, file.unsynced)
        os.truncate(self.content(file.number), len(file.data))
        file.unsynced = set()

    def keep_pages(self, file: File, pages: set[int]) -> None:
        """Keeps some of what was written to a file."""
        if pages:
            with self.content(file.number).open("r+b") as content:
                for page in sorted(pages):
                    content.seek(page * PAGE)
                    content.write(file.data[page * PAGE : (page + 1) * PAGE])

    def load(self) -> dict[int, Inode]:
        """All that has a name. What has none is removed."""
        inodes: dict[int, Inode] = {ROOT: self.load_folder(ROOT)}
        waiting = [inodes[ROOT]]
        while waiting:
            folder = waiting.pop()
            assert isinstance(folder, Folder)
            for number in folder.names.values():
                if number in inodes:
                    inodes[number].links += 1
                elif self.listing(number).exists():
                    inodes[number] = self.load_folder(number)
                    waiting.append(inodes[number])
                else:
                    inodes[number] = self.load_file(number)
        for place in self.place.iterdir():
            if place.name.partition(".")[0] not in {f"{number}" for number in inodes}:
                place.unlink()
        return inodes

    def load_folder(self, number: int) -> Folder:
        """A folder as it was kept."""
        place, names = self.listing(number), json.loads(self.listing(number).read_text())
        kept = place.stat()
        mode = stat.S_IFDIR | stat.S_IMODE(kept.st_mode)
        return Folder(number, mode, kept.st_uid, kept.st_gid, names=names)

    def load_file(self, number: int) -> File:
        """A file as it was kept."""
        place = self.content(number)
        kept, data = place.stat(), bytearray(place.read_bytes())
        return File(number, kept.st_mode, kept.st_uid, kept.st_gid, data=data)


def while_powered(
    operation: Callable[Concatenate[Disk, P], T],
) -> Callable[Concatenate[Disk, P], T]:
    """Makes an operation wait for ever once the power is cut."""

    @functools.wraps(operation)
    def powered(disk: Disk, /, *values: P.args, **named: P.kwargs) -> T:
        with disk.power:
            return operation(disk, *values, **named)

    return powered


class Disk:
    """The operations of FUSE, under the names that mfusepy knows."""

    use_ns = True

    def __init__(self, platter: Platter) -> None:
        self.platter = platter
        self.inodes = platter.load()
        self.last = max(self.inodes)
        self.power = threading.Lock()

    def cut(self, seed: int) -> None:
        """Cuts the power. Nothing unsynced is kept, or with an odd seed some of it."""
        self.power.acquire()
        rng = random.Random(seed)
        if seed % 2 == 0:
            return
        for inode in self.inodes.values():
            if isinstance(inode, File):
                pages = {page for page in inode.unsynced if rng.random() < 0.5}
                self.platter.keep_pages(inode, pages)
        # A journal keeps either all changes of names since it was last written, or none.
        if rng.random() < 0.5:
            for folder in self.folders():
                self.platter.keep_names(folder)

    def folders(self) -> Iterator[Folder]:
        """All folders."""
        return (inode for inode in self.inodes.values() if isinstance(inode, Folder))

    # -- finding -----------------------------------------------------------------------------

    def at(self, path: str) -> Inode:
        """The file or folder with this path."""
        inode = self.inodes[ROOT]
        for name in filter(None, path.split("/")):
            if not isinstance(inode, Folder):
                raise OSError(errno.ENOTDIR, path)
            if name not in inode.names:
                raise OSError(errno.ENOENT, path)
            inode = self.inodes[inode.names[name]]
        return inode

    def around(self, path: str) -> tuple[Folder, str]:
        """The folder in which this path is or would be, and its name there."""
        parent, _, name = path.rpartition("/")
        folder = self.at(parent)
        if not isinstance(folder, Folder):
            raise OSError(errno.ENOTDIR, path)
        return folder, name

    def file(self, handle: int) -> File:
        """The file with this handle."""
        inode = self.inodes[handle]
        assert isinstance(inode, File)
        return inode

    @while_powered
    def getattr(self, path: str, handle: int | None = None) -> dict[str, int]:
        inode = self.at(path)
        size = len(inode.data) if isinstance(inode, File) else PAGE
        return {
            "st_ino": inode.number,
            "st_mode": inode.mode,
            "st_uid": inode.uid,
            "st_gid": inode.gid,
            "st_nlink": inode.links,
            "st_size": size,
            "st_blocks": (size + 511) // 512,
            "st_atime": inode.changed,
            "st_mtime": inode.changed,
            "st_ctime": inode.changed,
        }

    @while_powered
    def opendir(self, path: str) -> int:
        return self.at(path).number

    @while_powered
    def readdir(self, path: str, handle: int) -> list[tuple[str, dict[str, int], int]]:
        folder = self.inodes[handle]
        assert isinstance(folder, Folder)
        # An entry without a number would be skipped. Nobody needs the right one of the parent.
        names = {".": handle, "..": ROOT, **folder.names}
        return [
            (name, {"st_ino": number, "st_mode": self.inodes[number].mode}, 0)
            for name, number in names.items()
        ]

    # -- names -------------------------------------------------------------------------------

    def add(self, path: str, inode: Inode) -> int:
        """Gives a new file or folder its name, and the owner who asks for it."""
        from mfusepy import fuse_get_context  # noqa: PLC0415 - only the process that mounts

        folder, name = self.around(path)
        inode.uid, inode.gid, _ = fuse_get_context()
        folder.names[name] = inode.number
        self.inodes[inode.number] = inode
        self.platter.create(inode)
        return inode.number

    def remove(self, path: str) -> None:
        """Takes a name away. As long as a file is open, libfuse gives it another instead."""
        folder, name = self.around(path)
        self.inodes[folder.names.pop(name)].links -= 1

    def new(self) -> int:
        """A number that no inode had before."""
        self.last += 1
        return self.last

    @while_powered
    def create(self, path: str, mode: int) -> int:
        return self.add(path, File(self.new(), stat.S_IFREG | mode, 0, 0))

    @while_powered
    def mkdir(self, path: str, mode: int) -> None:
        self.add(path, Folder(self.new(), stat.S_IFDIR | mode, 0, 0))

    @while_powered
    def unlink(self, path: str) -> None:
        self.remove(path)

    @while_powered
    def rmdir(self, path: str) -> None:
        folder = self.at(path)
        if isinstance(folder, Folder) and folder.names:
            raise OSError(errno.ENOTEMPTY, path)
        self.remove(path)

    @while_powered
    def rename(self, old: str, new: str) -> None:
        number = self.at(old).number
        folder, name = self.around(new)
        if name in folder.names:
            self.remove(new)
        self.inodes[number].links += 1
        folder.names[name] = number
        self.remove(old)

    @while_powered
    def link(self, target: str, source: str) -> None:
        inode = self.at(source)
        folder, name = self.around(target)
        inode.links += 1
        folder.names[name] = inode.number

    @while_powered
    def fsyncdir(self, path: str, datasync: int, handle: int) -> None:
        folder = self.inodes[handle]
        assert isinstance(folder, Folder)
        self.platter.keep_names(folder)

    # -- data --------------------------------------------------------------------------------

    @while_powered
    def open(self, path: str, flags: int) -> int:
        return self.at(path).number

    @while_powered
    def read(self, path: str, size: int, offset: int, handle: int) -> bytes:
        return bytes(self.file(handle).data[offset : offset + size])

    @while_powered
    def write(self, path: str, data: bytes, offset: int, handle: int) -> int:
        self.file(handle).write(data, offset)
        return len(data)

    @while_powered
    def truncate(self, path: str, length: int, handle: int | None = None) -> None:
        self.file(self.at(path).number).resize(length)

    @while_powered
    def fsync(self, path: str, datasync: int, handle: int) -> None:
        self.platter.keep_data(self.file(handle))

    @while_powered
    def chmod(self, path: str, mode: int) -> None:
        inode = self.at(path)
        inode.mode = stat.S_IFMT(inode.mode) | stat.S_IMODE(mode)
        self.platter.keep_owner(inode)

    @while_powered
    def chown(self, path: str, uid: int, gid: int) -> None:
        inode = self.at(path)
        inode.uid = inode.uid if uid < 0 else uid
        inode.gid = inode.gid if gid < 0 else gid
        self.platter.keep_owner(inode)

    @while_powered
    def utimens(self, path: str, times: tuple[int, int] | None = None) -> None:
        self.at(path).changed = time.time_ns() if times is None else times[1]

    @while_powered
    def init(self, path: str) -> None:
        say("powered")


def say(word: str) -> None:
    """Tells whoever mounted the disk."""
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


def wait_for_the_cut(disk: Disk) -> None:
    """Cuts the power when it is told to; when nobody can tell it any more, without a word."""
    line = sys.stdin.readline()
    if not line:
        os._exit(1)
    disk.cut(int(line))
    say("dark")


def main(platter: str, mountpoint: str) -> None:
    """Serves the disk until it is killed."""
    from mfusepy import FUSE  # noqa: PLC0415 - tests look at this file where it is missing

    disk = Disk(Platter(Path(platter).resolve()))
    threading.Thread(target=wait_for_the_cut, args=(disk,), daemon=True).start()
    FUSE(
        disk,
        mountpoint,
        foreground=True,
        nothreads=True,
        allow_other=os.geteuid() == 0,
        default_permissions=True,
        use_ino=True,
        kernel_cache=True,
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
