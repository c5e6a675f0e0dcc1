import { boardVisionPath } from '@pipit/contract/boards/messages'
import type { Server } from 'socket.io'
import type { Announcements } from '../../announcements/announcements.ts'
import type { Authenticate } from '../../access/authenticate.ts'
import { createJoinLimit } from '../../realtime/limit-joins.ts'
import type { AuthenticateBoard } from '../boards/authenticate-board.ts'
import type { SocketRevoker } from '../../realtime/revoke-sockets.ts'
import { createRestartCheck } from '../boards/conversation/restart-for-updates.ts'
import { serveBoards } from '../boards/conversation/serve-boards.ts'
import { createCardReader } from '../boards/conversation/vision/card-reader.ts'
import { createChatNamespace } from './chat-namespace.ts'
import type { FirmwareUpdates } from '../firmware/download/find-updates.ts'
import { createPageNotifier, type OpenPages } from '../firmware/notify-pages.ts'
import { createConversationRegistry, type ChatDependencies } from './conversation/conversation-registry.ts'
import { createDeviceConnections } from './device/device-connections.ts'
import { createTextLimit } from './device/rate-limiter.ts'
import { createUpdateOffers } from './device/offer-updates.ts'

interface Sockets {
  io: Server
  announcements: Announcements
  authenticate: Authenticate
  authenticateBoard: AuthenticateBoard
  pages: OpenPages
  publicUrl: string
  revoker: SocketRevoker
}

/** The entry point of the chat feature; loaded when the first client connects. */
export function openChat(
  { io, announcements, authenticate, authenticateBoard, pages, publicUrl, revoker }: Sockets,
  dependencies: ChatDependencies & { updates: FirmwareUpdates; checkSeconds: number },
) {
  const { database, voice, log } = dependencies
  const registry = createConversationRegistry(dependencies)
  const updateOffers = createUpdateOffers(dependencies)
  const pageNotifier = createPageNotifier({ ...dependencies, pages })
  const connections = createDeviceConnections({ database, revoker, log })
  const shared = {
    announcements,
    limitJoins: createJoinLimit(),
    textLimit: createTextLimit(),
    database,
    connections,
    registry,
    log,
  }
  const namespace = createChatNamespace(io, { ...shared, authenticate, updateOffers })
  const cardReader = createCardReader()
  const boards = serveBoards({
    ...shared,
    authenticateBoard,
    voice,
    visionUrl: publicUrl + boardVisionPath,
    cardReader,
    shouldRestartForUpdate: createRestartCheck(dependencies),
  })

  return {
    upgradeBoard: boards.upgrade,
    deviceChanged: connections.deviceChanged,
    familyChanged: registry.familyChanged,
    socketCount: () => namespace.socketCount() + boards.socketCount(),
    conversationCount: registry.count,
    resync() {
      connections.resync()
      registry.resync()
    },
    /** Marks all devices offline, closes their channels and saves their conversations. */
    async close() {
      updateOffers.close()
      pageNotifier.close()
      await connections.stop()
      await registry.close()
      await connections.close()
      await boards.close()
      await cardReader.close()
    },
  }
}
