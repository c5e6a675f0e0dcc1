CREATE TABLE conversations (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  child_id uuid NOT NULL,
  device_id text REFERENCES devices ON DELETE SET NULL,
  -- The first card that was shown, and its activity.
  card_id text,
  activity text,
  language text NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  -- Null while the conversation runs.
  ended_at timestamptz,
  end_reason text,
  -- Since when the scripted coach replied because the language model had failed; null if it never did.
  scripted_since timestamptz,
  -- False: the coach only said that the child may not talk now, which uses no time.
  uses_time boolean NOT NULL DEFAULT true,
  -- When a process last renewed its lease: a job ends conversations that nobody renews.
  alive_at timestamptz NOT NULL DEFAULT now(),
  -- Which runner leads it. A runner that is not named here has lost the conversation to another, or to its end.
  lease_holder uuid,
  -- What `advance` needs to go on in whichever process the device comes back to; null once the conversation has ended.
  -- Not jsonb, which refuses some texts; nothing searches in it.
  state json,
  -- Entries up to this number were searched for facts, so that a fact that a parent deletes does not come back.
  searched_entries integer NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, id),
  FOREIGN KEY (account_id, child_id) REFERENCES children ON DELETE CASCADE
);

CREATE INDEX conversations_of_child ON conversations (account_id, child_id, started_at, id);
CREATE INDEX conversations_of_account ON conversations (account_id, started_at);
CREATE INDEX conversations_of_device ON conversations (device_id, started_at);
CREATE INDEX conversations_by_start ON conversations (started_at);
CREATE INDEX live_conversations ON conversations (alive_at) WHERE ended_at IS NULL;

CREATE TABLE transcript_entries (
  account_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  -- Counted by the conversation itself: an entry that is written twice is one entry.
  number integer NOT NULL,
  child_id uuid NOT NULL,
  at timestamptz NOT NULL,
  who text NOT NULL,
  -- Null when the child spoke and was not understood.
  text text,
  card_id text,
  activity text,
  interrupted boolean NOT NULL,
  -- Typed into the emulator rather than spoken.
  typed boolean NOT NULL,
  -- Not shown to the account holder; see 19_withheld-turns.sql.
  withheld boolean NOT NULL DEFAULT false,
  PRIMARY KEY (account_id, conversation_id, number),
  FOREIGN KEY (account_id, conversation_id) REFERENCES conversations ON DELETE CASCADE
-- By month: a UUIDv7 begins with the time, so the entries of a conversation are in one partition. See 22_month-partitions.sql.
) PARTITION BY RANGE (conversation_id);

CREATE INDEX transcript_of_child ON transcript_entries (account_id, child_id, at, conversation_id, number);

-- What a parent should know about.
CREATE TABLE flags (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  child_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  -- The entry with the words; null for a sentence that the coach was kept from saying.
  entry_number integer,
  at timestamptz NOT NULL,
  about text NOT NULL,
  category text NOT NULL,
  severity text NOT NULL,
  snippet text NOT NULL,
  -- Shown without its words and its place; see 19_withheld-turns.sql.
  withheld boolean NOT NULL DEFAULT false,
  read_at timestamptz,
  PRIMARY KEY (account_id, id),
  FOREIGN KEY (account_id, conversation_id) REFERENCES conversations ON DELETE CASCADE,
  CONSTRAINT one_flag_per_finding UNIQUE (account_id, conversation_id, at, about, category)
);

CREATE INDEX flags_of_child ON flags (account_id, child_id, at);
CREATE INDEX unread_flags ON flags (account_id, child_id, at) WHERE read_at IS NULL;
CREATE INDEX flags_of_account ON flags (account_id, at);

-- A child's speech or what the device saw, where the parent chose to store it: encrypted, in the file store.
CREATE TABLE recordings (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  child_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  -- Without a reference to the entry, which may be written a moment later.
  entry_number integer NOT NULL,
  kind text NOT NULL,
  -- Its name in the file store; random, so that nobody guesses it.
  file text NOT NULL,
  milliseconds integer,
  at timestamptz NOT NULL,
  -- The encrypted file, while the file store cannot be reached.
  encrypted_content bytea,
  PRIMARY KEY (account_id, id),
  FOREIGN KEY (account_id, conversation_id) REFERENCES conversations ON DELETE CASCADE,
  UNIQUE (account_id, file),
  CONSTRAINT one_recording_per_entry UNIQUE (account_id, conversation_id, entry_number, kind)
);

-- Backups page through the files of all families.
CREATE INDEX recordings_by_file ON recordings (file);
CREATE INDEX recordings_waiting ON recordings (id) WHERE encrypted_content IS NOT NULL;
CREATE INDEX recordings_of_child ON recordings (account_id, child_id, kind, at);
