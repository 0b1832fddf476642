"""The fifteen ways in which others leaked what was hidden, or let somebody cheat: not one of them is open here."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import sqlite3
from pathlib import Path
from typing import Any
from unittest.mock import patch

from house.direct import NOW, Open, Page, open_here, same_cards, table_of_people
from house.tables import awaited, play, unhurried
from house.twin_tables import (
    CHANNELS,
    SEATS,
    Heard,
    begin,
    everything,
    log_lines,
    salt,
)
from tablee.games.registry import game_named
from tablee.house.guests import new_guest, new_token
from tablee.kernel.card import Choice
from tablee.kernel.chance import Keyed
from tablee.kernel.record import commitment, mixed, read_record
from tablee.kernel.verify import verify


def view_of(page: Page) -> Any:
    """The view that a page got first."""
    return next(message for message in page.messages if message["type"] == "view")["game"]["view"]


def faces_in(page: Page) -> list[str]:
    """The zones of which a page saw a card."""
    return [zone["label"] for zone in view_of(page)["zones"] if any(zone.get("cards", []))]


def names_in(frames: list[str]) -> set[str]:
    """All words in quotes in some frames."""
    return set(re.findall(r'"([^"\\]*)"', " ".join(frames)))


@awaited
async def test_1_no_face_down_card_is_sent(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here:
        code, tokens = await table_of_people(here, "allergono", SEATS)
        for viewer, token in enumerate([*tokens, ""]):
            page = await here.greet(code, token)
            for zone in view_of(page)["zones"]:
                assert not zone.get("known"), zone
                if zone["name"] == "draw":  # places of which each holds a back
                    assert set(zone["cards"]) == {None}
                elif zone["name"] == "hand":
                    assert ("cards" in zone) == (zone["owner"] == viewer), zone


def test_2_who_watches_gets_no_more_by_any_way_than_the_public_knows(heard: list[tuple[Heard, Heard]]) -> None:
    for one, other in heard:  # of which the spectator is one
        for channel in CHANNELS:
            assert one.get(channel) == other.get(channel)


@awaited
async def test_3_no_former_position_no_log_and_no_record_is_to_be_had_before_the_end(tmp_path: Path) -> None:
    with unhurried(), same_cards(3):
        async with open_here(tmp_path) as here:
            code, tokens = await table_of_people(here, "allergono", SEATS)
            pages = [await here.greet(code, token) for token in tokens]
            await play(here, code, pages, 3)
            pages[0].wish("takeback")
            await here.settle()
            for page in pages[1:]:
                page.wish("agree", what="takeback", yes=True)
            await here.settle()
            assert b'"rewound"' in (await here.rows(code))[-1].body
            for path in ("record", "replay", "replay?eyes=0", "story"):
                for token in (*tokens, ""):
                    answer = await here.ask(f"/api/tables/{code}/{path}", token)
                    assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
            rows = await here.rows(code)
            kept = json.loads((await here.ask("/api/me/export", tokens[0])).text)
            own = {row["number"] for table in kept["tables"] for row in table["rows"]}
            guest = here.table(code).state.house.chairs[0].guest
            assert own == {row.number for row in rows if row.id.startswith(f"{guest}:")}
            assert "position" not in json.dumps(kept)


@awaited
async def test_4_the_host_sees_and_learns_no_more_than_the_others(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here:
        code, tokens = await table_of_people(here, "allergono", SEATS)
        host, other = await here.greet(code, tokens[0]), await here.greet(code, tokens[1])
        ids = [host.wish("mute", seat=1, on=True), host.wish("remind", seat=1), host.wish("remove", seat=1)]
        ids += [host.wish("bot", seat=1, level="random"), host.wish("sit", seat=1, name="Zoé", colour="", word="")]
        await here.settle()
        assert [host.answer(id).get("code") for id in ids][2:] == ["begun", "begun", "seat_taken"]
        for page, own in ((host, "hand 1"), (other, "hand 2")):
            assert [zone for zone in faces_in(page) if zone != "pile"] == [own]
        assert not set(names_in(host.frames)) & set(tokens)


@awaited
async def test_5_cards_that_nobody_knows_have_no_names(tmp_path: Path) -> None:
    with unhurried():
        async with open_here(tmp_path) as here:
            code, tokens = await table_of_people(here, "allergono", SEATS)
            pages = [await here.greet(code, token) for token in tokens]
            await play(here, code, pages, 20)
            deck = {card.id for card in here.table(code).state.setup.deck.cards}
            hidden = 0
            for page in pages:
                updates = [message["update"] for message in page.messages if message.get("update")]
                for event in (event for update in updates for event in update["events"]):
                    if event["event"] == "moved" and event["card"] is None:
                        assert not deck & names_in([json.dumps(event)])
                        hidden += 1
            assert hidden > 0


@awaited
async def test_6_a_card_of_the_clients_own_making_counts_for_nothing(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here:
        code, tokens = await table_of_people(here, "allergono", SEATS)
        table = here.table(code)
        game = table.state.game
        assert game is not None
        seat = next(seat for seat in range(SEATS) if game.choices(seat))
        decision = game.decision(seat)
        assert decision is not None
        own = {card.id for card in game.view(seat).zone(f"hand {seat + 1}").cards if card is not None}
        foreign = [card.id for card in game.setup.deck.cards if card.id not in own]
        before = await here.rows(code)
        for more in ({"card": foreign[0]}, {"card": {"id": foreign[0], "colour": "red"}}, {"target": 1}):
            page = await here.greet(code, tokens[seat])
            page.tell("act", id="x", decision=decision.id, text="turn_up", **more)
            await here.settle(lambda page=page: page.code is not None)
            assert page.messages[-1]["code"] == "unclear"
        page = await here.greet(code, tokens[seat])
        ids = [page.wish("act", decision=decision.id, text=f"lay {card}") for card in dict.fromkeys(foreign)]
        await here.settle()
        assert {page.answer(id)["type"] for id in ids} == {"refused"}
        assert await here.rows(code) == before


def test_7_what_may_be_undone_chosen_or_not_shows_no_hidden_card(heard: list[tuple[Heard, Heard]]) -> None:
    for one, other in heard:
        assert one["refusals"] == other["refusals"]
        for frame in [*one["view"], *one["updates"]]:
            ask = json.loads(frame).get("update", {}) or {}
            if ask.get("ask"):
                assert frame in [*other["view"], *other["updates"]]


@awaited
async def test_8_nothing_that_chance_decided_is_sent_before_it_is_written(tmp_path: Path) -> None:
    with unhurried(), same_cards(8):
        async with open_here(tmp_path) as here:
            code, tokens = await table_of_people(here, "allergono", SEATS)
            pages = [await here.greet(code, token) for token in tokens]
            await play(here, code, pages, 1)
            table = here.table(code)
            game = table.state.game
            assert game is not None
            seat = next(seat for seat in range(SEATS) if any(one.text == "draw" for one in game.choices(seat)))
            decision = game.decision(seat)
            assert decision is not None
            before = [len(page.frames) for page in pages]
            asked: list[Any] = []
            append = here.lobby.store.append
            with patch.object(here.lobby.store, "append", asked.append):
                pages[seat].wish("act", decision=decision.id, text="draw")
                pages[(seat + 1) % SEATS].tell("why", id="w", text="draw")
                for _ in range(100):
                    await asyncio.sleep(0)
                assert table.writing
                assert game.decision(seat) is None or game.decision(seat).id != decision.id  # done in memory
                assert [len(page.frames) for page in pages] == before
            append(asked[0])
            await here.settle()
            assert all(len(page.frames) > number for page, number in zip(pages, before, strict=True))


@awaited
async def test_9_two_tables_of_one_moment_have_nothing_in_common(tmp_path: Path) -> None:
    async with open_here(tmp_path, still=True) as here:
        hands, keys = set(), set()
        for _ in range(4):
            code, _tokens = await table_of_people(here, "allergono", SEATS)
            state = here.table(code).state
            assert state.game is not None
            hands.add(" ".join(card.id for zone in state.game.table.zones for card in zone.cards))
            keys.add(state.secret)
        assert len(hands) == len(keys) == 4
        assert here.lobby.now() == NOW


@awaited
async def test_10_live_tables_draw_from_256_bits_that_no_number_of_cards_tells(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here:
        code, _tokens = await table_of_people(here, "allergono", SEATS)
        state = here.table(code).state
        assert state.game is not None
        chance = state.game.table.chance
        assert isinstance(chance, Keyed)
        assert len(state.secret) == 32
        assert chance.key == mixed(state.secret, state.house.words)
        assert len(chance.key) >= 32
        assert "sfc32" not in state.snapshot()


@awaited
async def test_11_the_key_is_committed_to_told_to_nobody_and_revealed_at_the_end(tmp_path: Path) -> None:
    with unhurried(), log_lines() as lines, same_cards(11):
        async with open_here(tmp_path) as here:
            code, tokens = await table_of_people(here, "allergono", SEATS, {"target": 0})
            pages = [await here.greet(code, token) for token in tokens]
            table = here.table(code)
            secret = table.state.secret
            await play(here, code, pages, 15)  # nobody gets rid of seven cards in so few acts
            assert not table.state.over
            told = [frame for page in here.pages for frame in page.frames]
            told += [(await here.ask(path, tokens[0])).text for path in (f"/api/tables/{code}", "/api/me", "/metrics")]
            told += [(await here.ask("/api/me/export", tokens[0])).text, lines.getvalue()]
            told += [row.body.decode() for row in await here.rows(code)] + [table.state.snapshot()]
            keys = [secret, mixed(secret, table.state.house.words), salt(tmp_path)]
            for text in told:
                assert not any(key.hex() in text for key in keys)
            for file in tmp_path.iterdir():
                assert not any(key in file.read_bytes() or key.hex().encode() in file.read_bytes() for key in keys[:2])
            committed = view_house(pages[0])["commitment"]
            assert committed == commitment(secret)
            await play(here, code, pages, 3000)
            assert table.state.over
            assert [one for one in pages[0].messages if one.get("house")][-1]["house"]["key"] == secret.hex()
            text = (await here.ask(f"/api/tables/{code}/record", tokens[0])).text
            assert verify(read_record(text, game_named))


def view_house(page: Page) -> Any:
    """The table around the game in the first view that a page got."""
    return next(message for message in page.messages if message["type"] == "view")["house"]


@awaited
async def test_12_the_same_cards_come_after_a_restart(tmp_path: Path) -> None:
    with unhurried():
        first, second = tmp_path / "one", tmp_path / "two"
        first.mkdir()
        code, tokens = await begin(first, "allergono", 10)
        shutil.copytree(first, second)

        async def go_on(folder: Path, restarts: int) -> str:
            for _ in range(restarts):
                async with open_here(folder, still=True) as here:
                    await here.greet(code, tokens[0])
            text = ""
            for turn, acts in enumerate((20, 20) if restarts else (40,)):
                async with open_here(folder, still=True) as here:
                    here.name = f"turn {turn}"
                    pages = [await here.greet(code, token) for token in tokens]
                    for _ in range(acts):
                        await act_first(here, code, pages)
                    text = everything(here.table(code))
            return text

        assert await go_on(first, 0) == await go_on(second, 2)


async def act_first(here: Open, code: str, pages: list[Page]) -> None:
    """Whoever is asked draws if they can, or else does the first thing."""
    game = here.table(code).state.playing
    if game is None:
        return
    seat, choices = next((seat, game.choices(seat)) for seat in range(SEATS) if game.waiting() >> seat & 1)
    choice: Choice = next((one for one in choices if one.text == "draw"), choices[0])
    decision = game.decision(seat)
    assert decision is not None
    pages[seat].wish("act", decision=decision.id, text=choice.text)
    await here.settle()


@awaited
async def test_13_while_somebody_is_away_nobody_looks_into_their_hand_or_acts_for_them(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here:
        code, tokens = await table_of_people(here, "allergono", SEATS)
        game = here.table(code).state.game
        assert game is not None
        away = next(seat for seat in range(SEATS) if game.waiting() >> seat & 1)
        decision = game.decision(away)
        assert decision is not None
        before = len(await here.rows(code))
        for seat, token in enumerate(tokens):
            if seat != away:
                page = await here.greet(code, token, seat=away)
                assert page.messages[0]["you"] == seat
                assert [zone for zone in faces_in(page) if zone != "pile"] == [f"hand {seat + 1}"]
                id = page.wish("act", decision=decision.id, text=decision.choices[0].text)
                other = page.wish("sit", seat=away, name="Zoé", colour="", word="")
                await here.settle()
                assert page.answer(id)["type"] == "refused"
                assert page.answer(other)["code"] == "seat_taken"
        assert len(await here.rows(code)) == before


@awaited
async def test_14_no_number_and_no_name_opens_a_seat(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here:
        code, tokens = await table_of_people(here, "allergono", SEATS)
        guests = [chair.guest for chair in here.table(code).state.house.chairs]
        keys = [*guests, "1", "0", "", "Personne 1", guests[0].ljust(22, "0"), new_token()]
        for token in keys:
            for seat in (0, 1, -1, 31):
                page = await here.greet(code, token, seat=seat)
                assert page.messages[0]["you"] == -1
                assert all("cards" not in zone for zone in view_of(page)["zones"] if zone["name"] == "hand")
        told = [frame for page in here.pages for frame in page.frames]
        assert not any(key in frame for frame in told for key in [*guests, *tokens])
        assert len({new_token() for _ in range(1000)}) == len({new_guest() for _ in range(1000)}) == 1000
        assert len(new_token()) == 22  # 128 bits in base64
        database = sqlite3.connect(tmp_path / "tablee.sqlite")
        kept = "\n".join(database.iterdump())
        database.close()
        assert not any(token in kept for token in tokens)


@awaited
async def test_15_what_is_stale_or_said_twice_is_not_done(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here:
        code, tokens = await table_of_people(here, "allergono", SEATS)
        game = here.table(code).state.game
        assert game is not None
        seat = next(seat for seat in range(SEATS) if game.waiting() >> seat & 1)
        decision = game.decision(seat)
        assert decision is not None
        page = await here.greet(code, tokens[seat])
        for id in ("one", "one", "two"):
            page.tell("act", id=id, decision=decision.id, text=decision.choices[0].text)
        await here.settle()
        answers = [one for one in page.messages if one["type"] in ("ack", "refused")]
        assert answers[0] == answers[1]
        assert [one["type"] for one in answers] == ["ack", "ack", "refused"]
        again = await here.greet(code, tokens[seat])
        again.tell("act", id="one", decision=decision.id, text=decision.choices[0].text)
        await here.settle()
        assert again.messages[-1] == answers[0]
        acted = [row for row in await here.rows(code) if b'"acted"' in row.body]
        assert len(acted) == 1
