"""Prints all cards of a game as they lie about, to be looked at.

usage: python tools/contact_sheet.py GAME [ONLY …]

Writes build/sheets/GAME-*.png: inspected, in hand, as a fan, on the table, as small as a stamp, and the size of the
table once more as those see it who tell colours less well. ONLY names cards by their ids.
"""

import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from client import WEB, install

SHEETS = Path(__file__).resolve().parent.parent / "build" / "sheets"
PORT = 5197
PAGE = f"http://127.0.0.1:{PORT}/sheet.html"
WIDTH = 1400
# The name of a sheet, how wide its cards are, whether they cover each other, and how it is seen.
KINDS = (
    ("inspected", 300, False, "none"),
    ("hand", 112, False, "none"),
    ("fan", 112, True, "none"),
    ("table", 60, False, "none"),
    ("stamp", 33, False, "none"),
    ("no-red", 60, False, "protanopia"),
    ("no-green", 60, False, "deuteranopia"),
    ("no-blue", 60, False, "tritanopia"),
    ("no-colour", 60, False, "achromatopsia"),
)


def serve() -> subprocess.Popen[bytes]:
    """The client while it is being written."""
    node = install()
    path = f"{node.folder}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [str(WEB / "node_modules" / ".bin" / "vite"), "--host", "127.0.0.1", "--port", str(PORT), "--strictPort"]
    process = subprocess.Popen(command, cwd=WEB, env={**os.environ, "PATH": path}, stdout=subprocess.DEVNULL)
    for _ in range(100):
        try:
            urllib.request.urlopen(PAGE)
        except urllib.error.URLError:
            time.sleep(0.1)
        else:
            return process
    process.terminate()
    raise SystemExit(f"tablee: Vite does not answer on port {PORT}; is something else there?")


def shoot(page: Page, game: str, only: list[str]) -> None:
    """Every sheet of a game."""
    seen = page.context.new_cdp_session(page)
    for name, width, fanned, vision in KINDS:
        seen.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
        wish = f"game={game}&width={width}" + "&fan" * fanned + (f"&only={','.join(only)}" if only else "")
        page.goto(f"{PAGE}?{wish}")
        page.wait_for_function("document.documentElement.dataset.ready")
        page.evaluate("document.fonts.ready.then(() => true)")
        file = SHEETS / f"{game}-{name}.png"
        page.screenshot(path=str(file), full_page=True)
        print(file)


def main(arguments: list[str]) -> int:
    """What is asked for on the command line."""
    if not arguments:
        print(__doc__)
        return 2
    server = serve()
    try:
        with sync_playwright() as playwright:
            found = os.environ.get("TABLEE_CHROMIUM", "/usr/bin/chromium")
            browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
            page = browser.new_page(viewport={"width": WIDTH, "height": 600}, device_scale_factor=2)
            shoot(page, arguments[0], arguments[1:])
            browser.close()
    finally:
        server.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
