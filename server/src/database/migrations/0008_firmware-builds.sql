-- oldest known: 0001_initial
-- An update fits one build for one chip, and boards or devices of ours. Attempts to download it are counted.

ALTER TABLE boards
  -- The family of boards that it is of. The model of the device names the build: one type can have several.
  ADD COLUMN board_type text,
  -- As the firmware names it, such as esp32s3.
  ADD COLUMN chip text,
  -- As the header of an image has it. Null until the board has reported a chip that is known.
  ADD COLUMN chip_id integer,
  ADD COLUMN chip_revision integer;

-- Whether devices of ours ('pipit') or boards ('xiaozhi') install it: a board reports any model that it likes.
ALTER TABLE firmware_images ADD COLUMN protocol text NOT NULL DEFAULT 'pipit';

UPDATE firmware_images SET protocol = 'xiaozhi'
 WHERE hardware_model IN (SELECT hardware_model FROM devices WHERE public_key IS NULL)
   AND hardware_model NOT IN (SELECT hardware_model FROM devices WHERE public_key IS NOT NULL);

ALTER TABLE firmware_updates
  -- Downloads that were begun, and refusals before one.
  ADD COLUMN attempts integer NOT NULL DEFAULT 0,
  ADD COLUMN attempted_at timestamptz;

UPDATE firmware_updates SET attempts = greatest(downloads, 1), attempted_at = greatest(downloaded_at, failed_at)
 WHERE returned_at IS NULL AND greatest(downloaded_at, failed_at) IS NOT NULL;

-- Every image that a device could install now. Never one for another model, protocol or chip, and never one that is not newer
-- than what the device has reported; a device that has reported no version, or a board that has reported no chip, gets none.
CREATE FUNCTION firmware_updates_for(device_id text, model text, firmware text, family_id uuid, of_batch uuid)
RETURNS TABLE (rollout_id uuid, version text, started_at timestamptz) LANGUAGE sql STABLE AS $$
  SELECT rollout.id, image.version, rollout.created_at
    FROM firmware_rollouts rollout JOIN firmware_images image ON image.id = rollout.image_id
    LEFT JOIN boards board ON board.device_id = firmware_updates_for.device_id
   WHERE rollout.hardware_model = model AND rollout.state IN ('active', 'completed')
     AND image.hardware_model = model AND image.withdrawn_at IS NULL
     AND CASE image.protocol WHEN 'pipit' THEN board.device_id IS NULL ELSE board.chip_id = image.chip_id END
     AND family_id IS NOT NULL
     AND (rollout.target_batch_id IS NULL OR rollout.target_batch_id = of_batch)
     AND (rollout.target_family_id IS NULL OR rollout.target_family_id = family_id)
     AND version_numbers(image.version) > version_numbers(firmware)
     AND firmware_reach_of(firmware_updates_for.device_id, rollout.id) < rollout.reach
$$;

-- The newest of them.
CREATE OR REPLACE FUNCTION firmware_update_of(device_id text, model text, firmware text, family_id uuid, of_batch uuid)
RETURNS TABLE (rollout_id uuid, version text) LANGUAGE sql STABLE AS $$
  SELECT fitting.rollout_id, fitting.version
    FROM firmware_updates_for(device_id, model, firmware, family_id, of_batch) fitting
   ORDER BY version_numbers(fitting.version) DESC, started_at DESC LIMIT 1
$$;

-- As before, but a board that starts as another build has not returned with its update.
CREATE OR REPLACE FUNCTION mark_firmware_returned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE firmware_updates SET returned_at = now(), downloaded_at = coalesce(downloaded_at, now())
    FROM firmware_rollouts rollout JOIN firmware_images image ON image.id = rollout.image_id
   WHERE device_id = new.id AND rollout.id = rollout_id AND returned_at IS NULL
     AND rollout.hardware_model = new.hardware_model
     AND version_numbers(image.version) <= version_numbers(new.firmware);
  RETURN NULL;
END $$;
