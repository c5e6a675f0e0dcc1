import { ApiError } from '../../api-error.ts'
import { addFamilyChange, type FamilyChange } from '../../access/record-family-change-store.ts'
import { checkFamilyReferences } from '../labels/check-family-references.ts'
import { randomCode } from '../labels/create-label.ts'
import { defaultName, familyDevices } from '../devices/family-devices.ts'
import { notifyOfReplacement, type NotificationDependencies } from '../devices/possession/notify-of-move.ts'
import { boardStore, type KnownBoard } from './board-store.ts'
import type { BoardDependencies } from './bootstrap-board.ts'
import { findKnown } from './find-claimable.ts'

export type ClaimDependencies = NotificationDependencies & Pick<BoardDependencies, 'possession'>

interface ClaimRequest {
  code: string
  name?: string | undefined
  childId?: string | null | undefined
  replacesDeviceId?: string | undefined
}

/**
 * Whoever hears the code holds the board, so the registration counts as proven. Its MAC address proves nothing, so it
 * takes the place of a device of the family only if the family says so.
 */
export async function claimBoard(
  dependencies: ClaimDependencies,
  accountId: string,
  { code, name, childId, replacesDeviceId }: ClaimRequest,
  change: FamilyChange | null,
) {
  const { database, possession } = dependencies
  await checkFamilyReferences(database, accountId, { childId: childId ?? null })
  return database.transaction(async (db) => {
    const store = boardStore(db)
    const taken = await store.takeActivation(possession.boardCodeHashes(code))
    const { board, known } = await findKnown(db, accountId, taken)
    const replaced = findReplaced(known, accountId, replacesDeviceId)
    const isOther = known !== undefined && !known.hasSameClientId
    const deviceId = replaced?.deviceId ?? (isOther ? undefined : known?.deviceId) ?? randomCode(26).toLowerCase()
    if (replaced) {
      await store.replace({ ...board, deviceId, accountId, name, childId })
      await notifyOfReplacement(dependencies, db, { accountId, formerName: replaced.name })
    } else await store.register({ ...board, deviceId, accountId, name: name ?? defaultName, childId: childId ?? null })
    await store.saveIdentity(deviceId, board)
    const action = replaced ? 'board.replaced' : change?.action
    if (change && action) await addFamilyChange(db, { ...change, action, resource: 'device', resourceId: deviceId })
    return familyDevices(db).find(accountId, deviceId)
  })
}

/** A board with the Client-Id of a device is that device. */
function findReplaced(known: KnownBoard | undefined, accountId: string, deviceId: string | undefined) {
  const isOwn = known?.accountId === accountId
  if (deviceId !== undefined && !(isOwn && known.deviceId === deviceId))
    throw new ApiError('invalid-request', [notThisBoard])
  return isOwn && (known.hasSameClientId || deviceId !== undefined) ? known : undefined
}

const notThisBoard = {
  field: 'body.replacesDeviceId',
  message: /*i18n*/ 'This board cannot take the place of that device.',
}
