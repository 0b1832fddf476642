"""Offers wait: nobody may snatch before a person could have, and no delay tells what a hand holds."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from unittest.mock import patch

from house.guests import Guest, ask_of, open_house, open_table
from tablee.games.registry import game_named
from tablee.house.connection import LONGEST_LAG, Connection
from tablee.house.pace import Pace
from tablee.house.protocol import ActMessage
from tablee.house.races import LONGEST, Races
from tablee.kernel.card import Choice, Verb
from tablee.kernel.step import Decision

LAY, CATCH, CLONE = Verb("lay"), Verb("catch", answers=False, pause=3000), Verb("clone", answers=False, pause=800)


def decision(*choices: Choice) -> Decision:
    return Decision(0, True, list(choices), None, "turn", "turn", None, 0)


def test_a_bot_that_is_to_play_leaves_a_public_race_its_time() -> None:
    pace = Pace()
    answer, catch = Choice(LAY, word="x"), Choice(CATCH, target=1, aim="seat")
    alone = [pace.think(decision(answer), answer, {}) for _ in range(50)]
    racing = [pace.think(decision(answer, catch), answer, {catch.text: 3.0}) for _ in range(50)]
    assert max(alone) < 3 < min(racing)


def test_a_bot_plays_no_slower_for_a_card_that_only_it_knows() -> None:
    card = game_named("allergono").new(seats=2).setup.deck.cards[0]
    answer, clone = Choice(LAY, word="x"), Choice(CLONE, card)
    pace = Pace()
    thinking = [pace.think(decision(answer, clone), answer, {clone.text: 0.8}) for _ in range(50)]
    assert max(thinking) < 2


def test_a_bot_takes_an_offer_only_when_its_window_is_open() -> None:
    catch = Choice(CATCH, target=1, aim="seat")
    assert min(Pace().think(decision(catch), catch, {catch.text: 3.0}) for _ in range(50)) > 3


def test_an_offer_is_closed_to_everybody_at_first() -> None:
    people = [{"name": f"P{at}", "colour": ""} for at in range(10)]
    with open_house(pace=1000.0) as client:  # 800 seconds: nobody is as slow as that
        for _ in range(60):
            code = open_table(client, seats=10, people=people, level="", options={"target": 0, "cloning": True})
            with client.websocket_connect(f"/ws/{code}") as socket:
                guest = Guest(socket)
                ask = ask_of(guest.hear("view"))
                if ask is None:
                    continue
                guest.act(ask, "turn_up")
                guest.hear("ack")
            for seat in range(10):
                with client.websocket_connect(f"/ws/{code}") as socket:
                    guest = Guest(socket, seat=seat)
                    game = guest.hear("view")["game"]
                    choices = (game["view"]["ask"] or {}).get("choices", [])
                    for clone in [one["text"] for one in choices if one["verb"] == "clone"]:
                        assert 400_000 < game["now"]["choices"][clone]["wait"] <= 800_000
                        guest.act(game["view"]["ask"], clone)
                        refused = guest.hear("refused")
                        assert (refused["code"], bool(refused["sentence"])) == ("early", True)
                        return
    raise AssertionError("nobody was ever offered a clone")


def page(seat: int, lag: float) -> Connection:
    connection = Connection(None, f"guest {seat}")  # type: ignore[arg-type]
    connection.seat, connection.lag = seat, lag
    return connection


class Runners(Races):
    """Races at a table where everybody might take the offer, and who came first is noted."""

    def __init__(self, pages: list[Connection]) -> None:
        self.runners = []
        self.judged: list[int] = []
        self.table = SimpleNamespace(  # type: ignore[assignment]
            pages=pages,
            opened={page.seat: {"catch 3": 0.0} for page in pages},
            state=SimpleNamespace(playing=SimpleNamespace(window=lambda: 0b111)),
            do=lambda order: self.judged.append(order.args[0].seat),
            wishes=SimpleNamespace(judge=print),
        )


def test_who_was_first_with_the_finger_wins_although_the_way_is_longer() -> None:
    async def race() -> None:
        near, far = page(0, 0.01), page(1, 20.0)
        races = Runners([near, far])
        assert races.holds(near, ActMessage("1", "", "catch 3"))
        assert races.holds(far, ActMessage("2", "", "catch 3"))  # pressed long before, by its way
        assert races.judged == []
        async with asyncio.timeout(10):
            while len(races.judged) < 2:
                await asyncio.sleep(0.02)
        assert races.judged == [1, 0]

    asyncio.run(race())


def test_who_pretends_to_be_far_away_gains_a_quarter_of_a_second_at_most() -> None:
    async def race() -> None:
        near, false = page(0, 0.01), page(1, LONGEST_LAG)
        races = Runners([near, false])
        with patch.object(asyncio.get_running_loop(), "call_later") as later:
            assert races.holds(near, ActMessage("1", "", "catch 3"))
        assert later.call_args.args[0] == LONGEST == 0.25
        races.end()
        assert races.holds(false, ActMessage("2", "", "catch 3")) is False  # too late: judged at once, after the other
        assert races.judged == [0]

    asyncio.run(race())


def test_nobody_waits_for_a_race_that_nobody_slower_could_join() -> None:
    async def alone() -> None:
        near, far = page(0, 0.01), page(1, 0.15)
        races = Runners([near, far])
        assert not races.holds(far, ActMessage("1", "", "catch 3"))
        assert not races.holds(near, ActMessage("1", "", "draw"))

    asyncio.run(alone())
