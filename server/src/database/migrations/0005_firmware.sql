-- oldest known: 0001_initial
-- Updates over the air: images, their rollouts, and what became of each device.

CREATE TABLE firmware_images (
  id uuid PRIMARY KEY,
  hardware_model text NOT NULL,
  version text NOT NULL,
  notes text NOT NULL,
  size integer NOT NULL,
  sha256 bytea NOT NULL,
  -- Ed25519, by a key whose public half is in the configuration.
  signature bytea NOT NULL,
  -- The name of the file in the file store. It is not encrypted: every device of the model gets it.
  file text NOT NULL,
  -- From the header of the image.
  chip_id integer NOT NULL,
  project_name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  withdrawn_at timestamptz
);

-- A version names one image for good, however it is written.
CREATE UNIQUE INDEX firmware_images_by_version ON firmware_images (hardware_model, version_numbers(version));

CREATE TABLE firmware_rollouts (
  id uuid PRIMARY KEY,
  image_id uuid NOT NULL REFERENCES firmware_images,
  -- That of the image.
  hardware_model text NOT NULL,
  -- Both null: all devices of the model.
  target_batch_id uuid REFERENCES batches ON DELETE CASCADE,
  target_family_id uuid REFERENCES accounts ON DELETE CASCADE,
  -- A list of {percent, minHours, minReturned}.
  stages jsonb NOT NULL,
  -- Of the current stage, which counts from 0.
  stage integer NOT NULL DEFAULT 0,
  stage_started_at timestamptz NOT NULL DEFAULT now(),
  -- Of the current stage, in hundredths of a percent.
  reach integer NOT NULL,
  -- How many devices that is: those with an older version, and those that have returned. Counted at the beginning of each
  -- stage and every hour.
  reached integer NOT NULL DEFAULT 0,
  max_missing_share double precision NOT NULL,
  min_missing integer NOT NULL,
  missing_after interval NOT NULL,
  -- active, completed, paused, stopped or withdrawn.
  state text NOT NULL DEFAULT 'active',
  state_since timestamptz NOT NULL DEFAULT now(),
  -- Devices that downloaded the image before do not stop the rollout: it was resumed after a stop.
  counted_since timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX firmware_rollouts_of_image ON firmware_rollouts (image_id, id);
CREATE INDEX firmware_rollouts_of_batch ON firmware_rollouts (target_batch_id);
CREATE INDEX firmware_rollouts_of_family ON firmware_rollouts (target_family_id);
CREATE INDEX offered_firmware_rollouts ON firmware_rollouts (hardware_model) WHERE state IN ('active', 'completed');
CREATE UNIQUE INDEX one_firmware_rollout_of_model ON firmware_rollouts (hardware_model) WHERE state IN ('active', 'paused');

-- What became of the devices that were offered a rollout.
CREATE TABLE firmware_updates (
  rollout_id uuid NOT NULL REFERENCES firmware_rollouts ON DELETE CASCADE,
  device_id text NOT NULL REFERENCES devices ON DELETE CASCADE,
  offered_at timestamptz NOT NULL DEFAULT now(),
  -- When the last byte was sent, the last time.
  downloaded_at timestamptz,
  downloads integer NOT NULL DEFAULT 0,
  -- When the device reported the new version.
  returned_at timestamptz,
  failed_at timestamptz,
  -- What the device said.
  failure text,
  PRIMARY KEY (rollout_id, device_id)
);

CREATE INDEX firmware_updates_of_device ON firmware_updates (device_id);
CREATE INDEX open_firmware_updates ON firmware_updates (offered_at) WHERE returned_at IS NULL;

-- How many devices of families had which version at the end of each day. An empty version stands for none.
CREATE TABLE firmware_days (
  day date NOT NULL,
  hardware_model text NOT NULL,
  version text NOT NULL,
  devices integer NOT NULL,
  PRIMARY KEY (day, hardware_model, version)
);

-- From 0 to 9999. A device has the same number for the whole rollout, and another one for the next.
CREATE FUNCTION firmware_reach_of(device_id text, rollout_id uuid) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT (('x' || left(md5(device_id || rollout_id::text), 8))::bit(32)::bigint % 10000)::integer
$$;

-- The newest image that is offered to a device now. Never one of another model, and never one that is not newer than what
-- the device has reported; a device that has reported no version gets none.
CREATE FUNCTION firmware_update_of(device_id text, model text, firmware text, family_id uuid, of_batch uuid)
RETURNS TABLE (rollout_id uuid, version text) LANGUAGE sql STABLE AS $$
  SELECT rollout.id, image.version
    FROM firmware_rollouts rollout JOIN firmware_images image ON image.id = rollout.image_id
   WHERE rollout.hardware_model = model AND rollout.state IN ('active', 'completed')
     AND image.hardware_model = model AND image.withdrawn_at IS NULL
     AND family_id IS NOT NULL
     AND (rollout.target_batch_id IS NULL OR rollout.target_batch_id = of_batch)
     AND (rollout.target_family_id IS NULL OR rollout.target_family_id = family_id)
     AND version_numbers(image.version) > version_numbers(firmware)
     AND firmware_reach_of(device_id, rollout.id) < rollout.reach
   ORDER BY version_numbers(image.version) DESC, rollout.created_at DESC LIMIT 1
$$;

-- A device returns with the new version, whichever statement stores what it reports.
CREATE FUNCTION mark_firmware_returned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE firmware_updates SET returned_at = now(), downloaded_at = coalesce(downloaded_at, now())
    FROM firmware_rollouts rollout JOIN firmware_images image ON image.id = rollout.image_id
   WHERE device_id = new.id AND rollout.id = rollout_id AND returned_at IS NULL
     AND version_numbers(image.version) <= version_numbers(new.firmware);
  RETURN NULL;
END $$;

CREATE TRIGGER mark_firmware_returned AFTER UPDATE OF firmware ON devices FOR EACH ROW
  WHEN (new.firmware IS DISTINCT FROM old.firmware) EXECUTE FUNCTION mark_firmware_returned();

-- A device that no family has any more is not missing.
CREATE FUNCTION end_firmware_updates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM firmware_updates WHERE device_id = new.id AND returned_at IS NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER end_firmware_updates AFTER UPDATE OF account_id ON devices FOR EACH ROW
  WHEN (old.account_id IS NOT NULL AND new.account_id IS DISTINCT FROM old.account_id) EXECUTE FUNCTION end_firmware_updates();
