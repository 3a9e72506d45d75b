"""The suites can fail: each way to break a game is caught by the check that is there for it, and says what is wrong."""

import importlib
import re
import shutil
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from baluchon.kernel import registry
from baluchon.kernel.declaration import Game
from baluchon.kernel.happenings import FIRST, SEAT, Happenings, told
from baluchon.kernel.moves import MoveTable, group
from baluchon.kernel.previews import Gain
from baluchon.kernel.words import Message, Reason
from baluchon.lanterns import GAME, dumps, facts
from baluchon.lanterns.components import KEEP, REFS
from baluchon.lanterns.rules import LanternRules
from baluchon.testing import (
    CHECKS,
    GAME_CHECKS,
    Check,
    GameCheck,
    Setting,
    Violation,
    conservation,
    contract,
    encodings,
    fairness,
    goldens,
    happenings,
    imagination,
    name_of,
    plans,
    previews,
    records,
    secrecy,
    settings,
    wording,
)
from baluchon.testing.clauses import (
    clauses_agree,
    clauses_have_tests,
    rules_open_in_plain_words,
    rulings_are_marked,
)
from baluchon.testing.components import components_are_shown, figures_have_origins
from baluchon.testing.lessons import lessons_teach
from tests.conformance.lanterns import broken
from tests.conformance.lanterns.broken import with_rules


@pytest.fixture(autouse=True)
def register(monkeypatch: pytest.MonkeyPatch) -> Callable[[Game], None]:
    """Puts a game into the registry for one test; the sound one is there from the start."""
    known = {game.id: game for game in registry.all_games()}

    def put(game: Game) -> None:
        monkeypatch.setattr(registry, "_registered", lambda: known | {game.id: game})

    put(GAME)
    return put


def test_copies_may_share_figures_that_nobody_changes() -> None:
    for setting in settings(with_rules(broken.Figured)):
        contract.copies_are_independent(setting)


def test_the_sound_game_passes_every_check() -> None:
    for game_check in GAME_CHECKS:
        game_check(GAME)
    for setting in settings(GAME):
        for check in CHECKS:
            check(setting)


SECRETS_TOLD: list[tuple[str, Game, Check, str]] = [
    ("open hands", replace(GAME, public=broken.open_hands), secrecy.nothing_hidden_is_shown, "seat 0: view.public.lit"),
    (
        "a leaking view",
        replace(GAME, private=broken.others_buried),
        secrecy.nothing_hidden_is_shown,
        "view.private.buried",
    ),
    ("leaking reasons", replace(GAME, why_not=broken.telling_reasons), secrecy.nothing_hidden_is_shown, "reasons"),
    ("a leaking prompt", replace(GAME, prompt=broken.telling_prompt), secrecy.nothing_hidden_is_shown, "prompt.args"),
    ("leaking events", replace(GAME, events=broken.telling_events), secrecy.twins_imagine_alike, "lantern:"),
    (
        "open choices",
        replace(GAME, public=broken.open_choices),
        secrecy.commitments_are_sealed,
        "before all have chosen",
    ),
    (
        "a dishonest move",
        with_rules(broken.Peeking),
        secrecy.quiet_moves_reveal_nothing,
        "without a draw or chance.reveal",
    ),
    ("no reveal", with_rules(broken.Unrevealed), secrecy.commitments_commute, "must call chance.reveal"),
    ("a race", with_rules(broken.Racing), secrecy.commitments_commute, "the order of choices"),
    ("hindering choices", with_rules(broken.Hindering), secrecy.commitments_commute, "may choose something else"),
]
BADLY_IMAGINED: list[tuple[str, Game, Check, str]] = [
    (
        "omniscience",
        with_rules(broken.Omniscient),
        secrecy.twins_imagine_alike,
        "depends on what it cannot know: hands",
    ),
    (
        "a bit of truth",
        with_rules(broken.Knowing),
        imagination.imagination_holds_no_truth,
        "depends on what it cannot know",
    ),
    (
        "positions with truth",
        with_rules(broken.Knowing),
        imagination.positions_travel,
        "depends on what it cannot know",
    ),
    (
        "another hand",
        with_rules(broken.Forgetful),
        imagination.imagined_worlds_look_the_same,
        "looks different to seat",
    ),
    ("an unfair deal", with_rules(broken.Unfair), fairness.hidden_things_are_dealt_fairly, "is not fair: in"),
    (
        "a deal in order",
        with_rules(broken.Shifting),
        fairness.hidden_things_are_dealt_fairly,
        "not dealt independently",
    ),
    ("a card never dealt", with_rules(broken.Never), fairness.hidden_things_are_dealt_fairly, "12 is 0 times in 'hand"),
]


