-- Guests, matches and their logs. The tables of SQLite are the same.
-- Secrets stand here as hashes only; times are milliseconds since 1970.
-- Ids sort by their bytes, whatever the server's language.

CREATE TABLE guests (
    id       TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    name     TEXT NOT NULL,
    recovery TEXT COLLATE "C" NOT NULL UNIQUE
);

CREATE TABLE sessions (
    session TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    guest   TEXT COLLATE "C" NOT NULL REFERENCES guests (id)
);

CREATE TABLE matches (
    id              TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    game            TEXT    NOT NULL,
    rules_version   BIGINT  NOT NULL,
    options         TEXT    NOT NULL,
    seed            TEXT    NOT NULL,
    host            TEXT COLLATE "C" NOT NULL REFERENCES guests (id),
    spectator_token TEXT    NOT NULL,
    opened_at       BIGINT  NOT NULL,
    version         BIGINT  NOT NULL,
    owing           BIGINT  NOT NULL,
    is_over         BOOLEAN NOT NULL,
    changed_at      BIGINT  NOT NULL,
    last_event      TEXT,
    rematch         TEXT COLLATE "C"
);

CREATE INDEX matches_unfinished ON matches (id) WHERE NOT is_over;

CREATE TABLE seats (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    seat     BIGINT NOT NULL,
    name     TEXT   NOT NULL,
    sitter   TEXT   NOT NULL CHECK (sitter IN ('open', 'person', 'bot_easy', 'bot_medium', 'bot_hard')),
    owner    TEXT COLLATE "C" REFERENCES guests (id),
    token    TEXT,
    PRIMARY KEY (match_id, seat)
);

CREATE INDEX seats_by_owner ON seats (owner, match_id) WHERE owner IS NOT NULL;

CREATE TABLE spectators (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    guest    TEXT COLLATE "C" NOT NULL REFERENCES guests (id),
    PRIMARY KEY (match_id, guest)
);

-- The truth. Its key is the lock: of two writers of one index, one fails.
CREATE TABLE entries (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    idx      BIGINT NOT NULL,
    entry    TEXT   NOT NULL,
    PRIMARY KEY (match_id, idx)
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the log is append-only';
END
$$;

CREATE TRIGGER entries_are_final BEFORE UPDATE OR DELETE ON entries
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
