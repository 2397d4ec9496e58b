-- Hints: whether a table was opened with them, and who has asked for how many. The tables of
-- SQLite are the same.

-- Who plays alone against bots has them in any case.
ALTER TABLE matches ADD COLUMN has_hints BOOLEAN NOT NULL DEFAULT FALSE;

ALTER TABLE seats ADD COLUMN hints BIGINT NOT NULL DEFAULT 0;
