-- oldest known: 0001_initial
-- Boards with the xiaozhi firmware read a number at the beginning of each part of a version, and restart where there is
-- none, as in v2.0.5: at each start, for that is when they compare versions.

CREATE FUNCTION boards_can_compare(version text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT version ~ '^\d{1,9}(\.\d{1,9}){0,5}$'
$$;

-- As before, but a board gets no image if it cannot compare its own version.
CREATE OR REPLACE FUNCTION firmware_updates_for(device_id text, model text, firmware text, family_id uuid, of_batch uuid)
RETURNS TABLE (rollout_id uuid, version text, started_at timestamptz) LANGUAGE sql STABLE AS $$
  SELECT rollout.id, image.version, rollout.created_at
    FROM firmware_rollouts rollout JOIN firmware_images image ON image.id = rollout.image_id
    LEFT JOIN boards board ON board.device_id = firmware_updates_for.device_id
   WHERE rollout.hardware_model = model AND rollout.state IN ('active', 'completed')
     AND image.hardware_model = model AND image.withdrawn_at IS NULL
     AND CASE image.protocol WHEN 'pipit' THEN board.device_id IS NULL
           ELSE board.chip_id = image.chip_id AND boards_can_compare(firmware) END
     AND family_id IS NOT NULL
     AND (rollout.target_batch_id IS NULL OR rollout.target_batch_id = of_batch)
     AND (rollout.target_family_id IS NULL OR rollout.target_family_id = family_id)
     AND version_numbers(image.version) > version_numbers(firmware)
     AND firmware_reach_of(firmware_updates_for.device_id, rollout.id) < rollout.reach
$$;

-- As before, but a device that falls back from the new version to an older one has not returned with it: it has failed. Not if
-- its token version changes, too: then another board has taken its place.
CREATE OR REPLACE FUNCTION mark_firmware_returned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE firmware_updates SET returned_at = now(), downloaded_at = coalesce(downloaded_at, now())
    FROM firmware_rollouts rollout JOIN firmware_images image ON image.id = rollout.image_id
   WHERE device_id = new.id AND rollout.id = rollout_id AND returned_at IS NULL
     AND rollout.hardware_model = new.hardware_model
     AND version_numbers(image.version) <= version_numbers(new.firmware);
  UPDATE firmware_updates SET returned_at = NULL, failed_at = now(), failure = 'fell-back'
    FROM firmware_rollouts rollout JOIN firmware_images image ON image.id = rollout.image_id
   WHERE device_id = new.id AND rollout.id = rollout_id AND returned_at IS NOT NULL AND rollout.state <> 'withdrawn'
     AND rollout.hardware_model = new.hardware_model AND new.token_version = old.token_version
     AND version_numbers(image.version) = version_numbers(old.firmware)
     AND version_numbers(image.version) > version_numbers(new.firmware);
  RETURN NULL;
END $$;

-- The family of the device, so that families with missing devices are counted without reading their devices. It follows the
-- device to another family, and is forgotten with its family.
ALTER TABLE firmware_updates ADD COLUMN family_id uuid;

-- Locks the device: if it leaves its family at the same time, one waits for the other.
CREATE FUNCTION set_firmware_update_family() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT account_id INTO new.family_id FROM devices WHERE id = new.device_id FOR SHARE;
  RETURN new;
END $$;

CREATE TRIGGER set_family BEFORE INSERT ON firmware_updates FOR EACH ROW EXECUTE FUNCTION set_firmware_update_family();

CREATE OR REPLACE FUNCTION end_firmware_updates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM firmware_updates WHERE device_id = new.id AND returned_at IS NULL;
  UPDATE firmware_updates SET family_id = new.account_id WHERE device_id = new.id;
  RETURN NULL;
END $$;

-- Also when a device that was offered updates before gets another family.
DROP TRIGGER end_firmware_updates ON devices;
CREATE TRIGGER end_firmware_updates AFTER UPDATE OF account_id ON devices FOR EACH ROW
  WHEN (new.account_id IS DISTINCT FROM old.account_id) EXECUTE FUNCTION end_firmware_updates();

UPDATE firmware_updates SET family_id = devices.account_id FROM devices WHERE devices.id = device_id;
