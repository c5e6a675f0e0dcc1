-- When a child talked in conversations that were deleted in the meantime. Deleting a transcript gives no time back.
CREATE TABLE talk_times_of_deleted (
  account_id uuid NOT NULL,
  child_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  started_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, id),
  FOREIGN KEY (account_id, child_id) REFERENCES children ON DELETE CASCADE
);

CREATE INDEX talk_times_of_child ON talk_times_of_deleted (account_id, child_id, started_at);

-- When the child or the family itself is deleted, the join finds nothing.
CREATE FUNCTION save_talk_times() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO talk_times_of_deleted (account_id, child_id, started_at, ended_at)
  SELECT deleted.account_id, child_id, started_at, coalesce(ended_at, now())
    FROM deleted JOIN children ON (children.account_id, children.id) = (deleted.account_id, child_id)
   WHERE uses_time AND started_at > now() - interval '3 days' AND coalesce(ended_at, now()) > started_at;
  RETURN NULL;
END $$;

CREATE TRIGGER save_talk_times AFTER DELETE ON conversations REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT EXECUTE FUNCTION save_talk_times();

CREATE TRIGGER aggregate_without_talk_times AFTER DELETE ON talk_times_of_deleted REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT EXECUTE FUNCTION aggregate_without_conversations();

-- Insights store what was allowed on a day, so today is aggregated again when that changes: of one child, or of the family.
CREATE FUNCTION aggregate_today(family uuid, child uuid) RETURNS void LANGUAGE sql AS $$
  SELECT aggregate_day(family, child_id, date)
    FROM insights JOIN accounts ON accounts.id = account_id
   WHERE account_id = family AND (child IS NULL OR child_id = child) AND date = (now() AT TIME ZONE time_zone)::date
$$;

CREATE FUNCTION aggregate_today_of_grant() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed screen_time_grants := coalesce(new, old);
BEGIN
  PERFORM aggregate_today(changed.account_id, changed.child_id);
  RETURN NULL;
END $$;

CREATE FUNCTION aggregate_today_of_child() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM aggregate_today(new.account_id, new.id);
  RETURN NULL;
END $$;

CREATE FUNCTION aggregate_today_of_family() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM aggregate_today(new.id, NULL);
  RETURN NULL;
END $$;

CREATE TRIGGER aggregate_with_grant AFTER INSERT ON screen_time_grants FOR EACH ROW
  EXECUTE FUNCTION aggregate_today_of_grant();
CREATE TRIGGER aggregate_without_grant AFTER DELETE ON screen_time_grants FOR EACH ROW
  WHEN (old.granted_at > now() - interval '3 days') EXECUTE FUNCTION aggregate_today_of_grant();
CREATE TRIGGER aggregate_with_screen_time AFTER UPDATE OF screen_time ON children FOR EACH ROW
  WHEN (old.screen_time IS DISTINCT FROM new.screen_time) EXECUTE FUNCTION aggregate_today_of_child();
CREATE TRIGGER aggregate_with_plan AFTER UPDATE OF subscription ON accounts FOR EACH ROW
  WHEN (old.subscription IS DISTINCT FROM new.subscription) EXECUTE FUNCTION aggregate_today_of_family();
