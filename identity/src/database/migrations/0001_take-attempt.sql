-- Counts an attempt before it is made, and says whether it may be made. One statement, so that many at once are not all
-- the first. After "free" attempts each waits twice as long as the one before it; after a day without any, all is forgotten.
CREATE FUNCTION "identity"."take_attempt"(wanted text, free integer, longest_wait integer, at timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO identity.attempts AS kept (key_hash, count, last_at, blocked_until)
  -- Not blocked until "at": of two at once, the one that read the clock first may be counted last.
  VALUES (wanted, 1, at, 'epoch')
  ON CONFLICT (key_hash) DO UPDATE SET
    (count, last_at, blocked_until) = (
      SELECT next.count, at,
        CASE WHEN next.count > free
          THEN at + make_interval(secs => least(longest_wait, power(2, least(30, next.count - free - 1))))
          ELSE 'epoch' END
      FROM (SELECT CASE WHEN kept.last_at < at - interval '1 day' THEN 1 ELSE kept.count + 1 END AS count) AS next
    )
  WHERE kept.blocked_until <= at;
  RETURN found;
END $$;
