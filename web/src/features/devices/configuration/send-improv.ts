import { improv, readError, readState, wifiCommand, type ImprovError, type ImprovState } from './improv.ts'
import { pollCharacteristics } from './poll-characteristics.ts'
import type { ConfigurationEvent, ConfigurationProblem } from './configuration-progress.ts'
import { ConfigurationFailure, withTimeout } from './configuration-failure.ts'

const deviceTimeoutMs = 90_000

interface SendImprovOptions {
  /** Asks the parent whether to send the password unsealed. */
  askConsent: () => Promise<boolean>
  fetchWifi: () => Promise<{ ssid: string; password: string }>
  report: (event: ConfigurationEvent) => void
}

const problems: Record<Exclude<ImprovError, 'none'>, ConfigurationProblem> = {
  'bad-packet': 'bad-message',
  'unknown-command': 'unsupported-version',
  'cannot-connect': 'cannot-connect',
  'not-authorized': 'not-authorized',
  'bad-hostname': 'unsupported-version',
  unknown: 'cannot-connect',
}

/** Sends the wifi to a device that supports Improv. The standard has no encryption, so the parent is asked first. */
export async function sendImprov(
  service: BluetoothRemoteGATTService,
  { askConsent, fetchWifi, report }: SendImprovOptions,
): Promise<void> {
  report({ type: 'reached', step: 'agree' })
  if (!(await askConsent())) throw new ConfigurationFailure('not-agreed')
  const { ssid, password } = await fetchWifi()
  const state = await service.getCharacteristic(improv.state)
  const error = await service.getCharacteristic(improv.error)
  const command = await service.getCharacteristic(improv.command)
  const reached = await followStates(state)
  const failed = await followErrors(error)
  if (readState(await state.readValue()) === 'authorization-required') await waitForAuthorization()
  report({ type: 'reached', step: 'send' })
  const pieces = wifiCommand(ssid, password)
  for (const [index, piece] of pieces.entries()) {
    await command.writeValueWithResponse(piece)
    report({ type: 'sent', sent: index + 1, of: pieces.length })
  }
  report({ type: 'reached', step: 'join' })
  // Only after the command: until then the characteristic holds the result of the previous attempt.
  const ended = Promise.race([reached('provisioned'), failed()])
  await withTimeout(deviceTimeoutMs, 'timed-out', pollCharacteristics(ended, state, error))

  async function waitForAuthorization() {
    report({ type: 'reached', step: 'authorize' })
    await withTimeout(deviceTimeoutMs, 'not-authorized', pollCharacteristics(reached('authorized'), state))
  }
}

/** The returned function resolves when the device reports the expected state. */
async function followStates(characteristic: BluetoothRemoteGATTCharacteristic) {
  await characteristic.startNotifications()
  return (expected: ImprovState) =>
    new Promise<void>((resolve) => {
      characteristic.addEventListener('characteristicvaluechanged', () => {
        if (characteristic.value && readState(characteristic.value) === expected) resolve()
      })
    })
}

/** The returned function rejects when the device reports an error. */
async function followErrors(characteristic: BluetoothRemoteGATTCharacteristic) {
  await characteristic.startNotifications()
  return () =>
    new Promise<never>((_, reject) => {
      characteristic.addEventListener('characteristicvaluechanged', () => {
        const reported = characteristic.value ? readError(characteristic.value) : 'none'
        if (reported !== 'none') reject(new ConfigurationFailure(problems[reported]))
      })
    })
}
