import { chatNamespace } from '@pipit/contract/chat/events'
import { io } from 'socket.io-client'
import { createDeviceApi } from './api-client.ts'
import { keepConnected, type Connection, type ConnectionOptions } from './client/connection.ts'
import { createSocketChannel, socketOptions } from './client/socket-channel.ts'

export interface DeviceOptions extends Omit<ConnectionOptions, 'openChannel'> {
  serverUrl: string
  deviceId: string
  deviceApiKey: string
  /** The sealed configuration has it. */
  possessionProof?: string | undefined
}

/** Signs in with the device API key, connects and stays connected for as long as the device belongs to a family. */
export function connectDevice(device: DeviceOptions): Connection {
  const { serverUrl, deviceId, deviceApiKey, possessionProof, ...options } = device
  const call = createDeviceApi({ serverUrl })
  return keepConnected({
    ...options,
    async openChannel(listeners, signal) {
      const { access_token } = await call('POST /auth/sign-in/device', {
        body: { deviceId, deviceApiKey, possessionProof },
        signal,
      })
      return createSocketChannel(io(serverUrl + chatNamespace, socketOptions(access_token)), listeners)
    },
  })
}
