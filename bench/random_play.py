"""Random play of one peer, timed: `python random_play.py PEER SECONDS` prints one JSON line.

Runs in the peers' own environment, started by `peers.py`; knows nothing of Baluchon.

Each peer is driven in the cheapest way its documentation offers, and a move is picked in the
cheapest uniform way Python has (`random.choice` would charge every peer another 0.3 µs). Whole
games are timed, set-up included, and every step that somebody or chance has to choose counts as
one decision, so that the peers get the lowest figure they can claim.
"""

import json
import sys
from collections.abc import Callable
from importlib import import_module
from random import random, seed
from statistics import median
from time import process_time

# Plays one game and returns its number of decisions.
Play = Callable[[], int]

SLICES = 5


def open_spiel_play(game: str, turn_based: bool) -> Play:
    """A game of OpenSpiel.

    Chance steps count: `legal_actions` lists their outcomes, which are equally likely in both games measured
    here, and is cheaper than `chance_outcomes`.
    """
    pyspiel = import_module("pyspiel")
    import_module("open_spiel.python.games")  # registers the games written in Python
    loaded = pyspiel.load_game(game)
    if turn_based:
        loaded = pyspiel.convert_to_turn_based(loaded)

    def play() -> int:
        decisions = 0
        state = loaded.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    return play


def goofspiel() -> Play:
    return open_spiel_play("goofspiel(players=4,num_cards=7,imp_info=True)", turn_based=True)


def liars_poker() -> Play:
    """Two seats: the game declares two, whatever its `players` parameter says."""
    return open_spiel_play("python_liars_poker", turn_based=False)


def uno() -> Play:
    """RLCard's environment (two seats, the only number it offers), stepped with raw actions.

    `env.run` with its RandomAgent takes about twice as long: it keeps trajectories and picks
    with numpy. A decision is one `step`; drawing a card is one too.
    """
    env = import_module("rlcard").make("uno", config={"seed": 1})

    def play() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            actions = state["raw_legal_actions"]
            state, _ = env.step(actions[int(random() * len(actions))], raw_action=True)
            decisions += 1
        return decisions

    return play


def catanatron() -> Play:
    """Four RandomPlayers.

    A decision is one entry of the game's own list of actions: rolls, discards and ends of turns are in it.
    """
    module = import_module("catanatron")
    colors = list(module.Color)

    def play() -> int:
        game = module.Game([module.RandomPlayer(color) for color in colors])
        game.play()
        return len(game.state.actions)

    return play


PEERS: dict[str, Callable[[], Play]] = {
    "goofspiel": goofspiel,
    "liars-poker": liars_poker,
    "uno": uno,
    "catanatron": catanatron,
}


def timed(play: Play, seconds: float) -> dict[str, float]:
    """Median over a few slices of the time: a short disturbance of the machine costs one slice."""
    play()
    slices: list[float] = []
    games = all_decisions = 0
    for _ in range(SLICES):
        decisions = 0
        begin = process_time()
        end = begin
        while end - begin < seconds / SLICES:
            decisions += play()
            games += 1
            end = process_time()
        slices.append((end - begin) / decisions * 1e6)
        all_decisions += decisions
    return {"us_decision": median(slices), "decisions_per_game": all_decisions / games}


def main() -> None:
    seed(1)
    print(json.dumps(timed(PEERS[sys.argv[1]](), float(sys.argv[2]))))


if __name__ == "__main__":
    main()
