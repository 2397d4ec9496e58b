-- What came out of looking at a match again. The tables of SQLite are the same.

-- One for each version of the rules and each budget: others make another one.
CREATE TABLE analyses (
    match_id      TEXT    NOT NULL REFERENCES matches (id),
    rules_version BIGINT  NOT NULL,
    iterations    BIGINT  NOT NULL,
    analysis      TEXT    NOT NULL,
    PRIMARY KEY (match_id, rules_version, iterations)
);
