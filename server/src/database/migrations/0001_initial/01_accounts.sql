CREATE TABLE accounts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- The account's id at the identity provider; null for a family whose founder has left, see 20_guardians.sql.
  identity_uid text UNIQUE,
  email text NOT NULL,
  email_verified boolean NOT NULL,
  -- Nobody has signed in yet: the address has never been verified. A sweep removes such accounts after 30 days.
  awaits_verification boolean NOT NULL DEFAULT false,
  role text NOT NULL DEFAULT 'parent',
  -- Null: those of the role.
  scopes text[],
  name text,
  photo text,
  phone text,
  language text NOT NULL DEFAULT 'en',
  time_zone text NOT NULL DEFAULT 'UTC',
  -- ISO 3166-1; null if the parent has not said.
  country text,
  subscription text NOT NULL DEFAULT default_plan() REFERENCES plans,
  -- Steps of the first set-up that the parent skipped: child, device, wifi, card.
  skipped_steps text[] NOT NULL DEFAULT '{}',
  -- Whether the family wants a mail about each week, and one when a grave flag is raised.
  weekly_mail boolean NOT NULL DEFAULT false,
  flag_mail boolean NOT NULL DEFAULT true,
  -- The Monday of the last weekly mail, so that each is sent once.
  weekly_mail_sent_on date,
  disabled boolean NOT NULL DEFAULT false,
  -- Since when no device of the family may talk, and who decided it; null: they may.
  paused_at timestamptz,
  paused_by uuid REFERENCES accounts ON DELETE SET NULL,
  -- Access tokens carry it; a trigger raises it when role or scopes change, which revokes them all.
  token_version integer NOT NULL DEFAULT 1,
  -- Identity tokens from before this are refused: the password was changed, or somebody signed out everywhere.
  identity_valid_since timestamptz,
  -- The identity provider's id of the second factor that is known to be a superadmin's own, so a thief of the password cannot
  -- set up another.
  confirmed_second_factor text,
  -- The sign-in with a one-time password that the server printed: a second factor that is set up in it is confirmed.
  one_time_sign_in_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);

CREATE FUNCTION end_wait_for_verification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.awaits_verification := new.awaits_verification AND NOT new.email_verified;
  RETURN new;
END $$;

CREATE TRIGGER end_wait_for_verification BEFORE INSERT OR UPDATE OF email_verified ON accounts
  FOR EACH ROW EXECUTE FUNCTION end_wait_for_verification();

-- One index for each order of the list; see merge-pages.ts for how filters use them.
CREATE INDEX accounts_by_age ON accounts (role, email_verified, disabled, created_at, id);
CREATE INDEX accounts_of_plan_by_age ON accounts (subscription, role, email_verified, disabled, created_at, id);
CREATE INDEX accounts_by_email ON accounts (role, email_verified, disabled, lower(email) COLLATE "C", id);

-- One for each sign-in on a browser or phone, told apart by the identity provider's id of it.
CREATE TABLE sessions (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  signed_in_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL DEFAULT now(),
  user_agent text NOT NULL,
  -- The identity provider's id of the second factor that was used; null: none.
  second_factor text,
  ended_at timestamptz,
  -- Google's tokens name no sign-in: there it is the second in which somebody signed in.
  sign_in_id text NOT NULL DEFAULT gen_random_uuid(),
  PRIMARY KEY (account_id, id),
  CONSTRAINT one_session_per_sign_in UNIQUE (account_id, sign_in_id)
);

-- Access tokens of many accounts are checked at once.
CREATE INDEX sessions_by_id ON sessions (id);
-- A job deletes old ones of all accounts.
CREATE INDEX ended_sessions ON sessions (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX sessions_by_sign_in ON sessions (signed_in_at);

CREATE TABLE wait_list_entries (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- In lower case, so that one person is on the list once.
  email text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  invited_at timestamptz,
  invited boolean NOT NULL GENERATED ALWAYS AS (invited_at IS NOT NULL) STORED
);

CREATE INDEX wait_list_by_age ON wait_list_entries (invited, id);
CREATE INDEX wait_list_by_email ON wait_list_entries (invited, email COLLATE "C");

-- Mail that was not sent because no mail server is configured; encrypted, since it holds links that sign people in.
CREATE TABLE outbox_mails (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  encrypted_mail bytea NOT NULL,
  -- Of the address, to find the mails of an account that is deleted.
  recipient_hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX outbox_by_time ON outbox_mails (created_at);
CREATE INDEX outbox_by_recipient ON outbox_mails (recipient_hash);
