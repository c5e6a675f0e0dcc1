CREATE TABLE identity.attempts (
  key_hash text PRIMARY KEY,
  count integer NOT NULL,
  last_at timestamptz NOT NULL,
  blocked_until timestamptz NOT NULL
);

-- A token bucket for each key. It is empty when "full_at" is as far away as a whole bucket takes to fill.
CREATE TABLE identity.rate_limits (
  key_hash text PRIMARY KEY,
  full_at timestamptz NOT NULL
);

-- Network addresses from which a person has signed in: somebody who guesses elsewhere does not lock them out there.
CREATE TABLE identity.known_addresses (
  uid text NOT NULL REFERENCES identity.users ON DELETE CASCADE,
  address_hash text NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (uid, address_hash)
);

-- Counts an attempt before it is made, and returns whether it may be made. One statement, so that of many concurrent
-- attempts only one is the first. After "free" attempts each wait is twice as long as the one before; after a day
-- without attempts the count starts again.
CREATE FUNCTION identity.take_attempt(attempted_key_hash text, free integer, longest_wait integer, at timestamptz)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO identity.attempts AS stored (key_hash, count, last_at, blocked_until)
  -- Not blocked until "at": of two at once, the one that read the clock first may be counted last.
  VALUES (attempted_key_hash, 1, at, 'epoch')
  ON CONFLICT (key_hash) DO UPDATE SET
    (count, last_at, blocked_until) = (
      SELECT next.count, at,
        CASE WHEN next.count > free
          THEN at + make_interval(secs => least(longest_wait, power(2, least(30, next.count - free - 1))))
          ELSE 'epoch' END
      FROM (SELECT CASE WHEN stored.last_at < at - interval '1 day' THEN 1 ELSE stored.count + 1 END AS count) AS next
    )
  WHERE stored.blocked_until <= at;
  RETURN found;
END $$;

-- Takes a token, and returns whether there was one. One statement, so that of many concurrent requests only as many pass
-- as there are tokens.
CREATE FUNCTION identity.take_token(limited_key_hash text, burst integer, refill_seconds integer, at timestamptz)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  refill interval := make_interval(secs => refill_seconds);
BEGIN
  INSERT INTO identity.rate_limits AS stored (key_hash, full_at) VALUES (limited_key_hash, at + refill)
  ON CONFLICT (key_hash) DO UPDATE SET full_at = greatest(stored.full_at, at) + refill
  WHERE greatest(stored.full_at, at) + refill <= at + burst * refill;
  RETURN found;
END $$;
