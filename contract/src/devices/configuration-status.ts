/** What a device reports about a configuration, in three bytes: version, state and error. */

const statusVersion = 1

/** The index of each is sent over Bluetooth: add at the end, never reorder. */
export const configurationStates = [
  'ready',
  'receiving',
  'joining-wifi',
  'reaching-server',
  'online',
  'failed',
] as const
export const configurationErrors = [
  'none',
  /** A chunk is missing, or the checksum is wrong: send it again. */
  'bad-message',
  'unsupported-version',
  /** Sealed for another device, or by somebody who does not know the claim code. */
  'cannot-open',
  /** Sealed before the configuration that the device has. */
  'outdated',
  'wifi-not-found',
  'wifi-password-wrong',
  'server-unreachable',
  /** The server refuses the key: the device was deactivated or registered again. */
  'key-refused',
  /** Nobody has held the device's button within the last two minutes. */
  'button-not-held',
] as const

export type ConfigurationState = (typeof configurationStates)[number]
export type ConfigurationError = (typeof configurationErrors)[number]

export interface ConfigurationStatus {
  state: ConfigurationState
  error: ConfigurationError
}

export function encodeStatus({ state, error }: ConfigurationStatus): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(statusVersion, configurationStates.indexOf(state), configurationErrors.indexOf(error))
}

/** Returns null if the device uses a newer version. */
export function readStatus(bytes: Uint8Array): ConfigurationStatus | null {
  const [version, stateCode = -1, errorCode = -1] = bytes
  const state = configurationStates[stateCode]
  const error = configurationErrors[errorCode]
  return version === statusVersion && state && error ? { state, error } : null
}
