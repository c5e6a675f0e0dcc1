-- A person who signs in at a provider, until the provider sends the browser back.
CREATE TABLE identity.pending_authorizations (
  state_hash text PRIMARY KEY,
  encrypted_authorization text NOT NULL,
  expires_at timestamptz NOT NULL
);

-- What a provider reported about a person, until the page that asked collects it.
CREATE TABLE identity.provider_results (
  result_hash text PRIMARY KEY,
  encrypted_result text NOT NULL,
  expires_at timestamptz NOT NULL
);
