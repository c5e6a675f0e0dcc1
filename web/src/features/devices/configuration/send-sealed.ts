import { configurationCharacteristic, statusCharacteristic, toChunks } from '@pipit/contract/devices/bluetooth'
import {
  readStatus,
  type ConfigurationError,
  type ConfigurationStatus,
} from '@pipit/contract/devices/configuration-status'
import { pollCharacteristics } from './poll-characteristics.ts'
import type { ConfigurationEvent } from './configuration-progress.ts'
import { responseTimeoutMs, ConfigurationFailure, withTimeout } from './configuration-failure.ts'

/** How long a device may take to join a wifi and reach the server. */
const deviceTimeoutMs = 90_000

interface SendSealedOptions {
  /** The configuration, sealed for this device. */
  fetchSealed: () => Promise<Uint8Array>
  report: (event: ConfigurationEvent) => void
}

/** Sends the sealed configuration and follows the device's status until it is online. */
export async function sendSealed(
  service: BluetoothRemoteGATTService,
  { fetchSealed, report }: SendSealedOptions,
): Promise<void> {
  const configuration = await service.getCharacteristic(configurationCharacteristic)
  const status = await service.getCharacteristic(statusCharacteristic)
  await status.startNotifications()
  report({ type: 'reached', step: 'prepare' })
  const chunks = toChunks(await fetchSealed())
  report({ type: 'reached', step: 'send' })
  let error = await tryOnce()
  // Part of it got lost in transmission: retry once.
  if (error === 'bad-message') {
    report({ type: 'resending' })
    error = await tryOnce()
  }
  if (error !== 'none') throw new ConfigurationFailure(error)

  /** The error that the device reports in the end; `none` once it is online. */
  async function tryOnce(): Promise<ConfigurationError> {
    const ended = Promise.withResolvers<ConfigurationError>()
    let hasEnded = false
    const listen = () => {
      const reported =
        status.value &&
        readStatus(new Uint8Array(status.value.buffer, status.value.byteOffset, status.value.byteLength))
      if (!reported) return
      reportStep(reported, report)
      if (reported.state !== 'online' && reported.state !== 'failed') return
      hasEnded = true
      ended.resolve(reported.state === 'online' ? 'none' : reported.error)
    }
    status.addEventListener('characteristicvaluechanged', listen)
    try {
      await send(() => hasEnded)
      // Until the first chunk arrives, the characteristic holds the result of the previous attempt.
      return await withTimeout(deviceTimeoutMs, 'timed-out', pollCharacteristics(ended.promise, status))
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

function reportStep({ state }: ConfigurationStatus, report: (event: ConfigurationEvent) => void) {
  if (state === 'joining-wifi') report({ type: 'reached', step: 'join' })
  if (state === 'reaching-server') report({ type: 'reached', step: 'reach' })
}
