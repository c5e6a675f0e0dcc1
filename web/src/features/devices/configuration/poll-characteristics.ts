import { responseTimeoutMs, ConfigurationFailure, withTimeout } from './configuration-failure.ts'

/** Between two questions, in milliseconds. */
const pause = 500

/**
 * Reads characteristics again and again until this is heard. Notifications get lost on some Bluetooth stacks; a read
 * raises the same event as they do, so whoever listens for them hears of it. A device that leaves in the middle of a
 * read may be announced by neither: then nobody answers any more.
 */
export async function pollCharacteristics<Heard>(
  heard: Promise<Heard>,
  ...characteristics: BluetoothRemoteGATTCharacteristic[]
): Promise<Heard> {
  const over = new AbortController()
  return Promise.race([heard, ask(over.signal)]).finally(() => over.abort())

  async function ask(signal: AbortSignal): Promise<never> {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, pause))
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
