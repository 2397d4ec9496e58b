-- Who is connected where. SQLite has no such tables: one process has its file to itself.

-- A node is alive until its lease runs out; it renews it in time.
CREATE TABLE nodes (
    node         TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    leased_until BIGINT NOT NULL
);

CREATE TABLE presence (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    guest    TEXT COLLATE "C" NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    node     TEXT COLLATE "C" NOT NULL REFERENCES nodes (node) ON DELETE CASCADE,
    left_at  BIGINT,
    PRIMARY KEY (match_id, guest, node)
);

CREATE INDEX presence_by_node ON presence (node);
