"""What holds for every test: the same examples, the order, no skipping, and what `make check` leaves out."""

import gc
import os
import random
from collections.abc import Generator, Iterable, Iterator

import pytest
from hypothesis import settings as profile

from baluchon.testing import Setting, settings
from tests import luck

pytest_plugins = ["baluchon.testing.plugin"]

profile.register_profile("fixed", deadline=None, max_examples=30, derandomize=True, database=None)
profile.register_profile("exploring", deadline=None, max_examples=1_000, print_blob=True)
profile.load_profile("exploring" if luck.SOAK else "fixed")
"""Hypothesis tries the same few examples every time; in `make soak` it looks for others, and says how to try one."""

ORDER = os.environ.get("BALUCHON_ORDER", "")
"""A seed for the order of the tests: `tools/repeat.py` puts them into a random one, to find what hangs on another."""

SLOW = {
    "browser": "needs the built client and Chromium",
    "server": "opens sockets, databases and processes",
    "envs": "plays every game in four libraries",
    "cli/test_codes.py": "starts a server and programs",
    "cli/test_new.py": "writes a game and runs its suite",
    "cli/test_other_data.py": "starts programs that find other data",
    "cli/test_progress.py::test_in_a_terminal_there_is_a_bar_and_nothing_of_it_stays": "starts a program",
    "cli/test_progress.py::test_what_takes_long_says_so_on_standard_error_alone": "measures, simulates and analyses",
    "cli/test_program.py": "starts programs and interrupts them",
    "conformance/test_any_state.py": "lets Hypothesis look for states",
    "conformance/test_bite.py": "spoils every game at every table",
    "conformance/test_plugin.py": "starts programs that find another package",
    "data_sets/test_data_sets.py::test_every_check_can_fail": "spoils every data set in some hundred ways",
    "games/lets_take_a_hike/test_board.py::test_a_whole_game_fits_into_80_columns": "draws every moment of six games",
    "games/lets_take_a_hike/test_secrets.py::test_every_way_the_hidden_cards_can_lie_is_equally_likely": "counts deals",
    "games/trekking_the_world/test_routes.py::test_sixteen_links_are_enough_from_ilulissat": "tries every way",
    "test_arena_cluster.py": "starts a cluster",
    "test_arena_report.py": "plays and draws for every game",
    "test_arena_review.py::test_a_long_game_is_played_on_less_and_says_how_sure_it_is": "plays thousands of games on",
    "test_boards.py": "draws every game at every table",
    "test_both_ways.py": "needs the compiled package",
    "test_bots.py::test_bots_play_any_game_by_the_rules": "searches in every game",
    "test_bots.py::test_levels_differ_clearly": "plays tournaments",
    "test_build.py::test_without_a_c_compiler_the_wheel_is_plain": "builds a wheel",
    "test_coach.py::test_all_choices_are_weighed_by_what_the_seat_may_know": "searches in every game",
    "test_docs.py::test_python_snippets_run": "starts Python for every snippet",
    "test_learning.py::test_matches_are_on_duplicate_deals": "plays tournaments",
    "test_net.py::test_the_bots_with_a_net_do_not_depend_on_who_asked_before": "searches in every game",
    "test_notebooks.py": "starts a kernel",
    "test_puzzles.py::test_a_sample_is_found_again": "searches in every game",
    "test_scenes.py": "runs tests of the client",
    "test_search.py::test_compiled_and_plain_searches_think_alike": "needs the compiled package",
    "test_search.py::test_the_same_seed_gives_the_same_search": "searches in every game",
    "test_search.py::test_worlds_that_look_alike_get_the_same_answer": "searches in every game at every table",
    "test_site.py": "builds the documentation site",
    "test_start.py::test_a_checkout_plays_and_plays_again": "starts servers",
    "test_strengths.py::test_the_same_seed_gives_the_same_ratings_whatever_the_number_of_workers": "plays tournaments",
    "test_swift.py::test_the_longer_rounds_take_the_fewer_worlds_the_second_look_has": "searches in whole games",
}
"""What `make check` leaves out, and why. All other tests run at every save, those of a game at its smallest table."""

