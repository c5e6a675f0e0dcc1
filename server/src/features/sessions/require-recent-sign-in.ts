import type { Principal } from '../../access/principal.ts'
import type { Database } from '../../database/connect.ts'
import { ApiError } from '../../http/api-error.ts'

/** For what cannot be undone: a page that was left open is not enough to show who is calling. */
export async function requireRecentSignIn({ pool }: Database, principal: Principal) {
  const sessionId = principal.kind === 'account' ? principal.sessionId : null
  const { rowCount } = await pool.query(
    "select 1 from sessions where id = $1 and signed_in_at > now() - interval '5 minutes'",
    [sessionId],
  )
  if (rowCount === 0) throw new ApiError('recent-sign-in-required')
}
