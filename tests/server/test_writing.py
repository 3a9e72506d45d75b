"""Names and chat: one form, nothing that deceives, nobody named like another."""

import asyncio
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baluchon.client import ServerRefused
from baluchon.server.protocol import ArrangeSeats, ChangeSeat, ChangeSettings, NewSeat, Say, TableSettings
from baluchon.server.refusals import Refused
from baluchon.server.writing import distinct, likeness, plain, plain_line, plain_name
from tests.server.serving import HERE, OPEN, serving

GAME = "road-trip-europa"
NOTHING = ["\u200b", "\u202e", "\u3164", "\u00ad\u2060", " \u200d ", "\u2800", "\ufeff", "\x9b\x85"]


@pytest.mark.parametrize(
    ("written", "stored"),
    [
        ("Ana\u202egnp.exe", "Anagnp.exe"),  # an override would turn what follows around
        ("\u2066Ben\u2069", "Ben"),
        ("A\u0301na", "\u00c1na"),
        ("Cleo\x9b31m", "Cleo31m"),  # the one-byte form of a terminal's escape
        ("  Di\u00a0\u2003 na ", "Di na"),
        ("Z" + "\u0335" * 30, "Z" + "\u0335" * 4),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("x" * 39 + "\u0344", "x" * 38 + "\u1e8d\u0301"),
    ],
)
def test_a_name_is_brought_into_one_form(written: str, stored: str) -> None:
    assert plain_name(written) == stored


@pytest.mark.parametrize("written", NOTHING)
def test_what_cannot_be_seen_is_no_name_and_no_line(written: str) -> None:
    for form in (plain_name, plain_line):
        with pytest.raises(Refused):
            form(written)


@given(st.text(max_size=60))
def test_any_text_comes_out_harmless(text: str) -> None:
    for form in (plain(text), plain(text, lines=True)):
        assert not set(form) & {chr(code) for code in (*range(9), *range(11, 32), *range(127, 160))}
        assert not set(form) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c")
    assert plain(plain(text)) == plain(text)


def test_names_that_look_alike_are_told_apart() -> None:
    for like in ("ANA", "Аnа", "Án\u200da", "A n a", "Ａｎａ"):
        assert likeness(like) == likeness("Ana"), like
        assert distinct(like, ["Ana", "Ben"]) != like
    assert distinct("Ana", ["Ben", "Cleo"]) == "Ana"
    assert distinct("Ana", ["Ana", "Ana (2)"]) == "Ana (3)"
    assert len(distinct("x" * 40, ["x" * 40])) == 40


def test_nobody_at_a_table_is_named_like_another(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            opened = await ana.open(GAME, [HERE, HERE, OPEN, NewSeat("bot", level="random")])
            table, invitation = opened.table.id, opened.invitation
            assert invitation is not None
            assert [seat.name for seat in opened.table.seats] == ["Ana", "Ana (2)", "", "random"]
            async with served.client() as eve:
                joined = await eve.join(table, invitation.key, "\u202eАnа\u200b")
                assert joined.table.seats[2].name == "Аnа (3)"
            await ana.command(table, ChangeSeat(3, NewSeat("bot", "ana", "random")))
            await ana.command(table, ChangeSeat(1, NewSeat("here", "Ben")))
            await ana.command(table, ArrangeSeats([0, 1, 2, NewSeat("bot", "Ben", "random")]))
            names = [seat.name for seat in (await ana.table(table)).seats]
            assert names == ["Ana", "Ben", "Аnа (3)", "Ben (2)"]
            async with await served.person("Ben") as ben:
                await ben.command(table, Say("I\u202e am \x1b[31mBen\nreally"))
                assert [(line.seat, line.name, line.text) for line in await ana.chat(table)] == [
                    (None, "Ben (3)", "I am [31mBen\nreally")
                ]
                with pytest.raises(ServerRefused):
                    await ben.command(table, Say("\u200b\u202e"))
                with pytest.raises(ServerRefused):
                    await ben.request("POST", "/api/me/nickname", {"nickname": "\u2066\u2069"})
            async with served.client() as nobody:
                with pytest.raises(ServerRefused):
                    await nobody.come_in("\u3164")
            await ana.command(table, ChangeSettings(TableSettings(name="Sun\u202eday\x9b2J")))
            assert (await ana.table(table)).settings.name == "Sunday2J"

    asyncio.run(story())
