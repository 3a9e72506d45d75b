"""How a database gets from one version of its schema to the next: forwards only, all steps in one transaction.

A new database takes all steps, so that there is one way in which its tables came to be. A step that was released
stays as it is.
"""

from baluchon.server.store.base import StoreFailing

_FIRST = """
CREATE TABLE people (id TEXT PRIMARY KEY, nickname TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
CREATE TABLE tokens (hash TEXT PRIMARY KEY, kind TEXT NOT NULL, expires DOUBLE PRECISION NOT NULL, person TEXT,
  table_id TEXT, seat INTEGER);
CREATE TABLE tables (id TEXT PRIMARY KEY, status TEXT NOT NULL, listed INTEGER NOT NULL,
  changed DOUBLE PRECISION NOT NULL, due DOUBLE PRECISION, card TEXT NOT NULL);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_listed ON tables (changed) WHERE listed = 1;
CREATE TABLE members (table_id TEXT NOT NULL, person TEXT NOT NULL, seats INTEGER NOT NULL,
  PRIMARY KEY (person, table_id));
CREATE INDEX members_of ON members (table_id);
CREATE TABLE entries (table_id TEXT NOT NULL, n INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL, actor TEXT NOT NULL,
  command TEXT, entry TEXT NOT NULL, PRIMARY KEY (table_id, n));
CREATE TABLE chat (table_id TEXT NOT NULL, k INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL, actor TEXT NOT NULL,
  command TEXT NOT NULL, seat INTEGER, name TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, k));
CREATE UNIQUE INDEX chat_once ON chat (table_id, actor, command);
"""

SETTLE = """
UPDATE tables SET listed = 0 WHERE listed = 1 AND status NOT IN ('waiting', 'playing');
UPDATE members SET ended = (SELECT changed FROM tables WHERE id = table_id) WHERE ended IS NULL
  AND table_id IN (SELECT id FROM tables WHERE status NOT IN ('waiting', 'playing'));
"""
"""What the second version notes of a table that has come to its end. It may be done again: an archive of the first
version is imported like that."""

_FLAT_LISTS = f"""
ALTER TABLE members ADD COLUMN ended DOUBLE PRECISION;
{SETTLE}
CREATE INDEX members_ended ON members (person, ended);
CREATE INDEX tables_waiting ON tables (changed) WHERE status = 'waiting';
CREATE INDEX tokens_expire ON tokens (expires);
DELETE FROM tokens WHERE kind = 'health';
"""
"""Lists are read by an index however many tables there are: `ended` says since when a table is over, and is empty
while it goes on; `listed` is 1 only as long as a table can be found."""

_RECORDS = """
CREATE TABLE records (table_id TEXT PRIMARY KEY, record TEXT NOT NULL);
"""
"""A game's record is stored at its end, so that it can be read whatever becomes of its rules."""

_ABANDONED = """
CREATE INDEX members_going_on ON members (table_id) WHERE ended IS NULL;
"""
"""Games that nobody plays are found among those that go on, without reading those that are over. An index by the time
of the last move would be written with every move."""

_ANALYSES = """
ALTER TABLE records ADD COLUMN analysis TEXT;
"""
"""What was found out by looking back at a game is kept with its record. Archives leave it out: it can be found
again."""

_ATTEMPTS = """
CREATE TABLE attempts (day TEXT NOT NULL, game TEXT NOT NULL, person TEXT NOT NULL, table_id TEXT NOT NULL,
  score INTEGER, place INTEGER, PRIMARY KEY (day, game, person));
CREATE INDEX attempts_of ON attempts (person, day);
"""
"""Who has tried the deal of which day, and how it went: each of them once."""

_SOLUTIONS = """
CREATE TABLE solutions (person TEXT NOT NULL, game TEXT NOT NULL, puzzle TEXT NOT NULL, correct INTEGER NOT NULL,
  at DOUBLE PRECISION NOT NULL, PRIMARY KEY (person, game, puzzle));
"""
"""Who has answered which puzzle, and whether rightly: the first answer counts."""

CHALLENGES = """
UPDATE tokens SET kind = 'challenge' WHERE kind = 'key' AND seat IS NOT NULL
  AND table_id IN (SELECT id FROM tables WHERE status IN ('finished', 'closed'));
"""
"""Keys to a table and to a challenge were of one kind. This may be done again, as with an archive from before."""

_SHARES = f"""
ALTER TABLE tables ADD COLUMN origin INTEGER;
CREATE INDEX tables_origin ON tables (origin) WHERE listed = 1;
CREATE INDEX tokens_of_person ON tokens (person) WHERE person IS NOT NULL;
CREATE INDEX tokens_of_table ON tokens (table_id) WHERE table_id IS NOT NULL;
{CHALLENGES}
"""
"""Who has how much: `origin` says roughly from where a table was opened, so that one place does not fill the open
list; it is a number of 16 bits, which tells nobody's address, and archives leave it out. Codes and keys are counted by
person and table, and people who never did anything are found."""

_LOOKED_AFTER = """
ALTER TABLE people ADD COLUMN standing TEXT;
ALTER TABLE people ADD COLUMN login TEXT;
CREATE UNIQUE INDEX people_login ON people (login) WHERE login IS NOT NULL;
CREATE INDEX people_standing ON people (id) WHERE standing IS NOT NULL;
CREATE INDEX people_created ON people (created);
ALTER TABLE tokens ADD COLUMN note TEXT;
CREATE INDEX tokens_invite ON tokens (expires) WHERE kind = 'invite';
CREATE TABLE announcements (id TEXT PRIMARY KEY, text TEXT NOT NULL, ends DOUBLE PRECISION NOT NULL);
"""
"""What a host does while the server runs: who is muted or banned everywhere, what an invitation is for, and a word to
everyone that has an end. `login` is the name by which a proxy or an identity provider knows somebody."""

STEPS = (_FIRST, _FLAT_LISTS, _RECORDS, _ABANDONED, _ANALYSES, _ATTEMPTS, _SOLUTIONS, _SHARES, _LOOKED_AFTER)
VERSION = len(STEPS)
"""Of the schema, after all steps."""


def steps_from(version: int) -> list[tuple[int, str]]:
    """What is left to do for a database of this version: the version that each step leads to, and its statements."""
    if version > VERSION:
        raise StoreFailing(
            f"the database has version {version}, which a newer Baluchon made; this one knows versions up to "
            f"{VERSION}: start the newer one, or the copy that it kept before it changed the database"
        )
    return [(number, STEPS[number - 1]) for number in range(version + 1, VERSION + 1)]
