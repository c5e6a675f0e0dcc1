import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import { fromNewAddress } from './addresses.ts'

/** Connects to a namespace. Rejects with the server's code when it refuses. */
export async function openSocket(
  url: string,
  namespace: string,
  auth: object,
  options: Partial<ManagerOptions & SocketOptions> = {},
): Promise<Socket> {
  const socket = io(url + namespace, {
    auth,
    forceNew: true,
    reconnection: false,
    transports: ['websocket'],
    // The limit by network must not refuse what the server should.
    extraHeaders: fromNewAddress(),
    ...options,
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', (error: Error & { data?: { code?: string } }) => {
      socket.disconnect()
      reject(new Error(error.data?.code ?? error.message))
    })
  })
  return socket
}
