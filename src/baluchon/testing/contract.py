"""The contract of `Rules` and `Game`, held against games that are played."""

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec

from baluchon.kernel.bits import BIT, below, members
from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.kernel.errors import BaluchonError, MoveError
from baluchon.kernel.game import Fact, Figures, Rules
from baluchon.kernel.match import Match
from baluchon.kernel.playout import random_playout, utility
from baluchon.kernel.previews import Foreseen
from baluchon.kernel.registry import all_games
from baluchon.kernel.shapes import running_scores
from baluchon.kernel.words import Message
from baluchon.testing.clauses import clauses
from baluchon.testing.setting import Setting, Violation, difference, moments, state_at, walk

_RULES = ("start", "to_act", "legal", "play", "imagine", "estimate", "suggest")
"""What a game must write itself."""
_UNCHANGEABLE = (int, float, str, bytes, tuple, frozenset, type(None), Figures)
"""What copies may share. That figures are not changed is looked at."""
_CLOSE = 1e-6


def declaration_is_complete(game: Game) -> None:
    """The registry knows the game, its rules fulfil the contract, its files and titles are there."""
    if not any(known.id == game.id for known in all_games()):
        raise Violation(f"{game.id} is not registered: declare it in the entry-point group baluchon.games")
    lacking = [name for name in _RULES if _is_inherited(game, name)]
    if _is_inherited(game, "rank_key") and _is_inherited(game, "winners"):
        lacking.append("rank_key")
    if lacking:
        raise Violation(f"{game.id}: the rules lack {', '.join(lacking)}")
    for folder, ending in (("rules", "md"), ("locale", "ftl")):
        for language in LANGUAGES:
            if not game.resource(folder, f"{language}.{ending}").is_file():
                raise Violation(f"{game.id} has no {folder}/{language}.{ending}")
    for language in LANGUAGES:
        if not game.titles.get(language):
            raise Violation(f"{game.id} has no title in {language!r}")
        for ref, names in game.names.items():
            if not names.get(language):
                raise Violation(f"{game.id}: {ref} has no name in {language!r}")
    if not 1 <= game.min_seats <= game.max_seats:
        raise Violation(f"{game.id}: {game.min_seats} to {game.max_seats} seats is no range")
    for option in game.options:
        if option.default not in option.values:
            raise Violation(f"{game.id}: the default of option {option.id} is none of its values")


def _is_inherited(game: Game, name: str) -> bool:
    return getattr(type(game.rules), name) is getattr(Rules, name)


def notation_round_trips(game: Game) -> None:
    """Every move of the table is found again by its text."""
    for n, move in enumerate(game.moves):
        for text in (game.moves.text(n), f"  {game.moves.text(n).upper()} "):
            try:
                found = (game.moves.parse(text), game.moves.find(text, []), move.index)
            except MoveError as error:
                raise Violation(f"{game.id}: move {n} is not found by its text: {error}") from None
            if found != (n, n, n):
                raise Violation(f"{game.id}: move {n} is {found} when it is found by its text {text!r}")


def legal_moves_are_in_order(setting: Setting) -> None:
    """Legal moves are unique, ascending and in the table; there are some exactly for the seats to act."""
    rules = setting.game.rules
    size = len(setting.game.moves)
    everyone = below(setting.seats)
    for seed in setting.some(4):
        for moment in walk(setting, seed):
            mask = rules.to_act(moment.state)
            setting.require(mask & ~everyone == 0, f"to_act names seats that are not there: {mask:b}")
            for seat in range(setting.seats):
                moves = rules.legal(moment.state, seat)
                if bool(moves) != bool(mask & BIT[seat]):
                    setting.fail(f"seat {seat} has {len(moves)} legal moves, but to_act is {members(mask)}")
                if any(not 0 <= move < size for move in moves):
                    setting.fail(f"legal gives moves outside of the table of {size}: {moves}")
                if any(one >= other for one, other in pairwise(moves)):
                    setting.fail(f"legal moves are not in ascending order or not unique: {_texts(setting, moves)}")


def random_moves_come_from_legal(setting: Setting) -> None:
    """`random_move` gives what one draw below the number of legal moves points at, and draws nothing else."""
    rules = setting.game.rules
    for moment in moments(setting, 4, 40):
        for seat in members(rules.to_act(moment.state)):
            moves = rules.legal(moment.state, seat)
            listed, drawn = FastChance(moment.number), FastChance(moment.number)
            expected = moves[listed.below(len(moves))]
            move = rules.random_move(moment.state, seat, drawn)
            if move != expected or drawn.word() != listed.word():
                given = move if move not in moves else _texts(setting, [move])
                setting.fail(f"random_move gives {given} where a draw from legal gives {_texts(setting, [expected])}")


