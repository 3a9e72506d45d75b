"""Imagined worlds: they look the same to the seat, hold nothing of the truth and are dealt fairly."""

import msgspec

from baluchon.kernel.chance import FastChance
from baluchon.kernel.position import Position
from baluchon.testing.setting import Moment, Setting, difference, moments


def imagined_worlds_look_the_same(setting: Setting) -> None:
    """An imagined world gives the seat the same view and moves, holds the same components and can be played on."""
    game, rules = setting.game, setting.game.rules
    for moment in moments(setting, 2, 12):
        everything = sorted(name for held in game.inventory(moment.state).values() for name in held)
        for seat in range(setting.seats):
            world = rules.imagine(moment.state, seat, FastChance(moment.number))
            if game.view(world, seat) != game.view(moment.state, seat):
                seen, imagined = (_plain(setting, state, seat) for state in (moment.state, world))
                setting.fail(f"an imagined world looks different to seat {seat}: {difference(seen, imagined)}")
            if rules.legal(world, seat) != rules.legal(moment.state, seat):
                setting.fail(f"seat {seat} has other legal moves in a world it imagines")
            if sorted(name for held in game.inventory(world).values() for name in held) != everything:
                setting.fail(f"a world imagined by seat {seat} does not hold the same components")
            if world.facts is not None:
                setting.fail("an imagined world must not carry facts")
            _play_on(setting, moment, seat)


def imagination_holds_no_truth(setting: Setting) -> None:
    """Imagined from the truth or from any imagined world, with equal chance, a world is the same."""
    game, rules = setting.game, setting.game.rules
    for moment in moments(setting, 3, 12):
        for seat in range(setting.seats):
            expected = game.dump(rules.imagine(moment.state, seat, FastChance(7)))
            between = rules.imagine(moment.state, seat, FastChance(moment.number))
            again = game.dump(rules.imagine(between, seat, FastChance(7)))
            if again != expected:
                setting.fail(
                    f"imagine for seat {seat} depends on what it cannot know "
                    f"(equal views and equal chance must give equal states): {difference(expected, again)}"
                )


def positions_travel(setting: Setting) -> None:
    """What a bot gets is the same from every world that looks equal, and survives the way to another process."""
    for moment in moments(setting, 1, 10):
        for seat in range(setting.seats):
            dumped = Position(setting.game, moment.state, seat).dump()
            world = setting.game.rules.imagine(moment.state, seat, FastChance(moment.number))
            if Position(setting.game, world, seat).dump() != dumped:
                setting.fail(f"the position of seat {seat} depends on what it cannot know")
            loaded = Position.load(msgspec.json.decode(msgspec.json.encode(dumped)))
            if loaded.dump() != dumped or loaded.legal != setting.game.rules.legal(moment.state, seat):
                setting.fail(f"the position of seat {seat} is another one after dump and load")


def _play_on(setting: Setting, moment: Moment, seat: int) -> None:
    """The game can be played to its end from an imagined world, with the components it should have."""
    if moment.number % setting.seats != seat:
        return
    rules = setting.game.rules
    world = rules.imagine(moment.state, seat, FastChance(moment.number + 1))
    chance = FastChance(moment.number)
    left = setting.game.most_decisions(setting.seats)
    while mask := rules.to_act(world):
        actor = chance.member(mask)
        moves = rules.legal(world, actor)
        if not moves or left == 0:
            setting.fail(f"the game does not come to its end from a world imagined by seat {seat}")
        rules.play(world, actor, moves[chance.below(len(moves))], chance)
        left -= 1


def _plain(setting: Setting, state: object, seat: int) -> object:
    return msgspec.json.decode(msgspec.json.encode(setting.game.view(state, seat)))
