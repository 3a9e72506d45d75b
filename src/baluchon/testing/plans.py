"""Plans: whatever is wished, they can be played move by move, and they follow from what the seat may know."""

from baluchon.kernel.chance import FastChance
from baluchon.kernel.plans import Plan
from baluchon.testing.previews import carry_out
from baluchon.testing.setting import Moment, Setting, moments

_WISHES = 3
"""Wishes that are tried with a plan."""


def plans_can_be_played(setting: Setting, games: int = 2, of_each: int = 20) -> None:
    """Every plan begins with its move and is legal move by move, with any wish; only the last move may draw."""
    game = setting.game
    if game.own_propose is None:
        return
    for moment in moments(setting, games, of_each):
        if moment.is_last:
            continue
        chooser = FastChance(moment.number)
        move = moment.moves[chooser.below(len(moment.moves))]
        plan = game.propose(moment.state, moment.seat, move)
        follows = _played(setting, moment, move, plan)
        for _ in range(_WISHES):
            # What may follow, some of it twice, and anything at all: people wish for what cannot be, too.
            wish = [follows[chooser.below(len(follows))] for _ in range(chooser.below(4))] if follows else []
            wish.append(chooser.below(len(game.moves)))
            _played(setting, moment, move, game.propose(moment.state, moment.seat, move, wish))


def plans_come_true(setting: Setting) -> None:
    """What a plan brings is what comes of it, and it depends on nothing that the seat cannot know."""
    game, rules = setting.game, setting.game.rules
    if game.own_propose is None:
        return
    for moment in moments(setting, 2, 12):
        for move, preview in game.previews(moment.state, moment.seat).items() if not moment.is_last else ():
            plan = game.propose(moment.state, moment.seat, move)
            if preview.plan != (plan.moves if len(plan.moves) > 1 else ()):
                setting.fail(f"the preview of {game.moves.text(move)!r} has another plan than what is proposed")
            world = rules.imagine(moment.state, moment.seat, FastChance(moment.number))
            if game.propose(world, moment.seat, move) != plan:
                setting.fail(f"the plan for {game.moves.text(move)!r} depends on what seat {moment.seat} cannot know")
            carry_out(setting, moment, plan.moves, plan.brings)


def _played(setting: Setting, moment: Moment, move: int, plan: Plan) -> list[int]:
    """Play a plan; all moves that could have followed the first."""
    game, rules, seat = setting.game, setting.game.rules, moment.seat
    told = ", ".join(map(game.moves.text, plan.moves))
    if plan.moves[:1] != (move,):
        setting.fail(f"the plan {told!r} does not begin with {game.moves.text(move)!r}")
    s, chance = rules.copy(moment.state), FastChance(moment.number)
    follows: set[int] = set()
    for each in plan.moves:
        legal = rules.legal(s, seat)
        if each not in legal:
            setting.fail(f"{game.moves.text(each)!r} is not legal in the plan {told!r} of seat {seat}")
        if chance.stamp:
            setting.fail(f"something is drawn or revealed amid the plan {told!r} of seat {seat}")
        if each != move:
            follows.update(legal)
        rules.play(s, seat, each, chance)
    return sorted(follows)