def undumped(rules: type[LanternRules]) -> Game:
    """With a dump that leaves out what these rules forget."""
    return replace(GAME, rules=rules(), dump=lambda s: {**dumps.dump(s), "drawing": True})


BADLY_RULED: list[tuple[str, Game, Check, str]] = [
    ("lost cards", with_rules(broken.Losing), conservation.components_are_conserved, "lost: "),
    ("no inventory", replace(GAME, inventory=lambda s: {}), conservation.components_are_conserved, "is empty"),
    ("unordered moves", with_rules(broken.Unordered), contract.legal_moves_are_in_order, "not in ascending order"),
    (
        "moves twice",
        with_rules(broken.Doubled),
        contract.legal_moves_are_in_order,
        "not in ascending order or not unique",
    ),
    (
        "random moves from elsewhere",
        with_rules(broken.Straying),
        contract.random_moves_come_from_legal,
        "where a draw from legal gives",
    ),
    ("no moves", with_rules(broken.Stuck), contract.legal_moves_are_in_order, "has no legal move"),
    ("an endless game", with_rules(broken.Endless), contract.games_end, "not over after most_decisions"),
    (
        "events for one seat",
        replace(GAME, events=broken.one_sided_events),
        contract.changes_are_told,
        "changes what a spectator sees without an event",
    ),
    (
        "a prompt that counts",
        replace(GAME, prompt=broken.counting_prompt),
        contract.changes_are_told,
        "is asked without an event",
    ),
    ("a shared field", with_rules(broken.Sharing), contract.copies_are_independent, "shares the field 'keepers'"),
    ("changed figures", with_rules(broken.Scribbling), contract.copies_are_independent, "changed figures .* share"),
    (
        "a shared object",
        with_rules(broken.SharingKeepers),
        contract.copies_are_independent,
        "shares parts of .* 'keepers'",
    ),
    ("half a copy", undumped(broken.Careless), contract.copies_are_independent, "a copy has another future"),
    ("shared facts", with_rules(broken.KeepingFacts), contract.copies_are_independent, "share or keep the facts"),
    ("a half dump", replace(GAME, dump=broken.dump_without_points), contract.dumps_load, "looks different"),
    ("no JSON", replace(GAME, dump=broken.dump_with_tuples), contract.dumps_load, "does not survive JSON"),
    (
        "a half load",
        replace(GAME, load=broken.load_without_winner),
        contract.dumps_load,
        "dump, load, dump is not the same",
    ),
    ("a memory elsewhere", with_rules(broken.Remembering), records.records_replay, "cannot be played again"),
    ("a memory of take-backs", with_rules(broken.Remembering), records.take_backs_replay, "cannot be played again"),
    ("traces", with_rules(broken.Tracing), records.take_backs_are_honest, "changed the game|left a trace"),
    ("meddling", with_rules(broken.Meddling), contract.queries_change_nothing, "changed the state"),
    ("a foreign suggestion", with_rules(broken.Inventive), contract.queries_change_nothing, "none of the moves"),
    ("too much hope", with_rules(broken.Hoping), contract.estimates_are_shares, "shares of one win"),
    ("an estimate left out", with_rules(broken.Unestimating), contract.estimates_are_shares, "nan"),
    ("everyone wins", with_rules(broken.Kind), contract.outcome_agrees, "the rules say"),
    (
        "bad points that are good",
        replace(GAME, fewest_wins=True),
        contract.outcome_agrees,
        "the game says that the fewest points win",
    ),
]
BADLY_TOLD: list[tuple[str, Game, Check, str]] = [
    (
        "points for another line",
        replace(GAME, happenings=Happenings(told(facts.TOOK, "event-took", line="buried", seat=SEAT, points=FIRST))),
        happenings.points_are_told,
        "its happenings say 1",
    ),
    (
        "a line missing",
        replace(GAME, sheets=broken.sheets_without_buried),
        contract.outcome_agrees,
        "the sheets add up to",
    ),
    (
        "points of no line",
        replace(GAME, public=broken.public_with_stars),
        contract.running_scores_agree,
        "points of 'stars', but the score sheet has the lines lights, buried",
    ),
    (
        "a line that is not shown",
        replace(GAME, public=broken.public_without_buried),
        contract.running_scores_agree,
        "the view shows no points of buried for seat 0",
    ),
    (
        "points that are not counted",
        replace(GAME, sheets=broken.sheets_with_more_lights),
        contract.running_scores_agree,
        "points of 'lights' at the end, the sheet says",
    ),
    (
        "a total that is none",
        replace(GAME, public=broken.public_with_total),
        contract.running_scores_agree,
        "says 99 points in all at the end",
    ),
    ("odd parts", replace(GAME, sheets=broken.sheets_with_odd_parts), contract.sheets_add_up, "do not add up"),
    ("no such clause", replace(GAME, sheets=broken.sheets_of_no_clause), contract.sheets_add_up, "LA-X9"),
    ("no prompt", broken.asking(Message("")), contract.seats_are_prompted, "not prompted"),
    ("a reason of no clause", broken.refusing(Reason("", "reason-lighting")), contract.reasons_are_given, "cites ''"),
    ("an unknown prompt", broken.asking(Message("prompt-x")), wording.texts_exist, "has no prompt-x"),
    (
        "a fact left out",
        broken.refusing(Reason("LA-T1", "reason-not-in-hand")),
        wording.texts_exist,
        "Unknown external",
    ),
    (
        "a promise that is not kept",
        broken.promising(Gain("lights", 1, 1), Gain("buried", 0, 1)),
        previews.previews_come_true,
        "brings 0 for 'lights' .*; the preview says 1 to 1",
    ),
    (
        "points without a word",
        broken.promising(Gain("buried", 0, 1)),
        previews.previews_come_true,
        "brings 1 for 'lights' .*; the preview says 0 to 0",
    ),
    (
        "a move without a preview",
        replace(GAME, own_previews=broken.half_previews),
        previews.previews_come_true,
        "previews.py says nothing of",
    ),
    (
        "a preview that peeps",
        replace(GAME, own_previews=broken.telling_previews),
        previews.previews_name_what_is_there,
        "what seat . foresees at decision .* depends on what it cannot know",
    ),
    (
        "a gain of no line",
        broken.promising(Gain("stars", 0, 1)),
        previews.previews_name_what_is_there,
        r"has gains of \['stars'\]",
    ),
    (
        "a plan that cannot be played",
        replace(GAME, own_propose=lambda s, seat, move, wish: [move, move]),
        plans.plans_can_be_played,
        "is not legal in the plan",
    ),
    (
        "a plan for another move",
        replace(GAME, own_propose=lambda s, seat, move, wish: [KEEP]),
        plans.plans_can_be_played,
        "the plan 'keep' does not begin with",
    ),
    (
        "a plan that promises",
        replace(broken.promising(Gain("lights", 1, 1)), own_propose=lambda s, seat, move, wish: [move]),
        plans.plans_come_true,
        "brings 0 for 'lights' .*; the preview says 1 to 1",
    ),
    (
        "a detail of no declared kind",
        broken.promising(Gain("lights", 0, 1), detail=Message("note-x")),
        previews.previews_name_what_is_there,
        "declares no `Detail`",
    ),
    (
        "a detail of another kind",
        replace(broken.promising(Gain("lights", 0, 1), detail=Message("note-x")), detail=Reason),
        previews.previews_name_what_is_there,
        "is no `Detail`",
    ),
    (
        "a gain of nothing that exists",
        broken.promising(Gain("lights", 0, 1, ("lantern:99",))),
        previews.previews_name_what_is_there,
        "names lantern:99",
    ),
    (
        "a note without words",
        broken.promising(notes=(Message("note-x"),)),
        wording.texts_exist,
        "has no note-x",
    ),
]
BADLY_ENCODED: list[tuple[str, Game, Check, str]] = [
    (
        "swapped fields",
        broken.encoded("swapped"),
        encodings.encodings_hold,
        r"the encoder writes .* for the field 'own (hand|buried)', but the view says",
    ),
    (
        "an encoder that peeps",
        broken.encoded("peeping"),
        encodings.encodings_hold,
        "the encoder writes .* for the field 'lit'",
    ),
    ("a field too few", broken.encoded("short"), encodings.encodings_hold, "does not fit its layout"),
    ("large numbers left out", broken.encoded("small"), encodings.encodings_hold, "0 large numbers, .* has [23]"),
    (
        "a number out of bounds",
        replace(GAME, public=broken.public_with_many_cards),
        encodings.encodings_hold,
        "the field 'bag' cannot be read from the view: bag goes from 0 to 12, but 13",
    ),
    (
        "a hidden field",
        replace(GAME, private=broken.private_with_all),
        encodings.encodings_hold,
        "the field 'own choice' tells seat",
    ),
    (
        "any text",
        replace(GAME, public=broken.public_with_text),
        encodings.encodings_hold,
        r"public\.weather is any text",
    ),
]
BROKEN = [*SECRETS_TOLD, *BADLY_IMAGINED, *BADLY_RULED, *BADLY_TOLD, *BADLY_ENCODED]


