-- The one way to add to the audit trail. The lock lets entries follow each other in one chain; each hash covers the one
-- before and every field, with its length in front so that nothing can be moved from one field to the next.
CREATE FUNCTION audit_field(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(octet_length(value) || ':' || value, '-')
$$;
--> statement-breakpoint
CREATE FUNCTION append_audit_entry(actor uuid, action text, concerned uuid, thing text, thing_id text, reason text)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  previous bytea;
  moment timestamptz;
BEGIN
  PERFORM pg_advisory_xact_lock(7747482);
  SELECT entry.hash INTO previous FROM audit_entries entry ORDER BY entry.id DESC LIMIT 1;
  previous := coalesce(previous, '\x');
  moment := clock_timestamp();
  INSERT INTO audit_entries (at, actor_id, action, concerned_account_id, thing, thing_id, reason, previous_hash, hash)
  VALUES (moment, actor, action, concerned, thing, thing_id, reason, previous, sha256(previous || convert_to(
    audit_field(to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
      || audit_field(actor::text) || audit_field(action) || audit_field(concerned::text)
      || audit_field(thing) || audit_field(thing_id) || audit_field(reason), 'UTF8')));
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit trail cannot be changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- By whatever statement, and however many at the same moment: somebody stays who can run the house. The server knows
-- this error by its code.
CREATE FUNCTION keep_last_superadmin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7747483);
  IF NOT EXISTS (SELECT FROM accounts WHERE role = 'superadmin' AND NOT disabled) THEN
    RAISE EXCEPTION 'the last superadmin must stay' USING ERRCODE = 'PIP01';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_last_superadmin_on_update AFTER UPDATE OF role, disabled ON accounts FOR EACH ROW
  WHEN (old.role = 'superadmin' AND NOT old.disabled AND (new.role <> 'superadmin' OR new.disabled))
  EXECUTE FUNCTION keep_last_superadmin();
--> statement-breakpoint
CREATE TRIGGER keep_last_superadmin_on_delete AFTER DELETE ON accounts FOR EACH ROW
  WHEN (old.role = 'superadmin' AND NOT old.disabled) EXECUTE FUNCTION keep_last_superadmin();
--> statement-breakpoint
-- What a text is found by: the whole of it, and what begins with each further word.
CREATE FUNCTION search_terms(whole text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT left(btrim(regexp_replace(lower(whole), '\s+', ' ', 'g')), 80) WHERE btrim(whole) <> ''
  UNION SELECT left(word, 80) FROM regexp_split_to_table(btrim(lower(whole)), '\s+') WITH ORDINALITY words (word, place)
   WHERE place > 1 AND word <> ''
$$;
--> statement-breakpoint
CREATE FUNCTION keep_account_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM account_terms WHERE account_id = new.id;
  INSERT INTO account_terms (account_id, term, role, email_verified, disabled)
  SELECT DISTINCT new.id, term, new.role, new.email_verified, new.disabled
    FROM (SELECT search_terms(new.email) AS term UNION SELECT search_terms(new.name)) terms;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_terms_of_new AFTER INSERT ON accounts FOR EACH ROW EXECUTE FUNCTION keep_account_terms();
--> statement-breakpoint
CREATE TRIGGER keep_terms AFTER UPDATE OF email, name, role, email_verified, disabled ON accounts FOR EACH ROW
  WHEN ((old.email, old.name, old.role, old.email_verified, old.disabled)
    IS DISTINCT FROM (new.email, new.name, new.role, new.email_verified, new.disabled))
  EXECUTE FUNCTION keep_account_terms();
--> statement-breakpoint
-- A batch has one label for thousands.
CREATE FUNCTION write_device_terms(ids text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM device_terms WHERE device_id = ANY (ids);
  WITH things AS (SELECT id, status, name, batch_id, account_id FROM devices WHERE id = ANY (ids)),
  labels AS (
    SELECT id, search_terms(label) AS term FROM batches WHERE id IN (SELECT batch_id FROM things)
  )
  INSERT INTO device_terms (device_id, term, status)
  SELECT id, id, status FROM things
  UNION SELECT things.id, labels.term, status FROM things JOIN labels ON labels.id = things.batch_id
  UNION SELECT id, search_terms(name), status FROM things WHERE name IS NOT NULL
  UNION SELECT things.id, search_terms(accounts.email), status FROM things JOIN accounts ON accounts.id = account_id;
$$;
--> statement-breakpoint
CREATE FUNCTION write_card_terms(ids text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM card_terms WHERE card_id = ANY (ids);
  WITH things AS (SELECT id, status, name, batch_id, account_id FROM cards WHERE id = ANY (ids)),
  labels AS (
    SELECT id, search_terms(label) AS term FROM batches WHERE id IN (SELECT batch_id FROM things)
  )
  INSERT INTO card_terms (card_id, term, status)
  SELECT id, id, status FROM things
  UNION SELECT things.id, labels.term, status FROM things JOIN labels ON labels.id = things.batch_id
  UNION SELECT id, search_terms(name), status FROM things WHERE name IS NOT NULL
  UNION SELECT things.id, search_terms(accounts.email), status FROM things JOIN accounts ON accounts.id = account_id;
$$;
--> statement-breakpoint
-- A batch of thousands comes in one statement.
CREATE FUNCTION keep_terms_of_batch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_table_name = 'devices' THEN PERFORM write_device_terms(array(SELECT id FROM made));
  ELSE PERFORM write_card_terms(array(SELECT id FROM made));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_terms_of_batch AFTER INSERT ON devices REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION keep_terms_of_batch();
--> statement-breakpoint
CREATE TRIGGER keep_terms_of_batch AFTER INSERT ON cards REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION keep_terms_of_batch();
--> statement-breakpoint
CREATE FUNCTION keep_terms_of_label() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_table_name = 'devices' THEN PERFORM write_device_terms(array[new.id]);
  ELSE PERFORM write_card_terms(array[new.id]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_terms AFTER UPDATE OF name, account_id, status ON devices FOR EACH ROW
  WHEN ((old.name, old.account_id, old.status) IS DISTINCT FROM (new.name, new.account_id, new.status))
  EXECUTE FUNCTION keep_terms_of_label();
--> statement-breakpoint
CREATE TRIGGER keep_terms AFTER UPDATE OF name, account_id, status ON cards FOR EACH ROW
  WHEN ((old.name, old.account_id, old.status) IS DISTINCT FROM (new.name, new.account_id, new.status))
  EXECUTE FUNCTION keep_terms_of_label();
--> statement-breakpoint
-- Devices and cards are found by the family's address too.
CREATE FUNCTION keep_terms_of_belongings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_device_terms(array(SELECT id FROM devices WHERE account_id = new.id));
  PERFORM write_card_terms(array(SELECT id FROM cards WHERE account_id = new.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_terms_of_belongings AFTER UPDATE OF email ON accounts FOR EACH ROW
  WHEN (old.email <> new.email) EXECUTE FUNCTION keep_terms_of_belongings();
--> statement-breakpoint
-- For what was there before.
INSERT INTO account_terms (account_id, term, role, email_verified, disabled)
SELECT DISTINCT id, term, role, email_verified, disabled
  FROM accounts, LATERAL (SELECT search_terms(email) AS term UNION SELECT search_terms(name)) terms;
--> statement-breakpoint
SELECT write_device_terms(array(SELECT id FROM devices)), write_card_terms(array(SELECT id FROM cards));
