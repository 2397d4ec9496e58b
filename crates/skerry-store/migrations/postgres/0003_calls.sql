-- Whom to call when it is their turn, and where. The tables of SQLite are the same.

-- The server's own, for all its nodes: the key by which push services know it.
CREATE TABLE secrets (
    name   TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    secret TEXT NOT NULL
);

CREATE TABLE pushes (
    endpoint TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    guest    TEXT COLLATE "C" NOT NULL REFERENCES guests (id),
    p256dh   TEXT    NOT NULL,
    auth     TEXT    NOT NULL,
    device   TEXT    NOT NULL,
    added_at BIGINT  NOT NULL
);

CREATE INDEX pushes_by_guest ON pushes (guest);

CREATE TABLE webhooks (
    guest  TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES guests (id),
    url    TEXT NOT NULL,
    secret TEXT NOT NULL
);

CREATE TABLE quiet (
    guest    TEXT COLLATE "C" NOT NULL REFERENCES guests (id),
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    PRIMARY KEY (guest, match_id)
);
