-- Each idempotency key in use, with the hash of the call and body that it belongs to. Batches belong to no family.
CREATE VIEW idempotency_keys AS
  SELECT account_id, idempotency_key AS key, request_hash FROM children
  UNION ALL SELECT account_id, idempotency_key, request_hash FROM wifi_networks
  UNION ALL SELECT account_id, idempotency_key, request_hash FROM screen_time_grants
  UNION ALL SELECT NULL, idempotency_key, request_hash FROM batches;
