import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type ServerOptions, type WebSocket } from 'ws'

/** A client that does not answer the closing handshake is cut after this time, instead of the 30 s of the library. */
const closingHandshakeMs = 2000
/** Four chunks of speech: each has a text frame and a binary one. */
const framesInTurn = 8

type OnUpgrade = (socket: WebSocket, request: IncomingMessage) => void

/** A field of the library's receiver, which its types leave out. */
const handlesAtOnce = '_allowSynchronousEvents'

/**
 * Handles a few frames of each connection in a turn of the event loop, so that those who send many at once leave room for
 * all others. The library handles all that have arrived, or one, which takes twice the time for a chunk of speech.
 */
export class FairWebSocketServer extends WebSocketServer {
  constructor(options: ServerOptions) {
    // The types of this version do not know `closeTimeout` yet.
    super(Object.assign(options, { autoPong: false, closeTimeout: closingHandshakeMs }))
  }

  override handleUpgrade(request: IncomingMessage, connection: Duplex, head: Buffer, onUpgrade: OnUpgrade) {
    super.handleUpgrade(request, connection, head, (socket, ...rest) => {
      waitAfterSomeFrames(socket)
      onUpgrade(socket, ...rest)
    })
  }
}

/** Not within `handleUpgrade`, from where its listeners would keep the request in memory. */
function waitAfterSomeFrames(socket: WebSocket) {
  const receiver = Reflect.get(socket, '_receiver') as { [handlesAtOnce]: boolean }
  let frames = 0
  const countFrame = () => {
    frames += 1
    receiver[handlesAtOnce] = frames % framesInTurn !== 0
  }
  for (const event of ['message', 'ping', 'pong']) socket.on(event, countFrame)
}
