import { configurationService } from '@pipit/contract/devices/bluetooth'
import { improv } from './improv.ts'
import { sendImprov, type ChosenDevice } from './send-improv.ts'
import { sendSealed } from './send-sealed.ts'
import type { ConfigurationEvent } from './configuration-progress.ts'
import { ConfigurationFailure } from './configuration-failure.ts'
import { chooseDevice, connectTo, findService } from './choose-device.ts'

interface SendOptions {
  bluetoothName: string
  fetchSealed: () => Promise<Uint8Array>
  askConsent: (chosen: ChosenDevice) => Promise<boolean>
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
  // Improv lets makers choose the name, and nothing in it says which device it is.
  const device = await chooseDevice([{ name: bluetoothName }, { services: [improv.service] }])
  signal.throwIfAborted()
  const { gatt } = device
  if (!gatt) throw new ConfigurationFailure('out-of-range')
  const lost = Promise.withResolvers<'joined' | 'delivered'>()
  let achieved: 'joined' | 'delivered' | undefined
  const disconnected = () =>
    achieved ? lost.resolve(achieved) : lost.reject(new ConfigurationFailure('connection-lost'))
  device.addEventListener('gattserverdisconnected', disconnected)
  signal.addEventListener('abort', () => gatt.disconnect(), { once: true })
  try {
    options.report({ type: 'reached', step: 'connect' })
    const server = await connectTo(gatt)
    const sending = send(server, device.name ?? '', { ...options, report, onJoined: () => (achieved = 'joined') })
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
    if (event.type === 'reached' && event.step === 'join') achieved = 'delivered'
    if (event.type === 'resending') achieved = undefined
    options.report(event)
  }
}

async function send(
  server: BluetoothRemoteGATTServer,
  name: string,
  options: Omit<SendOptions, 'bluetoothName' | 'signal'> & { onJoined: () => void },
) {
  const sealed = await findService(server, configurationService)
  if (sealed) {
    await sendSealed(sealed, options)
    return 'online'
  }
  const open = await findService(server, improv.service)
  if (!open) throw new ConfigurationFailure('not-a-pipit')
  options.report({ type: 'found', method: 'improv' })
  await sendImprov(open, name, options)
  return 'joined'
}
