import { defaultName } from '../devices/family-devices.ts'
import type { BoardDependencies } from './bootstrap-board.ts'
import { boardStore } from './board-store.ts'
import { findKnown } from './find-claimable.ts'

/** What a family would add, so that nobody adds a stranger's board by a digit that they misheard. */
export async function checkBoard(
  { database, possession }: Pick<BoardDependencies, 'database' | 'possession'>,
  accountId: string,
  code: string,
) {
  const waiting = await boardStore(database).findByCode(possession.boardCodeHashes(code))
  const { board, known } = await findKnown(database, accountId, waiting)
  return {
    hardwareModel: board.hardwareModel,
    firmware: board.firmware,
    macAddressEnd: board.macAddress.slice(-'a1:b2'.length),
    hadFamily: known !== undefined && known.accountId === null,
    replaces:
      known?.accountId === accountId
        ? { id: known.deviceId, name: known.name ?? defaultName, childId: known.childId }
        : null,
  }
}
