import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

/**
 * A TCP proxy in front of the PostgreSQL that listens in `socketFolder`. It can swallow all bytes of the connections that
 * LISTEN, old and new, without closing them, as a firewall does that has forgotten a connection.
 */
export async function startPostgresProxy(socketFolder: string) {
  const port = await freePort()
  const sockets = new Set<Socket>()
  const listeners = new Set<Socket>()
  let isBlackHole = false
  const server = createServer((client) => {
    const postgres = connect(join(socketFolder, '.s.PGSQL.5432'))
    // The first bytes of a connection contain its name.
    client.once('data', (startup) => startup.includes('pipit-listener') && listeners.add(client))
    forward(client, postgres)
    forward(postgres, client)

    function forward(from: Socket, to: Socket) {
      sockets.add(from)
      from.on('data', (bytes) => (isBlackHole && listeners.has(client)) || to.write(bytes))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')

  return {
    port,
    swallowNotifications: () => (isBlackHole = true),
    forwardNotifications() {
      isBlackHole = false
      // What was swallowed is lost, so these connections are of no use.
      for (const client of listeners) client.destroy()
      listeners.clear()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
