"""What Lighthouse says of the home page and of a table, in Debian's Chromium, where both are installed."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
from pathlib import Path

from tablee.lab.speed import WorkerGone
from tablee.lab.visits import Facts, named, opened, web_of

SCRIPT = "lighthouse.mjs"
PATIENCE = 300.0  # seconds for both pages
WANTED = {
    "game": "allergono",
    "seats": 4,
    "people": [{"name": "Joueuse", "colour": ""}],
    "level": "steady:1",
    "lang": "fr",
    "word": "",
    "options": {},
    "settings": {},
}


def chromium() -> str | None:
    """A Chromium, if there is one."""
    asked = os.environ.get("TABLEE_CHROMIUM", "")
    return asked or next((found for name in ("chromium", "google-chrome") if (found := shutil.which(name))), None)


def judged(port: int, folder: Path) -> Facts:
    """For both pages of a house, as a guest sees them who plays there: the scores, and what is short of the best."""
    browser = chromium()
    if browser is None or not (folder / "node_modules" / "lighthouse").is_dir():
        return {}
    origin = f"http://127.0.0.1:{port}"
    with contextlib.closing(web_of(port)) as web:
        cookie = named(web, origin)
        table = opened(web, origin, cookie, WANTED)
    name, _, value = cookie.partition("=")
    pages = {"home": f"{origin}/", "table": f"{origin}/t/{table}"}
    order = {"chromium": browser, "cookie": {"name": name, "value": value}, "pages": pages}
    shutil.copy(Path(__file__).parent / "peer" / SCRIPT, folder / SCRIPT)
    command = ["node", SCRIPT, json.dumps(order)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False)
    if done.returncode:
        raise WorkerGone(f"Lighthouse has ended: {done.stderr.strip().rpartition(chr(10))[2] or 'it said nothing'}")
    return dict(json.loads(done.stdout))
