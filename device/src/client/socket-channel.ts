import type { DeviceHandshake, EventsFromDevice, EventsToDevice } from '@pipit/contract/chat/events'
import type { Socket } from 'socket.io-client'
import type { ChannelListeners, DeviceChannel, ServerEvent } from './channel.ts'

const connectTimeoutMs = 10_000
const acknowledgementTimeoutMs = 15_000

export type DeviceSocket = Socket<EventsToDevice, EventsFromDevice>

/** Each attempt needs a new token, so Socket.IO's own reconnection is off. */
export function socketOptions(token: string) {
  const auth: DeviceHandshake = { token }
  return { auth, forceNew: true, reconnection: false, timeout: connectTimeoutMs, transports: ['websocket'] }
}

export function createSocketChannel(socket: DeviceSocket, listeners: ChannelListeners): DeviceChannel {
  const channel: DeviceChannel = {
    isOpen: () => socket.connected,
    send: ({ name, args }) => void socket.emit(name, ...(args as never)),
    start: (start) => socket.timeout(acknowledgementTimeoutMs).emitWithAck('start', start),
    reportStatus: (status) => socket.timeout(acknowledgementTimeoutMs).emitWithAck('status', status),
    close: () => void socket.disconnect(),
  }
  socket.on('connect', () => listeners.onOpen(channel))
  socket.on('connect_error', (error) => listeners.onClosed(error))
  socket.on('disconnect', () => listeners.onClosed())
  socket.onAny((name: string, ...args: unknown[]) =>
    listeners.onEvent({ name, args: args.map(asBytes) } as unknown as ServerEvent),
  )
  return channel
}

/** Bytes arrive as an ArrayBuffer in browsers and as a Buffer in Node. */
function asBytes(argument: unknown) {
  return argument instanceof ArrayBuffer ? new Uint8Array(argument) : argument
}
