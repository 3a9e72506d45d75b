"""Previews: what they call certain is what happens, ranges hold, and nothing hidden decides what they say."""

from collections.abc import Mapping, Sequence

import msgspec

from baluchon.kernel.bits import BIT
from baluchon.kernel.chance import FastChance
from baluchon.kernel.previews import Preview
from baluchon.testing.setting import Moment, Setting, moments

_TRIED = 3
"""Moves of a moment that are carried out."""


def previews_come_true(setting: Setting, games: int = 2, of_each: int = 30) -> None:
    """Every gain lies within its bounds on the own sheet, and lines without one stay as they are."""
    for moment in moments(setting, games, of_each):
        if moment.is_last:
            continue
        foreseen = setting.game.previews(moment.state, moment.seat)
        _require_moves(setting, moment, foreseen)
        chooser = FastChance(moment.number)
        for move in {moment.move, *(moment.moves[chooser.below(len(moment.moves))] for _ in range(_TRIED - 1))}:
            if move in foreseen:
                carry_out(setting, moment, [move], foreseen[move])


def previews_name_what_is_there(setting: Setting) -> None:
    """Previews name lines of the sheet and components of the game; worlds that look the same give the same ones."""
    game = setting.game
    for moment in moments(setting, 2, 12):
        lines = [line.id for line in game.sheets(moment.state)[0].lines]
        for seat in range(setting.seats):
            foreseen = game.foreseen(moment.state, seat)
            if [line.id for line in foreseen.pencil] != lines:
                setting.fail(f"the pencilled sheet must have the lines {', '.join(lines)}")
            for move, preview in foreseen.previews.items():
                _require_names(setting, game.moves.text(move), preview, lines)
                _require_detail(setting, game.moves.text(move), preview)
            world = game.rules.imagine(moment.state, seat, FastChance(moment.number))
            if game.foreseen(world, seat) != foreseen:
                setting.fail(f"what seat {seat} foresees at decision {moment.number} depends on what it cannot know")


def _require_moves(setting: Setting, moment: Moment, foreseen: Mapping[int, Preview]) -> None:
    game = setting.game
    odd = [game.moves.text(move) for move in foreseen if move not in moment.moves]
    if odd:
        setting.fail(f"there are previews of moves that are not legal: {', '.join(odd)}")
    lacking = [game.moves.text(move) for move in moment.moves if move not in foreseen]
    if lacking and game.own_previews is not None:
        setting.fail(f"previews.py says nothing of {', '.join(lacking)}")


def _require_names(setting: Setting, text: str, preview: Preview, lines: list[str]) -> None:
    named = [gain.line for gain in preview.gains]
    if len(set(named)) != len(named) or not set(named) <= set(lines):
        setting.fail(f"the preview of {text!r} has gains of {named}; each line of the sheet {lines} at most once")
    for gain in preview.gains:
        if gain.least > gain.most or gain.least == gain.most == 0:
            setting.fail(f"the preview of {text!r} has a gain from {gain.least} to {gain.most} for {gain.line!r}")
        nameless = [ref for ref in gain.refs if ref not in setting.game.names]
        if nameless:
            setting.fail(f"the preview of {text!r} names {', '.join(nameless)}, which are not in game.names")


def _require_detail(setting: Setting, text: str, preview: Preview) -> None:
    """What the game shows besides can be read again by whoever is sent it."""
    detail, declared = preview.detail, setting.game.detail
    if detail is None:
        return
    if declared is None:
        setting.fail(f"the preview of {text!r} has a detail, but previews.py declares no `Detail`")
    try:
        read = msgspec.convert(msgspec.to_builtins(detail), declared)
    except msgspec.ValidationError as error:
        read = error
    if read != detail:
        setting.fail(f"the detail of {text!r} is no `Detail` of previews.py: {read}")


def carry_out(setting: Setting, moment: Moment, moves: Sequence[int], preview: Preview) -> None:
    """Make the moves, then let the same seat finish what it has begun and the others choose who choose with it."""
    game, rules, seat = setting.game, setting.game.rules, moment.seat
    before = {line.id: line.points for line in game.pencil(moment.state, seat).lines}
    s, chance, chooser = rules.copy(moment.state), FastChance(moment.number), FastChance(moves[0])
    s.facts = []
    together = rules.to_act(s)
    for move in moves:
        rules.play(s, seat, move, chance)
    while True:
        choosing = rules.to_act(s) & together if together != BIT[seat] and chance.stamp == 0 else 0
        if game.is_under_way(s, seat):
            choosing |= rules.to_act(s) & BIT[seat]
        if choosing == 0:
            break
        actor = chooser.member(choosing)
        legal = rules.legal(s, actor)
        rules.play(s, actor, legal[chooser.below(len(legal))], chance)
    closed = any(game.happenings.closes(event) for event in game.events(s.facts or (), seat))
    sheet = game.sheets(s)[seat] if closed else game.pencil(s, seat)
    bounds = {gain.line: (gain.least, gain.most) for gain in preview.gains}
    for line in sheet.lines:
        least, most = bounds.get(line.id, (0, 0))
        change = line.points - before[line.id]
        if not least <= change <= most:
            told = ", ".join(map(game.moves.text, moves))
            setting.fail(
                f"{told!r} of seat {seat} brings {change} for {line.id!r} at decision "
                f"{moment.number} of game {moment.seed}; the preview says {least} to {most}"
            )
