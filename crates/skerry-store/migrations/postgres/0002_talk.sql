-- What people say at a table: beside the log, no part of it. The tables of
-- SQLite are the same.

-- Tables whose host wants it otherwise than by default.
CREATE TABLE talk_rules (
    match_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES matches (id),
    audience TEXT NOT NULL CHECK (audience IN ('off', 'players', 'everybody'))
);

CREATE TABLE muted (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    guest    TEXT COLLATE "C" NOT NULL REFERENCES guests (id),
    PRIMARY KEY (match_id, guest)
);

CREATE TABLE talk (
    match_id  TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    line      BIGINT  NOT NULL,
    guest     TEXT COLLATE "C" NOT NULL REFERENCES guests (id),
    seat      BIGINT,
    name      TEXT    NOT NULL,
    said_at   BIGINT  NOT NULL,
    is_phrase BOOLEAN NOT NULL,
    words     TEXT    NOT NULL,
    PRIMARY KEY (match_id, line)
);
