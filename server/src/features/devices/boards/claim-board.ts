import type { Queries } from '@pipit/database/connect'
import { orNotFound, ApiError } from '../../../http/api-error.ts'
import { checkFamilyReferences } from '../../labels/check-family-references.ts'
import { randomCode } from '../../labels/create-label.ts'
import { deviceStore } from '../device-store.ts'
import { defaultName } from '../family-devices.ts'
import { boardStore, type Activation } from './board-store.ts'
import type { BoardDependencies } from './bootstrap-board.ts'

interface ClaimRequest {
  code: string
  name?: string | undefined
  childId?: string | null | undefined
}

/** Whoever hears the code holds the board, so the registration counts as proven. */
export async function claimBoard(
  { database, possession }: Pick<BoardDependencies, 'database' | 'possession'>,
  accountId: string,
  { code, name = defaultName, childId = null }: ClaimRequest,
) {
  await checkFamilyReferences(database, accountId, { childId })
  return database.transaction(async (db) => {
    const store = boardStore(db)
    const activation = await store.takeActivation(possession.boardCodeHashes(code))
    if (!activation || !(await isGenuine(db, activation))) throw new ApiError('unknown-board-code')
    const known = await store.lockBoard(activation, accountId)
    const isOwn = known?.accountId === accountId
    // A board whose family did not deactivate it gets a token instead of a code, so nobody else can claim it.
    if (known && known.accountId !== null && !isOwn) throw new ApiError('unknown-board-code')
    const deviceId = known?.deviceId ?? randomCode(26).toLowerCase()
    if (isOwn) await store.revokeTokens(accountId, deviceId)
    else await store.register({ ...activation, deviceId, accountId, name, childId })
    await store.saveIdentity(deviceId, activation)
    return orNotFound(await deviceStore(db).find(accountId, deviceId))
  })
}

/** A board whose key we know has signed a challenge by now: it does so right after it has got its code. */
async function isGenuine(db: Queries, { serialNumber, isProven }: Activation) {
  return isProven || serialNumber === null || (await boardStore(db).findKey(serialNumber)) === undefined
}
