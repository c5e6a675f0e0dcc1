-- What one child's day adds up to, in the family's time zone.
CREATE TABLE insights (
  account_id uuid NOT NULL,
  child_id uuid NOT NULL,
  date date NOT NULL,
  figures jsonb NOT NULL,
  -- The child's own sentences; null once their text is past its retention.
  quotes jsonb,
  -- What a language model wrote about the day and the transcript supports; null: the figures speak for themselves.
  summary jsonb,
  -- Every different word, to find the new first day of a word whose first day was deleted.
  words text[] NOT NULL,
  -- Part of its transcript is past its retention, so the figures can no longer be aggregated again and stay as they are.
  finalized boolean NOT NULL DEFAULT false,
  -- How long the child was allowed to talk, as it was set at the end of the day; null: without limit.
  allowed_minutes integer,
  aggregated_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, child_id, date),
  FOREIGN KEY (account_id, child_id) REFERENCES children ON DELETE CASCADE
);

-- Every word that a child has said, with the day of the first time.
CREATE TABLE child_words (
  account_id uuid NOT NULL,
  child_id uuid NOT NULL,
  word text NOT NULL,
  first_on date NOT NULL,
  PRIMARY KEY (account_id, child_id, word),
  FOREIGN KEY (account_id, child_id) REFERENCES children ON DELETE CASCADE
);

CREATE INDEX words_by_first_day ON child_words (account_id, child_id, first_on);
