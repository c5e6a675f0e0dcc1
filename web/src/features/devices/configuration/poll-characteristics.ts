import { responseTimeoutMs, ConfigurationFailure, withTimeout } from './configuration-failure.ts'

const pollIntervalMs = 500

/**
 * Reads characteristics until the awaited event arrives. Some Bluetooth stacks lose notifications; a read raises the
 * same event, so the listeners for notifications receive it. If the device disconnects during a read, neither may be
 * reported: then the read times out.
 */
export async function pollCharacteristics<Result>(
  event: Promise<Result>,
  ...characteristics: BluetoothRemoteGATTCharacteristic[]
): Promise<Result> {
  const done = new AbortController()
  return Promise.race([event, poll(done.signal)]).finally(() => done.abort())

  async function poll(signal: AbortSignal): Promise<never> {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, pollIntervalMs))
      for (const characteristic of characteristics) {
        signal.throwIfAborted()
        if (!characteristic.service.device.gatt?.connected) throw new ConfigurationFailure('connection-lost')
        await withTimeout(responseTimeoutMs, 'connection-lost', characteristic.readValue()).catch((error: unknown) => {
          if (error instanceof ConfigurationFailure) throw error
        })
      }
    }
  }
}
