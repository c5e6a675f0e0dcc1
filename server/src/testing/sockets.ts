import { chatNamespace } from '@pipit/contract/chat/events'
import { familyNamespace, type FamilyHandshake, type FamilyResource } from '@pipit/contract/realtime/events'
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import { afterEach, expect } from 'vitest'
import type { startTestServer } from './start-test-server.ts'

type TestServer = ReturnType<typeof startTestServer>
type Options = Partial<ManagerOptions & SocketOptions>

/** Opens realtime connections that are closed again after each test. */
export function openSockets() {
  const open = new Set<Socket>()
  afterEach(() => {
    for (const socket of open) socket.disconnect()
    open.clear()
  })

  return {
    /** An open page: what it has heard so far stands in `heard`. */
    async page(url: string, { token, accountId }: FamilyHandshake, options: Options = {}) {
      const socket = connect(url, familyNamespace, { token, accountId }, options)
      const heard: (FamilyResource | 'resync')[] = []
      socket.on('changed', ({ resource }) => heard.push(resource))
      socket.on('resync', () => heard.push('resync'))
      await connected(socket)
      return Object.assign(socket, { heard })
    },
    /** A device's bare connection, with what it was told at its end. */
    async device(url: string, token: string) {
      const socket = connect(url, chatNamespace, { token })
      const ended: string[] = []
      socket.on('closing', (reason) => ended.push(reason))
      await connected(socket)
      return Object.assign(socket, { ended })
    },
    /** The code with which a handshake is refused. */
    async refusal(url: string, namespace: string, auth: object, options: Options = {}) {
      return connected(connect(url, namespace, auth, options)).then(
        () => 'let in',
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

/** Once this change has been heard, earlier ones have been too, if they ever will be. */
export async function afterAnotherChange(
  server: TestServer,
  { accountId }: { accountId: string },
  page: { heard: string[] },
) {
  await server.database.pool.query('update accounts set name = gen_random_uuid() where id = $1', [accountId])
  await expect.poll(() => page.heard).toContain('account')
}
