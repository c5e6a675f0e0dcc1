-- oldest known: 0001_initial
-- no transaction
DROP INDEX CONCURRENTLY IF EXISTS recordings_to_encode;
CREATE INDEX CONCURRENTLY recordings_to_encode ON recordings (account_id, id) WHERE encrypted_original IS NOT NULL;
