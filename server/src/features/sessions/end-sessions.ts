import type { IdentityService } from '../../access/identity-service.ts'
import type { Queries } from '../../database/connect.ts'
import { endSessionsOf } from './session-store.ts'

interface Dependencies {
  database: Queries
  identity: Pick<IdentityService, 'revokeSignIns'>
}

/** Ours first: even if the identity provider cannot be reached, nobody goes on with a session of before. */
export async function endSessions({ database, identity }: Dependencies, accountId: string) {
  const uid = await endSessionsOf(database, accountId)
  if (uid !== undefined) await identity.revokeSignIns(uid)
}
