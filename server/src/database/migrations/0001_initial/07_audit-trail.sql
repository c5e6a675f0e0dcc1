-- What superadmins did, and whose data they read: ids only. Each entry's hash covers the entry before it. Only
-- append_audit_entry adds entries, and a trigger refuses every change. Without foreign keys, since entries outlive
-- the rows that they name.
CREATE TABLE audit_entries (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  actor_id uuid NOT NULL,
  action text NOT NULL,
  concerned_account_id uuid,
  resource text,
  resource_id text,
  reason text,
  -- Unique: two entries cannot follow the same one.
  previous_hash bytea NOT NULL UNIQUE,
  hash bytea NOT NULL
);

CREATE INDEX audit_of_account ON audit_entries (concerned_account_id, id);
CREATE INDEX audit_of_actor ON audit_entries (actor_id, id);
CREATE INDEX audit_of_action ON audit_entries (action, id);

-- A field with its length in front, so that nothing can be moved from one field to the next under the same hash.
CREATE FUNCTION audit_field(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(octet_length(value) || ':' || value, '-')
$$;

-- The lock makes entries follow each other in one chain.
CREATE FUNCTION append_audit_entry(actor uuid, action text, concerned uuid, resource text, resource_id text, reason text)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  previous bytea;
  moment timestamptz;
BEGIN
  PERFORM pg_advisory_xact_lock(7747482);
  SELECT entry.hash INTO previous FROM audit_entries entry ORDER BY entry.id DESC LIMIT 1;
  previous := coalesce(previous, '\x');
  moment := clock_timestamp();
  INSERT INTO audit_entries (at, actor_id, action, concerned_account_id, resource, resource_id, reason, previous_hash, hash)
  VALUES (moment, actor, action, concerned, resource, resource_id, reason, previous, sha256(previous || convert_to(
    audit_field(to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
      || audit_field(actor::text) || audit_field(action) || audit_field(concerned::text)
      || audit_field(resource) || audit_field(resource_id) || audit_field(reason), 'UTF8')));
END $$;

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit trail cannot be changed';
END $$;

CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
