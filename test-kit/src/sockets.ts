import { chatNamespace } from '@pipit/contract/chat/events'
import { familyNamespace, type FamilyHandshake, type FamilyResource } from '@pipit/contract/realtime/events'
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import { afterEach, expect } from 'vitest'
import type { startTestServer } from './start-test-server.ts'

type TestServer = ReturnType<typeof startTestServer>
type Options = Partial<ManagerOptions & SocketOptions>

/** Opens realtime connections and closes them after each test. */
export function openSockets() {
  const open = new Set<Socket>()
  afterEach(() => {
    for (const socket of open) socket.disconnect()
    open.clear()
  })

  return {
    /** The connection of an open page. `received` collects what it was notified of. */
    async page(url: string, { token, accountId, reason }: FamilyHandshake, options: Options = {}) {
      const socket = connect(url, familyNamespace, { token, accountId, reason }, options)
      const received: (FamilyResource | 'resync')[] = []
      socket.on('changed', ({ resource }) => received.push(resource))
      socket.on('resync', () => received.push('resync'))
      await connected(socket)
      return Object.assign(socket, { received })
    },
    /** The socket of a device. `closeReasons` collects the server's reasons for closing it. */
    async device(url: string, token: string) {
      const socket = connect(url, chatNamespace, { token })
      const closeReasons: string[] = []
      socket.on('closing', (reason) => closeReasons.push(reason))
      await connected(socket)
      return Object.assign(socket, { closeReasons })
    },
    /** The error code of a refused handshake, "closed" for a connection without one, or "accepted". */
    async refusal(url: string, namespace: string, auth: object, options: Options = {}) {
      return connected(connect(url, namespace, auth, options)).then(
        () => 'accepted',
        (error: Error & { data?: { code: string } }) => error.data?.code ?? 'closed',
      )
    },
  }

  function connect(url: string, namespace: string, auth: object, options: Options = {}): Socket {
    const socket = io(url + namespace, {
      auth,
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
      ...options,
    })
    open.add(socket)
    return socket
  }
}

function connected(socket: Socket) {
  return new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
}

/** Makes another change and waits for its notification: by then, those of earlier changes have arrived. */
export async function afterAnotherChange(
  server: TestServer,
  { accountId }: { accountId: string },
  page: { received: string[] },
) {
  await server.database.pool.query('update accounts set name = gen_random_uuid() where id = $1', [accountId])
  await expect.poll(() => page.received).toContain('account')
}
