CREATE TABLE identity.signing_keys (
  kid text PRIMARY KEY,
  public_key jsonb NOT NULL,
  encrypted_private_key text NOT NULL,
  signs_from timestamptz NOT NULL,
  signs_until timestamptz NOT NULL
);

-- One for each sign-in of a person, with all refresh tokens that followed from it. The tokens are signed, not stored.
CREATE TABLE identity.sign_ins (
  id text PRIMARY KEY,
  uid text NOT NULL REFERENCES identity.users ON DELETE CASCADE,
  sign_in_provider text NOT NULL,
  second_factor_id text,
  -- In whole seconds, as in ID tokens.
  auth_time timestamptz NOT NULL,
  -- Of the newest refresh token.
  generation integer NOT NULL DEFAULT 1,
  -- When the newest refresh token replaced the one before it.
  rotated_at timestamptz,
  last_used_at timestamptz NOT NULL
);

CREATE INDEX sign_ins_uid_index ON identity.sign_ins (uid);
