import { ApiCallError } from '@pipit/contract/api/client'
import { chatNamespace, type DisconnectReason } from '@pipit/contract/chat/events'
import type { ConnectionRefusal } from '@pipit/contract/realtime/events'
import type { ChannelEnd, ConnectionOptions } from '@pipit/device/client/connection'
import { createSocketChannel, socketOptions } from '@pipit/device/client/socket-channel'
import { getDeviceToken } from '../api/get-device-token.ts'

/** Why the emulator is not connected and does not try again. */
export type FinalReason = Exclude<DisconnectReason, 'server-stopping'> | 'not-registered' | 'forbidden'

interface ChannelDevice {
  id: string
  accountId: string
}

/** Connects as the device, with a token for the superadmin who acts as it. */
export function createChannelOpener(device: ChannelDevice): ConnectionOptions['openChannel'] {
  return async (listeners, signal) => {
    const token = await getDeviceToken(device, signal)
    // Loaded only here: the other pages of a superadmin do without it.
    const { io } = await import('socket.io-client')
    signal.throwIfAborted()
    return createSocketChannel(io(chatNamespace, socketOptions(token)), listeners)
  }
}

/** Null if connecting again may help. */
export function finalReasonOf({ reason, error }: ChannelEnd): FinalReason | null {
  if (reason !== null) return reason === 'server-stopping' ? null : reason
  const code = error instanceof ApiCallError ? error.code : (error as RefusedConnection | null)?.data?.code
  if (code === 'not-found' || code === 'invalid-request') return 'not-registered'
  return code === 'forbidden' || code === 'unauthenticated' || code === 'reason-required' ? 'forbidden' : null
}

interface RefusedConnection {
  data?: Partial<ConnectionRefusal>
}
