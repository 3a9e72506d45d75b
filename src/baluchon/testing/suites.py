"""All checks in one list, cheap ones first."""

from collections.abc import Callable
from typing import TypeAlias

from baluchon.extras import how_to_install
from baluchon.kernel.declaration import Game
from baluchon.testing.clauses import clauses_agree, rules_open_in_plain_words, rulings_are_marked
from baluchon.testing.components import components_are_shown, figures_have_origins
from baluchon.testing.conservation import components_are_conserved
from baluchon.testing.contract import (
    changes_are_told,
    copies_are_independent,
    declaration_is_complete,
    dumps_load,
    estimates_are_shares,
    games_end,
    legal_moves_are_in_order,
    notation_round_trips,
    outcome_agrees,
    queries_change_nothing,
    random_moves_come_from_legal,
    reasons_are_given,
    running_scores_agree,
    seats_are_prompted,
    sheets_add_up,
    wrong_tables_are_refused,
)
from baluchon.testing.fairness import hidden_things_are_dealt_fairly
from baluchon.testing.happenings import happenings_are_told, points_are_told
from baluchon.testing.imagination import (
    imagination_holds_no_truth,
    imagined_worlds_look_the_same,
    positions_travel,
)
from baluchon.testing.lessons import lessons_teach
from baluchon.testing.plans import plans_can_be_played, plans_come_true
from baluchon.testing.previews import previews_come_true, previews_name_what_is_there
from baluchon.testing.records import records_replay, take_backs_are_honest, take_backs_replay
from baluchon.testing.secrecy import (
    commitments_are_sealed,
    commitments_commute,
    nothing_hidden_is_shown,
    quiet_moves_reveal_nothing,
    twins_imagine_alike,
)
from baluchon.testing.setting import Setting
from baluchon.testing.wording import static_texts_exist, texts_exist, tips_are_short

Check: TypeAlias = Callable[[Setting], None]
GameCheck: TypeAlias = Callable[[Game], None]

GAME_CHECKS: tuple[GameCheck, ...] = (
    declaration_is_complete,
    notation_round_trips,
    wrong_tables_are_refused,
    clauses_agree,
    rules_open_in_plain_words,
    rulings_are_marked,
    figures_have_origins,
    components_are_shown,
    static_texts_exist,
    happenings_are_told,
    tips_are_short,
    lessons_teach,
)

LEFT_OUT: dict[str, str] = {}
"""Checks that are not in the lists because something is not installed, each with what it needs."""


def _encoding_checks() -> tuple[Check, ...]:
    try:
        from baluchon.testing.encodings import encodings_hold
    except ModuleNotFoundError as missing:
        LEFT_OUT["encodings_hold"] = f"{missing}; {how_to_install('rl')}"
        return ()
    return (encodings_hold,)


CHECKS: tuple[Check, ...] = (
    legal_moves_are_in_order,
    random_moves_come_from_legal,
    games_end,
    queries_change_nothing,
    changes_are_told,
    copies_are_independent,
    dumps_load,
    sheets_add_up,
    outcome_agrees,
    running_scores_agree,
    points_are_told,
    estimates_are_shares,
    seats_are_prompted,
    reasons_are_given,
    texts_exist,
    records_replay,
    take_backs_replay,
    take_backs_are_honest,
    components_are_conserved,
    nothing_hidden_is_shown,
    quiet_moves_reveal_nothing,
    commitments_are_sealed,
    commitments_commute,
    imagined_worlds_look_the_same,
    imagination_holds_no_truth,
    twins_imagine_alike,
    positions_travel,
    hidden_things_are_dealt_fairly,
    previews_come_true,
    previews_name_what_is_there,
    plans_can_be_played,
    plans_come_true,
    *_encoding_checks(),
)


def name_of(check: Check | GameCheck) -> str:
    """What a check is called in a list of tests."""
    return getattr(check, "__name__", repr(check))
