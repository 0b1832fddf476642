"""Miniature games, one mechanism each: plain interpreted files that play on the kernel, compiled or not."""

from kernel.games import (
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

KINDS = {
    module.KIND.name: module.KIND
    for module in (
        plans,
        remedy,
        chain,
        words,
        ultimatum,
        duel,
        gift,
        peek,
        seer,
        payment,
        house_rule,
        race,
        stake,
        bluff,
        fair,
    )
}
