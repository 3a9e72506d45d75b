"""A game as the rest of the program knows it: its rules, its words and its views in one declaration."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from tomllib import loads
from types import ModuleType
from typing import Any

import msgspec

from baluchon.kernel.chance import Chance, FastChance
from baluchon.kernel.errors import BadOption, WrongVersion
from baluchon.kernel.game import Fact, Rules
from baluchon.kernel.happenings import Happenings
from baluchon.kernel.moves import MoveTable
from baluchon.kernel.nearest import did_you_mean
from baluchon.kernel.options import Option, Options, Value
from baluchon.kernel.plans import Plan, Propose, tried_plan
from baluchon.kernel.previews import NOTHING, Foreseen, Preview, tried
from baluchon.kernel.sheets import Outcome, Sheet
from baluchon.kernel.words import Message, Reason

LANGUAGES = ("en", "fr", "de")


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat may know: the part that all see, and its own (None for a spectator)."""

    public: msgspec.Struct
    private: msgspec.Struct | None
    previews: Mapping[int, Preview] = {}
    """What the legal moves of the seat would bring, where that was asked for."""


def _nothing_refused(seats: int, options: Options) -> Reason | None:
    return None


def _nothing_under_way(s: Any, seat: int) -> bool:
    return False


@dataclass(frozen=True)
class Game:
    """The declaration of a game. Every function takes the state (or facts) that the rules made."""

    id: str
    package: str
    """Where `rules/*.md` and `locale/*.ftl` lie."""
    titles: Mapping[str, str]
    min_seats: int
    max_seats: int
    version: int
    """Of the rules: what was begun with a version is played to its end, and replayed, by that version."""
    rules: Rules[Any]
    moves: MoveTable
    names: Mapping[str, Mapping[str, str]]
    """Component reference to its name by language."""
    dump: Callable[[Any], dict[str, Any]]
    """The whole state as plain JSON with names."""
    load: Callable[[dict[str, Any]], Any]
    inventory: Callable[[Any], Mapping[str, Sequence[str]]]
    """Where every component is; all places together never change during a game."""
    public: Callable[[Any], msgspec.Struct]
    private: Callable[[Any, int], msgspec.Struct]
    prompt: Callable[[Any, int], Message]
    """What a seat that is to act is asked now."""
    events: Callable[[Iterable[Fact], int | None], list[Message]]
    """What a viewer sees happen (None: a spectator)."""
    happenings: Happenings
    """The table from which events follow, with what each means."""
    why_not: Callable[[Any, int, int], Reason]
    """Why a seat that is to act may not make this move."""
    sheets: Callable[[Any], list[Sheet]]
    outcome: Callable[[Any], Outcome]
    most_decisions: Callable[[int], int]
    """A bound on the decisions of a game with so many seats."""
    options: tuple[Option, ...] = ()
    refuse: Callable[[int, Options], Reason | None] = field(default=_nothing_refused)
    """Why these options do not go with this number of seats, if they do not."""
    own_previews: Callable[[Any, int], Mapping[int, Preview]] | None = None
    """What each legal move of a seat that is to act would bring; None: what trying the rules tells."""
    detail: Any = None
    """The type of `Preview.detail`; None: its previews have none."""
    own_propose: Propose | None = None
    """The moves that carry a choice through; None: every choice is one move."""
    own_brings: Callable[[Any, int, Sequence[int]], Preview] | None = None
    """What a plan of several moves brings; None: what trying the rules tells."""
    own_pencil: Callable[[Any, int], Sheet] | None = None
    """A seat's sheet with what is under way counted as if it were scored now; None: the sheet as it is."""
    is_under_way: Callable[[Any, int], bool] = field(default=_nothing_under_way)
    """Whether a seat is amid a choice that takes several moves."""
    fewest_wins: bool = False
    """Whether points are bad: the seat with the fewest is ahead."""
    colour: str = "lagoon"
    """Of its headings: one of the house's colours, by name."""
    minutes: int | None = None
    """About how long a game takes."""
    shelf: int = 100
    """Its place among all games where they are listed; equal ones are in the order of their ids."""
    earlier: tuple["Game", ...] = ()
    """The versions before this one that can still be played; new games are begun with this one."""
    superseded: bool = False
    """Whether this is such an earlier version."""

    @classmethod
    def of(
        cls,
        package: str,
        *,
        rules: Rules[Any],
        seats: tuple[int, int],
        most_decisions: Callable[[int], int],
        options: tuple[Option, ...] = (),
        refuse: Callable[[int, Options], Reason | None] = _nothing_refused,
        version: int | None = None,
        load: Callable[[dict[str, Any]], Any] | None = None,
        earlier: Iterable["Game"] = (),
    ) -> "Game":
        """The game of a package with the fixed set of files: what has a fixed name there is found by it.

        `game.toml` says what the game is called and what it looks like from afar; `docs/adding-a-game.md` lists the
        files. An earlier version that shares them names its `version`, and `load` if its states are made differently.
        """
        face = loads((files(package) / "game.toml").read_text(encoding="utf-8"))
        modules = ("moves", "components", "dumps", "view", "words", "reasons", "sheets")
        moves, components, dumps, view, words, reasons, sheets = (
            import_module(f"{package}.{name}") for name in modules
        )
        ahead, planning = _module(package, "previews"), _module(package, "plans")
        least, most = seats
        return cls(
            id=face["id"],
            package=package,
            titles=face["title"],
            min_seats=least,
            max_seats=most,
            version=face["version"] if version is None else version,
            rules=rules,
            moves=moves.MOVES,
            names=components.names(),
            dump=dumps.dump,
            load=dumps.load if load is None else load,
            inventory=dumps.inventory,
            public=view.public,
            private=view.private,
            prompt=words.prompt,
            events=words.events,
            happenings=words.EVENTS,
            why_not=reasons.why_not,
            sheets=sheets.sheets,
            outcome=sheets.outcome,
            most_decisions=most_decisions,
            options=options,
            refuse=refuse,
            own_previews=getattr(ahead, "previews", None),
            detail=getattr(ahead, "Detail", None),
            own_propose=getattr(planning, "propose", None),
            own_brings=getattr(planning, "brings", None),
            own_pencil=getattr(ahead, "pencil", None),
            is_under_way=getattr(ahead, "is_under_way", _nothing_under_way),
            fewest_wins=face.get("fewest_wins", False),
            colour=face.get("colour", cls.colour),
            minutes=face.get("minutes"),
            shelf=face.get("shelf", cls.shelf),
            earlier=tuple(replace(game, superseded=True) for game in earlier),
        )

    @property
    def versions(self) -> list["Game"]:
        """This game and the earlier versions that can still be played, the newest first."""
        return [self, *self.earlier]

    def of_version(self, version: int) -> "Game":
        """This game by the rules of a version."""
        for game in self.versions:
            if game.version == version:
                return game
        known = " and ".join(str(game.version) for game in reversed(self.versions))
        raise WrongVersion(
            f"made with version {version} of the rules of {self.id}; this program plays version {known} of them"
        )

    def settle(self, seats: int, options: Options | None = None) -> dict[str, Value]:
        """The options of a game to be started, complete and checked."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadOption(f"{self.id} is for {self.min_seats} to {self.max_seats} seats, not {seats}")
        known = {option.id: option for option in self.options}
        for id in options or {}:
            if id not in known:
                listed = ", ".join(known) or "none"
                raise BadOption(
                    f"{self.id} has no option {id!r}{did_you_mean(id, known) or f'; its options: {listed}'}"
                )
        settled = {id: option.check((options or {}).get(id, option.default)) for id, option in known.items()}
        reason = self.refuse(seats, settled)
        if reason is not None:
            raise BadOption(f"these options do not go with {seats} seats ({reason.clause})", reason)
        return settled

    def parse_options(self, texts: Mapping[str, str]) -> dict[str, Value]:
        """Options as people write them; unknown ones are refused by `settle`."""
        known = {option.id: option for option in self.options}
        return {id: known[id].parse(text) if id in known else text for id, text in texts.items()}

    def start(self, seats: int, options: Options | None, chance: Chance) -> Any:
        """A new state, the options checked."""
        settled = self.settle(seats, options)
        encoded = [option.encode(settled[option.id]) for option in self.options]
        return self.rules.start(seats, encoded, chance)

    def view(self, s: Any, seat: int | None, *, previews: bool = False) -> View:
        """What a seat (None: a spectator) may know; with `previews` also of what its choices would bring."""
        if seat is None:
            return View(self.public(s), None)
        return View(self.public(s), self.private(s, seat), self.previews(s, seat) if previews else {})

    def pencil(self, s: Any, seat: int) -> Sheet:
        """A seat's own sheet with what is under way counted as if it were scored now, as far as the seat knows."""
        if self.own_pencil is not None:
            return self.own_pencil(s, seat)
        # A sheet may count what its seat does not know: that of an imagined world tells nothing of it.
        return self._sheet(self.rules.imagine(s, seat, FastChance(0)), seat)

    def _sheet(self, s: Any, seat: int) -> Sheet:
        return self.sheets(s)[seat]

    def previews(self, s: Any, seat: int) -> Mapping[int, Preview]:
        """What the legal moves of a seat would bring; a move of which nothing is known is left out."""
        moves = self.rules.legal(s, seat)
        if not moves:
            return {}
        if self.own_previews is not None:
            found = self.own_previews(s, seat)
        else:
            found = tried(self.rules, self.own_pencil or self._sheet, s, seat, moves)
        if self.own_propose is None:
            return found
        plans = {move: tuple(self.own_propose(s, seat, move, ())) for move in found}
        return {
            move: msgspec.structs.replace(preview, plan=plans[move]) if len(plans[move]) > 1 else preview
            for move, preview in found.items()
        }

    def propose(self, s: Any, seat: int, move: int, wish: Sequence[int] = ()) -> Plan:
        """The moves by which a seat carries a legal move through, with as much of a wish as is possible."""
        moves = (move,) if self.own_propose is None else tuple(self.own_propose(s, seat, move, wish))
        if len(moves) == 1:
            return Plan(moves, self.previews(s, seat).get(move, Preview()))
        if self.own_brings is not None:
            return Plan(moves, self.own_brings(s, seat, moves))
        known = tried_plan(self.rules, self.own_pencil or self._sheet, s, seat, moves)
        return Plan(moves, known or self.previews(s, seat).get(move, Preview()))

    def foreseen(self, s: Any, seat: int | None) -> Foreseen:
        """What a seat (None: a spectator) may know of what its choices would bring."""
        if seat is None:
            return NOTHING
        return Foreseen(self.pencil(s, seat).lines, self.previews(s, seat))

    def resource(self, *path: str) -> Traversable:
        """A file shipped with the game."""
        return files(self.package).joinpath(*path)

    def module(self, name: str) -> ModuleType | None:
        """A module of the game that not every game has, such as `board`; None if there is none."""
        return _module(self.package, name)


def _module(package: str, name: str) -> ModuleType | None:
    full = f"{package}.{name}"
    return import_module(full) if find_spec(full) is not None else None
