-- Whom to call when it is their turn, and where. The tables of PostgreSQL are the same.

-- The server's own, for all its nodes: the key by which push services know it.
CREATE TABLE secrets (
    name   TEXT NOT NULL PRIMARY KEY,
    secret TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE pushes (
    endpoint TEXT    NOT NULL PRIMARY KEY,
    guest    TEXT    NOT NULL REFERENCES guests (id),
    p256dh   TEXT    NOT NULL,
    auth     TEXT    NOT NULL,
    device   TEXT    NOT NULL,
    added_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX pushes_by_guest ON pushes (guest);

CREATE TABLE webhooks (
    guest  TEXT NOT NULL PRIMARY KEY REFERENCES guests (id),
    url    TEXT NOT NULL,
    secret TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE quiet (
    guest    TEXT NOT NULL REFERENCES guests (id),
    match_id TEXT NOT NULL REFERENCES matches (id),
    PRIMARY KEY (guest, match_id)
) WITHOUT ROWID;
