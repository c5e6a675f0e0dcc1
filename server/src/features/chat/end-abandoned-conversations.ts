import type { Database } from '../../database/connect.ts'
import { ofChild, type EndedConversation } from './conversation-store.ts'

/** Ends conversations whose process died, or forgot them; a living one gives a sign of life every half minute. */
export async function endAbandonedConversations({ pool }: Pick<Database, 'pool'>) {
  const { rows } = await pool.query<EndedConversation>(
    `update conversations set ended_at = alive_at, end_reason = 'disconnected', lease_holder = null, state = null
      where ended_at is null and alive_at < now() - interval '2 minutes' returning ${ofChild}`,
  )
  return rows
}
