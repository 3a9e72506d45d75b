"""How a game goes, from the deal to the end."""

from baluchon.kernel.bits import BIT, count, mask_of, members, minus, plus
from baluchon.kernel.chance import Chance
from baluchon.kernel.game import NONE, Rules, note
from baluchon.lanterns import facts, hidden, insight, scoring
from baluchon.lanterns.components import BURY, HAND, KEEP, LIGHT
from baluchon.lanterns.state import BURYING, LIGHTING, OVER, LanternState


class LanternRules(Rules[LanternState]):
    """The kernel's contract for Lanterns."""

    def start(self, seats: int, options: list[int], chance: Chance) -> LanternState:
        """LA-S1: four lanterns for everyone."""
        s = LanternState(seats)
        s.drawing = bool(options[0])
        for _ in range(HAND):
            for seat in range(seats):
                draw(s, seat, chance)
        return s

    def to_act(self, s: LanternState) -> int:
        if s.phase == LIGHTING:
            return mask_of([seat for seat, own in enumerate(s.keepers) if own.choice == NONE])
        return BIT[s.winner] if s.phase == BURYING else 0

    def legal(self, s: LanternState, seat: int) -> list[int]:
        if not self.to_act(s) & BIT[seat]:
            return []
        hand = members(s.keepers[seat].hand)
        if s.phase == LIGHTING:
            return [LIGHT + card for card in hand]
        return [*(BURY + card for card in hand), KEEP]

    def play(self, s: LanternState, seat: int, move: int, chance: Chance) -> None:
        if s.phase == LIGHTING:
            s.keepers[seat].choice = move - LIGHT
            note(s, facts.CHOSE, seat, move - LIGHT)
            if self.to_act(s) == 0:
                chance.reveal()
                self.light(s)
        else:
            self.bury(s, seat, move, chance)

    def light(self, s: LanternState) -> None:
        """LA-T1, LA-T2: the brightest lantern takes a point."""
        choices = [own.choice for own in s.keepers]
        for seat, own in enumerate(s.keepers):
            own.hand = minus(own.hand, own.choice)
            s.lit = plus(s.lit, own.choice)
            note(s, facts.LIT, seat, own.choice)
            own.choice = NONE
        s.winner = choices.index(max(choices))
        s.keepers[s.winner].points += 1
        note(s, facts.TOOK, s.winner)
        s.phase = BURYING

    def bury(self, s: LanternState, seat: int, move: int, chance: Chance) -> None:
        """LA-T3, LA-T4: a lantern may go face down; then hands are refilled and the next light is chosen."""
        own = s.keepers[seat]
        if move == KEEP:
            note(s, facts.KEPT, seat)
        else:
            own.hand = minus(own.hand, move - BURY)
            own.buried = plus(own.buried, move - BURY)
            note(s, facts.BURIED, seat, move - BURY)
        if s.drawing and count(s.bag) >= s.seats:
            for other in range(s.seats):
                draw(s, other, chance)
        s.phase = LIGHTING if all(each.hand for each in s.keepers) else OVER
        if s.phase == OVER:  # LA-E1
            chance.reveal()
            note(s, facts.ENDED, 0)

    def imagine(self, s: LanternState, seat: int, chance: Chance) -> LanternState:
        return hidden.imagine(s, seat, chance)

    def rank_key(self, s: LanternState, seat: int) -> list[int]:
        return scoring.rank_key(s, seat)

    def estimate(self, s: LanternState, out: list[float]) -> None:
        insight.estimate(s, out)

    def suggest(self, s: LanternState, seat: int, moves: list[int], chance: Chance) -> int:
        return insight.suggest(s, seat, moves, chance)


def draw(s: LanternState, seat: int, chance: Chance) -> None:
    """A lantern out of the bag into a hand."""
    card = chance.member(s.bag)
    s.bag = minus(s.bag, card)
    s.keepers[seat].hand = plus(s.keepers[seat].hand, card)
    note(s, facts.DREW, seat, card)
