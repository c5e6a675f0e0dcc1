-- Distributes a migrated database with Citus. Run it once, on the coordinator, after the first start of a server has
-- migrated the database and before families sign up:
--
--   psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -f deploy/citus/distribute.sql
--
-- server/src/database/citus.test.ts compares it with the schema. It was never run on Citus: see README.md.

BEGIN;

-- References that cross nodes, which Citus cannot check. README.md says what takes their place.
ALTER TABLE accounts DROP CONSTRAINT accounts_paused_by_fkey;
ALTER TABLE children DROP CONSTRAINT children_paused_by_fkey;
ALTER TABLE screen_time_grants DROP CONSTRAINT screen_time_grants_granted_by_fkey;
ALTER TABLE guardians DROP CONSTRAINT guardians_guardian_id_fkey;
ALTER TABLE guardians DROP CONSTRAINT guardians_invited_by_fkey;
ALTER TABLE guardian_invitations DROP CONSTRAINT guardian_invitations_invited_by_fkey;
ALTER TABLE family_changes DROP CONSTRAINT family_changes_by_account_id_fkey;
ALTER TABLE conversations DROP CONSTRAINT conversations_device_id_fkey;
ALTER TABLE possession_challenges DROP CONSTRAINT possession_challenges_device_id_fkey;
ALTER TABLE devices DROP CONSTRAINT devices_account_id_fkey;
ALTER TABLE devices DROP CONSTRAINT devices_account_id_child_id_fkey;
ALTER TABLE devices DROP CONSTRAINT devices_account_id_wifi_network_id_fkey;
ALTER TABLE cards DROP CONSTRAINT cards_account_id_fkey;
ALTER TABLE cards DROP CONSTRAINT cards_account_id_child_id_fkey;
ALTER TABLE firmware_rollouts DROP CONSTRAINT firmware_rollouts_target_family_id_fkey;

-- Unique across all families, which no node can check alone.
ALTER TABLE accounts DROP CONSTRAINT accounts_identity_uid_key;
CREATE INDEX accounts_by_identity_uid ON accounts (identity_uid);

-- Triggers on distributed tables run on the node of the row.
SET citus.enable_unsafe_triggers TO on;

-- Every node has a copy.
SELECT create_reference_table('plans');

-- One family's rows are on one node.
SELECT create_distributed_table('accounts', 'id');
SELECT create_distributed_table('sessions', 'account_id', colocate_with => 'accounts');
SELECT create_distributed_table('push_subscriptions', 'account_id', colocate_with => 'accounts');
SELECT create_distributed_table('account_terms', 'account_id', colocate_with => 'accounts');
SELECT create_distributed_table('consents', 'account_id', colocate_with => 'accounts');
SELECT create_distributed_table('children', 'account_id', colocate_with => 'accounts');
SELECT create_distributed_table('screen_time_grants', 'account_id', colocate_with => 'accounts');
SELECT create_distributed_table('wifi_networks', 'account_id', colocate_with => 'accounts');
SELECT create_distributed_table('second_contacts', 'account_id', colocate_with => 'accounts');
SELECT create_distributed_table('guardians', 'account_id', colocate_with => 'accounts');
SELECT create_distributed_table('guardian_invitations', 'account_id', colocate_with => 'accounts');
SELECT create_distributed_table('family_changes', 'account_id', colocate_with => 'accounts');
SELECT create_distributed_table('possession_challenges', 'account_id', colocate_with => 'accounts');
SELECT create_distributed_table('conversations', 'account_id', colocate_with => 'accounts');
SELECT create_distributed_table('transcript_entries', 'account_id', colocate_with => 'accounts');
SELECT create_distributed_table('flags', 'account_id', colocate_with => 'accounts');
SELECT create_distributed_table('recordings', 'account_id', colocate_with => 'accounts');
SELECT create_distributed_table('insights', 'account_id', colocate_with => 'accounts');
SELECT create_distributed_table('child_words', 'account_id', colocate_with => 'accounts');
SELECT create_distributed_table('facts', 'account_id', colocate_with => 'accounts');
SELECT create_distributed_table('played_activities', 'account_id', colocate_with => 'accounts');
SELECT create_distributed_table('talk_times_of_deleted', 'account_id', colocate_with => 'accounts');
SELECT create_distributed_table('audit_entries', 'account_id', colocate_with => 'accounts');
SELECT create_distributed_table('audit_chains', 'account_id', colocate_with => 'accounts');

-- Local tables stay on the coordinator: batches, devices, cards, factory_keys, boards, board_keys, board_activations, board_pictures, device_presence, device_terms, card_terms, wait_list_entries, outbox_mails, bulk_jobs, bulk_job_failures, files_to_delete, file_places, rate_limits, realtime_processes, audit_checkpoints, firmware_releases, firmware_images, firmware_rollouts, firmware_updates, firmware_days, firmware_count_changes, firmware_totals, push_keys, overview_totals, overview_days, migrations.

COMMIT;
