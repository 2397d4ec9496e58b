-- What nobody needs any more can go. The tables of SQLite are the same.

-- Written to find out whether anything can be written.
CREATE TABLE health (
    id         BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    checked_at BIGINT NOT NULL
);

-- When somebody was last here; 0 if that is not known.
ALTER TABLE guests ADD COLUMN seen_at BIGINT NOT NULL DEFAULT 0;
UPDATE guests SET seen_at = (extract(epoch FROM now()) * 1000)::BIGINT;

CREATE INDEX matches_by_host ON matches (host);

-- Within the transaction that removes them: matches and guests that are to go. A log can
-- be removed as a whole, and with its match only.
CREATE TABLE removals (match_id TEXT COLLATE "C" NOT NULL PRIMARY KEY);
CREATE TABLE leavers (guest TEXT COLLATE "C" NOT NULL PRIMARY KEY);

CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM removals WHERE match_id = OLD.match_id) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'the log is append-only';
END
$$;
