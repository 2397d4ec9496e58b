-- Matches that go on from another one. The tables of PostgreSQL are the same.

-- Its id, and how many entries they share: `0123456789ab 42`.
ALTER TABLE matches ADD COLUMN origin TEXT;