@pytest.mark.parametrize(("game", "check", "says"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_what_is_broken_is_caught(game: Game, check: Check, says: str, register: Callable[[Game], None]) -> None:
    register(game)
    caught = [str(violation) for setting in settings(game) if (violation := violation_of(check, setting))]
    assert any(re.search(f"^lanterns-.*({says})", text) for text in caught), caught


def violation_of(check: Check, setting: Setting) -> Violation | None:
    try:
        check(setting)
    except Violation as violation:
        return violation
    return None


UNDECLARED: list[tuple[str, Game, GameCheck, str]] = [
    (
        "half of the rules",
        replace(GAME, rules=broken.Unfinished()),
        contract.declaration_is_complete,
        "lack to_act, legal",
    ),
    (
        "nobody wins",
        replace(GAME, rules=broken.Unranked()),
        contract.declaration_is_complete,
        "the rules lack rank_key",
    ),
    ("no registration", replace(GAME, id="candles"), contract.declaration_is_complete, "is not registered"),
    ("no files", replace(GAME, package="baluchon.kernel"), contract.declaration_is_complete, "has no rules/en.md"),
    ("no French title", replace(GAME, titles={"en": "Lanterns"}), contract.declaration_is_complete, "no title in 'fr'"),
    ("no French name", replace(GAME, names={"x": {"en": "1"}}), contract.declaration_is_complete, "no name in 'fr'"),
    ("no name", replace(GAME, names={}), wording.static_texts_exist, "lantern:1, which has no name"),
    ("no texts", replace(GAME, package="baluchon.kernel"), wording.static_texts_exist, "has no locale/en.ftl"),
    ("a game without an end", replace(GAME, happenings=Happenings()), happenings.happenings_are_told, "closes=GAME"),
    ("any table", broken.lenient(), contract.wrong_tables_are_refused, "starts with 1 seats"),
    ("shouted moves", replace(GAME, moves=MoveTable(group(0, "Light", REFS))), contract.notation_round_trips, "move 0"),
]


@pytest.mark.parametrize(("game", "check", "says"), [row[1:] for row in UNDECLARED], ids=[row[0] for row in UNDECLARED])
def test_what_is_not_declared_is_missed(game: Game, check: GameCheck, says: str) -> None:
    with pytest.raises(Violation, match=says):
        check(game)


FILES: list[tuple[str, str, str, GameCheck, str]] = [
    ("locale/fr.ftl", "move-keep = Tout garder\n", "", wording.static_texts_exist, "fr.ftl and .* differ in move-keep"),
    (
        "locale/de.ftl",
        "{$seat} zündet {$lantern} an",
        "Licht",
        wording.static_texts_exist,
        "event-lit has the variables",
    ),
    ("locale/de.ftl", "tagline = ", "tagline ", wording.static_texts_exist, "de.ftl cannot be read at 'tagline"),
    ("locale/en.ftl", "tagline", "motto", wording.static_texts_exist, "differ in motto, tagline"),
    (
        "locale/en.ftl locale/fr.ftl locale/de.ftl",
        "field-dug-up",
        "label-dug-up",
        wording.static_texts_exist,
        "have no words for some of it: add field-dug-up to locale/.en,fr,de..ftl",
    ),
    ("locale/en.ftl", "moment-game", "moment-end", happenings.happenings_are_told, "lacks moment-game"),
    (
        "locale/en.ftl locale/fr.ftl locale/de.ftl",
        "word-phase-",
        "word-now-",
        wording.static_texts_exist,
        "add word-phase-lighting, word-phase-burying to",
    ),
    ("rules/fr.md", "- LA-E2", "- LA-E3", clauses_agree, "differ in .'LA-E2', 'LA-E3'"),
    ("rules/de.md", "- LA-T4", "- LA-T3", clauses_agree, "LA-T4"),
    ("rules/en.md", "- LA-T4", "- LA-T3", clauses_agree, "has LA-T3 twice"),
    ("rules/en.md", "- LA-", "- ", clauses_agree, "no line of rules/en.md begins with a clause id"),
    ("rules/fr.md", "## En bref", "## Pour commencer", rules_open_in_plain_words, "fr.md does not open with .*En bref"),
    ("rules/de.md", "Du hast einige", "- LA-X1 Du hast einige", rules_open_in_plain_words, "de.md does not open"),
    ("rules/en.md", "You hold", "By LA-S1 you hold", rules_open_in_plain_words, "the opening has LA-S1"),
    ("rules/en.md", "You hold", "(◇) You hold", rules_open_in_plain_words, "the opening has ◇"),
    ("rules/fr.md", "Vous tenez", "Vous tenez " + "très " * 220, rules_open_in_plain_words, "words; 40 to 220"),
    ("rules/fr.md", "prend un point.\n- ", "prend un point.\u00a0◇\n- ", rulings_are_marked, "number of ◇ in LA-T2"),
    (
        "rules/en.md rules/fr.md rules/de.md",
        "\n- LA-T3",
        "\u00a0◇\n- LA-T3",
        rulings_are_marked,
        "en.md explains the sign by '', not by '◇ marks our ruling",
    ),
    ("rules/de.md", "oder alle behalten.", "(unsere Festlegung).", rulings_are_marked, "in words .* LA-T3"),
    ("rules/en.md", "a point.\n- LA-T3", "a point. Our ruling: always.\n- LA-T3", rulings_are_marked, "LA-T2"),
    (
        "data/provenance.toml",
        '["tables.toml"]',
        '["tables.toml".hand]',
        figures_have_origins,
        "nothing of tables.toml/l",
    ),
    (
        "data/provenance.toml",
        '"ours"\n',
        '"ours"\n["x.csv"]\norigin = "ours"\n',
        figures_have_origins,
        "speaks of x.csv",
    ),
    ("data/provenance.toml", '= "ours"', '= "hearsay"', figures_have_origins, "one or more of rulebook, sourced, ours"),
    ("data/provenance.toml", '= "ours"', '= "ours"\nen = "So."', figures_have_origins, "not there in every language"),
    ("data/provenance.toml", '= "ours"', '= ["ours", "sourced"]', figures_have_origins, "no note says which is which"),
    (
        "data/tables.toml",
        "hand = 4",
        "hand = 4\nspare = 2",
        components_are_shown,
        "no table .* shows tables.toml/spare",
    ),
    ("box.py", '"tables.toml/hand"', '"tables.toml/hands"', components_are_shown, "shows tables.toml/hand"),
    (
        "box.py",
        '"tables.toml/lanterns"',
        '"tables.toml/lanterns", "a.csv/b"',
        components_are_shown,
        "shows a.csv/b, which",
    ),
    ("box.py", "lantern:{row", "lamp:{row", components_are_shown, "has no words in en for lamp:1"),
    ("box.py", '"box-worth-a-point"', '"box-worth"', components_are_shown, "no message box-worth"),
    ("box.py", '"buried-worth"', '"worth"', components_are_shown, "no words in en for field-worth"),
    ("locale/fr.ftl", "tip-start = ", "tip-start = " + "très " * 25, wording.tips_are_short, "tip-start has .* in fr"),
    ("locale/en.ftl", "tip-start", "tip-begin", wording.tips_are_short, "no tip-start"),
    ("locale/en.ftl", "tip-prompt-bury", "tip-prompt-x", wording.tips_are_short, "goes with tip-prompt-x"),
    ("locale/de.ftl", "tip-prompt-bury = ", "tip-prompt-bury = (LA-T3) ", wording.tips_are_short, "names a clause"),
    ("lessons/first.toml", "seats = 2", "seats = 9", lessons_teach, "lessons/first.toml: .* not 9"),
    ("lessons/first.toml", '["light 6"]', '["light 4"]', lessons_teach, "seat 1 cannot make its move 1, 'light 4'"),
    ("lessons/first.toml", '["light 6"]', '["light 6"', lessons_teach, "lessons/first.toml: "),
    ("lessons/first.toml", '"prompt-bury"', '"prompt-dig"', lessons_teach, "the game is over before decision 1"),
    ("lessons/first.toml", '["bury 4"]', '["bury 9"]', lessons_teach, "'bury 9' cannot be chosen|does not come up"),
    ("lessons/first.toml", "lantern:4", "lamp:4", lessons_teach, "points at 'lamp:4'"),
    ("lessons/first.toml", 'other = "bury-other"\n', "", lessons_teach, "needs both best and other"),
    ("lessons/de.toml", "bury-keep", "bury-kept", lessons_teach, "lessons/de.toml lacks 'bury-keep'"),
    ("lessons/fr.toml", 'end = "', 'end = "' + "très " * 25, lessons_teach, "words in fr, 25 are enough"),
    ("lessons/en.toml", 'end = "', 'end = "(LA-T3) ', lessons_teach, "names a clause in en"),
]


@pytest.mark.parametrize("n", range(len(FILES)), ids=[f"{row[0]} {row[4]}" for row in FILES])
def test_gaps_in_texts_and_rules_are_named(n: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names, old, new, check, says = FILES[n]
    package = tmp_path / f"broken_lanterns_{n}"
    shutil.copytree(Path(dumps.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    for file in names.split():
        text = (package / file).read_text(encoding="utf-8")
        assert old in text
        (package / file).write_text(text.replace(old, new), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(Violation, match=says):
        check(replace(GAME, package=package.name))


def test_a_row_and_a_pair_that_no_table_shows_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "lanterns_with_cards"
    shutil.copytree(Path(dumps.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    (package / "data" / "cards.csv").write_text("id\n1\n2\n")
    (package / "data" / "links.csv").write_text("a,b\n1,2\n")
    box = (package / "box.py").read_text(encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)

    def shown(rows: str, linked: str) -> None:
        columns = f"""
    Column("lantern", lambda row: f"lantern:{{row['id']}}", ("id",)),
    Column("lantern", lambda row: f"lantern:{linked}", ("links.csv/a", "links.csv/b")),"""
        made = f'CARDS = table("lanterns", {rows}, {columns}\n    file="cards.csv",\n)\nBOX = (*BOX, CARDS)\n'
        (package / "box.py").write_text(f"{box}\nfrom baluchon.kernel.box import Column\n{made}", encoding="utf-8")
        for name in [name for name in sys.modules if name.startswith(package.name)]:
            del sys.modules[name]
        importlib.invalidate_caches()
        components_are_shown(replace(GAME, package=package.name))

    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    shown("[{'id': '1'}, {'id': '2'}]", "{'21'[int(row['id']) - 1]}")
    with pytest.raises(Violation, match=r"does not show 2 of cards\.csv"):
        shown("[{'id': '1'}]", "{'21'[int(row['id']) - 1]}")
    with pytest.raises(Violation, match=r"how links\.csv joins 1 and 2"):
        shown("[{'id': '1'}, {'id': '2'}]", "3")


def test_a_clause_without_a_test_is_named(tmp_path: Path) -> None:
    cited = ["LA-S1", "LA-T1", "LA-T2", "LA-T3", "LA-T4", "LA-E1"]
    (tmp_path / "test_lanterns.py").write_text("\n".join(f"# {clause}" for clause in cited))
    with pytest.raises(Violation, match=r"cites LA-E2$"):
        clauses_have_tests(GAME, tmp_path)
    (tmp_path / "test_end.py").write_text("# LA-E2")
    clauses_have_tests(GAME, tmp_path)
    (tmp_path / "test_more.py").write_text("# LA-E7, and RT-X1 of another game")
    with pytest.raises(Violation, match=r"does not have: LA-E7 \(test_more.py\)"):
        clauses_have_tests(GAME, tmp_path)


def test_an_encoder_of_its_own_passes_if_it_writes_what_the_view_says() -> None:
    for setting in settings(broken.encoded("accelerated")):
        encodings.encodings_hold(setting)


def test_a_changed_playthrough_is_shown(tmp_path: Path) -> None:
    setting = Setting(GAME, 2)
    with pytest.raises(Violation, match="has no golden playthrough"):
        goldens.check_golden(tmp_path, setting, update=False)
    goldens.check_golden(tmp_path, setting, update=True)
    goldens.check_golden(tmp_path, setting, update=False)
    with pytest.raises(Violation, match=r"line 4 of 2\.txt is 'positions"):
        goldens.check_golden(tmp_path, Setting(with_rules(broken.Hindering), 2), update=False)
    file = goldens.golden_file(tmp_path, setting)
    file.write_text(file.read_text() + "more\n")
    with pytest.raises(Violation, match="is 'more', now"):
        goldens.check_golden(tmp_path, setting, update=False)


def test_every_check_is_proved_able_to_fail() -> None:
    proved = {row[2] for row in BROKEN} | {row[2] for row in UNDECLARED} | {row[3] for row in FILES}
    unproved = {name_of(check) for check in CHECKS + GAME_CHECKS} - {name_of(check) for check in proved}
    assert unproved == set()
