import { configurationService } from '@pipit/contract/devices/bluetooth'
import { improv } from './improv.ts'
import { sendImprov } from './send-improv.ts'
import { sendSealed } from './send-sealed.ts'
import type { ConfigurationEvent } from './configuration-progress.ts'
import { ConfigurationFailure, withTimeout } from './configuration-failure.ts'

const connectTimeoutMs = 30_000

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
    const server = await withTimeout(connectTimeoutMs, 'out-of-range', gatt.connect()).catch((error: unknown) => {
      throw error instanceof ConfigurationFailure ? error : new ConfigurationFailure('out-of-range', error)
    })
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

async function chooseDevice(name: string) {
  if (!(await navigator.bluetooth.getAvailability())) throw new ConfigurationFailure('bluetooth-off')
  try {
    return await navigator.bluetooth.requestDevice({
      filters: [{ name }],
      optionalServices: [configurationService, improv.service],
    })
  } catch (error) {
    throw new ConfigurationFailure(
      error instanceof DOMException && error.name === 'NotFoundError' ? 'not-chosen' : 'refused',
      error,
    )
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

async function findService(server: BluetoothRemoteGATTServer, service: string) {
  return server.getPrimaryService(service).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined
    throw error
  })
}
