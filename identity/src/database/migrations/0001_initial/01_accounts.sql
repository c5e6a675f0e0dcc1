CREATE TABLE identity.users (
  uid text PRIMARY KEY,
  -- In lower case; null for a person whose provider reports no address.
  email text UNIQUE,
  email_verified boolean NOT NULL DEFAULT false,
  password_hash text,
  -- Set while the password is a one-time password, which the first sign-in must replace.
  one_time_password_expires_at timestamptz,
  email_link_sign_in boolean NOT NULL DEFAULT false,
  display_name text,
  photo_url text,
  disabled boolean NOT NULL DEFAULT false,
  -- Tokens issued before this whole second are refused.
  valid_since timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  last_login_at timestamptz,
  -- Whether an address of this person was ever verified; a trigger sets it.
  was_verified boolean NOT NULL DEFAULT false
);

CREATE FUNCTION identity.note_verification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.was_verified := new.was_verified OR new.email_verified;
  RETURN new;
END $$;

CREATE TRIGGER note_verification BEFORE INSERT OR UPDATE OF email_verified ON identity.users
  FOR EACH ROW EXECUTE FUNCTION identity.note_verification();

CREATE TABLE identity.linked_providers (
  provider_id text NOT NULL,
  -- The person's id at the provider.
  raw_id text NOT NULL,
  uid text NOT NULL REFERENCES identity.users ON DELETE CASCADE,
  email text,
  display_name text,
  photo_url text,
  PRIMARY KEY (provider_id, raw_id),
  UNIQUE (uid, provider_id)
);

CREATE TABLE identity.action_codes (
  code_hash text PRIMARY KEY,
  kind text NOT NULL,
  -- Null only in a sign-in link for an address that nobody has yet.
  uid text REFERENCES identity.users ON DELETE CASCADE,
  -- Where the code was sent or, when an address is to be changed, the one that the account had then.
  email text,
  new_email text,
  expires_at timestamptz NOT NULL
);

CREATE INDEX action_codes_uid_index ON identity.action_codes (uid);
