-- A family is the row of the account that founded it. Whoever signs in with that row is an owner of the family, without a
-- row here. Other adults are listed here with their own accounts.
CREATE TABLE guardians (
  -- The family.
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- The person's own account.
  guardian_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- owner, guardian or viewer.
  role text NOT NULL,
  since timestamptz NOT NULL DEFAULT now(),
  invited_by uuid REFERENCES accounts ON DELETE SET NULL,
  PRIMARY KEY (account_id, guardian_id),
  CONSTRAINT nobody_joins_their_own_family CHECK (account_id <> guardian_id)
);

CREATE INDEX families_of_guardian ON guardians (guardian_id);
CREATE INDEX guardians_by_inviter ON guardians (invited_by);

-- Open invitations; one that was accepted, declined, replaced or taken back is deleted. The mailed link names the id
-- together with its MAC, so whoever reads this table cannot use one.
CREATE TABLE guardian_invitations (
  id uuid NOT NULL,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- In lower case.
  email text NOT NULL,
  role text NOT NULL,
  invited_by uuid REFERENCES accounts ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, id),
  CONSTRAINT one_invitation_per_address UNIQUE (account_id, email)
);

-- Links in mails name only the invitation.
CREATE INDEX guardian_invitations_by_id ON guardian_invitations (id);
CREATE INDEX guardian_invitations_by_inviter ON guardian_invitations (invited_by);
CREATE INDEX guardian_invitations_by_age ON guardian_invitations (expires_at);

-- Mails to somebody who has an account are not deleted, since they may be that person's own.
CREATE TRIGGER delete_mails AFTER DELETE ON guardian_invitations FOR EACH ROW EXECUTE FUNCTION delete_mails_of_contact();

-- Somebody who is no longer an owner lets nobody in: their invitations end with it.
CREATE FUNCTION end_invitations_of_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM guardian_invitations WHERE account_id = old.account_id AND invited_by = old.guardian_id;
  RETURN NULL;
END $$;

CREATE TRIGGER end_invitations_on_update AFTER UPDATE OF role ON guardians FOR EACH ROW
  WHEN (old.role = 'owner' AND new.role <> 'owner') EXECUTE FUNCTION end_invitations_of_owner();

CREATE TRIGGER end_invitations_on_delete AFTER DELETE ON guardians FOR EACH ROW
  WHEN (old.role = 'owner') EXECUTE FUNCTION end_invitations_of_owner();

-- Who changed what in a family. Without names and contents, which are read where they are, as long as they exist.
CREATE TABLE family_changes (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT now(),
  by_account_id uuid REFERENCES accounts ON DELETE SET NULL,
  action text NOT NULL,
  resource text,
  resource_id text,
  PRIMARY KEY (account_id, id)
);

CREATE INDEX family_changes_by_author ON family_changes (by_account_id);
CREATE INDEX family_changes_by_age ON family_changes (at);

-- A deleted child leaves no trace.
CREATE FUNCTION forget_child_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE family_changes SET resource_id = NULL WHERE account_id = old.account_id AND resource_id = old.id::text;
  RETURN NULL;
END $$;

CREATE TRIGGER forget_child_changes AFTER DELETE ON children FOR EACH ROW EXECUTE FUNCTION forget_child_changes();

-- A changed role and a removed guardian take effect at once, in calls and on sockets, and open pages show it.
CREATE FUNCTION announce_guardian_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  family uuid := CASE WHEN tg_op = 'DELETE' THEN old.account_id ELSE new.account_id END;
BEGIN
  PERFORM pg_notify('pipit_announcements', concat_ws(' ', family, 'access'));
  PERFORM pg_notify('pipit_announcements', concat_ws(' ', family, 'account', family));
  RETURN NULL;
END $$;

CREATE TRIGGER announce_guardian_change AFTER INSERT OR UPDATE OR DELETE ON guardians
  FOR EACH ROW EXECUTE FUNCTION announce_guardian_change();

-- A family has an owner as long as it exists, whichever statement is run and however many run at the same time. The server
-- knows this error by its code.
CREATE FUNCTION require_owner() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  family uuid := to_jsonb(old) ->> tg_argv[0];
BEGIN
  PERFORM FROM accounts WHERE id = family FOR UPDATE;
  IF EXISTS (SELECT FROM accounts WHERE id = family AND identity_uid IS NULL)
    AND NOT EXISTS (SELECT FROM guardians WHERE account_id = family AND role = 'owner') THEN
    RAISE EXCEPTION 'a family needs an owner' USING ERRCODE = 'PIP03';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER require_owner_on_update AFTER UPDATE OF role ON guardians FOR EACH ROW
  WHEN (old.role = 'owner' AND new.role <> 'owner') EXECUTE FUNCTION require_owner('account_id');

CREATE TRIGGER require_owner_on_delete AFTER DELETE ON guardians FOR EACH ROW
  WHEN (old.role = 'owner') EXECUTE FUNCTION require_owner('account_id');

CREATE TRIGGER require_owner AFTER UPDATE OF identity_uid ON accounts FOR EACH ROW
  WHEN (old.identity_uid IS NOT NULL AND new.identity_uid IS NULL) EXECUTE FUNCTION require_owner('id');

