import type { DeviceStatus, StartRequest, StartRefusal } from '@pipit/contract/chat/events'
import type { ConnectionRefusal } from '@pipit/contract/realtime/events'
import type { DeviceChannel, DeviceEvent } from '../channel.ts'

/** Records what is sent, and a test decides what comes back. */
export function createFakeChannel() {
  const sent: DeviceEvent[] = []
  const starts: StartRequest[] = []
  const statuses: DeviceStatus[] = []
  const refusals: { start: StartRefusal | null; status: ConnectionRefusal[] } = { start: null, status: [] }
  let isOpen = true
  const channel: DeviceChannel = {
    isOpen: () => isOpen,
    send: (event) => void sent.push(event),
    async start(start) {
      starts.push(start)
      return refusals.start
    },
    async reportStatus(status) {
      statuses.push(status)
      return refusals.status.shift() ?? null
    },
    close() {
      isOpen = false
    },
  }
  return { ...channel, sent, starts, statuses, refusals }
}
