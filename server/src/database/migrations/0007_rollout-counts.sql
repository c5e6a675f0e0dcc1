-- oldest known: 0001_initial
-- The counts of a rollout, so that nobody reads the rows of a million devices to show them.
ALTER TABLE firmware_rollouts
  ADD COLUMN offered integer NOT NULL DEFAULT 0,
  ADD COLUMN downloaded integer NOT NULL DEFAULT 0,
  ADD COLUMN returned integer NOT NULL DEFAULT 0,
  ADD COLUMN failed integer NOT NULL DEFAULT 0;

-- What is not in these counts yet. Rows are only added, and a job adds them up each minute: devices that return at the
-- same time would wait for each other if they changed the row of their rollout.
CREATE TABLE firmware_count_changes (
  rollout_id uuid NOT NULL,
  offered integer NOT NULL,
  downloaded integer NOT NULL,
  returned integer NOT NULL,
  failed integer NOT NULL
);

CREATE INDEX firmware_count_changes_of_rollout ON firmware_count_changes (rollout_id);

CREATE FUNCTION count_firmware_updates_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO firmware_count_changes
  SELECT rollout_id, count(*), count(downloaded_at), count(returned_at), count(failed_at) FILTER (WHERE returned_at IS NULL)
    FROM added GROUP BY rollout_id;
  RETURN NULL;
END $$;

CREATE FUNCTION count_firmware_updates_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO firmware_count_changes
  SELECT rollout_id, -count(*), -count(downloaded_at), -count(returned_at), -count(failed_at) FILTER (WHERE returned_at IS NULL)
    FROM removed GROUP BY rollout_id;
  RETURN NULL;
END $$;

CREATE FUNCTION count_firmware_updates_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO firmware_count_changes
  SELECT rollout_id, 0, sum(downloaded), sum(returned), sum(failed)
    FROM (SELECT rollout_id, (downloaded_at IS NOT NULL)::integer AS downloaded, (returned_at IS NOT NULL)::integer AS returned,
                 (failed_at IS NOT NULL AND returned_at IS NULL)::integer AS failed
            FROM added
          UNION ALL
          SELECT rollout_id, -(downloaded_at IS NOT NULL)::integer, -(returned_at IS NOT NULL)::integer,
                 -(failed_at IS NOT NULL AND returned_at IS NULL)::integer
            FROM removed) changed
   GROUP BY rollout_id
  HAVING sum(downloaded) <> 0 OR sum(returned) <> 0 OR sum(failed) <> 0;
  RETURN NULL;
END $$;

CREATE TRIGGER count_added AFTER INSERT ON firmware_updates REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_firmware_updates_added();
CREATE TRIGGER count_removed AFTER DELETE ON firmware_updates REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_firmware_updates_removed();
CREATE TRIGGER count_changed AFTER UPDATE ON firmware_updates REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_firmware_updates_changed();

UPDATE firmware_rollouts SET (offered, downloaded, returned, failed) = (
  SELECT count(*), count(downloaded_at), count(returned_at), count(failed_at) FILTER (WHERE returned_at IS NULL)
    FROM firmware_updates WHERE rollout_id = firmware_rollouts.id);

-- Which versions devices have. It is read from here, and counted when a superadmin looks, at most once a minute for all
-- processes if there are many devices.
CREATE TABLE firmware_totals (
  is_only_row boolean PRIMARY KEY DEFAULT true CHECK (is_only_row),
  counted_at timestamptz NOT NULL,
  devices integer NOT NULL,
  versions jsonb NOT NULL
);
