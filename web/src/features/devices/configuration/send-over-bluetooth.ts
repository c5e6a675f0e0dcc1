import { configurationService } from '@pipit/contract/devices/bluetooth'
import { improv } from './improv.ts'
import { sendImprov } from './send-improv.ts'
import { sendSealed } from './send-sealed.ts'
import type { ConfigurationEvent } from './configuration-progress.ts'
import { ConfigurationFailure } from './configuration-failure.ts'
import { chooseDevice, connectTo, findService } from './choose-device.ts'

interface SendOptions {
  bluetoothName: string
  fetchSealed: () => Promise<Uint8Array>
  askConsent: () => Promise<boolean>
  fetchWifi: () => Promise<{ ssid: string; password: string }>
  report: (event: ConfigurationEvent) => void
  /** Disconnects at any step. */
  signal: AbortSignal
}

/**
 * Sends a device its configuration. `delivered` means that the device disconnected before it reported a result: some
 * switch Bluetooth off as soon as they join a wifi.
 */
export async function sendOverBluetooth({
  bluetoothName,
  signal,
  ...options
}: SendOptions): Promise<'online' | 'joined' | 'delivered'> {
  const device = await chooseDevice(bluetoothName)
  signal.throwIfAborted()
  const { gatt } = device
  if (!gatt) throw new ConfigurationFailure('out-of-range')
  const lost = Promise.withResolvers<'delivered'>()
  let isDelivered = false
  const disconnected = () =>
    isDelivered ? lost.resolve('delivered') : lost.reject(new ConfigurationFailure('connection-lost'))
  device.addEventListener('gattserverdisconnected', disconnected)
  signal.addEventListener('abort', () => gatt.disconnect(), { once: true })
  try {
    options.report({ type: 'reached', step: 'connect' })
    const server = await connectTo(gatt)
    const sending = send(server, { ...options, report })
    return await Promise.race([
      lost.promise,
      sending.catch((error: unknown) => {
        // Any error after the connection was lost is caused by that loss.
        if (gatt.connected && !(error instanceof ConfigurationFailure && error.problem === 'connection-lost'))
          throw error
        disconnected()
        return lost.promise
      }),
    ])
  } catch (error) {
    throw error instanceof ConfigurationFailure ? error : new ConfigurationFailure('connection-lost', error)
  } finally {
    device.removeEventListener('gattserverdisconnected', disconnected)
    gatt.disconnect()
  }

  function report(event: ConfigurationEvent) {
    if (event.type === 'reached' && event.step === 'join') isDelivered = true
    if (event.type === 'resending') isDelivered = false
    options.report(event)
  }
}

async function send(server: BluetoothRemoteGATTServer, options: Omit<SendOptions, 'bluetoothName' | 'signal'>) {
  const sealed = await findService(server, configurationService)
  if (sealed) {
    await sendSealed(sealed, options)
    return 'online'
  }
  const open = await findService(server, improv.service)
  if (!open) throw new ConfigurationFailure('not-a-pipit')
  options.report({ type: 'found', method: 'improv' })
  await sendImprov(open, options)
  return 'joined'
}
