"""The miniature games, each at the point for which it was made."""

from __future__ import annotations

from kernel.games import (
    KINDS,
    bluff,
    chain,
    duel,
    fair,
    gift,
    house_rule,
    payment,
    peek,
    plans,
    race,
    remedy,
    seer,
    stake,
    ultimatum,
    words,
)
from tablee.kernel.chance import Scripted
from tablee.kernel.layout import CLOCK, SPECTATOR


def told(game, since=0):
    """The beats that were told since."""
    return [str(event.facts()["beat"]) for event in game.listen().since(since) if event.facts()["event"] == "told"]


def act(game, *acts):
    """Play acts that must be open: `1: plan work shop home`."""
    for line in acts:
        who, text = line.split(": ")
        seat = int(CLOCK) if who == "clock" else int(who) - 1
        assert game.submit(seat, text) is None, line


def scripted(kind, seats, **script):
    """A game whose draws are written down (shuffles by their place), and which records its events."""
    draws = {
        name if name.startswith("pick ") or name in ("die", "letter", "arrow") else f"shuffle {name}": said
        for name, said in script.items()
    }
    chance = Scripted({name: [said] if name.startswith("shuffle ") else said.split() for name, said in draws.items()})
    game = kind.start(kind.setup(seats), chance)
    game.listen()
    return game


def test_plans_are_secret_may_be_replaced_and_are_opened_together():
    game = plans.KIND.new(3)
    act(game, "1: plan work shop home", "2: plan work shop gym", "1: plan market home gym")
    assert game.view(0).sealed == ["plan market home gym", "", None]
    assert game.view(1).sealed == ["", "plan work shop gym", None]
    assert game.view(SPECTATOR).sealed == ["", "", None]
    assert game.waiting() == 0b100
    act(game, "3: plan work shop gym")
    assert game.tallies() == [2, 0, 0]
    assert game.submit(0, "plan work shop gym").rule == "PLAN-BARRED"
    assert game.submit(0, "plan work shop gym").facts == {"place": "gym"}


def test_a_remedy_between_two_dishes_saves_its_owner():
    game = remedy.KIND.new(2)
    act(game, "1: serve")
    lost = game.copy()
    act(lost, "1: serve")
    assert lost.over
    assert lost.result().winners == [0]
    assert game.view(1).ask.required is False
    act(game, "2: take remedy4", "1: serve")
    assert game.tallies() == [6, 1]
    act(game, "2: take remedy3", "1: take remedy2")
    assert game.submit(1, "take remedy3").rule == "REMEDY-NONE"
    assert not game.over


def test_a_chain_of_deaths_may_leave_several_winners():
    game = chain.KIND.new(3)
    game.table.values[game.fear : game.fear + 3] = [4, 5, 5]
    act(game, "1: shout softly")
    assert game.over
    assert [game.table.values[game.fell + seat] for seat in range(3)] == [1, 1, 1]
    assert game.result().winners == [0, 1, 2]


def test_a_chain_of_deaths_may_stop_before_the_last():
    game = chain.KIND.new(3)
    act(game, "1: shout loudly")
    assert game.submit(2, "shout softly").rule == "CHAIN-DEAD"
    assert game.tallies() == [2, 5, 6]
    act(game, "2: shout loudly")
    assert game.over
    assert game.result().winners == [0]


def test_words_under_one_glass_are_typed_by_all_until_the_sand_has_run():
    game = scripted(words.KIND, 2, letter="1 3")
    act(game, "1: enter arbre")
    asked = game.decision(1).id
    act(game, "1: enter Ane", "2: enter arbre", "1: enter abc")
    assert game.submit(0, "enter ane").rule == "WORDS-AGAIN"
    assert game.submit(1, "enter bol").facts == {"letter": "a"}
    assert game.submit(1, "enter").rule == "WORDS-LETTER"
    assert game.view(0).notes[:2] == ["arbre ane abc", None]
    assert game.decision(1).id == asked
    assert game.decision(1).patience == "minute"
    act(game, "clock: glass minute")
    assert game.tallies() == [2, 0]
    act(game, "1: stop", "clock: time 2")
    assert game.over
    assert "timed_out" in told(game)


