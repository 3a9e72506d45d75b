"""What holds for every game, as suites that anyone who adds a game can run.

`CHECKS` are plain functions of a `Setting` (a game, a number of seats and options), `GAME_CHECKS` of a game
alone. Each raises a `Violation` that names the game, the setting and what is wrong. With pytest:

    @pytest.mark.parametrize("setting", settings(GAME), ids=str)
    @pytest.mark.parametrize("check", CHECKS, ids=name_of)
    def test_conformance(check: Check, setting: Setting) -> None:
        check(setting)

Observations are checked where the extra `rl` is installed; `LEFT_OUT` says which checks are missing and why, and the
pytest plugin `baluchon.testing.plugin` shows it at the head of a run.

`strategies` has reachable states and matches for Hypothesis, `goldens` the readable playthroughs, `clauses` the
test that every rule clause has a test.
"""

from baluchon.testing.setting import Setting, Violation, settings
from baluchon.testing.suites import CHECKS, GAME_CHECKS, LEFT_OUT, Check, GameCheck, name_of

__all__ = ["CHECKS", "GAME_CHECKS", "LEFT_OUT", "Check", "GameCheck", "Setting", "Violation", "name_of", "settings"]
