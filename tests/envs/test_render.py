"""What environments show: the seat's own board, as text and as frames of one size."""

import unicodedata

import numpy as np
import pytest

from baluchon.boards.pictures import board, to_svg
from baluchon.envs.gymnasium import BaluchonEnv
from baluchon.envs.pixels import to_pixels
from baluchon.kernel.chance import seed_from_text
from baluchon.kernel.declaration import Game
from baluchon.kernel.match import Match
from baluchon.kernel.registry import all_games, game_by_id


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_all_frames_have_one_size_and_show_something(game: Game) -> None:
    env = BaluchonEnv(game.id, seats=game.max_seats, bots="random", render_mode="rgb_array")
    _, info = env.reset(seed=1)
    env.action_space.seed(1)
    first = env.render()
    is_over = False
    while not is_over:
        _, _, is_over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    last = env.render()
    assert first.shape == last.shape
    assert first.dtype == np.uint8
    assert len(np.unique(first)) > 20
    assert not np.array_equal(first, last)


def test_the_text_is_the_board_of_the_agents_seat_with_its_moves() -> None:
    env = BaluchonEnv("road-trip-europa", seats=2, seat=1, bots="random", render_mode="ansi")
    _, info = env.reset(seed=1)
    legal = [env.game.moves[int(move)] for move in np.flatnonzero(info["action_mask"])]
    texts = [f"Pick {env.game.names[move.refs[0]]['en']}" for move in legal]
    shown = " ".join(env.render().split())
    assert len(texts) == 7
    assert all(text in shown for text in texts)
    assert "\x1b" not in shown


def test_a_sign_that_no_font_has_is_written_by_its_name() -> None:
    mug = unicodedata.lookup("BEER MUG")
    named, shown = to_pixels(to_svg("Be", "")), to_pixels(to_svg(mug, ""))
    assert np.array_equal(named, shown)
    assert not np.array_equal(named, to_pixels(to_svg("Wi", "")))


def test_pictures_load_nothing_from_elsewhere() -> None:
    match = Match(game_by_id("trekking-the-world"), 2, seed=seed_from_text("picture"))
    svg = to_svg(board(match.game, match.view(0), 0), "Trekking the World")
    assert svg.count("://") == svg.count('xmlns="http://www.w3.org/2000/svg"') == 1
