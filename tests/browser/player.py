"""Plays at a table as a person does: by what the page shows, touching what glows."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

# Where a card of the fan is not covered by the next one.
OPEN_POINT = """card => {
    const box = card.getBoundingClientRect();
    for (let y = box.top + 12; y < box.bottom; y += 6)
        for (let x = box.left + 6; x < box.right; x += 6)
            if (card.contains(document.elementFromPoint(x, y))) return [x + 2, y + 2];
    return null;
}"""
# Where motion is reduced, each colour that is inherited still passes over in a millisecond, one after the other.
AT_REST = """async () => {
    const moving = () => document.getAnimations().filter(one => one.playState === "running");
    for (let quiet = 0, tries = 0; quiet < 3 && tries < 200; tries++) {
        quiet = moving().length ? 0 : quiet + 1;
        await Promise.allSettled(moving().map(one => one.finished));
        await new Promise(done => requestAnimationFrame(done));
    }
}"""
# Opens a table as the home page does.
OPENED = """async wanted => {
    const options = {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(wanted)};
    const answer = await fetch(`/api/tables?lang=${wanted.lang}`, options);
    return (await answer.json()).table;
}"""
SOMETHING_TO_DO = (
    ".result, .theatre:not(.passing), .count .play, .confirm .harm, .till .main:enabled, "
    ".till .note-of-money.glows, .sheet .answer, .actions .offer.open, .held.glows, .actions .answer, "
    ".held.could, .pile.glows"
)
PATIENCE = 30_000


def open_table(page: Page, house: str, **wished: object) -> str:
    """Open a table with bots, go there, and wait for the game; its code."""
    wanted = {
        "game": "allergono",
        "seats": 3,
        "people": [{"name": "Camille", "colour": "sky"}],
        "level": "steady:2" if wished.get("game", "allergono") == "allergono" else "random",
        "lang": page.evaluate("navigator.language").split("-")[0],
        "word": "lilas",
        "options": {},
        "settings": {},
    } | wished
    if wanted["game"] == "allergono":
        wanted["options"] = {"target": 0, **wanted["options"]}
    page.goto(f"{house}me")
    code: str = page.evaluate(OPENED, wanted)
    page.goto(f"{house}t/{code}")
    if wanted["level"]:
        page.locator(".table").wait_for()
    return code


def sit_down(page: Page, house: str, code: str, name: str) -> None:
    """Knock at a table that is open, and take the first free seat."""
    page.goto(f"{house}t/{code}")
    page.locator(".sit-down input").first.fill(name)
    page.locator(".sit-down .play").click()
    page.locator(".sit-down").wait_for(state="detached")


def wait_for_my_turn(page: Page) -> bool:
    """Wait until something is asked of me; false if the game is over instead."""
    page.locator(SOMETHING_TO_DO).first.wait_for(timeout=PATIENCE)
    return page.locator(".result").count() == 0


def come_to_rest(page: Page) -> None:
    """Wait until nothing moves any more."""
    page.evaluate(AT_REST)


def touch(page: Page, card: Locator) -> None:
    """Touch a card of the fan where it shows."""
    point = card.evaluate(OPEN_POINT)
    if point is not None:
        page.touchscreen.tap(*point)


def do_something(page: Page) -> None:
    """Touch the first thing that glows, what is nearest to done before what begins something."""
    for target in SOMETHING_TO_DO.split(", ")[1:]:
        found = page.locator(target)
        if found.count():
            # Others play, too: what was there a moment ago may be gone, and then nothing is touched.
            if target == ".held.glows":
                for point in found.evaluate_all(f"cards => cards.slice(0, 1).map({OPEN_POINT})"):
                    if point is not None:
                        page.touchscreen.tap(*point)
            else:
                found.evaluate_all("buttons => buttons[0]?.click()")
            return


def play_by_taps(page: Page, most: int = 400) -> int:
    """Play to the end by touching what glows; how often something was done."""
    done = 0
    while wait_for_my_turn(page):
        done += 1
        do_something(page)
        assert done < most, page.locator(".moment").inner_text()
        page.wait_for_timeout(100)
    return done