def games_end(setting: Setting) -> None:
    """Random games and suggested ones are over within most_decisions; nobody is to act then."""
    rules = setting.game.rules
    most = setting.game.most_decisions(setting.seats)
    for seed in setting.some(10):
        last = _end(setting, seed)
        for seat in range(setting.seats):
            setting.require(rules.legal(last, seat) == [], f"seat {seat} has legal moves after the end")
        chance = FastChance(seed)
        decisions = random_playout(rules, setting.start(chance), chance)
        if not 0 < decisions <= most:
            setting.fail(f"random play took {decisions} decisions, most_decisions says at most {most}")


def queries_change_nothing(setting: Setting) -> None:
    """Asking (legal, suggest, imagine, estimate, view, sheets, why_not …) leaves the state as it is."""
    game = setting.game
    for moment in moments(setting, 2, 8):
        before = game.dump(moment.state)
        game.rules.estimate(moment.state, [0.0] * setting.seats)
        game.sheets(moment.state)
        for seat in range(setting.seats):
            moves = game.rules.legal(moment.state, seat)
            game.rules.imagine(moment.state, seat, FastChance(1))
            game.view(moment.state, seat)
            game.foreseen(moment.state, seat)
            if moves:
                kept = list(moves)
                suggested = game.rules.suggest(moment.state, seat, moves, FastChance(2))
                if suggested not in kept:
                    setting.fail(f"suggest gives {suggested}, which is none of the moves {kept}")
                game.prompt(moment.state, seat)
                _ask_why_not(setting, moment.state, seat)
        after = game.dump(moment.state)
        if after != before:
            setting.fail(f"a question changed the state: {difference(before, after)}")


def changes_are_told(setting: Setting) -> None:
    """Who is shown nothing of a move that others are shown something of sees no change and is asked nothing else.

    Servers rely on it.
    """
    game = setting.game
    viewers = (None, *range(setting.seats))
    for moment in moments(setting, 3, 60):
        if moment.is_last:
            continue
        after = game.rules.copy(moment.state)
        after.facts = []
        game.rules.play(after, moment.seat, moment.move, FastChance(moment.number))
        shown = {viewer: game.events(after.facts, viewer) for viewer in viewers}
        for viewer, events in shown.items():
            if events or not any(shown.values()):
                continue
            before, now = (msgspec.to_builtins(game.view(state, viewer)) for state in (moment.state, after))
            who = "a spectator" if viewer is None else f"seat {viewer}"
            text = f"{game.moves.text(moment.move)!r} changes what {who} sees without an event for it"
            _require_same(setting, text, before, now)
            asked = _asked(setting, moment.state, viewer)
            if asked is not None and _asked(setting, after, viewer) not in (None, asked):
                setting.fail(f"{game.moves.text(moment.move)!r} changes what {who} is asked without an event for it")


def _asked(setting: Setting, state: Any, viewer: int | None) -> tuple[Message, list[int], Foreseen] | None:
    """What a seat that is to act is asked and may do, and what it is told of that."""
    game = setting.game
    if viewer is None or not game.rules.to_act(state) & BIT[viewer]:
        return None
    return game.prompt(state, viewer), game.rules.legal(state, viewer), game.foreseen(state, viewer)


def copies_are_independent(setting: Setting) -> None:
    """Nothing done to a copy shows in the original, nor the other way round, in any field."""
    game, rules = setting.game, setting.game.rules
    for moment in moments(setting, 2, 4):
        original = state_at(setting, moment)
        facts: list[Fact] = []
        original.facts = facts
        copied = rules.copy(original)
        if copied.facts is not None:
            setting.fail("a copy must not share or keep the facts: set them to None")
        before = game.dump(original)
        _require_same(setting, "a fresh copy differs from its original", before, game.dump(copied))
        _share_nothing(setting, original, copied)
        printed = _figures(original)
        random_playout(rules, copied, FastChance(3))
        _require_same(setting, "playing changed figures that all states share", printed, _figures(original))
        _require_same(setting, "playing on a copy changed the original", before, game.dump(original))
        setting.require(original.facts is facts and facts == [], "playing on a copy wrote into the original's facts")
        again = rules.copy(original)
        original.facts = None
        random_playout(rules, original, FastChance(3))
        _require_same(setting, "playing on the original changed a copy", before, game.dump(again))
        _require_same(setting, "a copy has another future", game.dump(original), game.dump(copied))


