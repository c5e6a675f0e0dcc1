import type { FamilyChange } from './family-namespace.ts'
import { openSockets, type SocketParts, type Sockets } from './open-sockets.ts'

export type Realtime = ReturnType<typeof createRealtime>

/** The realtime socket of this process. What it is told before anybody has connected concerns nobody. */
export function createRealtime(parts: SocketParts) {
  let opening: Promise<Sockets> | null = null
  let opened: Sockets | null = null
  let closed = false

  return {
    /** Null when the process is about to stop. */
    async open() {
      if (closed) return null
      opening ??= openSockets(parts)
      opened = await opening
      return closed ? null : opened
    },
    /** `payload` is what the database's triggers wrote. */
    familyChanged(payload: string) {
      if (!opened) return
      const change = JSON.parse(payload) as FamilyChange
      opened.family.tell(change)
      if (change.resource === 'devices') opened.devices.hear(change.id)
    },
    checkSessions() {
      opened?.revoker.check()
    },
    /** Nothing was heard for a while. */
    resync() {
      opened?.family.tellMissed()
      opened?.devices.hearMissed()
      opened?.revoker.check()
    },
    async close() {
      closed = true
      await (await opening)?.close()
    },
  }
}
