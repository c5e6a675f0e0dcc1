-- When a child talked in conversations that were deleted in the meantime. Deleting a transcript gives no time back.
CREATE TABLE talk_times_of_deleted (
  child_id uuid NOT NULL REFERENCES children ON DELETE CASCADE,
  started_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL
);

CREATE INDEX talk_times_of_child ON talk_times_of_deleted (child_id, started_at);

-- When the child or the family itself is deleted, the join finds nothing.
CREATE FUNCTION save_talk_times() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO talk_times_of_deleted (child_id, started_at, ended_at)
  SELECT child_id, started_at, coalesce(ended_at, now())
    FROM deleted JOIN children ON children.id = child_id
   WHERE uses_time AND started_at > now() - interval '3 days' AND coalesce(ended_at, now()) > started_at;
  RETURN NULL;
END $$;

CREATE TRIGGER save_talk_times AFTER DELETE ON conversations REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT EXECUTE FUNCTION save_talk_times();

CREATE TRIGGER aggregate_without_talk_times AFTER DELETE ON talk_times_of_deleted REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT EXECUTE FUNCTION aggregate_without_conversations();

-- Insights store what was allowed on a day, so today is aggregated again when that changes. The argument is the column
-- that names the child or the family.
CREATE FUNCTION aggregate_today() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid := to_jsonb(coalesce(new, old)) ->> tg_argv[0];
BEGIN
  PERFORM aggregate_day(child_id, date)
     FROM insights JOIN children ON children.id = child_id JOIN accounts ON accounts.id = account_id
    WHERE child_id IN (SELECT id FROM children WHERE id = changed UNION ALL SELECT id FROM children WHERE account_id = changed)
      AND date = (now() AT TIME ZONE time_zone)::date;
  RETURN NULL;
END $$;

CREATE TRIGGER aggregate_with_grant AFTER INSERT ON screen_time_grants FOR EACH ROW
  EXECUTE FUNCTION aggregate_today('child_id');
CREATE TRIGGER aggregate_without_grant AFTER DELETE ON screen_time_grants FOR EACH ROW
  WHEN (old.granted_at > now() - interval '3 days') EXECUTE FUNCTION aggregate_today('child_id');
CREATE TRIGGER aggregate_with_screen_time AFTER UPDATE OF screen_time ON children FOR EACH ROW
  WHEN (old.screen_time IS DISTINCT FROM new.screen_time) EXECUTE FUNCTION aggregate_today('id');
CREATE TRIGGER aggregate_with_plan AFTER UPDATE OF subscription ON accounts FOR EACH ROW
  WHEN (old.subscription IS DISTINCT FROM new.subscription) EXECUTE FUNCTION aggregate_today('id');
