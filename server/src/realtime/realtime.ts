import type { Announcement } from '../announcements/announcements.ts'
import { createConnectionDelay } from './delay-new-connections.ts'
import { createStrangerLimit } from './limit-strangers.ts'
import { openSockets, type SocketDependencies, type Sockets } from './open-sockets.ts'

export type Realtime = ReturnType<typeof createRealtime>

/** The sockets of this process. They open with the first client; changes before that have no receiver. */
export function createRealtime(dependencies: Omit<SocketDependencies, 'connectionDelay' | 'strangers'>) {
  const connectionDelay = createConnectionDelay()
  const strangers = createStrangerLimit()
  let opening: Promise<Sockets> | null = null
  let opened: Sockets | null = null
  let closed = false
  dependencies.announcements.addListener({ onAnnouncement: forward, onReconnect: resync })

  return {
    /** A new connection waits for this. */
    delayConnection: connectionDelay.beforeConnection,
    admitStranger: strangers.admit,
    recogniseBoard: strangers.recognise,
    /** Whether this process has the connection that a request names. */
    hasConnection: (id: string) => opened?.hasConnection(id) ?? false,
    mayUpgrade: (id: string) => opened?.mayUpgrade(id) ?? false,
    /** Null when the process is about to stop. */
    async open() {
      if (closed) return null
      opening ??= openSockets({ ...dependencies, connectionDelay, strangers })
      opened = await opening
      return closed ? null : opened
    },
    counts: () => ({
      sockets: { family: opened?.family.socketCount() ?? 0, chat: opened?.chat.socketCount() ?? 0 },
      conversations: opened?.chat.conversationCount() ?? 0,
    }),
    async close() {
      closed = true
      await (await opening)?.close()
    },
  }

  function forward(change: Announcement) {
    if (!opened || change.resource === 'access') return
    opened.family.notify(change)
    if (change.resource === 'devices') opened.chat.deviceChanged(change.id)
    if (change.resource === 'children' || change.resource === 'account') opened.chat.familyChanged(change.accountId)
  }

  function resync() {
    opened?.family.resync()
    opened?.chat.resync()
  }
}
