import type { Queries } from '@pipit/database/connect'
import type { IdentityService } from '../../access/identity-service.ts'
import { ApiError } from '../../api-error.ts'
import {
  endAllSessions,
  endSession as endStoredSession,
  endSessionOfSignIn,
  endSessionsExcept,
} from './session-store.ts'
import type { SessionOfAccount } from './session-store.ts'

export interface EndSessionDependencies<Needed extends keyof IdentityService> {
  database: Queries
  identity: Pick<IdentityService, Needed>
}

// All end our sessions first, so that they end even if the identity provider is unreachable.

/**
 * Ends one session, and the sign-in at the identity provider that opened it. Undefined if the account has no such session;
 * one that has ended before is no mistake.
 */
export async function endSession(
  { database, identity }: EndSessionDependencies<'endSignIn'>,
  session: SessionOfAccount,
) {
  const ended = await endStoredSession(database, session)
  if (ended && ended.uid !== null) await identity.endSignIn(ended.uid, ended.signInId)
  return ended
}

/** Somebody may have no session, such as before the address is verified. */
export async function endSignIn(
  { database, identity }: EndSessionDependencies<'readToken' | 'endSignIn'>,
  identityToken: string | undefined,
) {
  const claims = identityToken ? await identity.readToken(identityToken) : null
  if (!claims) throw new ApiError('unauthenticated')
  await endSessionOfSignIn(database, claims)
  await identity.endSignIn(claims.uid, claims.signInId)
}

/** Signs the account out everywhere but in this session. For a superadmin, whose session is another account's, everywhere. */
export async function endOtherSessions(
  dependencies: EndSessionDependencies<'endOtherSignIns' | 'revokeSignIns'>,
  session: SessionOfAccount,
) {
  const staying = await endSessionsExcept(dependencies.database, session)
  if (staying && staying.uid !== null) await dependencies.identity.endOtherSignIns(staying.uid, staying.signInId)
  else await endSessions(dependencies, session.accountId)
}

/** Signs the account out everywhere. */
export async function endSessions({ database, identity }: EndSessionDependencies<'revokeSignIns'>, accountId: string) {
  const uid = await endAllSessions(database, accountId)
  if (uid !== null) await identity.revokeSignIns(uid)
}
