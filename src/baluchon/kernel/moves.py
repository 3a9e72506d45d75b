"""The move table: ints for rules, bots, records and the wire; text for people; structure for clients.

A table is declared per game as groups of moves. The compiled rules know the first int of each group as a
constant, which the group states again; a table that disagrees does not load.
"""

from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches

import msgspec

from baluchon.kernel.errors import Ambiguous, Unparseable

_MOST_CANDIDATES = 6


class Move(msgspec.Struct, frozen=True):
    """One choice: a verb and the components it names, as the same references that views use."""

    index: int
    verb: str
    refs: tuple[str, ...]

    @property
    def text(self) -> str:
        """The notation, such as `pick france`."""
        return " ".join([self.verb, *(ref.partition(":")[2] for ref in self.refs)])

    def __str__(self) -> str:
        return self.text


class Group(msgspec.Struct, frozen=True):
    """All moves of one verb, from a first int on."""

    first: int
    verb: str
    refs: Sequence[tuple[str, ...]]


def group(first: int, verb: str, *columns: Iterable[str]) -> Group:
    """The group of a verb with every combination of components (none: a verb that stands alone)."""
    refs: list[tuple[str, ...]] = [()]
    for column in columns:
        choices = list(column)
        refs = [(*row, ref) for row in refs for ref in choices]
    return Group(first, verb, refs)


class MoveTable:
    """All moves a game can ever offer, in ascending order of their ints."""

    def __init__(self, *groups: Group) -> None:
        moves: list[Move] = []
        for part in groups:
            if part.first != len(moves):
                raise ValueError(f"{part.verb}: the rules say {part.first}, the table is at {len(moves)}")
            moves.extend(Move(part.first + i, part.verb, refs) for i, refs in enumerate(part.refs))
        self._moves = tuple(moves)
        self._texts = tuple(move.text for move in moves)
        self._by_text = {text: i for i, text in enumerate(self._texts)}
        if len(self._by_text) != len(moves):
            raise ValueError("two moves have the same text")

    def __len__(self) -> int:
        return len(self._moves)

    def __getitem__(self, index: int) -> Move:
        return self._moves[index]

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def text(self, index: int) -> str:
        """The notation of a move."""
        return self._texts[index]

    def parse(self, text: str) -> int:
        """The move of exactly this notation; upper case and extra blanks do not matter."""
        plain = " ".join(text.lower().split())
        found = self._by_text.get(plain)
        if found is None:
            raise Unparseable(text, get_close_matches(plain, self._texts, 3))
        return found

    def find(self, text: str, legal: Sequence[int]) -> int:
        """The move a person means: exact, or shortened so far that only one legal move fits.

        A text that fits no legal move but another move of the table gives that one, so that
        the person can be told why not.
        """
        plain = " ".join(text.lower().split())
        if plain in self._by_text:
            return self._by_text[plain]
        words = plain.split(" ")
        for among in (legal, range(len(self._moves))):
            fitting = [index for index in among if self._fits(words, index)]
            if len(fitting) == 1:
                return fitting[0]
            if fitting:
                candidates = [self._texts[index] for index in fitting[:_MOST_CANDIDATES]]
                if len(fitting) > _MOST_CANDIDATES:
                    candidates.append("…")
                raise Ambiguous(text, candidates)
        raise Unparseable(text, get_close_matches(plain, self._texts, 3))

    def _fits(self, words: list[str], index: int) -> bool:
        """Whether each word begins the word at its place, the verb being left out or not."""
        full = self._texts[index].split(" ")
        return any(
            len(words) <= len(rest) and all(long.startswith(short) for short, long in zip(words, rest, strict=False))
            for rest in (full, full[1:])
        )
