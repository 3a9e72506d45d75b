"""Makes whole numbers of what was learned, small enough to ship, and writes them beside a card that tells of them."""

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from baluchon.bots.weights import FILE, LOGIT, MIDDLE, ONE, SHIFT, UNIT, Layer, Sight, Weights, to_bytes
from baluchon.kernel.declaration import Game
from baluchon.kernel.fingerprint import fingerprint_of
from baluchon.learning.course import Course, Progress
from baluchon.learning.inputs import Gather, Inputs

CARD = "card.toml"
Matrix = NDArray[np.float64]
_LARGEST = 127
_METHOD = "TD(lambda) in self-play, one look ahead, with past selves and the game's policy; labels by a search"


def quantised(weights: Matrix, biases: Matrix, incoming: int, outgoing: int) -> Layer:
    """A layer in whole numbers; `weights` has a row for every input. Each unit has a scale of its own."""
    scales = np.maximum(np.abs(weights).max(axis=0), 1e-9) / _LARGEST
    whole = np.rint(weights / scales).astype(np.int64)
    return Layer(
        (whole + MIDDLE).astype(np.uint8).tobytes(),
        np.rint(biases * incoming / scales).astype(np.int64).tolist(),
        np.rint(scales / incoming * outgoing * 2**SHIFT).astype(np.int64).tolist(),
    )


def sight(gather: Gather) -> Sight:
    """How observations with one number of seats become inputs."""
    fields = gather.encoding.fields
    factors = [round(ONE / field.scaling) for field in fields for _ in range(field.length)]
    large = [field.start for field in fields if field.large]
    return Sight(list(gather.entries), factors, large, gather.seats_at, gather.hunch_at)


def to_weights(inputs: Inputs, learned: dict[str, Any]) -> Weights:
    """The net in whole numbers, for every number of seats; `learned` holds the arrays of the network by name."""
    arrays = {name: np.asarray(array, np.float64) for name, array in learned.items()}
    return Weights(
        inputs.game.id,
        inputs.game.version,
        {seats: sight(gather) for seats, gather in inputs.gathers.items()},
        (
            quantised(arrays["first.weight"].T, arrays["first.bias"], ONE, UNIT),
            quantised(arrays["second.weight"].T, arrays["second.bias"], UNIT, UNIT),
            quantised(arrays["goals.weight"].T, arrays["goals.bias"], UNIT, LOGIT),
        ),
        round(ONE * float(arrays["trust"][0])),
    )


def to_learned(weights: Weights) -> dict[str, NDArray[np.float32]]:
    """The arrays of a network that says what these weights say."""
    found = {"trust": np.array([weights.trust / ONE], np.float32)}
    scales = ((ONE, UNIT), (UNIT, UNIT), (UNIT, LOGIT))
    for name, layer, (incoming, outgoing) in zip(("first", "second", "goals"), weights.layers, scales, strict=True):
        units = np.array(layer.factors) * (incoming / outgoing / 2**SHIFT)
        whole = np.frombuffer(layer.weights, np.uint8).astype(np.float64).reshape(-1, len(units)) - MIDDLE
        found[f"{name}.weight"] = np.ascontiguousarray((whole * units).T, np.float32)
        found[f"{name}.bias"] = (np.array(layer.biases) * units / incoming).astype(np.float32)
    return found


def card(game: Game, course: Course, progress: Progress) -> str:
    """How the net was made and how strong it was, as TOML."""
    last, made_by = progress.curve[-1], fingerprint_of(game)
    lines = [
        f'game = "{game.id}"',
        f"rules = {game.version}  # the version by which it was learned",
        f'baluchon = "{made_by.program}"',
        f'data = "{made_by.data}"  # a hash of the data by which it was learned',
        f'method = "{_METHOD}"',
        f"seats = {list(course.seats)}  # it learned with; it plays with any number",
        f"seed = {course.seed}",
        f"rounds = {progress.round}",
        f"minutes = {progress.seconds / 60:.1f}  # of one core",
        f"decisions = {progress.decisions}",
        f"labels = {progress.labels}  # decisions that a search of {course.iterations} iterations judged",
        *(_began_with(game) if course.improves else []),
        "",
        "[wins-against-casual]  # on duplicate deals, the float net; an even share is 1 / seats",
        f"deals = {course.deals}",
    ]
    lines += [f"{seats} = {share:.3f}" for seats, share in last.wins.items()]
    return "\n".join([*lines, ""])


def _began_with(game: Game) -> list[str]:
    """How long the net that the game ships had learned, as a line of a card."""
    file = files(game.package) / str(Path(FILE).with_name(CARD))
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    before = told.get("began-with", {})
    sums = {key: told.get(key, 0) + before.get(key, 0) for key in ("minutes", "decisions", "labels")}
    listed = f"minutes = {sums['minutes']:.1f}, decisions = {sums['decisions']}, labels = {sums['labels']}"
    return [f"began-with = {{ {listed} }}  # what it went on from"]


def write(weights: Weights, folder: Path, told: str) -> None:
    """Write the net and its card into `net/` of a folder."""
    path = folder / FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(to_bytes(weights))
    path.with_name(CARD).write_text(told, encoding="utf-8")
