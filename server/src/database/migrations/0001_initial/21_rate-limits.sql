-- How many requests were counted since the window began, for limits that several processes share. Written by each limited
-- request, so it is not logged (a crash empties it), and its pages have room for updates in place.
CREATE UNLOGGED TABLE rate_limits (
  -- A keyed hash of the route and the caller.
  key bytea PRIMARY KEY,
  count integer NOT NULL,
  expires_at timestamptz NOT NULL
) WITH (fillfactor = 70);
