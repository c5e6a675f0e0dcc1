import { configurationErrors, type ConfigurationError } from './configuration-status.ts'

/** How a device answers a challenge over Bluetooth: version, state, error, and the answer if there is one. */

const answerVersion = 1
const headerLength = 3

/** The index of each is sent over Bluetooth: add at the end, never reorder. */
const answerStates = ['ready', 'answered', 'failed'] as const

export interface ChallengeAnswer {
  state: (typeof answerStates)[number]
  error: ConfigurationError
  answer: Uint8Array
}

export const noAnswer: ChallengeAnswer = { state: 'ready', error: 'none', answer: new Uint8Array() }

export function encodeAnswer({ state, error, answer }: ChallengeAnswer): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(answerVersion, answerStates.indexOf(state), configurationErrors.indexOf(error), ...answer)
}

/** Returns null if the device uses a newer version. */
export function readAnswer(bytes: Uint8Array): ChallengeAnswer | null {
  const [version, stateCode = -1, errorCode = -1] = bytes
  const state = answerStates[stateCode]
  const error = configurationErrors[errorCode]
  return version === answerVersion && state && error ? { state, error, answer: bytes.slice(headerLength) } : null
}
