"""`guide`."""

import json

from tests.cli.conftest import GAME, Run


def test_the_guide_tells_a_story_by_its_id_or_title(run: Run) -> None:
    by_id = run("guide", GAME, "france", "--json", "--lang", "fr")
    by_title = run("guide", GAME, "FRANCE", "--json", "--lang", "fr")
    (story,) = json.loads(by_id.stdout)
    assert json.loads(by_title.stdout) == [story]
    assert list(story) == [
        "game", "id", "title", "line", "text", "question", "answer", "place", "year", "sources"
    ]  # fmt: skip


def test_the_guide_says_what_is_near_a_name_it_does_not_know(run: Run) -> None:
    refused = run("guide", GAME, "atlantis")
    assert refused.exit_code == 2
    assert "no story 'atlantis'" in refused.stderr
    assert "baluchon guide road-trip-europa lists them" in refused.stderr
