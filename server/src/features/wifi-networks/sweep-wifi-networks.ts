import type { Database } from '../../database/connect.ts'

/** Removed networks that can no longer be restored. */
export async function sweepWifiNetworks({ pool }: Database) {
  await pool.query("delete from wifi_networks where removed_at < now() - interval '1 hour'")
}
