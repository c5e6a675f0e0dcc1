import type { Socket as Client } from 'engine.io'

/** What Engine.IO's types leave out. */
interface Transport {
  name: 'websocket' | 'polling'
  socket?: { removeAllListeners: (event: 'message' | 'ping' | 'pong') => void; terminate: () => void }
}

/** A closing handshake would wait for the client. Frames that have arrived already are not looked at. */
export function cutConnection(client: Client) {
  const { name, socket } = client.transport as unknown as Transport
  client.close(true)
  if (name !== 'websocket' || !socket) return
  socket.terminate()
  for (const event of ['message', 'ping', 'pong'] as const) socket.removeAllListeners(event)
}
