ALTER TABLE "batches" ADD COLUMN "factory_file_taken_at" timestamp with time zone;--> statement-breakpoint
-- Of those that were taken before: the trail knows when. A batch of which every device was deleted has no keys either.
UPDATE batches SET factory_file_taken_at = coalesce(
    (SELECT min(at) FROM audit_entries WHERE action = 'factory-file.taken' AND thing_id = batches.id::text), created_at)
 WHERE kind = 'devices'
   AND EXISTS (SELECT FROM devices WHERE batch_id = batches.id)
   AND NOT EXISTS (SELECT FROM factory_keys JOIN devices ON devices.id = device_id WHERE batch_id = batches.id);
