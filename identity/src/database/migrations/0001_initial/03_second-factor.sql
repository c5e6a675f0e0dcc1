CREATE TABLE identity.second_factors (
  id text PRIMARY KEY,
  -- One authenticator app for each person.
  uid text NOT NULL UNIQUE REFERENCES identity.users ON DELETE CASCADE,
  display_name text,
  encrypted_secret text NOT NULL,
  -- The time step of the newest code that was accepted: it and all before it are used up.
  last_step bigint NOT NULL,
  enrolled_at timestamptz NOT NULL
);

CREATE TABLE identity.factor_enrolments (
  session_hash text PRIMARY KEY,
  uid text NOT NULL REFERENCES identity.users ON DELETE CASCADE,
  encrypted_secret text NOT NULL,
  expires_at timestamptz NOT NULL
);

-- The first factor was right; the second is awaited.
CREATE TABLE identity.pending_sign_ins (
  credential_hash text PRIMARY KEY,
  uid text NOT NULL REFERENCES identity.users ON DELETE CASCADE,
  sign_in_provider text NOT NULL,
  expires_at timestamptz NOT NULL
);
