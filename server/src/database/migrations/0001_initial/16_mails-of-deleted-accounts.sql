-- Mails name people and their children. With an account, however it is deleted, the mails to its address are deleted: those
-- that wait for a mail server or failed for good, and those in the outbox.
CREATE FUNCTION delete_mails_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  recipient bytea := sha256(convert_to(lower(OLD.email), 'UTF8'));
BEGIN
  DELETE FROM graphile_worker._private_jobs WHERE payload ->> 'recipient' = encode(recipient, 'hex');
  DELETE FROM outbox_mails WHERE recipient_hash = recipient;
  RETURN NULL;
END $$;

-- Without a sign-in, the address is that of an owner, whose mails stay.
CREATE TRIGGER delete_mails AFTER DELETE ON accounts FOR EACH ROW WHEN (old.identity_uid IS NOT NULL)
  EXECUTE FUNCTION delete_mails_of_account();

-- The same for a second contact who is removed or replaced. Mails to somebody who has an account are not deleted, since they
-- may be that person's own.
CREATE FUNCTION delete_mails_of_contact() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  recipient bytea := sha256(convert_to(lower(OLD.email), 'UTF8'));
BEGIN
  IF EXISTS (SELECT FROM accounts WHERE lower(email) = lower(OLD.email)) THEN RETURN NULL; END IF;
  DELETE FROM graphile_worker._private_jobs WHERE payload ->> 'recipient' = encode(recipient, 'hex');
  DELETE FROM outbox_mails WHERE recipient_hash = recipient;
  RETURN NULL;
END $$;

CREATE TRIGGER delete_mails AFTER DELETE ON second_contacts FOR EACH ROW EXECUTE FUNCTION delete_mails_of_contact();
