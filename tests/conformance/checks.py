"""What is checked at a position, and between two of them."""

from __future__ import annotations

import random
from collections import Counter

from conformance.players import Act, Player, open_acts
from conformance.state import check_declared, check_result, check_state, digest, rule_exists, viewers
from conformance.twins import check_twin, compare
from tablee.bots.registry import bot_named, bot_names
from tablee.kernel.card import TAKE_BACK
from tablee.kernel.chance import Sfc32
from tablee.kernel.game import Game
from tablee.kernel.imagine import imagine
from tablee.kernel.layout import CLOCK
from tablee.kernel.position import read_position, write_position
from tablee.kernel.record import Record, read_record
from tablee.kernel.refusal import Refusal
from tablee.kernel.setup import GameKind
from tablee.kernel.step import Agenda, steps_of
from tablee.kernel.view import View
from tablee.kernel.viewcopy import read_copy, write_copy

NONSENSE = ("", " ", "undo", "enter", "enter x", "dance", "time 1", "lay", "99999999999999999999", "lay  lay", "é ٣")
END = 4000  # acts after which a game that was imagined is cut off


class Watch:
    """Follows one game, act by act, with the eyes of all who see something of it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.eyes = viewers(game)
        game.listen()
        game.updates(self.eyes)
        self.views = [game.view(viewer) for viewer in self.eyes]

    def play(self, act: Act, met: Met) -> None:
        """Play an act and check all that must hold after any."""
        game = self.game
        twin = game.copy()
        before = (game.table.since, game.table.agenda, game.table.edits, list(game.table.sealed))
        game.play(*act)
        twin.play(*act)
        assert digest(twin) == digest(game), f"a copy went another way at “{act[1]}”"
        check_state(game)
        self.keeps_ids(act, before)
        updates = game.updates(self.eyes)
        for at, (viewer, update) in enumerate(zip(self.eyes, updates, strict=True)):
            after = update.apply(self.views[at])
            now = game.view(viewer)
            assert after.to_json() == now.to_json(), f"the update of {viewer} does not lead to the next view: {act[1]}"
            self.views[at] = now
            for event in update.events:
                facts = event.facts()
                check_declared(game, facts)
                met.event(facts)
        met.act(game, act)

    def keeps_ids(self, act: Act, before: tuple[int, Agenda | None, int, list[object]]) -> None:
        """A question that the act has left standing is still the same question."""
        since, agenda, edits, sealed = before
        table = self.game.table
        stands = agenda is table.agenda and edits == table.edits
        if stands and (not act[1].verb.answers or len([a for a in table.sealed if a]) > len([a for a in sealed if a])):
            assert table.since == since, f"“{act[1]}” has made a question stale that still stands"


class Met:
    """What a run has met of what a kind lists."""

    def __init__(self, kind: GameKind) -> None:
        self.kind = kind
        self.found: set[str] = set()
        self.texts: dict[str, None] = {}  # every choice ever seen, in the order of their appearance

    def event(self, facts: dict[str, object]) -> None:
        """Note beats, facts and cards of an event."""
        if facts["event"] == "told":
            self.found.add(f"beat {facts['beat']}")
        if facts["event"] == "disclosed":
            self.found.add(f"fact {facts['fact']}")
        if facts.get("card"):
            self.found.add(f"card {facts['card']}")

    def act(self, game: Game, act: Act) -> None:
        """Note the verb and the steps of an act."""
        self.found.add(f"verb {act[1].verb.name}")
        if act[1].card is not None:
            self.found.add(f"card {act[1].card.id}")
        self.found.update(f"step {type(step).__name__}" for step in steps_of(game.table.agenda))

    def refusal(self, refusal: Refusal) -> None:
        """Note a rule that has refused something."""
        self.found.add(f"refusal {refusal.rule}")

    def missing(self) -> list[str]:
        """What the kind lists and the run has not met."""
        kind = self.kind
        wanted = {f"verb {verb.name}" for verb in kind.verbs}
        wanted |= {f"beat {beat.name}" for beat in kind.beats} | {f"fact {fact.name}" for fact in kind.facts}
        wanted |= {f"refusal {refusal.rule}" for refusal in kind.refusals}
        wanted |= {f"step {step.__name__}" for step in kind.steps if "waits" in vars(step) or "members" in vars(step)}
        wanted |= {f"card {card.id}" for card in kind.setup(kind.seats[0]).deck.cards}
        return sorted(wanted - self.found)


def check_position(game: Game, player: Player, met: Met, counts: Counter[str]) -> None:
    """All that must hold at a position."""
    before = digest(game)
    rng = player.rng
    for _, choice in open_acts(game, rng):
        met.texts.setdefault(choice.text)
    check_offered(game, rng, counts)
    check_refused(game, rng, met, counts)
    check_round_trip(game, rng)
    check_undo(game, rng, counts)
    check_imagined(game, rng, counts)
    check_copied(game, rng, counts)
    acts = open_acts(game, rng)
    if acts:
        act = rng.choice(acts)
        texts = rng.sample(list(met.texts), min(8, len(met.texts)))
        for viewer in viewers(game):
            check_twin(game, act, viewer, texts, rng, counts)
    assert digest(game) == before, "a check has changed the game"
    counts["positions"] += 1


def check_offered(game: Game, rng: random.Random, counts: Counter[str]) -> None:
    """Every choice that is offered is accepted, and so is the clock's answer for whoever is waited for."""
    acts = open_acts(game, rng)
    texts = [(seat, choice.text) for seat, choice in acts]
    texts += [(int(CLOCK), f"time {seat + 1}") for seat in range(game.setup.seats) if game.waiting() >> seat & 1]
    for seat, text in texts:
        twin = game.copy()
        refusal = twin.submit(seat, text)
        assert refusal is None, f"seat {seat} was offered “{text}”, and refused: {refusal}"
        assert twin.table.acts == game.table.acts + 1
        counts["offered"] += 1