def test_a_proposal_is_voted_on_in_secret():
    game = ultimatum.KIND.new(3)
    assert game.submit(1, "propose half").rule == "OFFER-PROPOSER"
    act(game, "1: propose half", "1: yes", "2: no")
    assert game.view(2).sealed == ["", "", None]
    act(game, "2: yes", "3: no")
    assert game.tallies() == [3, 1, 1]


def test_a_duel_goes_on_until_one_has_put_in_more():
    game = duel.KIND.new(3)
    act(game, "1: challenge 3", "1: put_in 1")
    assert game.decision(1) is None
    act(game, "3: put_in 1")
    assert str(game.step) == "round 0 2"
    assert game.submit(0, "put_in 3").facts == {"left": "2"}
    assert game.view(0).number("left 1") == 2
    assert game.view(1).number("left 1") is None
    act(game, "1: put_in 2", "3: put_in 1")
    assert game.tallies() == [1, 0, 0]


def test_everybody_chooses_a_gift_at_the_same_time():
    salaries = " ".join(f"salary{n}" for n in (1, 2, 3, 4, 5, 6, 7, 8))
    game = scripted(gift.KIND, 4, bank=salaries)
    act(game, "1: celebrate", "2: give salary3", "4: give salary8")
    assert game.submit(2, "give salary3").rule == "GIFT-OWN"
    assert [card.id for card in game.salaries(0).cards] == ["salary1", "salary2"]
    act(game, "3: give salary5")
    assert [card.id for card in game.salaries(0).cards] == ["salary1", "salary2", "salary3", "salary5", "salary8"]


def test_a_blind_pick_out_of_a_hand_makes_a_peeker_forget():
    script = {"pile": "card1 card2 card3 card4 card5 card6 card7 card1 card2", "pick hand 2": "card4 card5"}
    game = scripted(peek.KIND, 3, **script)
    act(game, "1: peek 2")
    assert [card.id for card in game.view(0).zone("hand 2").cards] == ["card4"]
    assert game.view(2).zone("hand 2").cards == []
    act(game, "2: discard card6")  # a card that the peeker sees go: what it knows stays
    assert [card.id for card in game.view(0).zone("hand 2").cards] == ["card4"]
    act(game, "3: steal 2")  # one that it does not see: it may have been the one it knew
    assert game.view(0).zone("hand 2").cards == []


def test_an_equal_card_is_taken_for_the_one_that_was_seen():
    script = {"pile": "card1 card2 card3 card4 card4 card6 card7 card1 card2", "pick hand 2": "card4"}
    game = scripted(peek.KIND, 3, **script)
    game.table.show([game.setup.deck.by_name["card4"]], game.hand(1), 1)
    act(game, "1: discard card1")
    game.table.move(game.setup.deck.by_name["card4/2"], game.hand(1), game.gone)
    assert game.view(0).zone("hand 2").cards == []


def test_the_next_cards_of_a_pile_are_known_to_one_seat_until_it_is_shuffled():
    game = scripted(seer.KIND, 2, pile=" ".join(f"card{n}" for n in range(1, 10)))
    act(game, "1: look")
    assert [str(card) for card in game.view(0).zone("pile").cards[-3:]] == ["card3", "card2", "card1"]
    assert game.view(1).zone("pile").cards == [None] * 9


def test_what_was_foreseen_moves_with_the_pile():
    game = seer.KIND.new(2, seed=3)
    act(game, "1: look", "2: bury")
    known = game.view(0).zone("pile").cards
    assert [card is not None for card in known] == [True, *[False] * 6, True, True]
    assert game.submit(0, "look").rule == "SEER-ONCE"
    act(game, "1: draw", "2: mix")
    assert game.view(0).zone("pile").cards == [None] * 8


def test_a_payment_is_taken_back_part_by_part():
    game = scripted(payment.KIND, 2, bank=" ".join(f"salary{n}" for n in (1, 2, 3, 4, 4, 4, 2)))
    game.keep_history()
    act(game, "1: pay salary1", "1: pay salary2", "1: undo")
    assert game.table.values[1] == 1
    assert game.submit(0, "pay salary1").rule == "PAY-SPENT"
    act(game, "1: undo")
    assert game.table.values[1] == 0
    assert game.submit(0, "undo").rule == "TABLE-NOTHING-TO-TAKE-BACK"
    act(game, "1: pay salary3", "1: pay salary2", "1: pay salary1")
    assert game.tallies() == [1, 0]
    act(game, "2: pay salary4")
    assert game.submit(0, "undo").rule == "TABLE-NOTHING-TO-TAKE-BACK"