-- Adults and open invitations of a family, so that nobody fills the installation. As in 17_quotas.sql.
CREATE FUNCTION check_guardian_quota() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM accounts WHERE id = new.account_id FOR NO KEY UPDATE;
  IF (SELECT count(*) FROM guardians WHERE account_id = new.account_id)
    + (SELECT count(*) FROM guardian_invitations WHERE account_id = new.account_id) >= 20 THEN
    RAISE EXCEPTION 'quota exceeded' USING ERRCODE = 'PIP02', CONSTRAINT = 'too-many-guardians';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER check_quota AFTER INSERT ON guardians FOR EACH ROW EXECUTE FUNCTION check_guardian_quota();
CREATE TRIGGER check_quota AFTER INSERT ON guardian_invitations FOR EACH ROW EXECUTE FUNCTION check_guardian_quota();

-- Every adult of every family, the founders too.
CREATE VIEW family_members AS
  SELECT id AS account_id, id AS person_id, 'owner' AS role, created_at AS since FROM accounts WHERE identity_uid IS NOT NULL
  UNION ALL SELECT account_id, guardian_id, role, since FROM guardians;

-- Who is written to about a family: its owners and guardians. Which mails they want is their own setting.
CREATE VIEW family_mail_recipients AS
  SELECT member.account_id, person.id AS person_id, person.email, person.weekly_mail, person.flag_mail
    FROM family_members member JOIN accounts person ON person.id = member.person_id
   WHERE member.role <> 'viewer' AND person.email_verified AND NOT person.disabled;

-- A family whose founder has left is listed under its first owner's name and address.
CREATE FUNCTION name_family_after_owner(family uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE accounts SET email = owner.email, email_verified = owner.email_verified, name = owner.name, language = owner.language
    FROM (
      SELECT person.email, person.email_verified, person.name, person.language
        FROM guardians JOIN accounts person ON person.id = guardian_id
       WHERE guardians.account_id = family AND guardians.role = 'owner' ORDER BY since, guardian_id LIMIT 1
    ) owner
   WHERE accounts.id = family AND identity_uid IS NULL
$$;

CREATE FUNCTION name_families_after_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM name_family_after_owner(account_id) FROM guardians WHERE guardian_id = new.id AND role = 'owner';
  RETURN NULL;
END $$;

CREATE TRIGGER name_families AFTER UPDATE OF email, email_verified, name, language ON accounts FOR EACH ROW
  WHEN ((old.email, old.email_verified, old.name, old.language)
    IS DISTINCT FROM (new.email, new.email_verified, new.name, new.language))
  EXECUTE FUNCTION name_families_after_person();

CREATE FUNCTION name_family_after_guardians() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM name_family_after_owner(CASE WHEN tg_op = 'DELETE' THEN old.account_id ELSE new.account_id END);
  RETURN NULL;
END $$;

CREATE TRIGGER name_family AFTER INSERT OR UPDATE OF role OR DELETE ON guardians
  FOR EACH ROW EXECUTE FUNCTION name_family_after_guardians();

-- Moves the founder's sign-in with everything that is the person's own to a new account, whose id it returns. The family
-- stays with its other owners; without one, this fails. Tokens of the founder name the family, so they are revoked.
CREATE FUNCTION detach_sign_in(family uuid) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  founder accounts%ROWTYPE;
  person uuid;
BEGIN
  SELECT * INTO founder FROM accounts WHERE id = family AND identity_uid IS NOT NULL FOR UPDATE;
  IF founder.id IS NULL THEN RETURN NULL; END IF;
  UPDATE accounts SET identity_uid = NULL WHERE id = family;
  INSERT INTO accounts (identity_uid, email, email_verified, role, scopes, name, photo, phone, language, time_zone, country,
    weekly_mail, flag_mail, disabled, token_version, identity_valid_since, confirmed_second_factor, one_time_sign_in_at,
    created_at)
  VALUES (founder.identity_uid, founder.email, founder.email_verified, founder.role, founder.scopes, founder.name,
    founder.photo, founder.phone, founder.language, founder.time_zone, founder.country, founder.weekly_mail,
    founder.flag_mail, founder.disabled, founder.token_version + 1, founder.identity_valid_since,
    founder.confirmed_second_factor, founder.one_time_sign_in_at, founder.created_at)
  RETURNING id INTO person;
  UPDATE sessions SET account_id = person WHERE account_id = family;
  UPDATE guardians SET guardian_id = person WHERE guardian_id = family;
  UPDATE guardians SET invited_by = person WHERE invited_by = family;
  UPDATE guardian_invitations SET invited_by = person WHERE invited_by = family AND account_id <> family;
  DELETE FROM guardian_invitations WHERE invited_by = family AND account_id = family;
  UPDATE family_changes SET by_account_id = person WHERE by_account_id = family;
  UPDATE accounts SET paused_by = person WHERE paused_by = family;
  UPDATE children SET paused_by = person WHERE paused_by = family;
  UPDATE screen_time_grants SET granted_by = person WHERE granted_by = family;
  UPDATE bulk_jobs SET requested_by = person WHERE requested_by = family;
  UPDATE accounts SET role = 'parent', scopes = NULL, photo = NULL, phone = NULL, weekly_mail = false, disabled = false,
         identity_valid_since = NULL, confirmed_second_factor = NULL, one_time_sign_in_at = NULL, token_version = token_version + 1, version = version + 1, updated_at = now()
   WHERE id = family;
  PERFORM name_family_after_owner(family);
  RETURN person;
END $$;
