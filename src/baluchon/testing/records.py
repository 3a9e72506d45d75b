"""Matches and their records: what is written down is the game, take-backs included."""

from typing import Any

from baluchon.kernel.bits import BIT
from baluchon.kernel.chance import FastChance, seed_from_text
from baluchon.kernel.errors import CannotTakeBack, RecordError
from baluchon.kernel.match import Match
from baluchon.kernel.record import decode, digest, encode, from_record, to_record
from baluchon.testing.setting import Setting, difference


def records_replay(setting: Setting) -> None:
    """A finished game, a broken-off one and an open record are read back to the same state."""
    for seed in setting.some(2):
        match = new_match(setting, f"record {seed}")
        chooser = FastChance(seed)
        halfway = 1 + chooser.below(setting.game.most_decisions(setting.seats) // 4)
        while not match.is_over:
            play_any(match, chooser)
            if len(match.log) == halfway:
                _replays(setting, match, open=True)
        _replays(setting, match, open=False)


def take_backs_replay(setting: Setting) -> None:
    """A game full of take-backs, own ones and by consent, replays from its record to the same state."""
    for seed in setting.some(2):
        match = new_match(setting, f"take-backs {seed}")
        chooser = FastChance(seed)
        for _ in range(min(80, setting.game.most_decisions(setting.seats))):
            if match.is_over:
                break
            play_any(match, chooser)
            seat = chooser.below(setting.seats)
            if chooser.below(3) == 0 and match.why_no_take_back(seat) is None:
                match.take_back(seat)
            if chooser.below(12) == 0 and match.entries:
                standing = match.log.index(match.entries[chooser.below(len(match.entries))])
                match.take_back_by_consent(seat, standing)
        _replays(setting, match, open=False)


def take_backs_are_honest(setting: Setting) -> None:
    """What may be taken back leaves no trace, wherever in the log it stands; what drew or revealed may not."""
    for seed in setting.some(2):
        match = new_match(setting, f"honest {seed}")
        chooser = FastChance(seed)
        for _ in range(min(60, setting.game.most_decisions(setting.seats))):
            if match.is_over:
                break
            _take_back_each(setting, match, chooser)


def _take_back_each(setting: Setting, match: Match, chooser: FastChance) -> None:
    """Let the seats to act decide; then each takes its decision back and makes it again, if the rule allows it."""
    game = setting.game
    deciding = match.to_act
    before = game.dump(match.state)
    views = [game.view(match.state, seat) for seat in deciding]
    made: list[tuple[int, int]] = []
    for seat in deciding:
        if made and (match.why_no_take_back(made[-1][0]) is not None or seat not in match.to_act):
            break
        moves = match.legal(seat)
        entry = match.play(seat, moves[chooser.below(len(moves))])
        made.append((seat, entry.move))
    after = game.dump(match.state)
    if not match.entries[-1].open_ended:
        _refuses(setting, match, made[-1][0])
        return
    for seat, move in made:  # the first of them stands in the middle of the log
        match.take_back(seat)
        match.play(seat, move)
        _same(setting, "taking a decision back and making it again changed the game", after, game.dump(match.state))
    for seat, _ in made:
        match.take_back(seat)
    _same(setting, "taking decisions back left a trace", before, game.dump(match.state))
    for seat, view in zip(deciding, views, strict=True):
        if game.view(match.state, seat) != view:
            setting.fail(f"seat {seat} sees something else after all decisions were taken back")
    for seat, move in made:
        match.play(seat, move)
    _same(setting, "the same decisions gave another game after a take-back", after, game.dump(match.state))


def _refuses(setting: Setting, match: Match, seat: int) -> None:
    before = digest(setting.game, match.state)
    try:
        match.take_back(seat)
    except CannotTakeBack:
        if digest(setting.game, match.state) != before:
            setting.fail("a refused take-back changed the state")
        return
    setting.fail("a decision that drew or revealed something could be taken back")


def new_match(setting: Setting, seed: str) -> Match:
    """A match at this table whose seed is a text."""
    return Match(setting.game, setting.seats, dict(setting.options), seed=seed_from_text(seed))


def play_any(match: Match, chooser: FastChance) -> None:
    """Any of the seats to act makes any of its moves."""
    mask = 0
    for seat in match.to_act:
        mask |= BIT[seat]
    seat = chooser.member(mask)
    moves = match.legal(seat)
    match.play(seat, moves[chooser.below(len(moves))])


def _replays(setting: Setting, match: Match, *, open: bool) -> None:
    record = to_record(match, open=open)
    written = decode(encode(record))
    if written != record:
        setting.fail("a record read back from its file is not the same")
    try:
        again = from_record(written)
    except RecordError as error:
        setting.fail(f"the record of a game cannot be played again: {error}")
    _same(
        setting, "the record replays to another state", setting.game.dump(match.state), setting.game.dump(again.state)
    )
    if to_record(again, open=open) != record:
        setting.fail("the record of a replayed game is another one")
    for viewer in (None, *range(setting.seats)):
        if again.events(viewer) != match.events(viewer):
            setting.fail(f"viewer {viewer} is told other events when the record is replayed")


def _same(setting: Setting, text: str, one: Any, other: Any) -> None:
    if one != other:
        setting.fail(f"{text}: {difference(one, other)}")