def test_the_effect_of_a_rule_sets_off_no_other():
    game = scripted(house_rule.KIND, 2, die="1 5 2 1 6")
    act(game, "1: throw", "1: when gain", "1: then left_gains", "2: throw")
    assert game.tallies() == [1, 1]  # one for the throw, one by the rule, and no third
    act(game, "1: throw", "2: throw", "2: when six", "2: then all_gain", "1: throw")
    assert game.tallies() == [3, 3]
    assert game.rules() == ["gain:left_gains", "six:all_gain"]


def test_the_first_to_come_gets_the_offer_and_the_question_stands():
    script = {"draw": "card1 card1 card2 card3 card4 card5 card6 card7 card8"}
    game = scripted(race.KIND, 3, **script)
    game.table.move(game.setup.deck.by_name["card1/2"], game.hand(0), game.hand(2))
    act(game, "1: lay card1")
    waiting = game.decision(1).id
    assert game.window() == 0b111
    assert [str(choice) for choice in game.choices(2)] == ["snap card1"]
    assert game.decision(2).required is False
    act(game, "3: snap card1")
    assert game.decision(1).id == waiting
    assert game.submit(1, "snap card4").rule == "RACE-TWIN"
    assert game.submit(2, "lay card3").rule in ("RACE-TURN", "TABLE-NOT-THERE")


def test_a_hidden_stake_is_known_to_whoever_laid_it():
    game = scripted(stake.KIND, 2, bank="salary3 flirt1 flirt2 flirt3 salary5 flirt4 flirt5 flirt6")
    act(game, "1: stake salary3")
    assert [str(card) for card in game.view(0).zone("casino").cards] == ["salary3"]
    assert game.view(1).zone("casino").cards == [None]
    act(game, "2: stake salary5")
    assert game.tallies() == [0, 8]


def test_a_doubt_is_answered_by_a_fact_and_not_by_the_card():
    game = scripted(bluff.KIND, 2, bank="card1 card9")
    act(game, "1: lay card1", "2: liar")
    facts = [event.facts() for event in game.listen().since(0) if event.facts()["event"] == "disclosed"]
    assert facts == [{"event": "disclosed", "fact": "lied", "rule": "BLUFF-DOUBTED", "value": 1}]
    assert game.view(1).zone("pile").cards == [None]
    assert game.tallies() == [0, 1]


# -- a fair: what numbers look like ----------------------------------------------------------------------------------


def test_a_pawn_walks_round_the_ring_as_far_as_the_die_says():
    game = scripted(fair.KIND, 2, die="6 5 6")
    act(game, "1: throw", "2: throw", "1: throw")
    assert game.table.values[game.pawn : game.walked] == [0, 5]
    assert game.table.values[game.die] == 6
    assert game.tallies() == [12, 5]


def test_whoever_stands_where_the_arrow_stops_gets_dizzier_up_to_a_fall():
    game = scripted(fair.KIND, 2, arrow="1 2 7 12")
    act(game, "1: spin", "2: spin", "1: spin")
    assert game.table.values[game.dizzy :] == [5, 5]
    assert told(game) == ["pointed", "pointed", "pointed", "pointed"]
    act(game, "2: spin")
    assert game.table.values[game.dizzy :] == [7, 7]


def test_the_layout_says_what_a_number_looks_like():
    numbers = {number.name: (number.form, number.danger) for number in fair.KIND.setup(2).layout.numbers}
    assert numbers["die"] == ("die", None)
    assert numbers["arrow"] == ("arrow", None)
    assert numbers["pawn"] == ("board", None)
    assert numbers["dizzy"] == ("gauge", 5)
    assert numbers["turn"] == ("", None)


def test_each_game_has_its_own_name():
    assert len(KINDS) == 15
