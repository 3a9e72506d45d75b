"""Nothing is left behind: games, positions and searches that are forgotten are freed, compiled or not."""

import gc
import itertools
from collections import Counter

import pytest

from baluchon.bots.levels import bot_by_code
from baluchon.kernel.chance import FastChance, seed_from_text
from baluchon.kernel.match import Match
from baluchon.testing import Setting
from tests.conformance.ours import SETTINGS

ROUNDS = 6
DECISIONS = 24
GROWTH = 8
"""More objects of one type after a round than before it."""

pytestmark = pytest.mark.soak


def play_and_forget(setting: Setting) -> None:
    """The opening of the same game: views, foresight, and a bot that thinks in imagined worlds."""
    match = Match(setting.game, seats=setting.seats, options=dict(setting.options), seed=seed_from_text("forgotten"))
    bot, chance = bot_by_code("swift"), FastChance(1)
    for _ in range(DECISIONS):
        if match.is_over:
            break
        seat = match.to_act[0]
        match.view(seat)
        match.foreseen(seat)
        match.play(seat, bot.choose(match.position(seat), chance))


def objects() -> Counter[str]:
    gc.collect()
    return Counter(f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.get_objects())


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_no_type_of_object_only_grows(setting: Setting) -> None:
    counted = []
    for _ in range(ROUNDS):
        play_and_forget(setting)
        counted.append(objects())
    later = counted[2:]  # by then all is loaded that is kept on purpose
    grows = {
        name: [each[name] for each in later]
        for name in later[-1]
        if all(after[name] - before[name] >= GROWTH for before, after in itertools.pairwise(later))
    }
    assert grows == {}
