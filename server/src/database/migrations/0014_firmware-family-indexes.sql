-- oldest known: 0001_initial
-- no transaction
-- As those of 0009, with the family. Families of devices that have returned are read one after the other, until there are
-- enough of them.
DROP INDEX CONCURRENTLY IF EXISTS unreturned_firmware_families;
CREATE INDEX CONCURRENTLY unreturned_firmware_families ON firmware_updates (rollout_id) INCLUDE (device_id, family_id, downloaded_at, failed_at, attempts, attempted_at)
 WHERE returned_at IS NULL AND (downloaded_at IS NOT NULL OR failed_at IS NOT NULL OR attempts >= 3);
DROP INDEX CONCURRENTLY IF EXISTS returned_firmware_families;
CREATE INDEX CONCURRENTLY returned_firmware_families ON firmware_updates (rollout_id, family_id) INCLUDE (downloaded_at) WHERE returned_at IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS unreturned_firmware_updates;
DROP INDEX CONCURRENTLY IF EXISTS returned_firmware_updates;
