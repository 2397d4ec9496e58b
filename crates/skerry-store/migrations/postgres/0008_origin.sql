-- Matches that go on from another one. The tables of SQLite are the same.

-- Its id, and how many entries they share: `0123456789ab 42`.
ALTER TABLE matches ADD COLUMN origin TEXT;
