import { createHmac } from 'node:crypto'
import type { boardProof } from '@pipit/contract/devices/boards/bootstrap'
import type { z } from 'zod'
import { isSameSecret } from '../../../access/is-same-secret.ts'
import type { BoardIdentity } from './board-identity.ts'
import { boardStore } from './board-store.ts'
import type { BoardDependencies } from './bootstrap-board.ts'

/** `unknown`: the code has expired, so the board should start again. */
export type ActivationState = 'active' | 'waiting' | 'unknown' | 'refused'

/** Boards ask this every few seconds while they wait for a family. */
export async function activateBoard(
  { database, cipher }: BoardDependencies,
  identity: BoardIdentity,
  proof: z.output<typeof boardProof> | null,
): Promise<ActivationState> {
  const store = boardStore(database)
  const encryptedKey = identity.serialNumber === null ? undefined : await store.findKey(identity.serialNumber)
  const waiting = await store.findActivation(identity)
  if (encryptedKey) {
    if (!waiting) return 'unknown'
    const expected = createHmac('sha256', cipher.decryptBytes(encryptedKey)).update(waiting.challenge).digest('hex')
    if (!proof || !isSameSecret(expected, proof.hmac.toLowerCase())) return 'refused'
    if (!waiting.isProven) await store.markActivationProven(identity)
  }
  if (await store.findClaimed(identity)) return 'active'
  return waiting ? 'waiting' : 'unknown'
}
