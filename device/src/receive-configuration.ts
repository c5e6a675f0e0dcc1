import { createChunkReader } from '@pipit/contract/devices/bluetooth'
import type { Configuration } from '@pipit/contract/devices/configuration'
import type {
  ConfigurationError,
  ConfigurationState,
  ConfigurationStatus,
} from '@pipit/contract/devices/configuration-status'
import type { Button } from './button.ts'
import type { Opened } from './open-configuration.ts'

type ErrorOrNull<Error extends ConfigurationError> = Promise<Error | null>

interface ReceiverDependencies {
  open: (sealed: Uint8Array) => Promise<Opened>
  button: Pick<Button, 'wasHeld'>
  joinWifi: (wifi: Configuration['wifi']) => ErrorOrNull<'wifi-not-found' | 'wifi-password-wrong'>
  /** On success the device stores the configuration and accepts none that was issued before it. */
  connect: (configuration: Configuration) => ErrorOrNull<'server-unreachable' | 'key-refused'>
  /** The characteristic `status` shows each change. */
  onStatus: (status: ConfigurationStatus) => void
}

const statusOf = {
  'bad-version': 'unsupported-version',
  gap: 'bad-message',
  'too-long': 'bad-message',
  checksum: 'bad-message',
} as const

/** A new message replaces one that is still being tried, so a parent who mistyped need not wait for the timeout. */
export function createConfigurationReceiver({ open, button, joinWifi, connect, onStatus }: ReceiverDependencies) {
  const read = createChunkReader()
  let newest = 0
  let receiving = false

  return {
    /** Takes a chunk that was written to the characteristic `configuration`. */
    async write(chunk: Uint8Array): Promise<void> {
      const reading = read(chunk)
      const attempt = startAttempt()
      const isFirst = !receiving
      receiving = reading.kind === 'incomplete'
      if (!button.wasHeld()) return attempt.report('failed', 'button-not-held')
      if (reading.kind === 'message') return use(reading.message, attempt)
      if (reading.kind === 'error') return attempt.report('failed', statusOf[reading.error])
      if (isFirst) attempt.report('receiving')
    },
    /** The camera is out of reach for a neighbour, so its messages need no button. */
    receive: (sealed: Uint8Array): Promise<void> => use(sealed, startAttempt()),
  }

  function startAttempt() {
    const own = ++newest
    const isNewest = () => own === newest
    const report = (state: ConfigurationState, error: ConfigurationError = 'none') => {
      if (isNewest()) onStatus({ state, error })
    }
    return { isNewest, report }
  }

  async function use(sealed: Uint8Array, { isNewest, report }: ReturnType<typeof startAttempt>) {
    const opened = await open(sealed)
    if ('error' in opened) return report('failed', opened.error)
    report('joining-wifi')
    const wifiError = await joinWifi(opened.configuration.wifi)
    if (wifiError) return report('failed', wifiError)
    // A newer configuration may have replaced this one while the device joined the wifi.
    if (!isNewest()) return
    report('reaching-server')
    const serverError = await connect(opened.configuration)
    if (serverError) return report('failed', serverError)
    report('online')
  }
}
