import { describe, expect, test } from 'vitest'
import { readBoardArguments } from './board-arguments.ts'

const read = (...args: string[]) => readBoardArguments(['--protocol', 'xiaozhi', ...args], '/data')

test('everything can be left out', () => {
  expect(read()).toMatchObject({
    otaUrl: 'http://127.0.0.1:8080/xiaozhi/ota/',
    stateFile: '/data/simulated-board.json',
    factory: undefined,
    model: 'bread-compact-wifi',
    firmware: null,
    frameVersion: undefined,
    frameMs: 60,
    mode: 'auto',
    battery: null,
    picture: null,
    texts: [],
    speech: null,
  })
})

test('what a board sends can be chosen', () => {
  const args = [
    '--frame-version',
    '3',
    '--frame-duration',
    '20',
    '--mode',
    'realtime',
    '--text',
    'one',
    '--text',
    'two',
  ]
  expect(read(...args)).toMatchObject({ frameVersion: 3, frameMs: 20, mode: 'realtime', texts: ['one', 'two'] })
})

test('--help returns no arguments and is not an error', () => {
  expect(read('--help')).toBeNull()
})

describe('invalid arguments', () => {
  test.each([
    ['a server without http', ['--server', 'localhost:8080'], /--server must begin/],
    ['a frame version that does not exist', ['--frame-version', '4'], /--frame-version must be 1, 2 or 3\./],
    ['a frame duration that no board uses', ['--frame-duration', '40'], /--frame-duration must be 20 or 60\./],
    ['an unknown mode', ['--mode', 'loud'], /--mode must be auto, manual or realtime\./],
    ['a battery over 100', ['--battery', '101'], /--battery must be/],
    ['an empty battery', ['--battery='], /--battery must be/],
    ['a serial number without a key', ['--serial-number', 'SN-1'], /belong together/],
    ['a key of the wrong length', ['--serial-number', 'SN-1', '--factory-key', 'abcd'], /64 hexadecimal digits/],
    ['a file that is not a WAV file', ['--wav', import.meta.filename], /not a WAV file/],
    ['a picture that does not exist', ['--picture', 'no-such.jpg'], /--picture: "no-such.jpg" cannot be read/],
    ['an unknown option', ['--loudness', '9'], /--loudness/],
  ])('%s is reported with the option that is wrong', (_, args, message) => {
    expect(() => read(...args)).toThrow(message)
  })
})
