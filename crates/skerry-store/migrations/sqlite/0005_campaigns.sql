-- Campaigns: who has which island, and which envelopes are open. What has been played is
-- in the logs of their matches. The tables of PostgreSQL are the same.

CREATE TABLE campaigns (
    id           TEXT    NOT NULL PRIMARY KEY,
    game         TEXT    NOT NULL,
    host         TEXT    NOT NULL REFERENCES guests (id),
    opened_at    INTEGER NOT NULL,
    chapter      INTEGER NOT NULL,
    branch_of    TEXT,
    branch_after INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX campaigns_by_host ON campaigns (host);

CREATE TABLE campaign_islands (
    campaign  TEXT    NOT NULL REFERENCES campaigns (id),
    island    INTEGER NOT NULL,
    animal    INTEGER NOT NULL,
    name      TEXT    NOT NULL,
    person    TEXT    NOT NULL,
    sitter    TEXT    NOT NULL CHECK (sitter IN ('open', 'person', 'bot_easy', 'bot_medium', 'bot_hard')),
    owner     TEXT    REFERENCES guests (id),
    token     TEXT,
    is_absent BOOLEAN NOT NULL,
    revision  INTEGER NOT NULL,
    PRIMARY KEY (campaign, island),
    UNIQUE (campaign, animal)
) WITHOUT ROWID;

CREATE INDEX campaign_islands_by_owner ON campaign_islands (owner, campaign) WHERE owner IS NOT NULL;

ALTER TABLE matches ADD COLUMN campaign TEXT REFERENCES campaigns (id);
ALTER TABLE matches ADD COLUMN number INTEGER;

-- The lock when several ask for the next game at once.
CREATE UNIQUE INDEX one_match_a_number ON matches (campaign, number) WHERE campaign IS NOT NULL;
