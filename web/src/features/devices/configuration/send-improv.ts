import { improv, readError, readState, wifiCommand, type ImprovError, type ImprovState } from './improv.ts'
import { pollCharacteristics } from './poll-characteristics.ts'
import type { ConfigurationEvent, ConfigurationProblem } from './configuration-progress.ts'
import { ConfigurationFailure, withTimeout } from './configuration-failure.ts'

const patience = 90_000

interface SendImprovOptions {
  /** Asks whether to send the password openly. */
  agree: () => Promise<boolean>
  readWifi: () => Promise<{ ssid: string; password: string }>
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

/** Gives a device that speaks Improv its wifi. The standard knows no seal, so the parent is asked first. */
export async function sendImprov(
  service: BluetoothRemoteGATTService,
  { agree, readWifi, report }: SendImprovOptions,
): Promise<void> {
  report({ type: 'reached', step: 'agree' })
  if (!(await agree())) throw new ConfigurationFailure('not-agreed')
  const { ssid, password } = await readWifi()
  const state = await service.getCharacteristic(improv.state)
  const error = await service.getCharacteristic(improv.error)
  const command = await service.getCharacteristic(improv.command)
  const reached = await followStates(state)
  const failed = await followErrors(error)
  if (readState(await state.readValue()) === 'authorization-required') await authorized()
  report({ type: 'reached', step: 'send' })
  const pieces = wifiCommand(ssid, password)
  for (const [index, piece] of pieces.entries()) {
    await command.writeValueWithResponse(piece)
    report({ type: 'sent', sent: index + 1, of: pieces.length })
  }
  report({ type: 'reached', step: 'join' })
  // Not before the command: until then it holds what came of the attempt before.
  const ended = Promise.race([reached('provisioned'), failed()])
  await withTimeout(patience, 'timed-out', pollCharacteristics(ended, state, error))

  async function authorized() {
    report({ type: 'reached', step: 'authorize' })
    await withTimeout(patience, 'not-authorized', pollCharacteristics(reached('authorized'), state))
  }
}

/** Waits for a state that the device tells of from then on. */
async function followStates(characteristic: BluetoothRemoteGATTCharacteristic) {
  await characteristic.startNotifications()
  return (wanted: ImprovState) =>
    new Promise<void>((resolve) => {
      characteristic.addEventListener('characteristicvaluechanged', () => {
        if (characteristic.value && readState(characteristic.value) === wanted) resolve()
      })
    })
}

/** Fails as soon as the device tells of an error. */
async function followErrors(characteristic: BluetoothRemoteGATTCharacteristic) {
  await characteristic.startNotifications()
  return () =>
    new Promise<never>((_, reject) => {
      characteristic.addEventListener('characteristicvaluechanged', () => {
        const said = characteristic.value ? readError(characteristic.value) : 'none'
        if (said !== 'none') reject(new ConfigurationFailure(problems[said]))
      })
    })
}
