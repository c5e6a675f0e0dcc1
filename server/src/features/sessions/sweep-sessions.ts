import type { Database } from '../../database/connect.ts'

/** Sessions that ended, or that nobody has used for so long that the identity provider has forgotten them too. */
export async function sweepSessions({ pool }: Database) {
  await pool.query(`delete from sessions
    where ended_at < now() - interval '90 days' or last_used_at < now() - interval '400 days'`)
}
