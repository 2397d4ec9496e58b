-- A fourth level of bots. SQLite cannot change a check of a table that exists; what its own
-- manual says for changes that touch no row is to correct the text of the schema.

PRAGMA writable_schema = ON;

UPDATE sqlite_schema
SET sql = replace(sql, '''bot_hard''', '''bot_hard'', ''bot_expert''')
WHERE type = 'table' AND name IN ('seats', 'campaign_islands');

PRAGMA writable_schema = RESET;
