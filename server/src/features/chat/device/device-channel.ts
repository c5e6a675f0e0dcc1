import type { ChatError, DisconnectReason, EventsFromDevice, EventsToDevice } from '@pipit/contract/chat/events'
import type { DefaultEventsMap, Namespace, Socket } from 'socket.io'
import type { Principal } from '../../../access/principal.ts'
import type { ConversationRunner } from '../conversation/conversation-registry.ts'
import type { DeviceConnection } from './device-connection-store.ts'
import type { DeviceOutput } from './send-message.ts'

type DevicePrincipal = Extract<Principal, { kind: 'device' }>

interface HandshakeData {
  principal: DevicePrincipal
}

export type ChatSockets = Namespace<EventsFromDevice, EventsToDevice, DefaultEventsMap, HandshakeData>
export type ChatSocket = Socket<EventsFromDevice, EventsToDevice, DefaultEventsMap, HandshakeData>

/** The connection of one device to `/chat`. */
export interface DeviceChannel extends DeviceOutput {
  principal: DevicePrincipal
  connection: DeviceConnection
  /** Resolves when the database has recorded this connection or has refused it. */
  claimed: Promise<void>
  /** The conversation that runs over this channel. */
  conversation: ConversationRunner | null
  /** Why the server closed the channel; null if it did not. */
  closeReason: DisconnectReason | null
  /** A conversation is about to start. */
  isStarting?: boolean
  /** The conversation is over, or could not start. */
  onIdle?: () => void
  isOpen: () => boolean
  reportError: (code: ChatError, event?: keyof EventsFromDevice) => void
  close: (reason: DisconnectReason) => void
  /** Closes without a reason, so that the device reconnects. */
  drop: () => void
}

export function createDeviceChannel(socket: ChatSocket): DeviceChannel {
  const { principal } = socket.data
  const channel: DeviceChannel = {
    principal,
    connection: { deviceId: principal.deviceId, connectionId: socket.id },
    claimed: Promise.resolve(),
    conversation: null,
    closeReason: null,
    isOpen: () => socket.connected,
    send(name, ...message) {
      socket.emit(name, ...message)
      if (name !== 'conversation-ended') return
      channel.conversation = null
      channel.onIdle?.()
    },
    reportError(code, event) {
      socket.emit('error', { code, ...(event && { event }) })
    },
    close(reason) {
      if (!socket.connected) return
      channel.closeReason = reason
      socket.emit('closing', reason)
      socket.disconnect(true)
    },
    drop() {
      socket.disconnect(true)
    },
  }
  return channel
}
