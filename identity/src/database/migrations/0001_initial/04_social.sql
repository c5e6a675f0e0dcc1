-- A person who is away at a provider.
CREATE TABLE identity.provider_visits (
  state_hash text PRIMARY KEY,
  encrypted_visit text NOT NULL,
  expires_at timestamptz NOT NULL
);

-- What a provider reported about a person, until the page that asked collects it.
CREATE TABLE identity.provider_results (
  result_hash text PRIMARY KEY,
  encrypted_result text NOT NULL,
  expires_at timestamptz NOT NULL
);
