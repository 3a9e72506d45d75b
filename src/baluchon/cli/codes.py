"""Short codes in the terminal: six characters lead to a table, eight make this terminal another device of somebody."""

from typing import TYPE_CHECKING

from baluchon.cli.reading import number_of, read_line
from baluchon.cli.screen import output
from baluchon.kernel.errors import BadOption, BaluchonError
from baluchon.kernel.registry import game_by_id
from baluchon.texts import Texts

if TYPE_CHECKING:
    from baluchon.client import Client
    from baluchon.server.protocol import TableCard, TableInfo


async def find_table(client: "Client", code: str, nickname: str, language: str) -> "TableInfo":
    """Come to the table of a code, or back to one of the tables of whoever made it on another device."""
    from baluchon.server.luck import ALPHABET
    from baluchon.server.people import CODE_LENGTH, RECOVERY_LENGTH, plain

    typed = plain(code)
    if len(typed) not in (CODE_LENGTH, RECOVERY_LENGTH) or not set(typed) <= set(ALPHABET):
        raise BadOption(
            f"{code!r} is no code: a table's has {CODE_LENGTH} letters and digits, "
            f"one for another device {RECOVERY_LENGTH}"
        )
    if len(typed) == CODE_LENGTH:
        found = await client.open_code(typed)
        return (await client.join(found.table, found.key, nickname)).table
    me = await client.recover(typed)
    return await client.table(await _which(_open_tables(me.tables), language))


def _open_tables(cards: "list[TableCard]") -> "list[TableCard]":
    """The tables that are not over, those that wait for me first."""
    going_on = [card for card in cards if card.status in ("waiting", "playing")]
    return sorted(going_on, key=lambda card: not card.your_turn)


async def _which(cards: "list[TableCard]", language: str) -> str:
    """The id of the table to go on with; who has several is asked."""
    if not cards:
        raise BadOption("there is no table of yours to go on with; open one, or take the code of a table")
    if len(cards) == 1:
        return cards[0].id
    texts, screen = Texts(language), output()
    for number, card in enumerate(cards, 1):
        screen.print(f"{number}  {_told(card, texts)}", markup=False)
    while True:
        typed = await read_line(texts.say("play-choose", keys=f"1–{len(cards)}, q"))
        if (chosen := number_of(typed, len(cards))) is not None:
            return cards[chosen - 1].id


def _told(card: "TableCard", texts: Texts) -> str:
    """A table in a list: game, players, and whether something is asked."""
    try:
        title = Texts(texts.language, game_by_id(card.game)).title()
    except BaluchonError:  # a game that the server has and we do not
        title = card.game
    players = ", ".join(seat.name for seat in card.seats if seat.kind != "open")
    parts = [title, players]
    if card.status == "waiting":
        parts.append(texts.say("online-not-begun"))
    elif card.your_turn:
        parts.append(texts.say("online-your-turn"))
    return " · ".join(part for part in parts if part)
