import type { Server } from 'socket.io'
import type { Announcements } from '../../announcements/announcements.ts'
import type { Authenticate } from '../../access/authenticate.ts'
import type { SocketRevoker } from '../../realtime/revoke-sockets.ts'
import { createChatNamespace } from './chat-namespace.ts'
import type { FirmwareUpdates } from '../firmware/download/find-updates.ts'
import { createConversationRegistry, type ChatDependencies } from './conversation/conversation-registry.ts'
import { createUpdateOffers } from './device/offer-updates.ts'

interface Sockets {
  io: Server
  announcements: Announcements
  authenticate: Authenticate
  revoker: SocketRevoker
}

/** The entry point of the chat feature; loaded when the first client connects. */
export function openChat(
  { io, announcements, authenticate, revoker }: Sockets,
  dependencies: ChatDependencies & { updates: FirmwareUpdates; checkSeconds: number },
) {
  const { database, log } = dependencies
  const updateOffers = createUpdateOffers(dependencies)
  const registry = createConversationRegistry(dependencies)
  return createChatNamespace(io, { announcements, authenticate, revoker, database, registry, updateOffers, log })
}
