-- A fourth level of bots.

ALTER TABLE seats DROP CONSTRAINT seats_sitter_check;
ALTER TABLE seats ADD CONSTRAINT seats_sitter_check
    CHECK (sitter IN ('open', 'person', 'bot_easy', 'bot_medium', 'bot_hard', 'bot_expert'));

ALTER TABLE campaign_islands DROP CONSTRAINT campaign_islands_sitter_check;
ALTER TABLE campaign_islands ADD CONSTRAINT campaign_islands_sitter_check
    CHECK (sitter IN ('open', 'person', 'bot_easy', 'bot_medium', 'bot_hard', 'bot_expert'));
