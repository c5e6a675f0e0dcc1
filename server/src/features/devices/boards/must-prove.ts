import type { Database } from '@pipit/database/connect'
import type { createBoardAuthenticator } from '../../../access/authenticate-board.ts'
import { boardStore } from './board-store.ts'

type Authenticated = NonNullable<Awaited<ReturnType<ReturnType<typeof createBoardAuthenticator>>>>

/**
 * Whether a token has expired for a board that has to sign a challenge at each start, because an operator has imported its
 * key. Any other board would get a new token for its Client-Id alone.
 */
export async function mustProve(database: Database, { principal, expiresAt }: Authenticated): Promise<boolean> {
  return expiresAt < Date.now() && boardStore(database).deviceHasKey(principal.deviceId)
}
