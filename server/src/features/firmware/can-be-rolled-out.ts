import { canBoardsCompare } from '@pipit/contract/firmware/version'
import type { ImageRow } from './image-store.ts'

/** A board that gets a version which it cannot compare restarts at each start. Devices of ours understand both. */
export function canBeRolledOut({ protocol, version, builtVersion }: ImageRow) {
  return protocol === 'pipit' || [version, builtVersion ?? ''].every(canBoardsCompare)
}
