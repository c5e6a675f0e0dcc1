-- Devices or cards that were created together.
CREATE TABLE batches (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  label text NOT NULL,
  note text NOT NULL,
  count integer NOT NULL,
  idempotency_key uuid UNIQUE,
  request_hash bytea,
  -- Of devices: since when the private keys exist only in the downloaded factory file.
  factory_file_downloaded_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX batches_by_age ON batches (kind, id);

-- Server processes that hold connections of devices. Each renews its own row, instead of one for each of its devices.
CREATE TABLE realtime_processes (
  id uuid PRIMARY KEY,
  seen_at timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 10);

CREATE TABLE devices (
  id text PRIMARY KEY,
  batch_id uuid NOT NULL REFERENCES batches,
  status text NOT NULL DEFAULT 'created',
  -- The claim code as a hash to find the device by, and encrypted to print the label again.
  claim_code_hash bytea NOT NULL UNIQUE,
  encrypted_claim_code bytea NOT NULL,
  account_id uuid REFERENCES accounts ON DELETE SET NULL,
  child_id uuid,
  name text,
  registered_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  wifi_network_id uuid,
  hardware_model text NOT NULL,
  -- X25519; the private half is in the device alone.
  public_key bytea NOT NULL,
  encrypted_api_key bytea,
  -- When the device itself showed that this family holds it; null after registering by link alone.
  proven_at timestamptz,
  -- Of a device without a family: what its former family was shown when it deactivated the device.
  release_code_hash bytea,
  -- Device tokens carry it; registering and deactivating raise it, which revokes them all.
  token_version integer NOT NULL DEFAULT 1,
  firmware text,
  FOREIGN KEY (account_id, child_id) REFERENCES children ON DELETE SET NULL (child_id),
  FOREIGN KEY (account_id, wifi_network_id) REFERENCES wifi_networks ON DELETE SET NULL (wifi_network_id)
);

CREATE INDEX devices_of_account ON devices (account_id, id);
CREATE INDEX devices_of_child ON devices (account_id, child_id);
CREATE INDEX devices_of_batch ON devices (batch_id, id);
CREATE INDEX devices_of_wifi_network ON devices (account_id, wifi_network_id);
CREATE INDEX devices_by_age ON devices (status, created_at, id);
CREATE INDEX devices_of_batch_by_age ON devices (batch_id, status, created_at, id);
CREATE INDEX devices_of_firmware ON devices (firmware, status, created_at, id);
CREATE INDEX devices_of_batch_and_firmware ON devices (batch_id, firmware, status, created_at, id);

-- Which devices are online. Apart from the devices themselves, because it changes all the time: a narrow row in a page
-- with room is updated in place. It has no second index for the same reason; even of a million devices, all rows are
-- read in a moment.
CREATE TABLE device_presence (
  device_id text PRIMARY KEY REFERENCES devices ON DELETE CASCADE,
  -- The realtime connection that counts; null while the device is offline.
  connection_id text,
  -- The process that holds the connection: while it runs, the device is online.
  process_id uuid,
  -- When it connected or disconnected.
  last_seen_at timestamptz,
  battery smallint
) WITH (fillfactor = 50);

-- Challenges that a device answers to show that it is in somebody's hands. The answers are derived from the id.
CREATE TABLE possession_challenges (
  id uuid NOT NULL,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  device_id text NOT NULL REFERENCES devices ON DELETE CASCADE,
  -- Registering and deactivating raise that of the device, which ends all challenges from before.
  token_version integer NOT NULL,
  attempts smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, id)
);

CREATE INDEX possession_challenges_of_account ON possession_challenges (account_id, device_id);
CREATE INDEX possession_challenges_of_device ON possession_challenges (device_id);
CREATE INDEX possession_challenges_by_age ON possession_challenges (created_at);

-- Private halves of the devices' keys until the batch's factory file is downloaded.
CREATE TABLE factory_keys (
  device_id text PRIMARY KEY REFERENCES devices ON DELETE CASCADE,
  encrypted_private_key bytea NOT NULL
);

CREATE TABLE cards (
  id text PRIMARY KEY,
  batch_id uuid NOT NULL REFERENCES batches,
  status text NOT NULL DEFAULT 'created',
  claim_code_hash bytea NOT NULL UNIQUE,
  encrypted_claim_code bytea NOT NULL,
  account_id uuid REFERENCES accounts ON DELETE SET NULL,
  child_id uuid,
  name text,
  registered_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  activity text NOT NULL,
  FOREIGN KEY (account_id, child_id) REFERENCES children ON DELETE SET NULL (child_id)
);

CREATE INDEX cards_of_account ON cards (account_id, id);
CREATE INDEX cards_of_child ON cards (account_id, child_id);
CREATE INDEX cards_of_batch ON cards (batch_id, id);
CREATE INDEX cards_by_age ON cards (status, created_at, id);
CREATE INDEX cards_of_batch_by_age ON cards (batch_id, status, created_at, id);
CREATE INDEX cards_of_activity ON cards (activity, status, created_at, id);
CREATE INDEX cards_of_batch_and_activity ON cards (batch_id, activity, status, created_at, id);
