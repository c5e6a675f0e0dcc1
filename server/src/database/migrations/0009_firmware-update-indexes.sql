-- oldest known: 0001_initial
-- no transaction
-- Each minute, a job looks for devices that are missing, and whether enough have returned.
DROP INDEX CONCURRENTLY IF EXISTS unreturned_firmware_updates;
CREATE INDEX CONCURRENTLY unreturned_firmware_updates ON firmware_updates (rollout_id) INCLUDE (device_id, downloaded_at, failed_at, attempts, attempted_at)
 WHERE returned_at IS NULL AND (downloaded_at IS NOT NULL OR failed_at IS NOT NULL OR attempts >= 3);
DROP INDEX CONCURRENTLY IF EXISTS returned_firmware_updates;
CREATE INDEX CONCURRENTLY returned_firmware_updates ON firmware_updates (rollout_id) INCLUDE (device_id, downloaded_at) WHERE returned_at IS NOT NULL;
