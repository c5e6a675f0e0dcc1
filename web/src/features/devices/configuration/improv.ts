/**
 * The wire format of Improv Wi-Fi over Bluetooth, the open standard by which a page sends a device its wifi. See https://www.improv-wifi.com/ble/.
 */
const uuid = (last: number) => `00467768-6228-2272-4663-27747826800${last}`

export const improv = {
  service: uuid(0),
  state: uuid(1),
  error: uuid(2),
  command: uuid(3),
  result: uuid(4),
  capabilities: uuid(5),
}

/** The largest write that every Bluetooth connection supports; a device joins the pieces. */
const maxWriteBytes = 20
const sendWifiCommand = 1
const canIdentifyItself = 1

const states = { 1: 'authorization-required', 2: 'authorized', 3: 'provisioning', 4: 'provisioned' } as const
export type ImprovState = (typeof states)[keyof typeof states]

const errors = {
  0: 'none',
  1: 'bad-packet',
  2: 'unknown-command',
  3: 'cannot-connect',
  4: 'not-authorized',
  5: 'bad-hostname',
} as const
export type ImprovError = (typeof errors)[keyof typeof errors] | 'unknown'

/** The command that makes a device show which one it is, such as by blinking. */
export const identifyCommand = toFrame(2, [])

/** The command that gives a device its wifi, in pieces to be written one after the other. */
export function wifiCommand(ssid: string, password: string): Uint8Array<ArrayBuffer>[] {
  const frame = toFrame(sendWifiCommand, [...withLength(ssid), ...withLength(password)])
  const pieces = Math.ceil(frame.length / maxWriteBytes)
  return Array.from({ length: pieces }, (_, piece) => frame.slice(piece * maxWriteBytes, (piece + 1) * maxWriteBytes))
}

export function readState(value: DataView): ImprovState | undefined {
  return value.byteLength === 0 ? undefined : states[value.getUint8(0) as keyof typeof states]
}

export function readError(value: DataView): ImprovError {
  return value.byteLength === 0 ? 'none' : (errors[value.getUint8(0) as keyof typeof errors] ?? 'unknown')
}

export function readCanIdentify(value: DataView): boolean {
  return value.byteLength > 0 && (value.getUint8(0) & canIdentifyItself) !== 0
}

/** The texts with which a device answers the wifi command, or undefined if they are not whole. */
export function readWifiResult({ buffer, byteOffset, byteLength }: DataView): string[] | undefined {
  const bytes = [...new Uint8Array(buffer, byteOffset, byteLength)]
  const data = bytes.slice(2, -1)
  const isWhole = toFrame(sendWifiCommand, data).every((byte, index) => byte === bytes[index])
  return isWhole ? readTexts(data) : undefined
}

/** Texts, each after its length. */
function readTexts([length, ...rest]: number[]): string[] | undefined {
  if (length === undefined) return []
  const others = length > rest.length ? undefined : readTexts(rest.slice(length))
  return others && [new TextDecoder().decode(Uint8Array.from(rest.slice(0, length))), ...others]
}

/** Command, length, data, and the sum of all these as a checksum. */
function toFrame(command: number, data: number[]) {
  const bytes = [command, data.length, ...data]
  return Uint8Array.of(
    ...bytes,
    bytes.reduce((sum, byte) => sum + byte, 0),
  )
}

function withLength(text: string) {
  const bytes = new TextEncoder().encode(text)
  return [bytes.length, ...bytes]
}
