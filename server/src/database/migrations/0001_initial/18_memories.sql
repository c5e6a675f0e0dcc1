-- What Pipit remembers of a child between conversations, unless the parent has turned that off.

-- What the child told about itself: "has a dog called" (kind and subject) "Bruno" (value).
CREATE TABLE facts (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  child_id uuid NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  value text NOT NULL,
  said_at timestamptz NOT NULL,
  -- The words that it comes from; it is deleted with them. Null once a parent has corrected it: then it is the parent's.
  conversation_id uuid,
  entry_number integer,
  corrected_at timestamptz,
  -- What the child was understood to say, before the first correction.
  original_value text,
  -- What was removed can be restored until it is swept.
  removed_at timestamptz,
  PRIMARY KEY (account_id, id),
  FOREIGN KEY (account_id, child_id) REFERENCES children ON DELETE CASCADE,
  FOREIGN KEY (account_id, conversation_id, entry_number) REFERENCES transcript_entries ON DELETE CASCADE
);

CREATE INDEX facts_of_child ON facts (account_id, child_id, said_at);
CREATE INDEX facts_of_entry ON facts (account_id, conversation_id, entry_number);
CREATE INDEX removed_facts ON facts (removed_at) WHERE removed_at IS NOT NULL;

-- How often and how well a child has played an activity with the scripted coach.
CREATE TABLE played_activities (
  account_id uuid NOT NULL,
  child_id uuid NOT NULL,
  activity text NOT NULL,
  times integer NOT NULL,
  -- In the last conversation in which it was played.
  started_at timestamptz NOT NULL,
  last_played_at timestamptz NOT NULL,
  -- From 1 to 4, and the right answers of the last time; null where nothing is right or wrong.
  level integer,
  right_answers integer,
  -- Which alternatives of its texts the child has heard.
  heard jsonb NOT NULL,
  -- Where an unfinished story goes on; null: at the beginning. Not jsonb, which refuses some texts.
  bookmark json,
  removed_at timestamptz,
  PRIMARY KEY (account_id, child_id, activity),
  FOREIGN KEY (account_id, child_id) REFERENCES children ON DELETE CASCADE
);

CREATE INDEX removed_activities ON played_activities (removed_at) WHERE removed_at IS NOT NULL;

-- However remembering is turned off, nothing stays.
CREATE FUNCTION forget_child() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM facts WHERE account_id = new.account_id AND child_id = new.id;
  DELETE FROM played_activities WHERE account_id = new.account_id AND child_id = new.id;
  RETURN NULL;
END $$;

CREATE TRIGGER forget_child AFTER UPDATE OF remembers ON children FOR EACH ROW
  WHEN (old.remembers AND NOT new.remembers) EXECUTE FUNCTION forget_child();

CREATE FUNCTION forget_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM facts
   WHERE account_id = new.account_id AND conversation_id = new.conversation_id AND entry_number = new.number;
  RETURN NULL;
END $$;

-- Of an entry whose recording is stored for longer, only the text is deleted; the facts in it go with it.
CREATE TRIGGER forget_text AFTER UPDATE OF text ON transcript_entries FOR EACH ROW
  WHEN (old.text IS NOT NULL AND new.text IS NULL) EXECUTE FUNCTION forget_entry();
