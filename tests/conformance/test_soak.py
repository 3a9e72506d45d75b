"""The long versions, run by `make soak`."""

import pytest

from baluchon.testing import Setting
from baluchon.testing.conservation import components_are_conserved
from baluchon.testing.fairness import hidden_things_are_dealt_fairly
from baluchon.testing.previews import previews_come_true
from tests.conformance.ours import SETTINGS

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_conservation_over_ten_thousand_games(setting: Setting) -> None:
    components_are_conserved(setting, games=10_000)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_fairness_at_many_moments(setting: Setting) -> None:
    hidden_things_are_dealt_fairly(setting, moments=40)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_previews_over_many_games(setting: Setting) -> None:
    previews_come_true(setting, games=40, of_each=100)
