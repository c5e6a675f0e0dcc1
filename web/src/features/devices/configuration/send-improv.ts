import {
  identifyCommand,
  improv,
  readCanIdentify,
  readError,
  readState,
  readWifiResult,
  wifiCommand,
  type ImprovError,
  type ImprovState,
} from './improv.ts'
import { findOwnPage } from './find-own-page.ts'
import { pollCharacteristics } from './poll-characteristics.ts'
import type { ConfigurationEvent, ConfigurationProblem } from './configuration-progress.ts'
import { ConfigurationFailure, withTimeout } from './configuration-failure.ts'

const deviceTimeoutMs = 90_000
/** A device that names its own page does so when it has joined the wifi. */
const resultTimeoutMs = 2_000

/** What the parent can compare: a device with Improv proves nothing about itself. */
export interface ChosenDevice {
  name: string
  /** Whether it was asked to blink or to make a sound. */
  showsItself: boolean
}

interface SendImprovOptions {
  /** Asks the parent whether to send the password unsealed, to this device. */
  askConsent: (chosen: ChosenDevice) => Promise<boolean>
  fetchWifi: () => Promise<{ ssid: string; password: string }>
  report: (event: ConfigurationEvent) => void
  /** The device may disconnect afterwards. */
  onJoined: () => void
}

const problems: Record<Exclude<ImprovError, 'none'>, ConfigurationProblem> = {
  'bad-packet': 'bad-message',
  'unknown-command': 'unsupported-version',
  'cannot-connect': 'cannot-connect',
  'not-authorized': 'not-authorized',
  'bad-hostname': 'unknown-error',
  unknown: 'unknown-error',
}

/** Sends the wifi to a device that supports Improv. The standard has no encryption, so the parent is asked first. */
export async function sendImprov(
  service: BluetoothRemoteGATTService,
  name: string,
  { askConsent, fetchWifi, report, onJoined }: SendImprovOptions,
): Promise<void> {
  report({ type: 'reached', step: 'agree' })
  const command = await service.getCharacteristic(improv.command)
  if (!(await askConsent({ name, showsItself: await identify(service, command) })))
    throw new ConfigurationFailure('not-agreed')
  const { ssid, password } = await fetchWifi()
  const state = await service.getCharacteristic(improv.state)
  const error = await service.getCharacteristic(improv.error)
  const reached = await followStates(state)
  const failed = await followErrors(error)
  const ownPage = await followResult(service).catch(() => undefined)
  if (readState(await state.readValue()) === 'authorization-required') await waitForAuthorization()
  report({ type: 'reached', step: 'send' })
  const pieces = wifiCommand(ssid, password)
  for (const [index, piece] of pieces.entries()) {
    await command.writeValueWithResponse(piece)
    report({ type: 'sent', sent: index + 1, of: pieces.length })
  }
  report({ type: 'reached', step: 'join' })
  // The command comes first: until then the characteristic holds the result of the previous attempt.
  const ended = Promise.race([reached('provisioned'), failed()])
  await withTimeout(deviceTimeoutMs, 'timed-out', pollCharacteristics(ended, state, error))
  onJoined()
  // The device is in the wifi, with or without a readable result.
  const address = await ownPage?.().catch(() => undefined)
  if (address !== undefined) report({ type: 'named-page', address })

  async function waitForAuthorization() {
    report({ type: 'reached', step: 'authorize' })
    await withTimeout(deviceTimeoutMs, 'not-authorized', pollCharacteristics(reached('authorized'), state))
  }
}

/** Makes the device show which one it is, if it can. */
async function identify(service: BluetoothRemoteGATTService, command: BluetoothRemoteGATTCharacteristic) {
  try {
    const capabilities = await service.getCharacteristic(improv.capabilities)
    if (!readCanIdentify(await capabilities.readValue())) return false
    await command.writeValueWithResponse(identifyCommand)
    return true
  } catch {
    return false
  }
}

/** The returned function resolves with the address of the device's own page. */
async function followResult(service: BluetoothRemoteGATTService) {
  const characteristic = await service.getCharacteristic(improv.result)
  const named = Promise.withResolvers<string>()
  characteristic.addEventListener('characteristicvaluechanged', () => {
    const texts = characteristic.value && readWifiResult(characteristic.value)
    const ownPage = texts && findOwnPage(texts)
    if (ownPage !== undefined) named.resolve(ownPage)
  })
  await characteristic.startNotifications()
  return () => pollCharacteristics(withTimeout(resultTimeoutMs, 'timed-out', named.promise), characteristic)
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
