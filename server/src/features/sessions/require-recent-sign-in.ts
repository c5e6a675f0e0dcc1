import type { Principal } from '../../access/principal.ts'
import type { Queries } from '../../database/connect.ts'
import { ApiError } from '../../http/api-error.ts'
import { isRecentSignIn } from './session-store.ts'

/** For what cannot be undone: a page that was left open is not enough to show who is calling. */
export async function requireRecentSignIn(db: Queries, principal: Principal) {
  const sessionId = principal.kind === 'account' ? principal.sessionId : null
  if (sessionId === null || !(await isRecentSignIn(db, sessionId))) throw new ApiError('recent-sign-in-required')
}
