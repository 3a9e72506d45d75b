"""Readable playthroughs, kept as files and reviewed as differences, and counts of positions.

A playthrough is made of random moves with a fixed seed: it changes when the rules, the notation, the events or
the scores change, and when nothing else does.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from baluchon.kernel.bits import lowest
from baluchon.kernel.chance import FastChance
from baluchon.kernel.match import Match
from baluchon.kernel.record import digest
from baluchon.kernel.words import Argument, Message
from baluchon.testing.records import new_match, play_any
from baluchon.testing.setting import Setting, Violation

_MOST_POSITIONS = 1500
_SEED = "golden"


def golden_file(folder: Path, setting: Setting) -> Path:
    """Where the playthrough of a setting is kept."""
    return folder / setting.table_of / f"{setting.table}.txt"


def check_golden(folder: Path, setting: Setting, *, update: bool) -> None:
    """Compare the playthrough of a setting with its file, or write the file anew."""
    file = golden_file(folder, setting)
    text = playthrough(setting)
    if update:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return
    if not file.is_file():
        raise Violation(f"{setting} has no golden playthrough: write it with `pytest --update-goldens`, then review it")
    for n, (kept, played) in enumerate(zip(_lines(file.read_text(encoding="utf-8")), _lines(text), strict=False)):
        if kept != played:
            raise Violation(
                f"{setting}: line {n + 1} of {file.name} is {kept!r}, now {played!r}. If the change is meant: "
                "`pytest --update-goldens`, and review the difference"
            )


def playthrough(setting: Setting) -> str:
    """A whole game as text."""
    return "\n".join([*_header(setting), "", *_game(setting), ""])


def positions(setting: Setting) -> list[int]:
    """How many positions there are after 1, 2, 3 … decisions, always with the same chance (as chess programs count)."""
    rules, game = setting.game.rules, setting.game
    layer: dict[str, Any] = {"": setting.start(FastChance(1))}
    counts: list[int] = []
    while layer and sum(_branches(setting, state) for state in layer.values()) <= _MOST_POSITIONS:
        following: dict[str, Any] = {}
        for state in layer.values():
            mask = rules.to_act(state)
            seat = lowest(mask) if mask else 0
            for move in rules.legal(state, seat) if mask else ():
                after = rules.copy(state)
                rules.play(after, seat, move, FastChance(len(counts)))
                following[digest(game, after)] = after
        counts.append(len(following))
        layer = following
    return counts


def _branches(setting: Setting, state: Any) -> int:
    mask = setting.game.rules.to_act(state)
    return len(setting.game.rules.legal(state, lowest(mask))) if mask else 0


def _header(setting: Setting) -> Iterator[str]:
    game = setting.game
    yield f"game       {game.id} (rules {game.version}, {len(game.moves)} moves in the table)"
    yield f"seats      {setting.seats}"
    settled = game.settle(setting.seats, dict(setting.options))
    yield f"options    {', '.join(f'{id}={value}' for id, value in settled.items()) or 'none'}"
    yield f"positions  {' '.join(map(str, positions(setting)))}"


def _game(setting: Setting) -> Iterator[str]:
    """Each decision with what a spectator sees happen, then the sheets."""
    match = new_match(setting, _SEED)
    chooser = FastChance(1)
    while not match.is_over:
        play_any(match, chooser)
        entry = match.entries[-1]
        yield f"{len(match.log):4}  seat {entry.seat}  {setting.game.moves.text(entry.move)}"
        for event in setting.game.events(entry.facts, None):
            yield f"        {to_line(event)}"
    yield ""
    yield from _end(match)


def _end(match: Match) -> Iterator[str]:
    for sheet in match.sheets():
        lines = [f"{line.id} {line.points}" for line in sheet.lines]
        yield f"seat {sheet.seat}  {sheet.total:4}  = {', '.join(lines)}"
    outcome = match.outcome()
    yield f"ranking    {' '.join(map(str, outcome.ranking))}"
    yield f"ending     {to_line(outcome.ending)}"
    if outcome.tie_break is not None:
        yield f"tie-break  {to_line(outcome.tie_break)}"
    yield f"digest     {digest(match.game, match.state)}"


def to_line(message: Message) -> str:
    """A message with its arguments, without a language."""
    return " ".join([message.id, *(f"{key}={_to_word(value)}" for key, value in message.args.items())])


def _to_word(value: Argument) -> str:
    return ",".join(value) if isinstance(value, list) else str(value)


def _lines(text: str) -> list[str]:
    return [*text.split("\n"), "(end)"]
