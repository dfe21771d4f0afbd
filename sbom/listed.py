"""Lists third-party components and their licences: `make sbom`.

    python sbom/listed.py SERVER DOCS PACKS WHEELS OUT

SERVER is an environment with the wheel and what `requirements/server.txt` names, DOCS the one
that builds the documentation, PACKS the folder with the pack, and WHEELS that of the packages
in it. OUT gets three documents in CycloneDX' format, checked against its schema, and
`licences.md`. A licence that is not allowed is an error.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from allowed import is_allowed
from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from cyclonedx.validation import make_schemabased_validator
from packageurl import PackageURL
from parts import Part, in_the_pack, in_the_wheel

FORMAT = (OutputFormat.JSON, SchemaVersion.V1_6)
TOOLS = Path(sys.executable).parent

LISTS = {
    "server": "What a server needs (`requirements/server.txt`)",
    "wheel": "What is inside the wheel: the client, and the theme of the documentation",
    "pack": "What is inside the pack for playing without a server",
}


def main() -> None:
    """Writes the documents, or ends with a sentence that says what is wrong."""
    server, docs, packs, wheels, out = map(Path, sys.argv[1:])
    out.mkdir(parents=True, exist_ok=True)
    python = server / "bin/python"
    installed = pip_licences(python)
    version = next(part.version for part in installed if part.name == "tavolino")
    pack = packs / json.loads((packs / "current.json").read_text(encoding="utf-8"))["pack"]
    found = {
        "server": [part for part in installed if part.name != "tavolino"],
        "wheel": list(in_the_wheel(docs)),
        "pack": list(in_the_pack(pack, sorted(wheels.glob("*.whl")))),
    }
    check(found)
    write(out / "server.cdx.json", server_document(python, version))
    for name in ("wheel", "pack"):
        write(out / f"{name}.cdx.json", document(f"tavolino-{name}", version, found[name]))
    (out / "licences.md").write_text(listed(version, found), encoding="utf-8")
    counts = ", ".join(f"{len(parts)} in the {name}" for name, parts in found.items())
    sys.stdout.write(f"{out}: {counts}; every licence is allowed\n")


def pip_licences(python: Path) -> list[Part]:
    """All packages of an environment, also those that pip-licenses itself needs."""
    output = run("pip-licenses", "--python", python, "--format=json", "--with-system")
    return [
        Part(each["Name"], each["Version"], each["License"], "pypi")
        for each in json.loads(output)
    ]


def check(found: dict[str, list[Part]]) -> None:
    """Ends the process if a licence is not allowed."""
    refused = [
        f"{part.name} {part.version} ({where}): {part.licence}"
        for where, parts in found.items()
        for part in parts
        if not is_allowed(part.name, part.licence)
    ]
    if refused:
        sys.exit("\n".join(["These licences are not allowed; see sbom/allowed.py:", *refused]))


def server_document(python: Path, version: str) -> str:
    """The document about an environment, with who needs whom."""
    output = run(
        "cyclonedx-py", "environment", python, "--pyproject", "pyproject.toml",
        "--spec-version", FORMAT[1].to_version(), "--output-reproducible",
    )  # fmt: skip
    content: dict[str, Any] = json.loads(output)
    # pyproject.toml does not say it: the version is in the package.
    content["metadata"]["component"]["version"] = version
    return json.dumps(content, indent=2)


def document(name: str, version: str, parts: Iterable[Part]) -> str:
    """The document about something of ours that has third-party components."""
    bom = Bom()
    whole = Component(name=name, bom_ref=name, version=version, type=ComponentType.APPLICATION)
    bom.metadata.component = whole
    bom.components.update(component(part) for part in parts)
    bom.register_dependency(whole, bom.components)
    text: str = make_outputter(bom, *FORMAT).output_as_string(indent=2)
    return text


def component(part: Part) -> Component:
    """A part, as CycloneDX has it."""
    scope, _, name = part.name.rpartition("/")
    url = PackageURL(part.kind, scope or None, name, part.version or None)
    return Component(
        name=name,
        bom_ref=url.to_string(),
        group=scope or None,
        version=part.version or None,
        licenses=[LicenseFactory().make_from_string(part.licence)],
        purl=url,
        hashes=[HashType(alg=HashAlgorithm.SHA_512, content=part.sha512)]
        if part.sha512
        else [],
    )


def write(file: Path, text: str) -> None:
    """Writes a document, if it is one by CycloneDX' schema."""
    wrong = make_schemabased_validator(*FORMAT).validate_str(text)
    if wrong is not None:
        sys.exit(f"{file.name} is not valid: {wrong!r}")
    file.write_text(text + "\n", encoding="utf-8")


def listed(version: str, found: dict[str, list[Part]]) -> str:
    """The list of licences, for people."""
    lines = [f"# Third-party components of Tavolino {version}"]
    for name, parts in found.items():
        lines += [
            "",
            f"## {LISTS[name]}",
            "",
            "| package | version | licence |",
            "| --- | --- | --- |",
        ]
        lines += [f"| {part.name} | {part.version} | {part.licence} |" for part in parts]
    return "\n".join([*lines, ""])


def run(tool: str, *arguments: str | Path) -> str:
    """What a tool of this environment prints."""
    command = [TOOLS / tool, *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    main()
