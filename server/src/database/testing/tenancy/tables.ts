/**
 * Where each table is in a distributed database (docs/tenancy.md, deploy/citus).
 *
 * - `tenant`: its rows belong to one family, and its key begins with the family's account id. All rows of a family are in the
 *   same partition.
 * - `reference`: small, read by many statements, rarely written. Every node has a copy.
 * - `local`: belongs to no family, and stays on one node.
 */
export const tables: Record<string, 'tenant' | 'reference' | 'local'> = {
  plans: 'reference',

  accounts: 'tenant',
  sessions: 'tenant',
  push_subscriptions: 'tenant',
  account_terms: 'tenant',
  consents: 'tenant',
  children: 'tenant',
  screen_time_grants: 'tenant',
  wifi_networks: 'tenant',
  second_contacts: 'tenant',
  guardians: 'tenant',
  guardian_invitations: 'tenant',
  family_changes: 'tenant',
  possession_challenges: 'tenant',
  conversations: 'tenant',
  transcript_entries: 'tenant',
  flags: 'tenant',
  recordings: 'tenant',
  insights: 'tenant',
  child_words: 'tenant',
  facts: 'tenant',
  played_activities: 'tenant',
  talk_times_of_deleted: 'tenant',
  audit_entries: 'tenant',
  audit_chains: 'tenant',

  batches: 'local',
  devices: 'local',
  cards: 'local',
  factory_keys: 'local',
  boards: 'local',
  board_keys: 'local',
  board_activations: 'local',
  board_pictures: 'local',
  device_presence: 'local',
  device_terms: 'local',
  card_terms: 'local',
  wait_list_entries: 'local',
  outbox_mails: 'local',
  bulk_jobs: 'local',
  bulk_job_failures: 'local',
  files_to_delete: 'local',
  file_places: 'local',
  rate_limits: 'local',
  realtime_processes: 'local',
  audit_checkpoints: 'local',
  firmware_releases: 'local',
  firmware_images: 'local',
  firmware_rollouts: 'local',
  firmware_updates: 'local',
  firmware_days: 'local',
  firmware_count_changes: 'local',
  firmware_totals: 'local',
  push_keys: 'local',
  overview_totals: 'local',
  overview_days: 'local',
  migrations: 'local',
}

/** The column that a tenant table is distributed by. */
export const distributionColumn = (table: string) => (table === 'accounts' ? 'id' : 'account_id')
