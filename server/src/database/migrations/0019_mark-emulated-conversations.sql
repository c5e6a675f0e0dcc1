-- oldest known: 0001_initial
-- Marks the conversations that were surely held in the emulator: the audit trail says that a superadmin acted as the
-- device, and within a day something was typed into it, which no device of ours can do. What was remembered of them is
-- forgotten, and their days are aggregated again. Safety notes stay: none is deleted on a conclusion.
WITH marked AS (
  UPDATE conversations SET emulated = true, uses_time = false
    FROM audit_entries audit
   WHERE audit.account_id = conversations.account_id AND action = 'device.emulated' AND resource_id = device_id
     AND started_at BETWEEN audit.at AND audit.at + interval '1 day'
     AND EXISTS (
       SELECT FROM transcript_entries entry
        WHERE entry.account_id = conversations.account_id AND entry.conversation_id = conversations.id AND typed)
  RETURNING conversations.account_id, conversations.id, child_id, started_at, coalesce(ended_at, alive_at) AS ended_at
), forgotten AS (
  DELETE FROM facts USING marked WHERE facts.account_id = marked.account_id AND facts.conversation_id = marked.id
)
SELECT aggregate_day(marked.account_id, child_id, day)
  FROM marked JOIN accounts ON accounts.id = marked.account_id
       CROSS JOIN days_of(started_at, ended_at, time_zone) AS day;
