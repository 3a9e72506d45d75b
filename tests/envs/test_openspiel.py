"""The games as games of OpenSpiel: its own tests, its playthroughs, its search, and what players must not learn."""

import pickle
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import baluchon.envs.openspiel
from baluchon.envs.names import openspiel_name, with_underscores
from baluchon.kernel.declaration import Game
from baluchon.kernel.registry import all_games
from baluchon.testing.setting import Setting, settings

DIGITS = baluchon.envs.openspiel.DIGITS
GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
ROAD_TRIP = "baluchon_road_trip_europa"


def dealt(name: str, seed: int = 0) -> Any:
    """A game as it stands after chance has moved."""
    state = pyspiel.load_game(name).new_initial_state()
    luck = Random(seed)
    while state.is_chance_node():
        state.apply_action(luck.choice(state.chance_outcomes())[0])
    return state


def play_some(state: Any, moves: int, seed: int = 0) -> None:
    luck = Random(seed)
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))


@GAMES
def test_random_games_keep_the_contract(game: Game) -> None:
    loaded = pyspiel.load_game(openspiel_name(game))
    assert loaded.num_players() == game.min_seats
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("players", [3, 4])
def test_games_with_more_players_keep_it_too(players: int) -> None:
    loaded = pyspiel.load_game(f"{ROAD_TRIP}(players={players})")
    assert loaded.num_players() == players
    pyspiel.random_sim_test(loaded, num_sims=3, serialize=True, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize("setting", [each for game in all_games() for each in settings(game)], ids=str)
def test_every_number_of_players_and_every_option_keep_it(setting: Setting) -> None:
    options = {with_underscores(id): value for id, value in dict(setting.options).items()}
    loaded = pyspiel.load_game(openspiel_name(setting.game), {"players": setting.seats, **options})
    pyspiel.random_sim_test(loaded, num_sims=3, serialize=True, verbose=False)


def test_options_are_parameters() -> None:
    for name, parameter, option in (
        (ROAD_TRIP, "players=3,change_of_direction=True", {"change-of-direction": True}),
        ("baluchon_tour_du_monde", "rounds=1,start=choose", {"rounds": 1, "start": "choose"}),
    ):
        game = pyspiel.load_game(f"{name}({parameter})")
        assert game.encoding.options == option
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


LONG = {"trekking-the-world", "tour-du-monde"}
"""Their playthroughs are written in the soak; every call of one is made in the tests above and below, too."""


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=[pytest.mark.soak] if game.id in LONG else []) for game in all_games()],
    ids=lambda game: game.id,
)
def test_a_playthrough_can_be_written(game: Game) -> None:
    written = generate_playthrough.playthrough(openspiel_name(game), None)
    assert f'GameType.long_name = "{game.titles["en"]}"' in written
    assert "IsTerminal() = True" in written


def test_a_playthrough_can_be_replayed(tmp_path: Path) -> None:
    flags.FLAGS([""])  # replaying looks at a flag of the command line
    written = tmp_path / "playthrough.txt"
    written.write_text(generate_playthrough.playthrough(ROAD_TRIP, None), encoding="utf-8")
    original, replayed = generate_playthrough.replay(str(written))
    assert original == replayed


@GAMES
def test_the_search_of_openspiel_plays_whole_games(game: Game) -> None:
    state = dealt(openspiel_name(game))
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        random_state=np.random.RandomState(1),
        uct_c=1.4,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(2)),
        max_simulations=2,
    )
    while not state.is_terminal():
        if state.move_number() % 8 == 0:
            state.apply_action(bot.step(state))
        else:
            play_some(state, 1)
    assert sum(state.returns()) == 1


@GAMES
def test_a_resampled_state_looks_the_same_to_the_player(game: Game) -> None:
    luck = Random(5)
    differs = False
    for moves in (0, 5, 20):
        state = dealt(openspiel_name(game), moves)
        play_some(state, moves)
        player = state.current_player()
        for _ in range(4):
            other = state.resample_from_infostate(player, luck.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            assert other.history() == state.history()
            differs |= str(other) != str(state)
    assert differs


def test_what_comes_next_is_resampled_too() -> None:
    state = dealt("baluchon_trekking_through_history")
    play_some(state, 2)
    luck, futures = Random(1), set()
    for _ in range(10):
        other = state.resample_from_infostate(state.current_player(), luck.random)
        for _ in range(6):
            other.apply_action(other.legal_actions()[0])
        futures.add(other.observation_string(0))
    assert len(futures) > 1


def test_what_another_chose_at_the_same_time_is_not_seen() -> None:  # RT-D2
    state = dealt(f"{ROAD_TRIP}(players=3)")
    known = set()
    for move in state.legal_actions():
        after = state.child(move)
        assert after.current_player() == 1
        known.add(after.information_state_string(1))
    assert len(known) == 1


def test_the_public_part_is_what_a_spectator_sees() -> None:
    game = pyspiel.load_game(ROAD_TRIP)
    none = pyspiel.PrivateInfoType.NONE
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=none), {})
    known = {observer.string_from(dealt(ROAD_TRIP, seed), 0) for seed in range(4)}
    assert len(known) == 1
    with pytest.raises(ValueError, match="never of all"):
        game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS), {}
        )


def test_a_history_tells_the_whole_game() -> None:
    state = dealt("baluchon_lets_take_a_hike")
    play_some(state, 60)
    again = pyspiel.load_game("baluchon_lets_take_a_hike").new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    assert len(state.history()) == DIGITS + 60


@pytest.mark.parametrize(
    ("name", "says"),
    [
        (f"{ROAD_TRIP}(players=9)", "for 2 to 4 seats"),
        (f"{ROAD_TRIP}(change_of_direction=True)", "RT-D5"),
        ("baluchon_tour_du_monde(rounds=2)", "option rounds takes 1 or 3"),
    ],
)
def test_wrong_parameters_are_refused(name: str, says: str) -> None:
    with pytest.raises(Exception, match=says):
        pyspiel.load_game(name)


def test_the_interpreter_ends_well() -> None:
    code = f"import pyspiel, baluchon.envs.openspiel; pyspiel.load_game('{ROAD_TRIP}')"
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, timeout=120)
