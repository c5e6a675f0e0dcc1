-- oldest known: 0001_initial
-- Whether Pipit may take pictures with the camera of a board. Null until a board has offered one, and for all other
-- devices.
ALTER TABLE devices ADD COLUMN uses_camera boolean;

-- Open pages offer the choice as soon as the board has said that it has a camera.
CREATE TRIGGER announce_camera AFTER UPDATE OF uses_camera ON devices FOR EACH ROW
  WHEN (new.uses_camera IS DISTINCT FROM old.uses_camera) EXECUTE FUNCTION announce_family_change('devices');

-- The next family chooses for itself.
CREATE FUNCTION forget_camera() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.uses_camera := NULL;
  RETURN new;
END $$;

CREATE TRIGGER forget_camera BEFORE UPDATE OF account_id ON devices FOR EACH ROW
  WHEN (old.account_id IS NOT NULL AND new.account_id IS DISTINCT FROM old.account_id) EXECUTE FUNCTION forget_camera();
