import { describe, expect, test } from 'vitest'
import { readArguments } from './simulator-arguments.ts'

const id = ['--id', 'a'.repeat(26)]
const key = ['--key', 'secret']
const privateKey = ['--private-key', Buffer.alloc(32, 7).toString('base64')]
const code = ['--claim-code', 'abcde-fghij klmno-pqrst uvwxyz']
const configuration = ['--configuration', 'PIPIT1:AQID']

test('with a key, the server and the battery can be left out', () => {
  expect(readArguments([...id, ...key])).toEqual({
    by: 'key',
    deviceId: 'a'.repeat(26),
    serverUrl: 'http://127.0.0.1:8080',
    deviceApiKey: 'secret',
    status: { battery: null, firmware: 'simulator' },
    script: null,
    events: false,
    installed: null,
  })
})

test('with a model and public keys, it installs updates', () => {
  const firmwareKey = Buffer.alloc(32, 7).toString('base64')
  const update = ['--firmware', '1.0.0', '--model', 'one', '--firmware-key', firmwareKey]
  expect(readArguments([...id, ...key, ...update])).toMatchObject({
    installed: { hardwareModel: 'one', version: '1.0.0', firmwareKeys: [firmwareKey] },
  })
})

test('with a configuration, the text of the QR code and base64 are both accepted', () => {
  const read = readArguments([...id, ...privateKey, ...code, ...configuration])
  expect(read).toMatchObject({ by: 'configuration', secrets: { lastAccepted: null } })
  const fromBase64 = readArguments([...id, ...privateKey, ...code, '--configuration', 'AQID'])
  for (const each of [read, fromBase64]) expect(each?.by === 'configuration' && [...each.sealed]).toEqual([1, 2, 3])
})

test('--help returns no arguments and is not an error', () => {
  expect(readArguments(['--help'])).toBeNull()
})

describe('invalid arguments', () => {
  test.each([
    ['no arguments', [], /--id must be/],
    ['an id that is too short', ['--id', 'abc', ...key], /--id must be/],
    ['no key', id, /--key or --configuration is missing/],
    ['a server without http', [...id, ...key, '--server', 'localhost:8080'], /--server must begin/],
    ['a battery over 100', [...id, ...key, '--battery', '101'], /--battery must be/],
    ['an empty battery', [...id, ...key, '--battery='], /--battery must be/],
    [
      'a private key of the wrong length',
      [...id, ...code, ...configuration, '--private-key', 'AQID'],
      /--private-key must be/,
    ],
    ['a WAV file that does not exist', [...id, ...key, '--wav', 'no-such.wav'], /--wav: "no-such.wav" cannot be read/],
    ['a file that is not a WAV file', [...id, ...key, '--wav', import.meta.filename], /not a WAV file/],
    ['a speed that is not a number', [...id, ...key, '--text', 'hello', '--speed', 'fast'], /--speed must be/],
    ['a firmware key that is none', [...id, ...key, '--firmware-key', 'AQID'], /--firmware-key must be/],
    ['no claim code', [...id, ...privateKey, ...configuration], /--claim-code must be/],
    ['an unknown option', ['--loudness', '9'], /--loudness/],
  ])('%s is reported with the option that is wrong', (_, args, message) => {
    expect(() => readArguments(args)).toThrow(message)
  })
})
