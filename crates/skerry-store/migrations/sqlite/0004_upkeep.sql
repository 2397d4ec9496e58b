-- What nobody needs any more can go. The tables of PostgreSQL are the same.

-- Written to find out whether anything can be written.
CREATE TABLE health (
    id         INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    checked_at INTEGER NOT NULL
);

-- When somebody was last here; 0 if that is not known.
ALTER TABLE guests ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
UPDATE guests SET seen_at = unixepoch() * 1000;

CREATE INDEX matches_by_host ON matches (host);

-- Within the transaction that removes them: matches and guests that are to go. A log can
-- be removed as a whole, and with its match only.
CREATE TABLE removals (match_id TEXT NOT NULL PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE leavers (guest TEXT NOT NULL PRIMARY KEY) WITHOUT ROWID;

DROP TRIGGER entries_are_not_deleted;

CREATE TRIGGER entries_are_not_deleted BEFORE DELETE ON entries
WHEN NOT EXISTS (SELECT 1 FROM removals WHERE match_id = OLD.match_id)
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;
