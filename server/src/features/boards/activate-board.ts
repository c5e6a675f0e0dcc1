import { createHmac } from 'node:crypto'
import type { boardProof } from '@pipit/contract/boards/bootstrap'
import type { z } from 'zod'
import { isSameSecret } from '../../access/is-same-secret.ts'
import type { BoardIdentity } from './board-identity.ts'
import { boardStore } from './board-store.ts'
import type { BoardDependencies } from './bootstrap-board.ts'

/** `over`: there is nothing to wait for, because the code has expired or was typed. The board should start again. */
export type ActivationState = 'active' | 'over' | 'waiting' | 'refused'

/** Boards ask this every few seconds while they wait for a family. */
export async function activateBoard(
  { database, cipher }: Pick<BoardDependencies, 'database' | 'cipher'>,
  identity: BoardIdentity,
  proof: z.output<typeof boardProof> | null,
): Promise<ActivationState> {
  const store = boardStore(database)
  const waiting = await store.askAgain(identity)
  if (!waiting) return 'over'
  const encryptedKey = identity.serialNumber === null ? undefined : await store.findKey(identity.serialNumber)
  if (encryptedKey) {
    const expected = createHmac('sha256', cipher.decryptBytes(encryptedKey)).update(waiting.challenge).digest('hex')
    if (!proof || !isSameSecret(expected, proof.hmac.toLowerCase())) return 'refused'
    if (!waiting.isProven) await store.markActivationProven(waiting)
  }
  return (await store.findClaimed(identity)) ? 'active' : 'waiting'
}
