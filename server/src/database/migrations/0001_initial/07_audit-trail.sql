-- What superadmins did, and whose data they read: ids only. Each entry is signed (HMAC) together with the one before
-- it, with a key that is not in the database (server/src/access/audit-trail/). A trigger refuses every change. Without
-- foreign keys, since entries outlive the rows that they name.
CREATE TABLE audit_entries (
  -- Without gaps.
  id bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_id uuid NOT NULL,
  action text NOT NULL,
  concerned_account_id uuid,
  resource text,
  resource_id text,
  reason text,
  -- Names the key, which is derived from SECRET_KEY.
  key_id text NOT NULL,
  -- Unique: two entries cannot follow the same one.
  previous_mac bytea NOT NULL UNIQUE,
  mac bytea NOT NULL
);

CREATE INDEX audit_of_account ON audit_entries (concerned_account_id, id);
CREATE INDEX audit_of_actor ON audit_entries (actor_id, id);
CREATE INDEX audit_of_action ON audit_entries (action, id);

-- Makes entries follow each other in one chain: other writers wait until the end of the transaction. Returns the newest
-- entry as it is under the lock, which a plain query would have read before the lock was granted.
CREATE FUNCTION lock_audit_trail() RETURNS TABLE (id bigint, mac bytea, at text) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7747482);
  SELECT entry.id, entry.mac INTO id, mac FROM audit_entries entry ORDER BY entry.id DESC LIMIT 1;
  id := coalesce(id, 0);
  mac := coalesce(mac, '\x');
  at := to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');
  RETURN NEXT;
END $$;

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit trail cannot be changed';
END $$;

CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
