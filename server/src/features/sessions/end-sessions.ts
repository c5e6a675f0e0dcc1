import type { Queries } from '@pipit/database/connect'
import type { IdentityService } from '../../access/identity-service.ts'
import { endAllSessions, endSession } from './session-store.ts'

export interface SignOutDependencies {
  database: Queries
  identity: Pick<IdentityService, 'endSignIn'>
}

interface Dependencies {
  database: Queries
  identity: Pick<IdentityService, 'revokeSignIns'>
}

// Both end our sessions first, so that they end even if the identity provider is unreachable.

/** Ends one session, and the sign-in at the identity provider that opened it. */
export async function signOut({ database, identity }: SignOutDependencies, sessionId: string) {
  const ended = await endSession(database, sessionId)
  if (ended) await identity.endSignIn(ended.uid, ended.signedInAt)
}

/** Signs the account out everywhere. */
export async function endSessions({ database, identity }: Dependencies, accountId: string) {
  const uid = await endAllSessions(database, accountId)
  if (uid !== undefined) await identity.revokeSignIns(uid)
}