def dumps_load(setting: Setting) -> None:
    """A dump is plain JSON; what is loaded from it is the same state with the same future."""
    game, rules = setting.game, setting.game.rules
    for moment in moments(setting, 2, 6):
        dumped = game.dump(moment.state)
        try:
            plain = msgspec.json.decode(msgspec.json.encode(dumped))
        except (TypeError, msgspec.MsgspecError) as error:
            setting.fail(f"the dump is not JSON: {error}")
        _require_same(setting, "the dump does not survive JSON (keys must be texts, lists no tuples)", dumped, plain)
        loaded = game.load(plain)
        _require_same(setting, "dump, load, dump is not the same", dumped, game.dump(loaded))
        for seat in range(setting.seats):
            if rules.legal(loaded, seat) != rules.legal(moment.state, seat):
                setting.fail(f"seat {seat} has other legal moves after load")
            _require_same(
                setting, "a loaded state looks different", _view(game, moment.state, seat), _view(game, loaded, seat)
            )
        kept = rules.copy(moment.state)
        random_playout(rules, kept, FastChance(5))
        random_playout(rules, loaded, FastChance(5))
        _require_same(setting, "a loaded state has another future", game.dump(kept), game.dump(loaded))


def sheets_add_up(setting: Setting) -> None:
    """Score sheets exist at every moment, one for each seat; parts add up to lines, lines cite clauses that exist."""
    known = clauses(setting.game, "en")
    for moment in moments(setting, 3, 12):
        sheets = setting.game.sheets(moment.state)
        if [sheet.seat for sheet in sheets] != list(range(setting.seats)):
            setting.fail("there must be one score sheet for each seat, in order")
        if len({tuple(line.id for line in sheet.lines) for sheet in sheets}) != 1:
            setting.fail("the sheets of the seats have different lines")
        for line in (line for sheet in sheets for line in sheet.lines):
            if line.clause not in known:
                setting.fail(f"line {line.id} cites clause {line.clause!r}, which is not in rules/en.md")
            if line.parts and sum(line.parts) != line.points:
                setting.fail(f"the parts {line.parts} of line {line.id} do not add up to {line.points}")


def outcome_agrees(setting: Setting) -> None:
    """At the end the outcome, the sheets, the winners of the rules and the utilities tell the same."""
    game = setting.game
    for seed in setting.some(8):
        last = _end(setting, seed)
        outcome = game.outcome(last)
        totals = tuple(sheet.total for sheet in game.sheets(last))
        if outcome.scores != totals:
            setting.fail(f"the outcome says {outcome.scores}, the sheets add up to {totals}")
        if sorted(outcome.ranking) != sorted(1 + sum(r < rank for r in outcome.ranking) for rank in outcome.ranking):
            setting.fail(f"{outcome.ranking} is no ranking: places count from 1, equal ones are shared")
        placed = sorted(zip(outcome.ranking, outcome.scores, strict=True))
        for (place, score), (behind, less) in pairwise(placed):
            if place < behind and (score > less if game.fewest_wins else score < less):
                wins = "fewest" if game.fewest_wins else "most"
                setting.fail(f"{score} points are placed before {less}, but the game says that the {wins} points win")
        winners = members(game.rules.winners(last))
        if list(outcome.winners) != winners or not winners:
            setting.fail(f"the outcome says {list(outcome.winners)} won, the rules say {winners}")
        out = [0.0] * setting.seats
        utility(game.rules, last, out)
        if abs(sum(out) - 1) > _CLOSE:
            setting.fail(f"the utilities of an ended game add up to {sum(out)}")


def running_scores_agree(setting: Setting) -> None:
    """Points in the public view belong to lines of the score sheet, all of them; at the end both say the same."""
    game = setting.game
    for moment in moments(setting, 2, 4):
        sheets = game.sheets(moment.state)
        for running in running_scores(game, game.public(moment.state)):
            sheet = sheets[running.seat]
            lines = {line.id: line.points for line in sheet.lines}
            for id, parts in running.lines.items():
                if id not in lines:
                    setting.fail(f"the view has points of {id!r}, but the score sheet has the lines {', '.join(lines)}")
                if moment.is_last and sum(parts) != lines[id]:
                    setting.fail(f"the view says {sum(parts)} points of {id!r} at the end, the sheet says {lines[id]}")
            lacking = [id for id in lines if id not in running.lines]
            if running.lines and lacking:
                setting.fail(f"the view shows no points of {', '.join(lacking)} for seat {running.seat}")
            if moment.is_last and running.total not in (None, sheet.total):
                setting.fail(f"the view says {running.total} points in all at the end, the sheet says {sheet.total}")


def estimates_are_shares(setting: Setting) -> None:
    """At any moment each seat's estimate is a share of one win: from 0 to 1, together 1."""
    out = [0.0] * setting.seats
    for moment in moments(setting, 4, 20):
        for seat in range(setting.seats):
            out[seat] = math.nan
        setting.game.rules.estimate(moment.state, out)
        if not all(-_CLOSE <= share <= 1 + _CLOSE for share in out) or abs(sum(out) - 1) > 1e-3:
            setting.fail(f"estimate gives {out} at decision {moment.number}: shares of one win are from 0 to 1, sum 1")


