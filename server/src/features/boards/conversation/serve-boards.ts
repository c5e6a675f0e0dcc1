import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { frameVersions } from '@pipit/contract/boards/frames'
import type { Announcements } from '../../../announcements/announcements.ts'
import { ApiError } from '../../../api-error.ts'
import { FairWebSocketServer } from '../../../realtime/fair-websocket-server.ts'
import { followWhileConnected } from '../../../realtime/follow-while-connected.ts'
import type { JoinLimit } from '../../../realtime/limit-joins.ts'
import { watchedAccounts } from '../../../realtime/revoke-sockets.ts'
import { createSpeechEncoders } from './speech-encoder.ts'
import type { AuthenticateBoard } from '../authenticate-board.ts'
import { openBoardConnection, type Board, type BoardConnection, type BoardDependencies } from './board-connection.ts'

interface Dependencies extends Omit<BoardDependencies, 'encoders'> {
  announcements: Announcements
  authenticateBoard: AuthenticateBoard
  limitJoins: JoinLimit
}

const checkMs = 30_000
/** A description of all tools of a board is the longest message. */
const maxMessageBytes = 64_000
/** A board that proves itself when it starts should do so between conversations rather than when a child wants to talk. */
const restartBeforeMs = 12 * 60 * 60 * 1000

/** The websockets of boards with the xiaozhi firmware. */
export function serveBoards({ announcements, authenticateBoard, limitJoins, ...dependencies }: Dependencies) {
  const { connections: devices } = dependencies
  const server = new FairWebSocketServer({ noServer: true, maxPayload: maxMessageBytes, perMessageDeflate: false })
  const encoders = createSpeechEncoders((error) =>
    dependencies.log.warn('the process that encodes speech for boards has died, and is started again', error, {
      feature: 'chat',
    }),
  )
  const connections = new Set<BoardConnection>()
  const timer = setInterval(() => connections.forEach((connection) => connection.check()), checkMs).unref()

  return {
    async upgrade(request: IncomingMessage, connection: Duplex, head: Buffer): Promise<void> {
      if (devices.isClosing()) throw new ApiError('unavailable')
      const board = await authenticate(request)
      // The connection of a request that is not upgraded yet is never closed by the other side alone.
      const state = { readyState: connection.destroyed ? 'closed' : 'open', once: connection.once.bind(connection) }
      await followWhileConnected(announcements, state, watchedAccounts(board))
      if (devices.isClosing()) throw new ApiError('unavailable')
      server.handleUpgrade(request, connection, head, (websocket) => {
        const opened = openBoardConnection(websocket, connection, board, { ...dependencies, encoders })
        connections.add(opened)
        websocket.once('close', () => connections.delete(opened))
      })
    },
    socketCount: () => connections.size,
    async close() {
      clearInterval(timer)
      for (const connection of connections) connection.terminate()
      await encoders.close()
    },
  }

  async function authenticate(request: IncomingMessage): Promise<Board> {
    const { frameVersion, isTypedInto, ...credentials } = readCredentials(request)
    const authenticated = await authenticateBoard(credentials)
    if (!authenticated) throw new ApiError('board-without-family')
    const { principal, tokenExpiresAt, mustProve } = authenticated
    limitJoins(principal)
    const expiresSoon = principal.isProven === true && (tokenExpiresAt ?? 0) - restartBeforeMs < Date.now()
    const shouldRestart = mustProve || expiresSoon
    return { principal, token: credentials.token, frameVersion, isTypedInto, mustProve, shouldRestart }
  }
}

/** Boards send headers; clients in browsers cannot, and use the query, in which names are written as those of headers. */
function readCredentials({ headers, url = '' }: IncomingMessage) {
  const query = new Map([...new URLSearchParams(url.split('?')[1])].map(([name, value]) => [name.toLowerCase(), value]))
  const read = (name: string) => headers[name]?.toString() ?? query.get(name) ?? ''
  const version = Number(read('protocol-version') || 1)
  return {
    token: read('authorization').replace(/^bearer\s+/i, ''),
    clientId: read('client-id').trim(),
    macAddress: read('device-id'),
    isTypedInto: headers['client-id'] === undefined,
    frameVersion: frameVersions.find((each) => each === version) ?? 1,
  }
}
