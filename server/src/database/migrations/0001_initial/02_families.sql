-- Ids that are made by the server are UUIDs of version 7: they grow with time, so that lists are paged by them.
--
-- The key of everything that belongs to a family begins with the family's account id, and so do references within a family.
-- So a row cannot refer to another family's.

-- What a parent agreed to, and when. Only withdrawn_at is ever changed.
CREATE TABLE consents (
  id uuid NOT NULL,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  version integer NOT NULL,
  -- SHA-256 of the text that was shown.
  text_hash text NOT NULL,
  given_at timestamptz NOT NULL DEFAULT now(),
  withdrawn_at timestamptz,
  PRIMARY KEY (account_id, id)
);

CREATE UNIQUE INDEX one_valid_consent_per_version ON consents (account_id, version) WHERE withdrawn_at IS NULL;

CREATE TABLE children (
  id uuid NOT NULL,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  name text NOT NULL,
  birth_date date,
  pronouns text,
  proficiency_level text NOT NULL,
  content_maturity text NOT NULL,
  interests text[] NOT NULL,
  activities text[] NOT NULL,
  language text NOT NULL,
  voice text NOT NULL DEFAULT 'heart',
  -- Retention in days of what was said, spoken and seen; 0: not stored at all.
  text_retention_days integer NOT NULL DEFAULT 365,
  speech_retention_days integer NOT NULL DEFAULT 0,
  vision_retention_days integer NOT NULL DEFAULT 0,
  -- Minutes of each weekday and quiet hours, as screen-time.ts in contract/ describes them.
  screen_time jsonb NOT NULL DEFAULT '{"minutes": {"monday": null, "tuesday": null, "wednesday": null, "thursday": null, "friday": null, "saturday": null, "sunday": null}, "quietHours": []}',
  -- Since when the child may not talk, and who decided it; null: it may.
  paused_at timestamptz,
  paused_by uuid REFERENCES accounts ON DELETE SET NULL,
  -- Whether facts and played activities are stored and used in later conversations.
  remembers boolean NOT NULL DEFAULT true,
  idempotency_key uuid,
  -- What the key was sent with; see idempotency-key.ts.
  request_hash bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (account_id, id),
  CONSTRAINT one_child_per_request UNIQUE (account_id, idempotency_key)
);

-- For the few statements that know only the child.
CREATE INDEX children_by_id ON children (id);

-- Minutes that somebody allowed on top of a child's own limits, never of the plan's.
CREATE TABLE screen_time_grants (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  child_id uuid NOT NULL,
  minutes integer NOT NULL,
  granted_at timestamptz NOT NULL DEFAULT now(),
  -- Quiet hours do not apply between granted_at and this.
  lifts_quiet_hours_until timestamptz NOT NULL,
  granted_by uuid REFERENCES accounts ON DELETE SET NULL,
  idempotency_key uuid,
  -- What the key was sent with; see idempotency-key.ts.
  request_hash bytea,
  PRIMARY KEY (account_id, id),
  FOREIGN KEY (account_id, child_id) REFERENCES children ON DELETE CASCADE,
  CONSTRAINT one_grant_per_request UNIQUE (account_id, idempotency_key)
);

CREATE INDEX screen_time_grants_of_child ON screen_time_grants (account_id, child_id, granted_at);

CREATE TABLE wifi_networks (
  id uuid NOT NULL,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  ssid text NOT NULL,
  security text NOT NULL,
  hidden boolean NOT NULL,
  encrypted_password bytea,
  idempotency_key uuid,
  -- What the key was sent with; see idempotency-key.ts.
  request_hash bytea,
  -- Removed networks can be restored until they are swept.
  removed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (account_id, id),
  CONSTRAINT one_wifi_network_per_request UNIQUE (account_id, idempotency_key)
);

-- For the sweep.
CREATE INDEX removed_wifi_networks ON wifi_networks (removed_at) WHERE removed_at IS NOT NULL;

-- A person whom the family has named to be notified of high flags too. At most one for each family.
CREATE TABLE second_contacts (
  account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  -- Links in mails name it together with its MAC, so the links of an earlier contact stop working.
  id uuid NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Null until the person has agreed.
  confirmed_at timestamptz
);

-- Links in mails name only the contact.
CREATE INDEX second_contacts_by_id ON second_contacts (id);
