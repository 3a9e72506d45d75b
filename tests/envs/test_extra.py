"""The extra `rl` is an extra: whoever plays, hosts or simulates needs nothing of it."""

import subprocess
import sys

from baluchon.extras import how_to_install
from baluchon.testing import CHECKS, LEFT_OUT

OF_THE_EXTRA = ("gymnasium", "librt", "numpy", "open_spiel", "pettingzoo", "pyspiel", "resvg_py")
WITHOUT = f"""
import sys
for name in {OF_THE_EXTRA}:
    sys.modules[name] = None  # whoever imports it now fails
"""
PLAY = """
import baluchon.bots, baluchon.cli, baluchon.kernel.match, baluchon.kernel.registry as registry
match = baluchon.kernel.match.Match(registry.all_games()[0], 2)
match.play(0, match.legal(0)[0])
match._repr_html_()
print([name for name in sys.modules if name.startswith("baluchon.envs")])
"""


def test_nothing_of_it_is_imported_by_the_rest() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT + PLAY], capture_output=True, text=True, timeout=120)
    assert done.stderr == ""
    assert done.stdout.strip() == "[]"


def test_who_wants_it_is_told_how_to_get_it() -> None:
    code = WITHOUT + "import baluchon.envs.gymnasium"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert how_to_install("rl") in done.stderr.splitlines()[-1]


def test_the_suites_say_which_check_is_left_out_without_it() -> None:
    code = WITHOUT + "from baluchon.testing import CHECKS, LEFT_OUT; print(len(CHECKS)); print(LEFT_OUT)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.stderr == ""
    count, left_out = done.stdout.splitlines()
    assert int(count) == len(CHECKS) - 1
    assert "encodings_hold" in left_out
    assert how_to_install("rl") in left_out
    assert LEFT_OUT == {}
