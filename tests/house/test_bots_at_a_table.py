"""Bots at a table of the house: whatever happens between their thinking and their acting, the game goes on."""

from __future__ import annotations

import pytest

from house.guests import Guest, ask_of, open_house, open_table


@pytest.mark.parametrize("level", ["random", "greedy", "steady:1"])
def test_bots_play_to_the_end_whatever_others_take_from_them(level: str) -> None:
    options = {"target": 0, "cloning": True}
    with open_house() as client:
        code = open_table(client, level=level, options=options)
        with client.websocket_connect(f"/ws/{code}") as socket:
            guest = Guest(socket)
            message = guest.hear("view")
            while "result" not in (message.get("update") or {}).get("moment", {}):
                if (ask := ask_of(message)) is not None:
                    answers = [choice["text"] for choice in ask["choices"] if choice["answers"]]
                    laying = [text for text in answers if text.startswith("lay ")]  # or the hand might never end
                    guest.act(ask, (laying or answers)[-1])
                message = guest.hear("update")
        view = client.get(f"/api/tables/{code}").json()
    assert view["state"] == "over"


def test_bots_in_other_processes_play_as_well() -> None:
    with open_house(thinkers=1) as client:
        code = open_table(client, seats=3)
        with client.websocket_connect(f"/ws/{code}") as socket:
            guest = Guest(socket)
            message = guest.hear("view")
            acts = 0
            while acts < 30 and "result" not in (message.get("update") or {}).get("moment", {}):
                if (ask := ask_of(message)) is not None:
                    guest.act(ask, ask["choices"][0]["text"])
                message = guest.hear("update")
                acts += 1
