-- What came out of looking at a match again. The tables of PostgreSQL are the same.

-- One for each version of the rules and each budget: others make another one.
CREATE TABLE analyses (
    match_id      TEXT    NOT NULL REFERENCES matches (id),
    rules_version INTEGER NOT NULL,
    iterations    INTEGER NOT NULL,
    analysis      TEXT    NOT NULL,
    PRIMARY KEY (match_id, rules_version, iterations)
);
