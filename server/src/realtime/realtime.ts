import type { FamilyChange } from './family-namespace.ts'
import { openSockets, type SocketDependencies, type Sockets } from './open-sockets.ts'

export type Realtime = ReturnType<typeof createRealtime>

/** The sockets of this process. They open with the first client; changes before that have no receiver. */
export function createRealtime(dependencies: SocketDependencies) {
  let opening: Promise<Sockets> | null = null
  let opened: Sockets | null = null
  let closed = false

  return {
    /** Null when the process is about to stop. */
    async open() {
      if (closed) return null
      opening ??= openSockets(dependencies)
      opened = await opening
      return closed ? null : opened
    },
    /** The payload was announced by a trigger or by any process. */
    familyChanged(payload: string) {
      if (!opened) return
      const change = JSON.parse(payload) as FamilyChange
      opened.family.notify(change)
      if (change.resource === 'devices') opened.chat.deviceChanged(change.id)
      if (change.resource === 'children' || change.resource === 'account') opened.chat.familyChanged(change.accountId)
    },
    checkSessions() {
      opened?.revoker.check()
    },
    /** Announcements may have been missed. */
    resync() {
      opened?.family.resync()
      opened?.chat.resync()
      opened?.revoker.check()
    },
    async close() {
      closed = true
      await (await opening)?.close()
    },
  }
}
