"""The queries that are longer than a line or asked for often. Placeholders are `?`."""

ENTRY = "INSERT INTO entries (table_id, n, at, actor, command, entry) VALUES (?, ?, ?, ?, ?, ?)"
MEMBER = "INSERT INTO members (table_id, person, seats, ended) VALUES (?, ?, ?, ?)"
RECORD = (
    "INSERT INTO records (table_id, record) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET record = excluded.record"
)
ATTEMPT = "INSERT INTO attempts (day, game, person, table_id) VALUES (?, ?, ?, ?)"
SCORED = "UPDATE attempts SET score = ?, place = ? WHERE day = ? AND game = ? AND person = ? AND table_id = ?"
ENDED = "UPDATE members SET ended = ? WHERE table_id = ?"
CARD = (
    "INSERT INTO tables (id, status, listed, changed, due, card, origin) VALUES (?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (id) DO UPDATE SET status = excluded.status, listed = excluded.listed, changed = excluded.changed, "
    "due = excluded.due, card = excluded.card"
)

LISTED = "SELECT card, origin FROM tables WHERE listed = 1 ORDER BY changed DESC LIMIT ?"
OWN_GOING_ON = "JOIN members ON table_id = id WHERE person = ? AND ended IS NULL ORDER BY changed DESC LIMIT ?"
OWN_OVER = "JOIN members ON table_id = id WHERE person = ? AND ended IS NOT NULL ORDER BY ended DESC LIMIT ?"
FINISHED_GAMES = (
    "SELECT seats, card, record FROM members JOIN tables ON id = members.table_id "
    "JOIN records ON records.table_id = id WHERE person = ? AND ended IS NOT NULL ORDER BY ended DESC LIMIT ?"
)
WAITING_SINCE = "SELECT id FROM tables WHERE status = 'waiting' AND changed < ? ORDER BY changed LIMIT ?"
PLAYING_SINCE = (
    "SELECT id FROM tables WHERE status = 'playing' AND changed < ? AND due IS NULL AND id IN "
    "(SELECT table_id FROM members WHERE ended IS NULL) ORDER BY changed LIMIT ?"
)
COUNT_GOING_ON = "SELECT count(*) FROM members WHERE person = ? AND ended IS NULL"
COUNT_LISTED = "SELECT count(*) FROM tables WHERE listed = 1 AND origin = ?"
"""How lists are read: each by an index, whose part that is read does not grow with the number of tables stored."""

_NEVER_DID_ANYTHING = (
    "standing IS NULL AND NOT EXISTS (SELECT 1 FROM members WHERE person = people.id) "
    "AND NOT EXISTS (SELECT 1 FROM attempts WHERE person = people.id) "
    "AND NOT EXISTS (SELECT 1 FROM solutions WHERE person = people.id) "
    "AND NOT EXISTS (SELECT 1 FROM tokens WHERE person = people.id AND kind = 'person' AND expires > ?)"
)
IDLE = f"SELECT id FROM people WHERE id > ? AND id <= ? AND created < ? AND {_NEVER_DID_ANYTHING}"
FORGET = f"DELETE FROM people WHERE id = ? AND {_NEVER_DID_ANYTHING}"
"""People who are to be forgotten, a page of them at a time; and one of them, if that is still so."""

SURPLUS = (
    "DELETE FROM tokens WHERE hash IN (SELECT hash FROM tokens WHERE {owner} = ? AND kind = ? "
    "AND coalesce(seat, -1) = ? ORDER BY expires DESC, hash LIMIT 1000 OFFSET ?)"
)
"""Tokens of one kind and owner that are more than there may be."""
