-- Work on many rows that a superadmin asked for; after a restart it continues where it stopped.
CREATE TABLE bulk_jobs (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  requested_by uuid NOT NULL,
  state text NOT NULL DEFAULT 'queued',
  -- The ids of the rows in their order, and what else the kind needs to know.
  input jsonb NOT NULL,
  total integer NOT NULL,
  done integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz
);

CREATE INDEX bulk_jobs_of_account ON bulk_jobs (requested_by, id);
CREATE INDEX bulk_jobs_by_end ON bulk_jobs (finished_at);

CREATE TABLE bulk_job_failures (
  job_id uuid NOT NULL REFERENCES bulk_jobs ON DELETE CASCADE,
  -- The position of the row in the input.
  row_index integer NOT NULL,
  row_id text NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (job_id, row_index)
);
