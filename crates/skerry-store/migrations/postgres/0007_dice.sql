-- What players add to the dice, and whether anything is drawn yet. The tables of
-- SQLite are the same.

-- A word for each seat, `-` where nothing is added; none at all where players add nothing.
ALTER TABLE matches ADD COLUMN nonces TEXT;

-- Until now a match was drawn for as soon as it was opened.
ALTER TABLE matches ADD COLUMN is_dealt BOOLEAN NOT NULL DEFAULT TRUE;
