-- The only way to ask for a day to be aggregated: asked twice before it is done, it is done once.
CREATE FUNCTION aggregate_day(account uuid, child uuid, day date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.add_job('aggregate-day', json_build_object('accountId', account, 'childId', child, 'date', day),
    job_key := format('aggregate-day:%s:%s', child, day), max_attempts := 25);
END $$;

-- The days of a conversation: two if it lasted beyond midnight.
CREATE FUNCTION days_of(started timestamptz, ended timestamptz, zone text) RETURNS SETOF date LANGUAGE sql STABLE AS $$
  SELECT first_day + passed
    FROM (SELECT (started AT TIME ZONE zone)::date AS first_day, (greatest(started, ended) AT TIME ZONE zone)::date AS last_day) days,
         generate_series(0, last_day - first_day) AS passed
$$;

-- When somebody deletes transcript entries, their day is aggregated again without them. Entries that are deleted
-- because their retention is over are different: the figures of the days of their conversation stay, finalized, and
-- only the child's own sentences are removed. When the child or the family itself is deleted, the joins find nothing,
-- and nothing is left to do.
CREATE FUNCTION aggregate_without_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  affected record;
BEGIN
  FOR affected IN
    SELECT deleted.account_id, deleted.child_id, day, (now() AT TIME ZONE time_zone)::date AS today,
           bool_or(deleted.at < now() - make_interval(days => text_retention_days)) AS is_due
      FROM deleted
           JOIN conversations ON (conversations.account_id, conversations.id) = (deleted.account_id, deleted.conversation_id)
           JOIN children ON (children.account_id, children.id) = (deleted.account_id, deleted.child_id)
           JOIN accounts ON accounts.id = deleted.account_id
           CROSS JOIN days_of(started_at, coalesce(ended_at, alive_at), time_zone) AS day
     GROUP BY 1, 2, 3, 4
  LOOP
    IF NOT affected.is_due THEN
      PERFORM aggregate_day(affected.account_id, affected.child_id, affected.day);
    ELSIF affected.day < affected.today THEN
      UPDATE insights SET finalized = true, quotes = NULL, summary = NULL
       WHERE account_id = affected.account_id AND child_id = affected.child_id AND date = affected.day;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE TRIGGER aggregate_without_entries AFTER DELETE ON transcript_entries REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT EXECUTE FUNCTION aggregate_without_entries();

-- Of an entry whose recording is stored for longer, only the text is deleted.
CREATE TRIGGER aggregate_without_texts AFTER UPDATE ON transcript_entries REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT EXECUTE FUNCTION aggregate_without_entries();

-- For conversations, and for what is stored of them for three days after they were deleted (20_screen-time.sql).
CREATE FUNCTION aggregate_without_conversations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM aggregate_day(account_id, child_id, day) FROM (
    SELECT DISTINCT deleted.account_id, deleted.child_id, day
      FROM deleted JOIN children ON (children.account_id, children.id) = (deleted.account_id, deleted.child_id)
           JOIN accounts ON accounts.id = deleted.account_id
           CROSS JOIN days_of(deleted.started_at, coalesce(deleted.ended_at, now()), time_zone) AS day
     WHERE deleted.started_at >= now() - make_interval(days => text_retention_days)
  ) days;
  RETURN NULL;
END $$;

CREATE TRIGGER aggregate_without_conversations AFTER DELETE ON conversations REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT EXECUTE FUNCTION aggregate_without_conversations();

-- In another time zone, days begin at other moments.
CREATE FUNCTION aggregate_children_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.add_job('aggregate-child-again', json_build_object('accountId', account_id, 'childId', id),
    job_key := format('aggregate-child-again:%s', id), max_attempts := 25) FROM children WHERE account_id = new.id;
  RETURN NULL;
END $$;

CREATE TRIGGER aggregate_children_again AFTER UPDATE OF time_zone ON accounts FOR EACH ROW
  WHEN (old.time_zone IS DISTINCT FROM new.time_zone) EXECUTE FUNCTION aggregate_children_again();
