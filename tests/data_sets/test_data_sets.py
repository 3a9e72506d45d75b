"""The component data of all five games keeps to the rulebooks, to what is known of the printed games, and to itself.

Every check is tried on data with something wrong, so that none of them can only pass.
"""

import ast
import inspect
from contextlib import suppress
from itertools import chain
from pathlib import Path
from types import ModuleType

import pytest

from tests.data_sets import data_set, hike, history, road_trip, tour, world, world_map
from tests.data_sets.data_set import DataSet
from tests.data_sets.spoiling import Texts, spoilt
from tests.data_sets.spoils import SPOILS
from tests.sampling import sample

SETS = {"hike": hike, "road trip": road_trip, "tour": tour, "world": world, "history": history}
QUICK = ("hike", "tour", "world", "history")
"""Spoiling the road trip takes longer than all others: 295 sets, in many of which rows of seven are looked for."""
CHECKS = {"need", "same", "unique"}


@pytest.mark.parametrize("game", SETS)
def test_the_shipped_data_is_in_order(game: str) -> None:
    data = DataSet.shipped(SETS[game].PACKAGE)
    SETS[game].check(data)
    assert data.faults == []


def sites(module: ModuleType) -> set[tuple[str, int]]:
    """The file and line of every check in a module."""
    file = inspect.getsourcefile(module)
    assert file is not None
    calls = (node for node in ast.walk(ast.parse(Path(file).read_text(encoding="utf-8"))) if isinstance(node, ast.Call))
    return {
        (file, call.lineno)
        for call in calls
        if isinstance(call.func, ast.Attribute)
        and call.func.attr in CHECKS
        and ast.unparse(call.func.value) in ("data", "self")
        and ast.unparse(call.args[0]) != "found == expected"
        and ast.unparse(call.args[0]) != "not twice"
    }


def failed(game: str, texts: Texts) -> set[tuple[str, int]]:
    """The checks that find something; one that cannot even be made has found out that something is wrong, too."""
    data = DataSet(texts)
    with suppress(KeyError, ValueError, IndexError, TypeError):
        SETS[game].check(data)
    return data.failed


@pytest.mark.parametrize("game", sample(list(SETS), keep=QUICK))
def test_every_check_can_fail(game: str) -> None:
    data = DataSet.shipped(SETS[game].PACKAGE)
    SETS[game].check(data)
    texts = data.texts
    modules = [SETS[game], *([world_map] if game == "world" else [])]
    never = {site for module in modules for site in sites(module)}
    by_hand = (spoil(texts) for spoil in SPOILS[game])
    for wrong in chain(by_hand, spoilt(texts, sorted(data.read))):
        never -= failed(game, wrong)
        if not never:
            break
    assert never == set(), f"checks of {game} that found nothing in spoilt data, by line"


def test_every_check_of_a_file_can_fail() -> None:
    texts = DataSet.shipped(hike.PACKAGE).texts
    found: set[tuple[str, int]] = set()
    for wrong in spoilt(texts, ["hazards.csv"]):
        found |= failed("hike", wrong)
    assert sites(data_set) <= found
