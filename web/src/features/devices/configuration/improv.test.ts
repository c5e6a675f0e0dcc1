import { describe, expect, test } from 'vitest'
import {
  identifyCommand,
  improv,
  readCanIdentify,
  readError,
  readState,
  readWifiResult,
  wifiCommand,
} from './improv.ts'

const bytesOf = (hex: string) => Uint8Array.from(hex.split(' '), (byte) => Number.parseInt(byte, 16))
const viewOf = (...bytes: number[]) => new DataView(Uint8Array.of(...bytes).buffer)

test('the service and its characteristics have the UUIDs of the standard', () => {
  expect(improv).toEqual({
    service: '00467768-6228-2272-4663-277478268000',
    state: '00467768-6228-2272-4663-277478268001',
    error: '00467768-6228-2272-4663-277478268002',
    command: '00467768-6228-2272-4663-277478268003',
    result: '00467768-6228-2272-4663-277478268004',
    capabilities: '00467768-6228-2272-4663-277478268005',
  })
})

describe('the Improv wifi command', () => {
  test('has the layout of the standard’s example', () => {
    // SSID "MyWirelessAP", password "mysecurepassword".
    const frame = '01 1e 0c 4d 79 57 69 72 65 6c 65 73 73 41 50 10 6d 79 73 65 63 75 72 65 70 61 73 73 77 6f 72 64 c0'
    expect(Uint8Array.from(wifiCommand('MyWirelessAP', 'mysecurepassword').flatMap((piece) => [...piece]))).toEqual(
      bytesOf(frame),
    )
  })

  test('is split into pieces that every connection can carry', () => {
    const pieces = wifiCommand('MyWirelessAP', 'mysecurepassword')
    expect(pieces.map(({ length }) => length)).toEqual([20, 13])
    expect(wifiCommand('a', '').map(({ length }) => length)).toEqual([6])
  })

  test('counts bytes, not characters, and has an empty password for an open network', () => {
    expect(wifiCommand('é', '')).toEqual([bytesOf('01 04 02 c3 a9 00 73')])
  })

  test('has a checksum of one byte at any length', () => {
    const bytes = wifiCommand('z'.repeat(32), 'z'.repeat(63)).flatMap((piece) => [...piece])
    expect(bytes).toHaveLength(2 + 33 + 64 + 1)
    expect(bytes.at(-1)).toBe(bytes.slice(0, -1).reduce((sum, byte) => sum + byte, 0) % 256)
  })
})

test('states and errors of the standard are parsed, and other values are reported as unknown', () => {
  expect([1, 2, 3, 4].map((byte) => readState(viewOf(byte)))).toEqual([
    'authorization-required',
    'authorized',
    'provisioning',
    'provisioned',
  ])
  expect(readState(viewOf(9))).toBeUndefined()
  expect(readState(viewOf())).toBeUndefined()
  expect([0, 1, 2, 3, 4, 5, 0xff].map((byte) => readError(viewOf(byte)))).toEqual([
    'none',
    'bad-packet',
    'unknown-command',
    'cannot-connect',
    'not-authorized',
    'bad-hostname',
    'unknown',
  ])
})

test('a device is asked to show which one it is only if it can', () => {
  expect(identifyCommand).toEqual(bytesOf('02 00 02'))
  expect([0, 1, 2, 0x0f].map((byte) => readCanIdentify(viewOf(byte)))).toEqual([false, true, false, true])
  expect(readCanIdentify(viewOf())).toBe(false)
})

describe('the result of the wifi command', () => {
  const resultOf = (hex: string) => readWifiResult(viewOf(...bytesOf(hex)))

  test('has any number of texts', () => {
    expect(resultOf('01 00 01')).toEqual([])
    expect(resultOf('01 06 02 68 69 02 c3 a9 48')).toEqual(['hi', 'é'])
  })

  test.each([
    ['is empty', '00'],
    ['ends early', '01 06 02 68 69 02 c3'],
    ['is longer than it says', '01 06 02 68 69 02 c3 a9 48 00'],
    ['has a wrong checksum', '01 06 02 68 69 02 c3 a9 49'],
    ['has a text that is longer than the rest', '01 03 09 68 69 de'],
    ['belongs to another command', '02 03 02 68 69 d8'],
  ])('is ignored if it %s', (_, hex) => {
    expect(resultOf(hex)).toBeUndefined()
  })
})
