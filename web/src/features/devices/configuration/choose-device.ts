import { configurationService } from '@pipit/contract/devices/bluetooth'
import { ConfigurationFailure, withTimeout } from './configuration-failure.ts'
import { improv } from './improv.ts'

const connectTimeoutMs = 30_000

/** Opens the browser's list of devices. Needs a click that happened a moment ago. */
export async function chooseDevice(filters: BluetoothLEScanFilter[]) {
  if (!(await navigator.bluetooth.getAvailability())) throw new ConfigurationFailure('bluetooth-off')
  try {
    return await navigator.bluetooth.requestDevice({
      filters,
      optionalServices: [configurationService, improv.service],
    })
  } catch (error) {
    throw new ConfigurationFailure(
      error instanceof DOMException && error.name === 'NotFoundError' ? 'not-chosen' : 'refused',
      error,
    )
  }
}

export async function connectTo(gatt: BluetoothRemoteGATTServer): Promise<BluetoothRemoteGATTServer> {
  return withTimeout(connectTimeoutMs, 'out-of-range', gatt.connect()).catch((error: unknown) => {
    throw error instanceof ConfigurationFailure ? error : new ConfigurationFailure('out-of-range', error)
  })
}

/** Undefined if the device does not offer the service. */
export async function findService(server: BluetoothRemoteGATTServer, service: string) {
  return server.getPrimaryService(service).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined
    throw error
  })
}
