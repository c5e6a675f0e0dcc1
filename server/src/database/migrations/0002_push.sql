-- oldest known: 0001_initial
-- Notifications in browsers (Web Push), and what adults want to be told of.

ALTER TABLE accounts
  -- The least severity of a flag that is pushed: low, medium or high. Null: none is.
  ADD COLUMN flag_push text DEFAULT 'high',
  ADD COLUMN device_offline_mail boolean NOT NULL DEFAULT false,
  ADD COLUMN device_offline_push boolean NOT NULL DEFAULT true,
  ADD COLUMN device_update_mail boolean NOT NULL DEFAULT false,
  ADD COLUMN device_update_push boolean NOT NULL DEFAULT true;

-- Since when the device was offline when the family was told so, to tell it once for each time.
ALTER TABLE device_presence ADD COLUMN offline_notified_since timestamptz;

-- The newer firmware that the family was told of.
ALTER TABLE devices ADD COLUMN update_notified text;

-- The newest firmware of each model, as configured, and since when it is.
CREATE TABLE firmware_releases (
  hardware_model text PRIMARY KEY,
  version text NOT NULL,
  available_since timestamptz NOT NULL DEFAULT now()
);

-- The numbers of a version such as 1.4.0 or v2.10, which compare as versions do. Null for any other text.
CREATE FUNCTION version_numbers(version text) RETURNS integer[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN version ~ '^v?\d{1,9}(\.\d{1,9}){0,5}$'
    THEN string_to_array(regexp_replace(ltrim(version, 'v'), '(\.0+)+$', ''), '.')::integer[] END
$$;

-- The key pair that push services know this installation by (VAPID). Browsers subscribe for it, so it stays.
CREATE TABLE push_keys (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  -- In base64url, as pages need it.
  public_key text NOT NULL,
  encrypted_private_key bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Browsers that get notifications: at most one for each session, which ends with it. Whoever knows the address at the push
-- service could write to the browser, so it is encrypted together with its keys.
CREATE TABLE push_subscriptions (
  account_id uuid NOT NULL,
  session_id uuid NOT NULL,
  -- The host of the push service.
  service text NOT NULL,
  encrypted_subscription bytea NOT NULL,
  -- To find the sessions of the same browser.
  endpoint_hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, session_id),
  -- The sessions of a founder who leaves a family move to another account: see detach_sign_in.
  FOREIGN KEY (account_id, session_id) REFERENCES sessions ON UPDATE CASCADE ON DELETE CASCADE
);

CREATE INDEX push_subscriptions_by_endpoint ON push_subscriptions (endpoint_hash);

-- Ending a session and disabling an account end the notifications, whichever statement does it.
CREATE FUNCTION end_push_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE account_id = new.account_id AND session_id = new.id;
  RETURN NULL;
END $$;

CREATE TRIGGER end_push_subscription AFTER UPDATE OF ended_at ON sessions FOR EACH ROW
  WHEN (new.ended_at IS NOT NULL) EXECUTE FUNCTION end_push_subscription();

CREATE FUNCTION end_push_subscriptions_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE account_id = new.id;
  RETURN NULL;
END $$;

CREATE TRIGGER end_push_subscriptions AFTER UPDATE OF disabled ON accounts FOR EACH ROW
  WHEN (new.disabled AND NOT old.disabled) EXECUTE FUNCTION end_push_subscriptions_of_account();

-- A new browser is never refused: it takes the place of the one that subscribed first.
CREATE FUNCTION end_surplus_push_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE account_id = new.account_id AND session_id IN (
    SELECT session_id FROM push_subscriptions WHERE account_id = new.account_id
     ORDER BY created_at DESC, session_id OFFSET 20
  );
  RETURN NULL;
END $$;

CREATE TRIGGER end_surplus_push_subscriptions AFTER INSERT ON push_subscriptions
  FOR EACH ROW EXECUTE FUNCTION end_surplus_push_subscriptions();

-- A deleted child leaves no trace: notifications that wait for a push service name it.
CREATE FUNCTION delete_pushes_about_child() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM graphile_worker._private_jobs WHERE payload ->> 'pushedAbout' = old.id::text;
  RETURN NULL;
END $$;

CREATE TRIGGER delete_pushes AFTER DELETE ON children FOR EACH ROW EXECUTE FUNCTION delete_pushes_about_child();

CREATE OR REPLACE VIEW family_mail_recipients AS
  SELECT member.account_id, person.id AS person_id, person.email, person.weekly_mail, person.flag_mail,
         person.device_offline_mail, person.device_update_mail
    FROM family_members member JOIN accounts person ON person.id = member.person_id
   WHERE member.role <> 'viewer' AND person.email_verified AND NOT person.disabled;

-- The browsers in which a family's owners and guardians get notifications, while they are signed in there.
CREATE VIEW family_push_recipients AS
  SELECT member.account_id, person.id AS person_id, person.email, person.language, person.flag_push,
         person.device_offline_push, person.device_update_push, subscription.session_id
    FROM family_members member JOIN accounts person ON person.id = member.person_id
    JOIN push_subscriptions subscription ON subscription.account_id = person.id
    JOIN sessions session ON session.account_id = person.id AND session.id = subscription.session_id
   WHERE member.role <> 'viewer' AND NOT person.disabled AND session.ended_at IS NULL
     AND (person.identity_valid_since IS NULL OR person.identity_valid_since <= session.last_used_at);

-- As before, with the new settings of the person.
CREATE OR REPLACE FUNCTION detach_sign_in(family uuid) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  founder accounts%ROWTYPE;
  person uuid;
BEGIN
  SELECT * INTO founder FROM accounts WHERE id = family AND identity_uid IS NOT NULL FOR UPDATE;
  IF founder.id IS NULL THEN RETURN NULL; END IF;
  UPDATE accounts SET identity_uid = NULL WHERE id = family;
  INSERT INTO accounts (identity_uid, email, email_verified, role, scopes, name, photo, phone, language, time_zone, country,
    weekly_mail, flag_mail, flag_push, device_offline_mail, device_offline_push, device_update_mail, device_update_push,
    disabled, token_version, identity_valid_since, confirmed_second_factor, one_time_sign_in_at, created_at)
  VALUES (founder.identity_uid, founder.email, founder.email_verified, founder.role, founder.scopes, founder.name,
    founder.photo, founder.phone, founder.language, founder.time_zone, founder.country, founder.weekly_mail,
    founder.flag_mail, founder.flag_push, founder.device_offline_mail, founder.device_offline_push, founder.device_update_mail,
    founder.device_update_push, founder.disabled, founder.token_version + 1, founder.identity_valid_since,
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
