-- oldest known: 0001_initial
-- Boards with the xiaozhi firmware. They come from no factory of ours, and speak a code that a parent types.

-- Nothing of this is known of a board: it has no batch, no label and no key pair.
ALTER TABLE devices
  ALTER COLUMN batch_id DROP NOT NULL,
  ALTER COLUMN claim_code_hash DROP NOT NULL,
  ALTER COLUMN encrypted_claim_code DROP NOT NULL,
  ALTER COLUMN public_key DROP NOT NULL;

CREATE TABLE boards (
  device_id text PRIMARY KEY REFERENCES devices ON DELETE CASCADE,
  -- Printed on the board and sent in clear: it names the board, and opens nothing.
  mac_address text NOT NULL,
  -- The random Client-Id, which the board made itself and which only it and the server have seen.
  client_id_hash bytea NOT NULL UNIQUE,
  -- Of boards that have one, in version 2 of the activation.
  serial_number text,
  -- Of the wifi, as the board reported it when it last started.
  signal_dbm smallint
);

-- Other devices are inserted without a family.
CREATE TRIGGER check_quota_on_insert AFTER INSERT ON devices FOR EACH ROW
  WHEN (new.account_id IS NOT NULL) EXECUTE FUNCTION check_quota('50', 'too-many-devices');

CREATE INDEX boards_by_mac_address ON boards (mac_address);

-- The keys in the eFuses of boards with a serial number. Such a board proves itself by HMAC.
CREATE TABLE board_keys (
  serial_number text PRIMARY KEY,
  encrypted_key bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Boards that wait for a family or for their proof, for ten minutes.
CREATE TABLE board_activations (
  client_id_hash bytea PRIMARY KEY,
  mac_address text NOT NULL,
  serial_number text,
  hardware_model text NOT NULL,
  firmware text,
  -- The code that the board speaks is derived from this id.
  id uuid NOT NULL,
  code_hash bytea NOT NULL UNIQUE,
  -- What a board with a serial number signs.
  challenge text NOT NULL,
  proven_at timestamptz,
  expires_at timestamptz NOT NULL
);

CREATE INDEX board_activations_by_age ON board_activations (expires_at);

-- Pictures on their way from the process that a board's camera called to the one that holds its conversation: seconds.
-- Unlogged, so that they are in no backup and in no other server's copy.
CREATE UNLOGGED TABLE board_pictures (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  device_id text NOT NULL REFERENCES devices ON DELETE CASCADE,
  picture bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX board_pictures_by_device ON board_pictures (device_id);
CREATE INDEX board_pictures_by_age ON board_pictures (created_at);
