import type { DeviceStatus } from '@pipit/contract/chat/events'
import { deviceStatus } from '@pipit/contract/chat/schemas'
import type { ConnectionRefusal } from '@pipit/contract/realtime/events'
import type { FailureLog } from '../../../observability/logging/failure-log.ts'
import type { ChatSocket, DeviceChannel } from './device-channel.ts'
import type { StatusReport } from './device-connection-store.ts'
import { isNextStep } from './status-steps.ts'

interface Dependencies {
  save: (report: StatusReport) => Promise<void>
  onSaved: (channel: DeviceChannel) => void
  log: FailureLog
}

const minIntervalMs = 1000

/** Saves the battery level and the firmware version that a device reports. */
export function receiveStatus(socket: ChatSocket, channel: DeviceChannel, { save, onSaved, log }: Dependencies) {
  let lastSavedAt = -Infinity
  let shown: DeviceStatus | null = null
  socket.on('status', (status: unknown, acknowledge: unknown) => void respond(status, acknowledge))

  async function respond(status: unknown, acknowledge: unknown) {
    const refusal = await saveStatus(status).catch((error: unknown): ConnectionRefusal => {
      log.warn('the status of a device could not be saved', error, { feature: 'chat' })
      return { code: 'unavailable' }
    })
    if (typeof acknowledge === 'function') acknowledge(refusal)
  }

  async function saveStatus(status: unknown): Promise<ConnectionRefusal | null> {
    const { success, data } = deviceStatus.safeParse(status)
    if (!success) return { code: 'invalid-request' }
    if (performance.now() - lastSavedAt < minIntervalMs) return { code: 'too-many-requests' }
    lastSavedAt = performance.now()
    // What is emulated has no battery, and has installed nothing.
    if (!isNextStep(shown, data) || channel.principal.emulator) return null
    await channel.claimed
    await save({ ...channel.connection, ...data })
    shown = data
    onSaved(channel)
    return null
  }
}
