import type { Queries } from '@pipit/database/connect'
import { ApiError } from '../../api-error.ts'
import { boardStore, type ClaimableBoard, type KnownBoard } from './board-store.ts'

/** The device that a board is or may replace. Refuses a board that this family cannot have. */
export async function findKnown(
  db: Queries,
  accountId: string,
  waiting: ClaimableBoard | undefined,
): Promise<{ board: ClaimableBoard; known: KnownBoard | undefined }> {
  if (!waiting || !(await isGenuine(db, waiting))) throw new ApiError('unknown-board-code')
  const known = await boardStore(db).lockKnown(waiting, accountId)
  // A board whose family did not deactivate it gets a token instead of a code, so nobody else can claim it.
  if (known && known.accountId !== null && known.accountId !== accountId) throw new ApiError('unknown-board-code')
  // Nor does the Client-Id of a board with a key suffice, which a former family may know, when no family has the board.
  if (known?.hasOtherKey) throw new ApiError('unknown-board-code')
  return { board: waiting, known }
}

/** A board whose key we know has signed a challenge by now: it does so right after it has got its code. */
async function isGenuine(db: Queries, { serialNumber, isProven }: ClaimableBoard) {
  return isProven || serialNumber === null || (await boardStore(db).findKey(serialNumber)) === undefined
}
