import type { FailureLog } from '../../../observability/logging/failure-log.ts'
import type { FirmwareUpdates } from '../../firmware/download/find-updates.ts'

interface Dependencies {
  updates: Pick<FirmwareUpdates, 'askToRestart'>
  log: FailureLog
}

/** Boards ask for updates only when they start. Whether one should do so now, when a conversation has ended. */
export function createRestartCheck({ updates, log }: Dependencies) {
  return async function shouldRestartForUpdate(deviceId: string): Promise<boolean> {
    try {
      return await updates.askToRestart(deviceId)
    } catch (error) {
      log.warn('updates of boards could not be looked up', error, { feature: 'firmware' })
      return false
    }
  }
}