UNTRACED = {
    "conformance/test_broken_games.py": "plays a game of the tests",
    "games/lets_take_a_hike/test_insight.py::test_the_policy_beats_random_play": "plays games",
    "games/lets_take_a_hike/test_secrets.py::test_imagined_packs_agree_with_everything_seen": "imagines packs",
    "games/lets_take_a_hike/test_turn.py::test_what_is_kept_for_speed_follows_from_the_cards": "plays games",
    "games/road_trip_europa/test_rounds.py::test_each_of_the_seven_can_come_to_each_seat": "counts deals",
    "games/road_trip_europa/test_rounds.py::test_every_card_can_come_into_every_hand": "counts deals",
    "games/tour_du_monde/test_cards.py::test_weights_are_summed_eight_cards_at_a_time": "sums up every hand",
    "games/tour_du_monde/test_insight.py::test_the_policy_beats_chance": "plays games",
    "games/tour_du_monde/test_setup.py::test_every_card_can_come_into_every_hand": "counts deals",
    "games/trekking_the_world/test_insight.py::test_the_policy_beats_chance": "plays games",
    "games/trekking_the_world/test_routes.py": "looks for ways between all places",
    "games/trekking_through_history/test_secrets.py::test_unknown_itineraries_are_dealt_fairly": "counts deals",
    "kernel/test_forced.py::test_taking_back_leads_to_the_last_question_that_was_put": "plays games",
}
"""Where coverage is not measured, and why: tracing takes long, and other tests run the same lines once."""

NO_SKIP = bool(os.environ.get("BALUCHON_NO_SKIP"))


def _forbid_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    if NO_SKIP and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipping is forbidden here (BALUCHON_NO_SKIP): {report.longreprtext}"


@pytest.fixture(scope="session", autouse=True)
def _leave_the_game_used_last_alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Commands of the tests remember nothing for whoever runs them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        yield


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    luck.begin(item.nodeid)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    _forbid_skip(report)
    if report.failed:
        report.sections.append(("the same again", f"{luck.again(item.nodeid)}\nseed: {luck.seed_of(item.nodeid)}"))
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    _forbid_skip(report)
    return report


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if _is_slow(item):
            item.add_marker(pytest.mark.slow)
        if _is_in(UNTRACED, item):
            item.add_marker(pytest.mark.no_cover)
    if ORDER:
        items[:] = _shuffled(items, ORDER)


def pytest_collection_finish() -> None:
    """What is there before the first test stays to the end: the garbage collector need not look at it after each."""
    gc.collect()
    gc.freeze()


def _shuffled(items: list[pytest.Item], seed: str) -> list[pytest.Item]:
    """The files in random order, and the tests of each."""
    by_file: dict[str, list[pytest.Item]] = {}
    for item in items:
        by_file.setdefault(item.nodeid.split("::")[0], []).append(item)
    dice = random.Random(seed)
    files = list(by_file.values())
    dice.shuffle(files)
    for tests in files:
        dice.shuffle(tests)
    return [item for tests in files for item in tests]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if ORDER:
        terminalreporter.write_line(f"In random order: the same one again with BALUCHON_ORDER={ORDER}")


def _is_in(named: Iterable[str], item: pytest.Item) -> bool:
    """Whether one of these names it, its file or its folder."""
    place = item.nodeid.removeprefix("tests/")
    return any(place == name or place.startswith((f"{name}/", f"{name}::", f"{name}[")) for name in named)


def _is_slow(item: pytest.Item) -> bool:
    """Whether it is named in `SLOW`, or tries a game at a larger table than its options need."""
    if _is_in(SLOW, item):
        return True
    setting = item.callspec.params.get("setting") if hasattr(item, "callspec") else None
    return isinstance(setting, Setting) and setting != _smallest(setting)


def _smallest(setting: Setting) -> Setting:
    return next(other for other in settings(setting.game) if other.options == setting.options)
