-- What people say at a table: beside the log, no part of it. The tables of
-- PostgreSQL are the same.

-- Tables whose host wants it otherwise than by default.
CREATE TABLE talk_rules (
    match_id TEXT NOT NULL PRIMARY KEY REFERENCES matches (id),
    audience TEXT NOT NULL CHECK (audience IN ('off', 'players', 'everybody'))
) WITHOUT ROWID;

CREATE TABLE muted (
    match_id TEXT NOT NULL REFERENCES matches (id),
    guest    TEXT NOT NULL REFERENCES guests (id),
    PRIMARY KEY (match_id, guest)
) WITHOUT ROWID;

CREATE TABLE talk (
    match_id  TEXT    NOT NULL REFERENCES matches (id),
    line      INTEGER NOT NULL,
    guest     TEXT    NOT NULL REFERENCES guests (id),
    seat      INTEGER,
    name      TEXT    NOT NULL,
    said_at   INTEGER NOT NULL,
    is_phrase BOOLEAN NOT NULL,
    words     TEXT    NOT NULL,
    PRIMARY KEY (match_id, line)
) WITHOUT ROWID;
