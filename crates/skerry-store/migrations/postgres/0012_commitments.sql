-- What binds players to what they add to the dice, before anybody tells theirs. The tables of
-- SQLite are the same.

-- A word for each seat, as in `nonces`; none at all where nobody is bound.
ALTER TABLE matches ADD COLUMN commitments TEXT;

-- Whether everybody who plays is bound, so that nobody can be any more.
ALTER TABLE matches ADD COLUMN is_committed BOOLEAN NOT NULL DEFAULT FALSE;

-- Where nothing is drawn yet, what was told in the open does not count: all begin anew.
UPDATE matches
SET commitments = (SELECT string_agg('-', ' ') FROM seats WHERE match_id = matches.id),
    nonces = (SELECT string_agg('-', ' ') FROM seats WHERE match_id = matches.id)
WHERE nonces IS NOT NULL AND NOT is_dealt;