def check_refused(game: Game, rng: random.Random, met: Met, counts: Counter[str]) -> None:
    """Every choice ever met that is not open now is refused by a rule that there is, and changes nothing."""
    before = digest(game)
    halves = [text.rpartition(" ")[0] for text in rng.sample(list(met.texts), min(2, len(met.texts)))]
    for seat in range(game.setup.seats):
        decision = game.decision(seat)
        for text in [*met.texts, *halves, *NONSENSE]:
            if decision is not None and (decision.find(text) or (decision.entry and text.startswith("enter"))):
                continue
            refusal = game.submit(seat, text)
            assert refusal is not None, f"seat {seat} was not offered “{text}”, and may do it"
            assert rule_exists(game.setup.kind, refusal.rule), f"there is no rule {refusal.rule}"
            assert refusal.rule.startswith("TABLE-") or refusal.rule in [r.rule for r in game.setup.kind.refusals]
            assert not refusal.off
            met.refusal(refusal)
            counts["refused"] += 1
    assert digest(game) == before, "a refused act has changed the game"
    assert game.submit(game.setup.seats, "x") is not None


def check_round_trip(game: Game, rng: random.Random) -> None:
    """A position written and read back is the same, and goes on the same way."""
    text = write_position(game)
    again = read_position(text, lambda name: game.setup.kind)
    assert write_position(again) == text
    assert again.view(0).to_json() == game.view(0).to_json()
    acts = open_acts(game, rng)
    if acts:
        act = rng.choice(acts)
        twin = game.copy()
        twin.play(*act)
        assert again.submit(act[0], act[1].text) is None
        assert write_position(again) == write_position(twin)


