import type { Queries } from '@pipit/database/connect'
import type { Principal } from '../../access/principal.ts'
import { ApiError } from '../../api-error.ts'
import { isRecentSignIn } from './session-store.ts'

/**
 * Secrets, ways into a family and actions that cannot be undone need it, because somebody else may use a page that was
 * left open. Returns the session.
 */
export async function requireRecentSignIn(db: Queries, principal: Principal) {
  const session = principal.kind === 'account' ? principal : null
  if (session === null || !(await isRecentSignIn(db, session))) throw new ApiError('recent-sign-in-required')
  return session.sessionId
}
