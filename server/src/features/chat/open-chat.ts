import type { Server } from 'socket.io'
import type { Announcements } from '../../announcements/announcements.ts'
import type { Authenticate } from '../../access/authenticate.ts'
import type { SocketRevoker } from '../../realtime/revoke-sockets.ts'
import { createChatNamespace } from './chat-namespace.ts'
import { createConversationRegistry, type ChatDependencies } from './conversation/conversation-registry.ts'

interface Sockets {
  io: Server
  announcements: Announcements
  authenticate: Authenticate
  revoker: SocketRevoker
}

/** The entry point of the chat feature; loaded when the first client connects. */
export function openChat({ io, announcements, authenticate, revoker }: Sockets, dependencies: ChatDependencies) {
  const { database, log } = dependencies
  const registry = createConversationRegistry(dependencies)
  return createChatNamespace(io, { announcements, authenticate, revoker, database, registry, log })
}