def check_undo(game: Game, rng: random.Random, counts: Counter[str]) -> None:
    """What may be taken back leaves no trace but the numbers of the acts."""
    acts = open_acts(game, rng)
    if not acts:
        return
    act = rng.choice(acts)
    live = game.copy()
    live.keep_history()
    eyes = viewers(live)
    live.updates(eyes)
    views = [live.view(viewer) for viewer in eyes]
    live.play(*act)
    views_then = [update.apply(view) for view, update in zip(views, live.updates(eyes), strict=True)]
    if TAKE_BACK not in live.choices(act[0]):
        counts["final"] += 1
        return
    assert live.submit(act[0], "undo") is None
    counts["taken back"] += 1
    assert undated(digest(live)) == undated(digest(game)), f"taking back “{act[1]}” has left something"
    for view, then, update in zip(views, views_then, live.updates(eyes), strict=True):
        after = update.apply(then)
        assert after.to_json() == live.view(view.viewer).to_json(), f"the update that takes back “{act[1]}” is wrong"
        assert bare(after) == bare(view), f"taking back “{act[1]}” has changed a view"


def undated(text: str) -> str:
    """A digest without the number of acts."""
    return text.partition(" chance ")[2]


def bare(view: View) -> dict[str, object]:
    """A view without the number of acts, and without what hangs on it: the ids of decisions."""
    facts = view.facts()
    moment, ask = dict(facts["moment"]), facts["ask"]  # type: ignore[call-overload]
    del moment["act"]
    return {**facts, "moment": moment, "ask": None if ask is None else {**ask, "id": ""}}  # type: ignore[dict-item]


def check_imagined(game: Game, rng: random.Random, counts: Counter[str]) -> None:
    """What a viewer imagines is legal, looks the same to that viewer, and can be played to the end."""
    viewer = rng.choice(viewers(game))
    view = game.view(viewer)
    dream = imagine(view, Sfc32(rng.getrandbits(60)))
    compare("an imagined game looks different", [view.to_json()], [dream.view(viewer).to_json()])
    check_state(dream)
    counts["imagined"] += 1
    if rng.random() < 0.1:
        player = Player(game.setup.kind, "eager", rng.getrandbits(30))
        left = END
        while not dream.over and left:
            dream.play(*player.choose(dream))
            left -= 1
        counts["played to the end" if dream.over else "capped"] += 1
        if dream.over:
            check_state(dream)
            check_result(dream)


def check_copied(game: Game, rng: random.Random, counts: Counter[str]) -> None:
    """A view that another process reads is the same: as bytes, to every bot, and in what is imagined of it."""
    for viewer in viewers(game):
        view = game.view(viewer)
        text = write_copy(view)
        same = read_copy(game.setup, text)
        assert same.to_json() == view.to_json()
        assert write_copy(same) == text
        counts["copied"] += 1
        if view.ask is not None and same.ask is not None:
            for name in bot_names(game.setup.kind):
                bot, seed = bot_named(name, game.setup.kind), rng.getrandbits(60)
                chosen, again = bot.choose(view, view.ask, Sfc32(seed)), bot.choose(same, same.ask, Sfc32(seed))
                assert str(chosen) == str(again), f"{name} chooses {chosen}, or {again} of what it has read"
    seed, viewer = rng.getrandbits(60), rng.choice(viewers(game))
    view = game.view(viewer)
    dream, again_dream = imagine(view, Sfc32(seed)), imagine(read_copy(game.setup, write_copy(view)), Sfc32(seed))
    for _ in range(6):
        for eye in viewers(game):
            compare("another game is imagined", [dream.view(eye).to_json()], [again_dream.view(eye).to_json()])
        acts = open_acts(dream, random.Random(seed))
        if not acts:
            break
        seat, choice = rng.choice(acts)
        assert dream.submit(seat, choice.text) is again_dream.submit(seat, choice.text) is None


def check_record(record: Record, game: Game) -> None:
    """A record written and read back is replayed to the same position, byte for byte."""
    again = read_record(record.text(), lambda name: game.setup.kind)
    assert again.text() == record.text()
    assert digest(again.replay()) == digest(game), "a record was replayed to another position"
    if game.over:
        record.end(game)
        assert read_record(record.text(), lambda name: game.setup.kind).same_result(game.result())
