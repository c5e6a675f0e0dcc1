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
