import { configurationCharacteristic, statusCharacteristic, toChunks } from '@pipit/contract/devices/bluetooth'
import {
  readStatus,
  type ConfigurationError,
  type ConfigurationStatus,
} from '@pipit/contract/devices/configuration-status'
import { pollCharacteristics } from './poll-characteristics.ts'
import type { ConfigurationEvent } from './configuration-progress.ts'
import { responseTimeoutMs, ConfigurationFailure, withTimeout } from './configuration-failure.ts'

/** As long as a device may take to join a wifi and reach the server. */
const patience = 90_000

interface SendSealedOptions {
  /** The configuration, sealed for this device. */
  prepare: () => Promise<Uint8Array>
  report: (event: ConfigurationEvent) => void
}

/** Hands the sealed configuration over, and follows what the device says until it is online. */
export async function sendSealed(
  service: BluetoothRemoteGATTService,
  { prepare, report }: SendSealedOptions,
): Promise<void> {
  const configuration = await service.getCharacteristic(configurationCharacteristic)
  const status = await service.getCharacteristic(statusCharacteristic)
  await status.startNotifications()
  report({ type: 'reached', step: 'prepare' })
  const chunks = toChunks(await prepare())
  report({ type: 'reached', step: 'send' })
  let error = await tryOnce()
  // Something got lost in the air: once more, by itself.
  if (error === 'bad-message') {
    report({ type: 'resending' })
    error = await tryOnce()
  }
  if (error !== 'none') throw new ConfigurationFailure(error)

  /** What went wrong in the end, as the device says it; `none` once it is online. */
  async function tryOnce(): Promise<ConfigurationError> {
    const ended = Promise.withResolvers<ConfigurationError>()
    let hasEnded = false
    const listen = () => {
      const said =
        status.value &&
        readStatus(new Uint8Array(status.value.buffer, status.value.byteOffset, status.value.byteLength))
      if (!said) return
      follow(said, report)
      if (said.state !== 'online' && said.state !== 'failed') return
      hasEnded = true
      ended.resolve(said.state === 'online' ? 'none' : said.error)
    }
    status.addEventListener('characteristicvaluechanged', listen)
    try {
      await send(() => hasEnded)
      // Not before: until the first chunk arrived, it holds the end of the attempt before.
      return await withTimeout(patience, 'timed-out', pollCharacteristics(ended.promise, status))
    } finally {
      status.removeEventListener('characteristicvaluechanged', listen)
    }
  }

  async function send(hasEnded: () => boolean) {
    for (const [index, chunk] of chunks.entries()) {
      if (hasEnded()) return
      await withTimeout(responseTimeoutMs, 'connection-lost', configuration.writeValueWithResponse(chunk))
      report({ type: 'sent', sent: index + 1, of: chunks.length })
    }
    report({ type: 'reached', step: 'join' })
  }
}

function follow({ state }: ConfigurationStatus, report: (event: ConfigurationEvent) => void) {
  if (state === 'joining-wifi') report({ type: 'reached', step: 'join' })
  if (state === 'reaching-server') report({ type: 'reached', step: 'reach' })
}
