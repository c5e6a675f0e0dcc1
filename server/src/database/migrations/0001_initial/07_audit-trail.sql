-- What superadmins did, and whose data they read: ids only. Entries about one family are a chain: each is signed (HMAC)
-- together with the one before it, with a key that is not in the database (server/src/access/audit-trail/). So calls
-- about different families never wait for each other. A trigger refuses every change. Without foreign keys, since
-- entries outlive the rows that they name.
CREATE TABLE audit_entries (
  -- The family that the entry is about, and whose chain it is in; zeros for the installation as a whole.
  account_id uuid NOT NULL,
  -- In its chain, without gaps.
  number bigint NOT NULL,
  -- Lists of all families are paged by it.
  id bigint NOT NULL,
  at timestamptz NOT NULL,
  actor_id uuid NOT NULL,
  action text NOT NULL,
  resource text,
  resource_id text,
  reason text,
  -- Names the key, which is derived from SECRET_KEY.
  key_id text NOT NULL,
  previous_mac bytea NOT NULL,
  mac bytea NOT NULL,
  -- Numbers are unique, because whoever appends holds the lock of the chain. A partition key has to be in every key.
  PRIMARY KEY (account_id, number, at)
-- By month, which is dropped when its retention is over. See 22_month-partitions.sql.
) PARTITION BY RANGE (at);

CREATE SEQUENCE audit_entry_ids;

CREATE INDEX audit_of_account ON audit_entries (account_id, id);
CREATE INDEX audit_by_id ON audit_entries (id);
CREATE INDEX audit_of_actor ON audit_entries (actor_id, id);
CREATE INDEX audit_of_action ON audit_entries (action, id);

-- The newest entry of each chain. Whoever appends to a chain locks its row.
CREATE TABLE audit_chains (
  account_id uuid PRIMARY KEY,
  number bigint NOT NULL DEFAULT 0,
  mac bytea NOT NULL DEFAULT '',
  -- The id of the newest entry.
  entry_id bigint NOT NULL DEFAULT 0,
  -- Its time. The next entry is never of an earlier month, even if a clock was moved back.
  at timestamptz NOT NULL DEFAULT '-infinity',
  -- The newest number that a checkpoint names.
  checkpointed_number bigint NOT NULL DEFAULT 0,
  -- Entries up to this one were dropped because of their age, or are about to be. Signed, with the MAC of that entry, so
  -- that nobody else can say so.
  dropped_number bigint NOT NULL DEFAULT 0,
  dropped_mac bytea NOT NULL DEFAULT '',
  dropped_key_id text NOT NULL DEFAULT '',
  dropped_signature bytea NOT NULL DEFAULT ''
);

CREATE INDEX chains_with_dropped_entries ON audit_chains (account_id) WHERE dropped_number > 0;

CREATE INDEX chains_without_checkpoint ON audit_chains (account_id) WHERE number > checkpointed_number;

-- Which entry was the newest of which chain: a chain of its own, whose newest row is recorded outside the database (the
-- anchor). So a chain that was cut off, or removed altogether, is found.
CREATE TABLE audit_checkpoints (
  -- Without gaps.
  number bigint PRIMARY KEY,
  -- The newest of all entries that were named up to here.
  newest_entry_id bigint NOT NULL,
  -- JSON: account id, number, MAC and id of the newest entry of each chain that has grown. As it was signed.
  heads text NOT NULL,
  key_id text NOT NULL,
  previous_mac bytea NOT NULL,
  mac bytea NOT NULL
);

-- Until the end of the transaction, no other process writes a checkpoint.
CREATE FUNCTION lock_audit_checkpoints() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE audit_checkpoints IN SHARE ROW EXCLUSIVE MODE;
END $$;

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit trail cannot be changed';
END $$;

CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_checkpoints
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
