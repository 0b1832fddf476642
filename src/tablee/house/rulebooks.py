"""The rules of a game to be read, and each of them seen happening: its scenario, played as a replay."""

from __future__ import annotations

from functools import cache

import msgspec

from tablee.games.registry import game_named, games
from tablee.house import protocol
from tablee.house.names import BOTS
from tablee.house.telling import marks_after
from tablee.house.wording import Wording, sentence
from tablee.kernel.coverage import Coverage
from tablee.kernel.game import Game
from tablee.kernel.layout import SPECTATOR, seat_name
from tablee.kernel.refusal import Refusal
from tablee.kernel.rulebook import Statement, has_rulebook
from tablee.kernel.scenario import Act, Scenario
from tablee.words import Words


def has_rules(game: str) -> bool:
    """Whether there is such a game, and a book of its rules."""
    kind = games().get(game)
    return kind is not None and has_rulebook(kind)


@cache
def coverage(game: str) -> Coverage:
    """The rulebook of a game and its scenarios, read once."""
    return Coverage(game_named(game))


@cache
def scenes(game: str) -> dict[str, Scenario]:
    """For each rule the scenario that shows it best: one that names it first, and in which something is done."""
    best: dict[str, tuple[int, Scenario]] = {}
    for scenario in coverage(game).scenarios:
        if any(move.act is not None for move in scenario.moves):
            for rank, rule in enumerate(scenario.rules):
                if rule not in best or rank < best[rule][0]:
                    best[rule] = rank, scenario
    return {rule: scenario for rule, (_, scenario) in best.items()}


@cache
def rules_of(game: str, lang: str) -> protocol.RulesFacts:
    """All the rules of a game, in a language."""
    rulebook = coverage(game).rulebook
    words = Words(game_named(game), lang, [])
    chapters = [
        protocol.ChapterFacts(
            page=chapter.page,
            title=chapter.titles[lang],
            rules=[rule_facts(game, statement, words) for statement in rulebook.placed(chapter.page)],
        )
        for chapter in rulebook.chapters
    ]
    return protocol.RulesFacts(game, sentence(words, "game.name") or game, chapters)


def rule_facts(game: str, statement: Statement, words: Words) -> protocol.RuleFacts:
    """One statement."""
    return protocol.RuleFacts(
        id=statement.id,
        words=statement.texts[words.lang],
        ruling=statement.ruling,
        edition=statement.edition,
        about=statement.about,
        option=sentence(words, f"option.{statement.option}") or statement.option,
        seen=statement.id in scenes(game),
    )


def scene_of(game: str, rule: str, lang: str) -> protocol.Replay | None:
    """A rule at work, step by step, as somebody sees it who may see every hand; nothing where it has no scene."""
    scenario = scenes(game).get(rule)
    return None if scenario is None else Scene(scenario, lang).replay(rule)


class Scene:
    """A scenario on its way to the screen."""

    def __init__(self, scenario: Scenario, lang: str) -> None:
        self.scenario = scenario
        self.setup = scenario.setup
        self.names = list(BOTS[: self.setup.seats])
        self.words = Wording(self.setup.kind, lang, self.names, int(SPECTATOR))

    def replay(self, rule: str) -> protocol.Replay:
        """All of it."""
        game, _ = self.scenario.given.lay_out(shown=True)
        if any(move.act is not None and move.act.text == "undo" for move in self.scenario.moves):
            game.keep_history()
        game.updates([])
        view = game.view(SPECTATOR)
        return protocol.Replay(
            version=protocol.VERSION,
            table=rule,
            game=self.setup.kind.name,
            players=self.names,
            colours=[],
            options={},
            view=msgspec.convert(view.facts(), protocol.ViewFacts),
            words=self.words.table(view),
            now=self.words.now(self.setup, view.moment, None, {}),
            lines=self.words.lines(),
            steps=[
                self.step(game, move.act, number)
                for number, move in enumerate(self.scenario.moves, 1)
                if move.act is not None
            ],
            commitment="",
            key="",
        )

    def step(self, game: Game, act: Act, number: int) -> protocol.ReplayStep:
        """One act, done or refused."""
        refusal = game.submit(act.seat, act.text)
        update = game.updates([int(SPECTATOR)])[0]
        return protocol.ReplayStep(
            number=number,
            seat=act.seat if 0 <= act.seat < self.setup.seats else seat_name(act.seat),
            act=act.text,
            update=msgspec.convert(update.facts(self.setup), protocol.UpdateFacts),
            said=[self.words.said(event, number) for event in update.events],
            values=self.words.values(update.events),
            now=self.words.now(self.setup, update.moment, None, {}),
            marks=marks_after(game, int(SPECTATOR)),
            refused=None if refusal is None else self.refused(act, refusal, number),
        )

    def refused(self, act: Act, refusal: Refusal, number: int) -> protocol.RefusedMessage:
        """What somebody tried in vain, and the rule that is against it."""
        words = self.words.words
        verb, *rest = act.text.split()
        key = f"verb.{verb}"
        tried = words.say(key) if words.has(key) else verb
        details = ", ".join(words.card(one) for one in rest if one in self.setup.deck.copies_of)
        if details:
            tried = words.say("table.choice", verb=tried, details=details)
        case = words.say("table.number", what=words.seat(act.seat), value=tried)
        rule = words.rule(refusal.rule)
        said = words.say("table.because", rule=rule, facts=case)
        return protocol.RefusedMessage(str(number), said, "rule", refusal.rule, rule, words.page(refusal.rule))
