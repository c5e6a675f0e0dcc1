import type { Queries } from '@pipit/database/connect'
import type { IdentityService } from '../../access/identity-service.ts'
import { endAllSessions } from './session-store.ts'

interface Dependencies {
  database: Queries
  identity: Pick<IdentityService, 'revokeSignIns'>
}

/** Our sessions first, so that they end even if the identity provider is unreachable. */
export async function endSessions({ database, identity }: Dependencies, accountId: string) {
  const uid = await endAllSessions(database, accountId)
  if (uid !== undefined) await identity.revokeSignIns(uid)
}
