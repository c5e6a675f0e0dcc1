import {
  answerCharacteristic,
  challengeCharacteristic,
  configurationService,
  toChunks,
} from '@pipit/contract/devices/bluetooth'
import { readAnswer, type ChallengeAnswer } from '@pipit/contract/devices/challenge-answer'
import { chooseDevice, connectTo, findService } from '../configuration/choose-device.ts'
import { ConfigurationFailure, responseTimeoutMs, withTimeout } from '../configuration/configuration-failure.ts'

interface AskOptions {
  bluetoothName: string
  fetchChallenge: () => Promise<{ challengeId: string; sealed: string }>
}

const maxAttempts = 2

/** Sends the device a challenge and returns its answer. */
export async function askOverBluetooth({ bluetoothName, fetchChallenge }: AskOptions) {
  const device = await chooseDevice([{ name: bluetoothName }])
  const { gatt } = device
  if (!gatt) throw new ConfigurationFailure('out-of-range')
  try {
    const service = await findService(await connectTo(gatt), configurationService)
    if (!service) throw new ConfigurationFailure('not-a-pipit')
    const { challengeId, sealed } = await fetchChallenge().catch((error: unknown) => {
      throw new ConfigurationFailure('not-prepared', error)
    })
    const answer = await ask(service, fromBase64(sealed))
    return { challengeId, answer: btoa(String.fromCharCode(...answer)) }
  } catch (error) {
    throw error instanceof ConfigurationFailure ? error : new ConfigurationFailure('connection-lost', error)
  } finally {
    gatt.disconnect()
  }
}

async function ask(service: BluetoothRemoteGATTService, sealed: Uint8Array) {
  const challenge = await service.getCharacteristic(challengeCharacteristic)
  const answer = await service.getCharacteristic(answerCharacteristic)
  for (let attempt = 1; ; attempt++) {
    for (const chunk of toChunks(sealed))
      await withTimeout(responseTimeoutMs, 'connection-lost', challenge.writeValueWithResponse(chunk))
    const { error, answer: bytes } = await waitForAnswer(answer)
    if (error === 'none') return bytes
    // Part of it got lost in transmission: retry once.
    if (error !== 'bad-message' || attempt === maxAttempts) throw new ConfigurationFailure(error)
  }
}

/** The device needs a moment to open the challenge. */
async function waitForAnswer(characteristic: BluetoothRemoteGATTCharacteristic): Promise<ChallengeAnswer> {
  const deadline = Date.now() + responseTimeoutMs
  for (;;) {
    const value = await withTimeout(responseTimeoutMs, 'connection-lost', characteristic.readValue())
    const read = readAnswer(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
    if (!read) throw new ConfigurationFailure('unsupported-version')
    if (read.state !== 'ready') return read
    if (Date.now() > deadline) throw new ConfigurationFailure('timed-out')
  }
}

function fromBase64(text: string) {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}
