"""Digests of games, to compare two ways of running the same rules: compiled and plain, two hash seeds.

    python -m baluchon.testing.digests [GAME …]

prints as JSON whether the rules run compiled, and for every setting a line for each decision of some games and
the golden playthrough.
"""

import sys

import msgspec

import baluchon
from baluchon.kernel.chance import FastChance
from baluchon.kernel.playout import guided_playout, random_playout
from baluchon.kernel.record import digest
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.testing.goldens import playthrough
from baluchon.testing.setting import Setting, settings, walk

_SHORT = 16
_APART = 10


class Digests(msgspec.Struct):
    """What one run of the rules gave."""

    compiled: bool
    trails: dict[str, list[str]]
    goldens: dict[str, str]


def trail(setting: Setting) -> list[str]:
    """A line for each decision of a game, with what is imagined and estimated now and then; then two more ends."""
    game, rules = setting.game, setting.game.rules
    lines: list[str] = []
    out = [0.0] * setting.seats
    for moment in walk(setting, 1):
        line = f"{moment.seat} {moment.move} {digest(game, moment.state)[:_SHORT]}"
        if moment.number % _APART == 0:
            for seat in range(setting.seats):
                line += f" {digest(game, rules.imagine(moment.state, seat, FastChance(moment.number)))[:_SHORT]}"
            rules.estimate(moment.state, out)
            line += "".join(f" {share:.9f}" for share in out)
        lines.append(line)
    for guided in (False, True):
        chance = FastChance(int(guided))
        state = setting.start(chance)
        if guided:
            decisions = guided_playout(rules, state, chance, game.most_decisions(setting.seats))
        else:
            decisions = random_playout(rules, state, chance)
        lines.append(f"{decisions} {digest(game, state)} {game.outcome(state).scores}")
    return lines


def main(ids: list[str]) -> None:
    """Print the digests of these games, or of all, in every version that can be played."""
    games = [version for game in ([game_by_id(id) for id in ids] or all_games()) for version in game.versions]
    tables = [table for game in games for table in settings(game)]
    found = Digests(
        compiled=baluchon.__compiled__,
        trails={str(table): trail(table) for table in tables},
        goldens={str(table): playthrough(table) for table in tables},
    )
    sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
