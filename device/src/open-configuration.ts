import { configuration, type Configuration } from '@pipit/contract/devices/configuration'
import type { ConfigurationError } from '@pipit/contract/devices/configuration-status'
import { openSealed, type FactorySecrets } from './open-sealed.ts'

export interface DeviceSecrets extends FactorySecrets {
  /** It is `issuedAt` of the configuration with which the device last came online; null for a new device. */
  lastAccepted: string | null
}

export type Opened =
  | { configuration: Configuration }
  | { error: Extract<ConfigurationError, 'unsupported-version' | 'cannot-open' | 'outdated'> }

export async function openConfiguration(sealed: Uint8Array, device: DeviceSecrets): Promise<Opened> {
  const opened = await openSealed('configuration', sealed, device)
  if ('error' in opened) return opened
  const { data } = configuration.safeParse(opened.content)
  if (!data) return { error: 'unsupported-version' }
  if (data.deviceId !== device.deviceId) return { error: 'cannot-open' }
  if (device.lastAccepted !== null && data.issuedAt <= device.lastAccepted) return { error: 'outdated' }
  return { configuration: data }
}
