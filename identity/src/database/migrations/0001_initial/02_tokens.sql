CREATE TABLE identity.signing_keys (
  kid text PRIMARY KEY,
  public_key jsonb NOT NULL,
  encrypted_private_key text NOT NULL,
  signs_from timestamptz NOT NULL,
  signs_until timestamptz NOT NULL
);

CREATE TABLE identity.refresh_tokens (
  token_hash text PRIMARY KEY,
  uid text NOT NULL REFERENCES identity.users ON DELETE CASCADE,
  sign_in_provider text NOT NULL,
  second_factor_id text,
  auth_time timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL
);

CREATE INDEX refresh_tokens_uid_index ON identity.refresh_tokens (uid);
