import { createChunkReader } from '@pipit/contract/devices/bluetooth'
import type { Configuration } from '@pipit/contract/devices/configuration'
import type {
  ConfigurationError,
  ConfigurationState,
  ConfigurationStatus,
} from '@pipit/contract/devices/configuration-status'
import type { Opened } from './open-configuration.ts'

/** Null where it worked. */
type Trouble<Error extends ConfigurationError> = Promise<Error | null>

interface DeviceParts {
  open: (sealed: Uint8Array) => Promise<Opened>
  joinWifi: (wifi: Configuration['wifi']) => Trouble<'wifi-not-found' | 'wifi-password-wrong'>
  /** Where it worked, the device remembers the configuration and takes none that was issued before it. */
  connect: (configuration: Configuration) => Trouble<'server-unreachable' | 'key-refused'>
  /** Each change, for the characteristic `status`. */
  onStatus: (status: ConfigurationStatus) => void
}

const statusOf = {
  'bad-version': 'unsupported-version',
  gap: 'bad-message',
  'too-long': 'bad-message',
  checksum: 'bad-message',
} as const

/**
 * What a device does with a configuration, from the first chunk until it is online, without a Bluetooth stack. A new
 * message takes over from one that is still being tried: a parent who mistyped need not wait for the timeout.
 */
export function configurationReceiver({ open, joinWifi, connect, onStatus }: DeviceParts) {
  const read = createChunkReader()
  let newest = 0
  let receiving = false

  return {
    /** A chunk that was written to the characteristic `configuration`. */
    async write(chunk: Uint8Array): Promise<void> {
      const reading = read(chunk)
      const attempt = begin()
      const isFirst = !receiving
      receiving = reading.kind === 'incomplete'
      if (reading.kind === 'message') return use(reading.message, attempt)
      if (reading.kind === 'error') return attempt.tell('failed', statusOf[reading.error])
      if (isFirst) attempt.tell('receiving')
    },
    /** A whole message that came by another way, such as the camera. */
    receive: (sealed: Uint8Array): Promise<void> => use(sealed, begin()),
  }

  function begin() {
    const own = ++newest
    const isNewest = () => own === newest
    const tell = (state: ConfigurationState, error: ConfigurationError = 'none') => {
      if (isNewest()) onStatus({ state, error })
    }
    return { isNewest, tell }
  }

  async function use(sealed: Uint8Array, { isNewest, tell }: ReturnType<typeof begin>) {
    const opened = await open(sealed)
    if ('error' in opened) return tell('failed', opened.error)
    tell('joining-wifi')
    const wifiTrouble = await joinWifi(opened.configuration.wifi)
    if (wifiTrouble) return tell('failed', wifiTrouble)
    // The device must not end up with the key of a configuration that was replaced while it waited for the wifi.
    if (!isNewest()) return
    tell('reaching-server')
    const serverTrouble = await connect(opened.configuration)
    if (serverTrouble) return tell('failed', serverTrouble)
    tell('online')
  }
}
