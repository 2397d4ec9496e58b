-- Guests, matches and their logs. The tables of PostgreSQL are the same.
-- Secrets stand here as hashes only; times are milliseconds since 1970.

CREATE TABLE guests (
    id       TEXT NOT NULL PRIMARY KEY,
    name     TEXT NOT NULL,
    recovery TEXT NOT NULL UNIQUE
) WITHOUT ROWID;

CREATE TABLE sessions (
    session TEXT NOT NULL PRIMARY KEY,
    guest   TEXT NOT NULL REFERENCES guests (id)
) WITHOUT ROWID;

CREATE TABLE matches (
    id              TEXT    NOT NULL PRIMARY KEY,
    game            TEXT    NOT NULL,
    rules_version   INTEGER NOT NULL,
    options         TEXT    NOT NULL,
    seed            TEXT    NOT NULL,
    host            TEXT    NOT NULL REFERENCES guests (id),
    spectator_token TEXT    NOT NULL,
    opened_at       INTEGER NOT NULL,
    version         INTEGER NOT NULL,
    owing           INTEGER NOT NULL,
    is_over         BOOLEAN NOT NULL,
    changed_at      INTEGER NOT NULL,
    last_event      TEXT,
    rematch         TEXT
) WITHOUT ROWID;

CREATE INDEX matches_unfinished ON matches (id) WHERE NOT is_over;

CREATE TABLE seats (
    match_id TEXT    NOT NULL REFERENCES matches (id),
    seat     INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    sitter   TEXT    NOT NULL CHECK (sitter IN ('open', 'person', 'bot_easy', 'bot_medium', 'bot_hard')),
    owner    TEXT    REFERENCES guests (id),
    token    TEXT,
    PRIMARY KEY (match_id, seat)
) WITHOUT ROWID;

CREATE INDEX seats_by_owner ON seats (owner, match_id) WHERE owner IS NOT NULL;

CREATE TABLE spectators (
    match_id TEXT NOT NULL REFERENCES matches (id),
    guest    TEXT NOT NULL REFERENCES guests (id),
    PRIMARY KEY (match_id, guest)
) WITHOUT ROWID;

-- The truth. Its key is the lock: of two writers of one index, one fails.
CREATE TABLE entries (
    match_id TEXT    NOT NULL REFERENCES matches (id),
    idx      INTEGER NOT NULL,
    entry    TEXT    NOT NULL,
    PRIMARY KEY (match_id, idx)
) WITHOUT ROWID;

CREATE TRIGGER entries_are_not_changed BEFORE UPDATE ON entries
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

CREATE TRIGGER entries_are_not_deleted BEFORE DELETE ON entries
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;
