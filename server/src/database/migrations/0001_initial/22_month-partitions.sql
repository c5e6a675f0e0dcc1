-- transcript_entries and audit_entries have one partition for each month (UTC), such as
-- partitions.transcript_entries_2026_11. A month is dropped with its indexes, instead of being vacuumed. Rows of months
-- without a partition are stored in the default one until a job creates theirs, so no write fails because the job has
-- not run.
CREATE SCHEMA partitions;

CREATE TABLE partitions.transcript_entries_default PARTITION OF transcript_entries DEFAULT;
CREATE TABLE partitions.audit_entries_default PARTITION OF audit_entries DEFAULT;

-- That of the table is not asked about statements that name a partition.
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON partitions.audit_entries_default
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- The smallest UUIDv7 of this moment. A condition that compares ids with it keeps PostgreSQL from reading other months.
CREATE FUNCTION first_uuid_at(moment timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT rpad(lpad(to_hex((extract(epoch FROM moment) * 1000)::bigint), 12, '0'), 32, '0')::uuid
$$;

-- When a UUIDv7 was made.
CREATE FUNCTION time_of_uuid(id uuid) RETURNS timestamptz LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT to_timestamp(('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint / 1000.0)
$$;

CREATE FUNCTION month_of(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT date_trunc('month', moment AT TIME ZONE 'UTC')::date
$$;

-- The months that have a partition.
CREATE FUNCTION month_partitions(partitioned text) RETURNS SETOF date LANGUAGE sql STABLE AS $$
  SELECT to_date(right(relname, 7), 'YYYY_MM') FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
   WHERE inhparent = to_regclass(partitioned) AND relname ~ '_\d{4}_\d{2}$'
$$;

-- The months that should have a partition and do not: this one, the three that come, and those of rows that are in the
-- default partition. An id that is no UUIDv7 seems to be of a year far away, and stays there.
CREATE FUNCTION months_without_partition(partitioned text) RETURNS SETOF date LANGUAGE plpgsql STABLE AS $$
DECLARE
  newest date := month_of(now()) + interval '3 months';
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT month::date FROM generate_series($1 - interval ''3 months'', $1, ''1 month'') month
      UNION SELECT month_of(%s) FROM partitions.%I WHERE month_of(%1$s) BETWEEN ''2020-01-01'' AND $1
     EXCEPT SELECT month_partitions(%3$L)',
    CASE partitioned WHEN 'transcript_entries' THEN 'time_of_uuid(conversation_id)' WHEN 'audit_entries' THEN 'at' END, partitioned || '_default', partitioned)
    USING newest;
END $$;

-- Nobody waits longer than half a second for whoever changes partitions; it gives up then, and tries again later. The
-- other tables are locked first, because a transaction that has written to them may be about to use this one.
CREATE FUNCTION lock_partitions(partitioned text) RETURNS void LANGUAGE plpgsql SET lock_timeout = '500ms' AS $$
BEGIN
  IF partitioned = 'transcript_entries' THEN
    LOCK TABLE conversations, facts IN SHARE ROW EXCLUSIVE MODE;
  END IF;
  EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', partitioned);
END $$;

CREATE FUNCTION month_partition_name(partitioned text, month date) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT partitioned || to_char(month, '_YYYY_MM')
$$;

-- Does nothing if the month has a partition. Rows of the month that are in the default one are moved.
CREATE FUNCTION create_month_partition(partitioned text, month date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  partition_name text := month_partition_name(partitioned, month);
  first_moment timestamptz := month::timestamp AT TIME ZONE 'UTC';
  next_moment timestamptz := (month + interval '1 month') AT TIME ZONE 'UTC';
BEGIN
  PERFORM lock_partitions(partitioned);
  IF to_regclass('partitions.' || partition_name) IS NOT NULL THEN
    RETURN;
  END IF;
  EXECUTE format('CREATE TABLE partitions.%I (LIKE %I INCLUDING DEFAULTS)', partition_name, partitioned);
  IF partitioned = 'transcript_entries' THEN
    PERFORM attach_transcripts(partition_name, first_uuid_at(first_moment), first_uuid_at(next_moment));
  ELSE
    PERFORM attach_audit_entries(partition_name, first_moment, next_moment);
  END IF;
END $$;

CREATE FUNCTION attach_transcripts(partition_name text, first_id uuid, next_id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  -- They refer to their entries, and are deleted with them.
  moved_facts facts[] := array(
    SELECT facts FROM facts JOIN partitions.transcript_entries_default entry
        ON (entry.account_id, entry.conversation_id, entry.number) = (facts.account_id, facts.conversation_id, facts.entry_number)
     WHERE entry.conversation_id >= first_id AND entry.conversation_id < next_id);
BEGIN
  EXECUTE format(
    'WITH moved AS (DELETE FROM partitions.transcript_entries_default WHERE conversation_id >= $1 AND conversation_id < $2 RETURNING *)
     INSERT INTO partitions.%I SELECT * FROM moved', partition_name) USING first_id, next_id;
  EXECUTE format('ALTER TABLE transcript_entries ATTACH PARTITION partitions.%I FOR VALUES FROM (%L) TO (%L)',
    partition_name, first_id, next_id);
  INSERT INTO facts SELECT * FROM unnest(moved_facts);
END $$;

CREATE FUNCTION attach_audit_entries(partition_name text, first_moment timestamptz, next_moment timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  ALTER TABLE partitions.audit_entries_default DISABLE TRIGGER refuse_change;
  EXECUTE format(
    'WITH moved AS (DELETE FROM partitions.audit_entries_default WHERE at >= $1 AND at < $2 RETURNING *)
     INSERT INTO partitions.%I SELECT * FROM moved', partition_name) USING first_moment, next_moment;
  ALTER TABLE partitions.audit_entries_default ENABLE TRIGGER refuse_change;
  EXECUTE format('ALTER TABLE audit_entries ATTACH PARTITION partitions.%I FOR VALUES FROM (%L) TO (%L)',
    partition_name, first_moment, next_moment);
  EXECUTE format('CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON partitions.%I
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()', partition_name);
END $$;

-- The months before the last one of which nothing is left.
CREATE FUNCTION empty_months(partitioned text) RETURNS SETOF date LANGUAGE plpgsql STABLE AS $$
DECLARE
  month date;
  has_rows boolean;
BEGIN
  FOR month IN SELECT months FROM month_partitions(partitioned) months WHERE months < month_of(now()) - interval '1 month' LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM partitions.%I)', month_partition_name(partitioned, month)) INTO has_rows;
    IF NOT has_rows THEN
      RETURN NEXT month;
    END IF;
  END LOOP;
END $$;

-- Only if it is still empty when nobody else can write to it.
CREATE FUNCTION drop_empty_month(partitioned text, month date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_partitions(partitioned);
  IF month IN (SELECT empty_months(partitioned)) THEN
    PERFORM drop_month_partition(partitioned, month);
  END IF;
END $$;

-- With all that is in it.
CREATE FUNCTION drop_month_partition(partitioned text, month date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_partitions(partitioned);
  EXECUTE format('ALTER TABLE %I DETACH PARTITION partitions.%I', partitioned, month_partition_name(partitioned, month));
  EXECUTE format('DROP TABLE partitions.%I', month_partition_name(partitioned, month));
END $$;

SELECT create_month_partition(partitioned, month)
  FROM unnest(array['transcript_entries', 'audit_entries']) partitioned, months_without_partition(partitioned) month;
