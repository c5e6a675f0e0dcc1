-- Where recordings and the audit anchor are stored. One row, so that no process stores them elsewhere.
CREATE TABLE file_places (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  place text NOT NULL
);

-- Files that nothing refers to any more, until a job has deleted them. However a recording is deleted, alone or with
-- its conversation, child or family, its file is deleted soon after.
CREATE TABLE files_to_delete (
  file text PRIMARY KEY,
  -- From when on it may be deleted; in the future for a file whose recording is about to be written.
  at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX files_to_delete_by_time ON files_to_delete (at);

CREATE FUNCTION note_files_to_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO files_to_delete (file) SELECT file FROM deleted ON CONFLICT (file) DO UPDATE SET at = excluded.at;
  RETURN NULL;
END $$;

CREATE TRIGGER note_files_to_delete AFTER DELETE ON recordings REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT EXECUTE FUNCTION note_files_to_delete();