def reasons_are_given(setting: Setting) -> None:
    """Whatever illegal move of the table a seat tries, at its turn or not: a reason, with a clause that exists."""
    for moment in moments(setting, 2, 10):
        if not moment.is_last:
            _ask_why_not(setting, moment.state, moment.seat)
    match = Match(setting.game, setting.seats, dict(setting.options), seed=bytes(32))
    for seat in range(-1, setting.seats + 1):
        for move in range(0, len(setting.game.moves), 1 + len(setting.game.moves) // 20):
            reason = match.why_not(seat, move)
            if (reason is None) != (seat in match.to_act and move in match.legal(seat)):
                setting.fail(f"why_not({seat}, {setting.game.moves.text(move)!r}) gives {reason}")


def seats_are_prompted(setting: Setting) -> None:
    """Every seat that is to act is asked something."""
    for moment in moments(setting, 2, 25):
        for seat in members(setting.game.rules.to_act(moment.state)):
            if not setting.game.prompt(moment.state, seat).id:
                setting.fail(f"seat {seat} is to act at decision {moment.number} but is not prompted")


def wrong_tables_are_refused(game: Game) -> None:
    """Too few or too many seats, unknown options and wrong values are refused in words."""
    attempts: list[tuple[int, dict[str, Any]]] = [
        (game.min_seats - 1, {}),
        (game.max_seats + 1, {}),
        (game.max_seats, {"no-such-option": True}),
        *((game.max_seats, {option.id: "no such value"}) for option in game.options),
    ]
    for seats, options in attempts:
        try:
            game.start(seats, options, FastChance(0))
        except BaluchonError:
            continue
        raise Violation(f"{game.id} starts with {seats} seats and options {options}")


def _end(setting: Setting, seed: int) -> Any:
    *_, last = walk(setting, seed)
    return last.state


def _ask_why_not(setting: Setting, state: Any, seat: int) -> None:
    game = setting.game
    known = clauses(game, "en")
    legal = set(game.rules.legal(state, seat))
    for move in range(len(game.moves)):
        if move not in legal:
            reason = game.why_not(state, seat, move)
            if reason.clause not in known:
                setting.fail(
                    f"why_not for {game.moves.text(move)!r} ({reason.id}) cites {reason.clause!r}, "
                    "which is not in rules/en.md"
                )


def _share_nothing(setting: Setting, original: Any, copied: Any) -> None:
    """Changeable values must not be the same object in both, however deep they lie."""
    for name, value in _attributes(original):
        other = getattr(copied, name, None)
        if value is other and _is_changeable(value):
            setting.fail(f"a copy shares the field {name!r} with its original")
        if _share_parts(value, other):
            setting.fail(f"a copy shares parts of the field {name!r} with its original")


def _figures(state: Any) -> dict[str, dict[str, str]]:
    """What a state shares with all others: by field, the values in writing."""
    shared = {name: value for name, value in _attributes(state) if isinstance(value, Figures)}
    return {name: {part: repr(held) for part, held in _attributes(value)} for name, value in shared.items()}


def _share_parts(one: Any, other: Any) -> bool:
    return any(
        (part is same and _is_changeable(part)) or _share_parts(part, same)
        for part, same in zip(_parts(one), _parts(other), strict=False)
    )


def _parts(value: Any) -> list[Any]:
    if isinstance(value, list | tuple):
        return list(value)
    if isinstance(value, dict):
        return list(value.values())
    return [part for _, part in _attributes(value)] if _is_changeable(value) else []


def _attributes(value: Any) -> Iterator[tuple[str, Any]]:
    """What an object consists of; compiled ones have no `__dict__` to ask."""
    for name in dir(value):
        if not name.startswith("__") and not callable(part := getattr(value, name, None)):
            yield name, part


def _is_changeable(value: Any) -> bool:
    config = getattr(value, "__struct_config__", None)
    return not isinstance(value, _UNCHANGEABLE) and not (config is not None and config.frozen)


def _require_same(setting: Setting, text: str, one: Any, other: Any) -> None:
    if one != other or _kinds(one) != _kinds(other):
        setting.fail(f"{text}: {difference(one, other)}")


def _kinds(value: Any) -> Any:
    """The types in a structure: a tuple or True is not what JSON gives back for a list or 1."""
    if isinstance(value, dict):
        return {key: _kinds(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_kinds(part) for part in value]
    return type(value)


def _view(game: Game, state: Any, seat: int) -> Any:
    return msgspec.json.decode(msgspec.json.encode(game.view(state, seat)))


def _texts(setting: Setting, moves: list[int]) -> list[str]:
    return [setting.game.moves.text(move) for move in moves]
