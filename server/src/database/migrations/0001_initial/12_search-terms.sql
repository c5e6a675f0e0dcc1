-- What superadmins find accounts, devices and cards by. Triggers write the terms; merge-pages.ts reads them.
CREATE TABLE account_terms (
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  term text NOT NULL,
  role text NOT NULL,
  email_verified boolean NOT NULL,
  disabled boolean NOT NULL,
  PRIMARY KEY (account_id, term)
);

CREATE INDEX account_terms_by_term ON account_terms (role, email_verified, disabled, term COLLATE "C", account_id);

CREATE TABLE device_terms (
  device_id text NOT NULL REFERENCES devices ON DELETE CASCADE,
  term text NOT NULL,
  status text NOT NULL,
  PRIMARY KEY (device_id, term)
);

CREATE INDEX device_terms_by_term ON device_terms (status, term COLLATE "C", device_id);

CREATE TABLE card_terms (
  card_id text NOT NULL REFERENCES cards ON DELETE CASCADE,
  term text NOT NULL,
  status text NOT NULL,
  PRIMARY KEY (card_id, term)
);

CREATE INDEX card_terms_by_term ON card_terms (status, term COLLATE "C", card_id);

-- The whole text, and what begins with each further word.
CREATE FUNCTION search_terms(whole text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT left(btrim(regexp_replace(lower(whole), '\s+', ' ', 'g')), 80) WHERE btrim(whole) <> ''
  UNION SELECT left(word, 80) FROM regexp_split_to_table(btrim(lower(whole)), '\s+') WITH ORDINALITY words (word, place)
   WHERE place > 1 AND word <> ''
$$;

-- An account: its address and the words of its name.
CREATE FUNCTION write_account_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM account_terms WHERE account_id = new.id;
  INSERT INTO account_terms (account_id, term, role, email_verified, disabled)
  SELECT DISTINCT new.id, term, new.role, new.email_verified, new.disabled
    FROM (SELECT search_terms(new.email) AS term UNION SELECT search_terms(new.name)) terms;
  RETURN NULL;
END $$;

CREATE TRIGGER write_terms_on_insert AFTER INSERT ON accounts FOR EACH ROW EXECUTE FUNCTION write_account_terms();

CREATE TRIGGER write_terms_on_update AFTER UPDATE OF email, name, role, email_verified, disabled ON accounts FOR EACH ROW
  WHEN ((old.email, old.name, old.role, old.email_verified, old.disabled)
    IS DISTINCT FROM (new.email, new.name, new.role, new.email_verified, new.disabled))
  EXECUTE FUNCTION write_account_terms();

-- A device: its id, its name, its batch's label and the family's address. A batch has one label for thousands.
CREATE FUNCTION write_device_terms(ids text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM device_terms WHERE device_id = ANY (ids);
  WITH chosen AS (SELECT id, status, name, batch_id, account_id FROM devices WHERE id = ANY (ids)),
  labels AS (
    SELECT id, search_terms(label) AS term FROM batches WHERE id IN (SELECT batch_id FROM chosen)
  )
  INSERT INTO device_terms (device_id, term, status)
  SELECT id, id, status FROM chosen
  UNION SELECT chosen.id, labels.term, status FROM chosen JOIN labels ON labels.id = chosen.batch_id
  UNION SELECT id, search_terms(name), status FROM chosen WHERE name IS NOT NULL
  UNION SELECT chosen.id, search_terms(accounts.email), status FROM chosen JOIN accounts ON accounts.id = account_id;
$$;

-- A card: the same.
CREATE FUNCTION write_card_terms(ids text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM card_terms WHERE card_id = ANY (ids);
  WITH chosen AS (SELECT id, status, name, batch_id, account_id FROM cards WHERE id = ANY (ids)),
  labels AS (
    SELECT id, search_terms(label) AS term FROM batches WHERE id IN (SELECT batch_id FROM chosen)
  )
  INSERT INTO card_terms (card_id, term, status)
  SELECT id, id, status FROM chosen
  UNION SELECT chosen.id, labels.term, status FROM chosen JOIN labels ON labels.id = chosen.batch_id
  UNION SELECT id, search_terms(name), status FROM chosen WHERE name IS NOT NULL
  UNION SELECT chosen.id, search_terms(accounts.email), status FROM chosen JOIN accounts ON accounts.id = account_id;
$$;

-- A batch of thousands is inserted by one statement.
CREATE FUNCTION write_terms_of_batch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_table_name = 'devices' THEN PERFORM write_device_terms(array(SELECT id FROM inserted));
  ELSE PERFORM write_card_terms(array(SELECT id FROM inserted));
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER write_terms_on_insert AFTER INSERT ON devices REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION write_terms_of_batch();

CREATE TRIGGER write_terms_on_insert AFTER INSERT ON cards REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION write_terms_of_batch();

CREATE FUNCTION write_terms_of_label() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_table_name = 'devices' THEN PERFORM write_device_terms(array[new.id]);
  ELSE PERFORM write_card_terms(array[new.id]);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER write_terms_on_update AFTER UPDATE OF name, account_id, status ON devices FOR EACH ROW
  WHEN ((old.name, old.account_id, old.status) IS DISTINCT FROM (new.name, new.account_id, new.status))
  EXECUTE FUNCTION write_terms_of_label();

CREATE TRIGGER write_terms_on_update AFTER UPDATE OF name, account_id, status ON cards FOR EACH ROW
  WHEN ((old.name, old.account_id, old.status) IS DISTINCT FROM (new.name, new.account_id, new.status))
  EXECUTE FUNCTION write_terms_of_label();

CREATE FUNCTION write_terms_of_family() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_device_terms(array(SELECT id FROM devices WHERE account_id = new.id));
  PERFORM write_card_terms(array(SELECT id FROM cards WHERE account_id = new.id));
  RETURN NULL;
END $$;

CREATE TRIGGER write_terms_of_family AFTER UPDATE OF email ON accounts FOR EACH ROW
  WHEN (old.email <> new.email) EXECUTE FUNCTION write_terms_of_family();
