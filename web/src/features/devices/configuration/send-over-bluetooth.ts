import { configurationService } from '@pipit/contract/devices/bluetooth'
import { improv } from './improv.ts'
import { sendImprov } from './send-improv.ts'
import { sendSealed } from './send-sealed.ts'
import type { ConfigurationEvent } from './configuration-progress.ts'
import { ConfigurationFailure, withTimeout } from './configuration-failure.ts'

const connectWithin = 30_000

interface SendOptions {
  bluetoothName: string
  prepare: () => Promise<Uint8Array>
  agree: () => Promise<boolean>
  readWifi: () => Promise<{ ssid: string; password: string }>
  report: (event: ConfigurationEvent) => void
  /** Ends the connection, whatever is under way. */
  signal: AbortSignal
}

/**
 * Gives a device its configuration. `delivered` means that the device left before it told how it went: some put
 * Bluetooth away as soon as they join a wifi.
 */
export async function sendOverBluetooth({
  bluetoothName,
  signal,
  ...parts
}: SendOptions): Promise<'online' | 'joined' | 'delivered'> {
  const device = await choose(bluetoothName)
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
    parts.report({ type: 'reached', step: 'connect' })
    const server = await withTimeout(connectWithin, 'out-of-range', gatt.connect()).catch((error: unknown) => {
      throw error instanceof ConfigurationFailure ? error : new ConfigurationFailure('out-of-range', error)
    })
    const pushed = push(server, { ...parts, report })
    return await Promise.race([
      lost.promise,
      pushed.catch((error: unknown) => {
        // Whatever it fails with after the connection is gone, it fails for that reason.
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
    parts.report(event)
  }
}

async function choose(name: string) {
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

async function push(server: BluetoothRemoteGATTServer, parts: Omit<SendOptions, 'bluetoothName' | 'signal'>) {
  const sealed = await findService(server, configurationService)
  if (sealed) {
    await sendSealed(sealed, parts)
    return 'online'
  }
  const open = await findService(server, improv.service)
  if (!open) throw new ConfigurationFailure('not-a-pipit')
  parts.report({ type: 'found', method: 'improv' })
  await sendImprov(open, parts)
  return 'joined'
}

async function findService(server: BluetoothRemoteGATTServer, service: string) {
  return server.getPrimaryService(service).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined
    throw error
  })
}
